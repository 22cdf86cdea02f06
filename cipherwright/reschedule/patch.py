"""The object file with the instructions of its pieces in other orders: the same file but for those bytes.

A piece takes the bytes it took. What is relative to its place is written anew: displacements from the instruction
pointer, and the offsets of relocations, which go with their instructions.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

import iced_x86 as iced

from cipherwright.errors import CheckFailed
from cipherwright.reschedule.code import Insn, Object
from targets.elf_read import SHT_REL, SHT_RELA


def moved(one: Insn, offset: int, bits: int) -> bytes:
    """The bytes of an instruction at another offset."""
    raw = bytearray(one.raw)
    if one.one.is_ip_rel_memory_operand and one.relocation is None:
        at = iced.Decoder(bits, one.raw, ip=one.offset)
        found = at.get_constant_offsets(at.decode())
        place = found.displacement_offset
        (old,) = struct.unpack_from("<i", raw, place)
        struct.pack_into("<i", raw, place, old + one.offset - offset)
    return bytes(raw)


def placed(insns: Sequence[Insn], first: int) -> list[tuple[int, Insn]]:
    """The instructions one behind the other from an offset on, each with where it comes to stand."""
    out, at = [], first
    for one in insns:
        out.append((at, one))
        at += len(one.raw)
    return out


def patched(obj: Object, data: bytes, pieces: Mapping[int, Sequence[Insn]]) -> bytes:
    """The object file `data` with pieces, by the offset they begin at, in new orders.

    CheckFailed if a piece came out in another length, which would be a fault of the tool.
    """
    out = bytearray(data)
    base = obj.file.sections[obj.section].offset
    relocated: dict[int, int] = {}
    for first, insns in pieces.items():
        for at, one in placed(insns, first):
            out[base + at:base + at + len(one.raw)] = moved(one, at, obj.bits)
            if one.relocation is not None:
                relocated[one.relocation.offset] = one.relocation.offset + at - one.offset
    form = "<Q" if obj.bits == 64 else "<I"
    for section in obj.file.sections:
        if section.kind not in (SHT_REL, SHT_RELA) or section.info != obj.section:
            continue
        width = {(32, SHT_REL): 8, (32, SHT_RELA): 12, (64, SHT_REL): 16, (64, SHT_RELA): 24}[obj.bits, section.kind]
        for at in range(section.offset, section.offset + section.size - width + 1, width):
            (old,) = struct.unpack_from(form, out, at)
            struct.pack_into(form, out, at, relocated.get(old, old))
    if len(out) != len(data):
        raise CheckFailed("a piece came out longer than it was: this is a bug of the tool")
    return bytes(out)

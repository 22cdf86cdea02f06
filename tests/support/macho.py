"""A reader of Mach-O objects, for tests: sections, symbols, relocations, and an image that a machine can call.

By Apple's headers: mach-o/loader.h (mach_header_64, segment_command_64, section_64), mach-o/nlist.h (nlist_64),
mach-o/reloc.h (relocation_info), mach-o/x86_64/reloc.h (what a relocation of each type means).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

from targets.elf import Image, Segment

MAGIC, X86_64, OBJECT, DYLIB = 0xFEEDFACF, 0x01000007, 1, 6
LC_SEGMENT_64, LC_SYMTAB = 0x19, 0x2
N_PEXT, N_SECT, N_EXT = 0x10, 0x0E, 0x01
SIGNED = 1
"""A displacement of four bytes, from behind itself to a symbol, with what stands in it added."""


@dataclass(frozen=True)
class Section:
    """A section; `align` in bytes, `address` from the beginning of the object's segment."""

    segment: str
    name: str
    address: int
    align: int
    data: bytes
    relocations: tuple[Relocation, ...]


@dataclass(frozen=True)
class Relocation:
    """`offset`: in the section; `number`: of a symbol, if `external`, else of a section from 1."""

    offset: int
    number: int
    relative: bool
    bytes: int
    external: bool
    kind: int


@dataclass(frozen=True)
class Symbol:
    """`section` from 1, 0 for a symbol that is defined elsewhere; `kind`: n_type."""

    name: str
    kind: int
    section: int
    value: int


@dataclass(frozen=True)
class MachO:
    """An object file."""

    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]

    def section(self, name: str) -> Section:
        """The section of a name."""
        return next(s for s in self.sections if s.name == name)

    def load(self, base: int) -> Image:
        """The object from an address on that all its sections are aligned at, relocated."""
        text = self.section("__text")
        assert all(not s.relocations for s in self.sections if s is not text)
        code = bytearray(text.data)
        for row in text.relocations:
            assert row.relative and row.bytes == 4 and row.external and row.kind == SIGNED
            (added,) = struct.unpack_from("<i", code, row.offset)
            there = self.symbols[row.number].value - (text.address + row.offset + 4)
            struct.pack_into("<i", code, row.offset, there + added)
        size = max(s.address + len(s.data) for s in self.sections)
        whole = bytearray(size)
        for s in self.sections:
            whole[s.address:s.address + len(s.data)] = code if s is text else s.data
        return Image(base, [Segment(base, bytes(whole), False, True)], {s.name: base + s.value for s in self.symbols},
                     {s.name: base + s.address for s in self.sections}, 64, base + size)


def read(data: bytes, kind: int = OBJECT) -> MachO:
    """A file of 64-bit x86 code; `kind`: of which sort."""
    magic, cpu, _, found, commands, _, _, _ = struct.unpack_from("<8I", data)
    assert (magic, cpu, found) == (MAGIC, X86_64, kind)
    at, sections, symbols = 32, list[Section](), list[Symbol]()
    for _ in range(commands):
        command, size = struct.unpack_from("<2I", data, at)
        if command == LC_SEGMENT_64:
            (count,) = struct.unpack_from("<I", data, at + 64)
            sections += [_section(data, at + 72 + 80 * i) for i in range(count)]
        elif command == LC_SYMTAB:
            where, count, names, _ = struct.unpack_from("<4I", data, at + 8)
            symbols += [_symbol(data, where + 16 * i, names) for i in range(count)]
        at += size
    return MachO(tuple(sections), tuple(symbols))


def _section(data: bytes, at: int) -> Section:
    name, segment, address, size, offset, align, where, count = struct.unpack_from("<16s16s2Q4I", data, at)
    return Section(_name(segment), _name(name), address, 1 << align, data[offset:offset + size],
                   tuple(_relocation(data, where + 8 * i) for i in range(count)))


def _relocation(data: bytes, at: int) -> Relocation:
    offset, rest = struct.unpack_from("<iI", data, at)
    return Relocation(offset, rest & 0xFFFFFF, bool(rest >> 24 & 1), 1 << (rest >> 25 & 3), bool(rest >> 27 & 1),
                      rest >> 28)


def _symbol(data: bytes, at: int, names: int) -> Symbol:
    name, kind, section, _, value = struct.unpack_from("<I2BHQ", data, at)
    end = data.index(b"\0", names + name)
    return Symbol(data[names + name:end].decode(), kind, section, value)


def _name(field: bytes) -> str:
    return field.rstrip(b"\0").decode()

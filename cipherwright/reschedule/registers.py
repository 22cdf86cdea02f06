"""Other registers for the values of a piece, so that fewer instructions wait for a register to be free.

A *web* is a value with all that reads it, and what the same register is changed to in place. One whose whole life is
within a piece may be in any register that nothing else needs at the time, as long as every instruction keeps its
length: the code stays where it is. Registers that an instruction uses without naming them are not changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import iced_x86 as iced

from cipherwright.reschedule.code import Insn
from cipherwright.reschedule.flow import Piece
from targets.machinecode import HIGH8, LOW8, Instruction, Reg, decode_one
from targets.x86.registers import FULL, GPR, LOW128, MM, SP, XMM, iced_registers, is_vector

_INFO = iced.InstructionInfoFactory()
_KIND = iced.OpCodeOperandKind
_FIELDS = frozenset(getattr(_KIND, name) for name in dir(_KIND)
                    if name.isupper() and any(part in name for part in ("_REG", "_RM", "_VVVV", "_OR_MEM", "_OPCODE")))
"""Kinds of operands that an instruction has a field for, so that any register may stand there."""
_BASES = (4, 5)
"""Registers that cost a byte as the base of an address, modulo 8."""
ROUNDS = 2
"""How often each web may change its register: what one leaves, another may take."""
_BYTES = 4
"""Registers whose low byte has a name without a prefix."""


@dataclass
class Web:
    """A value in register `number` from instruction `first` to `last` of a piece; `inside`: its whole life is in it,
    and every instruction that uses it names it, in parts that other registers have."""

    number: int
    first: int
    last: int
    inside: bool
    uses: list[int] = field(default_factory=list)


def webs(piece: Piece) -> list[Web]:
    """The webs of a piece by their first instruction; the last one of each register is never `inside`, so that every
    register ends with what it held."""
    now: dict[int, Web] = {}
    out: list[Web] = []
    for i, one in enumerate(piece.insns):
        what = one.what
        assert what is not None
        reads = {n for n in (*(r.number for r in what.reads), *what.address_registers) if _renamed(n)}
        writes = {r.number: r.part for r in what.writes if _renamed(r.number)}
        named = _named(one)
        for n in sorted(reads | set(writes)):
            new = n in writes and n not in reads and _whole(n, writes[n], what.encoding)
            if new or n not in now:
                now[n] = Web(n, i, i, new)
                out.append(now[n])
            web = now[n]
            web.last = i
            web.uses.append(i)
            web.inside &= n in named
    for web in now.values():
        web.inside, web.last = False, len(piece.insns)
    return out


def _renamed(number: int) -> bool:
    return (GPR <= number < MM and number != SP) or XMM <= number < XMM + 16


def _whole(number: int, part: int, encoding: str) -> bool:
    """Whether a write leaves nothing of what a register held."""
    return part == FULL or (part == LOW128 and is_vector(number) and encoding == "legacy")


def _named(one: Insn) -> set[int]:
    """Registers that an instruction names in every place where it uses them, in fields that may name others; ah to bh
    are not among them."""
    known, asm = iced_registers(), one.one
    code = asm.op_code()
    fields: set[Any] = {asm.memory_base, asm.memory_index}
    fixed: set[Any] = set()
    for k in range(asm.op_count):
        if asm.op_kind(k) == iced.OpKind.REGISTER:
            movable = code.op_kind(k) in _FIELDS and known.get(asm.op_register(k), Reg(-1)).part != HIGH8
            (fields if movable else fixed).add(asm.op_register(k))
    numbers = {known[r].number for r in fields if r in known}
    hidden = {known[u.register].number for u in _INFO.info(asm).used_registers() if u.register in known} - numbers
    return numbers - hidden - {known[r].number for r in fixed if r in known}


def renamed(piece: Piece, bits: int) -> Piece | None:
    """The piece with its webs in other registers, each in the one that was free for the longest; None where nothing is
    changed."""
    found = webs(piece)
    spans = {id(w): (w.first if w.inside or _fresh(piece, w) else 0, w.last) for w in found}
    homes = {id(w): w.number for w in found}
    for _round in range(ROUNDS):
        for web in found:
            if web.inside:
                taken: dict[int, list[tuple[int, int]]] = {}
                for other in found:
                    if other is not web:
                        taken.setdefault(homes[id(other)], []).append(spans[id(other)])
                homes[id(web)] = _choose(piece, web, homes[id(web)], taken)
    where = {(use, w.number): homes[id(w)] for w in found for use in w.uses}
    insns = list(piece.insns)
    for i, one in enumerate(insns):
        mapping = {n: home for (use, n), home in where.items() if use == i and n != home}
        made = encoded(one, mapping, bits) if mapping else one
        if made is None:
            return None
        insns[i] = made
    return replace(piece, insns=tuple(insns)) if tuple(insns) != piece.insns else None


def _what(piece: Piece, i: int) -> Instruction:
    what = piece.insns[i].what
    assert what is not None
    return what


def _fresh(piece: Piece, web: Web) -> bool:
    """Whether a web begins with a write of the whole register, so that what it held before is of no use."""
    what = _what(piece, web.first)
    reads = {*(r.number for r in what.reads), *what.address_registers}
    return web.number not in reads and any(
        w.number == web.number and _whole(w.number, w.part, what.encoding) for w in what.writes)


def _choose(piece: Piece, web: Web, now: int, taken: Mapping[int, list[tuple[int, int]]]) -> int:
    """The register that has been free for the longest when a web begins, and is until it ends; `now` is its own."""
    best = (max((last for _first, last in taken.get(now, ()) if last < web.first), default=-1), now)
    for n, spans in taken.items():
        if any(first <= web.last and web.first <= last for first, last in spans) or not _alike(piece, web, n):
            continue
        since = max((last for _first, last in spans if last < web.first), default=-1)
        best = min(best, (since, n))
    return best[1]


def _alike(piece: Piece, web: Web, other: int) -> bool:
    """Whether a register can take another's place without a byte more or less."""
    if is_vector(web.number) != is_vector(other):
        return False
    a, b = (n - XMM if is_vector(n) else n for n in (web.number, other))
    if a // 8 != b // 8:
        return False
    if is_vector(other) or a == b:
        return True
    based = any(_what(piece, i).base == web.number for i in web.uses)
    small = any(r.part == LOW8 for i in web.uses for r in (*_what(piece, i).reads, *_what(piece, i).writes)
                if r.number == web.number)
    return not (based and (a % 8 in _BASES or b % 8 in _BASES)) and not (small and a // _BYTES != b // _BYTES)


def encoded(one: Insn, mapping: Mapping[int, int], bits: int) -> Insn | None:
    """An instruction with other registers (numbers to numbers); None if it would have another length or form."""
    asm, known = one.one.copy(), iced_registers()
    names = {(reg.number, reg.part, iced.RegisterExt.size(r)): r for r, reg in known.items()}

    def other(register: Any) -> Any:
        reg = known.get(register)
        if reg is None or reg.number not in mapping:
            return register
        return names.get((mapping[reg.number], reg.part, iced.RegisterExt.size(register)), register)

    for k in range(asm.op_count):
        if asm.op_kind(k) == iced.OpKind.REGISTER:
            asm.set_op_register(k, other(asm.op_register(k)))
    asm.memory_base, asm.memory_index = other(asm.memory_base), other(asm.memory_index)
    encoder = iced.Encoder(bits)
    try:
        encoder.encode(asm, one.offset)
    except ValueError:
        return None
    raw = encoder.take_buffer()
    if len(raw) != len(one.raw):
        return None
    again = iced.Decoder(bits, raw, ip=one.offset).decode()
    return Insn(one.offset, raw, again, decode_one(raw, one.offset, bits), one.relocation) \
        if again.code == one.one.code else None

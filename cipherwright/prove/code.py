"""Machine code as a graph: the instructions that a function can reach, its basic blocks, and their loops.

Instructions are decoded from the bytes of a loaded object (targets.elf), from an entry along direct jumps. What a
constant of an instruction means, a number or an address of the object, is what the object's relocations say of it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as iced

from targets.elf import Image
from targets.elf_read import R_386_PC32, SHF_ALLOC, SHF_EXECUTE, SHF_WRITE, SHT_REL, SHT_RELA, ObjectFile, Relocation

_FORMATTER = iced.Formatter(iced.FormatterSyntax.NASM)
_FORMATTER.branch_leading_zeros = False
FLOW = iced.FlowControl
NOWHERE = frozenset({FLOW.INDIRECT_BRANCH, FLOW.INDIRECT_CALL, FLOW.EXCEPTION, FLOW.INTERRUPT, FLOW.XBEGIN_XABORT_XEND})
"""Where code goes on is not to be seen."""


@dataclass(frozen=True)
class Part:
    """A section of the object in memory: its name, where it lies, and its bytes."""

    name: str
    address: int
    data: bytes
    align: int
    writable: bool
    executable: bool
    marks: tuple[int, ...] = ()
    """Offsets where symbols stand; ascending, with 0 and the end."""

    @property
    def end(self) -> int:
        """The address behind its last byte."""
        return self.address + len(self.data)


@dataclass(frozen=True)
class Code:
    """A loaded object: bits, entry, its sections, and what relocations say of constants in it.

    `relocated`: at which addresses a constant is an address; `distances`: at which it is how far something is from
    there, with where the section begins that it is in.
    """

    bits: int
    entry: int
    parts: tuple[Part, ...]
    relocated: frozenset[int]
    names: dict[int, str] = field(default_factory=dict)
    distances: dict[int, int] = field(default_factory=dict)

    def part_of(self, address: int) -> Part | None:
        """The section that an address is in, or just behind."""
        inside = next((p for p in self.parts if p.address <= address < p.end), None)
        return inside or next((p for p in self.parts if address == p.end), None)

    def decode(self, address: int) -> Any:
        """The instruction at an address; None where there is none."""
        part = next((p for p in self.parts if p.executable and p.address <= address < p.end), None)
        if part is None:
            return None
        at = address - part.address
        decoder = iced.Decoder(self.bits, part.data[at:at + 15], ip=address)
        one = decoder.decode()
        return None if one.code == iced.Code.INVALID else (one, decoder.get_constant_offsets(one))


def text_of(one: Any) -> str:
    """An instruction as NASM writes it."""
    return str(_FORMATTER.format(one))


def load_code(data: bytes, image: Image, entry: str) -> Code:
    """The code of an object that was loaded as `image`, to be entered at a symbol."""
    obj = ObjectFile(data, image.bits)
    starts = image.sections
    parts, relocated, distances = [], set(), dict[int, int]()
    seen: set[str] = set()
    for number, section in enumerate(obj.sections):
        if not section.flags & SHF_ALLOC or section.name in seen or section.name not in starts:
            continue
        seen.add(section.name)
        at = starts[section.name]
        marks = {s.value for s in obj.symbols if s.section == number and s.value <= section.size}
        segment = next((s for s in image.segments if s.address <= at < s.end), None)
        raw = segment.data[at - segment.address:at - segment.address + section.size] if segment else b""
        parts.append(Part(section.name, at, raw, max(section.align, 1), bool(section.flags & SHF_WRITE),
                          bool(section.flags & SHF_EXECUTE), tuple(sorted({0, section.size} | marks))))
        for rows in obj.sections:
            if rows.kind in (SHT_REL, SHT_RELA) and rows.info == number:
                relocated |= {at + row.offset for row in obj.relocations(rows)}
                distances.update({at + row.offset: begin for row in obj.relocations(rows)
                                  if (begin := _measured_to(obj, row, starts)) is not None})
    names = {address: name for name, address in image.symbols.items()}
    return Code(image.bits, image.entry(entry), tuple(parts), frozenset(relocated - {*distances}), names, distances)


def _measured_to(obj: ObjectFile, row: Relocation, starts: dict[str, int]) -> int | None:
    """Where the section begins to which a relocation of 32-bit code measures from its place; None if it does not."""
    if obj.bits != 32 or row.kind != R_386_PC32 or row.symbol >= len(obj.symbols):
        return None
    number = obj.symbols[row.symbol].section
    return starts.get(obj.sections[number].name) if 0 < number < len(obj.sections) else None


@dataclass
class Block:
    """Instructions that are executed in a row: addresses in order, and the blocks that may follow."""

    start: int
    addresses: list[int]
    after: tuple[int, ...] = ()


@dataclass
class Loop:
    """A loop that is entered at its head alone: the blocks in it, by their starts."""

    head: int
    blocks: frozenset[int]


@dataclass
class Function:
    """What one entry reaches: instructions by address, blocks by start, their order, and the loops by head."""

    entry: int
    instructions: dict[int, Any]
    blocks: dict[int, Block]
    order: dict[int, int]
    loops: dict[int, Loop]


def successors(one: Any) -> tuple[int, ...]:
    """Where code goes on behind an instruction, a call's function left out; nothing behind a return."""
    flow = one.flow_control
    if flow == FLOW.RETURN or flow in NOWHERE:
        return ()
    if flow == FLOW.UNCONDITIONAL_BRANCH:
        return (int(one.near_branch_target),)
    if flow == FLOW.CONDITIONAL_BRANCH:
        return int(one.near_branch_target), int(one.next_ip)
    return (int(one.next_ip),)


def function_at(code: Code, entry: int) -> Function:
    """The function at an address; an address that holds no instruction has none in `instructions`."""
    found: dict[int, Any] = {}
    leaders, open_ = {entry}, [entry]
    while open_:
        at = open_.pop()
        while at not in found:
            decoded = code.decode(at)
            if decoded is None:
                break
            found[at] = decoded
            one = decoded[0]
            after = successors(one)
            if one.flow_control in (FLOW.CONDITIONAL_BRANCH, FLOW.UNCONDITIONAL_BRANCH):
                leaders |= set(after)
                open_ += after[:-1]
            if not after:
                break
            at = after[-1]
    blocks = {start: _block(start, found, leaders) for start in leaders}
    order = _order(entry, blocks)
    blocks = {start: b for start, b in blocks.items() if start in order}
    return Function(entry, found, blocks, order, _loops(entry, blocks, order))


def _block(start: int, found: dict[int, Any], leaders: Collection[int]) -> Block:
    block, at = Block(start, []), start
    while at in found:
        block.addresses.append(at)
        one = found[at][0]
        block.after = successors(one)
        at = int(one.next_ip)
        if len(block.after) != 1 or block.after[0] != at or at in leaders:
            break
    return block


def _order(entry: int, blocks: dict[int, Block]) -> dict[int, int]:
    """Reverse postorder."""
    done: dict[int, bool] = {}
    out: list[int] = []
    stack = [(entry, False)]
    while stack:
        at, left = stack.pop()
        if left:
            out.append(at)
            continue
        if at in done:
            continue
        done[at] = True
        stack.append((at, True))
        stack += [(a, False) for a in blocks[at].after if a not in done]
    return {at: n for n, at in enumerate(reversed(out))}


def _loops(entry: int, blocks: dict[int, Block], order: dict[int, int]) -> dict[int, Loop]:
    before: dict[int, list[int]] = {b: [] for b in blocks}
    for b in blocks.values():
        for a in b.after:
            before[a].append(b.start)
    dominator = {entry: entry}
    changed = True
    while changed:
        changed = False
        for start in sorted(blocks, key=order.__getitem__):
            if start == entry:
                continue
            made: int | None = None
            for p in before[start]:
                if p in dominator:
                    made = p if made is None else _common(made, p, dominator, order)
            if made is not None and dominator.get(start) != made:
                dominator[start], changed = made, True
    loops: dict[int, set[int]] = {}
    for b in blocks.values():
        for head in b.after:
            if _dominates(head, b.start, dominator):
                loops.setdefault(head, {head}).update(_body(head, b.start, before))
    return {head: Loop(head, frozenset(body)) for head, body in loops.items()}


def _common(a: int, b: int, dominator: dict[int, int], order: dict[int, int]) -> int:
    while a != b:
        if order[a] > order[b]:
            a = dominator[a]
        else:
            b = dominator[b]
    return a


def _dominates(a: int, b: int, dominator: dict[int, int]) -> bool:
    while b != a and dominator[b] != b:
        b = dominator[b]
    return a == b


def _body(head: int, last: int, before: dict[int, list[int]]) -> set[int]:
    body, open_ = {head}, [last]
    while open_:
        at = open_.pop()
        if at not in body:
            body.add(at)
            open_ += before[at]
    return body

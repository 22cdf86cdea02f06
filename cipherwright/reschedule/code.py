"""The code of a routine in an object file: every instruction that its entry leads to, with its relocation.

Offsets are bytes from the start of the section that holds the entry. Branches are followed where their target is known;
what only an indirect jump leads to is not found, and stays bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as iced

from cipherwright.errors import UserError
from cipherwright.project.sources import suggestion
from targets.elf_read import (
    SHF_ALLOC,
    SHF_WRITE,
    SHN_UNDEF,
    SHT_NOBITS,
    SHT_REL,
    SHT_RELA,
    STB_LOCAL,
    STT_SECTION,
    ObjectError,
    ObjectFile,
    Relocation,
    Symbol,
)
from targets.machinecode import Instruction, MachineCodeError, decode_one

STT_FUNC = 2
FLOW = iced.FlowControl
BRANCHES = {FLOW.CONDITIONAL_BRANCH, FLOW.UNCONDITIONAL_BRANCH, FLOW.CALL}
ENDS = {FLOW.UNCONDITIONAL_BRANCH, FLOW.INDIRECT_BRANCH, FLOW.RETURN, FLOW.EXCEPTION}
RELATIVE = {32: {2, 4}, 64: {2, 4}}
"""Relocations that are relative to their place (R_386_PC32, PLT32; R_X86_64_PC32, PLT32)."""


@dataclass(frozen=True)
class Insn:
    """An instruction where it stands: `one` as iced-x86 decodes it at address `offset`, `what` as the model sees it
    (None, with the reason in `unknown`, where it cannot be described), `relocation` the one inside it."""

    offset: int
    raw: bytes
    one: Any
    what: Instruction | None
    relocation: Relocation | None = None
    unknown: str = ""

    @property
    def end(self) -> int:
        """The offset behind it."""
        return self.offset + len(self.raw)

    @property
    def falls_through(self) -> bool:
        """Whether the next instruction may come after it."""
        return self.one.flow_control not in ENDS


@dataclass(frozen=True)
class Object:
    """An object file with the section of the routine: its bytes, its relocations by offset, its symbols by offset."""

    file: ObjectFile
    section: int
    text: bytes
    relocations: Mapping[int, Relocation]
    entry: int
    symbol: str
    functions: tuple[tuple[int, int, str], ...] = ()

    @property
    def bits(self) -> int:
        """32 or 64."""
        return self.file.bits

    def target(self, one: Insn) -> int | None:
        """Where a direct branch or call goes, None outside of this section."""
        if one.one.flow_control not in BRANCHES:
            return None
        if one.relocation is None:
            return int(one.one.near_branch_target) if self.inside(int(one.one.near_branch_target)) else None
        return self.referred(one)

    def referred(self, one: Insn) -> int | None:
        """The offset in this section that the relative address in an instruction names, None where it is elsewhere."""
        row = one.relocation
        if row is None:
            return int(one.one.ip_rel_memory_address) if one.one.is_ip_rel_memory_operand else None
        symbol = self.file.symbols[row.symbol]
        if symbol.section != self.section or row.kind not in RELATIVE[self.bits]:
            return None
        addend = row.addend
        if addend is None:
            addend = int.from_bytes(self.text[row.offset:row.offset + 4], "little", signed=True)
        return symbol.value + addend + one.end - row.offset

    def inside(self, offset: int) -> bool:
        """Whether an offset lies in the section."""
        return 0 <= offset < len(self.text)

    def function_at(self, offset: int) -> str:
        """The function that an offset lies in, or the nearest symbol's name with a distance."""
        for start, end, name in self.functions:
            if start <= offset < end:
                return name
        return f"{self.symbol}{offset - self.entry:+#x}"


@dataclass
class Code:
    """What was decoded: `insns` of the entry and what it leads to, `leaders` where control may come in (with why),
    `data` offsets that are read as data, `lost` the functions in which an indirect jump goes nobody knows where;
    `everything` has the section's other functions as well, and `foreign` are places in `insns` that these call or jump
    to, other than global functions: what is passed there nobody has agreed on."""

    obj: Object
    insns: dict[int, Insn] = field(default_factory=dict)
    leaders: dict[int, str] = field(default_factory=dict)
    everything: dict[int, Insn] = field(default_factory=dict)
    data: set[int] = field(default_factory=set)
    foreign: set[int] = field(default_factory=set)
    lost: set[str] = field(default_factory=set)

    def ordered(self) -> list[Insn]:
        """The instructions by their offsets."""
        return [self.insns[at] for at in sorted(self.insns)]


def read_object(data: bytes, bits: int, entry: str, offset: int | None = None) -> Object:
    """The object with the section of `entry`; `offset` is where a local symbol that was stripped lies in .text.

    UserError for a symbol that is not there or is no code, and for a section whose code has relocations that overlap.
    """
    try:
        file = ObjectFile(data, bits)
        symbol = _find(file, entry, offset)
        text = file.contents(file.sections[symbol.section])
        rows = {row.offset: row for section in file.sections if section.kind in (SHT_REL, SHT_RELA)
                and section.info == symbol.section for row in file.relocations(section)}
    except ObjectError as error:
        raise UserError(f"{error}; expected a relocatable object file (.o)") from None
    return Object(file, symbol.section, text, rows, symbol.value, entry, tuple(_functions(file, symbol.section, text)))


def _find(file: ObjectFile, entry: str, offset: int | None) -> Symbol:
    found = [s for s in file.symbols if s.name == entry and 0 < s.section < len(file.sections)]
    if not found and offset is not None:
        number = next((n for n, s in enumerate(file.sections) if s.name == ".text"), 0)
        found = [Symbol(entry, offset, 0, 0, STT_FUNC, number)]
    if not found:
        known = sorted({s.name for s in file.symbols if s.name and s.kind < STT_SECTION and s.section != SHN_UNDEF})
        raise UserError(f"the object defines no symbol `{entry}`: {suggestion(entry, known)}")
    if not file.sections[found[0].section].flags & SHF_ALLOC:
        raise UserError(f"`{entry}` is no code: it lies in section {file.sections[found[0].section].name}")
    return found[0]


def _functions(file: ObjectFile, section: int, text: bytes) -> Iterator[tuple[int, int, str]]:
    """(start, end, name) of every function of a section; one without a size ends where the next begins."""
    found = sorted({(s.value, s.size, s.name) for s in file.symbols if s.section == section and s.kind == STT_FUNC})
    starts = sorted({value for value, _size, _name in found})
    for value, size, name in found:
        after = next((s for s in starts if s > value), len(text))
        yield value, value + size if size else after, name


def decode(obj: Object) -> Code:
    """Everything that the entry leads to, and where control may come in from outside of it."""
    code = Code(obj)
    _follow(obj, [obj.entry], code.insns)
    everything = code.everything = dict(code.insns)
    _follow(obj, [start for start, _end, _name in obj.functions], everything)
    lead = code.leaders.setdefault
    for symbol in obj.file.symbols:
        if symbol.section == obj.section and symbol.kind != STT_SECTION:
            lead(symbol.value, "a symbol")
    for offset in _pointed(obj):
        lead(offset, "an address in data")
    agreed = {s.value for s in obj.file.symbols if s.section == obj.section and s.binding != STB_LOCAL}
    for one in everything.values():
        target = obj.target(one)
        if target is not None:
            lead(target, "a branch")
            if one.offset not in code.insns and target in code.insns and target not in agreed:
                code.foreign.add(target)
        elif (place := obj.referred(one)) is not None and one.one.flow_control == FLOW.NEXT:
            lead(place, "an address that code takes")
            if one.what is None or one.what.load_bytes or one.what.store_bytes:
                code.data.add(place)
    for one in code.insns.values():
        if one.one.flow_control == FLOW.INDIRECT_BRANCH and not _through_linkage(one):
            code.lost.add(obj.function_at(one.offset))
    return code


def _through_linkage(one: Insn) -> bool:
    """A jump through a word that the linker fills: it leaves the routine."""
    return one.relocation is not None


def _pointed(obj: Object) -> Iterator[int]:
    """Offsets of the section that relocations of other sections point at, such as jump tables."""
    for section in obj.file.sections:
        if section.kind not in (SHT_REL, SHT_RELA) or section.info == obj.section:
            continue
        into = obj.file.sections[section.info]
        if not into.flags & SHF_ALLOC or into.name.startswith(".eh_frame"):
            continue
        body = obj.file.contents(into)
        for row in obj.file.relocations(section):
            symbol = obj.file.symbols[row.symbol]
            if symbol.section != obj.section:
                continue
            addend = row.addend
            if addend is None:
                addend = int.from_bytes(body[row.offset:row.offset + 4], "little", signed=True)
            yield symbol.value + addend


def _follow(obj: Object, starts: Iterable[int], insns: dict[int, Insn]) -> None:
    """Decode from `starts` along every known branch into `insns`."""
    todo = [at for at in starts if obj.inside(at)]
    while todo:
        at = todo.pop()
        while obj.inside(at) and at not in insns:
            one = _decode(obj, at)
            if one is None:
                break
            insns[at] = one
            target = obj.target(one)
            if target is not None:
                todo.append(target)
            if not one.falls_through:
                break
            at = one.end


def _decode(obj: Object, at: int) -> Insn | None:
    raw = obj.text[at:at + 15]
    one = iced.Decoder(obj.bits, raw, ip=at).decode()
    if one.code == iced.Code.INVALID:
        return None
    raw = raw[:one.len]
    rows = [obj.relocations[place] for place in range(at, at + one.len) if place in obj.relocations]
    row = rows[0] if rows else None
    try:
        return Insn(at, raw, one, decode_one(raw, at, obj.bits), row, "two relocations" if len(rows) > 1 else "")
    except MachineCodeError as error:
        return Insn(at, raw, one, None, row, str(error))


def writable(obj: Object, one: Insn) -> bool:
    """Whether what a relative or relocated address in an instruction points at may be written."""
    row = one.relocation
    if row is None:
        return bool(obj.file.sections[obj.section].flags & SHF_WRITE)
    section = obj.file.symbols[row.symbol].section
    if not 0 < section < len(obj.file.sections):
        return True
    where = obj.file.sections[section]
    return bool(where.flags & SHF_WRITE) or where.kind == SHT_NOBITS

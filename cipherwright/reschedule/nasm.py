"""An object file as NASM source: the code that was decoded as instructions, everything else as bytes.

Assembled, the source gives an object with the same bytes at the same offsets, so that it can stand for the old one. An
instruction that nasm would encode in another length or meaning is written as bytes with the instruction beside it.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import iced_x86 as iced

from cipherwright.errors import UserError
from cipherwright.machine.assemble import AssembleError, run_nasm
from cipherwright.reschedule.code import BRANCHES, RELATIVE, Code, Insn, Object
from cipherwright.reschedule.patch import moved
from targets.elf_read import (
    SHF_ALLOC,
    SHF_EXECUTE,
    SHF_WRITE,
    SHN_ABS,
    SHN_COMMON,
    SHN_UNDEF,
    SHT_NOBITS,
    SHT_REL,
    SHT_RELA,
    STB_LOCAL,
    STB_WEAK,
    STT_FILE,
    STT_SECTION,
    Relocation,
    Section,
    Symbol,
)

ROW = 16
"""Bytes a line of data."""
SHT_NOTE = 7
STEP = 32
"""Bytes from one probed instruction to the next."""
ROUNDS = 60
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_LINE = re.compile(r"^[^\n:]+:(\d+): ", re.MULTILINE)
_RELATIVE = re.compile(r"\[rel [^\]]+\]")
_MAGIC = 0x13579BDF
_TYPES = {1: "data", 2: "function"}
_VISIBILITY = {1: "internal", 2: "hidden", 3: "protected"}
_FORMAT = iced.Formatter(iced.FormatterSyntax.NASM)
_FORMAT.hex_prefix, _FORMAT.hex_suffix = "0x", ""
_FORMAT.space_after_operand_separator = True
_DATA = {32: {1: ("dd", False), 2: ("dd", True), 4: ("dd", True)},
         64: {1: ("dq", False), 2: ("dd", True), 4: ("dd", True), 10: ("dd", False), 11: ("dd", False),
              24: ("dq", True)}}
"""By kind of relocation: the directive, and whether it is relative to its place."""
_WRT = {(32, 4): "..plt", (64, 4): "..plt", (64, 9): "..gotpcrel", (64, 41): "..gotpcrel", (64, 42): "..gotpcrel",
        (32, 3): "..got", (32, 9): "..gotoff"}
HEAD = """; {name}, {member}: {what}
; Written by `cipherwright reschedule`. Everything but the order of instructions inside of its pieces is as it was, at
; the offsets that it had; what stands as bytes was not followed, or nasm would encode it otherwise.
bits {bits}
"""


@dataclass
class Source:
    """The names of places of an object file, and the lines of its source."""

    code: Code
    names: dict[tuple[int, int], str] = field(default_factory=dict)
    wanted: set[tuple[int, int]] = field(default_factory=set)
    taken: set[str] = field(default_factory=set)

    @property
    def obj(self) -> Object:
        """The object file."""
        return self.code.obj

    def symbol(self, number: int) -> str:
        """A symbol's name as nasm takes it."""
        return escaped(self.obj.file.symbols[number].name)

    def label(self, section: int, offset: int) -> str:
        """The label of a place in a section; made where there is none."""
        self.wanted.add((section, offset))
        if (section, offset) not in self.names:
            room = re.sub(r"\W", "_", self.obj.file.sections[section].name).strip("_")
            name = f"L_{room}_{offset:x}"
            while name in self.taken:
                name += "_"
            self.taken.add(name)
            self.names[section, offset] = name
        return self.names[section, offset]

    def refers(self, row: Relocation, place: bytes, to_end: int) -> str:
        """What a relocation adds, as an expression; `to_end` is added to it: bytes from the place to where the
        instruction pointer is."""
        symbol = self.obj.file.symbols[row.symbol]
        addend = row.addend if row.addend is not None else int.from_bytes(place, "little", signed=True)
        addend += to_end
        if 0 < symbol.section < len(self.obj.file.sections):
            into = self.obj.file.sections[symbol.section]
            if 0 <= symbol.value + addend <= into.size:
                return self.label(symbol.section, symbol.value + addend)
            return f"{self.label(symbol.section, symbol.value)}{addend:+#x}"
        return self.symbol(row.symbol) + (f"{addend:+#x}" if addend else "")


def _labelled(symbol: Symbol) -> bool:
    """Whether a symbol's own name is its label: what begins with a dot is local to another label in NASM, and where it
    is local in the object as well, another name will do."""
    hidden = symbol.name.startswith(".") and symbol.binding == STB_LOCAL
    return bool(symbol.name) and symbol.kind != STT_SECTION and not hidden


def escaped(name: str) -> str:
    """A name that nasm takes for no instruction, register or local label; UserError for one it cannot write."""
    if not re.fullmatch(r"[A-Za-z_?@][\w$#@~.?]*", name):
        raise UserError(f"the symbol `{name}` cannot be written in NASM; give --out a name that ends in .o")
    return f"${name}"


def write(code: Code, orders: Mapping[int, Sequence[Insn]], member: str, what: str) -> str:
    """The NASM source of an object file, with pieces by the offset they begin at in new orders.

    UserError for what NASM has no words for: relocations of other kinds than addresses, differences and entries of the
    GOT and PLT.
    """
    source = Source(code)
    for number, symbol in enumerate(code.obj.file.symbols):
        if _labelled(symbol) and 0 < symbol.section < len(code.obj.file.sections):
            source.names.setdefault((symbol.section, symbol.value), source.symbol(number))
            source.taken.add(symbol.name)
    placed = in_place(code, orders)
    texts = {at: _text(source, one, at) for at, one in placed.items()}
    sure = probed({at: (one, texts[at]) for at, one in placed.items()}, code.obj.bits)
    for _pass in range(2):          # the first makes the labels that rows of bytes are cut at in the second
        bodies = [(n, section, list(_body(source, n, section, placed, texts, sure)))
                  for n, section in enumerate(code.obj.file.sections) if _kept(section)]
    lines = [HEAD.format(name=code.obj.symbol, member=member, what=what, bits=code.obj.bits), *_declared(source)]
    for number, section, body in bodies:
        lines.append(f"\n{_section(section)}")
        at_end = dict(body)
        for offset in sorted(at_end.keys() | {o for n, o in source.wanted if n == number}
                             | {o for n, o in source.names if n == number}):
            for name in _labels(source, number, offset):
                lines.append(f"{name}:")
            lines += [f"        {line}" for line in at_end.get(offset, ())]
    return "\n".join(lines) + "\n"


def in_place(code: Code, orders: Mapping[int, Sequence[Insn]]) -> dict[int, Insn]:
    """Every decoded instruction by where it comes to stand."""
    out = dict(code.everything)
    for first, insns in orders.items():
        at = first
        for one in insns:
            out[at] = one
            at += len(one.raw)
    for first, insns in orders.items():
        inside, at = set(), first
        for one in insns:
            inside.add(at)
            at += len(one.raw)
        for place in [p for p in out if first <= p < at and p not in inside]:
            del out[place]
    ordered, end, good = sorted(out), -1, {}
    for at in ordered:              # of two decodings that overlap the first one counts
        if at >= end:
            good[at] = out[at]
            end = at + len(out[at].raw)
    return good


def _kept(section: Section) -> bool:
    return (bool(section.flags & SHF_ALLOC) and section.size > 0) or section.name == ".note.GNU-stack"


def _section(section: Section) -> str:
    kind = {SHT_NOBITS: "nobits", SHT_NOTE: "note"}.get(section.kind, "progbits")
    words = ["alloc" if section.flags & SHF_ALLOC else "noalloc", "exec" if section.flags & SHF_EXECUTE else "noexec",
             "write" if section.flags & SHF_WRITE else "nowrite", kind, f"align={section.align}"]
    return f"section {section.name} {' '.join(words)}"


def _declared(source: Source) -> Iterator[str]:
    """What is global, external and common."""
    file = source.obj.file
    for number, symbol in enumerate(file.symbols):
        if number == 0 or symbol.kind == STT_FILE or not _labelled(symbol):
            continue
        name = source.symbol(number)
        if symbol.section == SHN_UNDEF:
            yield f"extern {name}"
        elif symbol.section == SHN_ABS:
            yield from ([f"global {name}"] if symbol.binding != STB_LOCAL else [])
            yield f"{name} equ {symbol.value:#x}"
        elif symbol.section == SHN_COMMON:
            yield f"common {name} {symbol.size}:{max(symbol.value, 1)}"
        elif symbol.binding != STB_LOCAL and symbol.section < len(file.sections):
            words = [_TYPES.get(symbol.kind, ""), _VISIBILITY.get(_other(source.obj, number) & 3, ""),
                     "weak" if symbol.binding == STB_WEAK else "", f"{symbol.size}" if symbol.size else ""]
            said = " ".join(w for w in words if w)
            yield f"global {name}{':' if said else ''}{said}"


def _other(obj: Object, number: int) -> int:
    """The byte of a symbol that says who sees it."""
    table = obj.file.sections[obj.file.symbol_table]
    width, at = (24, 5) if obj.bits == 64 else (16, 13)
    return obj.file.data[table.offset + width * number + at]


def _labels(source: Source, section: int, offset: int) -> list[str]:
    """The names of a place: all symbols there, and the label that was made for it."""
    found = [source.symbol(n) for n, s in enumerate(source.obj.file.symbols)
             if _labelled(s) and s.section == section and s.value == offset]
    made = source.names.get((section, offset))
    return list(dict.fromkeys([*found, *([made] if made and (section, offset) in source.wanted else [])]))


def _body(source: Source, number: int, section: Section, placed: Mapping[int, Insn], texts: Mapping[int, str],
          sure: set[int]) -> Iterator[tuple[int, list[str]]]:
    """(offset, lines) of a section."""
    obj = source.obj
    if section.kind == SHT_NOBITS:
        yield from _reserved(source, number, section)
        return
    data, rows = obj.file.contents(section), _relocations(obj, number)
    at = 0
    here = number == obj.section
    marks = {o for n, o in (*source.names, *source.wanted) if n == number}
    while at < section.size:
        one = placed.get(at) if here else None
        if one is not None and at in sure:
            old = source.code.insns.get(one.offset, one)
            notes = [f"from {one.offset:#x}"] if one.offset != at else []
            notes += [f"was {_FORMAT.format(old.one)}"] if old.raw != one.raw else []
            note = f"; {', '.join(notes)}" if notes else ""
            yield at, [f"{texts[at]:<56}{note}".rstrip()]
            at += len(one.raw)
        elif one is not None:
            yield at, [*_bytes(source, moved(one, at, obj.bits), one.relocation, one.offset), f"; {texts[at]}"]
            at += len(one.raw)
        elif at in rows:
            line, size = _datum(source, rows[at], data[at:at + 8])
            yield at, [line]
            at += size
        else:
            end = min([at + ROW, section.size, *(k for k in range(at + 1, min(at + ROW, section.size))
                                                 if k in rows or k in marks or (here and k in placed))])
            yield at, ["db " + ", ".join(f"0x{b:02x}" for b in data[at:end])]
            at = end


def _reserved(source: Source, number: int, section: Section) -> Iterator[tuple[int, list[str]]]:
    cuts = sorted({0, section.size, *(o for n, o in source.names if n == number)})
    for at, end in itertools.pairwise(cuts):
        yield at, [f"resb {end - at}"]


def _relocations(obj: Object, number: int) -> dict[int, Relocation]:
    return {row.offset: row for section in obj.file.sections
            if section.kind in (SHT_REL, SHT_RELA) and section.info == number
            for row in obj.file.relocations(section)}


def _datum(source: Source, row: Relocation, place: bytes) -> tuple[str, int]:
    """(a line of data that a relocation patches, its size)."""
    kinds = _DATA[source.obj.bits]
    if row.kind not in kinds:
        raise UserError(f"a relocation of kind {row.kind} at {row.offset:#x} cannot be written as data in NASM; give "
                        "--out a name that ends in .o")
    directive, relative = kinds[row.kind]
    size = 8 if directive == "dq" else 4
    return f"{directive} {source.refers(row, place[:size], 0)}{' - $' if relative else ''}", size


def _bytes(source: Source, raw: bytes, row: Relocation | None, offset: int) -> list[str]:
    """An instruction as bytes, with its relocation."""
    if row is None:
        return ["db " + ", ".join(f"0x{b:02x}" for b in raw)]
    at = row.offset - offset
    line, size = _datum(source, row, raw[at:at + 8])
    rest = [raw[:at], raw[at + size:]]
    parts = ["db " + ", ".join(f"0x{b:02x}" for b in part) if part else "" for part in rest]
    return [p for p in (parts[0], line, parts[1]) if p]


def _text(source: Source, one: Insn, at: int) -> str:
    """An instruction at an offset, with labels for what it refers to."""
    asm, obj, row = one.one, source.obj, one.relocation
    if asm.flow_control in BRANCHES or asm.is_jcx_short or asm.is_loop or asm.is_loopcc:
        return f"{_FORMAT.format_mnemonic(asm)} {_branch(source, one)}"
    if row is None:
        if not asm.is_ip_rel_memory_operand:
            return _FORMAT.format(asm)
        target = int(asm.ip_rel_memory_address)
        name = source.label(obj.section, target) if 0 <= target <= len(obj.text) else f"$$+{target:#x}"
        return _RELATIVE.sub(f"[rel {name}]", _FORMAT.format(asm))
    wrt = _WRT.get((obj.bits, row.kind))
    place = one.raw[row.offset - one.offset:][:4]
    if asm.is_ip_rel_memory_operand:
        name = source.refers(row, place, one.end - row.offset)
        return _RELATIVE.sub(f"[rel {name}{f' wrt {wrt}' if wrt else ''}]", _FORMAT.format(asm))
    if row.kind in RELATIVE[obj.bits]:      # $ is where the instruction begins
        return _replaced(one, f"{source.refers(row, place, one.offset - row.offset)} - $", obj.bits)
    return _replaced(one, source.refers(row, place, 0) + (f" wrt {wrt}" if wrt else ""), obj.bits)


def _replaced(one: Insn, name: str, bits: int) -> str:
    """An instruction whose displacement or constant is what a relocation says."""
    assert one.relocation is not None
    raw, at = bytearray(one.raw), one.relocation.offset - one.offset
    raw[at:at + 4] = _MAGIC.to_bytes(4, "little")
    text = _FORMAT.format(iced.Decoder(bits, bytes(raw), ip=one.offset).decode())
    return re.sub(f"0x0*{_MAGIC:X}", name, text, flags=re.IGNORECASE)


def _branch(source: Source, one: Insn) -> str:
    asm, row = one.one, one.relocation
    size = "" if asm.is_jcx_short or asm.is_loop or asm.is_loopcc or asm.flow_control == iced.FlowControl.CALL else \
        "short " if len(one.raw) - (one.raw[0] in (0xF2, 0x3E, 0x2E)) == 2 else "near "
    if row is None:
        target = int(asm.near_branch_target)
        inside = 0 <= target <= len(source.obj.text)
        return size + (source.label(source.obj.section, target) if inside else f"$$+{target:#x}")
    wrt = _WRT.get((source.obj.bits, row.kind))
    name = source.refers(row, one.raw[row.offset - one.offset:][:4], one.end - row.offset)
    inner = 0 < source.obj.file.symbols[row.symbol].section < len(source.obj.file.sections)
    return size + name + (f" wrt {wrt}" if wrt and not inner else "")


def probed(texts: Mapping[int, tuple[Insn, str]], bits: int) -> set[int]:
    """The places whose text nasm encodes as it was, by assembling every text alone."""
    distinct = {text: one for one, text in texts.values()}
    good = {text for text, one in distinct.items() if _is_branch(one.one)}
    lines = [text for text in distinct if text not in good]
    for _round in range(ROUNDS):
        if not lines:
            break
        source = [f"bits {bits}", "org 0", "L_:"]
        for text in lines:
            source += [f"align {STEP}, db 0", _without_labels(text)]
        try:
            image = run_nasm("\n".join(source) + f"\nalign {STEP}, db 0\n", "probe.asm", "bin")
        except AssembleError as error:
            bad = {(int(n) - 5) // 2 for n in _LINE.findall(str(error))}
            if not bad:
                break
            lines = [text for k, text in enumerate(lines) if k not in bad]
            continue
        good |= {text for k, text in enumerate(lines) if _equal(distinct[text], image[STEP * k:STEP * (k + 1)], bits)}
        break
    return {at for at, (_one, text) in texts.items() if text in good}


def _is_branch(asm: Any) -> bool:
    return asm.flow_control in BRANCHES or asm.is_jcx_short or asm.is_loop or asm.is_loopcc


def _without_labels(text: str) -> str:
    """A text that stands alone: labels and symbols become one label."""
    text = re.sub(r" wrt \.\.\w+| - \$(?=\])", "", text)
    return re.sub(r"(\$[A-Za-z_.?@][\w$#@~.?]*|\bL_\w+|\$\$)([+-]0x[0-9a-f]+)?", "L_", text)


def _equal(one: Insn, raw: bytes, bits: int) -> bool:
    """Whether bytes begin with an instruction of the same length and meaning."""
    other = iced.Decoder(bits, raw, ip=one.offset).decode()
    if other.code == iced.Code.INVALID or other.len != len(one.raw):
        return False
    if one.relocation is not None or one.one.is_ip_rel_memory_operand:
        found = iced.Decoder(bits, one.raw, ip=one.offset)
        at = found.get_constant_offsets(found.decode())
        place = one.relocation.offset - one.offset if one.relocation else at.displacement_offset
        return raw[:place] == one.raw[:place] and raw[place + 4:other.len] == one.raw[place + 4:]
    return _FORMAT.format(other) == _FORMAT.format(one.one)

"""Loading relocatable ELF objects (nasm ``-f elf32``/``-f elf64``, GNU as) into a fixed-address memory image.

`load_elf` takes one self-contained object; `load_objects` takes several of one kind, each at a base the
caller chooses, lets them refer to one another and to addresses the caller supplies. Relocation types are those of
the System V psABI supplements for i386 and x86-64.
"""

from __future__ import annotations

import difflib
import itertools
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from targets.elf_read import (
    SHF_ALLOC,
    SHF_EXECUTE,
    SHF_TLS,
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
    ObjectError,
    ObjectFile,
    Relocation,
    Section,
    Symbol,
)

__all__ = ["PAGE", "Image", "ObjectError", "Placed", "Segment", "load_elf", "load_elf32", "load_objects"]

PAGE = 4096
SHOWN_SYMBOLS = 12                      # an error lists at most so many
LIMITS = {32: 1 << 32, 64: 1 << 47}     # the end of a process's addresses

_GOT_NAME = "_GLOBAL_OFFSET_TABLE_"

_R_NONE, _R_32, _R_PC32, _R_PLT32, _R_GOTOFF, _R_GOTPC = 0, 1, 2, 4, 9, 10
_X64, _XPC32, _XPLT32, _X32, _X32S, _XPC64 = 1, 2, 4, 10, 11, 24
_XGOTPCREL, _XGOTPCRELX, _XREX_GOTPCRELX = 9, 41, 42
_RELOCATION_NAMES = {
    32: {3: "R_386_GOT32", 5: "R_386_COPY", 6: "R_386_GLOB_DAT", 7: "R_386_JUMP_SLOT", 8: "R_386_RELATIVE",
         20: "R_386_16", 21: "R_386_PC16", 22: "R_386_8", 23: "R_386_PC8", 43: "R_386_GOT32X"},
    64: {3: "R_X86_64_GOT32", 5: "R_X86_64_COPY", 6: "R_X86_64_GLOB_DAT", 7: "R_X86_64_JUMP_SLOT",
         8: "R_X86_64_RELATIVE", 9: "R_X86_64_GOTPCREL", 12: "R_X86_64_16", 13: "R_X86_64_PC16", 14: "R_X86_64_8",
         15: "R_X86_64_PC8", 25: "R_X86_64_GOTOFF64", 26: "R_X86_64_GOTPC32", 41: "R_X86_64_GOTPCRELX",
         42: "R_X86_64_REX_GOTPCRELX"},
}


@dataclass(frozen=True)
class Segment:
    """A run of bytes at a fixed address, with its access rights; its first page starts at or below it."""

    address: int
    data: bytes
    writable: bool
    executable: bool

    @property
    def end(self) -> int:
        """The address after the last byte."""
        return self.address + len(self.data)


@dataclass(frozen=True)
class Image:
    """A relocated object, ready to be put in memory.

    `symbols` holds local ones too (a global one wins over a local one of that name), `sections` the addresses of
    the loaded sections (of equal names, the first), `end` the address after everything.
    """

    base: int
    segments: list[Segment] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)
    sections: dict[str, int] = field(default_factory=dict)
    bits: int = 32
    end: int = 0

    def entry(self, symbol: str) -> int:
        """The address of a symbol; ObjectError names the nearest there are if it is missing."""
        if symbol in self.symbols:
            return self.symbols[symbol]
        names = sorted(self.symbols)
        near = difflib.get_close_matches(symbol, names, n=3, cutoff=0.5)
        near = list(dict.fromkeys(near + [n for n in names if symbol.lower() in n.lower()]))[:SHOWN_SYMBOLS]
        known = ", ".join(names[:SHOWN_SYMBOLS]) or "none"
        rest = f" and {len(names) - SHOWN_SYMBOLS} more" if len(names) > SHOWN_SYMBOLS else ""
        hint = f"did you mean {', '.join(near)}? It defines" if near else "it defines"
        raise ObjectError(f"no symbol {symbol!r} in the object; {hint}: {known}{rest}")


@dataclass(frozen=True)
class Placed:
    """An object file's bytes, what errors call it, and the address from which it is laid out.

    The first section, code, begins at the next multiple of its alignment; data begin on a later page.
    """

    name: str
    data: bytes
    base: int


def _align_up(value: int, align: int) -> int:
    return -(-value // align) * align


class _Layout:
    """Where the allocated sections of an object go, and the addresses of its symbols.

    `given` are addresses of symbols that win over undefined and common ones; it may be filled in later.
    """

    def __init__(self, obj: ObjectFile, base: int, given: Mapping[str, int] | None = None) -> None:
        self.obj = obj
        self.given: dict[str, int] = dict(given or {})
        self.addresses: dict[int, int] = {}
        fixed: list[int] = []
        writable: list[int] = []
        for index, section in enumerate(obj.sections):
            if not section.flags & SHF_ALLOC:
                continue
            if section.flags & SHF_TLS:
                raise ObjectError(f"thread-local section {section.name} is not supported")
            (writable if section.flags & SHF_WRITE else fixed).append(index)
        fixed.sort(key=lambda i: not obj.sections[i].flags & SHF_EXECUTE)
        writable.sort(key=lambda i: obj.sections[i].kind == SHT_NOBITS)
        self.base = base
        self.fixed_end = self._place(fixed, base)
        self.data_base = _align_up(self.fixed_end, PAGE)
        end = self._place(writable, self.data_base)
        self.commons: dict[int, int] = {}
        for number, symbol in enumerate(obj.symbols):
            if symbol.section == SHN_COMMON and symbol.name not in self.given:
                end = _align_up(end, max(symbol.value, 1))
                self.commons[number] = end
                end += symbol.size
        self.data_end = end
        if end > LIMITS[obj.bits]:
            size = "4 GiB" if obj.bits == 32 else "2^47"
            raise ObjectError(f"the image does not fit below {size} from base {base:#x}")

    def _place(self, indices: list[int], cursor: int) -> int:
        for index in indices:
            section = self.obj.sections[index]
            cursor = _align_up(cursor, section.align)
            self.addresses[index] = cursor
            cursor += section.size
        return cursor

    def symbol_address(self, number: int) -> int:
        """The value of the symbol with this number, or ObjectError naming it."""
        if number >= len(self.obj.symbols):
            raise ObjectError(f"damaged object: relocation against missing symbol number {number}")
        symbol = self.obj.symbols[number]
        if number == 0:
            return 0
        if symbol.section == SHN_ABS:
            return symbol.value
        if symbol.section in (SHN_COMMON, SHN_UNDEF) and symbol.name in self.given:
            return self.given[symbol.name]
        if symbol.section == SHN_COMMON:
            return self.commons[number]
        if symbol.section == SHN_UNDEF:
            if symbol.name == _GOT_NAME:
                return self.data_base
            if symbol.binding == STB_WEAK:
                return 0
            raise ObjectError(f"undefined symbol {symbol.name!r}: the object must be self-contained")
        if symbol.section not in self.addresses:
            where = "an unsupported section index"
            if symbol.section < len(self.obj.sections):
                where = f"section {self.obj.sections[symbol.section].name}, which is not loaded"
            raise ObjectError(f"symbol {symbol.name!r} is in {where}")
        return self.addresses[symbol.section] + symbol.value

    def defined(self) -> dict[str, tuple[Symbol, int]]:
        """Every symbol of this object that has an address in it, a global one before a local one of its name."""
        out: dict[str, tuple[Symbol, int]] = {}
        for number, symbol in enumerate(self.obj.symbols):
            if not symbol.name or symbol.kind in (STT_SECTION, STT_FILE) or symbol.section == SHN_UNDEF:
                continue
            loaded = symbol.section in self.addresses or symbol.section in (SHN_ABS, SHN_COMMON)
            if loaded and (symbol.binding != STB_LOCAL or symbol.name not in out):
                out[symbol.name] = symbol, self.symbol_address(number)
        return out


def _value32(layout: _Layout, row: Relocation, place: int, addend: int) -> tuple[str, int]:
    """(struct format, value) of a relocation in an i386 object."""
    if row.kind == _R_GOTPC:
        return "<I", (layout.data_base + addend - place) & 0xFFFFFFFF
    value = layout.symbol_address(row.symbol) + addend
    if row.kind in (_R_PC32, _R_PLT32):
        value -= place
    elif row.kind == _R_GOTOFF:
        value -= layout.data_base
    return "<I", value & 0xFFFFFFFF


def _value64(layout: _Layout, row: Relocation, place: int, addend: int) -> tuple[str, int]:
    """(struct format, value) of a relocation in an x86-64 object; the value may not fit, which is an error."""
    value = layout.symbol_address(row.symbol) + addend
    if row.kind == _X64:
        return "<Q", value & (1 << 64) - 1
    if row.kind == _XPC64:
        return "<q", value - place
    if row.kind == _X32:
        return "<I", value
    return "<i", value if row.kind == _X32S else value - place


def _relax_got(target: bytearray, row: Relocation) -> bool:
    """Make a use of the GOT direct, as linkers do: mov reg,[got] becomes lea, call and jmp lose the indirection."""
    at = row.offset
    if row.kind == _XGOTPCREL or at < 2:
        return False
    if target[at - 2] == 0x8B:
        target[at - 2] = 0x8D
        return True
    if bytes(target[at - 2 : at]) == b"\xff\x15":       # call [rip+d]: addr32 call d, of the same length
        target[at - 2 : at] = b"\x67\xe8"
        return True
    if bytes(target[at - 2 : at]) == b"\xff\x25":       # jmp [rip+d]: a prefix that a jump ignores, then jmp d
        target[at - 2 : at] = b"\x3e\xe9"
        return True
    return False


_KINDS = {32: {_R_32, _R_PC32, _R_PLT32, _R_GOTOFF, _R_GOTPC}, 64: {_X64, _XPC32, _XPLT32, _X32, _X32S, _XPC64}}
_GOT_KINDS = {32: frozenset[int](), 64: frozenset({_XGOTPCREL, _XGOTPCRELX, _XREX_GOTPCRELX})}


def _relocate(layout: _Layout, section: Section, memory: dict[int, bytearray]) -> None:
    obj = layout.obj
    target, start = memory[section.info], layout.addresses[section.info]
    for row in obj.relocations(section):
        if row.kind == _R_NONE:
            continue
        here = f"{obj.sections[section.info].name}+{row.offset:#x}"
        name = obj.symbols[row.symbol].name if row.symbol < len(obj.symbols) else "?"
        width = 8 if obj.bits == 64 and row.kind in (_X64, _XPC64) else 4
        label = _RELOCATION_NAMES[obj.bits].get(row.kind, f"type {row.kind}")
        if row.kind not in _KINDS[obj.bits] | _GOT_KINDS[obj.bits]:
            raise ObjectError(f"unsupported relocation {label} at {here} against {name!r}")
        if row.offset + width > len(target):
            raise ObjectError(f"damaged object: relocation at {here} is outside its section")
        if row.kind in _GOT_KINDS[obj.bits] and not _relax_got(target, row):
            raise ObjectError(f"relocation {label} at {here} against {name!r} needs a global offset table, which is "
                              "not made; refer to the symbol directly (PC-relative, hidden visibility)")
        addend = row.addend
        if addend is None:
            (addend,) = struct.unpack_from("<q" if width == 8 else "<i", target, row.offset)
        form, value = (_value32 if obj.bits == 32 else _value64)(layout, row, start + row.offset, addend)
        try:
            struct.pack_into(form, target, row.offset, value)
        except struct.error:
            raise ObjectError(f"relocation {label} at {here} against {name!r}: {value:#x} does not fit; place "
                              "objects and externals within 2 GiB of one another") from None


def _span(layout: _Layout, memory: dict[int, bytearray], first: int, end: int, writable: bool) -> list[Segment]:
    if end <= first:
        return []
    body = bytearray(end - first)
    for index, contents in memory.items():
        if bool(layout.obj.sections[index].flags & SHF_WRITE) == writable:
            at = layout.addresses[index] - first
            body[at : at + len(contents)] = contents
    return [Segment(first, bytes(body), writable, not writable)]


def _image(layout: _Layout) -> Image:
    """Relocate and cut into segments; the layout knows the addresses of all symbols by now."""
    obj = layout.obj
    memory = {index: bytearray(obj.contents(obj.sections[index])) for index in layout.addresses}
    for section in obj.sections:
        if section.kind in (SHT_REL, SHT_RELA) and section.info in memory:
            if section.link != obj.symbol_table:
                raise ObjectError(f"damaged object: {section.name} uses an unknown symbol table")
            _relocate(layout, section, memory)
    segments = _span(layout, memory, layout.base, layout.fixed_end, False)
    segments += _span(layout, memory, layout.data_base, layout.data_end, True)
    sections: dict[str, int] = {}
    for index, address in layout.addresses.items():
        sections.setdefault(obj.sections[index].name, address)
    symbols = {name: address for name, (_symbol, address) in layout.defined().items()}
    return Image(layout.base, segments, symbols, sections, obj.bits, layout.data_end)


def load_elf32(data: bytes, base: int) -> Image:
    """`load_elf` for an i386 object."""
    return load_elf(data, base, 32)


def load_elf(data: bytes, base: int, bits: int) -> Image:
    """Lay a self-contained relocatable object out from ``base`` (page-aligned) and resolve its relocations.

    Code and read-only data share one read/execute segment; data, bss and common symbols share a writable one that
    starts on a later page. ObjectError for another ``base``, and as `load_objects`.
    """
    if base % PAGE or not 0 < base < LIMITS[bits]:
        raise ObjectError(f"base address {base:#x} is not a page-aligned {bits}-bit address")
    return _image(_Layout(ObjectFile(data, bits), base))


def load_objects(objects: Sequence[Placed], bits: int, externals: Mapping[str, int] | None = None) -> list[Image]:
    """Lay out objects of one kind (`bits` is 32 or 64) at their bases and link them.

    A symbol that an object leaves open, or common, is looked up in `externals` first (address by name), then among
    the global symbols of the other objects. Each image is laid out as `load_elf32` says. ObjectError names
    the object: undefined symbols, two global definitions of one name, images that share a page.
    """
    layouts: list[_Layout] = []
    owners: dict[str, str] = {}
    shared = dict(externals or {})
    for one in objects:
        try:
            if not 0 < one.base < LIMITS[bits]:
                raise ObjectError(f"base address {one.base:#x} is not a {bits}-bit address")
            layout = _Layout(ObjectFile(one.data, bits), one.base, shared)
        except ObjectError as error:
            raise ObjectError(f"{one.name}: {error}") from None
        for name, (symbol, address) in layout.defined().items():
            if symbol.binding == STB_LOCAL or name in (externals or {}):
                continue
            # the first common of a name serves the later objects too: they are one variable
            if name in owners and symbol.section != SHN_COMMON and symbol.binding != STB_WEAK:
                raise ObjectError(f"{one.name}: symbol {name!r} is defined in {owners[name]} already")
            owners.setdefault(name, one.name)
            shared.setdefault(name, address)
        layouts.append(layout)
    images = []
    for one, layout in zip(objects, layouts, strict=True):
        layout.given = shared
        try:
            images.append(_image(layout))
        except ObjectError as error:
            raise ObjectError(f"{one.name}: {error}") from None
    ordered = sorted(zip(images, objects, strict=True), key=lambda pair: pair[0].base)
    for (low, below), (high, above) in itertools.pairwise(ordered):
        if _align_up(low.end, PAGE) > high.base // PAGE * PAGE:
            raise ObjectError(f"{above.name} at {high.base:#x} shares a page with {below.name}, which ends "
                              f"at {low.end:#x}")
    return images

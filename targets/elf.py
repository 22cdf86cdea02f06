"""Loading a relocatable i386 ELF object (nasm ``-f elf32``, GNU as) into a fixed-address memory image."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

PAGE = 4096

_SHT_SYMTAB, _SHT_RELA, _SHT_NOBITS, _SHT_REL = 2, 4, 8, 9
_SHF_WRITE, _SHF_ALLOC, _SHF_TLS = 1, 2, 0x400
_SHN_UNDEF, _SHN_LORESERVE, _SHN_ABS, _SHN_COMMON, _SHN_XINDEX = 0, 0xFF00, 0xFFF1, 0xFFF2, 0xFFFF
_STT_SECTION, _STT_FILE = 3, 4
_STB_LOCAL, _STB_WEAK = 0, 2
_GOT_NAME = "_GLOBAL_OFFSET_TABLE_"

_R_NONE, _R_32, _R_PC32, _R_PLT32, _R_GOTOFF, _R_GOTPC = 0, 1, 2, 4, 9, 10
_RELOCATION_NAMES = {
    3: "R_386_GOT32",
    5: "R_386_COPY",
    6: "R_386_GLOB_DAT",
    7: "R_386_JUMP_SLOT",
    8: "R_386_RELATIVE",
    20: "R_386_16",
    21: "R_386_PC16",
    22: "R_386_8",
    23: "R_386_PC8",
    43: "R_386_GOT32X",
}


class ObjectError(Exception):
    """The object file cannot be loaded: not an ELF32 object, damaged, or it refers to something unknown."""


@dataclass(frozen=True)
class Segment:
    """A run of bytes at a fixed, page-aligned address, with its access rights."""

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
    """A relocated object, ready to be put in memory."""

    base: int
    segments: list[Segment] = field(default_factory=list)
    symbols: dict[str, int] = field(default_factory=dict)

    def entry(self, symbol: str) -> int:
        """The address of a symbol; ObjectError names what there is if it is missing."""
        try:
            return self.symbols[symbol]
        except KeyError:
            known = ", ".join(sorted(self.symbols)) or "none"
            raise ObjectError(f"no symbol {symbol!r} in the object; it defines: {known}") from None


@dataclass(frozen=True)
class _Section:
    name: str
    kind: int
    flags: int
    offset: int
    size: int
    link: int
    info: int
    align: int
    entry_size: int


@dataclass(frozen=True)
class _Symbol:
    name: str
    value: int
    size: int
    binding: int
    kind: int
    section: int


def _string(table: bytes, offset: int) -> str:
    end = table.find(b"\0", offset)
    if offset > len(table) or end < 0:
        raise ObjectError("damaged object: a name lies outside its string table")
    return table[offset:end].decode("utf-8", "replace")


def _align_up(value: int, align: int) -> int:
    return -(-value // align) * align


class _Object:
    """The parsed headers of one object file."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self._check_header()
        self.sections = self._read_sections()
        self.symbol_table, self.symbols = self._read_symbols()

    def _check_header(self) -> None:
        data = self.data
        if data[:4] != b"\x7fELF":
            raise ObjectError(f"not an ELF file (it starts with {data[:4].hex(' ') or 'nothing'})")
        if len(data) < 52:
            raise ObjectError("damaged object: shorter than an ELF header")
        if data[4] != 1:
            raise ObjectError("not an ELF32 file: it is 64-bit; assemble with -f elf32 (as --32)")
        if data[5] != 1:
            raise ObjectError("not a little-endian ELF file")
        kind, machine = struct.unpack_from("<HH", data, 16)
        if machine != 3:
            raise ObjectError(f"not an i386 object: e_machine is {machine}, expected 3")
        if kind != 1:
            raise ObjectError(f"not a relocatable object: e_type is {kind}, expected 1 (an unlinked .o file)")

    def _read_sections(self) -> list[_Section]:
        (table,) = struct.unpack_from("<I", self.data, 32)
        size, count, names_index = struct.unpack_from("<HHH", self.data, 46)
        if size != 40 or count == 0 or table + size * count > len(self.data):
            raise ObjectError("damaged object: bad section header table")
        raw = [struct.unpack_from("<10I", self.data, table + i * size) for i in range(count)]
        if names_index >= count:
            raise ObjectError("damaged object: no section name table")
        names = self.data[raw[names_index][4] : raw[names_index][4] + raw[names_index][5]]
        sections = []
        for name, kind, flags, _addr, offset, length, link, info, align, entry_size in raw:
            section = _Section(
                _string(names, name), kind, flags, offset, length, link, info, max(align, 1), entry_size
            )
            if kind not in (0, _SHT_NOBITS) and offset + length > len(self.data):
                raise ObjectError(f"damaged object: section {section.name} runs past the end of the file")
            sections.append(section)
        return sections

    def contents(self, section: _Section) -> bytes:
        """The bytes of a section (zeros for a bss one)."""
        if section.kind == _SHT_NOBITS:
            return bytes(section.size)
        return self.data[section.offset : section.offset + section.size]

    def _read_symbols(self) -> tuple[int, list[_Symbol]]:
        for index, section in enumerate(self.sections):
            if section.kind != _SHT_SYMTAB:
                continue
            if section.link >= len(self.sections):
                raise ObjectError("damaged object: the symbol table has no string table")
            names = self.contents(self.sections[section.link])
            symbols = []
            body = self.contents(section)
            for name, value, size, info, _other, shndx in struct.iter_unpack(
                "<IIIBBH", body[: len(body) & ~15]
            ):
                symbols.append(
                    _Symbol(_string(names, name) if name else "", value, size, info >> 4, info & 15, shndx)
                )
            return index, symbols
        return -1, []


class _Layout:
    """Where the allocated sections of an object go, and the addresses of its symbols."""

    def __init__(self, obj: _Object, base: int) -> None:
        self.obj = obj
        self.addresses: dict[int, int] = {}
        fixed: list[int] = []
        writable: list[int] = []
        for index, section in enumerate(obj.sections):
            if not section.flags & _SHF_ALLOC:
                continue
            if section.flags & _SHF_TLS:
                raise ObjectError(f"thread-local section {section.name} is not supported")
            (writable if section.flags & _SHF_WRITE else fixed).append(index)
        fixed.sort(key=lambda i: not obj.sections[i].flags & 4)
        writable.sort(key=lambda i: obj.sections[i].kind == _SHT_NOBITS)
        self.base = base
        self.fixed_end = self._place(fixed, base)
        self.data_base = _align_up(self.fixed_end, PAGE)
        end = self._place(writable, self.data_base)
        self.commons: dict[int, int] = {}
        for number, symbol in enumerate(obj.symbols):
            if symbol.section == _SHN_COMMON:
                end = _align_up(end, max(symbol.value, 1))
                self.commons[number] = end
                end += symbol.size
        self.data_end = end
        if end > 1 << 32:
            raise ObjectError(f"the image does not fit below 4 GiB from base {base:#x}")

    def _place(self, indices: list[int], cursor: int) -> int:
        for index in indices:
            section = self.obj.sections[index]
            if section.align & (section.align - 1):
                raise ObjectError(f"section {section.name}: alignment {section.align} is not a power of two")
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
        if symbol.section == _SHN_ABS:
            return symbol.value
        if symbol.section == _SHN_COMMON:
            return self.commons[number]
        if symbol.section == _SHN_UNDEF:
            if symbol.name == _GOT_NAME:
                return self.data_base
            if symbol.binding == _STB_WEAK:
                return 0
            raise ObjectError(f"undefined symbol {symbol.name!r}: the object must be self-contained")
        if symbol.section not in self.addresses:
            where = "an unsupported section index"
            if symbol.section < len(self.obj.sections):
                where = f"section {self.obj.sections[symbol.section].name}, which is not loaded"
            raise ObjectError(f"symbol {symbol.name!r} is in {where}")
        return self.addresses[symbol.section] + symbol.value


def _relocate(layout: _Layout, section: _Section, memory: dict[int, bytearray]) -> None:
    obj = layout.obj
    target, body = memory[section.info], obj.contents(section)
    start, where = layout.addresses[section.info], obj.sections[section.info].name
    rela = section.kind == _SHT_RELA
    width = 12 if rela else 8
    for position in range(0, len(body) - width + 1, width):
        offset, info = struct.unpack_from("<II", body, position)
        kind, number = info & 0xFF, info >> 8
        if kind == _R_NONE:
            continue
        if kind not in (_R_32, _R_PC32, _R_PLT32, _R_GOTOFF, _R_GOTPC):
            label = _RELOCATION_NAMES.get(kind, f"type {kind}")
            name = obj.symbols[number].name if number < len(obj.symbols) else "?"
            raise ObjectError(f"unsupported relocation {label} at {where}+{offset:#x} against {name!r}")
        if offset + 4 > len(target):
            raise ObjectError(f"damaged object: relocation at {where}+{offset:#x} is outside its section")
        (addend,) = (
            struct.unpack_from("<i", body, position + 8) if rela else struct.unpack_from("<i", target, offset)
        )
        place = start + offset
        if kind == _R_GOTPC:
            value = layout.data_base + addend - place
        else:
            value = layout.symbol_address(number) + addend
            if kind in (_R_PC32, _R_PLT32):
                value -= place
            elif kind == _R_GOTOFF:
                value -= layout.data_base
        struct.pack_into("<I", target, offset, value & 0xFFFFFFFF)


def _span(
    layout: _Layout, memory: dict[int, bytearray], first: int, end: int, writable: bool
) -> list[Segment]:
    if end <= first:
        return []
    body = bytearray(end - first)
    for index, contents in memory.items():
        if bool(layout.obj.sections[index].flags & _SHF_WRITE) == writable:
            at = layout.addresses[index] - first
            body[at : at + len(contents)] = contents
    return [Segment(first, bytes(body), writable, not writable)]


def load_elf32(data: bytes, base: int) -> Image:
    """Lay a relocatable i386 object out from ``base`` (page-aligned) and resolve its relocations.

    Code and read-only data share one read/execute segment; data, bss and common symbols share a writable
    one that starts on a later page.
    """
    if base % PAGE or not 0 < base < 1 << 32:
        raise ObjectError(f"base address {base:#x} is not a page-aligned 32-bit address")
    obj = _Object(data)
    layout = _Layout(obj, base)
    memory = {index: bytearray(obj.contents(obj.sections[index])) for index in layout.addresses}
    for section in obj.sections:
        if section.kind in (_SHT_REL, _SHT_RELA) and section.info in memory:
            if section.link != obj.symbol_table:
                raise ObjectError(f"damaged object: {section.name} uses an unknown symbol table")
            _relocate(layout, section, memory)
    symbols: dict[str, int] = {}
    for number, symbol in enumerate(obj.symbols):
        if not symbol.name or symbol.kind in (_STT_SECTION, _STT_FILE) or symbol.section == _SHN_UNDEF:
            continue
        loaded = symbol.section in layout.addresses or symbol.section in (_SHN_ABS, _SHN_COMMON)
        if loaded and (symbol.binding != _STB_LOCAL or symbol.name not in symbols):
            symbols[symbol.name] = layout.symbol_address(number)
    segments = _span(layout, memory, base, layout.fixed_end, False)
    segments += _span(layout, memory, layout.data_base, layout.data_end, True)
    return Image(base, segments, symbols)

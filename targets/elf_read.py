"""Reading the headers of a relocatable ELF object: sections, symbols and relocations of i386 and x86-64 files."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

SHT_SYMTAB, SHT_RELA, SHT_NOBITS, SHT_REL = 2, 4, 8, 9
SHF_WRITE, SHF_ALLOC, SHF_EXECUTE, SHF_TLS = 1, 2, 4, 0x400
SHN_UNDEF, SHN_ABS, SHN_COMMON = 0, 0xFFF1, 0xFFF2
STT_SECTION, STT_FILE = 3, 4
STB_LOCAL, STB_WEAK = 0, 2

_MACHINES = {32: (3, "i386"), 64: (62, "x86-64")}


class ObjectError(Exception):
    """The object file cannot be loaded: of the wrong kind, damaged, or it refers to something unknown."""


@dataclass(frozen=True)
class Section:
    """One section header (System V ABI, chapter 4); `offset` and `size` are those of its bytes in the file."""

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
class Symbol:
    """One row of the symbol table (System V ABI, chapter 4); `section` is an index, or one of the SHN numbers; `size`:
    bytes."""

    name: str
    value: int
    size: int
    binding: int
    kind: int
    section: int


R_386_PC32 = 2
"""The relocation of an i386 object that says how far a symbol is from the place."""


@dataclass(frozen=True)
class Relocation:
    """One place to patch: `offset` in its section, and the addend when the file states it (else it is in place).

    `kind` is a number of the processor's supplement to the System V ABI, `symbol` a row of the symbol table.
    """

    offset: int
    kind: int
    symbol: int
    addend: int | None


def _string(table: bytes, offset: int) -> str:
    end = table.find(b"\0", offset)
    if offset > len(table) or end < 0:
        raise ObjectError("damaged object: a name lies outside its string table")
    return table[offset:end].decode("utf-8", "replace")


def object_bits(data: bytes) -> int:
    """32 or 64; ObjectError when the bytes are no ELF file."""
    if data[:4] != b"\x7fELF":
        raise ObjectError(f"not an ELF file (it starts with {data[:4].hex(' ') or 'nothing'})")
    if len(data) < 52 or data[4] not in (1, 2) or (data[4] == 2 and len(data) < 64):
        raise ObjectError("damaged object: shorter than an ELF header, or of no known class")
    return 32 * data[4]


class ObjectFile:
    """The parsed headers of one object file of 32 or 64 bits; ObjectError says what is wrong with it."""

    def __init__(self, data: bytes, bits: int) -> None:
        self.data = data
        self.bits = bits
        self._check_header()
        self.sections = self._read_sections()
        self.symbol_table, self.symbols = self._read_symbols()

    def _check_header(self) -> None:
        data, found = self.data, object_bits(self.data)
        if found != self.bits:
            raise ObjectError(f"not an ELF{self.bits} file: it is {found}-bit; assemble with -f elf{self.bits} "
                              f"(as --{self.bits})")
        if data[5] != 1:
            raise ObjectError("not a little-endian ELF file")
        kind, machine = struct.unpack_from("<HH", data, 16)
        wanted, name = _MACHINES[self.bits]
        if machine != wanted:
            raise ObjectError(f"not an {name} object: e_machine is {machine}, expected {wanted}")
        if kind != 1:
            raise ObjectError(f"not a relocatable object: e_type is {kind}, expected 1 (an unlinked .o file)")

    def _read_sections(self) -> list[Section]:
        wide = self.bits == 64
        (table,) = struct.unpack_from("<Q" if wide else "<I", self.data, 40 if wide else 32)
        size, count, names_index = struct.unpack_from("<HHH", self.data, 58 if wide else 46)
        if size != (64 if wide else 40) or count == 0 or table + size * count > len(self.data):
            raise ObjectError("damaged object: bad section header table")
        if names_index >= count:
            raise ObjectError("damaged object: no section name table")
        row = "<IIQQQQIIQQ" if wide else "<10I"
        raw = [struct.unpack_from(row, self.data, table + i * size) for i in range(count)]
        names = self.data[raw[names_index][4] : raw[names_index][4] + raw[names_index][5]]
        sections = []
        for name, kind, flags, _addr, offset, length, link, info, align, entry_size in raw:
            section = Section(_string(names, name), kind, flags, offset, length, link, info, max(align, 1), entry_size)
            if kind not in (0, SHT_NOBITS) and offset + length > len(self.data):
                raise ObjectError(f"damaged object: section {section.name} runs past the end of the file")
            if section.align & (section.align - 1) and flags & SHF_ALLOC:
                raise ObjectError(f"section {section.name}: alignment {section.align} is not a power of two")
            sections.append(section)
        return sections

    def contents(self, section: Section) -> bytes:
        """The bytes of a section (zeros for a bss one)."""
        if section.kind == SHT_NOBITS:
            return bytes(section.size)
        return self.data[section.offset : section.offset + section.size]

    def _read_symbols(self) -> tuple[int, list[Symbol]]:
        for index, section in enumerate(self.sections):
            if section.kind != SHT_SYMTAB:
                continue
            if section.link >= len(self.sections):
                raise ObjectError("damaged object: the symbol table has no string table")
            return index, list(self._symbol_rows(section, self.contents(self.sections[section.link])))
        return -1, []

    def _symbol_rows(self, section: Section, names: bytes) -> Iterator[Symbol]:
        width = 24 if self.bits == 64 else 16
        body = self.contents(section)
        for at in range(0, len(body) - width + 1, width):
            if self.bits == 64:
                name, info, _other, index, value, size = struct.unpack_from("<IBBHQQ", body, at)
            else:
                name, value, size, info, _other, index = struct.unpack_from("<IIIBBH", body, at)
            yield Symbol(_string(names, name) if name else "", value, size, info >> 4, info & 15, index)

    def relocations(self, section: Section) -> Iterator[Relocation]:
        """The rows of a relocation section."""
        body, rela = self.contents(section), section.kind == SHT_RELA
        row = {(32, False): "<II", (32, True): "<IIi", (64, False): "<QQ", (64, True): "<QQq"}[self.bits, rela]
        width, shift = struct.calcsize(row), 32 if self.bits == 64 else 8
        for at in range(0, len(body) - width + 1, width):
            offset, info, *addend = struct.unpack_from(row, body, at)
            yield Relocation(offset, info & ((1 << shift) - 1), info >> shift, addend[0] if addend else None)

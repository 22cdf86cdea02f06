"""A reader of COFF objects and of their unwind data, for tests.

By Microsoft's "PE Format" (file header, section table, symbol table, relocations) and "x64 exception handling"
(RUNTIME_FUNCTION, UNWIND_INFO, UNWIND_CODE).
"""

from __future__ import annotations

import struct
from dataclasses import dataclass

AMD64, EXTERNAL = 0x8664, 2
ADDR32NB, REL32 = 3, 4
REGISTERS = "rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15".split()
CHAINED = 4


@dataclass(frozen=True)
class Relocation:
    """`offset`: in its section."""

    offset: int
    symbol: int
    kind: int


@dataclass(frozen=True)
class Section:
    """A section, with its contents."""

    name: str
    data: bytes
    relocations: tuple[Relocation, ...]


@dataclass(frozen=True)
class Symbol:
    """`section` counts from 1."""

    name: str
    value: int
    section: int
    storage: int


@dataclass(frozen=True)
class Unwind:
    """What unwind data says of the bytes from `start` to `end` of the code: the steps of the prologue, the last first,
    each with how many bytes behind the start it is done; `frame`: the register of a frame; `chained`: the start of the
    function that is asked next."""

    start: int
    end: int
    steps: tuple[tuple[int, str], ...]
    prologue: int
    frame: str
    chained: int | None


@dataclass(frozen=True)
class Coff:
    """An object file. The symbols have a place each in the table, auxiliary records among them (None)."""

    sections: tuple[Section, ...]
    symbols: tuple[Symbol | None, ...]

    def section(self, name: str) -> Section:
        """The section of a name."""
        return next(s for s in self.sections if s.name == name)

    def address(self, section: Section, offset: int) -> int:
        """Where in its section a field points to, which a relocation relative to the image is of."""
        row = next(r for r in section.relocations if r.offset == offset)
        symbol = self.symbols[row.symbol]
        assert row.kind == ADDR32NB and symbol is not None
        return symbol.value + struct.unpack_from("<I", section.data, offset)[0]

    def unwind(self) -> list[Unwind]:
        """All functions of `.pdata`, in order."""
        table, info = self.section(".pdata"), self.section(".xdata")
        return [self._function(table, info, at) for at in range(0, len(table.data), 12)]

    def _function(self, table: Section, info: Section, at: int) -> Unwind:
        start, end, where = (self.address(table, at + 4 * i) for i in range(3))
        first, prologue, count, frame = struct.unpack_from("<4B", info.data, where)
        assert first & 7 == 1 and where % 4 == 0
        chained = None
        if first >> 3 & CHAINED:
            chained = self.address(info, where + 4 + 2 * (count + count % 2))
        return Unwind(start, end, tuple(_steps(info.data, where + 4, count)), prologue,
                      REGISTERS[frame & 15] if frame else "", chained)


def _steps(data: bytes, at: int, count: int) -> list[tuple[int, str]]:
    found, end = [], at + 2 * count
    while at < end:
        offset, code = data[at], data[at + 1]
        info, more = code >> 4, struct.unpack_from("<2H", data + bytes(4), at + 2)
        whole = more[0] | more[1] << 16
        slots, said = {
            0: (0, f"push {REGISTERS[info]}"), 1: (1 + info, f"alloc {whole if info else 8 * more[0]}"),
            2: (0, f"alloc {8 * info + 8}"), 3: (0, "frame"), 8: (1, f"save xmm{info} {16 * more[0]}"),
            9: (2, f"save xmm{info} {whole}")}[code & 15]
        found.append((offset, said))
        at += 2 + 2 * slots
    assert at == end
    return found


def read(data: bytes) -> Coff:
    """An object of 64-bit x86 code."""
    machine, count, _, table, symbols, optional, _ = struct.unpack_from("<2H3I2H", data)
    assert machine == AMD64 and optional == 0
    strings = table + 18 * symbols
    sections = tuple(_section(data, 20 + 40 * i) for i in range(count))
    found: list[Symbol | None] = []
    while len(found) < symbols:
        name, value, section, _, storage, more = struct.unpack_from("<8sIhH2B", data, table + 18 * len(found))
        if name[:4] == bytes(4):
            begin = strings + int.from_bytes(name[4:], "little")
            name = data[begin:data.index(b"\0", begin)]
        found += [Symbol(name.rstrip(b"\0").decode(), value, section, storage), *[None] * more]
    return Coff(sections, tuple(found))


def _section(data: bytes, at: int) -> Section:
    name, _, _, size, offset, where, _, count, _, _ = struct.unpack_from("<8s6I2HI", data, at)
    rows = (struct.unpack_from("<2IH", data, where + 10 * i) for i in range(count))
    return Section(name.rstrip(b"\0").decode(), data[offset:offset + size], tuple(Relocation(*row) for row in rows))

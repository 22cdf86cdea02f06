"""Unwind data of a finished kernel: where the caller's frame is, behind every instruction that moves the stack.

Read off the text of the code, whose prologue and epilogue are of few forms (scheduler.finish.finish): pushes, a frame
of a size, or one that is aligned, with the caller's stack pointer kept in it. The encoding is that of the `.eh_frame`
section: Linux Standard Base Core 5.0, chapter 10, and DWARF 4, section 6.4.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

REGISTERS = {
    64: ("rax", "rdx", "rcx", "rbx", "rsi", "rdi", "rbp", "rsp", *(f"r{i}" for i in range(8, 16))),
    32: ("eax", "ecx", "edx", "ebx", "esp", "ebp", "esi", "edi"),
}
"""By the number that DWARF has for them: System V psABI, AMD64 figure 3.36, and i386 table 2.14."""
_ADVANCE, _CFA, _CFA_REGISTER, _CFA_OFFSET, _CFA_EXPRESSION = 0x04, 0x0C, 0x0D, 0x0E, 0x0F
_SAVED, _RESTORED = 0x80, 0xC0
_BASE, _LOAD, _PLUS = 0x70, 0x06, 0x23  # operations of expressions: breg0, deref, plus_uconst
_ENCODING = 0x1B  # addresses of functions: four bytes with a sign, from where they stand
_PLACE = re.compile(r"(?:[qd]word )?\[(\w+)(?: ([+-]) (\d\w*))?\]")


class UnwindError(Exception):
    """Code moves the stack in a way that is not known here."""


@dataclass
class Frame:
    """The caller's frame as it stands at an instruction: its address is what `register` holds plus `offset`, or, with
    `place`, what memory at register + place holds plus `offset`; `saved`: registers and where below it they are."""

    bits: int
    register: str
    offset: int
    place: int | None = None
    saved: dict[str, int] = field(default_factory=dict)
    deepest: int = 0

    @property
    def stack(self) -> str:
        """The stack pointer."""
        return "rsp" if self.bits == 64 else "esp"

    def step(self, mnemonic: str, operands: list[str]) -> list[int] | None:
        """What an instruction changes, as bytes of unwind data; None where it changes nothing.

        UnwindError where it moves the stack otherwise.
        """
        word, first, second = self.bits // 8, operands[0] if operands else "", operands[1] if operands[1:] else ""
        if mnemonic == "push":
            self.offset += word
            self.saved[first] = self.offset
            return [*self._moved(), _SAVED | self._number(first), *uleb(self.offset // word)]
        if mnemonic == "call":  # of what follows, whose address is on the stack until it is popped
            self.deepest += word
            return self._beside(word)
        if mnemonic == "pop" and first not in self.saved:
            return self._beside(-word)
        if mnemonic == "pop":
            self.offset -= word
            del self.saved[first]
            return [*self._moved(), _RESTORED | self._number(first)]
        if mnemonic == "mov" and second == self.stack:
            self.register = first
            return [_CFA_REGISTER, *uleb(self._number(first))]
        if mnemonic == "mov" and second == self.register and self.place is None and "[" in first:
            return self._kept(first)
        if mnemonic == "mov" and self.place is not None and second and self._place(second) == (self.register,
                                                                                              self.place):
            self.register, self.place = first, None
            return [_CFA, *uleb(self._number(first)), *uleb(self.offset)]
        if first != self.stack:
            return None
        return self._adjusted(mnemonic, second)

    def _adjusted(self, mnemonic: str, second: str) -> list[int] | None:
        """As `step`, of what writes to the stack pointer."""
        if mnemonic == "mov" and second == self.register and self.place is None:
            self.register = self.stack
            return [_CFA_REGISTER, *uleb(self._number(self.stack))]
        if mnemonic in ("sub", "add"):
            change = int(second, 0) * (1 if mnemonic == "sub" else -1)
            self.deepest += max(0, change)
            if self.register != self.stack:
                return None
            self.offset += change
            return self._moved()
        if mnemonic == "and" and self.register != self.stack:
            self.deepest += (1 << self.bits) - (int(second, 0) & (1 << self.bits) - 1)
            return None
        if mnemonic in ("cmp", "test"):
            return None
        raise UnwindError(f"`{mnemonic} {self.stack}, {second}` is no way to move the stack that is known here")

    def _kept(self, where: str) -> list[int]:
        """The stack pointer of the caller is kept in memory from now on."""
        self.register, self.place = self._place(where)
        return self._from_memory(self.place)

    def _from_memory(self, place: int) -> list[int]:
        block = [_BASE + self._number(self.register), *sleb(place), _LOAD, _PLUS, *uleb(self.offset)]
        return [_CFA_EXPRESSION, *uleb(len(block)), *block]

    def _beside(self, by: int) -> list[int] | None:
        """The stack pointer is `by` bytes lower, and nothing of the caller's is there."""
        if self.register != self.stack:
            return None
        if self.place is None:
            self.offset += by
            return self._moved()
        self.place += by
        return self._from_memory(self.place)

    def _moved(self) -> list[int]:
        return [_CFA_OFFSET, *uleb(self.offset)] if self.register == self.stack else []

    def _place(self, text: str) -> tuple[str, int]:
        found = _PLACE.fullmatch(text)
        if found is None:
            return "", 0
        return found[1], int(found[3] or "0", 0) * (-1 if found[2] == "-" else 1)

    def _number(self, name: str) -> int:
        if name not in REGISTERS[self.bits]:
            raise UnwindError(f"`{name}` is no register of {self.bits}-bit code")
        return REGISTERS[self.bits].index(name)


def start(bits: int) -> Frame:
    """The frame at the first instruction of a function: the return address is on top of the stack."""
    return Frame(bits, "rsp" if bits == 64 else "esp", bits // 8)


def uleb(value: int) -> list[int]:
    """A number without a sign in LEB128 (DWARF 4, section 7.6)."""
    made = []
    while value > 127:
        made.append(value & 127 | 128)
        value >>= 7
    return [*made, value]


def sleb(value: int) -> list[int]:
    """A number with a sign in LEB128."""
    made = []
    while not -64 <= value < 64:
        made.append(value & 127 | 128)
        value >>= 7
    return [*made, value & 127]


def section(symbol: str, bits: int, changes: list[tuple[str, list[int]]], end: str) -> list[str]:
    """Lines of NASM: the section `.eh_frame` of one function, up to the label `end`.

    `changes`: labels of it in order, each with the bytes that say what is so from there on.
    """
    word = bits // 8
    pointer, back = (7, 16) if bits == 64 else (4, 8)  # stack pointer; the column of the return address
    head = [1, *b"zR\0", 1, *sleb(-word), back, 1, _ENCODING, _CFA, pointer, word, _SAVED | back, 1]
    lines = ["        section .eh_frame progbits alloc noexec nowrite align=8", f"{symbol}.cie:",
             f"        dd {symbol}.fde - {symbol}.cie - 4, 0", f"        db {_bytes(head)}",
             "        align 8, db 0", f"{symbol}.fde:",
             f"        dd {symbol}.fde_end - {symbol}.fde - 4, $ + 4 - {symbol}.cie", f"        dd {symbol} - $",
             f"        dd {end} - {symbol}", "        db 0"]
    before = symbol
    for label, data in changes:
        lines += [f"        db {_ADVANCE}", f"        dd {label} - {before}", f"        db {_bytes(data)}"]
        before = label
    return [*lines, "        align 8, db 0", f"{symbol}.fde_end:"]


def _bytes(data: list[int]) -> str:
    return ", ".join(f"0x{value:02x}" for value in data)

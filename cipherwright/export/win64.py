"""Unwind data of kernels for Windows: what their prologue does, as the sections `.pdata` and `.xdata` say it.

Read off the text of the code, as for ELF (cipherwright.export.unwind). The encoding is that of Microsoft's "x64
exception handling" (structures RUNTIME_FUNCTION, UNWIND_INFO, UNWIND_CODE), version 1; what an epilogue may look like,
which the system recognizes by its bytes, is in "x64 prolog and epilog".

A frame that `and` aligns has no size that unwind data could give: there are only constant sizes, and frames that a
register points to, which a kernel does not spare. So such a kernel has an entry in front that aligns the stack itself,
and keeps the caller's in rbp; what `and` takes is then the same in every call.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from cipherwright.export.unwind import UnwindError

NUMBERS = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", *(f"r{i}" for i in range(8, 16)))
"""General registers by the number that unwind data has for them."""
WORD, SHADOW, PAGE, IN_REGISTERS = 8, 32, 4096, 4
"""Bytes of a register, of the shadow space above the return address, of a page; arguments that come in registers."""
_PUSH, _ALLOC_LARGE, _ALLOC_SMALL, _SET_FRAME, _SAVE_XMM, _SAVE_XMM_FAR = 0, 1, 2, 3, 8, 9
_CHAINED = 4  # UNW_FLAG_CHAININFO
_VECTOR = re.compile(r"[xyz]mm([6-9]|1[0-5])\b")
_PLACE = re.compile(r"\[(\w+)(?: ([+-]) (\d\w*))?\]")
_STORES = ("movdqa", "movdqu", "movaps", "movups", "vmovdqa", "vmovdqu", "vmovaps", "vmovups")


@dataclass(frozen=True)
class Step:
    """What an instruction of a prologue did: a code of unwind data with its `info` and what follows it.

    `label`: where it is done; `slots`: the numbers of 16 bits behind the code.
    """

    label: str
    code: int
    info: int
    slots: tuple[int, ...] = ()

    def lines(self, start: str) -> list[str]:
        """As NASM, of a prologue that begins at a label."""
        found = [f"        db {self.label} - {start}, 0x{self.code | self.info << 4:02x}"]
        return found + ([f"        dw {', '.join(map(str, self.slots))}"] if self.slots else [])


@dataclass
class Prologue:
    """The stack of a kernel at an instruction, and what its prologue has done so far.

    `below`: bytes from the stack pointer at the first instruction down to where it is; `frame`: the steps that make the
    frame, `saves`: those that save vector registers in it; `ending`: whether the epilogue has begun.
    """

    below: int = 0
    pushed: list[str] = field(default_factory=list)
    frame: list[Step] = field(default_factory=list)
    saves: list[Step] = field(default_factory=list)
    ending: bool = False
    _bases: dict[str, int] = field(default_factory=lambda: {"rsp": 0})
    _seen: set[int] = field(default_factory=set)

    def step(self, label: str, mnemonic: str, operands: list[str]) -> bool:
        """Take an instruction; whether unwind data is to say something of it, by a `label` behind it.

        UnwindError where the stack moves in a way that unwind data cannot say, and for an xmm register that is
        preserved and not saved before it is used.
        """
        first, second = operands[0] if operands else "", operands[1] if operands[1:] else ""
        if self.ending and mnemonic not in ("pop", "ret"):
            raise UnwindError(f"`{mnemonic}` between the end of the frame and the return: no epilogue of Windows")
        if mnemonic == "push":
            return self._pushed(label, first)
        if mnemonic == "pop":
            self.ending, self.below = True, self.below - WORD
            if not self.pushed or self.pushed.pop() != first:
                raise UnwindError(f"`pop {first}` is not what was pushed last")
            return False
        if first == "rsp":
            return self._moved(label, mnemonic, second)
        saved = self._saved(label, mnemonic, operands)
        self._bases.pop(first, None)
        if mnemonic == "lea" and (place := _PLACE.fullmatch(second)) and place[1] in self._bases:
            self._bases[first] = self._bases[place[1]] + _distance(place)
        return saved

    def _pushed(self, label: str, register: str) -> bool:
        if self.below != WORD * len(self.pushed):
            raise UnwindError(f"`push {register}` below the frame")
        self.pushed.append(register)
        self.below += WORD
        self.frame.append(Step(label, _PUSH, NUMBERS.index(register)))
        return True

    def _moved(self, label: str, mnemonic: str, how: str) -> bool:
        """As `step`, of what writes to the stack pointer."""
        before, kept = self.below, WORD * len(self.pushed)
        if mnemonic in ("cmp", "test"):
            return False
        if mnemonic == "mov":
            self.below = kept  # where the frame began: what the kernel holds in memory, or in a register
        elif mnemonic in ("sub", "add"):
            self.below += int(how, 0) * (1 if mnemonic == "sub" else -1)
        elif mnemonic == "and":
            mask = int(how, 0) & (1 << 64) - 1
            self.below = -WORD - (-WORD - self.below & mask - (1 << 64))
        else:
            raise UnwindError(f"`{mnemonic} rsp, {how}` is no way to move the stack that is known here")
        if self.below < kept:
            raise UnwindError(f"`{mnemonic} rsp, {how}` takes away more than the frame")
        self.ending = self.below == kept and before > kept
        if self.below == before or self.ending:
            return False
        self._bases = {"rsp": 0}
        self.frame = [s for s in self.frame if s.code == _PUSH] if self.below < before else self.frame
        made = self.below - (kept if self.below < before else before)
        self.frame.append(_allocation(label, made))
        return True

    def _saved(self, label: str, mnemonic: str, operands: Sequence[str]) -> bool:
        """Whether the instruction saves a vector register: the first that names it has to."""
        numbers = {int(m[1]) for o in operands for m in _VECTOR.finditer(o)} - self._seen
        if not numbers:
            return False
        self._seen |= numbers
        place = _PLACE.fullmatch(operands[0])
        if mnemonic not in _STORES or len(operands) != 2 or not place or place[1] not in self._bases:
            raise UnwindError(f"`{mnemonic} {', '.join(operands)}`: xmm{min(numbers)} is used and was not saved")
        number, at = min(numbers), self._bases[place[1]] + _distance(place)
        if operands[1] != f"xmm{number}" or at % 16 or at < 0:
            raise UnwindError(f"`{mnemonic} {', '.join(operands)}` is no way to save a register that is known here")
        near = at // 16 < 1 << 16
        self.saves.append(Step(label, _SAVE_XMM, number, (at // 16,)) if near else
                          Step(label, _SAVE_XMM_FAR, number, (at & 0xFFFF, at >> 16)))
        return True


def alignment(code: Sequence[tuple[str, list[str]]]) -> int:
    """What `and` aligns the stack of a kernel to, in bytes; 0 where its size alone aligns the frame."""
    masks = [int(o[1], 0) & (1 << 64) - 1 for mnemonic, o in code if mnemonic == "and" and o[0] == "rsp"]
    return max(((1 << 64) - mask for mask in masks), default=0)


def _distance(place: re.Match[str]) -> int:
    return int(place[3] or "0", 0) * (-1 if place[2] == "-" else 1)


def _allocation(label: str, size: int) -> Step:
    if size % WORD or size <= 0:
        raise UnwindError(f"a frame of {size} bytes is no multiple of {WORD}")
    if size <= 16 * WORD:
        return Step(label, _ALLOC_SMALL, size // WORD - 1)
    if size < WORD << 16:
        return Step(label, _ALLOC_LARGE, 0, (size // WORD,))
    return Step(label, _ALLOC_LARGE, 1, (size & 0xFFFF, size >> 16))


def entry(aligned: int, arguments: int) -> tuple[list[str], int]:
    """Instructions in front of a kernel whose frame `and` aligns, which call it with the stack aligned; and the most
    bytes of stack that they take. `arguments`: how many the kernel has; what is on the stack is copied.
    """
    stacked = [SHADOW + WORD * i for i in range(max(0, arguments - IN_REGISTERS))]
    room = -(-(SHADOW + WORD * len(stacked)) // 16) * 16
    lines = ["push rbp", ".entry_pushed:", "mov rbp, rsp", ".entry_framed:",
             *(["mov dword [rsp - 4096], 0 ; a page that is touched before what lies below it"] * (aligned >= PAGE)),
             f"sub rsp, {room}", f"and rsp, -{aligned}"]
    for at in stacked:  # above the caller's rbp and the return address
        lines += [f"mov rax, qword [rbp + {at + 2 * WORD}]", f"mov qword [rsp + {at}], rax"]
    lines += ["call .kernel", "lea rsp, [rbp]", "pop rbp", "ret", ".entry_end:", "align 16", ".kernel:"]
    return [line if line.endswith(":") else "        " + line for line in lines], 2 * WORD + room + aligned - 16


def sections(symbol: str, prologue: Prologue, aligned: bool) -> list[str]:
    """Lines of NASM: the sections `.pdata` and `.xdata` of a kernel, which ends at the label `.end` of its symbol.

    Where vector registers are saved, the code from there on is a function of its own for unwinding, chained to what is
    before: a step must be in the first 255 bytes, and the copies of many arguments take more.
    """
    start, parts = symbol, list[tuple[str, str, str, list[str]]]()
    if aligned:
        rbp = NUMBERS.index("rbp")
        steps = [Step(f"{symbol}.entry_pushed", _PUSH, rbp), Step(f"{symbol}.entry_framed", _SET_FRAME, 0)]
        parts.append((symbol, f"{symbol}.entry_end", f"{symbol}.entry_info", _info(symbol, steps, frame=rbp)))
        start += ".kernel"
    end, split, info = f"{symbol}.end", f"{symbol}.saves", f"{symbol}.info"
    middle = split if prologue.saves else end
    parts.append((start, middle, info, _info(start, prologue.frame)))
    if prologue.saves:
        chained = [_function(start, middle, info)]
        parts.append((split, end, f"{symbol}.saves_info", _info(split, prologue.saves, flags=_CHAINED) + chained))
    lines = ["        section .pdata rdata align=4"]
    lines += [_function(*part[:3]) for part in parts]
    lines += ["        section .xdata rdata align=4"]
    for _, _, name, text in parts:
        lines += ["        align 4, db 0", f"{name}:", *text]
    return lines


def _function(start: str, end: str, info: str) -> str:
    return "        dd " + ", ".join(f"{label} wrt ..imagebase" for label in (start, end, info))


def _info(start: str, steps: Sequence[Step], flags: int = 0, frame: int = 0) -> list[str]:
    """UNWIND_INFO: the last step of a prologue comes first, and the codes are even in number."""
    count = sum(1 + len(step.slots) for step in steps)
    last = f"{steps[-1].label} - {start}" if steps else "0"
    lines = [f"        db 0x{1 | flags << 3:02x}, {last}, {count}, {frame}", *_checked(last)]
    for step in reversed(steps):
        lines += step.lines(start)
    return lines + ["        dw 0"] * (count % 2)


def _checked(size: str) -> Iterator[str]:
    """An error of nasm where a prologue is longer than its byte can say."""
    if size != "0":
        yield f"        times -(({size}) / 256) db 0"

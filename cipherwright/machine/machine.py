"""Calling i386 and x86-64 machine code safely: guarded buffers, ABI checks, natively or under emulation.

Arguments are numbered from 1 in every message.  The static data of an image persists between calls made with
the same ``Image`` object; nothing else does.
"""

from __future__ import annotations

import abc
import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Union

from targets.abi import DEFAULT, Abi, load_abis
from targets.elf import Image
from targets.x86.register_files import WIDE

PAGE = 4096
ARENA, ARENA_END = 0x20000000, 0x5F000000
STACK, STACK_SIZE, CANARY = 0x60000000, 0x100000, 512
RESERVED = ((ARENA, 0x60200000), (0x7F000000, 0x7F200000))
TIMEOUT = 10.0

SENTINELS = {
    "eax": 0xA1B2C3D4,
    "ebx": 0xB16B00B5,
    "ecx": 0xC0FFEE0D,
    "edx": 0xD15EA5ED,
    "esi": 0x51DECA4E,
    "edi": 0xED1F1CE5,
    "ebp": 0xEB9BA5E1,
}
VECTOR_JUNK = bytes.fromhex("f7e1d3c5b7a99b8d7f61534537291b0d")
UPPER = 0x9E3779B900000000  # upper halves of registers and stack places whose argument has 32 bits
FCW, MXCSR = 0x37F, 0x1F80
_DF = 0x400


class MachineError(Exception):
    """The machine itself cannot do what was asked (not a fault of the code under test)."""


class MachineUnavailable(MachineError):
    """This kind of machine does not work here; the message says why."""


class CallFault(Exception):
    """The called code faulted, did not return, or wrote outside its buffers."""

    def __init__(
        self,
        message: str,
        *,
        signal: str = "",
        address: int | None = None,
        eip: int | None = None,
        argument: int | None = None,
    ) -> None:
        super().__init__(message)
        self.signal, self.address, self.eip, self.argument = signal, address, eip, argument


class AbiViolation(Exception):
    """The called code returned but broke the calling convention; ``register`` names what it broke."""

    def __init__(self, register: str, message: str) -> None:
        super().__init__(message)
        self.register = register


@dataclass(frozen=True)
class Buffer:
    """A memory argument; it starts at a multiple of ``align`` bytes, plus ``offset`` bytes."""

    data: bytes
    writable: bool = True
    align: int = 64
    offset: int = 0

    def __post_init__(self) -> None:
        if self.align < 1 or self.align & (self.align - 1):
            raise ValueError(f"alignment {self.align} is not a power of two")
        if not 0 <= self.offset < max(self.align, PAGE):
            raise ValueError(f"offset {self.offset} is not between 0 and {max(self.align, PAGE) - 1}")


@dataclass(frozen=True)
class Same:
    """A memory argument in the place of an earlier one: the address of argument number `argument`."""

    argument: int


Argument = Union[int, Buffer, Same]


@dataclass
class CallResult:
    """What a call returned, with the contents of each Buffer argument (not of a Same) after it."""

    eax: int
    buffers: list[bytes]


@dataclass(frozen=True)
class Region:
    """The pages of one buffer, with inaccessible pages on both sides.

    Addresses: the pages are from `low` up to `high`, the buffer begins at `start`. `argument` counts from 1; `contents`
    are those of all pages before the call.
    """

    argument: int
    buffer: Buffer
    low: int
    high: int
    start: int
    contents: bytes

    @property
    def end(self) -> int:
        """The address after the buffer's last byte."""
        return self.start + len(self.buffer.data)


@dataclass(frozen=True)
class Plan:
    """Everything for one call; ``esp`` is the stack pointer at the call instruction.

    ``used`` bytes from there (shadow space and arguments) belong to the called function; ``registers`` are the
    arguments in registers, by 32-bit names.
    """

    regions: list[Region]
    stack: bytes
    esp: int
    used: int
    registers: dict[str, int]


@dataclass(frozen=True)
class Fault:
    """Why a call did not return: the signal, the address that was accessed and that of the instruction (None: not
    known)."""

    signal: str
    address: int | None
    eip: int | None
    detail: str = ""


@dataclass(frozen=True)
class Outcome:
    """State after a call: registers by 32-bit name (also eip, eflags, tag, fcw, mxcsr), and memory.

    ``vectors`` are the values of the XMM registers that the convention preserves, by name.
    """

    registers: dict[str, int]
    regions: list[bytes]
    stack: bytes
    fault: Fault | None = None
    vectors: dict[str, int] = field(default_factory=dict)


@functools.lru_cache(maxsize=64)
def _pattern(size: int) -> bytes:
    unit = bytes((i * 167 + 0x5B) & 0xFF for i in range(251))
    return (unit * (size // 251 + 1))[:size]


def _place(argument: int, buffer: Buffer, cursor: int, end_guard: bool) -> Region:
    size, align, offset = len(buffer.data), buffer.align, buffer.offset
    if align >= PAGE or not end_guard:
        # ``cursor`` becomes aligned, so the offset is exact, also when it is larger than the alignment
        start = -(-cursor // max(align, PAGE)) * max(align, PAGE) + offset
        low = start // PAGE * PAGE
        high = max(-(-(start + size) // PAGE) * PAGE, low + PAGE)
    else:
        low = cursor
        high = cursor + -(-(size + align) // PAGE) * PAGE
        start = high - size - (high - size - offset) % align
        low = min(start, high - 1) // PAGE * PAGE
    fill = _pattern(high - low)
    at = start - low
    return Region(argument, buffer, low, high, start, fill[:at] + buffer.data + fill[at + size :])


def default_abi(bits: int = 32) -> Abi:
    """The usual convention of code of so many bits."""
    return load_abis()[DEFAULT[bits]]


@functools.cache
def sentinels(abi: Abi) -> Mapping[str, int]:
    """What the general registers hold before a call, where they hold no argument; by 32-bit names."""
    if abi.bits == 32:
        return SENTINELS
    names = [r for r in WIDE if r != "esp"]
    return {r: (SENTINELS.get(r, 0x5EED0000 + 0x101 * n) * 0x1_0000_0001 ^ 0x5A << 32) & (1 << 64) - 1
            for n, r in enumerate(names)}


def vector_junk(number: int) -> int:
    """What XMM register `number` of 64-bit code holds before a call."""
    return int.from_bytes(VECTOR_JUNK, "little") ^ number << 60


def make_plan(args: Sequence[Argument], end_guard: bool, abi: Abi | None = None) -> Plan:
    """Choose addresses for the buffers, and build the arguments in registers and on the stack.

    MachineError where the buffers do not fit in the arena, ValueError for an argument that no call can have.
    """
    abi = abi or default_abi()
    regions: list[Region] = []
    words: list[int] = []
    cursor = ARENA + PAGE
    for number, arg in enumerate(args, 1):
        if isinstance(arg, Buffer):
            region = _place(number, arg, cursor, end_guard)
            cursor = region.high + 16 * PAGE
            if cursor > ARENA_END:
                raise MachineError("the buffers of one call do not fit in the 1 GiB arena; give fewer blocks")
            regions.append(region)
            words.append(region.start)
        elif isinstance(arg, Same):
            place = next((r.start for r in regions if r.argument == arg.argument), None)
            if place is None:
                raise ValueError(f"argument {number}: there is no buffer before it that is argument {arg.argument}")
            words.append(place)
        else:
            if not -(1 << 31) <= arg < 1 << 32:
                raise ValueError(f"argument {number} ({arg:#x}) does not fit in 32 bits")
            words.append(arg & 0xFFFFFFFF | (UPPER if abi.bits == 64 else 0))
    stacked = words[len(abi.arguments):]
    body = _pattern(abi.shadow) + b"".join(word.to_bytes(abi.stack_slot, "little") for word in stacked)
    esp = (STACK + STACK_SIZE - CANARY - len(body)) & ~15
    stack = body + _pattern(STACK + STACK_SIZE - esp - len(body))
    return Plan(regions, stack, esp, len(body), dict(zip(abi.arguments, words, strict=False)))


def _count(amount: int) -> str:
    return f"{amount} byte" if amount == 1 else f"{amount} bytes"


def describe_address(address: int, plan: Plan, image: Image) -> tuple[str, int | None]:
    """Say in words where an address lies, and the number of the argument it is next to."""
    if STACK - 64 * PAGE <= address < STACK:
        return "below the stack (stack overflow)", None
    if STACK <= address < STACK + STACK_SIZE + 16 * PAGE:
        return ("on the stack" if address < STACK + STACK_SIZE else "above the stack"), None
    for segment in image.segments:
        if segment.address <= address < segment.end:
            kind = "writable data" if segment.writable else "read-only code or data"
            return f"in the image's {kind}", None
    best: tuple[int, str, int] | None = None
    for region in plan.regions:
        name = f"argument {region.argument}"
        if region.start <= address < region.end:
            right = "" if region.buffer.writable else ", which is read-only"
            return f"at byte {address - region.start} of {name}{right}", region.argument
        if address >= region.end:
            distance, text = address - region.end + 1, "past the end of"
        else:
            distance, text = region.start - address, "before the start of"
        if best is None or distance < best[0]:
            best = distance, f"{_count(distance)} {text} {name}", region.argument
    if best is not None and best[0] <= 1 << 20:
        return best[1], best[2]
    return "near no buffer", None


def _locate(eip: int, image: Image) -> str:
    best = max(((value, name) for name, value in image.symbols.items() if value <= eip), default=None)
    inside = any(s.address <= eip < s.end for s in image.segments)
    return f"eip {eip:#x} ({best[1]}+{eip - best[0]:#x})" if best and inside else f"eip {eip:#x}"


class Machine(abc.ABC):
    """Something that can call i386 code; subclasses supply ``_execute``."""

    name: str = "abstract"
    abi: Abi = default_abi()

    @abc.abstractmethod
    def _execute(self, image: Image, entry: int, plan: Plan, timeout: float) -> Outcome:
        """Load the image and the plan's memory, call ``entry``, and report."""

    def close(self) -> None:
        """Release what the machine holds."""
        return

    def call(
        self,
        image: Image,
        symbol: str,
        args: Sequence[Argument],
        *,
        end_guard: bool = True,
        timeout: float = TIMEOUT,
    ) -> CallResult:
        """Call a function by the machine's convention; CallFault or AbiViolation if it misbehaves.

        With `end_guard` buffers end at an inaccessible page, else they begin where a page does, but for their offsets;
        `timeout` in seconds. MachineError for code that this machine does not call.
        """
        if image.bits != self.abi.bits:
            raise MachineError(f"{symbol} is {image.bits}-bit code, and this machine calls by {self.abi.name}")
        entry = image.entry(symbol)
        for segment in image.segments:
            if any(segment.address < high and low < segment.end for low, high in RESERVED):
                raise MachineError(f"segment at {segment.address:#x} is in the machine's reserved addresses")
        plan = make_plan(args, end_guard, self.abi)
        outcome = self._execute(image, entry, plan, timeout)
        if outcome.fault is not None:
            raise _as_call_fault(outcome.fault, symbol, plan, image)
        _check_slack(symbol, plan, outcome)
        _check_abi(symbol, plan, outcome, self.abi)
        buffers = [
            body[r.start - r.low : r.end - r.low]
            for r, body in zip(plan.regions, outcome.regions, strict=True)
        ]
        return CallResult(outcome.registers["eax"], buffers)


def _as_call_fault(fault: Fault, symbol: str, plan: Plan, image: Image) -> CallFault:
    text, argument = f"{symbol}: {fault.signal}", None
    if fault.address is not None:
        words, argument = describe_address(fault.address, plan, image)
        text += f" at address {fault.address:#x}, {words}"
    if fault.detail:
        text += f": {fault.detail}"
    if fault.eip is not None:
        text += f"; {_locate(fault.eip, image)}"
    return CallFault(text, signal=fault.signal, address=fault.address, eip=fault.eip, argument=argument)


def _check_slack(symbol: str, plan: Plan, outcome: Outcome) -> None:
    for region, body in zip(plan.regions, outcome.regions, strict=True):
        head, tail = region.start - region.low, region.end - region.low
        if body[:head] == region.contents[:head] and body[tail:] == region.contents[tail:]:
            continue
        offset = next(
            (i for i in [*range(head - 1, -1, -1), *range(tail, len(body))] if body[i] != region.contents[i]),
            None,
        )
        if offset is not None:
            where = (
                f"{_count(head - offset)} before the start"
                if offset < head
                else f"{_count(offset - tail + 1)} past the end"
            )
            address = region.low + offset
            raise CallFault(
                f"{symbol}: wrote at address {address:#x}, {where} of argument {region.argument} "
                "(seen after the call)",
                signal="stray write",
                address=address,
                argument=region.argument,
            )


def _check_abi(symbol: str, plan: Plan, outcome: Outcome, abi: Abi) -> None:
    regs, before = outcome.registers, {**sentinels(abi), **plan.registers}
    shown = WIDE if abi.bits == 64 else {}

    def differs(register: str, found: int, expected: int, note: str = "") -> None:
        if found != expected:
            raise AbiViolation(
                register, f"{symbol}: {register} is {found:#x} after the call, expected {expected:#x}{note}"
            )

    differs(shown.get("esp", "esp"), regs["esp"], plan.esp, " (unbalanced stack, or ret n)")
    for register in abi.preserved:
        differs(shown.get(register, register), regs[register], before[register])
    for register in abi.preserved_vectors:
        differs(register, outcome.vectors[register], vector_junk(int(register.removeprefix("xmm"))))
    if regs["eflags"] & _DF:
        raise AbiViolation("DF", f"{symbol}: the direction flag DF is set after the call; cld is missing")
    if regs["tag"] != 0xFFFF:
        raise AbiViolation(
            "x87",
            f"{symbol}: the x87/MMX registers are in use after the call "
            f"(tag word {regs['tag']:#06x}); emms is missing",
        )
    differs("x87 control word", regs["fcw"] & 0x1F3F, FCW & 0x1F3F)
    differs("mxcsr", regs["mxcsr"] & ~0x3F, MXCSR)
    used = plan.used
    if outcome.stack[used:] != plan.stack[used:]:
        offset = next(i for i in range(used, len(plan.stack)) if outcome.stack[i] != plan.stack[i])
        raise AbiViolation(
            "stack",
            f"{symbol}: the caller's stack was overwritten, "
            f"{_count(offset - used + 1)} past the last argument",
        )

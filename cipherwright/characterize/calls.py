"""Timing a function on this machine as probes are timed: called over and over, with the same arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cipherwright.characterize.prober import ARENA, ARENA_BYTES, PROGRAM, Job, Prober
from cipherwright.characterize.probes import CLEAN_UPPER, CODE_BASE
from cipherwright.characterize.timing import Figure
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import Argument, Buffer, MachineError
from cipherwright.machine.native import flags
from targets.elf import PAGE, Image, Segment

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
PLACE = ARENA + (1 << 20)
CLOCKS = 100_000
"""About how long one run is."""
LOOP = 64
"""Where the loop of calls begins, behind that of nothing."""


def placed(args: Sequence[Argument], at: int = PLACE,
           end: int = ARENA + ARENA_BYTES) -> tuple[list[int], dict[int, bytes]]:
    """The argument words, and what stands in memory: each buffer on pages of its own, at its place in them.

    MachineError for an argument that stands for another, and for buffers beyond `end`, where the probing program's
    memory ends.
    """
    words: list[int] = []
    fill: dict[int, bytes] = {}
    for arg in args:
        if isinstance(arg, Buffer):
            fill[at + arg.offset] = bytes(arg.data)
            words.append(at + arg.offset)
            at += -(-(arg.offset + len(arg.data)) // PAGE) * PAGE + PAGE
            if at > end:
                raise MachineError(f"the buffers of a call do not fit the {ARENA_BYTES >> 20} MiB that the probing "
                                   "program has for them; give it fewer blocks")
        elif isinstance(arg, int):
            words.append(arg)
        else:
            raise MachineError("a call is timed with buffers of its own; no argument may stand for another")
    return words, fill


def loop(entry: int, words: Sequence[int], before: Sequence[str] = (), base: int = CODE_BASE) -> str:
    """NASM text of what calls a function as often as r15 says, by the System V convention; and of nothing.

    `before` runs once, before the first call. The code lies at `base`, and begins at `LOOP` behind it.
    """
    stacked = words[len(ARGUMENTS):]
    lines = ["bits 64", f"org {base:#x}", "nothing: dec r15", "jnz nothing", "ret", f"align {LOOP}", "calls:", *before,
             "mov rbx, rsp", "and rsp, -64", f"sub rsp, {-(-8 * len(stacked) // 64) * 64}", "align 64", ".next:"]
    lines += [f"mov {register}, {word:#x}" for register, word in zip(ARGUMENTS, words, strict=False)]
    for n, word in enumerate(stacked):
        lines += [f"mov rax, {word:#x}", f"mov [rsp + {8 * n}], rax"]
    lines += [f"mov eax, {entry:#x}", "call rax", "dec r15", "jnz .next", "mov rsp, rbx", "ret"]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True)
class Call:
    """A call of a function that is ready to be timed, again and again: its code with the loop, and memory by address.
    """

    name: str
    segments: tuple[Segment, ...]
    fill: Mapping[int, bytes]

    def time(self, prober: Prober, least: bool = True) -> Figure:
        """Core clocks of one call, `least` as of `Prober.time`; errors as that has."""
        before, prober.fill = prober.fill, dict(self.fill)
        try:
            return prober.time_jobs(self.segments, CODE_BASE, [Job(CODE_BASE + LOOP, 1, CLOCKS, self.name)], least)[0]
        finally:
            prober.fill = before


def prepare(image: Image, symbol: str, args: Sequence[Argument]) -> Call:
    """A call of a function with these arguments; errors as `placed` and `run_nasm` have them.

    MachineError where the code lies at the places that the probing program keeps for itself.
    """
    if any(s.address < high and low < s.end for s in image.segments
           for low, high in ((ARENA, CODE_BASE + 0x10000), (PROGRAM, 1 << 31))):
        raise MachineError("the code lies at addresses that the probing program keeps for itself")
    words, fill = placed(args)
    clean = (CLEAN_UPPER,) if "avx" in flags() else ()      # as the convention has it between functions
    code = run_nasm(loop(image.entry(symbol), words, clean), "calls", "bin")
    return Call(symbol, (*image.segments, Segment(CODE_BASE, code, False, True)), fill)

"""The trace of calls as they are timed on a machine: a function called over and over by a loop that sets its arguments.

Instructions of the loop are in it, and buffers have the places in their pages that they have where they are timed: what
one call leaves for the next, in registers and in memory, is the same for the model as for the machine.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from cipherwright.characterize.calls import loop, placed
from cipherwright.characterize.prober import ARENA_BYTES
from cipherwright.instrument.kernel_trace import WARMUP, trace_image
from cipherwright.machine.assemble import run_nasm
from cipherwright.machine.machine import Argument
from targets.abi import DEFAULT, load_abis
from targets.elf import PAGE, Image, Segment
from targets.trace import Trace

CODE, BUFFERS = 0x70000000, 0x90000000
"""Where the loop and the buffers lie: the places of the probing program are the emulated machine's own."""
SYMBOL = "calls"
MOST = 30
"""Measured calls at most."""
INSTRUCTIONS = 6000
"""About as many are measured, if a call has less: what calls have of each other's clocks is in them all."""


def trace_calls(image: Image, symbol: str, args: list[Argument]) -> Trace:
    """The trace of calls with the same arguments, one behind the other, each with its part of the loop.

    As many are measured as give `INSTRUCTIONS`, and half as many warm up. Errors as `placed`, `run_nasm` and
    `trace_image` have them.
    """
    words, fill = placed(args, BUFFERS, BUFFERS + ARENA_BYTES)
    buffers = [Segment(at - at % PAGE, bytes(at % PAGE) + data, True, False) for at, data in fill.items()]
    few = replace(_run(image, symbol, words, buffers, WARMUP + 1), warmup=WARMUP)
    calls = min(MOST, INSTRUCTIONS * (WARMUP + 1) // len(few))
    if calls <= 1:
        return few
    warmup = max(WARMUP, calls // 2)
    return replace(_run(image, symbol, words, buffers, warmup + calls), warmup=warmup)


def _run(image: Image, symbol: str, words: list[int], buffers: list[Segment], passes: int) -> Trace:
    """The trace of a loop of two passes or more, without what runs before and after it."""
    own = f"align 64\npush rbx\npush r15\nmov r15d, {passes}\ncall calls\npop r15\npop rbx\nret\n"
    text = loop(image.entry(symbol), words, base=CODE)
    code, start = run_nasm(text + own, SYMBOL, "bin"), len(run_nasm(text + "align 64\n", SYMBOL, "bin"))
    whole = Image(image.base, [*image.segments, *buffers, Segment(CODE, code, False, True)], {SYMBOL: CODE + start},
                  bits=image.bits, end=image.end)
    trace = trace_image(whole, SYMBOL, [], warmup=0, abi=load_abis()[DEFAULT[64]])
    return _loop_of(trace, range(CODE, CODE + start))


def _loop_of(trace: Trace, code: range) -> Trace:
    """The passes of the loop at addresses `code`, whose first instruction is the target of its jump back."""
    address = np.array([one.address for one in trace.code], dtype=np.int64)[trace.index]
    inside = (address >= code.start) & (address < code.stop)
    back = np.flatnonzero(inside[:-1] & inside[1:] & (trace.taken[:-1] > 0) & (address[1:] < address[:-1]))
    heads = np.flatnonzero(address == address[back[0] + 1])
    end = np.flatnonzero(address == address[back[0]])[-1] + 1
    part = slice(heads[0], end)
    return replace(trace, index=trace.index[part], load=trace.load[part], store=trace.store[part],
                   taken=trace.taken[part], marks=tuple(int(at) for at in (*heads - heads[0], end - heads[0])))

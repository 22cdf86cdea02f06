"""The pass `lines`: how long instructions are is asked of the assembler, and what is made of it is the scheduler's."""

from __future__ import annotations

from typing import Any

from cipherwright.machine.listing import places
from dsl.ir import Kernel
from scheduler.finish.emit import emit
from scheduler.finish.finish import Routine
from scheduler.finish.full_lines import cache_of, full_lines, large_loops, packed
from targets.cpu import Cpu

NO_FACTS: dict[str, Any] = dict.fromkeys(("cpu", "tool", "source", "source_hash", "command"), "") | {
    "plan": [], "limbs": [], "papers": [], "overlap": []}
"""Of a text that nobody reads."""


def with_full_lines(routine: Routine, kernel: Kernel, cpu: Cpu) -> Routine:
    """`routine` of `kernel` with longer instructions where a loop then is in the cache of decoded instructions."""
    cache = cache_of(cpu)
    loops = [] if cache is None else large_loops(routine, cache)
    if cache is None or not loops:
        return routine

    def addresses(made: Routine) -> list[int]:
        emitted = emit(made, kernel, NO_FACTS)
        return places(emitted.asm, [text for _, text in emitted.lines], f"{routine.name}.asm", cpu.bits)

    return full_lines(routine, cache, loops, addresses(routine), addresses(packed(routine)))

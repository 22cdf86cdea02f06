"""Shorter code for CPUs that fetch so many bytes a clock: equal instructions with a shorter encoding, short addresses.

*Forms.* On a whole vector register other instructions do the same in a byte less (targets.x86.code_length). They are
taken where the CPU's table has the same cost for both.

*Windows.* A displacement of one byte reaches 256 bytes of the frame. General registers that a routine does not use
hold the addresses of further such windows, and the slots that are used most are put there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from scheduler.code.instr import Address, Instr
from scheduler.graph.nodes import Slot
from targets.cpu import Cost, Cpu
from targets.x86.code_length import SHORTER
from targets.x86.frame import REACH

WINDOW = REACH
"""Bytes of the frame that displacements of one byte reach."""
PLACE = 16
"""Bytes of the slots that windows are for."""
LOOP = 8
PAYS = 24
"""Uses of the slots of a window, by weight, from which on it pays: it costs a `lea` of 7 bytes, a push and a pop."""


def fetches_bytes(cpu: Cpu) -> bool:
    """Whether the length of the code costs: not where a cache of decoded instructions feeds the core."""
    return "fetch_bytes" in cpu.core.get("frontend", {})


def shorten(form: str, cpu: Cpu) -> str:
    """The form that does the same in fewer bytes for the same cost; `form` itself where there is none."""
    mnemonic, _, operands = form.partition(" ")
    if mnemonic not in SHORTER or "mm" in operands or not fetches_bytes(cpu):
        return form
    key = cpu.name, form
    if key not in _FOUND:
        other = f"{SHORTER[mnemonic]} {operands}"
        _FOUND[key] = other if cpu.has(other) and _same(cpu.cost(form), cpu.cost(other)) else form
    return _FOUND[key]


_FOUND: dict[tuple[str, str], str] = {}


def _same(a: Cost, b: Cost) -> bool:
    return (a.uops, a.latency, a.latency_mem, a.ports, a.occupancy, a.unit, a.transfer) == \
        (b.uops, b.latency, b.latency_mem, b.ports, b.occupancy, b.unit, b.transfer)


def slot_uses(lines: Iterable[object], place: Callable[[Slot], str]) -> Counter[str]:
    """How often each place of PLACE bytes is an operand; in a loop (labels that are aligned) LOOP times as much."""
    uses: Counter[str] = Counter()
    weight, open_loops = 1, []
    for line in lines:
        if not isinstance(line, Instr):
            if getattr(line, "align", False):
                open_loops.append(line.name)  # type: ignore[attr-defined]
                weight *= LOOP
            continue
        if open_loops and line.does == "jump if" and line.note == open_loops[-1]:
            open_loops.pop()
            weight //= LOOP
        for o in line.operands:
            if isinstance(o, Address) and o.slot is not None and o.slot.size == PLACE:
                uses[place(o.slot)] += weight
    return uses


def windows(uses: Counter[str], registers: Sequence[str]) -> list[str]:
    """Those of `registers` that are to hold further windows, behind the one of the frame's own register."""
    counts = sorted(uses.values(), reverse=True)
    each = WINDOW // PLACE
    sums = [sum(counts[begin:begin + each]) for begin in range(each, each * (len(registers) + 1), each)]
    return [r for r, n in zip(registers, sums, strict=True) if n >= PAYS]


def at(position: int, base: str, bias: int, others: Sequence[str]) -> tuple[str, int]:
    """(register, displacement) of a position in a frame that begins at `base` less `bias`."""
    window = position // WINDOW
    if 0 < window <= len(others):
        return others[window - 1], position - bias - WINDOW * window
    return base, position - bias

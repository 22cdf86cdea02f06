"""How many entries of a trace cache some code takes.

Source of the rules: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), section 5.2; those of the table
that differ are marked `fitted` there.
"""

from __future__ import annotations

from collections.abc import Sequence

from targets.machinecode import Instruction
from targets.model.data_fields import NO_DATA, WIDE_BORROWS, slot_data
from targets.model.frontend import LENDERS
from targets.model.parameters import parameters
from targets.model.uops import build_record


def trace_cache_entries(code: Sequence[Instruction], cpu: str) -> int:
    """Entries used and lost, from the start of a line; what is lost behind the last entry is not counted.

    Raises ValueError for a CPU without a trace cache.
    """
    p = parameters(cpu)
    if p.frontend.kind != "trace-cache":
        raise ValueError(f"{cpu} has no trace cache")
    place = total = lent = 0
    for one in code:
        for data in slot_data(build_record(one, p), p):
            entries = 2 if data > WIDE_BORROWS or (data == WIDE_BORROWS and not lent) else 1
            lost = p.frontend.line_entries - place
            if entries > lost:
                total += lost if lost < p.frontend.line_entries else 0
                place = lent = 0
            place += entries
            total += entries
            lent = LENDERS if data == NO_DATA else 0 if data >= WIDE_BORROWS else max(0, lent - 1)
    return total

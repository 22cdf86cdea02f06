"""Where the cycles went: a walk back along what bound each uop, from the last retirement to the start.

Every step goes to what the present event waited for and adds the ticks between the two to one cause. The steps
telescope, so that the causes add up to the cycles exactly. The idea of following the binding dependence edges is
that of Fields, Rubin and Bodik (Focusing processor policies via critical-path prediction, ISCA 2001).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from targets.model.compiled import compiled, entry
from targets.model.machine import Record
from targets.model.state import (
    EXTRA_CAUSES,
    OPERAND,
    PORT,
    R_MISPREDICT,
    R_PASSED,
    R_ROB,
    R_STATIONS,
    RENAME_CAUSES,
    TICKS,
)

Array = np.ndarray[Any, Any]
AT_RETIRE, AT_COMPLETE, AT_DISPATCH, AT_RENAME = range(4)
# causes of the walk: renames, then latencies by uop class, then what a latency held beside, then the rest
LATENCY = len(RENAME_CAUSES)
EXTRAS = len(EXTRA_CAUSES)


def cause_names(ports: tuple[str, ...], classes: tuple[str, ...]) -> list[str]:
    """Names of the causes the walk counts, in its order."""
    names = [*RENAME_CAUSES, *(f"latency: {c}" for c in classes), *(f"memory: {e}" for e in EXTRA_CAUSES),
             "transfer between units", *(f"port {p} busy" for p in ports), "ordering of memory accesses",
             "rename to dispatch", "retirement", "retirement width"]
    return names


@entry
def _walk(r: Record, kind_class: Array, classes: int, ports: int, last: int, start_tick: int, end_tick: int,
          to_retire: int, out: Array) -> None:
    extras = LATENCY + classes
    transfer = extras + EXTRAS
    port_busy = transfer + 1
    order = port_busy + ports
    to_rename, retirement, retire_width = order + 1, order + 2, order + 3
    uop, stage, now = last, AT_RETIRE, end_tick
    while now > start_tick and uop >= 0:
        cause, then, next_uop, next_stage = 0, now, uop, stage
        if stage == AT_RETIRE:
            latest = _latest_of_slot(r, uop)
            earlier = latest
            while earlier >= 0 and r.uops[earlier].retire == r.uops[uop].retire:
                earlier -= 1
            if r.uops[latest].complete + to_retire > r.uops[uop].retire - TICKS or earlier < 0:
                cause, then, next_uop, next_stage = retirement, r.uops[latest].complete, latest, AT_COMPLETE
            else:
                cause, then, next_uop, next_stage = retire_width, r.uops[earlier].retire, earlier, AT_RETIRE
        elif stage == AT_COMPLETE:
            extra = r.uops[uop].extra_ticks
            own = r.uops[uop].dispatch + (r.uops[uop].complete - r.uops[uop].dispatch - extra)
            if extra > 0 and now > own:
                cause, then, next_stage = extras + r.uops[uop].extra, own, AT_COMPLETE
            else:
                cause, then, next_stage = LATENCY + kind_class[uop], r.uops[uop].dispatch, AT_DISPATCH
        elif stage == AT_DISPATCH:
            blocker = r.uops[uop].blocker
            if r.uops[uop].cause == OPERAND and blocker >= 0:
                cause, then, next_uop, next_stage = transfer, r.uops[blocker].complete, blocker, AT_COMPLETE
            elif r.uops[uop].cause == PORT and blocker >= 0:
                cause, then = port_busy + r.uops[uop].port, r.uops[blocker].dispatch
                next_uop, next_stage = blocker, AT_DISPATCH
            elif r.uops[uop].cause > PORT and blocker >= 0:
                cause, then, next_uop, next_stage = order, min(now, r.uops[blocker].complete), blocker, AT_COMPLETE
            else:
                cause, then, next_stage = to_rename, r.uops[uop].rename, AT_RENAME
        else:
            why, blocker = r.uops[uop].rename_cause, r.uops[uop].rename_blocker
            cause = why
            if why == R_MISPREDICT and blocker >= 0:
                then, next_uop, next_stage = r.uops[blocker].complete, blocker, AT_COMPLETE
            elif (why == R_ROB or why == R_PASSED) and blocker >= 0:
                then, next_uop, next_stage = r.uops[blocker].retire, blocker, AT_RETIRE
            elif why == R_STATIONS and blocker >= 0:
                then, next_uop, next_stage = r.uops[blocker].dispatch, blocker, AT_DISPATCH
            else:
                before = uop - 1
                while before >= 0 and r.uops[before].rename == r.uops[uop].rename:
                    before -= 1
                if before < 0:
                    then, next_uop = start_tick, -1
                else:
                    then, next_uop = r.uops[before].rename, before
        then = max(min(then, now), start_tick)
        out[cause] += now - then
        now = then
        uop, stage = next_uop, next_stage


@compiled
def _latest_of_slot(r: Record, uop: int) -> int:
    latest = uop
    at = uop
    while at > 0 and r.uops[at - 1].retire == r.uops[uop].retire and r.uops[at - 1].position == r.uops[uop].position:
        at -= 1
        if r.uops[at].complete > r.uops[latest].complete:
            latest = at
    return latest


def where_cycles_went(r: Record, classes: Array, names: tuple[str, ...], ports: tuple[str, ...], start: int,
                      end: int, to_retire: int) -> dict[str, float]:
    """Clocks by cause between two ticks; `classes` gives each uop's latency class in `names`."""
    labels = cause_names(ports, names)
    out = np.zeros(len(labels), dtype=np.int64)
    last = int(np.searchsorted(r.uops["retire"], end, side="right")) - 1
    if last >= 0 and end > start:
        _walk(r, classes, len(names), len(ports), last, start, end, to_retire, out)
    found = {label: ticks / TICKS for label, ticks in zip(labels, out.tolist(), strict=True) if ticks}
    lost = (end - start) / TICKS - sum(found.values())
    if abs(lost) > 1e-9:
        found["start"] = found.get("start", 0) + lost
    return dict(sorted(found.items(), key=lambda item: -item[1]))

"""Runs a trace through the out-of-order engine and puts the result into words and clocks."""

from __future__ import annotations

from typing import Any

import numpy as np

from targets.model.bounds import lower_bounds
from targets.model.causes import where_cycles_went
from targets.model.engine import simulate_uops
from targets.model.exchange import Exchange, exchanged
from targets.model.machine import B_STUCK, TIME_RING, Record, new_machine, new_record
from targets.model.memory import warm_caches
from targets.model.parameters import Parameters, Setting, parameters
from targets.model.state import (
    DISPATCH_CAUSES,
    RENAME_CAUSES,
    TICKS,
    Code,
    build_records,
    build_run,
    cpu_numbers,
    pack,
)
from targets.model.uops import KIND_NAMES, uop_count
from targets.model.uops import Record as Static
from targets.outcome import Outcome, Timeline
from targets.trace import Trace

Array = np.ndarray[Any, Any]


def run_out_of_order(trace: Trace, cpu: str, timeline: bool = False, causes: bool = True,
                     exchange: Exchange | None = None, setting: Setting = ()) -> Outcome:
    """Cycles of the measured calls of a trace on an out-of-order CPU; see `targets.simulate`.

    With `exchange` a part of the table is another CPU's; a `setting` has values in place of the table's.
    ArithmeticError when a uop finds no free port for longer than the model looks ahead.
    """
    p = parameters(cpu, setting)
    statics = build_records(trace.code, p)
    if exchange is not None:
        p, statics = exchanged(p, statics, exchange.part, parameters(exchange.cpu))
    numbers, code = cpu_numbers(p), pack(statics, p)
    run = build_run(trace)
    machine = new_machine()
    record = new_record(run, code, timeline or causes)
    marks = np.zeros(len(trace.marks), dtype=np.int64)
    warm_caches(machine, code, numbers, run)
    simulate_uops(machine, code, numbers, run, record, marks)
    if machine.back[B_STUCK]:
        far = TIME_RING // 2 // TICKS
        raise ArithmeticError(f"the model of {cpu} found no free port for a uop within {far} clocks: "
                              "an occupancy in its table is too long, or the model is wrong")
    first = trace.marks[trace.warmup]
    index = run.steps["index"]
    measured = index[first:]
    counts = np.array([uop_count(record, p) for record in statics])
    start, end = int(marks[trace.warmup]), int(marks[-1])
    ports = {name: float(busy) / TICKS for name, busy in zip(p.ports, machine.port_busy[: len(p.ports)], strict=True)}
    went: dict[str, float] = {}
    if causes or timeline:
        classes, names = latency_classes(statics, code, index)
        went = where_cycles_went(record, classes, names, p.ports, start, end, numbers.complete_to_retire)
    return Outcome(
        cpu=cpu, cycles=(end - start) / TICKS, calls=max(trace.measured, 1), instructions=len(measured),
        uops=int(counts[measured].sum()), slots=int(code.i["slots"][measured].sum()), ports=ports,
        bounds=lower_bounds(trace, code, statics, p, first), causes=went,
        marks=tuple(float(tick) / TICKS for tick in marks),
        timeline=_timeline(record, p) if timeline else None,
    )


def latency_classes(statics: list[Static], code: Code, index: Array) -> tuple[Array, tuple[str, ...]]:
    """For every executed uop the number of its latency class, and the classes' names."""
    names: dict[str, int] = {}
    per_uop: list[int] = []
    for record in statics:
        for uop in record.uops:
            name = KIND_NAMES[uop.kind] if uop.kind else record.instruction.mnemonic
            per_uop.append(names.setdefault(name, len(names)))
    table = np.array(per_uop, dtype=np.int64)
    counts = code.i["count"][index]
    starts = np.repeat(code.i["first"][index] - np.concatenate(([0], np.cumsum(counts)[:-1])), counts)
    return table[starts + np.arange(len(starts))] if len(table) else table, tuple(names)


def _timeline(r: Record, p: Parameters) -> Timeline:
    def clocks(ticks: Array) -> Array:
        return ticks / TICKS

    u = r.uops
    return Timeline(
        position=u["position"], part=u["part"], decode=clocks(u["decode"]), rename=clocks(u["rename"]),
        dispatch=clocks(u["dispatch"]), complete=clocks(u["complete"]), retire=clocks(u["retire"]), port=u["port"],
        cause=u["cause"], blocker=u["blocker"], rename_cause=u["rename_cause"], rename_blocker=u["rename_blocker"],
        cause_names=DISPATCH_CAUSES, rename_cause_names=RENAME_CAUSES, port_names=p.ports,
    )

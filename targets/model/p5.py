"""The Pentium and Pentium MMX: a trace and a CPU's name in, cycles and where they went out.

In order and exact by rule; the rules are in targets/model/p5_rules.py, the numbers in the CPU's table. The model
leaves out write buffers and bus traffic, the code cache, self-modifying code and exceptions.
"""

from __future__ import annotations

import numpy as np

from targets.model import p5_machine as mc
from targets.model.p5_engine import run_all
from targets.outcome import Outcome, Timeline
from targets.tables.files import UnknownCpu, executes_in_order, model_names, sound
from targets.trace import Trace


def run(trace: Trace, cpu: str, timeline: bool = False) -> Outcome:
    """Run a trace through the model of an in-order Pentium.

    Uops and slots are instructions, ports the two pipes. `marks` and `cycles` count until the last result is there
    (an x87 result may be two clocks behind its instruction), and the causes add up to `cycles`. Raises UnknownCpu for
    a CPU that is none of these and UnknownRow, naming form and CPU, for an instruction without a row.
    """
    if cpu not in model_names() or not executes_in_order(cpu):
        known = ", ".join(name for name in sound(model_names())[0] if executes_in_order(name))
        raise UnknownCpu(f"'{cpu}' is not an in-order Pentium; known: {known}")
    machine = mc.machine(trace, cpu)
    marks = np.array(trace.marks, dtype=np.int64)
    ends = np.zeros(len(marks), dtype=np.int64)
    run_all(machine, marks, trace.warmup, ends)
    totals = [int(x) for x in machine.totals]
    count = totals[mc.T_INSTRUCTIONS]
    causes = {name: float(clocks) for name, clocks in zip(mc.CAUSES, machine.spent, strict=True) if clocks}
    return Outcome(
        cpu=cpu, cycles=float(ends[-1] - ends[trace.warmup]), calls=trace.measured, instructions=count, uops=count,
        slots=count, ports={"U": float(totals[mc.T_U]), "V": float(totals[mc.T_V])},
        bounds={"instructions / 2": count / 2, "pairable instructions / 2": (count + totals[mc.T_ALONE]) / 2,
                "dependence path": float(totals[mc.T_PATH])},
        causes=causes, marks=tuple(float(x) for x in ends), timeline=_timeline(machine) if timeline else None,
    )


def _timeline(machine: mc.Machine) -> Timeline:
    """One entry per instruction; rename is not a stage of this CPU and repeats the start of execution."""
    n = len(machine.start)
    decode = machine.decode if machine.par[mc.P_MMX] else machine.start - 1
    return Timeline(
        position=np.arange(n, dtype=np.int64), part=np.zeros(n, dtype=np.int64), decode=decode, rename=machine.start,
        dispatch=machine.start, complete=machine.end, retire=machine.end, port=machine.port, cause=machine.cause,
        blocker=machine.blocker, rename_cause=machine.cause, rename_blocker=machine.blocker,
        cause_names=mc.CAUSES, port_names=("U", "V"), uop_names=(), rename_cause_names=mc.CAUSES,
    )

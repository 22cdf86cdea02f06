"""The pipeline model's one entry: a trace and a CPU's name in, cycles out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from targets.cpu import build_cpu, table_name
from targets.forms import TableError
from targets.outcome import Outcome
from targets.tables.files import UnknownCpu, executes_in_order, model_names
from targets.tables.rows import rows_of
from targets.trace import Trace

if TYPE_CHECKING:
    from targets.model.parameters import Setting


def exchanges(trace: Trace, cpu: str, other: str) -> dict[str, float]:
    """Cycles of the measured calls on `cpu` when one part of its table at a time is that of `other`.

    Empty when one of them runs in order: there is nothing to put in the place of its rules.
    """
    from targets.model.exchange import PARTS, Exchange
    from targets.model.outoforder import run_out_of_order

    cpu, other = table_name(cpu), table_name(other)
    if executes_in_order(cpu) or executes_in_order(other):
        return {}
    out = {}
    for part in PARTS:
        try:
            out[part] = run_out_of_order(trace, cpu, causes=False, exchange=Exchange(part, other)).cycles
        except ValueError:
            continue
    return out


def with_setting(trace: Trace, cpu: str, setting: Setting) -> Outcome:
    """`simulate` with values in place of those of the CPU's table, and no causes; an empty setting leaves its own.

    Raises as `simulate`, and TableError for a setting of a CPU that executes in order: its rules have none.
    """
    from targets.model.outoforder import run_out_of_order

    if not setting:
        return simulate(trace, cpu)
    cpu = table_name(cpu)
    if executes_in_order(cpu):
        raise TableError(f"{cpu} executes in order: there is no setting of its rules; leave it empty")
    return run_out_of_order(trace, cpu, causes=False, setting=setting)


def check_table(cpu: str) -> None:
    """Refuse a CPU's table that the planner or the model cannot use: TableError names the file and the place in it."""
    from targets.model.fitted import fitted
    from targets.model.p5_table import p5_rules
    from targets.model.parameters import parameters

    build_cpu(cpu)
    rows_of(cpu)
    (p5_rules if executes_in_order(cpu) else parameters)(cpu)
    fitted(cpu)


def simulate(trace: Trace, cpu: str, timeline: bool = False) -> Outcome:
    """Run a trace through the model of a CPU; the name of a target of it will do.

    Raises UnknownCpu for a CPU without a table and UnknownRow, naming form and CPU, for an instruction without a row.
    """
    from targets.model.outoforder import run_out_of_order
    from targets.model.p5 import run

    cpu = table_name(cpu)
    if cpu not in model_names():
        raise UnknownCpu(f"the model knows no CPU '{cpu}'; it knows {', '.join(model_names())}")
    if executes_in_order(cpu):
        return run(trace, cpu, timeline)
    return run_out_of_order(trace, cpu, timeline)

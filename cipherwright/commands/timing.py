"""Rows of ciphers/bench.toml timed for a command, with what it says while it does."""

from __future__ import annotations

import statistics
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from cipherwright.building.build import Builder
from cipherwright.commands import shared
from cipherwright.progress import step

if TYPE_CHECKING:
    from cipherwright.bench.rows import Entry
    from cipherwright.project.sources import Library
    from targets.cpu import Cpu


DISTURBED = "in no round had enough calls the core to themselves; the figure may be high"
"""Of a row: something else, such as another tenant's thread on the core's other half, made the core narrower."""


def timed(library: Library, entries: Sequence[Entry], cpus: Sequence[Cpu],
          runs: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """Rows timed in one run, as data, and what is said of the run. UserError where no 64-bit code runs."""
    from cipherwright.bench.bench import CALLS, ROUNDS, as_data, disturbed, make_rows, time_rows
    from cipherwright.bench.measure import Host, demand_native

    demand_native("nothing can be timed", "./cw report asks the model, on any machine")
    host = Host.here()
    with step("compiling and checking what is timed"):
        rows = make_rows(Builder(library, library.project.generated), entries, cpus, shared.explain, say)
    rounds = max(1, min(ROUNDS, runs // CALLS))
    each = -(-runs // rounds)
    with step(f"timing {len(rows)} rows"):
        time_rows(rows, rounds, each, shared.explain, say)
        for _ in range(rounds):  # once more, at most
            if not (again := disturbed(rows, host)):
                break
            time_rows(again, 1, each, shared.explain, lambda _text: say(f"again, {len(again)} disturbed rows"))
    data = as_data(rows, host)
    ticks = [row["cycles_per_tick"] for row in data if row["cycles_per_tick"]]
    return {"machine": host.name, "native": None, "method": "brackets", "runs": rounds * each, "rounds": rounds,
            "cycles_per_tick": statistics.median(ticks) if ticks else None}, data


def say(text: str) -> None:
    """What is going on, on one line, where somebody looks."""
    if sys.stderr.isatty():
        click.echo(f"\r\x1b[K{text[:79]}", nl=False, err=True)

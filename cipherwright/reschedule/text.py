"""What `cw reschedule` says: before and after, the pieces, and what was left alone, as text and as data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from cipherwright.reschedule.routine import PASSES, Rescheduled
from cipherwright.reschedule.search import distance
from targets.outcome import Outcome

LEAST = 0.005
"""Causes with a smaller share of the cycles before and after are not shown."""


def pieces(made: Rescheduled) -> Iterator[dict[str, Any]]:
    """A row for each piece that was searched."""
    for one in made.found:
        offset = one.work.piece.offset
        yield {"function": made.code.obj.function_at(offset), "offset": offset, "instructions": len(one.order),
               "passes": len(one.work.stretch.passes), "orders": one.tries, "moved": distance(one.order),
               "renamed": one.renamed,
               "before": one.before, "after": one.after, "left": one.left}


def as_data(made: Rescheduled, out: str | None) -> dict[str, Any]:
    """What `--json` prints; cycles are of one measured call, those of a piece of one pass."""
    return {"entry": made.code.obj.symbol, "cpu": made.cpu, "out": out, "seconds": round(made.seconds, 1),
            "instructions": len(made.code.insns), "before": _outcome(made.before), "after": _outcome(made.after),
            "pieces": list(pieces(made)), "changed": made.changed, "same_data_flow": True,
            "random_inputs_agree": made.inputs, "memory": made.memory,
            "left": [{"function": f, "instructions": n, "why": why} for f, n, why in made.left],
            "fixed": dict(made.fixed)}


def _outcome(one: Outcome | None) -> dict[str, Any] | None:
    if one is None:
        return None
    causes = {name: clocks / one.calls for name, clocks in one.causes.items()}
    return {"cycles": one.cycles_per_call, "causes": causes}


def show(console: Console, made: Rescheduled, out: str | None) -> None:
    """Print the report."""
    obj = made.code.obj
    console.print(f"{obj.symbol} on {made.cpu}: {len(made.code.insns)} instructions, {len(made.found)} pieces "
                  f"searched, {made.changed} changed, {made.seconds:.0f} s", style="bold", markup=False)
    if made.before is not None and made.after is not None:
        _print_cycles(console, made.before, made.after)
    else:
        console.print(f"No call was given: each piece was judged by itself, {PASSES} passes one behind the other with "
                      "each memory operand in a line of its own.", soft_wrap=True)
    _print_pieces(console, made)
    if made.changed:
        tested = f", and on {made.inputs} random inputs both left the same" if made.inputs else ""
        console.print(f"The data flow of old and new bytes is the same{tested}.", soft_wrap=True)
    for line in _left(made):
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"written: {out}" if out else "Nothing is written: name a file with --out.", markup=False,
                  soft_wrap=True)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for k, name in enumerate(columns):
        table.add_column(name, justify="right" if k else "left", no_wrap=True)
    return table


def _print_cycles(console: Console, before: Outcome, after: Outcome) -> None:
    old, new = before.cycles_per_call, after.cycles_per_call
    table = _table("", "before", "after", "")
    table.add_row("cycles/call, by the model", f"{old:.1f}", f"{new:.1f}", f"{100 * (new / old - 1):+.2f} %")
    console.print(table)
    table = _table("where the cycles went", "before", "after")
    names = sorted({*before.causes, *after.causes}, key=lambda n: -before.causes.get(n, 0.0))
    for name in names:
        amounts = [one.causes.get(name, 0.0) / one.calls for one in (before, after)]
        if max(amounts[0] / old, amounts[1] / new) >= LEAST:
            table.add_row(escape(name), *(f"{amount:.1f}" for amount in amounts))
    console.print(table)


def _print_pieces(console: Console, made: Rescheduled) -> None:
    if not made.found:
        return
    table = _table("piece", "instructions", "passes", "orders tried", "moved", "renamed", "clocks a pass", "")
    for row in pieces(made):
        clocks = f"{row['before']:.1f} to {row['after']:.1f}" if row["orders"] else "-"
        table.add_row(escape(f"{row['function']} at {row['offset']:#x}"), f"{row['instructions']}", f"{row['passes']}",
                      f"{row['orders']}", f"{row['moved']}", f"{row['renamed']}", clocks, row["left"])
    console.print(table)


def _left(made: Rescheduled) -> Iterator[str]:
    """Sentences about what was not touched."""
    by_reason: dict[str, list[int]] = {}
    for _function, count, why in made.left:
        by_reason.setdefault(why, []).append(count)
    if by_reason:
        yield "Pieces left as they are: " + "; ".join(
            f"{len(counts)} of {sum(counts)} instructions, {why}" for why, counts in by_reason.items()) + "."
    if made.fixed:
        yield "Instructions that stay where they are: " + ", ".join(
            f"{count} {why}" for why, count in sorted(made.fixed.items(), key=lambda one: -one[1])) + "."
    if made.memory:
        yield f"Of memory nothing is taken for granted but what addresses say: {made.memory}."



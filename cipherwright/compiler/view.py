"""The list of passes for readers: a help text, the table of docs/architecture.md, and what each pass of a run did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from cipherwright.compiler.forms import Figures
from cipherwright.compiler.passes import PASSES
from cipherwright.compiler.watch import MADE, SKIPPED, UNCHANGED, Seen

DASH = "–"


def page_table() -> str:
    """The passes as a Markdown table; a pass's name leads to its module."""
    rows = ["| pass | input → output | what it does | skipped where | trust |", "|---|---|---|---|---|"]
    for one in PASSES:
        link = f"[{one.name}](../{one.module.replace('.', '/')}.py)"
        rows.append(f"| {link} | {one.reads.name} → {one.makes.name} | {one.what} | {one.otherwise} | {one.trust} |")
    return "\n".join(rows) + "\n"


def changes(seen: Seen) -> str:
    """What a pass made, or changed, in figures."""
    if seen.how == SKIPPED:
        return f"skipped: {seen.why}"
    if seen.how == UNCHANGED:
        return f"unchanged: as after {seen.as_after}"
    if seen.how == MADE:
        return ", ".join(f"{name} {value:,}" for name, value in seen.after.items())
    parts = [f"{name} {seen.before[name]:,} → {value:,}" for name, value in seen.after.items()
             if value != seen.before[name]]
    return ", ".join(parts) or f"as many as before, but others: {_most(seen.after)}"


def _most(figures: Figures) -> str:
    name, value = next(iter(figures.items()))
    return f"{name} {value:,}"


def show(console: Console, label: str, seen: Sequence[Seen]) -> None:
    """A row for every pass, in order, and the sum of their times."""
    table = Table(box=None, pad_edge=False, show_edge=False, header_style="bold")
    table.add_column("pass", no_wrap=True)
    table.add_column("ms", justify="right", no_wrap=True)
    table.add_column("makes", no_wrap=True)
    table.add_column("what changed", overflow="fold")
    for one in seen:
        ran = one.how != SKIPPED
        table.add_row(one.done.name, f"{1000 * one.seconds:,.1f}" if ran else DASH, one.done.makes.name, changes(one),
                      style="" if ran and one.how != UNCHANGED else "dim")
    console.print(f"{label}, by pass:")
    console.print(table)
    counts = {how: sum(one.how == how for one in seen) for how in (SKIPPED, UNCHANGED)}
    console.print(f"{len(seen)} passes, {counts[SKIPPED]} skipped, {counts[UNCHANGED]} without a change: "
                  f"{1000 * sum(one.seconds for one in seen):,.1f} ms, and "
                  f"{1000 * sum(one.checking for one in seen):,.1f} ms for the checks between them")


def as_data(seen: Sequence[Seen]) -> list[dict[str, Any]]:
    """The same as plain data; times in milliseconds."""
    return [{"pass": one.done.name, "makes": one.done.makes.name, "trust": one.done.trust, "how": one.how,
             "why": one.why or None, "as_after": one.as_after or None, "ms": round(1000 * one.seconds, 3),
             "check_ms": round(1000 * one.checking, 3), "before": dict(one.before), "after": dict(one.after)}
            for one in seen]

"""Results of a validation as tables on the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from cipherwright.validation.validate import KERNEL, MICRO, Result, summary

TITLES = {MICRO: "Microbenchmarks", KERNEL: "Published kernels"}


def figure(value: Any) -> str:
    """A figure, or several, with as many digits as help."""
    if value is None:
        return "-"
    if isinstance(value, list):
        return " ".join(figure(v) for v in value)
    return f"{value:.4g}"


def published(result: Result) -> str:
    """The published figure; a range with a dash."""
    return "–".join(figure(v) for v in result.published) if result.is_range else figure(result.published)


def percent(value: float | None) -> str:
    """An error in per cent."""
    return "-" if value is None else f"{100 * value:+.1f} %"


def print_results(console: Console, results: list[Result]) -> None:
    """All rows, then the medians and the worst row of each CPU."""
    for kind, title in TITLES.items():
        mine = [r for r in results if r.kind == kind]
        if mine:
            console.print(_rows(title, mine))
            console.print()
    console.print(_summary(results))


def _rows(title: str, results: list[Result]) -> Table:
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    for name, right in (("row", False), ("CPU", False), ("model", True), ("published", True), ("error", True),
                        ("remark", False)):
        table.add_column(name, justify="right" if right else "left", overflow="fold")
    for r in results:
        remark = r.reason or ("not counted: the other core" if not r.counted else "")
        table.add_row(r.id, r.cpu, figure(r.model), published(r), percent(r.error), remark)
    return table


def _summary(results: list[Result]) -> Table:
    table = Table(title="By CPU", title_justify="left", box=None, pad_edge=False)
    for name in ("CPU", "rows of", "run", "median ratio", "median error", "worst row", "its error"):
        table.add_column(name, overflow="fold")
    for cpu, kinds in summary(results).items():
        for kind, figures in kinds.items():
            if figures["rows"]:
                table.add_row(cpu, kind, f"{figures['run']} of {figures['rows']}", figure(figures["median_ratio"]),
                              percent(figures["median_absolute_error"]).lstrip("+"), figures["worst_row"] or "-",
                              percent(figures["worst_error"]))
    return table

"""A validation as a page to look at: rows by kind with bars of their errors, what each CPU comes to, the chart."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from cipherwright.pages.tables import Page, Row, Section, render
from cipherwright.validation.chart import chart
from cipherwright.validation.machine import Compared, Run, told
from cipherwright.validation.machine import summary as machine_summary
from cipherwright.validation.validate import Result, summary
from cipherwright.validation.view import TITLES, figure, percent, published

FAR = 0.1
"""Error from which on a row is marked."""


def published_page(results: list[Result]) -> str:
    """The model beside published figures."""
    by_cpu = [Row((cpu, kind, f"{f['run']} of {f['rows']}", figure(f["median_ratio"]),
                   percent(f["median_absolute_error"]).lstrip("+"), f["worst_row"] or "-", percent(f["worst_error"])),
                  bar=f["median_absolute_error"])
              for cpu, kinds in summary(results).items() for kind, f in kinds.items() if f["rows"]]
    sections = [Section("By CPU", columns=("CPU", "rows of", "run", "median ratio", "median error", "worst row",
                                           "its error"), rows=by_cpu, numbers=(2, 3, 4, 6)),
                Section("Every row", picture=Markup(chart(results)))]
    for kind, title in TITLES.items():
        mine = [r for r in results if r.kind == kind]
        if mine:
            sections.append(Section(title, columns=("row", "CPU", "model", "published", "error", "remark"),
                                    rows=[_published_row(r) for r in mine], numbers=(2, 3, 4)))
    return render(Page("validate", "The pipeline model beside published cycles",
                       ["Error is model / published - 1. A row that could not be run is listed with the reason; which "
                        "rows took part in a fit stands in docs/validation.md."], sections))


def _published_row(one: Result) -> Row:
    error = one.error
    remark = one.reason or ("not counted: the other core" if not one.counted else "")
    return Row((one.id, one.cpu, figure(one.model), published(one), percent(error), remark),
               bar=None if error is None else abs(error),
               mark="missing" if error is None else "short" if abs(error) > FAR else "")


def machine_page(run: Run, rows: Sequence[Compared], gone: int, cpu: str) -> str:
    """The model of a CPU beside what was measured on a machine."""
    sums = [Row((kind, str(one["rows"]), str(one["run"]), one["error"], one["ratio"], one["within"], one["goal"]))
            for kind, one in told(machine_summary(rows))]
    sections = [Section("By kind", columns=("kind", "rows", "run", "median error", "bias", "within 10 %", "goal"),
                        rows=sums, numbers=(1, 2, 3, 4, 5))]
    for kind in dict.fromkeys(one.row.kind for one in rows):
        mine = sorted((one for one in rows if one.row.kind == kind), key=lambda one: -abs(one.error or 0.0))
        sections.append(Section(f"{kind}, the worst first", numbers=(1, 2, 3, 4),
                                columns=("row", "measured", "spread", "model", "error", "remark"),
                                rows=[_machine_row(one) for one in mine]))
    if run.failed:
        sections.append(Section("Not timed", columns=("row", "why"),
                                rows=[Row(each, mark="missing") for each in run.failed]))
    said = [f"Measured on {run.cpu}, {run.date}; clocks of a row's unit. Error is model / measured - 1."]
    if gone:
        said.append(f"{gone} stored rows are left out, whose code is no longer that which was measured.")
    return render(Page("validate", f"The model of {cpu} beside measurements", said, sections))


def _machine_row(one: Compared) -> Row:
    row, error = one.row, one.error
    return Row((row.name, f"{row.clocks:.3f}", f"{100 * row.spread:.1f} %",
                f"{one.model:.3f}" if one.model is not None else "-", percent(error), one.reason),
               bar=None if error is None else abs(error),
               mark="missing" if error is None else "short" if abs(error) > FAR else "")

"""The validation page: every row of the files, run or not, what was fitted, and what is known of the worst rows."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.instrument import instrument
from cipherwright.project.sources import shown_path
from cipherwright.validation.chart import chart
from cipherwright.validation.intervals import LEAST
from cipherwright.validation.intervals_view import COVER, COVERS, ENDS, SURE, coverage_rows, interval_rows
from cipherwright.validation.leaveout import LeftOut, is_calibration, leave_out
from cipherwright.validation.leaveout_view import FITS, error, fit_cells
from cipherwright.validation.rows import DATA
from cipherwright.validation.validate import KERNEL, MICRO, Result, summary
from cipherwright.validation.view import TITLES, figure, percent, published
from targets.datafile import read_toml

REMARKS = DATA / "remarks.toml"

INTRODUCTION = """\
# Validation of the pipeline model

Made by `./cw validate --page {page}`; do not edit.

The model's cycles beside published ones, row by row. Nothing is dropped: a row that could not be run is listed with
the reason.

Error is model / published - 1. Where several figures are published for one row, it is that of the worst; where a
range is published, it is 0 inside and counts from the nearer end outside; where 0 is published, it is the model's
clocks. What each measure is taken to mean stands in `cipherwright/microbench/microbench.py`. Published figures of
two digits are good to a few per cent at best. A figure for "Pentium 4" does not say which core it was
measured on: 32-bit code is run on Northwood and on Prescott, and Northwood counts.

The two kinds of rows say different things. Most microbenchmarks come from the documents that the CPU tables quote:
where they agree, the rules were read and built rightly, which is no prediction. The published kernels are one: of
them, and of microbenchmarks, only the parameters under "Fitted parameters" know, and each names its rows. Rows that a
fit looked at are marked *calibration*: their error says how near the model can come, not how near it is.

*Left out* is what the error is on kernels that no fit has seen. A kernel is all rows of one algorithm on a CPU, of any
key size and from any module. Each is left out in turn: of the values that the CPU's table says were tried (`tried`),
those are taken whose mean absolute error is least on the rows of the other kernels (of equals the table's), and its
rows are scored with them. So the choice of values is measured, on rows it has not seen. Not left out is what was
decided when the rows were known: which parameters there are, which values were tried, and corrections of the model
itself. A CPU without such parameters has the same figure twice.
"""

CLOSE = 0.05        # published figures have two digits, rarely three


def write_page(results: list[Result], page: Path) -> list[Path]:
    """Write the page and, beside it, the chart; returns both paths."""
    picture = page.with_suffix(".svg")
    write_atomically(picture, chart(results).encode())
    write_atomically(page, render(results, shown_path(page), picture.name).encode())
    return [page, picture]


def render(results: list[Result], page: str, picture: str) -> str:
    """The page as Markdown."""
    left = leave_out(results)
    parts = [INTRODUCTION.format(page=page), _by_cpu(results, left), f"![Model over hardware, by CPU]({picture})\n",
             _worst(results, read_remarks()), _fits(left), _intervals(left)]
    if any(r.kind == KERNEL and r.model is not None for r in results):
        parts.insert(1, instrument.objects_used())
    parts += [_table(kind, [r for r in results if r.kind == kind and r.model is not None]) for kind in (KERNEL, MICRO)]
    return "\n".join([*parts, _not_run([r for r in results if r.model is None]), _fitted()])


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def _markdown(head: list[str], rows: list[list[str]], right: tuple[int, ...] = ()) -> str:
    rule = ["---:" if i in right else "---" for i in range(len(head))]
    return "\n".join("| " + " | ".join(_cell(c) for c in row) + " |" for row in [head, rule, *rows]) + "\n"


def _anchor(cpu: str, kind: str) -> str:
    """The place of a CPU's rows in the table of a kind, as a result or the summary calls it."""
    return f"{kind.removesuffix('s')}-{cpu}"


def _linked(cpu: str, kind: str) -> str:
    """A CPU's name that leads to its rows."""
    return f"[{cpu}](#{_anchor(cpu, kind)})"


def _by_cpu(results: list[Result], left: dict[str, LeftOut]) -> str:
    rows = [[_linked(cpu, kind) if f["run"] else cpu, kind, f"{f['run']} of {f['rows']}", figure(f["median_ratio"]),
             percent(f["median_absolute_error"]).lstrip("+"), *_left_out(left.get(cpu), kind),
             f"`{f['worst_row']}`" if f["worst_row"] else "-", percent(f["worst_error"])]
            for cpu, kinds in summary(results).items() for kind, f in kinds.items() if f["rows"]]
    head = ["CPU", "rows of", "run", "median model / published", "median absolute error", "left out: median",
            "left out: error", "worst row", "its error"]
    return "## By CPU\n\n" + _markdown(head, rows, (3, 4, 5, 6, 8))


def _left_out(found: LeftOut | None, kind: str) -> list[str]:
    """Median ratio and median absolute error with each kernel left out; nothing of a CPU with no row of its own."""
    if kind != "published" or found is None or not found.counted:
        return ["-", "-"]
    return [figure(found.left.median_ratio), error(found.left.median_error)]


def _fits(left: dict[str, LeftOut]) -> str:
    """What each fit is worth: the errors of a CPU's published rows with every value that was tried, and left out."""
    rows = [line for one in left.values() if len(one.each) > 1 for line in fit_cells(one)]
    text = ("Errors of all published rows of a CPU with each combination of the values that were tried of its fitted "
            "parameters, and for how many of its kernels the others choose it. The last line of a CPU has each kernel "
            "with what the others choose.\n")
    if any(len(one.each) > 1 and not one.counted for one in left.values()):
        text += "\nRows of the Pentium 4 in 32-bit code stand for both of its cores here, though one of them counts.\n"
    return f"## What each fit is worth\n\n{text}\n" + (_markdown(FITS, rows, (2, 3, 4, 5)) if rows else "None.\n")


def _intervals(left: dict[str, LeftOut]) -> str:
    """Where real cycles lie beside the model's, and how often rows lie there that had no part in saying so."""
    lines, covers = interval_rows(left), coverage_rows(left)
    if not lines:
        return f"## How sure a prediction is\n\nNot known: fewer than {LEAST} published rows were run.\n"
    return (SURE + "\n" + _markdown(ENDS, lines, (3, 4, 5, 6)) + "\n" + COVER + "\n"
            + _markdown(COVERS, covers, (1, 2, 3, 4)))


def read_remarks(path: Path = REMARKS) -> dict[str, str]:
    """Texts by row id, or by ``row id @ cpu``; UserError names the row whose text is none."""
    try:
        table = read_toml(path, UserError)
    except FileNotFoundError:
        return {}
    for key, text in table.items():
        if not isinstance(text, str):
            raise UserError(f"{path.name}: `{key}` must be a text: \"row id\" = \"what is known of it\"")
    return table


def _unexplained(error: float) -> str:
    return "Within what the figures are good to." if abs(error) < CLOSE else "Not explained yet."


def _worst(results: list[Result], remarks: dict[str, str]) -> str:
    lines = ["## The worst rows\n"]
    for cpu, kinds in summary(results).items():
        for kind, figures in kinds.items():
            name = figures["worst_row"]
            if name is not None and figures["worst_error"]:
                text = remarks.get(f"{name} @ {cpu}", remarks.get(name, _unexplained(figures["worst_error"])))
                lines.append(f"* **{cpu}**, {kind}: `{name}` ({percent(figures['worst_error'])}). {text}")
    shown = {f["worst_row"] for kinds in summary(results).values() for f in kinds.values()}
    others = {name: text for name, text in remarks.items() if name.split(" @ ")[0] not in shown}
    ids = {r.id for r in results}
    lines += [f"* `{name}`: {text}" for name, text in others.items() if name.split(" @ ")[0] in ids]
    return "\n".join(lines if len(lines) > 1 else [*lines, "No row was run with an error."]) + "\n"


def _table(kind: str, results: list[Result]) -> str:
    notes: dict[str, int] = {}
    rows = []
    marked: set[str] = set()
    for r in sorted(results, key=lambda r: r.cpu):
        mark = "" if r.cpu in marked else f'<a id="{_anchor(r.cpu, kind)}"></a>'
        marked.add(r.cpu)
        if r.note:
            mark += f" ({notes.setdefault(r.note, len(notes) + 1)})"
        rows.append([r.cpu, f"`{r.id}`{mark}", r.unit, published(r), figure(r.model),
                     percent(r.error) + ("" if r.counted else " (not counted)")
                     + (" (calibration)" if is_calibration(r) else "")])
    below = "".join(f"\n{number}. {text}" for text, number in notes.items())
    table = _markdown(["CPU", "row", "measure", "published", "model", "error"], rows, (3, 4, 5)) if rows else "None.\n"
    return f"## {TITLES[kind]}\n\n{table}" + (f"\nNotes and caveats:\n{below}\n" if below else "")


def _not_run(results: list[Result]) -> str:
    reasons: dict[str, list[Result]] = {}
    for r in results:
        reasons.setdefault(r.reason, []).append(r)
    lines = ["## Rows that were not run\n"]
    for reason, mine in sorted(reasons.items(), key=lambda item: -len(item[1])):
        lines.append(f"{len(mine)}: {reason}\n")
        lines += [f"* `{r.id}` ({r.cpu}): {published(r)} ({r.unit})" for r in mine]
        lines.append("")
    return "\n".join(lines if len(lines) > 1 else [*lines, "None.\n"])


def fitted() -> list[list[str]]:
    """Every parameter whose status is `fitted`: CPU, where it stands in the table, its values, rows and source."""
    from targets.tables.files import merged_table, model_names

    out: list[list[str]] = []
    for cpu in model_names():
        _walk(merged_table(cpu), cpu, "", out)
    return out


def _walk(value: Any, cpu: str, place: str, out: list[list[str]]) -> None:
    if isinstance(value, list):
        for item in value:
            _walk(item, cpu, place, out)
    if not isinstance(value, dict):
        return
    name = value.get("name", value.get("forms", ""))
    here = f"{place} {name}".strip() if isinstance(name, str) and place else place
    if value.get("status") == "fitted":
        numbers = {k: v for k, v in value.items() if k not in ("name", "forms", "status", "source", "unit", "rows",
                                                           "papers", "calibration")
                   and not isinstance(v, dict)}
        out.append([cpu, f"`{here}`", ", ".join(f"{k} = {v}" for k, v in numbers.items()),
                    str(value.get("rows", "named in the source")), value.get("source", "")])
    for key, item in value.items():
        _walk(item, cpu, f"{place}.{key}" if place else key, out)


def _fitted() -> str:
    rows = fitted()
    head = ["CPU", "parameter", "values", "fitted to", "source"]
    return "## Fitted parameters\n\n" + (_markdown(head, rows) if rows else "None: no table has one.\n")

"""`cw explain` as one page that needs nothing else: works from a file, light and dark, in any browser of today."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from cipherwright.explain import (
    NO_WAIT,
    Difference,
    Part,
    Row,
    View,
    differences,
    family,
    main_causes,
    wait_order,
    waits,
)
from cipherwright.explain_text import exchange_lines, number, scope


def render(kernel: str, views: list[View]) -> str:
    """The page for one CPU, or for two with their comparison; `kernel` may carry a variant's name (KERNEL-NAME)."""
    causes = wait_order(views)
    # labels of tables are KERNEL.NAME: the page shortens them where there is little room
    data = {"prefix": f"{kernel.partition('-')[0]}.", "causes": causes,
            "views": [_view(view, causes) for view in views]}
    pairs = shown_differences(views[0], views[1]) if len(views) == 2 else []
    most = max([abs(d.first) for d in pairs] + [abs(d.second) for d in pairs], default=0.0)
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")

    def colour(cause: str) -> str:
        return f"var(--c{min(causes.index(family(cause)), 9)})" if family(cause) in causes else "var(--bar)"

    return _template().render(kernel=kernel, views=views, data=text, colour=colour, differences=pairs,
                              most=most or 1.0, scope=scope, exchange_lines=exchange_lines, number=number,
                              main_causes=main_causes)


def shown_differences(first: View, second: View, least: float = 0.005) -> list[Difference]:
    """The differences of the causes that cost either CPU at least this share of its clocks, then of all others."""
    large: list[Difference] = []
    small: list[Difference] = []
    for one in differences(first, second):
        weighs = one.first >= least * first.cycles or one.second >= least * second.cycles
        (large if weighs else small).append(one)
    if len(small) < 2:
        return large + small
    return [*large, Difference(f"{len(small)} smaller causes", sum(d.first for d in small),
                               sum(d.second for d in small))]


@cache
def _template() -> Template:
    env = Environment(loader=FileSystemLoader(Path(__file__).parent), undefined=StrictUndefined, autoescape=True,
                      trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)
    return env.get_template("explain.html.j2")


def _view(view: View, causes: list[str]) -> dict[str, Any]:
    place = {name: n for n, name in enumerate(causes)}
    ports = list(dict.fromkeys([*view.ports, *(p.port for r in view.rows for p in r.parts)]))
    return {"cpu": view.cpu, "cycles": view.cycles, "ports": ports,
            "rows": [_row(row, view.rows, place, ports) for row in view.rows]}


def _row(row: Row, rows: tuple[Row, ...], place: dict[str, int], ports: list[str]) -> list[Any]:
    """Short lists, because there are thousands: the names of the fields are in the page's script."""
    note = row.note
    planned = "" if note.cycle is None else f"planned {note.cycle:g} on {note.unit}"
    return [row.line, row.text, note.line or 0, note.what, planned, row.source, row.group,
            place.get(row.cause, -1), row.clocks, [_part(p, row.number, rows, place, ports) for p in row.parts]]


def _part(part: Part, row: int, rows: tuple[Row, ...], place: dict[str, int], ports: list[str]) -> list[Any]:
    held = place.get(part.rename_cause, -1) if part.held > 0 and part.rename_cause not in NO_WAIT else -1
    waited = place.get(part.cause, -1) if part.wait > 0 and part.cause not in NO_WAIT else -1
    blockers = [b for b in (part.blocker, part.rename_blocker) if b is not None and 0 <= b < len(rows) and b != row]
    return [part.number, part.decode, part.rename, part.dispatch, part.complete, part.retire, ports.index(part.port),
            held, waited, list(dict.fromkeys(blockers)), waits(part, row, rows)]

"""`cw explain` as one page that needs nothing else: works from a file, light and dark, in any browser of today."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Template

from cipherwright.explain.text import exchange_lines, number, scope, spread
from cipherwright.explain.view import (
    NO_WAIT,
    READING,
    Difference,
    Part,
    Row,
    View,
    differences,
    family,
    main_causes,
    next_limit,
    wait_order,
    waits,
)
from cipherwright.pages import template

BUDGET = 19_900_000
"""Bytes of a page's list of instructions: the page stays below 20 MB, as more is a burden for browsers. A call that is
longer is listed from its start on; all figures beside the list are of the whole call."""
LEAST_ROW = 150
"""Bytes that a row of the list takes at least, to know how many to make; in the mean it is about 250."""


def render(kernel: str, views: list[View], budget: int | None = None) -> str:
    """The page for one CPU, or for two with their comparison; `kernel` may carry a variant's name (KERNEL-NAME).

    The list of instructions ends where it would take more than `budget` bytes (None: BUDGET).
    """
    causes = wait_order(views)
    each = (BUDGET if budget is None else budget) // len(views)
    # labels of tables are KERNEL.NAME: the page shortens them where there is little room
    made = [_view(view, causes, each) for view in views]
    data = {"prefix": f"{kernel.partition('-')[0]}.", "causes": causes, "views": made}
    pairs = shown_differences(views[0], views[1]) if len(views) == 2 else []
    most = max([abs(d.first) for d in pairs] + [abs(d.second) for d in pairs], default=0.0)
    text = as_json(data)

    def colour(cause: str) -> str:
        return f"var(--c{min(causes.index(family(cause)), 9)})" if family(cause) in causes else "var(--bar)"

    return _template().render(kernel=kernel, views=views, data=text, colour=colour, differences=pairs,
                              most=most or 1.0, scope=scope, spread=spread, exchange_lines=exchange_lines,
                              number=number, main_causes=main_causes, listed=[len(one["rows"]) for one in made],
                              next_limit=next_limit, reading=READING)


def as_json(data: Any) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")


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
    return template(Path(__file__).parent, "explain.html.j2")


def _view(view: View, causes: list[str], budget: int) -> dict[str, Any]:
    """The list of instructions, in at most `budget` bytes."""
    place = {name: n for n, name in enumerate(causes)}
    ports = list(dict.fromkeys([*view.ports, *(p.port for r in view.rows for p in r.parts)]))
    rows: list[Any] = []
    for row in view.rows:
        made = _row(row, view.rows, place, ports)
        budget -= len(as_json(made).encode()) + 1
        if budget < 0 and rows:
            break
        rows.append(made)
    for made in rows:
        for part in made[PARTS]:
            part[BLOCKERS] = [b for b in part[BLOCKERS] if b < len(rows)]
    return {"cpu": view.cpu, "cycles": view.cycles, "ports": ports, "rows": rows}


PARTS, BLOCKERS = 9, 9      # where a row has its uops, and a uop what it waited for; the script has the other fields


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

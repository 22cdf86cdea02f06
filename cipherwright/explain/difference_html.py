"""`cw diff` as one page that needs nothing else: two schedules row by row, with both timelines on one axis."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cipherwright.explain.aligned import Aligned, Moment, Side
from cipherwright.explain.difference import FormCost
from cipherwright.explain.difference_view import REGIONS
from cipherwright.explain.html import as_json, shown_differences
from cipherwright.explain.text import exchange_lines, number, scope, spread
from cipherwright.explain.view import READING, family
from cipherwright.pages.tables import template


@dataclass(frozen=True)
class Page:
    """What the page says: `links` are hrefs of the source and of each CPU's .asm file ("" where there is none)."""

    title: str
    kernel: str
    rows: Sequence[Aligned]
    sides: tuple[Side, Side]
    verdict: Sequence[str]
    reasons: Sequence[str]
    forms: Sequence[FormCost]
    links: tuple[str, str, str] = ("", "", "")


def render(page: Page) -> str:
    """The page as text."""
    a, b = page.sides
    pairs = shown_differences(a.view, b.view) if a.view and b.view else []
    most = max([abs(d.first) for d in pairs] + [abs(d.second) for d in pairs], default=0.0)
    shell = template(Path(__file__).parent, "diff.html.j2")
    return shell.render(page=page, a=a, b=b, data=as_json(_data(page)), differences=pairs, most=most or 1.0,
                        number=number, about=_about, spread=spread, reading=READING,
                        exchange_lines=exchange_lines,
                        forms=[f for f in page.forms if f.weight > 0] or list(page.forms))


def _about(kernel: str, side: Side) -> str:
    """What was run on a side that has a view."""
    assert side.view is not None
    return scope(side.code, replace(side.view, cpu=side.cpu.name)) if side.code else scope(kernel, side.view)


def link(target: Path, page: Path) -> str:
    """The href that leads from a page's folder to a file; "" for a file that is not there."""
    return Path(os.path.relpath(target.resolve(), page.resolve().parent)).as_posix() if target.exists() else ""


def _data(page: Page) -> dict[str, Any]:
    causes: list[str] = []
    regions: list[str] = []
    sources: list[str] = []

    def place(known: list[str], one: str) -> int:
        if one not in known:
            known.append(one)
        return known.index(one)

    def moment(one: Moment | None) -> list[Any] | None:
        if one is None:
            return None
        cause = place(causes, family(one.cause)) if one.waited > 0 else -1
        text = one.text.replace(f"{page.kernel}.", "")
        return [text, one.asm, round(one.issued, 2), round(one.sent, 2), round(one.done, 2), one.port, cause,
                round(one.waited, 2), one.why, int(one.executed)]

    rows, region = [], ""
    for one in page.rows:
        line = one.row.line
        region = line.region or region      # an instruction of no region stands in that of the rows before it
        source = "" if line.role == "control" else line.source
        found = re.search(r":(\d+) ", line.source)
        rows.append([one.row.mark, place(regions, REGIONS.get(region, region)), int(found[1]) if found else 0,
                     place(sources, source), moment(one.a), moment(one.b), int(line.role != "control")])
    return {"names": [side.name for side in page.sides], "causes": causes, "regions": regions, "sources": sources,
            "rows": rows, "links": list(page.links), "planned": any(side.timed is None for side in page.sides)}

"""`cw diff` as one page that needs nothing else: two schedules row by row, with both timelines on one axis."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Template

from cipherwright.explain.aligned import Aligned, Moment, Side
from cipherwright.explain.difference import FormCost
from cipherwright.explain.difference_view import REGIONS
from cipherwright.explain.html import as_json, shown_differences
from cipherwright.explain.text import exchange_lines, number, scope, spread
from cipherwright.explain.view import READING, family
from cipherwright.pages import template


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
    return _template().render(page=page, a=a, b=b, data=as_json(_data(page)), differences=pairs, most=most or 1.0,
                              number=number, scope=scope, spread=spread, reading=READING, exchange_lines=exchange_lines,
                              forms=[f for f in page.forms if f.weight > 0] or list(page.forms))


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

    rows = []
    for one in page.rows:
        line = one.row.line
        source = "" if line.role == "control" else line.source
        found = re.search(r":(\d+) ", line.source)
        rows.append([one.row.mark, place(regions, REGIONS.get(line.region, line.region)), int(found[1]) if found else 0,
                     place(sources, source), moment(one.a), moment(one.b), int(line.role != "control")])
    return {"names": [side.name for side in page.sides], "causes": causes, "regions": regions, "sources": sources,
            "rows": rows, "links": list(page.links), "planned": any(side.timed is None for side in page.sides)}


@cache
def _template() -> Template:
    return template(Path(__file__).parent, "diff.html.j2")

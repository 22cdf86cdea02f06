"""`./cw bench --html`: the rows as one page that needs nothing else, a chart of bars for each algorithm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.bench.rows import SPECIAL, VECTORS, WORDS
from cipherwright.pages.tables import template

Data = Mapping[str, Any]
"""A row as `bench.as_data` gives it."""
OURS, CONVERTS = "ours", "converts"
CLASSES = {SPECIAL: "instructions for a cipher or a hash function", VECTORS: "vector registers",
           WORDS: "general registers", "": "not said what the code is made of",
           CONVERTS: "only bringing blocks into slices or back"}
"""The groups of a chart, in their order, as its headings."""
LEAST = 0.4
"""What the shortest bar takes of the width at least, in per cent: it is to be seen."""


@dataclass(frozen=True)
class Bar:
    """`label` in a few words, cycles a byte, `width` in per cent of the longest bar of the algorithm."""

    label: str
    code: str
    figure: float
    width: float
    ours: bool
    title: str


@dataclass(frozen=True)
class Chart:
    """One algorithm: bars by group, the fastest first, and the rows that were not timed, by reason."""

    name: str
    groups: Sequence[tuple[str, Sequence[Bar]]]
    missing: Sequence[tuple[str, Sequence[str]]]


def render(head: Data, rows: Sequence[Data], aims: Sequence[Data] = ()) -> str:
    """The page: `head` is what `./cw bench --json` gives beside its `rows`; with --aims the comparisons, too."""
    names = list(dict.fromkeys(row["algorithm"] for row in rows))
    timed = [row for row in rows if row["cycles_per_byte"]]
    versions = {row["who"]: row["version"] for row in rows if row["version"]}
    page = template(Path(__file__).parent, "bench.html.j2")
    charts = [_chart(name, [row for row in rows if row["algorithm"] == name]) for name in names]
    return page.render(head=head, charts=charts, timed=len(timed), missing=_missing(rows), versions=versions,
                       skipped=len(rows) - len(timed), rows=rows, owners=_owners(rows), best=best(rows),
                       classes=CLASSES, aims=aims)


def best(rows: Sequence[Data]) -> dict[tuple[str, str], float]:
    """The least median of cycles a byte, by algorithm and by whose code it is (`OURS`: for whichever CPU)."""
    found: dict[tuple[str, str], float] = {}
    for row in rows:
        if row["cycles_per_byte"] and not row["converts"]:
            key, figure = (row["algorithm"], _owner(row)), float(row["cycles_per_byte"]["median"])
            found[key] = min(figure, found.get(key, figure))
    return found


def _owner(row: Data) -> str:
    return OURS if row["cpu"] else str(row["who"])


def _owners(rows: Sequence[Data]) -> list[str]:
    return list(dict.fromkeys(sorted((_owner(row) for row in rows), key=lambda name: name != OURS)))


def _chart(name: str, rows: Sequence[Data]) -> Chart:
    timed = sorted((row for row in rows if row["cycles_per_byte"]), key=lambda row: float(_median(row)))
    most = max((_median(row) for row in timed), default=1.0)
    groups = [(CLASSES[key], [_bar(row, most) for row in timed if _group(row) == key]) for key in CLASSES]
    return Chart(name, [group for group in groups if group[1]], _missing(rows))


def _group(row: Data) -> str:
    return CONVERTS if row["converts"] else row["instructions"] or ""


def _median(row: Data) -> float:
    return float(row["cycles_per_byte"]["median"])


def _bar(row: Data, most: float) -> Bar:
    figure, block = _median(row), row["cycles_per_block"]
    said = [f"{row['symbol']}: {block['median']:.1f} cycles for {row['block_bytes']} bytes, at least "
            f"{block['minimum']:.1f}", row["remark"]]
    return Bar(row["who"], row["code"], figure, max(LEAST, 100 * figure / most) if most > 0 else LEAST,
               _owner(row) == OURS, "; ".join(one for one in said if one))


def _missing(rows: Sequence[Data]) -> list[tuple[str, list[str]]]:
    """Why rows were not timed, each reason once, with the rows."""
    found: dict[str, list[str]] = {}
    for row in rows:
        if not row["cycles_per_byte"]:
            found.setdefault(row["missing"], []).append(f"{row['algorithm']}, {row['who']}, {row['code']}")
    return list(found.items())

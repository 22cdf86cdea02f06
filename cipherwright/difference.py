"""Two schedules of one kernel side by side, matched by source operation."""

from __future__ import annotations

import bisect
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

MARKS = {"moved": "~", "selected": "≠", "only": "+", "same": " "}


@dataclass(frozen=True)
class Row:
    """A line of one schedule (the other is None), or one operation in both. `mark` is a key of MARKS."""

    a: Any
    b: Any
    mark: str


def _keys(lines: Sequence[Any]) -> dict[tuple[str, int], int]:
    """(operation, how many lines of it came before) -> position."""
    seen: Counter[str] = Counter()
    keys = {}
    for position, line in enumerate(lines):
        keys[line.op_id, seen[line.op_id]] = position
        seen[line.op_id] += 1
    return keys


def _in_order(numbers: Sequence[int]) -> set[int]:
    """The members of a longest increasing subsequence of distinct numbers."""
    tails: list[int] = []
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        at = bisect.bisect_left(ends, number)
        before[number] = tails[at - 1] if at else None
        tails[at:at + 1] = [number]
        ends[at:at + 1] = [number]
    chain: set[int] = set()
    last = tails[-1] if tails else None
    while last is not None:
        chain.add(last)
        last = before[last]
    return chain


def match(a: Sequence[Any], b: Sequence[Any]) -> list[Row]:
    """Rows in the order of `a`; lines only in `b` follow the matched line they follow in `b`."""
    keys_a, keys_b = _keys(a), _keys(b)
    partner = {position: keys_b[key] for key, position in keys_a.items() if key in keys_b}
    steady = _in_order([partner[i] for i in range(len(a)) if i in partner])
    matched_b = set(partner.values())
    extra: dict[int, list[Any]] = defaultdict(list)
    anchor = -1
    for j, line in enumerate(b):
        if j in matched_b:
            anchor = j
        else:
            extra[anchor].append(line)
    rows = [Row(None, line, "only") for line in extra[-1]]
    for i, line in enumerate(a):
        if i not in partner:
            rows.append(Row(line, None, "only"))
            continue
        j = partner[i]
        mark = "selected" if line.form != b[j].form else "same" if j in steady else "moved"
        rows.append(Row(line, b[j], mark))
        rows += [Row(None, other, "only") for other in extra[j]]
    return rows


def mnemonic(line: Any) -> str:
    """The instruction's first word."""
    words = line.text.split()
    return words[0] if words else "?"


def reasons(rows: Sequence[Row], name_a: str, name_b: str, most: int = 5) -> list[str]:
    """In words, why the schedules differ: counts by kind."""
    counts = Counter(row.mark for row in rows)
    said = [f"{counts['same']} operations are the same, {counts['moved']} moved, "
            f"{counts['selected']} selected differently"]
    forms: Counter[tuple[str, str]] = Counter()
    ports: Counter[tuple[str, str]] = Counter()
    for row in rows:
        if row.a and row.b and row.mark == "selected":
            forms[row.a.form, row.b.form] += 1
        elif row.a and row.b and row.a.port != row.b.port:
            ports[row.a.port, row.b.port] += 1
    said += [f"{n} x: {name_a} uses {x}, {name_b} uses {y}" for (x, y), n in forms.most_common(most)]
    said += [f"{n} x: the same form runs on port {x} on {name_a} and on {y} on {name_b}"
             for (x, y), n in ports.most_common(most)]
    only_a = [row.a for row in rows if row.b is None]
    only_b = [row.b for row in rows if row.a is None]
    for name, lines in ((name_a, only_a), (name_b, only_b)):
        if lines:
            kinds = Counter(mnemonic(line) for line in lines).most_common(most)
            said.append(f"{len(lines)} instructions only on {name}: "
                        + ", ".join(f"{n} {m}" for m, n in kinds))
    return said


def totals(compiled: Any) -> dict[str, Any]:
    """µops and planned cycles of a schedule, with whatever bounds its manifest states."""
    lines = compiled.schedule
    manifest = compiled.manifest
    bounds = manifest.get("bounds", manifest.get("lower_bounds", {}))
    return {"instructions": len(lines), "uops": sum(line.uops for line in lines),
            "planned_cycles": manifest.get("planned_cycles", max((line.cycle for line in lines), default=0)),
            "bounds": bounds}


def _fit(text: str, width: int) -> str:
    text = " ".join(text.split())
    return text.ljust(width) if len(text) <= width else text[:width - 1] + "…"


def render(rows: Sequence[Row], name_a: str, name_b: str, width: int,
           only_changed: bool = False) -> list[str]:
    """The table as lines of at most `width` characters."""
    fixed = 2 + 2 * 8 + 3 * 2
    room = max(30, width - fixed)
    source = max(10, room * 36 // 100)
    code = (room - source) // 2
    source = room - 2 * code

    def line(mark: str, cycle_a: str, text_a: str, cycle_b: str, text_b: str, origin: str) -> str:
        return (f"{mark} {cycle_a:>7} {_fit(text_a, code)}  {cycle_b:>7} {_fit(text_b, code)}  "
                f"{_fit(origin, source)}").rstrip()

    out = [line(" ", "cycle", name_a, "cycle", name_b, "source"), "─" * (fixed + room - 2)]
    region, skipped = None, 0
    for row in rows:
        one = row.a or row.b
        if only_changed and row.mark == "same":
            skipped += 1
            continue
        if skipped:
            out.append(f"  … {skipped} the same")
            skipped = 0
        if one.region != region:
            region = one.region
            out.append(f"── {region} ".ljust(fixed + room - 2, "─"))
        mark = ("<" if row.b is None else ">") if row.mark == "only" else MARKS[row.mark]
        a, b = row.a, row.b
        out.append(line(mark, f"{a.cycle:g}" if a else "", a.text if a else "", f"{b.cycle:g}" if b else "",
                        b.text if b else "", one.source))
    if skipped:
        out.append(f"  … {skipped} the same")
    out.append(f"~ moved   ≠ selected differently   < only on {name_a}   > only on {name_b}")
    return out

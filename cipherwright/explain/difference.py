"""Two schedules of one kernel, matched by source operation, and what differs between them."""

from __future__ import annotations

import bisect
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any

from cipherwright.compiler.lines import Line, Planned
from targets.cpu import Cost, Cpu

MARKS = ("same", "moved", "selected", "only")
WORK = ("op", "join")
ROLES = {"reload": "reloads", "spill": "spills", "copy": "copies", "join": "operations", "op": "operations",
         "control": "of the frame and the loops"}
FORMS_SHOWN = 8


@dataclass(frozen=True)
class Row:
    """An operation in both schedules, or in one (the other is None). `mark` is one of MARKS."""

    a: Line | None
    b: Line | None
    mark: str

    @property
    def line(self) -> Line:
        """The line there is; that of the first CPU if there are both."""
        one = self.a or self.b
        assert one is not None
        return one


@dataclass(frozen=True)
class FormCost:
    """One instruction form: how often each schedule uses it, and what it costs there (None: no such row)."""

    form: str
    uses: tuple[int, int]
    costs: tuple[Cost | None, Cost | None]

    @property
    def differs(self) -> bool:
        """Whether the CPUs give it other µops or latencies."""
        one, two = (c and (c.uops, c.latency, c.latency_mem) for c in self.costs)
        return one != two

    @property
    def weight(self) -> float:
        """How much the difference can matter: uses times the clocks and µops between the CPUs."""
        one, two = self.costs
        if one is None or two is None:
            return 0.0
        return max(self.uses) * (abs(one.latency - two.latency) + abs(one.uops - two.uops)
                                 + abs((one.latency_mem or 0) - (two.latency_mem or 0)))


def identity(line: Line) -> tuple[str, str, str]:
    """What two lines must share to be one operation: its id and its source statement, wherever in its file that is.

    Which operand a sum starts with ("op") and which it takes next ("join") is the scheduler's choice, so the
    two roles are one here. All control instructions of a kernel have one op_id, so their text tells them
    apart; but not its frame offsets, which differ with the number of spills.
    """
    shape = re.sub(r"esp(, | \+ )\w+", "esp", line.text) if line.role == "control" else ""
    op_id = line.op_id.removesuffix(f"/{line.role}") if line.role in WORK else line.op_id
    return op_id, re.sub(r":\d+ ", ": ", line.source, count=1), shape


def _pair(a: Sequence[Line], b: Sequence[Line]) -> dict[int, int]:
    """Position in `a` -> position in `b`. Of several lines of one identity, those of equal form are aligned
    first; between them others pair in order."""
    groups: dict[tuple[str, str, str], tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for side, lines in enumerate((a, b)):
        for position, line in enumerate(lines):
            groups[identity(line)][side].append(position)
    partner: dict[int, int] = {}
    for left, right in groups.values():
        forms = SequenceMatcher(None, [a[i].form for i in left], [b[j].form for j in right], autojunk=False)
        for kind, start, end, start_b, end_b in forms.get_opcodes():
            if kind in ("equal", "replace"):
                partner.update(zip(left[start:end], right[start_b:end_b], strict=False))
    return partner


def _in_order(numbers: Sequence[int]) -> set[int]:
    """The members of a longest increasing subsequence of distinct numbers."""
    tails: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        at = bisect.bisect_left(tails, number)
        before[number] = tails[at - 1] if at else None
        tails[at:at + 1] = [number]
    chain: set[int] = set()
    last = tails[-1] if tails else None
    while last is not None:
        chain.add(last)
        last = before[last]
    return chain


def _steady(a: Sequence[Line], partner: dict[int, int]) -> set[int]:
    """Positions in `b` that keep their order inside their region."""
    regions: dict[str, list[int]] = defaultdict(list)
    for i in sorted(partner):
        regions[a[i].region].append(partner[i])
    return {j for order in regions.values() for j in _in_order(order)}


def match(a: Sequence[Line], b: Sequence[Line]) -> list[Row]:
    """Rows in the order of `a`; lines only in `b` follow the line they follow in `b`."""
    partner = _pair(a, b)
    steady = _steady(a, partner)
    matched = set(partner.values())
    extra: dict[int, list[Line]] = defaultdict(list)
    anchor = -1
    for j, line in enumerate(b):
        if j in matched:
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


def match_forms(a: Sequence[Line], b: Sequence[Line]) -> list[Row]:
    """Rows of two codes that have no source in common: instructions of one form that stand in the same order."""
    forms = SequenceMatcher(None, [line.form for line in a], [line.form for line in b], autojunk=False)
    rows = []
    for kind, start, end, start_b, end_b in forms.get_opcodes():
        if kind == "equal":
            rows += [Row(one, two, "same") for one, two in zip(a[start:end], b[start_b:end_b], strict=True)]
        else:
            rows += [Row(line, None, "only") for line in a[start:end]]
            rows += [Row(None, line, "only") for line in b[start_b:end_b]]
    return rows


def _roles(lines: Iterable[Line]) -> str:
    """Lines counted by role, in words."""
    counts = Counter(ROLES.get(line.role, line.role) for line in lines)
    return ", ".join(f"{n} {role}" for role, n in counts.most_common())


def reasons(rows: Sequence[Row], name_a: str, name_b: str) -> list[str]:
    """In words, how the schedules differ."""
    counts = Counter(row.mark for row in rows)
    both = len(rows) - counts["only"]
    said = [f"{both} operations are on both CPUs: {counts['same']} the same, {counts['moved']} moved, "
            f"{counts['selected']} with another instruction."]
    for name, lines in ((name_a, [row.a for row in rows if row.a and not row.b]),
                        (name_b, [row.b for row in rows if row.b and not row.a])):
        if lines:
            said.append(f"{len(lines)} instructions are only on {name}: {_roles(lines)}.")
    for (x, y), n in selections(rows).most_common():
        said.append(f"{n} × {x} on {name_a} is {y} on {name_b}.")
    return said


def unrolling(a: Planned, b: Planned, name_a: str, name_b: str) -> list[str]:
    """In words, which loops one CPU keeps at run time and the other does not: their pieces cannot be matched."""
    said = []
    for kept, name, other, by in ((a, name_a, name_b, b), (b, name_b, name_a, a)):
        loops = sorted(set(kept.manifest["rolled"]) - set(by.manifest["rolled"]))
        if loops:
            said.append(f"{name} keeps {', '.join(loops)} as a loop, {other} unrolls it: there the operations have "
                        "other pieces, and are not matched.")
    return said


def selections(rows: Sequence[Row]) -> Counter[tuple[str, str]]:
    """How often each pair of forms was selected for one operation."""
    return Counter((row.a.form, row.b.form) for row in rows if row.mark == "selected" and row.a and row.b)


def cost(cpu: Cpu, form: str) -> Cost | None:
    """What a form costs on a CPU, None if it has no such instruction."""
    return cpu.cost(form) if cpu.has(form) else None


def form_costs(rows: Sequence[Row], cpu_a: Cpu, cpu_b: Cpu) -> list[FormCost]:
    """The forms that explain the difference: first those selected differently, then the ones in use that
    cost the CPUs differently, the most important first."""
    uses_a = Counter(row.a.form for row in rows if row.a)
    uses_b = Counter(row.b.form for row in rows if row.b)

    def cost_of(form: str) -> FormCost:
        return FormCost(form, (uses_a[form], uses_b[form]), (cost(cpu_a, form), cost(cpu_b, form)))

    chosen = list(dict.fromkeys(f for pair, _ in selections(rows).most_common() for f in pair))
    others = [cost_of(f) for f in sorted({*uses_a, *uses_b} - {*chosen})]
    others = sorted((f for f in others if f.differs), key=lambda f: -f.weight)
    return [cost_of(f) for f in chosen] + others[:FORMS_SHOWN]


def totals(planned: Planned) -> dict[str, Any]:
    """Instructions and µops of the kernel, and its pieces as the manifest has them."""
    manifest = planned.manifest
    return {"instructions": manifest["instructions"], "uops": manifest["uops"], "pieces": manifest["pieces"]}

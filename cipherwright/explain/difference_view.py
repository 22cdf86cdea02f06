"""The text of `cw diff`: a table of rows, the totals of the pieces, and the reasons, in a given width."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import click

from cipherwright.compiler.lines import Line
from cipherwright.explain.difference import FormCost, Row

SIGNS = {"same": " ", "moved": "~", "selected": "≠"}
UOPS_FROM, SOURCE_FROM = 120, 140  # columns from which there is room for µops and for the source text
SOURCE_LEAST = 40
COSTS = "Costs of the forms that make the difference: µops, latency in clocks from a register and from memory:"
COLOURS = {"~": "yellow", "≠": "red", "<": "red", ">": "red"}
REGIONS = {"control": "frame and loop control"}


@dataclass(frozen=True)
class Columns:
    """Widths of one layout; `uops` 0 leaves that column out, `whole` shows the source text, not its line number."""

    code: int
    source: int
    uops: int
    whole: bool

    def side(self, cycle: str, uops: str, text: str) -> str:
        """The half of a row that belongs to one CPU."""
        return f"{cycle:>6} " + (f"{uops:>{self.uops}} " if self.uops else "") + fit(text, self.code)

    def below(self, text: str) -> str:
        """What stands under the instruction of one CPU, as wide as its half."""
        return fit("", 9) + fit(text, self.code + (self.uops and self.uops + 1) - 2)

    def row(self, sign: str, a: str, b: str, origin: str) -> str:
        """A whole row."""
        return f"{sign} {a}  {b}  {fit(origin, self.source)}".rstrip()


def fit(text: str, width: int) -> str:
    """`text` in exactly `width` columns; what does not fit is cut, with a mark."""
    text = " ".join(text.split())
    return text.ljust(width) if len(text) <= width else text[:width - 1] + "…"


def shown(line: Line, kernel: str) -> str:
    """An instruction without what every line repeats: the kernel's name before a table's, a size a register tells."""
    text = line.text.replace(f"{kernel}.", "")
    return text.replace("dword [", "[") if "r32" in line.form else text


def layout(rows: Sequence[Row], kernel: str, width: int, bound: Sequence[tuple[str, str]] = ()) -> Columns:
    """Widths that use the columns there are: code first, then µops, then the source text."""
    uops = 2 if width >= UOPS_FROM else 0
    whole = width >= SOURCE_FROM
    fixed = 2 + 2 * (7 + (uops and uops + 1)) + 2 + 2
    least = SOURCE_LEAST if whole else 4
    longest = max((*(len(shown(line, kernel)) for row in rows for line in (row.a, row.b) if line),
                   *(2 + len(text) for texts in bound for text in texts)), default=20)
    code = max(8, min(longest, (width - fixed - least) // 2))
    return Columns(code, width - fixed - 2 * code if whole else 4, uops, whole)


def origin(line: Line, whole: bool) -> str:
    """The source statement, or its line number alone."""
    if whole:
        return "" if line.role == "control" else line.source
    number = re.search(r":(\d+) ", line.source)
    return f"{number[1]:>4}" if number else ""


def sign_of(row: Row) -> str:
    """The mark shown for a row."""
    return SIGNS.get(row.mark) or ("<" if row.b is None else ">")


def table(rows: Sequence[Row], kernel: str, names: tuple[str, str], width: int, only_changed: bool,
          bound: Sequence[tuple[str, str]] = ()) -> list[str]:
    """The rows under a header, a rule before each region; runs of equal rows folded if `only_changed`. `bound`: what
    bound each row on either CPU, which then stands below it."""
    columns = layout(rows, kernel, width, bound)

    def side(line: Line | None) -> str:
        if line is None:
            return columns.side("", "", "")
        return columns.side(f"{line.cycle:.1f}" if line.role != "control" else "", str(line.uops), shown(line, kernel))

    out = [columns.row(" ", columns.side("cycle", "µ", names[0]), columns.side("cycle", "µ", names[1]),
                       "source operation" if columns.whole else "line")]
    region, same = None, 0
    for number, row in enumerate(rows):
        line = row.line
        if line.region and line.region != region:
            out += fold(same)
            region, same = line.region, 0
            out.append(f"── {REGIONS.get(line.region, line.region)} ".ljust(width, "─"))
        if only_changed and row.mark == "same":
            same += 1
            continue
        out += fold(same)
        same = 0
        out.append(columns.row(sign_of(row), side(row.a), side(row.b), origin(line, columns.whole)))
        if bound:
            first, second = bound[number]
            out.append(columns.row(" ", columns.below(first), columns.below(second), ""))
    return out + fold(same)


def fold(same: int) -> list[str]:
    """The line that stands for a run of equal rows."""
    return [f"  … {same} the same"] if same else []


def coloured(line: str) -> str:
    """A finished line for a terminal: the sign of its row in colour, what is folded and the rules faint."""
    sign = line[:2].rstrip()
    if sign in COLOURS and len(line) > 2:
        return click.style(line[:1], fg=COLOURS[sign], bold=True) + line[1:]
    return click.style(line, dim=True) if line.startswith(("  … ", "── ")) else line


def pieces(sums: dict[str, dict[str, Any]]) -> list[str]:
    """Planned cycles, µops, instructions and bounds of each piece, the CPUs side by side; then the kernel's sums."""
    names = list(sums)
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for cpu, sum_ in sums.items():
        for piece in sum_["pieces"]:
            name, number = piece["name"], 1
            while cpu in found.get(name, {}):
                number += 1
                name = f"{piece['name']} ({number})"
            found.setdefault(name, {})[cpu] = piece
    wide = max(12, *(len(n) for n in names))
    label = max(12, *(len(n) for n in found)) if found else 12
    head = f"{'piece':{label}}  {'':16}" + "".join(f"  {n:>{wide}}" for n in names)
    out = [head, "─" * len(head)]

    def add(piece: str, what: str, values: list[Any]) -> None:
        cells = "".join(f"  {'-' if v is None else f'{v:g}':>{wide}}" for v in values)
        out.append(f"{piece:{label}}  {what:16}{cells}")

    for piece, by_cpu in found.items():
        at = [by_cpu.get(n, {}) for n in names]
        add(piece, "planned cycles", [p.get("planned_cycles") for p in at])
        for bound in dict.fromkeys(key for p in at for key in p.get("bounds", {})):
            add("", f"bound: {bound}", [p.get("bounds", {}).get(bound) for p in at])
        add("", "µops planned", [p.get("uops") for p in at])
        add("", "instructions", [p.get("instructions") for p in at])
    add("whole kernel", "µops of its text", [sums[n]["uops"] for n in names])
    add("", "instructions", [sums[n]["instructions"] for n in names])
    return out


def costs(forms: Sequence[FormCost], names: tuple[str, str]) -> list[str]:
    """Each form's uses and costs on both CPUs; `mem` is the latency from a loaded operand."""
    if not forms:
        return []
    label = max(4, *(len(f.form) for f in forms))
    cells = "uses µops  lat   mem"
    out = [f"{'':{label}}  {names[0]:<{len(cells)}}  {names[1]}", f"{'form':{label}}  {cells}  {cells}"]
    for form in forms:
        sides = []
        for uses, cost in zip(form.uses, form.costs, strict=True):
            mem = "" if cost is None or cost.latency_mem is None else f"{cost.latency_mem:g}"
            uops, latency = (f"{cost.uops}", f"{cost.latency:g}") if cost else ("-", "-")
            sides.append(f"{uses:4} {uops:>4} {latency:>4} {mem:>5}")
        out.append(f"{form.form:{label}}  {sides[0]}  {sides[1]}".rstrip())
    return out


def render(title: str, rows: Sequence[Row], kernel: str, sums: dict[str, dict[str, Any]], said: Sequence[str],
           forms: Sequence[FormCost], width: int, only_changed: bool, verdict: Sequence[str] = (),
           bound: Sequence[tuple[str, str]] = ()) -> list[str]:
    """Everything `cw diff` prints, the verdict on top, as lines of at most `width` columns."""
    one, two = sums
    note = ("Cycles are planned on an optimistic machine, for one pass through the piece; no schedule of these "
            "instructions can beat a bound.")
    legend = f"~ moved   ≠ another instruction   < only on {one}   > only on {two}   (registers aside)"
    top = [line for one in verdict for line in textwrap.wrap(one, width, subsequent_indent="  ")]
    text = [title, *top, *([""] if top else []), *textwrap.wrap(legend, width), ""]
    text += [*table(rows, kernel, (one, two), width, only_changed, bound), "",
            *pieces(sums), *textwrap.wrap(note, width), ""]
    for reason in said:
        text += textwrap.wrap(reason, width, subsequent_indent="  ")
    if forms:
        text += ["", *textwrap.wrap(COSTS, width), *costs(forms, (one, two))]
    return [line if len(line) <= width else line[:width - 1] + "…" for line in text]

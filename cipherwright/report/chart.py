"""The report's charts as SVG; colours are classes that the page's style sheet gives a light and a dark meaning."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from cipherwright.report.report import AIM, Row
from cipherwright.report.rows import AMOUNTS, BYTES
from cipherwright.report.verdicts import ends
from cipherwright.report.view import in_short, number, shortfall, verdict

WIDTH = 1000
LABELS, BARS, BARS_END = 190, 200, 620      # where labels end, where bars begin and the longest ends
LANE, HEAD, BAR = 44, 26, 12                # heights of a row, of a variant's heading, of a bar
UNITS = {"instructions": "instr."}          # as they are written beside a bar
LINE = 22                                   # height of a row of a chart of ratios
TICKS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2.0, 2.5, 3.0, 4.0)


@dataclass(frozen=True)
class Layout:
    """Where a chart of ratios has its scale, in a drawing of some width; `above`: words stand over a row."""

    width: int
    begin: int
    end: int
    row: int
    above: bool = False


WIDE = Layout(WIDTH, 310, 710, LINE)
NARROW = Layout(340, 8, 332, 2 * LINE, above=True)
"""On a telephone, whose page is 400 wide with its margins."""


def svg(height: float, name: str, parts: Sequence[str], width: int = WIDTH) -> str:
    """A drawing of some width, the page's; `height` in the same units. `name` is read to those who do not see it."""
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height:g}" role="img" '
            f'aria-label="{escape(name)}">')
    return "\n".join([head, *parts, "</svg>"])


def text(x: float, y: float, words: str, style: str = "", anchor: str = "start") -> str:
    """Words at a place, in the units of the drawing; `style` are classes of the page's style sheet."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}" text-anchor="{anchor}">{escape(words)}</text>'


def _shortened(words: str, length: int) -> str:
    return words if len(words) <= length else words[:length - 1] + "…"


def bars(rows: Sequence[Row]) -> str:
    """Cycles a block of one table: the paper's bar, ours below it with the lower bound marked, and the ratio.

    A row is labelled with its CPU, or with its cipher where the table has one variant of several on one CPU. Else
    several have a heading each, and the bars of each cipher a scale of their own, those of keys another.
    """
    ciphers, variants, cpus = ({getattr(r.published, name) for r in rows} for name in ("cipher", "variant", "cpu"))
    by_cipher = len(ciphers) > 1 and len(variants) == len(cpus) == 1
    many = not by_cipher and len({(r.published.cipher, r.published.variant) for r in rows}) > 1
    scales = {key: (BARS_END - BARS) / most for key, most in _longest(rows, many).items()}
    parts: list[str] = []
    top, last = 4.0, ("", "")
    for row in rows:
        p = row.published
        if many and (p.cipher, p.variant) != last:
            last = p.cipher, p.variant
            parts.append(text(0, top + 17, p.title, "head"))
            top += HEAD
        parts += _pair(row, p.cipher if by_cipher else p.cpu, top, scales[_panel(row, many)])
        top += LANE
    return svg(top, f"Cycles a block, {rows[0].published.place}", parts)


def _panel(row: Row, many: bool) -> tuple[str, str]:
    """The rows whose bars have one scale."""
    return (row.published.cipher, row.published.unit) if many else ("", "")


def _longest(rows: Sequence[Row], many: bool) -> dict[tuple[str, str], float]:
    """Clocks of the longest bar or mark of each panel."""
    out: dict[tuple[str, str], float] = {}
    for row in rows:
        clocks = max(row.published.figure, row.compared or row.cycles or 0.0, row.bound[1] if row.bound else 0.0)
        out[_panel(row, many)] = max(clocks, out.get(_panel(row, many), 0.0))
    return out


def _pair(row: Row, label: str, top: float, scale: float) -> list[str]:
    """The two bars of a row, and what is written beside them."""
    paper, ours = top + 5, top + 5 + BAR + 3
    theirs = row.published.figure * scale
    parts = [text(LABELS, paper + 10, label, "", "end"),
             text(LABELS, ours + 11, _uops(row), f"{uops_style(row)} small", "end"),
             f'<rect x="{BARS}" y="{paper}" width="{theirs:.1f}" height="{BAR}" rx="2" class="paper"/>',
             text(BARS + theirs + 6, paper + 10, f"{row.published.printed} paper", "soft")]
    amount = row.compared if row.compared is not None else row.cycles
    if amount is None:
        return [*parts, f'<rect x="{BARS + 0.5}" y="{ours + 0.5}" width="{theirs:.1f}" height="{BAR - 1}" rx="2" '
                'class="none"/>', text(BARS + theirs + 6, ours + 11, "missing", "missing-text")]
    ends = BARS + amount * scale
    said = number(amount, 0 if row.published.unit == BYTES else 1)
    if row.bound:
        ends = max(ends, BARS + row.bound[1] * scale)
        said += f" ours, bound {number(row.bound[1])} ({row.bound[0]})"
    parts.append(f'<rect x="{BARS}" y="{ours}" width="{amount * scale:.1f}" height="{BAR}" rx="2" class="{row.state}">'
                 f"<title>{escape(_details(row))}</title></rect>")
    if row.bound:
        x = BARS + row.bound[1] * scale
        parts.append(f'<path d="M{x:.1f} {ours - 3} V{ours + BAR + 3}" class="bound"/>')
    parts.append(text(ends + 6, ours + 10, said))
    if row.shown_ratio is not None:
        parts.append(text(WIDTH, paper + 10, f"{row.shown_ratio:.3f}", f"ratio {row.state}-text", "end"))
        words = shortfall(row.shown_ratio) if row.state == "short" else in_short(row)
        parts.append(text(WIDTH, ours + 11, words, f"{row.state}-text small", "end"))
    return parts


def _uops(row: Row) -> str:
    """Our uops a block beside the paper's, as far as they are known; instructions a clock where it prints those."""
    p = row.published
    theirs, unit = p.uops, UNITS.get(p.paper.unit, p.paper.unit)
    if p.instructions_per_cycle is not None:
        return f"{number(row.instructions_per_cycle, 2)} instr. a clock, paper {number(p.instructions_per_cycle, 2)}"
    ours = row.instructions if p.paper.unit == "instructions" else row.uops
    if ours is None:
        return "" if theirs is None else f"paper {number(theirs, 0)} {unit}"
    return f"{number(ours, 0 if ours >= 10 else 1)} {unit}" + ("" if theirs is None else f", paper {number(theirs, 0)}")


def uops_style(row: Row) -> str:
    """Red where the uops are above the paper's, amber where they are so only by what addresses add in the model."""
    if row.uops_within is not False or row.form_uops is None or row.published.uops is None:
        return "soft"
    return "short-text" if row.form_uops > row.published.uops else "missing-text"


def _details(row: Row) -> str:
    p = row.published
    if p.unit == BYTES:
        return f"{p.cipher} {p.variant} on {p.cpu}: {number(row.bytes, 0)} {AMOUNTS[BYTES]}"
    said = [f"{p.cipher} {p.variant} on {p.cpu}: model {number(row.cycles)} clocks of {AMOUNTS[p.unit]}"]
    if row.divisor:
        said.append(f"over bias {row.divisor:.3f} = {number(row.corrected)}")
    if found := ends(row):
        said.append(f"real cycles from {number(found[0])} to {number(found[1])}")
    said += [f"{name} bound {number(clocks)}" for name, clocks in (row.bounds or {}).items()]
    return ", ".join(said)


def ratios(rows: Sequence[Row], layout: Layout = WIDE) -> str:
    """Corrected cycles over the paper's, a line a row; marks at 1 and at the aim, and where the lower bound lies."""
    known = [r.shown_ratio for r in rows if r.shown_ratio is not None]
    low = 0.96 * min([0.8, *known])
    high = 1.04 * max([1.2, *known])

    def place(ratio: float) -> float:
        inside = min(max(ratio, low), high)
        return layout.begin + (layout.end - layout.begin) * math.log(inside / low) / math.log(high / low)

    height = 30 + layout.row * len(rows) + 8
    ticks = [t for t in TICKS if low <= t <= high]
    parts = [f'<path d="M{place(t):.1f} 24 V{height - 6}" class="grid"/>' for t in ticks]
    said = [(place(AIM) - 58, place(1.0) + 50)]     # the words at the aim and at 1
    for t in sorted(ticks, key=lambda t: abs(math.log(t))):
        if all(place(t) + 12 < begin or place(t) - 12 > end for begin, end in said):
            said.append((place(t) - 12, place(t) + 12))
            parts.append(text(place(t), 14, f"{t:g}", "soft small", "middle"))
    parts += [f'<path d="M{place(1.0):.1f} 20 V{height - 6}" class="one"/>',
              text(place(1.0) + 3, 14, "1 paper", "small", "start")]
    if not all(r.published.paper.counted for r in rows):
        parts += [f'<path d="M{place(AIM):.1f} 20 V{height - 6}" class="goal"/>',
                  text(place(AIM) - 3, 14, f"{AIM:g} aim", "small", "end")]
    last = ""
    for n, row in enumerate(rows):
        y = 30 + layout.row * n
        key = f"{row.published.paper.number} {row.published.table}"
        if n and key != last:
            parts.append(f'<path d="M0 {y} H{layout.width}" class="grid"/>')
        last = key
        parts += _labels(row, y + LINE / 2, layout) + _dot(row, y + layout.row - LINE / 2, place, low, layout)
    return svg(height, "Corrected cycles over the papers'", parts, layout.width)


def _labels(row: Row, y: float, layout: Layout) -> list[str]:
    p = row.published
    table = "".join(c for c in p.table if c.isdigit())
    name, cpu = f"{p.cipher} {p.variant}", layout.width - 62 if layout.above else layout.begin - 16
    return [text(0, y + 4, f"{p.paper.number} {p.place[0]}{table}", "soft small"),
            text(58, y + 4, _shortened(name, 20) if layout.above else name), text(cpu, y + 4, p.cpu, "soft", "end")]


def _dot(row: Row, y: float, place: Callable[[float], float], low: float, layout: Layout) -> list[str]:
    p, parts = row.published, list[str]()
    beside = layout.end + 12
    if row.shown_ratio is None:
        where = layout.begin if layout.above else beside
        return [text(where, y + 4, _shortened(verdict(row), 48), "missing-text small")]
    x, one = place(row.shown_ratio), place(1.0)
    parts.append(f'<path d="M{one:.1f} {y} H{x:.1f}" class="stem {row.state}-line"/>')
    said = f"{row.shown_ratio:.3f}" + (", uncorrected" if row.ratio is None else "")
    if row.bound:
        least = row.bound[1] / p.figure
        if least >= low:
            parts.append(f'<path d="M{place(least):.1f} {y - 6} v12" class="bound"><title>'
                         f'lower bound over the paper: {least:.3f}</title></path>')
        said += f"  {'falls short; ' if row.state == 'short' else ''}bound {least:.2f} ({row.bound[0]})"
    parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" class="{row.state}"><title>{escape(_details(row))}</title>'
                 "</circle>")
    if layout.above:
        return [*parts, text(layout.width, y - LINE + 4, f"{row.shown_ratio:.3f}", f"{row.state}-text", "end")]
    return [*parts, text(beside, y + 4, said, f"{row.state}-text")]


def biases(found: Sequence[tuple[str, float, float, float]]) -> str:
    """Median (and lowest to highest) of model over hardware by CPU: (name, median, lowest, highest)."""
    low, high = 0.95 * min(f[2] for f in found), 1.05 * max(f[3] for f in found)

    def place(ratio: float) -> float:
        return LABELS + 10 + (640 - LABELS) * math.log(ratio / low) / math.log(high / low)

    height = 24 + LINE * len(found) + 4
    parts = [f'<path d="M{place(t):.1f} 20 V{height}" class="{"one" if t == 1 else "grid"}"/>'
             + text(place(t), 13, f"{t:g}", "soft small", "middle") for t in TICKS if low <= t <= high]
    for n, (name, median, least, most) in enumerate(found):
        y = 24 + LINE * n + LINE / 2
        parts += [text(LABELS, y + 4, name, "label", "end"),
                  f'<path d="M{place(least):.1f} {y} H{place(most):.1f}" class="span"/>',
                  f'<circle cx="{place(median):.1f}" cy="{y}" r="5" class="within"/>',
                  text(670, y + 4, f"{median:.3f}  ({least:.2f} to {most:.2f})")]
    return svg(height, "Model over hardware, by CPU", parts)

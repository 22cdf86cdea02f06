"""The chart of the validation page: model / hardware of every row, a band for each CPU, as SVG."""

from __future__ import annotations

import math
from html import escape

from cipherwright.validation.validate import KERNEL, Result

WIDTH, LEFT, RIGHT, TOP, BAND, LANE = 860, 130, 20, 46, 64, 7
LOW, HIGH = 0.25, 4.0
TICKS = (0.25, 0.5, 0.67, 0.8, 1.0, 1.25, 1.5, 2.0, 4.0)
# middle tones, legible on a light and on a dark page
GREY, KERNEL_COLOUR, MICRO_COLOUR = "#808080", "#d9722e", "#4a8fd0"


def chart(results: list[Result]) -> str:
    """The SVG; a row whose ratio lies beyond the ends of the scale is drawn at the end as a triangle."""
    ran = [(r, q) for r in results if r.counted and (q := r.ratio) is not None]
    cpus = sorted({r.cpu for r, _ in ran})
    height = TOP + BAND * max(len(cpus), 1) + 30
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
             f'height="{height}" font-family="sans-serif" font-size="12" fill="{GREY}">',
             "<title>Model over hardware, by CPU</title>", *_legend(), *_axis(height)]
    for number, cpu in enumerate(cpus):
        top = TOP + BAND * number
        parts.append(f'<line x1="{LEFT}" y1="{top}" x2="{WIDTH - RIGHT}" y2="{top}" stroke="{GREY}" '
                     'stroke-opacity="0.4"/>')
        parts.append(f'<text x="{LEFT - 10}" y="{top + BAND / 2 + 4:.0f}" text-anchor="end">{escape(cpu)}</text>')
        parts += _dots([(r, q) for r, q in ran if r.cpu == cpu], top)
    if not cpus:
        parts.append(f'<text x="{LEFT}" y="{TOP + 30}">No row has been run.</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(ratio: float) -> float:
    inside = min(max(ratio, LOW), HIGH)
    return LEFT + (WIDTH - LEFT - RIGHT) * math.log(inside / LOW) / math.log(HIGH / LOW)


def _legend() -> list[str]:
    return [f'<circle cx="{LEFT + 6}" cy="14" r="4" fill="{KERNEL_COLOUR}"/><text x="{LEFT + 16}" y="18">published '
            f'kernel</text><circle cx="{LEFT + 146}" cy="14" r="4" fill="{MICRO_COLOUR}"/>'
            f'<text x="{LEFT + 156}" y="18">microbenchmark</text>'
            f'<text x="{WIDTH - RIGHT}" y="18" text-anchor="end">model / hardware, logarithmic</text>']


def _axis(height: int) -> list[str]:
    out = []
    for tick in TICKS:
        x, strong = _x(tick), tick == 1.0
        out.append(f'<line x1="{x:.1f}" y1="{TOP - 6}" x2="{x:.1f}" y2="{height - 26}" stroke="{GREY}" '
                   f'stroke-opacity="{0.9 if strong else 0.25}"/>')
        out.append(f'<text x="{x:.1f}" y="{height - 10}" text-anchor="middle">{tick:g}</text>')
    return out


def _dots(rows: list[tuple[Result, float]], top: int) -> list[str]:
    """A dot for each row, one below the other where they would cover each other."""
    out: list[str] = []
    lanes: list[float] = []
    for r, ratio in sorted(rows, key=lambda pair: (pair[1], pair[0].id)):
        x = _x(ratio)
        lane = next((i for i, last in enumerate(lanes) if x - last >= LANE), len(lanes))
        lanes[lane:lane + 1] = [x]
        y = top + 9 + (lane * LANE) % (BAND - 14)
        colour = KERNEL_COLOUR if r.kind == KERNEL else MICRO_COLOUR
        title = f"<title>{escape(f'{r.id} ({r.cpu}): {ratio:.2f}')}</title>"
        if LOW <= ratio <= HIGH:
            out.append(f'<circle cx="{x:.1f}" cy="{y}" r="3" fill="{colour}">{title}</circle>')
        else:
            way = 5 if ratio > HIGH else -5
            out.append(f'<path d="M{x + way:.1f} {y} l{-2 * way} -4 v8 z" fill="{colour}">{title}</path>')
    return out

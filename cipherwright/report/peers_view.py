"""Our kernels beside other people's: as lines on the terminal and as the page's charts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cipherwright.report.chart import BAR, BARS, LABELS, LANE, WIDTH, svg, text
from cipherwright.report.peers import PeerRow
from cipherwright.report.view import STYLES, number, shortfall

BARS_END = 540
"""Where the longest bar ends: what is said behind it is longer than in the papers' charts."""


def by_cipher(rows: Sequence[PeerRow]) -> dict[str, list[PeerRow]]:
    """The rows of each function, in their order."""
    out: dict[str, list[PeerRow]] = {}
    for row in rows:
        out.setdefault(row.peer.cipher, []).append(row)
    return out


def which(row: PeerRow) -> str:
    """What of ours stands there: kernel, mapping, and the width of its code where it is not theirs."""
    if row.job is None or row.ours is None:
        return "-"
    name = row.job.kernel + (f"-{row.job.mapping}" if row.job.mapping else "")
    return name if row.ours.bits == row.peer.mode else f"{name} ({row.ours.bits}-bit)"


def outcome(row: PeerRow) -> str:
    """What a row comes to, in a few words."""
    if row.ratio is None:
        return f"missing: {row.reason}"
    return shortfall(row.ratio) if row.state == "short" else "at or below"


def summary(rows: Sequence[PeerRow]) -> str:
    """How many rows there are, have both figures, and are at or below theirs."""
    both = [row for row in rows if row.ratio is not None]
    within = sum(1 for row in both if row.state == "within")
    return f"{len(rows)} rows beside OpenSSL, {len(both)} with both figures, {within} at or below its cycles"


def print_peers(console: Console, rows: Sequence[PeerRow]) -> None:
    """All rows, then how many of them are at or below theirs."""
    table = Table(box=None, pad_edge=False)
    for name, right in (("cipher", False), ("CPU", False), ("OpenSSL", False), ("instr.", True), ("cycles/byte", True),
                        ("ours", False), ("instr.", True), ("cycles/byte", True), ("ratio", True), ("", False)):
        table.add_column(name, justify="right" if right else "left", no_wrap=bool(name), overflow="fold")
    for row in rows:
        table.add_row(row.peer.cipher, row.peer.cpu, f"{row.peer.object} {row.peer.path}", theirs_count(row),
                      number(row.cycles_per_byte, 2), which(row), ours_count(row), number(row.ours_per_byte, 2),
                      "-" if row.ratio is None else f"{row.ratio:.3f}", Text(outcome(row), style=STYLES[row.state]))
    console.print(table)
    console.print(summary(rows))


def theirs_count(row: PeerRow) -> str:
    """Instructions of theirs a block."""
    return number(row.theirs.instructions / row.peer.blocks if row.theirs else None, 0)


def ours_count(row: PeerRow) -> str:
    """Instructions of ours a block."""
    return number(row.ours.instructions / row.ours.blocks if row.ours else None, 0)


def peer_bars(rows: Sequence[PeerRow]) -> str:
    """Cycles a byte of one function: their bar, ours below it, and the ratio."""
    most = max([f for row in rows for f in (row.cycles_per_byte, row.ours_per_byte) if f is not None], default=1.0)
    scale = (BARS_END - BARS) / most
    parts: list[str] = []
    for n, row in enumerate(rows):
        parts += _pair(row, 4.0 + n * LANE, scale)
    return svg(4 + LANE * len(rows), f"Cycles a byte of {rows[0].peer.cipher} beside OpenSSL's", parts)


def _pair(row: PeerRow, top: float, scale: float) -> list[str]:
    upper, lower = top + 5, top + 5 + BAR + 3
    parts = [text(LABELS, upper + 10, row.peer.cpu, "", "end"),
             text(LABELS, lower + 11, f"{row.peer.mode}-bit object, {row.peer.path}", "soft small", "end")]
    parts += _bar(row.cycles_per_byte, "paper", upper, scale, f"OpenSSL, {theirs_count(row)} instructions a block")
    parts += _bar(row.ours_per_byte, row.state if row.ratio is not None else "unknown", lower, scale,
                  f"{which(row)}, {ours_count(row)}")
    if row.ratio is not None:
        parts.append(text(WIDTH, upper + 10, f"{row.ratio:.3f}", f"ratio {row.state}-text", "end"))
        parts.append(text(WIDTH, lower + 11, outcome(row), f"{row.state}-text small", "end"))
    return parts


def _bar(figure: float | None, style: str, top: float, scale: float, said: str) -> list[str]:
    if figure is None:
        return [text(BARS + 6, top + 11, "missing", "missing-text")]
    ends = BARS + figure * scale
    return [f'<rect x="{BARS}" y="{top}" width="{figure * scale:.1f}" height="{BAR}" rx="2" class="{style}"/>',
            text(ends + 6, top + 10, f"{number(figure, 2)}  {said}", "soft" if style == "paper" else "")]


def notes(rows: Sequence[PeerRow]) -> list[tuple[str, str, str]]:
    """What there is to say below a chart: (state, which rows, text); the same text is said once."""
    found: dict[tuple[str, str], list[str]] = {}
    for row in rows:
        where = f"{row.peer.cpu}, {row.peer.object}"
        if row.missing:
            found.setdefault(("missing", f"no figure of OpenSSL's: {row.missing}"), []).append(where)
        if row.ours_missing:
            found.setdefault(("missing", f"no figure of ours: {row.ours_missing}"), []).append(where)
        if row.theirs and row.theirs.differences:
            found.setdefault(("part", row.theirs.differences), []).append(where)
    return [(state, "; ".join(names), said) for (state, said), names in found.items()]

"""The report on the terminal: one line a row."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cipherwright.report.report import OPEN, Row, measured_count
from cipherwright.report.rows import BYTES
from cipherwright.report.verdicts import MEANING, ends, opening, settles

STYLES = {"short": "bold red", "aim": "green", "within": "green", "missing": "yellow", "unknown": "yellow"}


def number(value: float | None, digits: int = 1) -> str:
    """A figure with its thousands apart; "-" for none."""
    return "-" if value is None else f"{value:,.{digits}f}".replace(",", "\u2009") if value < 1e15 else f"{value:g}"


def in_short(row: Row) -> str:
    """What a row comes to, in two or three words."""
    if row.published.paper.counted and row.state in ("aim", "within"):
        return "below, near its bound" if row.state == "aim" else "below"
    return {"short": "falls short", "aim": "at or below 0.95", "within": "at or below", "missing": "missing",
            "unknown": "uncorrected"}[row.state]


def shortfall(ratio: float) -> str:
    """How far a ratio is above 1; a ratio of 1 falls short where ours are to be below the other's."""
    return f"falls short by {100 * (ratio - 1):.1f} %"


def verdict(row: Row) -> str:
    """What a row comes to, in a few words."""
    if row.missing:
        return f"missing: {row.missing}"
    if row.ratio is None:
        return "uncorrected: the model of this CPU is not validated"
    said = [shortfall(row.ratio)] if row.state == "short" else []
    if row.uops_within is False and row.uops is not None and row.published.uops is not None:
        said.append(f"{row.uops - row.published.uops:.0f} {row.published.paper.unit} more{_by_form(row)}")
    if row.published.paper.counted:
        return ", ".join(said) or in_short(row)
    return ", ".join(said) or ("at or below 0.95" if row.state == "aim" else "at or below the paper")


def _by_form(row: Row) -> str:
    """Where the model adds uops for addresses, whether the count by instruction form alone is above the paper's."""
    if row.form_uops is None or row.uops is None or row.published.uops is None or row.form_uops == row.uops:
        return ""
    more = row.form_uops - row.published.uops
    return f" ({abs(more):.0f} {'more' if more > 0 else 'fewer'} by form)"


def print_verdicts(console: Console, rows: list[Row]) -> None:
    """How many rows are won, lost and open, and what that means."""
    console.print(Text(opening(rows), style="bold"))
    console.print(MEANING)
    console.print()


def print_open(console: Console, rows: list[Row]) -> None:
    """Every open row with what would settle it."""
    some = [row for row in rows if row.verdict == OPEN]
    if some:
        console.print(Text("\nOpen rows, and what would settle them:", style="bold"))
    for row in some:
        p = row.published
        console.print(Text(f"{p.place}, {p.cipher} {p.variant}, {p.cpu}: {settles(row)}"), soft_wrap=True)


def shown_ends(row: Row) -> str:
    """The low and the high end of our real cycles; "" where there are none."""
    found = ends(row)
    return "" if found is None else f"{number(found[0])}\u2013{number(found[1])}"


def print_rows(console: Console, rows: list[Row]) -> None:
    """All rows, then how many of them are at or below the paper's figures."""
    table = Table(box=None, pad_edge=False)
    for name, right in (("T.", True), ("cipher", False), ("CPU", False), ("uops", True), ("paper", True),
                        ("model", True), ("bound", True), ("bias", True), ("corrected", True), ("ends", True),
                        ("paper", True), ("ratio", True), ("", False)):
        table.add_column(name, justify="right" if right else "left", no_wrap=bool(name), overflow="fold")
    for row in rows:
        p = row.published
        bias = f"{row.divisor:.3f}{'' if row.bias.counted else '*'}" if row.bias and row.divisor else "-"
        table.add_row(p.table, f"{p.cipher} {p.variant}", p.cpu, number(row.uops, 0), number(p.uops, 0),
                      number(row.cycles), f"{row.bound[1]:.1f} {row.bound[0]}" if row.bound else "-", bias,
                      compared(row), shown_ends(row), p.printed, shown_ratio(row),
                      Text(_said(row), style=STYLES[row.state]))
    console.print(table)
    console.print(summary(rows))
    if any(row.bias and not row.bias.counted for row in rows):
        console.print("* bias measured on this core or its sibling")
    for paper in dict.fromkeys(row.published.paper.number for row in rows if row.published.paper.counted):
        console.print(f"Paper {paper} counts its cycles by rules that the model has, too: the ratio is of the model's "
                      "cycles as they are, and falls short unless it is below 1")


def compared(row: Row) -> str:
    """What of ours stands beside the paper's figure and is not the model's own: corrected clocks, or bytes."""
    return number(row.bytes, 0) if row.published.unit == BYTES else number(row.corrected)


def shown_ratio(row: Row) -> str:
    """Ours over the paper's, uncorrected where no bias is known."""
    return "-" if row.shown_ratio is None else f"{row.shown_ratio:.3f}"


def own_bound(row: Row) -> str:
    """What the paper gives as the least that its own code can take; "" if it gives nothing."""
    bound = row.published.bound
    return "" if bound is None else f"the paper's own bound: {bound:g}"


def _said(row: Row) -> str:
    mark = "calibration" if row.in_fit else ""
    return ", ".join(text for text in (row.verdict or "", verdict(row), mark, own_bound(row)) if text)


def summary(rows: list[Row]) -> str:
    """How many rows there are, were measured, and are at or below the paper."""
    measured = measured_count(rows)
    within = sum(1 for row in rows if row.within)
    rest = f", {open_} uncorrected" if (open_ := sum(1 for row in rows if row.uncorrected is not None)) else ""
    return (f"{len(rows)} rows, {measured} measured, {within} at or below the paper's cycles or bytes{rest}; "
            "clocks and uops per block, key or call, predicted by the model, corrected = model / bias; "
            "uops are those that the run executes, call, prologue and epilogue included")

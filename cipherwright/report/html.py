"""The report as one page that needs nothing else: works from a file, light and dark, in any browser of today."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from markupsafe import Markup

from cipherwright.pages.tables import template
from cipherwright.report.chart import NARROW, bars, biases, ratios, uops_style
from cipherwright.report.kernels import Kernel
from cipherwright.report.pairs_view import HEADINGS, has_pairs, pair_cells
from cipherwright.report.peers import PeerRow
from cipherwright.report.peers_view import by_cipher, notes, peer_bars
from cipherwright.report.peers_view import summary as peers_summary
from cipherwright.report.rates_view import RATES, has_rates, rate_cells
from cipherwright.report.report import AIM, AT_BOUND, NEAR_BOUND, OPEN, Row, measured_count
from cipherwright.report.rows import AMOUNTS, BLOCK, BYTES
from cipherwright.report.verdicts import CALIBRATION, MEANING, counts, opening, settles
from cipherwright.report.view import compared, in_short, number, own_bound, shown_ends, shown_ratio, verdict

CAUSES, LEAST = 3, 0.02
"""How many of the causes that hold a kernel back are named, and from which share of the clocks on."""


def render(rows: Sequence[Row], kernels: Sequence[Kernel], peers: Sequence[PeerRow] = ()) -> str:
    """The page: charts of each table, OpenSSL's functions, all rows, the model's bias by CPU, the kernels there are."""
    tables: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        tables.setdefault((row.published.paper.number, row.published.table), []).append(row)
    known = {row.published.cpu: row.bias for row in rows if row.bias}
    spans = [(name, b.median_ratio, b.lowest, b.highest) for name, b in known.items()]
    return template(Path(__file__).parent, "report.html.j2").render(
        rows=rows, opening=opening(rows), meaning=MEANING, settles=settles, shown_ends=shown_ends,
        open_rows=[row for row in rows if row.verdict == OPEN], calibration=CALIBRATION,
        tables=[(mine, title(mine), Markup(bars(mine)), limits(mine), has_pairs(mine), has_rates(mine))
                for mine in tables.values()],
        rates_headings=RATES, rate_cells=rate_cells, amounts=amounts,
        papers=list({row.published.paper.number: row.published.paper for row in rows}.values()),
        ratios=Markup(ratios(rows)) if rows else "", narrow_ratios=Markup(ratios(rows, NARROW)) if rows else "",
        biases=Markup(biases(spans)) if spans else "", known=known,
        kernels=kernels, counts=_counts(rows, peers), aim=AIM, at_bound=AT_BOUND, number=number, in_short=in_short,
        compared=compared, shown_ratio=shown_ratio,
        uops_style=uops_style, cpu_title=cpu_title, headings=HEADINGS, pair_cells=pair_cells, peers=peers,
        peers_summary=peers_summary(peers),
        peer_charts=[(cipher, mine, Markup(peer_bars(mine)), notes(mine)) for cipher, mine in by_cipher(peers).items()])


def title(rows: Sequence[Row]) -> str:
    """What a table is of: its one implementation, its cipher, or its ciphers."""
    titles = list(dict.fromkeys(row.published.title for row in rows))
    ciphers = list(dict.fromkeys(row.published.cipher for row in rows))
    return titles[0] if len(titles) == 1 else ", ".join(ciphers)


def amounts(rows: Sequence[Row]) -> str:
    """What the figures of a table are of: "a block of 8 bytes, or a key"."""
    sizes = dict.fromkeys(row.published.block_bytes for row in rows if row.published.unit == BLOCK)
    said = [f"a block of {size} bytes" for size in sizes]
    others = dict.fromkeys(AMOUNTS[row.published.unit] for row in rows if row.published.unit != BLOCK)
    return ", or ".join([*said, *others])


def _counts(rows: Sequence[Row], peers: Sequence[PeerRow]) -> list[tuple[str, str]]:
    measured = measured_count(rows)
    timed = [r for r in rows if r.measured and r.published.unit != BYTES and not r.published.paper.counted]
    exact = [r for r in rows if r.measured and r.published.paper.counted]
    beside = [r for r in peers if r.ratio is not None]
    uops = [row for row in rows if row.uops_within is not None]
    out = [*((str(count), f"{name} of {measured} rows measured") for name, count in counts(rows).items()),
           (f"{measured} of {len(rows)}", "rows measured"),
           (f"{sum(1 for r in rows if r.within)} of {measured}", "at or below the paper's cycles, or bytes"),
           *[(f"{sum(1 for r in uops if r.uops_within)} of {len(uops)}", "at or below the paper's uops or instructions")
             for _ in uops[:1]],
           (f"{sum(1 for r in rows if r.bound_ratio is not None and r.bound_ratio <= NEAR_BOUND)} of {measured}",
            f"within {NEAR_BOUND:.2f} of their lower bound")] if rows else []
    if timed:
        out.append((f"{sum(1 for r in timed if r.state == 'aim')} of {len(timed)}", f"at or below {AIM:g} of measured"))
    if exact:
        out.append((f"{sum(1 for r in exact if r.state == 'aim')} of {len(exact)}",
                    f"below counted ones, within {AT_BOUND:.2f} of their bound"))
    if peers:
        out.append((f"{sum(1 for r in beside if r.state == 'within')} of {len(peers)}", "at or below OpenSSL's cycles"))
    return out


def limits(rows: Sequence[Row]) -> list[tuple[str, str, str]]:
    """What there is to say below a table's chart: (state, which rows, text); the same text is said once."""
    which: dict[tuple[str, str], dict[str, list[str]]] = {}
    for row in rows:
        p = row.published
        for state, text in _said(row):
            which.setdefault((state, text), {}).setdefault(f"{p.cipher} {p.variant}", []).append(p.cpu)
    return [(state, "; ".join(f"{name} on {', '.join(cpus)}" for name, cpus in mine.items()), text)
            for (state, text), mine in which.items()]


def _said(row: Row) -> list[tuple[str, str]]:
    p, out = row.published, []
    if row.missing:
        out.append(("missing", f"missing: {row.missing}. {p.note}".strip()))
    elif row.state == "short" or row.uops_within is False:
        out.append((row.state, f"{verdict(row)}. {_spent(row)} {p.note}".strip()))
    elif p.note:
        out.append((row.state, p.note))
    elif row.uncorrected is not None:
        out.append((row.state, verdict(row)))
    if own_bound(row):
        out.append(("part", f"{own_bound(row)}."))
    if p.part and row.uops is not None and p.cpu in p.part.uops:
        out.append(("part", f"{row.uops / p.part.per_block:.2f} uops for each of the block's {p.part.per_block} "
                    f"{p.part.name}s, loop and call included; {p.part.source}: {p.part.uops[p.cpu]:g}."))
    if row.code_fits is False and row.measured:
        out.append(("missing", f"{number(row.measured.code_bytes, 0)} bytes of code do not fit into the "
                    f"{p.paper.code_cache}-byte code cache, which the model leaves out."))
    if p.remark:
        out.append(("part", f"the paper's: {p.remark}."))
    return out


def _spent(row: Row) -> str:
    """Which bound is near and where the clocks of the critical path go."""
    said = ""
    if row.bound and row.cycles and row.bound_ratio is not None:
        said = (f"The model needs {number(row.cycles)} clocks, {row.bound_ratio:.2f} times its lower bound "
                f"({number(row.bound[1])}, {row.bound[0]}).")
        if row.pass_path is not None and row.pass_path > row.bound[1] and row.published.unit == BLOCK:
            said += f" A pass of the block loop is a chain of {number(row.pass_path)} clocks a block" + (
                "." if row.pairs else "; passes overlap as far as the reorder window reaches.")
    causes = [f"{name} {100 * clocks / row.cycles:.0f} %" for name, clocks in row.causes[:CAUSES]
              if row.cycles and clocks >= LEAST * row.cycles]
    return f"{said} Its clocks go to: {', '.join(causes)}." if causes else said


@cache
def cpu_title(name: str) -> str:
    """A CPU as people write it, and whether its 64-bit mode is meant; its name if there is no table to say."""
    from targets.cpu import table_name
    from targets.tables.files import merged_table, model_names, sound

    table = table_name(name)
    title = str(merged_table(table).get("title", name)) if table in sound(model_names())[0] else name
    return title.removeprefix("Intel ") + (", 64-bit code" if table != name else "")

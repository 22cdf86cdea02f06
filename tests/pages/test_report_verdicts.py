"""How sure the report's rows are: ends of real cycles, verdicts, what would settle an open row, rows of a fit."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cipherwright.report import html as report_html
from cipherwright.report import report as report_module
from cipherwright.report import view as report_view
from cipherwright.report.data import as_data
from cipherwright.report.measure import Job, Measured, measure_job
from cipherwright.report.report import LOST, OPEN, WON, Row
from cipherwright.report.rows import Paper, Published
from cipherwright.report.verdicts import counts, ends, opening, settles
from cipherwright.validation.bias import Bias
from cipherwright.validation.intervals import Interval
from cipherwright.validation.kinds import KINDS
from tests.pages.test_report import tiny  # noqa: F401 (a fixture)

PAPER = Paper("999", "A paper", "timed", "not said")
PUBLISHED = Published(paper=PAPER, table="1", cipher="tiny", variant="plain", title="Tiny", cpu="core2", kernel="tiny",
                      mapping=None, block_bytes=4, units=1, blocks=8, source="Table 1", cycles=115.0)
KIND = {kind: Interval("core2", 30, 0.9, 1.0, 1.25) for kind in KINDS} | {
    "ports": Interval("ports on core2", 9, 0.8, 1.1, 1.2)}
BIAS = Bias("core2", 30, 0.95, 0.7, 1.1, kinds=KIND)


def row(cycles: float = 100.0, ports: float = 95.0, bias: Bias | None = BIAS, vector: bool = False,
        paper: Paper = PAPER, measured: bool = True, **more: Any) -> Row:
    """A row whose kernel takes so many of the model's clocks for a block, of which the ports alone need `ports`."""
    made = Measured(blocks=1, cycles=cycles, pass_path=10.0, uops=100, form_uops=100, instructions=90,
                    bounds={"width": 50.0, "ports": ports, "path": 10.0}, causes={}, table_bytes=0, code_bytes=100,
                    object_bytes=200, vector=vector)
    return Row(replace(PUBLISHED, paper=paper, **more), bias, made if measured else None)


def test_the_kind_of_code_chooses_correction_and_ends() -> None:
    one = row()
    assert (one.kind, one.divisor, one.low, one.high) == ("ports", 0.8, pytest.approx(110), pytest.approx(120))
    assert one.corrected == pytest.approx(125) and ends(one) == (one.low, one.high)
    mixed = row(ports=80.0)
    assert (mixed.kind, mixed.divisor, mixed.low, mixed.high) == ("mixed", 0.9, 100, 125)
    assert row(vector=True).kind == "SIMD"
    (data,) = as_data([one])
    assert (data["kind"], data["low"], data["high"], data["model_bias"]) == ("ports", 110, 120, 0.8)
    assert (data["interval_of"], data["interval_rows"]) == ("ports on core2", 9)


@pytest.mark.parametrize(("figure", "verdict"), [
    (121.0, WON), (120.5, WON), (119.5, OPEN), (115.0, OPEN), (110.5, OPEN), (109.5, LOST), (60.0, LOST)])
def test_a_row_is_won_above_the_high_end_and_lost_below_the_low_one(figure: float, verdict: str) -> None:
    """110 to 120 real clocks."""
    assert replace(row(), published=replace(PUBLISHED, cycles=figure)).verdict == verdict


def test_what_is_counted_has_no_ends() -> None:
    counted = replace(PAPER, counted=True)
    for cycles, verdict in ((114.0, WON), (115.0, OPEN), (116.0, LOST)):
        one = row(cycles, paper=counted)
        assert (one.verdict, one.low, one.high, ends(one)) == (verdict, cycles, cycles, None)
    size = replace(row(), published=replace(PUBLISHED, unit="bytes", cycles=None, bytes=300))
    assert (size.verdict, size.kind, size.low) == (WON, None, 200)
    assert "nothing is left to settle" in settles(row(115.0, paper=counted))
    (data,) = as_data([size])
    assert data["interval_of"] is None and data["verdict"] == WON and data["settles"] is None


def test_without_a_known_bias_or_ends_a_row_is_open() -> None:
    unknown, bare = row(bias=None), row(bias=replace(BIAS, kinds={}))
    assert (unknown.verdict, unknown.low, bare.verdict, bare.high) == (OPEN, None, OPEN, None)
    assert bare.divisor == 0.95 and bare.corrected == pytest.approx(100 / 0.95)
    assert settles(unknown) == ("No published kernel was run on the model of core2: 8 rows of such would give its "
                                "cycles ends.")
    assert "run ./cw validate --page docs/validation.md" in settles(bare)
    assert row(measured=False).verdict is None and settles(row(measured=False)) == ""


def test_what_would_settle_a_row_names_its_kind_and_rows() -> None:
    """Corrected it is 125, above the paper's 115: the low end, 1.1, would have to be above 1.15."""
    assert settles(row()) == (
        "For code bound by ports, by 9 rows (ports on core2), the hardware takes 1.100 to 1.200 times the model's "
        "cycles, and the paper 1.150 times: a measurement of the kernel on that CPU would settle it, or rows by "
        "which the low end is above that.")
    mixed = settles(row(ports=80.0))
    assert "by 30 rows (core2)" in mixed and "by which the high end is below that" in mixed
    assert mixed.endswith(", or 8 rows of code that no bound is near to there, for ends of its own.")
    assert settles(replace(row(), published=replace(PUBLISHED, cycles=200.0))) == ""


@pytest.fixture
def rows(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    """One row of each kind of verdict, one that is missing, the open one being of a paper that a fit looked at."""
    monkeypatch.setattr(report_module, "papers_of_fits", lambda: frozenset({"999:1:core2"}))
    made = [replace(row(), published=replace(PUBLISHED, cycles=cycles, table=table))
            for cycles, table in ((200.0, "2"), (115.0, "1"), (50.0, "3"))]
    return [*made, replace(made[0], published=replace(PUBLISHED, table="4"), measured=None, missing="not there")]


def test_the_counts_open_text_and_page(rows: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    assert counts(rows) == {WON: 1, LOST: 1, OPEN: 1}
    said = "1 won, 1 lost, 1 open of 3 measured rows; 1 of them calibration: the paper's figure took part in a fit"
    assert opening(rows) == said and opening(rows[:1]) == "1 won, 0 lost, 0 open of 1 measured rows"
    console = Console(width=200)
    report_view.print_verdicts(console, rows)
    report_view.print_rows(console, rows)
    report_view.print_open(console, rows)
    out = capsys.readouterr().out
    assert out.startswith(said) and "80 % of real cycles are expected at or below the high end" in out
    assert "110.0–120.0" in out and "open, falls short by 8.7 %, calibration" in out
    assert "Table 1, tiny plain, core2: For code bound by ports" in out and "Table 3, tiny plain, core2: " not in out
    page = report_html.render(rows, [])
    assert f"<b>{said}.</b>".replace("'", "&#39;") in page
    assert page.index("<b>1</b>won of 3 rows measured") < page.index("rows measured</div>\n<div class")
    assert "<h2>Open rows</h2>" in page and "open (fit)</td>" in page and "For code bound by ports" in page
    assert "<h2>Open rows</h2>" not in report_html.render(rows[:1], [])


def test_rows_of_a_fit_are_marked(rows: list[Row]) -> None:
    assert [data["calibration"] for data in as_data(rows)] == [False, True, False, False]
    assert [data["verdict"] for data in as_data(rows)] == [WON, OPEN, LOST, None]


def test_the_shipped_fit_of_the_papers_is_known() -> None:
    marked = {table: replace(row(), published=replace(PUBLISHED, paper=replace(PAPER, number="000"), table=table,
                                                      cpu="northwood")).in_fit for table in ("2", "5", "7")}
    assert marked == {"2": False, "5": True, "7": True}


def test_a_kernel_of_general_registers_is_no_vector_code(tiny: Any) -> None:  # noqa: F811
    assert measure_job(tiny, Job("tiny", None, "pentium3", 4)).vector is False


def test_a_kernel_in_lanes_is_vector_code(tiny: Any) -> None:  # noqa: F811
    from cipherwright.building.build import Builder
    from cipherwright.project.sources import Library

    root: Path = tiny.library.root
    path = root / "ciphers" / "tiny.cw"
    path.write_text(path.read_text() + "\nmapping tiny wide { lanes 2 in mmx }\n")
    found = Builder(Library(root), tiny.out)
    assert measure_job(found, Job("tiny", "wide", "pentium3", 8)).vector is True


def test_json_begins_with_the_counts(tiny: Any, cw: Any) -> None:  # noqa: F811
    code, out, _ = cw("report", "--json")
    data = json.loads(out)
    assert code == 0 and list(data) == ["verdicts", "rows", "peers"] and set(data["verdicts"]) == {WON, LOST, OPEN}
    assert sum(data["verdicts"].values()) == sum(r["verdict"] is not None for r in data["rows"]) == 2
    assert all((r["verdict"] == OPEN) == (r["settles"] is not None) for r in data["rows"])

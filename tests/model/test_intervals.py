"""Where real cycles lie beside the model's: order statistics, pools of rows, coverage, and what is written down."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import UserError
from cipherwright.validation import bias, intervals_view
from cipherwright.validation import page as validation_page
from cipherwright.validation.intervals import (
    EVERY,
    LEAST,
    Covered,
    Score,
    as_data,
    coverage,
    ends,
    interval,
    intervals,
    scores,
    together,
)
from cipherwright.validation.kinds import KINDS
from cipherwright.validation.leaveout import leave_out
from cipherwright.validation.validate import KERNEL, Result


def some(count: int, cpu: str = "x", code: str = "ports", start: float = 1.0, **more: Any) -> list[Score]:
    """Rows of kernels of their own, whose hardware takes 1.00, 1.01, 1.02, … times the model's cycles."""
    return [Score(cpu, f"{cpu} {code} {n}", code, start + n / 100, **more) for n in range(count)]


@pytest.mark.parametrize(("rows", "low", "high"), [
    (1, 0, 0), (4, 0, 3), (8, 0, 7), (9, 1, 7), (14, 2, 11), (19, 3, 15), (99, 19, 79)])
def test_the_ends_are_order_statistics(rows: int, low: int, high: int) -> None:
    """(n + 1) * 0.8 rounded up: 8 of 8, 8 of 9, 12 of 14, 16 of 19, 80 of 99; the low end is as far from below."""
    assert ends(rows) == (low, high)
    assert rows < 4 or ((high + 1) / (rows + 1) >= 0.8 and (low + 1) / (rows + 1) <= 0.2)


def test_ends_are_wide_enough_for_a_further_row() -> None:
    """Of ten equally likely places of the tenth row among ten, at least eight are at or below the high end."""
    factors = [row.factor for row in some(10)]
    below = sum(left <= sorted(f for f in factors if f != left)[ends(9)[1]] for left in factors)
    assert below == 8


def test_a_kind_of_few_rows_takes_those_of_the_cpu_and_a_cpu_of_few_all() -> None:
    rows = [*some(LEAST, code="SIMD"), *some(3, code="ports", start=2.0), *some(2, "y", "ports", 3.0)]
    found = intervals(rows)
    assert set(found) == {"x", "y"} and set(found["x"]) == set(KINDS)
    simd, ports = found["x"]["SIMD"], found["x"]["ports"]
    assert (simd.of, simd.rows, simd.low, simd.high) == ("SIMD on x", 8, 1.0, 1.07)
    assert (ports.of, ports.rows) == ("x", 11) and ports == found["x"]["latency"]
    assert (ports.low, ports.high) == (1.01, 2.01) and ports.ratio == pytest.approx(1 / 1.05)
    assert {one.of for one in found["y"].values()} == {EVERY} and found["y"]["SIMD"].rows == 13


def test_rows_of_an_unsure_core_stand_for_that_core_alone() -> None:
    rows = [*some(LEAST, "x"), *some(LEAST, "y", start=5.0, counted=False), *some(1, "z")]
    assert intervals(rows)["z"]["ports"].rows == LEAST + 1
    assert intervals(rows)["y"]["ports"].low == 5.0
    assert interval(some(LEAST - 1), "x", "ports") is None and intervals(some(LEAST - 1)) == {"x": {}}


def test_coverage_is_measured_without_the_rows_kernel() -> None:
    """Nine rows: without one, eight are left, whose ends are the extremes: only the lowest and highest lie outside."""
    found = coverage(some(9))
    assert found == {"x": Covered(9, 8, 8, 7)}
    # of one kernel all nine are left out at once, and none is left
    assert coverage([Score("x", "k", "ports", s.factor) for s in some(9)]) == {}
    both = coverage([*some(9), *some(9, "y")])
    assert together(both, ["x", "y", "not there"]).rows == 18 and together(both, []).rows == 0


def test_a_kernel_is_left_out_on_other_cpus_too() -> None:
    """Of a CPU with one row the interval is of all CPUs; of these the row of the same kernel is taken away."""
    rows = [*some(8, "x"), Score("x", "k", "ports", 9.0), Score("y", "k", "ports", 9.0)]
    assert intervals(rows)["y"]["ports"].high == 9.0
    assert coverage(rows)["y"] == Covered(1, 1, 0, 0)


def test_as_data() -> None:
    found = as_data(some(9))
    assert found["intervals"]["x"]["ports"]["of"] == "ports on x" and found["intervals"]["x"]["SIMD"]["rows"] == 9
    assert found["coverage"] == {"x": {"rows": 9, "above": 8, "below": 8, "within": 7}}


def results(count: int, cpu: str = "skylake") -> list[Result]:
    return [Result(KERNEL, f"r{n}", cpu, "cycles/byte", 1.0, 1 / (1 + n / 100), algorithm=f"a{n}", code="ports")
            for n in range(count)]


def test_the_file_has_them_and_is_checked(tmp_path: Path) -> None:
    path = tmp_path / "bias.json"
    path.write_text(bias.table_of(results(9)))
    found = bias.bias("skylake", path)
    assert found and set(found.kinds) == set(KINDS)
    one = found.kinds["ports"]
    assert (one.of, one.rows, one.ratio, one.low, one.high) == ("ports on skylake", 9, 0.9615, 1.01, 1.07)
    assert found.kinds["SIMD"].of == "skylake" and found.median_ratio == one.ratio
    table = json.loads(path.read_text())

    def said(change: Any) -> str:
        bad = json.loads(json.dumps(table))
        change(bad["skylake"]["kinds"])
        path.write_text(json.dumps(bad))
        with pytest.raises(UserError) as error:
            bias.bias("skylake", path)
        return str(error.value)

    assert "bias.json is damaged (skylake, kinds); " in said(lambda kinds: kinds.pop("SIMD"))
    assert "low is 'x'; expected a number" in said(lambda kinds: kinds["ports"].update(low="x"))
    assert "expected 0 < low <= high" in said(lambda kinds: kinds["ports"].update(low=2.0))
    assert "run ./cw validate --page docs/validation.md" in said(lambda kinds: kinds["ports"].pop("of"))


def test_a_file_without_them_is_read(tmp_path: Path) -> None:
    path = tmp_path / "bias.json"
    path.write_text('{"skylake": {"rows": 1, "median_ratio": 1.0, "lowest": 1.0, "highest": 1.0}}')
    found = bias.bias("skylake", path)
    assert found == bias.Bias("skylake", 1, 1.0, 1.0, 1.0) and found.kinds == {}
    assert hash(found) == hash(bias.Bias("skylake", 1, 1.0, 1.0, 1.0))


def test_the_page_has_the_intervals_and_their_coverage() -> None:
    text = validation_page.render(results(9), "page.md", "page.svg")
    part = text.split("## How sure a prediction is\n")[1].split("\n## ")[0]
    assert "80 % of rows are expected at or above the low one" in part
    assert "| skylake | ports (9) | ports on skylake | 9 | 0.9615 | 1.01 | 1.07 |" in part
    assert "| skylake | SIMD (0), near width (0), latency (0), mixed (0) | skylake | 9 |" in part
    assert "| skylake | 9 | 89 % | 89 % | 78 % |" in part and f"| {EVERY} | 9 | 89 %" in part
    assert "Not known: fewer than 8 published rows were run." in validation_page.render([], "page.md", "page.svg")


def test_only_rows_that_do_not_count_have_no_sum() -> None:
    left = leave_out([Result(KERNEL, "r", "prescott", "cycles/byte", 1.0, 0.9, counted=False)])
    assert [s.counted for s in scores(left)] == [False]
    assert intervals_view.coverage_rows(left) == [[EVERY, "0", "-", "-", "-"]]

"""What the default run takes of many cases."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.support import lasting
from tests.support.spread import sample, taken


@pytest.mark.spread(1)
@pytest.mark.parametrize("one_in", [1, 3, 5, 50])
def test_every_value_is_met(one_in: int) -> None:
    cases = [(a, b, c) for a in "abcdefgh" for b in range(7) for c in (None, "x")]
    chosen = taken(cases, one_in)
    assert len(cases) // one_in <= len(chosen) <= max(len(cases) // one_in, 15)
    for place in range(3):
        assert {cases[i][place] for i in chosen} == {case[place] for case in cases}
    assert chosen == taken(cases, one_in)
    assert not taken([], one_in)


@pytest.mark.spread(10)
@pytest.mark.parametrize("number", range(1))
def test_marks_are_given(request: pytest.FixtureRequest, number: int) -> None:
    """Of this test's one case it is taken; a test with more shows in the count of a default run."""
    assert request.node.get_closest_marker("full") is None


@dataclass(frozen=True)
class Item:
    """What a sample asks of a test."""

    nodeid: str
    full: bool

    def get_closest_marker(self, name: str) -> bool | None:
        return self.full or None


def test_a_sample_leaves_out_no_case_for_ever() -> None:
    items: list[Any] = [Item(f"t.py::test_{name}[{n}]", n > 0) for name in "abc" for n in range(10)]
    alone: list[Any] = [Item(f"tests/pages/t.py::alone_{n}", True) for n in range(9)]
    items += alone + [Item(f"t.py::alone_{n}", True) for n in range(9)]
    runs = [sample(items, 3, f"seed {n}") for n in range(30)]
    assert all({*kept, *left} == {*items} and not {*kept} & {*left} for kept, left in runs)
    assert all(item in kept for kept, _ in runs for item in items if not item.full)
    assert len({tuple(kept) for kept, _ in runs}) == 3
    assert {item for kept, _ in runs for item in kept} == {*items}
    for kept, _ in runs:
        assert {*alone} <= {*kept}
        for name in "abc":
            assert sum(item.full and item.nodeid.startswith(f"t.py::test_{name}") for item in kept) == 3


@dataclass
class Case:
    """What marks are given to."""

    nodeid: str
    full: bool = False

    def get_closest_marker(self, name: str) -> bool | None:
        return self.full or None

    def add_marker(self, mark: object) -> None:
        self.full = True


def test_cases_that_last_are_left_out_but_the_quickest() -> None:
    seconds = {"t.py::test_a[1]": 0.9, "t.py::test_a[2]": 0.8, "t.py::test_b[1]": 0.4, "t.py::test_c": 7.0,
               "t.py::test_d": 0.9}
    items: list[Any] = [Case(name) for name in (*seconds, "t.py::test_b[2]", "t.py::test_e")]
    lasting.mark_lasting(items, seconds)
    assert [case.nodeid for case in items if case.full] == ["t.py::test_a[1]", "t.py::test_b[1]", "t.py::test_c"]


def test_what_lasts_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a run has timed, and of the rest what is of tests that are there still."""
    here = "tests/unit/test_spread.py::test_marks_are_given"
    monkeypatch.setattr(lasting, "FILE", tmp_path / "tests" / "lasting.json")
    for name in (here, "tests/unit/none.py::test_x"):
        file = tmp_path / name.partition("::")[0]
        file.parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / "tests/unit/test_spread.py").write_text("def test_marks_are_given(): ...\n")
    lasting.FILE.write_text('{"tests/unit/test_spread.py": {"test_marks_are_given[0]": 3.0, "test_gone": 4.0}, '
                            '"tests/unit/none.py": {"test_x": 5.0}}')
    timing = lasting.Timing()
    for case, duration in ((f"{here}[1]", 0.2), (f"{here}[1]", 0.25), (f"{here}[2]", 0.1)):
        timing.pytest_runtest_logreport(pytest.TestReport(case, ("", None, ""), {}, "passed", None, "call",
                                                          duration=duration))
    timing.pytest_sessionfinish()
    assert lasting.read() == {f"{here}[0]": 3.0, f"{here}[1]": 0.5}


def test_the_cases_that_last_are_of_tests_that_are_there() -> None:
    """Names of cases may be of another day: then a case runs that might have been left out."""
    assert not [case for case in lasting.read() if not lasting.is_there(case)]

"""What the default run takes of many cases."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.support.spread import mark_full, taken


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


class Case:
    """Of an item of pytest what `mark_full` looks at."""

    def __init__(self, mark: pytest.Mark, number: int, letter: str, other: int) -> None:
        self.nodeid = f"test[{number}]"
        self.callspec = SimpleNamespace(params={"letter": letter, "other": other}, indices={"letter": 0, "other": 0})
        self.mark, self.added = mark, ""  # by default

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return self.mark if name == "spread" else None

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        self.added = mark.name


@pytest.mark.parametrize(("mark", "by_default", "full"), [(pytest.mark.spread(4), 12, 28),
                                                          (pytest.mark.spread(4, full=2), 12, 8),
                                                          (pytest.mark.spread(2, full=40), 20, 0)])
def test_what_a_full_run_leaves_out_is_slow(mark: pytest.MarkDecorator, by_default: int, full: int) -> None:
    """And no case has two marks: a full run has those of a default one and those marked `full`."""
    cases = [Case(mark.mark, 4 * n + k, letter, n) for n in range(10) for k, letter in enumerate("abcd")]
    mark_full(cases)  # type: ignore[arg-type]
    added = [case.added for case in cases]
    assert [added.count(name) for name in ("", "full", "slow")] == [by_default, full, 40 - by_default - full]

"""What the default run takes of many cases."""

from __future__ import annotations

import pytest

from tests.support.spread import taken


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

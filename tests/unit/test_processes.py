"""Work over processes: what comes out, and in which order, does not depend on how many there are."""

from __future__ import annotations

import os
import threading

import pytest

from cipherwright import processes
from cipherwright.processes import in_order, workers

FORKED = "fork" in processes.multiprocessing.get_all_start_methods()


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_the_order_is_that_of_the_items(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    base = 10
    with in_order(lambda n: (base * n, os.getpid()), [3, 1, 2]) as found:
        made = list(found)
    assert [value for value, _ in made] == [30, 10, 20]
    assert ({pid for _, pid in made} == {os.getpid()}) == (cores == 1 or not FORKED)


@pytest.mark.parametrize("cores", [1, 2])
def test_an_error_comes_in_its_turn(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    before = threading.active_count()       # another test of this process may have left some
    with pytest.raises(ZeroDivisionError), in_order(lambda n: 6 // n, [2, 0, 3]) as found:
        assert next(found) == 3
        next(found)
    assert threading.active_count() == before or not FORKED


def test_processes_are_no_more_than_items(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 8)
    assert [workers(n) for n in (0, 1, 3, 20)] == ([0, 1, 3, 8] if FORKED else [1] * 4)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert workers(5) == 1

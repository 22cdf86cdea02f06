"""Work over processes: what comes out, and in which order, does not depend on how many there are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from cipherwright import processes, progress
from cipherwright.paths import TOOL
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


@pytest.mark.skipif(not FORKED, reason="workers are forked")
def test_what_a_worker_notes_is_said_while_its_item_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    seen = []

    def work(number: int) -> int:
        progress.note(f"item {number}: " + "ä" * number * 100)
        return number

    with in_order(work, [1, 0]) as found:
        for _ in range(2):
            with progress.step("working"):
                next(found)
                seen.append(progress._open[-1][0]())
    assert seen == ["item 1: " + "ä" * ((processes.SAID - len("item 1: ")) // 2), "item 0: "]


BUSY = """
import os, signal, sys, time
from pathlib import Path
from cipherwright import processes
signal.signal(signal.SIGINT, signal.default_int_handler)  # a run of the tests in the background ignores it
os.cpu_count, processes.GRACE = (lambda: 3), 3600
folder = Path(sys.argv[1])

def work(seconds):
    if not seconds:
        return
    try:
        (folder / f"begun{os.getpid()}").touch()
        time.sleep(seconds)
    finally:
        (folder / f"cleared{os.getpid()}").touch()

try:
    with processes.in_order(work, [3600, 0, 3600, 0, 3600, 0]) as found:
        list(found)
except KeyboardInterrupt:
    print("interrupted")
"""


@pytest.mark.skipif(not FORKED, reason="workers are forked")
@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interrupt_ends_workers_without_a_word(tmp_path: Path, whole_group: bool) -> None:
    """Of the terminal, which all processes get, and of this process alone: nobody finishes an item of an hour."""
    run = subprocess.Popen([sys.executable, "-c", BUSY, tmp_path], env=os.environ | {"PYTHONPATH": str(TOOL)},
                           start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while len(list(tmp_path.glob("begun*"))) < 3:
        assert run.poll() is None
    (os.killpg if whole_group else os.kill)(run.pid, signal.SIGINT)
    assert run.communicate(timeout=300) == ("interrupted\n", "")
    assert sorted(p.name[7:] for p in tmp_path.glob("cleared*")) == sorted(p.name[5:] for p in tmp_path.glob("begun*"))

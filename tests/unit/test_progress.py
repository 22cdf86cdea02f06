"""What is said of steps that take long: what they are, how far they are, and nothing once they are over."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cipherwright import progress
from cipherwright.paths import TOOL
from cipherwright.report import report
from cipherwright.report.measure import Job
from cipherwright.tuning import tuning

Call = Callable[..., tuple[int, str, str]]
measuring, running, comparing, testing = (import_module(f"cipherwright.commands.{name}")
                                          for name in ("measure", "run", "diff", "vectors"))


class Said:
    """Collects what is said, and lets a test wait for it instead of for a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        self.more = threading.Condition()
        monkeypatch.setattr(progress.click, "echo", self.echo)

    def echo(self, text: str, err: bool = False) -> None:
        assert err
        with self.more:
            self.lines.append(text)
            self.more.notify_all()

    def wait(self, ends: str) -> None:
        """Until a line that ends so has been said."""
        with self.more:
            assert self.more.wait_for(lambda: any(line.endswith(ends) for line in self.lines), timeout=60)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Said:
    for name in ("PATIENCE", "AGAIN", "LONGEST"):
        monkeypatch.setattr(progress, name, 0.001)
    return Said(monkeypatch)


def test_a_long_step_says_what_it_is_and_how_far(said: Said) -> None:
    with progress.step("making it"):
        said.wait("making it …")
        said.wait("s …")
        progress.note("half")
        said.wait("s, half …")
        with progress.step("a part"):
            progress.note(lambda: "a third")
            said.wait("s, a third …")
        progress.note("nearly all")
        said.wait("s, nearly all …")
    after = len(said.lines)
    progress.note("over")
    assert said.lines[0] == "making it …" and len(said.lines) == after
    assert not [t for t in threading.enumerate() if t.daemon and "_tell" in t.name]


def test_a_short_step_says_nothing(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", float("inf"))
    with pytest.raises(ValueError, match="x"), progress.step("making it"):
        raise ValueError("x")
    assert said.lines == [] and progress._open == []


def test_counting_where_there_is_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    said, now = Said(monkeypatch), [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    with progress.counted(9, "rows") as one_more:
        for now[0] in (1, 3, 5, 12, 40):
            one_more()
    assert said.lines == ["rows: 2 of 9 …", "rows: 5 of 9 …"]


SPIN = '''
import threading
import numpy as np
from targets.model.compiled import entry

@entry
def spin(cell, limit):
    for n in range(limit):
        cell[1] = cell[1] * 5 + 1
        if cell[0]:
            return n
    return -1

cell = np.zeros(2, dtype=np.int64)
spin(cell, 1)
begun = threading.Event()

def set_it():
    begun.wait()
    cell[0] = 1

threading.Thread(target=set_it, daemon=True).start()
begun.set()
print(spin(cell, 1 << 62 if spin.targetoptions.get("nogil") else 1))
'''


def test_other_threads_go_on_while_compiled_code_runs(tmp_path: Path) -> None:
    """Else nothing could be said of a long simulation, or of a search for an order, before it is over."""
    script = tmp_path / "spin.py"
    script.write_text(SPIN)
    done = subprocess.run([sys.executable, script], env=os.environ | {"PYTHONPATH": str(TOOL)}, text=True,
                          capture_output=True, check=True)
    assert int(done.stdout) >= 0


class Steps:
    """What is said to be going on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *modules: ModuleType) -> None:
        self.said: list[str] = []
        for module in modules:
            monkeypatch.setattr(module, "step", self.step)

    @contextmanager
    def step(self, what: str) -> Iterator[None]:
        self.said.append(what)
        yield


@pytest.mark.full
def test_what_commands_wait_for_is_said(cw: Call, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step of a command that may take long; that such a step is said in time is tested above."""
    steps = Steps(monkeypatch, tuning, measuring, running, comparing, testing)
    (tmp_path / "in").write_bytes(bytes(8))
    for args, wanted in (
            (("tune", "toy", "--cpu", "pentium3", "--blocks", 1, "--jobs", 1), ["looking at toy_encrypt",
                                                                                "trying `no directives`"]),
            (("run", "toy", "--cpu", "northwood", "--mode", "ecb", "--key", "00" * 16, "--in", tmp_path / "in",
              "--out", tmp_path / "out"), ["compiling toy"]),
            (("measure", "toy_encrypt", "--cpu", "northwood", "--runs", 1),
             ["compiling toy_encrypt for northwood, and measuring it"]),
            (("test", "toy", "--cpu", "northwood"), ["testing toy for northwood"]),
            (("diff", "toy", "northwood", "core2"), ["compiling toy_encrypt for northwood",
                                                     "compiling toy_encrypt for core2"])):
        steps.said.clear()
        cw(*args)
        assert [one for one in wanted if one not in steps.said] == [], (args, steps.said)


def test_rows_of_a_report_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = Steps(monkeypatch, report)
    monkeypatch.setattr(report, "_one", lambda *a: (None, "not there"))
    monkeypatch.setattr(report, "is_slow", lambda *a: False)
    jobs = [Job("aes128_encrypt", None, "northwood", 4), Job("md5_blocks", "two", "core2", 4)]
    assert len(list(report._in_parallel(None, jobs, lambda e: (2, "")))) == 2  # type: ignore[arg-type]
    assert steps.said == ["putting aes128_encrypt for northwood on the model",
                          "putting md5_blocks-two for core2 on the model"]

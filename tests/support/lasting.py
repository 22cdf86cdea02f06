"""Cases that take long: a default run leaves them out by the mark `full`, those of `tests/lasting.json`.

The file has, for each file of tests, the seconds of every case that took over 0.3 seconds when the cases were last
timed: `pytest -m 'not slow' --time-cases`. It says what is run when, and no test depends on it. It holds what a case
took where it ran, so that of several cases that need something made once in a process, the first may be in it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

FILE = Path(__file__).resolve().parent.parent / "lasting.json"
LASTING = 0.3
"""Seconds beyond which a default run leaves a case out."""
BEARABLE = 1.0
"""Seconds that the quickest case of a test may take to stay in the default run where all of them last."""


def read() -> dict[str, float]:
    """The seconds of the cases that last, by their names."""
    return {f"{file}::{case}": seconds for file, cases in json.loads(FILE.read_text()).items()
            for case, seconds in cases.items()}


def mark_lasting(items: Iterable[pytest.Item], seconds: Mapping[str, float]) -> None:
    """Give the mark `full` to the cases that last. One case of each test stays, if that is bearable."""
    tests: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if not item.get_closest_marker("full"):
            tests[item.nodeid.partition("[")[0]].append(item)
    for cases in tests.values():
        quickest = min(cases, key=lambda case: seconds.get(case.nodeid, 0))
        for case in cases:
            if seconds.get(case.nodeid, 0) > (BEARABLE if case is quickest else LASTING):
                case.add_marker(pytest.mark.full)


class Timing:
    """A plugin that writes down, at the end of a run, which of the cases that ran took long."""

    def __init__(self) -> None:
        self.took: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add up what a case took: to be set up, called and torn down."""
        self.took[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        """What is known of cases that did not run stays, unless their test is gone."""
        known = {case: seconds for case, seconds in read().items() if is_there(case)}
        files: dict[str, dict[str, float]] = defaultdict(dict)
        for case, seconds in sorted({**known, **self.took}.items()):
            if seconds > LASTING:
                file, _, name = case.partition("::")
                files[file][name] = round(seconds, 1)
        FILE.write_text(json.dumps(files, indent=1, ensure_ascii=False) + "\n")


def is_there(case: str) -> bool:
    """Whether a file of tests has a test of that name still."""
    file, *names = case.partition("[")[0].split("::")
    path = FILE.parent.parent / file
    return path.is_file() and f"def {names[-1]}(" in path.read_text()

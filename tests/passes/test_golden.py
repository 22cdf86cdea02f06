"""What passes make of small sources. `pytest --bless` rewrites the answers.

tests/golden/NAME.cw against NAME.txt: the result of one pass; the first lines of a source say which (`# after: PASS`)
and, where it matters, the CPU (`# cpu: NAME`). tests/golden/passes/NAME.cw: the results of all of them, in order.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cipherwright.compiler.passes import NAMES
from cipherwright.compiler.pipeline import run_passes
from cipherwright.compiler.state import Target
from cipherwright.compiler.watch import CHANGED, MADE, UNCHANGED, Seen, Watch
from targets.cpu import load_cpu

FOLDER = Path(__file__).parents[1] / "golden"
ONE = sorted(FOLDER.glob("*.cw"))
ALL = sorted((FOLDER / "passes").glob("*.cw"))
IDLE = ("secrecy", "lines")
"""Passes that change nothing whatever the source is, or only of code that is thousands of instructions long."""


def said(text: str, word: str, default: str) -> str:
    found = re.search(rf"^# {word}: (\S+)$", text, re.MULTILINE)
    return found[1] if found else default


def run(path: Path, until: str | None = None) -> list[Seen]:
    """The passes on a source, up to one of them."""
    text, watch = path.read_text(), Watch()
    run_passes(None, "k", Target(load_cpu(said(text, "cpu", "northwood"))), text=text, path=path.name, until=until,
               told=watch)
    return watch.seen


def compare(path: Path, made: str, bless: bool) -> None:
    made = "\n".join(line.rstrip() for line in made.splitlines()) + "\n"
    made = re.sub(r"made by cipherwright \S+ from (\S+) \(sha256 \w+\)", r"made by cipherwright from \1", made)
    answer = path.with_suffix(".txt")
    if bless:
        answer.write_text(made)
    assert made == answer.read_text(), f"if this is better: pytest {__name__} --bless"


@pytest.mark.parametrize("path", ONE, ids=lambda p: p.stem)
def test_golden(path: Path, request: pytest.FixtureRequest) -> None:
    seen = run(path, said(path.read_text(), "after", "?"))
    there = [one.text for one in seen if one.done.name == seen[-1].as_after]
    compare(path, "\n".join([seen[-1].dump, *there]), request.config.getoption("--bless"))


@pytest.mark.parametrize("path", ALL, ids=lambda p: p.stem)
def test_every_pass(path: Path, request: pytest.FixtureRequest) -> None:
    seen = run(path)
    assert tuple(one.done.name for one in seen) == NAMES
    compare(path, "\n\n".join(f"=== {one.done.name}\n{one.dump}" for one in seen),
            request.config.getoption("--bless"))


@pytest.mark.full
@pytest.mark.long
def test_every_pass_does_something_in_one_of_them() -> None:
    """Else its golden files would say nothing of it."""
    seen = [one for path in ALL for one in run(path)]
    working = {one.done.name for one in seen if one.how in (MADE, CHANGED)}
    assert [name for name in NAMES if name not in working] == list(IDLE)
    assert {one.done.name for one in seen if one.how == UNCHANGED} >= {"secrecy", "cse", "in-place"}

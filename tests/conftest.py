"""Shared by the tests: options, a library of sources in a temporary folder, and the tool on it."""

from __future__ import annotations

import functools
import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright import kept, progress
from cipherwright.commands import cli, shared
from cipherwright.commands.cli import BETWEEN_COLLECTIONS
from cipherwright.compiler import pipeline
from cipherwright.project import scaffold
from cipherwright.project.sources import ROOT, Library
from cipherwright.refinement import refinement
from scheduler.graph.nodes import Piece
from scheduler.refine import best_plan, search
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.schedule.loop_residents import Residents, choices
from targets.tables import files
from tests.support import lasting
from tests.support.spread import first_cases, mark_full, sample

Call = Callable[..., tuple[int, str, str]]

# Python's compiled modules, pytest's own of the tests among them, are made once for all the processes of a run, and of
# later ones: here, in pytest's workers and in the commands that tests start.
sys.dont_write_bytecode, sys.pycache_prefix = False, str(ROOT / ".cache" / "bytecode")
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
gc.set_threshold(*BETWEEN_COLLECTIONS)


@pytest.hookimpl(tryfirst=True)  # before marks are asked for
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What tests say by the mark `spread` of how many cases a default run takes, without those that last; of those,
    what `--quick` takes, or of those that it leaves out, one in so many."""
    mark_full(items)
    lasting.mark_lasting(items, lasting.read())
    one_in: int = config.getoption("--one-in")
    if one_in > 1:
        taken, left = sample(items, one_in, config.getoption("--seed"))
        config.hook.pytest_deselected(items=left)
        items[:] = taken
    if config.getoption("--quick"):
        taken, left = first_cases(items)
        config.hook.pytest_deselected(items=left)
        items[:] = taken


def pytest_collection_finish() -> None:
    """Thousands of tests, and the sources that they name, stay until the end: nobody need look for cycles in them."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def one_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which slots a loop keeps in registers is not searched for but taken, one way for one piece, another for another:
    where it is no matter how good the code is, only that it is right."""
    def taken(piece: Piece) -> list[Residents]:
        found = choices(piece)
        return [found[len(piece.nodes) % len(found)]]

    for module in (best_plan, search, refinement):
        monkeypatch.setattr(module, "choices", taken)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, one_choice: None) -> None:
    """Nor is any policy tried but the portfolio's first."""
    first = functools.partial(pipeline.compile_kernel, portfolio=PORTFOLIO.first(1))
    monkeypatch.setattr(pipeline, "compile_kernel", first)


@functools.cache
def _two_ciphers() -> dict[str, bytes]:
    """The files of the library of `root`, made once in a process: hundreds of tests have copies."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "ciphers").mkdir()
        (folder / "tests" / "vectors").mkdir(parents=True)
        scaffold.create(Library(folder), "toy", "arx")
        scaffold.create(Library(folder), "box", "sbox")
        return {p.relative_to(folder).as_posix(): p.read_bytes() for p in sorted(folder.rglob("*")) if p.is_file()}


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: None) -> Path:
    """The folder of a library with `toy` and `box`, two new ciphers that build in no time."""
    folder = tmp_path / "library"
    for name, text in _two_ciphers().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text)
    monkeypatch.setattr(kept, "install", lambda: None)
    monkeypatch.setattr(kept, "folder", lambda: None)  # nothing that another run left is used
    monkeypatch.setattr(progress, "PATIENCE", float("inf"))  # what is said does not depend on the time it takes
    monkeypatch.setattr(shared, "get_library", lambda: Library(folder))  # fresh for every command, as in life
    return folder


@pytest.fixture
def cpu_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with copies of the CPU tables, which are read in place of the repository's."""
    folder = tmp_path / "cpus"
    shutil.copytree(files.CPU_DIR, folder)
    monkeypatch.setattr(files, "CPU_DIR", folder)
    return folder


@pytest.fixture
def aes(root: Path) -> None:
    """Add the repository's AES to that library (its S-box takes a second or two to compute)."""
    shutil.copy(ROOT / "ciphers" / "aes.cw", root / "ciphers")
    shutil.copy(ROOT / "tests" / "vectors" / "aes.json", root / "tests" / "vectors")


@pytest.fixture
def cw(root: Path, capsys: pytest.CaptureFixture[str]) -> Call:
    """Run a command on that library: (exit code, standard output, standard error)."""

    def call(*args: object) -> tuple[int, str, str]:
        code = 0
        try:
            cli.main([str(a) for a in args])
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    return call


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--bless` rewrites what is expected, `--quick` is for the edit loop, `--one-in` for the run of a day."""
    parser.addoption("--bless", action="store_true", help="rewrite what tests expect: messages, golden files, pages")
    parser.addoption("--quick", action="store_true", help="the first case of every test that is not marked `long`")
    parser.addoption("--one-in", type=int, default=1, help="of a test's cases that are marked `full` one in so many")
    parser.addoption("--seed", default="", help="which of them --one-in takes: others for another word")
    parser.addoption("--time-cases", action="store_true", help="write down which cases last, in tests/lasting.json")


def pytest_configure(config: pytest.Config) -> None:
    """Time the cases where that was asked for: in the process that other ones report to."""
    if config.getoption("--time-cases") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(lasting.Timing())

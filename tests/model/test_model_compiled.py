"""Where the compiled engine is kept: read-only installs, no home, two processes at once, old directories."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cipherwright.instrument import instrument
from targets.machinecode import decode_all
from targets.model import compiled
from targets.simulate import simulate
from targets.trace import straight_line

ROOT = Path(__file__).resolve().parents[2]
SMALL = """
import numpy as np
from targets.model.compiled import DIRECTORY, compiled_callback
from targets.model.frontend import _jump_delay
assert _jump_delay(1, True, False) == (1, True)
print(DIRECTORY)
"""


def started(code: str, **changes: str | None) -> subprocess.Popen[str]:
    """A new process that runs `code` with changed environment variables (None removes one)."""
    env = {k: v for k, v in os.environ.items() if changes.get(k, v) is not None}
    env |= {"PYTHONPATH": str(ROOT), **{k: v for k, v in changes.items() if v is not None}}
    return subprocess.Popen([sys.executable, "-c", code], env=env, cwd=ROOT, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def output(process: subprocess.Popen[str]) -> str:
    out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out.strip()


def test_the_given_directory_is_used(tmp_path: Path) -> None:
    directory = Path(output(started(SMALL, NUMBA_CACHE_DIR=str(tmp_path))))
    assert directory.parent == tmp_path
    assert list(directory.glob("*/frontend._jump_delay-*.nbc"))


@pytest.mark.full
def test_two_processes_at_once(tmp_path: Path) -> None:
    both = [started(SMALL, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2)]
    assert {output(one) for one in both} == {str(next(tmp_path.iterdir()))}


def test_nothing_that_can_be_written_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A read-only install and a home that is not there: temporary files."""
    file = tmp_path / "file"        # a directory below a file cannot be made, whoever asks
    file.write_text("")
    monkeypatch.setattr(compiled, "own_folders", lambda: iter([file / "home"]))
    monkeypatch.setattr(compiled.tempfile, "gettempdir", lambda: str(tmp_path))
    for name in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(file / "home"))
    directory = compiled.cache_directory()
    assert tmp_path in directory.parents and directory.is_dir()
    assert compiled.cache_directory() == directory      # the next process finds it


def test_a_process_without_a_home(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "missing" / "file")
    (tmp_path / "missing").write_text("")
    code = ("import targets.kept as k, targets.model.compiled as c\n"
            f"k.TOOL = k.Path({nowhere!r})\n"
            "d = c.cache_directory()\nassert d.is_dir()\nprint(d)")
    output(started(code, HOME=None, XDG_CACHE_HOME=None, NUMBA_CACHE_DIR=nowhere, TMPDIR=str(tmp_path)))
    directory = output(started(code, HOME=nowhere, XDG_CACHE_HOME=None, NUMBA_CACHE_DIR=nowhere, TMPDIR=str(tmp_path)))
    assert tmp_path in Path(directory).parents


@pytest.mark.skipif(os.name != "posix", reason="modes of POSIX")
def test_a_directory_that_others_can_write_to_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled.tempfile, "gettempdir", lambda: str(tmp_path))
    monkeypatch.setattr(compiled.tempfile, "tempdir", str(tmp_path))
    shared = tmp_path / f"cipherwright-{os.getuid()}"
    shared.mkdir()
    shared.chmod(0o777)
    assert shared not in compiled._temporary("0" * 16).parents
    shared.chmod(0o700)
    assert shared in compiled._temporary("0" * 16).parents


def test_only_old_directories_of_its_own_kind_are_removed(tmp_path: Path) -> None:
    now = time.time()
    names = {"0" * 16: 8, "1" * 16: 6, "2" * 16: 8, "notes": 30}
    for name, days in names.items():
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (now - 86400 * days,) * 2)
    compiled.remove_old(tmp_path, "2" * 16)
    assert {path.name for path in tmp_path.iterdir()} == {"1" * 16, "2" * 16, "notes"}


def test_a_changed_source_has_another_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "HERE", tmp_path)
    (tmp_path / "engine.py").write_text("A = 1\n")
    before = compiled.sources_name()
    assert compiled.sources_name() == before
    (tmp_path / "engine.py").write_text("A = 2\n")
    changed = compiled.sources_name()
    assert changed != before
    (tmp_path / "registers.py").write_text("A = 1\n")
    monkeypatch.setattr(compiled, "NUMBERS", tmp_path / "registers.py")
    assert compiled.sources_name() != changed


@pytest.mark.parametrize(("cpu", "file"), [("athlon64", "engine.simulate_uops"), ("pentium", "p5_engine.run_all")])
def test_the_first_run_is_announced_once(cpu: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                         capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compiled, "DIRECTORY", tmp_path)
    instrument._say_if_cold.cache_clear()
    instrument.say_if_cold(cpu)
    instrument.say_if_cold(cpu)
    assert capsys.readouterr().err == "compiling the pipeline model for the first time, 10 to 20 seconds\n"
    version = f"py{sys.version_info.major}{sys.version_info.minor}"
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / f"{file}-12.{version}.1.nbc").write_text("")
    instrument._say_if_cold.cache_clear()
    instrument.say_if_cold(cpu)
    assert capsys.readouterr().err == ""
    instrument._say_if_cold.cache_clear()
    instrument.say_if_cold("no such cpu")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("cpu", "engine"), [("pentium3", "out of order"), ("pentium", "in order")])
def test_what_has_run_is_not_cold(cpu: str, engine: str) -> None:
    """The name that is looked for is the one numba gives."""
    simulate(straight_line(decode_all(b"\x90" * 3, 0x1000, 32)), cpu)
    assert not compiled.is_cold(engine)

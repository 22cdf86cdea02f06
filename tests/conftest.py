"""Shared by the tests: options, a library of sources in a temporary folder, and the tool on it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright import cli, scaffold
from cipherwright.sources import ROOT, Library

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a library with `toy` and `box`, two new ciphers that build in no time."""
    folder = tmp_path / "library"
    (folder / "ciphers").mkdir(parents=True)
    (folder / "tests" / "vectors").mkdir(parents=True)
    scaffold.create(Library(folder), "toy", "arx")
    scaffold.create(Library(folder), "box", "sbox")
    monkeypatch.setattr(cli, "get_library", lambda: Library(folder))  # fresh for every command, as in life
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
    """`--bless` rewrites expected messages."""
    parser.addoption("--bless", action="store_true", help="rewrite the messages that tests/wrong/*.cw expect")

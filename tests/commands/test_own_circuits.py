"""Circuits of S-boxes that a project has of its own: what they are good for, and what is wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.commands import shared
from cipherwright.project.circuits import own_circuits_digest
from cipherwright.project.sources import Library
from scheduler.logic import circuits_search
from targets.kept import MARK

Call = Callable[..., tuple[int, str, str]]
BOX = [6, 5, 12, 10, 1, 14, 7, 9, 11, 0, 3, 13, 8, 15, 4, 2]
"""Of no cipher: no file of circuits has it."""
SOURCE = f"""sbox T: u4 -> u4 = {BOX}

kernel nibbles(src: secret in u32le[4] per block, dst: out u32le[4] per block, n: count) {{
    blocks n {{
        let y = slicewise(T, src[0], src[1], src[2], src[3])
        for i in 0..4 {{ dst[i] = y[i] }}
    }}
}}
"""


@pytest.fixture
def here(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with a folder of circuits, and a kernel with a box that no file has."""
    monkeypatch.chdir(root)
    monkeypatch.setattr(shared, "get_library", lambda: Library(root))
    (root / MARK).write_text('[folders]\ncircuits = "boxes"\n')
    (root / "boxes").mkdir()
    (root / "ciphers" / "nibbles.cw").write_text(SOURCE)
    return root


def searched(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command of docs/circuits.md prints of the box."""
    monkeypatch.setattr("sys.argv", ["circuits_search", str(folder / "ciphers" / "nibbles.cw"), "T", "--beam", "300"])
    circuits_search.main()
    return capsys.readouterr().out


def test_what_a_search_prints_is_used(here: Path, cw: Call, monkeypatch: pytest.MonkeyPatch,
                                      capsys: pytest.CaptureFixture[str]) -> None:
    def instructions() -> int:
        code, _, err = cw("build", "nibbles", "--cpu", "core2")
        assert code == 0, err
        return int(json.loads((here / "generated" / "core2" / "nibbles.json").read_text())["instructions"])

    assert own_circuits_digest() == ""
    before, inputs = instructions(), Builder(Library(here), here).inputs(Library(here).source_of("nibbles"),
                                                                         get_cpu("core2"))
    (here / "boxes" / "own.toml").write_text(searched(here, monkeypatch, capsys))
    now = Builder(Library(here), here).inputs(Library(here).source_of("nibbles"), get_cpu("core2"))
    assert "circuits" not in inputs and now == {**inputs, "circuits": own_circuits_digest()}
    assert instructions() < before
    rows = json.loads(cw("circuits", "T", "--json")[1])
    assert [row["table"] for row in rows] == [str(here / "boxes" / "own.toml")] * len(rows) and rows
    (here / "boxes" / "own.toml").unlink()
    assert instructions() == before


@pytest.mark.parametrize("text, said", [
    (f'[[circuit]]\nname = "T"\ntable = {BOX}\nfound = ""\nprogram = "y0 = x0\\ny1 = x1\\ny2 = x2\\ny3 = x3"\n',
     "circuit 1 (T)"),
    ("[[circuit]]\nname = 3\n", "circuit 1 (3)"),
    ("[[circuit]\n", "own.toml")])
def test_a_circuit_that_cannot_be_used(here: Path, cw: Call, text: str, said: str) -> None:
    """Of another function, of another shape, no TOML: no code is made, and the message says where."""
    (here / "boxes" / "own.toml").write_text(text)
    for command in (("build", "nibbles", "--cpu", "core2"), ("circuits",)):
        code, _, err = cw(*command)
        assert code and str(here / "boxes" / "own.toml") in err and said in err, err
        assert "take it out of the folder" in err
    assert not (here / "generated" / "core2").exists()


def test_a_folder_that_is_not_there(here: Path, cw: Call) -> None:
    (here / MARK).write_text('[folders]\ncircuits = "nowhere"\n')
    code, _, err = cw("kernels")
    assert code == 2 and "circuits = 'nowhere': there is no such folder" in err

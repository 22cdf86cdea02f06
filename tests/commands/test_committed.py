"""generated/hashes.json: a clone with the committed files builds nothing, and anything that differs is built."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright.building import build
from cipherwright.building.hashes import FILE, Hashes, read_hashes
from cipherwright.commands import shared
from cipherwright.paths import TOOL
from cipherwright.project.sources import Library
from targets.kept import MARK

Call = Callable[..., tuple[int, str, str]]


@pytest.fixture
def clone(cw: Call, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What git would give of a project that was built: no stamps."""
    (root / MARK).write_text('cpus = ["northwood", "core2-64"]\n')
    assert "8 built" in cw("build")[1]
    new = tmp_path / "clone"
    shutil.copytree(root, new, ignore=shutil.ignore_patterns(".*.stamp", ".cache"))
    monkeypatch.setattr(shared, "get_library", lambda: Library(new))
    return new


def made(cw: Call, *args: str) -> tuple[set[str], int]:
    """What a build makes and how many kernels it runs."""
    code, out, err = cw("build", "--json", *args)
    assert code == 0, err
    said = json.loads(out)
    return set(said["built"]), said["run"]["kernels"]


ALL = {f"{cpu}/{kernel}" for cpu in ("northwood", "core2-64")
       for kernel in ("toy_expand", "toy_encrypt", "box_expand", "box_encrypt")}
TOYS = {one for one in ALL if "toy" in one}


def test_a_clone_builds_and_runs_nothing(cw: Call, clone: Path) -> None:
    before = {p: p.read_bytes() for p in clone.rglob("*") if p.is_file()}
    assert made(cw) == (set(), 0)
    assert {p: p.read_bytes() for p in clone.rglob("*") if p.is_file()} == before
    assert str(clone) not in (clone / "generated" / FILE).read_text()


def test_force_builds_all_and_the_same(cw: Call, clone: Path) -> None:
    before = {p: p.read_bytes() for p in (clone / "generated").rglob("*") if p.is_file()}
    assert made(cw, "--force") == (ALL, len(ALL))
    after = {p: p.read_bytes() for p in (clone / "generated").rglob("*") if p.is_file() and p.suffix != ".stamp"}
    assert after == before


def test_what_differs_is_built(cw: Call, clone: Path) -> None:
    source = clone / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "# more\n")
    text = clone / "generated" / "northwood" / "box_expand.asm"
    text.write_text(text.read_text() + "; more\n")
    hashes = (clone / "generated" / FILE).read_bytes()
    assert made(cw, "toy_expand") == ({one for one in TOYS if "expand" in one}, 2)
    assert (clone / "generated" / FILE).read_bytes() == hashes  # only a build of everything says what is there
    assert made(cw)[0] == {one for one in TOYS if "encrypt" in one} | {"northwood/box_expand"}
    assert (clone / "generated" / FILE).read_bytes() != hashes
    for stamp in clone.rglob(".*.stamp"):
        stamp.unlink()
    assert made(cw) == (set(), 0)


def test_another_compiler_builds_all(cw: Call, clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "tool_hash", lambda: "another")
    assert made(cw)[0] == ALL


def test_other_vectors_are_run(cw: Call, clone: Path) -> None:
    path = clone / "tests" / "vectors" / "toy.json"
    document = json.loads(path.read_text())
    document["vectors"].pop()
    path.write_text(json.dumps(document))
    assert made(cw) == (set(), len(TOYS))


def test_a_build_that_did_not_run_writes_nothing_down(cw: Call, root: Path) -> None:
    assert cw("build", "--no-run", "--out", str(root / "out"))[0] == 0
    assert cw("build", "--no-run", "--cpu", "northwood")[0] == 0
    assert list(root.rglob(FILE)) == []


@pytest.mark.parametrize("text", ["", "[]", '{"tool": "t"}', '{"tool": "t", "checked": {}, "kernels": {"a": 1}}',
                                  '{"tool": "t", "checked": {}, "kernels": {}, "more": 1}', "[" * 100000])
def test_a_damaged_file_is_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text)
    assert read_hashes(tmp_path, "t") == Hashes()
    (tmp_path / FILE).write_text('{"tool": "t", "checked": {}, "kernels": {"a": "b"}}')
    assert read_hashes(tmp_path, "t").kernels == {"a": "b"} and read_hashes(tmp_path, "u") == Hashes()


def test_the_repository_has_one_line_for_each_kernel() -> None:
    named = set(json.loads((TOOL / "generated" / FILE).read_text())["kernels"])
    there = {f"{p.parent.name}/{p.stem}" for p in (TOOL / "generated").glob("*/*.asm")}
    assert named == there and len(there) > 200

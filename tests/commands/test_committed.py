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


@pytest.mark.full
def test_force_builds_all_and_the_same(cw: Call, clone: Path) -> None:
    before = {p: p.read_bytes() for p in (clone / "generated").rglob("*") if p.is_file()}
    assert made(cw, "--force") == (ALL, len(ALL))
    after = {p: p.read_bytes() for p in (clone / "generated").rglob("*") if p.is_file() and p.suffix != ".stamp"}
    assert after == before


@pytest.mark.full
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


@pytest.mark.full
def test_another_compiler_builds_all(cw: Call, clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "tool_hash", lambda: "another")
    assert made(cw)[0] == ALL


@pytest.mark.full
def test_other_vectors_are_run(cw: Call, clone: Path) -> None:
    path = clone / "tests" / "vectors" / "toy.json"
    document = json.loads(path.read_text())
    document["vectors"].pop()
    path.write_text(json.dumps(document))
    assert made(cw) == (set(), len(TOYS))


@pytest.mark.full
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


@pytest.fixture
def without_text(cw: Call, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What git would give of a project of which one CPU's texts are not stored."""
    (root / "ciphers" / "builds.toml").write_text(
        '[sources]\ntoy = ["northwood", "core2-64"]\n[store]\ncore2-64 = "headers"\n')
    (root / "ciphers" / "box.cw").unlink()
    assert "4 built" in cw("build")[1]
    folder = root / "generated" / "core2-64"
    assert sorted(p.name for p in folder.glob("toy_encrypt.*")) == ["toy_encrypt.asm", "toy_encrypt.h",
                                                                    "toy_encrypt.json"]
    assert (folder / ".gitignore").read_text() == "*.asm\n"
    assert not (root / "generated" / "northwood" / ".gitignore").exists()
    new = tmp_path / "clone"
    shutil.copytree(root, new, ignore=shutil.ignore_patterns(".*.stamp", ".cache"))
    for path in (new / "generated" / "core2-64").glob("*.asm"):
        path.unlink()
    monkeypatch.setattr(shared, "get_library", lambda: Library(new))
    return new


BARE = {f"core2-64/toy_{kind}" for kind in ("encrypt", "expand")}


def test_a_clone_without_texts_builds_nothing(cw: Call, without_text: Path, root: Path) -> None:
    folder, hashes = without_text / "generated", (root / "generated" / FILE).read_text()
    assert set(json.loads(hashes)["texts"]) == BARE
    assert made(cw) == (set(), 0)
    assert (folder / FILE).read_text() == hashes and not list((folder / "core2-64").glob("*.asm"))
    assert made(cw, "toy_expand") == (set(), 0)


def test_a_text_is_made_where_it_is_asked_for(cw: Call, without_text: Path, root: Path) -> None:
    text = Path("generated") / "core2-64" / "toy_encrypt.asm"
    assert made(cw, "toy_encrypt", "--cpu", "core2-64") == ({"core2-64/toy_encrypt"}, 1)
    assert (without_text / text).read_bytes() == (root / text).read_bytes()
    assert made(cw, "toy_encrypt", "--cpu", "core2-64") == (set(), 0)
    assert made(cw, "--cpu", "core2-64", "--no-run") == ({"core2-64/toy_expand"}, 0)


def test_other_commands_make_the_text(cw: Call, without_text: Path) -> None:
    code, out, err = cw("test", "toy", "--cpu", "core2-64")
    assert code == 0 and "toy" in out, err
    assert (without_text / "generated" / "core2-64" / "toy_encrypt.asm").exists()
    assert made(cw) == (set(), 0)


@pytest.mark.full
@pytest.mark.parametrize("suffix", ["asm", "h", "json"])
def test_what_differs_without_texts_is_built(cw: Call, without_text: Path, suffix: str) -> None:
    assert made(cw, "--force")[0] == BARE | {one.replace("core2-64", "northwood") for one in BARE}
    hashes = (without_text / "generated" / FILE).read_bytes()
    for stamp in without_text.rglob(".*.stamp"):
        stamp.unlink()
    path = without_text / "generated" / "core2-64" / f"toy_expand.{suffix}"
    was = path.read_bytes()
    path.write_bytes(was + b"\n")
    assert made(cw) == ({"core2-64/toy_expand"}, 1)
    assert path.read_bytes() == was and (without_text / "generated" / FILE).read_bytes() == hashes


def test_another_text_is_another_hash(cw: Call, without_text: Path) -> None:
    """What CI sees where the compiler makes other code than is said: the file of hashes differs."""
    path = without_text / "generated" / FILE
    document = json.loads(path.read_text())
    document["texts"]["core2-64/toy_encrypt"] = "0" * 64
    path.write_text(json.dumps(document, indent=1) + "\n")
    wrong = path.read_bytes()
    assert made(cw) == ({"core2-64/toy_encrypt"}, 1) and path.read_bytes() != wrong


@pytest.mark.full
def test_texts_are_stored_again(cw: Call, without_text: Path) -> None:
    path = without_text / "ciphers" / "builds.toml"
    path.write_text(path.read_text().partition("[store]")[0])
    assert made(cw)[0] == BARE
    assert not (without_text / "generated" / "core2-64" / ".gitignore").exists()
    assert "texts" not in json.loads((without_text / "generated" / FILE).read_text())


def test_the_repository_has_one_line_for_each_kernel() -> None:
    hashes, library = json.loads((TOOL / "generated" / FILE).read_text()), Library()
    there = {f"{p.parent.name}/{p.stem}" for p in (TOOL / "generated").glob("*/*.h")}
    assert set(hashes["kernels"]) == there and len(there) > 200
    bare = {one for one in there if not library.keeps_text(one.partition("/")[0])}
    assert set(hashes["texts"]) == bare and bare
    texts = {f"{p.parent.name}/{p.stem}" for p in (TOOL / "generated").glob("*/*.asm")}
    assert there - bare <= texts <= there
    assert all((TOOL / "generated" / one.partition("/")[0] / ".gitignore").read_text() == "*.asm\n" for one in bare)

"""Results kept from one start to the next: found again, never believed when damaged or another's, never different."""

from __future__ import annotations

import functools
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from cipherwright import kept
from cipherwright.building import listing
from cipherwright.building.build import Builder, get_cpu
from cipherwright.project import scaffold
from cipherwright.project.sources import Library
from dsl import definitions, elaborate, expressions
from dsl import kept as of_sources
from dsl import parser as dsl_parser
from dsl.diagnostics import SourceError, TooLarge
from dsl.ir import Linear
from dsl.parser import parse
from dsl.remembered import text_of
from targets import datafile
from targets import kept as places

BOX = """
fn twice(x: u8) -> u8 { return x << 1 ^ x }
sbox S: u8 -> u8 = x => twice(x) ^ 3
linear L(c: u8) -> u8 { return twice(c) }
const D: u8 = 7
table Parted: u4 -> u8 = i => u8(i) * D
kernel k(a: in u8[1], b: out u8[1]) tables { b[0] = L(S(a[0])) ^ Parted(a[0][0 +: 4]) }
"""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for what is kept, and the ways there laid."""
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o700)
    monkeypatch.setattr(kept, "folder", lambda: folder)
    for module, name in ((datafile, "keep"), (of_sources, "keep"), (of_sources, "folder")):
        monkeypatch.setattr(module, name, getattr(module, name))  # as it was, afterwards
    monkeypatch.setattr(dsl_parser, "_parser", None)
    kept.install()
    yield folder


def entry(place: Path, kind: str) -> Path:
    (path,) = place.glob(f"{kind}-*{kept.SUFFIX}")
    return path


def test_what_is_kept_is_found_again(place: Path) -> None:
    made: list[int] = []
    assert [kept.keep("x", "of this", lambda: made.append(1) or {"a": [1, 2.5, None, "ü"]}) for _ in range(3)] == [
        {"a": [1, 2.5, None, "ü"]}] * 3
    assert made == [1] and kept.find("x", "of that") is None and kept.find("y", "of this") is None
    assert entry(place, "x").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("harm", ["cut", "flipped", "empty", "other", "text", "open", "gone"])
def test_damaged_and_foreign_entries_are_ignored(place: Path, harm: str) -> None:
    kept.put("x", "of this", [1, 2, 3])
    path = entry(place, "x")
    data = path.read_bytes()
    kept.put("z", "another", [4])
    changed = {"cut": data[:-3], "flipped": data[:-3] + bytes([data[-3] ^ 1]) + data[-2:], "empty": b"",
               "other": entry(place, "z").read_bytes(), "text": b"hello\nworld"}
    if harm in changed:
        path.write_bytes(changed[harm])
    elif harm == "open":
        path.chmod(0o666)
    else:
        path.unlink()
    assert kept.find("x", "of this") is None
    assert kept.keep("x", "of this", lambda: [5]) == [5] and kept.find("x", "of this") == [5]


def test_another_users_entry_is_ignored(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.put("x", "of this", [1])
    monkeypatch.setattr(os, "getuid", lambda: 12345)
    assert kept.find("x", "of this") is None


def test_the_folder_is_this_users_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bases = [tmp_path / "open", tmp_path / "file", tmp_path / "own"]
    (bases[0] / "kept").mkdir(parents=True)
    (bases[0] / "kept").chmod(0o777)
    bases[1].write_text("in the way")
    monkeypatch.setattr(places, "own_folders", lambda: iter(bases))
    kept.folder.cache_clear()
    try:
        assert kept.folder() == bases[2] / "kept" and kept.folder().stat().st_mode & 0o777 == 0o700  # type: ignore[union-attr]
        monkeypatch.setattr(places, "own_folders", lambda: iter(bases[:2]))
        kept.folder.cache_clear()
        assert kept.folder() is None and kept.keep("x", "y", lambda: [1]) == [1] and kept.find("x", "y") is None
    finally:
        kept.folder.cache_clear()


def test_only_what_json_gives_back_is_kept(place: Path) -> None:
    for data in ({1: 2}, (1, 2), {1, 2}, float("nan"), b"x"):
        kept.put("x", "of this", data)
        assert kept.find("x", "of this") is None


def test_unused_entries_go(place: Path) -> None:
    for name in ("old", "new"):
        kept.put(name, "of this", [1])
    old = entry(place, "old")
    os.utime(old, (0, 0))
    kept._remove_unused.cache_clear()
    kept.put("x", "of this", [1])
    assert not old.exists() and entry(place, "new").exists()


def test_a_data_file_means_the_same(place: Path, tmp_path: Path) -> None:
    path = tmp_path / "t.toml"
    path.write_text('a = 1\nb = 1.0\nc = [[true, "x"]]\nwhen = 1979-05-27\n')
    first = datafile.read_toml(path, ValueError)
    assert datafile.read_toml(path, ValueError) == first and list(place.glob("toml-*")) == []  # a date is no JSON
    path.write_text("a = 1\nb = 1.0\n")
    for _ in range(2):
        found = datafile.read_toml(path, ValueError)
        assert found == {"a": 1, "b": 1.0} and isinstance(found["a"], int) and isinstance(found["b"], float)
        assert entry(place, "toml")
    path.write_text("a = ")
    for _ in range(2):
        with pytest.raises(ValueError, match="not a TOML file"):
            datafile.read_toml(path, ValueError)


def tables(text: str) -> dict[str, object]:
    program = parse(text, "box.cw")
    elaborate.elaborate(program, "k")
    assert program.meanings is not None
    return {n: getattr(m, "entries", getattr(m, "columns", None)) for n, m in program.meanings.items()}


def test_definitions_are_evaluated_once(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tables(BOX)
    assert len(list(place.glob("table-*"))) == 3
    monkeypatch.setattr(definitions, "compiled_rule", lambda *a: pytest.fail("evaluated again"))
    assert tables(BOX) == first
    moved = BOX.replace("\nsbox", "\n# a remark\n\n  sbox").replace("b[0] =", "b[0] = 1 ^")
    assert tables(moved)["S"] == first["S"]


@pytest.mark.parametrize("old, new, other", [("x << 1", "x << 2", {"S", "L"}), ("^ 3", "^ 5", {"S"}),
                                             ("= 7", "= 9", {"Parted"})])
def test_what_a_definition_refers_to_counts(place: Path, old: str, new: str, other: set[str]) -> None:
    first, second = tables(BOX), tables(BOX.replace(old, new))
    assert {n for n in ("S", "L", "Parted") if first[n] != second[n]} == other
    definitions_of = [parse(text, "box.cw").definitions for text in (BOX, BOX.replace(old, new))]
    assert {n for n in ("S", "L", "Parted") if text_of(definitions_of[0], n) != text_of(definitions_of[1], n)} == other


def test_a_mistake_is_one_each_time(place: Path) -> None:
    wrong = BOX.replace("return twice(c)", "return twice(c) + c")
    late = BOX.replace("fn twice(x: u8) -> u8 { return x << 1 ^ x }\n", "const D2: u8 = 1\n").replace(
        "twice(x)", "Parted(x[0 +: 4])").replace("twice(c)", "c")
    tables(late.replace("sbox S: u8 -> u8 = x => Parted(x[0 +: 4]) ^ 3\n", "").replace(
        "kernel", "sbox S: u8 -> u8 = x => Parted(x[0 +: 4]) ^ 3\nkernel"))  # in order it is right, and kept
    for text, message in ((wrong, "is not linear"), (late, "Parted")):
        for _ in range(2):
            with pytest.raises(SourceError, match=message):
                tables(text)


def test_budgets_count_what_is_not_evaluated_again(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = f"const LIST: u8[16] = {list(range(16))}\ntable Parted"  # a rule that has to know its operand
    slow = BOX.replace("i => u8(i) * D", "i => LIST[i]").replace("table Parted", listed)
    tables(slow)
    assert len(list(place.glob("table-*"))) == 3
    for module in (expressions, definitions):
        monkeypatch.setattr(module, "BUDGET", 40)
    for _ in range(2):
        with pytest.raises(TooLarge, match="steps"):
            tables(slow)


def test_the_parser_is_the_same_from_its_tables(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = parse(BOX, "box.cw")
    file = place / dsl_parser.TABLES
    assert file.stat().st_size > 1000
    for data in (file.read_bytes(), b"nonsense", b""):
        file.write_bytes(data)
        monkeypatch.setattr(dsl_parser, "_parser", None)
        again = parse(BOX, "box.cw")
        assert again.kernels == first.kernels and again.definitions == first.definitions
        with pytest.raises(SourceError, match="box.cw:1:8"):
            parse("kernel 1", "box.cw")


def test_the_listing_knows_when_something_changed(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "library"
    (folder / "ciphers").mkdir(parents=True)
    (folder / "tests" / "vectors").mkdir(parents=True)
    scaffold.create(Library(folder), "toy", "arx")
    rows, faults = listing.listing(Library(folder))
    assert {row["kernel"] for row in rows} >= {"toy_encrypt"} and not faults
    with monkeypatch.context() as patch:
        patch.setattr(listing, "variant_cpus", lambda *a: pytest.fail("made again"))
        assert listing.listing(Library(folder)) == (rows, [])
    (folder / "ciphers" / "bad.cw").write_text("kernel")
    rows, faults = listing.listing(Library(folder))
    assert len(faults) == 1 and listing.listing(Library(folder)) == (rows, faults)


@pytest.mark.full
def test_a_schedule_is_compiled_once(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "library"
    (folder / "ciphers").mkdir(parents=True)
    (folder / "tests" / "vectors").mkdir(parents=True)
    scaffold.create(Library(folder), "toy", "arx")

    def builder() -> Builder:
        return Builder(Library(folder), tmp_path / "out")

    cpu, compiled = get_cpu("northwood"), Builder.compile
    first = builder().planned("toy_encrypt", cpu)
    assert first.schedule and first.manifest["pieces"]
    monkeypatch.setattr(Builder, "compile", lambda *a: pytest.fail("compiled again"))
    assert builder().planned("toy_encrypt", cpu) == first
    for name in ("toy_expand", "toy_encrypt"):  # another kernel, and what a build has made
        monkeypatch.setattr(Builder, "compile", compiled)
        made = builder().compile(name, cpu)
        builder().write(name, cpu, made)
        monkeypatch.setattr(Builder, "compile", lambda *a: pytest.fail("compiled again"))
        assert builder().planned(name, cpu) == made.planned
    path = folder / "ciphers" / "toy.cw"
    path.write_text(path.read_text() + "\n# changed\n")
    monkeypatch.setattr(Builder, "compile", compiled)
    assert builder().planned("toy_encrypt", cpu).manifest["source_sha256"] != first.manifest["source_sha256"]


def test_images_of_bytes_are_the_map() -> None:
    rng = random.Random(3)
    for width in (1, 7, 8, 9, 32, 63):
        lin = Linear("L", 32, tuple(rng.getrandbits(32) for _ in range(width)))
        for x in [0, (1 << width) - 1, *(rng.getrandbits(width) for _ in range(50))]:
            assert lin.apply(x) == functools.reduce(
                lambda total, i, x=x, lin=lin: total ^ (lin.columns[i] if x >> i & 1 else 0), range(width), 0)

"""`./cw check`: everything that is wrong with a source, said without compiling it, and again when it changes."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from cipherwright.building import checking
from cipherwright.building.build import Builder
from cipherwright.commands import check as cli_check
from cipherwright.project.sources import ROOT, Library
from tests.conftest import Call
from tests.unit.test_wrong import SOURCES, expectation

COMPILED = {"mapping_lanes_mixed", "mapping_lanes_other_width", "mapping_lanes_product", "mapping_lanes_table",
            "mapping_place_words", "mapping_slices_product", "mapping_streams_no_blocks", "mapping_whole_size",
            "mapping_whole_unknown", "mapping_lanes_mulhi", "mapping_lanes_index", "mapping_broadcast_block",
            "mapping_broadcast_unknown"}
"""What only the passes find out that lay a kernel out."""
ALONE = [path for path in SOURCES if path.stem != "use_itself"]  # which is wrong by the name of its file


def test_a_right_source(cw: Call, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Builder, "compile", lambda *a, **k: pytest.fail("compiled"))
    said = "toy.cw: 2 kernels, 0 mappings; vectors agree (interpreted): 3 of toy\n"
    for name in ("toy", root / "ciphers" / "toy.cw"):
        code, out, err = cw("check", name)
        assert (code, err) == (0, "") and out.endswith(said)
    code, out, _ = cw("check")
    assert code == 0 and [line.split(":")[0].rpartition("/")[2] for line in out.splitlines()] == ["box.cw", "toy.cw"]
    (report,) = json.loads(cw("check", "toy", "--json")[1])
    assert (report["kernels"], report["vectors"], report["findings"]) == (2, {"toy": 3}, [])
    assert not (root / "generated").exists()


def test_a_vectors_line_without_variants_means_all(cw: Call, root: Path) -> None:
    path = root / "ciphers" / "toy.cw"
    text = path.read_text()
    (line,) = [line for line in text.splitlines() if "vectors " in line]
    path.write_text(text.replace(line, line[:line.index('.json"') + 6]))
    code, out, err = cw("check", "toy")
    assert (code, err) == (0, "") and out.endswith("vectors agree (interpreted): 3 of toy\n")


def test_files_as_windows_editors_write_them(cw: Call, root: Path) -> None:
    """A mark of the byte order in front, CR and LF behind lines, tabs: sources, vectors and the project's file."""
    for path in (root / "ciphers" / "toy.cw", root / "tests" / "vectors" / "toy.json", root / "cipherwright.toml"):
        lines = (path.read_text() if path.exists() else "language = 1\n").replace("    ", "\t").replace("\n", "\r\n")
        path.write_bytes(b"\xef\xbb\xbf" + lines.encode())
    code, out, err = cw("check", "toy")
    assert (code, err) == (0, "") and out.endswith("vectors agree (interpreted): 3 of toy\n")


def test_all_that_is_wrong_is_said(cw: Call, root: Path) -> None:
    path = root / "ciphers" / "bad.cw"
    path.write_text("kernel one(x: inout u32le[1]) {\n    x[0] = y\n}\n\nkernel two(x: inout u32le[1]) {\n"
                    "    x[1] = x[0]\n}\nkernel toy_expand(x: inout u32le[1]) { x[0] = 1 }\n")
    code, out, err = cw("check", "bad")
    assert (code, out) == (2, "")
    lines = err.splitlines()
    assert lines[:4] == [f"{path}:2:12: error: `y` is not declared", "        x[0] = y", "               ^",
                         "  known here: x"]
    assert lines[4] == f"{path}:6:7: error: index 1 is outside `x`, which has 1 elements"
    assert lines[-1].startswith("kernel toy_expand is defined in ") and lines[-1].endswith("rename one of them")
    (report,) = json.loads(cw("check", path, "--json")[1])
    assert [(f["line"], f["column"]) for f in report["findings"]] == [(2, 12), (6, 7), (None, None)]
    assert report["findings"][0]["remedy"] == "known here: x"
    assert cw("check", "toy", "box")[0] == 2 and cw("check", "box")[0] == 0  # toy_expand is there twice


def test_what_a_kernel_leaves_alone_is_a_warning(cw: Call, root: Path) -> None:
    path = root / "ciphers" / "left.cw"
    path.write_text("kernel k(key: in u32le[2], s: inout u32le[1], x: in u32le[2] per block,\n"
                    "         y: out u32le[2] per block, z: out u8[1], n: count) {\n"
                    "    blocks n { y[0] = x[0] }\n    s[0] = 1\n}\n")
    code, out, _ = cw("check", "left")
    lines = out.splitlines()
    assert code == 0 and lines[-1].endswith("left.cw: 1 kernel, 0 mappings; no algorithm, so no vectors")
    assert [line.partition(": warning: ")[2] for line in lines if ": warning: " in line] == [
        "`key` is never read", "`s` is never read", "`y[1]` is `out` and never written",
        "`z` is `out` and never written"]
    assert lines[0] == f"{path}:1:10: warning: `key` is never read"
    (report,) = json.loads(cw("check", "left", "--json")[1])
    assert [(one["line"], one["column"], one["exit"]) for one in report["warnings"]] == [
        (1, 10, 0), (1, 28, 0), (2, 10, 0), (2, 37, 0)] and report["findings"] == []
    assert [one["remedy"].split(",")[0] for one in report["warnings"]] == [
        "read it", "read it", "write all 2 elements", "write its elements"]


def test_a_wrong_vector_file_has_a_place(cw: Call, root: Path) -> None:
    path = root / "tests" / "vectors" / "toy.json"
    right = path.read_text()
    line = next(n for n, text in enumerate(right.splitlines(), 1) if '"plaintext"' in text)
    path.write_text(right.replace('"plaintext"', '"plain"', 1))
    column = path.read_text().splitlines()[line - 1].index('"plain"') + 1
    code, out, err = cw("check", "toy")
    assert (code, out) == (2, "") and err.startswith(f"{path}:{line}:{column}: vector ") and 'field "plain"; ' in err
    (report,) = json.loads(cw("check", "toy", "--json")[1])
    (found,) = report["findings"]
    assert (found["line"], found["column"]) == (line, column) and found["remedy"].startswith("remove it, or give it")
    path.write_text(right)
    assert cw("check", "toy")[0] == 0


def test_a_vector_that_differs(cw: Call, root: Path) -> None:
    path = root / "tests" / "vectors" / "toy.json"
    text = json.loads(path.read_text())
    text["vectors"][0]["ciphertext"] = "00" * (len(text["vectors"][0]["ciphertext"]) // 2)
    path.write_text(json.dumps(text))
    code, out, err = cw("check", "toy")
    assert (code, out) == (1, "") and "the source does not compute toy" in err and "stub-0: first difference" in err


def test_names_that_are_none(cw: Call) -> None:
    assert cw("check", "tpy") == (2, "", "error: there is no file and no source `tpy`: did you mean toy?\n")


@pytest.mark.parametrize("path", ALONE, ids=[p.stem for p in ALONE])
def test_a_wrong_source_is_refused_where_a_build_refuses_it(path: Path) -> None:
    library = Library(ROOT)
    (source,) = checking.sources_named(library, [str(path)])
    found = checking.check(library, source).findings
    if path.stem in COMPILED:
        assert found == []
        return
    line, error, _ = expectation(path.read_text())
    assert (found[0].line, found[0].exit) == (line, 2) and error in found[0].error and found[0].remedy


@pytest.mark.parametrize("what", ["source", "vectors", "gone", "new"])
def test_watching(cw: Call, root: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    source, vectors = root / "ciphers" / "toy.cw", root / "tests" / "vectors" / "toy.json"
    looks: list[int] = []

    def pause(_seconds: float) -> None:
        looks.append(1)
        if len(looks) == 2 and what == "source":
            source.write_text(source.read_text() + "kernel")
        elif len(looks) == 2 and what == "vectors":
            vectors.write_text("{")
        elif len(looks) == 2 and what == "gone":
            source.unlink()
        elif len(looks) == 2:
            (root / "ciphers" / "another.cw").write_text("kernel")
            os.utime(root / "ciphers", ns=(1, 1))
        elif len(looks) > 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(cli_check.time, "sleep", pause)
    code, out, err = cw("check", "--watch")
    assert len(looks) == 5 and err.count("waiting for a change") == 2
    said = {"source": "toy.cw:", "vectors": "toy.json", "gone": "", "new": "another.cw:1:"}[what]
    assert out.count("box.cw: ") == 2 and out.count("toy.cw: ") == (2 if what == "new" else 1) and said in err
    assert code == (0 if what == "gone" else 2)


def test_look_ups_that_a_mapping_may_take_away(cw: Call, root: Path, aes: None) -> None:
    """In rounds by one instruction there are none; without the mapping they are refused."""
    text = """use MixColumn, sub_shift from aes
kernel turn(s: secret inout u32le[4]) {
    let x = [s[0], s[1], s[2], s[3]]
    for c in 0..4 { s[c] = MixColumn(sub_shift(x, c)) }
}
"""
    path = root / "ciphers" / "turn.cw"
    path.write_text(text)
    assert "which is not marked `tables`" in cw("check", path)[2]
    path.write_text(text + "mapping turn on zen3 { prefer rounds }\n")
    (root / "ciphers" / "builds.toml").write_text('[sources]\nturn = ["zen3"]\n')
    code, out, err = cw("check", path)
    assert (code, err) == (0, "") and "1 kernel, 1 mapping" in out

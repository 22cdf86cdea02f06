"""A library of sources of which some cannot be read: what does not need them goes on, and says what is left out."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import UserError
from cipherwright.project.source_files import defined_names
from cipherwright.project.sources import ROOT, Library

BAD = "kernel bad_one(x: inout u32le[1]) { x[0] = }\n"
ONE = "kernel ONE(x: inout u32le[1]) { x[0] = x[0] + 1 }\n"


@pytest.fixture
def ciphers(root: Path) -> Path:
    """The folder of sources, with one that does not parse, one that is no text, a directory, and links to nothing."""
    folder = root / "ciphers"
    (folder / "bad.cw").write_text(BAD)
    (folder / "code.cw").write_bytes(b"# \xff\nkernel coded(x: out u8[1]) { x[0] = 1 }")
    (folder / "dir.cw").mkdir()
    (folder / "gone.cw").symlink_to("nowhere")
    (folder / "round.cw").symlink_to("round.cw")
    os.mkfifo(folder / "pipe.cw")
    return folder


@pytest.fixture
def twice(root: Path) -> None:
    """Two sources that define `both`, and each another kernel."""
    for name in ("first", "second"):
        (root / "ciphers" / f"{name}.cw").write_text(ONE.replace("ONE", "both") + ONE.replace("ONE", f"of_{name}"))


def test_the_scan_finds_what_parsing_finds() -> None:
    for source in Library().sources:
        assert source.names == {"kernel": list(source.program.kernels), "algorithm": list(source.program.algorithms)}
    text = '# kernel a(\nkernel # x\n  b (x: out u8[1]) { } algorithm c { vectors "kernel d(" "e" }\nkernel b('
    assert defined_names(text) == {"kernel": ["b"], "algorithm": ["c"]}


def test_one_kernel_needs_one_source() -> None:
    library = Library(ROOT)
    assert library.source_of("md4_blocks").params("md4_blocks")
    assert [s.path.stem for s in library.sources if "program" in s.__dict__] == ["md4"]


def test_others_go_on(cw: Any, ciphers: Path) -> None:
    code, out, err = cw("build", "toy_expand", "--cpu", "northwood")
    assert (code, err) == (0, "")
    assert cw("vectors", "toy", "--interpret")[0] == 0
    code, out, err = cw("kernels", "--json")
    assert code == 0 and [k["kernel"] for k in json.loads(out)] == ["box_expand", "box_encrypt", "toy_expand",
                                                                    "toy_encrypt"]
    for said in ("bad.cw:1:44: error: unexpected `}`", "code.cw:1:3: error: the byte 0xff is not UTF-8",
                 "dir.cw: cannot be read: it is a directory", "gone.cw: cannot be read: it is a symbolic link",
                 "round.cw: cannot be read: it is a symbolic link", "pipe.cw: cannot be read: it is no regular file"):
        assert f"{ciphers}/{said}" in err


def test_a_kernel_of_a_bad_source_is_refused_with_the_fault(cw: Any, ciphers: Path) -> None:
    for name, said in (("bad_one", "bad.cw:1:44: error: unexpected `}`"), ("coded", "code.cw:1:3: error: the byte")):
        code, _, err = cw("build", name, "--cpu", "northwood")
        assert code == 2 and said in err
    code, _, err = cw("build", "bad_too", "--cpu", "northwood")
    assert code == 2 and "no kernel or algorithm is called `bad_too`: did you mean bad_one" in err
    assert "it may be in a file that cannot be read:" in err and "dir.cw: cannot be read" in err


@pytest.mark.full
def test_a_build_of_all_counts_them_as_failures(cw: Any, ciphers: Path) -> None:
    code, out, err = cw("build", "--cpu", "northwood")
    assert code == 2 and "4 built, 0 unchanged, 6 failed" in out and "bad.cw:1:44" in err
    code, out, _ = cw("build", "--cpu", "northwood", "--json")
    made = json.loads(out)
    assert (code, made["unchanged"], len(made["failed"])) == (2, 4, 6)
    code, out, err = cw("test", "--cpu", "northwood")
    assert code == 2 and "toy: 3 of 3 vectors agree" in out and "left out: " in err and "bad.cw:1:44" in err


@pytest.mark.full
def test_a_name_of_two_sources(cw: Any, twice: None) -> None:
    code, out, err = cw("build", "--cpu", "northwood")
    assert code == 2 and "6 built, 0 unchanged, 1 failed" in out
    said = "kernel both is defined in "
    assert said in err and "first.cw and in " in err and "second.cw: rename one of them" in err
    assert cw("build", "of_first", "--cpu", "northwood")[0] == 0
    code, _, err = cw("build", "both", "--cpu", "northwood")
    assert code == 2 and said in err
    assert cw("test", "toy", "--cpu", "northwood")[0] == 0


def test_nothing_that_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "ciphers").mkdir()
    (tmp_path / "ciphers" / "bad.cw").write_text(BAD)
    with pytest.raises(UserError, match=r"bad\.cw:1:44"):
        Library(tmp_path).source_of("none")


def test_a_source_stands_for_all_that_it_has(cw: Any, root: Path) -> None:
    """Where no kernel and no algorithm is called so, which goes first; one kernel of it is not chosen for the user."""
    folder = root / "ciphers"
    (folder / "pair.cw").write_text(ONE.replace("ONE", "left") + ONE.replace("ONE", "right"))
    (folder / "right.cw").write_text(ONE.replace("ONE", "toys"))
    (folder / "both.cw").write_text((folder / "toy.cw").read_text().replace("toy", "tay"))
    (folder / "bad.cw").write_text(BAD)
    library = Library(root)
    assert library.kernels_for("pair") == ["left", "right"] and library.kernels_for("right") == ["right"]
    assert [a.name for _, a in library.algorithms_for("both")] == ["tay"]
    code, _, err = cw("explain", "pair", "--cpu", "northwood")
    assert code == 2 and "the source " in err and "pair.cw has left, right: name one of these" in err
    code, _, err = cw("build", "bad", "--cpu", "northwood")
    assert code == 2 and "bad.cw:1:44: error: unexpected `}`" in err


def test_variants_of_cpus_that_the_source_is_not_built_for(cw: Any, root: Path) -> None:
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "mapping toy_encrypt wide on zen4, golden-cove { lanes 16 in zmm }\n")
    out = cw("kernels")[1]
    assert "variant wide: only where --cpu names one of golden-cove, zen4, zen5\n" in out

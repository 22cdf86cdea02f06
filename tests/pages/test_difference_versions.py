"""`cw diff` of a kernel and what git has of an earlier version, and of a kernel and somebody's object."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from cipherwright.commands import explain
from cipherwright.compiler.lines import Line
from cipherwright.explain.difference import match_forms
from cipherwright.machine.assemble import run_nasm
from targets import simulate
from targets.trace import Trace
from tests.support.pretend import pretend

XTEA = Path(__file__).parents[1] / "model" / "xtea.asm"
CALL = XTEA.with_suffix(".toml")
AUTHOR = ("-c", "user.name=a", "-c", "user.email=a@example.org")


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pretend pipeline in place of the model."""
    def run(trace: Trace, cpu: str, timeline: bool = False):
        return pretend(trace, cpu, timeline)

    monkeypatch.setattr(simulate, "simulate", run)
    monkeypatch.setattr(simulate, "exchanges", lambda trace, cpu, other: {"caches": 3 * 99.0})
    monkeypatch.setattr(explain, "tables_beside", lambda trace, table: [])


@pytest.fixture
def committed(cw, root: Path) -> Path:
    """The library with toy built for northwood, in a repository of git with one commit, `first`."""
    assert cw("build", "toy_encrypt", "--cpu", "northwood")[0] == 0
    for words in (["init", "-q"], ["add", "-A"], [*AUTHOR, "commit", "-qm", "first"], ["tag", "first"]):
        subprocess.run(["git", *words], cwd=root, check=True, capture_output=True)
    return root


def test_a_source_that_only_moved_in_its_file_is_the_same(cw, committed):
    source = committed / "ciphers" / "toy.cw"
    source.write_text("# one line more\n# and another\n" + source.read_text())
    data = json.loads(cw("diff", "toy", "northwood@first", "northwood", "--plans", "--all", "--json")[1])
    rows = data["rows"]
    assert len(rows) == data["totals"]["northwood"]["instructions"] and {row["mark"] for row in rows} == {"same"}
    lines = [[int(re.search(r":(\d+) ", row[name]["source"])[1]) for row in rows if row[name]["role"] != "control"]
             for name in ("northwood@first", "northwood")]
    assert lines[0] and lines[1] == [number + 2 for number in lines[0]]


def test_the_same_version_twice_is_the_same(cw, committed):
    data = json.loads(cw("diff", "toy", "northwood@first", "northwood@first~0", "--plans", "--json")[1])
    assert not data["rows"] and data["totals"]["northwood@first"]["instructions"] > 0


def test_another_code_of_the_same_source_is_seen(cw, committed):
    source = committed / "ciphers" / "toy.cw"
    source.write_text(source.read_text() + "\nmapping toy_encrypt on northwood { roll rounds }\n")
    code, out, _ = cw("diff", "toy", "northwood@first", "northwood", "--plans", "--width", "150")
    assert code == 0 and "northwood keeps rounds as a loop, northwood@first unrolls it" in out


def test_both_versions_are_run_by_the_model_of_today(cw, committed, seen, tmp_path):
    page = tmp_path / "page.html"
    code, _, err = cw("diff", "toy", "northwood@first", "northwood", "--html", page)
    assert code == 0 and "wrote" in err
    data = json.loads(re.search(r'id="data">(.*?)</script>', page.read_text(encoding="utf-8"), re.DOTALL)[1])
    assert not data["planned"] and data["names"] == ["northwood@first", "northwood"]
    assert data["links"][1] == "" and data["links"][2]      # git's text is no file


def test_what_git_has_not(cw, committed, root, tmp_path):
    code, _, err = cw("diff", "toy", "northwood@second", "northwood")
    assert code == 2 and "git has no revision `second`" in err
    code, _, err = cw("diff", "toy", "prescott@first", "prescott")
    assert code == 2 and "first has no generated/prescott/toy_encrypt.asm" in err and "git worktree add" in err
    (root / ".git").rename(tmp_path / "elsewhere")
    code, _, err = cw("diff", "toy", "northwood@first", "northwood")
    assert code == 2 and "git" in err


def test_a_version_with_other_parameters_is_compared_by_plans_alone(cw, committed, seen):
    asm = committed / "generated" / "northwood" / "toy_encrypt.asm"
    asm.write_text(asm.read_text().replace("const void *src", "const void *from, const void *src", 1))
    subprocess.run(["git", *AUTHOR, "commit", "-qam", "second"], cwd=committed, check=True)
    code, _, err = cw("diff", "toy", "northwood@HEAD", "northwood")
    assert code == 2 and "is called otherwise" in err and "*from" in err and "--plans" in err
    assert cw("diff", "toy", "northwood@HEAD", "northwood", "--plans")[0] == 0


@pytest.fixture
def xtea(tmp_path: Path) -> Path:
    """The object of the example."""
    path = tmp_path / "xtea.o"
    path.write_bytes(run_nasm(XTEA.read_text(), "xtea.asm", "elf32"))
    return path


def test_an_object_beside_a_kernel(cw, seen, xtea):
    words = ["--object", xtea, "--entry", "xtea_encrypt", "--call", CALL]
    data = json.loads(cw("diff", "toy", "northwood", "prescott", *words, "--all", "--json")[1])
    assert "xtea_encrypt" in data["verdict"][0] and any("with the caches of northwood" in s for s in data["verdict"])
    theirs = [row["xtea_encrypt"] for row in data["rows"] if row["xtea_encrypt"]]
    assert len(theirs) == data["totals"]["xtea_encrypt"]["instructions"]
    assert all(line["seen"]["executed"] for line in theirs) and any(line["seen"]["done"] for line in theirs)
    for row in data["rows"]:
        if row["mark"] == "same":
            assert row["northwood"]["form"] == row["xtea_encrypt"]["form"]
    code, out, _ = cw("diff", "toy", "northwood", "prescott", *words, "--width", "100")
    assert code == 0 and "xtea_encrypt has no source here" in out and max(map(len, out.splitlines())) <= 100


def test_an_object_needs_its_routine(cw, xtea):
    for words, said in ((["--object", xtea], "--object needs --entry"),
                        (["--entry", "xtea_encrypt"], "name the object with --object"),
                        (["--object", xtea, "--entry", "xtea_encrypt", "--call", CALL, "--plans"], "no plan"),
                        (["--object", xtea, "--entry", "xtea_decrypt", "--call", CALL], "xtea_decrypt")):
        code, _, err = cw("diff", "toy", "northwood", "northwood", *words)
        assert code == 2 and said in err
    words = ["--object", xtea, "--entry", "xtea_encrypt", "--call", CALL]
    code, _, err = cw("diff", "toy", "pentium", "northwood", *words)
    assert code == 2 and "keeps no timeline" in err


def test_instructions_of_one_form_pair_in_their_order():
    def lines(forms: str) -> list[Line]:
        return [Line(0.0, 1, form, "", form, form, "", "op") for form in forms]

    rows = match_forms(lines("abcd"), lines("xbyd"))
    shown = [(row.a.form if row.a else "-") + (row.b.form if row.b else "-") for row in rows]
    assert shown == ["a-", "-x", "bb", "c-", "-y", "dd"]

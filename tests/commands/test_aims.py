"""`cw bench --aims`: the best of both sides, of the class that is asked for, against what is aimed at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cipherwright.bench.aims import FILE, Aim, Figures, choose_aims, read_aims
from cipherwright.bench.compare import Best, Compared, measured
from cipherwright.bench.page import render
from cipherwright.bench.rows import Ours, read_entries
from cipherwright.errors import UserError
from cipherwright.project.sources import ROOT, Library

AIM = """source = "a test"
[[aim]]
primitive = "Toy"
algorithm = "toy"
class = "any"
cpus.core2-64 = { public = 900, how = "by hand", aim = 800, bound = 1 }
"""
BENCH = '[[ours]]\ncipher = "toy"\nkernel = "toy_encrypt"\ncode = "sums"\n'


def row(who: str, code: str, figure: float | None, cpu: str | None = None, instructions: str = "words",
        converts: bool = False) -> dict[str, Any]:
    return {"algorithm": "toy", "who": who, "code": code, "symbol": f"k-{code}", "cpu": cpu, "converts": converts,
            "instructions": instructions, "missing": "" if figure else "not there",
            "cycles_per_byte": {"median": figure} if figure else None}


ROWS = [row("ours, a", "slices", 1.0, "a"), row("ours, a", "in", 0.25, "a", converts=True),
        row("ours, a", "rounds", 0.5, "a", "special"), row("ours, b", "slices", 0.5, "b"),
        row("ours, b", "in", None, "b", converts=True), row("X", "one", 2.0), row("Y", "two", 0.75, None, "special")]


def test_the_best_of_both_sides_by_class_and_way() -> None:
    """A way of several codes is there whole, for one CPU, or not at all."""
    def best(kind: str, *ways: list[str]) -> tuple[float | None, float | None]:
        (found,) = measured([Aim("Toy", "toy", kind, ways, {})], ROWS, "a")
        return found.ours.figure, found.public.figure

    assert best("any") == (0.5, 0.75) and best("plain") == (0.5, 2.0)
    assert best("any", ["slices", "in"]) == (1.25, 0.75)
    assert best("plain", ["rounds"]) == (None, 2.0)
    (none,) = measured([Aim("Other", "other", "any", [], {})], ROWS, "a")
    assert none.public.why == "no library here has it" and none.short is None and none.verdict == "-"


@pytest.mark.parametrize("figures, ours, said", [
    (Figures(aim=2.0), 2.0, "met"), (Figures(aim=2.0, strict=True), 2.0, "short by 0"), (Figures(aim=2.0), 2.5,
                                                                                       "short by 0.5"),
    (Figures(), 2.5, "ahead"), (Figures(), 3.5, "behind by 0.5")])
def test_verdicts(figures: Figures, ours: float, said: str) -> None:
    made = Compared(Aim("Toy", "toy", "any", [], {}), Best(3.0, "X"), Best(ours, "k"), figures)
    assert made.verdict == said
    assert "Toy" in render({"machine": None, "cpu": "zen3", "aims_of": "a test"}, [], [made.as_data()])


def test_the_aims_are_of_rows_that_there_are() -> None:
    library = Library(ROOT)
    entries = read_entries(library)
    names = {getattr(e, "beside", "") or e.cipher for e in entries}
    aims = read_aims(library)
    assert choose_aims(aims, [], names) == list(aims.rows) and set(aims.cpus) == {"zen3", "golden-cove"}
    codes = {(e.beside or e.cipher, e.code) for e in entries if isinstance(e, Ours)}
    for one in aims.rows:
        assert {(one.algorithm, code) for way in one.ways for code in way} <= codes, one.primitive
    with pytest.raises(UserError, match="no aim of `aes129`"):
        choose_aims(aims, ["aes129"], names)


@pytest.mark.full
def test_by_the_model(cw, root: Path, tmp_path: Path) -> None:
    (root / FILE).write_text(AIM)
    (root / "ciphers" / "bench.toml").write_text(BENCH)
    code, out, err = cw("bench", "--aims", "--cpu", "core2-64", "--json", "--html", tmp_path / "a.html")
    assert code == 0, err
    (got,) = json.loads(out)["aims"]
    assert got["ours"]["from"] == "model" and got["public"] == {"cycles_per_byte": 900, "which": "by hand",
                                                                "from": "table", "why": None, "calm": None}
    assert got["ratio"] == got["ours"]["cycles_per_byte"] / 900 and got["verdict"] == "met"
    code, out, _ = cw("bench", "--aims", "--cpu", "core2-64")
    assert code == 0 and "<= 800 [1]" in out and "by the model" in out
    assert "there is no" not in out and "two" not in out
    assert cw("bench", "--aims", "--cpu", "core2-64", "--cpu", "zen3")[0] == 2
    assert "32-bit code" in cw("bench", "--aims", "--cpu", "northwood")[2]
    assert "leave out --no-peers" in cw("bench", "--aims", "--no-peers")[2]


@pytest.mark.parametrize("old, new, said", [
    ('"any"', '"all"', "class is 'all'; expected any, plain"), ("aim = 800", "aim = -1", "aim is -1; expected"),
    ("aim = 800", "aim = 8, below = 8", "both aim and below"), ('source = "a test"', "", "expected whose figures"),
    ("public", "best", "unknown best"), ('class = "any"', 'class = "any"\nours = ["x"]', "expected lists of codes"),
    ("[[aim]]", "[[goal]]", "unknown 'goal'")])
def test_mistakes(root: Path, old: str, new: str, said: str) -> None:
    assert old in AIM
    (root / FILE).write_text(AIM.replace(old, new))
    with pytest.raises(UserError, match=said):
        read_aims(Library(root))

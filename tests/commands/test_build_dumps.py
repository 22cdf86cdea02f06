"""The command `build --dump-after`: what a kernel is after a pass, or that it is as after another one, and why."""

from __future__ import annotations

import json

import pytest

from cipherwright.compiler.passes import NAMES
from scheduler.refine import best_plan

SAME = {  # what box_encrypt is on northwood after passes that find nothing to do there
    "overlap": "dst in place of src: right, as with two buffers", "accesses": "", "choose": "",
    "cse": "unchanged; as after `elaborate`", "slice": "skipped: the mapping has no `slices`; as after `elaborate`",
    "powers": "skipped: numbers are not held in lanes; as after `elaborate`",
    "boxes": "skipped: the mapping has no `boxes`; as after `elaborate`",
    "limbs": "skipped: the kernel has no numbers; as after `elaborate`",
    "products": "unchanged; as after `elaborate`",
    "rounds": "skipped: the mapping has no `prefer rounds`; as after `elaborate`",
    "secrecy": "unchanged; as after `elaborate`", "boolean": "unchanged; as after `elaborate`",
    "amounts": "unchanged; as after `elaborate`", "carryless": "unchanged; as after `elaborate`",
    "parts": "unchanged; as after `elaborate`", "permute": "unchanged; as after `elaborate`",
    "join": "unchanged; as after `tabulate`", "carries": "unchanged; as after `tabulate`",
    "circuits": "unchanged; as after `elaborate`", "complements": "unchanged; as after `elaborate`",
    "merge": "skipped: the mapping has no `tables merge`; as after `simplify`",
    "place": "skipped: the mapping has no `place NAME`; as after `simplify`",
    "pack": "skipped: the mapping has no `prefer packed`; as after `simplify`",
    "early": "skipped: the mapping has no `prefer early`; as after `simplify`",
    "nest": "skipped: the mapping has no `prefer nested_rotations`; as after `simplify`",
    "windows": "skipped: the mapping has no `tables windows`; as after `simplify`",
    "derive": "skipped: the mapping keeps all tables: it has no `tables N`; as after `simplify`",
    "residents": "skipped: the mapping has no `prefer residents`; as after `select`",
    "position": "skipped: there are no tables, or code may have their addresses in it, or instructions address them "
                "from themselves; as after `select`",
    "ahead": "skipped: no loop makes numbers in floating point of words; as after `select`",
    "fit-tables": "skipped: the tables do not fill the first-level cache; as after `select`",
    "differences": "skipped: the mapping has no `prefer differences`; as after `select`",
    "in-place": "unchanged; as after `overlap`",
    "first": "unchanged; as after `schedule`",
    "lines": "skipped: the CPU has no cache of decoded instructions whose lines are of blocks of code, or does not "
             "gain by full ones; as after `finish`"}


@pytest.mark.spread(3)
@pytest.mark.parametrize("name", NAMES)
def test_dump_after(cw, root, name):
    """The state, or that it is the one after another pass, and why."""
    code, text, err = cw("build", "box_encrypt", "--cpu", "northwood", "--dump-after", name)
    assert (code, err) == (0, "") and not (root / "generated").exists()
    if SAME.get(name):
        assert text == SAME[name] + "\n"
    else:
        assert len(text.splitlines()) > (1 if name in SAME else 20)
    data = json.loads(cw("build", "box_encrypt", "--cpu", "northwood", "--dump-after", name, "--json")[1])
    assert [(one["kernel"], one["pass"], one["dump"] + "\n") for one in data] == [("northwood/box_encrypt", name, text)]


def test_dumps_of_several_kernels_say_which(cw):
    _, text, _ = cw("build", "box", "--cpu", "northwood", "--dump-after", "slice")
    assert [line for line in text.splitlines() if line.endswith(":")] == ["northwood/box_expand:",
                                                                          "northwood/box_encrypt:"]


def test_a_dump_ends_the_build_there(cw, monkeypatch):
    """Nothing is scheduled for a look at the machine graph."""
    monkeypatch.setattr(best_plan, "best_plan", None)
    assert cw("build", "box_encrypt", "--cpu", "northwood", "--dump-after", "select")[0] == 0
    assert cw("build", "box_encrypt", "--cpu", "northwood", "--dump-after", "schedule")[0] == 3


@pytest.mark.parametrize("name, near", [("shedule", "did you mean schedule?"), ("", ""), ("link", "")])
def test_unknown_pass(cw, root, name, near):
    code, out, err = cw("build", "toy", "--dump-after", name)
    assert (code, out) == (2, "") and f"no pass is called `{name}`" in err and near in err
    assert ", ".join(NAMES) in err and not (root / "generated").exists()

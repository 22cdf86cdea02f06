"""The tuple of passes and its runner: what stops where, what is checked, and what `./cw build` shows of it."""

from __future__ import annotations

import dataclasses
import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from cipherwright.compiler import passes, watch
from cipherwright.compiler.forms import MALFORMED
from cipherwright.compiler.passes import NAMES, PASSES, Pass, before
from cipherwright.compiler.pipeline import PassError, Step, run_passes
from cipherwright.compiler.state import State, Target, there
from dsl.parser import parse
from scheduler.code.instr import Instr
from scheduler.finish.control import Label
from scheduler.graph.nodes import Program
from scheduler.graph.places import InPlace
from scheduler.graph.simplify import pieces
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import Cpu, load_cpu

TEXT = """
sbox S: u8 -> u8 = x => x ^ (x <<< 1) ^ 0x63
kernel k(src: in u32le[2] per block, dst: out u32le[2] per block, n: count) {
    blocks n {
        dst[0] = src[0] ^ u32(S(src[1].byte[0]))
        dst[1] = (src[0] <<< 3) + src[1]
    }
}
"""
TARGET = Target(load_cpu("northwood"), portfolio=PORTFOLIO.first(1))


def run(until: str | None = None) -> tuple[State, list[Step]]:
    steps: list[Step] = []
    return run_passes(None, "k", TARGET, text=TEXT, path="k.cw", until=until, told=steps.append), steps


def test_rows() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(PASSES) and before("emit") == "lines"
    made = {"text"}
    for one in PASSES:
        assert one.reads.name in made and one.what and one.trust, one.name
        assert bool(one.otherwise) == (one.applies is not passes.always), one.name
        made.add(one.makes.name)


@pytest.mark.parametrize("until", NAMES)
def test_the_runner_stops_where_it_is_told(until: str) -> None:
    state, steps = run(until=until)
    assert [step.done.name for step in steps] == list(NAMES[:NAMES.index(until) + 1])
    assert (state.emitted is not None) == (until == "emit") and (state.plans is None) == (until in NAMES[:-5])


def test_a_stop_that_there_is_not() -> None:
    with pytest.raises(ValueError, match="no pass is called common"):
        run(until="common")


def test_a_skipped_pass_says_why_and_leaves_the_state() -> None:
    _, steps = run()
    last = steps[0].state
    for step in steps:
        assert bool(step.skipped) == (step.skipped == step.done.otherwise != "")
        if step.skipped:
            assert step.state is last and step.seconds == 0
        last = step.state
    assert {s.done.name for s in steps if s.skipped} == {"limbs", "slice", "merge", "place", "pack", "early", "nest",
                                                         "derive", "windows", "fit-tables", "ahead", "powers", "rounds",
                                                         "position", "boxes", "lines", "differences",
                                                         "residents"}


def test_what_is_parsed_is_not_parsed_again() -> None:
    seen = watch.Watch()
    program = parse(TEXT, "k.cw")
    assert run_passes(program, "k", TARGET, until="choose", told=seen).tree is program
    assert seen.seen[0].how == watch.SKIPPED and seen.seen[0].dump.startswith("definitions: S")


def no_place(state: State) -> State:
    """A tree that comes from nowhere."""
    del there(state.tree).kernels["k"].meta.line
    return state


def no_lane(state: State) -> State:
    choice = there(state.choice)
    return dataclasses.replace(state, choice=dataclasses.replace(
        choice, layout=dataclasses.replace(choice.layout, lanes=0)))


def another_width(state: State) -> State:
    next(op for op in there(state.kernel).body.ops() if op.kind == "xor").bits = 16
    return state


def itself(state: State) -> State:
    """A parameter in its own place."""
    if state.graph:
        state.graph.in_place = [InPlace("src", "src", True, True)]
    twins = [dataclasses.replace(there(state.kernel).params[0], kind="inout") for _ in range(2)]
    return dataclasses.replace(state, overlap=dataclasses.replace(there(state.overlap), params=twins))


def no_operand(state: State) -> State:
    next(n for p in pieces(there(state.graph)) for n in p.nodes if n.kind == "xor").args.pop()
    return state


def strange(state: State) -> State:
    return dataclasses.replace(state, accesses=Counter({(0, "x", "y", "load", (0, (), 0), 0): 1}))


def no_plan(state: State) -> State:
    plans = dict(there(state.plans))
    plans.popitem()
    return dataclasses.replace(state, plans=plans)


def too_many_operands(state: State) -> State:
    instr = next(i for plan in there(state.plans).values() for i in plan.instrs if len(i.operands) == 2)
    instr.operands = (*instr.operands, instr.operands[0])
    return state


def no_label(state: State) -> State:
    lines = there(state.routine).lines
    lines.remove(next(line for line in lines if isinstance(line, Label)))
    return state


def no_slot(state: State) -> State:
    there(state.routine).offset.clear()
    return state


def no_return(state: State) -> State:
    lines = there(state.routine).lines
    assert isinstance(lines.pop(), Instr)
    return state


def a_line_less(state: State) -> State:
    there(state.emitted).lines.pop()
    return state


BREAKS: dict[str, list[Callable[[State], State]]] = {
    "syntax tree": [no_place], "mapping": [no_lane], "IR": [another_width], "overlaps": [itself],
    "machine graph": [no_operand], "accesses": [strange], "plans": [no_plan, too_many_operands],
    "routine": [no_label, no_slot, no_return], "assembly text": [a_line_less]}
CASES = [(one, harm) for one in PASSES for harm in BREAKS[one.makes.name]]


@pytest.mark.parametrize(("one", "harm"), CASES, ids=[f"{one.name}-{harm.__name__}" for one, harm in CASES])
def test_the_checker_behind_every_pass_finds_what_it_broke(one: Pass, harm: Callable[[State], State]) -> None:
    def broken(state: State, target: Target) -> State:
        return harm(one.run(state, target) if one.applies(state, target) else state)

    worse = dataclasses.replace(one, run=broken, applies=lambda state, target: True)
    steps: list[Step] = []
    with pytest.raises(PassError, match=f"the pass `{one.name}` left a malformed {one.makes.name}: ") as error:
        run_passes(None, "k", TARGET, text=TEXT, path="k.cw", told=steps.append,
                   passes=[worse if p is one else p for p in PASSES])
    assert isinstance(error.value.__cause__, MALFORMED)
    assert [step.done.name for step in steps] == list(NAMES[:NAMES.index(one.name)])


def test_a_broken_pass_is_a_bug_that_the_command_names(cw, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(graph: Program, cpu: Cpu) -> Program:
        next(n for p in pieces(graph) for n in p.nodes if n.kind in ("xor", "add")).args.pop()
        return graph

    monkeypatch.setattr(passes, "select", broken)
    code, _, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert code == 3 and "the pass `select` left a malformed machine graph: " in err
    assert not (root / "generated").exists()


def test_help_lists_the_passes(cw) -> None:
    _, text, _ = cw("build", "--help")
    listed = re.findall(r"^  (\S+) +(\S.*?) → (.+)$", text.split("Passes, in order:")[1], re.MULTILINE)
    assert listed == [(one.name, one.reads.name, one.makes.name) for one in PASSES]


@pytest.mark.long
def test_passes_of_a_build(cw, root: Path) -> None:
    """A row for each, with figures; the kernel is compiled though it is up to date, and nothing is written."""
    cw("build", "box_encrypt", "--cpu", "northwood")
    before = {p: p.read_bytes() for p in (root / "generated").rglob("*") if p.is_file()}
    code, text, err = cw("build", "box_encrypt", "--cpu", "northwood", "--passes")
    assert (code, err) == (0, "")
    head, titles, *rows, total = text.splitlines()
    assert head == "northwood/box_encrypt, by pass:" and titles.split() == ["pass", "ms", "makes", "what", "changed"]
    assert [row.split()[0] for row in rows] == list(NAMES)
    said = {row.split()[0]: re.split(r"  +", row.strip())[-1] for row in rows}
    assert said["slice"] == "skipped: the mapping has no `slices`" and said["cse"] == "unchanged: as after elaborate"
    assert re.fullmatch(r"operations \d+ → \d+, tables 1 → \d+, bytes of tables 256 → [\d,]+", said["tabulate"])
    assert re.fullmatch(r"pieces \d+, instructions \d+, µops \d+, planned clocks [\d.]+", said["schedule"])
    assert re.fullmatch(r"instructions \d+, µops \d+, bytes of frame \d+", said["finish"])
    assert re.fullmatch(r"lines \d+, lines of header \d+", said["emit"])
    assert re.fullmatch(r"44 passes, 18 skipped, 14 without a change: [\d.,]+ ms, and [\d.,]+ ms for the checks "
                        r"between them", total)
    assert {p: p.read_bytes() for p in (root / "generated").rglob("*") if p.is_file()} == before


@pytest.mark.long
def test_passes_as_data(cw) -> None:
    code, text, _ = cw("build", "box", "--cpu", "northwood", "--passes", "--json")
    data = json.loads(text)
    assert code == 0 and [one["kernel"] for one in data] == ["northwood/box_expand", "northwood/box_encrypt"]
    rows = {row["pass"]: row for row in data[1]["passes"]}
    assert tuple(rows) == NAMES and rows["parse"]["how"] == "made" and rows["parse"]["ms"] > 0
    assert rows["slice"]["how"] == "skipped" and rows["slice"]["why"] == "the mapping has no `slices`"
    assert rows["cse"]["how"] == "unchanged" and rows["cse"]["as_after"] == "elaborate"
    changed = rows["tabulate"]
    assert changed["how"] == "changed" and changed["before"] == rows["complements"]["after"] != changed["after"]


VALUE = """kernel toy_value(x: in u32le[4], y: out u32le[2]) {
    var t: u32[2]
    for r in 0..2 {
        for c in 0..2 { t[c] = (x[2*r + c] <<< 5) + 1 }
        y[r] = t[0] ^ t[1]
    }
}
"""


@pytest.fixture
def value(root: Path) -> Path:
    """The library with a kernel in which one line makes two variables, twice."""
    (root / "ciphers" / "value.cw").write_text(VALUE)
    return root


def test_a_value_is_followed(cw, value: Path) -> None:
    code, text, err = cw("build", "toy_value", "--cpu", "northwood", "--follow", "4:t[1]:2")
    assert (code, err) == (0, "") and not (value / "generated").exists()
    assert text.splitlines()[:2] == ["ciphers/value.cw:4: for c in 0..2 { t[c] = (x[2*r + c] <<< 5) + 1 }",
                                     "t[1], time 2 of 2; the line makes t[0], too"]
    parts = dict(re.findall(r"^([\w-]+): [^\n]* → [^\n]*\n((?:    [^\n]*\n)+)", text, re.MULTILINE))
    assert set(parts) == {"parse", "choose", "elaborate", "map", "schedule", "finish", "emit"}
    assert [line.split(" = ")[1].split()[0] for line in parts["elaborate"].splitlines()] == ["load", "rotl", "add"]
    assert "x+12 " in parts["elaborate"] and " + 12]:4" in parts["map"]
    assert [line.split()[-1] for line in parts["emit"].splitlines()] == ["t[1]"] * len(parts["emit"].splitlines())
    asm = cw("build", "toy_value", "--cpu", "northwood", "--dump-after", "emit")[1].splitlines()
    for line in parts["emit"].splitlines():
        number, _, shown = line.strip().partition(": ")
        assert asm[int(number) - 1].strip() == shown
    assert "\nsimplify: as after `map`\n" in text and "\nslice: skipped: the mapping has no `slices`\n" in text
    data = json.loads(cw("build", "toy_value", "--cpu", "northwood", "--follow", "4:t[1]:2", "--json")[1])
    assert [row["pass"] for row in data[0]["passes"]] == list(NAMES)
    assert (data[0]["name"], data[0]["time"], data[0]["times"], data[0]["others"]) == ("t[1]", 2, 2, ["t[0]"])


def test_the_first_value_is_the_default(cw, value: Path) -> None:
    texts = [cw("build", "toy_value", "--cpu", "northwood", "--follow", f"4{more}")[1] for more in ("", ":t[0]",
                                                                                                  ":t[0]:1")]
    assert len(set(texts)) == 1 and texts[0].splitlines()[1].startswith("t[0], time 1 of 2")


@pytest.mark.parametrize(("place", "said"), [
    ("x", "`x` names no value: write LINE, LINE:NAME or LINE:NAME:TIME"),
    ("1", "line 1 makes no value of toy_value; lines that do: 4, 5"),
    ("4:u", "line 4 makes no `u` in toy_value, but t[0], t[1]"),
    ("4:t[0]:3", "line 4 makes `t[0]` 2 times in toy_value; there is no time 3"),
    ("4:t[0]:0", "there is no time 0")])
def test_a_value_that_is_not_there(cw, value: Path, place: str, said: str) -> None:
    code, out, err = cw("build", "toy_value", "--cpu", "northwood", "--follow", place)
    assert (code, out) == (2, "") and said in err


def test_one_question_at_a_time(cw) -> None:
    code, out, err = cw("build", "toy_encrypt", "--cpu", "northwood", "--passes", "--dump-after", "map")
    assert (code, out) == (2, "") and "ask one at a time" in err


def test_following_changes_no_code(value: Path) -> None:
    """Marks are places in the source: the text is the same."""
    from cipherwright.compiler.follow import Follower

    follower = Follower(4)
    texts = [run_passes(None, "toy_value", TARGET, text=VALUE, path="v.cw", told=told, passes=rows)
             for told, rows in ((follower, follower.passes), (lambda step: None, PASSES))]
    assert there(texts[0].emitted).asm == there(texts[1].emitted).asm

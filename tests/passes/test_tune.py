"""Choosing a mapping: candidates, refusals with reasons, and a mapping that does what was said of it."""

from __future__ import annotations

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.instrument.kernel_trace import kernel_trace
from cipherwright.project.sources import Library
from cipherwright.tuning import axes, tuning
from cipherwright.tuning import text as tune_text
from cipherwright.tuning.axes import (
    Traits,
    box_wishes,
    limb_wishes,
    loop_wishes,
    memory_wishes,
    merged,
    operation_wishes,
    own_wishes,
    plain,
    register_wishes,
    round_wishes,
    stream_wishes,
    traits,
    with_mapping,
)
from cipherwright.tuning.tuning import Question, Tried, rank, tune
from dsl.parser import parse
from scheduler.mapping.choose import choose
from targets.cpu import load_cpu
from targets.simulate import simulate
from tests.support.shipped import LIBRARY
from tests.support.through import graph_of

BLOCKS = 16
ARX = Traits({"rounds": 16}, 32, False, 0, (), True)


@pytest.fixture
def told(cw):
    """What `tune` says of a small kernel on a CPU without XMM arithmetic."""
    code, out, err = cw("tune", "toy", "--cpu", "pentium3", "--blocks", BLOCKS, "--jobs", 1, "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


def test_axes():
    assert loop_wishes(ARX) == [(), ("roll rounds",), ("roll rounds by 2",)]
    assert loop_wishes(Traits({"a": 5, "b": 1}, 32, False, 0, (), True)) == [
        (), ("roll b",), ("roll a",), ("roll a", "roll b")]
    many = loop_wishes(Traits({"a": 5, "b": 5, "c": 5}, 32, False, 0, (), True))
    assert many == [(), ("roll a",), ("roll b",), ("roll c",), ("roll a", "roll b", "roll c")]
    assert register_wishes(ARX) == [("lanes 2 in mmx",), ("lanes 4 in xmm",)]
    wide = Traits({}, 64, True, 8, ("x", "y"), True)
    assert register_wishes(wide) == [("place all in general",), ("lanes 2 in xmm",)]
    assert memory_wishes(ARX) == [] and ("tables 4",) in memory_wishes(wide)
    assert ("prefer from_memory x y",) in memory_wishes(wide) and ("tables 8",) not in memory_wishes(wide)
    assert stream_wishes(ARX, ("roll rounds",)) == [("roll rounds", "streams 2"), ("roll rounds", "streams 3")]
    assert ("lanes 4 in xmm", "streams 2 split xmm") in stream_wishes(ARX, ("lanes 4 in xmm",))
    assert ("streams 2 split mmx",) in stream_wishes(wide, ())
    assert stream_wishes(wide, ("place all in general",))[1][-1] == "streams 3"
    assert register_wishes(Traits({}, 32, False, 0, (), False)) == []
    assert merged(("roll a", "lanes 2 in mmx"), ("place all in general",)) == ("roll a", "place all in general")
    sums, early, packed = "prefer nested_sums", "prefer early w", "prefer packed w"
    assert merged((sums, early), (packed,)) == (sums, early, packed)
    assert merged((sums, early), ("prefer early m", "prefer nested_rotations")) == (
        sums, "prefer early m", "prefer nested_rotations")
    assert merged(("prefer packed w", "prefer nested_rotations"), ("lanes 4 in xmm",)) == ("lanes 4 in xmm",)
    assert plain((sums, packed, "prefer nested_rotations", early)) == (sums,)


def test_registers_that_a_cpu_has() -> None:
    """Those longer than 128 bits are tried where they are; lanes are as wide as values."""
    today = replace(ARX, files=("ymm", "zmm"))
    assert register_wishes(today)[2:] == [("lanes 8 in ymm",), ("lanes 16 in zmm",)]
    assert register_wishes(replace(today, widest=64, vectors=True))[2:] == [("lanes 4 in ymm",), ("lanes 8 in zmm",)]
    assert stream_wishes(today, ("lanes 16 in zmm",))[1] == ("lanes 16 in zmm", "streams 2 split zmm")
    program = LIBRARY.algorithms["chacha20"].program
    found = {cpu: traits(program, "chacha20_blocks", None, 64, load_cpu(cpu).features)
             for cpu in ("core2-64", "zen3", "zen4")}
    assert [t.files for t in found.values()] == [(), ("ymm",), ("ymm", "zmm")]
    assert [t.rounds for t in found.values()] == [(), ("",), ("",)], "nothing is looked up; words have instructions"


def test_rounds_by_one_instruction() -> None:
    """As the CPU has them: in one state's registers, with two and four side by side; and more streams of them."""
    program = LIBRARY.algorithms["aes128"].program
    found = {cpu: traits(program, "aes128_encrypt", None, 64, load_cpu(cpu).features).rounds
             for cpu in ("core2-64", "haswell", "zen3", "zen4")}
    assert found == {"core2-64": (), "haswell": ("",), "zen3": ("", "lanes 2 in ymm"),
                     "zen4": ("", "lanes 2 in ymm", "lanes 4 in zmm")}
    t = replace(ARX, rounds=found["zen3"])
    assert round_wishes(t, ("roll rounds",)) == [
        ("roll rounds", "prefer rounds"), ("roll rounds", "prefer rounds", "lanes 2 in ymm")]
    assert round_wishes(replace(t, blocks=False), ()) == [("prefer rounds",)] and round_wishes(ARX, ()) == []
    assert [one[-1] for one in stream_wishes(t, ("prefer rounds",))] == [f"streams {n}" for n in (2, 4, 6, 8)]


@pytest.mark.full
def test_rounds_are_found() -> None:
    """Of a kernel that looks up a box, on a CPU that has an instruction for its rounds."""
    tuned = tune(Question(LIBRARY.root, "aes128_encrypt", "haswell", 8))
    assert tuned.ranked[0].wish[:2] in [("prefer rounds", f"streams {n}") for n in (2, 4, 6, 8)]
    said = "nothing in `sm4_encrypt` is a round that one instruction makes"
    search = tuning._Search(Question(LIBRARY.root, "sm4_encrypt", "zen3"), {}, lambda one: None)
    search.ask([("prefer rounds",)], None)
    assert [one.refusal for one in search.found.values()] == [said]


def test_ways_to_do_the_same_operations() -> None:
    assert operation_wishes(ARX) == []
    assert operation_wishes(replace(ARX, turned=True)) == [("prefer nested_rotations",)]
    assert operation_wishes(replace(ARX, turned=True, expanded=("w",))) == [
        ("prefer packed w",), ("prefer early w",), ("prefer nested_rotations",),
        ("prefer packed w", "prefer nested_rotations"),
        ("prefer early w", "prefer nested_rotations")]
    assert operation_wishes(replace(ARX, shared=True, expanded=("w",))) == [
        ("prefer packed w",), ("prefer early w",), ("prefer differences",),
        ("prefer packed w", "prefer differences"), ("prefer early w", "prefer differences")]


def test_a_sum_that_is_part_of_two() -> None:
    """Each step of SHA-2 has one, of SHA-1 none."""
    cpu = load_cpu("core2-64")
    found = {name: traits(LIBRARY.algorithms[name].program, f"{name}_blocks",
                          graph_of(LIBRARY.algorithms[name].program, f"{name}_blocks", cpu), 64, cpu.features).shared
             for name in ("sha256", "sha1")}
    assert found == {"sha256": True, "sha1": False}


def test_boxes_in_lanes() -> None:
    """Of a kernel that looks up bytes, each way in the longest registers for which the CPU has it."""
    program = LIBRARY.algorithms["sm4"].program
    found = {cpu: traits(program, "sm4_encrypt", None, 64, load_cpu(cpu).features)
             for cpu in ("core2-64", "haswell", "zen3", "golden-cove")}
    assert [dict(t.boxes) for t in found.values()] == [
        {"nibbles": "xmm"}, {"round": "xmm", "nibbles": "ymm"}, {"round": "ymm", "nibbles": "ymm"},
        {"round": "zmm", "nibbles": "zmm", "inversion": "zmm", "registers": "zmm", "affine": "zmm",
         "masks": "zmm"}]
    assert box_wishes(found["zen3"]) == [(f"lanes {lanes} in ymm", f"boxes by {way}")
                                         for way in ("round", "nibbles") for lanes in (8, 32)]
    assert box_wishes(replace(found["zen3"], blocks=False)) == box_wishes(ARX) == []
    mine = ("lanes 8 in ymm", "boxes by round")
    assert merged(("roll rounds", *mine), ("lanes 4 in xmm",)) == ("roll rounds", "lanes 4 in xmm")
    assert merged(("lanes 4 in xmm",), mine) == mine
    assert axes.without(("roll rounds", *mine), "lanes") == ("roll rounds",)


NUMBERS = """type Field = mod (1 << 130) - 5
kernel power(r: in u32le[4], h: inout u32le[5], m: in u32le[4] per block, n: count) {
    let k = Field(r)
    var a = Field(h)
    blocks n { a = (a + Field(m)) * k }
    let d = digits(a, 32)
    for i in 0..5 { h[i] = d[i] }
}
"""


def test_arithmetics_of_numbers() -> None:
    """Every kind of registers, from the fewest limbs of which a product can be had, and words that are full."""
    assert limb_wishes(ARX) == []
    assert limb_wishes(replace(ARX, modulus=130)) == [(f"limbs {form}",) for form in (
        "5 by 32 in general", "5 by 26 in general", "6 by 22 in general", "5 by 26 in mmx", "6 by 22 in mmx",
        "5 by 26 in xmm by 2", "5 by 26 in xmm by 4", "6 by 22 in xmm by 2", "6 by 22 in xmm by 4",
        "4 by 32 in x87", "5 by 26 in x87", "6 by 22 in x87")]
    assert [w for (w,) in limb_wishes(replace(ARX, modulus=130, files=("zmm",))) if "zmm" in w] == [
        f"limbs {form} in zmm by {n}" for form in ("5 by 26", "6 by 22", "3 by 44", "4 by 33") for n in (8, 16)]
    assert register_wishes(replace(ARX, modulus=130)) == [], "lanes of numbers are said by their limbs"
    assert [w for (w,) in limb_wishes(replace(ARX, modulus=130, word=64)) if "general" in w] == [
        "limbs 3 by 64 in general", "limbs 3 by 44 in general", "limbs 4 by 33 in general"]
    assert limb_wishes(replace(ARX, modulus=61)) == [(f"limbs {form}",) for form in (
        "2 by 32 in general", "2 by 31 in general", "3 by 21 in general", "2 by 31 in mmx", "3 by 21 in mmx",
        "2 by 31 in xmm by 2", "2 by 31 in xmm by 4", "3 by 21 in xmm by 2", "3 by 21 in xmm by 4",
        "2 by 31 in x87", "3 by 21 in x87")]
    assert merged(("roll a", "limbs 5 by 26 in xmm"), ("limbs 4 by 32 in x87",)) == ("roll a", "limbs 4 by 32 in x87")


def test_numbers_of_a_kernel_are_no_wide_values() -> None:
    found = traits(parse(NUMBERS, "numbers.cw"), "power", None, 64)
    assert (found.modulus, found.word, found.widest, found.blocks) == (130, 64, 32, True)
    assert traits(parse(NUMBERS.replace("(1 << 130) - 5", "(1 << 255) - 19"), "n.cw"), "power", None).modulus == 255


def test_which_arithmetic_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is tried on the best loops, and the axes behind it on the best of them."""
    clocks = {"4 by 32 in x87": 60.0, "5 by 26 in general": 75.0, "5 by 26 in xmm by 4": 60.1}

    def tried(work: tuple[Question, tuple[str, ...]]) -> Tried:
        wish = work[1]
        form = next((d.removeprefix("limbs ") for d in wish if d.startswith("limbs")), "")
        if form and form not in clocks:
            return Tried(wish, refusal=f"{form} does not hold a sum of five products")
        return Tried(wish, cycles=clocks.get(form, 80.0) + ("streams 2" in wish), code=" ".join(wish))

    monkeypatch.setattr(tuning, "_try", tried)
    search = tuning._Search(Question(LIBRARY.root, "power", "pentium-m"), {}, lambda one: None)
    t = replace(ARX, counts={}, modulus=130)
    search.run(t, None)
    tuned = tuning.Tuned(search.question, t, tuple(search.found.values()))
    assert tuned.ranked[0].wish == ("limbs 4 by 32 in x87",)
    assert ("limbs 4 by 32 in x87", "streams 2") in [one.wish for one in tuned.tried]
    assert tune_text.arithmetic(tuned) == (
        "Arithmetic of numbers: `limbs 4 by 32 in x87` is the fastest, 60.0 clocks a block; "
        "`limbs 5 by 26 in xmm by 4` takes as many clocks (within 0.5 %) as it (60.1); "
        "`limbs 5 by 26 in general` takes 25.0 % more clocks than it (75.0); "
        "limbs of the compiler's choice takes 33.3 % more clocks than it (80.0); refused: `limbs 5 by 32 in general`, "
        "`limbs 6 by 22 in general`, `limbs 5 by 26 in mmx`, `limbs 6 by 22 in mmx`, `limbs 5 by 26 in xmm by 2`, "
        "`limbs 6 by 22 in xmm by 2`, `limbs 6 by 22 in xmm by 4`, `limbs 5 by 26 in x87`, `limbs 6 by 22 in x87`.")
    assert tune_text.verdicts(tuned)[0] == tune_text.arithmetic(tuned)
    plain = replace(tuned, tried=tuple(one for one in tuned.tried if not any("limbs" in d for d in one.wish)))
    assert tune_text.arithmetic(plain) == ""


@pytest.mark.parametrize(("kernel", "turned", "expanded"), [("sha1_blocks", True, ("w",)), ("md5_blocks", False, ()),
                                                            ("sha256_blocks", True, ())])
def test_what_a_kernel_has(kernel: str, turned: bool, expanded: tuple[str, ...]) -> None:
    """SHA-1's expansion follows a recurrence over GF(2), SHA-256's adds; MD5 rotates each sum once."""
    program = LIBRARY.source_of(kernel).program
    plain, name = with_mapping(program, kernel, "northwood", ())
    graph = graph_of(plain, kernel, load_cpu("northwood"), name, "simplify")
    found = traits(program, kernel, graph)
    assert (found.turned, found.expanded) == (turned, expanded)


def test_the_mappings_of_the_source_are_read_as_the_compiler_does(root):
    path = root / "ciphers" / "toy.cw"
    path.write_text(path.read_text() + "mapping toy_encrypt { roll rounds }\n"
                    "mapping toy_encrypt on prescott { roll rounds by 2; streams 2 }\nmapping toy_encrypt flat { }\n")
    program = Library(root).source_of("toy_encrypt").program
    assert own_wishes(program, "toy_encrypt", "northwood") == {("roll rounds",): "the default mapping", (): "flat"}
    assert own_wishes(program, "toy_encrypt", "prescott") == {
        ("roll rounds by 2", "streams 2"): "the default mapping", (): "flat"}


@pytest.mark.full
def test_every_candidate_is_in_the_answer(told):
    assert set(told) == {"kernel", "cpu", "blocks", "l1d_bytes", "model_bias", "candidates", "best", "mapping", "note",
                         "why", "limits", "verdicts", "timed"}
    assert (told["kernel"], told["cpu"], told["blocks"]) == ("toy_encrypt", "pentium3", BLOCKS)
    rows = {tuple(c["mapping"]): c for c in told["candidates"]}
    assert {(), ("roll rounds",), ("roll rounds by 2",)} < set(rows) and len(rows) == len(told["candidates"])
    assert any("lanes 2 in mmx" in wish for wish in rows) and any("streams 2" in wish for wish in rows)
    for wish, row in rows.items():
        if row["refusal"]:
            vector = any("xmm" in d for d in wish)
            assert ("pentium3 has no integer arithmetic in XMM" if vector else "no cost for form") in row["refusal"]
            assert row["cycles_per_block"] == 0
        else:
            assert row["cycles_per_block"] >= max(row["bounds"].values()) > 0 and row["blocks"] == BLOCKS
            assert sum(row["causes"].values()) == pytest.approx(row["cycles_per_block"], rel=0.01)
    assert any(row["refusal"] for row in rows.values())
    ran = [row for row in rows.values() if not row["refusal"]]
    assert told["best"] == [min(ran, key=lambda row: row["cycles_per_block"])]
    assert rows["lanes 2 in mmx",]["copies"] == 2 and rows["roll rounds",]["copies"] == 1


@pytest.mark.full
def test_the_reasons_agree_with_the_figures(told):
    rows = [c for c in told["candidates"] if not c["refusal"]]
    best = told["best"][0]
    assert f"{best['cycles_per_block']:.1f} clocks a block" in told["why"] and "wins" in told["why"]

    def clocks(streams: bool, lanes: bool) -> list[float]:
        def has(row: dict[str, Any], axis: str) -> bool:
            return any(d.startswith(axis) for d in row["mapping"])

        return [r["cycles_per_block"] for r in rows if (has(r, "streams"), has(r, "lanes")) == (streams, lanes)]

    # streams are tried on what was best without them
    pairs = {"Streams": (clocks(True, False), clocks(False, False)),
             "Streams of lanes": (clocks(True, True), clocks(False, True))}
    pairs = {name: pair for name, pair in pairs.items() if pair[0]}
    assert pairs
    for name, (with_them, without) in pairs.items():
        sentence = next(v for v in told["verdicts"] if v.startswith(f"{name} ") and (
            name != "Streams" or not v.startswith("Streams of")))
        change = min(with_them) / min(without) - 1
        assert sentence.split(":")[0] == f"{name} " + (
            "change little" if abs(change) < 0.005 else "gain" if change < 0 else "lose")


@pytest.mark.full
def test_the_mapping_can_be_pasted(root, told):
    path = root / "ciphers" / "toy.cw"
    path.write_text(path.read_text() + told["mapping"] + "\n")
    library, cpu, best = Library(root), get_cpu("pentium3"), told["best"][0]
    program = parse(path.read_text(), str(path))
    chosen = choose(program, "toy_encrypt", "pentium3", features=cpu.features)
    assert chosen.layout.copies == best["copies"]
    ran = kernel_trace(Builder(library, root / "generated"), "toy_encrypt", cpu, None, BLOCKS)
    outcome = simulate(ran.trace, "pentium3")
    assert outcome.cycles / outcome.calls / BLOCKS == pytest.approx(best["cycles_per_block"], abs=0.01)


@pytest.mark.full
@pytest.mark.long
def test_a_default_mapping_makes_it_a_variant(cw, root):
    path = root / "ciphers" / "toy.cw"
    path.write_text(path.read_text() + "mapping toy_encrypt { streams 4 }\nmapping toy_encrypt tuned { roll rounds }\n")
    told = json.loads(cw("tune", "toy_encrypt", "--cpu", "northwood", "--blocks", 8, "--jobs", 1, "--json")[1])
    own = {c["own"] for c in told["candidates"]}
    assert {"the default mapping", "tuned"} < own
    if not told["best"][0]["own"]:
        assert told["mapping"].startswith("mapping toy_encrypt tuned2 on northwood { ")


@pytest.mark.full
@pytest.mark.long
def test_a_cache_and_several_processes_change_nothing(root, monkeypatch):
    question = Question(root, "toy_encrypt", "prescott", 8)
    one = tune(question, 2)
    assert list((root / ".cache" / "tune").glob("*.json"))
    monkeypatch.setattr(tuning, "measure", lambda *a: pytest.fail("measured again"))
    assert tune(question, 1) == one


def test_a_compiler_that_fails_is_a_refusal(root, monkeypatch):
    from cipherwright.compiler import pipeline

    def broken(*args, **kwargs):
        raise KeyError("x")

    monkeypatch.setattr(pipeline, "compile_kernel", broken)
    tried = tune(Question(root, "toy_encrypt", "prescott", 8)).tried
    assert tried and all(t.refusal == "the compiler failed: KeyError: 'x'" for t in tried)


@pytest.mark.full
def test_refinement_is_never_worse(root):
    question = Question(root, "toy_encrypt", "northwood", 8)
    plain, refined = tune(question), tune(Question(root, "toy_encrypt", "northwood", 8, 0.3))
    assert refined.ranked[0].cycles <= plain.ranked[0].cycles


def test_ranking():
    a, b, c = (Tried((name,), cycles=clocks, uops=u) for name, clocks, u in (("a", 2, 5), ("b", 1, 9), ("c", 2, 4)))
    assert rank([a, b, c, Tried(("d",), refusal="no")]) == [b, c, a]


@pytest.mark.long
def test_the_table(cw):
    code, out, err = cw("tune", "toy", "--cpu", "pentium3", "--blocks", BLOCKS, "--jobs", 1)
    assert code == 0 and "mapping toy_encrypt on pentium3 { " in out and "refused" in out and "L1" in out
    assert "\n[1] " in err and "clocks a block" in err and "refused: " in err


@pytest.mark.parametrize("args, said", [(["toy", "--cpu", "nortwood"], "did you mean northwood"),
                                        (["tpy", "--cpu", "northwood"], "did you mean toy")])
def test_bad_input(cw, args, said):
    code, _, err = cw("tune", *args)
    assert code == 2 and said in err


def test_a_mapping_for_several_messages_is_pasted_as_a_variant():
    program = parse("kernel k(h: inout u32le[1], m: in u32le[1] per block, n: count) { blocks n { h[0] = m[0] } }", "k")
    tuned = SimpleNamespace(question=SimpleNamespace(kernel="k", cpu="zen3"), traits=SimpleNamespace(counts={}))
    mapping, note = tune_text.paste(tuned, program, Tried(("lanes 4 in xmm",), copies=4, messages=4))
    assert mapping == "mapping k tuned on zen3 { lanes 4 in xmm }" and "takes 4 messages at once" in note
    mapping, note = tune_text.paste(tuned, program, Tried(("lanes 4 in xmm",), copies=4))
    assert mapping == "mapping k on zen3 { lanes 4 in xmm }" and "default mapping" in note


@pytest.mark.parametrize("source, mapping, note", [
    ("", "", "A build makes this without a mapping: nothing needs to change."),
    ("mapping k { streams 2 }", "mapping k tuned on zen3 { streams 1 }", "It is a variant, because ")])
def test_nothing_is_pasted_where_a_build_does_it_anyway(source, mapping, note):
    program = parse("kernel k(x: in u8[1] per block, y: out u8[1] per block, n: count) { blocks n { y[0] = x[0] } }"
                    + source, "k")
    tuned = SimpleNamespace(question=SimpleNamespace(kernel="k", cpu="zen3"), traits=SimpleNamespace(counts={}))
    said = tune_text.paste(tuned, program, Tried((), copies=1))
    assert said[0] == mapping and said[1].startswith(note)

"""Refinement of the order: dependences, moves, what is stored, the model's replay, and the command."""

from __future__ import annotations

import itertools
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cipherwright.building.build import get_cpu
from cipherwright.instrument.kernel_judge import KernelRun, run_kernel, subject
from cipherwright.judges import MODELS
from cipherwright.project.sources import ROOT, Library
from cipherwright.refinement.refinement import Job, Refined, best_of, refine_kernel
from cipherwright.refinement.store import merge
from scheduler.code.dependences import dependences
from scheduler.code.instr import Address, Imm, Instr, Plan, Reg
from scheduler.graph.nodes import Node, Slot
from scheduler.graph.simplify import pieces
from scheduler.refine.best_plan import best_plan
from scheduler.refine.cost import cost, searched_cost
from scheduler.refine.replay import pack, plan_digest, put_in_order, stored_order, unpack
from scheduler.refine.stable_key import stable_key
from scheduler.schedule.loop_residents import sole_bodies
from scheduler.schedule.reorder import Limits, reorder
from targets.model.fitted import neighbours as tables_beside
from targets.model.replay import Replay, Stretch, find_stretch, reordered
from targets.simulate import simulate, with_setting

NODE = Node("test")
SLOT, OTHER = Slot("one"), Slot("other")
SRC = ("src", (), 0, 4, True)
DST = ("dst", (), 0, 4, True)
DST4 = ("dst", (), 4, 4, True)
KEY = ("rk", (), 0, 4, False)


def one(form: str, *operands, uops: int = 1) -> Instr:
    made = tuple(Reg(o) if isinstance(o, str) else Imm(o) if isinstance(o, int) else o for o in operands)
    return Instr(form, made, uops, 0.0, NODE, "op")


def at(where=(), base="esi", size=4, **more) -> Address:
    return Address(size, base, where=where, **more)


def load(reg: str, address: Address) -> Instr:
    return one("mov r32,m32", reg, address)


def store(address: Address, reg: str) -> Instr:
    return one("mov m32,r32", address, reg)


TABLE = object()
FREE, TIED = True, False
PAIRS = [
    ("reads what is written", one("mov r32,imm32", "eax", 1), one("mov r32,r32", "ecx", "eax"), TIED),
    ("writes what is read", one("mov r32,r32", "ecx", "eax"), one("mov r32,imm32", "eax", 1), TIED),
    ("writes what is written", one("mov r32,imm32", "eax", 1), one("mov r32,imm32", "eax", 2), TIED),
    ("both read", one("mov r32,r32", "ecx", "eax"), one("mov r32,r32", "edx", "eax"), FREE),
    ("part of a register", one("mov r32,imm32", "eax", 1), one("movzx r32,r8h", "ecx", Reg("eax", "high")), TIED),
    ("address register", one("mov r32,imm32", "esi", 1), load("eax", at(KEY)), TIED),
    ("lea reads no memory", store(at(DST), "eax"), one("lea r32,m", "ecx", at()), FREE),
    ("flags that nobody reads", one("add r32,imm32", "eax", 1), one("add r32,imm32", "ecx", 1), FREE),
    ("implicit registers", one("mul r32", "ecx"), one("mov r32,imm32", "edx", 1), TIED),
    ("slot", store(Address(4, slot=SLOT), "eax"), load("ecx", Address(4, slot=SLOT)), TIED),
    ("slot, loaded before", load("ecx", Address(4, slot=SLOT)), store(Address(4, slot=SLOT), "eax"), TIED),
    ("byte of a slot", store(Address(4, slot=SLOT), "eax"),
     one("movzx r32,m8", "ecx", Address(1, slot=SLOT, disp=3)), TIED),
    ("another part of a slot", store(Address(4, slot=SLOT), "eax"), load("ecx", Address(4, slot=SLOT, disp=4)), FREE),
    ("another slot", store(Address(4, slot=SLOT), "eax"), load("ecx", Address(4, slot=OTHER)), FREE),
    ("slot and parameter", store(Address(4, slot=SLOT), "eax"), load("ecx", at(SRC)), FREE),
    ("two loads", load("eax", at(SRC)), load("ecx", at(SRC)), FREE),
    ("in place", load("eax", at(SRC)), store(at(DST, "edi"), "ecx"), TIED),
    ("in place, elsewhere", load("eax", at(SRC)), store(at(DST4, "edi"), "ecx"), FREE),
    ("parameters that do not overlap", store(at(DST), "eax"), load("ecx", at(KEY)), FREE),
    ("unknown memory", store(at(DST), "eax"), load("ecx", at()), TIED),
    ("table", store(at(), "eax"), load("ecx", Address(4, "edx", table=TABLE)), FREE),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("first,second,free", [p[1:] for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_dependences(first, second, free):
    assert dependences([first, second]).allow([1, 0]) == free


def test_nothing_that_writes_flags_comes_between_those_that_use_them():
    code = [one("add r32,imm32", "ebx", 1), one("cmp r32,r32", "eax", "ecx"), one("mov r32,imm32", "esi", 1),
            one("sbb r32,r32", "edx", "edx"), one("add r32,imm32", "edi", 1)]
    deps = dependences(code)
    allowed = {order for order in itertools.permutations(range(5)) if deps.allow(order)}
    assert (1, 2, 3, 0, 4) in allowed and (2, 1, 3, 4, 0) in allowed and (1, 3, 0, 2, 4) in allowed
    assert all(order.index(3) > order.index(1) for order in allowed)
    assert not any({0, 4} & set(order[order.index(1):order.index(3)]) for order in allowed)


@pytest.mark.parametrize("order", [[0], [0, 0], [0, 2], [0, 1, 2]])
def test_what_is_no_permutation_is_not_allowed(order):
    assert not dependences([one("mov r32,imm32", "eax", 1), one("mov r32,imm32", "ecx", 1)]).allow(order)


@given(st.permutations(range(12)))
def test_orders_are_packed_and_unpacked(order):
    assert unpack(pack(order)) == order


def test_packed_orders_are_short():
    assert pack([0, 1, 2, 5, 3, 4, 6]) == "0-2 5 3-4 6"


def chains(lengths: tuple[int, ...] = (6, 6, 6)) -> list[Instr]:
    """Independent chains of additions, one after another."""
    return [one("add r32,imm32", reg, 1) for reg, n in zip(("eax", "ecx", "edx"), lengths, strict=True)
            for _ in range(n)]


def neighbours(code: list[Instr]):
    """A judge: how many instructions follow one of the same register."""
    def judge(order) -> float:
        regs = [code[k].operands[0].name for k in order]
        return sum(a == b for a, b in itertools.pairwise(regs))

    return judge


def test_search_improves_and_depends_on_seed_and_tries_only():
    code = chains()
    found = reorder(code, neighbours(code), Limits(tries=2000), seed=7)
    assert found.before == 15 and found.cost == 0 and found.tries == 2000
    assert dependences(code).allow(found.order) and neighbours(code)(found.order) == 0
    assert reorder(code, neighbours(code), Limits(tries=2000), seed=7) == found
    assert reorder(code, neighbours(code), Limits(tries=2000), seed=8).order != found.order


def test_search_ends_in_time_and_can_start_elsewhere():
    code = chains()
    start = reorder(code, neighbours(code), Limits(tries=2000)).order
    again = reorder(code, neighbours(code), Limits(seconds=0.05), start=start)
    assert again.before == 0 and again.order == start and again.tries > 0
    assert reorder(code, neighbours(code), Limits()).tries == 0
    with pytest.raises(ValueError, match="dependences"):
        reorder(code, neighbours(code), Limits(tries=1), start=list(reversed(range(18))))


def test_heat_leaves_a_valley():
    """Of two instructions only the pair of moves pays: cold search stays where it is."""
    code = [one("mov r32,imm32", r, 1) for r in ("eax", "ecx", "edx")]

    def judge(order) -> float:
        return 0.0 if tuple(order) == (2, 1, 0) else 1.0 if tuple(order) == (0, 1, 2) else 3.0

    assert reorder(code[:3], judge, Limits(tries=300), heat=0.0, seed=3).tries == 300
    assert reorder(code, judge, Limits(tries=300), heat=3.0, seed=3).cost == 0.0


def test_decode_groups_are_filled():
    """4-1-1 decoders: four loads with an operation and eight simple instructions fit four groups."""
    big = [one("add r32,m32", r, Address(4, slot=SLOT), uops=2) for r in ("eax", "ecx", "edx", "ebx")]
    small = [one("mov r32,imm32", r, n) for n in range(4) for r in ("esi", "edi")]
    code = [*big, *small]

    def groups(order) -> int:
        count, place = 0, 3
        for k in order:
            if place == 3 or (place and code[k].uops > 1):
                count, place = count + 1, 0
            place += 1
        return count

    assert groups(range(12)) == 6
    assert reorder(code, groups, Limits(tries=3000), template=(4, 1, 1)).cost == 4


class Snow(tuple):
    """A kernel's subject, plans, largest piece and run; graphs are too large to be shown when a test fails."""

    def __repr__(self) -> str:
        return "snow"


@pytest.fixture(scope="module")
def snow() -> Snow:
    cpu = get_cpu("pentium3")
    of = subject(Library(ROOT), "snow2_keystream", cpu)
    store, loops = Library(ROOT).refined("pentium3"), sole_bodies(of.graph)
    plans = {p: best_plan(p, cpu, store, loop=p in loops) for p in pieces(of.graph)}
    piece = max(plans, key=lambda p: len(plans[p].instrs))
    return Snow((of, plans, piece, run_kernel(of, plans, blocks=6)))


def shuffled(plan: Plan, tries: int = 400) -> tuple[int, ...]:
    calls = itertools.count()
    return reorder(plan.instrs, lambda order: -next(calls), Limits(tries=tries), 5, (4, 1, 1)).order


@pytest.mark.full
def test_judges_of_several_tables(snow):
    """The mean and the slowest of the model by the CPU's table and those beside it, for all of a run and for passes."""
    _, plans, piece, run = snow
    plan, order = plans[piece], range(len(plans[piece].instrs))
    trace, passes = run.trace, len(run.stretch(plan).passes)
    each = [with_setting(trace, run.cpu, one).cycles / passes for one in tables_beside(run.cpu)]
    by = {name: replace(run, by=name) for name in MODELS}
    assert len(set(each)) > 2
    assert {name: one.whole(plan)(order) for name, one in by.items()} == pytest.approx(
        {"model": each[0], "mean": sum(each) / len(each), "worst": max(each)})
    few = {name: one.judge(plan, rows=1500)(order) for name, one in by.items()}
    assert few["mean"] < few["worst"] >= few["model"] and len(set(few.values())) == 3


def test_a_permuted_trace_is_the_trace_of_the_permuted_code(snow):
    of, plans, piece, run = snow
    plan = plans[piece]
    order = shuffled(plan)
    assert order != tuple(range(len(order)))
    trace = reordered(run.trace, run.stretch(plan), order)
    moved = put_in_order(Plan(plan.name, list(plan.instrs), left=plan.left, resident=plan.resident), order, of.cpu)
    fresh = run_kernel(of, {**plans, piece: moved}, blocks=6).trace
    addresses = [np.array([t.code[i].address for i in t.index]) for t in (trace, fresh)]
    assert (addresses[0] == addresses[1]).all()
    assert [trace.code[i].text for i in trace.index] == [fresh.code[i].text for i in fresh.index]
    assert (trace.load == fresh.load).all() and (trace.store == fresh.store).all()
    assert simulate(trace, "pentium3").cycles == simulate(fresh, "pentium3").cycles


@pytest.mark.parametrize("cpu", ["pentium3", "northwood", "prescott"])
def test_replay_is_the_model(snow, cpu):
    """With the order of the trace, the passes take what they take in a run of the whole trace."""
    _, plans, piece, run = snow
    stretch = run.stretch(plans[piece])
    whole = simulate(type(run.trace)(**{**run.trace.__dict__, "marks": (0, *stretch.passes[-3:], len(run.trace))}), cpu)
    clocks = (whole.marks[3] - whole.marks[1]) / 2
    replay = Replay(run.trace, cpu, stretch, rows=3 * len(stretch.numbers) + 100)
    same = range(len(stretch.numbers))
    assert replay.count == 2 and replay(same) == clocks
    other = replay(shuffled(plans[piece], 1600))
    assert other != clocks and replay(same) == clocks
    left, kept = replay.state.whole
    assert (left == kept).all()  # nothing of a question is left for the next, though only parts are restored


def test_what_comes_before_a_question_is_in_the_order_to_start_from(snow):
    """Asked about that order itself, the passes are those of a run that has it from the beginning."""
    _, plans, piece, run = snow
    plan = plans[piece]
    order, same, rows = shuffled(plan), range(len(plan.instrs)), 3 * len(plan.instrs) + 100
    there = KernelRun(reordered(run.trace, run.stretch(plan), order), run.cpu, run.addresses, run.blocks)
    stretch = run.stretch(plan)
    moved = Stretch(stretch.passes, tuple(stretch.numbers[k] for k in order))
    assert run.judge(plan, rows, 0, order)(order) == Replay(there.trace, run.cpu, moved, rows)(same)
    assert run.judge(plan, rows, 0, tuple(same))(order) == run.judge(plan, rows)(order)


def test_the_whole_run_decides(snow):
    """Clocks of a pass: those of the measured calls, all in the order asked about, over the passes in them."""
    of, plans, piece, run = snow
    plan = plans[piece]
    order, passes = shuffled(plan), len(run.stretch(plan).passes)
    assert run.whole(plan)(order) == simulate(reordered(run.trace, run.stretch(plan), order), run.cpu).cycles / passes
    warm = run_kernel(of, plans, blocks=6, warmup=1)
    assert len(warm.stretch(plan).passes) == 2 * passes
    assert warm.whole(plan)(range(len(order))) == simulate(warm.trace, run.cpu).cycles / passes


def test_code_that_is_not_straight_is_no_stretch(snow):
    _, plans, piece, run = snow
    plan = plans[piece]
    first = run.addresses[plan.instrs[0]]
    with pytest.raises(ValueError, match="top to bottom"):
        find_stretch(run.trace, first, len(plan.instrs) + 40)
    with pytest.raises(ValueError, match="does not come"):
        find_stretch(run.trace, first + 1, 2)


@pytest.mark.long
def test_the_stored_order_is_replayed_or_left_out_with_a_reason(snow):
    of, _, piece, _ = snow
    entry = {k: v for k, v in Library(ROOT).refined("pentium3")[stable_key(piece)].items() if k not in ("order", "of")}
    plain = best_plan(piece, of.cpu, {stable_key(piece): entry}, loop=True)
    order = shuffled(plain)
    good = {**entry, "order": pack(order), "of": plan_digest(plain)}
    again = best_plan(piece, of.cpu, {stable_key(piece): good}, loop=True)
    assert [i.form for i in again.instrs] == [plain.instrs[k].form for k in order]
    assert plan_digest(again) == plan_digest(Plan("", [plain.instrs[k] for k in order])) != plan_digest(plain)
    assert not again.warning and again.uops == plain.uops and again.left == plain.left
    backwards = pack(range(len(order) - 1, -1, -1))
    for bad, why in (({**good, "of": "?"}, "other instructions"), ({**good, "order": backwards}, "dependences"),
                     ({**good, "order": "0-3"}, "dependences"), ({**good, "order": "x"}, "runs")):
        left_out = best_plan(piece, of.cpu, {stable_key(piece): bad}, loop=True)
        assert why in left_out.warning and plan_digest(left_out) == plan_digest(plain)
        assert stored_order(bad, plain, of.cpu)[0] is None


def test_the_search_counts_what_stores_to_the_frame_cost_more():
    """Northwood's rule `store_sib_extra_uops`: an address with esp or an index has a SIB byte."""
    stores = [store(Address(4, slot=SLOT), "eax"), store(at(DST, index="ecx"), "eax"), store(at(DST), "eax")]
    plan = Plan("three stores", stores)
    assert searched_cost(plan, get_cpu("northwood")) == cost(plan, 32) + 2
    assert searched_cost(plan, get_cpu("pentium3")) == cost(plan, 32)


def refined_of(cycles: float, seed: int) -> list[Refined]:
    return [Refined("k", "piece", {"seed": seed}, 9.0, cycles, 5, 5, 1)]


def test_the_best_of_several_searches_is_kept():
    assert best_of([refined_of(5.0, 1), refined_of(4.0, 2), refined_of(4.0, 3)])[0].entry == {"seed": 2}


def test_stores_merge_to_the_better():
    def entry(cycles: float | None) -> dict:
        return {} if cycles is None else {"cycles": cycles}

    one = {"a": entry(3), "b": entry(3), "c": entry(None)}
    other = {"a": entry(2), "b": entry(4), "c": entry(9), "d": {}}
    assert merge(one, other) == {"a": entry(2), "b": entry(3), "c": entry(9), "d": {}}


def job(root, tries: int = 600, **more) -> Job:
    return Job(**{"root": root, "kernel": "toy_encrypt", "cpu": "pentium3", "variant": None, "seed": 1,
                  "limits": Limits(tries=tries), "store": {}, **more})


@pytest.mark.full
def test_jobs_run_in_any_executor_and_find_the_same_again(root):
    with ThreadPoolExecutor(1) as pool:
        side_by_side = refine_kernel(job(root), 2, pool)
    one_by_one = [refine_kernel(job(root, seed=seed)) for seed in (1, 2)]
    assert side_by_side == best_of(one_by_one)
    assert all(r.cycles <= r.before for r in side_by_side)


@pytest.mark.full
@pytest.mark.long
def test_the_command_stores_what_a_build_replays(cw, root):
    before = cw("build", "toy_encrypt", "--cpu", "pentium3", "--json")
    assert before[0] == 0
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--tries", "3000", "--json")
    rows = json.loads(out)
    assert code == 0 and rows and all(r["cycles"] <= r["cycles_before"] and r["tries"] > 0 for r in rows)
    assert any(r["cycles"] < r["cycles_before"] for r in rows)
    path = root / "generated" / "pentium3" / "refined.json"
    store = json.loads(path.read_text())
    ordered = {k: v for k, v in store.items() if "order" in v}
    assert {round(v["cycles"], 1) for v in ordered.values()} <= {round(r["cycles"], 1) for r in rows}
    assert "warning" not in cw("build", "toy_encrypt", "--cpu", "pentium3")[2]
    assert cw("test", "toy", "--cpu", "pentium3")[0] == 0
    for entry in ordered.values():
        entry["of"] = "0"
    path.write_text(json.dumps(store))
    assert "the stored order is of other instructions" in cw("build", "toy_encrypt", "--cpu", "pentium3")[2]
    manifest = json.loads((root / "generated" / "pentium3" / "toy_encrypt.json").read_text())
    assert len(manifest["left_out"]) == len(ordered)


@pytest.mark.parametrize(("args", "said"), [
    (("toy_encrypt", "--cpu", "pentium", "--judge", "mean"), "the table of pentium has no fitted parameter of which"),
    (("toy_encrypt", "--cpu", "pentium3", "--judge", "worst", "--exact"), "leave it out with --exact"),
    (("--adopt", "--judge", "mean"), "leave it out with --adopt"),
])
def test_judges_that_cannot_be(cw, args, said):
    code, _, err = cw("refine", *args)
    assert code == 2 and said in err


@pytest.mark.full
def test_a_search_by_the_slowest_table(root):
    """What is stored is by the model, so that it is compared with what other searches found."""
    worst, plain = (refine_kernel(job(root, tries=200, judge=by)) for by in ("worst", "model"))
    assert len(worst) == len(plain) > 0
    for found, other in zip(worst, plain, strict=True):
        assert found.cycles <= found.before >= other.before
        assert "cycles" not in found.entry or found.entry["cycles"] <= found.cycles


def test_a_variant_that_is_not_there(cw):
    code, _, err = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--variant", "nothing")
    assert code == 2 and "nothing" in err

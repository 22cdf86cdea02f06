"""Stored refinements outlive changes of words, and what no longer applies is counted, said and judged anew."""

from __future__ import annotations

import copy
import itertools
import json
import random
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from cipherwright.building.build import get_cpu
from cipherwright.commands.refine import save
from cipherwright.instrument.kernel_judge import subject
from cipherwright.project.sources import ROOT, Library
from dsl.ir import Table
from scheduler.code.dependences import dependences
from scheduler.code.instr import Imm, Instr, Plan, Reg
from scheduler.graph import nodes, ops
from scheduler.graph.nodes import Mem, Node, Piece, Slot, SlotPart
from scheduler.graph.simplify import pieces
from scheduler.refine import stable_key as keys
from scheduler.refine.best_plan import best_plan
from scheduler.refine.portfolio import PORTFOLIO, ROWS, Portfolio
from scheduler.refine.replay import carried, entry_fault, from_json, pack, plan_digest, stored_order, to_json
from scheduler.refine.search import _other_bias, other_policy
from scheduler.refine.stable_key import FILE_NUMBERS, KIND_NUMBERS, stable_key
from scheduler.refine.store import drop, label, left_out, name_in, put
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.policy import Order, Policy, Priority, Strategy
from tests.conftest import Call

PENTIUM3 = get_cpu("pentium3")
KEY = "a0922d1c8975eb8fc901d4ea"
NUMBERED = (
    "const address tables slot setslot put part joined load loadhigh store storehigh xor and or add sub "
    "mul not neg andn shl shr rol ror ltmask gt equal byte word low bswap copy toword tovector unpacklow "
    "unpackhigh shuffle shufflelow shufflehigh mulwide mulhi shlby shrby rolby rorby addc carryc subc borrowc "
    "fadd fsub fmul paired permute lanes ternary turn bytes "
    "round roundlast unround unroundlast steps2 expand1 expand2 align addlow addhigh "
    "steps4 addturned fold1 fold2 affine affineinverse pick "
    "look lookmasked copymasked masktop masktest")
"""Kinds by their numbers from 1 on. One that is renamed changes its word here, and no key; new ones go to the end."""


def piece(**changed: Any) -> Piece:
    """A piece that has whatever is part of a key; `changed` in some of it."""
    said: dict[str, Any] = {"name": "n", "slot": "s", "table": "t", "kind": "xor", "amount": 5, "disp": 8, "size": 4,
                            "one_slot": False, **changed}
    slot, other = Slot(said["slot"]), Slot(said["slot"] + "2", size=16)
    table = Table(said["table"], 32, tuple(range(256)))
    read = Node("slot", slot=slot, name=said["name"])
    word = Node("slot", slot=SlotPart("part", whole=other, disp=4), name=said["name"])
    index = Node("byte", [read], imm=1)
    looked = Node("load", mem=Mem(said["size"], None, index, 4, table, said["disp"], ("table",)))
    turned = Node("rol", [looked], imm=said["amount"])
    both = Node(said["kind"], [turned, word, read])
    last = Node("setslot", [both], slot=slot if said["one_slot"] else Slot(said["slot"] + "3"))
    return Piece(said["name"], [read, word, index, looked, turned, both, last])


def test_the_numbers_of_kinds_and_files() -> None:
    assert {kind: number for number, kind in enumerate(NUMBERED.split(), 1)} == KIND_NUMBERS
    assert KIND_NUMBERS.keys() == ops.OPERATIONS.keys()
    assert FILE_NUMBERS == {"r": 1, "mm": 2, "x": 3, "f": 4, "y": 5, "z": 6, "k": 7}
    assert set(FILE_NUMBERS) == {file for row in ops.ROWS for file in row.files}


def test_a_key_is_the_same_for_ever() -> None:
    """If this fails, every stored refinement is lost: mend the key, not the test."""
    assert stable_key(piece()) == KEY


@pytest.mark.parametrize("words", [{"name": "other"}, {"slot": "other"}, {"table": "T"}])
def test_names_are_no_part_of_a_key(words: dict[str, str]) -> None:
    assert stable_key(piece(**words)) == KEY


@pytest.mark.parametrize("meaning", [{"kind": "and"}, {"amount": 6}, {"disp": 4}, {"size": 1}, {"one_slot": True}])
def test_what_is_computed_is_part_of_a_key(meaning: dict[str, Any]) -> None:
    assert stable_key(piece(**meaning)) != KEY


def test_a_kind_that_is_renamed_keeps_its_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ops.OPERATIONS, "eor", ops.OPERATIONS["xor"])
    monkeypatch.setitem(keys.KIND_NUMBERS, "eor", KIND_NUMBERS["xor"])
    assert stable_key(piece(kind="eor")) == KEY


def test_dumps_are_no_part_of_what_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "dump_piece", None)
    plan = best_plan(piece(), PENTIUM3, {}, PORTFOLIO.first(2))
    assert plan.key == KEY and plan.to_store.keys() == {KEY}


@pytest.mark.parametrize(("kernel", "cpu"), [("aes128_encrypt", "northwood"), ("md5_blocks", "pentium"),
                                             ("snow2_keystream", "pentium3"), ("md5_blocks", "core2-64")])
def test_shipped_refinements_apply(kernel: str, cpu: str) -> None:
    """To every piece of the kernel."""
    table, store = get_cpu(cpu), Library(ROOT).refined(cpu)
    for one in pieces(subject(Library(ROOT), kernel, table).graph):
        entry = store[name_in(store, stable_key(one), kernel)]
        assert kernel in entry["users"]


def test_digests_of_plans_have_no_names_in_them() -> None:
    made = [plan_digest(schedule(piece(**words), PENTIUM3)) for words in ({}, {"slot": "other", "table": "T"})]
    assert made[0] == made[1] != plan_digest(schedule(piece(one_slot=True), PENTIUM3))


# -- policies -------------------------------------------------------------------------------------------------------
def test_rows_of_the_portfolio_have_names_and_uses() -> None:
    names = [row.name for row in ROWS]
    groups = [getattr(PORTFOLIO, f.name) for f in fields(PORTFOLIO)]
    assert len(set(names)) == len(names) and all(names)
    assert {row.name for group in groups for row in group} == set(names)
    assert len({(repr(row.priority), row.strategy) for row in ROWS}) == len(ROWS)  # no row twice


def test_an_equal_portfolio_is_as_good() -> None:
    """Nothing depends on which object it is."""
    graph = subject(Library(ROOT), "snow2_keystream", PENTIUM3).graph
    one = min(pieces(graph), key=lambda p: abs(len(p.nodes) - 60))
    made = [best_plan(one, PENTIUM3, {}, portfolio) for portfolio in (PORTFOLIO, copy.deepcopy(PORTFOLIO))]
    assert plan_digest(made[0]) == plan_digest(made[1]) and made[0].to_store == made[1].to_store


def test_policies_are_stored_with_their_names_and_read_back() -> None:
    plan = Plan("body")
    for row in (*ROWS, Policy("like even", Priority(bias={3: 1.5}), Strategy(Order.CHAINS, 7, reload_gap=10))):
        entry = to_json(row, plan)
        assert from_json(json.loads(json.dumps(entry))) == row and entry["policy"] == row.name
        assert entry_fault(entry) == ""
    chosen = best_plan(piece(), PENTIUM3, {}, PORTFOLIO.first(2)).to_store[KEY]
    assert chosen["policy"] in {row.name for row in PORTFOLIO.usual[:2]}


def test_a_search_tries_what_it_stores() -> None:
    """Costs and biases with more digits than an entry keeps might give another plan than the one that was found."""
    rng, policy = random.Random(1), ROWS[0]
    for _ in range(100):
        policy = _other_bias(rng, other_policy(rng, policy), 40)
        read = from_json(json.loads(json.dumps(to_json(policy, Plan("body")))))
        assert read.priority.bias == {k: b for k, b in policy.priority.bias.items() if b}
        assert replace(read.priority, bias={}) == replace(policy.priority, bias={}) and read.strategy == policy.strategy


# -- stores ---------------------------------------------------------------------------------------------------------
def entry(uops: int = 3, **more: Any) -> dict[str, Any]:
    return {"piece": "body", "uops": uops, "residents": 0, "priority": {}, "strategy": {}, "bias": {}, **more}


def test_what_other_kernels_use_stays_as_it_is_for_them() -> None:
    store: dict[str, Any] = {}
    put(store, "k", entry(3), "one")
    put(store, "k", entry(3), "two-variant")
    assert store == {"k": entry(3, users=["one", "two-variant"])}
    put(store, "k", entry(2), "one")
    assert store == {"k": entry(3, users=["two-variant"]), "k/one": entry(2, users=["one"])}
    assert [name_in(store, "k", kernel) for kernel in ("one", "two-variant", "new")] == ["k/one", "k", "k"]
    put(store, "k/one", entry(1), "one")
    drop(store, "k", "two-variant")
    assert store == {"k/one": entry(1, users=["one"])}
    assert label("one", None) == "one" and label("two", "variant") == "two-variant"


def test_what_is_left_out_is_counted_with_its_clocks() -> None:
    store = {"a": entry(users=["k"], planned_cycles=10.0, piece="body"),
             "b": entry(users=["k", "other"], planned_cycles=9.0, piece="body", order="0-1", of="?", cycles=8.0),
             "c": entry(users=["other"]), "d": entry(users=["k"], piece="no more")}
    plan = Plan("body", cycles=12.5, key="a")
    found = {one.key: one for one in left_out(store, "k", [plan], in_order=False)}
    assert found.keys() == {"b", "d"}
    assert (found["b"].planned, found["b"].now, found["b"].model, found["b"].lost) == (9.0, 12.5, 8.0, 3.5)
    assert (found["d"].now, found["d"].lost) == (None, 0.0) and "no piece computes" in found["d"].why
    plan.warning = "why"
    (first, *_) = left_out(store, "k", [plan], in_order=True)
    assert (first.key, first.why, first.lost) == ("a", "why", 2.5)
    assert left_out(store, "b", [plan], in_order=True)[1:] == []  # but for the piece itself: it is not theirs


def test_a_policy_that_gives_more_uops_now_is_said() -> None:
    """It was left out without a word once."""
    plan = best_plan(piece(), PENTIUM3, {KEY: entry(1)}, PORTFOLIO.first(1))
    assert f"gives {plan.uops} uops now, 1 once" in plan.warning
    assert not best_plan(piece(), PENTIUM3, {KEY: entry(99)}, PORTFOLIO.first(1)).warning


def chain(length: int, register: str) -> list[Instr]:
    return [Instr("add r32,imm32", (Reg(register), Imm(1)), 1, 0.0, Node("test"), "op") for _ in range(length)]


def test_an_order_is_carried_over_to_other_instructions() -> None:
    """As it is where it can be; else so that what came early still does."""
    plan = Plan("body", [*chain(4, "eax"), *chain(4, "ecx")])
    order = [4, 0, 5, 1, 6, 2, 7, 3]
    old = entry(order=pack(order), of="?")
    assert stored_order(old, plan, PENTIUM3)[0] is None
    assert carried(old, plan, PENTIUM3) == order
    longer = Plan("body", [*chain(5, "eax"), *chain(5, "ecx")])
    moved = carried(old, longer, PENTIUM3)
    assert moved is not None and dependences(longer.instrs).allow(moved)
    assert moved[0] == 5 and sum((a < 5) != (b < 5) for a, b in itertools.pairwise(moved)) >= 6
    for none in (entry(), entry(order="x"), entry(order="0 0"), entry(order="1-3")):
        assert carried(none, plan, PENTIUM3) is None


# -- commands -------------------------------------------------------------------------------------------------------
@pytest.fixture
def refined(cw: Call, root: Path) -> dict[str, Any]:
    """The store of a kernel whose loop has been refined, with an order that the model likes better than any plan."""
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--tries", "1500", "--json")
    assert code == 0 and any(row["cycles"] < row["cycles_before"] for row in json.loads(out))
    return Library(root).refined("pentium3")


def of_loop(refined: dict[str, Any]) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The entry of the loop over blocks: its key, itself, and all the others."""
    ((name, kept),) = [row for row in refined.items() if row[1]["piece"] == "blocks"]
    return name, kept, {key: entry for key, entry in refined.items() if key != name}


def build(cw: Call, *more: str) -> tuple[str, list[dict[str, Any]]]:
    """What a build says of stored refinements, in words and as data."""
    code, out, _ = cw("build", "toy_encrypt", "--cpu", "pentium3", *more)
    assert code == 0
    code, data, _ = cw("build", "toy_encrypt", "--cpu", "pentium3", *more, "--json")
    return out, json.loads(data)["refinements_left_out"]


@pytest.mark.full
def test_a_store_made_stale_is_counted_and_carried_over(cw: Call, root: Path, refined: dict[str, Any]) -> None:
    """As if the compiler had changed: the entry is found under the name of its piece, and nothing of it is lost."""
    said, rows = build(cw)
    assert rows == [] and "do not apply" not in said and "does not apply" not in said
    _, kept, others = of_loop(refined)
    save(Library(root), "pentium3", {**others, "0123456789abcdef01234567": kept})
    said, rows = build(cw)
    assert "1 stored refinement does not apply" in said and "./cw refine --adopt" in said
    assert [(r["kernel"], r["piece"], r["model"]) for r in rows] == [
        ("pentium3/toy_encrypt", kept["piece"], kept["cycles"])]
    assert build(cw)[1] == rows  # though nothing is built
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--adopt", "--tries", "1", "--json")
    (row,) = json.loads(out)
    assert code == 0 and row["kept"] and row["verdict"] in ("order", "searched") and row["by"] == "model"
    assert row["cycles"] < row["cycles_before"] and row["cycles"] <= kept["cycles"]
    assert Library(root).refined("pentium3").keys() == refined.keys()
    assert build(cw)[1] == []


@pytest.mark.full
def test_what_is_no_better_is_taken_out_and_said(cw: Call, root: Path, refined: dict[str, Any]) -> None:
    """A policy that shuns what is near the end, under another key: a build without it is better."""
    _, kept, _ = of_loop(refined)
    bad = {**kept, "priority": {"height": -50.0, "pressure": -9.0}, "strategy": {"window": 400}, "of": "?",
           "order": pack(range(3))}
    save(Library(root), "pentium3", {**refined, "0123456789abcdef01234567": bad})
    assert len(build(cw)[1]) == 1
    code, out, _ = cw("refine", "--adopt", "--cpu", "pentium3", "--tries", "1")
    assert code == 0 and "no better than without it" in out and "taken out" in out
    assert "1 stored refinements did not apply: 0 kept anew, 1 taken out" in out
    assert Library(root).refined("pentium3") == refined and build(cw)[1] == []


@pytest.mark.full
def test_an_order_of_other_instructions_is_judged_in_place(cw: Call, root: Path, refined: dict[str, Any]) -> None:
    name, kept, others = of_loop(refined)
    save(Library(root), "pentium3", {**others, name: {**kept, "of": "0"}})
    said, (row,) = build(cw)
    assert "of other instructions" in said and row["key"] == name
    code, out, _ = cw("refine", "toy_encrypt", "--adopt", "--cpu", "pentium3", "--tries", "1")
    assert code == 0 and "1 kept anew, 0 taken out" in out
    assert Library(root).refined("pentium3")[name]["of"] == kept["of"] and build(cw)[1] == []


def test_what_is_stored_for_kernels_that_are_no_more(cw: Call, root: Path) -> None:
    """A build of everything says so; `refine --adopt` takes it out, and says so; other commands leave it."""
    save(Library(root), "pentium3", {"k": entry(users=["gone_encrypt"], planned_cycles=5.0)})
    code, out, _ = cw("build", "--cpu", "pentium3", "--no-run", "--json")
    (row,) = json.loads(out)["refinements_left_out"]
    assert code == 0 and row["kernel"] == "pentium3/gone_encrypt"
    assert row["why"] == "there is no such kernel any more, or no such variant"
    assert "gone_encrypt" not in cw("build", "toy_encrypt", "--cpu", "pentium3", "--no-run")[1]
    (root / "ciphers" / "broken.cw").write_text("kernel")
    cw("refine", "--adopt", "--cpu", "pentium3")
    assert Library(root).refined("pentium3")  # it may be of the source that cannot be read
    (root / "ciphers" / "broken.cw").unlink()
    code, out, _ = cw("refine", "--adopt", "--cpu", "pentium3")
    assert code == 0 and "gone_encrypt body: there is no such kernel any more, or no such variant; taken out" in out
    assert not Library(root).refined("pentium3")


def test_refine_wants_a_kernel_or_adopt(cw: Call) -> None:
    code, _, err = cw("refine")
    assert code == 2 and "./cw kernels" in err and "--adopt" in err
    assert cw("refine", "toy_encrypt", "--adopt", "--exact")[0] == 2


def test_a_portfolio_of_one_policy_tries_no_other() -> None:
    plan = best_plan(piece(), PENTIUM3, {}, Portfolio((ROWS[3],)))
    assert plan_digest(plan) == plan_digest(schedule(piece(), PENTIUM3, ROWS[3])) and not plan.to_store

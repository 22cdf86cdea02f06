"""Trials of a piece: how many there are, what is kept between them, and where all can be made, they are."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from cipherwright.paths import TOOL
from dsl.parser import parse
from scheduler.code.instr import Plan
from scheduler.graph.nodes import Piece
from scheduler.graph.simplify import pieces
from scheduler.refine import best_plan, trials
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.refine.trials import Prices, affordable, first, work
from scheduler.schedule import list_scheduler, priority
from scheduler.schedule.items import build, built_once
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.loop_residents import choices, sole_bodies
from targets.cpu import Cpu, load_cpu
from tests.support.through import graph_of

COSTS = ("filled", "pressure", "readers", "new_sum", "copies", "reloads", "bare_sum", "plain", "tight", "there",
         "others")


def largest(source: str, kernel: str, cpu: Cpu, variant: str | None = None) -> tuple[Piece, bool]:
    """The largest piece of a shipped kernel, and whether it is a loop's only one."""
    program = parse((TOOL / "ciphers" / f"{source}.cw").read_text(encoding="utf-8"), f"{source}.cw")
    graph = graph_of(program, kernel, cpu, variant)
    piece = max(pieces(graph), key=work)
    return piece, piece in sole_bodies(graph)


def code(plan: Plan) -> list[str]:
    """The instructions in words."""
    return [f"{i.form} {i.operands} {i.cycle}" for i in plan.instrs]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often a plan was scheduled, and one searched for an order."""
    done = {"schedule": 0, "well_ordered": 0}

    def count(name: str, function: Callable[..., object]) -> Callable[..., object]:
        def called(*args: object) -> object:
            done[name] += 1
            return function(*args)
        return called

    for name in done:
        monkeypatch.setattr(trials, name, count(name, getattr(trials, name)))
    return done


@pytest.mark.parametrize("source, kernel, cpu, variant", [
    ("md5", "md5_blocks", "northwood", None), ("md5", "md5_blocks", "core2-64", None),
    ("sha1", "sha1_blocks", "pentium3", None), ("kasumi", "kasumi_encrypt", "athlon64", None),
    ("serpent", "serpent_encrypt", "prescott", "xmm")])
def test_costs_that_are_kept_are_what_they_would_be_anew(source: str, kernel: str, cpu: str, variant: str | None,
                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    best, checked = priority.Choice.best, itertools.count()

    def checking(self: priority.Choice, head: int) -> object:
        self.notice()
        for _, _, entry in self.ready:
            if entry.kept and not self.stale[entry.number]:
                before = [getattr(entry, name) for name in COSTS]
                self.renew(entry)
                assert before == [getattr(entry, name) for name in COSTS], entry.item.node
                next(checked)
        return best(self, head)

    monkeypatch.setattr(priority.Choice, "best", checking)
    table = load_cpu(cpu)
    piece, _ = largest(source, kernel, table, variant)
    for policy in (PORTFOLIO.usual[1], PORTFOLIO.wide[0]):
        schedule(piece, table, policy)
    assert next(checked) > 1000


@pytest.mark.full
def test_trials_are_as_many_as_the_work_allows(counted: dict[str, int]) -> None:
    cpu = load_cpu("northwood")
    piece, loop = largest("md5", "md5_blocks", cpu)
    kept = choices(piece)
    assert loop and len(kept) > 3
    for most in (1, 2, 7, 20):
        counted["schedule"] = 0
        made = [first(piece, cpu, PORTFOLIO.usual, kept, Prices(cpu), most) for _ in range(2)]
        assert counted["schedule"] == 2 * most
        assert made[0][0] is made[1][0] and code(made[0][1]) == code(made[1][1])


@pytest.mark.full
def test_where_all_can_be_tried_they_are(counted: dict[str, int]) -> None:
    cpu = load_cpu("northwood")
    piece, _ = largest("md5", "md5_blocks", cpu)
    usual, kept = PORTFOLIO.usual[:2], choices(piece)
    every = first(piece, cpu, usual, kept, Prices(cpu))
    number, counted["schedule"] = counted["schedule"], 0
    assert code(first(piece, cpu, usual, kept, Prices(cpu), number)[1]) == code(every[1])
    assert counted["schedule"] == number
    assert affordable(piece, 0) == trials.BUDGET // work(piece)
    assert affordable(piece, 100 * trials.BUDGET) == max(1, trials.LEAST // work(piece))


@pytest.mark.full
def test_few_orders_are_searched_for_and_none_twice(counted: dict[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    cpu = load_cpu("pentium")
    piece, loop = largest("md5", "md5_blocks", cpu)
    plan = best_plan.best_plan(piece, cpu, {}, loop=loop)
    share = affordable(piece, 0)
    assert counted["schedule"] + trials.SEARCH * counted["well_ordered"] <= share + trials.SEARCH
    assert plan.cycles == min(plan.cycles, schedule(piece, cpu, PORTFOLIO.usual[0]).cycles)
    counted.update(schedule=0, well_ordered=0)
    monkeypatch.setattr(trials, "BUDGET", 1)
    monkeypatch.setattr(trials, "LEAST", 1)
    assert best_plan.best_plan(piece, cpu, {}, loop=loop).instrs
    assert counted == {"schedule": 1, "well_ordered": 1}


@pytest.mark.parametrize("source, kernel, cpu, variant, some", [
    ("aes", "aes256_decrypt", "pentium-m", None, True), ("fox128", "fox128_encrypt", "prescott", None, False),
    ("serpent", "serpent_encrypt", "prescott", "xmm", False)])
def test_a_trial_that_is_not_made_would_give_what_is_taken_for_it(
        source: str, kernel: str, cpu: str, variant: str | None, some: bool) -> None:
    """Of two policies of which one trial is said to give the other's plan, both give it; and some of them are."""
    table = load_cpu(cpu)
    piece, _ = largest(source, kernel, table, variant)
    spared = 0
    with built_once():
        for policy in (*PORTFOLIO.usual[:8], *PORTFOLIO.narrow, *PORTFOLIO.usual[11:13]):
            tried = len(build(piece, table, policy.strategy.order).trials)
            plan = schedule(piece, table, policy)
            spared += len(build(piece, table, policy.strategy.order).trials) == tried
            with built_once():  # nothing is known here
                alone = schedule(piece, table, policy)
            assert alone is not plan
            assert code(alone) == code(plan)
            assert (alone.cycles, alone.bounds, alone.resident, alone.left) == (
                plan.cycles, plan.bounds, plan.resident, plan.left)
    assert spared or not some


def test_policies_that_differ_in_what_matters_are_all_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that leaves out a ready item, costs, and an order of their own."""
    made: list[object] = []
    run = list_scheduler._Scheduler.run

    def counting(self: list_scheduler._Scheduler) -> Plan:
        made.append(self)
        return run(self)

    monkeypatch.setattr(list_scheduler._Scheduler, "run", counting)
    table = load_cpu("northwood")
    piece, _ = largest("sha256", "sha256_blocks", table)
    even = PORTFOLIO.usual[0]
    with built_once():
        far = [schedule(piece, table, even.going(window=w)) for w in (100_000, 50_000, 3, 2)]
        schedule(piece, table, PORTFOLIO.usual[1])
    assert far[0] is far[1]
    assert len(made) == 4
    assert build(piece, table).trials == []  # outside, nothing is known

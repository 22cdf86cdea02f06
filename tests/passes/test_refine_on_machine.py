"""Refinement with this machine as the judge: the bytes of a piece in another order, a search among figures that differ
each time, and who judged what is stored."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import iced_x86 as iced
import pytest

from cipherwright.bench.measure import check_native
from cipherwright.building.build import get_cpu
from cipherwright.instrument.kernel_judge import subject
from cipherwright.machine.assemble import assemble
from cipherwright.machine.machine import MachineError, MachineUnavailable
from cipherwright.project.sources import ROOT, Library
from cipherwright.refinement import machine_run, on_machine
from cipherwright.refinement.alike import AlikeMoves
from cipherwright.refinement.machine_run import CHAIN, NOPS, MachineRun, find
from cipherwright.refinement.refinement import Job, start
from cipherwright.refinement.store import merge, of_another
from scheduler.code.instr import Imm, Instr, Plan, Reg
from scheduler.graph.nodes import Node
from scheduler.refine.best_plan import best_plans
from scheduler.refine.replay import entry_fault, with_order
from scheduler.schedule.reorder import Limits
from targets.elf import load_elf
from tests.conftest import Call

LIBRARY = Library(ROOT)
ASM = """bits 64
global f
section .text
f:  mov eax, [rel data + 4]
    add ecx, ecx
    mov edx, [rel data]
    ret
section .data
data: dd 1, 2
"""


def in_words(code: bytes, at: int) -> list[str]:
    return [f"{one:n}" for one in iced.Decoder(64, code, ip=at)]


def test_instructions_that_move_mean_the_same_addresses() -> None:
    image = load_elf(assemble(ASM, "f", 64), 0x10000, 64)
    at = image.entry("f")
    spot = find(image, [at, at + 6, at + 8], [at + 6, at + 8, at + 14], 64)
    plain, moved = (in_words(spot.in_order(order), at) for order in ((0, 1, 2), (2, 1, 0)))
    assert moved == plain[::-1] and len({*plain}) == 3
    assert spot.in_order((2, 1, 0)) != spot.in_order((0, 1, 2)) and len(spot.in_order((2, 1, 0))) == 14
    with pytest.raises(ValueError, match="something lies between"):
        find(image, [at, at + 8], [at + 6, at + 14], 64)


def chains(length: int) -> list[Instr]:
    """Two chains, one behind the other, which may be mixed at will."""
    node = Node("test")
    return [Instr("add r32,imm32", (Reg(reg), Imm(n)), 1, 0.0, node, "op") for reg in ("eax", "ecx")
            for n in range(length)]


class MadeUp:
    """A machine: clocks by how many neighbours are of the same chain, and noise of a fraction; some are disturbed."""

    def __init__(self, worth: float, noise: float = 0.002, lost: float = 0.1) -> None:
        self.rng, self.worth, self.noise, self.lost = random.Random(3), worth, noise, lost

    def true(self, order: Any) -> float:
        return 100.0 + self.worth * sum((a < 20) == (b < 20) for a, b in pairwise(order))

    def clocks(self, order: Any, least: int = 0) -> float | None:
        if self.rng.random() < self.lost:
            return None
        return self.true(tuple(order)) * (1 + self.rng.gauss(0.0, self.noise))


def test_a_search_among_noisy_figures_finds_what_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_machine, "PAUSE", 0.0)
    machine = MadeUp(worth=1.0)
    told: list[str] = []
    monkeypatch.setattr(on_machine, "NEWS", 0.0)
    order, tries = on_machine.search(machine, chains(20), Limits(tries=1500), told=told.append)
    assert tries == 1500 and sorted(order) == list(range(40)) and "1500 orders tried" in told[-1]
    assert machine.true(order) < machine.true(range(40)) - 10
    assert [k for k in order if k < 20] == list(range(20))  # dependences are kept


def test_noise_alone_is_hardly_ever_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where every other order is worse by less than the noise, the search stays near where it was."""
    monkeypatch.setattr(on_machine, "PAUSE", 0.0)
    machine = MadeUp(worth=-0.1)
    order, _ = on_machine.search(machine, chains(20), Limits(tries=600))
    assert machine.true(order) < machine.true(range(40)) + 0.5


class ByPlace(MadeUp):
    """A machine on which each instruction of the second chain is a little better off one place further to the front:
    by less than the figures differ by."""

    def true(self, order: Any) -> float:
        return 100.0 + 0.002 * sum(place for place, k in enumerate(order) if k >= 20)


def test_instructions_that_are_alike_move_together() -> None:
    moves = AlikeMoves([replace(one, operands=(one.operands[0], Imm(k % 2))) for k, one in enumerate(chains(8))],
                       random.Random(1))
    starts = [order for _ in range(200) if (order := moves.alike()) is not None]
    assert starts and all(moves.deps.allow(order) for order in starts) and moves.order == list(range(16))
    several = [order for order in starts if sum(order.index(k) != k for k in range(16)) > 2]
    assert len(several) > len(starts) / 2
    assert AlikeMoves(chains(1), random.Random(1)).alike() is None


def test_what_is_worth_little_each_is_found_for_all_of_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_machine, "PAUSE", 0.0)
    machine = ByPlace(0.0, noise=0.0005)
    order, _ = on_machine.search(machine, chains(20), Limits(tries=3000))
    assert machine.true(order) < machine.true(range(40)) - 0.4    # of 0.8 at best


def test_a_machine_that_is_never_quiet_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_machine, "WAIT", 0.01)
    with pytest.raises(MachineError, match="something else had a part of every core"):
        on_machine.search(MadeUp(1.0, lost=1.0), chains(2), Limits(tries=5))


def test_what_was_found_must_be_faster_in_nearly_all_turns() -> None:
    surely = [(100.0, 99.8)] * 6
    assert on_machine.faster([*surely, (100.0, 100.5)])
    assert not on_machine.faster([*surely[1:], (100.0, 100.5), (99.0, 100.5)])
    assert not on_machine.faster([(100.0, 99.98)] * 7)


@pytest.fixture(scope="module")
def here() -> Iterator[MachineRun]:
    """A run of a small kernel on this machine."""
    cpu = get_cpu("core2-64")
    try:
        check_native(cpu.features, cpu.abi)
    except MachineUnavailable as error:
        pytest.skip(f"this machine does not run such code: {error}")
    of = subject(LIBRARY, "sha1_blocks", cpu)
    plans = best_plans(of.graph, cpu, {})
    with MachineRun(of, plans, max(plans, key=lambda piece: len(piece.nodes))) as run:
        yield run


def test_orders_are_timed_in_one_process(here: MachineRun) -> None:
    child, size = here._child, len(here.spot.codes)
    assert size > 500 and 100 < here._roughly() / here._count < 2000  # of eighty rounds
    first = here._ask(range(size))
    assert len(first) == machine_run.RUNS and here._ask(range(size)) and here._child is child
    assert all(kernel > 0 and before > 0 and chain > 0 for kernel, before, _, chain in first)


def test_a_run_counts_only_where_the_nops_are_quick(here: MachineRun, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not beside another program, nor where the clock's rate changed, nor with more nops a clock than the CPU takes."""
    monkeypatch.setattr(here, "_width", 4.0)
    best = NOPS // 4
    good = (50_000, best, best, CHAIN)
    bad = [(70_000, best, 2 * best, CHAIN), (70_000, 2 * best, best, CHAIN), (60_000, best, best, CHAIN * 11 // 10),
           (50_000, best * 9 // 10, best, CHAIN)]
    monkeypatch.setattr(here, "_best", float("inf"))
    assert here._undisturbed([good] * 9 + bad) == [50_000] * 9
    monkeypatch.setattr(here, "_ask", lambda order: [bad[0]] * machine_run.RUNS)
    assert here.clocks(range(2)) is None
    monkeypatch.setattr(here, "_ask", lambda order: [good] * 4 + [bad[0]] * 20)
    assert here.clocks(range(2), 12) == 50_000 / here._count
    now_and_then = (40_000, best, best, CHAIN)    # what takes less in a few calls takes what it does in the others
    monkeypatch.setattr(here, "_ask", lambda order: [good] * 16 + [now_and_then] * 8)
    assert here.clocks(range(2)) == 50_000 / here._count


def test_a_process_that_ends_is_no_figure(here: MachineRun) -> None:
    other = copy.copy(here)
    other.spot = replace(here.spot, codes=(b"\x0f\x0b" * 500,), relative=(None,))
    with pytest.raises(MachineError, match="sha1_blocks: "):
        other._begin(2, 1)
    other.close()
    assert other._child is None


# -- who judged -----------------------------------------------------------------------------------------------------
def test_an_entry_says_that_a_machine_chose_it() -> None:
    plan = Plan("piece", chains(2))
    by_machine = with_order({"piece": "p"}, plan, range(4), 9.5, "machine")
    assert by_machine["judge"] == "machine" and by_machine["cycles"] == 9.5
    assert "judge" not in with_order(by_machine, plan, range(4), 8.0)
    whole = {"piece": "p", "uops": 1, "residents": 0, "priority": {}, "strategy": {}, "bias": {}, "judge": 3}
    assert entry_fault(whole) == "its judge is not text" and not entry_fault({**whole, "judge": "machine"})


def test_of_two_stores_what_a_machine_chose_is_kept() -> None:
    model, machine, slower, nobody = {"cycles": 3.0}, {"cycles": 9.0, "judge": "machine"}, {
        "cycles": 10.0, "judge": "machine"}, {"piece": "p"}
    assert merge({"a": model, "b": machine, "c": slower, "d": nobody},
                 {"a": machine, "b": model, "c": machine, "d": model}) == {"a": machine, "b": machine, "c": machine,
                                                                            "d": model}


def test_a_search_by_the_model_leaves_what_a_machine_chose() -> None:
    cpu = get_cpu("core2-64")
    job = Job(ROOT, "sha1_blocks", cpu.pieces, None, 1, Limits(tries=1), LIBRARY.refined(cpu.pieces))
    work, _, limits = start(job, print)
    keys = {work.plans[piece].key for piece in limits}
    assert keys & job.store.keys()
    name = min(keys & job.store.keys())
    marked = {**job.store, name: {**job.store[name], "judge": "machine"}}

    def searched(**more: Any) -> set[str]:
        found, _, parts = start(replace(job, store=marked, **more), print)
        return {found.plans[piece].key for piece in parts}

    assert searched() == keys - {name}
    assert searched(displace=True) == searched(judge="machine") == keys
    assert of_another(marked, "sha1_blocks", "mean") == [name] and of_another(marked, "sha1_blocks", "machine") == []


def test_the_command_says_what_it_leaves(cw: Call, root: Any) -> None:
    """And replaces it where that is said."""
    path = root / "generated" / "pentium3" / "refined.json"
    assert cw("refine", "toy_encrypt", "--cpu", "pentium3", "--tries", "20")[0] == 0
    store = json.loads(path.read_text())
    assert store
    path.write_text(json.dumps({name: {**entry, "judge": "machine"} for name, entry in store.items()}))
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--tries", "20")
    assert code == 0 and "a machine chose what is stored, which is left as it is" in out
    assert json.loads(path.read_text()).keys() == store.keys()
    assert all(entry["judge"] == "machine" for entry in json.loads(path.read_text()).values())
    code, out, _ = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--tries", "20", "--displace")
    assert code == 0 and "which is left as it is" not in out


@pytest.mark.parametrize(("args", "said"), [
    (("--cpu", "pentium3"), "--judge machine times 64-bit code of CPUs that execute out of order"),
    (("--cpu", "pentium3", "--jobs", "2"), "--judge machine times one search at a time; leave out --jobs"),
    (("--cpu", "pentium3", "--cluster", "tcp://127.0.0.1:1"), "leave out --cluster"),
])
def test_machines_that_cannot_judge(cw: Call, args: tuple[str, ...], said: str) -> None:
    code, _, err = cw("refine", "toy_encrypt", *args, "--judge", "machine")
    assert code == 2 and said in err

"""Words of the frame that keep no register for late readers, and orders for which registers are assigned anew."""

from __future__ import annotations

import random

import pytest

from dsl.parser import parse
from scheduler.code.dependences import dependences
from scheduler.code.instr import Address, Instr
from scheduler.graph.simplify import pieces
from scheduler.inorder.webs import webs_of
from scheduler.refine import best_plan
from scheduler.refine.portfolio import PORTFOLIO, Portfolio
from scheduler.refine.replay import in_new_order
from scheduler.schedule.list_scheduler import schedule
from scheduler.schedule.policy import Policy, Strategy
from targets.cpu import load_cpu
from tests.kernels.test_mapped_code import check, compiled
from tests.passes.test_recolor import Plans
from tests.passes.test_reloads import run
from tests.support.through import graph_of

REGISTER = """
table T: u8 -> u32 = c => cat(c, c ^ 0x63, ~c, c <<< 3)
kernel k(s: inout u32le[12], z: out u32le[12] per block, n: count) {
    blocks n {
        var r = s[3]
        for t in 0..12 {
            z[t] = ((s[(t + 11) % 12] + r) ^ s[t]) + 5
            r = T(r.byte[0]) ^ T(r.byte[1]) ^ (r + s[(t + 4) % 12])
            s[t] = (s[t] <<< 8) ^ T((s[t] <<< 8).byte[0]) ^ s[(t + 2) % 12] ^ (s[(t + 7) % 12] >> 8)
        }
    }
}
"""
CPUS = ["pentium3", "northwood", "core2-64", "pentium"]


@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("let_go", [4, 24])
def test_values(cpu: str, let_go: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine code does what the interpreter does."""
    policies = [tuple(p.going(let_go=let_go) for p in row) for row in (PORTFOLIO.usual, PORTFOLIO.narrow)]
    monkeypatch.setattr(best_plan, "PORTFOLIO", Portfolio(policies[0][1:], narrow=policies[1]))
    kernel, image, messages = compiled(REGISTER, "", cpu)
    for count in (0, 1, 3):
        check(kernel, image, messages, count, random.Random(f"{cpu} {count}"), cpu)


def planned(let_go: int) -> list[Instr]:
    cpu = load_cpu("pentium3")
    piece = max(pieces(graph_of(parse(REGISTER, "k.cw"), "k", cpu)), key=lambda p: len(p.nodes))
    eager = next(p.priority for p in PORTFOLIO.usual if p.name == "eager")
    policy = Policy("", eager, Strategy(let_go=let_go, window=16))
    return schedule(piece, cpu, policy).instrs


def test_sums_take_over_registers_of_words_that_are_stored() -> None:
    """So they need no third register, and an addition may go to either unit."""
    def leas(instrs: list[Instr]) -> int:
        return sum(i.form.startswith("lea") for i in instrs)

    assert leas(planned(24)) < leas(planned(0)) / 2


def test_words_that_are_read_again_late_are_read_in_place() -> None:
    def joined(instrs: list[Instr]) -> int:
        return sum(i.form == "xor r32,m32" and isinstance(i.operands[1], Address) and i.operands[1].slot is not None
                   for i in instrs)

    assert joined(planned(16)) > joined(planned(0))


def shuffled(before: list[set[int]], rng: random.Random) -> list[int]:
    """An order that keeps the dependences, at random."""
    order: list[int] = []
    left = set(range(len(before)))
    while left:
        order.append(rng.choice(sorted(i for i in left if not before[i] & left)))
        left.remove(order[-1])
    return order


def test_orders_that_the_registers_forbid_have_others() -> None:
    """What is in every word and resident at the end is the same; what the values' dependences forbid is refused."""
    cpu, anew = load_cpu("pentium3"), 0
    for seed in range(300):
        plan, rng = Plans(seed).plan(12), random.Random(seed)
        webs = webs_of(plan, cpu)
        assert webs is not None
        order = shuffled(webs.before, rng)
        placed = in_new_order(plan, order, cpu)
        if placed is None:  # more values at once than registers
            continue
        anew += not dependences(plan.instrs).allow(order)
        assert [dict(x) for x in run(placed)] == [dict(x) for x in run(plan)]
        other = rng.sample(order, len(order))
        assert webs.allow(other) or in_new_order(plan, other, cpu) is None
    assert anew > 50

"""Values that are spilled to where they go in the end: the same is in all other slots, and nothing is moved there."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scheduler.code.instr import Address, Instr, Operand, Plan, Reg
from scheduler.graph.nodes import Slot
from scheduler.schedule.same_slot import spill_to_own_slots
from targets.cpu import load_cpu
from tests.passes.test_recolor import COPY, made
from tests.passes.test_reloads import LOAD, MASK

STORE = "mov m32,r32"
CPU = "pentium3"
WORDS = [Slot(f"word{i}") for i in range(4)]
SPILLS = [Slot(f"spill.{i}") for i in range(4)]
REGS = ("eax", "ecx", "edx", "ebx")
OPERATIONS = {"xor r32,r32": "xor", "add r32,m32": "add"}


def at(slot: Slot) -> Address:
    return Address(4, slot=slot)


def load(reg: str, slot: Slot) -> Instr:
    return made(LOAD, Reg(reg), at(slot))


def store(slot: Slot, reg: str) -> Instr:
    return made(STORE, at(slot), Reg(reg))


def random_plan(rng: random.Random, length: int) -> Plan:
    """Loads, stores, copies and sums of registers and slots; a spill slot is written before it is read."""
    plan, spilled, held = Plan("random"), list[Slot](), list[str]()
    while len(plan.instrs) < length:
        what = rng.choice(("load", "spill", "spill", "reload", "move", "move", "sum", "memory", "copy", "store"))
        reg, other = rng.sample(REGS, 2)
        if what == "load":
            plan.instrs.append(load(reg, rng.choice(WORDS)))
        elif what == "reload" and spilled:
            plan.instrs.append(load(reg, rng.choice(spilled)))
        elif what == "move" and spilled:
            plan.instrs += [load(reg, rng.choice(spilled)), store(rng.choice(WORDS), reg)]
        elif reg not in held:
            continue
        elif what == "spill":
            spilled.append(rng.choice(SPILLS))
            plan.instrs.append(store(spilled[-1], reg))
        elif what == "store":
            plan.instrs.append(store(rng.choice(WORDS), reg))
        elif what == "sum" and other in held:
            plan.instrs.append(made("xor r32,r32", Reg(reg), Reg(other)))
        elif what == "memory":
            plan.instrs.append(made("add r32,m32", Reg(reg), at(rng.choice([*WORDS, *spilled]))))
        elif what == "copy" and other in held:
            plan.instrs.append(made(COPY, Reg(reg), Reg(other)))
        held.append(reg)
    plan.left = {slot: reg for slot, reg in zip(WORDS[:1], REGS[:1], strict=True) if reg in held}
    return plan


def run(plan: Plan) -> tuple[list[int], dict[str, int]]:
    """What the words hold behind a plan, and what it says that registers are left with."""
    memory = {slot: 0x01020304 * (i + 3) & MASK for i, slot in enumerate(WORDS)}
    held: dict[str, int] = {}

    def value(o: Operand) -> int:
        return held[o.name] if isinstance(o, Reg) else memory[o.slot]  # type: ignore[index, union-attr]

    for i in plan.instrs:
        to, operand = i.operands
        now = value(operand)
        if i.mnemonic in ("xor", "add"):
            now = value(to) ^ now if i.mnemonic == "xor" else value(to) + now & MASK
        if isinstance(to, Reg):
            held[to.name] = now
        else:
            memory[to.slot] = now  # type: ignore[index, union-attr]
    return [memory[slot] for slot in WORDS], {slot.name: held[reg] for slot, reg in plan.left.items()}


def test_random_plans_leave_the_same() -> None:
    fewer = 0
    for seed in range(600):
        plan = random_plan(random.Random(seed), 30)
        old = replace(plan, instrs=list(plan.instrs), left=dict(plan.left))
        spill_to_own_slots(plan, load_cpu(CPU))
        words, left = run(plan)
        assert words == run(old)[0] and left.items() <= run(old)[1].items(), seed
        fewer += len(old.instrs) - len(plan.instrs)
    assert fewer > 300


def moved(between: list[Instr], after: list[Instr] | None = None) -> Plan:
    """A value is spilled, something else happens, and it goes to the first word; then something else again."""
    return Plan("p", [load("eax", WORDS[1]), store(SPILLS[0], "eax"), *between, load("ecx", SPILLS[0]),
                      store(WORDS[0], "ecx"), *(after or [])])


def test_a_move_falls_away() -> None:
    plan = moved([load("eax", WORDS[2]), store(WORDS[3], "eax")])
    spill_to_own_slots(plan, load_cpu(CPU))
    assert [(i.form, i.operands[0]) for i in plan.instrs][1] == (STORE, at(WORDS[0])) or \
        plan.instrs[1].operands[0].slot is WORDS[0]  # type: ignore[union-attr]
    assert len(plan.instrs) == 4


def test_later_readers_of_the_spill_slot_read_the_other() -> None:
    plan = moved([], [made("add r32,m32", Reg("eax"), at(SPILLS[0])), store(WORDS[2], "eax")])
    old = run(moved([], [made("add r32,m32", Reg("eax"), at(SPILLS[0])), store(WORDS[2], "eax")]))
    spill_to_own_slots(plan, load_cpu(CPU))
    assert run(plan) == old
    assert all(SPILLS[0] is not o.slot for i in plan.instrs for o in i.operands if isinstance(o, Address))


@pytest.mark.parametrize("between", [
    [load("edx", WORDS[0])],                                    # somebody reads what the word held before
    [load("edx", WORDS[2]), store(WORDS[0], "edx")],            # or writes it meanwhile
    [made("xor r32,r32", Reg("eax"), Reg("eax")), store(SPILLS[0], "eax"), load("eax", WORDS[0])]],
    ids=["read", "written", "spilled-again"])
def test_what_keeps_a_move(between: list[Instr]) -> None:
    plan = moved(between)
    size = len(plan.instrs)
    spill_to_own_slots(plan, load_cpu(CPU))
    assert len(plan.instrs) == size


def test_a_value_that_is_changed_on_the_way_is_stored() -> None:
    plan = Plan("p", [load("eax", WORDS[1]), store(SPILLS[0], "eax"), load("ecx", SPILLS[0]),
                      made("xor r32,r32", Reg("ecx"), Reg("eax")), store(WORDS[0], "ecx")])
    spill_to_own_slots(plan, load_cpu(CPU))
    assert len(plan.instrs) == 5


def test_a_register_that_is_read_again_is_still_loaded() -> None:
    plan = moved([], [made("add r32,m32", Reg("ecx"), at(WORDS[1])), store(WORDS[2], "ecx")])
    spill_to_own_slots(plan, load_cpu(CPU))
    assert [i.form for i in plan.instrs] == [LOAD, STORE, LOAD, "add r32,m32", STORE]


def test_a_word_of_another_size_is_stored() -> None:
    """The upper half of the other slot is not what was spilled."""
    wide = Slot("wide", size=8)
    plan = Plan("p", [made("movq mm,m64", Reg("mm0"), Address(8, slot=wide)),
                      made("movd m32,mm", at(SPILLS[0]), Reg("mm0")), made("movd mm,m32", Reg("mm1"), at(SPILLS[0])),
                      made("movq m64,mm", Address(8, slot=Slot("other", size=8)), Reg("mm1"))])
    spill_to_own_slots(plan, load_cpu(CPU))
    assert len(plan.instrs) == 4

"""Words of the frame loaded again: the same is stored, and no register is held from one far reader to the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from scheduler.code.instr import Address, Imm, Instr, Operand, Plan, Reg
from scheduler.graph.nodes import Slot
from scheduler.schedule.rematerialize import load_again
from targets.cpu import load_cpu
from tests.passes.test_recolor import COPY, WORDS, Plans, made

LOAD = "mov r32,m32"
MASK = (1 << 32) - 1


def run(plan: Plan) -> tuple[list[tuple[str, int]], dict[str, int]]:
    """What a plan stores, in order, and the residents at its end; every slot begins with a value of its own."""
    memory = {w.name: 0x01020304 * (i + 3) & MASK for i, w in enumerate(WORDS)}
    held = {reg: hash(slot.name) & MASK for slot, reg in plan.resident.items()}
    stored: list[tuple[str, int]] = []

    def value(o: Operand) -> int:
        if isinstance(o, Reg):
            return held[o.name] >> {"low": 0, "high": 8, "32": 0}[o.part] & (MASK if o.part == "32" else 0xFF)
        if isinstance(o, Address):
            return memory[o.slot.name] if o.slot else held[o.base or ""] + held[o.index or ""] & MASK
        return o.value

    for i in plan.instrs:
        to, operand = i.operands
        if isinstance(to, Address):
            assert to.slot
            memory[to.slot.name] = value(operand)
            stored.append((to.slot.name, value(operand)))
            continue
        now = value(operand)
        held[to.name] = {"xor": lambda a=to, b=now: value(a) ^ b, "add": lambda a=to, b=now: value(a) + b & MASK,
                         "shr": lambda a=to, b=now: value(a) >> b}.get(i.mnemonic, lambda b=now: b)()
    return stored, {slot.name: held[reg] for slot, reg in plan.resident.items()}


@pytest.mark.parametrize("gap", [1, 4, 12])
def test_the_same_is_stored(gap: int) -> None:
    more = 0
    for seed in range(150):
        plan = Plans(seed).plan(40)
        old = replace(plan, instrs=list(plan.instrs))
        load_again(plan, load_cpu("pentium"), gap)
        assert run(plan) == run(old), seed
        assert [i for i in plan.instrs if i in old.instrs] == old.instrs
        more += len(plan.instrs) - len(old.instrs)
    assert more > 0


def read_twice(between: list[Instr]) -> Plan:
    """A word is loaded and added, other things happen, and it is added again."""
    word, total = Reg("eax"), Reg("ebx")
    loaded = [made(LOAD, to, Address(4, slot=slot)) for to, slot in zip((word, total), WORDS, strict=False)]
    return Plan("p", [*loaded, made("add r32,r32", total, word), *between, made("add r32,r32", total, word),
                      made("mov m32,r32", Address(4, slot=Slot("out")), total)])


def loads(plan: Plan) -> int:
    return sum(i.form == LOAD for i in plan.instrs)


def test_only_for_a_far_reader() -> None:
    for length, expected in ((3, 2), (12, 3)):
        plan = read_twice([made("shr r32,imm8", Reg("ebx"), Imm(1)) for _ in range(length)])
        load_again(plan, load_cpu("pentium"), 6)
        assert loads(plan) == expected


def test_not_what_was_changed_meanwhile() -> None:
    """Neither the word in memory nor the register may have another value."""
    shifts = [made("shr r32,imm8", Reg("ebx"), Imm(1)) for _ in range(12)]
    for change in (made("mov m32,r32", Address(4, slot=WORDS[0]), Reg("ebx")), made("shr r32,imm8", Reg("eax"), Imm(1)),
                   made(COPY, Reg("eax"), Reg("ebx"))):
        plan = read_twice([change, *shifts])
        load_again(plan, load_cpu("pentium"), 6)
        assert loads(plan) == 2

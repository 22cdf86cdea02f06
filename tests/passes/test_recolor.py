"""Registers given anew: fewer copies, the same values stored, bytes only where registers have names for them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from scheduler.code.instr import BYTE, GENERAL, Address, Imm, Instr, Operand, Plan, Reg
from scheduler.graph.nodes import Node, Slot
from scheduler.graph.ops import SUMS
from scheduler.schedule.coalesce import recolor
from scheduler.schedule.items import rotated_word
from scheduler.timing.clock import Clock
from targets.cpu import load_cpu

NODE = Node("test")
COPY = "mov r32,r32"
WORDS = [Slot(f"word{i}") for i in range(4)]
RESIDENTS = [Slot("pointer", argument=0), Slot("state")]


def made(form: str, *operands: Operand) -> Instr:
    return Instr(form, operands, 1, 0.0, NODE, "copy" if form == COPY else "op")


class Plans:
    """Random plans: what a value's bytes are read from is copied to a register with byte names, if need be."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.instrs: list[Instr] = []
        self.live: set[str] = set()

    def add(self, form: str, *operands: Operand) -> None:
        self.instrs.append(made(form, *operands))

    def plan(self, length: int) -> Plan:
        rng = self.rng
        resident = dict(zip(RESIDENTS[:rng.randrange(3)], rng.sample(GENERAL, 2), strict=False))
        self.live = set(resident.values())
        for _ in range(length):
            self.step(sorted(self.live), [r for r in GENERAL if r not in self.live], set(resident.values()))
        for to in resident.values():  # a resident is there at the end, with a value made in another register, say
            if rng.random() < 0.5:
                self.add(COPY, Reg(to), Reg(rng.choice(sorted(self.live))))
        for reg in sorted(self.live - set(resident.values())):
            self.store(reg)
        return Plan("random", self.instrs, resident=resident, left=dict(resident))

    def store(self, reg: str) -> None:
        self.add("mov m32,r32", Address(4, slot=self.rng.choice(WORDS)), Reg(reg))

    def step(self, live: Sequence[str], free: Sequence[str], kept: set[str]) -> None:
        rng = self.rng
        word = Address(4, slot=rng.choice(WORDS))
        what = rng.choice(("load", "sum", "memory", "byte", "byte", "shift", "lea", "store"))
        if what == "load" and len(free) > 1:
            self.live.add(to := rng.choice(free))
            self.add("mov r32,m32", Reg(to), word)
        elif what in ("sum", "lea") and len(live) > 1:
            a, b = rng.sample(live, 2)
            if what == "lea" and free:
                self.live.add(to := rng.choice(free))
                self.add("lea r32,m", Reg(to), Address(4, a, b))
                return
            self.add("xor r32,r32", Reg(a), Reg(b))
            self.live -= {b} - kept
        elif what == "memory" and live:
            self.add("add r32,m32", Reg(rng.choice(live)), word)
        elif what == "byte" and live and free:
            self.byte(rng.choice(live), free, kept)
        elif what == "shift" and live:
            self.add("shr r32,imm8", Reg(rng.choice(live)), Imm(8))
        elif what == "store" and (others := [r for r in live if r not in kept]):
            self.store(reg := rng.choice(others))
            self.live.remove(reg)

    def byte(self, source: str, free: Sequence[str], kept: set[str]) -> None:
        if source not in BYTE:
            names = [r for r in free if r in BYTE]
            if not names:
                return
            self.add(COPY, Reg(names[0]), Reg(source))
            self.live -= {source} - kept
            self.live.add(source := names[0])
        to = self.rng.choice([r for r in GENERAL if r not in self.live] or [source])
        self.live.add(to)
        form, part = self.rng.choice((("movzx r32,r8", "low"), ("movzx r32,r8h", "high")))
        self.add(form, Reg(to), Reg(source, part))


def values(plan: Plan) -> tuple[list[object], list[object]]:
    """What a plan stores, in order, and what its residents and the slots that are left hold at the end."""
    held: dict[str, object] = {reg: slot.name for slot, reg in plan.resident.items()}
    stored: list[object] = []

    def value(o: Operand) -> object:
        if isinstance(o, Reg):
            return held[o.name] if o.part == "32" else (o.part, held[o.name])
        if isinstance(o, Address):
            return o.slot.name if o.slot else ("at", held[o.base or ""], held[o.index or ""])
        return o.value

    for i in plan.instrs:
        to, *rest = i.operands
        if isinstance(to, Address):
            stored.append((value(to), value(rest[0])))
        elif i.mnemonic in SUMS:
            held[to.name] = (i.mnemonic, frozenset((value(o), n) for o, n in counted([to, *rest], value)))
        elif i.mnemonic == "mov":
            held[to.name] = value(rest[0])
        elif i.mnemonic in ("lea", "movzx"):
            held[to.name] = (i.mnemonic, value(rest[0]))
        else:
            held[to.name] = (i.mnemonic, value(to), value(rest[0]))
    return stored, [(s.name, held[r]) for place in (plan.resident, plan.left) for s, r in place.items()]


def counted(operands, value):
    """Operands of a sum without regard to their order."""
    seen = [value(o) for o in operands]
    return [(o, seen.count(v)) for o, v in zip(operands, seen, strict=True)]


@pytest.mark.parametrize("cpu", ["pentium3", "prescott"])
def test_the_same_is_stored_with_fewer_copies(cpu):
    before = after = 0
    for seed in range(150):
        plan = Plans(seed).plan(40)
        old = replace(plan, instrs=list(plan.instrs))
        recolor(plan, load_cpu(cpu))
        assert values(plan)[0] == values(old)[0], seed
        ends, old_ends = values(plan)[1], values(old)[1]
        assert all(end in old_ends for end in ends) and len(plan.resident) == len(old.resident), seed
        assert {s: r for s, r in plan.left.items() if s in plan.resident} == plan.resident, seed
        assert all(o.name in BYTE for i in plan.instrs for o in i.operands if isinstance(o, Reg) and o.part != "32")
        before += sum(i.form == COPY for i in old.instrs)
        after += sum(i.form == COPY for i in plan.instrs)
    assert after < 0.7 * before


def test_a_value_is_made_where_its_bytes_have_names():
    slot, out = Slot("in"), Slot("out")
    plan = Plan("p", [made("mov r32,m32", Reg("esi"), Address(4, slot=slot)), made(COPY, Reg("eax"), Reg("esi")),
                      made("movzx r32,r8", Reg("ecx"), Reg("eax", "low")),
                      made("mov m32,r32", Address(4, slot=out), Reg("ecx"))])
    recolor(plan, load_cpu("pentium3"))
    assert [i.mnemonic for i in plan.instrs] == ["mov", "movzx", "mov"]
    assert plan.instrs[0].operands[0].name in BYTE


def test_a_copy_of_what_lives_on_stays():
    out = Address(4, slot=Slot("out"))
    plan = Plan("p", [made("mov r32,m32", Reg("esi"), Address(4, slot=Slot("in"))), made(COPY, Reg("eax"), Reg("esi")),
                      made("shr r32,imm8", Reg("eax"), Imm(8)), made("xor r32,r32", Reg("esi"), Reg("eax")),
                      made("mov m32,r32", out, Reg("esi"))])
    recolor(plan, load_cpu("pentium3"))
    assert sum(i.form == COPY for i in plan.instrs) == 1


@pytest.mark.parametrize(("kind", "by", "byte"), [("rol", 8, 0), ("rol", 24, 1), ("ror", 8, 3), ("ror", 16, 0)])
def test_a_byte_of_a_rotated_word_is_a_byte_of_the_word(kind, by, byte):
    word = Node("slot", slot=Slot("w"))
    found = rotated_word(Node("byte", [Node(kind, [word], by)], byte))
    value = 0x04030201
    left = by if kind == "rol" else 32 - by
    rotated = (value << left | value >> 32 - left) & 0xFFFFFFFF
    assert found is not None and found[0] is word
    assert value >> 8 * found[1] & 0xFF == rotated >> 8 * byte & 0xFF


def test_other_bytes_are_none_of_a_word_in_the_frame():
    word = Node("slot", slot=Slot("w"))
    for n in (Node("byte", [word], 1), Node("byte", [Node("rol", [word], 5)], 0),
              Node("byte", [Node("rol", [Node("not", [word])], 8)], 0), Node("shr", [Node("rol", [word], 8)], 24)):
        assert rotated_word(n) is None


def test_units_are_booked_where_the_clock_is_told_to():
    """On the Pentium 4 a 128-bit operation keeps its unit for two clocks (`unit_clocks`), its port for one."""
    cpu, ends = load_cpu("northwood"), []
    assert cpu.cost("pxor x,x").unit_clocks == 2
    for units in (False, True):
        clock = Clock(cpu, units)
        for n in range(16):
            clock.issue(made("pxor x,x", Reg(f"xmm{n % 8}"), Reg(f"xmm{n % 8}")))
        ends.append(clock.end)
    assert ends[1] >= 2 * 16 > ends[0]

"""The scheduler's rules for pairs against the pipeline model, on random straight-line code, and against known cases."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scheduler.code.instr import Address, Imm, Instr, Reg
from scheduler.timing.pairing import BIT, Clocks, clocks, least, period, records, rules
from targets.tables.rows import UnknownRow
from tests.support.straight import OFFSETS, instr, model_clocks, random_code

RULES = rules("pentium")
EAX, ECX, EDX, EBX = (Reg(name) for name in ("eax", "ecx", "edx", "ebx"))
codes = st.builds(lambda seed, count: random_code(random.Random(seed), count), st.integers(0, 1 << 32),
                  st.integers(1, 30))


@settings(max_examples=100, deadline=None)
@given(code=codes)
def test_clocks_are_the_models(code: list[Instr]) -> None:
    assert clocks(records(code, RULES, OFFSETS), RULES) == model_clocks(code)


@pytest.mark.full
@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(code=codes)
def test_a_period_is_the_models(code: list[Instr]) -> None:
    assert period(records(code, RULES, OFFSETS), RULES) == (model_clocks(36 * code) - model_clocks(24 * code)) / 12


@settings(max_examples=100, deadline=None)
@given(code=codes)
def test_looking_changes_nothing_and_a_copy_goes_its_own_way(code: list[Instr]) -> None:
    run, made = Clocks(RULES), records(code, RULES)
    for one in made:
        other = run.copy()
        assert run.look(one) == run.look(one)
        seen = run.look(one)
        assert other.add(one) == seen and run.add(one) == seen
    assert run.end == clocks(made, RULES) >= least(made)
    assert run.pairs <= len(made) // 2


def one(*code: Instr) -> int:
    """Clocks of instructions by themselves."""
    return clocks(records(code, RULES, OFFSETS), RULES)


def test_pairs_need_different_registers() -> None:
    first = instr("add", "r32,r32", EAX, ECX)
    assert one(first, instr("add", "r32,r32", EDX, EBX)) == 1
    assert one(first, instr("mov", "r32,r32", EDX, EAX)) == 2   # read after write
    assert one(first, instr("mov", "r32,r32", EAX, EDX)) == 2   # write after write
    assert one(first, instr("mov", "r32,r32", ECX, EDX)) == 1   # write after read
    # a byte is the whole register
    assert one(first, instr("mov", "m8,r8", Address(1, "esi"), Reg("eax", "high"))) == 2


def test_rotations_are_alone_but_by_one_go_first() -> None:
    other = instr("add", "r32,r32", EDX, EBX)
    assert one(instr("rol", "r32,imm8", EAX, Imm(5)), other) == 2
    assert one(instr("rol", "r32,imm8", EAX, Imm(1)), other) == 1
    assert one(other, instr("rol", "r32,imm8", EAX, Imm(1))) == 2
    assert one(other, instr("shl", "r32,imm8", EAX, Imm(5))) == 2
    assert one(instr("shl", "r32,imm8", EAX, Imm(5)), other) == 1


def test_the_interlock() -> None:
    load = instr("mov", "r32,m32", EDX, Address(4, "ecx"))
    write, idle = instr("add", "r32,imm32", ECX, Imm(4)), instr("not", "r32", EBX)
    assert one(write, load) == 3                     # the clock between is lost
    assert one(write, idle, load) == 3               # or filled
    assert one(write, instr("lea", "r32,m", EDX, Address(4, "ecx", disp=8))) == 3


def test_operands_in_memory() -> None:
    def add(register: Reg, base: str, disp: int) -> Instr:
        return instr("add", "r32,m32", register, Address(4, base, disp=disp))

    assert one(add(EAX, "esi", 0)) == 2
    assert one(add(EAX, "esi", 0), add(EDX, "esi", 4)) == 2
    assert one(add(EAX, "esi", 0), add(EDX, "esi", 32)) == 3   # the same bank
    assert one(add(EAX, "esi", 0), add(EDX, "edi", 32)) == 2   # whether they clash is not known
    frame = [instr("mov", "r32,m32", r, Address(4, slot=s)) for r, s in zip((EAX, EDX), OFFSETS, strict=True)]
    assert one(*frame) == 1 and one(frame[0], instr("mov", "r32,m32", EDX, frame[0].operands[1])) == 2
    far = {s: 32 * n for n, s in enumerate(OFFSETS)}
    assert clocks(records(frame, RULES, far), RULES) == 2      # other slots, the same bank
    assert clocks(records(frame, RULES), RULES) == 1
    change = instr("add", "m32,r32", Address(4, "esi"), EAX)
    assert one(change) == 3 and one(change, instr("add", "m32,r32", Address(4, "esi", disp=4), EDX)) == 5


def test_encodings_that_do_not_pair() -> None:
    other = instr("add", "r32,r32", EDX, EBX)
    assert one(instr("mov", "m32,imm32", Address(4, "esi"), Imm(1)), other) == 1
    assert one(instr("mov", "m32,imm32", Address(4, "esi", disp=4), Imm(1)), other) == 2
    assert one(instr("mov", "m32,imm32", Address(4, slot=next(iter(OFFSETS))), Imm(1)), other) == 2
    # a byte more to decode, unless something long before has hidden it
    swap = instr("bswap", "r32", EAX)
    assert one(swap) == 2 and one(instr("add", "r32,m32", ECX, Address(4, "esi")), swap) == 3


def test_the_record() -> None:
    made = records([instr("add", "r32,m32", EAX, Address(4, "ebp", "ecx", 4, disp=8))], RULES)[0]
    assert made.first and made.second and not made.alone
    assert made.clocks == 2 and made.memory == 1 and made.prefixes == 0
    assert made.reads == made.writes == made.results == BIT["eax"]
    assert made.address == BIT["ebp"] | BIT["ecx"]
    assert made.place is not None and made.place[1] == 8


def test_least_counts_what_pairs_by_halves() -> None:
    mix = [instr("add", "r32,r32", EAX, ECX)] * 3 + [instr("rol", "r32,imm8", EAX, Imm(5))] * 2
    assert least(records(mix, RULES)) == 4
    assert one(*mix) == 5


def test_only_for_cpus_that_execute_in_order() -> None:
    with pytest.raises(ValueError, match="pentium3 executes out of order"):
        rules("pentium3")
    with pytest.raises(ValueError, match="queue"):
        rules("pentium-mmx")
    with pytest.raises(UnknownRow, match=r"pentium does not know .*'paddd mm,mm'.*pairing row"):
        records([instr("paddd", "mm,mm", Reg("mm0"), Reg("mm1"))], RULES)

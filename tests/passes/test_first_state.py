"""What a loop carries is read where the caller has it the first time round, and nothing else changes."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from scheduler.code.instr import Address, Instr, Plan, Reg
from scheduler.finish.first_state import FEW, read_first_state
from scheduler.graph.nodes import Counted, Piece, Program, Slot
from targets.cpu import load_cpu
from tests.passes.test_recolor import made

CPU = load_cpu("pentium3")
ROUNDS = 3
WORDS = FEW + 2
LOAD, STORE = "movq mm,m64", "movq m64,mm"
BEFORE, BODY, AFTER = (Piece(name) for name in ("before", "rounds", "after"))


class Case:
    """A piece that brings words to slots, a loop that changes them, and a piece that reads them.

    Memory is by (None, address) of parameters and by (slot, offset).
    """

    def __init__(self, seed: int, words: int = WORDS) -> None:
        self.rng = random.Random(seed)
        self.source, self.counter = Slot("src", argument=0), Slot("counter")
        self.slots = [Slot(f"word{i}", size=8) for i in range(words)]
        self.places = [8 * i for i in range(words)]
        order = self.rng.sample(range(words), words)
        before = [made("mov r32,m32", Reg("eax"), Address(4, slot=self.source))]
        for i in order:
            before += [made(LOAD, Reg("mm0"), self.word(i)), made(STORE, self.slot(i), Reg("mm0"))]
        body: list[Instr] = []
        for i in self.rng.sample(range(words), words):
            other = self.rng.randrange(words)
            body += [made(LOAD, Reg("mm1"), self.slot(i)), made("pxor mm,m64", Reg("mm1"), self.slot(other)),
                     made("paddd mm,m64", Reg("mm1"), self.slot(i)), made(STORE, self.slot(i), Reg("mm1"))]
        after = [made(LOAD, Reg("mm0"), self.slot(i)) for i in range(words)]
        self.plans = {BEFORE: Plan("before", before), BODY: Plan("rounds", body), AFTER: Plan("after", after)}

    def word(self, i: int) -> Address:
        return Address(8, "eax", disp=self.places[i], where=("src", (), self.places[i], 8, 1))

    def slot(self, i: int) -> Address:
        return Address(8, slot=self.slots[i], aligned=True)

    @property
    def program(self) -> Program:
        loop = Counted("rounds", [BODY], counter=self.counter)
        return Program("p", [BEFORE, loop, AFTER], [self.source], [])

    def changed(self) -> dict[Piece, Plan]:
        return read_first_state(self.program, CPU, self.plans)


def run(plans: dict[Piece, Plan]) -> list[int]:
    """What the piece behind the loop reads."""
    rng = random.Random(9)
    words: dict[int, int] = {}
    slots: dict[tuple[int, int], int] = {}
    held: dict[str, object] = {}
    seen: list[int] = []

    def value(o: Address | Reg) -> object:
        if isinstance(o, Reg):
            return held[o.name]
        if o.slot is not None:
            return 1000 if o.slot.argument == 0 else slots[id(o.slot), o.disp]
        base = held[o.base or ""]
        if isinstance(base, tuple):
            return slots[base[0], base[1] + o.disp]
        assert isinstance(base, int)
        return words.setdefault(base + o.disp, rng.getrandbits(32))

    for at in range(1000, 1000 + 8 * 40, 8):  # all of them in one order, whoever reads first
        words[at] = rng.getrandbits(32)
    for piece in (BEFORE, *[BODY] * ROUNDS, AFTER):
        for i in plans[piece].instrs:
            to, operand = i.operands
            assert isinstance(operand, Address | Reg)
            if i.does == "address":
                assert isinstance(operand, Address) and operand.slot and isinstance(to, Reg)
                held[to.name] = id(operand.slot), operand.disp
                continue
            now = value(operand)
            if i.mnemonic in ("pxor", "paddd"):
                old = held[to.name]  # type: ignore[union-attr]
                assert isinstance(now, int) and isinstance(old, int)
                now = old ^ now if i.mnemonic == "pxor" else old + now & (1 << 32) - 1
            if isinstance(to, Reg):
                held[to.name] = now
            elif isinstance(to, Address) and to.slot is not None:
                assert isinstance(now, int)
                slots[id(to.slot), to.disp] = now
            elif isinstance(to, Address):
                base = held[to.base or ""]
                assert isinstance(now, int) and isinstance(base, int)
                words[base + to.disp] = now
            if piece is AFTER:
                assert isinstance(now, int)
                seen.append(now)
    return seen


def moves(plans: dict[Piece, Plan]) -> int:
    return sum(i.form == STORE for i in plans[BEFORE].instrs)


def test_the_same_is_computed_and_nothing_is_stored_before_the_loop() -> None:
    for seed in range(100):
        case = Case(seed)
        plans = case.changed()
        assert run(plans) == run(case.plans), seed
        assert moves(plans) == 0 and moves(case.plans) == WORDS
        assert len(plans[BEFORE].instrs) == 2  # what points at the words, by either register


def test_the_plans_that_are_given_stay_as_they_are() -> None:
    case = Case(0)
    before = {piece: list(plan.instrs) for piece, plan in case.plans.items()}
    case.changed()
    assert {piece: plan.instrs for piece, plan in case.plans.items()} == before


def test_slots_lie_as_the_words_do() -> None:
    """The words are not in the order of the slots' names, and there is a gap between two of them."""
    case = Case(1)
    rng = random.Random(2)
    case.places = [8 * i for i in rng.sample(range(WORDS + 3), WORDS)]
    instrs = case.plans[BEFORE].instrs
    for n, i in enumerate(instrs):
        source = i.operands[1]
        if i.form == LOAD and isinstance(source, Address):
            instrs[n] = replace(i, operands=(i.operands[0], case.word(source.disp // 8)))
    plans = case.changed()
    assert run(plans) == run(case.plans) and moves(plans) == 0


def test_a_word_that_is_read_again_is_still_loaded() -> None:
    case = Case(3)
    case.plans[BEFORE].instrs.append(made(STORE, Address(8, slot=(other := Slot("other", size=8))), Reg("mm0")))
    case.plans[AFTER].instrs.append(made(LOAD, Reg("mm3"), Address(8, slot=other)))
    plans = case.changed()
    assert run(plans) == run(case.plans) and moves(plans) == 1


def changes(case: Case) -> bool:
    """Whether anything does; the same is computed in any case."""
    plans = case.changed()
    assert run(plans) == run(case.plans)
    return moves(plans) < moves(case.plans)


def test_few_words_are_moved() -> None:
    assert not changes(Case(4, FEW - 1)) and changes(Case(4, FEW))


def test_a_slot_that_the_loop_does_not_write_is_filled() -> None:
    case = Case(5)
    body = case.plans[BODY].instrs
    gone = next(i for i in body if i.form == STORE)
    body.remove(gone)
    assert moves(case.changed()) == 1 and changes(case)


@pytest.mark.parametrize("what", ["store", "unknown"])
def test_words_that_the_loop_may_write_are_moved(what: str) -> None:
    """The parameter that is written may be in place of the one that is read."""
    case = Case(6)
    where = ("dst", (), 16, 8, 1) if what == "store" else ()
    case.plans[BODY].instrs.append(made(STORE, Address(8, "eax", disp=16, where=where), Reg("mm1")))
    plans = case.changed()
    assert moves(plans) == (1 if what == "store" else WORDS) and run(plans) == run(case.plans)


def test_a_store_elsewhere_does_not_matter() -> None:
    case = Case(6)
    case.plans[BODY].instrs.append(made(STORE, Address(8, "eax", disp=1600, where=("dst", (), 1600, 8, 1)), Reg("mm1")))
    assert moves(case.changed()) == 0


def test_without_a_free_register_nothing_changes() -> None:
    case = Case(7)
    used = [made("mov r32,r32", Reg(r), Reg("eax")) for r in ("ecx", "edx", "ebx", "esi", "edi")]
    case.plans[BODY].instrs += used
    assert not changes(case)
    del case.plans[BODY].instrs[-1:]
    assert changes(case)


def test_a_slot_that_is_read_before_the_loop_is_filled() -> None:
    case = Case(8)
    case.plans[BEFORE].instrs.append(made(LOAD, Reg("mm2"), case.slot(0)))
    assert moves(case.changed()) == 1 and changes(case)


def test_a_loop_that_may_not_be_run_keeps_its_slots() -> None:
    case = Case(9)
    loop = Counted("rounds", [BODY], count=Slot("n", argument=1), counter=case.counter)
    program = Program("p", [BEFORE, loop, AFTER], [case.source], [])
    assert moves(read_first_state(program, CPU, case.plans)) == WORDS

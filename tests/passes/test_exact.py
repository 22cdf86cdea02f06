"""Exact scheduling on a CPU that executes in order: windows, bounds, loops, and the command."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cipherwright.project.sources import Library
from cipherwright.refinement.exact import proofs
from scheduler.code.instr import Address, Imm, Instr, Plan, Reg
from scheduler.inorder import exact, modulo
from scheduler.inorder.pair_bounds import bound, bound_of, jackson
from scheduler.inorder.slide import slide
from scheduler.inorder.webs import webs_of
from scheduler.inorder.window import Code, Solved, Window, free_code, given_code, web_code, window
from scheduler.inorder.window_beam import beam
from scheduler.refine.replay import in_new_order
from scheduler.timing.pairing import clocks, records, rules
from targets.cpu import load_cpu
from tests.support.straight import MAKERS, instr, random_code

RULES = rules("pentium")
PENTIUM = load_cpu("pentium")
EAX, ECX, EDX, EBX, EBP = (Reg(name) for name in ("eax", "ecx", "edx", "ebx", "ebp"))
WITHOUT_FLAGS = [m for m in MAKERS if m.__name__ in ("_move", "_lea", "_shift")]
Solve = Callable[[Window, Sequence[int]], Solved]


def by_beam(open_: Window, start: Sequence[int]) -> Solved:
    return beam(open_, start, 4000)


def by_cp(open_: Window, start: Sequence[int]) -> Solved:
    return exact.solve(open_, start, 60)


needs_cp = pytest.mark.skipif(not exact.available(), reason="OR-Tools is not installed (the extra `exact`)")


def alu(name: str, to: Reg, by: Reg) -> Instr:
    return instr(name, "r32,r32", to, by)


def rol(to: Reg, by: int = 5) -> Instr:
    return instr("rol", "r32,imm8", to, Imm(by))


def load(to: Reg, disp: int, base: str = "esi") -> Instr:
    return instr("mov", "r32,m32", to, Address(4, base, disp=disp, where=("data", (), disp, 4, None)))


CASES = [  # (why, instructions, clocks as they stand, fewest clocks)
    ("two chains that do not touch go side by side",
     [alu("add", EAX, ECX), alu("xor", EAX, ECX), alu("add", EAX, ECX),
      alu("add", EDX, EBX), alu("xor", EDX, EBX), alu("add", EDX, EBX)], 5, 3),
    ("a rotation goes alone: two chains of add, rol, add take four clocks and not three",
     [alu("add", EAX, ECX), rol(EAX), alu("add", EAX, ECX), alu("add", EDX, EBX), rol(EDX), alu("add", EDX, EBX)],
     5, 4),
    ("what stands between a write and the address made of it is free",
     [instr("add", "r32,imm32", ECX, Imm(4)), load(EDX, 0, "ecx"), rol(EAX), rol(EBX)], 5, 4),
    ("a shift goes first of a pair only",
     [alu("add", EDX, EBX), instr("shl", "r32,imm8", EAX, Imm(3))], 2, 1),
    ("two loads of the same bank are no pair: another goes between",
     [load(EAX, 0), load(ECX, 32), load(EDX, 4), load(EBX, 36)], 4, 2),
    ("nothing can be done about a chain",
     [alu("add", EAX, ECX), alu("xor", EAX, EDX), alu("add", EAX, ECX), alu("and", EAX, EDX)], 2 + 2, 4),
]


@pytest.mark.parametrize(("code", "stands", "fewest"), [c[1:] for c in CASES], ids=[c[0] for c in CASES])
def test_known_windows(code: list[Instr], stands: int, fewest: int) -> None:
    known_window(by_beam, code, stands, fewest)


@needs_cp
def test_known_windows_by_cp() -> None:
    for _, code, stands, fewest in CASES:
        known_window(by_cp, code, stands, fewest)


def known_window(solve: Solve, code: list[Instr], stands: int, fewest: int) -> None:
    every = given_code(code, RULES)
    assert every.clocks(range(len(code))) == stands
    found = solve(window(every, range(len(code)), 0, len(code)), range(len(code)))
    assert found.clocks == fewest and found.proved
    assert clocks(records([code[i] for i in found.order], RULES), RULES) == fewest


def cut(seed: int, most: int, kinds: int) -> tuple[list[Instr], int]:
    """Random code and how many of its instructions are before the window."""
    rng = random.Random(seed)
    before, size = rng.randint(0, 4), rng.randint(2, most)
    return random_code(rng, before + size, MAKERS[:kinds]), before


def brute(open_: Window) -> int:
    """The fewest clocks of all orders."""
    return min(open_.clocks(o) for o in itertools.permutations(range(len(open_.records))) if open_.allows(o))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_all_orders_of_small_windows(seed: int) -> None:
    code, before = cut(seed, 6, len(MAKERS))
    open_ = window(given_code(code, RULES), range(len(code)), before, len(code) - before)
    fewest = brute(open_)
    assert bound_of(open_) <= fewest
    for solve in (by_beam, by_cp) if exact.available() else (by_beam,):
        found = solve(open_, range(len(code) - before))
        assert found.clocks == fewest == open_.clocks(found.order) and open_.allows(found.order)
        assert found.bound <= fewest


@needs_cp
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_beam_and_cp_agree(seed: int) -> None:
    code, before = cut(seed, 18, 7)
    open_ = window(given_code(code, RULES), range(len(code)), before, len(code) - before)
    one, two = by_beam(open_, range(len(code) - before)), by_cp(open_, range(len(code) - before))
    assert one.bound <= two.clocks and two.bound <= one.clocks  # neither says proved of what the other improves
    if one.proved and two.proved:
        assert one.clocks == two.clocks


def test_a_narrow_beam_proves_nothing_and_is_no_worse() -> None:
    code, _ = cut(3, 18, 7)
    open_ = window(given_code(code, RULES), range(len(code)), 0, len(code))
    found = beam(open_, range(len(code)), 1)
    assert found.clocks <= open_.clocks(range(len(code))) and open_.allows(found.order)
    assert found.bound <= by_beam(open_, range(len(code))).clocks


def web_plan(seed: int, count: int) -> tuple[Plan, Code]:
    plan = Plan("test", random_code(random.Random(seed), count, [*WITHOUT_FLAGS, MAKERS[0]]))
    plan.instrs = [i for i in plan.instrs if i.mnemonic not in ("adc", "sbb")]
    webs = webs_of(plan, PENTIUM)
    assert webs is not None
    return plan, web_code(webs, RULES)


@pytest.mark.long
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_values_for_registers(seed: int) -> None:
    plan, code = web_plan(seed, 9)
    order = range(len(plan.instrs))
    open_ = window(code, order, 0, len(order))
    found = by_beam(open_, order)
    assert code.allow(found.order)
    fixed = by_beam(window(given_code(plan.instrs, RULES), order, 0, len(order)), order)
    webs = webs_of(plan, PENTIUM)
    assert webs is not None
    free = by_beam(window(free_code(webs, RULES), order, 0, len(order)), order)
    if free.proved and found.proved and fixed.proved:
        assert free.clocks <= found.clocks <= fixed.clocks  # more freedom, fewer clocks
    made = in_new_order(plan, found.order, PENTIUM)
    # a value that nobody reads may have the register of its neighbour, which then does not pair; a copy of a value
    # into its own register is no instruction any more
    if made is not None and len(made.instrs) == len(plan.instrs):
        assert clocks(records(made.instrs, RULES), RULES) >= found.clocks


def test_too_few_registers_are_a_limit() -> None:
    # three values loaded, then changed and stored: with one register one after the other, with three side by side
    def through(reg: Reg, at: int) -> list[Instr]:
        to = Address(4, "edi", disp=at, where=("to", (), at, 4, None))
        return [load(reg, at), alu("add", reg, reg), instr("mov", "m32,r32", to, reg)]

    plan = Plan("test", [i for k in range(3) for i in through(EAX, 4 * k)])
    webs = webs_of(plan, PENTIUM)
    assert webs is not None
    found = {}
    for limit in (3, 4, 5):  # esi and edi are two of them
        code = web_code(webs, RULES, limit)
        found[limit] = by_beam(window(code, range(9), 0, 9), range(9))
        assert found[limit].proved and code.allow(found[limit].order)
        assert not exact.available() or by_cp(window(code, range(9), 0, 9), range(9)).clocks == found[limit].clocks
    assert found[3].clocks > found[4].clocks >= found[5].clocks == 5


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_bounds_are_bounds(seed: int) -> None:
    code, _ = cut(seed, 5, len(MAKERS))
    every = given_code(code, RULES)
    if len(code) <= 7:
        assert bound(every) <= brute(window(every, range(len(code)), 0, len(code)))


def test_slots_are_done_two_at_a_time() -> None:
    assert jackson([]) == 0
    assert jackson([(0, 1)] * 5) == 3
    assert jackson([(0, 1), (0, 1), (0, 4)]) == 4       # the longest way first
    assert jackson([(5, 2), (0, 1)]) == 7


def test_windows_that_slide() -> None:
    slid(by_beam)


@needs_cp
def test_windows_that_slide_by_cp() -> None:
    slid(by_cp)


def slid(solve: Solve) -> None:
    code = random_code(random.Random(5), 60, MAKERS[:7])
    every = given_code(code, RULES)
    told: list[tuple[int, int]] = []
    found = slide(every, range(60), lambda w, o, seconds: solve(w, o), 8, 60, lambda *now: told.append(now))
    assert found.before == every.clocks(range(60)) > found.clocks == every.clocks(found.order) == told[-1][1]
    assert every.allow(found.order) and found.whole and found.proved == found.windows > 10
    assert bound(every) <= found.clocks
    again = slide(every, found.order, lambda w, o, seconds: solve(w, o), 8, 60)
    assert again.clocks == found.clocks
    refused = slide(every, range(60), lambda w, o, seconds: solve(w, o), 8, 60, accept=lambda order: False)
    assert refused.order == tuple(range(60))
    with pytest.raises(ValueError, match="does not keep"):
        slide(every, range(59, -1, -1), lambda w, o, seconds: solve(w, o), 8, 60)


def step(a: Reg, b: Reg, disp: int) -> list[Instr]:
    """A step of a made-up hash: six instructions, of which one pairs with nothing."""
    return [load(EBX, disp), instr("mov", "r32,r32", EBP, b), alu("and", EBP, a), alu("add", a, EBX),
            alu("add", a, EBP), rol(a)]


def repeated(times: int, other: int) -> tuple[Code, modulo.Pattern]:
    """So many steps, in each of which `b` is what the step `other` before it has made."""
    three = EAX, ECX, EDX
    code = [i for k in range(times) for i in step(three[k % 3], three[(k - other) % 3], 4 * k)]
    webs = webs_of(Plan("test", code), PENTIUM)
    assert webs is not None
    free = free_code(webs, RULES)
    (pattern,) = modulo.patterns(free, range(len(code)), lambda i: (code[i].form, i % 6 == 0))
    return free, pattern


def test_what_repeats_is_found() -> None:
    _, pattern = repeated(10, 1)
    assert (pattern.begin, pattern.period, pattern.repeats) == (0, 6, 10)
    # from b to the next b: mov, and, add, rol
    assert modulo.slowest(pattern) == modulo.floor(pattern) == 4
    twice = modulo.unrolled(pattern, 2)
    assert modulo.slowest(twice) == modulo.floor(twice) == 8
    _, pattern = repeated(10, 2)
    assert modulo.slowest(pattern) == 2
    assert modulo.floor(pattern) == Fraction(7, 2)  # five that pair and a rotation


def test_the_slowest_cycle() -> None:
    one = records([alu("add", EAX, ECX)] * 3, RULES)
    arcs = (modulo.Arc(0, 1, 2, 0), modulo.Arc(1, 2, 3, 0), modulo.Arc(2, 0, 4, 2), modulo.Arc(1, 1, 4, 1))
    assert modulo.slowest(modulo.Pattern(0, 3, 9, tuple(one), arcs)) == Fraction(9, 2)
    assert modulo.slowest(modulo.Pattern(0, 3, 9, tuple(one), arcs[:2])) == 0


@needs_cp
def test_the_quickest_loop() -> None:
    assert modulo.interval(repeated(10, 1)[1], RULES, 60).found == 4
    code, pattern = repeated(10, 2)
    found = modulo.interval(pattern, RULES, 60)
    assert found.proved and found.found == found.bound == found.floor == Fraction(7, 2) and found.passes == 2
    assert modulo.pace(pattern, code, range(60), range(60)) >= 3.5
    # a rotation in a circle: and, add, add, rol of each step wait for the last, so it is the path that counts
    chain = [i for k in range(10) for i in (alu("add", EAX, ECX), rol(EAX), alu("xor", EAX, EDX), load(EBX, 4 * k),
                                            alu("add", ECX, EBX))]
    webs = webs_of(Plan("test", chain), PENTIUM)
    assert webs is not None
    (pattern,) = modulo.patterns(free_code(webs, RULES), range(50), lambda i: chain[i].form)
    assert modulo.interval(pattern, RULES, 60).found == modulo.floor(pattern) == 3


def test_without_the_extra_the_message_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> None:
        raise ImportError(f"No module named '{name}'")

    monkeypatch.setattr(exact, "import_module", none)
    assert not exact.available()
    with pytest.raises(exact.NoSolver, match=r"pip install 'cipherwright\[exact\]'"):
        exact.cp_model()


@pytest.mark.full
@pytest.mark.long
def test_the_command(cw, root, monkeypatch) -> None:
    code, out, err = cw("refine", "toy_encrypt", "--cpu", "pentium", "--exact", "--solver", "beam", "--window", "12",
                        "--seconds", "5", "--json")
    assert code == 0, err
    (row, *_) = json.loads(out)
    assert row["least"] <= row["free"] <= row["given"] <= row["clocks"] <= row["before"] <= row["listed"]
    assert row["cycles"] <= row["cycles_before"] and row["optimal"] == (row["clocks"] <= row["free"])
    assert 0 < row["proved_windows"] <= row["windows"]
    assert cw("build", "toy_encrypt", "--cpu", "pentium")[0] == 0
    made = json.loads((root / "generated" / "pentium" / "toy_encrypt.json").read_text())
    assert row["clocks"] in [piece["planned_cycles"] for piece in made["pieces"]]
    assert cw("test", "toy", "--cpu", "pentium")[0] == 0
    shown = cw("explain", "toy_encrypt", "--cpu", "pentium")[1]
    assert f"{row['clocks']} clocks by the rules of pairs" in shown and "windows of 12 instructions" in shown
    # an order that is found later has no proof
    store = Library(root).refined("pentium")
    assert proofs(store, "toy_encrypt")
    assert not proofs({name: {**entry, "order": entry["order"] + " "} for name, entry in store.items()}, "toy_encrypt")


def test_the_command_refuses_what_it_cannot_do(cw, monkeypatch) -> None:
    code, _, err = cw("refine", "toy_encrypt", "--cpu", "pentium3", "--exact", "--seconds", "1")
    assert code and "execute in order" in err and "pentium" in err
    monkeypatch.setattr(exact, "import_module", lambda name: (_ for _ in ()).throw(ImportError(name)))
    code, _, err = cw("refine", "toy_encrypt", "--cpu", "pentium", "--exact", "--seconds", "1")
    assert code and "pip install" in err and "--solver beam" in err

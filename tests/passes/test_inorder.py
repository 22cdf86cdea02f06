"""Plans for CPUs that execute in order: the planner's clock, webs, the search for an order, registers for it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from scheduler.code.instr import GENERAL, Address, Imm, Instr, Operand, Plan, Reg
from scheduler.graph.nodes import Node, Slot
from scheduler.inorder.coloring import assign, in_forms, lives
from scheduler.inorder.forms import webs_in_order
from scheduler.inorder.search import search
from scheduler.inorder.webs import Webs, webs_of
from scheduler.timing.in_order_clock import InOrderClock, planner_clock, timed
from scheduler.timing.pairing import clocks, records, rules
from targets.cpu import load_cpu
from targets.model.p5 import run
from targets.trace import Trace, straight_line
from tests.support.sequences import code

PENTIUM = load_cpu("pentium")
RULES = rules("pentium")
EAX, ECX, EDX, EBX, ESI, EDI, EBP = (Reg(r) for r in GENERAL)


def made(form: str, *operands: Operand) -> Instr:
    return Instr(form, operands, 1, 0.0, Node("test"), "op")


def op(name: str, to: Reg, operand: Operand) -> Instr:
    kind = {Reg: "r32", Imm: "imm32", Address: "m32"}[type(operand)]
    return made(f"{name} r32,{'imm8' if name in ('rol', 'shl') else kind}", to, operand)


def lea(to: Reg, base: Reg, index: Reg, disp: int = 0) -> Instr:
    return made("lea r32,[r+r+i]", to, Address(4, base.name, index.name, disp=disp))


def at(base: Reg, disp: int = 0) -> Address:
    return Address(4, base.name, disp=disp)


def planned(*instrs: Instr) -> tuple[list[float], float]:
    clock = InOrderClock(PENTIUM)
    for instr in instrs:
        clock.issue(instr)
    return [i.cycle for i in instrs], clock.end


@pytest.mark.parametrize(("instrs", "starts", "end"), [
    ([op("mov", EAX, EBX), op("mov", ECX, EDX)], [0, 0], 1),                    # a pair
    ([op("mov", EAX, EBX), op("add", ECX, EAX)], [0, 1], 2),                    # written, then read
    ([op("add", EAX, EBX), op("mov", EBX, ECX)], [0, 0], 1),                    # read, then written: pairs
    ([op("rol", EAX, Imm(5)), op("mov", ECX, EDX)], [0, 1], 2),                 # a rotation goes alone
    ([op("rol", EAX, Imm(1)), op("mov", ECX, EDX)], [0, 0], 1),                 # but for one by 1, in U
    ([op("mov", ECX, EDX), op("shl", EAX, Imm(5))], [0, 1], 2),                 # a shift only in U
    ([op("mov", ESI, EAX), op("mov", ECX, at(ESI))], [0, 2], 3),                # an address waits a clock more
    ([op("mov", ESI, EAX), op("mov", EDX, EBX), op("mov", ECX, at(ESI))], [0, 0, 2], 3),
    ([op("add", EAX, at(ESI)), op("add", EBX, at(EDI, 4))], [0, 0], 2),         # two operands in memory
    ([op("add", EAX, at(ESI)), op("mov", ECX, EDX)], [0, 0], 2),
    ([op("mov", ECX, EDX), lea(EAX, EBX, ECX, 9)], [0, 2], 3),                  # lea reads addresses
])
def test_the_clock_counts_as_by_hand(instrs: list[Instr], starts: list[float], end: float) -> None:
    assert planned(*instrs) == (starts, end)
    assert isinstance(planner_clock(PENTIUM), InOrderClock) and not isinstance(
        planner_clock(load_cpu("northwood")), InOrderClock)


def test_the_papers_step_of_md5_takes_five_clocks() -> None:
    """Bosselaers, Even Faster Hashing on the Pentium: a step of round 1 is nine instructions in five clocks."""
    step = [lea(EAX, EAX, EBP, 77), op("and", EDI, EBX), op("mov", EBP, at(ESI, 4)), op("xor", EDI, EDX),
            op("add", EAX, EDI), op("mov", EDI, EBX), op("rol", EAX, Imm(7)), op("add", EAX, EBX), op("xor", EDI, ECX)]
    assert planned(*step)[1] == 5


# -- agreement with the model ---------------------------------------------------------------------------------

def straight(rng: random.Random, size: int) -> list[Instr]:
    """Random instructions of the kinds that kernels of hash functions have; esi and edi hold addresses."""
    some: list[Instr] = []
    for _ in range(size):
        to, other = rng.sample([EAX, ECX, EDX, EBX, EBP], 2)
        where = at(rng.choice([ESI, EDI]), 4 * rng.randrange(1, 16))
        some.append(rng.choice([
            op(rng.choice(["mov", "add", "xor", "and", "or"]), to, rng.choice([other, where, Imm(1 << 20)])),
            op("rol", to, Imm(rng.randrange(1, 31))), lea(to, to, other, 100), lea(to, other, to, 100),
            made("mov m32,r32", where, to), op(rng.choice(["add", "xor"]), to, other)]))
    return some


def text(instr: Instr) -> str:
    """The instruction for nasm."""
    def shown(o: Operand) -> str:
        if isinstance(o, Address):
            inside = "+".join([r for r in (o.base, o.index) if r])
            return f"{'dword ' if instr.mnemonic != 'lea' else ''}[{inside}+{o.disp}]"
        return o.name if isinstance(o, Reg) else str(o.value)

    return f"{instr.mnemonic} {', '.join(shown(o) for o in instr.operands)}"


def by_the_model(instrs: Sequence[Instr]) -> float:
    """Clocks by the model, caches warm; esi and edi are far from each other and in other banks."""
    one = code(tuple(text(i) for i in instrs) + ("test edi,1",) * 4)
    places = {}
    for k, instr in enumerate(instrs):
        for o in instr.operands:
            if isinstance(o, Address) and instr.mnemonic != "lea":
                places[k] = (0x20000 if o.base == "esi" else 0x20400) + o.disp
    whole = straight_line(list(one), repeat=2, loads=places, stores=places)
    n, end = len(one), 2 * len(one) - 4
    trace = Trace(bits=32, code=whole.code, index=whole.index[:end], load=whole.load[:end], store=whole.store[:end],
                  taken=whole.taken[:end], marks=(0, n, end), warmup=1)
    return run(trace, "pentium", False).cycles


@pytest.mark.parametrize("seed", range(40))
def test_the_clock_agrees_with_the_model(seed: int) -> None:
    """Places on different registers are not compared by the clock: with all accesses on esi both count the same."""
    rng = random.Random(seed)
    instrs = [i for i in straight(rng, 60) if not any(isinstance(o, Address) and o.base == "edi" for o in i.operands)]
    assert planned(*instrs)[1] == by_the_model(instrs)


# -- webs, orders and registers -------------------------------------------------------------------------------

def plan_of(instrs: list[Instr]) -> Plan:
    return timed(Plan("test", instrs), PENTIUM)


def some_order(webs: Webs, rng: random.Random) -> list[int]:
    """A random order that keeps what must precede what."""
    left, order = set(range(len(webs.before))), list[int]()
    while left:
        order.append(rng.choice(sorted(i for i in left if not webs.before[i] & left)))
        left.remove(order[-1])
    return order


def interpreted(instrs: Sequence[Instr], start: dict[str, int]) -> tuple[dict[str, int], dict[object, int]]:
    """Registers and memory after straight-line instructions."""
    regs, memory = dict(start), dict[object, int]()

    def place(o: Address) -> object:
        assert o.base is not None
        return start[o.base] + o.disp

    def value(o: Operand, name: str) -> int:
        if isinstance(o, Reg):
            return regs[o.name]
        if isinstance(o, Imm):
            return o.value
        if name == "lea":
            return regs[o.base or ""] + regs[o.index or ""] + o.disp
        return memory.get(place(o), hash(place(o)) * 0x9E3779B1 & 0xFFFFFFFF)

    for i in instrs:
        to, b = i.operands[0], value(i.operands[1], i.mnemonic)
        if isinstance(to, Address):
            memory[place(to)] = b
            continue
        assert isinstance(to, Reg)
        a = regs.get(to.name, 0)
        regs[to.name] = {"mov": b, "lea": b, "add": a + b, "xor": a ^ b, "and": a & b, "or": a | b,
                         "rol": a << (b & 31) | a >> (32 - (b & 31)) % 32}[i.mnemonic] & 0xFFFFFFFF
    return regs, memory


@pytest.mark.parametrize("seed", range(60))
def test_any_order_of_webs_means_the_same(seed: int) -> None:
    """Memory after the code is the same in every order that webs allow, whatever registers it gets."""
    rng = random.Random(seed)
    instrs = [*straight(rng, 150), *(made("mov m32,r32", at(ESI, 128 + 4 * k), Reg(r))
                                    for k, r in enumerate(GENERAL[:4]))]
    start = {r: rng.getrandbits(32) for r in GENERAL} | {"esi": 1 << 16, "edi": 1 << 17}
    wanted = interpreted(instrs, start)[1]
    plan = plan_of(instrs)
    webs = webs_in_order(plan, PENTIUM)
    assert webs is not None and webs.allow(range(len(webs.before)))
    found = 0
    for _ in range(6):
        order = some_order(webs, rng) if found % 2 else [*range(len(webs.before))]
        assert webs.allow(order)
        done = assign(webs, order, (*GENERAL, *(f"r{k}" for k in range(20))))
        assert done is not None
        entry = dict(start)
        assert interpreted(done.instrs, entry)[1] == wanted
        found += 1


def test_an_order_that_breaks_a_dependence_is_refused() -> None:
    webs = webs_of(plan_of([op("mov", EAX, at(ESI)), op("add", EAX, EBX), made("mov m32,r32", at(ESI), EAX)]), PENTIUM)
    assert webs is not None and webs.allow([0, 1, 2])
    assert not webs.allow([1, 0, 2]) and not webs.allow([0, 2, 1]) and not webs.allow([0, 1])


def test_additions_change_places_and_registers_are_not_in_the_way() -> None:
    """eax is used for two sums one after the other: the webs may overlap, and operands join in any order."""
    first = [op("mov", EAX, at(ESI)), op("add", EAX, EBX), op("add", EAX, ECX),
             made("mov m32,r32", Address(4, slot=Slot("a")), EAX)]
    second = [op("mov", EAX, at(ESI, 4)), op("xor", EAX, EBX),
              made("mov m32,r32", Address(4, slot=Slot("b")), EAX)]
    webs = webs_of(plan_of([*first, *second]), PENTIUM)
    assert webs is not None and webs.allow([4, 0, 2, 1, 5, 6, 3]) and not webs.allow([1, 0, 2, 3, 4, 5, 6])


def test_mates_are_one_instruction_when_they_follow_each_other() -> None:
    plan = plan_of([op("add", EAX, at(ESI)), lea(EAX, EAX, EBX, 5), op("add", EAX, ECX)])
    webs = webs_in_order(plan, PENTIUM)
    assert webs is not None and len(webs.renamed) == 5  # mov, add, add constant, add ebx, add ecx
    assert [i.mnemonic for i in in_forms(webs, range(5))] == ["add", "lea", "add"]
    assert [i.mnemonic for i in in_forms(webs, [0, 3, 1, 2, 4])] == ["mov", "add", "add", "lea"]
    assert len([s for s in lives(webs, range(5)) if s[0] <= s[1]]) == len(webs.webs) - 1


def test_registers_promised_at_the_end_are_kept() -> None:
    slot = Slot("state")
    plan = plan_of([op("mov", EAX, at(ESI)), op("mov", ECX, at(ESI, 4)), op("xor", EAX, ECX), op("add", EDI, EAX)])
    plan.resident = {slot: "edi"}
    webs = webs_of(plan, PENTIUM)
    assert webs is not None
    done = assign(webs, [1, 0, 2, 3])
    assert done is not None and done.instrs[-1].operands[0] == EDI and done.resident == plan.resident


@pytest.mark.parametrize("seed", range(6))
def test_the_search_finds_what_the_clock_counts(seed: int) -> None:
    instrs = straight(random.Random(seed), 50)
    plan = plan_of(instrs)
    found = search(plan, PENTIUM, 3000)
    assert found is not None and found.cycles <= plan.cycles
    assert found.cycles == clocks(records(found.plan.instrs, RULES), RULES) == timed(found.plan, PENTIUM).cycles
    again = search(plan, PENTIUM, 3000)
    assert again is not None and again.order == found.order

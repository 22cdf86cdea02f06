"""What of a Zen 5 and a Zen 4 fills up while instructions wait, and how stores go to the cache: as measured on them.

Two chains that do not wait for each other have instructions between them. Once these fill something, the second chain
begins late, and a pass takes twice as long (docs/characterize.md).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from targets.model.parameters import Setting
from targets.simulate import with_setting
from targets.trace import straight_line
from tests.support.sequences import code, once, places, steady

HASWELL, ZEN3, ZEN4, ZEN5 = "haswell", "zen3", "zen4", "zen5"
LINKS = 30                      # of four clocks
FILLERS: dict[str, Callable[[int], str]] = {
    "operations that wait": lambda n: f"lea r{8 + n % 4},[rcx+rax]",
    "stores that wait for data": lambda n: f"mov [r14+{n % 8 * 8}],rax",
    "loads that wait": lambda n: f"mov r{8 + n % 4},[r14+rax+{n % 8 * 8}]",
    "stores": lambda n: f"mov [r14+{n % 8 * 8}],rcx",
    "general registers": lambda n: f"lea r{8 + n % 4},[rcx+rdx]",
    "flags alone": lambda n: "cmp rcx,rdx",
    "moves": lambda n: f"mov r{8 + n % 4},rcx",
    "vectors": lambda n: f"paddd xmm{4 + n % 4},xmm9",
    "loads": lambda n: f"mov r{8 + n % 4},[r14+{n % 8 * 8}]",
}


def chains_around(name: str, count: int) -> list[str]:
    """Two chains with `count` instructions between them."""
    chains = [["movdqa xmm1,xmm3", *["aesenc xmm1,xmm9"] * LINKS, "movq rax,xmm1"],
              ["movdqa xmm2,xmm3", *["aesenc xmm2,xmm9"] * LINKS, "movdqa xmm3,xmm1", "pxor xmm3,xmm2"]]
    fillers = [FILLERS[name](n) for n in range(count)]
    return [*chains[0], *fillers, *chains[1]]


def clocks(name: str, count: int, cpu: str = ZEN5) -> float:
    """Clocks of a pass of two chains with `count` instructions between them."""
    return steady(chains_around(name, count), cpu, bits=64, copies=2)


@pytest.mark.parametrize(("name", "fits", "does_not"), [
    ("operations that wait", 79, 82), ("stores that wait for data", 78, 82), ("loads that wait", 54, 57),
    ("stores", 103, 106), ("general registers", 200, 208)])
def test_what_fills_up_on_zen5(name: str, fits: int, does_not: int) -> None:
    """Both chains run side by side, or the second behind the first."""
    assert clocks(name, fits) < 180 and clocks(name, does_not) > 220


@pytest.mark.parametrize(("name", "fits", "does_not"), [
    ("general registers", 188, 196), ("vectors", 136, 180), ("loads", 126, 136)])
def test_what_fills_up_on_zen4(name: str, fits: int, does_not: int) -> None:
    """In steps of 8: 192 writers of general registers, 168 of vectors (those of the chains among them), 128 loads."""
    assert clocks(name, fits, ZEN4) < 180 and clocks(name, does_not, ZEN4) > 220


@pytest.mark.parametrize(("setting", "fits", "does_not"), [
    ((), 79, 82),
    ((("window", "schedulers", ("alu012345|st01: 88", "agu0123: 55")), ("rename", "whole_groups", True)), 84, 90)])
def test_a_group_waits_for_room_for_all_of_it(setting: Setting, fits: int, does_not: int) -> None:
    """Behind operations that all wait 86 fit in 88 entries, whatever of a group needs none (measured on a Zen 5)."""
    def passes(count: int) -> float:
        lines = tuple(chains_around("operations that wait", count) * 2)
        some = list(code(lines, bits=64))
        where = places(len(some), {})
        marks = with_setting(straight_line(some, repeat=12, loads=where, stores=where), ZEN5, setting).marks
        return (marks[-2] - marks[3]) / 8 / 2
    assert passes(fits) < 180 and passes(does_not) > 220


@pytest.mark.parametrize("name", ["flags alone", "moves", "vectors"])
def test_what_takes_no_general_register(name: str) -> None:
    """Comparisons, moves that rename does and vectors are not among the writers that are counted."""
    assert clocks(name, 240) < 180


def test_a_cpu_without_the_number_has_no_limit() -> None:
    """Zen 3's table says nothing of registers."""
    assert clocks("general registers", 180, ZEN3) < 180


def test_loads_take_their_ports_in_turn() -> None:
    """On Haswell p2 and p3, whatever the operations between them are bound to."""
    run = once(["mov eax,[r14]", "mov ecx,[r14+64]", "add edx,edi", "mov esi,[r14+128]", "mov r8d,[r14+192]"], HASWELL,
               bits=64)
    ports = [run.timeline.port_names[run.timeline.port[k]] for k in (0, 1, 3, 4)]
    assert set(ports[:2]) == {"p2", "p3"} and ports[2:] == ports[:2]


@pytest.mark.parametrize(("between", "later"), [(0, 3), (4, 4), (8, 4), (12, 4), (16, 5)])
def test_an_operand_that_comes_just_late_costs_a_clock(between: int, later: int) -> None:
    """A product of three clocks, seen by a sum that enters 1 to 5 clocks behind it: by one that could go in the clock
    before it is there, or in that clock, a clock later (Haswell).
    """
    lines = ["imul eax,ebx", *["nop"] * (3 + between), "add ecx,eax"]
    dispatch = once(lines, HASWELL, bits=64).of(len(lines) - 1, "dispatch")[0]
    product = once(lines, HASWELL, bits=64).of(0, "dispatch")[0]
    assert dispatch - product == later


@pytest.mark.parametrize(("lines", "measured"), [(2, 0.5), (8, 0.5), (12, 0.5), (13, 1.04), (32, 1.04)])
def test_lines_that_stores_are_gathered_in(lines: int, measured: float) -> None:
    """Stores to up to twelve lines in turn are two a clock, to more one."""
    stores = [f"movdqa [r14+{64 * n}],xmm9" for n in range(lines)]
    where = {n: 0x200000 + 64 * n for n in range(lines)}
    assert steady(stores, ZEN5, where, bits=64) / lines == pytest.approx(measured, rel=0.05)


@pytest.mark.parametrize(("rest", "measured"), [
    (["lea r8,[rcx+rdx]"] * 3, 0.672), (["rorx r8,rcx,5"] * 3, 1.008),
    (["rorx r8,rcx,5"] * 3 + ["lea r8,[rcx+rdx]"] * 2, 1.01)])
def test_data_of_stores_of_zen5_take_a_pipe_of_operations(rest: list[str], measured: float) -> None:
    """Six operations a clock are stores' data and others together, of rotations three beside the stores."""
    assert steady(["mov [r14],rcx", *rest], ZEN5, {0: 0x200000}, bits=64) == pytest.approx(measured, rel=0.03)


@pytest.mark.parametrize(("cpu", "fits", "does_not"), [("skylake", 64, 66), ("skylake-x", 64, 66), ("haswell", 50, 60)])
def test_operations_that_wait_for_a_load_fill_a_scheduler_of_their_own(cpu: str, fits: int, does_not: int) -> None:
    """64 were measured on a Skylake, whose 97 entries are those of two schedulers; Haswell's 60 are one."""
    def passes(count: int) -> float:
        chains = [["mov rbx,[rbx+0x1000]"] * 12, ["mov rdx,[rdx+0x1000]"] * 12]
        fillers = [f"lea r{8 + n % 4},[rcx+rbx]" for n in range(count)]
        return steady([*chains[0], *fillers, *chains[1], "lea rbx,[rbx+rdx]", "mov rdx,rbx"], cpu, bits=64, copies=2)
    assert passes(does_not) - passes(fits) > 20


@pytest.mark.parametrize(("cpu", "fits", "does_not"), [("skylake", 33, 35), ("skylake-x", 33, 35), ("haswell", 40, 52)])
def test_so_do_loads_that_wait_for_an_operation(cpu: str, fits: int, does_not: int) -> None:
    """33 on a Skylake: what is left of the 97."""
    def passes(count: int) -> float:
        chains = [["imul rbx,rbx"] * 14, ["imul rdx,rdx"] * 14]
        fillers = [f"mov r{8 + n % 4},[r14+rbx+{n % 8 * 8}]" for n in range(count)]
        return steady([*chains[0], *fillers, *chains[1], "lea rbx,[rbx+rdx]", "mov rdx,rbx"], cpu, bits=64, copies=2)
    assert passes(does_not) - passes(fits) > 10

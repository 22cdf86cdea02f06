"""x87 code on the model: chains and rates by the documents, registers named from the top of their stack, fxch.

The figures are those of Agner Fog's instruction tables (2021) and of his manual of microarchitectures (2023), section
4.5 for the Pentium; Intel 245127-001 says the P6's.
"""

from __future__ import annotations

import pytest

from targets.model.p5 import run
from targets.trace import straight_line
from tests.support.sequences import C2, K8, NW, OUT_OF_ORDER, P3, PM, PR, code, once, places, steady

P6 = ("pentium-pro", "pentium2", P3, PM, C2, "core2-45nm")
ADD = {**dict.fromkeys(P6, 3), NW: 5, PR: 6, "prescott-64": 6, K8: 4}
MULTIPLY = {**dict.fromkeys(P6, 5), NW: 7, PR: 8, "prescott-64": 8, K8: 4}
BETWEEN = {**dict.fromkeys(OUT_OF_ORDER, 2), K8: 1}
"""Clocks from one multiplication to the next that does not wait for it."""
RENAMED = P6
"""CPUs of which fxch is no uop that is executed."""
ONE_PORT = ("pentium-pro", "pentium2", P3)
"""CPUs of which every x87 uop goes to p0."""


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_a_chain_takes_the_latencies(cpu: str) -> None:
    assert steady(["fadd st0,st1"], cpu) == pytest.approx(ADD[cpu])
    assert steady(["fsub st0,st1"], cpu) == steady(["fsubr st0,st1"], cpu) == pytest.approx(ADD[cpu])
    assert steady(["fmul st0,st1"], cpu) == pytest.approx(MULTIPLY[cpu])
    assert steady(["fmul st0,st1", "fadd st0,st2"], cpu) == pytest.approx(ADD[cpu] + MULTIPLY[cpu])


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_independent_operations_take_the_rates(cpu: str) -> None:
    """Seven sums that wait for none of the others: one a clock. Multiplications one in two clocks, but on the K8."""
    sums = [f"fadd st{k},st0" for k in range(1, 8)]
    assert steady(sums, cpu) == pytest.approx(max(7, ADD[cpu]))
    products = [f"fmul st{k},st0" for k in range(1, 8)]
    assert steady(products, cpu) == pytest.approx(max(7 * BETWEEN[cpu], MULTIPLY[cpu]))


@pytest.mark.parametrize("cpu", [cpu for cpu in OUT_OF_ORDER if cpu != "prescott-64"])
def test_what_is_loaded_depends_on_nothing_before_it(cpu: str) -> None:
    """A product of two words of memory, stored, is in the same place each time and no chain: the rates decide."""
    rate = steady(["fld qword [esi]", "fmul qword [edi]", "fstp qword [ebp]"], cpu)
    assert BETWEEN[cpu] <= rate < MULTIPLY[cpu]
    assert steady(["fmul qword [edi]"], cpu) == pytest.approx(MULTIPLY[cpu])
    chain = ["fmul st0,st1", "fadd st2,st0"]          # the sums hang on the products, and not the other way round
    assert steady(chain, cpu) < MULTIPLY[cpu] + ADD[cpu]


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_pushed_and_popped_registers_are_found_again(cpu: str) -> None:
    """The sum below what is pushed is one chain, whatever it is called: st0, then st1, then st0 once more."""
    chain = ["fadd st0,st2", "fld st1", "fadd st1,st0", "fstp st0"]
    assert steady(chain, cpu) == pytest.approx(2 * ADD[cpu])
    popping = ["fld st1", "faddp st1,st0"]
    assert steady(popping, cpu) == pytest.approx(ADD[cpu])
    other = ["fadd st0,st2", "fld st1", "fadd st0,st2", "fstp st0"]       # the second sum is of what is popped
    assert steady(other, cpu) == pytest.approx(4 if cpu in ONE_PORT else ADD[cpu])


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_two_chains_change_places_for_nothing(cpu: str) -> None:
    """Each sum is the other one's turn: two chains side by side take no longer than one, and without fxch twice."""
    exchanged = ["fadd st0,st2", "fxch st1", "fadd st0,st2", "fxch st1"]
    assert steady(exchanged, cpu) == pytest.approx(ADD[cpu])
    assert steady(["fadd st0,st2"] * 2, cpu) == pytest.approx(2 * ADD[cpu])


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_fxch_adds_no_latency_and_uses_no_unit(cpu: str) -> None:
    """It takes a place at rename alone, where it is a renaming; on NetBurst and the K8 it is a uop as well."""
    assert steady(["fadd st0,st2", "fxch st1", "fxch st1"], cpu) == pytest.approx(ADD[cpu])
    sums = [f"fadd st{k},st0" for k in range(1, 5)]
    if cpu in RENAMED:
        assert steady(["fxch st1"] * 12, cpu) <= 12 / 2
        assert steady([*sums, "fxch st5", "fxch st6", "fxch st6", "fxch st5"], cpu) == pytest.approx(steady(sums, cpu))
    else:
        assert steady(["fxch st1"] * 4, cpu) > 1


@pytest.mark.parametrize(
    ("lines", "clocks"),
    [
        (["fadd st0,st1"], 3),                                                  # a chain
        (["fmul st0,st1"], 3),
        (["fadd st1,st0", "fadd st2,st0", "fadd st3,st0"], 3),                  # one a clock
        (["fmul st1,st0", "fmul st2,st0"], 4),                                  # one in two clocks
        (["fadd st0,st3", "fxch st1", "fadd st0,st3", "fxch st2"] * 3, 6),      # three chains in turn
        (["fadd st0,st3", "fadd st0,st3", "fadd st0,st3"], 9),
        (["fmul st0,st4", "fxch st1", "fadd st0,st4", "fxch st1"], 3),          # a product beside a sum
        (["fxch st1", "fxch st2"], 2),                                          # alone it takes a clock
        (["fld st0", "fxch st1", "fstp st0"], 2),                               # fxch beside fld, then the pop
    ],
)
@pytest.mark.parametrize("cpu", ["pentium", "pentium-mmx"])
def test_the_pentium_pairs_fxch_behind_what_computes(cpu: str, lines: list[str], clocks: int) -> None:
    one = code(tuple(lines))
    where = places(len(one), {}, 40)
    marks = run(straight_line(list(one), repeat=40, loads=where, stores=where), cpu).marks
    assert (marks[-2] - marks[19]) / (len(marks) - 2 - 19) == clocks


@pytest.mark.parametrize("cpu", ["pentium", P3, PM, C2, NW, PR, K8])
def test_every_form_of_the_stack_runs(cpu: str) -> None:
    """What a kernel has around its sums: the control word, the state cleared, constants, all sizes of memory."""
    lines = ["fninit", "fnclex", "fldcw [esi]", "fldz", "fld1", "fld dword [esi]", "fld tword [esi]",
             "fild dword [esi]", "fild qword [esi]", "fsubp st1,st0", "fsubrp st1,st0", "fmulp st1,st0",
             "fst dword [edi]", "fst qword [edi]", "fstp tword [edi]", "fst st1", "fstp st1", "ffree st0",
             "fnstcw [edi]", "fsub dword [esi]", "fsubr qword [esi]", "fmul dword [esi]"]
    assert steady(lines, cpu, copies=2) > 20


def test_the_top_of_the_stack_is_followed_through_a_store() -> None:
    """A store that pops reads what was the top: the next product is free to begin, the sum below is not."""
    assert steady(["fld st0", "fmul st0,st2", "fstp qword [edi]"], P3) < 3
    kept = ["fadd st0,st1", "fst qword [edi]"]
    assert steady(kept, P3) == pytest.approx(3)


@pytest.mark.parametrize(("cpu", "latency"), [(P3, 3), (PM, 3), (C2, 4), (NW, 7), (PR, 11), (K8, 4)])
def test_a_sum_waits_for_what_is_loaded(cpu: str, latency: int) -> None:
    """The sum begins when the load is done: by the clocks of a load in the table."""
    ran = once(["fld qword [esi]", "fadd st0,st1"], cpu)
    assert ran.of(1, "dispatch")[0] - ran.of(0, "dispatch")[0] == latency

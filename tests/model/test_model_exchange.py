"""What a part of another CPU's table is worth: the model run again with that part exchanged."""

from __future__ import annotations

import pytest

from targets.model.exchange import PARTS, Exchange, exchanged
from targets.model.outoforder import run_out_of_order
from targets.model.parameters import parameters
from targets.model.state import build_records
from targets.simulate import exchanges, simulate
from targets.trace import Trace, straight_line
from tests.support.sequences import C2, NW, P3, PR, code

COPIES = 200


def chain(*lines: str) -> Trace:
    return straight_line(list(code(lines)), COPIES)


def per_copy(trace: Trace, cpu: str, part: str, other: str) -> float:
    return run_out_of_order(trace, cpu, causes=False, exchange=Exchange(part, other)).cycles / COPIES


def test_the_load_latency_of_another_cpu() -> None:
    """A chain of loads: 4 clocks each on Prescott, 2 on Northwood, and nothing else of Northwood comes with it."""
    trace = chain("mov eax,[eax]")
    assert simulate(trace, PR).cycles / COPIES == pytest.approx(4, abs=0.2)
    assert per_copy(trace, PR, "load latency", NW) == pytest.approx(2, abs=0.2)
    assert per_copy(trace, PR, "latency of operations", NW) == pytest.approx(4, abs=0.2)


def test_the_operations_of_another_cpu() -> None:
    """A chain of shifts: 1 clock each on Prescott, 4 on Northwood."""
    trace = chain("shl eax,3")
    assert simulate(trace, PR).cycles / COPIES == pytest.approx(1, abs=0.2)
    assert per_copy(trace, PR, "latency of operations", NW) == pytest.approx(4, abs=0.2)
    assert per_copy(trace, PR, "load latency", NW) == pytest.approx(1, abs=0.2)


def test_the_front_end_of_another_cpu() -> None:
    """Independent moves: three a clock from Northwood's trace cache, 8/3 from Prescott's."""
    trace = chain("mov eax,1", "mov ebx,2", "mov ecx,3")
    own, other = simulate(trace, PR).cycles / COPIES, per_copy(trace, PR, "front end", NW)
    # filling the pipeline costs both the same
    assert own - other == pytest.approx(9 / 8 - 1, abs=0.02)


def test_the_store_forwarding_of_another_cpu() -> None:
    """A value through memory and back: forwarded on Haswell, known at rename on Golden Cove."""
    lines = tuple(code(("mov [rsi+8],rax", "mov rax,[rsi+8]", "not rax"), bits=64))
    place = dict.fromkeys(range(3), 0x2000)
    trace = straight_line(list(lines), COPIES, place, place)
    assert simulate(trace, "haswell").cycles / COPIES == pytest.approx(6, abs=0.2)
    assert per_copy(trace, "haswell", "store forwarding", "golden-cove") == pytest.approx(1, abs=0.2)
    assert per_copy(trace, "golden-cove", "store forwarding", "haswell") == pytest.approx(6, abs=0.2)


def test_exchanging_with_oneself_changes_nothing() -> None:
    trace = chain("mov eax,[eax]", "shl eax,3", "add ebx,eax", "mov [esi],ebx")
    own = simulate(trace, PR).cycles
    assert exchanges(trace, PR, PR) == {part: own for part in PARTS}


def test_front_ends_of_different_kinds_are_not_exchanged() -> None:
    trace = chain("add eax,ebx")
    assert set(exchanges(trace, NW, P3)) == set(PARTS) - {"front end"}
    p = parameters(NW)
    with pytest.raises(ValueError, match="different kinds"):
        exchanged(p, build_records(trace.code, p), "front end", parameters(C2))


def test_an_in_order_cpu_has_nothing_to_exchange() -> None:
    trace = chain("add eax,ebx")
    assert exchanges(trace, "pentium", NW) == exchanges(trace, NW, "pentium") == {}

"""Loads and stores in the pipeline model: caches, lines, forwarding, aliases, order and banks."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from targets.model.parameters import parameters
from targets.outcome import Outcome
from targets.simulate import simulate
from targets.trace import Trace
from tests.support.sequences import C2, DATA, K8, NW, OUT_OF_ORDER, P3, PM, PR, code, loop_trace, once, steady

THERE_AND_BACK = ["mov [esi],eax", "mov eax,[esi]"]


def chased(cpu: str, addresses: Sequence[int]) -> Outcome:
    """`mov eax,[eax]` over and over, with the given addresses; the first half is warm-up."""
    n = len(addresses)
    load = np.array(addresses, dtype=np.int64)
    trace = Trace(bits=32, code=code(("mov eax,[eax]",)), index=np.zeros(n, dtype=np.int32), load=load,
                  store=np.zeros(n, dtype=np.int64), taken=np.zeros(n, dtype=np.int8), marks=(0, n // 2, n), warmup=1)
    return simulate(trace, cpu)


def table(size: int, count: int = 4000) -> list[int]:
    """Random dwords of a table."""
    rng = random.Random(1)
    return [DATA + 4 * rng.randrange(size // 4) for _ in range(count)]


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_loads_that_miss_the_first_level(cpu: str) -> None:
    """Twice the L1, line after line: every load misses and waits for the L2 besides."""
    p = parameters(cpu)
    lines = list(range(DATA, DATA + 2 * p.l1d.bytes, p.l1d.line))
    outcome = chased(cpu, lines * 4)
    assert outcome.cycles / (2 * len(lines)) == pytest.approx(p.memory.load_latency + p.l2.latency)
    assert outcome.causes["memory: L1 miss"] == pytest.approx(outcome.cycles * p.l2.latency / (
        p.memory.load_latency + p.l2.latency), rel=0.01)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_tables_that_fit(cpu: str) -> None:
    """Half the L1: no load misses it after the first time."""
    p = parameters(cpu)
    outcome = chased(cpu, table(p.l1d.bytes // 2, 8000))
    assert outcome.cycles / 4000 == pytest.approx(p.memory.load_latency)


def test_a_table_larger_than_northwoods_cache() -> None:
    """12 KB: more than Northwood's 8 KB, less than Prescott's 16 KB. A third misses at least."""
    northwood, prescott = (chased(cpu, table(12 << 10)).cycles / 2000 for cpu in (NW, PR))
    p = parameters(NW)
    assert prescott == pytest.approx(parameters(PR).memory.load_latency)
    assert p.memory.load_latency + p.l2.latency > northwood > p.memory.load_latency + p.l2.latency * 0.25


@pytest.mark.parametrize(("cpu", "more"), [(C2, 12), (K8, 1)])
def test_loads_across_lines(cpu: str, more: int) -> None:
    """Core 2: 12 clocks across a line of 64 bytes and nothing inside it; K8: one across eight bytes."""
    latency = parameters(cpu).memory.load_latency
    assert steady(["mov eax,[eax]"], cpu, {0: DATA + 62}) == pytest.approx(latency + more)
    assert steady(["mov eax,[eax]"], cpu, {0: DATA + 56}) == pytest.approx(latency)
    inside = latency + (more if cpu == K8 else 0)
    assert steady(["mov eax,[eax]"], cpu, {0: DATA + 30}) == pytest.approx(inside)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_store_forwarding(cpu: str) -> None:
    """A value through memory: the store data uop (1 clock), forwarding, and on Northwood a replay of the load."""
    m = parameters(cpu).memory
    clocks = steady(THERE_AND_BACK, cpu, {0: DATA, 1: DATA})
    assert clocks == pytest.approx(1 + m.forward_latency + m.forward_replay)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_forwarding_of_a_part(cpu: str) -> None:
    """The first bytes of a store are forwarded as the whole (NetBurst and K8 extend a word with another uop).

    Bytes from its middle are forwarded by Core 2 and Prescott only; elsewhere that fails.
    """
    m = parameters(cpu).memory
    whole = steady(THERE_AND_BACK, cpu, {0: DATA, 1: DATA})
    first, middle = (steady(["mov [esi],eax", "movzx eax,word [esi]"], cpu, {0: DATA, 1: DATA + at}) for at in (0, 2))
    assert first == pytest.approx(whole, abs=1)
    assert m.forward_parts == (cpu in (C2, "core2-45nm", PR, "prescott-64"))
    if m.forward_parts:
        assert middle == first
    else:
        assert middle >= 1 + m.forward_latency + m.store_forward_fail


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@pytest.mark.parametrize("at", [0, 2], ids=["larger load", "partial overlap"])
def test_failed_store_forwarding(cpu: str, at: int) -> None:
    """A load that needs bytes from the store and others waits for the table's clocks on top, and for the cache."""
    m = parameters(cpu).memory
    lines = ["mov [esi],ax", "mov eax,[esi]"] if at == 0 else ["mov [esi],eax", "mov eax,[esi+2]"]
    clocks = steady(lines, cpu, {0: DATA, 1: DATA + at})
    assert clocks >= 1 + m.forward_latency + m.store_forward_fail
    assert clocks <= 1 + m.forward_latency + m.store_forward_fail + 5


def test_stores_that_are_in_the_cache_do_not_forward() -> None:
    """Long after the store has retired the load takes the cache's time."""
    run = once(["mov [esi],eax", *["imul ecx,ecx"] * 20, "mov eax,[esi+ecx*0]"], P3, {0: DATA, 21: DATA})
    assert run.of(21, "complete")[0] - run.of(21, "dispatch")[0] == 3


@pytest.mark.parametrize(("cpu", "distance"), [(P3, 4096), (PM, 4096), (C2, 4096), (NW, 16384)])
def test_aliases(cpu: str, distance: int) -> None:
    """A load at the table's distance from a store in flight waits for the store's data, and then takes its own time."""
    assert parameters(cpu).memory.alias_bytes == distance
    lines, latency = ["mov [esi],eax", "mov eax,[edi]"], parameters(cpu).memory.load_latency
    assert steady(lines, cpu, {0: DATA, 1: DATA + distance}) == pytest.approx(1 + latency)
    assert steady(lines, cpu, {0: DATA, 1: DATA + distance + 64}) <= 2      # one store in two clocks at most


@pytest.mark.parametrize("cpu", [P3, PM, C2, NW, K8])
def test_loads_and_the_addresses_of_stores(cpu: str) -> None:
    """A store whose address is a product: a load behind it waits for the address, on Core 2 the first times."""
    assert parameters(cpu).memory.loads_wait_for_store_addresses == (cpu != C2)
    run = once(["imul eax,esi", "mov [eax],ebx", "mov ecx,[edi]"], cpu)
    assert run.of(2, "dispatch")[0] > run.of(0, "complete")[-1]
    line = run.timeline
    assert line.cause_names[line.cause[np.flatnonzero(line.position == 2)[0]]] == "store addresses"


STORE_BEHIND_A_PRODUCT = ["imul eax,esi,3", "imul eax,eax,5", "mov [eax],ebx", "mov ecx,[edi]", "jmp back"]


def _passes(same: int) -> list[bool]:
    """Of 24 rounds on Core 2, whether the load goes before the store's address is there; in round `same` it is the
    load's."""
    trace = loop_trace(STORE_BEHIND_A_PRODUCT, {2: DATA + 256, 3: DATA}, times=24)
    trace.store[np.flatnonzero(trace.index == 2)[same]] = DATA
    line = simulate(trace, C2, timeline=True).timeline
    assert line is not None
    kind = trace.index[line.position]
    products, loads = line.complete[kind == 1], line.dispatch[kind == 3]
    return [bool(load < product) for load, product in zip(loads, products, strict=True)]


def test_a_load_passes_stores_after_fifteen_times() -> None:
    """And anew after a store that it should have waited for."""
    assert parameters(C2).memory.passes_unknown_stores == 15
    assert _passes(0) == [False] * 18 + [True] * 6      # two more rounds come before the first one's address is there
    assert _passes(8) == [False] * 24
    assert _passes(18) == [False] * 15 + [True] * 4 + [False] * 5


def test_a_load_that_should_have_waited_costs_what_is_younger() -> None:
    """What comes behind it is renamed after as long as behind a wrongly predicted jump."""
    trace = loop_trace(STORE_BEHIND_A_PRODUCT, {2: DATA + 256, 3: DATA}, times=24)
    trace.store[np.flatnonzero(trace.index == 2)[18]] = DATA
    line = simulate(trace, C2, timeline=True).timeline
    assert line is not None
    jump = np.flatnonzero(trace.index[line.position] == 4)[18]
    load = np.flatnonzero(trace.index[line.position] == 3)[18]
    assert line.rename[jump] >= line.retire[load] + parameters(C2).branch.mispredict - 1
    assert line.rename_cause_names[line.rename_cause[jump]] == "load before its store"


def test_k8_accesses_in_order() -> None:
    """K8: a load whose address comes late keeps the loads behind it from the cache; Core 2 lets them pass."""
    lines = ["imul eax,esi", "mov ebx,[eax]", "mov ecx,[edi]"]
    late, early = once(lines, K8), once(lines, C2)
    assert late.of(2, "dispatch")[0] >= late.of(1, "dispatch")[0]
    assert early.of(2, "dispatch")[0] < early.of(1, "dispatch")[0]


def test_k8_banks() -> None:
    """Two loads a clock, unless they want the same eight bytes' bank of different lines."""
    lines = ["mov eax,[esi]", "mov ebx,[edi]"]
    assert steady(lines, K8, {0: DATA, 1: DATA + 8}) == pytest.approx(1)
    assert steady(lines, K8, {0: DATA, 1: DATA}) == pytest.approx(1)
    assert steady(lines, K8, {0: DATA, 1: DATA + 64 + 8}) == pytest.approx(1)
    assert steady(lines, K8, {0: DATA, 1: DATA + 64}) == pytest.approx(2)


def test_k8_accesses_per_clock() -> None:
    """Two accesses a clock, loads and stores together: three stores take a clock and a half."""
    stores = ["mov [esi],eax", "mov [edi],ebx", "mov [ebp],ecx"]
    assert steady(stores, K8, {0: DATA, 1: DATA + 72, 2: DATA + 144}) == pytest.approx(1.5)
    both = ["mov eax,[esi]", "mov [edi],ebx", "mov ecx,[ebp]", "mov [edx],ebp"]
    assert steady(both, K8, {0: DATA, 1: DATA + 72, 2: DATA + 144, 3: DATA + 216}) == pytest.approx(2)


@pytest.mark.parametrize(("cpu", "loads", "stores"), [(P3, 1, 1), (PM, 1, 1), (C2, 1, 1), (NW, 1, 2), (PR, 1, 2)])
def test_loads_and_stores_per_clock(cpu: str, loads: float, stores: float) -> None:
    """Of memory that nothing else uses; a store address on NetBurst keeps its port two clocks."""
    assert steady(["mov eax,[esi]"], cpu) == pytest.approx(loads)
    assert steady(["mov [esi],eax"], cpu) == pytest.approx(stores)


def test_lines_that_cannot_be_in_the_cache_together() -> None:
    """Northwood: two loads 64 KB apart throw each other out of the L1, so each waits for the L2; Prescott has room."""
    lines = ["mov eax,[esi]", "mov ebx,[edi]", "mov esi,eax", "mov edi,ebx"]
    far, near = ({0: DATA, 1: DATA + distance} for distance in (1 << 16, (1 << 16) + 64))
    assert steady(lines, NW, far) == pytest.approx(steady(lines, NW, near) + parameters(NW).l2.latency)
    assert steady(lines, PR, far) == pytest.approx(steady(lines, PR, near))


def test_x87_registers_are_named_from_the_top() -> None:
    """An addition that pops: the sum is the next top, so that a chain is one addition long; fxch is free."""
    chain = ["fld dword [esi]", "fmul dword [edi]", "faddp st1,st0"]
    for cpu, latency in ((P3, 3), (NW, 5), (K8, 4), (C2, 3)):
        assert steady(chain, cpu) == pytest.approx(latency)
        assert steady(["fadd st1,st0", "fxch st1"], cpu) == pytest.approx(latency)
    # what is pushed and popped again depends on nothing before it
    assert steady(["fld dword [esi]", "fadd st0,st1", "fstp dword [edi]"], C2) < 2

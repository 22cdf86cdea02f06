"""Dispatch, ports, units and jumps of the pipeline model, with clocks derived from the rows of the CPU tables."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest

from targets.model.branches import counter_rows
from targets.model.machine import COUNTERS
from targets.model.parameters import parameters
from targets.model.state import cpu_numbers
from targets.simulate import simulate, with_setting
from targets.tables.files import UnknownCpu
from targets.tables.rows import UnknownRow, find_row
from targets.trace import Trace, straight_line
from tests.support.sequences import (
    C2,
    K8,
    NW,
    OUT_OF_ORDER,
    P3,
    PM,
    PR,
    code,
    loop_trace,
    looped,
    marks_per_round,
    once,
    steady,
)

MISPREDICTED = "branch misprediction"
P64 = "prescott-64"


def test_oldest_first() -> None:
    """Three shifts for one port: in order, a clock apart; the last two wait for the port."""
    run = once(["shl eax,1", "shl ecx,1", "shl edx,1"], P3)
    assert run.first("dispatch") == [0, 1, 2]
    assert [run.timeline.cause_names[c] for c in run.timeline.cause] == ["nothing", "a busy port", "a busy port"]
    assert list(run.timeline.blocker) == [-1, 0, 1]


def test_younger_uops_fill_gaps() -> None:
    """A shift that waits for a product does not keep the port from a younger one."""
    run = once(["imul eax,esi", "shl eax,1", "shl ecx,1"], P3)
    assert run.first("dispatch") == [0, 4, 1]
    assert run.timeline.cause_names[run.timeline.cause[1]] == "an operand" and run.timeline.blocker[1] == 0


@pytest.mark.parametrize(("cpu", "clocks"), [(P3, 1.5), (PM, 1.5), (C2, 1), (K8, 1)])
def test_ports(cpu: str, clocks: float) -> None:
    """Three moves: two ports on the P6, three on Core 2 and K8."""
    assert steady(["mov eax,esi", "mov ecx,esi", "mov edx,esi"], cpu) == pytest.approx(clocks, rel=0.01)


@pytest.mark.parametrize("cpu", [P3, PM, C2])
def test_ports_bound_at_rename(cpu: str) -> None:
    """Each uop is given a port when it enters: the work is spread over the ports nearly alike."""
    outcome = once(["mov eax,esi", "mov ecx,esi", "mov edx,esi"] * 40, cpu).outcome
    busy = [clocks for clocks in outcome.ports.values() if clocks]
    assert len(busy) == (3 if cpu == C2 else 2) and max(busy) - min(busy) <= 8


def test_slots_of_a_clock_take_two_ports_in_turn() -> None:
    """Of three free ports the even slots of the first clock take the last, the odd ones the one before."""
    run = once(["mov eax,esi", "mov ecx,esi", "mov edx,esi", "mov ebp,esi"], C2)
    assert run.first("rename") == [0] * 4
    names = sorted(run.outcome.ports)
    assert [run.timeline.port_names[p] for p in run.timeline.port[:4]] == ["p5", "p1", "p5", "p1"], names


def test_chains_lose_by_bound_ports() -> None:
    """Three chains of additions need all three ports in every clock: a uop that is bound amiss delays its chain."""
    assert 1.02 < steady(["add eax,1", "add ecx,1", "add edx,1"], C2) < 1.15
    assert steady(["add eax,1", "add ecx,1", "add edx,1"], K8) == pytest.approx(1)


def rounds(lines: list[str], binding: str) -> float:
    """Clocks of one copy of `lines` on Golden Cove with ports bound by a rule, in the steady state."""
    many = list(code(tuple(lines) * 48, 0x1000, 64))
    run = with_setting(straight_line(many, repeat=12), "golden-cove", (("scheduling", "port_binding", binding),))
    return (run.marks[-2] - run.marks[3]) / 8 / 48


def test_ports_by_the_slots_of_a_clock() -> None:
    """By slots chains of five on five ports are delayed where two are given one port, whatever waits for it. Additions
    that wait for nothing go at once by either rule."""
    chains = [f"xor {r},r15" for r in ("rax", "rcx", "rdx", "rbp", "rsi")]
    adds = [f"lea {r},[rdi+r8]" for r in ("rax", "rcx", "rdx", "rbp", "rsi")]
    fewest, slots = (rounds(chains, name) for name in ("fewest", "slots"))
    assert 1 <= fewest < slots < 1.5
    assert [rounds(adds, name) for name in ("fewest", "slots")] == [pytest.approx(1, rel=0.02)] * 2
    assert steady(chains, "golden-cove", bits=64) == slots


@pytest.mark.parametrize(("cpu", "line", "clocks"), [
    (P3, "add eax,ebx", 1), (P3, "imul eax,ebx", 4), (P3, "mov eax,[eax]", 3), (P3, "add eax,[eax]", 4),
    (PM, "mov eax,[eax]", 3), (C2, "imul eax,ebx", 3), (C2, "adc eax,ebx", 2), (NW, "add eax,ebx", 0.5),
    (NW, "shl eax,3", 4), (NW, "mov eax,[eax]", 2), (PR, "add eax,ebx", 1), (PR, "shl eax,3", 1),
    (PR, "mov eax,[eax]", 4), (K8, "mov eax,[eax]", 3), (K8, "adc eax,ebx", 1), (K8, "pxor xmm0,xmm1", 2),
])
def test_chains_have_the_latency_of_the_row(cpu: str, line: str, clocks: float) -> None:
    assert steady([line], cpu) == pytest.approx(clocks)


def test_double_speed() -> None:
    """Northwood: two units do two additions a clock each, of which rename lets three through."""
    assert steady(["add eax,1", "add ecx,1", "add edx,1", "add ebp,1"], NW) == pytest.approx(4 / 3)
    assert once(["add eax,ebx"] * 3, NW).first("dispatch") == [0, 0.5, 1]


@pytest.mark.parametrize(("adds", "clocks"), [(1, 6), (2, 7), (3, 7)])
def test_single_speed_units_start_on_whole_clocks(adds: int, clocks: float) -> None:
    """Northwood: n additions (n / 2), on to the shifter (1/2), rounded up to a clock, a shift (4), and back (1)."""
    assert steady(["add eax,ebx"] * adds + ["shl eax,3"], NW) == pytest.approx(clocks)


def test_prescotts_single_speed_units_start_on_half_clocks() -> None:
    """A shift behind half a clock of additions on its port starts when that is over; on Northwood at the next clock."""
    lines = ["add eax,1", "add ecx,1", "add edx,1", "add ebp,1", "shl ebx,3", "shl esi,3"]
    starts = {cpu: {clock % 1 for clock in once(lines * 8, cpu).all("dispatch")[4::6]} for cpu in (NW, PR)}
    assert starts[NW] == {0}
    assert 0.5 in starts[PR]


def test_transfers() -> None:
    """Core 2: a value from the integer to the floating-point vector unit comes a clock later, and back again."""
    row = find_row(C2, "pxor x,x")
    other = find_row(C2, "addps x,x")
    assert row.transfer == 1 and other.transfer == 1
    assert steady(["pxor xmm0,xmm1"] * 2, C2) == pytest.approx(2 * row.latency)
    wanted = row.latency + row.transfer + other.latency + other.transfer
    assert steady(["pxor xmm0,xmm1", "addps xmm0,xmm1"], C2) == pytest.approx(wanted)


def test_units_are_busy_as_long_as_the_row_says() -> None:
    """K8: a multiplication a clock in lane 0, with mov in lane 2; of 64 bits one in two clocks, as on Core 2."""
    assert steady(["mul ebx", "mov eax,esi"], K8) == pytest.approx(1)
    assert steady(["mul rbx", "mov eax,esi"], K8, bits=64) == pytest.approx(2)
    assert steady(["imul rax,rbx,5"], C2, bits=64) == pytest.approx(2)
    assert find_row(C2, "imul r64,r64,imm32").unit_clocks == find_row(K8, "mul r64").unit_clocks == 2


def each(template: str, kind: str, registers: tuple[int, ...]) -> list[str]:
    """The instruction once for each register, so that no chain is long enough to count."""
    return [template.format(f"{kind}{n}") for n in registers]


def alternating(one: list[str], other: list[str]) -> list[str]:
    return [line for pair in zip(one, other, strict=True) for line in pair]


FOUR = (0, 1, 2, 3)


@pytest.mark.parametrize("cpu", [NW, PR])
@pytest.mark.parametrize(("kind", "alone"), [("xmm", 2), ("mm", 1)])
def test_netburst_subunits_are_busy_and_the_port_is_not(cpu: str, kind: str, alone: int) -> None:
    """Agner Fog: throughput is that of a subunit; port 1 starts one uop a clock. Logic and shifts of 128 bits alternate
    at one a clock, either kind alone takes two clocks; of 64 bits everything goes at one a clock."""
    logic = f"pxor {{}},{kind}7"
    registers = (0, 1, 2), (3, 4, 5)
    for template in (logic, "psllq {},3"):
        both = each(template, kind, registers[0] + registers[1])
        assert steady(both, cpu) == pytest.approx(alone * len(both), rel=0.02)
    mixed = alternating(each("psllq {},3", kind, registers[0]), each(logic, kind, registers[1]))
    assert steady(mixed, cpu) == pytest.approx(len(mixed), rel=0.02)


@pytest.mark.parametrize("cpu", [NW, PR])
def test_netburst_subunits_of_one_unit_exchange_values_at_once(cpu: str) -> None:
    """A chain of shift and logic has their latencies and no transfer; on to the floating-point unit there is one."""
    clocks = find_row(cpu, "psllq x,imm8").latency + find_row(cpu, "pxor x,x").latency
    assert steady(["psllq xmm0,3", "pxor xmm0,xmm1"], cpu) == pytest.approx(clocks)
    multiply, add, shift = (find_row(cpu, form) for form in ("pmuludq x,x", "paddq x,x", "psllq x,imm8"))
    assert steady(["pmuludq xmm0,xmm1", "paddq xmm0,xmm1"], cpu) == pytest.approx(multiply.latency + add.latency)
    there_and_back = add.latency + add.transfer + shift.latency + shift.transfer
    assert steady(["paddq xmm0,xmm1", "psllq xmm0,3"], cpu) == pytest.approx(there_and_back)


@pytest.mark.parametrize("cpu", [NW, PR])
@pytest.mark.parametrize(("wide", "narrow", "clocks"), [
    ("paddd {},xmm7", "paddd mm0,mm1", 3), ("pxor {},xmm7", "pxor mm0,mm1", 3), ("psrlq {},3", "psllq mm0,3", 3),
    ("psrlq {},3", "pxor mm0,mm1", 2),
])
def test_netburst_wide_operations_between_a_chain_of_narrow_ones(cpu: str, wide: str, narrow: str,
                                                                clocks: int) -> None:
    """Agner Fog, below Table 5.2: n 128-bit and n dependent 64-bit operations of a subunit alternating take 3n clocks;
    in different subunits it is the chain's latency."""
    lines = alternating(each(wide, "xmm", FOUR), [narrow] * len(FOUR))
    assert steady(lines, cpu) == pytest.approx(clocks * len(FOUR), rel=0.02)


def test_northwood_multiplies_integers_in_the_floating_point_multiplier() -> None:
    """Agner Fog, Table 5.2: the one multiplier is busy for both kinds; alone, port 1 could take them faster."""
    vector, integer = find_row(NW, "pmuludq x,x"), find_row(NW, "imul r16,r16,imm32")
    integers = [f"imul {name},si,5" for name in ("ax", "bx", "cx", "dx")]
    lines = alternating(each("pmuludq {},xmm7", "xmm", FOUR), integers)
    busy = vector.unit_clocks + integer.unit_clocks
    assert busy > sum(vector.occupancy) + sum(integer.occupancy)
    assert steady(lines, NW) == pytest.approx(4 * busy, rel=0.02)


def test_flags_of_double_speed_operations_come_in_the_third_fast_clock() -> None:
    """Hinton et al. (2001), staggered add: a rotate reads flags, so it starts a clock after a shift of the result."""
    of_result = once(["xor eax,ecx", "shl eax,1"], NW).first("dispatch")
    of_flags = once(["xor eax,ecx", "rol edx,1"], NW).first("dispatch")
    fast, later = find_row(NW, "xor r32,r32"), parameters(NW).rules.fast_flags_later
    assert later > 0
    assert of_result[1] - of_result[0] == fast.latency + fast.transfer == 1
    assert of_flags[1] - of_flags[0] == math.ceil(fast.latency + fast.transfer + later) == 2
    # of a shift, which is no operation of the double-speed units, they come with the result
    row = find_row(NW, "shl r32,imm8")
    of_shift = once(["shl eax,1", "rol edx,1"], NW).first("dispatch")
    assert of_shift[1] - of_shift[0] == row.latency


def test_a_double_shift_keeps_its_subunit_and_not_the_port() -> None:
    """One in 14 clocks on Northwood (Agner Fog's sheet, whose rates are of a subunit), and additions go on beside."""
    shifts = ["shrd eax,esi,4", "shrd ebx,esi,4"]
    row = find_row(NW, "shrd r32,r32,imm8")
    assert steady(shifts, NW) == pytest.approx(2 * row.unit_clocks, rel=0.02)
    beside = [line for shift in shifts for line in (shift, *["shl ecx,1"] * 3)]
    assert sum(row.occupancy) + 3 < row.unit_clocks
    assert steady(beside, NW) == pytest.approx(2 * row.unit_clocks, rel=0.02)


def test_fractions_of_a_clock_are_paid() -> None:
    """Northwood's multiplication keeps its port 4 x 1.125 clocks: ten take 45, eleven start within fifty."""
    busy = find_row(NW, "imul r32,r32,imm32").occupancy
    assert any(clocks % 1 for clocks in busy)
    assert steady(["imul eax,ebx,5"], NW, copies=64) == pytest.approx(sum(busy), rel=0.02)


def test_results_of_one_port_do_not_collide_on_core2() -> None:
    """A product of three clocks and two later additions on its port would end at once: one of them waits."""
    run = once(["imul eax,esi", "imul ecx,esi", "imul edx,esi", *["add ebx,1", "add edi,1", "add ebp,1"] * 6], C2)
    line = run.timeline
    ends = Counter(zip(line.port.tolist(), line.complete.tolist(), strict=True))
    assert max(ends.values()) == 1
    assert parameters(C2).rules.writeback_conflicts and parameters(P3).rules.writeback_conflicts


def mispredictions(trace: Trace, cpu: str) -> list[int]:
    """Positions in the trace that are the first to be renamed after a misprediction."""
    line = simulate(trace, cpu, timeline=True).timeline
    assert line is not None
    first = np.diff(line.rename, prepend=-1) > 0
    wrong = line.rename_cause_names.index(MISPREDICTED)
    return [int(at) for at in line.position[first & (line.rename_cause == wrong)]]


def counted_loop(trips: int, calls: int) -> Trace:
    """A loop of two instructions that runs `trips` times in each call."""
    one = code(("back:", "dec ecx", "jnz back", "mov ecx,edx"))
    index = [0, 1] * trips + [2]
    taken = [0, 1] * (trips - 1) + [0, 0, 0]
    n = len(index)
    zeros = np.zeros(n * calls, dtype=np.int64)
    return Trace(bits=32, code=one, index=np.array(index * calls, dtype=np.int32), load=zeros, store=zeros,
                 taken=np.array(taken * calls, dtype=np.int8), marks=tuple(range(0, n * calls + 1, n)))


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_jumps_in_the_body_of_a_loop_are_predicted(cpu: str) -> None:
    """After the first calls the only jump that may be mispredicted is a loop's last."""
    trips, calls = 100, 12
    trace = counted_loop(trips, calls)
    found = [at for at in mispredictions(trace, cpu) if at >= trace.marks[calls // 2]]
    after_exit = {mark + 2 * trips for mark in trace.marks[:-1]}
    assert set(found) <= after_exit
    assert len(found) == calls - calls // 2     # more trips than any predictor here counts


@pytest.mark.parametrize(("cpu", "trips", "known"), [(P3, 5, True), (P3, 20, False), (PM, 20, True), (C2, 60, True),
                                                     (C2, 70, False), (P64, 9, True), (P64, 17, True),
                                                     (P64, 30, False)])
def test_loop_exits(cpu: str, trips: int, known: bool) -> None:
    """Four bits of history know five trips and not twenty, sixteen (Prescott, 64 bits) seventeen and not thirty.

    The loop counter of Pentium M and Core 2 knows 64.
    """
    trace = counted_loop(trips, 40)
    late = [at for at in mispredictions(trace, cpu) if at >= trace.marks[20]]
    assert (late == []) == known
    assert known or len(late) == 20


def test_jumps_with_long_histories_have_counters_of_their_own() -> None:
    """Of one jump each history has its counter; a snapshot keeps all rows of them."""
    cpu = cpu_numbers(parameters(P64))
    histories = (1 << cpu.global_history) // COUNTERS
    assert histories == 256
    assert [len(counter_rows(np.array(jumps), cpu)) for jumps in ([7], [7, 7])] == [histories, histories]
    assert counter_rows(np.array([7, 9]), cpu_numbers(parameters(P3))).tolist() == [7, 9]


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_what_a_misprediction_costs(cpu: str) -> None:
    """From the execution of a loop's last jump to the rename of what follows: the table's clocks.

    Decoders take up to two more until the right path has passed them; a trace cache gives it in the next whole clock.
    """
    trace = counted_loop(100, 8)
    line = simulate(trace, cpu, timeline=True).timeline
    assert line is not None
    exits = [mark + 2 * 100 for mark in trace.marks[4:-1]]
    for at in exits:
        jump = line.complete[line.position == at - 1].max()
        following = line.rename[line.position == at].min()
        more = following - jump - parameters(cpu).branch.mispredict
        assert 0 <= more <= (0.5 if parameters(cpu).frontend.kind == "trace-cache" else 2)


def indirect(targets: list[int]) -> Trace:
    """jmp eax to one of two places, and back."""
    one = code(("top: jmp eax", "first: jmp short top", "second: jmp short top"))
    index = [k for target in targets for k in (0, target)]
    zeros = np.zeros(len(index), dtype=np.int64)
    return Trace(bits=32, code=one, index=np.array(index, dtype=np.int32), load=zeros, store=zeros,
                 taken=np.ones(len(index), dtype=np.int8), marks=tuple(range(0, len(index) + 1, 2)))


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_indirect_jumps_go_where_they_went(cpu: str) -> None:
    same, other = indirect([1] * 20), indirect([1, 2] * 10)
    assert mispredictions(same, cpu) == []
    assert mispredictions(other, cpu) == list(range(3, 40, 2))
    assert marks_per_round(other, cpu) > marks_per_round(same, cpu) + 5


def test_unknown_forms_name_form_and_cpu() -> None:
    trace = straight_line(list(code(("cpuid",))))
    for cpu in OUT_OF_ORDER:
        with pytest.raises(UnknownRow, match=rf"{cpu}.*cpuid"):
            simulate(trace, cpu)


def test_unknown_cpus_are_named() -> None:
    with pytest.raises(UnknownCpu, match=r"'k5'.*athlon64"):
        simulate(straight_line(list(code(("nop",)))), "k5")


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_causes_of_a_chain_and_of_mispredictions(cpu: str) -> None:
    """A chain of products is all latency; of a loop with surprises each costs what the table says."""
    chain = simulate(straight_line(list(code(("imul eax,ebx",))), repeat=200), cpu)
    assert chain.causes["latency: imul"] > 0.95 * chain.cycles
    surprised = simulate(counted_loop(100, 20), cpu)
    assert surprised.causes[MISPREDICTED] > 0.8 * 20 * parameters(cpu).branch.mispredict
    assert sum(surprised.causes.values()) == pytest.approx(surprised.cycles, abs=1e-9)


def test_a_loop_is_as_fast_as_its_longest_path() -> None:
    """Six dependent additions and a jump: six clocks on the P6, three on Northwood, whose units are twice as fast."""
    loop = ["add eax,ebx"] * 6 + ["jmp short back"]
    assert looped(loop, P3) == 6
    assert looped(loop, NW) == 4        # the trace cache: seven entries are two lines
    assert loop_trace(loop).taken.sum() == 47

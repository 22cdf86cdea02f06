"""What holds for any code on any out-of-order CPU of the model: random small programs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cipherwright.machine.assemble import run_nasm
from targets.machinecode import decode_all
from targets.model.outoforder import run_out_of_order
from targets.model.parameters import Parameters, parameters
from targets.model.state import Code, build_records, pack
from targets.outcome import Outcome, Timeline
from targets.simulate import simulate
from targets.trace import Trace, straight_line
from tests.support.sequences import DATA, OUT_OF_ORDER, code

LINES = (
    "mov eax,ebx", "mov ecx,5", "mov edx,0x12345678", "add eax,ecx", "add edx,eax", "sub ebx,esi", "xor eax,eax",
    "imul ecx,eax", "mul ebx", "shl eax,3", "rol ebx,7", "inc ecx", "adc edx,eax", "setc bl", "cmp eax,edx",
    "test al,al", "lea esi,[esi+4]", "lea eax,[ebx+ecx*4]", "mov al,bl", "mov ah,cl", "add al,dl", "add ah,dl",
    "mov ax,cx", "movzx ecx,al", "movzx edx,ah", "mov eax,[esi]", "mov ebx,[esi+ecx*4]", "add ecx,[edi]",
    "mov al,[esi]", "movzx eax,byte [edi]", "mov edx,[ecx*4+0x12345678]", "mov [edi],eax", "mov [edi+4],bl",
    "mov [edi+eax*4],ecx", "add [edi],edx", "push eax", "pop ebx", "nop", "jz short $+2", "movq mm0,[esi]",
    "pxor mm0,mm1", "paddd mm2,mm0", "movq mm1,mm2", "movd eax,mm0", "movd mm1,ecx", "movq [edi],mm2", "psllq mm0,5",
    "pmullw mm1,mm2",
)
COUNT = 8                       # examples for each CPU; the slow ones run more


@cache
def encoded(line: str) -> bytes:
    return run_nasm(f"bits 32\n{line}", "line", "bin")


@dataclass(frozen=True)
class Program:
    """Lines with an offset in memory for each, and how often they are run."""

    lines: tuple[tuple[str, int], ...]
    repeat: int

    def trace(self, repeat: int = 0, warmup: int = 0) -> Trace:
        raw = b"".join(encoded(line) for line, _ in self.lines)
        instructions = decode_all(raw, 0x1000, 32)
        where = {i: DATA + offset for i, (_, offset) in enumerate(self.lines)}
        return replace(straight_line(instructions, repeat or self.repeat, loads=where, stores=where), warmup=warmup)


def programs() -> st.SearchStrategy[Program]:
    # near each other, so that loads overlap earlier stores; in one bank; 4 KB and 64 KB away; across lines
    offset = st.sampled_from([0, 0, 0, 1, 2, 4, 8, 30, 62, 64, 128, 4096, 16384, 65536])
    line = st.tuples(st.sampled_from(LINES), offset)
    return st.builds(Program, st.lists(line, min_size=1, max_size=24).map(tuple), st.integers(1, 12))


@dataclass(frozen=True)
class Ran:
    """A run and what it was made of."""

    p: Parameters
    outcome: Outcome
    line: Timeline
    code: Code
    static: np.ndarray          # the static uop of each executed one

    @property
    def opens(self) -> np.ndarray:
        """Whether each uop begins a slot."""
        return self.code.u["opens"][self.static] > 0


def ran(program: Program, cpu: str) -> Ran:
    trace = program.trace()
    outcome = simulate(trace, cpu, timeline=True)
    assert outcome.timeline is not None
    p = parameters(cpu)
    static = pack(build_records(trace.code, p), p)
    first = static.i["first"][trace.index[outcome.timeline.position]]
    return Ran(p, outcome, outcome.timeline, static, first + outcome.timeline.part)


def check_stages(run: Ran) -> None:
    line, timing = run.line, run.p.timing
    assert all(line.decode <= line.rename)
    assert all(line.rename + timing.rename_to_dispatch <= line.dispatch)
    assert all(line.dispatch <= line.complete)
    assert all(line.complete + timing.complete_to_retire <= line.retire)
    for stage in (line.decode, line.rename, line.retire):
        assert all(np.diff(stage) >= 0)
    assert all(line.blocker < np.arange(len(line.blocker)))


def check_widths(run: Ran) -> None:
    """Slots that enter and leave in a clock, and how many are inside."""
    entered, left = run.line.rename[run.opens], run.line.retire[run.opens]
    assert max(Counter(left.tolist()).values()) <= run.p.retire.uops_per_clock
    rob = run.p.window.rob
    assert all(entered[rob:] >= left[:-rob])
    # a group that reads many old registers is entered over more than one clock, none of which has more than the width
    assert max(Counter(entered.tolist()).values()) <= run.p.rename.uops_per_clock


def check_ports(run: Ran) -> None:
    """No port starts a uop while another keeps it; uops use ports of their own."""
    occupancy, masks = run.code.u["occupancy"][run.static], run.code.u["ports"][run.static]
    assert all((run.line.port >= 0) == (masks > 0))
    for port in range(len(run.p.ports)):
        mine = np.flatnonzero(run.line.port == port)
        assert all(masks[mine] >> port & 1)
        mine = mine[np.argsort(run.line.dispatch[mine], kind="stable")]
        steps = np.where(occupancy[mine] < 2, 1, 2)
        busy = np.maximum(1, occupancy[mine] // steps * steps) / 2
        assert all(run.line.dispatch[mine][:-1] + busy[:-1] <= run.line.dispatch[mine][1:])
        assert sum(occupancy[mine]) / 2 == pytest.approx(run.outcome.ports[run.p.ports[port]])


def check_sums(run: Ran) -> None:
    outcome = run.outcome
    assert sum(outcome.causes.values()) == pytest.approx(outcome.cycles, abs=1e-9)
    assert all(clocks > 0 for clocks in outcome.causes.values())
    for name, bound in outcome.bounds.items():
        assert outcome.cycles >= bound - 1, name        # a fraction of a clock may not have been paid yet
    assert outcome.cycles == outcome.marks[-1] and list(outcome.marks) == sorted(outcome.marks)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@settings(max_examples=COUNT, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(program=programs())
def test_invariants(cpu: str, program: Program) -> None:
    run = ran(program, cpu)
    check_stages(run)
    check_widths(run)
    check_ports(run)
    check_sums(run)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@settings(max_examples=COUNT, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(program=programs())
def test_runs_are_repeatable(cpu: str, program: Program) -> None:
    trace = program.trace()
    first, second = simulate(trace, cpu), simulate(trace, cpu)
    assert first == second
    without = run_out_of_order(trace, cpu, causes=False)
    assert (without.cycles, without.marks, without.ports) == (first.cycles, first.marks, first.ports)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
@settings(max_examples=COUNT, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(program=programs())
def test_more_warm_up_changes_little(cpu: str, program: Program) -> None:
    """The steady state of forty calls after forty and after eighty: within a tenth, or half a clock a call."""
    less, more = (simulate(program.trace(40 + warm, warm), cpu).cycles_per_call for warm in (40, 80))
    assert more == pytest.approx(less, rel=0.1, abs=0.5)


@pytest.mark.parametrize("cpu", OUT_OF_ORDER)
def test_al_and_ah_are_two_paths_where_parts_are_kept(cpu: str) -> None:
    """A hundred additions to each: on the P6 they run side by side, elsewhere one after another."""
    outcome = simulate(straight_line(list(code(("add al,1", "add ah,1") * 100))), cpu)
    path = outcome.bounds["dependence path"]
    assert outcome.cycles >= path
    if parameters(cpu).rules.partial_register == "whole":
        assert path >= 100 and outcome.cycles > path
    else:
        assert path == 100


def test_the_lines_are_known_everywhere() -> None:
    for cpu in OUT_OF_ORDER:
        mmx = cpu != "pentium-pro"
        lines = tuple(line for line in LINES if mmx or "mm" not in line)
        simulate(straight_line(list(code(lines))), cpu)

"""Rename and the window of the pipeline model: width, register reads, parts of registers and flags, stack, sizes."""

from __future__ import annotations

import numpy as np
import pytest

from targets.model.parameters import parameters
from targets.simulate import simulate
from tests.support.sequences import C2, K8, NW, P3, PM, PR, loop_trace, once, steady

MOVES = ["mov eax,esi", "mov ecx,esi", "mov edx,esi", "mov ebx,esi", "mov ebp,esi"]


def renamed(lines: list[str], cpu: str, memory: dict[int, int] | None = None) -> list[float]:
    return once(lines, cpu, memory).first("rename")


def test_rename_width() -> None:
    """Slots a clock: three on the P6, four on Core 2, a whole line of three on the K8."""
    assert renamed(MOVES, P3) == [0, 0, 0, 1, 1]
    assert renamed(MOVES, C2) == [0, 0, 0, 0, 1]
    assert renamed(MOVES, K8) == [0, 0, 0, 1, 1]
    assert renamed(MOVES, NW) == [0, 0, 0, 1, 1]
    assert once(["add [esi],eax"], P3).all("rename") == [0, 0, 0, 1]        # four slots of one instruction


def test_old_registers_on_the_p6() -> None:
    """Two registers a clock come from the permanent file; a third in a group of three holds it for another clock."""
    two = ["mov eax,esi", "mov ecx,edi", "mov edx,edi", "nop"]
    three = ["mov eax,esi", "mov ecx,edi", "mov edx,ebx", "nop"]
    assert renamed(two, P3) == [0, 0, 0, 1]
    assert renamed(three, P3) == [0, 0, 1, 2]
    assert renamed(three, PM) == [0, 0, 0, 1]                               # has three ports


def test_new_registers_are_read_for_nothing() -> None:
    """Values in the reorder buffer take no port."""
    written = ["mov esi,1", "mov edi,1", "mov ebx,1"]
    reading = ["mov eax,esi", "mov ecx,edi", "mov edx,ebx", "nop"]
    clocks = renamed([*written, *reading], P3)
    assert clocks[3:6] == [clocks[3]] * 3 and clocks[6] == clocks[3] + 1


def test_a_value_is_new_for_three_groups() -> None:
    """P6: for three groups behind its own a register that was written quickly takes no port, then it does."""
    assert parameters(P3).rename.fresh_triplets == 3

    def clocks(groups: int) -> float:
        """What it takes to read two registers that were written so many groups before, and an old one."""
        group = ["mov eax,1", "mov ecx,1", "mov edx,[0x200000]"]
        lines = ["mov esi,1", "mov edi,1", "mov edx,[0x200000]", *group * (groups - 1),
                 "mov eax,esi", "mov ecx,edi", "mov edx,[ebp]", "nop"]
        seen = renamed(lines, P3)
        assert seen[-4] == groups
        return seen[-1] - seen[-4]
    assert [clocks(groups) for groups in (1, 2, 3, 4, 5)] == [1, 1, 1, 2, 2]


def test_core2_index_port() -> None:
    """One of Core 2's three ports is for index registers alone."""
    general = ["mov eax,esi", "mov ecx,edi", "mov edx,ebx", "nop", "nop"]
    index = ["mov eax,esi", "mov ecx,edi", "mov edx,[ebx*4+0x200000]", "nop", "nop"]
    assert renamed(general, C2) == [0, 0, 1, 1, 2]
    assert renamed(index, C2) == [0, 0, 0, 0, 1]


def test_partial_register_stall() -> None:
    """P6: from the value in al to the reader of eax six clocks, in which nothing is renamed.

    Renamed at 0, dispatched at 2, its value is there at 3; the reader is dispatched at 9, so renamed at 7; so are the
    next two copies. ah, and ax read as eax, do the same.
    """
    for write in ("mov al,bl", "mov ah,bl", "mov ax,bx"):
        assert renamed([write, "mov ecx,eax"], P3) == [0, 7], write
        assert steady([write, "mov ecx,eax"], P3) == pytest.approx(7), write
    assert renamed(["mov al,bl", "mov cl,al"], P3) == [0, 0]
    assert renamed(["mov ax,bx", "mov cx,ax"], P3) == [0, 0]


def test_what_stalls_is_one_of_its_group() -> None:
    """The reader that stalls and two more are renamed together, not three."""
    assert renamed(["mov al,bl", "mov ecx,eax", "nop", "nop", "nop"], P3) == [0, 7, 7, 7, 8]


def test_zeroed_register_does_not_stall() -> None:
    """After xor or sub of a register with itself its low part may be written and the whole read; not ah."""
    assert renamed(["xor eax,eax", "mov al,bl", "mov ecx,eax"], P3) == [0, 0, 0]
    assert renamed(["sub eax,eax", "mov ax,bx", "mov ecx,eax"], P3) == [0, 0, 0]
    assert renamed(["xor eax,eax", "mov ah,bl", "mov ecx,eax"], P3)[2] > 6
    assert renamed(["mov eax,0", "mov al,bl", "mov ecx,eax"], P3)[2] > 6


def test_partial_register_merge() -> None:
    """Pentium M and Core 2 take a slot to merge al into eax, two for ah; the value is there a clock later."""
    low = ["nop", "mov al,bl", "mov ecx,eax", "nop"]
    assert renamed(low, PM) == [0, 0, 1, 1]                     # nop, mov, merge; mov, nop
    assert renamed(["mov al,bl", "mov ecx,eax", "nop"], C2) == [0, 0, 0]
    assert renamed(["mov ah,bl", "mov ecx,eax", "nop"], C2) == [0, 0, 1]    # four slots before the last
    chain = once(["imul eax,esi", "mov al,bl", "add ecx,eax"], C2)
    assert chain.of(2, "dispatch")[0] >= chain.of(1, "complete")[0] + 1


@pytest.mark.parametrize(("cpu", "add"), [(NW, 0.5), (PR, 1), (K8, 1)])
def test_whole_registers(cpu: str, add: float) -> None:
    """NetBurst and K8 keep registers whole: a write to a part waits for the rest, and takes its own time on top."""
    assert steady(["mov al,bl"], cpu) == pytest.approx(add)
    assert steady(["mov eax,ebx"], cpu) == pytest.approx(1 / parameters(cpu).frontend.uops_per_clock, abs=0.01)
    assert renamed(["mov al,bl", "mov ecx,eax"], cpu) == [0, 0]


def test_partial_flags() -> None:
    """inc leaves carry alone: adc waits in rename until inc has retired (3 + 1 + 2 clocks on the P6)."""
    assert renamed(["inc eax", "adc ebx,ebx"], P3) == [0, 6]
    assert renamed(["add eax,1", "adc ebx,ebx"], P3)[1] <= 1
    assert renamed(["inc eax", "setz bl"], P3) == [0, 0]        # a flag that inc has written
    # a shift by more than one may have left all flags as they were; by one it has not
    assert renamed(["shl eax,3", "setc bl"], P3) == [0, 6]
    assert renamed(["shl eax,1", "setc bl"], P3) == [0, 0]
    # Core 2: seven clocks from the flags (3 + 1 after their rename) to the reader (3 after its own)
    assert renamed(["inc eax", "adc ebx,ebx"], C2) == [0, 3 + 1 + 7 - 3]
    assert renamed(["inc eax", "adc ebx,ebx"], K8) == [0, 0]


def test_zeroing_breaks_the_dependence() -> None:
    """imul, then xor: the P6 waits for the product (4 + 1), Core 2 does one multiplication a clock."""
    lines = ["imul eax,eax", "xor eax,eax"]
    assert steady(lines, P3) == pytest.approx(5)
    assert steady(lines, C2) == pytest.approx(1)
    assert steady([*lines, "nop"], K8) == pytest.approx(1)      # one line, so that xor is not in the multiplier's lane
    assert steady(["imul eax,eax", "xor eax,ebx"], C2) == pytest.approx(4)
    # movq clears nothing; pxor of two equal registers does, on Core 2 and NetBurst, and pandn does not
    assert steady(["pmullw mm0,mm0", "pandn mm0,mm0"], C2) == pytest.approx(4)


def test_stack_engine() -> None:
    """Core 2 changes the stack pointer for nothing; its first other use takes a slot."""
    plain = ["push eax", "nop", "nop", "nop", "nop"]
    synced = ["push eax", "mov ebx,[esp+64]", "nop", "nop", "nop"]
    assert once(plain[:1], C2).outcome.slots == 1
    assert once(plain[:1], P3).outcome.slots == 3               # esp, address, data
    assert renamed(plain, C2) == [0, 0, 0, 0, 1]
    assert renamed(synced, C2) == [0, 0, 0, 1, 1]
    assert renamed(["push eax", "mov ebx,[eax]", *plain[2:]], C2) == [0, 0, 0, 0, 1]


def test_reorder_buffer() -> None:
    """P6: forty slots; a group of three enters when the slot that is forty before its last one has retired."""
    run = once([*["imul eax,eax"] * 6, *["nop"] * 60], P3)
    rename, retire = run.timeline.rename, run.timeline.retire
    assert parameters(P3).window.rob == 40
    assert all(rename[40:] >= retire[:-40])
    first = np.flatnonzero(np.diff(rename)) + 1
    later = first[(first >= 42) & (first < 54)]
    assert len(later) == 4 and list(np.diff(later)) == [3, 3, 3]
    assert list(rename[later]) == list(retire[later + 2 - 40])
    assert run.timeline.rename_cause_names[run.timeline.rename_cause[45]] == "reorder buffer full"


def test_scheduler_size() -> None:
    """P6: twenty uops wait; a group of three enters when the one that is twenty before its last one has left.

    The clock after, and one more until the allocator sees the entry.
    """
    assert parameters(P3).scheduling.release_clocks == 1
    run = once(["imul eax,eax"] * 60, P3)
    rename, dispatch = run.timeline.rename, run.timeline.dispatch
    assert all(rename[20:] > dispatch[:-20])
    first = np.flatnonzero(np.diff(rename)) + 1
    later = first[first >= 24]
    assert set(np.diff(later)) == {3}
    assert np.array_equal(rename[later], dispatch[later + 2 - 20] + 1 + 1)
    assert run.timeline.rename_cause_names[run.timeline.rename_cause[45]] == "scheduler full"


def test_k8_schedulers() -> None:
    """Eight entries for each lane: a chain in lane 0 fills its own, and lines of three enter as a whole."""
    run = once(["imul eax,eax", "nop", "nop"] * 24, K8)
    rename, dispatch = run.timeline.rename[::3], run.timeline.dispatch[::3]
    assert all(rename[8:] > dispatch[:-8])
    assert rename[16] == dispatch[8] + 1


@pytest.mark.parametrize("cpu", [P3, PM, NW, PR])
def test_taken_jumps_retire_first(cpu: str) -> None:
    """A taken jump is the first uop of its clock that retires."""
    trace = loop_trace(["mov ecx,ebx", "mov edx,ebx", "nop", "jmp short back"])
    line = simulate(trace, cpu, timeline=True).timeline
    assert line is not None
    jumps = np.flatnonzero(line.position % 4 == 3)[:-1]
    assert all(line.retire[jumps] > line.retire[jumps - 1])


def test_core2_jumps_retire_anywhere() -> None:
    line = simulate(loop_trace(["mov ecx,ebx", "mov edx,ebx", "nop", "jmp short back"]), C2, timeline=True).timeline
    assert line is not None
    jumps = np.flatnonzero(line.position % 4 == 3)[:-1]
    assert any(line.retire[jumps] == line.retire[jumps - 1])

"""Moves that rename does of the pipeline model: a few slots of each file of registers, else a port."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.sequences import Once, once, steady

HW, SK, IC = "haswell", "skylake", "icelake"
FOUR = ["mov rax,rsi", "mov rcx,rdi", "mov rdx,r8", "mov rbx,r9"]
LATER = ["nop"] * 8
TWO = ["mov r10,rsi", "mov r11,rsi"]


def done(lines: list[str], cpu: str) -> list[bool]:
    """Of each instruction of a single run, whether it takes no port."""
    run: Once = once(lines, cpu, bits=64)
    assert len(run.timeline.port) == len(lines)
    return [bool(port < 0) for port in np.asarray(run.timeline.port)]


@pytest.mark.parametrize("cpu", [HW, SK])
def test_four_moves_under_way(cpu: str) -> None:
    """Four of a clock, none of the next one, then as many as there is no other register's value to share."""
    targets = "rax rcx rdx rbx rdi r8 r9 r10 r11 r12 r13 r14".split()
    assert done([f"mov {r},rsi" for r in targets], cpu) == [True] * 4 + [False] * 4 + [True] * 3 + [False]
    assert steady(["mov rax,rsi"], cpu, bits=64) == pytest.approx(0.25)      # what sheets have: either way four a clock


def test_values_that_are_shared_keep_their_slots() -> None:
    """Until all registers of a value have been written, those that it was moved from, too."""
    over = [f"lea {r},[rbp+r12]" for r in "rax rcx rdx rbx".split()]
    sources = [f"lea {r},[rbp+r12]" for r in "rsi rdi r8 r9".split()]
    assert done([*FOUR, *LATER, *TWO], HW)[-2:] == [False, False]
    assert done([*FOUR, *over, *LATER, *TWO], HW)[-2:] == [False, False]
    assert done([*FOUR, *over, *sources, *LATER, *TWO], HW)[-2:] == [True, True]


def test_vectors_have_slots_of_their_own() -> None:
    """Moves of general registers take none of them; a value that one register holds is shared no more."""
    vectors = [f"movdqa xmm{n},xmm{n + 4}" for n in range(4)]
    assert done([*FOUR, *vectors], HW) == [True] * 8
    over = [f"paddd xmm{n},xmm8" for n in range(4)]
    again = ["movdqa xmm9,xmm4", "movdqa xmm10,xmm5"]
    assert done([*vectors, *LATER, *again], HW)[-2:] == [False, False]
    assert done([*vectors, *over, *LATER, *again], HW)[-2:] == [True, True]


def test_other_cpus_have_no_limit() -> None:
    moves = [f"movdqa xmm{n},xmm15" for n in range(12)]
    assert done(moves, IC) == [True] * 12
    run = once(moves, HW, bits=64)
    assert not all(port < 0 for port in np.asarray(run.timeline.port))
    assert run.outcome.bounds["ports"] == 0.0           # in the best order none would need one


def test_a_move_to_itself_is_executed() -> None:
    """Golden Cove: a move to another register is done at rename, one to itself takes a port and a clock."""
    assert done(["mov rax,rcx", "movzx ecx,al", "mov rdx,rdx", "mov eax,eax", "movzx ebx,bl"], "golden-cove") == [
        True, True, False, False, False]
    assert steady(["xor eax,ecx", "movzx eax,al"], "golden-cove", bits=64) == pytest.approx(2)
    assert steady(["xor eax,ecx", "movzx edx,al", "xor edx,ecx", "movzx eax,dl"], "golden-cove",
                  bits=64) == pytest.approx(2)

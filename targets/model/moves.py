"""Compiled move elimination: a register-to-register move that rename does takes one of a few slots, else a port.

Source of the rule and of its numbers: Abel and Reineke, uiCA (ICS 2022), `Renamer` of their simulator. Of each file of
registers a slot is in use while several registers stand for one value; a move is done at rename while slots are left,
those counted that were in use two clocks before and those that the last clocks' moves took. A slot of general registers
is given back when all registers that shared the value have been written, one of vectors also when one is left and no
vector move is done in a clock.
"""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.machine import (
    A_CLOCK,
    A_LIVE,
    A_NOW,
    A_OLDER,
    A_PREVIOUS,
    A_USED,
    ALIASES,
    B_CAUSE,
    B_CLOCK,
    Machine,
)
from targets.model.state import R_ROB, R_STATIONS, R_STORES, SOURCES, Code, Cpu
from targets.x86.registers import XMM, XMM_HIGH

VECTORS = 1                     # the second file of registers; the first one's are general
GENERAL = 16


@compiled
def _file(number: int) -> int:
    """0 for a general register, 1 for one of vectors, -1 for others."""
    if number < GENERAL:
        return 0
    return VECTORS if XMM <= number < XMM + 16 or XMM_HIGH <= number < XMM_HIGH + 16 else -1


@compiled
def _next_clock(m: Machine) -> None:
    """Clocks in which rename has been at work since the last uop: what was in use in them."""
    clock, b = m.back[B_CLOCK], m.back
    for file in range(2):
        a = m.moves[file]
        stalled = b[B_CAUSE] == R_ROB or b[B_CAUSE] == R_STATIONS or b[B_CAUSE] == R_STORES
        gap = min(1 if stalled else clock - a[A_CLOCK], 4)
        for _ in range(gap):
            if file == VECTORS and a[A_NOW] == 0:
                _drop_single(m)
            a[A_OLDER], a[A_USED] = a[A_USED], a[A_LIVE]
            a[A_PREVIOUS], a[A_NOW] = a[A_NOW], 0
        a[A_CLOCK] = clock


@compiled
def _drop_single(m: Machine) -> None:
    """Values of vectors that one register stands for are shared no more."""
    for alias in range(ALIASES, 2 * ALIASES):
        if m.alias_count[alias] == 1:
            m.alias_count[alias] = 0
            m.moves[VECTORS][A_LIVE] -= 1
            for number in range(XMM, XMM_HIGH + 16):
                if m.alias[number] == alias:
                    m.alias[number] = -1


@compiled
def _leave(m: Machine, number: int) -> None:
    """A register is written and stands no more for a value that it shared."""
    alias = m.alias[number]
    if alias < 0:
        return
    m.alias[number] = -1
    m.alias_count[alias] -= 1
    if m.alias_count[alias] == 0:
        m.moves[alias // ALIASES][A_LIVE] -= 1


@compiled
def eliminated(m: Machine, code: Code, cpu: Cpu, u: int) -> bool:
    """Whether rename does the move `u`, and takes a slot for it."""
    if m.moves[0][A_CLOCK] != m.back[B_CLOCK]:
        _next_clock(m)
    source, target = code.u[u].sources[0] & 255, code.u[u].targets[0] & 255
    file = _file(target)
    if file < 0 or _file(source) != file:
        return True
    a = m.moves[file]
    if cpu.move_slots - a[A_NOW] - a[A_PREVIOUS] - a[A_OLDER] <= 0:
        return False
    a[A_NOW] += 1
    if source == target:
        return True
    alias = m.alias[source]
    if alias < 0:
        alias = file * ALIASES
        while m.alias_count[alias]:
            alias += 1
        m.alias[source] = alias
        m.alias_count[alias] = 1
        a[A_LIVE] += 1
    if m.alias[target] != alias:
        _leave(m, target)
        m.alias[target] = alias
        m.alias_count[alias] += 1
    return True


@compiled
def written(m: Machine, code: Code, u: int) -> None:
    """The registers that `u` writes stand for values of their own."""
    if m.moves[0][A_CLOCK] != m.back[B_CLOCK]:
        _next_clock(m)
    for k in range(SOURCES):
        register = code.u[u].targets[k]
        if register < 0:
            break
        if _file(register & 255) >= 0:
            _leave(m, register & 255)

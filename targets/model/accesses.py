"""Compiled accesses: what loads and stores take beyond their latency, once they are sent out."""

from __future__ import annotations

from targets.model.compiled import compiled
from targets.model.machine import B_ACCESS, B_ACCESS_UOP, B_UOP, Machine
from targets.model.memory import access_slot, cache_ticks, crosses, forward, open_store
from targets.model.state import X_ACCESS, X_NONE, Code, Cpu


@compiled
def load_ticks(m: Machine, cpu: Cpu, address: int, size: int, tick: int, latency: int,
               delay: int) -> tuple[int, int, int]:
    """(ticks beyond the latency, why, blocking store or -1) of a load sent out at a tick."""
    b = m.back
    turn, _ = access_slot(m, cpu, address, tick)
    extra = turn - tick
    more, why = cache_ticks(m, cpu, address, size, b[B_UOP] + 1, True)
    if extra and why == X_NONE:
        why = X_ACCESS
    extra += more
    blocker = -1
    done, forwarded, store, wait = forward(m, cpu, address, size, tick, latency, delay)
    if done >= 0:
        extra, why = max(0, done - tick - latency), forwarded
        if forwarded != X_NONE:
            blocker = store
    elif wait > tick:
        extra += wait - tick
        blocker = store
    held = cpu.misaligned_hold if crosses(cpu, address, size) else 0
    b[B_ACCESS], b[B_ACCESS_UOP] = max(b[B_ACCESS], turn + held), b[B_UOP]
    return extra, why, blocker


@compiled
def store_ticks(m: Machine, cpu: Cpu, address: int, size: int, tick: int, latency: int, home: int) -> tuple[int, int]:
    """(ticks beyond the latency, why) of store data: it can be forwarded before it has its turn in the cache."""
    turn, _ = access_slot(m, cpu, address, tick)
    cache_ticks(m, cpu, address, size, m.back[B_UOP] + 1, False)
    open_store(m, address, size, tick + latency, m.back[B_UOP], home)
    return turn - tick, X_ACCESS if turn > tick else X_NONE


@compiled
def chase_ticks(m: Machine, code: Code, u: int) -> int:
    """Ticks more of a load whose base was just loaded."""
    if code.u[u].chase == 0:
        return 0
    base = code.u[u].sources[0] & 255
    return int(code.u[u].chase) if m.ready_unit[base] == code.u[u].unit else 0

"""Compiled memory side: caches with real addresses, store forwarding, ordering and banks.

Source of the rules: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 5.9 and 5.10
(NetBurst), 6.9 (P6), 7.14 (Pentium M), 8.12 and 8.13 (Core 2), 20.13 and 20.15 (K8); loads that pass stores of unknown
addresses: Krimer et al., US patent 7,590,825 (2009); of each number its CPU's table, [core.memory].
"""

from __future__ import annotations

from targets.model.compiled import compiled, entry
from targets.model.machine import (
    B_ACCESS,
    B_ACCESS_UOP,
    B_ADDRESS,
    B_ADDRESSES,
    B_ADDRESSES_UOP,
    B_COMMITTED,
    B_PAIR,
    B_PASSED,
    B_STORE_OPEN,
    B_STORES,
    INSTRUCTIONS,
    STORE_RING,
    TIME_RING,
    Machine,
)
from targets.model.state import (
    BANK,
    CACHE_ORDER,
    NONE,
    STORE_ADDRESSES,
    TICKS,
    X_FORWARD,
    X_FORWARD_FAIL,
    X_MEMORY,
    X_MISALIGNED,
    X_MISS,
    X_NONE,
    X_REPLAY,
    Code,
    Cpu,
    Run,
)

MASK = TIME_RING - 1
NEVER = 1 << 60
KNOWN, NEW = 0, 1               # the line of a store that may have another in its clock: whether it is gathered already


@compiled
def touch(tags: object, ages: object, sets: int, ways: int, line: int, stamp: int, apart: int) -> bool:
    """Look a line up and make it the newest of its set; True when it was there.

    Lines that are a multiple of `apart` lines from each other (0: none) cannot be there together.
    """
    place = line % sets
    oldest = 0
    for way in range(ways):
        if tags[place, way] == line:                # type: ignore[index]
            ages[place, way] = stamp                # type: ignore[index]
            return True
        if ages[place, way] < ages[place, oldest]:  # type: ignore[index]
            oldest = way
    if apart:
        for way in range(ways):
            if tags[place, way] >= 0 and (tags[place, way] - line) % apart == 0:    # type: ignore[index]
                oldest = way
    tags[place, oldest] = line                      # type: ignore[index]
    ages[place, oldest] = stamp                     # type: ignore[index]
    return False


@compiled
def crosses(cpu: Cpu, address: int, size: int) -> bool:
    """Whether an access crosses a boundary that costs; what is wider than the distance of boundaries does not."""
    width = cpu.misaligned_bytes
    return bool(width and size <= width and address // width != (address + size - 1) // width)


@compiled
def cache_ticks(m: Machine, cpu: Cpu, address: int, size: int, stamp: int, load: bool) -> tuple[int, int]:
    """(ticks more than an L1 hit, why) of an access; a line crossing touches both lines."""
    more, why = 0, X_NONE
    first, last = address // cpu.l1_line, (address + size - 1) // cpu.l1_line
    for line in range(first, last + 1):
        if not touch(m.l1_tag, m.l1_age, cpu.l1_sets, cpu.l1_ways, line, stamp, cpu.evict_bytes // cpu.l1_line):
            extra, reason = cpu.l2_latency, X_MISS
            l2 = line * cpu.l1_line // cpu.l2_line
            if not touch(m.l2_tag, m.l2_age, cpu.l2_sets, cpu.l2_ways, l2, stamp, 0):
                extra, reason = cpu.memory_latency, X_MEMORY
            if extra > more:
                more, why = extra, reason
    if load and last > first and cpu.line_cross_load > more:
        more, why = cpu.line_cross_load, X_MISALIGNED
    elif crosses(cpu, address, size) and cpu.misaligned > more:
        more, why = cpu.misaligned, X_MISALIGNED
    return more, why


@compiled
def access_slot(m: Machine, cpu: Cpu, address: int, tick: int) -> tuple[int, int]:
    """(tick, cause): a free cache access for CPUs that count them, in another bank than the clock's first one."""
    if not cpu.lsu:
        return tick, NONE
    clock = tick // TICKS
    cause = NONE
    while True:
        at = clock & MASK
        if m.access_stamp[at] != clock:
            m.access_stamp[at] = clock
            m.access_count[at] = 1
            m.access_address[at] = address
            break
        first = m.access_address[at]
        clash = cpu.banks and first // cpu.bank_bytes % cpu.banks == address // cpu.bank_bytes % cpu.banks \
            and first // cpu.l1_line != address // cpu.l1_line
        if m.access_count[at] < cpu.lsu and not clash:
            m.access_count[at] += 1
            break
        cause = BANK if clash else CACHE_ORDER
        clock += 1
    return max(tick, clock * TICKS), cause


@compiled
def _pass_stores(m: Machine, cpu: Cpu, i: int, address: int, size: int, tick: int) -> tuple[int, int, int]:
    """(tick, cause, blocker) of a load that passes stores of unknown addresses, once it could have often enough.

    It waits for these addresses until then. One that passes a store which it should have waited for is wrong from when
    that address is known (`B_PASSED`), and begins to count anew.
    """
    latest, blocker, wrong = tick, -1, -1
    count = m.back[B_STORES]
    for back in range(1, min(count, STORE_RING) + 1):
        at = (count - back) & (STORE_RING - 1)
        known = m.store_known[at]
        if known <= tick:
            continue
        if known > latest:
            latest, blocker = known, m.store_uop[at]
        start = m.store_address[at]
        if wrong < 0 and start < address + size and address < start + m.store_size[at]:
            wrong = known
    if latest == tick:
        return tick, NONE, -1
    load = i & (INSTRUCTIONS - 1)
    passes = m.passed[load] >= cpu.passes
    m.passed[load] = 0 if wrong >= 0 else min(cpu.passes, m.passed[load] + 1)
    if not passes:
        return latest, STORE_ADDRESSES, blocker
    m.back[B_PASSED] = max(m.back[B_PASSED], wrong)
    return tick, NONE, -1


@compiled
def load_order(m: Machine, cpu: Cpu, i: int, address: int, size: int, tick: int) -> tuple[int, int, int]:
    """(tick, cause, blocker): a load may wait for addresses of earlier stores, or for earlier accesses."""
    b = m.back
    cause, blocker = NONE, -1
    if cpu.passes:
        tick, cause, blocker = _pass_stores(m, cpu, i, address, size, tick)
    if cpu.wait_addresses and b[B_ADDRESSES] > tick:
        tick, cause, blocker = b[B_ADDRESSES], STORE_ADDRESSES, b[B_ADDRESSES_UOP]
    if cpu.in_order and b[B_ACCESS] > tick:
        tick, cause, blocker = b[B_ACCESS], CACHE_ORDER, b[B_ACCESS_UOP]
    return tick, cause, blocker


@compiled
def forward(m: Machine, cpu: Cpu, address: int, size: int, tick: int, latency: int,
            delay: int) -> tuple[int, int, int, int]:
    """(completion or -1, extra cause, blocking store's uop, tick the load must wait for): earlier stores in flight.

    `delay` ticks lie between store data and the loaded value.
    """
    count = m.back[B_STORES]
    wait, waited_for = tick, -1
    for back in range(1, min(count, STORE_RING) + 1):
        at = (count - back) & (STORE_RING - 1)
        if m.store_commit[at] <= tick:
            if back > 24:
                break
            continue
        start, length = m.store_address[at], m.store_size[at]
        if start < address + size and address < start + length:
            data = m.store_data[at]
            inside = start <= address and address + size <= start + length
            if inside and (address == start or (cpu.forward_parts and (address - start) % size == 0)):
                done = max(tick + latency, data + delay)
                why = X_FORWARD if done > tick + latency else X_NONE
                if data > tick and cpu.replay:
                    done += cpu.replay
                    why = X_REPLAY
                return done, why, m.store_uop[at], wait
            # the penalty is against a load that is forwarded; it cannot end before the store is in the cache
            done = max(tick + latency, data + delay) + cpu.forward_fail
            return max(done, m.store_commit[at] + latency), X_FORWARD_FAIL, m.store_uop[at], wait
        if cpu.alias and (start - address) % cpu.alias == 0 and m.store_data[at] > wait:
            wait, waited_for = m.store_data[at], m.store_uop[at]
    return -1, X_NONE, waited_for, wait


@compiled
def renamed_slot(m: Machine, address: int, size: int, home: int) -> int:
    """The place of the store whose value rename knows a load to be, -1 for none: the newest one there, in that slot."""
    count = m.back[B_STORES]
    for back in range(1, min(count, STORE_RING) + 1):
        at = (count - back) & (STORE_RING - 1)
        start, length = m.store_address[at], m.store_size[at]
        if start < address + size and address < start + length:
            return at if start == address and size <= length and m.store_home[at] == home else -1
    return -1


@compiled
def open_store(m: Machine, address: int, size: int, data: int, uop: int, home: int) -> None:
    """Remember a store until it has been written to the cache."""
    at = m.back[B_STORES] & (STORE_RING - 1)
    m.store_address[at] = address
    m.store_size[at] = size
    m.store_data[at] = data
    m.store_uop[at] = uop
    m.store_home[at] = home
    m.store_known[at] = m.back[B_ADDRESS]
    m.store_commit[at] = NEVER
    m.back[B_STORES] += 1


@compiled
def commit_stores(m: Machine, cpu: Cpu, tick: int) -> None:
    """Stores of a slot that has retired go to the cache, from `tick` on; without `commit_block` all of them at once.

    With it they go in order, one a clock. Two behind one another go in one if neither is longer than `commit_pair` and
    both lie in one aligned block; with `commit_lines`, so many of which are gathered before the cache and the one that
    was left alone for longest goes there, if not both begin a line. One that is wider than a block takes a clock for
    each. Measured: docs/model.md.
    """
    b = m.back
    while b[B_STORE_OPEN] < b[B_STORES]:
        at = b[B_STORE_OPEN] & (STORE_RING - 1)
        b[B_STORE_OPEN] += 1
        commit = tick
        if cpu.commit_block:
            size, block = m.store_size[at], m.store_address[at] // cpu.commit_block
            known = block == b[B_PAIR]
            if cpu.commit_lines:
                known = touch(m.gathered, m.gathered_age, 1, cpu.commit_lines, block, b[B_STORE_OPEN], 0)
            pairs = known or (cpu.commit_lines and b[B_PAIR] == KNOWN)
            if size <= cpu.commit_pair and b[B_PAIR] >= 0 and pairs and tick <= b[B_COMMITTED]:
                commit, b[B_PAIR] = b[B_COMMITTED], -1
            else:
                commit = max(tick, b[B_COMMITTED] + TICKS * max(1, size // cpu.commit_block))
                b[B_PAIR] = -1 if size > cpu.commit_pair else block if not cpu.commit_lines else KNOWN if known else NEW
            b[B_COMMITTED] = commit
        m.store_commit[at] = commit


@entry
def warm_caches(m: Machine, code: Code, cpu: Cpu, run: Run) -> None:
    """Touch every address of a trace once, so that what is timed finds the caches as a run before left them."""
    for n in range(len(run.steps)):
        i = run.steps[n].index
        if code.i[i].load:
            cache_ticks(m, cpu, run.steps[n].load, code.i[i].load, n - len(run.steps), True)
        if code.i[i].store:
            cache_ticks(m, cpu, run.steps[n].store, code.i[i].store, n - len(run.steps), False)

"""Compiled front ends: the clock at which each instruction, in order, is decoded (or comes from the trace cache).

Each takes the machine, the static records, the CPU's numbers and an instruction, advances the front end's state and
leaves the reason of the last delay in F_CAUSE. Sources of the rules are in the CPU tables' [core.frontend].
"""

from __future__ import annotations

from targets.model.compiled import compiled, entry
from targets.model.data_fields import NO_DATA, SMALL_DATA, WIDE_BORROWS
from targets.model.machine import (
    B_SLOT,
    F_BLOCK,
    F_BUSY,
    F_CACHED,
    F_CAUSE,
    F_CLOCK,
    F_FETCHED,
    F_GROUPS,
    F_LAST_WINDOW,
    F_LENT,
    F_LINE,
    F_LOOP_COUNT,
    F_LOOP_FROM,
    F_LOOP_HEAD,
    F_LOOPING,
    F_PLACE,
    F_PREVIOUS,
    F_READY,
    F_READY_COUNT,
    F_TAKEN,
    SLOT_RING,
    Machine,
)
from targets.model.state import (
    DOUBLE,
    LCP,
    R_DECODE,
    R_FETCH,
    R_JUMP,
    R_LCP,
    R_MICROCODE,
    R_TRACE,
    RETURN,
    TICKS,
    VECTOR,
    Code,
    Cpu,
)
from targets.model.uop_lines import left_over, line_of

BOUNDARY = 16
WINDOW = 16                     # bytes a K8 fetches at once
LENDERS = 5                     # preceding trace-cache entries that may lend their data field
MICROCODE_SLOTS = 4             # more than this in an instruction are microcode, so many a clock


@compiled
def _wait_for_queue(m: Machine, cpu: Cpu, slots: int, clock: int) -> int:
    """Decoding stops while the queue before rename has no room."""
    ahead = m.back[B_SLOT] + slots - 1 - cpu.queue
    if ahead >= 0:
        renamed = m.slot_rename[ahead & (SLOT_RING - 1)] // TICKS
        if renamed > clock:
            return renamed
    return clock


@compiled
def _template_place(m: Machine, code: Code, cpu: Cpu, i: int, new_group: bool) -> None:
    """Take the next decoder, or a new clock; the first decoder takes anything, the others what they can."""
    f = m.front
    slots = code.i[i].slots
    decoders = cpu.decoders
    place = f[F_PLACE]
    fits = place < decoders and slots <= cpu.template[min(place, decoders - 1)]
    if place > 0 and code.i[i].length > cpu.simple_max_bytes:
        fits = False
    if new_group or not fits:
        if not new_group:
            f[F_CAUSE] = R_DECODE
        f[F_CLOCK] += max(1, f[F_BUSY])
        f[F_BUSY] = 1
        f[F_GROUPS] += 1
        place = 0
    waited = _wait_for_queue(m, cpu, slots, f[F_CLOCK])
    f[F_CLOCK] = waited
    f[F_PLACE] = place + 1
    if slots > cpu.template[0] or code.i[i].decode > 1:
        f[F_BUSY] = max(code.i[i].decode, (slots + cpu.template[0] - 1) // cpu.template[0])
        f[F_PLACE] = decoders
        f[F_CAUSE] = R_MICROCODE


@compiled
def decoders(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    """P6 and Pentium M: IFETCH blocks that start at an instruction; a block's first instruction goes to decoder 0.

    Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 6.2, 6.3 and 7.3 to 7.5.
    """
    f = m.front
    address, end = code.i[i].address, code.i[i].address + code.i[i].length
    new_block = False
    if f[F_TAKEN]:
        previous = f[F_PREVIOUS]
        start = address
        if cpu.jump_boundaries and previous >= 0:
            last = code.i[previous].address + code.i[previous].length
            crossed = f[F_BLOCK] // BOUNDARY != (last - 1) // BOUNDARY
            split = address // BOUNDARY != (end - 1) // BOUNDARY
            delay, aligned = _jump_delay(f[F_GROUPS], crossed, split)
            f[F_CLOCK] += delay
            if delay:
                f[F_CAUSE] = R_JUMP
            if aligned:
                start = address - address % BOUNDARY
        f[F_BLOCK] = start
        new_block = True
    elif end > f[F_BLOCK] + cpu.fetch_bytes or address < f[F_BLOCK]:
        f[F_BLOCK] = address
        f[F_CAUSE] = R_FETCH
        new_block = True
    if new_block:
        f[F_GROUPS] = 0
    if code.i[i].flags & LCP:
        f[F_CLOCK] += cpu.lcp
        f[F_CAUSE] = R_LCP
    _template_place(m, code, cpu, i, new_block)
    return f[F_CLOCK]


@entry
def _jump_delay(groups: int, crossed: bool, split: bool) -> tuple[int, bool]:
    """Table 6.1 of the P6: (delay clocks, whether the target's block starts at a 16-byte boundary)."""
    if groups <= 1:
        return int(crossed) + int(split), not split
    if groups == 2:
        return int(crossed and split), crossed and not split
    return 0, False


@compiled
def predecode(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    """Core 2: aligned 16-byte blocks through the predecoder, then the template; small loops skip the predecoder.

    Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 8.2, 8.3 and 8.5.
    """
    f = m.front
    address, end = code.i[i].address, code.i[i].address + code.i[i].length
    block = (end - 1) // cpu.fetch_bytes
    if f[F_TAKEN]:
        _note_loop(m, code, cpu, i)
        if not f[F_LOOPING]:
            f[F_READY] += cpu.taken_clocks + block - address // cpu.fetch_bytes
            f[F_READY_COUNT] = 0
            f[F_CAUSE] = R_JUMP
    elif block != f[F_BLOCK] and not f[F_LOOPING]:
        f[F_READY] += 1
        f[F_READY_COUNT] = 0
        f[F_CAUSE] = R_FETCH
    f[F_BLOCK] = block
    f[F_LOOP_COUNT] += 1
    if not f[F_LOOPING]:
        if f[F_READY_COUNT] == cpu.predecode:
            f[F_READY] += 1
            f[F_READY_COUNT] = 0
        f[F_READY_COUNT] += 1
        if code.i[i].flags & LCP:
            f[F_READY] += cpu.lcp
            f[F_CAUSE] = R_LCP
        if cpu.loop_instructions:
            # the predecoder runs ahead of the decoders by as much as the buffer between them holds
            behind = m.decoded[(f[F_FETCHED] - cpu.loop_instructions) & 63]
            if f[F_FETCHED] >= cpu.loop_instructions and behind > f[F_READY]:
                f[F_READY] = behind
    late = f[F_READY] + 1 > f[F_CLOCK] and not f[F_LOOPING]
    if late:
        f[F_CLOCK] = f[F_READY]      # the new group comes a clock later
    cause = f[F_CAUSE]
    _template_place(m, code, cpu, i, late or bool(f[F_TAKEN]))
    if late:
        f[F_CAUSE] = cause
    m.decoded[f[F_FETCHED] & 63] = f[F_CLOCK]
    f[F_FETCHED] += 1
    return f[F_CLOCK]


@compiled
def _note_loop(m: Machine, code: Code, cpu: Cpu, i: int) -> None:
    """After a taken jump to `i`: is it the same short backward jump as the last time round?"""
    f = m.front
    jump = f[F_PREVIOUS]
    was_looping = f[F_LOOPING]
    f[F_LOOPING] = 0
    if jump < 0:
        return
    first, last = code.i[i].address // cpu.fetch_bytes, (
        code.i[jump].address + code.i[jump].length - 1) // cpu.fetch_bytes
    small = 0 <= last - first < cpu.loop_bytes // cpu.fetch_bytes and f[F_LOOP_COUNT] <= cpu.loop_instructions
    if small and f[F_LOOP_HEAD] == i and f[F_LOOP_FROM] == jump:
        f[F_LOOPING] = 1
    elif was_looping:
        f[F_READY] = max(f[F_READY], f[F_CLOCK])
    f[F_LOOP_HEAD], f[F_LOOP_FROM], f[F_LOOP_COUNT] = i, jump, 0


@compiled
def trace_cache(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    """NetBurst: lines of six entries, one line every two clocks; a backward jump starts a new line.

    Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), section 5.2.
    """
    f = m.front
    new_line = False
    if f[F_TAKEN]:
        previous = f[F_PREVIOUS]
        if previous < 0 or code.i[i].address <= code.i[previous].address:
            new_line = True
    for u in range(code.i[i].first, code.i[i].first + code.i[i].count):
        if not code.u[u].opens:
            continue
        entries = 1
        data = code.u[u].entries
        if data >= WIDE_BORROWS:
            entries = 2
            if data == WIDE_BORROWS and f[F_LENT] > 0:
                entries = 1
                f[F_LENT] = 0
        if f[F_LINE] + entries > cpu.line_entries or new_line:
            m.debt[0] += cpu.line_gap
            late = int(m.debt[0])
            m.debt[0] -= late
            f[F_CLOCK] = _wait_for_queue(m, cpu, cpu.line_entries, f[F_CLOCK] + cpu.line_clocks + late)
            f[F_CAUSE] = R_TRACE
            f[F_LINE] = 0
            f[F_LENT] = 0
            new_line = False
        f[F_LINE] += entries
        if data == NO_DATA:
            f[F_LENT] = LENDERS
        elif entries == 2 or data != SMALL_DATA:
            f[F_LENT] = 0
        elif f[F_LENT] > 0:
            f[F_LENT] -= 1
    ready = f[F_CLOCK]
    if code.i[i].decode > 1:
        f[F_CLOCK] += code.i[i].decode
        f[F_CAUSE] = R_MICROCODE
    return ready


@compiled
def lanes(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    """K8: 16 bytes fetched a clock into a 32-byte buffer, three macro-operations decoded, vector path alone.

    Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 20.1 to 20.4 and 20.14.
    """
    f = m.front
    address, end = code.i[i].address, code.i[i].address + code.i[i].length
    window = (end - 1) // WINDOW
    if f[F_TAKEN]:
        if f[F_PREVIOUS] >= 0:
            f[F_FETCHED] += cpu.taken_clocks + window - address // WINDOW
            f[F_CAUSE] = R_JUMP
        f[F_PLACE] = 3
    elif window != f[F_LAST_WINDOW]:
        # no more than two windows wait for decoding
        ahead = max(1, window - f[F_LAST_WINDOW])
        f[F_FETCHED] = max(f[F_FETCHED] + ahead, f[F_CLOCK] - 1)
    f[F_LAST_WINDOW] = window
    slots = code.i[i].slots
    vector = bool(code.i[i].flags & VECTOR)
    takes = 3 if vector else (2 if code.i[i].flags & DOUBLE else 1)
    if f[F_PLACE] + takes > 3:
        f[F_CLOCK] += max(1, f[F_BUSY])
        f[F_CAUSE] = R_DECODE
        f[F_BUSY] = 1
        f[F_PLACE] = 0
    if f[F_FETCHED] > f[F_CLOCK]:
        f[F_CLOCK] = f[F_FETCHED]
        f[F_PLACE] = 0
        f[F_CAUSE] = R_FETCH
    f[F_CLOCK] = _wait_for_queue(m, cpu, slots, f[F_CLOCK])
    f[F_PLACE] += takes
    if vector:
        f[F_BUSY] = max(1, (slots + 2) // 3, code.i[i].decode)
        f[F_CAUSE] = R_MICROCODE
    return f[F_CLOCK]


@compiled
def uop_cache(m: Machine, code: Code, cpu: Cpu, i: int) -> int:
    """Haswell and later, Zen: slots from the cache, as many a clock as it gives, up to a jump that is taken.

    What is not in it goes through `predecode`, and changing between the two takes some clocks.

    Source: Agner Fog, The microarchitecture of Intel, AMD and VIA CPUs (2023), sections 9.3, 11.3, 12.3 and 23.5.
    """
    f = m.front
    previous = f[F_PREVIOUS]
    jumped = f[F_TAKEN] or (previous >= 0 and code.i[previous].address >= code.i[i].address)
    rest = left_over(m, code, cpu) if f[F_TAKEN] else 0
    cached, clocks = line_of(m, code, cpu, i, jumped)
    if not cached or (cpu.cache_after_jump and not f[F_CACHED] and not jumped):
        if f[F_CACHED]:
            f[F_READY] = max(f[F_READY], f[F_CLOCK] + cpu.cache_switch)
            f[F_READY_COUNT], f[F_BLOCK], f[F_CACHED], f[F_CAUSE] = 0, -1, 0, R_DECODE
        return predecode(m, code, cpu, i)
    slots = code.i[i].slots
    if not f[F_CACHED]:
        f[F_CLOCK] += cpu.cache_switch
        f[F_CACHED], f[F_PLACE], f[F_BUSY] = 1, 0, 0
    if f[F_TAKEN] and f[F_PREVIOUS] >= 0 and f[F_PLACE] > 0:
        returned = code.i[f[F_PREVIOUS]].flags & RETURN
        f[F_CLOCK] += max(rest + cpu.taken_clocks + (cpu.return_clocks if returned else 0), f[F_BUSY])
        f[F_CAUSE], f[F_PLACE], f[F_BUSY] = R_JUMP, 0, 0
    elif f[F_PLACE] > 0 and (clocks or f[F_PLACE] + slots > cpu.cache_width):
        f[F_CLOCK] += max(1, clocks, f[F_BUSY])
        f[F_CAUSE], f[F_PLACE], f[F_BUSY] = R_FETCH, 0, 0
    waited = _wait_for_queue(m, cpu, slots, f[F_CLOCK])
    if waited > f[F_CLOCK]:
        f[F_CLOCK], f[F_PLACE] = waited, 0
    f[F_PLACE] += slots
    if slots > MICROCODE_SLOTS:
        f[F_BUSY] = (slots + MICROCODE_SLOTS - 1) // MICROCODE_SLOTS
        f[F_PLACE] = max(f[F_PLACE], cpu.cache_width)
        f[F_CAUSE] = R_MICROCODE
    return f[F_CLOCK]

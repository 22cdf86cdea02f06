"""Orders to start a search from: lists scheduled by the longest path, with the ports of a CPU's model."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cipherwright.reschedule.flow import FLAGS, Piece
from cipherwright.reschedule.graph import touched
from scheduler.code.dependences import Dependences
from targets.model.parameters import Parameters, parameters
from targets.model.state import TICKS
from targets.model.uops import STORE_ADDRESS, STORE_DATA, Record, build_record

WINDOWS = (0, 200, 60, 24, 12, 6)
"""How far ahead of the first instruction left a list may take one, instructions; 0: as far as it likes."""
FORWARDED = 5
"""Clocks from a store to a load of the same bytes, about, on all CPUs of the model."""


@dataclass(frozen=True)
class Costs:
    """What lists are scheduled by: of each instruction the clocks to its result and the ports of its uops; the edges
    along which a result goes, (from, to): clocks; uops a clock."""

    latency: list[int]
    ports: list[list[tuple[str, ...]]]
    edges: dict[tuple[int, int], int]
    width: int


def costs(piece: Piece, deps: Dependences, cpu: str) -> Costs:
    """The costs of a piece on a CPU of the model; UnknownRow as the model raises it."""
    p = parameters(cpu)
    records = [build_record(one.what, p) for one in piece.insns if one.what is not None]
    latency = [_latency(record) for record in records]
    return Costs(latency, [[u.ports for u in r.uops if u.ports] for r in records], dict(_edges(piece, deps, latency)),
                 _width(p))


def _width(p: Parameters) -> int:
    return max(1, int(p.rename.uops_per_clock))


def _latency(record: Record) -> int:
    """Clocks from operands to result: the uops' one after the other, stores apart."""
    ticks = sum(u.latency for u in record.uops if u.kind not in (STORE_ADDRESS, STORE_DATA))
    return -(-ticks // TICKS)


def _edges(piece: Piece, deps: Dependences, latency: Sequence[int]) -> Iterator[tuple[tuple[int, int], int]]:
    """Which dependences carry a result, with its clocks; the others are passed as 0."""
    io = [touched(one) for one in piece.insns]
    for i, first in enumerate(deps.before):
        for b in first:
            flags = int(piece.insns[b].one.rflags_modified) & int(piece.insns[i].one.rflags_read) & sum(FLAGS.values())
            through = io[b][1] & io[i][0]
            stored = piece.insns[b].what
            if stored is not None and stored.store_bytes and not through and not flags:
                loads = piece.insns[i].what
                yield (b, i), FORWARDED if loads is not None and loads.load_bytes else 0
            else:
                yield (b, i), latency[b] if through or flags else 0


def heights(deps: Dependences, given: Costs) -> list[int]:
    """Clocks from the start of each instruction to the end of the longest path that it begins."""
    out = [0] * len(deps.before)
    for i in reversed(range(len(out))):
        out[i] = max([given.latency[i], *(given.edges[i, a] + out[a] for a in deps.after[i])])
    return out


def listed(deps: Dependences, given: Costs, window: int, by_height: bool = True) -> list[int]:
    """An order by list scheduling: what is ready and has the longest path before it comes first.

    `window`: at most so far ahead of the first instruction left, 0 for no limit; without `by_height` the first of those
    ready is taken.
    """
    count = len(deps.before)
    high = heights(deps, given) if by_height else [0] * count
    waits, ready_at = [len(b) for b in deps.before], [0] * count
    left = list(range(count))
    done = [False] * count
    pending: list[tuple[int, int]] = [(0, i) for i in range(count) if not waits[i]]
    heapq.heapify(pending)
    ready: list[tuple[int, int]] = []
    order: list[int] = []
    clock, first = 0, 0
    while len(order) < count:
        while pending and pending[0][0] <= clock:
            _, i = heapq.heappop(pending)
            heapq.heappush(ready, (-high[i], i))
        taken, busy, kept = 0, set[str](), []
        while ready and taken < given.width:
            item = heapq.heappop(ready)
            i = item[1]
            if (window and left[i] > first + window) or not _fits(given.ports[i], busy):
                kept.append(item)
                continue
            taken += max(1, len(given.ports[i]))
            order.append(i)
            done[i] = True
            for a in deps.after[i]:
                waits[a] -= 1
                ready_at[a] = max(ready_at[a], clock + given.edges[i, a])
                if not waits[a]:
                    heapq.heappush(pending, (ready_at[a], a))
            while first < count and done[first]:
                first += 1
        for item in kept:
            heapq.heappush(ready, item)
        clock += 1
    return repaired(deps, order)


def _fits(ports: Sequence[tuple[str, ...]], busy: set[str]) -> bool:
    """Whether each uop finds a port that is free, and takes it; an instruction of many uops goes alone."""
    mine: set[str] = set()
    for choices in ports:
        free = next((p for p in choices if p not in busy and p not in mine), None)
        if free is None:
            if busy:
                return False
            continue
        mine.add(free)
    busy |= mine
    return True


def repaired(deps: Dependences, order: Sequence[int]) -> list[int]:
    """The order, with writers of flags that came between a writer and its reader moved behind the reader.

    Where that cannot be, the order that the piece has.
    """
    out = list(order)
    for _round in range(len(deps.flags) + 1):
        place = {i: k for k, i in enumerate(out)}
        broken = next(((w, r, o) for w, r, others in deps.flags
                       for o in others if (place[w] if w >= 0 else -1) < place[o] < place[r]), None)
        if broken is None:
            return out if deps.allow(out) else list(range(len(out)))
        writer, reader, _other = broken
        out = _closer(deps, out, writer, reader) or list(range(len(out)))
    return list(range(len(out)))


def _closer(deps: Dependences, order: list[int], writer: int, reader: int) -> list[int] | None:
    """The order with `reader`, and what it waits for, right behind its writer of flags; None where that cannot be."""
    place = {i: k for k, i in enumerate(order)}
    start = place[writer] if writer >= 0 else -1
    between = order[start + 1:place[reader]]
    needed = {reader}
    for i in reversed(between):
        if any(a in needed for a in deps.after[i]):
            needed.add(i)
    front = [i for i in between if i in needed and i != reader]
    rest = [i for i in between if i not in needed]
    others = next(o for w, r, o in deps.flags if (w, r) == (writer, reader))
    bad = [i for i in front if i in others]
    if bad:
        return None
    return order[:start + 1] + front + [reader] + rest + order[place[reader] + 1:]


def starts(piece: Piece, deps: Dependences, cpu: str) -> list[list[int]]:
    """The order as it is, and others, each once."""
    given = costs(piece, deps, cpu)
    out = [list(range(len(piece.insns)))]
    for window in WINDOWS:
        for by_height in (True, False):
            out.append(listed(deps, given, window, by_height))
    return [list(one) for one in dict.fromkeys(tuple(o) for o in out) if deps.allow(one)]

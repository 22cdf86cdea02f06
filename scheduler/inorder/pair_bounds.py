"""Lower bounds of the clocks of instructions in any order, on a CPU that executes in order.

What is relaxed: pairs. Every instruction is cut into slots, one for each clock in each pipe that it keeps, of which two
are done a clock, in whatever pipe; one that pairs with nothing takes the slots of both. Such slots are scheduled best
by taking at every clock those with the longest way to the end (J. R. Jackson's rule for jobs with release and delivery
times, optimal for jobs of one clock). Each instruction's earliest clock follows in this way from all that must come
before it, and its way to the end from all that must come after it (as in M. Langevin and E. Cerny, "A recursive
technique for computing lower-bound performance of schedules", 1996); then all of them are scheduled together.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence

from scheduler.inorder.window import Code, Edge, Window, whole
from scheduler.timing.pairing import Record, least

PIPES = 2
REACH = 400  # instructions before an instruction, in an order that keeps the dependences, that are looked at for it
Job = tuple[int, int]
"""A slot: the clock from which it can be done, and clocks from its beginning to the end."""


def slots(one: Record, release: int, delivery: int) -> Iterable[Job]:
    """The slots of an instruction that cannot begin before `release` and is `delivery` clocks before the end."""
    for clock in range(one.clocks):
        job = release + clock, delivery - clock
        yield job
        if one.alone:
            yield job


def jackson(jobs: Iterable[Job]) -> int:
    """The least possible end: the largest of each slot's clock and delivery together, two slots done a clock."""
    waiting, ready = sorted(jobs), list[int]()
    at = now = end = 0
    while at < len(waiting) or ready:
        if not ready:
            now = max(now, waiting[at][0])
        while at < len(waiting) and waiting[at][0] <= now:
            heapq.heappush(ready, -waiting[at][1])
            at += 1
        for _ in range(min(PIPES, len(ready))):
            end = max(end, now - heapq.heappop(ready))
        now += 1
    return end


def bound_of(window: Window) -> int:
    """Clocks from `base` that no order of a window can do without."""
    if not window.records:
        return 0
    heads, tails = window.heads(), window.tails()
    waiting = window.entry.waiting
    jobs = [job for one, h, t in zip(window.records, heads, tails, strict=True) for job in slots(one, h, t)]
    jobs += slots(waiting, 0, waiting.clocks) if waiting else []
    return max(jackson(jobs), least([*window.records, *([waiting] if waiting else [])], window.hidden))


def bound(code: Code) -> int:
    """Clocks that no order of a piece can do without, whatever registers it has besides those that `code` gives."""
    open_ = whole(code)
    order = open_.sorted()
    forward = [list[Edge]() for _ in order]
    for edges in code.edges:
        for e in edges:
            forward[e.first].append(Edge(e.then, e.first, e.lag))
    heads = _earliest(code.records, [list(e) for e in code.edges], order, 0)
    tails = _earliest(code.records, forward, order[::-1], 1)
    jobs = [job for i, one in enumerate(code.records) for job in slots(one, heads[i], tails[i])]
    return max(jackson(jobs), least(code.records))


def _earliest(made: Sequence[Record], edges: Sequence[Sequence[Edge]], order: Sequence[int], ends: int) -> list[int]:
    """The earliest clock of each instruction; with `ends` backwards in time, from its beginning to the end.

    `edges[i]` come from those that are before i in `order`.
    """
    place = {i: at for at, i in enumerate(order)}
    found = [0] * len(made)
    for at, i in enumerate(order):
        far = _paths(i, edges, place, at)
        now = max((found[j] + lag for j, lag in far.items()), default=made[i].clocks if ends else 0)
        now = max(now, made[i].clocks) if ends else now
        jobs: list[Job] = []
        for j, lag in far.items():
            clocks = made[j].clocks
            # backwards a slot's time runs from its end, which is `found` less its clocks before the end of all
            jobs += slots(made[j], found[j] - clocks, lag + clocks) if ends else slots(made[j], found[j], lag)
        found[i] = max(now, jackson(jobs)) if len(jobs) > PIPES else now
    return found


def _paths(i: int, edges: Sequence[Sequence[Edge]], place: dict[int, int], at: int) -> dict[int, int]:
    """The longest way to `i` from each instruction that must come before it, as far as is looked."""
    far = {i: 0}
    heap = [-at]
    back = {at: i}
    seen: dict[int, int] = {}
    while heap:
        where = -heapq.heappop(heap)
        j = back[where]
        seen[j] = far[j]
        for e in edges[j]:
            before = place[e.first]
            if before < at - REACH:
                continue
            if e.first not in far:
                far[e.first] = 0
                back[before] = e.first
                heapq.heappush(heap, -before)
            far[e.first] = max(far[e.first], far[j] + e.lag)
    del seen[i]
    return seen

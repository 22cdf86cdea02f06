"""Other orders than that of the source in which to consider the items of a piece: chain after chain, or side by side.

Source that advances two independent computations side by side keeps the values of both alive. On a CPU with few
registers it may pay to finish one first. Source that has one behind the other leaves a CPU with long latencies waiting,
if its reorder window does not reach from one to the other: there it may pay to advance both. Which, and whether, is for
the list scheduler to find out by trying.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scheduler.graph.nodes import Node
from scheduler.graph.ops import VALUELESS
from scheduler.schedule.item import Item
from targets.cpu import Cpu
from targets.x86.register_files import register_set

HOMED = (*VALUELESS, "load")  # fill no register, or can be read again


def depth_first(items: Sequence[Item]) -> list[Item]:
    """The items so that each stands behind what it waits for, and that behind little else: the deepest first.

    What nothing waits for (a store) comes as soon as it can. `items` are in an order that keeps their dependences;
    it decides between what is equally deep.
    """
    before: dict[Item, list[Item]] = {item: [] for item in items}
    deepness: dict[Item, tuple[int, int]] = {}  # (longest way from the beginning, the earlier the greater)
    for i, item in enumerate(items):
        deepness[item] = (1 + max((deepness[b][0] for b in before[item]), default=0), -i)
        for after in item.next:
            before[after].append(item)
    done: dict[Item, None] = {}

    def add(item: Item) -> None:
        done[item] = None
        for after in item.next:
            if not after.next and after not in done and all(b in done for b in before[after]):
                done[after] = None

    for last in sorted((item for item in items if not item.next), key=lambda item: deepness[item], reverse=True):
        path = [] if last in done else [last]
        while path:
            left = [b for b in before[path[-1]] if b not in done]
            if left:
                path.append(max(left, key=lambda b: deepness[b]))
            elif (item := path.pop()) not in done:
                add(item)
    return list(done)


def side_by_side(items: Sequence[Item]) -> list[Item]:
    """The items by how many clocks they have at least before the end: independent chains advance together.

    What a chain takes from outside (a loaded word, a constant) comes where it is wanted, not where it could be had.
    `items` are in an order that keeps their dependences; among those equally far from the end it decides.
    """
    return sorted(items, key=lambda item: -item.height)


def clocks(items: Iterable[Item], cpu: Cpu) -> float:
    """About how long the items take in this order, by width, reorder window and latencies; each counts as one uop."""
    ready: dict[Item, float] = {}
    leaves: list[float] = []  # when each item leaves the window
    now = 0.0
    for item in items:
        if len(leaves) >= cpu.window:
            now = max(now, leaves[len(leaves) - cpu.window])
        done = max(now, ready.get(item, 0.0)) + item.latency
        for after in item.next:
            ready[after] = max(ready.get(after, 0.0), done)
        leaves.append(max(done, leaves[-1] if leaves else 0.0))
        now += 1 / cpu.width
    return max(now, leaves[-1] if leaves else 0.0)


def spills(items: Iterable[Item], bits: int = 32) -> int:
    """How many stores and reloads it takes to do the items in this order, by Belady's rule of eviction.

    What is in memory already (loads, constants, slots) is not counted, nor are the registers it takes for a moment.
    `bits`: of the code.
    """
    files = register_set(bits).files
    ordered = list(items)
    uses: dict[Node, list[int]] = {}
    for i in range(len(ordered) - 1, -1, -1):
        for r in {*ordered[i].reads, ordered[i].node}:
            uses.setdefault(r, []).append(i)
    made: set[Node] = set()  # begun, and not in memory from the start
    stored: set[Node] = set()
    kept: dict[str, set[Node]] = {file: set() for file in files}
    count = 0
    for item in ordered:
        touched = [r for r in dict.fromkeys((*item.reads, item.node)) if r in made]
        if item.node.kind not in HOMED and item.node not in made:
            made.add(item.node)
            touched.append(item.node)
            kept[item.node.file].add(item.node)
        for r in touched:
            if r not in kept[r.file]:
                count += 1
                kept[r.file].add(r)
            if r is item.node:
                stored.discard(r)
        for r in {*item.reads, item.node}:
            uses[r].pop()
            if not uses[r] and r in made:
                kept[r.file].discard(r)
        for file in {r.file for r in touched}:
            while len(kept[file]) > len(files[file]):
                victim = max((r for r in kept[file] if r not in touched), key=lambda r: (uses[r][-1], r in stored))
                kept[file].discard(victim)
                count += victim not in stored
                stored.add(victim)
    return count

"""A network of functions of one operand or two, covered by functions of three at most, as few as can be found.

Technology mapping as for the look-up tables of gate arrays: a *cut* of a node is a set of nodes, its leaves, through
which every way to it from the network's inputs goes; a node with a cut of three leaves is one function of them,
whatever lies between, and what lies between may be part of other functions as well. Of each node's cuts a few are kept,
those best by *area flow*: the functions that a node costs, of those below it a share by how many read them.

A covering is a cut for each node; its functions are those that are wanted, and what their cuts read, and so on. There
are two to start with: by area flow, and one in which a node goes into all that read it if all have room; this one keeps
few values waiting, and stays if no other has fewer functions. Each is then improved by *exact local area*: node by node
that cut is taken by which the covering has least functions, those counted that are wanted for it alone. Among equals a
random one is taken, for most of the gain lies behind many changes that save nothing by themselves; in the last rounds
the one that is ready first. The same network has the same covering.

Sources: A. Mishchenko, S. Cho, S. Chatterjee, R. Brayton, "Combinational and Sequential Mapping with Priority Cuts"
(ICCAD 2007), for cuts, area flow and exact area; random choice among equals and the second start are ours.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import numpy as np

MOST = 3
"""Operands of a function."""
KEPT = 12
"""Cuts of a node that are kept, the covering's own apart."""
ROUNDS, LAST = 60, 3
"""Rounds of exact area with a random choice among equals, and those with the cut that is ready first."""

Cut = tuple[int, ...]
"""Leaves, in order."""


def cover(inputs: Sequence[Sequence[int]], wanted: Collection[int]) -> dict[int, Cut]:
    """The functions of a covering: of each node that is one the nodes that it reads, three at most.

    `inputs`: of each node the one or two that it reads, which have lower numbers, of an input of the network none;
    `wanted`: the nodes whose values others read.
    """
    from scheduler.select.cover_core import NONE  # only where it is needed: numba takes a while to load

    joined = _joined(inputs, wanted)
    found = [{n: cut for n, cut in enumerate(joined) if cut}]
    cuts, by_flow = _priority_cuts(inputs, wanted)
    for start in ([a or b for a, b in zip(joined, by_flow, strict=True)], by_flow):
        number = []
        for n, cut in enumerate(start):
            if cut and cut not in cuts[n]:
                cuts[n].append(cut)
            number.append(cuts[n].index(cut) if cut else NONE)
        found.append(_improved(cuts, number, wanted))
    return min(found, key=len)


def _priority_cuts(inputs: Sequence[Sequence[int]], wanted: Collection[int]) -> tuple[list[list[Cut]], list[Cut]]:
    """The cuts of every node, and of each the one that is best by area flow."""
    readers = [0] * len(inputs)
    for x in (*wanted, *(x for read in inputs for x in read)):
        readers[x] += 1
    flow, ready = [0.0] * len(inputs), [0] * len(inputs)
    cuts: list[list[Cut]] = []
    for n, read in enumerate(inputs):
        made = _merged([[(x,), *cuts[x]] for x in read])
        ranked = sorted((1 + sum(flow[x] for x in c), 1 + max(ready[x] for x in c), c) for c in made)[:KEPT]
        cuts.append([c for _, _, c in ranked])
        if ranked:
            flow[n], ready[n] = ranked[0][0] / max(1, readers[n]), ranked[0][1]
    return cuts, [c[0] if c else () for c in cuts]


def _merged(sides: list[list[Cut]]) -> list[Cut]:
    """Cuts of a node from those of its operands, without those that have another one's leaves and more."""
    if len(sides) < 2:
        return sides[0] if sides else []
    sets = {frozenset((*a, *b)) for a in sides[0] for b in sides[1]}
    made = [c for c in sets if len(c) <= MOST]
    return [tuple(sorted(c)) for c in made if not any(d < c for d in made)]


def _joined(inputs: Sequence[Sequence[int]], wanted: Collection[int]) -> list[Cut]:
    """Nodes put into their readers where all have room: those with one reader first, then those with several."""
    now = [list(dict.fromkeys(read)) for read in inputs]
    readers: list[dict[int, None]] = [{} for _ in inputs]
    for n, read in enumerate(now):
        for x in read:
            readers[x][n] = None
    kept = set(wanted)
    for most in (1, len(inputs)):
        for n, read in enumerate(now):
            mine = readers[n]
            if not read or n in kept or not mine or (len(mine) > most and len(read) > 1):
                continue
            made = [list(dict.fromkeys([x for x in now[r] if x != n] + read)) for r in mine]
            if any(len(m) > MOST for m in made):
                continue
            for r, m in zip(mine, made, strict=True):
                now[r] = m
                for x in m:
                    readers[x][r] = None
            for x in read:
                readers[x].pop(n, None)
            readers[n] = {}
    return [tuple(sorted(read)) for read in now]


def _improved(cuts: list[list[Cut]], number: list[int], wanted: Collection[int]) -> dict[int, Cut]:
    """The functions of a covering, `number` of the cut of each node to begin with, after all rounds."""
    from scheduler.select.cover_core import NONE, improve

    leaves = np.full((len(cuts), max(map(len, cuts), default=0) + 1, MOST), NONE, np.int64)
    for n, mine in enumerate(cuts):
        for k, cut in enumerate(mine):
            leaves[n, k, :len(cut)] = cut
    best = np.array(number, np.int64)
    refs = np.zeros(len(cuts), np.int64)
    for x in wanted:
        refs[x] += 1
    improve(leaves, np.array([len(mine) for mine in cuts], np.int64), best, refs, ROUNDS, LAST)
    return {n: cuts[n][best[n]] for n in range(len(cuts)) if refs[n] and best[n] != NONE}

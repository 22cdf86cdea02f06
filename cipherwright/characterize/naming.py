"""Which measured port is which of a CPU table: the numbers that inference gives to ports, and the names of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, count

from cipherwright.characterize.findings import Findings
from targets.tables.rows import Row, pick

Pair = tuple[frozenset[int], frozenset[str]]
"""The ports of one micro-operation, as measured and as a table has them."""


def pairs(found: Findings, rows: Mapping[str, Row]) -> dict[Pair, int]:
    """What forms of one micro-operation say of their ports and the table does, with how many forms there are of each.

    A form of which the table has two, as stores, is compared by the first.
    """
    out: Counter[Pair] = Counter()
    for form, one in found.forms.items():
        row = pick(rows, form)
        if row is None or not one.sure or len(one.uops) != 1:
            continue
        places = [frozenset(ports) for ports in row.ports]
        if len(set(places)) == 1 or (len(places) == 2 and places[0] != places[1]):
            out[frozenset(one.uops[0]), places[0]] += 1
    return dict(out)


def names(found: Findings, rows: Mapping[str, Row]) -> dict[int, str]:
    """For measured ports the names of a table's, as far as forms with one micro-operation tell; none is given twice.

    A port gets a name only if half of the forms that may go there may, by the table, go to that name: ports beyond
    those of the table get none. The assignment is the one under which most forms have the ports that the table says;
    it is found from the best by single ports (`_matching`), by giving a port another name and by exchanging two.
    """
    known = pairs(found, rows)
    ports = sorted({p for mine, _ in known for p in mine})
    theirs = sorted({p for _, set_ in known for p in set_})
    worth = {(a, b): sum(forms * (1 if (a in mine) and (b in other) else -1 if (a in mine) != (b in other) else 0)
                         for (mine, other), forms in known.items()) for a in ports for b in theirs}
    together = {(a, b): worth[a, b] for a in ports for b in theirs
                if 2 * sum(forms for (mine, other), forms in known.items() if a in mine and b in other)
                >= sum(forms for (mine, _), forms in known.items() if a in mine)}

    def value(given: Mapping[int, str]) -> tuple[int, int, int]:
        agree = sum(forms for (mine, other), forms in known.items()
                    if mine <= given.keys() and {given[p] for p in mine} == other)
        return agree, len(given), sum(worth[pair] for pair in given.items())

    best = _matching(ports, theirs, together)
    while True:
        better = max(_changed(best, together), key=value, default=best)
        if value(better) <= value(best):
            return best
        best = better


def _matching(ports: Sequence[int], names: Sequence[str], worth: Mapping[tuple[int, str], int]) -> dict[int, str]:
    """The names, each given to one port at most, whose worth is most in all; pairs that are not in `worth` are none."""
    best: dict[int, tuple[int, dict[int, str]]] = {0: (0, {})}       # by the names that are given, as bits
    for port in ports:
        grown = dict(best)
        for taken, (total, given) in best.items():
            for n, name in enumerate(names):
                one = worth.get((port, name))
                if one is None or taken >> n & 1:
                    continue
                more = taken | 1 << n
                if more not in grown or total + one > grown[more][0]:
                    grown[more] = total + one, {**given, port: name}
        best = grown
    return max(best.values(), key=lambda each: each[0])[1]


def _changed(given: Mapping[int, str], worth: Mapping[tuple[int, str], int]) -> Iterator[dict[int, str]]:
    """Every assignment that differs by one port with another free name, or by two ports whose names are exchanged."""
    for port, name in worth:
        if name not in given.values():
            yield {**given, port: name}
    for a, b in combinations(given, 2):
        if (a, given[b]) in worth and (b, given[a]) in worth:
            yield {**given, a: given[b], b: given[a]}


@dataclass(frozen=True)
class Added:
    """A measured port that a table has no name for: the name it gets, and the port of the table (empty: none) that
    most of its forms may go to as well."""

    name: str
    like: str


def added(found: Findings, known: Mapping[int, str], taken: Collection[str]) -> dict[int, Added]:
    """Names for the ports of sure forms that `known` (as of `names`) leaves out; none of them is in `taken`."""
    beside: dict[int, Counter[str]] = {}
    for one in found.forms.values():
        for ports in one.uops if one.sure else ():
            for port in set(ports) - set(known):
                beside.setdefault(port, Counter()).update(known[p] for p in ports if p in known)
    free = (name for n in count(1) if (name := f"more{n}") not in taken)
    return {port: Added(next(free), max(sorted(others), key=lambda name: others[name], default=""))
            for port, others in sorted(beside.items())}


def named(uops: tuple[tuple[int, ...], ...], known: Mapping[int, str]) -> tuple[tuple[str, ...], ...] | None:
    """Micro-operations with a table's names, None if a port has none."""
    if any(port not in known for ports in uops for port in ports):
        return None
    return tuple(tuple(sorted(known[port] for port in ports)) for ports in uops)

"""Which measured port is which of a CPU table: the numbers that inference gives to ports, and the names of a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import combinations, count

from cipherwright.characterize.findings import Findings
from targets.tables.rows import Row, pick


def pairs(found: Findings, rows: Mapping[str, Row]) -> list[tuple[frozenset[int], frozenset[str]]]:
    """Sets of ports of one micro-operation, as measured and as the table has them, each pair once."""
    out: dict[tuple[frozenset[int], frozenset[str]], None] = {}
    for form, one in found.forms.items():
        row = pick(rows, form)
        if row is None or not one.sure or len(one.uops) != 1:
            continue
        places = [frozenset(ports) for ports in row.ports]
        if len(set(places)) == 1 or (len(places) == 2 and places[0] != places[1]):
            out[frozenset(one.uops[0]), places[0]] = None
    return list(out)


def names(found: Findings, rows: Mapping[str, Row]) -> dict[int, str]:
    """For measured ports the names of a table's, as far as forms with one micro-operation tell; none is given twice.

    A port gets a name only if half of the sets that it is in are, in the table, sets of that name: ports beyond those
    of the table get none.

    The assignment is the one under which most pairs of sets agree, found by exchanges from a greedy start.
    """
    known = pairs(found, rows)
    ports = sorted({p for mine, _ in known for p in mine})
    theirs = sorted({p for _, set_ in known for p in set_})
    worth = {(a, b): sum(1 if (a in mine) and (b in other) else -1 if (a in mine) != (b in other) else 0
                         for mine, other in known) for a in ports for b in theirs}
    together = {(a, b) for a in ports for b in theirs
                if 2 * sum(a in mine and b in other for mine, other in known) >= sum(a in mine for mine, _ in known)}
    out: dict[int, str] = {}
    for first, name in sorted(worth, key=lambda pair: -worth[pair]):
        if first not in out and name not in out.values() and (first, name) in together:
            out[first] = name
    changed = True
    while changed:
        changed = False
        for a, b in combinations(list(out), 2):
            if (worth[a, out[b]] + worth[b, out[a]] > worth[a, out[a]] + worth[b, out[b]]
                    and {(a, out[b]), (b, out[a])} <= together):
                out[a], out[b] = out[b], out[a]
                changed = True
        for port in list(out):
            free = [t for t in theirs if t not in out.values() and (port, t) in together]
            better = max(free, key=lambda t: worth[port, t], default=None)
            if better is not None and worth[port, better] > worth[port, out[port]]:
                out[port] = better
                changed = True
    return out


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

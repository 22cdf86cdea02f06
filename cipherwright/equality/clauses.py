"""Whether clauses can be true together: conflict-driven search with learned clauses.

As of Marques-Silva and Sakallah (GRASP, 1996) and Moskewicz and others (Chaff, 2001): two literals of each clause are
watched, a conflict is traced back to its first point of implication, the variables of the last conflicts are chosen
first. A literal is twice its variable, plus 1 where that is false.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Sequence
from functools import cache

import numpy as np

from cipherwright.equality.clause_verdicts import FOUND

KEPT = 40
"""Literals for which there is room in a learned clause, on the average."""


@cache
def load() -> None:
    """Have numba at hand, which no end of a proof's time may interrupt: half loaded it cannot be loaded any more.

    A signal that came is handled behind it. (Were it blocked, one of numpy's threads would take it, for which Python
    handles it here at once.)
    """
    came: list[int] = []
    before = signal.getsignal(signal.SIGPROF)
    main = threading.current_thread() is threading.main_thread()
    if main:
        signal.signal(signal.SIGPROF, lambda number, _frame: came.append(number))
    try:
        search([[0]], 1, 1)
    finally:
        if main:
            signal.signal(signal.SIGPROF, before or signal.SIG_DFL)
    if came and callable(before):
        before(signal.SIGPROF, None)


def search(clauses: Sequence[Sequence[int]], variables: int, conflicts: int) -> tuple[int, list[int]]:
    """NEVER, FOUND and the value of each variable, or STOPPED; of clauses without a literal twice, and none empty."""
    sizes = np.fromiter((len(c) for c in clauses), np.int32, len(clauses))
    total = int(sizes.sum())
    start = np.zeros(len(clauses) + conflicts + 3, np.int32)
    np.cumsum(sizes, out=start[1:len(clauses) + 1])
    literals = np.empty(total + (conflicts + 1) * min(KEPT, variables) + variables, np.int32)
    literals[:total] = np.fromiter((x for c in clauses for x in c), np.int32, total)
    value = np.full(2 * variables, -1, np.int8)
    from cipherwright.equality.clauses_core import searched  # numba, which is loaded where it is wanted

    said = searched(literals, start, len(clauses), variables, conflicts, value)
    return int(said), [int(x) for x in value[::2]] if said == FOUND else []

"""What a search for an assignment of clauses says, how long it goes on the same way, and kinds of gates."""

from __future__ import annotations

NEVER, FOUND, STOPPED = 0, 1, 2
"""No assignment makes all clauses true; one does; the conflicts that were allowed did not say."""
RESTART = 64
"""Conflicts after which a search begins anew, with what it has learned; more each time."""
LEAF, AND, XOR = range(3)
"""Kinds of gates: an input, and, exclusive or."""

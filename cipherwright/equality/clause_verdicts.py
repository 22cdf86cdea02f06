"""What a search for an assignment of clauses says, and how long it goes on the same way."""

from __future__ import annotations

NEVER, FOUND, STOPPED = 0, 1, 2
"""No assignment makes all clauses true; one does; the conflicts that were allowed did not say."""
RESTART = 64
"""Conflicts after which a search begins anew, with what it has learned; more each time."""

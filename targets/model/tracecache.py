"""How many entries of a trace cache some code takes."""

from __future__ import annotations

from collections.abc import Sequence

from targets.machinecode import Instruction


def trace_cache_entries(code: Sequence[Instruction], cpu: str) -> int:
    """Entries used and lost from the start of a line, for code whose data lie above 64K.

    Raises ValueError for a CPU without a trace cache.
    """
    raise NotImplementedError

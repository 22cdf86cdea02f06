"""What the pipeline model says of a run: cycles, where they went, and the clocks of every uop."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]
else:
    Array = Any  # numpy is loaded where arrays are made


@dataclass(frozen=True)
class Timeline:
    """What became of every uop, in order, in clocks from the start of the run (arrays of equal length).

    `position` is the instruction's place in the trace and `part` the uop's number in it. A uop is decoded, renamed
    (issued to the window), dispatched to `port` (-1: none needed), complete, retired. `cause` says what its dispatch
    waited for last and `blocker` which uop that was (-1: none); `rename_cause` and `rename_blocker` say the same of
    its rename. Causes index `cause_names` and `rename_cause_names`, ports `port_names`.
    """

    position: Array
    part: Array
    decode: Array
    rename: Array
    dispatch: Array
    complete: Array
    retire: Array
    port: Array
    cause: Array
    blocker: Array
    rename_cause: Array
    rename_blocker: Array
    cause_names: tuple[str, ...]
    port_names: tuple[str, ...]
    uop_names: tuple[str, ...] = ()
    rename_cause_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """Cycles of the measured calls and where they went.

    `slots` are what rename counts, fused uops and macro-operations once. `ports` are busy clocks of each port; `bounds`
    are lower bounds in clocks (front end, each port group, the longest dependence path); `causes` are clocks by cause
    along the critical path and add up to `cycles`; `marks` is the clock at which the last instruction before each mark
    of the trace retired.
    """

    cpu: str
    cycles: float
    calls: int
    instructions: int
    uops: int
    slots: int
    ports: dict[str, float]
    bounds: dict[str, float]
    causes: dict[str, float]
    marks: tuple[float, ...]
    timeline: Timeline | None = field(default=None, repr=False)

    @property
    def cycles_per_call(self) -> float:
        """Cycles of one measured call."""
        return self.cycles / self.calls

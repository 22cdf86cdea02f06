"""What a machine was found to be: every form's figures, the sets of ports, the structure; as data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from cipherwright.characterize.latency import Latency
from cipherwright.characterize.structure import Item


@dataclass(frozen=True)
class FormFigures:
    """One form: clocks an instruction in a stream, slots, micro-operations with their ports (by number) and the clocks
    that each keeps its port, and latencies by pairs of operands.

    `sure`: the ports explain what blocked it. `noisy`: figures that did not agree within the passes made.
    """

    form: str
    rate: float
    spread: float
    slots: float
    uops: tuple[tuple[int, ...], ...]
    occupancy: float
    sure: bool
    latencies: tuple[Latency, ...] = ()
    chained: bool = False
    noisy: bool = False


@dataclass
class Findings:
    """All of it, of one machine on one day. `skipped`: forms that were not measured, and why."""

    cpu: str
    date: str
    core_per_tick: float
    seconds: float
    forms: dict[str, FormFigures] = field(default_factory=dict)
    classes: list[tuple[str, tuple[int, ...], tuple[str, ...]]] = field(default_factory=list)
    structure: list[Item] = field(default_factory=list)
    skipped: dict[str, str] = field(default_factory=dict)
    probes: int = 0
    repeated: int = 0

    def item(self, name: str) -> float | None:
        """A figure of structure, None if it was not found."""
        return next((one.value for one in self.structure if one.name == name), None)


def as_data(found: Findings) -> dict[str, Any]:
    """For JSON."""
    return asdict(found)

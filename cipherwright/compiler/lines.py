"""What there is to say of finished code, in plain data: the lines of its schedule, and its manifest."""

from __future__ import annotations

from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any


@dataclass(frozen=True)
class Line:
    """One instruction of a schedule. `op_id` names the source operation alike on every CPU."""

    cycle: float
    uops: int
    text: str
    source: str
    op_id: str
    form: str
    region: str
    role: str


_values = attrgetter(*(field.name for field in fields(Line)))


@dataclass(frozen=True)
class Planned:
    """A kernel's manifest and the lines of its schedule."""

    manifest: dict[str, Any]
    schedule: list[Line]

    def as_data(self) -> dict[str, Any]:
        """As JSON has it; the lines are lists, in the order of `Line`'s fields."""
        return {"manifest": self.manifest, "schedule": [list(_values(line)) for line in self.schedule]}

    @classmethod
    def of(cls, data: dict[str, Any]) -> Planned:
        """What `as_data` gave."""
        return cls(data["manifest"], [Line(*row) for row in data["schedule"]])

"""What a proof comes to: proved, refuted or unknown, with what was found at which instruction."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

Result = Literal["proved", "refuted", "unknown"]
MEMORY, ABI, CONSTANT_TIME, WRITTEN, FOLLOWED = "memory", "abi", "constant time", "written before read", "followed"
PROPERTIES = (FOLLOWED, MEMORY, ABI, WRITTEN, CONSTANT_TIME)
"""What is shown of a function: that its paths could be followed; accesses; the convention; what is read; secrets."""
FUNCTION = "function"
"""That code computes what its source says, which another package shows (cipherwright.equality)."""
REFUTED: Result = "refuted"
UNKNOWN: Result = "unknown"
PROVED: Result = "proved"


@dataclass(frozen=True)
class Finding:
    """Why something is not proved: the instruction at `address` as text, and in words what is wrong or not known of it.

    `example` is an input for which it goes wrong, where one is known: names of parameters to numbers or hex strings.
    """

    address: int
    instruction: str
    what: str
    example: dict[str, Any] | None = None


@dataclass(frozen=True)
class Verdict:
    """The result with its findings, the first one first; `instructions` that were looked at, `seconds` it took."""

    result: Result
    findings: tuple[Finding, ...]
    instructions: int
    seconds: float

    def data(self) -> dict[str, Any]:
        """As plain data, for JSON."""
        return asdict(self)


def worst(results: tuple[Result, ...]) -> Result:
    """Refuted if one is, else unknown if one is, else proved."""
    for result in ("refuted", "unknown"):
        if result in results:
            return result
    return "proved"

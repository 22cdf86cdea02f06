"""How far the model of a CPU is off, from the validation that `./cw validate --page` wrote down."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cipherwright.errors import UserError
from cipherwright.paths import TOOL
from targets.cpu import table_name
from targets.datafile import check_fields, read_json

if TYPE_CHECKING:
    from cipherwright.validation.validate import Result

FILE = TOOL / "targets" / "validation" / "bias.json"
_KINDS = {"rows": int, "median_ratio": float, "lowest": float, "highest": float, "counted": bool}
_REMEDY = "run ./cw validate --page docs/validation.md"


@dataclass(frozen=True)
class Bias:
    """Model over hardware on the published kernels of one CPU: how many ran, the median ratio, the extremes."""

    cpu: str
    rows: int
    median_ratio: float
    lowest: float
    highest: float
    counted: bool = True        # False: figures that do not say on which of two cores they were measured

    @property
    def sentence(self) -> str:
        """One line to stand beside a prediction."""
        kernels = "1 published kernel" if self.rows == 1 else f"{self.rows} published kernels"
        where = "" if self.counted else ", measured on this core or its sibling,"
        return (f"On {kernels}{where} the model of {self.cpu} gives {self.median_ratio:.2f} times the measured cycles "
                f"in the median ({self.lowest:.2f} to {self.highest:.2f}).")


def bias(cpu: str, path: Path = FILE) -> Bias | None:
    """The bias of a CPU's model; None if no published kernel was run on it. UserError for a damaged file."""
    cpu = table_name(cpu)
    try:
        table = read_json(path, UserError, remedy=_REMEDY)
    except FileNotFoundError:
        return None
    if not isinstance(table, dict):
        raise UserError(f"{path.name} is damaged (expected an object of CPUs); {_REMEDY}")
    if cpu not in table:
        return None
    check_fields(table[cpu], _KINDS, {"counted"}, f"{path.name} is damaged ({cpu}); {_REMEDY}", UserError)
    return Bias(cpu, **table[cpu])


def sentence(cpu: str, path: Path = FILE) -> str:
    """One line to stand beside a prediction for a CPU, validated or not."""
    found = bias(cpu, path)
    return found.sentence if found else f"The model of {cpu} has not been compared with any published kernel."


def table_of(results: Iterable[Result]) -> str:
    """The text of `bias.json` for these results; microbenchmarks do not enter.

    Rows that do not say which of two cores they were measured on enter only where a CPU has no others.
    """
    from cipherwright.validation.validate import KERNEL

    ratios: dict[str, dict[bool, list[float]]] = {}
    for r in results:
        ratio = r.ratio
        if r.kind == KERNEL and ratio is not None:
            ratios.setdefault(r.cpu, {}).setdefault(r.counted, []).append(ratio)
    table = {}
    for cpu, kinds in sorted(ratios.items()):
        counted = True in kinds
        found = kinds[counted]
        entry = asdict(Bias(cpu, len(found), round(statistics.median(found), 4), round(min(found), 4),
                            round(max(found), 4), counted))
        table[cpu] = {key: value for key, value in entry.items() if key != "cpu"}
    return json.dumps(table, indent=1) + "\n"

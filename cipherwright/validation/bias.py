"""How far the model of a CPU is off, from the validation that `./cw validate --page` wrote down."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cipherwright.errors import UserError
from cipherwright.paths import TOOL
from cipherwright.validation.kinds import KINDS
from targets.cpu import table_name
from targets.datafile import check_fields, read_json

if TYPE_CHECKING:
    from cipherwright.validation.intervals import Interval
    from cipherwright.validation.validate import Result

FILE = TOOL / "targets" / "validation" / "bias.json"
_KINDS = {"rows": int, "median_ratio": float, "lowest": float, "highest": float, "counted": bool, "kinds": dict}
_INTERVAL = {"of": str, "rows": int, "ratio": float, "low": float, "high": float}
_REMEDY = "run ./cw validate --page docs/validation.md"


@dataclass(frozen=True)
class Bias:
    """Model over hardware on the published kernels of one CPU: how many ran, the median ratio, the extremes.

    `kinds`: of each kind of code (`validation.kinds`) where real cycles lie beside the model's, measured on kernels
    that were left out of the fits (`validation.intervals`); empty if that was not written down.
    """

    cpu: str
    rows: int
    median_ratio: float
    lowest: float
    highest: float
    counted: bool = True        # False: figures that do not say on which of two cores they were measured
    kinds: dict[str, Interval] = field(default_factory=dict, hash=False)

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
    where = f"{path.name} is damaged ({cpu}"
    check_fields(table[cpu], _KINDS, {"counted", "kinds"}, f"{where}); {_REMEDY}", UserError)
    return Bias(cpu, **table[cpu] | {"kinds": _intervals(table[cpu].get("kinds", {}), where)})


def _intervals(kinds: dict[str, Any], where: str) -> dict[str, Interval]:
    """The intervals of a CPU's entry: of every kind, or none at all."""
    from cipherwright.validation.intervals import Interval

    if kinds:
        check_fields(kinds, dict.fromkeys(KINDS, dict), (), f"{where}, kinds); {_REMEDY}", UserError)
    for kind, entry in kinds.items():
        check_fields(entry, _INTERVAL, (), f"{where}, {kind}); {_REMEDY}", UserError)
        if not 0 < entry["low"] <= entry["high"] or entry["ratio"] <= 0:
            raise UserError(f"{where}, {kind}); expected 0 < low <= high and a positive ratio; {_REMEDY}")
    return {kind: Interval(**entry) for kind, entry in kinds.items()}


def sentence(cpu: str, path: Path = FILE) -> str:
    """One line to stand beside a prediction for a CPU, validated or not."""
    found = bias(cpu, path)
    return found.sentence if found else f"The model of {cpu} has not been compared with any published kernel."


def table_of(results: Iterable[Result]) -> str:
    """The text of `bias.json` for these results; microbenchmarks do not enter.

    Rows that do not say which of two cores they were measured on enter only where a CPU has no others.
    """
    from cipherwright.validation.intervals import intervals, scores
    from cipherwright.validation.leaveout import leave_out, own_rows

    kept = list(results)
    ends = intervals(scores(leave_out(kept)))
    table = {}
    for cpu, rows in own_rows(kept).items():
        found = [ratio for r in rows if (ratio := r.ratio) is not None]
        kinds = {kind: replace(one, ratio=round(one.ratio, 4), low=round(one.low, 4), high=round(one.high, 4))
                 for kind, one in ends.get(cpu, {}).items()}
        entry = asdict(Bias(cpu, len(found), round(statistics.median(found), 4), round(min(found), 4),
                            round(max(found), 4), rows[0].counted, kinds))
        table[cpu] = {key: value for key, value in entry.items() if key != "cpu"}
    return json.dumps(table, indent=1) + "\n"

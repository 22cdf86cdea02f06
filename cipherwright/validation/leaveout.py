"""What the model's error is on kernels that its fitted parameters have not seen: each kernel left out in turn.

A kernel is all rows of one algorithm on a CPU, of any key size and from any module, so that code which was measured
twice does not vouch for itself. Of each, the values of the fitted parameters are taken that have the least mean
absolute error on the rows of the other kernels, and its own rows are scored with those. A CPU without fitted parameters
has the scores that it has.
"""

from __future__ import annotations

import re
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from cipherwright.validation.validate import KERNEL, Result
from targets.model.fitted import in_words, settings
from targets.model.parameters import plain
from targets.tables.files import executes_in_order, merged_table, model_names

_SIZE = re.compile(r"-(?:128|192|256|any)(?=-|$)")
UNSEEN = "unseen"
"""How the remark of a row begins that came when the model was finished."""


def kernel_of(algorithm: str) -> str:
    """The algorithm without its key size."""
    return _SIZE.sub("", algorithm)


@dataclass(frozen=True)
class Figures:
    """Errors of some rows, as shares: mean and median of the absolute error, and the median of model over hardware."""

    mean_error: float
    median_error: float
    median_ratio: float


@dataclass(frozen=True)
class Scored:
    """A row that was run: its kernel, the kind of its code, the setting that the other kernels choose (by number), and
    model over hardware with it."""

    row: str
    kernel: str
    code: str
    chosen: int
    ratio: float


@dataclass(frozen=True)
class LeftOut:
    """The published rows of a CPU: their errors as its table is, left out, and with every setting (the table's first).

    `each` has None for a setting with which the model cannot run all rows. `counted` is False where no row says on
    which of two cores it was measured.
    """

    cpu: str
    rows: tuple[Scored, ...]
    each: tuple[Figures | None, ...]
    left: Figures
    counted: bool = True

    @property
    def own(self) -> Figures:
        """As the CPU's table is."""
        assert self.each[0] is not None
        return self.each[0]

    @property
    def kernels(self) -> int:
        """How many kernels the rows are of."""
        return len({row.kernel for row in self.rows})

    @property
    def chosen(self) -> dict[int, int]:
        """Of each setting that was chosen, by number, for how many kernels."""
        return dict(sorted(Counter({row.kernel: row.chosen for row in self.rows}.values()).items()))


def own_rows(results: Iterable[Result]) -> dict[str, list[Result]]:
    """The published rows that ran, by CPU; those that are not counted only where a CPU has no others."""
    found: dict[str, list[Result]] = {}
    for r in results:
        if r.kind == KERNEL and r.ratio is not None:
            found.setdefault(r.cpu, []).append(r)
    return {cpu: [r for r in mine if r.counted] or mine for cpu, mine in sorted(found.items())}


def leave_out(results: Iterable[Result]) -> dict[str, LeftOut]:
    """Every CPU with rows that ran; rows without figures of other settings are scored as the table is."""
    return {cpu: _of(cpu, rows) for cpu, rows in own_rows(results).items()}


def _of(cpu: str, rows: Sequence[Result]) -> LeftOut:
    count = min(len(r.tried) or 1 for r in rows)
    ratios = [[_ratio(r, n) for n in range(count)] for r in rows]
    runs = [n for n in range(count) if all(of_row[n] is not None for of_row in ratios)]
    errors = [{n: abs((of_row[n] or 0) - 1) for n in runs} for of_row in ratios]
    kernels = [kernel_of(r.algorithm or r.id) for r in rows]
    chosen = {kernel: _best([e for e, other in zip(errors, kernels, strict=True) if other != kernel], runs)
              for kernel in kernels}
    scored = tuple(Scored(r.id, kernel, r.code, chosen[kernel], of_row[chosen[kernel]] or 0)
                   for r, kernel, of_row in zip(rows, kernels, ratios, strict=True))
    each = tuple(figures([of_row[n] or 0 for of_row in ratios]) if n in runs else None for n in range(count))
    return LeftOut(cpu, scored, each, figures([s.ratio for s in scored]), rows[0].counted)


def _ratio(result: Result, number: int) -> float | None:
    if number == 0:
        return result.ratio
    value = result.tried[number]
    return None if value is None else value / float(result.published)


def _best(errors: Sequence[dict[int, float]], runs: Sequence[int]) -> int:
    """The setting with the least mean error; of equal ones, and without rows, the table's, or the first."""
    return min(runs, key=lambda n: round(statistics.fmean([e[n] for e in errors]), 12) if errors else 0)


def figures(ratios: Sequence[float]) -> Figures:
    """The figures of some ratios, at least one."""
    errors = [abs(ratio - 1) for ratio in ratios]
    return Figures(statistics.fmean(errors), statistics.median(errors), statistics.median(ratios))


def is_calibration(result: Result) -> bool:
    """Whether a fit of its CPU's table looked at a row: sections name them in `calibration`, as ROW@CPU with `*`."""
    if result.kind != KERNEL or result.cpu not in model_names() or result.note.startswith(UNSEEN):
        return False
    sections = merged_table(result.cpu).get("core", {}).values()
    return any(fnmatchcase(f"{result.id}@{result.cpu}", pattern) for section in sections if isinstance(section, dict)
               and section.get("status") == "fitted" for pattern in section.get("calibration", ()))


def values_of(cpu: str) -> list[dict[str, Any]]:
    """The settings of a CPU as data: key -> value, the table's first."""
    every = ((),) if executes_in_order(cpu) else settings(cpu)
    return [{f"core.{section}.{key}": plain(value) for section, key, value in one} for one in every]


def in_text(cpu: str, number: int) -> str:
    """A setting of a CPU in words, by its number; "" where there is nothing to set."""
    return in_words(cpu, settings(cpu)[number])


def as_data(found: dict[str, LeftOut]) -> dict[str, Any]:
    """For JSON; errors are shares."""
    return {cpu: _data(one) for cpu, one in found.items()}


def _data(one: LeftOut) -> dict[str, Any]:
    values, chosen = values_of(one.cpu), one.chosen
    return {
        "rows": len(one.rows), "kernels": one.kernels, "counted": one.counted, "calibration": _figures(one.own),
        "left_out": _figures(one.left),
        "settings": [{"values": values[n], "chosen": chosen.get(n, 0), **(_figures(f) if f else {"cannot_run": True})}
                     for n, f in enumerate(one.each)],
        "scores": [{"id": s.row, "kernel": s.kernel, "code": s.code, "setting": s.chosen, "ratio": s.ratio}
                   for s in one.rows]}


def _figures(one: Figures) -> dict[str, float]:
    return {"mean_absolute_error": one.mean_error, "median_absolute_error": one.median_error,
            "median_ratio": one.median_ratio}

"""The rows of the report as plain data, for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cipherwright.report.pairs import pairs_data
from cipherwright.report.report import Row
from cipherwright.report.rows import BYTES
from cipherwright.report.verdicts import settles


def _rounded(value: float | None, digits: int = 3) -> float | None:
    return None if value is None else round(value, digits)


def as_data(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """The rows as plain data; see docs/report.md for the fields."""
    return [_row_data(row) for row in rows]


def _row_data(row: Row) -> dict[str, Any]:
    p, m = row.published, row.measured
    bounds = row.bounds
    return {
        "paper": p.paper.number, "table": p.table, "cipher": p.cipher, "variant": p.variant, "cpu": p.cpu,
        "kernel": p.kernel, "mapping": p.mapping, "unit": p.unit, "missing": row.missing or None,
        "uops_per_block": _rounded(row.uops), "form_uops_per_block": _rounded(row.form_uops),
        "cycles_per_block": _rounded(row.cycles),
        "cycles_per_byte": _rounded(row.cycles / p.block_bytes if row.cycles and p.of_blocks else None, 4),
        "corrected_cycles_per_block": _rounded(row.corrected), "ratio": _rounded(row.ratio, 4), "within": row.within,
        "uncorrected_ratio": _rounded(row.uncorrected, 4), "less": p.less, "bytes": row.bytes, "paper_bytes": p.bytes,
        "uops_within": row.uops_within,
        "bounds": {name: round(clocks, 3) for name, clocks in bounds.items()} if bounds is not None else None,
        "bound_ratio": _rounded(row.bound_ratio, 4), "pass_path": _rounded(row.pass_path),
        "causes": {name: round(clocks, 3) for name, clocks in row.causes},
        "paper_uops_per_block": p.uops, "paper_cycles_per_block": p.cycles,
        "paper_cycles_per_byte": _rounded(p.per_byte),
        "paper_table_bytes": p.table_bytes, "model_bias": row.divisor,
        "model_bias_counted": row.bias.counted if row.bias else None,
        "block_bytes": p.block_bytes, "blocks_per_call": m.blocks * p.units if m else None,
        "table_bytes": m.table_bytes if m else None, "code_bytes": m.code_bytes if m else None,
        "instructions_per_block": _rounded(row.instructions), "paper_code_bytes": p.code_bytes,
        "instructions_per_cycle": _rounded(row.instructions_per_cycle),
        "paper_instructions_per_cycle": p.instructions_per_cycle,
        "uops_per_cycle": _rounded(row.uops_per_cycle), "paper_uops_per_cycle": p.uops_per_cycle,
        "kind": row.kind, "low": _rounded(row.low), "high": _rounded(row.high), "verdict": row.verdict,
        "settles": settles(row) or None,
        "interval_of": row.interval.of if row.interval and not row.exact else None,
        "interval_rows": row.interval.rows if row.interval and not row.exact else None,
        "calibration": row.in_fit, "compared": _compared(row), "paper_bound": p.bound, "code_fits_cache": row.code_fits,
        **pairs_data(row.pairs, p, row.cycles),
        "part": _part_data(row), "remark": p.remark, "note": p.note, "source": f"paper {p.paper.number}, {p.source}",
    }


def _compared(row: Row) -> str:
    if row.published.unit == BYTES:
        return "bytes"
    if row.published.paper.counted:
        return "model"
    return "corrected" if row.bias else "uncorrected"


def _part_data(row: Row) -> dict[str, Any] | None:
    part = row.published.part
    if part is None:
        return None
    return {"name": part.name, "per_block": part.per_block, "source": part.source,
            "uops": _rounded(row.uops / part.per_block if row.uops is not None else None),
            "paper_uops": part.uops.get(row.published.cpu)}

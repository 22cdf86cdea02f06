"""Files of published figures: microbenchmarks ([[sequence]]) and kernels ([[row]]), read and checked."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.errors import UserError
from cipherwright.paths import TOOL
from cipherwright.project.sources import shown_path
from targets.datafile import read_toml

DATA = TOOL / "targets" / "validation"
MICROBENCHMARKS, PUBLISHED, CALLS = (DATA / f"{n}.toml" for n in ("microbenchmarks", "published", "calls"))

NUMBER, TEXT, TEXTS, NUMBERS = "a number", "text", "a list of texts", "a list of numbers"
NUMBER_OR_LIST, TEXT_OR_NUMBER = "a number or a list of numbers", "text or a number"
_Keys = Mapping[str, str]

_SEQUENCE: _Keys = {"id": TEXT, "cpu": TEXTS, "asm": TEXTS, "measure": TEXT, "cycles": NUMBER_OR_LIST, "source": TEXT}
# What else a row may say: how it is to be run, and notes that have no part in it.
_SEQUENCE_MORE: _Keys = {
    "mode": TEXT_OR_NUMBER, "per_clock": NUMBER, "bytes": NUMBERS, "bytes_total": NUMBER, "parts": NUMBERS,
    "note": TEXT, "caveat": TEXT, "status": TEXT, "comment": TEXT, "cpi": NUMBER, "decoder": TEXTS, "port": TEXTS,
    "ports": TEXTS, "unit": TEXT, "units": TEXTS, "pairing": TEXTS, "fetch_block_starts": NUMBERS,
    **{key: NUMBER_OR_LIST for key in (
        "uops", "uops_per_instruction", "fused_uops", "unfused_uops", "fused_uops_per_instruction", "entries", "lines",
        "start", "finish", "issue", "latency", "latencies", "throughput", "clock", "clocks", "triplets", "stall",
        "stalls", "penalty", "alternates", "measured", "macro_ops")},
}
_ROW: _Keys = {"id": TEXT, "cpu": TEXT, "unit": TEXT}
_ROW_MORE: _Keys = {
    **{key: TEXT for key in ("file", "algorithm", "operation", "abi", "code_variant", "entry_symbol", "cpu_label",
                             "revision_note", "simulable", "caveat", "source", "gain_over", "as_printed", "note")},
    "cycles_per_byte": NUMBER, "value_as_printed": NUMBER, "block_bytes": NUMBER, "header_line": NUMBER,
}

NO_FIGURE = ("no figure in it: give `cycles_per_byte`, or `value_as_printed` with the unit cycles/call, cycles/key or "
             "cycles/step")


@dataclass(frozen=True)
class RowFile:
    """One file: its path, and its rows of either kind as they stand there."""

    path: Path
    sequences: list[dict[str, Any]]
    rows: list[dict[str, Any]]


def read_file(path: Path) -> RowFile:
    """A file of figures; UserError names file, row, key and what to change."""
    where = shown_path(path)
    try:
        table = read_toml(path, UserError, where, "mend it")
    except FileNotFoundError:
        raise UserError(f"{where}: no such file; give a TOML file of [[sequence]] or [[row]] tables") from None
    for key in table:
        if key not in ("schema", "sequence", "row"):
            raise UserError(f"{where}: unknown key `{key}`{_near(key, ('schema', 'sequence', 'row'))}; a file of "
                            "figures has [[sequence]] tables (microbenchmarks) or [[row]] tables (kernels)")
    if table.get("schema", 1) != 1:
        raise UserError(f"{where}: schema is {table['schema']!r}, but only schema 1 is known; convert the file")
    sequences = _checked(where, "sequence", table, _SEQUENCE, _SEQUENCE_MORE)
    rows = _checked(where, "row", table, _ROW, _ROW_MORE)
    if not sequences and not rows:
        raise UserError(f"{where}: no rows in it; add [[sequence]] or [[row]] tables")
    for row in sequences:
        _check_sequence(row, f"{where}: sequence `{row['id']}`")
    return RowFile(path, sequences, rows)


def _checked(where: str, kind: str, table: dict[str, Any], needed: _Keys, more: _Keys) -> list[dict[str, Any]]:
    rows = table.get(kind, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise UserError(f"{where}: `{kind}` must be a list of tables; write [[{kind}]] above each")
    for number, row in enumerate(rows, 1):
        here = f"{where}: {kind} " + (f"`{row['id']}`" if isinstance(row.get("id"), str) else f"{number}")
        known = {**needed, **more}
        for key, value in row.items():
            if key not in known:
                raise UserError(f"{here}: unknown key `{key}`{_near(key, known)}; remove it, or put what it says "
                                "into `note`")
            if not _is(value, known[key]):
                raise UserError(f"{here}: `{key}` must be {known[key]}, not {value!r}")
        for key in needed:
            if key not in row:
                raise UserError(f"{here}: `{key}` is missing; add it ({needed[key]})")
    return rows


def _near(key: str, known: Any) -> str:
    matches = difflib.get_close_matches(key, list(known), 1)
    return f", did you mean `{matches[0]}`?" if matches else ""


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is(value: Any, kind: str) -> bool:
    if kind in (NUMBERS, TEXTS):
        return isinstance(value, list) and all(_is(v, NUMBER if kind == NUMBERS else TEXT) for v in value)
    return {NUMBER: _number(value), TEXT: isinstance(value, str),
            NUMBER_OR_LIST: _number(value) or _is_numbers(value),
            TEXT_OR_NUMBER: isinstance(value, str) or _number(value)}[kind]


def _is_numbers(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(_number(v) for v in value)


def _check_sequence(row: dict[str, Any], here: str) -> None:
    if not row["asm"] or not row["cpu"]:
        raise UserError(f"{here}: `{'asm' if row['cpu'] else 'cpu'}` is empty; name at least one")
    if str(row.get("mode", "32")) not in ("32", "64"):
        raise UserError(f"{here}: `mode` is {row['mode']!r}; write \"32\" or \"64\"")


def published_value(row: dict[str, Any]) -> float | None:
    """The figure of a kernel's row in its unit, of a block per byte in `cycles_per_byte`; None: `NO_FIGURE` says why.
    """
    for key in ("cycles_per_byte", "value_as_printed"):
        if key in row and (key == "cycles_per_byte" or row["unit"] in ("cycles/call", "cycles/step", "cycles/key")):
            return float(row[key])
    return None

"""The `pairing` rows of an in-order CPU's table, instead of uops and ports: pipes, clocks and class of each form.

A row names forms in the notation of targets/rows.py. A form whose encodings differ (a shift by one, an accumulator
form, a rep prefix) has a second row with `when`. The scheduler reads them as costs (targets.cpu), the model whole.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from targets.cpu import STATUSES
from targets.forms import TableError
from targets.rows import expand, layers

PAIRS = ("UV", "PU", "PV", "NP", "FX")
CLASSES = ("register", "read", "rmw")
UNITS = ("integer", "mmx", "mmx-shift", "mmx-multiply", "x87", "x87-multiply", "x87-exchange")
WHEN = ("", "by-one", "accumulator", "short", "rep")
REQUIRED = frozenset({"forms", "pair", "clocks", "source", "status"})
FIELDS = REQUIRED | {"class", "unit", "overlap_int", "overlap_fp", "latency", "again", "early", "when", "decode"}


@dataclass(frozen=True)
class PairRow:
    """What one instruction form costs on an in-order CPU, in clocks.

    `pair`: UV either pipe, PU first of a pair only, PV second only, NP alone, FX first of a pair with fxch.
    `memory` is its class in the table of pairs. The pipe is busy for `clocks` - `overlap_int`; the next x87
    instruction may start `clocks` - `overlap_fp` after this one; the result is there after `latency`. `again` is the
    cost of a further repetition under rep. `early`: the value stored must be ready one clock before. `decode`: clocks
    that decoding the 0F before its opcode takes, for costs; the model looks at the encoding itself.
    """

    form: str
    pair: str
    clocks: int
    memory: str
    unit: str
    overlap_int: int
    overlap_fp: int
    latency: int
    again: int
    early: bool
    decode: int
    source: str
    status: str

    @property
    def pairs(self) -> bool:
        """Whether it can share its clocks with another integer instruction."""
        return self.pair in ("UV", "PU", "PV")

    @property
    def busy(self) -> int:
        """Clocks for which it keeps the pipe."""
        return self.clocks - self.overlap_int


def _row(raw: dict[str, Any], where: str) -> PairRow:
    here = f"{where}: pairing '{raw.get('forms', '?')}'"
    wrong = sorted((REQUIRED - set(raw)) | (set(raw) - FIELDS))
    if wrong:
        raise TableError(f"{here}: missing or unknown field {', '.join(wrong)}")
    for key, known in (("pair", PAIRS), ("class", CLASSES), ("unit", UNITS), ("when", WHEN), ("status", STATUSES)):
        if key in raw and raw[key] not in known:
            raise TableError(f"{here}: {key} '{raw[key]}' is none of {', '.join(sorted(known))}")
    clocks, over_int, over_fp = raw["clocks"], raw.get("overlap_int", 0), raw.get("overlap_fp", 0)
    if not (0 <= over_int < clocks and 0 <= over_fp < clocks):
        raise TableError(f"{here}: overlaps must be less than the {clocks} clocks")
    memory = raw.get("class", "register")
    if raw["pair"] in ("UV", "PU") and raw.get("unit", "integer") == "integer" and clocks != 1 + CLASSES.index(memory):
        raise TableError(f"{here}: a pairable instruction of class {memory} takes {1 + CLASSES.index(memory)} clocks")
    return PairRow(form="", pair=raw["pair"], clocks=clocks, memory=memory, unit=raw.get("unit", "integer"),
                   overlap_int=over_int, overlap_fp=over_fp, latency=raw.get("latency", clocks),
                   again=raw.get("again", clocks), early=raw.get("early", False), decode=raw.get("decode", 0),
                   source=raw["source"], status=raw["status"])


def _key(form: str, when: str) -> str:
    return f"{form} ({when})" if when else form


@cache
def pair_rows(name: str) -> dict[str, PairRow]:
    """All rows of an in-order CPU by form, ``(when)`` behind it for a special encoding; TableError names a bad row."""
    rows: dict[str, PairRow] = {}
    for table in layers(name):
        mine: dict[str, PairRow] = {}
        for raw in table.get("pairing", []):
            row = _row(raw, f"{table['name']}.toml")
            for form in expand(raw["forms"]):
                key = _key(form, raw.get("when", ""))
                if key in mine:
                    raise TableError(f"{table['name']}.toml: pairing '{raw['forms']}' gives '{key}' a second row")
                mine[key] = replace(row, form=form)
        rows.update(mine)
    return rows


def pair_row(name: str, form: str, when: str = "") -> PairRow | None:
    """The row of a form (`when`: of a special encoding, as in WHEN), or None; every shape of address of lea has one."""
    rows = pair_rows(name)
    form = "lea" if form.startswith("lea ") else form
    return rows.get(_key(form, when)) or rows.get(form)

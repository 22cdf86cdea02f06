"""The rows and rules of an in-order Pentium's table: `[[pairing]]` rows instead of uops and ports.

A row names forms in the notation of targets/rows.py and gives what the pairing rules need. A form whose encodings
differ (a shift by one, an accumulator form, a rep prefix) has a second row with `when`.
"""

from __future__ import annotations

import difflib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from targets.cpu import STATUSES, merged_table
from targets.forms import TableError
from targets.machinecode import Instruction
from targets.rows import UnknownRow, expand, layers

PAIRS = ("UV", "PU", "PV", "NP", "FX")
CLASSES = ("register", "read", "rmw")
UNITS = ("integer", "mmx", "mmx-shift", "mmx-multiply", "x87", "x87-multiply", "x87-exchange")
WHEN = ("", "by-one", "accumulator", "short", "rep")
REQUIRED = frozenset({"forms", "pair", "clocks", "source", "status"})
FIELDS = REQUIRED | {"class", "unit", "overlap_int", "overlap_fp", "latency", "again", "early", "when"}


@dataclass(frozen=True)
class P5Row:
    """What one instruction form costs on a Pentium, in clocks.

    `pair`: UV either pipe, PU first of a pair only, PV second only, NP alone, FX first of a pair with fxch.
    `memory` is its class in the table of pairs. The pipe is busy for `clocks` - `overlap_int`; the next x87
    instruction may start `clocks` - `overlap_fp` after this one; the result is there after `latency`. `again` is the
    cost of a further repetition under rep. `early`: the value stored must be ready one clock before.
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
    source: str
    status: str

    @property
    def busy(self) -> int:
        """Clocks for which it keeps the pipe."""
        return self.clocks - self.overlap_int


@dataclass(frozen=True)
class P5Rules:
    """The numbers of `[core.*]` and `[caches.l1d]`; clocks unless the name says otherwise."""

    mmx: bool                       # the Pentium MMX's rules for prefixes, displacement and decoding
    pair_clocks: tuple[tuple[int, ...], ...]
    first_run_unpaired: bool
    bank_bytes: int
    banks: int
    agi: int
    shadow_groups: int              # how many later instructions or pairs a long instruction decodes prefixes for
    fifo: int                       # decoded instructions waiting (Pentium MMX)
    long_instruction: int           # bytes above which an instruction decodes alone (Pentium MMX)
    misaligned: int
    mispredict_u: int
    mispredict_v: int
    btb_entries: int
    btb_ways: int
    history_bits: int
    return_stack: int
    fxch_in_fst: bool
    multiplier: int                 # clocks from one x87 multiplication to the next
    cache_bytes: int
    cache_ways: int
    cache_line: int
    miss: int


def _row(raw: dict[str, Any], where: str) -> P5Row:
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
    return P5Row(form="", pair=raw["pair"], clocks=clocks, memory=memory, unit=raw.get("unit", "integer"),
                 overlap_int=over_int, overlap_fp=over_fp, latency=raw.get("latency", clocks),
                 again=raw.get("again", clocks), early=raw.get("early", False), source=raw["source"],
                 status=raw["status"])


def _key(form: str, when: str) -> str:
    return f"{form} ({when})" if when else form


@cache
def p5_rows(name: str) -> dict[str, P5Row]:
    """All rows of a Pentium by form (with ``(when)`` behind it for a special encoding); TableError names a bad row."""
    rows: dict[str, P5Row] = {}
    for table in layers(name):
        mine: dict[str, P5Row] = {}
        for raw in table.get("pairing", []):
            row = _row(raw, f"{table['name']}.toml")
            for form in expand(raw["forms"]):
                key = _key(form, raw.get("when", ""))
                if key in mine:
                    raise TableError(f"{table['name']}.toml: pairing '{raw['forms']}' gives '{key}' a second row")
                mine[key] = replace(row, form=form)
        rows.update(mine)
    return rows


def _when(one: Instruction) -> str:
    """The special encoding of an instruction, as a row's `when` calls it."""
    if one.mnemonic in ("rol", "ror", "rcl", "rcr") and one.form.endswith("imm8") and not one.immediate_bytes:
        return "by-one"
    if one.mnemonic == "test" and one.length - one.prefixes == 1 + one.immediate_bytes:
        return "accumulator"
    if one.mnemonic == "xchg" and one.length - one.prefixes == 1:
        return "short"
    if one.mnemonic[:4] in ("lods", "scas", "cmps") and one.prefixes:
        return "rep"
    return ""


def find_p5_row(name: str, one: Instruction) -> P5Row:
    """The row that serves an instruction; UnknownRow names the form, the CPU and the nearest known form."""
    rows = p5_rows(name)
    form = "lea" if one.mnemonic == "lea" else one.form     # every shape of address costs the same
    row = rows.get(_key(form, _when(one))) or rows.get(form)
    if row is None:
        near = difflib.get_close_matches(one.form, list(rows), n=1)
        hint = f" (nearest: '{near[0]}')" if near else ""
        raise UnknownRow(f"the model of {name} does not know the instruction form '{one.form}'{hint}; add a "
                         f"[[pairing]] row with its source to targets/cpus/{name}.toml")
    return row


@cache
def p5_rules(name: str) -> P5Rules:
    """The rules of a Pentium; TableError names a key that is missing."""
    table = merged_table(name)
    core, l1d = table["core"], table["caches"]["l1d"]
    try:
        return P5Rules(
            mmx="mmx" in table["features"],
            pair_clocks=tuple(tuple(row) for row in core["pairing"]["pair_clocks"]),
            first_run_unpaired=core["pairing"]["first_run_unpaired"],
            bank_bytes=core["banks"]["bytes"], banks=core["banks"]["count"], agi=core["agi"]["clocks"],
            shadow_groups=core["frontend"]["shadow_groups"], fifo=core["frontend"]["fifo"],
            long_instruction=core["frontend"]["long_instruction"], misaligned=core["alignment"]["clocks"],
            mispredict_u=core["branch"]["mispredict_u"], mispredict_v=core["branch"]["mispredict_v"],
            btb_entries=core["branch"]["btb_entries"], btb_ways=core["branch"]["btb_ways"],
            history_bits=core["branch"]["history_bits"], return_stack=core["branch"]["return_stack"],
            fxch_in_fst=core["x87_exchange"]["in_second_clock_of_fst"], multiplier=core["x87"]["multiply_clocks"],
            cache_bytes=l1d["bytes"], cache_ways=l1d["ways"], cache_line=l1d["line"],
            miss=table["caches"]["l2"]["latency"],
        )
    except KeyError as error:
        raise TableError(f"{name}.toml: missing {error}") from None


def is_p5(name: str) -> bool:
    """Whether a CPU's table is an in-order Pentium's: its front end says `kind = "p5"`."""
    return bool(merged_table(name)["core"].get("frontend", {}).get("kind") == "p5")

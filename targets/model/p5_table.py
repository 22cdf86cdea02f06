"""The rules of an in-order Pentium's table, and which of its rows (targets.tables.rows) serves an instruction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from targets.datafile import check_kinds
from targets.machinecode import Instruction
from targets.model.p5_pairs import SHADOWS
from targets.tables import files
from targets.tables.files import merged_table
from targets.tables.rows import Row, find_row
from targets.tables.shape import fault


@dataclass(frozen=True)
class P5Rules:
    """The numbers of `[core.*]` and `[caches.l1d]`; clocks unless the name says otherwise.

    Counts are `banks`, `shadow_groups`, `fifo` (instructions), `btb_entries`, the ways, and `return_stack` (entries);
    `cache_line` is bytes.
    """

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


def find_p5_row(name: str, one: Instruction) -> Row:
    """The row that serves an instruction; UnknownRow names the form, the CPU and the nearest known form."""
    return find_row(name, one.form, _when(one))


KINDS: dict[str, dict[str, Any]] = {
    "frontend": {"shadow_groups": int, "fifo": int, "long_instruction": int},
    "pairing": {"pair_clocks": list[list[int]], "first_run_unpaired": bool},
    "banks": {"bytes": int, "count": int}, "agi": {"clocks": int}, "alignment": {"clocks": int},
    "branch": dict.fromkeys(("mispredict_u", "mispredict_v", "btb_entries", "btb_ways", "history_bits",
                             "return_stack"), int),
    "x87_exchange": {"in_second_clock_of_fst": bool}, "x87": {"multiply_clocks": int},
}
"""The sections of `[core]` that the rules are in, with the kinds of their numbers."""


def p5_rules(name: str) -> P5Rules:
    """The rules of a Pentium; TableError names a key that is missing, or of another kind than expected."""
    return _rules(files.directories(), name)


@cache
def _rules(directories: tuple[Path, ...], name: str) -> P5Rules:
    """`p5_rules` of a directory's tables."""
    table, where = merged_table(name), f"{name}.toml"
    try:
        core, l1d = table["core"], table["caches"]["l1d"]
        for section, kinds in KINDS.items():
            check_kinds(core[section], kinds, f"{where}: [core.{section}]", fault)
        if not 0 <= core["frontend"]["shadow_groups"] <= SHADOWS:
            raise fault(f"{where}: [core.frontend]: shadow_groups is {core['frontend']['shadow_groups']}; the rules "
                        f"know of 0 to {SHADOWS}")
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
        raise fault(f"{where}: missing {error}") from None

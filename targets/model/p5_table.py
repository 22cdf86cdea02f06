"""The rules of an in-order Pentium's table, and which of its rows (targets.pairrows) serves an instruction."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from functools import cache

from targets.cpu import merged_table
from targets.forms import TableError
from targets.machinecode import Instruction
from targets.pairrows import PairRow, pair_row, pair_rows
from targets.rows import UnknownRow


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


def find_p5_row(name: str, one: Instruction) -> PairRow:
    """The row that serves an instruction; UnknownRow names the form, the CPU and the nearest known form."""
    row = pair_row(name, one.form, _when(one))
    if row is None:
        near = difflib.get_close_matches(one.form, list(pair_rows(name)), n=1)
        hint = f" (nearest: '{near[0]}')" if near else ""
        raise UnknownRow(f"the model of {name} does not know the instruction form '{one.form}'{hint}; add a "
                         f"pairing row with its source to targets/cpus/{name}.toml")
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
    except TypeError as error:
        raise TableError(f"{name}.toml: a value of [core] is of another kind than expected: {error}") from None


def is_p5(name: str) -> bool:
    """Whether a CPU's table is an in-order Pentium's: its front end says `kind = "p5"`."""
    return bool(merged_table(name)["core"].get("frontend", {}).get("kind") == "p5")

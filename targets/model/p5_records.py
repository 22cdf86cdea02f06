"""Static records of the Pentium model: each distinct instruction of a trace as one row of numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from targets.machinecode import LOW16, MM, SP, ST, XMM, Instruction
from targets.model.p5_pairs import CALL, OTHER_STACK, POP, PUSH, sides
from targets.model.p5_table import P5Rules, find_p5_row, p5_rules
from targets.tables.rows import CLASSES, UNITS, Row

Array = np.ndarray[Any, Any]

(FIRST, SECOND, CLASS, BUSY, LATENCY, FP_NEXT, UNIT, READS, WRITES, RESULTS, ADDRESS, STACK, DECODE, ALONE, PREFIXED,
 LOAD, STORE, BRANCH, OUTSIDE, EARLY, AGAIN, FP_MOVE, FP_READS, FP_WRITE, EXCHANGE, FX, DISP_IMM, STORES_FP, LOCATION,
 LENGTH) = range(30)
COLUMNS = 30

INTEGER, MMX, MMX_SHIFT, MMX_MULTIPLY, X87, X87_MULTIPLY, X87_EXCHANGE = range(len(UNITS))
CONDITIONAL, DIRECT, INDIRECT, RETURN = 1, 2, 3, 4
SP_BIT = 1 << SP

_PUSHING = ("fld", "fild", "fld1", "fldz")
_SETS_SP = ("leave", "enter")


def _mask(numbers: Any) -> int:
    out = 0
    for number in numbers:
        if number < XMM:
            out |= 1 << number
    return out


def operand_size_prefix(one: Instruction) -> bool:
    """Whether one of the prefixes is 66h: some operand of an instruction that has 32-bit forms is 16 bits wide."""
    if not one.prefixes or (one.mnemonic in ("movzx", "movsx") and "r16," not in one.form):
        return False
    words = any(reg.part == LOW16 and reg.number < MM for reg in (*one.reads, *one.writes))
    return words or "r16" in one.form or "m16" in one.form or one.mnemonic in ("cbw", "cwd", "movsw", "stosw")


def _accumulator_store(one: Instruction) -> bool:
    """``mov [address],eax`` in its short encoding, which pairs as if it wrote eax."""
    return (one.mnemonic == "mov" and one.store_bytes > 0 and not one.address_registers and not one.immediate_bytes
            and one.length - one.prefixes == 1 + one.displacement_bytes)


def _stack(one: Instruction) -> int:
    if not one.stack_delta or one.mnemonic in _SETS_SP:
        return 0
    if one.call:
        return CALL
    if one.mnemonic in ("push", "pop"):
        return PUSH if one.mnemonic == "push" else POP
    return OTHER_STACK


def _branch(one: Instruction) -> int:
    if not one.branch:
        return 0
    if one.conditional:
        return CONDITIONAL
    if one.ret:
        return RETURN
    return INDIRECT if one.indirect else DIRECT


def _results(one: Instruction, writes: int, stack: int) -> int:
    """Registers whose new value delays an address: not the stack pointer's silent change by push, pop, call, ret."""
    explicit = one.mnemonic in _SETS_SP or one.text == "pop esp" or (one.ret and one.immediate is not None)
    return writes | SP_BIT if explicit else writes & ~SP_BIT if stack else writes


def _decoding(one: Instruction, rules: P5Rules) -> tuple[int, bool, bool, bool]:
    """(clocks of prefixes, decodes alone, has a prefix, the prefix keeps it out of V)."""
    escape = one.escape_0f and one.mnemonic != "jcc"
    if not rules.mmx:
        count = one.prefixes + int(escape)
        return count, False, count > 0, count > 0
    size = operand_size_prefix(one)
    others = one.prefixes - int(size)
    return 2 * int(size) + others, size or one.length > rules.long_instruction, one.prefixes > 0, others > 0


def _x87(one: Instruction, row: Row) -> dict[int, int]:
    """Stack movement, slots read and the slot written, numbered before the instruction."""
    reads = [r.number - ST for r in one.reads if ST <= r.number < ST + 8]
    writes = [r.number - ST for r in one.writes if ST <= r.number < ST + 8]
    move, write = 0, writes[0] if writes else -1
    if one.mnemonic in _PUSHING:
        move, write = 1, -1
    elif one.mnemonic in ("fcompp", "fucompp"):
        move = -2
    elif one.mnemonic.endswith("p") and one.mnemonic not in ("fincstp", "fdecstp", "fnop"):
        move = -1
    exchange = max([r for r in reads if r], default=0) if row.unit == "x87-exchange" else 0
    mask = sum(1 << r for r in set(reads)) if row.unit != "x87-exchange" else 0
    stores = row.unit == "x87" and one.mnemonic in ("fst", "fstp") and one.store_bytes > 0
    return {FP_MOVE: move, FP_READS: mask, FP_WRITE: write, EXCHANGE: exchange, FX: int(row.pair == "FX"),
            STORES_FP: int(stores)}


def record(one: Instruction, row: Row, rules: P5Rules) -> dict[int, int]:
    """The numbers of one instruction by column."""
    writes, stack = _mask(r.number for r in one.writes), _stack(one)
    clocks, alone, prefixed, u_only = _decoding(one, rules)
    both = one.displacement_bytes > 0 and one.immediate_bytes > 0 and not one.branch
    first, second = sides(row.pair, both, u_only, rules.mmx)
    pairing = writes | 1 if _accumulator_store(one) else writes
    data = [r.number for r in one.reads]
    unit = UNITS.index(row.unit)
    mmx = MMX <= unit <= MMX_MULTIPLY
    general = any(r.number < MM for r in (*one.reads, *one.writes))
    out = {
        FIRST: int(first), SECOND: int(second), CLASS: CLASSES.index(row.memory), BUSY: row.busy,
        LATENCY: int(row.latency), FP_NEXT: row.clocks - row.overlap_fp, UNIT: unit, READS: _mask(data),
        WRITES: pairing, RESULTS: _results(one, writes, stack),
        ADDRESS: _mask(one.address_registers), STACK: stack, DECODE: clocks, ALONE: int(alone),
        PREFIXED: int(prefixed), LOAD: one.load_bytes, STORE: one.store_bytes, BRANCH: _branch(one),
        OUTSIDE: int(mmx and (general or one.load_bytes > 0 or one.store_bytes > 0)), EARLY: int(row.early),
        AGAIN: row.again if row.again != row.clocks else 0, DISP_IMM: int(both and row.pair in ("UV", "PU")),
        LOCATION: one.address, LENGTH: one.length, FP_WRITE: -1,
    }
    if one.mnemonic == "lea":
        out[ADDRESS] = _mask(data)
    if unit >= X87:
        out.update(_x87(one, row))
    return out


def records(code: tuple[Instruction, ...], cpu: str) -> Array:
    """An int64 array of (instructions, COLUMNS); UnknownRow names a form that the CPU's table does not have."""
    rules = p5_rules(cpu)
    out = np.zeros((len(code), COLUMNS), dtype=np.int64)
    for place, one in enumerate(code):
        for column, value in record(one, find_p5_row(cpu, one), rules).items():
            out[place, column] = value
    return out

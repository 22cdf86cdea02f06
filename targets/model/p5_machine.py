"""The Pentium model's state: a named tuple of arrays, which numba compiles, and the numbers of its fields."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from targets.model.p5_pairs import SHADOWS
from targets.model.p5_records import records
from targets.model.p5_table import P5Rules, p5_rules
from targets.trace import Trace

Array = np.ndarray[Any, Any]

CAUSES = (
    "paired", "not pairable", "next not pairable", "raw", "waw", "displacement and immediate", "prefix",
    "mmx unit shared", "mmx memory or register", "first run", "not decoded", "end of trace", "agi", "same dword",
    "same bank", "several clocks", "memory pair", "prefix decoding", "operand", "multiplier busy", "x87 busy",
    "store value early", "fxch before other code", "fxch in fst", "cache miss", "misaligned", "misprediction",
    "result latency", "in order",
)
(PAIRED, NOT_PAIRABLE, NEXT_NOT_PAIRABLE, RAW, WAW, DISPLACEMENT, PREFIX, MMX_SHARED, MMX_OUTSIDE, FIRST_RUN,
 NOT_DECODED, END, AGI, SAME_DWORD, SAME_BANK, SEVERAL, MEMORY_PAIR, DECODING, OPERAND, MULTIPLIER, X87_BUSY,
 STORE_EARLY, FXCH_OTHER, FXCH_IN_FST, MISS, MISALIGNED, MISPREDICTION, RESULT, IN_ORDER) = range(len(CAUSES))

# `par`: the rules' numbers
(P_MMX, P_FIRST_RUN, P_BANK, P_BANKS, P_AGI, P_FIFO, P_LONG, P_MISALIGNED, P_MISPREDICT_U, P_MISPREDICT_V, P_HISTORY,
 P_FXCH, P_MULTIPLIER, P_LINE, P_MISS, P_SHADOW) = range(16)
# `totals`: what is counted besides the causes
T_U, T_V, T_PATH, T_ALONE, T_INSTRUCTIONS = range(5)
# `state`: first free clock, last result, why the next instruction did not pair with the last, the last store of an
# x87 register, instructions decoded, and what the instruction at hand waits for (producer, rule)
S_NOW, S_TAIL, S_REASON, S_FST, S_DECODED, S_WHO, S_CAUSE = range(7)
# `fp`: top of the register stack, clock from which x87 is free, and its multiplier
F_TOP, F_FREE, F_MULTIPLIER = range(3)
# `pipe`: the Pentium MMX's decoders: clock, instructions decoded in it
D_CLOCK, D_COUNT = range(2)


class Machine(NamedTuple):
    """Everything the engine reads and writes. Arrays of int64; `_by` are positions of producers, -1 for none."""

    code: Array         # instructions x columns
    which: Array        # the row of `code` that each executed instruction is
    load: Array
    store: Array
    taken: Array
    par: Array
    table: Array        # clocks of a pair by the classes of first and second
    tags: Array         # data cache: sets x ways
    stamps: Array
    btb: Array          # branch target buffer: sets x ways
    btb_stamps: Array
    counters: Array     # sets x ways x histories
    history: Array
    targets: Array
    returns: Array      # the return stack, its top in the last place
    agi: Array          # by register: the clock from which it serves as an address
    agi_by: Array
    ready: Array        # by register: the clock from which it serves as data
    ready_by: Array
    fp: Array
    fp_ready: Array     # by physical x87 register
    fp_by: Array
    shadow: Array       # decoding clocks that the last group and the one before can hide
    pipe: Array
    depth: Array        # by register: length of the longest path to it, as data and as an address
    seen: Array
    spent: Array        # clocks by cause
    totals: Array
    state: Array
    decode: Array       # per executed instruction, as are the rest
    start: Array
    end: Array
    port: Array
    cause: Array
    blocker: Array


def _parameters(rules: P5Rules) -> Array:
    return np.array([rules.mmx, rules.first_run_unpaired, rules.bank_bytes, rules.banks, rules.agi, rules.fifo,
                     rules.long_instruction, rules.misaligned, rules.mispredict_u, rules.mispredict_v,
                     rules.history_bits, rules.fxch_in_fst, rules.multiplier, rules.cache_line, rules.miss,
                     rules.shadow_groups],
                    dtype=np.int64)


def machine(trace: Trace, cpu: str) -> Machine:
    """The state before the first instruction of a trace; UnknownRow names a form that the CPU's table lacks."""
    rules = p5_rules(cpu)
    n = len(trace)

    def zeros(*shape: int) -> Array:
        return np.zeros(shape, dtype=np.int64)

    def none(*shape: int) -> Array:
        return np.full(shape, -1, dtype=np.int64)

    cache = (rules.cache_bytes // rules.cache_line // rules.cache_ways, rules.cache_ways)
    btb = (rules.btb_entries // rules.btb_ways, rules.btb_ways)
    state = zeros(7)
    state[S_REASON], state[S_FST] = IN_ORDER, -2
    return Machine(
        code=records(trace.code, cpu), which=trace.index.astype(np.int64), load=trace.load.astype(np.int64),
        store=trace.store.astype(np.int64), taken=trace.taken.astype(np.int64), par=_parameters(rules),
        table=np.array(rules.pair_clocks, dtype=np.int64), tags=none(*cache), stamps=none(*cache), btb=none(*btb),
        btb_stamps=none(*btb), counters=zeros(*btb, 1 << rules.history_bits), history=zeros(*btb), targets=none(*btb),
        returns=zeros(rules.return_stack + 1), agi=zeros(64), agi_by=none(64), ready=zeros(64), ready_by=none(64),
        fp=zeros(3), fp_ready=zeros(8), fp_by=none(8), shadow=zeros(SHADOWS),
        pipe=np.array([-2, 2], dtype=np.int64), depth=zeros(24, 2), seen=zeros(len(trace.code)),
        spent=zeros(len(CAUSES)), totals=zeros(5), state=state, decode=zeros(n), start=zeros(n), end=zeros(n),
        port=zeros(n), cause=zeros(n), blocker=none(n),
    )

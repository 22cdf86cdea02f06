"""What a CPU that executes in order, two instructions at a time, needs for an order of instructions, in clocks.

The numbers come from the CPU's `pairing` rows and `[core]` (targets.tables.rows, targets.model.p5_table); the rules
are the pipeline model's own functions (targets.model.p5_pairs), for straight-line code whose data and code are in the
first-level caches:

* the first instruction of a clock goes to pipe U; the next one beside it to V if both are of a kind that may, and the
  second neither reads nor writes a register that the first writes (`Rules.may_pair`); registers count as a whole,
  flags do not count;
* instructions that read memory as an operand keep their pipe for longer; two of them in a pair partly wait for each
  other (`Rules.together`), and so do two accesses to the same bank of the cache, as far as their places are known;
* a register that is written in one clock serves as an address only from the one after the next (`Rules.interlock`);
* prefixes cost a clock of decoding each, unless long instructions before have hidden it, and keep an instruction out
  of V; so does a displacement together with an immediate.

`records` turns instructions into what these rules ask for; `Clocks` adds them one by one.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from scheduler.code.instr import FORMS, GENERAL, Address, Imm, Instr, Reg
from scheduler.graph.nodes import Slot
from targets.forms import Form
from targets.model.p5_pairs import (
    FREE,
    POP,
    PUSH,
    address_ready,
    bank,
    decoding,
    register_conflict,
    shadow,
    sides,
    together,
)
from targets.model.p5_table import p5_rules
from targets.tables.files import executes_in_order
from targets.tables.rows import CLASSES, Row, find_row, pick, rows_of
from targets.x86.register_files import RegisterSet
from targets.x86.special_encodings import ACCUMULATOR, displacement, immediate, operand_prefix, special

BIT = {name: 1 << place for place, name in enumerate((*GENERAL, RegisterSet.stack))}
SP = BIT[RegisterSet.stack]
STACK = {"save": PUSH, "restore": POP}

Place = tuple[object, int]
"""An object in memory and a byte in it: places are compared only inside an object, which begins at a whole bank row."""


@dataclass(frozen=True)
class Record:
    """One instruction as the rules see it. Registers are masks of `BIT`; a part of a register is the whole of it.

    `clocks` in its pipe, without waiting; `first` and `second`: whether it may be in a pair, in U or V, with all that
    encoding adds; `memory` its class in the table of pairs (0 register or move, 1 reads an operand, 2 changes
    one in place). `address` are the registers in an address that it uses or makes, `results` those that an address
    must wait for. `prefixes`: clocks of decoding. `stack` as in targets.model.p5_pairs. `place` of its memory access,
    None without one or when unknown.
    """

    first: bool
    second: bool
    clocks: int
    memory: int
    reads: int
    writes: int
    address: int
    results: int
    prefixes: int
    stack: int
    place: Place | None

    @property
    def alone(self) -> bool:
        """Whether it takes both pipes."""
        return not self.first and not self.second


@dataclass(frozen=True)
class Rules:
    """The numbers of one CPU: clocks of pairs by their classes, of the address interlock, of decoding; its banks."""

    name: str
    rows: Mapping[str, Row]
    pair_clocks: tuple[tuple[int, ...], ...]
    interlock: int
    shadow: int
    bank_bytes: int
    banks: int

    def may_pair(self, one: Record, two: Record) -> bool:
        """Whether `two` goes into pipe V beside `one` in U; where they lie in memory does not matter."""
        return one.first and two.second and register_conflict(
            one.writes, two.reads, two.address, two.writes, one.stack, two.stack, SP) == FREE

    def clash(self, one: Record, two: Record) -> bool:
        """Whether both are known to access the same bank of the cache, which takes a clock more."""
        if one.place is None or two.place is None or one.place[0] != two.place[0]:
            return False
        return self.bank(one.place) == self.bank(two.place)

    def bank(self, place: Place) -> int:
        """The bank of the cache that a place is in."""
        return bank(place[1], self.bank_bytes, self.banks)

    def together(self, one: Record, two: Record, wait: int = 0) -> tuple[int, int]:
        """(clock in which `two` begins in V, clocks of the pair), both from the start of `one` in U.

        `two` has its address `wait` clocks after that.
        """
        return together(self.pair_clocks[one.memory][two.memory], one.clocks, two.clocks, two.memory, wait,
                        self.clash(one, two))


@cache
def rules(cpu: str) -> Rules:
    """The rules of a CPU by name; ValueError for one that executes out of order or decodes through a queue."""
    if not executes_in_order(cpu):
        raise ValueError(f"{cpu} executes out of order: it has no pairing rules")
    table = p5_rules(cpu)
    if table.mmx:
        raise ValueError(f"{cpu} decodes through a queue, which these rules do not describe")
    return Rules(cpu, rows_of(cpu), table.pair_clocks, table.agi, table.shadow_groups, table.bank_bytes, table.banks)


def records(instrs: Iterable[Instr], of: Rules, offsets: Mapping[Slot, int] | None = None) -> list[Record]:
    """One record for each instruction; UnknownRow names a form that the CPU's table lacks.

    `offsets`: bytes from the frame's start to each slot; without them places in the frame are compared inside a slot
    only.
    """
    return [_record(i, of, offsets) for i in instrs]


def _record(instr: Instr, of: Rules, offsets: Mapping[Slot, int] | None) -> Record:
    form = FORMS[instr.form]
    row = _row(instr, form, of)
    address = next((o for o in instr.operands if isinstance(o, Address)), None)
    reads = _mask([o.name for o in form.read(instr.operands) if isinstance(o, Reg)], form, "r")
    writes = _mask([o.name for o in form.written(instr.operands) if isinstance(o, Reg)], form, "w")
    stack = STACK.get(form.does, 0)
    if stack:
        reads &= ~SP
    based = _mask([r for r in _bases(address) if r]) | (SP if stack else 0)
    place = _place(address, offsets) if address and form.has_memory else None
    prefixes = _prefixes(form, row)
    return Record(*_sides(instr, form, row, address, prefixes), row.busy, CLASSES.index(row.memory), reads,
                  writes | _fixed_store(instr, address), based, writes & ~SP if stack else writes, prefixes,
                  stack, place)


def _row(instr: Instr, form: Form, of: Rules) -> Row:
    """The row of a form, or of its short encoding."""
    last = instr.operands[-1] if instr.operands else None
    named = frozenset(o.name for o in instr.operands if isinstance(o, Reg) and o.part != "high")
    when = special(form, named, last.value if isinstance(last, Imm) else None)
    return pick(of.rows, instr.form, when) or find_row(of.name, instr.form, when)  # which says that there is none


def _mask(names: Sequence[str], form: Form | None = None, role: str = "") -> int:
    mask = 0
    for name in (*names, *(r for r, done in (form.implicit if form else ()) if role in done)):
        mask |= BIT.get(name, 0)
    return mask


def _bases(address: Address | None) -> tuple[str | None, ...]:
    """Registers of an address; of a frame slot it is one that the piece does not write."""
    return (address.base, address.index) if address and address.slot is None else ()


def _fixed_store(instr: Instr, address: Address | None) -> int:
    """A store from the accumulator to a fixed place, which pairs as if it wrote that register."""
    fixed = address is not None and instr.operands[0] is address and not any((*_bases(address), address.slot))
    return BIT[ACCUMULATOR] if fixed and instr.does == "store" and instr.operands[1] == Reg(ACCUMULATOR) else 0


def _prefixes(form: Form, row: Row) -> int:
    """Clocks of decoding: the row's for the byte 0Fh, and the prefix that an operand of 16 bits makes necessary."""
    return row.decode + int(operand_prefix(form))


def _displaced(address: Address) -> bool:
    """Whether an address is encoded with a displacement; a frame slot is taken to have one."""
    if address.slot is not None or address.table is not None or address.disp:
        return True
    return displacement(address.base, address.index, address.scale)


def _sides(instr: Instr, form: Form, row: Row, address: Address | None, prefixes: int) -> tuple[bool, bool]:
    """Whether it may be first and second of a pair: as the row says, and as it is encoded."""
    last = instr.operands[-1] if instr.operands else None
    both = isinstance(last, Imm) and immediate(form, last.value) and address is not None and _displaced(address)
    return sides(row.pair, both, prefixes > 0)


def _place(address: Address, offsets: Mapping[Slot, int] | None) -> Place:
    """Where an access lies, for comparison with others on the same registers or in the same frame."""
    if address.slot is None:
        return (address.base, address.index, address.scale, address.table), address.disp
    if offsets is not None:
        return "frame", offsets[address.slot] + address.disp
    return address.slot, address.disp


@dataclass(frozen=True)
class Step:
    """What becomes of an instruction: the clock in which it begins, its pipe ("U" or "V"), and the clock that is free
    after it when nothing goes beside it."""

    start: int
    pipe: str
    end: int


class Clocks:
    """The clocks of an order, one instruction after the other.

    `end` is the first clock that is free when no more comes, so the clocks of the order from clock 0; `waiting` is the
    instruction in U that the next one may go beside; `ready` the clock from which a register (place of its bit, below
    `registers`) serves as an address; `hidden` the clocks of decoding that the group before the last and the one before
    that can hide.
    """

    def __init__(self, of: Rules, registers: int = len(BIT)) -> None:
        self.rules = of
        self.end = 0
        self.pairs = 0
        self.waiting: Record | None = None
        self.ready = [0] * registers
        self.begin = 0  # of the last group: the clock from which it was decoded, and in which it began
        self.start = 0
        self.hidden = (0, 0)

    def copy(self) -> Clocks:
        """A copy to try other orders on."""
        other = copy.copy(self)
        other.ready = list(self.ready)
        return other

    def look(self, one: Record) -> Step:
        """What would become of `one` as the next instruction."""
        if self.waiting is not None and self.rules.may_pair(self.waiting, one):
            wait = max(self._address(one.address) - self.start, 0)
            offset, clocks = self.rules.together(self.waiting, one, wait)
            return Step(self.start + offset, "V", self.start + clocks)
        start = max(self.end + decoding(one.prefixes, *self._closed())[0], self._address(one.address))
        return Step(start, "U", start + one.clocks)

    def add(self, one: Record) -> Step:
        """Append `one` to the order."""
        step = self.look(one)
        if step.pipe == "V":
            self.waiting = None
            self.pairs += 1
        else:
            left, last, before = decoding(one.prefixes, *self._closed())
            self.hidden, self.begin = (last, before), self.end + left
            self.start, self.waiting = step.start, one if one.first else None
        self._settle(one.results, address_ready(step.start + one.clocks, self.rules.interlock))
        self.end = step.end
        return step

    def state(self) -> tuple[object, ...]:
        """What the clocks of further instructions depend on, besides `end`; equal for equal futures."""
        ready = tuple(max(0, clock - self.start) for clock in self.ready)
        return self.waiting, self.end - self.start, self.end - self.begin, self.hidden, ready

    def _closed(self) -> tuple[int, int]:
        """What hides decoding once the last group has ended."""
        return shadow(self.begin, self.end, self.hidden[0], self.rules.shadow)

    def _address(self, mask: int) -> int:
        when = 0
        while mask:
            low = mask & -mask
            when = max(when, self.ready[low.bit_length() - 1])
            mask ^= low
        return when

    def _settle(self, mask: int, clock: int) -> None:
        while mask:
            low = mask & -mask
            self.ready[low.bit_length() - 1] = clock
            mask ^= low


def clocks(order: Iterable[Record], of: Rules) -> int:
    """Clocks of an order by itself, from its first instruction to the end of the last."""
    run = Clocks(of)
    for one in order:
        run.add(one)
    return run.end


def period(order: Sequence[Record], of: Rules) -> float:
    """Clocks of one pass of an order that is laid behind itself, in the steady state.

    A pair may lie across the end of a pass, so that passes differ: then it is their mean.
    """
    run, seen = Clocks(of), dict[object, tuple[int, int]]()
    passes = 0
    while (state := run.state()) not in seen:
        seen[state] = passes, run.end
        for one in order:
            run.add(one)
        passes += 1
    before, end = seen[state]
    return (run.end - end) / (passes - before)


def least(mix: Iterable[Record], hidden: int = 0) -> int:
    """Clocks that no order of these instructions can do without.

    Two at a time, those that pair with none alone. And each clock of decoding needs one in which nothing begins, but
    for those that what came before has `hidden`.
    """
    alone = together = groups = begun = 0
    decoding = -hidden
    for one in mix:
        decoding += one.prefixes
        if one.alone:
            alone += one.clocks
            groups += 1
        else:
            together += one.clocks
            begun += 1
    return max(alone + (together + 1) // 2, groups + (begun + 1) // 2 + decoding)

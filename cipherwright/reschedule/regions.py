"""Which memory an access may be in: the routine's own frame, a table that nobody writes, or anything else.

A forward analysis over the whole routine says of each register what kind of address it may hold. At the entry the stack
pointer is an address in the frame and all others are something else: nobody but the routine knows its frame, as long as
no address in it is stored elsewhere or handed to a function that was not decoded. What is computed from parts of a
register, or is narrower than an address, is a number. An address stays in what it was made from, as in C.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cipherwright.reschedule.code import FLOW, Insn, writable
from cipherwright.reschedule.flow import Flow
from targets.machinecode import Instruction
from targets.x86.registers import FULL, GPR, MM, SP, address_register

FRAME, TABLE, OTHER = 1, 2, 0x1FC
"""Bits of what an address may be in; none of them: it is a number, and as an address it may be anywhere. OTHER has
a bit for what each of six arguments points to, and one more: an address that is not known may be in any of them."""
ANYWHERE = FRAME | TABLE | OTHER
ARGUMENTS = {7: 8, 6: 16, 2: 32, 1: 64, 8: 128, 9: 256}
"""By register number: the bit of the argument that it holds at the entry (rdi, rsi, rdx, rcx, r8, r9)."""
SMALL = 4096
"""A number below it is no address: the first page is mapped nowhere."""
SHIFTED_OUT = 8

Place = tuple[int, int]
"""A place in the frame: the offset of the instruction that last set the stack pointer to something new, and bytes from
where it pointed then."""


@dataclass
class State:
    """Before an instruction: what kind of address each register may hold (`kinds`), and which place in the frame
    (`places`) where that is one."""

    kinds: dict[int, int]
    places: dict[int, Place]

    def copy(self) -> State:
        """A state to go on from."""
        return State(dict(self.kinds), dict(self.places))

    def join(self, other: State) -> bool:
        """Take in what another way here says; whether that is news."""
        changed = False
        for register, bits in other.kinds.items():
            if bits & ~self.kinds.get(register, 0):
                self.kinds[register] = self.kinds.get(register, 0) | bits
                changed = True
        for register in [r for r, place in self.places.items() if other.places.get(r) != place]:
            del self.places[register]
            changed = True
        return changed


@dataclass
class Regions:
    """`where[offset]` is what the memory operand of an instruction may be in; `escaped` says why nothing is known."""

    where: dict[int, int] = field(default_factory=dict)
    escaped: str = ""

    def of(self, one: Insn) -> int:
        """Where the access of an instruction may be."""
        return ANYWHERE if self.escaped else self.where.get(one.offset, ANYWHERE)


def apart(a: int, b: int) -> bool:
    """Whether two accesses, one of them a store, lie in different memory by their regions alone."""
    if not a or not b:
        return False
    return not a & b & (FRAME | OTHER)


def regions(flow: Flow, separate: bool = False) -> Regions:
    """The regions of every access of a routine; `separate`: its arguments in registers point to memory that does not
    overlap."""
    return _Analysis(flow, separate).run()


class _Analysis:
    """The fixed point: states before each instruction, and what was ever stored in the frame, and where."""

    def __init__(self, flow: Flow, separate: bool) -> None:
        self.flow, self.code, self.separate = flow, flow.code, separate
        self.pointer = self.code.obj.bits
        self.before: dict[int, State] = {}
        self.stored = OTHER
        self.slots: set[Place | None] = set()       # where addresses in the frame were stored, None: not known where
        self.found = Regions()

    def run(self) -> Regions:
        """Until nothing changes; then where each access is."""
        own = ARGUMENTS if self.separate and self.pointer == 64 else {}
        entry = State({n: own.get(n, OTHER) for n in range(GPR, MM)} | {SP: FRAME}, {SP: (-1, 0)})
        known = None
        while known != (self.stored, len(self.slots)) and not self.found.escaped:
            known = (self.stored, len(self.slots))
            self._fixed_point(entry)
        for at, state in self.before.items():
            one = self.code.insns[at]
            if one.what is not None and (one.what.load_bytes or one.what.store_bytes):
                self.found.where[at] = self._address(one, one.what, state)
        return self.found

    def _fixed_point(self, entry: State) -> None:
        unknown = State({n: ANYWHERE for n in range(GPR, MM)} | {SP: FRAME}, {})
        self.before = {self.code.obj.entry: entry.copy()}
        for at in self.code.foreign:
            self.before.setdefault(at, unknown.copy()).join(unknown)
        todo = list(self.before)
        while todo and not self.found.escaped:
            one = self.code.insns[todo.pop()]
            after = self._step(one, self.before[one.offset])
            for behind in self.flow.inner(one):
                known = self.before.get(behind)
                if known is None:
                    self.before[behind] = after.copy()
                if known is None or known.join(after):
                    todo.append(behind)

    def _step(self, one: Insn, before: State) -> State:
        """The state behind an instruction."""
        state, what = before.copy(), one.what
        if what is None:
            self.found.escaped = one.unknown or "an instruction that is not described"
            return state
        if one.one.flow_control in (FLOW.CALL, FLOW.INDIRECT_CALL, FLOW.RETURN):
            return self._call(one, what, state)
        address = self._address(one, what, state) if what.load_bytes or what.store_bytes else 0
        value = self._value(one, what, state)
        if one.one.is_string_instruction and self.slots and not self.found.escaped:
            self.found.escaped = f"`{what.text}` may copy an address in the frame"
        if what.store_bytes:
            self._store(what, address, self._held(what, state), self._place(what, state))
        if what.load_bytes * 8 >= self.pointer:
            value |= OTHER | TABLE
            if not address or address & FRAME:
                value |= self._loaded(what, self._place(what, state))
        place = self._new_place(one, what, state)
        for n in {w.number for w in what.writes}:
            state.places.pop(n, None)
        for written in what.writes:
            n = written.number
            if n == SP or (written.part != FULL and n < MM):
                continue        # the stack pointer points into the stack; a part that is new makes no other address
            state.kinds[n] = 0 if n < MM and not self._address_wide(what) else value
        if place is not None:
            state.places[place[0]] = place[1]
        return state

    def _address_wide(self, what: Instruction) -> bool:
        """Whether an instruction may write a general register in the width of an address."""
        return self.pointer == 32 or "64" in what.form or " " not in what.form

    def _value(self, one: Insn, what: Instruction, state: State) -> int:
        """What kind of address the results may hold, loads apart."""
        if what.zeroing:
            return 0
        small = what.immediate is not None and 0 <= what.immediate < SMALL
        if (what.mnemonic == "and" and small) or (what.mnemonic == "shr" and (what.immediate or 0) >= SHIFTED_OUT):
            return 0
        out = self._held(what, state)
        plain = not (what.load_bytes or what.store_bytes)
        if plain and (one.relocation is not None or one.one.is_ip_rel_memory_operand):
            out |= OTHER if writable(self.code.obj, one) else TABLE
        return out

    def _held(self, what: Instruction, state: State) -> int:
        """The kinds of address in the registers that an instruction reads whole, as data."""
        out = 0
        for reg in what.reads:
            if reg.part == FULL or reg.number >= MM:
                out |= state.kinds.get(reg.number, 0)
        return out

    def _address(self, one: Insn, what: Instruction, state: State) -> int:
        if what.rip_relative:
            return OTHER if writable(self.code.obj, one) else TABLE
        out = 0
        for register in what.address_registers:
            out |= state.kinds.get(register, 0) if register < MM else ANYWHERE
        if one.relocation is not None:
            out |= OTHER if writable(self.code.obj, one) else TABLE
        return out

    def _place(self, what: Instruction, state: State) -> Place | None:
        """The place in the frame that is accessed, None where that is not known."""
        base = state.places.get(what.base)
        if base is None or what.index >= 0:
            return None
        push = what.stack_delta if what.store_bytes and what.stack_delta < 0 else 0
        return base[0], base[1] + (push or what.displacement)

    def _new_place(self, one: Insn, what: Instruction, state: State) -> tuple[int, Place] | None:
        """(register, place) where an instruction makes an address of a known place in the frame."""
        asm, to = one.one, [w.number for w in what.writes if w.number < MM]
        if what.mnemonic in ("leave", "enter"):
            return None
        if what.stack_delta:
            old = state.places.get(SP)
            return (SP, (old[0], old[1] + what.stack_delta)) if old and to.count(SP) and to != [] else None
        if len(to) != 1:
            return None
        of: Place | None = None
        if what.form == f"mov r{self.pointer},r{self.pointer}":
            of = state.places.get(what.reads[0].number)
        elif what.mnemonic == "lea" and not asm.memory_index and not what.rip_relative and self._address_wide(what):
            base = state.places.get(address_register(asm.memory_base))
            of = (base[0], base[1] + _signed(int(asm.memory_displacement), self.pointer)) if base else None
        elif what.mnemonic in ("add", "sub") and what.immediate is not None and not what.load_bytes:
            base = state.places.get(to[0])
            by = what.immediate if what.mnemonic == "add" else -what.immediate
            of = (base[0], base[1] + _signed(by, self.pointer)) if base and self._address_wide(what) else None
        if of is None:
            return (SP, (one.offset, 0)) if to == [SP] else None
        return to[0], of

    def _store(self, what: Instruction, address: int, value: int, place: Place | None) -> None:
        if value & FRAME and address != FRAME:
            self.found.escaped = f"`{what.text}` stores an address in the frame elsewhere"
        if value & FRAME:
            self.slots.add(place)
        self.stored |= value & ~FRAME

    def _loaded(self, what: Instruction, place: Place | None) -> int:
        """The kinds of address that a load from the frame may find."""
        wide = self.pointer // 8
        clear = place is not None and all(
            slot is not None and slot[0] == place[0]
            and (slot[1] + wide <= place[1] or place[1] + what.load_bytes <= slot[1]) for slot in self.slots)
        return self.stored | (FRAME if self.slots and not clear else 0)

    def _call(self, one: Insn, what: Instruction, state: State) -> State:
        """Behind a call of what is decoded, at its first instruction, and behind a return; behind any other call."""
        target, old = self.code.obj.target(one), state.places.get(SP)
        if one.one.flow_control == FLOW.RETURN or (target is not None and target in self.code.insns):
            if old:
                by = self.pointer // 8
                state.places[SP] = (old[0], old[1] + (by if one.one.flow_control == FLOW.RETURN else -by))
            return state
        if any(bits & FRAME for register, bits in state.kinds.items() if register != SP):
            self.found.escaped = f"a call in {self.code.obj.function_at(one.offset)} may be handed an address in the " \
                                 "frame"
        return State({n: OTHER | TABLE for n in range(GPR, MM)} | {SP: FRAME}, {SP: old} if old else {})


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def contradictions(found: Regions, accesses: Mapping[int, tuple[int, ...]], stack: range) -> list[int]:
    """Offsets of instructions whose recorded addresses are not where the analysis says; `stack` are the addresses of
    the stack. Of what it calls a table only that it is not the frame is known here; what it says of two arguments is
    wrong where both were seen at one address."""
    wrong = []
    owners: dict[int, int] = {}
    for offset, addresses in accesses.items():
        kind = ANYWHERE if found.escaped else found.where.get(offset, ANYWHERE)
        inside = [address in stack for address in addresses]
        if (kind == FRAME and not all(inside)) or (kind and not kind & FRAME and any(inside)):
            wrong.append(offset)
        elif kind & OTHER and kind & OTHER != OTHER:
            if any(owners.setdefault(address, kind) & kind == 0 for address in addresses):
                wrong.append(offset)
    return wrong

"""Static uop records: what each distinct instruction becomes on one CPU.

A row of the table says how many uops of which ports, and two latencies; the split into uops follows from that:
loads first, then computing uops, then store address and store data. Computing uops form a chain as long as the
latency allows; what does not fit runs beside it. The last one carries the result.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace

from targets.machinecode import FLAG_C, FLAG_O, FLAG_S, MM, REGISTERS, SP, ST, Instruction, Reg
from targets.model.parameters import Parameters
from targets.tables.rows import Row, find_row
from targets.x86.registers import ABOVE128, is_flag, is_vector

TICKS = 2                       # per clock: double-speed units start on half clocks
ALU, LOAD, STORE_ADDRESS, STORE_DATA, NOTHING = range(5)
KIND_NAMES = ("alu", "load", "store address", "store data", "slot")
TEMPS = 8                       # links between the uops of one instruction
ROTATES = frozenset({"rol", "ror", "rcl", "rcr"})
SHIFTS = frozenset({"shl", "shr", "sar", "shld", "shrd"})
FUSIBLE_ALWAYS, FUSIBLE_UNSIGNED, FUSIBLE_COMPARED, FUSIBLE_ORDER = 1, 2, 3, 4
XMM_BYTES = 16                  # more are wide
PLAIN = frozenset({"mov", "movzx", "movsx", "movsxd", "pop"})    # loads that are no more than that
RENAMED_BYTES = (4, 8)          # of slots of memory that rename knows
CHASE_BYTES = 2048              # displacements below this are of a short pointer chase
GENERAL = 16                    # register numbers below this have parts


@dataclass(frozen=True)
class Uop:
    """One uop: its ports, times in ticks, registers and where it stands in the instruction."""

    kind: int
    ports: tuple[str, ...]
    occupancy: float            # ticks its port is busy; a fraction is paid every now and then
    latency: int
    unit: str                   # between units a value is transferred
    busy: str                   # the unit or subunit that is kept busy for unit_ticks
    unit_ticks: float
    transfer: int
    sources: tuple[Reg, ...]
    targets: tuple[Reg, ...]
    opens_slot: bool
    index: int = -1             # index register of its address, for CPUs that read it by another port
    forward: int = 0            # ticks from store data to the value of a load
    home: int = 0               # of a load or store data in a slot of memory that is renamed: a number of its registers
    renamed: int = -1           # ticks from the value stored in such a slot to that of the load; -1: not renamed
    chase: int = 0              # ticks more where the base of a load is a loaded value
    bits: int = 0               # of the vector it works on
    move: int = 0               # rename may do it: 1 of general registers, 2 of vectors


@dataclass(frozen=True)
class Record:
    """One instruction on one CPU."""

    instruction: Instruction
    row: Row
    uops: tuple[Uop, ...]
    slots: int
    flags_read: int             # masks: 1 carry, 2 overflow, 4 the rest
    flags_written: int
    flags_unsure: bool          # shifts by other than 1: the flags of before may survive
    breaks_dependence: bool
    zeroes: bool
    stack_engine: bool          # its stack pointer update costs nothing
    syncs_stack: bool           # uses the stack pointer explicitly
    fusible: int = field(default=0)


def uop_count(record: Record, p: Parameters) -> int:
    """Uops as the CPU's manuals count them: a NetBurst store is one, though it needs two ports."""
    return record.slots if p.frontend.kind == "trace-cache" else len(record.uops)


def temp(number: int) -> Reg:
    """A register of no name that links uops of one instruction."""
    return Reg(REGISTERS + number % TEMPS)


def _flag_mask(registers: tuple[Reg, ...]) -> int:
    bits = {FLAG_C: 1, FLAG_O: 2, FLAG_S: 4}
    return sum(bits.get(reg.number, 0) for reg in registers)


def _roles(row: Row, p: Parameters, one: Instruction) -> tuple[list[int], list[int], list[int], list[int]]:
    """Positions in `row.ports` of loads, computing uops, store addresses and store data."""
    loads: list[int] = []
    computes: list[int] = []
    addresses: list[int] = []
    data: list[int] = []
    m, roles = p.memory, p.roles
    for position, ports in enumerate(row.ports):
        if one.load_bytes and roles.load and set(ports) <= set(roles.load):
            loads.append(position)
        elif one.store_bytes and roles.address and set(ports) <= set(roles.address):
            addresses.append(position)
        else:
            computes.append(position)
    if one.store_bytes and not addresses and len(loads) > 1 and set(roles.load) <= set(roles.address):
        addresses.append(loads.pop())       # where the same ports do both, the address is behind the load
    if one.store_bytes and roles.data:
        wanted = max(len(addresses), 1)
        for position in reversed(list(computes)):
            if set(row.ports[position]) <= set(roles.data) and len(data) < wanted:
                data.insert(0, position)
                computes.remove(position)
    if m.agu_lane:
        agu = [c for c in computes if row.ports[c][0].startswith(m.agu_lane)]
        if one.load_bytes and agu:
            loads, computes = agu, [c for c in computes if c not in agu]
        elif one.store_bytes and agu:
            addresses, computes = agu, [c for c in computes if c not in agu]
    return loads, computes, addresses, data


def _split_latency(total: int, occupancy: list[float]) -> list[int]:
    """Ticks of each uop of the chain that ends in the result: at most one per computing uop, as the latency allows.

    A link takes a clock (a tick when the whole is shorter than a clock), or as many as its port is busy.
    """
    if not occupancy:
        return []
    step = TICKS if total >= TICKS else 1
    links: list[int] = []
    left = total
    for busy in occupancy[:-1]:
        link = max(step, math.ceil(busy * TICKS / step) * step)
        if left - link < step:
            break
        links.append(link)
        left -= link
    return [*links, left]


class _Builder:
    """Builds the uops of one instruction in execution order."""

    def __init__(self, one: Instruction, row: Row, p: Parameters) -> None:
        self.one, self.row, self.p = one, row, p
        self.uops: list[Uop] = []
        self.roles = _roles(row, p, one)
        latency = row.latency
        if one.load_bytes and one.store_bytes and row.latency_mem is not None:
            # the sheets' latency of a read-modify-write is through memory; the operation's own is what the load leaves
            latency = max(0.0, row.latency_mem - p.memory.load_latency)
        self.latency = round(latency * TICKS)
        # where registers are kept whole, the uop that writes a part needs the rest
        whole = p.rules.partial_register == "whole"
        self.kept = tuple(Reg(w.number) for w in one.writes if whole and w.number < GENERAL and w.part)

    def add(self, kind: int, position: int | None, latency: int, sources: tuple[Reg, ...],
            targets: tuple[Reg, ...], last: bool = False) -> None:
        row = self.row
        ports = row.ports[position] if position is not None else ()
        occupancy = row.occupancy[position] * TICKS if position is not None else 0
        elsewhere = {LOAD: "load", STORE_ADDRESS: "store", STORE_DATA: "store"}.get(kind)
        address = kind in (LOAD, STORE_ADDRESS)
        if kind == STORE_ADDRESS and self.one.index >= 0 and self.p.roles.indexed:
            ports = tuple(port for port in ports if port in self.p.roles.indexed)
        memory = _memory_fields(self.one, self.p, kind)
        self.uops.append(Uop(kind=kind, ports=ports, occupancy=occupancy, latency=latency,
                             unit=elsewhere or row.domain, busy=elsewhere or row.unit,
                             unit_ticks=row.unit_clocks * TICKS if last else 0,
                             transfer=round(row.transfer * TICKS) if last else 0, sources=sources, targets=targets,
                             opens_slot=True, index=self.one.index if address else -1,
                             bits=_vector_bits(self.one) if kind == ALU else 0, **memory))

    def build(self) -> list[Uop]:
        one, row, p = self.one, self.row, self.p
        loads, computes, addresses, data = self.roles
        address = tuple(Reg(r) for r in one.address_registers)
        inputs = _inputs(one, p)
        if p.rules.shifts_read_flags and _false_flag_reader(one):
            inputs = tuple(dict.fromkeys((*inputs, Reg(FLAG_C), Reg(FLAG_O), Reg(FLAG_S))))
        if p.rules.inc_reads_flags and one.mnemonic in ("inc", "dec"):
            inputs = tuple(dict.fromkeys((*inputs, Reg(FLAG_C), Reg(FLAG_O), Reg(FLAG_S))))
        outputs = tuple(w for w in one.writes if w.part != ABOVE128)     # zeroing the upper parts renames nothing
        if one.stack_delta:
            outputs = tuple(w for w in outputs if w.number != SP)
            if computes and not p.rename.stack_engine:
                self.add(ALU, computes.pop(0), TICKS, (Reg(SP),), (Reg(SP),))
        loaded = self._loads(loads, address, outputs, bool(computes))
        later = round(p.rules.high_half_later * TICKS)
        high = outputs[0] if later and computes and _two_halves(one) else None
        if high is not None:
            last = computes.pop() if len(computes) > 1 else None
            self.latency -= later
            outputs = (*(w for w in outputs if w != high), temp(1))
        stored = self._computes(computes, inputs, loaded, outputs, bool(one.store_bytes))
        if high is not None:
            self.add(NOTHING if last is None else ALU, last, later, (temp(1),), (high,))
        for position in addresses:
            self.add(STORE_ADDRESS, position, TICKS, address, ())
        if one.store_bytes:
            value = (stored,) if stored else (*inputs, *loaded)
            places: list[int | None] = [*data] or [None]
            for place in places:
                self.add(STORE_DATA, place, TICKS, value, ())
        return self._slots(max(row.slots, 1) + self._extra_slots())

    def _loads(self, loads: list[int], address: tuple[Reg, ...], outputs: tuple[Reg, ...],
               computes: bool) -> tuple[Reg, ...]:
        one, row, memory = self.one, self.row, self.p.memory
        if not one.load_bytes:
            return ()
        simd = _simd(one)
        total = row.latency_mem
        if total is None:
            ticks = round((memory.load_latency_simd if simd else memory.load_latency) * TICKS)
        else:
            ticks = round(total * TICKS) - (self.latency if computes else 0)
        ticks += round(TICKS * ((memory.scaled_index if one.index >= 0 and one.scale > 1 else 0) +
                                (memory.wide_load if one.load_bytes > XMM_BYTES else 0)))
        passes_on = computes or one.store_bytes > 0
        places: list[int | None] = [*loads] or [None]
        for number, position in enumerate(places):
            final = number == len(places) - 1
            self.add(LOAD, position, max(ticks, TICKS), address,
                     () if not final else ((temp(0),) if passes_on else outputs), last=final and not computes)
        return (temp(0),) if passes_on else ()

    def _computes(self, computes: list[int], inputs: tuple[Reg, ...], loaded: tuple[Reg, ...],
                  outputs: tuple[Reg, ...], stores: bool) -> Reg | None:
        if not computes:
            if not self.uops and not stores:
                self.add(NOTHING, None, self.latency, (*inputs, *self.kept), outputs)
                move = _move(self.one)
                self.uops[-1] = replace(self.uops[-1], move=move)
                if move == 1 and self.p.rename.executes_own_moves and self.one.reads[0].number == outputs[0].number:
                    self.uops[-1] = replace(_moved(self.uops[-1], self.p), move=0)
            return None
        ticks = _split_latency(self.latency, [self.row.occupancy[position] for position in computes])
        chain = len(ticks)
        late = tuple(r for r in inputs if is_flag(r.number)) if self.p.rules.flags_last and chain > 1 else ()
        if self.p.rules.index_last and chain > 1 and self.one.mnemonic == "lea":
            late = inputs[1:]           # what it reads is the base, then the index
        link: tuple[Reg, ...] = (*(r for r in inputs if r not in late), *loaded)
        result = temp(1)
        for number, position in enumerate(computes[:chain]):
            final = number == chain - 1
            if final:
                # the rest needs the inputs too, but nothing needs it: behind all of the chain but its end, which may
                # write what the inputs are in
                for other in computes[chain:]:
                    self.add(ALU, other, TICKS, (*inputs, *loaded), ())
                link = (*link, *late, *self.kept)
                targets = (*outputs, result) if stores else outputs
            else:
                targets = (temp(2 + number),)
            self.add(ALU, position, ticks[number], link, targets, last=final)
            link = targets if not final else link
        return result if stores else None

    def _extra_slots(self) -> int:
        one, p = self.one, self.p
        sib_store = one.store_bytes and not one.load_bytes and one.has_sib and self.row.slots == 1
        return p.rules.store_sib_extra_uops if sib_store else 0

    def _slots(self, slots: int) -> list[Uop]:
        """Mark which uops open a slot, fusing store address with data first, then load with operation."""
        uops = self.uops
        opens = [True] * len(uops)
        pairs = [(STORE_ADDRESS, STORE_DATA), (LOAD, ALU), (ALU, STORE_ADDRESS), (LOAD, STORE_ADDRESS), (ALU, ALU)]
        for first, second in pairs:
            for k in range(len(uops) - 1, 0, -1):
                if sum(opens) > slots and opens[k] and (uops[k - 1].kind, uops[k].kind) == (first, second):
                    opens[k] = False
        k = len(uops) - 1
        while sum(opens) > slots and k > 0:
            opens[k] = False
            k -= 1
        out = [_with_slot(uop, flag) for uop, flag in zip(uops, opens, strict=True)]
        empty = Uop(NOTHING, (), 0, 0, "", "", 0, 0, (), (), True)
        return out + [empty] * (slots - sum(opens))


def executed(uop: Uop, p: Parameters) -> Uop:
    """The uop as it is where rename does not do it; a move that rename always does loses its mark."""
    if not uop.move or not p.rename.move_slots:
        return replace(uop, move=0)
    return _moved(uop, p)


def _moved(uop: Uop, p: Parameters) -> Uop:
    """A move as it is executed."""
    ports = p.roles.moves if uop.move == 1 else p.roles.vector_moves
    return replace(uop, kind=ALU, ports=ports, occupancy=TICKS, latency=TICKS)


def _move(one: Instruction) -> int:
    """1 for a move from a general register to one, 2 for one of vectors, else 0."""
    if not one.mnemonic.startswith(("mov", "vmov")) or one.load_bytes or len(one.reads) != 1:
        return 0
    return 1 if one.reads[0].number < GENERAL else 2 if is_vector(one.reads[0].number) else 0


def _two_halves(one: Instruction) -> bool:
    """Whether it writes a product's high half to one register, the first of `writes`, and the low one to another."""
    return one.mnemonic in ("mul", "imul", "mulx") and sum(not is_flag(w.number) for w in one.writes) == 2


def _simd(one: Instruction) -> bool:
    """Whether it has to do with registers other than the general ones."""
    return any(MM <= reg.number < ST + 8 or is_vector(reg.number) for reg in (*one.writes, *one.reads))


def _vector_bits(one: Instruction) -> int:
    return one.vector_bits if any(is_vector(reg.number) for reg in (*one.writes, *one.reads)) else 0


def _memory_fields(one: Instruction, p: Parameters, kind: int) -> dict[str, int]:
    """Of a load or store data: how its value comes through memory."""
    m = p.memory
    if kind not in (LOAD, STORE_DATA):
        return {}
    simd = _simd(one)
    clocks = m.forward_latency_simd if simd and m.forward_latency_simd >= 0 else m.forward_latency
    more = (m.wide_forward if one.load_bytes > XMM_BYTES else 0) + (
        m.rmw_forward if one.store_bytes else m.operation_forward if not simd and one.mnemonic not in PLAIN else 0)
    forward = round(TICKS * (clocks + more))
    slot = not simd and one.base >= 0 and {
        "stack": one.stack_delta != 0, "rsp": one.base == SP and one.index < 0, "base": one.index < 0,
        "address": True}.get(m.memory_renaming, False)
    renamed = -1
    if slot and kind == LOAD and one.load_bytes in RENAMED_BYTES:
        if one.store_bytes:
            renamed = 0 if m.rename_rmw else -1
        elif one.mnemonic in ("mov", "pop") or (m.rename_operation and one.mnemonic not in PLAIN):
            renamed = round(TICKS * m.renamed_load)
    chase = m.pointer_chase if not simd and one.index < 0 and 0 <= one.displacement < CHASE_BYTES else 0
    home = 1 + one.base + GENERAL * (one.index + 1 + (GENERAL + 1) * one.scale) if slot else 0
    return {"forward": forward, "home": home, "renamed": renamed,
            "chase": round(TICKS * chase) if kind == LOAD and one.base >= 0 else 0}


def _with_slot(uop: Uop, opens: bool) -> Uop:
    return replace(uop, opens_slot=opens)


def _inputs(one: Instruction, p: Parameters) -> tuple[Reg, ...]:
    """What an instruction waits for; the decoder says that xor r,r reads nothing, which not every CPU knows."""
    if _breaks(one, p.rename.ones):
        return tuple(r for r in one.reads if r not in one.same)
    if not one.zeroing:
        return one.reads
    flags = tuple(r for r in one.reads if is_flag(r.number))
    return flags if _breaks(one, p.rename.zeroing) else (*one.same, *flags)


def _breaks(one: Instruction, names: tuple[str, ...]) -> bool:
    """Whether the result does not depend on the one register that is both sources: by a table's `names`, unmasked."""
    return bool(one.same) and one.mask < 0 and one.mnemonic in names


def _false_flag_reader(one: Instruction) -> bool:
    """Rotates, and shifts by a register, wait for the flags of before (NetBurst, note d of the sheets)."""
    return one.mnemonic in ROTATES or (one.mnemonic in SHIFTS and one.immediate is None)


def _fusible(one: Instruction, p: Parameters) -> int:
    """Whether it can fuse with a following jump; memory with an immediate cannot, nor what stores."""
    if one.bits > p.frontend.macro_fusion_bits or one.mnemonic not in p.frontend.fuses:
        return 0
    if (one.load_bytes and one.immediate is not None) or one.store_bytes:
        return 0
    if p.frontend.fuse_rule != "unsigned" and one.load_bytes and not one.address_registers:
        return 0                            # relative to the instruction
    if p.frontend.fuse_rule == "any" or one.mnemonic in ("test", "and"):
        return FUSIBLE_ALWAYS
    if p.frontend.fuse_rule == "intel":
        return FUSIBLE_ORDER if one.mnemonic in ("inc", "dec") else FUSIBLE_COMPARED
    return FUSIBLE_UNSIGNED


def _zeroed(one: Instruction, p: Parameters) -> list[Uop]:
    """A zero that rename makes: a slot, no port, no time."""
    return [Uop(NOTHING, (), 0, 0, "", "", 0, 0, _inputs(one, p), one.writes, True)]


def build_record(one: Instruction, p: Parameters) -> Record:
    """The record of an instruction on the CPU of `p`; UnknownRow when its table has no row for the form."""
    row = find_row(p.name, one.form)
    zeroed = _breaks(one, p.rename.zeroing) and one.zeroing
    uops = tuple(_zeroed(one, p) if zeroed and p.rename.zero_at_rename else _Builder(one, row, p).build())
    shift = one.mnemonic in SHIFTS or one.mnemonic in ROTATES
    explicit = SP in one.address_registers or any(r.number == SP for r in (*one.reads, *one.writes))
    return Record(
        instruction=one, row=row, uops=uops, slots=sum(u.opens_slot for u in uops),
        flags_read=_flag_mask(one.reads), flags_written=_flag_mask(one.writes),
        flags_unsure=shift and one.immediate != 1,
        breaks_dependence=zeroed,
        zeroes=one.zeroing and one.mnemonic in ("xor", "sub"),
        stack_engine=p.rename.stack_engine and one.stack_delta != 0,
        syncs_stack=p.rename.stack_engine and one.stack_delta == 0 and explicit, fusible=_fusible(one, p),
    )

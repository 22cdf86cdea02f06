"""Register state during scheduling: who is where, what may be evicted, and the instructions that move it.

A value is in a register, or has a `home` it can be read back from (a constant, a frame slot, memory of a
parameter), or both. Evicting a value with a home costs nothing; one without is first stored to a slot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Instr, Operand, Reg, instruction
from scheduler.code.short_encodings import shorten
from scheduler.graph.nodes import FILE_BYTES, Mem, Node, Slot, SlotPart, node_bytes
from scheduler.schedule.items import aligned
from targets.cpu import Cpu
from targets.x86.instruction_set import LONG, RELATIVE, general
from targets.x86.register_files import STACK, register_set

Home = Imm | Slot | Mem


@dataclass(eq=False)
class Bank:
    """The registers that the values of one file, and of one stream where streams have their own, may be in."""

    file: str
    names: tuple[str, ...]
    store_uops: int
    free: int = field(init=False)  # how many registers hold nothing

    def __post_init__(self) -> None:
        self.free = len(self.names)


@dataclass
class Spills:
    """The spill slots of one file: how many there are, those whose value is dead, those the item under way freed."""

    count: int = 0
    pool: list[Slot] = field(default_factory=list)
    dead: list[Slot] = field(default_factory=list)


class Registers:
    """`held` (register -> node) and `reg` (node -> register), by banks; every change emits its instruction."""

    def __init__(self, cpu: Cpu, emit: Callable[[Instr], None], next_use: Callable[[Node], int],
                 here: Callable[[], int], nodes: Iterable[Node], groups: Mapping[str, int]) -> None:
        self.here = here  # the place in source order that has been reached
        self.cpu = cpu
        self.set = register_set(cpu.bits)
        self.emit_instr = emit
        self.next_use = next_use
        self.held: dict[str, Node] = {}
        self.reg: dict[Node, str] = {}
        self.home: dict[Node, Home] = {}
        self.touched: dict[Node, int] = {}
        self.clock = 0
        self.spills: dict[str, Spills] = {}
        self.bytes: set[Node] = set()  # values whose low or high byte will be read, where not all registers have one
        self.changed: set[Node] = set()  # what came to or left a register or memory, or lost a reader, for who asks
        self.partial: set[Node] = set()  # sums still being accumulated
        self.wish: dict[Node, str] = {}  # the register that a value had best be in when it is read

        self.bank: dict[Node, Bank] = {}
        banks: dict[tuple[str, int], Bank] = {}
        for n in nodes:
            split = groups.get(n.file, 1)
            key = n.file, n.group % split
            if key not in banks:
                floats = n.file == STACK.file  # no register is given here
                uops = 0 if floats else cpu.cost(vector_forms.store(cpu, n.file, FILE_BYTES[n.file], True)).uops
                banks[key] = Bank(n.file, self.set.share(n.file, n.group, split), uops)
            self.bank[n] = banks[key]

    def free(self, node: Node) -> list[str]:
        """The registers without a value among those `node` may be in."""
        return [r for r in self.bank[node].names if r not in self.held]

    def out(self, form: str, operands: tuple[Operand, ...], node: Node, role: str) -> None:
        """An instruction of a form, or of a shorter one of the same effect."""
        self.emit_instr(instruction(self.cpu, shorten(form, self.cpu), operands, node, role))

    # -- binding --------------------------------------------------------------------------------------
    def bind(self, node: Node, reg: str) -> None:
        """`node` is in `reg`, which was free, from now on."""
        assert reg not in self.held, (reg, self.held)
        self.held[reg] = node
        self.reg[node] = reg
        self.changed.add(node)
        self.bank[node].free -= 1
        self.touch(node)

    def release(self, node: Node) -> str | None:
        """`node` is in no register any more; the one it was in."""
        reg = self.reg.pop(node, None)
        if reg is not None:
            del self.held[reg]
            self.changed.add(node)
            self.bank[node].free += 1
        return reg

    def touch(self, node: Node) -> None:
        """`node` has just been used: of equals it is evicted last."""
        self.clock += 1
        self.touched[node] = self.clock

    def keep_at(self, node: Node, home: Home) -> None:
        """`node` can be read back from there from now on."""
        self.home[node] = home
        self.changed.add(node)

    def lose_home(self, node: Node) -> Home | None:
        """`node` can be read back from nowhere any more; where it could be."""
        self.changed.add(node)
        return self.home.pop(node, None)

    def dirty(self, node: Node) -> None:
        """The register copy has changed: an earlier spilled copy is stale."""
        self._recycle(self.lose_home(node))

    def forget(self, node: Node) -> None:
        """No reader is left: the register and the spill slot are free again."""
        self.release(node)
        home = self.home.get(node)
        if isinstance(home, Slot) and home.name.startswith("spill."):
            self.lose_home(node)
        self._recycle(home)

    def _recycle(self, home: Home | None) -> None:
        if isinstance(home, Slot) and home.name.startswith("spill."):
            mine = self.spills[_spill_kind(home)]
            if home not in mine.pool:
                mine.dead.append(home)

    def settle(self) -> None:
        """End of an item: slots it freed may be used again (not sooner, it may still read them)."""
        for mine in self.spills.values():
            if mine.dead:
                mine.pool += mine.dead
                mine.dead = []

    # -- getting a register -----------------------------------------------------------------------------
    def take(self, node: Node, locked: set[Node], among: Sequence[str] | None = None) -> str:
        """A register for `node`, one `among` those given: a free one that suits it, else one made free by eviction."""
        free = self.free(node)
        if node.file == "r":
            order = self.set.preferred(among == self.set.high or node in self.bytes, node.elem == 64)
            order = (self.wish[node], *order) if node in self.wish else order
        elif self.wish:
            wished = set(self.wish.values())
            order = sorted(free, key=lambda r: (r != self.wish.get(node), r in wished))
        else:
            order = free
        for reg in order:
            if reg in free and (among is None or reg in among):
                return reg
        if among and free:
            moved = self._relocate(free[0], locked, among)
            if moved:
                return moved
        names = self.bank[node].names
        return self._evict(locked, tuple(r for r in names if r in among) if among else names)

    def _relocate(self, to: str, locked: set[Node], among: Sequence[str]) -> str | None:
        for reg in among:
            value = self.held.get(reg)
            if value is not None and value not in self.bytes and value not in locked and to in self.bank[value].names:
                self.release(value)
                self.bind(value, to)
                self.copy(to, reg, value)
                return reg
        return None

    def vacate(self, reg: str, beside: Sequence[str]) -> None:
        """Let `reg` hold no value: its own goes to a free register that is none of `beside`, else to memory."""
        value = self.held.get(reg)
        if value is None:
            return
        free = self.free(value)
        order = self.set.preferred(value in self.bytes, value.elem == 64)
        to = next((r for r in order if r in free and r not in beside), None)
        if to is None:
            self._evict(set(), (reg,))
            return
        self.release(value)
        self.bind(value, to)
        self.copy(to, reg, value)

    def bring(self, node: Node, to: str, beside: set[Node]) -> None:
        """`node` into the register `to`; what that holds goes elsewhere, in memory if it is not one of `beside`."""
        if self.reg.get(node) == to:
            self.touch(node)
            return
        other = self.held.get(to)
        if other is not None:
            free = [r for r in self.free(other) if r != to]
            if not free:
                self._evict({node, *beside} - {other}, (to,))
            else:
                self.release(other)
                self.bind(other, free[0])
                self.copy(free[0], to, other)
        if node in self.reg:
            source = self.reg[node]
            self.release(node)
            self.copy(to, source, node)
        else:
            self.load_into(to, self.home_operand(node, {node, *beside}), node, "reload")
        self.bind(node, to)

    def copy(self, to: str, source: str, value: Node) -> None:
        """Move a register, as wide as `value` is."""
        form, _ = vector_forms.copies(self.cpu, value.file, value.elem)[0]
        self.out(form, (Reg(to), Reg(source)), value, "copy")

    def has_room(self, node: Node, locked: set[Node]) -> bool:
        """Whether `take` finds a register: not where a stream has few, and all of them hold what is `locked`."""
        names = self.bank[node].names
        return bool(self.free(node)) or any(r in names and n not in locked for r, n in self.held.items())

    def give_up(self, value: Node, locked: set[Node]) -> str:
        """The register of `value`, which holds it for now and may be overwritten: for others it is in memory."""
        return self._evict(locked - {value}, (self.reg[value],))

    def _evict(self, locked: set[Node], allowed: tuple[str, ...]) -> str:
        candidates = [n for r, n in self.held.items() if n not in locked and r in allowed]
        victim = max(candidates, key=self.worth_evicting)
        reg = self.reg[victim]
        if victim not in self.home:
            self.keep_at(victim, self._spill_slot(victim))
            self.store_into(self.home_operand(victim, locked), reg, victim, "spill")
        self.release(victim)
        return reg

    def _spill_slot(self, node: Node) -> Slot:
        size = node_bytes(node)
        kind = ("" if size == 4 else "r64.") if node.file == "r" else f"{node.file}."
        mine = self.spills.setdefault(kind, Spills())
        if mine.pool:
            return mine.pool.pop()
        mine.count += 1
        return Slot(f"spill.{kind}{mine.count - 1}", size=size)

    def worth_evicting(self, node: Node) -> tuple[float, int]:
        """Distance to the next use by the uops that eviction costs; then the least recently touched."""
        store_uops, home = self.bank[node].store_uops, self.home.get(node)
        price = 1.0 if home is not None else 1.0 + store_uops
        if node.file == "x" and isinstance(home, Mem) and home.size == 16 and not aligned(home):
            price = self.cpu.cost(vector_forms.load(self.cpu, node.file, home.size, False)).uops
        if node in self.partial:
            price += 1.0 + store_uops
        return ((self.next_use(node) - self.here()) / price, -self.touched[node])

    # -- reading a value --------------------------------------------------------------------------------
    def ensure(self, node: Node, locked: set[Node], among: Sequence[str] | None = None) -> str:
        """`node` in a register (one `among` those given: those with a byte name); reloaded or moved if it is not."""
        reg = self.reg.get(node)
        if reg is not None and (among is None or reg in among):
            self.touch(node)
            return reg
        if reg is not None:
            return self._to_byte(node, reg, locked)
        operand = self.home_operand(node, locked)
        reg = self.take(node, locked | {node}, among)
        self.load_into(reg, operand, node, "reload")
        self.bind(node, reg)
        return reg

    def gives_byte(self, node: Node, high: bool) -> bool:
        """Whether the registers `node` may be in have one that gives its byte, beside one for the byte."""
        names = self.bank[node].names
        first = self.set.high if high else self.set.low
        beside = self.set.beside_high if high and self.set.bits == 64 else names
        return any(r in first for r in names) and sum(r in beside for r in names) > 1

    def byte_register_at_hand(self, node: Node, locked: set[Node]) -> bool:
        """Whether a register with byte names, in which `node` may be, is free or holds what can be read back."""
        busy = [self.held.get(r) for r in self.set.high if r in self.bank[node].names]
        return any(n is None or (n not in locked and n in self.home) for n in busy)

    def _to_byte(self, node: Node, reg: str, locked: set[Node]) -> str:
        if self.byte_register_at_hand(node, locked):
            to = self.take(node, locked | {node}, self.set.high)
            self.release(node)
            self.bind(node, to)
            self.copy(to, reg, node)
            return to
        busy = [self.held.get(r) for r in self.set.high if r in self.bank[node].names]
        other = next((n for n in busy if n and n not in self.bytes), None) or busy[0]
        assert other is not None
        to = self.reg[other]
        self.release(other)
        self.release(node)
        self.bind(other, reg)
        self.bind(node, to)
        self.exchange(to, reg, node, other)
        return to

    def exchange(self, one: str, another: str, *values: Node) -> None:
        """Let two general registers change places, as wide as the wider of the `values` in them."""
        kind = general(max(v.elem for v in values))
        form = self.cpu.instructions.form("exchange", kind, kind)
        self.out(form, (Reg(one), Reg(another)), values[0], "copy")

    def load_into(self, reg: str, operand: Operand, node: Node, role: str) -> None:
        """`node` from memory, or a constant, into `reg`."""
        if isinstance(operand, Imm) and (operand.start or operand.table) and self.cpu.bits == 64:
            form = self.cpu.instructions.form("address", LONG, RELATIVE)
        elif isinstance(operand, Imm):
            form = vector_forms.constant(self.cpu, operand.value)
        else:
            assert isinstance(operand, Address)
            form = vector_forms.load(self.cpu, node.file, operand.size, operand.aligned, operand.repeat)
        self.out(form, (Reg(reg), operand), node, role)

    def store_into(self, operand: Operand, reg: str, node: Node, role: str) -> None:
        """All of the register `reg`, which is of the file of `node`, to memory."""
        assert isinstance(operand, Address)
        form = vector_forms.store(self.cpu, node.file, operand.size, operand.aligned)
        self.out(form, (operand, Reg(reg)), node, role)

    def home_operand(self, node: Node, locked: set[Node]) -> Operand:
        """The operand that reads `node` back; its address registers are made ready first."""
        home = self.home[node]
        if isinstance(home, Imm):
            return home
        if isinstance(home, Slot):
            return slot_address(home, home.size)
        return self.address(home, locked)

    def address(self, mem: Mem, locked: set[Node]) -> Address:
        """The operand for a place in memory, its address registers made ready."""
        keep = locked | set(mem.nodes())
        base = self.ensure(mem.base, keep) if mem.base else None
        index = self.ensure(mem.index, keep) if mem.index else None
        return Address(mem.size, base, index, mem.scale, mem.table, mem.disp, aligned=aligned(mem),
                       where=mem.where, repeat=mem.repeat)


def slot_address(slot: Slot, size: int, disp: int = 0) -> Address:
    """`size` bytes of a slot, or of a part of a slot."""
    if isinstance(slot, SlotPart):
        return Address(size, slot=slot.whole, disp=slot.disp + disp)
    return Address(size, slot=slot, disp=disp, aligned=size == slot.size)


def _spill_kind(slot: Slot) -> str:
    return slot.name.removeprefix("spill.").rstrip("0123456789")

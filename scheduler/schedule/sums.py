"""Sums of any number of operands: begun with one of them, joined by the others in the scheduler's order.

Two-operand destruction is decided here: which operand's register the sum takes over, when it is copied, when
and how a sum gets to a register with byte names. What is particular to additions is in scheduler.schedule.additions.
"""

from __future__ import annotations

from collections.abc import Callable

from scheduler.code import vector_forms
from scheduler.code.instr import FORMS, Address, Operand, Reg
from scheduler.graph.nodes import Node, Slot, node_bytes
from scheduler.schedule.additions import Additions
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.values import Values
from targets.x86.instruction_set import memory


class Sums(Emitter):
    """Performs the joins of `xor`, `and`, `or` and `add`."""

    def __init__(self, state: Values) -> None:
        super().__init__(state)
        self.additions = Additions(state, self.join)
        self.set_slot: Callable[[Item], None] = lambda item: None  # `Performer` knows how

    def join(self, item: Item) -> None:
        """Join one operand to its sum, which begins with it if it has not begun."""
        n, o, regs = item.node, item.operand, self.regs
        assert o is not None
        if n not in self.state.started:
            self.start_sum(item)
        else:
            locked = {n, *item.reads}
            acc = regs.ensure(n, locked)  # before the operand, whose address must not be evicted for it
            operand: Operand
            if item.fold and item.fold.mem:
                operand = regs.address(item.fold.mem, locked)
            else:
                operand = self.state.source(o, n, locked)
            if not self.join_elsewhere(item, acc, operand):
                self.additions.join_to(acc, item, operand, locked)
                regs.dirty(n)
        self.state.joined[n] = self.state.joined.get(n, 0) + len(self.state.doing)
        if self.state.joined[n] == len(n.args):
            regs.partial.discard(n)
            self.state.finish(n)

    def join_elsewhere(self, item: Item, acc: str, operand: Operand) -> bool:
        """Let the sum move to a register with byte names, where that costs nothing.

        If the operand's register dies, it can be the destination as well; a memory operand can be loaded
        into a free register or over its own dying index, where load and operation are two uops anyway.
        """
        n, regs = item.node, self.regs
        high = regs.set.high
        if n not in regs.bytes or acc in high:
            return False
        if isinstance(operand, Reg) and operand.name in high and item.operand and self.state.dying(item.operand):
            to: str | None = operand.name
        elif isinstance(operand, Address) and operand.size == node_bytes(n) and self.load_is_apart(n):
            index = item.fold.mem.index if item.fold and item.fold.mem else None
            over = operand.index if index and operand.index in high and self.state.dying(index) else None
            to = over or next((r for r in regs.free(n) if r in high), None)
            if to is not None:
                self.out(vector_forms.load(self.cpu, "r", n.elem // 8, True), (Reg(to), operand), n, "join")
        else:
            return False
        if to is None:
            return False
        self.out(vector_forms.form(self.cpu, n), (Reg(to), Reg(acc)), n, "join")
        self.use(item)
        regs.dirty(n)
        regs.release(n)
        regs.bind(n, to)
        return True

    def load_is_apart(self, n: Node) -> bool:
        """Whether a memory operand of the sum costs an issue slot of its own."""
        both = self.cpu.slots(vector_forms.form(self.cpu, n, memory(n.elem // 8)))
        return both >= 1 + self.cpu.slots(vector_forms.form(self.cpu, n))

    def start_sum(self, item: Item) -> None:
        """Begin a sum with the operand of an item."""
        n, o, regs = item.node, item.operand, self.regs
        assert o is not None
        if not self.additions.loaded_partner(item):
            self.additions.spare(item, o)
        self.state.started.add(n)
        self.state.changed.add(n)
        regs.partial.add(n)
        locked = set(item.reads)
        if item.fold and item.fold.mem:
            address = regs.address(item.fold.mem, locked)
            self.use(item)
            reg = regs.take(n, locked & set(regs.reg))
            regs.load_into(reg, address, n, "op")
            regs.bind(n, reg)
        elif self.state.dying(o):
            reg = regs.reg[o]
            self.use(item)
            regs.bind(n, reg)
        elif first := self.spared(item):
            self.take_over(first, item)
        elif not (self.additions.start(item) or self.start_apart(item)):
            operand = Reg(regs.reg[o]) if o in regs.reg else regs.home_operand(o, locked)
            self.use(item)
            reg = regs.take(n, locked & set(regs.reg))
            reg = self.state.copied(item, reg, operand, o)
            regs.bind(n, reg)

    def spared(self, item: Item) -> Item | None:
        """The join, `item` or another that can be done now, whose operand gives up its register to the sum."""
        if item.fold or item.operand not in self.regs.reg:
            return None
        ready = (i for i in self.state.work.makers[item.node] if i is not item and not i.fold and self.state.ready(i))
        return next((i for i in (item, *ready) if i.operand and self.can_be_spared(i, i.operand)), None)

    def can_be_spared(self, item: Item, value: Node) -> bool:
        """Whether what else reads `value` comes late and finds it in the frame, where it is put now if it can be.
        """
        state, regs = self.state, self.regs
        if value not in regs.reg or not state.read_late(value, item):
            return False
        if value not in regs.home and not state.also:
            slots = (i for i in state.users[value] if i.node.kind == "setslot" and i not in state.done
                     and i.node.slot not in state.plan.resident and state.ready(i))
            store = next(slots, None)
            if store is not None:
                self.store_first(store)
        return value in regs.reg and isinstance(regs.home.get(value), Slot)

    def store_first(self, store: Item) -> None:
        """Set a slot before the item under way is done."""
        state = self.state
        mine, label = state.doing, state.label
        state.doing, state.label = [store], state.named(store)
        self.set_slot(store)
        state.done.update(state.doing)
        state.also, state.doing, state.label = state.doing, mine, label

    def take_over(self, first: Item, item: Item) -> None:
        """Begin a sum in the register of an operand that is read again, from memory then, and join `item` to it."""
        n, value, regs = item.node, first.operand, self.regs
        assert value is not None and item.operand is not None
        reg = regs.reg[value]
        self.use(first)
        regs.release(value)
        regs.bind(n, reg)
        if first is not item:
            locked = {n, *item.reads}
            self.state.doing.append(first)
            self.additions.join_to(reg, item, self.state.source(item.operand, n, locked), locked)

    def start_apart(self, item: Item) -> bool:
        """Start a sum by a form with a destination of its own, with another operand that is at hand: no copy."""
        n, o, regs = item.node, item.operand, self.regs
        other = next((i for i in self.state.work.makers[n] if i is not item and self.state.ready(i)), None)
        if o not in regs.reg or other is None or not FORMS[vector_forms.form(self.cpu, n)].separate:
            return False
        locked = {*item.reads, *other.reads}
        assert o is not None and other.operand is not None
        operand: Operand
        if other.fold and other.fold.mem:
            operand = regs.address(other.fold.mem, locked)
        else:
            operand = self.state.source(other.operand, n, locked)
        first = regs.reg[o]
        self.state.doing.append(other)
        self.use(other)
        self.use(item)
        reg = regs.take(n, locked & set(regs.reg))
        form = vector_forms.form(self.cpu, n, vector_forms.kind(operand, n))
        self.out(form, vector_forms.operands(form, reg, first, operand), n)
        regs.bind(n, reg)
        return True

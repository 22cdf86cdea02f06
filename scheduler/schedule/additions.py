"""Additions, and how values are kept from being copied for the operation that overwrites them.

By what the CPU's table says of the forms, a constant is added together with another operand by `lea`, an operand in
memory is loaded into a free register instead of read in place, and a sum starts with a loaded word or by `lea`, so that
its other operands stay in their registers. Where such a sum is the last other reader of a value that is about to be
overwritten, it is started first: the state of a hash function goes into the sum of a later step, and the step at
hand overwrites it.
"""

from __future__ import annotations

from collections.abc import Callable

from scheduler.code import vector_forms
from scheduler.code.instr import Address, Imm, Operand, Reg
from scheduler.code.vector_forms import own
from scheduler.graph.nodes import Mem, Node, Slot
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.values import Values
from targets.x86.instruction_set import CONSTANT, PLACE, SUM3, memory

WAITS = 4.0  # clocks that an operand is still away from which on latency counts for more than a uop


class Additions(Emitter):
    """Joins of `add`, and of sums in general where they are only a matter of forms; `join` performs one of any sum."""

    def __init__(self, state: Values, join: Callable[[Item], None]) -> None:
        super().__init__(state)
        self.join = join

    def spare(self, item: Item, value: Node) -> None:
        """Perform the last other reader of `value` first, if that is all that keeps `item` from overwriting it."""
        other = self.last_other_reader(item, value) if not self.state.also else None
        if other is None:
            return
        self.state.also = [other]
        mine, label = self.state.doing, self.state.label
        self.state.doing = [other]
        self.state.label = self.state.named(other)
        self.join(other)
        self.state.done.update(self.state.doing)
        self.state.also = self.state.doing
        self.state.doing, self.state.label = mine, label

    def last_other_reader(self, item: Item, value: Node) -> Item | None:
        """The only other join that `value` waits for, if it can be done now and overwrites nothing."""
        if self.state.uses.get(value) != 2 or value.file != "r" or value not in self.regs.reg:
            return None
        other = next((i for i in self.state.users[value] if i is not item and i not in self.state.done), None)
        if other is None or other.node is item.node or other.node.kind != "add" or not self.state.ready(other):
            return None
        if other.node in self.state.started:
            return other if other.node in self.regs.reg else None
        return other if self.loaded_partner(other) or (len(other.node.args) > 2 and self.partner(other)) else None

    def join_to(self, acc: str, item: Item, operand: Operand, locked: set[Node]) -> None:
        """Join an operand to the sum in register `acc`, and the sum's constant with it where `lea` does both."""
        n = item.node
        constant = self.constant_beside(item)
        if isinstance(operand, Address) and self.loaded_first(n, constant is not None) and self.regs.free(n):
            to = Reg(self.regs.take(n, locked))
            self.out(vector_forms.load(self.cpu, "r", n.elem // 8, True), (to, operand), n, "join")
            operand = to
        if constant and constant.operand and isinstance(operand, Reg):
            self.state.doing.append(constant)
            self.use(constant)
            if not self.lea_is_late(n, acc, operand.name):
                address = Address(4, acc, operand.name, disp=_signed(constant.operand.imm, n.elem))
                self.out(self.sum_of_three(n), (Reg(acc), address), n, "join")
                self.use(item)
                return
            self.out(vector_forms.form(self.cpu, n, CONSTANT), (Reg(acc), Imm(constant.operand.imm)), n, "join")
        form = vector_forms.form(self.cpu, n, vector_forms.kind(operand, n))
        self.out(form, vector_forms.operands(form, acc, acc, operand), n, "join")
        self.use(item)

    def sum_of_three(self, n: Node) -> str:
        """The form that adds two registers and a constant for `n`."""
        return self.isa.form("address", own(n), SUM3)

    def lea_is_late(self, n: Node, acc: str, other: str) -> bool:
        """Whether two additions give the sum sooner than `lea`, where the machine waits for one of the operands.

        The constant goes to the sum in `acc` while `other` is on its way.
        """
        clock, cost, form = self.state.clock, self.cpu.cost, vector_forms.form
        here, there = max(clock.now, clock.at.get(acc, 0.0)), max(clock.now, clock.at.get(other, 0.0))
        by_lea = max(here, there) + cost(self.sum_of_three(n)).latency
        apart = max(here + cost(form(self.cpu, n, CONSTANT)).latency, there) + cost(form(self.cpu, n)).latency
        return not self.cpu.in_order and by_lea > apart and max(here, there) > clock.now + WAITS

    def constant_beside(self, item: Item) -> Item | None:
        """The join of a constant to the sum of `item` that is still to be done and can be done with it by `lea`."""
        n, slots = item.node, self.cpu.slots
        if n.kind != "add" or n.file != "r" or not any(a.kind == "const" for a in n.args):
            return None
        apart = slots(vector_forms.form(self.cpu, n)) + slots(vector_forms.form(self.cpu, n, CONSTANT))
        if slots(self.sum_of_three(n)) >= apart:
            return None
        return next((i for i in self.state.work.makers[n] if i.operand and i.operand.kind == "const" and i is not item
                     and vector_forms.fits(i.operand.imm, n.elem) and self.state.ready(i)), None)

    def constant_waits(self, item: Item) -> bool:
        """Whether the join of a constant is better left to come together with another one."""
        n, o = item.node, item.operand
        if o is None or o.kind != "const" or n.kind != "add" or n.file != "r":
            return False
        others = [i for i in self.state.work.makers[n] if i is not item and i not in self.state.done]
        return bool(others) and self.constant_beside(others[0]) is item

    def loaded_first(self, n: Node, constant: bool) -> bool:
        """Whether an operand in memory is rather loaded into a register of its own than joined in place.

        `constant`: from a register it can be joined together with a constant. Where both ways take the same slots, a
        CPU that executes in order has more use for two short instructions than for a long one.
        """
        if n.file != "r":
            return False
        cpu, slots, form = self.cpu, self.cpu.slots, vector_forms.form
        apart = slots(vector_forms.load(cpu, "r", n.elem // 8, True))
        apart += slots(self.sum_of_three(n)) if constant else slots(form(cpu, n))
        at_once = slots(form(cpu, n, memory(n.elem // 8))) + (slots(form(cpu, n, CONSTANT)) if constant else 0)
        return apart < at_once or (self.cpu.in_order and apart == at_once)

    def loaded_partner(self, item: Item) -> Item | None:
        """Another join of the sum, of a word that can be loaded now: the sum can start with it instead of a copy."""
        n, reg = item.node, self.regs.reg
        if n.kind != "add" or n.file != "r":
            return None
        return next((i for i in self.state.work.makers[n] if i.operand not in reg and i is not item
                     and self.state.ready(i) and self.in_memory(i)), None)

    def in_memory(self, item: Item) -> bool:
        """Whether the operand of a join is a load that waits for nothing, or a word of a long sum in memory only."""
        home = item.fold.mem if item.fold else self.regs.home.get(item.operand) if item.operand else None
        if item.operand in self.regs.reg or (not item.fold and len(item.node.args) < 3):
            return False
        return isinstance(home, Slot) or (isinstance(home, Mem) and home.size == 4
                                          and all(x in self.regs.reg for x in home.nodes()))

    def start_in_memory(self, item: Item) -> bool:
        """Start a sum with a loaded operand and join that of `item`, which stays where it is."""
        n, o, regs = item.node, item.operand, self.regs
        other = self.loaded_partner(item)
        if other is None or other.operand is None or o is None or o not in regs.reg:
            return False
        locked = {*item.reads, *other.reads}
        fold = other.fold.mem if other.fold else None
        address = regs.address(fold, locked) if fold else regs.home_operand(other.operand, locked)
        self.state.doing.append(other)
        self.use(other)
        reg = regs.take(n, locked & set(regs.reg))
        regs.load_into(reg, address, n, "op")
        regs.bind(n, reg)
        self.join_to(reg, item, Reg(regs.reg[o]), {n, *item.reads})
        return True

    def start(self, item: Item) -> bool:
        """Start an addition so that the operand of `item` is not lost: with a loaded word, or by `lea`."""
        if self.better_joined(item.node):
            return self.three_operand_add(item) or self.start_in_memory(item)
        return self.start_in_memory(item) or self.three_operand_add(item)

    def better_joined(self, n: Node) -> bool:
        """Whether a word that begins the sum `n` takes a slot more than one that joins it in place, and that counts."""
        if not self.state.join_words or n.kind != "add" or n.file != "r":
            return False
        slots, form, size = self.cpu.slots, vector_forms.form, n.elem // 8
        apart = slots(vector_forms.load(self.cpu, "r", size, True)) + slots(form(self.cpu, n))
        return apart > slots(form(self.cpu, n, memory(size)))

    def free_start(self, item: Item) -> bool:
        """Whether an addition can be started so that the operand of `item` is not lost, for no slot more than it has.

        That is by `lea`, or with a loaded word if that one costs no more than in place.
        """
        if self.better_joined(item.node):
            return self.partner(item) is not None
        return self.loaded_partner(item) is not None

    def free_reader(self, item: Item, value: Node) -> bool:
        """Whether the last other reader of `value` can be done before `item` overwrites it, for no slot more."""
        other = self.last_other_reader(item, value)
        return other is not None and (other.node in self.state.started or not self.better_joined(other.node)
                                      or self.partner(other) is not None)

    def partner(self, item: Item) -> Item | None:
        """Another join of an addition not yet begun, of a value in a register: `lea` adds both and keeps both."""
        n, o, regs = item.node, item.operand, self.regs
        if n.kind != "add" or n.file != "r" or o not in regs.reg:
            return None
        return next((i for i in self.state.work.makers[n] if i is not item and not i.fold and i.operand in regs.reg
                     and i.operand is not o and self.state.ready(i)), None)

    def three_operand_add(self, item: Item) -> bool:
        """Start an addition by `lea` with a second operand that is at hand; neither operand is lost."""
        n, o, regs = item.node, item.operand, self.regs
        if n.kind != "add" or n.file != "r" or o not in regs.reg:
            return False
        found = self.partner(item) if self.constant_beside(item) else None
        for other in [found] if found else self.state.work.makers[n]:
            b = other.operand
            if other is item or other.fold or b is None or not self.state.ready(other) or b is o:
                continue
            constant, form = None, self.isa.form("address", own(n), PLACE)
            if b.kind == "const" and vector_forms.fits(b.imm, n.elem):
                address = Address(4, regs.reg[o], disp=_signed(b.imm, n.elem))
            elif b in regs.reg:
                constant = self.constant_beside(item)
                address = Address(4, regs.reg[o], regs.reg[b])
                if constant and constant.operand:
                    address = Address(4, regs.reg[o], regs.reg[b], disp=_signed(constant.operand.imm, n.elem))
                    form = self.sum_of_three(n)
            else:
                continue
            if self.cpu.cost(form).uops > 2:
                return False
            done = [item, other, constant] if constant else [item, other]
            self.state.doing += done[1:]
            for one in done:
                self.use(one)
            reg = regs.take(n, {x for x in (o, b) if x in regs.reg})
            self.out(form, (Reg(reg), address), n)
            regs.bind(n, reg)
            return True
        return False


def _signed(value: int, bits: int) -> int:
    return value - (1 << bits) if value >> (bits - 1) else value

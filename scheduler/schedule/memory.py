"""Loads, stores, and the slots of the frame: where values are in memory, and until when."""

from __future__ import annotations

from scheduler.code.instr import Reg
from scheduler.code.vector_forms import half, store
from scheduler.graph.nodes import Mem, Node, Slot, SlotPart, node_bytes
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.items import readable
from scheduler.schedule.registers import slot_address
from scheduler.schedule.results import Results
from scheduler.schedule.values import Values


class Memory(Emitter):
    """Performs accesses to memory and to the frame."""

    def __init__(self, state: Values, results: Results) -> None:
        super().__init__(state)
        self.results = results

    def do_load(self, item: Item) -> None:
        n = item.node
        assert n.mem is not None
        address = self.regs.address(n.mem, set(item.reads))
        reg = self.results.result(item, set())
        self.regs.load_into(reg, address, n, "op")
        self.regs.bind(n, reg)
        if n.mem.where != ("table",) and all(b in self.regs.reg or b in self.regs.home for b in n.mem.nodes()):
            self.live_in_memory(n, n.mem)
            self.state.old.add(n)
        self.state.finish(n)

    def do_store(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.mem is not None
        locked = set(item.reads)
        self.rescue(item, n.mem)
        reg = regs.ensure(a, locked, regs.set.low if n.mem.size == 1 else None)
        address = regs.address(n.mem, locked)
        part = {1: "low", 2: "16"}.get(n.mem.size, "32")
        whole = n.kind == "store"
        mine = store(self.cpu, n.file, n.mem.size, address.aligned) if whole else half(self.cpu, n)
        self.out(mine, (address, Reg(reg, part)), n)
        if n.mem.size == node_bytes(a) and a not in regs.home and readable(n.mem, n):
            self.live_in_memory(a, n.mem)
        self.use(item)

    def live_in_memory(self, value: Node, mem: Mem) -> None:
        """`value` can be read back from `mem`, so the address must stay available."""
        self.regs.keep_at(value, mem)
        self.state.there.add(mem.where, value)
        self.state.since[value] = next(self.state.count)
        for b in mem.nodes():
            self.state.uses[b] = self.state.uses.get(b, 0) + 1

    def rescue(self, item: Item, mem: Mem) -> None:
        """Before a store: values that live where it writes come into registers and lose that home."""
        regs = self.regs
        for value in sorted(self.state.there.overlapping(mem.where), key=self.state.since.__getitem__):
            home = regs.home.get(value)
            if isinstance(home, Mem):
                self.state.there.remove(home.where, value)
                if self.state.uses.get(value, 0) > (value in item.reads and value not in item.node.args):
                    regs.ensure(value, set(item.reads))
                regs.lose_home(value)
                self.state.unbase(home)

    def do_put(self, item: Item) -> None:
        """Write a slot in the middle of a piece; its parts are there from now on."""
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        reg = regs.ensure(a, {a})
        regs.store_into(slot_address(n.slot, n.slot.size), reg, n, "op")
        for part in self.state.parts.get(n, []):
            size = 8 if part.file == "x" else node_bytes(part)
            regs.keep_at(part, SlotPart(n.slot.name, size=size, whole=n.slot, disp=part.imm))
            self.state.old.add(part)
        whole = self.state.whole_of.get(n)
        if whole is not None:
            self.state.missing[whole] -= 1
            if not self.state.missing[whole] and isinstance(n.slot, SlotPart):
                regs.keep_at(whole, n.slot.whole)
                self.state.old.add(whole)
        if a not in regs.home:
            regs.keep_at(a, n.slot)
        self.use(item)

    def do_setslot(self, item: Item) -> None:
        n, a, regs = item.node, item.node.args[0], self.regs
        assert n.slot is not None
        if n.slot in self.state.plan.resident:  # the use stays: the value is wanted at the end of the piece
            self.state.leaving[self.state.plan.resident[n.slot]] = a
            return
        reg = regs.ensure(a, {a})
        self.keep_pointers(n.slot, a)
        regs.store_into(slot_address(n.slot, n.slot.size), reg, n, "op")
        self.state.plan.left[n.slot] = reg
        if a not in regs.home:
            regs.keep_at(a, n.slot)
        self.use(item)

    def keep_pointers(self, slot: Slot, a: Node) -> None:
        """Before `slot` changes: its old value stays in a register if it is still wanted.

        That is an old pointer while values in memory depend on it, or what a resident slot takes over.
        """
        regs = self.regs
        for node in [x for x, home in regs.home.items() if x is not a and isinstance(home, Slot)
                     and slot in (home, home.whole if isinstance(home, SlotPart) else home)]:
            if self.state.uses.get(node, 0) > 0:
                regs.ensure(node, {a})
            else:
                regs.release(node)
            regs.lose_home(node)

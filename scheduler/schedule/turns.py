"""Shifts and rotations of a word by a value, which the instruction takes from the lowest byte of one register.

Only that register will do. What else it holds goes elsewhere before; the amount stays there for others.
"""

from __future__ import annotations

from scheduler.code.instr import Reg
from scheduler.code.vector_forms import own
from scheduler.graph.ops import BY_VALUE
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.results import Results
from scheduler.schedule.values import Values
from targets.x86.instruction_set import LOW


class Turns(Emitter):
    """Performs shifts and rotations by a value."""

    def __init__(self, state: Values, results: Results) -> None:
        super().__init__(state)
        self.results, self.counter = results, self.regs.set.counter
        for item in state.work.items:
            if item.node.kind in BY_VALUE:
                self.regs.wish.setdefault(item.node.args[1], self.counter)

    def do_turn(self, item: Item) -> None:
        """Bring the amount to its register and the value into one that may be overwritten."""
        n, regs = item.node, self.regs
        amount = n.args[1]
        if regs.reg.get(amount) != self.counter:
            regs.vacate(self.counter, (self.counter,))
            source = regs.release(amount) if amount in regs.reg else None
            if source is None:
                regs.ensure(amount, {*n.args}, (self.counter,))
            else:
                regs.bind(amount, self.counter)
                regs.copy(self.counter, source, amount)
        reg = self.results.tied_input(item, {amount})
        self.out(self.isa.form(n.kind, own(n), LOW), (Reg(reg), Reg(self.counter, "low")), n)
        self.state.finish(n)

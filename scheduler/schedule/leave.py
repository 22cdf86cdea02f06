"""The end of a piece: values of resident slots go to the registers in which the piece leaves them."""

from __future__ import annotations

from scheduler.code.instr import Reg
from scheduler.code.vector_forms import copies
from scheduler.graph.nodes import Node
from scheduler.schedule.emitter import Emitter


class Leaving(Emitter):
    """Moves what stays in registers from one pass of a loop to the next."""

    def leave(self) -> None:
        """End of the piece: values of resident slots go to their registers, all at once."""
        regs, pending = self.regs, dict(self.state.leaving)
        self.state.label = "leave"
        for value in pending.values():
            regs.ensure(value, set(pending.values()))
        for value in [v for v in regs.reg if v not in pending.values()]:
            regs.release(value)
        while True:
            pending = {to: v for to, v in pending.items() if regs.reg[v] != to}
            if not pending:
                self.state.plan.left.update(self.state.plan.resident)
                return
            free = next((to for to in pending if regs.held.get(to) not in self.state.leaving.values()), None)
            to = free or next(iter(pending))
            value = pending[to]
            source = regs.reg[value]
            if free is None:
                self.swap(to, source, value)
            else:
                self.move(to, source, value)
                if list(pending.values()).count(value) > 1:
                    del pending[to]  # a second copy; the binding stays
                    continue
                regs.release(value)
                regs.bind(value, to)

    def move(self, to: str, source: str, value: Node) -> None:
        """A copy that nothing waits for."""
        form, more = copies(self.cpu, value.file, value.elem)[0]
        self.out(form, (Reg(to), Reg(source), *more), value, "copy")

    def swap(self, to: str, source: str, value: Node) -> None:
        """`value` from `source` to `to`; what is there goes to `source`, or elsewhere in a file without `xchg`."""
        other = self.regs.held[to]
        if value.file != "r":
            # the registers that no resident is promised are free: all values are in a cycle of those that are
            names = self.regs.set.files[value.file]
            spare = next(r for r in names if r not in self.regs.held and r not in self.state.leaving)
            self.move(spare, to, other)
            self.regs.release(other)
            self.regs.bind(other, spare)
            return
        self.regs.exchange(to, source, value, other)
        self.regs.release(other)
        self.regs.release(value)
        self.regs.bind(value, to)
        self.regs.bind(other, source)

"""Which register the result of an operation goes to: its first source's, which it overwrites, or one of its own.
"""

from __future__ import annotations

from scheduler.code.instr import FORMS, Reg
from scheduler.graph.nodes import Node
from scheduler.schedule.additions import Additions
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.values import Values


class Results(Emitter):
    """Registers of results, and the first source in them where it is overwritten."""

    def __init__(self, state: Values, additions: Additions) -> None:
        super().__init__(state)
        self.additions = additions

    def result(self, item: Item, locked: set[Node]) -> str:
        """A register for the result of an item whose operands have been read; values in `locked` stay where they are.
        """
        self.use(item)
        return self.regs.take(item.node, {x for x in locked if x in self.regs.reg})

    def tied_input(self, item: Item, keep: set[Node]) -> str:
        """The first operand in a register that the result may overwrite."""
        return self.overwrite(item, item.node.args[0], keep)

    def overwrite(self, item: Item, a: Node, keep: set[Node]) -> str:
        """Operand `a` in a register that the result may overwrite: its own if it dies, else a copy."""
        n, regs = item.node, self.regs
        if len(n.args) == 1:
            self.additions.spare(item, a)
        if self.state.dying(a) and n.args.count(a) == 1:
            reg = regs.reg[a]
            self.use(item)
            regs.bind(n, reg)
            return reg
        self.state.fetched(a, keep | {a})
        if a in regs.reg and not regs.has_room(n, keep | {a}):
            reg = regs.give_up(a, keep)
            regs.bind(n, reg)
            self.use(item)
            return reg
        operand = Reg(regs.reg[a]) if a in regs.reg else regs.home_operand(a, keep)
        reg = regs.take(n, keep | {a})
        reg = self.state.copied(item, reg, operand, a)
        regs.bind(n, reg)
        self.use(item)
        return reg

    def first_source(self, item: Item, form: str, a: Node, keep: set[Node]) -> tuple[str, str]:
        """The register of the result and that of the first source `a`, the same one where the form overwrites it."""
        if not FORMS[form].separate:
            reg = self.overwrite(item, a, keep)
            return reg, reg
        regs = self.regs
        first = regs.ensure(a, keep | {a})
        reg = self.result(item, keep | {a})
        regs.bind(item.node, reg)
        return reg, first

"""Sums and differences with a carry: from a mask to the flags, through the addition, and back to a mask.

A mask of ones added to itself sets the carry flag. Nothing but moves stands between the instructions, so that what one
leaves in the flags the next one finds.
"""

from __future__ import annotations

from scheduler.code.instr import Reg
from scheduler.code.vector_forms import own
from scheduler.graph.nodes import Node
from scheduler.graph.ops import CARRIES
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.values import Values

DOES = {"addc": "add with carry", "carryc": "add with carry", "subc": "subtract with borrow",
        "borrowc": "subtract with borrow"}


class Carries(Emitter):
    """Performs what takes a carry, and with it what gives the carry of the same operands."""

    def __init__(self, state: Values) -> None:
        super().__init__(state)
        self.together: dict[Item, Item] = {}
        known: dict[tuple[str, int, tuple[Node, ...]], Item] = {}
        for item in state.work.items:
            if item.node.kind in CARRIES:
                key = DOES[item.node.kind], item.node.elem, tuple(item.node.args)
                other = known.setdefault(key, item)
                if other is not item:
                    self.together[item], self.together[other] = other, item

    def do_carry(self, item: Item) -> None:
        """The value in the first operand's register or a copy, what goes out of it in the mask's or a copy."""
        items = [item, *([self.together[item]] if item in self.together else [])]
        self.state.doing += items[1:]
        n, regs, locked = item.node, self.regs, {*item.node.args}
        a, b, mask = n.args
        mine, does = own(n), DOES[n.kind]
        given = next((i.node for i in items if i.node.kind in ("addc", "subc")), None)
        out = next((i.node for i in items if i.node.kind not in ("addc", "subc")), None)
        for operand in dict.fromkeys(n.args):
            regs.ensure(operand, locked)
        last = {x for x in n.args if self.state.uses[x] == len(items) and n.args.count(x) == 1}
        if given is None:  # what holds no result comes last, for it holds nothing
            flag = self.overwritten(mask, out, mask in last, locked)
            value = self.overwritten(a, None, a in last, locked)
        else:
            value = self.overwritten(a, given, a in last, locked)
            flag = self.overwritten(mask, out, mask in last, locked)
        right = Reg(regs.reg[b])
        self.out(self.isa.form("add", mine, mine), (Reg(flag), Reg(flag)), n)
        self.out(self.isa.form(does, mine, mine), (Reg(value), right), n)
        if out is not None:
            self.out(self.isa.form("subtract with borrow", mine, mine), (Reg(flag), Reg(flag)), n)
        for one in items:
            self.use(one)
        for node, reg in ((given, value), (out, flag)):
            if node is not None and regs.reg.get(node) != reg:
                regs.bind(node, reg)
        for one in items:
            self.state.finish(one.node)

    def overwritten(self, operand: Node, result: Node | None, dies: bool, locked: set[Node]) -> str:
        """A register with an operand that may be overwritten: its own if it dies, else a copy's."""
        regs = self.regs
        if dies:
            return regs.reg[operand]
        to = regs.take(result or operand, locked | ({result} if result else set()))
        if result is not None:
            regs.bind(result, to)
            locked.add(result)
        regs.copy(to, regs.reg[operand], operand)
        return to

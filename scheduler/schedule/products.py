"""Products of two words of which the high half is wanted: by an instruction whose registers are given.

It names its second operand alone. The first comes into the accumulator, which takes the low half; the high half goes to
the data register. Where both halves of a product are wanted they are made together. What else these two registers hold
goes elsewhere before.
"""

from __future__ import annotations

from scheduler.code.instr import Address, Imm, Operand, Reg
from scheduler.code.vector_forms import WHOLE_PRODUCT, kind
from scheduler.graph.nodes import Node, Slot, node_bytes
from scheduler.schedule.emitter import Emitter
from scheduler.schedule.item import Item
from scheduler.schedule.items import readable
from scheduler.schedule.registers import slot_address
from scheduler.schedule.values import Values
from scheduler.schedule.words import Words

LOW, HIGH = "mul", "mulhi"


class Products(Emitter):
    """Performs products of two words, of which the low half, the high half or both are wanted."""

    def __init__(self, state: Values, words: Words) -> None:
        super().__init__(state)
        self.words = words
        self.pair = self.regs.set.accumulator, self.regs.set.data
        self.low: dict[Item, Item] = {}  # of a high half that is wanted: the low one
        self.high: dict[Item, Item] = {}
        for low, high, _ in (i.inner for i in state.work.items if i.inner):
            self.low[high], self.high[low] = low, high
            self.regs.wish[low.node.args[0]] = self.pair[0]
        lows = {_key(i.node): i for i in state.work.items if i.node.kind == LOW}
        for item in state.work.items:
            if item.node.kind == HIGH:
                self.regs.wish[item.node.args[0]] = self.pair[0]
                one = lows.pop(_key(item.node), None)
                if one is not None:
                    self.low[item], self.high[one] = one, item

    def do_low(self, item: Item) -> None:
        """The low half, with the high one if that is wanted."""
        if item in self.high:
            self.do_high(self.high[item], item)
        else:
            self.words.do_tied(item)

    def do_high(self, item: Item, chosen: Item | None = None) -> None:
        """The high half, with the low one if that is wanted; `chosen`: what the scheduler took, if not this."""
        items = [item, *([self.low[item]] if item in self.low else [])]
        self.state.doing += [i for i in items if i is not (chosen or item)]
        n, regs, (accumulator, data) = item.node, self.regs, self.pair
        last = {a for a in n.args if a in regs.reg and self.state.uses[a] == len(items)}
        a, b = min((n.args, n.args[::-1]), key=lambda order: self.price(order, last))
        memory = self.put_aside(b, n, last, len(items)) if b is not a else None
        self.bring(a, b, last)
        if regs.held.get(data) not in last:
            regs.vacate(data, self.pair)
        operand: Operand = memory or Reg(accumulator if b is a else regs.reg[b])
        form = self.isa.form(WHOLE_PRODUCT, kind(operand, n))
        self.out(form, (operand,), n)
        for one in items:
            self.use(one)
        for one in items:
            regs.bind(one.node, data if one is item else accumulator)
        for one in items:
            self.state.finish(one.node)

    def price(self, order: list[Node], last: set[Node]) -> int:
        """Copies and loads that it takes with the first of two operands in the accumulator."""
        (a, b), regs, (accumulator, data) = order, self.regs, self.pair
        first = int(a not in last or regs.reg[a] != accumulator)
        if b in regs.reg:
            return first + (regs.reg[b] == accumulator or (regs.reg[b] == data and b not in last))
        return first + (not isinstance(regs.home[b], Slot)) + isinstance(regs.home[b], Imm)

    def put_aside(self, b: Node, n: Node, last: set[Node], readers: int) -> Address | None:
        """The second operand out of the two registers; where it is in memory and best read there, its address."""
        regs, (accumulator, data) = self.regs, self.pair
        if regs.reg.get(b) == accumulator or (regs.reg.get(b) == data and b not in last):
            regs.vacate(regs.reg[b], self.pair)
        home = regs.home.get(b)
        if b not in regs.reg and isinstance(home, Slot) and readable(home, n) \
                and (self.state.uses[b] == readers or not regs.free(b)):
            return slot_address(home, node_bytes(n))
        if b not in regs.reg:
            regs.ensure(b, {*n.args}, [r for r in regs.bank[b].names if r not in self.pair])
        return None

    def bring(self, a: Node, b: Node, last: set[Node]) -> None:
        """The first operand into the accumulator, which is then free to be overwritten."""
        regs, accumulator = self.regs, self.pair[0]
        if regs.reg.get(a) != accumulator:
            regs.vacate(accumulator, self.pair)
            if a in regs.reg:
                regs.copy(accumulator, regs.reg[a], a)
                return
            regs.ensure(a, {a, b}, (accumulator,))
            regs.release(a)  # it can be read back
        elif a not in last:
            regs.vacate(accumulator, self.pair)


def _key(n: Node) -> tuple[int, frozenset[Node]]:
    return n.elem, frozenset(n.args)

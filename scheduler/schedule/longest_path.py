"""The longest path of dependences through a piece, from operand to result, for its lower bounds.

Items have one latency, from any operand to any result; that of a chain of sums with carries is the whole chain's. Here
a chain is walked link by link: the first words of a sum do not wait for the last ones' operands, nor the other way
round.
"""

from __future__ import annotations

from scheduler.code.vector_forms import own
from scheduler.graph.nodes import Node
from scheduler.schedule.carries import WITHOUT
from scheduler.schedule.chains import DOES, in_order
from scheduler.schedule.item import Item
from scheduler.schedule.items import Work, latency
from targets.cpu import Cpu


def longest_path(work: Work, cpu: Cpu) -> float:
    """Clocks of the longest path; each operand of a sum is taken as its last."""
    if not any(item.links for item in work.items):
        return max((i.height for i in work.items), default=0.0)
    walk = _Walk(work, cpu)
    for item in in_order(work.items):
        walk.take(item)
    return max((*walk.done.values(), *walk.at.values()), default=0.0)


class _Walk:
    """`done`: when an item is done, a chain's when its first result is there; `at`: when the results of a chain are."""

    def __init__(self, work: Work, cpu: Cpu) -> None:
        self.work, self.cpu = work, cpu
        self.done: dict[Item, float] = {}
        self.at: dict[Node, float] = {}

    def take(self, item: Item) -> None:
        """An item whose predecessors were taken before."""
        if item.links:
            self._chain(item)
            return
        data = {maker for n in item.reads for maker in self.work.makers.get(n, [])}
        begin = max((self.done[b] for b in item.before if b not in data), default=0.0)
        self.done[item] = max([begin, *(self.there(n, item) for n in item.reads)]) + item.latency

    def there(self, n: Node, item: Item) -> float:
        """When an operand of an item is there, as far as it comes from one of those before it."""
        if n in self.at:
            return self.at[n]
        return max((self.done[m] for m in self.work.makers.get(n, []) if m in item.before), default=0.0)

    def _chain(self, item: Item) -> None:
        isa, kinds = self.cpu.instructions, [own(item.node)] * 2
        first, mask = DOES[item.node.kind], item.links[0].mask
        each, alone, to_mask = (self.cpu.cost(isa.form(does, *kinds)).latency
                                for does in (first, WITHOUT[first], "subtract with borrow"))
        for one in item.inner[:-1]:
            self.at[one.node] = max((self.there(r, item) for r in one.reads), default=0.0) + latency(one, self.cpu)
        carried = mask.kind != "const" or mask.imm != 0
        now, found = self.there(mask, item), []
        for link in item.links:
            now = max(now, self.there(link.a, item), self.there(link.b, item)) + (each if carried else alone)
            carried = True
            for node, when in ((link.given, now), (link.out, now + to_mask)):
                if node is not None:
                    self.at[node] = when
                    found.append(when)
        self.done[item] = min(found)

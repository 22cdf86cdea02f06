"""Doing what the list scheduler chose: an item becomes instructions with real registers.

Copies, memory operands, byte reads from memory and the homes of values are decided here and in
scheduler.schedule.sums, where the live ranges are known.
"""

from __future__ import annotations

from collections.abc import Callable

from scheduler.graph.ops import ADDED, BY_VALUE, CARRIES, FIXED, MASKED, MASKING, SHUFFLES, SUMS, TERNARY
from scheduler.schedule.carries import Carries
from scheduler.schedule.floats import Marks, is_floating
from scheduler.schedule.item import Item
from scheduler.schedule.leave import Leaving
from scheduler.schedule.memory import Memory
from scheduler.schedule.products import Products
from scheduler.schedule.results import Results
from scheduler.schedule.sums import Sums
from scheduler.schedule.turns import Turns
from scheduler.schedule.values import Values
from scheduler.schedule.vectors import Vectors
from scheduler.schedule.words import Words


class Performer:
    """Emits the instructions of one item after another into the plan of `state`."""

    def __init__(self, state: Values) -> None:
        self.state = state
        self.sums = Sums(state)
        self.additions = self.sums.additions
        results = Results(state, self.additions)
        self.vectors, self.words, self.memory = Vectors(state, results), Words(state, results), Memory(state, results)
        self.sums.set_slot = self.memory.do_setslot
        self.products = Products(state, self.words)
        self.marks = Marks(state)
        self.turns, self.carries = Turns(state, results), Carries(state)
        self.does: dict[str, Callable[[Item], None]] = {
            **dict.fromkeys(SUMS, self.sums.join), **dict.fromkeys(SHUFFLES, self.vectors.do_shuffle),
            "tovector": self.vectors.do_tovector, "toword": self.vectors.do_toword,
            **dict.fromkeys(TERNARY, self.vectors.do_ternary), **dict.fromkeys(FIXED, self.vectors.do_fixed),
            **dict.fromkeys(ADDED, self.vectors.do_added), **dict.fromkeys(MASKED, self.vectors.do_masked),
            **dict.fromkeys(MASKING, self.vectors.do_masking),
            "loadhigh": self.vectors.do_loadhigh, "copy": self.vectors.do_copy, "byte": self.words.do_byte,
            "word": self.words.do_word, "low": self.words.do_low, "ltmask": self.words.do_ltmask,
            "mul": self.products.do_low, "mulhi": self.products.do_high,
            **dict.fromkeys(BY_VALUE, self.turns.do_turn), **dict.fromkeys(CARRIES, self.carries.do_carry),
            "load": self.memory.do_load, "store": self.memory.do_store, "storehigh": self.memory.do_store,
            "put": self.memory.do_put, "setslot": self.memory.do_setslot}

    def perform(self, item: Item) -> list[Item]:
        """Emit `item`; the items that are done by it (an addition does two or three) or had better be done before."""
        n, state = item.node, self.state
        state.doing, state.also = [item], []
        state.label = state.named(item)
        if item.inner:  # a product and the chain that adds it
            low, high, chain = item.inner
            self.products.do_low(low)
            state.doing = [item]
            self.carries.do_carry(chain, {low.node, high.node})
        else:
            does = self.marks.do_float if is_floating(n) else self.does.get(
                n.kind, self.words.do_tied if n.file == "r" else self.vectors.do_vector)
            does(item)
        state.regs.settle()
        state.done.update(state.doing)
        return state.also + state.doing

    def leave(self) -> None:
        """End of the piece: values of resident slots go to their registers, all at once."""
        Leaving(self.state).leave()

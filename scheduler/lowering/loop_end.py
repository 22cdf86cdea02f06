"""How loops end in pass `map`: at the end address of a pointer that moves, or by counting down; and how often they go
round, where that is a share of a call's blocks.
"""

from __future__ import annotations

from dsl.ir import Loop, Param, Share
from scheduler.graph.nodes import Counted, Node, Slot
from scheduler.lowering.emitter import Emitter
from scheduler.lowering.words import WordOps


class LoopEnd:
    """Makes what ends a loop, in the piece before it. `counts`: the slots of the parameters that count blocks."""

    def __init__(self, emit: Emitter, word: WordOps, counts: dict[Param, Slot]) -> None:
        self.emit, self.word, self.counts = emit, word, counts

    def control(self, loop: Loop, advance: list[tuple[Slot, int]], tail: bool) -> Counted:
        """The loop without its body; `advance`: the pointers that it moves, by how much; a `tail` finds its own end."""
        moving = next(((slot, step) for slot, step in advance if step), None)
        if moving is None:
            counter = Slot(f"{loop.name}_left")
            count, passes = self.passes(loop)
            self.emit.node("setslot", [passes], slot=counter)
            return Counted(loop.name, [], count, counter=counter)
        slot, step = moving
        end = Slot(f"{loop.name}_end", size=self.emit.pointer_bytes)
        if tail:
            assert isinstance(loop.count, Param)
            return Counted(loop.name, [], self.counts[loop.count], pointer=slot, end=end)
        first = self.start(slot)
        count, passes = self.passes(loop)
        size = self.word.const(passes.imm * step) if passes.kind == "const" else self.word.times(passes, step)
        self.emit.write(end, self.word.sum("add", first, size))
        return Counted(loop.name, [], count, pointer=slot, end=end)

    def passes(self, loop: Loop) -> tuple[Slot | None, Node]:
        """How often a loop goes round, and the slot that says so if that may be 0."""
        if isinstance(loop.count, int):
            return None, self.word.const(loop.count)
        if isinstance(loop.count, Param):
            return self.counts[loop.count], self.emit.node("slot", slot=self.counts[loop.count])
        slot, passes = Slot(f"{loop.name}_passes"), self.share(loop.count)
        self.emit.write(slot, passes)
        return slot, passes

    def share(self, share: Share) -> Node:
        """The number of passes of a share: of groups, less one or at most one, or of blocks beside them."""
        blocks, word = self.emit.node("slot", slot=self.counts[share.param]), self.word
        if share.which == "rest":
            return word.sum("and", blocks, word.const(share.size - 1))
        groups = word.shift("shr", blocks, share.size.bit_length() - 1)
        none = word.carry(groups, word.const(1))  # -1 if there is no group
        if share.which == "most":
            return self.emit.node("sub", [word.sum("add", groups, word.const(-1), elem=32), none])
        return word.sum("add", none, word.const(1))

    def start(self, slot: Slot) -> Node:
        """What a slot will hold when the loop begins: the value just set in this piece, if any."""
        found = [n.args[0] for n in self.emit.piece.nodes if n.kind == "setslot" and n.slot is slot]
        return found[-1] if found else self.emit.pointer(slot)

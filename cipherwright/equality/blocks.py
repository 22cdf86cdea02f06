"""A kernel's code beside its source, from call to return, with the loop over the blocks proved by induction.

What a register or a place of the frame holds where the loop begins is guessed from the first time round, and then
proved: it is there on entry, and if it is there for block k, it is there for block k + 1. What is not proved is taken
to be anything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import iced_x86 as iced

from cipherwright.equality.both import Late, Snapshot
from cipherwright.equality.carried import Carried
from cipherwright.equality.contract import COUNT_BITS, Argument
from cipherwright.equality.counts import Counts
from cipherwright.equality.forms import Unknown
from cipherwright.equality.held import Held
from cipherwright.equality.machine import Stop
from cipherwright.equality.memory import multiple_of
from cipherwright.equality.rest import BLOCK
from cipherwright.equality.source import literals
from cipherwright.equality.words import Number, Residue, bits_of
from dsl.ir import Loop, Op, Param

TRIES = 16
"""How often guesses are mended; half of them others take the place of wrong ones."""
_C = iced.ConditionCode


class Beside(Counts):
    """One proof of one kernel."""

    before_code: Snapshot
    """Of any time round the loop the state that the source has left, and the code begins with."""

    # -- the proof ----------------------------------------------------------------------------------------------------
    def prove(self) -> None:
        """Unknown or Different is raised if the proof fails."""
        self.machine.ends = self.counted
        items = self.kernel.body.items
        loops = [i for i, item in enumerate(items) if isinstance(item, Loop) and not isinstance(item.count, int)]
        self.entry.put(self.memories, 0, 1, 0)
        if not loops:
            self.without_loop(items)
            self.compare("")
            return
        if len(loops) > 1:
            raise Unknown("more than one loop over blocks")
        at = loops[0]
        loop = items[at]
        assert isinstance(loop, Loop)
        if not isinstance(loop.count, Param):
            raise Unknown("a loop over a share of the blocks")
        if loop.carried and any(x.copies for x in self.args) and not self.of_messages:
            raise Unknown("blocks that depend on one another, brought into slices")
        if loop.carried and self.group > 1:
            raise Unknown("blocks that depend on one another, several in one pass")
        self.glance()
        self.source(items[:at])
        if self.counters:
            self._first_of_all(loop)
        self._first_test(loop, items[at + 1:])

    def glance(self) -> None:
        """Look at the code before the source is run."""

    def first_blocks(self) -> None:
        """Let the blocks of the first time round the loop, by which it is guessed what is where, be others."""
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, "first")
        self.entry.put(self.memories, 0, self.group, self.group)

    def without_loop(self, items: Sequence[Op | Loop]) -> None:
        """Run source and code of a kernel without a loop over blocks."""
        self.source(items)
        self.returned(self.code(self.start))

    def mend(self, held: dict[Any, Held], wrong: Sequence[Any]) -> None:
        """Guess anew of places that do not hold what was guessed: less, or nothing."""
        self.mended(held, wrong)

    def _first_of_all(self, loop: Loop) -> None:
        """Run the source for one block before the code is run, which may look up what all blocks share before its loop:
        then it is seen to be the source's table that it does so in."""
        before = self.snapshot()
        self.first_blocks()
        self.blocks(loop, 0, 1)
        self.resume(before, 0, 0)
        self.entry.put(self.memories, 0, 1, 0)

    def _begin(self, loop: Loop, values: Sequence[Sequence[Number]]) -> None:
        for run, row in zip(self.runs, values, strict=True):
            for c, value in zip(loop.carried, row, strict=True):
                run.values[id(c.param)] = value

    def _first_test(self, loop: Loop, rest: Sequence[Op | Loop]) -> None:
        """No block at all; then all others."""
        first = [[run.of(c.init) for c in loop.carried] for run in self.runs]
        stop = self.code(self.start)
        if stop.returned or stop.condition not in (_C.E, _C.NE) or not self._is_count(self.state.from_result):
            raise Unknown(f"the code does not begin with a test for no block (at {stop.address:#x})")
        none, some = (stop.target, stop.after) if stop.condition == _C.E else (stop.after, stop.target)
        before = self.snapshot()
        self.returned(self.code(none))
        self._begin(loop, first)
        self.finish(loop, rest, 0)
        self.compare("without a block: ")
        if self.group == 1:
            self._loop(loop, rest, first, before, some)
            return
        self.resume(before, 0, 0)
        stop = self.code(some)
        if stop.returned or stop.condition not in (_C.E, _C.NE) or not self._is_groups(self.state.from_result):
            raise Unknown(f"no test for no whole pass (at {stop.address:#x})")
        short, some = (stop.target, stop.after) if stop.condition == _C.E else (stop.after, stop.target)
        self._loop(loop, rest, first, self.snapshot(), some, short)

    def _loop(self, loop: Loop, rest: Sequence[Op | Loop], first: list[list[Number]], before: Snapshot,
              some: int, short: int | None = None) -> None:
        """It begins at `some`; with no whole pass the code goes to `short`. Anew if a store is seen late."""
        try:
            self._proved(loop, rest, first, before, some, short)
        except Late as found:
            if found.number in self.late:
                raise
            self.late.add(found.number)
            self._loop(loop, rest, first, before, some, short)

    def _proved(self, loop: Loop, rest: Sequence[Op | Loop], first: list[list[Number]], before: Snapshot,
                some: int, short: int | None) -> None:
        stop = self._once_round(loop, first, before, some)
        if self.unseen():    # the source finds what the code has made since
            stop = self._once_round(loop, first, before, some)
        head = stop.target
        if stop.returned or head >= stop.address:
            raise Unknown(f"no loop over the blocks is found (at {stop.address:#x})")
        changed = self._changed(before)
        stored = [n for n in changed if n in self.late or self.memories.code[n].bytes != before.memories.code[n].bytes]
        after = self.snapshot()
        joined = None if short is None else self.guess(before, self.ended(stop.after, short), Carried())
        carried = self._carried(loop, first, before, changed)
        # the state where the loop begins for the first time
        self.resume(before, 0, self.group)
        reached = Stop(head) if some == head else self.code(some, frozenset((head,)))
        if reached.returned or reached.address != head:
            raise Unknown("the loop over the blocks is not reached")
        self.compare("where the loop begins: ", [x for x in self.memories.args if x.number in stored])
        if any(self.memories.code[x.number].bytes for x in self.memories.args if x.param.per_block):
            raise Unknown("a store to a block before the loop over the blocks")
        begin = self.snapshot()
        self.head = head
        held = self.guess(begin, after, carried)
        last = self._induction(begin, held, carried, changed, stored, loop, head, stop)
        if joined is None or short is None:
            self._ended(loop, rest, last, stop.after)
            self.compare("after the last block: ", whole=changed)
            return
        if changed:
            raise Unknown("passes of several blocks that write to what all blocks share")
        self.ended(stop.after, short)
        while wrong := self.wrong(joined, last + 1, ()):
            self.mend(joined, wrong)
        self.left_over(loop, rest, before, begin, joined, short)

    def _once_round(self, loop: Loop, first: list[list[Number]], before: Snapshot, some: int) -> Stop:
        """The first time round, to guess what is where."""
        self.resume(before, 0, self.group)
        self.first_blocks()
        self._begin(loop, first)
        self.blocks(loop, 0, self.group)
        return self.code(some)

    def _ended(self, loop: Loop, rest: Sequence[Op | Loop], last: Number, after: int) -> None:
        """What follows the last time round, in the code at `after`, and in the source."""
        self.returned(self.code(after))
        for run in self.runs:
            run.turn(loop)
        self.finish(loop, rest, last)

    def _changed(self, before: Snapshot) -> list[int]:
        """The arguments that all blocks share and that a time round the loop has written to."""
        found = []
        for x in self.memories.args:
            if not x.param.per_block and (x.number in self.late or any(
                    now[x.number].bytes != then[x.number].bytes for now, then in
                    ((self.memories.source, before.memories.source), (self.memories.code, before.memories.code)))):
                found.append(x.number)
        return found

    def _carried(self, loop: Loop, first: list[list[Number]], before: Snapshot, changed: Sequence[int]) -> Carried:
        made = Carried()
        for message, (run, row) in enumerate(zip(self.runs, first, strict=True)):
            for number, (c, init) in enumerate(zip(loop.carried, row, strict=True)):
                if c.param.modulus is not None:
                    continue
                made.first += literals(init, c.param.bits)
                made.widths.append(c.param.bits)
                made.inside += self.f.variables_of(("carried", number), c.param.bits, message + 1) if self.f.copies \
                    else self.f.variables(("carried", message, number), c.param.bits)
                made.later += literals(run.of(c.next), c.param.bits)
        for x in self.memories.args:
            if x.number in changed:
                made.first += self.words(x, before.memories)
                made.later += self.words(x, self.memories)
                kept = self.memories
                self.memories = before.memories.copy()
                self.written[x.number] = sorted(kept.source[x.number].bytes)
                self._anything(x, False)
                made.begins[x.number] = len(made.inside)
                made.inside += self.words(x, self.memories)
                self.memories = kept
        if not self.f.copies:
            made.join(frozenset(made.begins[x.number] + at for x in self.memories.args
                                if x.number in made.begins and x.slices for at in range(8 * x.param.bytes)))
        return made

    def _inside(self, x: Argument, stored: bool, carried: Carried) -> None:
        """Let the bytes that a time round the loop writes be what is carried; `stored`: those of the code, too."""
        self._anything(x, stored)
        if not carried.kinds or x.slices:
            return
        for cells in (self.memories.source[x.number], *([self.memories.code[x.number]] if stored else [])):
            for at in self.written[x.number]:
                begin = carried.begins[x.number] + 8 * at
                cells.bytes[at] = bits_of(self.a, carried.inside[begin:begin + 8]), 0, 1

    def _anything(self, x: Argument, stored: bool) -> None:
        """Let the bytes that a time round the loop writes be anything; `stored`: those that the code has, too."""
        for cells in (self.memories.source[x.number], *([self.memories.code[x.number]] if stored else [])):
            for at in self.written[x.number]:
                if not x.slices:
                    cells.bytes[at] = x.before(self.a, "loop")(at, 1), 0, 1
                elif cells is self.memories.source[x.number]:
                    cells.bytes[at] = x.slice(self.a, "loop", at), 0, 1
                else:
                    cells.write(at * x.cell, x.cell, x.before(self.a, "loop")(at * x.cell, x.cell))

    # -- induction ----------------------------------------------------------------------------------------------------
    def _induction(self, begin: Snapshot, held: dict[Any, Held], carried: Carried, changed: Sequence[int],
                   stored: Sequence[int], loop: Loop, head: int, back: Stop) -> Number:
        """From any time round the loop to the next; the number of that, behind which the loop may end."""
        number = self.turn_number()
        if self.group & self.group - 1:    # all blocks of this time round are there; of others the width says it
            self.a.largest[self.a.core(number)] = ((1 << COUNT_BITS) - 1) // self.group - 1
        block = bits_of(self.a, number)
        later, state = self._split_up(begin, block, carried, changed, stored, loop)
        for tried in range(TRIES):
            self.resume(state, block, self.group)
            self.take(held, block, carried.inside)
            stop = self.code(head)
            if (stop.address, stop.target) != (back.address, head) or stop.condition != _C.NE:
                raise Unknown(f"the code leaves the loop over the blocks at {stop.address:#x}")
            if self.unseen():    # the source has not found in the code what that has made since
                known = self.replaced()
                later = self._again(begin, block, carried, changed, stored, loop)
                if apart := carried.split(later):
                    later, state = self._split_up(begin, block, carried, changed, stored, loop)
                if apart or self.replaced() > known:
                    continue
            wrong = self.wrong(held, block + 1, later)
            if not wrong:
                self.before_code = state
                break
            left = self.others(held, wrong, carried, block + 1, later) if tried < TRIES // 2 else wrong
            if len(left) == len(wrong):    # else these may be wrong only as others were
                self.mend(held, left)
        else:
            raise Unknown("no state is found in which every time round the loop begins")
        self._last_test(stop, number)
        self.compare("", [x for x in self.memories.args if x.param.per_block or x.number in stored])
        for x in self.memories.args:
            if x.number not in stored and not x.param.per_block and \
                    self.memories.code[x.number].bytes != state.memories.code[x.number].bytes:
                raise Late(f"a store to `{x.param.name}` that the first time round the loop did not have", x.number)
        return block

    def _split_up(self, begin: Snapshot, block: Number, carried: Carried, changed: Sequence[int],
                  stored: Sequence[int], loop: Loop) -> tuple[list[int], Snapshot]:
        """Run the source until what it carries is apart as far as it has to be; what it carries then, and the state."""
        later = self._round(begin, block, carried, changed, stored, loop)
        while carried.split(later):
            later = self._round(begin, block, carried, changed, stored, loop)
        if any(set(self.memories.source[n].bytes) - set(self.written[n]) for n in changed):
            raise Unknown("a time round the loop writes to other places than the first one")
        return later, self.snapshot()

    def unseen(self) -> bool:
        """Whether the source has numbers that were not found in the code."""
        return False

    def replaced(self) -> int:
        """How many numbers of the code are known to be others: bits that were made before have another name."""
        return 0

    def _again(self, begin: Snapshot, block: Number, carried: Carried, changed: Sequence[int],
               stored: Sequence[int], loop: Loop) -> list[int]:
        """Run the source once more beside the state that the code has come to."""
        now, tested = self.snapshot(), self.state.from_result
        later = self._round(begin, block, carried, changed, stored, loop)
        made = self.memories.source
        self.resume(now, block, self.group)
        self.memories.source, self.state.from_result = made, tested
        return later

    def _round(self, begin: Snapshot, block: Number, carried: Carried, changed: Sequence[int],
               stored: Sequence[int], loop: Loop) -> list[int]:
        """Run the source any time round the loop: what it carries behind that."""
        self.resume(begin, block, self.group)
        for x in self.memories.args:
            if x.param.per_block:
                self.memories.renew(x, BLOCK)
            elif x.number in changed:
                self._inside(x, x.number in stored, carried)
        self._begin(loop, self._split(loop, carried.inside))
        self.blocks(loop, block, self.group)
        return self._later(loop, changed)

    def _split(self, loop: Loop, row: Sequence[int]) -> list[list[Number]]:
        found: list[list[Number]] = []
        at = numbers = 0
        for _ in self.runs:
            found.append([])
            for c in loop.carried:
                if c.param.modulus is not None:
                    found[-1].append(self.number(numbers))
                    numbers += 1
                    continue
                found[-1].append(bits_of(self.a, row[at:at + c.param.bits]))
                at += c.param.bits
        return found

    def number(self, at: int) -> Number:
        """A number modulo a constant that is carried, one of several; Unknown where there is no rule."""
        raise Unknown("numbers modulo a constant")

    def _later(self, loop: Loop, changed: Sequence[int]) -> list[int]:
        made: list[int] = []
        for run in self.runs:
            for c in loop.carried:
                if c.param.modulus is None:
                    made += literals(run.of(c.next), c.param.bits)
        for x in self.memories.args:
            if x.number in changed:
                made += self.words(x, self.memories)
        return made

    def _last_test(self, stop: Stop, number: Sequence[int]) -> None:
        """The loop ends behind the last block: what is tested is a multiple of (k + 1) - n, which does not wrap."""
        value = self._as_sum(self.state.from_result)
        if not isinstance(value, Residue):
            raise Unknown(f"a loop that ends by something else than a difference (at {stop.address:#x})")
        if not self.until_end(value, number):
            raise Unknown(f"a loop that does not end behind the last block (at {stop.address:#x})")

    def until_end(self, value: Residue, number: Sequence[int]) -> int:
        """Which multiple of (k + 1) - n, k of these literals, a number is that does not wrap; 0 if it is none.

        Without literals k is 0.
        """
        found = {}
        for core, times in value.terms.items():
            one = Residue(self.a, {core: times}, 0, value.width)
            half = 1 << value.width - 1
            for name, row in (("block", number), ("count", self.entry.groups)):
                many = multiple_of(one, row, self.a)
                if many is not None:
                    found[name] = many - (many >= half) * 2 * half
        const = value.const - (value.const >> value.width - 1 << value.width)
        step = found.get("block", 0) if number else -found.get("count", 0)
        if len(value.terms) != 1 + bool(number) or not step or found.get("count") != -step or const != step \
                or not self._counts(step, value.width):
            return 0
        return step

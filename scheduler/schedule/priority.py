"""Which item comes next: the cost of each ready one inside a window of the order, the least of which is taken.

Most of a cost depends on the item's operands alone: whether they are in registers, how many readers each has left,
whether its sum is begun. That part is kept until one of these changes; what changes with every step, free registers,
the clock and the way from the oldest item left, is added each time. For additions, whose operands may be joined two at
once or spared from being overwritten, it depends on the operands of other joins, too, and on which of these are ready.
"""

from __future__ import annotations

from bisect import bisect_right, insort
from collections.abc import Sequence
from math import inf

from scheduler.code.two_operand import UNTIED, has_own_result
from scheduler.graph.nodes import Mem, Node, Slot
from scheduler.graph.ops import PAIRS, ROTATIONS, SHUFFLES, SUMS, TERNARY, VALUELESS, WRITES
from scheduler.schedule.additions import Additions
from scheduler.schedule.item import Item
from scheduler.schedule.items import Traits, at_hand, readable
from scheduler.schedule.policy import Policy, Priority
from scheduler.schedule.registers import Bank
from scheduler.schedule.values import Values
from targets.x86.register_files import STACK

READERS = 8  # of a value, or operands of an addition: where there are more, costs that depend on all are not kept
TIGHT = 2  # free registers of a file at or below which register need comes before the clock
ROUNDING = 1e-6  # far more than sums of costs are off by


class Entry:
    """An item and the parts of its cost; `kept`: they hold until an operand changes."""

    __slots__ = ("bank", "bare_sum", "bias", "copies", "filled", "flags", "height", "item", "kept", "new_sum", "number",
                 "others", "plain", "pressure", "readers", "reloads", "there", "tight", "traits")

    def __init__(self, item: Item, number: int, bank: Bank, costs: Priority, traits: Traits) -> None:
        self.item, self.number, self.bank, self.traits = item, number, bank, traits
        self.kept = bool(traits.behind)
        self.height, self.bias = costs.height * item.height, costs.bias.get(number, 0.0)
        self.filled = 0  # registers to be found
        self.pressure = self.readers = self.new_sum = self.copies = self.reloads = self.bare_sum = 0.0  # by their costs
        self.plain = self.tight = 0.0  # all of these, with many registers free and with few
        self.there = 0.0  # when the operands in registers are
        self.flags = False  # whether it waits for the flags, too
        self.others: Sequence[tuple[Bank, int, int]] = ()  # another bank, registers freed, registers filled


class Choice:
    """The ready items, and which of them is the best to take next."""

    def __init__(self, state: Values, additions: Additions, items: Sequence[Item], policy: Policy) -> None:
        self.state, self.additions = state, additions
        self.costs, self.window = policy.priority, policy.strategy.window
        self.entries: dict[Item, Entry] = {}
        self.of_joins: dict[Node, set[Node]] = {}
        self.added: set[Node] = set()  # what additions read
        if not state.work.traits:
            self.added = {n for n, readers in state.users.items() if any(i.node.kind == "add" for i in readers)}
            state.work.traits += [self.traits(item) for item in items]
            for number, traits in enumerate(state.work.traits):
                for node in traits.behind:
                    state.work.depend.setdefault(node, []).append(number)
        self.stale = bytearray(b"\1") * len(items)  # by an item's number: whether the parts of its cost must be found
        for number, (item, traits) in enumerate(zip(items, state.work.traits, strict=True)):
            entry = Entry(item, number, state.regs.bank[traits.where], self.costs, traits)
            self.entries[item] = entry
            entry.flags = state.clock.rotations_wait and item.node.kind in ROTATIONS and item.node.file == "r"
        self.least = self.lower_bound(policy.priority)
        self.ready: list[tuple[int, int, Entry]] = []  # by their place in the order
        self.far = 0  # places to the farthest item that was ready when one was chosen

    def add(self, item: Item) -> None:
        """`item` waits for nothing any more."""
        entry = self.entries[item]
        self.state.changed.add(item.node)
        insort(self.ready, (item.place, entry.number, entry))

    def remove(self, item: Item) -> None:
        """`item` is done."""
        self.state.changed.add(item.node)
        del self.ready[bisect_right(self.ready, (item.place, self.entries[item].number))]

    def best(self, head: int) -> Item:
        """The item of least cost in the window that begins at place `head`, the first of the order among equals.

        Where the window is empty, as the oldest waits for items beyond it, the first item that is ready.
        """
        self.notice()
        end = bisect_right(self.ready, (head + self.window, inf))
        self.far = max(self.far, self.ready[-1][0] - head)
        if not end:
            return min(self.ready, key=lambda one: one[1])[2].item
        least, first, found = inf, 0, self.ready[0][2]
        costs, stale, now, flags = self.costs, self.stale, self.state.clock.now, self.state.clock.flags
        distance, stall, shortage, tight, lowest = costs.distance, costs.stall, costs.shortage, costs.tight, self.least
        for place, number, entry in self.ready[:end]:
            away = distance * (place - head)
            if away + lowest > least:  # as all that are farther away
                break
            if stale[number]:
                self.renew(entry)
            free = entry.bank.free
            if entry.filled > free:  # registers are missing
                cost = ((tight if free <= TIGHT else 1.0)
                        * (shortage * (entry.filled - free) + entry.pressure + entry.readers + entry.new_sum)
                        + entry.copies + entry.reloads + entry.bare_sum)
            else:
                cost = entry.tight if free <= TIGHT else entry.plain
            waits = (entry.there if not entry.flags else max(entry.there, flags)) - now
            if waits > 0.0:
                cost += stall * waits
            cost = cost + away - entry.height + entry.bias
            if entry.others:
                cost = self.elsewhere(entry, cost)
            if cost < least or (cost == least and number < first):
                least, first, found = cost, number, entry
        return found.item

    def lower_bound(self, costs: Priority) -> float:
        """What no item's cost is below, but for its distance: what registers are worth that it frees, its height and
        bias."""
        entries = self.entries.values()
        frees = max((len(e.traits.reads) for e in entries), default=0)
        return (-max(costs.tight, 1.0) * costs.pressure * frees - max((e.height for e in entries), default=0.0)
                + min((e.bias for e in entries), default=0.0) - ROUNDING)

    def notice(self) -> None:
        """Costs of which an operand has changed must be found again."""
        depend, stale = self.state.work.depend, self.stale
        for node in self.state.changed:
            for number in depend.get(node, ()):
                stale[number] = 1
        self.state.changed.clear()

    def elsewhere(self, entry: Entry, cost: float) -> float:
        """`cost` with what the item does to other banks than its own."""
        costs = self.costs
        for bank, freed, filled in entry.others:
            tight = costs.tight if bank.free <= TIGHT else 1.0
            cost += (tight * (costs.shortage * max(0, filled - bank.free) + costs.pressure * (filled - freed))
                     + costs.reload * filled)
        return cost

    def renew(self, entry: Entry) -> None:
        """Find the parts of a cost: registers are counted by banks, those of the result and those of other operands."""
        state, costs, item, traits = self.state, self.costs, entry.item, entry.traits
        reg, uses, at = state.regs.reg, state.uses, state.clock.at
        free_operand = self.read_in_place(item) if traits.in_place else None
        kills = reloads = 0
        nearest = 9
        there = 0.0
        others: dict[Bank, list[int]] = {}
        for r, takes, same in traits.reads:
            name = reg.get(r)
            if name is not None:
                left = uses[r]
                if left < nearest:
                    nearest = left
                when = at.get(name, 0.0)
                if when > there:
                    there = when
                if not same:
                    others.setdefault(state.regs.bank[r], [0, 0])[0] += left == 1
                elif left == 1:
                    kills += 1
            elif takes and r is not free_operand:
                if not same:
                    others.setdefault(state.regs.bank[r], [0, 0])[1] += 1
                else:
                    reloads += 1
        begun = item.node in state.started
        makes, copies, bare = traits.makes or self.makes(item, begun)
        entry.filled = (makes and not kills) + reloads
        entry.pressure, entry.readers = costs.pressure * (makes + reloads - kills), costs.readers * nearest
        entry.new_sum = costs.new_sum * (traits.sums and not begun)
        entry.copies, entry.reloads, entry.bare_sum = costs.copy * copies, costs.reload * reloads, costs.bare_sum * bare
        every = entry.pressure + entry.readers + entry.new_sum
        entry.plain = every + entry.copies + entry.reloads + entry.bare_sum
        entry.tight = costs.tight * every + entry.copies + entry.reloads + entry.bare_sum
        entry.there, self.stale[entry.number] = there, not entry.kept
        entry.others = [(b, n[0], n[1]) for b, n in others.items() if n[0] or n[1]] if others else ()

    # -- what an item takes ---------------------------------------------------------------------------------
    def traits(self, item: Item) -> Traits:
        """What no trial changes."""
        n = item.node
        asks = n.kind in SUMS or n.kind == "tovector" or (
            n.file != "r" and (n.kind in PAIRS or n.kind in SHUFFLES) and not item.fold)
        makes = None
        if n.kind in VALUELESS:
            makes = (0, 0, 0)
        elif n.kind not in SUMS and (n.kind in UNTIED or has_own_result(n, self.state.cpu)):
            makes = (1, 0, 0)
        where, bank = self.where(item), self.state.regs.bank  # of the same nodes in each trial
        return Traits(where, list(self.behind(item)) if self.can_be_kept(item) else [],
                      [(r, r.kind != "const" and r.file != STACK.file, bank.get(r) is bank[where]) for r in item.reads],
                      asks, n.kind in SUMS, makes)

    def where(self, item: Item) -> Node:
        """The node in whose file and stream the item fills a register, or for a store frees one."""
        return item.node.args[0] if item.node.kind in VALUELESS else item.node

    def can_be_kept(self, item: Item) -> bool:
        """Whether what the cost's parts depend on, what is `behind` the item, is not too much."""
        n, value = item.node, self.overwritten(item)
        if n.file != "r":
            return True
        return (n.kind != "add" or len(n.args) <= READERS) and (
            value not in self.added or len(self.state.users[value]) <= READERS)

    def overwritten(self, item: Item) -> Node | None:
        """The operand that the item would overwrite if it were read no more, which others may read first."""
        if item.node.kind in SUMS:
            return None if item.fold or item.operand is None or at_hand(item.operand) else item.operand
        return item.node.args[0] if item.node.args else None

    def behind(self, item: Item) -> set[Node]:
        """The nodes with whose state the cost's parts change: operands and sum; of an addition those of its other
        joins, and those of additions that also read what it would overwrite."""
        n, value = item.node, self.overwritten(item)
        found = {n, *n.args, *item.reads}
        if n.file != "r":
            return found
        if n.kind == "add":
            found |= self.joined(n)
        if value in self.added:
            for other in {i.node for i in self.state.users[value] if i.node.kind == "add"}:
                found |= self.joined(other)
        return found

    def joined(self, add: Node) -> set[Node]:
        """An addition with all that its joins read, and the addresses of where that may stand in memory."""
        if add not in self.of_joins:
            values = {v for join in self.state.work.makers[add] for v in (*join.reads, join.operand) if v}
            stored = (i.node for v in values for i in self.state.users.get(v, ()) if i.node.kind in WRITES)
            self.of_joins[add] = {add, *values, *(a for n in (*values, *stored) if n.mem for a in n.mem.nodes())}
        return self.of_joins[add]

    def read_in_place(self, item: Item) -> Node | None:
        """The operand that is read from memory in place if it is in no register: it needs none, then."""
        n = item.node
        if n.kind in SUMS:
            return item.operand if n in self.state.started and not item.fold else None
        if n.kind == "tovector":
            return n.args[0]
        if n.file == "r" or not (n.kind in PAIRS or n.kind in SHUFFLES) or item.fold:
            return None
        home = self.state.regs.home.get(n.args[-1])
        return n.args[-1] if isinstance(home, Slot) or (isinstance(home, Mem) and readable(home, n)) else None

    def makes(self, item: Item, begun: bool) -> tuple[int, int, int]:
        """(registers it fills, copies it needs, 1 if it starts a sum from memory or a constant alone).

        Of items of which that is not always the same (`Traits.makes`).
        """
        n, reg, uses = item.node, self.state.regs.reg, self.state.uses
        if n.kind in SUMS:
            if begun:
                return (0 if n in reg else 1), 0, int(self.additions.constant_waits(item))
            o = item.operand
            assert o is not None
            if item.fold:
                return 1, 0, int(not (item.fold.mem and item.fold.mem.index))
            if at_hand(o):  # a vector that is wanted again is a copy, by a load; as the other operand it would be kept
                return 1, int(o.file != "r" and uses[o] > 1), 1 + (o.kind == "const")
            if uses[o] > 1 and o in reg:
                start = self.additions.free_start(item) or self.additions.free_reader(item, o)
                return 1, int(not start and not has_own_result(n, self.state.cpu)), 0
            return (1, 0, 0) if o in reg else (0, 0, 0)
        a = n.args[0]
        if n.kind in TERNARY:  # which operand is overwritten is free
            return 1, int(all(x is item.fold or (x in reg and (uses[x] > 1 or n.args.count(x) > 1)) for x in n.args)), 0
        if n.file != "r" and n.op.commutes and uses.get(n.args[1]) == 1:
            return 1, 0, 0
        return 1, int(uses[a] > 1 and a in reg and not self.additions.free_reader(item, a)), 0

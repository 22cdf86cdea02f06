"""Following a function on all its paths: blocks in order, both ways of a jump, loops by what holds in every pass."""

from __future__ import annotations

import heapq
import itertools
from typing import Any

import iced_x86 as iced

from cipherwright.prove.analysis import Analysis
from cipherwright.prove.code import FLOW, Block, Function
from cipherwright.prove.flow import claim_of, follow, opposite
from cipherwright.prove.general import carry_of
from cipherwright.prove.linear import Facts, Sum
from cipherwright.prove.loops import Exits, beside, places, put, somewhere, summarised, value_at, width_of
from cipherwright.prove.state import State
from cipherwright.prove.values import IN_PART, SECRET, UNWRITTEN, Data, add, joined
from cipherwright.prove.verdict import ABI, CONSTANT_TIME, FOLLOWED, REFUTED, UNKNOWN, WRITTEN
from targets.x86.registers import SP

RETURNED = -1
CARRIED = frozenset(getattr(iced.ConditionCode, name) for name in ("B", "AE", "BE", "A"))
"""Conditions that ask for the carry."""
AT_ONCE = 8
"""States at one place that are followed one by one; more are made one."""
TURNS = 80
"""How often a block may be met outside of loops with a head."""
DEEP = 16
"""Calls within calls."""


class Walk:
    """Follows functions of one analysis."""

    def __init__(self, m: Analysis) -> None:
        self.m = m
        self.depth = 0

    def function(self, entry: int, s: State) -> list[State]:
        """The states with which a function returns, its return address taken from the stack."""
        m = self.m
        if self.depth > DEEP:
            m.find(FOLLOWED, UNKNOWN, "calls within calls are too deep to follow")
            return []
        self.depth += 1
        f = m.function(entry)
        if entry in f.loops:  # the head of a loop is where the function begins
            exits = summarised(m, entry, s, lambda t: self.region(f, f.loops[entry].blocks, entry, t, entry))
            done = [t for to, t in exits if to == RETURNED]
            for to, t in exits:
                if to != RETURNED:
                    done += [u for at, u in self.region(f, frozenset(f.blocks), to, t, None)[1] if at == RETURNED]
        else:
            done = [t for to, t in self.region(f, frozenset(f.blocks), entry, s, None)[1] if to == RETURNED]
        self.depth -= 1
        return done

    def region(self, f: Function, inside: frozenset[int], start: int, s: State,
               head: int | None) -> tuple[list[State], Exits]:
        """Follow the blocks `inside` from `start`: states that come back to the head, and those that leave."""
        m = self.m
        waiting: dict[int, list[State]] = {start: [s]}
        heap, turns = [(f.order[start], start)], dict.fromkeys(inside, 0)
        backs: list[State] = []
        exits: Exits = []
        first = True
        while heap:
            _, at = heapq.heappop(heap)
            for state in waiting.pop(at, []):
                turns[at] += 1
                if turns[at] > TURNS or m.visits > m.budget:
                    m.at = at
                    m.find(FOLLOWED, UNKNOWN, "the paths through here are too many to follow")
                    continue
                if at in f.loops and at != head and not (first and at == start):
                    reached = summarised(m, at, state, self._pass(f, at))
                else:
                    reached = self.block(f, f.blocks[at], state)
                for to, after in reached:
                    if to == head:
                        backs.append(after)
                    elif to not in inside:
                        exits.append((to, after))
                    else:
                        self._wait(waiting, heap, f, to, after)
            first = False
        return backs, exits

    def _pass(self, f: Function, head: int) -> Any:
        return lambda state: self.region(f, f.loops[head].blocks, head, state, head)

    def _wait(self, waiting: dict[int, list[State]], heap: list[tuple[int, int]], f: Function, to: int,
              s: State) -> None:
        there = waiting.get(to)
        if not there:
            waiting[to] = [s]
            heapq.heappush(heap, (f.order[to], to))
            return
        for other in there:
            if other.r == s.r and other.frame == s.frame and other.units == s.units and \
                    other.flags == s.flags and other.partly == s.partly:
                other.facts = _common(other, s)
                return
        if len(there) >= AT_ONCE:
            self.join(there[0], s)
        else:
            there.append(s)

    def join(self, a: State, b: State) -> None:
        """Make `a` cover both."""
        m = self.m
        for place in list(places(a)):
            x = value_at(m, a, place)
            if place[0] < 0 and m.frame.load(b, place[1], place[2], place[3]) is None:
                del a.frame[place[1]][place[2]]
                continue
            y = value_at(m, b, place)
            if x != y:
                wide = somewhere(m, x, y)
                put(a, place, joined(x, y, a.facts, width_of(m, place)) if wide is None else wide)
        a.facts = _common(a, b)
        beside(m, a, [b])

    def block(self, f: Function, block: Block, s: State) -> Exits:
        """Execute a block: where it goes on, with which states."""
        m = self.m
        if not block.addresses:
            m.at = block.start
            m.find(FOLLOWED, UNKNOWN, "the code goes on where no instruction is")
            return []
        m.visits += len(block.addresses)
        states = [s]
        steps = m.steps
        for at in block.addresses[:-1]:
            step = steps.get(at) or m.compiled(at, f.instructions[at])
            m.at = at
            if at in m.calls or at in m.splits:
                states = [u for t in states for u in self._special(f, at, t)]
                if at in m.calls:
                    continue
            for state in states:
                step(state)
        last = block.addresses[-1]
        one = f.instructions[last][0]
        m.at = last
        if one.flow_control == FLOW.NEXT or one.flow_control == FLOW.CALL:
            step = steps.get(last) or m.compiled(last, f.instructions[last])
            if last in m.calls or last in m.splits:
                states = [u for t in states for u in self._special(f, last, t)]
            if last not in m.calls:
                for state in states:
                    step(state)
            return [(int(one.next_ip), t) for t in states]
        return list(itertools.chain.from_iterable(self._leave(one, t) for t in states))

    def _special(self, f: Function, at: int, s: State) -> list[State]:
        """A call, or an instruction that makes a number of the carry: there is a state for each way."""
        m = self.m
        if at in m.calls:
            return self._call(f.instructions[at][0], s)
        if s.flags.carry or carry_of(s) is not None:
            return [s]
        claim = claim_of(iced.ConditionCode.B, s.flags, s.facts)
        if claim is None or isinstance(claim, bool):
            return [s]
        return [t for t in (follow(s.copy(), claim), follow(s.copy(), opposite(claim))) if t is not None]

    def _call(self, one: Any, s: State) -> list[State]:
        m = self.m
        m.at = int(one.ip)
        back = m.address_in_object(int(one.next_ip))
        s.r[SP] = add(s.r[SP], -m.word, s.facts, m.width)
        m.memory.store(s, m.top, m.word, back)
        target = int(one.near_branch_target)
        if target == one.next_ip:
            return [s]
        if m.code.decode(target) is None:
            m.find(FOLLOWED, UNKNOWN, f"a call to {m.label(target)}, which is not in the object")
            return []
        done = []
        for after in self.function(target, s):
            m.at = int(one.ip)
            if after.r[SP] is None or m.returned_to(after) != back:
                m.find(FOLLOWED, UNKNOWN, "the function that is called returns to another place")
                continue
            done.append(after)
        return done

    def _leave(self, one: Any, s: State) -> Exits:
        m, flow = self.m, one.flow_control
        if flow == FLOW.UNCONDITIONAL_BRANCH:
            return [(int(one.near_branch_target), s)]
        if flow == FLOW.CONDITIONAL_BRANCH:
            return self._branch(one, s)
        if flow == FLOW.RETURN:
            value, top = m.memory.load(s, m.top, m.word), s.r[SP]
            s.r[SP] = add(s.r[SP], m.word + (int(one.immediate(0)) if one.op_count else 0), s.facts, m.width)
            if isinstance(value, Sum) and value == m.one(m.return_to):
                if self.depth > 1:
                    m.find(FOLLOWED, UNKNOWN, "a function that was called returns for its caller")
                m.check_return(s)
                return [(RETURNED, s)]
            if isinstance(value, Data) or self.depth == 1:
                m.find(FOLLOWED, UNKNOWN, "the code returns to an address that is not the caller's")
                if self.depth == 1 and top != m.one(m.stack):
                    m.find(ABI, REFUTED, "the stack pointer does not point at the return address when it is taken")
                return []
            m.returns[id(s)] = value
            return [(RETURNED, s)]
        m.find(FOLLOWED, UNKNOWN, "where the code goes on is not to be seen")
        return []

    def _branch(self, one: Any, s: State) -> Exits:
        m = self.m
        taken, falls = int(one.near_branch_target), int(one.next_ip)
        if one.condition_code == iced.ConditionCode.NONE:  # jecxz, loop
            if one.mnemonic in (iced.Mnemonic.LOOP, iced.Mnemonic.LOOPE, iced.Mnemonic.LOOPNE):
                m.find(FOLLOWED, UNKNOWN, "the instruction is not followed: loop")
            return [(taken, s.copy()), (falls, s)]
        label = s.flags.both if one.condition_code in CARRIED else s.flags.label
        if label & SECRET:
            m.find(CONSTANT_TIME, REFUTED, "a branch depends on a secret")
        if label & (UNWRITTEN | IN_PART):
            m.find(WRITTEN, REFUTED, "a branch depends on what nobody wrote")
        claim = claim_of(one.condition_code, s.flags, s.facts)
        out: Exits = []
        for to, said in ((taken, claim), (falls, opposite(claim))):
            after = follow(s.copy(), said)
            if after is not None:
                out.append((to, after))
        return out


def _common(a: State, b: State) -> Facts:
    """The facts of both."""
    if a.facts is b.facts:
        return a.facts
    kept = tuple(one for one in a.facts.sums if one in b.facts.sums or b.facts.least(one) >= 0)
    more = tuple(one for one in b.facts.sums if one not in kept and a.facts.least(one) >= 0)
    return Facts(a.facts.table, kept + more, tuple(one for one in a.facts.unequal if one in b.facts.unequal))


__all__ = ["RETURNED", "Walk"]

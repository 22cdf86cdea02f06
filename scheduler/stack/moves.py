"""Instructions of the x87 stack for operations in a given order: exchanges, copies, pops and memory operands.

A stack of eight places, of which one of two operands must be the top. For each operation there are a few ways, which
leave the values in other places; a beam search keeps the cheapest arrangements. Values for which there is no room go to
the frame and come back.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scheduler.code.instr import Address
from scheduler.graph.nodes import Slot
from scheduler.stack.task import WHOLE, Step, Task, Value
from targets.x86.instruction_set import LEAVE_TOP, POPPING
from targets.x86.register_files import STACK

BEAM = 6
EXCHANGE, COPY, LOAD, SPILL = 1.0, 2.5, 1.0, 12.0  # what an instruction more counts, in instructions
Places = tuple[Value, ...]
"""What is on the stack, the lowest first."""


@dataclass(frozen=True, eq=False)
class Move:
    """An instruction: what it `does`, on places below the top or in memory; what it reads and makes, for the clock."""

    does: str
    places: tuple[int, ...] = ()
    memory: Address | None = None
    bits: int = 0
    reads: tuple[Value, ...] = ()
    makes: Value | None = None
    step: int = -1  # of which operation it is the one that computes; -1: none


@dataclass(frozen=True, eq=False)
class State:
    """Where values are after some operations, what that cost, and the moves that led there from `back`."""

    places: Places
    away: frozenset[Value]  # those in the frame for want of room
    cost: float = 0.0
    back: State | None = None
    moves: tuple[Move, ...] = ()

    def all_moves(self) -> list[Move]:
        """The moves from the beginning on."""
        parts: list[tuple[Move, ...]] = []
        state: State | None = self
        while state is not None:
            parts.append(state.moves)
            state = state.back
        return [m for part in reversed(parts) for m in part]


class Spills:
    """A slot of the frame for each value that goes there."""

    def __init__(self) -> None:
        self.slots: dict[Value, Address] = {}

    def __call__(self, value: Value) -> Address:
        if value not in self.slots:
            slot = Slot(f"spill.{STACK.file}.{len(self.slots)}", size=STACK.room)
            self.slots[value] = Address(STACK.bytes, slot=slot)
        return self.slots[value]


class Hand:
    """Makes the moves of one operation from one state, by one way."""

    def __init__(self, state: State, spills: Spills) -> None:
        self.state, self.spills = state, spills
        self.places, self.away, self.cost = list(state.places), set(state.away), state.cost
        self.moves: list[Move] = []

    def depth(self, value: Value) -> int:
        """How far below the top a value is."""
        return len(self.places) - 1 - self.places.index(value)

    def top(self, value: Value) -> None:
        """Bring a value to the top."""
        by = self.depth(value)
        if by:
            other = self.places[-1]
            self.places[-1], self.places[-1 - by] = value, other
            self.moves.append(Move("exchange", (0, by)))
            self.cost += EXCHANGE

    def load(self, value: Value, to: Value | None = None, step: int = -1) -> None:
        """A value from memory."""
        memory, bits = (value.memory, value.bits) if value.memory else (self.spills(value), WHOLE)
        self.moves.append(Move("load" if bits == WHOLE else "widen", (), memory, bits, (value,), to or value, step))
        self.places.append(to or value)
        self.cost += LOAD if bits < WHOLE else 4 * LOAD

    def copy(self, value: Value, to: Value) -> None:
        """Another one of a value on the stack."""
        self.moves.append(Move("copy", (self.depth(value),), reads=(value,), makes=to))
        self.places.append(to)
        self.cost += COPY

    def done(self) -> State:
        """The state that this led to."""
        return State(tuple(self.places), frozenset(self.away), self.cost, self.state, tuple(self.moves))


def reversed_if(kind: str, reverse: bool) -> str:
    """What an operation is called that is given its operands the other way round."""
    return f"{kind} reversed" if reverse and kind == "fsub" else kind


class Movers:
    """The moves for the operations of a task in the order `order`."""

    def __init__(self, task: Task, order: Sequence[int]) -> None:
        self.task, self.order, self.spills = task, order, Spills()
        last: dict[Value, int] = {}
        self.uses: dict[Value, list[int]] = {}
        for at, number in enumerate(order):
            for value in task.steps[number].args:
                last[value] = at
                self.uses.setdefault(value, []).append(at)
        self.ends = last
        self.kept = {*task.last}

    def dies(self, value: Value, at: int) -> bool:
        """Whether a value is read for the last time."""
        return value not in self.kept and self.ends.get(value, -1) <= at

    def search(self, first: Places, beam: int, target: Places) -> State:
        """The cheapest moves that are found, from the places `first` to `target`."""
        states = [State(first, frozenset())]
        for at, number in enumerate(self.order):
            made = [new for state in states for new in self.step(state, at, number)]
            made.sort(key=lambda s: s.cost)
            best: dict[tuple[Places, frozenset[Value]], State] = {}
            for state in made:
                best.setdefault((state.places, state.away), state)
                if len(best) == beam:
                    break
            states = list(best.values())
        return min((self.arranged(state, target) for state in states), key=lambda s: s.cost)

    # -- room ---------------------------------------------------------------------------------------------
    def room(self, hand: Hand, needed: int, beside: Sequence[Value], at: int) -> None:
        """Make room for so many values more: those that are wanted last go to the frame."""
        while len(hand.places) + needed > STACK.count:
            others = [v for v in hand.places if v not in beside]
            away = max(others, key=lambda v: next((u for u in self.uses.get(v, []) if u >= at), 1 << 30))
            hand.top(away)
            hand.places.pop()
            if away.memory is None and away not in hand.away:
                hand.moves.append(Move("store" + POPPING, (), self.spills(away), WHOLE, (away,)))
                hand.cost += SPILL
                hand.away.add(away)
            else:
                hand.moves.append(Move(LEAVE_TOP, (0,)))

    # -- one operation --------------------------------------------------------------------------------------
    def step(self, state: State, at: int, number: int) -> Iterator[State]:
        """The states after an operation, by every way there is."""
        step = self.task.steps[number]
        hand = Hand(state, self.spills)
        if step.kind == "load":
            self.room(hand, 1, (), at)
            assert step.result is not None
            hand.moves.append(Move("load" if step.bits == WHOLE else "widen", (), step.address, step.bits, (),
                                   step.result, number))
            hand.places.append(step.result)
            yield hand.done()
        elif step.kind == "store":
            yield self.store(hand, step, at, number)
        else:
            a, b = step.args
            there = [v for v in dict.fromkeys((a, b)) if v not in hand.places and not v.in_place]
            if there:
                self.room(hand, len(there), (a, b), at)
                for value in there:
                    hand.load(value)
                state = hand.done()
            yield from self.arithmetic(state, step, at, number)

    def store(self, hand: Hand, step: Step, at: int, number: int) -> State:
        """A value to memory."""
        value = step.args[0]
        if value not in hand.places:
            self.room(hand, 1, (value,), at)
            hand.load(value)
        hand.top(value)
        dies = self.dies(value, at) or (value.memory is not None and value not in self.kept)
        does = "store" if step.bits == WHOLE else "narrow"
        if step.bits == WHOLE and not dies:
            self.room(hand, 1, (value,), at)
            hand.copy(value, value)
            dies = True
        hand.moves.append(Move(does + POPPING * dies, (), step.address, step.bits, (value,), None, number))
        if dies:
            hand.places.pop()
        return hand.done()

    def arithmetic(self, state: State, step: Step, at: int, number: int) -> Iterator[State]:
        """A sum, a difference or a product, of which both operands are on the stack or in memory in place."""
        a, b = step.args
        on_stack = [v for v in dict.fromkeys((a, b)) if v in state.places]
        if not on_stack:
            hand = Hand(state, self.spills)
            self.room(hand, 1, (), at)
            hand.load(a)
            yield self.with_top(hand, step, number, a, b)
        elif a is b:
            yield self.with_itself(Hand(state, self.spills), step, at, number)
        elif len(on_stack) == 1:
            yield from self.with_memory(state, step, at, number, on_stack[0])
        else:
            yield from self.of_two(state, step, at, number)

    def with_top(self, hand: Hand, step: Step, number: int, mine: Value, other: Value) -> State:
        """The top with what is in memory, or with itself."""
        assert step.result is not None
        reverse = mine is not step.args[0]
        does = reversed_if(step.kind, reverse)
        if mine is other:
            hand.moves.append(Move(does, (0, 0), reads=(mine,), makes=step.result, step=number))
        else:
            hand.moves.append(Move(does, (), other.memory, other.bits, (mine, other), step.result, number))
        hand.places[-1] = step.result
        return hand.done()

    def with_itself(self, hand: Hand, step: Step, at: int, number: int) -> State:
        """An operation of which both operands are one value."""
        mine = step.args[0]
        if self.dies(mine, at):
            hand.top(mine)
        else:
            self.room(hand, 1, (mine,), at)
            copied = Value(mine.name)
            hand.copy(mine, copied)
            assert step.result is not None
            hand.moves.append(Move(step.kind, (0, 0), reads=(copied,), makes=step.result, step=number))
            hand.places[-1] = step.result
            return hand.done()
        return self.with_top(hand, step, number, mine, mine)

    def with_memory(self, state: State, step: Step, at: int, number: int, mine: Value) -> Iterator[State]:
        """One operand on the stack, the other in memory: in place if that may overwrite the first, else loaded."""
        other = step.args[1] if mine is step.args[0] else step.args[0]
        hand = Hand(state, self.spills)
        if self.dies(mine, at):
            hand.top(mine)
            yield self.with_top(hand, step, number, mine, other)
            return
        self.room(hand, 1, (mine,), at)
        loaded = Value(other.name, other.memory, other.bits)
        hand.load(other, loaded)
        assert step.result is not None
        hand.moves.append(Move(reversed_if(step.kind, other is not step.args[0]), (0, hand.depth(mine)),
                               reads=(loaded, mine), makes=step.result, step=number))
        hand.places[-1] = step.result
        yield hand.done()

    def of_two(self, state: State, step: Step, at: int, number: int) -> Iterator[State]:
        """Both operands on the stack: the result takes the place of one that dies, or that of a copy."""
        dying = [v for v in step.args if self.dies(v, at)]
        if len(dying) == 2:
            for mine, other in itertools.permutations(step.args):
                yield self.popped(Hand(state, self.spills), step, number, mine, other)
        elif dying:
            other = step.args[1] if dying[0] is step.args[0] else step.args[0]
            yield self.onto_top(Hand(state, self.spills), step, number, dying[0], other)
            yield self.below_top(Hand(state, self.spills), step, number, other, dying[0])
        else:
            for mine, other in itertools.permutations(step.args):
                hand = Hand(state, self.spills)
                self.room(hand, 1, step.args, at)
                copied = Value(mine.name)
                hand.copy(mine, copied)
                yield self.onto_top(hand, step, number, copied, other, mine)

    def onto_top(self, hand: Hand, step: Step, number: int, mine: Value, other: Value,
                 stands_for: Value | None = None) -> State:
        """The result where `mine` is, which is brought to the top."""
        assert step.result is not None
        hand.top(mine)
        reverse = (stands_for or mine) is not step.args[0]
        hand.moves.append(Move(reversed_if(step.kind, reverse), (0, hand.depth(other)), reads=(mine, other),
                               makes=step.result, step=number))
        hand.places[-1] = step.result
        return hand.done()

    def below_top(self, hand: Hand, step: Step, number: int, mine: Value, other: Value) -> State:
        """The result where `other` is, with `mine` on the top, which stays."""
        assert step.result is not None
        hand.top(mine)
        by = hand.depth(other)
        hand.moves.append(Move(reversed_if(step.kind, other is not step.args[0]), (by, 0), reads=(mine, other),
                               makes=step.result, step=number))
        hand.places[-1 - by] = step.result
        return hand.done()

    def popped(self, hand: Hand, step: Step, number: int, mine: Value, other: Value) -> State:
        """The result where `other` is, with `mine` on the top, which goes."""
        assert step.result is not None
        hand.top(mine)
        by = hand.depth(other)
        does = reversed_if(step.kind, other is not step.args[0]) + POPPING
        hand.moves.append(Move(does, (by, 0), reads=(mine, other), makes=step.result, step=number))
        hand.places[-1 - by] = step.result
        hand.places.pop()
        return hand.done()

    # -- the end -------------------------------------------------------------------------------------------
    def arranged(self, state: State, wanted: Places) -> State:
        """The stack holds what is wanted, in that order, and nothing else."""
        hand = Hand(state, self.spills)
        for value in [v for v in hand.places if v not in wanted]:
            hand.top(value)
            hand.places.pop()
            hand.moves.append(Move(LEAVE_TOP, (0,)))
        for value in wanted:
            if value not in hand.places:
                hand.load(value)
        while tuple(hand.places) != wanted:
            top = wanted.index(hand.places[-1])
            if top == len(wanted) - 1:  # the top is right: another one that is not
                top = next(i for i, v in enumerate(hand.places) if v is not wanted[i])
            hand.top(hand.places[top])
        return hand.done()

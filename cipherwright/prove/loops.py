"""Loops: what holds at a head however often the loop has gone round, guessed from one pass and shown by another.

Between two passes a value stays, or moves by the same amount (then it is its first value and so many times the number
of passes), or only its label is followed. How often a loop may go round follows from the comparison that ends it: a
bound is taken up where it holds at first, and after a pass if it held before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cipherwright.prove.analysis import Analysis
from cipherwright.prove.linear import Facts, Number, Sum, Terms, plus, replaced, scaled, sum_of
from cipherwright.prove.state import FOREVER, Flags, State, Units
from cipherwright.prove.values import Data, Value, data, label_of, most_of, up_to
from cipherwright.prove.verdict import FOLLOWED, UNKNOWN

Exits = list[tuple[int, State]]
Pass = Callable[[State], tuple[list[State], Exits]]
"""A pass from a state at the head: the states that come back to it, and those that leave the loop."""
ROUNDS, TRIES = 32, 8
"""Passes that are tried of a loop, and how often bounds of one number are moved."""
ANY = 1 << 30
"""In the place of how often: there are no bounds."""
BITS = 512
WIDEST, STEP = 1 << 20, 1 << 16
"""Numbers that are bounded by others stay numbers up to here, as multiples of a power of two up to there."""


class Place(tuple[int, Terms, int, int]):
    """A register (its number), or a slot of the frame (-1, terms, offset, bytes)."""


def places(s: State) -> Iterator[Place]:
    """Everything that has a value."""
    for number in range(len(s.r)):
        yield Place((number, (), 0, 0))
    for terms, slots in s.frame.items():
        for at, (size, _) in slots.items():
            yield Place((-1, terms, at, size))


def value_at(m: Analysis, s: State, place: Place) -> Value:
    """What a place holds."""
    number, terms, at, size = place
    if number >= 0:
        return s.r[number]
    found = m.frame.load(s, terms, at, size)
    return data(0, (1 << 8 * size) - 1) if found is None else found


def put(s: State, place: Place, value: Value) -> None:
    """Change what a place holds."""
    number, terms, at, size = place
    if number >= 0:
        s.r[number] = value
    else:
        s.frame[terms][at] = size, value


def width_of(m: Analysis, place: Place) -> int:
    """Bits of a place."""
    return (m.width if place[0] < 16 else BITS) if place[0] >= 0 else 8 * place[3]


def summarised(m: Analysis, head: int, entry: State, walk: Pass, first: bool = True) -> Exits:
    """The states that leave a loop entered with `entry`; of its `first` pass or of a later one."""
    backs, exits = _tried(m, lambda: walk(_fresh(entry)))
    if not backs or (first and any(_elsewhere(m, entry, back) for back in backs)):
        m.accept()
        return exits + [one for back in backs for one in summarised(m, head, back, walk, False)]
    m.reject()
    count = m.symbol(f"passes at {m.label(head)}", 0, FOREVER)
    general, steps = _general(m, entry, backs, count)
    bounds = _bounds(entry, backs, steps, count)
    tried = list(bounds)
    for _ in range(ROUNDS):
        head_state = _fresh(general)
        for bound in bounds:
            made = head_state.facts.also(bound)
            head_state.facts = made if made is not None else head_state.facts
        backs, exits = _tried(m, lambda state=head_state: walk(state))  # type: ignore[misc]
        kept = [b for b in bounds if all(_holds(back.facts, b, count) for back in backs)]
        wrong = len(kept) < len(bounds)  # what a wrong bound says of values is not to be learnt from
        if not wrong and not _weaken(m, entry, general, backs, count):
            m.accept()
            return exits
        m.reject()
        bounds = kept + [b for b in _general_bounds(entry, backs, count) if b not in tried]
        tried += bounds
    m.at = head
    m.find(FOLLOWED, UNKNOWN, "what holds in every pass of the loop is not found")
    return exits


def _elsewhere(m: Analysis, entry: State, back: State) -> bool:
    """Whether a register points into other memory behind the first pass than before it.

    Then that pass is followed by itself: it and any number of passes after it are all passes that there are.
    """
    pairs = ((_base(m, x), _base(m, y)) for x, y in zip(entry.r[:16], back.r[:16], strict=True))
    return any(x is not None and y is not None and x != y for x, y in pairs)


def _base(m: Analysis, value: Value) -> int | None:
    """The one base of an address, as the number of its symbol; None of what is no address."""
    bases = [n for n, c in value.terms if m.table[n].region is not None] if isinstance(value, Sum) else []
    return bases[0] if len(bases) == 1 else None


def _fresh(s: State) -> State:
    made = s.copy()
    made.guards = ()
    return made


def _tried(m: Analysis, walk: Callable[[], tuple[list[State], Exits]]) -> tuple[list[State], Exits]:
    m.attempt()
    return walk()


def _general(m: Analysis, entry: State, backs: list[State], count: int) -> tuple[State, set[int]]:
    """The state at the head after any number of passes, and by how much values move."""
    general, steps = entry.copy(), set()
    for place in list(places(entry)):
        first = value_at(m, entry, place)
        for back in backs:
            now = value_at(m, back, place)
            if now == first:
                continue
            made = _moving(first, now, count)
            held = value_at(m, general, place)
            if made is None or held not in (first, made):
                wide = _hull(m, entry.facts, first, back.facts, now) if held == first else None
                wide = wide if wide is not None else somewhere(m, held, now)
                put(general, place, wide if wide is not None else
                    _covering(m, entry.facts, held, now, width_of(m, place)))
            else:
                put(general, place, made)
                assert isinstance(made, Sum)
                steps.add(dict(made.terms)[count])
    beside(m, general, backs)
    return general, steps


def _moving(first: Value, now: Value, count: int) -> Number | None:
    if isinstance(first, Data) or isinstance(now, Data):
        return None
    step = plus(now, first, -1)
    return plus(first, Sum(0, ((count, step),))) if isinstance(step, int) and step else None


def _hull(m: Analysis, entry: Facts, first: Value, facts: Facts, now: Value) -> Value | None:
    """The first value's base and an unknown multiple of what both values are multiples of, between their bounds."""
    if isinstance(first, Data) or isinstance(now, Data):
        return None
    if isinstance(first, Sum) and any(m.hulls.get(n, 0) >= TRIES for n, _ in first.terms):
        return None
    base: Number = 0
    if isinstance(first, Sum):
        kept = {n: c for n, c in first.terms if m.table[n].region is not None}
        base = sum_of(0, kept)
    one, other = plus(first, base, -1), plus(now, base, -1)
    low, high = min(entry.least(one), facts.least(other)), max(entry.most(one), facts.most(other))
    if low < -WIDEST or high > WIDEST:
        return None
    step = STEP
    while step > 1 and (entry.residue(one, step) is None or entry.residue(one, step) != facts.residue(other, step)):
        step //= 2
    begin = low + ((entry.residue(one, step) or 0) - low) % step
    label = label_of(one, entry) | label_of(other, facts)
    # up to the next power of two, so that there are few steps to the end
    some = m.symbol(f"a number at {m.label(m.at)}", 0, max(up_to(max(high, 0)) - begin, 0) // step, label)
    m.hulls[some] = 1 + max((m.hulls.get(n, 0) for n, _ in first.terms), default=0) if isinstance(first, Sum) else 1
    return plus(plus(base, begin), Sum(0, ((some, step),)))


def somewhere(m: Analysis, a: Value, b: Value) -> Value | None:
    """Where both are addresses by one base: that base and a number of which nothing is known."""
    if isinstance(a, Sum) and isinstance(b, Sum):
        bases = [{n: c for n, c in one.terms if m.table[n].region is not None} for one in (a, b)]
        if bases[0] == bases[1] and list(bases[0].values()) == [1]:
            label = label_of(a, Facts(m.table)) | label_of(b, Facts(m.table))
            some = m.symbol(f"any number at {m.label(m.at)}", 0, (1 << m.width) - 1, label)
            m.hulls[some] = ANY
            return plus(sum_of(0, bases[0]), Sum(0, ((some, 1),)))
    return None


def _in_hull(m: Analysis, held: Value, facts: Facts, now: Value) -> bool:
    """Whether a value is one of those that a hull stands for."""
    if isinstance(held, Data) or isinstance(now, Data) or isinstance(held, int):
        return False
    for n, step in held.terms:
        if m.hulls.get(n) == ANY:
            rest = plus(now, replaced(held, n, 0), -1)
            return isinstance(rest, int) or all(m.table[t].region is None for t, _ in rest.terms)
        if n in m.hulls:
            rest = plus(now, replaced(held, n, 0), -1)
            return facts.least(rest) >= 0 and facts.residue(rest, step) == 0 and \
                facts.most(rest) // step <= m.table[n].high
    return False


def _covering(m: Analysis, facts: Facts, a: Value, b: Value, bits: int) -> Data:
    """Data that covers both, and what may come after them."""
    label = label_of(a, facts) | label_of(b, facts)
    low, high = most_of(a, facts, bits), most_of(b, facts, bits)
    if isinstance(a, Data) and isinstance(b, Data) and high <= low:
        return data(label, low)
    top = max(low, high)
    for limit in (8, 16, 32):
        if top < 1 << limit and bits > limit:
            return data(label, (1 << limit) - 1)
    return data(label, (1 << bits) - 1)


def beside(m: Analysis, general: State, backs: list[State]) -> bool:
    """Flags, units and ranges that may have been written; whether anything changed."""
    before = general.flags, general.units, general.partly
    label, carry = general.flags.label, general.flags.carry
    for back in backs:
        label, carry = label | back.flags.label, carry | back.flags.carry
        general.units = _units(m, general, back)
        for one in back.partly:
            if one not in general.partly:
                general.partly = (*general.partly, one)
    general.flags = Flags("data", 0, 0, m.width, label, carry)
    return (general.flags, general.units, general.partly) != before


def _units(m: Analysis, a: State, b: State) -> Units:
    x, y = a.units, b.units
    if x == y:
        return x
    if len(x.stack) != len(y.stack):
        m.find(FOLLOWED, UNKNOWN, "the x87 stack grows or shrinks in the loop")
    control = x.control if x.control == y.control else data(0, 0xFFFF)
    vectors = x.vector_control if x.vector_control == y.vector_control else data(0, (1 << 32) - 1)
    return Units(x.backwards or y.backwards, x.mmx or y.mmx,
                 tuple(p | q for p, q in zip(x.stack, y.stack, strict=False)), control, vectors, x.upper or y.upper)


def _weaken(m: Analysis, entry: State, general: State, backs: list[State], count: int) -> bool:
    """Make `general` cover what came back; whether that changed it."""
    changed = False
    after = plus(Sum(0, ((count, 1),)), 1)
    for place in list(places(general)):
        held = value_at(m, general, place)
        for back in backs:
            now = value_at(m, back, place)
            if isinstance(held, Data):
                label = label_of(now, back.facts)
                if label | held.label == held.label and most_of(now, back.facts, width_of(m, place)) <= held.most:
                    continue
            elif now == replaced(held, count, after) or _in_hull(m, held, back.facts, now):
                continue
            hull = None
            if isinstance(held, Sum):
                again = any(n in m.hulls for n, _ in held.terms)
                hull = _hull(m, back.facts if again else entry.facts, held if again else value_at(m, entry, place),
                             back.facts, now)
            if isinstance(held, Sum) and any(n == count for n, _ in held.terms):
                held = value_at(m, entry, place)
            hull = hull if hull is not None else somewhere(m, held, now)
            held = hull if hull is not None else _covering(m, back.facts, held, now, width_of(m, place))
            put(general, place, held)
            changed = True
    return beside(m, general, backs) or changed


def _bounds(entry: State, backs: list[State], steps: set[int], count: int) -> list[Number]:
    """Guesses of what bounds the number of passes, of the comparisons of the first one."""
    out: list[Number] = []
    for of, unequal in {g for back in backs for g in back.guards}:
        for step in {d for s in steps if abs(s) <= WIDEST for d in (s, -s)}:  # not of vectors, which count nothing
            for sign in (1, -1):
                moving = plus(scaled(of, sign), Sum(0, ((count, step),)))
                out.append(moving if unequal else plus(moving, -step))
    return _at_first(entry, out, count)


def _general_bounds(entry: State, backs: list[State], count: int) -> list[Number]:
    """The same of the comparisons of a pass in general."""
    out: list[Number] = []
    before = plus(Sum(0, ((count, 1),)), -1)
    for of, unequal in {g for back in backs for g in back.guards}:
        for sign in (1, -1) if unequal else (1,):
            moving = scaled(of, sign)
            out.append(moving if unequal else replaced(moving, count, before))
    return _at_first(entry, out, count)


def _at_first(entry: State, guesses: list[Number], count: int) -> list[Number]:
    """Those that say something of the number of passes, and hold before the first."""
    kept: list[Number] = []
    for guess in guesses:
        if isinstance(guess, Sum) and dict(guess.terms).get(count, 0) < 0 and guess not in kept and \
                entry.facts.least(replaced(guess, count, 0)) >= 0:
            kept.append(guess)
    return kept


def _holds(facts: Facts, bound: Number, count: int) -> bool:
    """Whether a bound holds in the next pass."""
    return facts.least(replaced(bound, count, plus(Sum(0, ((count, 1),)), 1))) >= 0

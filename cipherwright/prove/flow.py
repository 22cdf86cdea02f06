"""Conditions: what a jump that is taken, or is not, says of the operands that set the flags."""

from __future__ import annotations

from typing import Any, NamedTuple, Union

import iced_x86 as iced

from cipherwright.prove.linear import Facts, Number, Sum, plus, reduced
from cipherwright.prove.state import Flags, State
from cipherwright.prove.values import Data, Value, exact

CC = iced.ConditionCode
ZERO, NOT_ZERO, NOT_NEGATIVE = "= 0", "!= 0", ">= 0"


class Claim(NamedTuple):
    """A sum is zero, is not, or is not negative; as an integer for `NOT_NEGATIVE`, modulo 2^bits else."""

    what: str
    of: Number
    bits: int


Answer = Union[Claim, bool, None]
"""A claim, known to be so or not, or nothing is known."""
_OPPOSITE = {CC.NE: CC.E, CC.AE: CC.B, CC.A: CC.BE, CC.NS: CC.S, CC.GE: CC.L, CC.G: CC.LE, CC.NO: CC.O, CC.NP: CC.P}


def opposite(claim: Answer) -> Answer:
    """What holds where the claim does not."""
    if claim is None or isinstance(claim, bool):
        return None if claim is None else not claim
    if claim.what == NOT_NEGATIVE:
        return Claim(NOT_NEGATIVE, plus(-1, claim.of, -1), claim.bits)
    return claim._replace(what=NOT_ZERO if claim.what == ZERO else ZERO)


def claim_of(condition: Any, f: Flags, facts: Facts) -> Answer:
    """What a condition says of the values that set the flags."""
    if condition in _OPPOSITE:
        return opposite(claim_of(_OPPOSITE[condition], f, facts))
    if f.kind == "carry":
        return bool(f.a) if condition == CC.B else None
    if f.kind == "data" or isinstance(f.a, Data):
        return None
    if f.kind == "sub":
        if isinstance(f.b, Data):
            return None
        if condition == CC.E:
            return Claim(ZERO, reduced(plus(f.a, f.b, -1), f.bits), f.bits)
        return _order(condition, f.a, f.b, f.bits, facts)
    if condition == CC.E:
        return Claim(ZERO, f.a, f.bits)
    if condition == CC.S or (f.kind == "logic" and condition == CC.L):
        return _negative(f.a, f.bits, facts)
    if f.kind == "logic":
        if condition in (CC.B, CC.O):
            return False
        if condition == CC.BE:
            return Claim(ZERO, f.a, f.bits)
    return None


def _order(condition: Any, x: Value, y: Value, bits: int, facts: Facts) -> Answer:
    if condition == CC.S:
        assert not isinstance(x, Data) and not isinstance(y, Data)
        return _negative(reduced(plus(x, y, -1), bits), bits, facts)
    if x == 0 and condition == CC.B and isinstance(y, Sum):
        return Claim(NOT_ZERO, y, bits)
    a, b = exact(x, facts, bits), exact(y, facts, bits)
    if a is None or b is None:
        return None
    if condition in (CC.L, CC.LE) and max(facts.most(a), facts.most(b)) >> bits - 1:
        return None
    if condition in (CC.B, CC.L):
        return Claim(NOT_NEGATIVE, plus(plus(b, a, -1), -1), bits)
    return Claim(NOT_NEGATIVE, plus(b, a, -1), bits) if condition in (CC.BE, CC.LE) else None


def _negative(value: Number, bits: int, facts: Facts) -> Answer:
    half = 1 << bits - 1
    if isinstance(value, int):
        return bool(value >> bits - 1 & 1)
    if facts.least(value) < -half or facts.most(value) >= half:
        return None
    return Claim(NOT_NEGATIVE, plus(-1, value, -1), bits)


def follow(s: State, claim: Answer) -> State | None:
    """The state where the claim holds, which may be changed; None where it cannot hold. `s` is not to be used again."""
    if claim is None or claim is True:
        return s
    if claim is False:
        return None
    facts, of = s.facts, claim.of
    s.guards = (*s.guards, (of, claim.what == NOT_ZERO))
    made: Facts | None
    if claim.what == NOT_NEGATIVE:
        made = facts.also(of)
    elif claim.what == NOT_ZERO:
        made = facts.differs(of)
    else:
        s.guards = s.guards[:-1]
        limit = 1 << claim.bits
        if -limit < facts.least(of) and facts.most(of) < limit:
            made = facts.equal(of)
        else:
            made = facts if facts.residue(of, limit) in (0, None) else None
    if made is None:
        return None
    s.facts = made
    return s



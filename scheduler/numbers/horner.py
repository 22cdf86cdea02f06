"""Loops over blocks that are Horner's rule, recognised: h' = (h + c) * k, c made of the block and k always the same.

That may be done for several blocks at once, with powers of k. What a loop does beside is in the way; the error says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from dsl.diagnostics import SourceError
from dsl.ir import Kernel, Loop, Op, Param, Pos

FORM = "h' = (h + c) * k, where c is made of the block's words, k is the same for every block, and nothing else is kept"


@dataclass
class Horner:
    """A loop `h' = (h + c) * k`: c is the sum of `words`, numbers that are each made of words, and of a `constant`."""

    loop: Loop
    factor: Op
    words: list[Op] = field(default_factory=list)
    constant: int = 0
    moving: set[int] = field(default_factory=set)
    """The operations, by their ids, that wait for the number that is carried."""

    @property
    def count(self) -> Param:
        """The number of blocks."""
        assert isinstance(self.loop.count, Param)
        return self.loop.count


def find(kernel: Kernel, at: Pos) -> Horner:
    """The loop over the blocks, which the mapping at `at` wants; SourceError if there is none, or another."""
    loops = [item for item in kernel.body.items if isinstance(item, Loop) and isinstance(item.count, Param)]
    if not loops:
        raise SourceError(at, f"`{kernel.name}` has no loop over blocks, of which lanes would take several",
                          "write `in general`, or leave the choice to the compiler")
    loop = loops[0]
    inside = {id(op) for op in loop.body.ops()}
    if len(loop.carried) != 1 or loop.carried[0].param.modulus is None:
        raise _other(loop, loop.pos, "it carries other values than one number")
    for op in loop.body.ops():
        if op.kind in ("store", "index"):
            raise _other(loop, op.pos, "it writes memory" if op.kind == "store" else "it asks for the block's number")
    if any(isinstance(item, Loop) for item in loop.body.items):
        raise _other(loop, loop.pos, "there is a loop in it")
    last, param = loop.carried[0].next, loop.carried[0].param
    if last.kind != "nummul" or id(last) not in inside:
        raise _other(loop, last.pos, "it does not end with a product")
    fixed = [a for a in last.args if id(a) not in inside and a is not param]
    if len(fixed) != 1:
        raise _other(loop, last.pos, "one factor of its product must be the same for every block, the other not")
    found = Horner(loop, fixed[0], moving=_moving(loop))
    (other,) = (a for a in last.args if a is not fixed[0])
    if _terms(found, other) != 1:
        raise _other(loop, other.pos, "the number that it carries is not just once in its sum")
    return found


def _moving(loop: Loop) -> set[int]:
    """The operations of a loop, by their ids, that depend on what it carries."""
    found = {id(c.param) for c in loop.carried}
    for op in loop.body.ops():
        if any(id(a) in found for a in op.args):
            found.add(id(op))
    return found


def _terms(found: Horner, op: Op) -> int:
    """Collect the terms of a sum; how often the number that is carried is one of them."""
    if op is found.loop.carried[0].param:
        return 1
    if op.kind == "numadd":
        return sum(_terms(found, a) for a in op.args)
    if op.kind == "numsub" and op.args[1].kind == "const":
        found.constant -= op.args[1].attr
        return _terms(found, op.args[0])
    if op.kind == "const":
        found.constant += op.attr
    elif op.kind == "number" and id(op) in found.moving:
        raise _other(found.loop, op.pos, "its sum has a term whose words are made of the number that it carries")
    elif op.kind == "number":
        found.words.append(op)
    else:
        raise _other(found.loop, op.pos, "its sum has a term that is no number of words: `" + op.kind + "`")
    return 0


def _other(loop: Loop, at: Pos | None, why: str) -> SourceError:
    return SourceError(at or loop.pos or Pos("", 1, 1), f"blocks cannot be taken in lanes here: {why}",
                       f"lanes are for a loop {FORM}; write `in general`, or leave the choice to the compiler")

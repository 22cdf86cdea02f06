"""Pass `complements`: complements and XORed constants in a block loop move into words that no block changes.

`(~y) <<< 13` is `~(y <<< 13)`, and `~z ^ k` is `z ^ ~k`: a constant that is XORed to a value moves forward through
XOR, shifts and rotations until a word of an `in` parameter at a fixed place (a round key) is XORed to it. That word
with the constant is computed once, before the loop. Where a key is XORed to what is only complemented afterwards,
it takes that complement as well. A constant moves only if every use of the value leads to such a word, so nothing
is ever computed in more steps than before.
"""

from __future__ import annotations

from collections.abc import Iterable

from dsl.ir import Kernel, Loop, Op, Param
from dsl.operations import ROTATIONS, SHIFTS, evaluate

MOVES = SHIFTS + ROTATIONS


def move_complements(kernel: Kernel) -> Kernel:
    """Rewrite the block loop of `kernel`, in place."""
    out: list[Op | Loop] = []
    for item in kernel.body.items:
        if isinstance(item, Loop) and isinstance(item.count, Param):
            out += _Mover(item).rewrite()
        out.append(item)
    kernel.body.items = out
    return kernel


def is_fixed(op: Op) -> bool:
    """Whether `op`, in a block loop, loads the same word in every block."""
    return op.kind == "load" and op.attr.param.kind == "in" and not op.attr.param.per_block and not op.attr.strides


class Uses:
    """Who uses the values of a block loop's body; None stands for uses by an inner loop or the next block."""

    def __init__(self, loop: Loop) -> None:
        region = loop.body
        self.users: dict[int, list[Op | None]] = {}
        self.moving: dict[int, bool] = {}
        for item in region.items:
            if isinstance(item, Loop):
                self._outside(item)
            else:
                for a in item.args:
                    self.users.setdefault(id(a), []).append(item)
        self.mark(c.next for c in loop.carried)
        for item in reversed(region.items):
            if isinstance(item, Op):
                self.moving[id(item)] = self._absorbed(item)

    def _outside(self, loop: Loop) -> None:
        for c in loop.carried:
            self.mark((c.init, c.next))
        for op in loop.body.ops():
            self.mark(op.args)
        for item in loop.body.items:
            if isinstance(item, Loop):
                self._outside(item)

    def mark(self, values: Iterable[Op]) -> None:
        """These values are used where no constant can be taken off them."""
        for a in values:
            self.users.setdefault(id(a), []).append(None)

    def of(self, op: Op) -> list[Op | None]:
        """The operations that use `op`."""
        return self.users.get(id(op), [])

    def absorbs(self, op: Op) -> bool:
        """Whether a constant XORed to `op` can move into fixed words, whatever becomes of `op`."""
        return self.moving.get(id(op), False)

    def _absorbed(self, op: Op) -> bool:
        return bool(self.of(op)) and all(
            u is not None and (self.takes(u) or (u.kind in ("not", "xor", *MOVES) and self.moving[id(u)]))
            for u in self.of(op))

    @staticmethod
    def takes(op: Op) -> bool:
        """Whether `op` XORs a fixed word to something."""
        return op.kind == "xor" and any(is_fixed(a) for a in op.args)

    def negated(self, op: Op, by: Iterable[Op]) -> bool:
        """Whether `op` XORs a fixed word and nothing but the operations `by` use it."""
        known = {id(u) for u in by}
        return self.takes(op) and bool(self.of(op)) and all(id(u) in known for u in self.of(op))


class _Mover:
    def __init__(self, loop: Loop) -> None:
        self.loop, self.region = loop, loop.body
        self.uses = Uses(loop)
        self.same: dict[int, Op] = {}
        self.constant: dict[int, int] = {}  # what is still to be XORed to an operation's new value
        self.before: list[Op | Loop] = []
        self.made: dict[tuple[object, ...], Op] = {}

    def rewrite(self) -> list[Op | Loop]:
        """Change the region; what is to be computed before the loop."""
        kept: list[Op | Loop] = []
        for item in self.region.items:
            if isinstance(item, Loop) or self.op(item):
                kept.append(item)
        self.region.items = kept
        self.rename(self.loop)
        if self.before:
            left = Uses(self.loop)
            self.region.items = [i for i in kept if not (isinstance(i, Op) and is_fixed(i)) or left.of(i)]
        return self.before

    def rename(self, loop: Loop) -> None:
        """Inner loops, and the next block, take what now stands for an operation that is gone."""
        for item in loop.body.items:
            if isinstance(item, Loop):
                for c in item.carried:
                    c.init = self.same.get(id(c.init), c.init)
                for op in item.body.ops():
                    op.args = tuple(self.same.get(id(a), a) for a in op.args)
                self.rename(item)
        for c in loop.carried:
            c.next = self.same.get(id(c.next), c.next)

    def op(self, op: Op) -> bool:
        """Rewrite one operation; False if it is no longer needed."""
        given = [self.constant.get(id(a), 0) for a in op.args]
        old, op.args = op.args, tuple(self.same.get(id(a), a) for a in op.args)
        if op.kind in ("not", "xor") and (op.kind == "not" or any(a.kind == "const" for a in old)):
            at = next((i for i, a in enumerate(old) if a.kind != "const"), 0)
            added = (1 << op.bits) - 1 if op.kind == "not" else old[1 - at].attr
            if self.uses.absorbs(op) or given[at] == added:
                self.same[id(op)], self.constant[id(op)] = op.args[at], given[at] ^ added
                return False
        if op.kind == "xor":
            self.xor(op, given[0] ^ given[1])
        elif op.kind in MOVES and given[0]:
            self.constant[id(op)] = evaluate(op.kind, op.bits, op.attr, given, [op.bits])
        else:
            assert not any(given), f"a constant did not move out of {op.kind} {op.name}"
        return True

    def xor(self, op: Op, total: int) -> None:
        if not self.uses.takes(op):
            self.constant[id(op)] = total
            return
        wanted = 0
        if self.uses.negated(op, [u for u in self.uses.of(op) if u is not None and u.kind == "not"]):
            wanted = (1 << op.bits) - 1
        self.constant[id(op)] = wanted
        if total != wanted:
            at = next(i for i, a in enumerate(op.args) if is_fixed(a))
            word = self.word(op.args[at], total ^ wanted)
            op.args = (word, op.args[1]) if at == 0 else (op.args[0], word)

    def word(self, load: Op, constant: int) -> Op:
        """The word that `load` reads, with `constant` XORed to it, made before the loop."""
        a = load.attr
        place = (a.param.name, a.offset, a.bits, a.endian)
        if place not in self.made:
            self.made[place] = Op("load", load.bits, (), a, load.pos, load.secret, load.name)
            self.before.append(self.made[place])
        key = (*place, constant)
        if key not in self.made:
            first = self.made[place]
            if constant == (1 << load.bits) - 1:
                made = Op("not", load.bits, (first,), None, load.pos, load.secret, load.name)
            else:
                value = Op("const", load.bits, (), constant, load.pos)
                made = Op("xor", load.bits, (first, value), None, load.pos, load.secret, load.name)
            self.made[key] = made
            self.before.append(made)
        return self.made[key]

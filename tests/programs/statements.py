"""Random statements and kernel bodies of the cipher language, as lines of text."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.programs.definitions import Definitions
from tests.programs.expressions import Memory, Var

ANY = 10**9  # bounds of a compile-time integer that changes
DEEPEST = 3  # labelled loops inside each other


class Statements(Definitions):
    """Writes blocks; `budget` bounds each expression, `room` the statements of the whole program."""

    room = 40
    runtime = 0  # labelled loops and `blocks` round the place being written

    def labels(self) -> dict[str, list[int]]:
        """Labels of loops, and how often each loop so labelled goes round."""
        found: dict[str, list[int]] = self.__dict__.setdefault("_labels", {})
        return found

    def statement(self) -> None:
        self.room -= 1
        self.budget = self.rng.randint(2, 10)
        ways: list[tuple[float, Callable[[], None]]] = [
            (5, self.declare), (5, self.assign), (1, self.array), (1.2, self.unrolled), (0.7, self.conditional),
            (0.9, self.labelled), (0.6, self.turned)]
        if self.in_kernel:
            ways += [(4, self.store), (1, self.reload), (1, self.invoke)]
        self.rng.choices([way for _, way in ways], [w for w, _ in ways])[0]()

    def block(self, statements: int) -> None:
        """Up to `statements` statements, deeper by one step and in a scope of their own."""
        self.scopes.append([])
        for _ in range(statements):
            if self.room > 0:
                self.statement()
        if len(self.scopes) > 1 and self.in_kernel and self.depth > 1 and self.chance(0.5):
            self.assign()
        self.scopes.pop()

    def braces(self, head: str, statements: int) -> None:
        self.line(head + " {")
        self.depth += 1
        self.block(statements)
        self.depth -= 1
        self.line("}")

    # -- values -----------------------------------------------------------------------------------------
    def fresh(self, bits: int, length: int | None, mutable: bool) -> Var:
        """A new name; now and then one that hides an outer variable of the same type."""
        name = self.name("v")
        outer = [v.name for scope in self.scopes[1:-1] for v in scope if (v.bits, v.length) == (bits, length)
                 and v.mutable == mutable]
        if outer and self.chance(0.05):
            hidden = self.rng.choice(outer)
            if all(v.name != hidden for v in self.scopes[-1]):
                name = hidden
        return Var(name, bits, length, mutable, depth=self.runtime)

    def declare(self) -> None:
        bits, mutable = self.width(), self.chance(0.5)
        arrays = [c for c in self.callables if c.kind == "array" and c.cost < 30]
        if arrays and self.chance(0.15):
            c = self.rng.choice(arrays)
            v = self.fresh(c.bits, c.length, mutable)
            value, kind = self.apply(c, 1), f": u{c.bits}[{c.length}]"
        else:
            v = self.fresh(bits, None, mutable)
            value, kind = self.expr(bits), f": u{bits}"
        if mutable and self.chance(0.03) and v.name not in value:
            self.line(f"var {v.name}{kind}")
            self.line(f"{v.name} = {value}")
        else:
            self.line(f"{'var' if mutable else 'let'} {v.name}{kind if self.chance(0.4) else ''} = {value}")
        self.scopes[-1].append(v)

    def turned(self) -> None:
        """Two rotations of one value, by different amounts."""
        x = self.fresh(self.rng.choice([w for w in (32, 32, 64) if not self.set.lanes or w in self.set.widths]), None,
                       False)
        self.line(f"let {x.name} = {self.expr(x.bits, 2)}")
        self.scopes[-1].append(x)
        for k in self.rng.sample(range(1, x.bits), 2):
            v = self.fresh(x.bits, None, False)
            self.line(f"let {v.name} = ({x.name} <<< {k}) {self.rng.choice('+^&')} {self.leaf(x.bits)}")
            self.scopes[-1].append(v)

    def array(self) -> None:
        same = [(a, b) for a in self.visible() for b in self.visible() if a.mutable and a.length and a is not b
                and (a.bits, a.length) == (b.bits, b.length) and a.bits and not b.open]
        if same and self.chance(0.4):
            a, b = self.rng.choice(same)
            self.line(f"{a.name} = {b.name}")
            return
        bits, length = self.width(), self.rng.randint(1, 6)
        v = self.fresh(bits, length, True)
        if self.chance(0.5):
            self.line(f"var {v.name} = [{', '.join(self.expr(bits, 1) for _ in range(length))}]")
        else:
            i = self.name("i")
            self.scopes.append([Var(i, 0, low=0, high=length - 1)])
            value = self.expr(bits, 2)
            self.scopes.pop()
            if re.search(rf"\b{v.name}\b", value):  # an outer one, which this one would hide before it has a value
                v.name = self.name("v")
            self.line(f"var {v.name}: u{bits}[{length}]")
            self.line(f"for {i} in 0..{length} {{ {v.name}[{i}] = {value} }}")
        self.scopes[-1].append(v)

    def assign(self) -> None:
        ints = [v for v in self.visible() if v.high == ANY and v.depth == self.runtime]
        if ints and self.chance(0.2):
            v = self.rng.choice(ints)
            self.line(f"{v.name} = {v.name} * {self.rng.randint(1, 3)} + {self.rng.randint(-1, 3)}")
            return
        found = [v for v in self.visible() if v.mutable and v.bits]
        if not found:
            self.declare()
            return
        v = self.rng.choice(found)
        cell = "" if v.length is None else f"[{self.integer(0, v.length - 1)}]"
        self.line(f"{v.name}{cell} = {self.expr(v.bits)}")

    # -- memory -----------------------------------------------------------------------------------------
    def writable(self) -> list[Memory]:
        return [m for m in self.memory if m.kind != "in" and (self.in_blocks or not m.per_block)]

    def store(self) -> None:
        found = self.writable()
        if not found:
            self.declare()
            return
        m = self.rng.choice(found)
        place = f"{m.name}[{self.index(m.length)}]"
        self.line(f"{place} = {self.expr(m.bits)}")
        if m.kind == "inout" and self.chance(0.2):
            v = self.fresh(m.bits, None, False)
            self.line(f"let {v.name} = {place}")
            self.scopes[-1].append(v)
        elif self.chance(0.1):
            self.line(f"{place} = {self.expr(m.bits, 2)}")

    def reload(self) -> None:
        found = self.readable()
        if found:
            m = self.rng.choice(found)
            v = self.fresh(m.bits, None, self.chance(0.3))
            self.line(f"{'var' if v.mutable else 'let'} {v.name} = {m.name}[{self.index(m.length)}]")
            self.scopes[-1].append(v)

    def invoke(self) -> None:
        """A call of a function that writes memory."""
        found = [(c, m) for c in self.callables if c.kind == "procedure" for m in self.writable()
                 if m.bits == c.bits and m.length >= -(c.params[0][1] or 0)]
        if not found:
            self.store()
            return
        c, m = self.rng.choice(found)
        self.line(f"{c.name}({m.name}, {self.expr(c.bits, 2)}, {self.integer(0, -(c.params[0][1] or 0) - 1)})")

    # -- control ----------------------------------------------------------------------------------------
    def span(self, first: int, count: int) -> tuple[str, int]:
        """Bounds of a loop of `count` values in first, first + 1, …, often not one by one, and the greatest of them."""
        last = max(first, first + count - 1)
        if not self.chance(0.35) or not count:
            return f"{first}..{first + count}", last
        step = self.rng.choice((1, 2, 3))
        last = first + step * (count - 1)
        if self.chance(0.5):
            return f"{first}..{last + self.rng.randint(1, step)} step {step}", last
        return f"{last}..{first - self.rng.randint(1, step)} step -{step}", last

    def unrolled(self) -> None:
        i, first, count = self.name("i"), self.rng.randint(0, 3), self.rng.randint(0, 4)
        bounds, last = self.span(first, count)
        if self.chance(0.2):
            k = self.name("k")
            self.line(f"var {k}: int = {self.rng.randint(0, 9)}")
            self.scopes[-1].append(Var(k, 0, mutable=True, low=-ANY, high=ANY, depth=self.runtime))
        self.scopes.append([Var(i, 0, low=first, high=last)])
        before = self.spent
        self.braces(f"for {i} in {bounds}", self.rng.randint(1, 3))
        self.spent += (self.spent - before) * max(0, count - 1)
        self.scopes.pop()

    def conditional(self) -> None:
        a, b = self.integer(0, 5), self.integer(0, 5)
        self.braces(f"if {a} {self.rng.choice(('<', '=='))} {b}", self.rng.randint(1, 2))
        if self.chance(0.6):
            self.lines[-1] += f" else if {a} == {self.integer(0, 5)} {{" if self.chance(0.3) else " else {"
            self.depth += 1
            self.block(self.rng.randint(1, 2))
            self.depth -= 1
            self.line("}")

    def labelled(self) -> None:
        """A loop that a mapping may roll: its variable stands in memory indices only."""
        if len(self.affine) >= DEEPEST:
            self.assign()
            return
        j, first, count = self.name("j"), self.rng.choice((0, 0, 1, 2)), self.rng.randint(1, 5)
        label = self.rng.choice([*self.labels()]) if self.labels() and self.chance(0.1) else self.name("loop")
        self.labels().setdefault(label, []).append(count)
        bounds, last = self.span(first, count)
        self.affine.append((j, first, last + 1))
        self.runtime += 1
        before = self.spent
        self.braces(f"for {j} in {bounds} as {label}", self.rng.randint(1, 5))
        self.spent += (self.spent - before) * (count - 1)
        self.runtime -= 1
        self.affine.pop()

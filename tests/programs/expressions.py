"""Random well-typed expressions of the cipher language, as text. The generator in tests/programs builds on it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

ODD = (1, 2, 3, 4, 5, 7, 9, 11, 12, 13, 15, 17, 19, 23, 24, 25, 27, 31, 33, 35, 40, 41, 47, 48, 49, 55, 56, 57, 63)
PLAIN = (8, 16, 32, 64)


@dataclass
class Var:
    """A name that can be read: a scalar (`length` None), an array, or a compile-time integer (`bits` 0)."""

    name: str
    bits: int
    length: int | None = None
    mutable: bool = False
    low: int = 0  # of a compile-time integer: it is in low..high
    high: int = 0
    depth: int = 0  # run-time loops (and `blocks`) round its declaration
    constant: bool = False  # an array that a variable of a kept loop may index
    open: bool = False  # a parameter `u8[]`, of which only the first `length` elements are read


@dataclass
class Memory:
    """A kernel parameter."""

    name: str
    kind: str
    bits: int
    word: str
    length: int
    per_block: bool
    secret: bool


@dataclass
class Definition:
    """A `fn`, `table` or `linear`: parameter types as (bits, length), (0, None) for int, and the result's.

    A negative length is that of `u8[]`: at least so many elements.
    """

    name: str
    kind: str
    params: list[tuple[int, int | None]]
    bits: int
    length: int | None = None
    cost: int = 1  # operations of its body, about


@dataclass
class Settings:
    """What a shape changes: likelihoods and limits."""

    widths: list[int] = field(default_factory=lambda: [8, 16, 32, 32, 64])
    odd: float = 0.15  # an unusual width
    leaf: float = 0.3
    tables: bool = True
    heavy: float = 1.0  # likelihood of `*` and calls
    lanes: bool = False  # one width, and only what a lane of a vector register can do


class Expressions:
    """Expressions of a wanted width from what is in scope; `budget` bounds the operations still to be written."""

    def __init__(self, rng: random.Random, settings: Settings) -> None:
        self.rng, self.set = rng, settings
        self.scopes: list[list[Var]] = [[]]
        self.memory: list[Memory] = []
        self.callables: list[Definition] = []
        self.affine: list[tuple[str, int, int]] = []  # labelled loops: variable, first, last + 1
        self.rows: list[tuple[str, int, int, int]] = []  # constants of two dimensions: name, bits, rows, columns
        self.in_blocks = self.in_kernel = False
        self.budget = 0
        self.spent = 0  # operations written so far
        # Kinds of compound expression with their weights; the methods take (bits, depth).
        self.kinds: list[tuple[float, Callable[[int, int], str | None]]] = [
            (8, self.binary), (3, self.shift), (1.5, self.unary), (1.2, self.choose), (1.5, self.cat),
            (1.2, self.slice), (1.5, self.cast), (1, self.byte), (3, self.call), (2, self.sliced),
            (0.8, self.product), (0.5, self.permuted), (1, self.by_value), (0.7, self.carried)]
        if settings.lanes:
            self.kinds = [*self.kinds[:3], (1, self.sliced), (0.4, self.permuted), (0.5, self.by_value)]

    # -- choices ----------------------------------------------------------------------------------------
    def chance(self, p: float) -> bool:
        return self.rng.random() < p

    def width(self, least: int = 1, most: int = 64) -> int:
        """A width in least..most, mostly one of the program's favourites."""
        if not self.chance(self.set.odd):
            fit = [w for w in self.set.widths if least <= w <= most]
            if fit:
                return self.rng.choice(fit)
        fit = [w for w in (*ODD, *PLAIN) if least <= w <= most]
        return self.rng.choice(fit) if fit else self.rng.randint(least, most)

    def literal(self, bits: int) -> int:
        """A number that fits; edge cases are likely."""
        edge = [0, 1, (1 << bits) - 1, 1 << (bits - 1), (1 << bits - 1) - 1, 0xFF & ((1 << bits) - 1)]
        return self.rng.choice(edge) if self.chance(0.4) else self.rng.getrandbits(bits)

    def number(self, value: int) -> str:
        return self.rng.choice((str, hex, bin))(value) if value < 256 else self.rng.choice((str, hex))(value)

    # -- scope ------------------------------------------------------------------------------------------
    def visible(self) -> list[Var]:
        return [v for scope in self.scopes for v in scope]

    def integer(self, low: int, high: int) -> str:
        """A compile-time integer expression in low..high."""
        ints = [v for v in self.visible() if v.bits == 0]
        if ints and self.chance(0.6):
            v = self.rng.choice(ints)
            if low <= v.low and v.high <= high and self.chance(0.6):
                return v.name
            # a variable may be negative; `%` gives 0 .. modulus - 1 all the same
            return f"({low} + ({v.name} * {self.rng.randint(1, 3)} + {self.rng.randint(0, 5)}) % {high - low + 1})"
        if high - low > 4 and self.chance(0.05):
            return f"({2 * low + 1} / 2 + {self.rng.randint(0, high - low)} % {high - low + 1})"
        return str(self.rng.randint(low, high))

    def index(self, length: int) -> str:
        """An index of a memory parameter; inside labelled loops often affine in their variables."""
        if self.affine and self.chance(0.6):
            name, first, end = self.rng.choice(self.affine)
            round_ = [size for size in (2, 4, 8) if size <= length]
            if round_ and self.chance(0.3):
                size = self.rng.choice(round_)
                base = self.rng.randint(0, length - size)
                turned = f"({self.rng.randint(1, 3)} * {name} + {self.rng.randint(0, 7)}) % {size}"
                return f"{base} + {turned}" if base else turned
            steps = [s for s in (1, 1, 2, 3, -1, -2) if abs(s) * (end - 1 - first) < length]
            if steps:
                step = self.rng.choice(steps)
                reach = sorted((step * first, step * (end - 1)))
                offset = self.rng.randint(-reach[0], length - 1 - reach[1])
                times = name if step == 1 else f"{step} * {name}" if self.chance(0.5) else f"{name} * {step}"
                return f"{times} + {offset}" if offset >= 0 else f"{times} - {-offset}"
        return self.integer(0, length - 1)

    def integer_below(self, length: int) -> str:
        """An index that no run-time loop moves."""
        return self.integer(0, length - 1)

    def readable(self) -> list[Memory]:
        return [m for m in self.memory if self.in_kernel and m.kind != "out" and (self.in_blocks or not m.per_block)]

    # -- leaves -----------------------------------------------------------------------------------------
    def source(self, want: int | None = None) -> tuple[str, int] | None:
        """Something readable with its width: a variable, a cell or a memory element."""
        found = [v for v in self.visible() if v.bits and (want is None or v.bits == want)]
        memory = [m for m in self.readable() if want is None or m.bits == want]
        rows = [r for r in self.rows if want is None or r[1] == want]
        if rows and self.chance(0.1):
            name, bits, *lengths = self.rng.choice(rows)
            row, column = (self.index, self.integer_below) if self.chance(0.5) else (self.integer_below, self.index)
            return f"{name}[{row(lengths[0])}][{column(lengths[1])}]", bits
        if memory and (not found or self.chance(0.25)):
            m = self.rng.choice(memory)
            return f"{m.name}[{self.index(m.length)}]", m.bits
        if not found:
            return None
        recent = found[-6:] if self.chance(0.5) else found
        v = self.rng.choice(recent)
        if v.length is None:
            return v.name, v.bits
        return f"{v.name}[{self.index(v.length) if v.constant else self.integer(0, v.length - 1)}]", v.bits

    def leaf(self, bits: int) -> str:
        """A value of `bits` bits with little or no computing."""
        exact = self.source(bits)
        if exact and not self.chance(0.1):
            return exact[0]
        other = self.source()
        if other is None or self.chance(0.15):
            ints = [v for v in self.visible() if v.bits == 0]
            if ints and self.chance(0.4):
                return f"u{bits}({self.rng.choice(ints).name})"
            return f"u{bits}({self.number(self.literal(bits))})"
        text, have = other
        if have > bits and self.chance(0.5):
            return f"{text}[{self.integer(0, have - bits)} +: {bits}]"
        return text if have == bits else f"u{bits}({text})"

    # -- compound ---------------------------------------------------------------------------------------
    def expr(self, bits: int, depth: int = 3) -> str:
        """An expression of exactly `bits` bits that is never a number without a width."""
        if depth <= 0 or self.budget <= 0 or self.chance(self.set.leaf):
            return self.leaf(bits)
        self.spend(1)
        weights = [w for w, _ in self.kinds]
        for _ in range(4):
            made = self.rng.choices([k for _, k in self.kinds], weights)[0](bits, depth - 1)
            if made is not None:
                return made
        return self.binary(bits, depth - 1)

    def spend(self, operations: int) -> None:
        self.budget -= operations
        self.spent += operations

    def operand(self, bits: int, depth: int) -> str:
        """As expr, but sometimes a bare number (the other operand gives it its width)."""
        if self.chance(0.12):
            value = self.literal(bits)
            if self.chance(0.1) and bits > 1:
                return f"(-{self.rng.randint(1, 1 << bits - 1)})"
            return self.number(value)
        return self.expr(bits, depth)

    def binary(self, bits: int, depth: int) -> str:
        op = self.rng.choices("|^&+-*", (2, 4, 2, 4, 2, 0.7 * self.set.heavy))[0]
        if self.chance(0.06):
            terms = [self.leaf(bits) for _ in range(self.rng.randint(3, 9))]
            return "(" + self.rng.choice((" ^ ", " + ", " & ", " | ")).join(terms) + ")"
        a, b = self.expr(bits, depth), self.operand(bits, depth)
        return f"({a} {op} {b})" if self.chance(0.5) or op == "-" else f"({b} {op} {a})"

    def product(self, bits: int, depth: int) -> str | None:
        """The high word of a product, the product of two words, or one without carries."""
        if not self.chance(self.set.heavy):
            return None
        if self.chance(0.3):
            self.spend(30)  # of hundreds: they are as many for each
            kind = "clmulhi" if bits in (32, 64) and self.chance(0.5) else "clmul"
            a, b = self.expr(bits, depth), self.operand(bits, depth)
            short = bits == 64 and self.chance(0.3)
            return f"{kind}({a}, u64({self.expr(32, depth)}))" if short else f"{kind}({a}, {b})"
        if bits not in (32, 64):
            return None
        if bits == 64 and self.chance(0.5):
            return f"(u64({self.expr(32, depth)}) * u64({self.expr(32, depth)}))"
        return f"mulhi({self.expr(bits, depth)}, {self.operand(bits, depth)})"

    def permuted(self, bits: int, depth: int) -> str:
        """Bits of a value in another order, some of them left out, or often."""
        wide = bits if self.set.lanes or self.chance(0.5) else self.width()
        self.spend(8)
        numbering = self.rng.choice(("", ", lsb0", ", lsb1", ", msb0", ", msb1"))
        first = int(numbering[-1]) if numbering else 0
        some = self.rng.sample(range(wide), bits) if bits <= wide and self.chance(0.6) else \
            [self.rng.randrange(wide) for _ in range(bits)]
        if bits == 1 << bits.bit_length() - 1 and bits <= wide and self.chance(0.4):  # of the index in another order
            order, flip = self.rng.sample(range(bits.bit_length() - 1), bits.bit_length() - 1), self.rng.randrange(bits)
            some = [sum((i >> b & 1) << to for b, to in enumerate(order)) ^ flip for i in range(bits)]
        return f"permute({self.expr(wide, depth)}, [{', '.join(str(i + first) for i in some)}]{numbering})"

    def shift(self, bits: int, depth: int) -> str:
        k = self.rng.choice([0, 1 % bits, bits - 1, 8 % bits, 16 % bits, 32 % bits]) if self.chance(0.4) else None
        amount = self.integer(0, bits - 1) if k is None else str(k)
        return f"({self.expr(bits, depth)} {self.rng.choice(('<<', '>>', '<<<', '>>>'))} {amount})"

    def by_value(self, bits: int, depth: int) -> str | None:
        """A rotation by a value, or a shift by one with few enough bits."""
        least = bits.bit_length() - 1
        turns = bits in (8, 16, 32, 64) and (self.set.lanes or self.chance(0.6))
        if not turns and (self.set.lanes or not least):
            return None
        self.spend(2)
        wide = bits if self.set.lanes else self.width() if turns else self.rng.randint(1, least)
        sign = self.rng.choice(("<<<", ">>>") if turns else ("<<", ">>"))
        return f"({self.expr(bits, depth)} {sign} {self.expr(wide, depth)})"

    def carried(self, bits: int, depth: int) -> str | None:
        """A sum or a difference with a carry, or the carry of one."""
        way = self.rng.choice(("addc", "subc") if bits > 1 else ("carry", "borrow"))
        wide = bits if bits > 1 else self.width(2)
        self.spend(3)
        a, b = self.expr(wide, depth), self.operand(wide, depth)
        c = "" if self.chance(0.4) else f", {self.expr(1, depth) if self.chance(0.5) else f'carry({a}, {b})'}"
        return f"{way}({a}, {b}{c})"

    def unary(self, bits: int, depth: int) -> str:
        return f"({self.rng.choice('~-')}{self.expr(bits, depth)})"

    def condition(self, depth: int) -> str:
        w = self.width()
        a, b = self.expr(w, depth), self.operand(w, depth)
        if self.chance(0.2):
            b = a  # equal operands
        return f"({a} {self.rng.choice(('==', '<'))} {b})" if self.chance(0.7) else f"({b} < {a})"

    def choose(self, bits: int, depth: int) -> str | None:
        if bits == 1 and self.chance(0.7):
            return self.condition(depth)
        c = self.condition(depth) if self.chance(0.6) else self.expr(1, depth)
        a, b = self.expr(bits, depth), self.operand(bits, depth)
        return f"select({c}, {a}, {b})" if self.chance(0.5) else f"select({c}, {b}, {a})"

    def cat(self, bits: int, depth: int) -> str | None:
        if bits < 2:
            return None
        parts: list[int] = []
        while sum(parts) < bits:
            most = bits - sum(parts)
            parts.append(8 if self.chance(0.4) and most >= 8 else self.width(1, most))
            if len(parts) == 8:
                parts[-1] = most
        return f"cat({', '.join(self.expr(w, depth - 1) for w in parts)})"

    def slice(self, bits: int, depth: int) -> str | None:
        wide = self.width(bits)
        return f"{self.expr(wide, depth)}[{self.integer(0, wide - bits)} +: {bits}]"

    def cast(self, bits: int, depth: int) -> str | None:
        return f"u{bits}({self.expr(self.width(), depth)})"

    def byte(self, bits: int, depth: int) -> str | None:
        wide = self.rng.choice([w for w in (8, 16, 24, 32, 32, 40, 48, 56, 64, 64)])
        text = f"{self.expr(wide, depth)}.byte[{self.integer(0, wide // 8 - 1)}]"
        if bits == 8:
            return text
        return f"u{bits}({text})" if self.chance(0.3) else None

    def call(self, bits: int, depth: int) -> str | None:
        usable = [c for c in self.callables if c.length is None and c.kind not in ("array", "procedure")
                  and (self.set.tables or c.kind != "table") and c.cost <= max(1, self.budget)]
        fit = [c for c in usable if c.bits == bits]
        if not usable or (not fit and self.chance(0.5)):
            return None
        c = self.rng.choice(fit or usable)
        text = self.apply(c, depth)
        if text is None or c.bits == bits:
            return text
        if c.bits > bits:
            return f"{text}[{self.integer(0, c.bits - bits)} +: {bits}]"
        return f"u{bits}({text})"

    def apply(self, c: Definition, depth: int) -> str | None:
        """A call of `c`, or None where no array of a type it wants is in scope."""
        self.spend(c.cost)
        given: list[str] = []
        for bits, length in c.params:
            if bits == 0:
                given.append(self.integer(0, 7))
            elif length is None:
                given.append(self.expr(bits, depth))
            elif length < 0:
                arrays = [v.name for v in self.visible() if v.bits == bits and v.length and v.length >= -length]
                arrays += [m.name for m in self.readable() if m.bits == bits and m.length >= -length]
                given.append(self.rng.choice(arrays) if arrays else
                             "[" + ", ".join(self.leaf(bits) for _ in range(-length)) + "]")
            else:
                arrays = [v.name for v in self.visible() if v.bits == bits and v.length == length and not v.open]
                given.append(self.rng.choice(arrays) if arrays and self.chance(0.7) else
                             "[" + ", ".join(self.leaf(bits) for _ in range(length)) + "]")
        return f"{c.name}({', '.join(given)})"

    def sliced(self, bits: int, depth: int) -> str | None:
        """One output bit of a small table at every bit position."""
        usable = [c for c in self.callables if c.kind == "table" and c.params[0][0] <= 4]
        if not usable or self.budget < 2:
            return None
        c = self.rng.choice(usable)
        self.spend(3 << c.params[0][0])
        given = ", ".join(self.expr(bits, depth) for _ in range(c.params[0][0]))
        return f"slicewise({c.name}, {given})[{self.integer(0, c.bits - 1)}]"

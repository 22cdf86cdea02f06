"""Numbers modulo a constant in random programs: sums and products, carried round loops, and their digits."""

from __future__ import annotations

from scheduler.mapping.choose import KNOWN
from tests.programs.expressions import Var
from tests.programs.shapes import Shapes

LIKELY = 0.15 if "limbs" in KNOWN else 0.0  # of the programs of the other shapes have numbers
WITHOUT = ("slices", "expansion", "frame")
MODULI = {"(1 << 130) - 5": 130, "(1 << 127) - 1": 127, "(1 << 61) - 1": 61, "(1 << 255) - 19": 255,
          "(1 << 64) - 59": 64, "(1 << 31) - 1": 31, "(1 << 90) - 33": 90}
LARGE = 400  # bits of the factors of all products: of 130 bits three, each of hundreds of operations
RADICES = (13, 22, 26, 28, 30, 32, 44, 51, 52, 64)
FILES = ("", "", " in general", " in mmx", " in xmm", " in x87", " in x87")


class Numbers(Shapes):
    """Writes a type of numbers and statements with some; what they come to are arrays of words like any other."""

    field = ""  # the name of the type
    wide = 0  # bits of its modulus
    kept: list[str]  # variables that are numbers
    running = ""  # one of them that the loop over the blocks may change
    multiplied = 0  # bits of the factors of the products so far

    def number_type(self) -> None:
        """A type, now and then, and perhaps a function of it."""
        with self.apart():
            self.kept = []
            if self.set.lanes or self.shape in WITHOUT or not self.chance(LIKELY):
                return
            text = self.rng.choice([*MODULI])
            self.field, self.wide = self.name("N"), MODULI[text]
            self.line(f"type {self.field} = mod {text}")
            if self.chance(0.4):
                n = self.field
                self.line(f"fn square(x: {n}, more: {n}[]) -> {n} {{ return x * x {self.rng.choice('+-')} more[0] }}")

    def made_of(self) -> str:
        """What a number is made of: a word, some of them, memory."""
        memory = [m.name for m in self.readable() if m.bits * m.length <= 2 * self.wide]
        if memory and self.chance(0.4):
            return self.rng.choice(memory)
        if self.chance(0.5):
            return self.leaf(self.rng.choice((8, 32, 32, 64)))
        bits = self.rng.choice((8, 32, 32, 64))
        return "[" + ", ".join(self.leaf(bits) for _ in range(self.rng.randint(1, max(1, self.wide // bits + 1)))) + "]"

    def atom(self) -> str:
        if self.kept and self.chance(0.6):
            return self.rng.choice(self.kept)
        return f"{self.field}({self.made_of()})"

    def room_for_products(self, products: int) -> bool:
        """Whether so many more are not too much for a program that is to be compiled in a second; counts them."""
        if self.multiplied and self.multiplied + products * self.wide > LARGE:
            return False
        self.multiplied += products * self.wide
        return True

    def arithmetic(self) -> str:
        """A sum of a few numbers, some of them products."""
        terms = []
        for _ in range(self.rng.randint(1, 3)):
            term = self.atom()
            if self.chance(0.5) and self.room_for_products(1):
                other = self.atom() if self.chance(0.7) else str(self.rng.choice((-1, 3, 5, 1 << 20, (1 << 31) - 1)))
                term = f"square({term}, [{self.atom()}])" if self.written("square") and self.chance(0.3) else \
                    f"({term} {self.rng.choice('+-')} {self.atom()}) * {other}" if self.chance(0.3) else \
                    f"{term} * {other}"
            terms.append(term if self.chance(0.85) else f"-({term})")
        text = terms[0]
        for term in terms[1:]:
            text += f" {self.rng.choice('++-')} {term}"
        return text if self.chance(0.8) else f"{text} + (1 << {self.rng.randint(0, self.wide - 1)})"

    def written(self, name: str) -> bool:
        return any(line.startswith(f"fn {name}(") for line in self.lines)

    def before_blocks(self) -> None:
        """A number for the loop over the blocks to change; in one that depends on no other block, to read."""
        if not self.field:
            return
        with self.apart():
            name = self.name("h")
            self.line(f"{'let' if self.independent else 'var'} {name} = {self.field}({self.made_of()})")
            self.kept.append(name)
            self.running = "" if self.independent else name

    def number_statements(self) -> None:
        """A few numbers, and the digits of one."""
        if not self.field:
            return
        with self.apart():
            for _ in range(self.rng.randint(1, 2)):
                name, mutable = self.name("x"), self.chance(0.5)
                self.line(f"{'var' if mutable else 'let'} {name} = {self.field}(0) + {self.arithmetic()}")
                self.kept.append(name)
                if mutable and self.chance(0.5):
                    self.number_loop(name)
            if self.running and self.chance(0.8) and self.room_for_products(1):
                self.line(f"{self.running} = ({self.running} + {self.atom()}) * {self.atom()}")
            self.digits(self.rng.choice(self.kept))

    def number_loop(self, name: str) -> None:
        """A loop that a mapping may keep."""
        j, label, count = self.name("j"), self.name("loop"), self.rng.randint(1, 3)
        if not self.room_for_products(count):
            return
        self.labels()[label] = [count]
        self.affine.append((j, 0, count))
        value = f"{name} * {self.atom()} + {self.field}({self.leaf(32)})"
        self.affine.pop()
        self.line(f"for {j} in 0..{count} as {label} {{ {name} = {value} }}")

    def digits(self, name: str) -> None:
        v = Var(self.name("d"), self.rng.choice((8, 16, 32, 32, 32, 64, 64, 7, 26)), depth=self.runtime)
        v.length = -(-self.wide // v.bits)
        self.line(f"let {v.name} = digits({name}, {v.bits})")
        self.scopes[-1].append(v)

    def after_blocks(self) -> None:
        """The digits of what was carried round."""
        if self.running:
            with self.apart():
                self.kept = [self.running]
                self.digits(self.running)

    def held(self, said: list[str]) -> list[str]:
        """Directives, and how numbers lie in registers; many streams of numbers are much code."""
        said = [d for d in said if not (self.field and d.startswith("streams") and int(d.split()[1]) > 2)]
        if not self.field or not self.chance(0.6):
            return said
        radix = self.rng.choice([r for r in RADICES if r < self.wide + 8])
        return [*said, f"limbs {-(-self.wide // radix)} by {radix}{self.rng.choice(FILES)}"]

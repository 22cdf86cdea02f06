"""Random definitions of the cipher language: `const`, `table`, `sbox`, `linear` and `fn`, as lines of text."""

from __future__ import annotations

from tests.programs.expressions import Definition, Expressions, Var


class Definitions(Expressions):
    """Writes definitions to `lines` and remembers what they declare."""

    lines: list[str]
    depth = 0
    count = 0

    def name(self, prefix: str) -> str:
        self.count += 1
        return f"{prefix}{self.count}"

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def cells(self, bits: int, length: int) -> str:
        values = [self.literal(bits) for _ in range(length)]
        if self.chance(0.1) and bits > 1:
            values[0] = -self.rng.randint(1, 1 << bits - 1)
        return "[" + ", ".join(str(v) if v < 0 else hex(v) for v in values) + "]"

    def constants(self) -> None:
        for _ in range(self.rng.randint(0, 3)):
            name, bits = self.name("C"), self.width()
            if self.chance(0.3):
                value = self.rng.randint(0, 6)
                self.line(f"const {name}: int = {value}")
                self.scopes[0].append(Var(name, 0, low=value, high=value))
            elif self.chance(0.15):  # a row of it is used as an array, an element through two indices
                rows, length = self.rng.randint(1, 4), self.rng.randint(1, 6)
                cells = ", ".join(self.cells(bits, length) for _ in range(rows))
                self.line(f"const {name}: u{bits}[{rows}][{length}] = [{cells}]")
                self.scopes[0].append(Var(f"{name}[{self.rng.randint(0, rows - 1)}]", bits, length, constant=True))
                self.rows.append((name, bits, rows, length))
            elif self.chance(0.5):
                length = self.rng.randint(1, 6)
                self.line(f"const {name}: u{bits}[{length}] = {self.cells(bits, length)}")
                self.scopes[0].append(Var(name, bits, length, constant=True))
            else:
                self.budget = 3
                value_text = self.expr(bits, 2) if self.chance(0.4) else self.number(self.literal(bits))
                self.line(f"const {name}: u{bits} = {value_text}")
                self.scopes[0].append(Var(name, bits))

    def table(self) -> None:
        """A table of 2 to 512 entries, written out or by a rule."""
        index, bits = self.rng.choices(range(1, 10), (1, 1, 1, 3, 1, 1, 2, 8, 1))[0], self.width()
        if bits < 8 and self.chance(0.3):
            bits = self.rng.choice((8, 16, 32, 64))
        name, word = self.name("T"), self.rng.choice(("table", "sbox"))
        if index <= 6 or self.chance(0.1):
            text = self.cells(bits, 1 << index)
        else:
            self.budget = 4
            self.scopes.append([Var("c", index)])
            value = self.expr(bits, 3) if self.chance(0.5) else f"(u{bits}(c) * {self.literal(bits) | 1})"
            # the constant keeps tables with equal rules apart
            text = f"c => ({value} ^ {self.number(self.literal(bits))})"
            self.scopes.pop()
        self.line(f"{word} {name}: u{index} -> u{bits} = {text}")
        self.callables.append(Definition(name, "table", [(index, None)], bits))

    def linear_term(self, bits: int) -> str:
        """A linear expression of the variable x of `bits` bits."""
        k = self.rng.randint(0, bits - 1)
        ways = ["x", f"(x << {k})", f"(x >> {k})", f"(x <<< {k})", f"(x >>> {k})",
                f"(x & {hex(self.literal(bits))})", f"select(x[{k} +: 1], {hex(self.literal(bits))}, u{bits}(0))",
                f"((x >> {k}) & {hex(self.literal(bits))})"]
        if bits > 1:
            half = self.rng.randint(1, bits - 1)
            ways.append(f"cat(x[{half} +: {bits - half}], x[0 +: {half}])")
            ways.append(f"cat(x[{half} +: {bits - half}] ^ x[0 +: {bits - half}], x[0 +: {half}])")
        if bits % 8 == 0 and bits > 8:
            order = list(range(bits // 8))
            self.rng.shuffle(order)
            ways.append("cat(" + ", ".join(f"x.byte[{i}]" for i in order) + ")")
        return self.rng.choice(ways)

    def linear(self) -> None:
        bits, name = self.width(), self.name("L")
        out = bits if self.chance(0.6) else self.width()
        terms = " ^ ".join(self.linear_term(bits) for _ in range(self.rng.randint(1, 4)))
        self.line(f"linear {name}(x: u{bits}) -> u{out} {{")
        if self.chance(0.3):
            self.line(f"    var y = {terms}")
            self.line(f"    for i in 0..{self.rng.randint(1, 3)} {{ y = (y <<< {self.rng.randint(0, bits - 1)}) ^ x }}")
            terms = "y"
        self.line(f"    return u{out}({terms})" if out != bits else f"    return {terms}")
        self.line("}")
        self.callables.append(Definition(name, "linear", [(bits, None)], out))

    def block(self, statements: int) -> None:
        """Statements inside braces; the kernel generator supplies this."""
        raise NotImplementedError

    def procedure(self) -> None:
        """A function without a result, which writes memory."""
        name, bits, length = self.name("P"), self.rng.choice((8, 16, 32, 32, 64)), self.rng.randint(1, 3)
        self.line(f"fn {name}(m: u{bits}[], x: u{bits}, i: int) {{")
        self.budget = 3
        self.scopes.append([Var("x", bits), Var("i", 0, low=0, high=length - 1)])
        self.line(f"    m[i] = {self.expr(bits, 2)} {self.rng.choice('+^')} x")
        if length > 1 and self.chance(0.5):
            self.line(f"    m[{length - 1} - i] = {self.leaf(bits)}")
        self.scopes.pop()
        self.line("}")
        self.callables.append(Definition(name, "procedure", [(bits, -length), (bits, None), (0, None)], bits))

    def function(self) -> None:
        name, bits = self.name("F"), self.width()
        before = self.spent
        length = self.rng.randint(1, 4) if self.chance(0.15) else None
        params: list[Var] = []
        for _ in range(self.rng.randint(1, 4)):
            kind = self.rng.choices(("scalar", "array", "int", "open"), (6, 2, 1, 2))[0]
            v = Var(self.name("p"), self.width(), mutable=True)
            if kind == "array":
                v.length = self.rng.randint(1, 4)
            elif kind == "int":
                v = Var(v.name, 0, low=0, high=7)
            elif kind == "open":  # of a width that memory has
                v = Var(v.name, self.rng.choice((8, 16, 32, 32, 64)), self.rng.randint(1, 3), open=True)
            params.append(v)
        head = ", ".join(f"{v.name}: " + ("int" if not v.bits else f"u{v.bits}" + (
            "[]" if v.open else f"[{v.length}]" if v.length else "")) for v in params)
        self.line(f"fn {name}({head}) -> u{bits}" + (f"[{length}]" if length else "") + " {")
        self.scopes.append(params)
        self.depth += 1
        self.budget = 8
        ints = [v for v in params if not v.bits]
        if ints and self.chance(0.4) and length is None:
            self.line(f"if {ints[0].name} < {self.rng.randint(1, 6)} {{ return {self.expr(bits, 2)} }}")
        self.block(self.rng.randint(0, 3))
        value = self.expr(bits, 3) if length is None else "[" + ", ".join(
            self.expr(bits, 2) for _ in range(length)) + "]"
        self.line(f"return {value}")
        self.depth -= 1
        self.scopes.pop()
        self.line("}")
        kinds = [(v.bits, -v.length if v.open and v.length else v.length) for v in params]
        self.callables.append(Definition(name, "array" if length else "fn", kinds, bits, length,
                                         1 + self.spent - before))

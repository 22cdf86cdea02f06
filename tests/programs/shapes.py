"""What the bodies of random kernels are about: long chains, many live values, look-ups, message expansions, …"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

from tests.programs.expressions import Definition, Memory, Settings, Var
from tests.programs.statements import Statements

SHAPES = ("plain", "plain", "chain", "spill", "sums", "memory", "loops", "tables", "wide", "bits", "schedule",
          "lanes", "lanes", "slices", "slices", "boxes", "boxes", "expansion", "expansion", "frame")
WORDS = ("u8", "u16le", "u16be", "u32le", "u32le", "u32be", "u64le", "u64be")
SLICED = 2  # statements beside those of the parameters: each is tens of operations in slices
HALVES = 16  # bits by which tables of 64-bit entries may be rotations of one another


def width_of(word: str) -> int:
    """Bits of an element of a memory type such as u16be."""
    return int(word[1:].rstrip("leb"))


class Shapes(Statements):
    """Writes the part of a body that gives a shape its name."""

    size: int
    shape: str
    expanded: list[str]  # arrays of words that follow a recurrence
    boxed = 0  # bits of the words that `boxes` makes
    big = 0  # elements of a parameter that is long
    byte_box, affine_box = "", False  # a table of 256 bytes that words in lanes are looked up in

    def special(self) -> None:
        """What is particular of the shape, if anything is."""
        made = {"chain": self.chain, "spill": self.spill, "sums": self.sums, "memory": self.traffic,
                "loops": self.nest, "boxes": self.boxes, "expansion": self.expansion,
                "tables": self.neighbours, "frame": self.frame}.get(self.shape)
        if made:
            made()
        if self.byte_box:
            with self.apart():
                self.look_bytes_up()

    def defined(self) -> None:
        """Definitions that a shape begins with."""
        if self.shape == "boxes":
            self.families()
        elif self.shape == "tables":
            with self.apart():
                for _ in range(2):
                    self.small_box(self.rng.choice((2, 3, 4, 4, 4)))
        elif self.set.lanes or self.shape == "slices":
            for _ in range(self.rng.randint(0, 2)):  # S-boxes that are logic
                self.small_box(self.rng.choice((1, 2, 2, 3, 4)))
        if self.set.lanes and self.set.widths == [32]:
            with self.apart():
                self.box_of_bytes()

    def small_box(self, bits: int) -> None:
        name, out = self.name("T"), self.rng.choice((1, 2, 4, bits))
        self.line(f"sbox {name}: u{bits} -> u{out} = {self.cells(out, 1 << bits)}")
        self.callables.append(Definition(name, "table", [(bits, None)], out))

    def box_of_bytes(self) -> None:
        """Any table of bytes, or one that is affine, in some programs in lanes."""
        if self.chance(0.6):
            self.byte_box, self.set.tables = self.name("T"), True
            self.affine_box = self.chance(0.7)
            rule = "(c <<< 3) ^ (c <<< 1) ^ c" if self.affine_box else f"c * c + c * {self.literal(8)}"
            self.line(f"table {self.byte_box}: u8 -> u8 = c => (({rule}) ^ {self.number(self.literal(8))})")

    def look_bytes_up(self) -> None:
        """A word of the box's entries for the bytes of one or two words."""
        values = [self.name("v") for _ in range(self.rng.randint(1, 2))]
        for v in values:
            self.line(f"let {v} = {self.leaf(32)}")
        parts = [f"{self.byte_box}({self.rng.choice(values)}.byte[{self.rng.randrange(4)}])" for _ in range(4)]
        made = Var(self.name("v"), 32, depth=self.runtime)
        self.line(f"let {made.name} = cat({', '.join(parts)})")
        self.scopes[-1].append(made)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Choices that those after them do not depend on."""
        mine, self.rng = self.rng, random.Random("\n".join(self.lines))
        yield
        self.rng = mine

    # -- bodies -----------------------------------------------------------------------------------------
    def chain(self) -> None:
        """A long dependent chain."""
        v = Var(self.name("v"), self.width(), mutable=True, depth=self.runtime)
        self.line(f"var {v.name} = {self.leaf(v.bits)}")
        self.scopes[-1].append(v)
        for _ in range(4 * self.size):
            self.budget = 1
            k = self.rng.randint(0, v.bits - 1)
            way = self.rng.choice((f"({v.name} <<< {k}) ^ {self.leaf(v.bits)}", f"{v.name} + {self.leaf(v.bits)}",
                                   f"{self.leaf(v.bits)} - {v.name}", f"~{v.name} * {self.leaf(v.bits)}",
                                   f"({v.name} >> {k}) | {self.leaf(v.bits)}", f"{v.name} ^ ({v.name} << {k})"))
            self.line(f"{v.name} = {way}")

    def spill(self) -> None:
        """Many live values, read twice each in other orders than they were made."""
        names = []
        for _ in range(self.rng.randint(10, 12 + 2 * self.size)):
            v = Var(self.name("v"), self.width())
            self.budget = 2
            self.line(f"let {v.name} = {self.expr(v.bits, 2)}")
            self.scopes[-1].append(v)
            names.append(v)
        for _ in range(2):
            self.rng.shuffle(names)
            total = Var(self.name("v"), 32, mutable=True)
            self.line(f"var {total.name} = u32({self.number(self.literal(32))})")
            self.scopes[-1].append(total)
            for v in names:
                op, k = self.rng.choice("+^-"), self.rng.randint(0, 9)
                self.line(f"{total.name} = ({total.name} {op} u32({v.name})) <<< {k}")

    def sums(self) -> None:
        """Sums of many operands, some of them shared."""
        for _ in range(1 + self.size // 3):
            bits = self.width()
            op = self.rng.choice("^+^+&|")
            terms = []
            for _ in range(self.rng.randint(5, 20)):
                self.budget = 2
                terms.append(self.expr(bits, 1) if self.chance(0.4) else self.leaf(bits))
            v = Var(self.name("v"), bits)
            self.line(f"let {v.name} = {f' {op} '.join(terms)}")
            self.scopes[-1].append(v)

    def traffic(self) -> None:
        """Stores and loads of few places, close together."""
        for _ in range(2 * self.size):
            self.budget = self.rng.randint(0, 3)
            self.rng.choice((self.store, self.store, self.reload))()

    def nest(self) -> None:
        for _ in range(1 + self.size // 4):
            self.labelled()

    # -- look-ups ---------------------------------------------------------------------------------------
    def families(self) -> None:
        """Tables of u8: of 32-bit entries, or of 64-bit ones that are rotations of one another."""
        bits = self.boxed = self.rng.choice((32, 64))
        for _ in range(self.rng.randint(1, 2)):
            rule = f"u{bits}(c) * {hex(self.literal(bits) | 1)} ^ {self.number(self.literal(bits))}"
            for left in self.rng.sample(range(0, bits, HALVES if bits == 64 else 8), self.rng.randint(2, 3)):
                name = self.name("T")
                turned = f"({rule}) <<< {left}" if left else rule
                self.line(f"table {name}: u8 -> u{bits} = c => {turned}")
                self.callables.append(Definition(name, "table", [(8, None)], bits))

    def boxes(self) -> None:
        """Rounds whose words are sums of look-ups at bytes of other words, as in a cipher with an S-box."""
        bits = self.boxed
        tables = [c for c in self.callables if c.kind == "table" and (c.params, c.bits) == ([(8, None)], bits)]
        self.rng.shuffle(tables)
        words, s, i = self.rng.randint(2, 4), self.name("s"), self.name("i")
        self.line(f"var {s}: u{bits}[{words}]")
        for n in range(words):
            m = self.rng.choice([m for m in self.readable() if m.bits == bits] or [None])
            self.line(f"{s}[{n}] = {f'{m.name}[{n % m.length}]' if m else self.leaf(bits)}")
        self.scopes[-1].append(Var(s, bits, words, True, depth=self.runtime))
        for _ in range(1 + self.size // 4):
            t = self.name("t")
            terms = [f"{box.name}({s}[({i} + {self.rng.randint(0, 3)}) % {words}]"
                     f".byte[{self.rng.randrange(bits // 8)}])"
                     for box in (tables * 2)[:self.rng.randint(2, 4)]]
            if self.chance(0.7):
                terms.append(self.leaf(bits))
            self.line(f"var {t}: u{bits}[{words}]")
            self.line(f"for {i} in 0..{words} {{ {t}[{i}] = {' ^ '.join(terms)} }}")
            self.line(f"{s} = {t}")
        for m in self.writable():
            for n in range(m.length if m.bits == bits else 0):
                if self.chance(0.5):
                    self.line(f"{m.name}[{n}] = {s}[{n % words}] ^ {self.leaf(bits)}")

    def neighbours(self) -> None:
        """S-boxes side by side on parts of a word, their results in a sum or joined; some are left out."""
        with self.apart():
            boxes = [c for c in self.callables if c.kind == "table" and c.params[0][0] <= 4 and c.bits <= 4]
            for _ in range(1 + self.size // 4):
                x, y, bits = self.name("x"), self.name("y"), self.rng.choice((8, 16, 32, 64))
                self.budget = 2
                self.line(f"let {x}: u{bits} = {self.expr(bits, 2)}")
                lo, at, terms = self.rng.choice((0, 0, 4)), 0, []
                while True:
                    box = self.rng.choice(boxes)
                    if lo + box.params[0][0] > bits or at + box.bits > bits:
                        break
                    terms.append((f"{box.name}({x}[{lo} +: {box.params[0][0]}])", at, box.bits))
                    lo, at = lo + box.params[0][0] + self.rng.choice((0, 0, 0, 0, 0, 0, 1)), at + box.bits
                sign = self.rng.choice(("^", "^", "|", "+", "&", ","))
                if sign == ",":
                    value = "cat(" + ", ".join([one for one, _, _ in terms] + [f"{x}[0 +: {bits - at}]"] * (at < bits))
                    value += ")"
                else:
                    self.rng.shuffle(terms)
                    value = f" {sign} ".join(f"(u{bits}({one}) << {to})" if wide < bits else one
                                             for one, to, wide in terms)
                self.line(f"let {y}: u{bits} = {value}")
                self.scopes[-1] += [Var(x, bits, depth=self.runtime), Var(y, bits, depth=self.runtime)]

    # -- recurrences ------------------------------------------------------------------------------------
    def expansion(self) -> None:
        """A message expansion and steps that read its words in order."""
        w, i, total = self.name("w"), self.name("i"), self.name("v")
        first = self.rng.choice((4, 4, 8, 8, 16))
        even = first == 16 or self.chance(0.5)  # else a distance below four makes all of them even
        words = (2 if even else 4) * first + self.rng.choice((4, 5, 8, 12))  # enough for words in fours
        near = [d for d in range(1, first + 1) if not even or d % 2 == 0]
        distances = self.rng.sample(near, min(len(near), self.rng.choice((1, 2, 2, 2, 3, 3, 4))))
        m = self.rng.choice([m for m in self.readable() if m.bits >= 32] or [None])
        given = f"u32({m.name}[{i} % {m.length}])" if m else self.leaf(32)
        terms = " ^ ".join(f"{w}[{i} - {d}]" for d in distances)
        rotation = self.rng.choice((0, 1, 1, 3, 5, 31, 16, self.rng.randint(1, 31)))
        value = f"({terms}) <<< {rotation}" if rotation else terms
        self.line(f"var {w}: u32[{words}]")
        self.line(f"for {i} in 0..{words} {{ if {i} < {first} {{ {w}[{i}] = {given} + u32({i} + 1) }} "
                  f"else {{ {w}[{i}] = {value} }} }}")
        self.expanded.append(w)
        steps = self.rng.choice((f"({total} <<< 5) + {w}[{i}]", f"({total} ^ {w}[{i}]) >>> 9",
                                 f"({total} + {w}[{i}]) ^ ({total} <<< 7)",
                                 f"({total} <<< 5) + ({total} <<< 30) + {w}[{i}]",
                                 f"({total} <<< 11) ^ (({total} >>> 7) + {w}[{i}])"))
        self.line(f"var {total} = {self.leaf(32)}")
        self.line(f"for {i} in 0..{words} {{ {total} = {steps} }}")
        self.scopes[-1] += [Var(w, 32, words), Var(total, 32, mutable=True, depth=self.runtime)]

    # -- frames -----------------------------------------------------------------------------------------
    def frame(self) -> None:
        """An array that loops leave in the frame, of some hundred bytes or of more than a page."""
        if self.big:  # the buffers of blocks left over are large: no array
            self.traffic()
            return
        bits = self.rng.choice((32, 32, 64))
        length = self.rng.choice((20, 36, 60, 80))
        a, i, j = self.name("a"), self.name("i"), self.name("j")
        self.line(f"var {a}: u{bits}[{length}]")
        self.line(f"for {i} in 0..{length} {{ {a}[{i}] = {self.leaf(bits)} + u{bits}({i}) }}")
        self.scopes[-1].append(Var(a, bits, length, True, depth=self.runtime))
        label = self.name("loop")
        self.labels()[label] = [2]
        self.line(f"for {j} in 0..2 as {label} {{")
        self.depth += 1
        for _ in range(self.rng.randint(2, 8)):
            x, y = self.rng.randrange(length), self.rng.randrange(length)
            self.line(f"{a}[{x}] = ({a}[{y}] <<< {self.rng.randint(1, 31)}) {self.rng.choice('+^-')} {a}[{x}]")
        self.depth -= 1
        self.line("}")
        total = Var(self.name("v"), bits, mutable=True, depth=self.runtime)
        self.line(f"var {total.name} = {a}[0]")
        self.line(f"for {i} in 1..{length} {{ {total.name} = ({total.name} <<< 1) ^ {a}[{i}] }}")
        self.scopes[-1].append(total)

    # -- parameters -------------------------------------------------------------------------------------
    def length(self, word: str, per_block: bool) -> int:
        """That of a parameter; in the shape of slices blocks are those that can be transposed."""
        if self.shape == "slices":
            likely = (2, 4, 4, 4, 4, 8, 8, 16 if self.chance(0.1) else 4) if per_block else (1, 2, 4, 8)
            return max(1, self.rng.choice(likely) * 8 // width_of(word))
        if self.shape == "frame" and self.chance(0.3):
            self.big = self.rng.choice((40, 130, 600))
            return self.big
        return self.rng.choice((1, 2, 3, 4, 4, 6, 8))

    def word(self) -> str:
        """The type of a parameter's elements."""
        if self.set.lanes:
            return self.rng.choice([w for w in WORDS if width_of(w) == self.set.widths[0]])
        if self.shape == "slices":
            return self.rng.choice(("u8", "u8", "u16le", "u16be", "u32be"))
        if self.shape in ("boxes", "expansion") and self.chance(0.7):
            return self.rng.choice([w for w in WORDS if width_of(w) == (self.boxed or 32)])
        return self.rng.choice(WORDS)

    def add_memory(self, kind: str, word: str, length: int, per_block: bool) -> None:
        """A parameter more."""
        # a constant_time kernel may not put secrets where it reads public data
        secret = self.chance(0.5) or (kind == "inout" and not self.set.tables)
        self.memory.append(Memory(self.name("m"), kind, width_of(word), word, length, per_block, secret))


def settings(shape: str, rng: random.Random) -> Settings:
    """Likelihoods and limits of a shape."""
    widths = rng.choice(([32], [32], [8, 32], [16, 32], [8, 16, 32, 64], [64], [32, 64], [rng.randint(1, 64)],
                         [7, 9, 16], [33, 48, 63], [rng.randint(1, 64) for _ in range(3)]))
    made = Settings(widths, tables=rng.random() > 0.1)
    if shape == "wide":
        made.widths, made.odd = [64, 64, 63, 48, 33], 0.3
    elif shape == "bits":
        made.widths, made.odd = [1, 4, 7, 8, 9, 13, 31], 0.5
    elif shape == "tables":
        made.tables, made.widths = True, [8, 32, 8, 32, 64, 9]
    elif shape == "lanes":
        made = Settings([rng.choice((32, 32, 64))], odd=0, tables=False, heavy=0, lanes=True)
    elif shape == "slices":
        made.widths, made.odd, made.heavy, made.leaf = [rng.choice((1, 4, 8, 8, 16)), 8], 0.05, 0, 0.4
    elif shape in ("boxes", "expansion"):
        made.tables, made.widths, made.odd = made.tables or shape == "boxes", [32, 32, 64], 0.03
    elif shape in ("chain", "spill", "sums"):
        made.leaf, made.widths = 0.5, made.widths[:2]
    return made

"""The program of a seed: definitions, a kernel and its mapping directives, as text."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.programs.expressions import Var
from tests.programs.mappings import KERNEL, LAID, OFTEN, PATH, Mappings, targets_of
from tests.programs.shapes import SHAPES, SLICED, settings, width_of

NUMBERED = 0.35  # of the loops over blocks say `as i`
__all__ = ["KERNEL", "LAID", "PATH", "SHAPES", "generate", "targets_of"]


def generate(seed: int, size: int | None = None, shape: str | None = None, among: Sequence[str] = ()) -> str:
    """The program of `seed`, always the same text. `size` is 1 (tiny) to 10, `shape` one of SHAPES.

    `among`: the targets that its mappings may be for, if not all.
    """
    rng = random.Random(f"{seed} {size} {shape}")
    size = size if size is not None else min(rng.randint(1, 10) for _ in range(3))
    shape = shape if shape is not None else rng.choice(SHAPES)
    return _Kernel(rng, size, shape, targets_of(seed, among)).program()


class _Kernel(Mappings):
    def __init__(self, rng: random.Random, size: int, shape: str, targets: list[str]) -> None:
        super().__init__(rng, settings(shape, rng))
        self.lines, self.size, self.shape, self.targets = [], size, shape, targets
        self.expanded = []
        self.room = 3 + 3 * size if shape != "slices" else SLICED + size // 4

    def program(self) -> str:
        """The text: definitions, the kernel, and its mappings."""
        self.line(f"# shape {self.shape}, size {self.size}")
        self.constants()
        self.defined()
        self.number_type()
        makers = [self.table, self.linear, self.function, self.function, self.procedure]
        wanted = 0 if self.set.lanes else self.rng.randint(0, 2 + self.size // 2 if self.shape != "slices" else 1)
        for maker in self.rng.choices(makers, k=wanted + 2 * (self.shape == "tables")):
            room, self.room = self.room, 6
            (self.table if self.shape == "tables" and self.chance(0.4) else maker)()
            self.room = room
        self.kernel()
        self.mappings()
        return "\n".join(self.lines) + "\n"

    # -- the kernel -------------------------------------------------------------------------------------
    def parameters(self) -> list[str]:
        blocks = self.shape != "schedule" and self.chance(0.95 if self.shape in (*OFTEN, "boxes") else 0.85)
        in_place = blocks and self.chance(0.35)
        self.independent = blocks and self.chance(0.5)
        self.blocks_name = "n" if blocks else ""
        for i in range(self.rng.randint(2, 5 if self.shape != "slices" else 3)):
            kind = self.rng.choice(("in", "out", "inout")) if i > 1 else ("in", "out")[i]
            if i == 0 and self.chance(0.3):
                kind = "inout"
            per_block = blocks and (self.chance(0.65) or (self.independent and kind != "in"))
            word = self.word()
            self.add_memory(kind, word, self.length(word, per_block), per_block)
        if in_place:
            bytes_ = self.rng.choice((8, 16, 24) if self.shape != "slices" else (4, 4, 8))
            for kind in ("in", "out"):
                word = self.word()
                self.add_memory(kind, word, bytes_ * 8 // width_of(word), True)
        unsaid = ("", "public ") if self.set.tables else ("public ",)  # a constant_time kernel has to say it
        texts = [f"{m.name}: {('secret ' if m.secret else self.rng.choice(unsaid))}{m.kind} {m.word}"
                 f"[{m.length}]{' per block' if m.per_block else ''}" for m in self.memory]
        if blocks:
            texts.insert(self.rng.randint(0, len(texts)), f"{self.blocks_name}: count")
        return texts

    def kernel(self) -> None:
        text = ", ".join(self.parameters())
        self.line(f"kernel {KERNEL}({text}){' tables' if self.set.tables else ' constant_time'} {{")
        self.in_kernel, self.depth = True, 1
        self.scopes.append([])
        if self.blocks_name:
            self.some(self.rng.randint(0, 4))
            for v in self.scopes[-1] if self.independent else []:
                v.mutable = False  # nothing is carried from block to block
            self.before_blocks()
            number = self.numbered()
            self.line(f"blocks {self.blocks_name}{' as ' + number if number else ''} {{")
            self.in_blocks, self.depth, self.runtime = True, 2, 1
            self.scopes.append([])
            if number:
                self.use_number(number)
            self.number_statements()
            self.body()
            self.scopes.pop()
            self.in_blocks, self.depth, self.runtime = False, 1, 0
            self.line("}")
            self.after_blocks()
            self.some(self.rng.randint(0, 2))
            self.results(0.5)
        else:
            self.number_statements()
            self.body()
        self.scopes.pop()
        self.depth = 0
        self.line("}")

    def numbered(self) -> str:
        """The name of the block's number, or nothing; chosen apart, so that a program without it is as it was."""
        return self.name("i") if random.Random("\n".join(self.lines)).random() < NUMBERED else ""

    def use_number(self, number: str) -> None:
        """It can be read from here on; in lanes as a value of their width."""
        if self.set.lanes and self.set.widths != [32]:
            wide = self.fresh(64, None, False)
            self.line(f"let {wide.name} = u64({number})")
            self.scopes[-1].append(wide)
        else:
            self.scopes[-1].append(Var(number, 32, depth=self.runtime))

    def some(self, statements: int) -> None:
        for _ in range(statements):
            if self.room > 0:
                self.statement()

    def body(self) -> None:
        self.some(self.rng.randint(1, 1 + self.room // 2))
        self.special()
        self.some(self.room)
        self.results(0.8)

    def results(self, share: float) -> None:
        """Stores of what was computed, so that little of it is dead."""
        for m in self.writable():
            every = share > 0.5 and self.shape == "slices" and self.chance(0.7)  # `whole` wants all of a block
            for i in range(m.length):
                if every or self.chance(share * min(1, 12 / m.length)):
                    self.budget = 0
                    terms = [self.leaf(m.bits) for _ in range(self.rng.randint(1, 4))]
                    op = self.rng.choice((" ^ ", " ^ ", " + "))
                    self.line(f"{m.name}[{i}] = {op.join(terms)}")

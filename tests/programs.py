"""Random programs of the cipher language for differential testing.

    python -m tests.programs SEED                        prints the program of SEED
    python -m tests.programs SEED --run                  checks it; on failure prints a shrunk program
    python -m tests.programs --count 20000 --jobs 2      checks that many programs of new seeds

A seed alone decides the size and the shape; --size and --shape choose them.
"""

from __future__ import annotations

import random
import re
import sys

from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.parser import parse
from tests.program_expressions import Memory, Settings, Var
from tests.program_statements import Statements

SHAPES = ("plain", "plain", "chain", "spill", "sums", "memory", "loops", "tables", "wide", "bits", "schedule",
          "lanes")
WORDS = ("u8", "u16le", "u16be", "u32le", "u32le", "u32be", "u64le", "u64be")
LANES = {32: ("lanes 2 in mmx", "lanes 4 in xmm"), 64: ("lanes 2 in xmm",)}
LAID = "laid"
"""The variant that has another layout of the registers."""
STREAMS = ("streams 2", "streams 3", "streams 4", "streams 5", "streams 2 split mmx", "streams 2 split general",
           "streams 2 split mmx general")
KERNEL = "k"
PATH = "random.cw"


def generate(seed: int, size: int | None = None, shape: str | None = None) -> str:
    """The program of `seed`, always the same text. `size` is 1 (tiny) to 10, `shape` one of SHAPES."""
    rng = random.Random(f"{seed} {size} {shape}")
    size = size if size is not None else rng.randint(1, 10)
    shape = shape if shape is not None else rng.choice(SHAPES)
    return _Kernel(rng, size, shape).program()


def settings(shape: str, rng: random.Random) -> Settings:
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
    elif shape in ("chain", "spill", "sums"):
        made.leaf, made.widths = 0.5, made.widths[:2]
    return made


class _Kernel(Statements):
    def __init__(self, rng: random.Random, size: int, shape: str) -> None:
        super().__init__(rng, settings(shape, rng))
        self.lines, self.size, self.shape = [], size, shape
        self.room = 3 + 3 * size

    def program(self) -> str:
        """The text: definitions, the kernel, and mappings that roll some of its labelled loops."""
        self.line(f"# shape {self.shape}, size {self.size}")
        self.constants()
        makers = [self.table, self.linear, self.function, self.function]
        wanted = 0 if self.set.lanes else self.rng.randint(0, 2 + self.size // 2)
        for maker in self.rng.choices(makers, k=wanted + 2 * (self.shape == "tables")):
            room, self.room = self.room, 6
            (self.table if self.shape == "tables" and self.chance(0.4) else maker)()
            self.room = room
        self.kernel()
        live = self.live_labels()
        for cpu in self.rng.choice(([""], ["pentium3", "northwood", "prescott"])):
            rolled = [label for label in live if self.chance(0.7)]
            if rolled:
                self.line(f"mapping {KERNEL}{' on ' + cpu if cpu else ''} {{ roll {' '.join(rolled)} }}")
        self.layout(live)
        return "\n".join(self.lines) + "\n"

    def layout(self, live: list[str]) -> None:
        """Now and then a variant, for one CPU, with lanes, streams or places of values that are not the default."""
        cpu = self.rng.choice(("pentium3", "northwood", "prescott"))
        said = [f"roll {' '.join(live)}"] if live and self.chance(0.5) else []
        if self.chance(0.3):
            said.append(f"place all in {self.rng.choice(('general', 'mmx'))}")
        if self.chance(0.3):
            names = sorted(set(re.findall(r"(?:let|var) (\w+)", "\n".join(self.lines).split(f"kernel {KERNEL}")[1])))
            said += [f"keep {' '.join(self.rng.sample(names, len(names) // 2))} in memory"] if len(names) > 1 else []
        if self.chance(0.2):
            said.append(f"tables {self.rng.randint(1, 4)}")
        if self.blocks_name and self.chance(0.7):
            said.append(self.rng.choice(STREAMS))
        if self.set.lanes and self.blocks_name:
            lanes = self.rng.choice(LANES[self.set.widths[0]])
            said.append(lanes)
            cpu = "prescott" if lanes.endswith("xmm") and cpu == "pentium3" else cpu
        if said and (self.set.lanes or self.chance(0.6)):
            self.line(f"mapping {KERNEL} {LAID} on {cpu} {{ {'; '.join(said)} }}")

    def live_labels(self) -> list[str]:
        """Labels of loops that the kernel has (others stand in functions it does not call, or in dead `if`s)."""
        live = list(self.labels())
        if not live:
            return live
        program = parse("\n".join(self.lines), PATH)
        while live:
            try:
                elaborate(program, KERNEL, frozenset(live))
                break
            except SourceError as error:
                missing = error.message.rpartition("labelled `")[2].rstrip("`")
                if missing not in live:
                    break  # a mistake of the generator or of the compiler, for the checker to find
                live.remove(missing)
        return live

    # -- the kernel -------------------------------------------------------------------------------------
    def parameters(self) -> list[str]:
        blocks = self.shape != "schedule" and self.chance(0.85)
        self.in_place = blocks and self.chance(0.35)
        self.blocks_name = "n" if blocks else ""
        for i in range(self.rng.randint(2, 5)):
            kind = self.rng.choice(("in", "out", "inout")) if i > 1 else ("in", "out")[i]
            if i == 0 and self.chance(0.3):
                kind = "inout"
            length = self.rng.choice((1, 2, 3, 4, 4, 6, 8))
            self.add_memory(kind, self.word(), length, blocks and self.chance(0.65))
        if self.in_place:
            bytes_ = self.rng.choice((8, 16, 24))
            for kind in ("in", "out"):
                word = self.word()
                self.add_memory(kind, word, bytes_ * 8 // width_of(word), True)
        unsaid = ("", "public ") if self.set.tables else ("public ",)  # a constant_time kernel has to say it
        texts = [f"{m.name}: {('secret ' if m.secret else self.rng.choice(unsaid))}{m.kind} {m.word}"
                 f"[{m.length}]{' per block' if m.per_block else ''}" for m in self.memory]
        if blocks:
            texts.insert(self.rng.randint(0, len(texts)), f"{self.blocks_name}: count")
        return texts

    def word(self) -> str:
        """The type of a parameter's elements."""
        fit = [w for w in WORDS if not self.set.lanes or width_of(w) == self.set.widths[0]]
        return self.rng.choice(fit)

    def add_memory(self, kind: str, word: str, length: int, per_block: bool) -> None:
        # a constant_time kernel may not put secrets where it reads public data
        secret = self.chance(0.5) or (kind == "inout" and not self.set.tables)
        self.memory.append(Memory(self.name("m"), kind, width_of(word), word, length, per_block, secret))

    def kernel(self) -> None:
        text = ", ".join(self.parameters())
        self.line(f"kernel {KERNEL}({text}){' tables' if self.set.tables else ' constant_time'} {{")
        self.in_kernel, self.depth = True, 1
        self.scopes.append([])
        if self.blocks_name:
            self.some(self.rng.randint(0, 4))
            self.line(f"blocks {self.blocks_name} {{")
            self.in_blocks, self.depth, self.runtime = True, 2, 1
            self.scopes.append([])
            self.body()
            self.scopes.pop()
            self.in_blocks, self.depth, self.runtime = False, 1, 0
            self.line("}")
            self.some(self.rng.randint(0, 2))
            self.results(0.5)
        else:
            self.body()
        self.scopes.pop()
        self.depth = 0
        self.line("}")

    def some(self, statements: int) -> None:
        for _ in range(statements):
            if self.room > 0:
                self.statement()

    def body(self) -> None:
        special = {"chain": self.chain, "spill": self.spill, "sums": self.sums, "memory": self.traffic,
                   "loops": self.nest}.get(self.shape)
        first = self.rng.randint(1, 1 + self.room // 2)
        self.some(first)
        if special:
            special()
        self.some(self.room)
        self.results(0.8)

    def results(self, share: float) -> None:
        """Stores of what was computed, so that little of it is dead."""
        for m in self.writable():
            for i in range(m.length):
                if self.chance(share):
                    self.budget = 0
                    terms = [self.leaf(m.bits) for _ in range(self.rng.randint(1, 4))]
                    op = self.rng.choice((" ^ ", " ^ ", " + "))
                    self.line(f"{m.name}[{i}] = {op.join(terms)}")

    # -- shapes -----------------------------------------------------------------------------------------
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


def width_of(word: str) -> int:
    """Bits of an element of a memory type such as u16be."""
    return int(word[1:].rstrip("leb"))


def main(arguments: list[str]) -> int:
    from tests.program_run import command
    return command(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

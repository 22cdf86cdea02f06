"""Random mappings of random programs: every directive of the language, aimed at what a program has."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from dsl.diagnostics import SourceError
from dsl.elaborate import elaborate
from dsl.ir import Kernel
from dsl.parser import parse
from scheduler.lowering.boxes import PICKED
from scheduler.mapping.layout import BOX_WAYS
from targets.cpu import load_cpu, target_names
from targets.x86.instruction_set import COUNT, VECTORS
from targets.x86.register_files import LEAST as FEWEST
from targets.x86.register_files import VECTOR_FILES, register_set
from tests.programs.numbers import Numbers

KERNEL = "k"
PATH = "random.cw"
LAID = "laid"
"""The variant that has another layout of the registers."""
FILES = {**{row.said: row.file for row in VECTOR_FILES.values()}, "general": "r"}
LANES = {32: ("lanes 2 in mmx", "lanes 4 in xmm", "lanes 8 in ymm", "lanes 16 in zmm", "lanes 1 in xmm"),
         64: ("lanes 2 in xmm", "lanes 4 in ymm", "lanes 8 in zmm")}
BYTE_LANES = ("lanes 16 in xmm", "lanes 32 in ymm", "lanes 64 in zmm")
LEAST = {"general": 16, "mmx": 32}
"""Bits of the shortest blocks that are transposed; 64 elsewhere."""
OFTEN: Mapping[str, Mapping[str, float]] = {
    "lanes": {"lanes": 1, "streams": 0.4, "place all": 0.1, "keep": 0.1, "tables": 0, "merge": 0, "windows": 0,
              "place": 0, "first": 0},
    "slices": {"slices": 1, "whole": 0.7, "broadcast": 0.5, "streams": 0.15, "place all": 0.1, "tables": 0, "merge": 0,
               "windows": 0, "place": 0, "keep": 0, "first": 0},
    "boxes 32": {"place": 0.6, "merge": 0.4, "windows": 0.4, "tables": 0.02},
    "boxes 64": {"place all": 0.9, "keep": 0.7, "tables": 0.8},
    "expansion": {"pack": 0.7, "first": 0.4},
    "frame": {"streams": 0.9}}
"""How likely a directive is in a shape, where that is not as in USUAL."""
DIFFERENCES = RESIDENTS = 0.15
USUAL = {"roll": 0.5, "place all": 0.3, "keep": 0.15, "tables": 0.015, "merge": 0.015, "windows": 0.015, "apart": 0.05,
         "place": 0.2, "streams": 0.5, "sums": 0.2, "rotations": 0.25, "first": 0.25}


def targets_of(seed: int, among: Sequence[str] = ()) -> list[str]:
    """A target of 32-bit code and one of 64-bit code, in any order; those of neighbouring seeds are others.

    With `among` two of these, whichever they are.
    """
    if among:
        return random.Random(f"targets of {seed}").sample(list(among), min(2, len(among)))
    known = [[n for n in target_names() if load_cpu(n).bits == bits] for bits in (32, 64)]
    names = [some[seed % len(some)] for some in known]
    random.Random(f"targets of {seed}").shuffle(names)
    return names


def stem(name: str) -> str:
    """The variable of `x[2]`."""
    return name.partition("[")[0]


def turned(kernel: Kernel) -> bool:
    """Whether a value is rotated by different amounts."""
    amounts: dict[int, set[object]] = {}
    for o in kernel.body.ops():
        if o.kind in ("rotl", "rotr") and o.bits in (32, 64):
            amounts.setdefault(id(o.args[0]), set()).add(o.attr)
    return any(len(several) > 1 for several in amounts.values())


class Mappings(Numbers):
    """Writes mappings of a finished kernel, those of LAID for the targets of the program's seed."""

    targets: list[str]
    blocks_name: str

    def mappings(self) -> None:
        """Loops that are kept, for all CPUs or for some, and a layout that is not the default."""
        kernel, live = self.elaborated()
        cpus = [load_cpu(name).name for name in self.targets]
        rolled = [label for label in live if self.chance(0.7)]
        if rolled:
            self.line(f"mapping {KERNEL} {{ roll {' '.join(rolled)} }}")
            if self.chance(0.4):
                said = [f"{self.rng.choice(('unroll', 'roll'))} {self.rng.choice(rolled)}"]
                said += self.nested({"sums": 0.2, "rotations": 0.3})
                self.line(f"mapping {KERNEL} on {self.rng.choice(cpus)} {{ {'; '.join(said)} }}")
        said = self.layout(kernel, live)
        if said:
            on = self.rng.choice(("", f" on {', '.join(dict.fromkeys(cpus))}"))
            self.line(f"mapping {KERNEL} {LAID}{on} {{ {'; '.join(said)} }}")

    def elaborated(self) -> tuple[Kernel | None, list[str]]:
        """The kernel, and the labels of its loops (others stand in functions it does not call, or in dead `if`s)."""
        live = list(self.labels())
        program = parse("\n".join(self.lines), PATH)
        while True:
            try:
                return elaborate(program, KERNEL, frozenset(live)), live
            except SourceError as error:
                missing = error.message.rpartition("labelled `")[2].rstrip("`")
                if missing not in live:
                    return None, live  # a mistake of the generator or of the compiler, for the checker to find
                live.remove(missing)

    def layout(self, kernel: Kernel | None, live: list[str]) -> list[str]:
        """Directives for the variant; some may have nothing to work on, and are refused then."""
        likely = {**USUAL, **OFTEN.get(f"{self.shape} {self.boxed}" if self.boxed else self.shape, {})}
        said = []
        if live and self.chance(likely["roll"]):
            said.append(self.roll(live))
        if self.blocks_name:
            said += self.copied(likely)
        if self.chance(likely["place all"]):
            said.append(f"place all in {self.rng.choice(('general', 'mmx', 'mmx')) if self.boxed != 64 else 'mmx'}")
        said += self.nested({**likely, "rotations": 0.7 if kernel and turned(kernel) else 0.07})
        if self.chance(likely["tables"]):
            said.append(f"tables {self.rng.choice((1, 1, 2, 3))}")
        if self.chance(likely["merge"]):
            said.append("tables merge")
        if self.chance(likely["windows"]):
            said.append(f"tables windows {self.rng.choice((2, 4, 8, 8, 8))}")
        if self.chance(likely["apart"]):
            said.append("frame apart")
        if kernel:
            said += self.named(kernel, likely)
        with self.apart():
            said = self.held(said)
            if self.chance(DIFFERENCES):
                said.append("prefer differences")
            if self.chance(RESIDENTS):
                said.append("prefer residents")
        self.rng.shuffle(said)
        return said

    def nested(self, likely: Mapping[str, float]) -> list[str]:
        """Nested sums and rotations, each as likely as is said."""
        return [f"prefer nested_{what}" for what in ("sums", "rotations") if self.chance(likely[what])]

    def roll(self, live: list[str]) -> str:
        """Loops kept, one of them perhaps with several bodies in a pass."""
        label = self.rng.choice(live)
        times = [n for n in (2, 3, 4, 5) if all(count % n == 0 for count in self.labels()[label])]
        if times and self.chance(0.5):
            return f"roll {label} by {self.rng.choice(times)}"
        return f"roll {' '.join(live)}"

    # -- copies -----------------------------------------------------------------------------------------
    def copied(self, likely: Mapping[str, float]) -> list[str]:
        """Lanes, slices and streams."""
        said = []
        if self.set.lanes:
            said.append(self.rng.choice([d for d in LANES[self.set.widths[0]] if self.has(d.split()[-1])]
                                        or LANES[self.set.widths[0]]))
            if self.byte_box:
                with self.apart():
                    said = self.in_boxes(said)
        elif "slices" in likely:
            file = self.rng.choice([f for f in FILES if self.has(f)])
            said.append(f"slices in {file}")
            least = LEAST.get(file, 64)
            held = [m.name for m in self.memory if m.per_block and m.bits * m.length >= least]
            if held and self.chance(likely["whole"]):
                said.append(f"whole {' '.join(self.rng.sample(held, self.rng.randint(1, min(2, len(held)))))}")
            read = [m.name for m in self.memory if m.kind == "in" and not m.per_block]
            if read and file in ("ymm", "zmm", "xmm") and self.chance(likely["broadcast"]):
                said.append(f"broadcast {self.rng.choice(read)}")
        if self.chance(likely["streams"]):
            said.append(self.streams())
        return said

    def in_boxes(self, said: list[str]) -> list[str]:
        """Look-ups of bytes in lanes, some of bytes, in a way that a target has, if one has any."""
        there = [(lanes, way) for lanes in (*LANES[32], *BYTE_LANES) for way in BOX_WAYS
                 if (self.affine_box or way in PICKED) and self.does(way, lanes.split()[-1])]
        lanes, way = self.rng.choice(there) if there else (said[0], self.rng.choice([*BOX_WAYS]))
        return [lanes, f"boxes by {way}", *said[1:]]

    def does(self, way: str, file: str) -> bool:
        """Whether a target of the program looks bytes up in this way, in such registers."""
        what, kind = BOX_WAYS[way], VECTORS.get(FILES[file], "")
        return what.least <= VECTOR_FILES[FILES[file]].bytes and any(
            all(load_cpu(name).instructions.find(does, *[kind] * registers, *[COUNT] * counts, elem=8)
                for does, registers, counts in what.kinds) for name in self.targets)

    def has(self, file: str) -> bool:
        """Whether a target of the program has registers that `file` names."""
        features = [load_cpu(name).features for name in self.targets]
        return file == "general" or any(VECTOR_FILES[FILES[file]].feature in f for f in features)

    def streams(self) -> str:
        """Streams, that share registers or have their own where there are enough."""
        count = self.rng.choice((2, 2, 2, 3, 4, 5, 8) if self.shape != "slices" else (2, 2, 3))
        bits = self.rng.choice([load_cpu(name).bits for name in self.targets])
        files = [f for f in FILES if len(register_set(bits).files[FILES[f]]) // count >= FEWEST and self.has(f)]
        if not files or self.chance(0.4):
            return f"streams {count}"
        return f"streams {count} split {' '.join(self.rng.sample(files, self.rng.randint(1, len(files))))}"

    # -- names ------------------------------------------------------------------------------------------
    def named(self, kernel: Kernel, likely: Mapping[str, float]) -> list[str]:
        """Directives that name variables and parameters, of those that there is something of."""
        ops = [*kernel.body.ops()]
        sums = [o.name for o in ops if o.kind == "xor" and o.bits == 32 and o.name
                and all(a.kind in ("lookup", "load", "xor") for a in o.args)]
        words = [stem(a.name) for o in ops for a in o.args if a.bits == 32 and a.name not in ("", o.name)
                 and a.kind not in ("const", "param", "result", "load", "index")]
        words += [o.attr.param.name for o in ops if o.kind == "load" and o.bits == 32 and o.attr.param.kind != "const"]
        long = [stem(a.name) for o in ops if o.kind == "extract" for a in o.args if a.bits > 32]
        declared = set(re.findall(r"(?:let|var) (\w+)", "\n".join(self.lines).split(f"kernel {KERNEL}")[1]))
        kept = sorted({*long} & declared) or sorted(declared)
        said = []
        if self.expanded and self.chance(likely["pack"]):
            said.append(f"prefer packed {self.rng.choice(self.expanded)}")
        if sums and self.chance(likely["place"]):
            said += [f"place {name} in mmx" for name in self.some_of(sums).split()]
        if words and self.chance(likely["first"]):
            said.append(f"prefer early {self.some_of(words)}")
        if kept and self.chance(likely["keep"]):
            said.append(f"prefer from_memory {self.some_of(kept)}")
        return said

    def some_of(self, names: list[str]) -> str:
        """One to three different names, in words."""
        distinct = sorted({*names})
        return " ".join(self.rng.sample(distinct, min(len(distinct), self.rng.choice((1, 1, 1, 2, 3)))))

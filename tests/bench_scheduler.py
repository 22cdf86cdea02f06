"""How fast the scheduler is: one long straight-line kernel, compiled for each CPU.

    python -m tests.bench_scheduler [ROUNDS]

A round is two quarter rounds of ChaCha and four columns of four table look-ups, on sixteen words: about 125
instructions. Behind them, AES in bit slices with its rounds unrolled, 33,000 instructions, is scheduled once with each
policy that long pieces are tried with.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.project.sources import ROOT
from dsl.parser import parse
from scheduler.graph.simplify import pieces
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.schedule.list_scheduler import schedule
from targets.cpu import cpu_names, load_cpu
from tests.support.through import SCHEDULED, graph_of

ROUNDS = 52
HEAD = """
table S: u8 -> u8 = c => u8(c) ^ (u8(c) <<< 3) ^ (u8(c) & (u8(c) <<< 1)) ^ 0x63
linear Mix(w: u32) -> u32 { return w ^ (w <<< 8) ^ (w <<< 13) }

kernel bench(key: secret in u32le[16], st: secret inout u32le[16]) tables {
    var s: u32[16]
    for i in 0..16 { s[i] = st[i] }
"""


def quarter(a: int, b: int, c: int, d: int) -> list[str]:
    """A quarter round of ChaCha."""
    made = []
    for x, y, z, amount in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        made += [f"s[{x}] = s[{x}] + s[{y}]", f"s[{z}] = (s[{z}] ^ s[{x}]) <<< {amount}"]
    return made


def source(rounds: int) -> str:
    """The kernel as cipher source, every statement written out."""
    lines = []
    for r in range(rounds):
        for column in (r % 4, (r + 2) % 4):
            turn = r % 2
            a, b, c, d = (4 * row + (column + turn * row) % 4 for row in range(4))
            lines += quarter(a, b, c, d)
        for k in range(4):
            words = ", ".join(f"S(s[{(4 * k + 5 * i + r) % 16}].byte[{i}])" for i in range(4))
            lines.append(f"s[{(4 * k + r) % 16}] = s[{(4 * k + r) % 16}] ^ Mix(cat({words})) ^ key[{(k + r) % 16}]")
    return HEAD + "".join(f"    {line}\n" for line in lines) + "    for i in 0..16 { st[i] = s[i] }\n}\n"


@dataclass(frozen=True)
class Result:
    """Seconds of the whole compilation, and of its passes from `schedule` on: schedule, finish, emit."""

    cpu: str
    instructions: int
    total: float
    scheduling: float

    def line(self) -> str:
        """One row of the table that is printed."""
        rate = self.instructions / self.scheduling
        return f"{self.cpu:<12}{self.instructions:>13}{self.total:>11.2f}{self.scheduling:>13.2f}{rate:>16.0f}"


TITLES = f"{'CPU':<12}{'instructions':>13}{'total, s':>11}{'schedule, s':>13}{'instructions/s':>16}"


def measure(cpu: str, rounds: int = ROUNDS) -> Result:
    """Compile the kernel for one CPU."""
    text = source(rounds)
    started = time.perf_counter()
    marks: list[float] = []
    made = compile_kernel(parse(text, "bench.cw"), "bench", load_cpu(cpu), source_text=text, source_name="bench.cw",
                          told=lambda step: marks.append(time.perf_counter()) if step.done.name == SCHEDULED else None)
    ended = time.perf_counter()
    return Result(cpu, int(made.manifest["instructions"]), ended - started, ended - marks[0])


def measure_slices(cpu: str = "core2-64") -> Iterator[tuple[str, int, float, float]]:
    """(policy, instructions, planned clocks, seconds) for each policy that large pieces are tried with."""
    program = parse((ROOT / "ciphers" / "aes.cw").read_text().replace("slices in xmm; roll rounds", "slices in xmm"),
                    "aes.cw")
    graph = graph_of(program, "aes128_encrypt", load_cpu(cpu), "bitsliced")
    piece = max(pieces(graph), key=lambda p: len(p.nodes))
    for policy in PORTFOLIO.of(load_cpu(cpu).bits).broad:
        plan = schedule(piece, load_cpu(cpu), policy)
        yield policy.name, len(plan.instrs), plan.cycles, plan.seconds


def main() -> None:
    """Print a row for every CPU, and the rows of the bit slices."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    print(TITLES)
    for cpu in cpu_names():
        print(measure(cpu, rounds).line(), flush=True)
    print(f"\n{'bit slices':<12}{'instructions':>13}{'policy':>14}{'schedule, s':>13}{'instructions/s':>16}")
    for name, count, _, seconds in measure_slices():
        print(f"{'core2-64':<12}{count:>13}{name:>14}{seconds:>13.2f}{count / seconds:>16.0f}", flush=True)


if __name__ == "__main__":
    main()

"""The three ways to run the lines of a microbenchmark: over and over, as a loop, and once by itself."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from cipherwright.instrument import instrument
from cipherwright.microbench.encode import ORIGIN, assemble, copies
from cipherwright.microbench.text import REGISTERS, Line, Register, Sequence, TextError
from cipherwright.microbench.trace import build, start_values, touched
from targets.machinecode import SP, XMM, Instruction
from targets.outcome import Outcome
from targets.trace import Trace
from targets.x86.registers import MASK

UNROLL = 16             # any code laid 16 times behind itself ends on a 16-byte fetch block
STEADY = 1500           # instructions measured in steady state, after a third of that
ITERATIONS = 64         # of a loop, measured, after as many
WALK = 32               # iterations after which a loop's pointers begin anew: half a kilobyte for 16-byte steps
REGISTERS_IN_TURN = (4, 6, 8, 16)
REST = 24               # jumps behind the loads that warm the cache; each is seen for the first time and goes forward,
                        # which every predictor gets wrong, so each gives the pipeline time to run empty

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Bench:
    """A sequence on a CPU of the model; `start` are the register values that addresses are made of."""

    sequence: Sequence
    cpu: str
    start: dict[int, int]
    origin: int = ORIGIN
    before: int = 0         # bytes of the one instruction that runs in front of a loop


@dataclass(frozen=True)
class Steady:
    """Clocks and uops (as they are renamed) of one repetition in steady state, instructions, and clocks by cause."""

    clocks: float
    uops: float
    instructions: int
    spent: dict[str, float]


@dataclass(frozen=True)
class Once:
    """When each uop of a single run was decoded, renamed, dispatched and complete; `line` is its line's number.

    `end` is the clock at which the whole run was over, `spent` has its clocks by cause.
    """

    line: Array
    decode: Array
    rename: Array
    dispatch: Array
    complete: Array
    end: float
    spent: dict[str, float]

    def of(self, line: int) -> Once:
        """The uops of one line; CannotRun if it has none."""
        chosen = self.line == line
        if not chosen.any():
            raise instrument.CannotRun(f"the model's timeline has no uop for instruction {line + 1}")
        return Once(self.line[chosen], self.decode[chosen], self.rename[chosen], self.dispatch[chosen],
                    self.complete[chosen], self.end, self.spent)


def _jumps(lines: list[Line], code: list[Instruction]) -> dict[int, int]:
    """Unconditional jumps are taken, conditional ones fall through."""
    return {i: 1 for i, (line, one) in enumerate(zip(lines, code, strict=True))
            if line.jumps_to and not one.conditional}


def steady(bench: Bench, lines: list[Line], renamed: list[list[Line]] | None = None) -> Steady:
    """Steady state of `lines` laid behind itself; `renamed` are the copies that take turns, if they differ."""
    turns = renamed or [lines]
    count = math.lcm(UNROLL, len(turns))
    body = [line for k, one in enumerate(_labelled(turns, count)) for line in one]
    code = assemble(body, bench.sequence, bench.origin)
    warm, measured = -(-STEADY // (3 * len(body))) + 1, -(-STEADY // len(body)) + 1
    order = list(range(len(code)))
    trace = build(code, [order] * (warm + measured), warm, _jumps(body, code), bench.start)
    return _steady(instrument.simulate(trace, bench.cpu), count, len(lines))


def _steady(outcome: Outcome, count: int, instructions: int) -> Steady:
    """One of `count` repetitions in each call, of so many instructions."""
    each = outcome.calls * count
    return Steady(outcome.cycles / each, outcome.slots / outcome.instructions * instructions, instructions,
                  {cause: clocks / each for cause, clocks in outcome.causes.items()})


def _labelled(turns: list[list[Line]], count: int) -> list[list[Line]]:
    """`count` copies in turn, each with labels of its own."""
    length = len(turns[0])
    plain = copies(turns[0], count)
    out = []
    for k in range(count):
        mine = plain[k * length:(k + 1) * length]
        out.append([replace(line, operands=own.operands) if not line.jumps_to else line
                    for line, own in zip(mine, turns[k % len(turns)], strict=True)])
    return out


def loop(bench: Bench, lines: list[Line], taken: dict[str, bool]) -> Steady:
    """One iteration of a loop that ends in a jump back, in steady state.

    `taken` says of other jumps, by mnemonic, if they are. A loop without a jump back is run in steady state instead.
    TextError if no instruction of `bench.before` bytes is known.
    """
    labels = {line.label: i for i, line in enumerate(lines) if line.label}
    back = [i for i, line in enumerate(lines) if labels.get(line.jumps_to, len(lines)) <= i]
    if not back:
        return steady(bench, lines)
    entry = [_filler(bench.before)] if bench.before else []
    code = assemble(entry + lines, bench.sequence, bench.origin - bench.before)
    shift = len(entry)
    order, flags = _path(lines, labels, back[-1], taken)
    body = [position + shift for position in order]
    flags = {position + shift: flag for position, flag in flags.items()}
    calls = [[*range(shift), *body]] + [body] * (2 * ITERATIONS - 1)
    trace = build(code, calls, ITERATIONS, flags, bench.start, keep=WALK)
    return _steady(instrument.simulate(trace, bench.cpu), 1, len(order))


def _path(lines: list[Line], labels: dict[str, int], last: int, taken: dict[str, bool]) -> tuple[list[int],
                                                                                               dict[int, int]]:
    """The positions of one iteration, and the jumps that are taken."""
    order: list[int] = []
    flags = {last: 1}
    at = labels[lines[last].jumps_to]
    while True:
        order.append(at)
        line = lines[at]
        if at == last:
            return order, flags
        jump = bool(line.jumps_to) and taken.get(line.mnemonic, line.mnemonic == "jmp")
        if jump and labels.get(line.jumps_to, -1) > at:
            flags[at] = 1
            at = labels[line.jumps_to]
        else:
            at += 1


def _filler(size: int) -> Line:
    """One instruction of `size` bytes that nothing depends on."""
    made = {1: Line("nop"), 2: Line("mov", (("eax",), ("eax",))),
            3: Line("lea", (("eax",), ("[", "byte", "eax", "]"))), 5: Line("mov", (("ebp",), ("1",))),
            6: Line("mov", (("ebp",), ("[", "1179648", "]"))), 7: Line("lea", (("eax",), ("[", "eax", "*", "4", "]")))}
    if size not in made:
        raise TextError(f"no instruction of {size} bytes is known to put in front")
    return made[size]


def once(bench: Bench, lines: list[Line], warm: list[int] | None = None) -> Once:
    """A single run. With `warm` the given addresses are loaded first, and the pipeline comes to rest.

    CannotRun on a CPU whose model keeps no timeline.
    """
    code = assemble(lines, bench.sequence, bench.origin)
    front = assemble(_warming_lines(warm), bench.sequence, bench.origin) if warm else []
    begin = bench.origin - sum(one.length for one in front)
    whole = (assemble(_warming_lines(warm), bench.sequence, begin) if warm else []) + code
    taken = {position + len(front): flag for position, flag in _jumps(lines, code).items()}
    taken.update({position: 1 for position, one in enumerate(front) if one.branch})
    trace = build(whole, [list(range(len(whole)))], 0, taken, bench.start)
    outcome = instrument.simulate(trace, bench.cpu, timeline=True)
    timeline = outcome.timeline
    if timeline is None:
        raise instrument.CannotRun("the model of this CPU keeps no timeline")
    mine = np.asarray(timeline.position) >= len(front)
    return Once(timeline.position[mine] - len(front), timeline.decode[mine], timeline.rename[mine],
                timeline.dispatch[mine], timeline.complete[mine], float(outcome.marks[-1]), dict(outcome.causes))


def _warming_lines(addresses: list[int]) -> list[Line]:
    """Loads, and mispredicted jumps to the next line: nothing waits then, and fetching begins anew at the sequence."""
    loads = [Line("mov", (("eax",), ("[", str(a), "]"))) for a in addresses]
    return loads + [Line("jc", ((f"l_rest{n + 1}",),), f"l_rest{n}") for n in range(REST)]


def slots(bench: Bench, line: Line) -> int:
    """Uops of one line by itself as they are renamed: fused ones and macro-operations count once."""
    code = assemble([line], bench.sequence, bench.origin)
    return instrument.simulate(build(code, [[0]], 0, {}, bench.start), bench.cpu).slots


def addresses_of(bench: Bench, *variants: list[Line]) -> list[int]:
    """The data addresses that a single run of any of the variants uses."""
    out: dict[int, None] = {}
    for lines in variants:
        code = assemble(lines, bench.sequence, bench.origin)
        trace: Trace = build(code, [list(range(len(code)))], 0, {}, bench.start)
        out.update(dict.fromkeys(touched(trace)))
    return list(out)


def fastest(bench: Bench, lines: list[Line]) -> Steady:
    """Steady state of independent copies with the number of registers in turn that suits the CPU best.

    Few registers may leave latency to be seen; many may grow old, which P6 and its heirs read slowly.
    """
    return min((steady(bench, lines, independent(bench, lines, most=most)) for most in REGISTERS_IN_TURN),
               key=lambda done: done.clocks)


def independent(bench: Bench, lines: list[Line], flagged_only: bool = False, most: int = 16) -> list[list[Line]]:
    """Copies whose results go to different registers in turn, so that no copy waits for another; `most` bounds these.

    Registers that are only read stay; so do those a line writes without naming them. With `flagged_only` the lines
    whose text calls them independent are renamed and the others stay.
    """
    code = assemble(lines, bench.sequence, bench.origin)
    chosen = [(line, one) for line, one in zip(lines, code, strict=True) if not flagged_only or line.dependent is False]
    written = list(dict.fromkeys(key for line, one in chosen for key in _written(line, one)))
    turns, maps = 1, {}
    for kind in {kind for kind, _ in written}:
        mine = [key for key in written if key[0] == kind]
        pool = _pool(kind, mine, lines, code, bench.sequence.bits)
        pool = pool[: max(most // len(mine), 1) * len(mine)]
        maps[kind] = (mine, pool)
        turns = math.lcm(turns, len(pool) // math.gcd(len(pool), len(mine)))
    out = []
    for k in range(turns):
        mapping = {key: pool[(k * len(mine) + i) % len(pool)] for mine, pool in maps.values()
                   for i, key in enumerate(mine)}
        out.append([line.renamed(mapping) if not flagged_only or line.dependent is False else line for line in lines])
    return out


def _written(line: Line, one: Instruction) -> list[tuple[str, int]]:
    """Named registers that a line writes."""
    numbers = {r.number for r in one.writes}
    return [(r.kind, r.number) for r in line.registers() if r.kind != "st" and _model_number(r) in numbers]


def _model_number(register: Register) -> int:
    return {"gpr": 0, "mm": 16, "k": MASK}.get(register.kind, XMM) + register.number


def _pool(kind: str, written: list[tuple[str, int]], lines: list[Line], code: list[Instruction],
          bits: int) -> list[int]:
    """Register numbers to take in turn: the written ones first, then all that the lines do not use otherwise."""
    named = [r for line in lines for r in line.registers() if r.kind == kind]
    narrow = kind == "gpr" and any(r.width in (0, 8) for r in named)
    count = 4 if narrow else 8 if kind in ("mm", "k") or bits == 32 else 16
    offset = _model_number(Register(kind, 0, 0))
    implicit = {r.number - offset for one in code for r in (*one.reads, *one.writes)}
    used = {r.number for r in named} | {n for n in implicit if 0 <= n < 16}
    mine = [n for _, n in written]
    free = [n for n in range(count) if n not in used and not (kind == "gpr" and n == SP)]
    return mine + free[: len(free) // len(mine) * len(mine)]


def chained(bench: Bench, lines: list[Line]) -> list[Line]:
    """Lines of which each waits for the one before: as they are, through the address, or to and fro.

    CannotRun if a single instruction can neither read what it wrote nor change places with its source.
    """
    if len(lines) > 1:
        return lines
    line, one = lines[0], assemble(lines, bench.sequence, bench.origin)[0]
    if one.load_bytes and one.store_bytes and not one.stack_delta:
        return lines        # it reads the place that it wrote
    own = _written(line, one)
    reads = {r.number for r in one.reads} | set(one.address_registers)
    named = line.registers()
    if any(_model_number(r) in reads for r in named if (r.kind, r.number) in own):
        return lines
    same = [r for r in named if own and r.kind == own[0][0] and (r.kind, r.number) not in own]
    if not same:
        raise instrument.CannotRun(f"'{line.text}' cannot be chained: its result is no operand of its own kind")
    if one.load_bytes:
        return [line.renamed({own[0]: same[0].number})]
    swap = {own[0]: same[0].number, (same[0].kind, same[0].number): own[0][1]}
    return [line, line.renamed(swap)]


def bench_for(sequence: Sequence, cpu: str, moved: dict[int, int], origin: int = ORIGIN, before: int = 0) -> Bench:
    """A bench with the registers at their usual places, `moved` off them."""
    return Bench(sequence, cpu, start_values(moved), origin, before)


REGISTER_NUMBERS = {name: r.number for name, r in REGISTERS.items() if r.kind == "gpr"}

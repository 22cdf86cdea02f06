"""Logic circuits: straight-line programs of and, or, xor and not, read from text, checked and measured.

A program is lines `NAME = A & B`, `A | B`, `A ^ B`, `~A` or `A`. Inputs are x0, x1, …; outputs are y0, y1, …, all
of them assigned. What a circuit costs is computed from the program, never written beside it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from scheduler.select.cover import Cut, cover

LINE = re.compile(r"(\w+)\s*=\s*(?:(~?)\s*(\w+)|(\w+)\s*([&|^])\s*(\w+))")
SIGNS = {"&": "and", "|": "or", "^": "xor"}
TEXT = {"and": "&", "or": "|", "xor": "^"}


class CircuitError(Exception):
    """A circuit that is malformed or does not compute its table."""


@dataclass(frozen=True)
class Step:
    """One gate: `kind` is and, or, xor (two operands), not (one), zero or ones (none). Operands are value numbers."""

    kind: str
    args: tuple[int, ...]


@dataclass(frozen=True)
class Circuit:
    """Values are numbered: first the `inputs`, then one for each step; `outputs` are values, bit 0 first."""

    inputs: int
    steps: tuple[Step, ...]
    outputs: tuple[int, ...]
    name: str = ""

    @cached_property
    def gates(self) -> int:
        """Operations, constants not counted."""
        return sum(bool(s.args) for s in self.steps)

    @cached_property
    def depth(self) -> int:
        """Operations on the longest path from an input to an output."""
        deep = [0] * self.inputs
        for s in self.steps:
            deep.append(max((deep[a] for a in s.args), default=-1) + 1)
        return max((deep[o] for o in self.outputs), default=0)

    @cached_property
    def copies(self) -> int:
        """Copies that two-operand instructions need if the steps are done in the order written."""
        return self._registers_and_copies[1]

    @cached_property
    def registers(self) -> int:
        """Registers needed if the steps are done in the order written, with two-operand instructions."""
        return self._registers_and_copies[0]

    @cached_property
    def _registers_and_copies(self) -> tuple[int, int]:
        last = {a: i for i, s in enumerate(self.steps) for a in s.args}
        last.update((o, len(self.steps)) for o in self.outputs)
        live = {v for v in range(self.inputs) if v in last}
        most, copies = len(live), 0
        for i, s in enumerate(self.steps):
            dying = {a for a in s.args if last[a] == i}
            copies += bool(s.args) and not dying
            live.add(self.inputs + i)
            most = max(most, len(live) - bool(dying))
            live -= dying
        return most, copies

    def without(self, free_inputs: frozenset[int], free_outputs: frozenset[int]) -> Circuit:
        """What is left to compute where complements of these inputs and outputs are merged with something else.

        The result has the costs of what is left; it is another function.
        """
        uses: dict[int, int] = {}
        for v in [*self.outputs, *(a for s in self.steps for a in s.args)]:
            uses[v] = uses.get(v, 0) + 1
        ends = {o for j, o in enumerate(self.outputs) if j in free_outputs and uses[o] == 1}
        number = {v: v for v in range(self.inputs)}
        kept: list[Step] = []
        for i, s in enumerate(self.steps, self.inputs):
            if s.kind == "not" and (i in ends or (s.args[0] in free_inputs and uses[s.args[0]] == 1)):
                number[i] = number[s.args[0]]
                continue
            number[i] = self.inputs + len(kept)
            kept.append(Step(s.kind, tuple(number[a] for a in s.args)))
        return Circuit(self.inputs, tuple(kept), tuple(number[o] for o in self.outputs), self.name)

    def tables(self) -> list[int]:
        """The truth table of every output: bit x is its value at input x."""
        size = 1 << self.inputs
        full = (1 << size) - 1
        values = [sum((x >> i & 1) << x for x in range(size)) for i in range(self.inputs)]
        for s in self.steps:
            a = [values[k] for k in s.args]
            values.append({"and": lambda a: a[0] & a[1], "or": lambda a: a[0] | a[1], "xor": lambda a: a[0] ^ a[1],
                           "not": lambda a: a[0] ^ full, "zero": lambda a: 0, "ones": lambda a: full}[s.kind](a))
        return [values[o] for o in self.outputs]

    def computes(self, entries: Sequence[int]) -> bool:
        """Whether the outputs are those of a table of 2**inputs entries, at every input."""
        wanted = [sum((e >> j & 1) << x for x, e in enumerate(entries)) for j in range(len(self.outputs))]
        return len(entries) == 1 << self.inputs and max(entries) >> len(self.outputs) == 0 and wanted == self.tables()

    def text(self) -> str:
        """The program, which parse_circuit reads back."""
        names = {i: f"x{i}" for i in range(self.inputs)}
        lines = []
        for i, s in enumerate(self.steps):
            value = self.inputs + i
            names[value] = f"y{self.outputs.index(value)}" if value in self.outputs else f"t{i}"
            a = [names[x] for x in s.args]
            lines.append(f"{names[value]} = " + (f"~{a[0]}" if s.kind == "not" else f" {TEXT[s.kind]} ".join(a)))
        lines += [f"y{j} = {names[o]}" for j, o in enumerate(self.outputs) if names[o] != f"y{j}"]
        return "\n".join(lines)


@cache
def functions(circuit: Circuit) -> dict[int, Cut]:
    """The values of a circuit that are functions of three operands in a covering of it, and what those read."""
    reads = [*[()] * circuit.inputs, *(tuple(dict.fromkeys(s.args)) for s in circuit.steps)]
    return cover(reads, circuit.outputs)


def used(circuit: Circuit) -> Circuit:
    """`circuit` without the steps that no output needs."""
    live = set(circuit.outputs)
    for i in reversed(range(len(circuit.steps))):
        if circuit.inputs + i in live:
            live.update(circuit.steps[i].args)
    number = {v: v for v in range(circuit.inputs)}
    kept: list[Step] = []
    for i, s in enumerate(circuit.steps, circuit.inputs):
        if i in live:
            number[i] = circuit.inputs + len(kept)
            kept.append(Step(s.kind, tuple(number[a] for a in s.args)))
    return Circuit(circuit.inputs, tuple(kept), tuple(number[o] for o in circuit.outputs), circuit.name)


def parse_steps(text: str, inputs: int, outputs: int, name: str) -> Circuit:
    """The circuit of a program with this number of inputs and outputs; CircuitError starts with `name`."""
    known = {f"x{i}": i for i in range(inputs)}
    steps: list[Step] = []
    for line in filter(None, (part.strip() for part in text.replace(";", "\n").split("\n"))):
        found = LINE.fullmatch(line)
        if not found:
            raise CircuitError(f"{name}: `{line}` is not a step; write `t = a & b`, `|`, `^`, `t = ~a` or `t = a`")
        made, sign, single, left, operator, right = found.groups()
        operands = [single] if single else [left, right]
        for o in operands:
            if o not in known:
                raise CircuitError(f"{name}: `{line}` uses `{o}`, which has no value yet; "
                                   f"inputs are x0 to x{inputs - 1}")
        if made in known:
            raise CircuitError(f"{name}: `{line}` gives `{made}` a second value; use a new name")
        if single and not sign:
            known[made] = known[single]
            continue
        known[made] = inputs + len(steps)
        steps.append(Step(SIGNS[operator] if operator else "not", tuple(known[o] for o in operands)))
    missing = [f"y{j}" for j in range(outputs) if f"y{j}" not in known]
    if missing:
        raise CircuitError(f"{name}: output {', '.join(missing)} has no value; assign y0 to y{outputs - 1}")
    return Circuit(inputs, tuple(steps), tuple(known[f"y{j}"] for j in range(outputs)), name)


def parse_circuit(text: str, entries: Sequence[int], name: str) -> Circuit:
    """The circuit of a program, checked at every input against the table; CircuitError starts with `name`."""
    inputs = (len(entries) - 1).bit_length()
    if len(entries) != 1 << inputs or min(entries) < 0:
        raise CircuitError(f"{name}: a table has 2, 4, 8, … entries, none negative; this one has {len(entries)}")
    made = parse_steps(text, inputs, max(1, max(entries).bit_length()), name)
    if not made.computes(entries):
        tables = made.tables()
        x = next(x for x, e in enumerate(entries) if any((t >> x & 1) != (e >> j & 1) for j, t in enumerate(tables)))
        got = sum((t >> x & 1) << j for j, t in enumerate(tables))
        raise CircuitError(f"{name}: at input {x} the circuit gives {got}, the table {entries[x]}; "
                           "mend the program or the table")
    return made

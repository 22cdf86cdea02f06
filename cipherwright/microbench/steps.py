"""Steps of a round function whose registers change places from step to step, printed as one step."""

from __future__ import annotations

from itertools import pairwise

from cipherwright.microbench.text import Line, Register, TextError, memory_operand

Rotation = dict[int, int]


def step_copies(lines: list[Line]) -> list[list[Line]]:
    """Consecutive steps, for lines of which the first and the last belong to the neighbouring steps.

    The last line is the first of the next step, and the first line the last of the step before: comparing them
    gives the places that registers change to. State registers that only other steps write join the
    rotation; registers of addresses and scratch registers stay. TextError if the lines do not fit.
    """
    body = lines[1:-1]
    if len(body) < 2:
        raise TextError("a step with its neighbours needs four lines or more")
    rotation = _complete(_compare(body[0], lines[-1]) | _compare(lines[0], body[-1]), body)
    out, mapping = [body], dict(rotation)
    while any(mapping[n] != n for n in mapping):
        out.append([line.renamed({("gpr", n): to for n, to in mapping.items()}) for line in body])
        mapping = {n: rotation[to] for n, to in mapping.items()}
        if len(out) > 16:
            raise TextError("the registers of a step never come back to their places")
    return out


def _compare(one: Line, two: Line) -> Rotation:
    """The renaming that turns one line into the other."""
    a, b = one.registers(), two.registers()
    if one.mnemonic != two.mnemonic or len(a) != len(b):
        raise TextError(f"'{one.text}' and '{two.text}' are not the same line of two steps")
    out: Rotation = {}
    for x, y in zip(a, b, strict=True):
        if out.setdefault(x.number, y.number) != y.number:
            raise TextError(f"'{one.text}' and '{two.text}' disagree on the rotation of registers")
    return out


def _complete(known: Rotation, body: list[Line]) -> Rotation:
    """`known` made a permutation: the open path is closed through the registers that the step only reads."""
    fixed = {n for n, to in known.items() if n == to}
    named = {r.number for line in body for r in line.registers()}
    address = {r.number for line in body for r in _address_registers(line)}
    written = {line.registers()[0].number for line in body if line.registers() and memory_operand(line) != 0}
    moving = {n for pair in known.items() for n in pair} - fixed
    joining = sorted(named - moving - fixed - address - written)
    ends = sorted(moving - set(known))
    starts = sorted(moving - set(known.values()))
    rotation = dict(known)
    if len(ends) != len(starts) or len(ends) > 1:
        raise TextError("the rotation of registers cannot be told from the neighbouring lines")
    if ends:
        path = [ends[0], *joining, starts[0]]
        rotation.update(pairwise(path))
    return rotation


def _address_registers(line: Line) -> list[Register]:
    """Registers inside brackets, apart from those of ``lea``, which are data."""
    memory = memory_operand(line)
    return Line("", (line.operands[memory],)).registers() if memory >= 0 else []

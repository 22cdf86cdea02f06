"""What a caller must know of a kernel, read from the head of its generated file, and what holds of it on every CPU."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cipherwright.project.head import read_head

_STEP = re.compile(r": (\d+) bytes a (?:block|batch)\b")
_PARAMETER = re.compile(r"(?P<type>.*?)(?P<name>\w+)")
NOT_SAID = ("Preserves ", "Changes ")
"""Sentences of the head that are for who calls from assembly."""
WORST = ("NOT constant time", "Parameters do not overlap.", "The frame holds secrets")
"""Begins of sentences that hold of all CPUs when they are said of one."""


@dataclass(frozen=True)
class Parameter:
    """A parameter in C; `step`: bytes of it that a block, or a batch, takes; 0 where all share it."""

    type: str
    name: str
    step: int = 0

    @property
    def count(self) -> bool:
        """Whether it is the number of blocks."""
        return not self.type.endswith("*")


@dataclass(frozen=True)
class Contract:
    """Parameters in order, a line about each, and sentences about the whole."""

    parameters: tuple[Parameter, ...]
    lines: tuple[str, ...]
    sentences: tuple[str, ...]


def read(asm: str) -> Contract:
    """The contract in the head of a generated file. ValueError where there is none."""
    head = read_head(asm)
    if head is None:
        raise ValueError("the file's head has no line `; void NAME(…);`")
    steps = {line.split(":")[0]: int(m[1]) for line in head.lines if (m := _STEP.search(line))}
    parameters = []
    for text in head.parameters:
        one = _PARAMETER.fullmatch(text)
        assert one is not None
        parameters.append(Parameter(one["type"].strip(), one["name"], _step(one["name"], steps)))
    return Contract(tuple(parameters), head.lines,
                    tuple(one for one in head.sentences if not one.startswith(NOT_SAID)))


def _step(name: str, steps: dict[str, int]) -> int:
    """Of a parameter, which may be that of one of several messages: src_0 where the head speaks of src."""
    return steps.get(name, steps.get(re.sub(r"_\d+$", "", name), 0))


def common(contracts: Sequence[tuple[str, Contract]]) -> Contract:
    """What holds of all; with the CPUs where a sentence is not said of all of them.

    ValueError where parameters differ: then they are not of one function.
    """
    first = contracts[0][1]
    if any(c.parameters != first.parameters or c.lines != first.lines for _, c in contracts):
        raise ValueError("parameters differ: " + "; ".join(f"{cpu}: {', '.join(c.lines)}" for cpu, c in contracts))
    every = list(dict.fromkeys(s for _, c in contracts for s in c.sentences))
    said = []
    for sentence in every:
        cpus = [cpu for cpu, c in contracts if sentence in c.sentences]
        if len(cpus) == len(contracts):
            said.append(sentence)
        elif sentence.startswith(WORST):
            said.append(sentence if sentence.startswith(WORST[1]) else f"{', '.join(cpus)}: {sentence}")
        elif not sentence.startswith("Parameters do not overlap"):
            said.append(f"{', '.join(cpus)}: {sentence}")
    return Contract(first.parameters, first.lines, tuple(said))

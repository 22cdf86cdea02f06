"""What a function promises and may rely on: parameters, their sizes, what is secret, the convention it is called by.

The contract of a kernel is read from the head of its file, as people read it (`from_header`), that of other people's
functions from a file of ours (`cipherwright.prove.foreign`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from cipherwright.errors import UserError
from cipherwright.project.head import read_head
from targets.abi import Abi, load_abis

COUNT, POINTER = "count", "pointer"


@dataclass(frozen=True)
class Parameter:
    """One parameter, in the order of the call.

    A pointer's memory has `size` bytes, and `each` more for each of what the count counts; it is at a multiple of
    `align`. A count is a number from `low` to `high`, which one call has at most one of; other numbers have both alike.
    `public`: bytes of secret memory that are public, from and to. `holds`: words of 4 bytes that are known, by offset.
    """

    name: str
    kind: str
    size: int = 0
    each: int = 0
    readable: bool = True
    writable: bool = False
    secret: bool = True
    align: int = 1
    low: int = 0
    high: int = (1 << 32) - 1
    bits: int = 32
    public: tuple[tuple[int, int], ...] = ()
    holds: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Contract:
    """`in_place`: names of pairs of parameters that may be the same memory; others do not overlap.

    `tables`: loads from tables may have addresses that depend on secrets. `amounts`: shifts by them are declared, too.
    `variable_time`: operations (targets/forms.toml) whose time depends on their operands on the CPU. `outside`:
    addresses of variables of other objects, with name and words where their contents are known. `registers`: where
    parameters are that the convention has elsewhere.
    """

    name: str
    abi: Abi
    parameters: tuple[Parameter, ...]
    in_place: tuple[tuple[str, str], ...] = ()
    tables: bool = False
    amounts: bool = False
    variable_time: frozenset[str] = frozenset()
    registers: dict[str, str] = field(default_factory=dict)
    outside: dict[int, tuple[str, tuple[int, ...]]] = field(default_factory=dict)


_PARAMETER = re.compile(
    r"(\w+): (\d+) bytes( a block| a batch)?(?: \([^)]*\))?, (read|written|read and written)"
    r"(?:, (secret|public))?, (?:no alignment needed|aligned to (\d+) bytes)")
_COUNT = re.compile(r"(\w+): number of .*blocks, may be 0")
_IN_PLACE = re.compile(r"(\w+) may be exactly in place of (\w+)")


def from_header(text: str, name: str, variable_time: frozenset[str] = frozenset()) -> Contract:
    """The contract that the head of a kernel's .asm file states; UserError names the file and what is missing in it."""
    head = read_head(text)
    if head is None or not head.convention:
        raise UserError(f"{name}: its head has no line `; void NAME(…);   CONVENTION`; build it anew")
    said = {m[1]: m for m in map(_PARAMETER.match, head.lines) if m}
    counts = {m[1] for m in map(_COUNT.match, head.lines) if m}
    abi = next((a for a in load_abis().values() if head.convention in (a.title, a.title.split(",")[0])), None)
    if abi is None:
        raise UserError(f"{name}: its head names the convention `{head.convention}`, which targets/abi.toml has not")
    parameters = []
    for declared in head.parameters:
        one = declared.split()[-1].lstrip("*")
        if one in counts:
            parameters.append(Parameter(one, COUNT, secret=False))
        elif one in said:
            m = said[one]
            size = int(m[2])
            parameters.append(Parameter(
                one, POINTER, 0 if m[3] else size, size if m[3] else 0, readable=True, writable=m[4] != "read",
                secret=m[5] != "public", align=int(m[6] or 1)))
        else:
            raise UserError(f"{name}: its head says nothing of the parameter `{one}`; build it anew")
    whole = " ".join(head.sentences)
    pairs = tuple((m[1], m[2]) for m in _IN_PLACE.finditer(whole))
    return Contract(head.name, abi, tuple(parameters), pairs, tables="secret data indexes tables" in whole,
                    amounts="secret data says by how much" in whole, variable_time=variable_time)

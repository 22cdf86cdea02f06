"""What blocks what: probes that keep the ports of one instruction busy and run another beside it, and what follows.

`counts` is the arithmetic of uops.info's algorithm (Abel and Reineke, ASPLOS 2019) without its counters: a stream of
blockers fills all n ports of a set; of a form beside it, the micro-operations that can go nowhere else make the stream
longer, each by 1/n clocks. What takes less is not seen, so that blockers have to be simple instructions.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from cipherwright.characterize.bodies import has_chain, uses
from cipherwright.characterize.probes import Probe, Use
from cipherwright.characterize.shapes import Shape

NEAR = 0.05
"""How far (relative) the reciprocal of a rate may be from a whole number of ports."""
MOST_PORTS = 8
UNITS = 5
"""How many instructions of a form a body has, each with its blockers."""
APART = 1536
"""How far apart in memory two forms read and write, in bytes: neither in one line, nor with the same low 12 bits."""
CLEAR = 0.25
"""How far a count may be from a whole number and still be one."""
UNCLEAR = 0.1
"""Of how many forms (a share) a blocker's count may be no whole number."""
LEAK = 0.25
"""How much (in operations, on average) a blocker of one port may slow what has other ports."""
FULL = 0.03
"""How much (relative) the rate of a filler may be below the width."""
LONG = 6.0
"""Clocks that are left to instructions which wait for one another."""
FILLERS = {"zeroed registers": Use("xor r32,r32 (zero)", "xor r11d, r11d"),
           "nops of eight bytes": Use("nop m32", "nop dword [rax+rax+0x10000]")}
"""Instructions that take a slot and no port, by the probes of the front end that have a stream of them."""


@dataclass(frozen=True)
class Blocker:
    """A form whose single micro-operation goes to one of `ports` ports, all of which a stream of it fills."""

    form: str
    ports: int
    rate: float


def filler(rates: Mapping[str, float], width: float) -> Use:
    """The instruction to fill slots with: the first that the machine does as many of as it has slots, else the fastest.

    `rates`: how many a clock, by names of `FILLERS`; Zen 5 zeroes fewer registers a clock than it has slots.
    """
    known = {name: rates.get(name, 0.0) for name in FILLERS}
    full = (name for name, rate in known.items() if rate >= width * (1 - FULL))
    return FILLERS[next(full, max(known, key=lambda name: known[name]))]


def candidates(shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float]) -> list[Blocker]:
    """The forms that may block: one slot, one micro-operation, a rate that says how many ports there are.

    In order: those that write another register than they read go first.
    """
    found = []
    for form, shape in shapes.items():
        rate = rates.get(form, 0.0)
        if rate <= 0 or abs(slots.get(form, 0.0) - 1) > CLEAR or has_chain(shape) or not _simple(shape):
            continue
        ports = round(1 / rate)
        if 1 <= ports <= MOST_PORTS and abs(1 / rate - ports) <= NEAR * ports:
            found.append(Blocker(form, ports, rate))
    return sorted(found, key=lambda one: (any(op.read and op.written for op in shapes[one.form].operands),
                                          shapes[one.form].legacy_vectors))


def _simple(shape: Shape) -> bool:
    """Whether it is a plain load or store, or has no operand in memory, and none of 512 bits or in masks.

    Wide constants are out, too: the micro-op cache may have no room for many of them.
    """
    if any(op.kind in ("imm32", "imm64") for op in shape.operands):
        return False
    if any(op.kind.startswith(("z", "k")) or "{" in op.kind or op.kind == "m512" for op in shape.operands):
        return False
    moves = shape.mnemonic in ("mov", "movzx", "movdqa", "movdqu", "vmovdqa", "vmovdqu")
    return moves or not (shape.loads or shape.stores)


def beside_fillers(shape: Shape, blocker: Blocker, width: float, filler: Use) -> Probe:
    """The probe of a stream with as much else as the front end takes: only what ports limit is as fast in it."""
    own = uses(shape)
    fillers = math.floor((width - blocker.ports) * 8 * 0.85)
    total = 8 * blocker.ports
    body: list[Use] = []
    for n in range(total):
        more = (n + 1) * fillers // total - n * fillers // total
        body += [next(own), *[filler] * more]
    return Probe(f"{shape.form}: beside fillers", tuple(body))


def limited_by_ports(clocks: float, blocker: Blocker) -> bool:
    """Whether it is ports that make a stream as slow as it is, of the clocks of `beside_fillers`."""
    return clocks <= 8 * blocker.ports * blocker.rate * 1.06


def clear(counts: Mapping[str, float], rates: Mapping[str, float], slots: Mapping[str, float], by: Blocker) -> bool:
    """Whether a blocker's counts (by form) are those of ports.

    Hardly any of a form that may be confined to its ports lies between whole numbers; and a single port hardly slows
    what has other ports, to judge by its rate.
    """
    known = {form: value for form, value in counts.items() if not math.isnan(value)}
    inside = [value for form, value in known.items() if rates[form] >= 0.9 / by.ports]
    outside = [value for form, value in known.items() if rates[form] < 0.9 / by.ports and slots.get(form, 0.0) < 1.5]
    if sum(whole(value) is None for value in inside) > UNCLEAR * len(inside):
        return False
    return by.ports > 1 or not outside or sum(outside) / len(outside) <= LEAK


def blocked(shape: Shape, blocker: Blocker, by: Shape, rate: float) -> tuple[Probe, int]:
    """The probe of a form among blockers, and how many blockers there are for each instruction of it."""
    clocks = max(4, math.ceil(rate * 1.5 + 2))
    beside = clocks * blocker.ports
    others, own = uses(by), uses(shape, 3, APART)
    body: list[Use] = []
    for _ in range(UNITS):
        body += [next(own), *islice(others, beside)]
    return Probe(f"{shape.form} among {blocker.form}", tuple(body)), beside


def count(clocks: float, blocker: Blocker, beside: int) -> float:
    """How many micro-operations of one instruction had to go to the blocker's ports; `clocks` is of a body."""
    return (clocks / UNITS - beside * blocker.rate) * blocker.ports


def whole(value: float) -> int | None:
    """A count as a number, None where it is not clear which."""
    if math.isnan(value):
        return None
    near = max(round(value), 0)
    return near if abs(value - near) <= max(CLEAR, 0.12 * near) else None


def mixed(a: Blocker, b: Blocker, first: Shape, second: Shape) -> Probe:
    """Both of two blockers, each as often as fills its ports in 4 clocks."""
    ones, others = uses(first), uses(second, 5, APART)
    body: list[Use] = []
    for _ in range(4):
        body += [*islice(ones, a.ports), *islice(others, b.ports)]
    return Probe(f"{a.form} and {b.form}", tuple(body))


def union(clocks: float, a: Blocker, b: Blocker, width: float) -> int:
    """How many ports two blockers have together, of the clocks of their mixture (`width`: slots a clock at most).

    Where both together are no slower than alone, or the front end is what limits them, they count as apart.
    """
    total = a.ports + b.ports
    alone = 4 * max(a.rate * a.ports, b.rate * b.ports, total / width)
    if clocks <= alone * 1.04:
        return total
    return max(min(round(total * 4 / clocks), total), max(a.ports, b.ports))


def slot_probe(shape: Shape, rate: float, width: float, filler: Use) -> tuple[Probe, int, int]:
    """The probe that tells how many slots a form takes, the fillers for each instruction in it, and instructions."""
    fillers = math.ceil(width * max(rate * 1.6, LONG if has_chain(shape) else 1.0)) + 2
    body: list[Use] = []
    own = uses(shape)
    number = 6 if shape.mnemonic not in ("push", "pop") else 8
    for _ in range(number):
        body += [next(own), *[filler] * fillers]
    if shape.mnemonic in ("push", "pop"):
        body.append(Use("lea r64,m", f"lea rsp, [rsp{'+' if shape.mnemonic == 'push' else '-'}64]"))
    return Probe(f"{shape.form}: slots", tuple(body)), fillers, number


def slots(clocks: float, width: float, fillers: int, number: int, more: int = 0) -> float:
    """Slots of one instruction, of the clocks of `slot_probe`; `more`: other instructions in its body."""
    return (clocks * width - more) / number - fillers


def classes(found: Sequence[Blocker], counts: Mapping[tuple[str, str], float]) -> list[list[str]]:
    """Blockers with the same ports: as many, and each blocked by the first of the class; `counts` as of `count`."""
    out: list[list[str]] = []
    sizes = {one.form: one.ports for one in found}
    for one in found:
        for group in out:
            if sizes[group[0]] == one.ports and whole(counts.get((one.form, group[0]), 0.0)) == 1:
                group.append(one.form)
                break
        else:
            out.append([one.form])
    return out

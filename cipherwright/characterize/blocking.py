"""What blocks what: probes that keep the ports of one instruction busy and run another beside it, and what follows.

`counts` is the arithmetic of uops.info's algorithm (Abel and Reineke, ASPLOS 2019) without its counters: a stream of
blockers fills all n ports of a set; of a form beside it, the micro-operations that can go nowhere else make the stream
longer, each by 1/n clocks. What takes less is not seen, so that blockers have to be simple instructions.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from cipherwright.characterize.bodies import has_chain, uses
from cipherwright.characterize.probes import Probe, Use
from cipherwright.characterize.shapes import Shape, file_of

NEAR = 0.05
"""How far (relative) the reciprocal of a rate may be from a whole number of ports."""
MOST_PORTS = 8
UNITS = 5
"""How many instructions of a form a body has, each with its blockers."""
APART = 1536
"""How far apart in memory two forms read and write, in bytes: neither in one line, nor with the same low 12 bits."""
CLEAR = 0.25
"""How far a count may be from a whole number and still be one."""
HALF = 0.5
"""Less than this a blocker counts of what it does not block, be it disturbed; more of what it does."""
UNCLEAR = 0.1
"""Of how many forms (a share) a blocker's count may be no whole number."""
LEAK = 0.25
"""How much (in operations, on average) a blocker of one port may slow what has other ports."""
LINE = 64
"""Bytes in which the stores of two forms stay when they stand side by side: what goes to the cache in one clock."""
BEYOND = 60.0
"""A count above it is of no ports: a penalty (of code of SSE beside upper halves in use: hundreds of clocks)."""
LOST = 0.3
"""How much of a port a mixture may seem to lack, for one operation kept another from its port at times."""
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


def candidates(shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float],
               width: float = math.inf) -> list[Blocker]:
    """The forms that may block: one slot, one micro-operation, a rate that says how many ports there are.

    They are fewer than the `width`, in slots a clock: a stream that fills the slots says nothing of ports. In order:
    those that read no flags, of which few can stand beside writers of flags, go first; then those that write another
    register than they read.
    """
    found = []
    for form, shape in shapes.items():
        rate = rates.get(form, 0.0)
        if rate <= 0 or abs(slots.get(form, 0.0) - 1) > CLEAR or has_chain(shape) or not _simple(shape):
            continue
        ports = round(1 / rate)
        if 1 <= ports <= min(MOST_PORTS, width - 1) and abs(1 / rate - ports) <= NEAR * ports:
            found.append(Blocker(form, ports, rate))
    return sorted(found, key=lambda one: (of_flags(shapes[one.form]),
                                          any(op.read and op.written for op in shapes[one.form].operands),
                                          shapes[one.form].legacy_vectors, wide(shapes[one.form])))


def of_flags(shape: Shape) -> bool:
    """Whether a form reads flags."""
    return any(file_of(n) == "f" for n in shape.implicit_reads)


def wide(shape: Shape) -> bool:
    """Whether a form is of 512 bits."""
    return any(op.kind.startswith("z") or op.kind == "m512" for op in shape.operands)


def _simple(shape: Shape) -> bool:
    """Whether it is a plain load or store, or has no operand in memory, and none in masks.

    Of 512 bits only loads are simple. Wide constants are out, too: the micro-op cache may have no room for many of
    them.
    """
    if any(op.kind in ("imm32", "imm64") for op in shape.operands):
        return False
    if any(op.kind.startswith("k") or "{" in op.kind for op in shape.operands):
        return False
    if wide(shape):
        return shape.mnemonic in ("vmovdqa64", "vmovdqu64") and shape.loads
    moves = shape.mnemonic in ("mov", "movzx", "movdqa", "movdqu", "vmovdqa", "vmovdqu")
    return moves or not (shape.loads or shape.stores)


def beside_fillers(shape: Shape, blocker: Blocker, width: float, filler: Use) -> Probe:
    """The probe of a stream with much else that the front end takes: only what ports limit is as fast in it."""
    own = uses(shape)
    fillers = math.floor((width - blocker.ports) * 8 * 0.6)
    total = 8 * blocker.ports
    body: list[Use] = []
    for n in range(total):
        more = (n + 1) * fillers // total - n * fillers // total
        body += [next(own), *[filler] * more]
    return Probe(f"{shape.form}: beside fillers", tuple(body))


def limited_by_ports(clocks: float, blocker: Blocker) -> bool:
    """Whether it is ports that make a stream as slow as it is, of the clocks of `beside_fillers`."""
    return clocks <= 8 * blocker.ports * blocker.rate * 1.1


def clear(counts: Mapping[str, float], rates: Mapping[str, float], slots: Mapping[str, float], by: Blocker) -> bool:
    """Whether a blocker's counts (by form) are those of ports.

    It blocks itself. Hardly any of a form that may be confined to its ports lies between whole numbers; and it hardly
    blocks what has more ports, to judge by its rate (two loads of 512 bits a clock leave no room for a third load, but
    have its port).
    """
    if whole(counts.get(by.form, math.nan)) != 1:
        return False
    known = {form: value for form, value in counts.items() if not math.isnan(value)}
    inside = [value for form, value in known.items() if rates[form] >= 0.9 / by.ports]
    outside = [value for form, value in known.items() if rates[form] < 0.9 / by.ports and slots.get(form, 0.0) < 1.5]
    if sum(whole(value) is None for value in inside) > UNCLEAR * len(inside):
        return False
    if sum(value > 1 - CLEAR for value in outside) > UNCLEAR * len(outside):
        return False
    return by.ports > 1 or not outside or sum(outside) / len(outside) <= LEAK


def beside(blocker: Blocker, rate: float) -> int:
    """How many blockers there are in `blocked` for each instruction of a form of a rate."""
    return max(4, math.ceil(rate * 1.5 + 2)) * blocker.ports


def blocked(shape: Shape, blocker: Blocker, by: Shape, rate: float) -> tuple[Probe, int]:
    """The probe of a form among blockers, and how many blockers there are for each instruction of it.

    Two kinds of plain stores stay in one line: what the cache takes in a clock is no matter of ports.
    """
    number = beside(blocker, rate)
    if shape.stores and by.stores and not (shape.loads or by.loads):
        others, own = uses(by, 0, 0, LINE), uses(shape, 3, 0, LINE)
    else:
        others, own = uses(by), uses(shape, 3, APART)
    body: list[Use] = []
    for _ in range(UNITS):
        body += [next(own), *islice(others, number)]
    return Probe(f"{shape.form} among {blocker.form}", tuple(body)), number


def count(clocks: float, blocker: Blocker, beside: int) -> float:
    """How many micro-operations of one instruction had to go to the blocker's ports; `clocks` is of a body.

    Not a number where it is no matter of ports (`BEYOND`).
    """
    found = (clocks / UNITS - beside * blocker.rate) * blocker.ports
    return found if found <= BEYOND else math.nan


def narrowed(blocker: Blocker, counted: float, beside: int) -> Blocker:
    """A blocker as it is beside forms that close some of its ports, of what it `counted` of one that needs none.

    The same one where what it lost is no whole number of ports.
    """
    clocks = counted / blocker.ports + beside * blocker.rate
    ports = round(beside / clocks) if clocks > 0 else blocker.ports
    if not 1 <= ports < blocker.ports or abs(beside / clocks - ports) > NEAR * ports:
        return blocker
    return Blocker(blocker.form, ports, clocks / beside)


def recount(counted: float, blocker: Blocker, narrow: Blocker, beside: int) -> float:
    """A count of `blocker` as `narrow` (of `narrowed`) has it."""
    return (counted / blocker.ports + beside * (blocker.rate - narrow.rate)) * narrow.ports


def whole(value: float) -> int | None:
    """A count as a number, None where it is not clear which."""
    if math.isnan(value):
        return None
    near = max(round(value), 0)
    return near if abs(value - near) <= max(CLEAR, 0.12 * near) else None


def mixed(a: Blocker, b: Blocker, first: Shape, second: Shape) -> Probe:
    """Both of two blockers, each as often as fills its ports in 4 clocks; stores all in one line."""
    span = LINE if first.stores or second.stores else 2 * LINE
    ones, others = uses(first, 0, 0, span), uses(second, 5, APART, span)
    body: list[Use] = []
    for _ in range(4):
        body += [*islice(ones, a.ports), *islice(others, b.ports)]
    return Probe(f"{a.form} and {b.form}", tuple(body))


def union(clocks: float, a: Blocker, b: Blocker, width: float) -> int:
    """How many ports two blockers have together, of the clocks of their mixture (`width`: slots a clock at most).

    Where both together are no slower than alone, or the front end is what limits them, they count as apart. What gets
    in one another's way makes a mixture slower, nothing makes it faster than its ports: numbers go up (`LOST`).
    """
    total = a.ports + b.ports
    alone = 4 * max(a.rate * a.ports, b.rate * b.ports, total / width)
    if clocks <= alone * 1.04:
        return total
    return max(min(math.ceil(total * 4 / clocks - LOST), total), max(a.ports, b.ports))


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


def same(first: Blocker, other: Blocker, there: float, back: float) -> bool:
    """Whether two blockers have the same ports: as many, and each is blocked by the other.

    `there` is what the first counts of the other, `back` the reverse; not a number where that is not known.
    """
    return first.ports == other.ports and whole(there) == 1 and not back < HALF


def inside(small: Blocker, big: Blocker, there: float, back: float) -> bool:
    """Whether a blocker's ports are among those of another that has as many or more, which counts `there` of it.

    `back` is what the small one counts of the big one, which is blocked by it only if they have the same ports.
    """
    if small.ports > big.ports or whole(there) != 1:
        return False
    return small.ports < big.ports or not back < HALF

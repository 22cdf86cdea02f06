"""The search for ports: which instructions block which, class by class, until every blocker has its class."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cipherwright.characterize.blocking import (
    Blocker,
    beside_fillers,
    blocked,
    candidates,
    classes,
    clear,
    count,
    limited_by_ports,
    mixed,
    slot_probe,
    slots,
    union,
    whole,
)
from cipherwright.characterize.portsets import FREE, Ports, Split, Splitter, assign
from cipherwright.characterize.prober import Timer
from cipherwright.characterize.probes import Use
from cipherwright.characterize.shapes import Shape, file_of

MOST_CLASSES = 22
MOVES = frozenset({"mov", "movzx", "movsx", "movbe", "movdqa", "movdqu", "vmovdqa", "vmovdqu", "vmovdqu64", "movd",
                   "movq", "vmovd", "vmovq", "vpbroadcastd", "vpbroadcastq", "vbroadcasti128", "vbroadcasti32x4"})
"""Instructions that do nothing to what they load or store."""
LOGIC = frozenset({"vpandd", "vpandnd", "vpord", "vpxord", "vpandq", "vpandnq", "vporq", "vpxorq"})
"""Mnemonics of EVEX that have one letter more than the same in VEX."""


@dataclass
class Found:
    """What is known of ports. `blockers`: one of each class; `counts` by form and blocker; `missed` as of `assign`.
    """

    blockers: list[Blocker] = field(default_factory=list)
    members: list[list[str]] = field(default_factory=list)
    sets: list[Ports] = field(default_factory=list)
    counts: dict[tuple[str, str], float] = field(default_factory=dict)
    unions: dict[tuple[int, int], int] = field(default_factory=dict)
    splits: dict[str, Split] = field(default_factory=dict)
    missed: int = 0

    @property
    def ports(self) -> int:
        """How many ports there are."""
        return max((p for s in self.sets for p in s), default=-1) + 1


def slots_of(timer: Timer, shapes: Mapping[str, Shape], rates: Mapping[str, float], width: float, filler: Use,
             ) -> dict[str, float]:
    """Slots that each form takes at rename; `filler` as of `blocking.filler`."""
    wanted = {form: slot_probe(shape, rates[form], width, filler) for form, shape in shapes.items() if form in rates}
    figures = timer.time([probe for probe, _, _ in wanted.values()])
    return {form: slots(figure.clocks, width, fillers, number, len(probe.body) - number * (fillers + 1))
            for (form, (probe, fillers, number)), figure in zip(wanted.items(), figures, strict=True)}


def search(timer: Timer, shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float],
           width: float, filler: Use, note: Callable[[str], None] = lambda text: None) -> Found:
    """The sets of ports of all forms that have a rate, as far as blockers tell them apart."""
    found = Found()
    open_ = _limited(timer, shapes, candidates(shapes, rates, slots), width, filler)
    wanted = [form for form in shapes if form in rates and shapes[form].mnemonic not in ("push", "pop")]
    while open_ and len(found.blockers) < MOST_CLASSES:
        chosen = open_[0]
        note(f"ports: what {chosen.form} blocks")
        _column(timer, shapes, rates, chosen, wanted, found)
        group = classes([chosen, *open_[1:]], found.counts)[0]
        open_ = [one for one in open_ if one.form not in group]
        if clear({form: found.counts[form, chosen.form] for form in wanted}, rates, slots, chosen):
            found.blockers.append(chosen)
            found.members.append(group)
    _relate(timer, shapes, found, width)
    _take_apart(shapes, rates, slots, width, wanted, found)
    return found


def _take_apart(shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float], width: float,
                wanted: list[str], found: Found) -> None:
    """The micro-operations of every form, those of registers of up to 256 bits first: they are hints for the others."""
    splitter = Splitter(found.sets)
    load = next((s for b, s in zip(found.blockers, found.sets, strict=True) if shapes[b.form].loads), None)
    vector = next((s for b, s in zip(found.blockers, found.sets, strict=True) if shapes[b.form].loads and any(
        op.file == "v" for op in shapes[b.form].operands)), load)
    for form in sorted(wanted, key=lambda form: (shapes[form].loads, _wide(shapes[form]))):
        shape = shapes[form]
        counted = [found.counts[form, b.form] for b in found.blockers]
        taken = round(slots.get(form, 1.0))
        if all(not value > FREE for value in counted) and rates[form] <= taken / width * 1.06:
            found.splits[form] = Split(())      # it is done at rename
            continue
        memory = (shape.loads + shape.stores) * (shape.mnemonic not in MOVES)
        simple = found.splits.get(sibling(form))
        hints = [simple.uops] if simple is not None and simple.uops else []
        if hints and shape.loads:
            place = vector if any(op.file == "v" for op in shape.operands) else load
            twice = hints[0] * 2 if _wide(shape) else hints[0]
            hints = [(*hints[0], place), (*twice, place)] if place else []
        found.splits[form] = splitter.split(counted, rates[form], taken + memory, 2.0 if _wide(shape) else 1.0, hints)


def _wide(shape: Shape) -> bool:
    return any(op.kind.startswith("z") or op.kind == "m512" for op in shape.operands)


def sibling(form: str) -> str:
    """The form with a register in the place of memory; of one of 512 bits the one of 256."""
    mnemonic, _, rest = form.partition(" ")
    kinds = [kind.partition("{")[0] for kind in rest.split(",")]
    wide = next((kind for kind in kinds if kind in ("x", "y", "z", "r32", "r64")), "")
    if any(kind.startswith("m") for kind in kinds):
        kinds = [wide if kind.startswith("m") else kind for kind in kinds]
    else:
        kinds = ["y" if kind == "z" else kind for kind in kinds]
    if mnemonic in LOGIC and "z" not in kinds:
        mnemonic = mnemonic[:-1]
    return f"{mnemonic} {','.join(kinds)}"


def _limited(timer: Timer, shapes: Mapping[str, Shape], open_: list[Blocker], width: float, filler: Use,
             ) -> list[Blocker]:
    """Those that ports limit and not the front end."""
    figures = timer.time([beside_fillers(shapes[one.form], one, width, filler) for one in open_])
    return [one for one, figure in zip(open_, figures, strict=True) if limited_by_ports(figure.clocks, one)]


def _column(timer: Timer, shapes: Mapping[str, Shape], rates: Mapping[str, float], by: Blocker, wanted: list[str],
            found: Found) -> None:
    """What one blocker counts of every form; nothing if it waits for flags that the form writes."""
    by_flags = any(file_of(n) == "f" for n in shapes[by.form].implicit_reads)
    probes = [blocked(shapes[form], by, shapes[by.form], rates[form]) for form in wanted]
    figures = timer.time([probe for probe, _ in probes])
    for form, (_, beside), figure in zip(wanted, probes, figures, strict=True):
        waits = by_flags and any(file_of(n) == "f" for n in shapes[form].implicit_writes)
        found.counts[form, by.form] = math.nan if waits else count(figure.clocks, by, beside)


def _relate(timer: Timer, shapes: Mapping[str, Shape], found: Found, width: float) -> None:
    """The sets of the blockers: of those that hold one another by the counts, of others by what both take together."""
    pairs = []
    for k, b in enumerate(found.blockers):
        for n, a in enumerate(found.blockers[:k]):
            inside = whole(found.counts[a.form, b.form]) == 1 or whole(found.counts[b.form, a.form]) == 1
            if inside:
                found.unions[n, k] = max(a.ports, b.ports)
            else:
                pairs.append((n, k))
    every = found.blockers
    probes = [mixed(every[n], every[k], shapes[every[n].form], shapes[every[k].form]) for n, k in pairs]
    for (n, k), figure in zip(pairs, timer.time(probes), strict=True):
        found.unions[n, k] = union(figure.clocks, found.blockers[n], found.blockers[k], width)
    found.sets, found.missed = assign([b.ports for b in found.blockers], found.unions)

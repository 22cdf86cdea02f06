"""The search for ports: which instructions block which, class by class, until every blocker has its class."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace

from cipherwright.characterize.blocking import (
    HALF,
    Blocker,
    beside,
    beside_fillers,
    blocked,
    candidates,
    clear,
    count,
    inside,
    limited_by_ports,
    mixed,
    narrowed,
    of_flags,
    recount,
    same,
    slot_probe,
    slots,
    union,
    wide,
)
from cipherwright.characterize.bodies import stream
from cipherwright.characterize.portsets import FREE, Ports, Split, Splitter, assign, closed
from cipherwright.characterize.prober import Timer
from cipherwright.characterize.probes import Probe, Use
from cipherwright.characterize.shapes import Shape, file_of

MOST_CLASSES = 22
MOVES = frozenset({"mov", "movzx", "movsx", "movbe", "movdqa", "movdqu", "vmovdqa", "vmovdqu", "vmovdqa64",
                   "vmovdqu64", "movd", "movq", "vmovd", "vmovq", "vpbroadcastd", "vpbroadcastq",
                   "vbroadcasti128", "vbroadcasti32x4"})
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
    """Slots that each form takes at rename; `filler` as of `blocking.filler`: what it reaches alone is the measure."""
    wanted = {form: slot_probe(shape, rates[form], width, filler) for form, shape in shapes.items() if form in rates}
    alone, *figures = timer.time([Probe("fillers", (filler,) * 96), *(probe for probe, _, _ in wanted.values())])
    reached = min(96 / alone.clocks, width) if alone.clocks > 0 else width
    return {form: slots(figure.clocks, reached, fillers, number, len(probe.body) - number * (fillers + 1))
            for (form, (probe, fillers, number)), figure in zip(wanted.items(), figures, strict=True)}


def search(timer: Timer, shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float],
           width: float, filler: Use, note: Callable[[str], None] = lambda text: None,
           renamed: Collection[str] = ()) -> Found:
    """The sets of ports of all forms that have a rate, as far as blockers tell them apart.

    `renamed` are the forms that have hardly any latency: only these can be done at rename.
    """
    found = Found()
    open_ = _limited(timer, shapes, candidates(shapes, rates, slots, width), width, filler)
    wanted = [form for form in shapes if form in rates and shapes[form].mnemonic not in ("push", "pop")]
    again: set[str] = set()
    while open_ and len(found.blockers) < MOST_CLASSES:
        note(f"ports: what {open_[0].form} blocks")
        chosen = _column(timer, shapes, rates, open_[0], wanted, found)
        group = _members(timer, shapes, rates, chosen, open_[1:], found)
        others = [one for one in open_ if one.form in group[1:]]
        open_ = [one for one in open_ if one.form not in group]
        judges = [form for form in wanted if not wide(shapes[form]) or form == chosen.form]
        if clear({form: found.counts[form, chosen.form] for form in judges}, rates, slots, chosen):
            found.blockers.append(chosen)
            found.members.append(group)
        elif not again & set(group):        # once more by another of them, after all others
            open_ += others[:1]
            again |= set(group)
    _relate(timer, shapes, found, width)
    _take_apart(shapes, rates, slots, width, wanted, renamed, found)
    return found


def _members(timer: Timer, shapes: Mapping[str, Shape], rates: Mapping[str, float], chosen: Blocker,
             others: list[Blocker], found: Found) -> list[str]:
    """The class of a blocker: those that it blocks and that block it."""
    near = [one for one in others if same(chosen, one, found.counts[one.form, chosen.form], math.nan)]
    probes = [blocked(shapes[chosen.form], one, shapes[one.form], rates[chosen.form]) for one in near]
    for one, (_, number), figure in zip(near, probes, timer.time([probe for probe, _ in probes]), strict=True):
        found.counts[chosen.form, one.form] = (
            math.nan if _waits(shapes[one.form], shapes[chosen.form]) else count(figure.clocks, one, number))
    return [chosen.form, *(one.form for one in near if same(
        chosen, one, found.counts[one.form, chosen.form], found.counts[chosen.form, one.form]))]


def _waits(by: Shape, shape: Shape) -> bool:
    """Whether a blocker waits for flags that a form writes."""
    return of_flags(by) and any(file_of(n) == "f" for n in shape.implicit_writes)


@dataclass(frozen=True)
class _Beside:
    """How forms of a kind are taken apart: blockers as they are beside these, and the ports that these close.

    What `silent` blockers count says nothing: they hold a closed port and lost none, so that they go elsewhere then.
    """

    blockers: list[Blocker]
    splitter: Splitter
    closed: Ports = frozenset()
    silent: frozenset[str] = frozenset()


def _kinds(shapes: Mapping[str, Shape], rates: Mapping[str, float], found: Found) -> dict[bool, _Beside]:
    """By whether forms are of 512 bits, which close ports to other vectors on some machines.

    That shows by blockers beside moves of 512 bits, of which one at least needs none of a blocker's ports.
    """
    usual = _Beside(found.blockers, Splitter(found.sets))
    moves = [form for form in shapes if (form, found.blockers[0].form) in found.counts and wide(shapes[form])
             and shapes[form].mnemonic in MOVES] if found.blockers else []
    narrow = found.blockers
    if moves:
        least = {b.form: min(moves, key=lambda form: _known(found.counts[form, b.form])) for b in found.blockers}
        narrow = [narrowed(b, _known(found.counts[form, b.form]), beside(b, rates[form]))
                  for b in found.blockers for form in [least[b.form]]]
    if narrow == found.blockers:
        return {False: usual, True: usual}
    shut = closed(found.sets, [b.ports for b in narrow])
    sets = [s - shut if b.ports < len(s) else s for s, b in zip(found.sets, narrow, strict=True)]
    silent = frozenset(b.form for b, s, n in zip(found.blockers, found.sets, narrow, strict=True)
                       if n == b and s & shut and any(op.file == "v" for op in shapes[b.form].operands))
    return {False: usual, True: _Beside(narrow, Splitter(sets), shut, silent)}


def _known(counted: float) -> float:
    return 0.0 if math.isnan(counted) else counted


def _take_apart(shapes: Mapping[str, Shape], rates: Mapping[str, float], slots: Mapping[str, float], width: float,
                wanted: list[str], renamed: Collection[str], found: Found) -> None:
    """The micro-operations of every form, those of registers of up to 256 bits first: they are hints for the others."""
    kinds = _kinds(shapes, rates, found)
    load = next((s for b, s in zip(found.blockers, found.sets, strict=True) if shapes[b.form].loads), None)
    places = {file: next((s for b, s in zip(found.blockers, found.sets, strict=True) if shapes[b.form].loads and any(
        op.file == "v" for op in shapes[b.form].operands) and wide(shapes[b.form]) == of_512), None)
        for file, of_512 in (("v", False), ("z", True))}
    for form in sorted(wanted, key=lambda form: (shapes[form].loads, wide(shapes[form]))):
        shape, kind = shapes[form], kinds[wide(shapes[form])]
        counted = [math.nan if b.form in kind.silent
                   else recount(found.counts[form, b.form], b, narrow, beside(b, rates[form])) if narrow != b
                   else found.counts[form, b.form] for b, narrow in zip(found.blockers, kind.blockers, strict=True)]
        taken = round(slots.get(form, 1.0))
        if all(not value > FREE for value in counted) and rates[form] <= taken / width * 1.06:
            found.splits[form] = Split((), missed=0.0 if form in renamed else math.inf)
            continue
        memory = (shape.loads + shape.stores) * (shape.mnemonic not in MOVES)
        simple = found.splits.get(sibling(form))
        hints = [tuple(u - kind.closed for u in simple.uops)] if simple is not None and simple.uops else []
        if hints and shape.loads:
            vector = places["v"] or load
            place = (places["z"] or vector) if wide(shape) else (
                vector if any(op.file == "v" for op in shape.operands) else load)
            twice = hints[0] * 2 if wide(shape) else hints[0]
            hints = [(*hints[0], place), (*twice, place)] if place else []
        found.splits[form] = kind.splitter.split(
            counted, rates[form], taken + memory, 2.0 if wide(shape) else 1.0, hints)


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
            found: Found) -> Blocker:
    """What one blocker counts of every form; nothing if it waits for flags that the form writes.

    The result is the blocker with its rate at that time: what it counts is by how much that gets worse.
    """
    probes = [blocked(shapes[form], by, shapes[by.form], rates[form]) for form in wanted]
    alone, *figures = timer.time([stream(shapes[by.form]), *(probe for probe, _ in probes)])
    by = replace(by, rate=alone.clocks / len(stream(shapes[by.form]).body))
    for form, (_, number), figure in zip(wanted, probes, figures, strict=True):
        waits = _waits(shapes[by.form], shapes[form])
        found.counts[form, by.form] = math.nan if waits else count(figure.clocks, by, number)
    return by


def _relate(timer: Timer, shapes: Mapping[str, Shape], found: Found, width: float) -> None:
    """The sets of the blockers: of those that hold one another by the counts, of others by what both take together."""
    pairs = []
    for k, b in enumerate(found.blockers):
        for n, a in enumerate(found.blockers[:k]):
            small, big = (a, b) if a.ports <= b.ports else (b, a)
            there, back = found.counts[small.form, big.form], found.counts[big.form, small.form]
            if inside(small, big, there, back):
                found.unions[n, k] = big.ports
            elif not (math.isnan(there) and math.isnan(back)) and not _waits(
                    shapes[a.form], shapes[b.form]) and not _waits(shapes[b.form], shapes[a.form]):
                pairs.append((n, k))
    every = found.blockers
    probes = [mixed(every[n], every[k], shapes[every[n].form], shapes[every[k].form]) for n, k in pairs]
    for (n, k), figure in zip(pairs, timer.time(probes), strict=True):
        small, big = sorted((every[n], every[k]), key=lambda one: one.ports)
        there = found.counts[small.form, big.form]
        outside = abs(there - 1) > HALF         # which one operation inside never counts, be it disturbed
        found.unions[n, k] = max(union(figure.clocks, every[n], every[k], width), big.ports + outside)
    found.sets, found.missed = assign([b.ports for b in found.blockers], found.unions)

"""Measuring a machine, step by step: streams, latencies, slots, ports, structure."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Mapping

from cipherwright.characterize import structure
from cipherwright.characterize.blocking import filler
from cipherwright.characterize.bodies import chains, has_chain, round_trips, stream
from cipherwright.characterize.findings import Findings, FormFigures
from cipherwright.characterize.latency import halves, latencies
from cipherwright.characterize.portsearch import Found, search, slots_of
from cipherwright.characterize.prober import Prober, Timer
from cipherwright.characterize.probes import Use
from cipherwright.characterize.shapes import Shape, forms, shapes
from cipherwright.characterize.timing import Figure, together
from cipherwright.machine.native import flags

Note = Callable[[str], None]
AT_RENAME = 0.75
"""A latency, in clocks, of which one link of two at least is done at rename."""
AGAIN = 2
"""How often streams and chains are measured again, minutes later: what their spread is shows by that alone."""
QUICK = 5
"""With `quick`, of how many forms one is measured."""


def chosen(have: frozenset[str], quick: bool = False) -> tuple[dict[str, Shape], dict[str, str]]:
    """The forms that a CPU with these features has, and those it lacks, with the reason; errors as `shapes`."""
    every = shapes(forms()[::QUICK] if quick else forms())
    lacking = {form: sorted(set(shape.needs) - have) for form, shape in every.items()}
    return ({form: shape for form, shape in every.items() if not lacking[form]},
            {form: f"this CPU lacks {', '.join(names)}" for form, names in lacking.items() if names})


def rates(timer: Timer, known: Mapping[str, Shape]) -> dict[str, Figure]:
    """Clocks an instruction of each form takes in a stream."""
    probes = {form: stream(shape) for form, shape in known.items()}
    figures = timer.time(list(probes.values()))
    out = {}
    for (form, probe), figure in zip(probes.items(), figures, strict=True):
        count = sum(use.form == form for use in probe.body)
        out[form] = Figure(figure.clocks / count, figure.spread, figure.passes)
    return out


def measure_forms(timer: Timer, known: Mapping[str, Shape], have: frozenset[str], width: float, fill: Use,
                  note: Note) -> tuple[dict[str, FormFigures], Found]:
    """Every form's figures; `width`: slots a clock; `fill`: what fills them, as of `blocking.filler`."""
    note(f"streams of {len(known)} forms")
    streams = rates(timer, known)
    plain = {form: figure.clocks for form, figure in streams.items()}
    links = [chain for shape in known.values() for chain in chains(shape)]
    note(f"{len(links)} chains")
    trips = round_trips(have)
    ways = halves(dict(zip(trips, timer.time(list(trips.values())), strict=True)))
    chained = timer.time([chain.probe for chain in links])
    found = latencies(links, chained, ways)
    note("slots")
    slots = slots_of(timer, known, plain, width, fill)
    renamed = [form for form, pairs in found.items() if max(one.clocks for one in pairs) < AT_RENAME]
    ports = search(timer, known, plain, slots, width, fill, note, renamed)
    note("streams and chains again")
    again = [rates(timer, known) for _ in range(AGAIN)]
    streams = {form: together([one, *(other[form] for other in again)]) for form, one in streams.items()}
    chained = [together(some) for some in zip(chained, *(
        timer.time([chain.probe for chain in links]) for _ in range(AGAIN)), strict=True)]
    found = latencies(links, chained, ways)
    out = {}
    for form, shape in known.items():
        split = ports.splits.get(form)
        out[form] = FormFigures(
            form, streams[form].clocks, streams[form].spread, slots[form],
            tuple(tuple(sorted(u)) for u in split.uops) if split else (), split.occupancy if split else 1.0,
            split is not None and split.sure, tuple(found.get(form, ())), has_chain(shape), not streams[form].steady)
    return out, ports


def characterize(quick: bool = False, note: Note = lambda text: None) -> Findings:
    """This machine. MachineUnavailable, MachineError or NoClock where it cannot be measured; errors as `shapes`."""
    from cipherwright.bench.measure import Host

    began = time.monotonic()
    have = flags()
    known, skipped = chosen(have, quick)
    prober = Prober(passes=2 if quick else 5, note=note)
    items = structure.measure(prober, have, quick, note)
    width = next(one.value for one in items if one.name == "rename width")
    rates = {one.name.removeprefix("rename: "): one.value for one in items}
    figures, ports = measure_forms(prober, known, have, width, filler(rates, width), note)
    out = Findings(Host.here().name, datetime.date.today().isoformat(), prober.core_per_tick,
                   time.monotonic() - began, figures, structure=items, skipped=skipped, probes=prober.probes,
                   repeated=prober.repeated)
    out.classes = _classes(ports)
    return out


def _classes(ports: Found) -> list[tuple[str, tuple[int, ...], tuple[str, ...]]]:
    return [(blocker.form, tuple(sorted(places)), tuple(members))
            for blocker, places, members in zip(ports.blockers, ports.sets, ports.members, strict=True)]

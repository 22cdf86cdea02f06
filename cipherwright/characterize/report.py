"""What was measured, in lines to read."""

from __future__ import annotations

from collections.abc import Iterator

from cipherwright.characterize.compare import Comparison, compare
from cipherwright.characterize.findings import Findings


def lines(found: Findings, base: str | None, why: str) -> Iterator[str]:
    """The report; with a `base` the comparison with its table. TableError if that cannot be read."""
    yield f"machine: {found.cpu}; {why}" if found.cpu not in why else why
    noisy = [form for form, one in found.forms.items() if one.noisy]
    yield (f"{found.probes} probes in {found.seconds:.0f} s, {found.repeated} times one was run again; "
           f"{found.core_per_tick:.3f} core clocks in a tick of the time-stamp counter")
    unclear = sum(not one.sure for one in found.forms.values())
    yield (f"{len(found.forms)} forms, {len(noisy)} with figures that do not agree, {unclear} whose ports are not "
           f"clear; {len(found.skipped)} skipped")
    reasons: dict[str, list[str]] = {}
    for form, reason in found.skipped.items():
        reasons.setdefault(reason, []).append(form)
    for reason, forms in reasons.items():
        yield f"skipped: {reason}: {len(forms)} forms, such as {forms[0]}"
    yield ""
    yield "structure"
    for one in found.structure:
        spread = "" if one.spread is None else f"  ±{100 * one.spread:.1f} %"
        value = f"{one.value:.0f}" if one.unit in ("bytes", "instructions") else f"{one.value:.4g}"
        yield f"  {one.name:34}{value:>10} {one.unit}{spread}"
    other = None if base is None else compare(found, base)
    yield ""
    yield "forms with the same ports" + ("" if other is None else f", by the names of {base}")
    for form, ports, members in found.classes:
        names = [str(p) if other is None else other.ports.get(p, f"?{p}") for p in ports]
        yield f"  {' '.join(sorted(names)):22}{len(members):4}  {form}{', ' + members[1] if len(members) > 1 else ''}"
    if other is not None:
        yield ""
        yield from differences(other)


def differences(found: Comparison) -> Iterator[str]:
    """A comparison with a table."""
    counts = ", ".join(f"{found.same[what]} of {found.of[what]} {name}" for what, name in (
        ("rate", "rates"), ("latency", "latencies"), ("ports", "sets of ports")))
    yield f"against {found.cpu}: the same (within 10 %, or 0.06 clocks) are {counts}"
    if found.missing:
        yield f"the table has no row for {', '.join(found.missing)}"
    if found.differences:
        yield f"  {'form':32}{'':24}{'measured':>10}  table"
    for one in found.differences:
        yield f"  {one.form:32}{one.what:24}{one.measured:>10}  {one.table}"

"""A CPU table of what was measured, over the table of the CPU it is (or is nearest to)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from cipherwright.characterize.compare import STRUCTURE, table_rate
from cipherwright.characterize.findings import Findings, FormFigures
from cipherwright.characterize.latency import of_memory, of_registers
from cipherwright.characterize.naming import Added, added, named, names
from targets.tables.files import group_names, merged_table, one_set, port_names
from targets.tables.rows import Row, pick, rows_of

NEAR, NEAR_CLOCKS = 0.04, 0.08
"""How near (relative, or in clocks) a latency has to be to a whole or half clock to be taken for it."""


def clocks(value: float) -> float:
    """A latency as tables have it: whole or half clocks where it is near, else to two digits."""
    half = round(value * 2) / 2
    return half if abs(value - half) <= max(NEAR * value, NEAR_CLOCKS) else round(value, 2)


def text(found: Findings, name: str, base: str) -> str:
    """The table as TOML. What was not measured is the base's. TableError if the base cannot be read."""
    rows, table = rows_of(base), merged_table(base)
    known = names(found, rows)
    more = added(found, known, port_names(table))
    known |= {port: one.name for port, one in more.items()}
    head = {"base": base, "mappings": base, "name": name, "title": f"{found.cpu} (measured)"}
    lines = [f"# {found.cpu}, measured on {found.date} by `cw characterize`: {found.probes} probes,",
             f"# {found.repeated} times one was run again, {found.seconds:.0f} seconds. The rest is the base's.",
             "# A source gives clocks as measured, with their spread; a>b is the latency from operand a to operand",
             "# b (m: from the address, f: from the flags).",
             *(f"{key} = {_toml(value)}" for key, value in head.items()), "", "pattern = ["]
    for one in found.forms.values():
        row = pick(rows, one.form)
        if fields := _fields(one, row, known):
            lines.append("  { " + ", ".join(f"{key} = {_toml(value)}" for key, value in fields.items()) + " },")
    here = _toml(f"measured on {found.cpu}, {found.date}")
    lines += ["]", "", "[sources]", f"here = {here}", *_structure(found, _schedulers(table, list(more.values())))]
    for port in more.values():
        lines += ["", "[[port]]", f"name = {_toml(port.name)}", "rate = 1", f"issues = {_toml('as ' + port.like)}",
                  'source = "here: what blocks what; the base has fewer ports"', 'status = "measured"']
    return "\n".join(lines) + "\n"


def _fields(one: FormFigures, base: Row | None, known: Mapping[int, str]) -> dict[str, Any] | None:
    """The row of a form; None where neither its ports nor the base's are known.

    A latency of which half a round trip is subtracted is the base's, if the base has the form. The base's ports, where
    this machine does more of the form a clock than they would, are kept for less time.
    """
    uops = named(one.uops, known) if one.sure else None
    if base is not None and (uops is None or _hidden(base, known)):
        uops, said = base.ports, "ports as the base's"
        occupancy = base.occupancy
        slow = table_rate(replace(base, slots=0), 1)
        if not one.chained and slow > 1.1 * one.rate:
            said += ", for less time"
            occupancy = tuple(round(each * one.rate / slow, 3) for each in occupancy)
    elif uops is None:
        return None
    else:
        said = "ports by what blocks it"
        occupancy = tuple([one.occupancy] * len(uops))
    if len(uops) == 1 and not one.chained and one.rate > 1.1 * occupancy[0] / len(uops[0]):
        occupancy = (round(one.rate * len(uops[0]), 2),)
    registers, memory = (None if found is not None and found.of_round_trip and base is not None else found
                         for found in (of_registers(one.latencies), of_memory(one.latencies)))
    latency = 0.0 if not uops else clocks(registers.clocks) if registers else base.latency if base else 0.0
    out: dict[str, Any] = {"forms": one.form, "ports": "+".join("|".join(u) for u in uops), "latency": latency}
    if (slots := max(round(one.slots), 1)) != max(len(uops), 1):
        out["slots"] = slots
    if memory is not None:
        out["latency_mem"] = clocks(memory.clocks)
    elif base is not None and base.latency_mem is not None:
        out["latency_mem"] = base.latency_mem
    if uops and occupancy != tuple([1.0] * len(uops)):
        out["occupancy"] = list(occupancy)
    if base is not None:
        same = (("unit", base.unit, ""), ("transfer", base.transfer, 0.0), ("path", base.path, "direct"))
        out.update({key: value for key, value, default in same if value != default})
    return out | {"source": f"here: {_said(one)}; {said}", "status": "measured"}


def _hidden(base: Row, known: Mapping[int, str]) -> bool:
    """Whether the base has operations on ports that blocking does not show, as the data of stores."""
    return any(not set(ports) <= set(known.values()) for ports in base.ports)


def _said(one: FormFigures) -> str:
    """The figures of a form in words, each with its spread."""
    parts = [f"stream {one.rate:.3f} ±{100 * one.spread:.1f} %" + (" (through what it writes)" if one.chained else "")]
    parts += [f"{each.pair} {each.clocks:.2f} ±{100 * each.spread:.1f} %" for each in one.latencies]
    return ", ".join(parts) + (", noisy" if one.noisy else "")


def _schedulers(table: Mapping[str, Any], more: Sequence[Added]) -> dict[str, list[str]]:
    """The keys of schedulers that ports beside those of a table change: each waits with the port that it is like."""
    window, names = table.get("core", {}).get("window", {}), group_names(dict(table), "the base")
    out = {key: list(window[key]) for key in ("schedulers", "queued_schedulers") if window.get(key)}
    if not more or not out:
        return {}
    for port in more:
        places = [(key, n) for key, texts in out.items() for n, text in enumerate(texts)
                  if port.like in one_set(text.partition(":")[0].strip(), names, "the base")]
        key, n = places[0] if places else (next(iter(out)), 0)
        ports, _, entries = out[key][n].partition(":")
        out[key][n] = f"{ports}|{port.name}:{entries}"
        names = names | {port.name: (port.name,)}
    return out


def _structure(found: Findings, window: Mapping[str, list[str]]) -> Iterator[str]:
    """The sections of what is no property of a form; `window` is more of the section of that name."""
    sections: dict[str, list[str]] = {}
    sources: dict[str, list[str]] = {}
    for key, texts in window.items():
        sections.setdefault("core.window", []).append(f"{key} = {_toml(texts)}")
        sources.setdefault("core.window", ["ports that the base has not, with those they are like"])
    for name, (path, kind, more) in STRUCTURE.items():
        value = found.item(name)
        if value is None:
            continue
        section, key = ".".join(path[:-1]), path[-1]
        number = clocks(value - more) if kind is float else round(value)
        sections.setdefault(section, []).append(f"{key} = {_toml(number)}")
        sources.setdefault(section, []).append(f"{name} {value:.4g}")
    for section, lines in sections.items():
        source = _toml(f"here: {', '.join(sources[section])}")
        yield from ("", f"[{section}]", *lines, f"source = {source}", f"status = {_toml('measured')}")


def _toml(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value) if isinstance(value, int) else f"{value:g}"

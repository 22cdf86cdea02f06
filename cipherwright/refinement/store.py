"""The store of refinement, generated/<cpu>/refined.json: entries put in, taken out, and written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from cipherwright.files import write_atomically
from cipherwright.judges import MODELS
from cipherwright.project.sources import Library
from targets.cpu import Cpu


class Found(Protocol):
    """A piece that was refined: its name in the store and what is kept of it, empty where nothing is."""

    @property
    def key(self) -> str:
        """The name in the store."""

    @property
    def entry(self) -> Mapping[str, Any]:
        """What is kept."""


def keep(store: dict[str, Any], kernel: str, found: Sequence[Found]) -> None:
    """Put what was found into the store; pieces that the kernel no longer has are there until `--adopt` judges them.

    `kernel`: with its variant, as scheduler.refine.store.label says.
    """
    from scheduler.refine.store import put

    for one in found:
        if one.entry:
            put(store, one.key, one.entry, kernel)


def of_another(store: Mapping[str, Any], kernel: str, judge: str) -> list[str]:
    """The names of the entries of a kernel that a machine chose, where `judge` is none."""
    if judge not in MODELS:
        return []
    return [name for name, entry in store.items() if kernel in entry.get("users", ()) and "judge" in entry]


def gone(library: Library, cpu: Cpu) -> list[dict[str, Any]]:
    """What is stored for kernels, or variants of them, that are no more: as a manifest has what is left out."""
    from scheduler.refine.store import LeftOut

    store = library.refined(cpu.pieces)
    if library.usable("kernel")[1]:  # it may be of one that cannot be read
        return []
    users = {user for entry in store.values() for user in entry.get("users", ())}
    missing = {user for user in users if not there(library, cpu, *user.partition("-")[::2])}
    return [{"kernel": f"{cpu.target}/{user}", **LeftOut(
        name, entry["piece"], "there is no such kernel any more, or no such variant", entry.get("planned_cycles"), None,
        None if "judge" in entry else entry.get("cycles")).as_data()}
        for name, entry in store.items() for user in entry.get("users", ()) if user in missing]


def there(library: Library, cpu: Cpu, kernel: str, variant: str) -> bool:
    """Whether there is such a kernel, and its variant for that CPU."""
    if kernel not in library.usable("kernel")[0]:
        return False
    return not variant or variant in library.source_of(kernel).variants(kernel, cpu.name)


def merge(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two stores as one: of a piece that is in both, the entry with fewer clocks is kept, of equals the first.

    What a machine chose comes before what the model did, whose clocks are others; what nobody judged comes last.
    """
    def rank(entry: dict[str, Any]) -> tuple[bool, float]:
        return "judge" not in entry, float(entry.get("cycles", "inf"))

    out = dict(one)
    for name, entry in other.items():
        if name not in out or rank(entry) < rank(out[name]):
            out[name] = entry
    return out


def save(library: Library, cpu: str, store: dict[str, Any]) -> None:
    """Write the store, an entry a line; an empty one has no file."""
    path = library.refined_path(cpu)
    if store:
        entries = (f"{json.dumps(name)}:{json.dumps(store[name], sort_keys=True, separators=(',', ':'))}"
                   for name in sorted(store))
        text = "{" + ",\n".join(entries) + "}\n"
        write_atomically(path, text.encode())
    else:
        path.unlink(missing_ok=True)

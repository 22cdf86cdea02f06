"""The store of refinement, generated/<cpu>/refined.json: entries put in, taken out, and written."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from typing import Any, Protocol

from cipherwright.files import write_atomically
from cipherwright.project.sources import Library


class Found(Protocol):
    """A piece that was refined: its name in the store and what is kept of it, empty where nothing is."""

    @property
    def key(self) -> str: ...

    @property
    def entry(self) -> Mapping[str, Any]: ...


def keep(store: dict[str, Any], kernel: str, variant: str | None, found: Sequence[Found]) -> None:
    """Put what was found into the store, and forget pieces that this kernel, in this mapping, no longer has."""
    forget(store, kernel, variant, {one.key for one in found})
    for one in found:
        if one.entry:
            store[one.key] = dict(one.entry)


def forget(store: dict[str, Any], kernel: str, variant: str | None, keys: Set[str]) -> None:
    """Take out the entries of a kernel, in a mapping, that are not for its pieces of today."""
    for gone in [k for k, v in store.items()
                 if k not in keys and (v.get("kernel"), v.get("variant")) == (kernel, variant)]:
        del store[gone]


def merge(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two stores as one: of a piece that is in both, the entry with fewer of the model's clocks is kept.

    An entry that no model judged comes after those that it did, and among these the first.
    """
    def clocks(entry: dict[str, Any]) -> float:
        return float(entry.get("cycles", "inf"))

    out = dict(one)
    for name, entry in other.items():
        if name not in out or clocks(entry) < clocks(out[name]):
            out[name] = entry
    return out


def save(library: Library, cpu: str, store: dict[str, Any]) -> None:
    """Write the store; an empty one has no file."""
    path = library.refined_path(cpu)
    if store:
        text = json.dumps(store, sort_keys=True, separators=(",", ":")).replace('},"', '},\n"') + "\n"
        write_atomically(path, text.encode())
    else:
        path.unlink(missing_ok=True)

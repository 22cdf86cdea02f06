"""Where a library's code comes from: sources, circuits, and what its test vectors are from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from cipherwright.export.collect import Collected, Function
from dsl.ir import Table

BOXES = ("lookup", "slicewise")


def sources(collected: Collected) -> list[dict[str, Any]]:
    """Each source file with its hash, its kernels, and the publications that its vectors name."""
    found: dict[str, dict[str, Any]] = {}
    for function in collected.functions:
        source = collected.library.source_of(function.kernel)
        row = found.setdefault(str(source.path), {
            "file": function.manifest["source"], "sha256": function.manifest["source_sha256"], "kernels": [],
            "vectors": list(_publications(source))})
        row["kernels"].append(function.name)
    return list(found.values())


def _publications(source: Any) -> Iterator[str]:
    seen = set()
    for file in dict.fromkeys(file for a in source.program.algorithms.values() for file, _ in a.vectors):
        path = source.folder / file
        said = json.loads(path.read_text(encoding="utf-8")).get("source", {}) if path.is_file() else {}
        for text in said.values() if isinstance(said, dict) else [said]:
            if text not in seen:
                seen.add(text)
                yield str(text)


@cache
def _known() -> dict[tuple[int, ...], list[tuple[str, str]]]:
    """Name and provenance of the stored circuits of a table."""
    from scheduler.logic.stored_circuits import known_rows

    found: dict[tuple[int, ...], list[tuple[str, str]]] = {}
    for row in known_rows():
        found.setdefault(tuple(row["table"]), []).append((row["name"], row["found"]))
    return found


def circuits(collected: Collected) -> list[tuple[str, str]]:
    """The stored circuits that code without tables was made with, or may have been where a box has several."""
    found = list[tuple[str, str]]()
    for function in collected.functions:
        found += _circuits_of(collected, function)
    return list(dict.fromkeys(found))


def _circuits_of(collected: Collected, function: Function) -> Iterator[tuple[str, str]]:
    kernel = collected.library.source_of(function.kernel).kernel(function.kernel)
    for op in kernel.body.ops():
        if op.kind not in BOXES or (op.kind == "lookup" and not function.slices):
            continue
        for part in op.attr if isinstance(op.attr, tuple) else (op.attr,):
            if isinstance(part, Table):
                yield from _stored_of(part)


@cache
def _stored_of(table: Table) -> list[tuple[str, str]]:
    """Of a table, or of a stored one of which it is a copy with its bits rotated."""
    exact = _known().get(table.entries, [])
    if exact:
        return exact
    from scheduler.logic.stored_circuits import circuits_of

    names = {c.name for c in circuits_of(table)}
    return [row for rows in _known().values() for row in rows if any(row[0] in name for name in names if name)]

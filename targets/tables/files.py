"""The files of CPU tables: which there are, what one says, and what it comes to with its bases.

`cpus/NAME.toml` is one CPU; a project may have a folder of such files of its own beside them. A table may name another
as its `base`; then `[core]`, `[caches]`, `[groups]` and `[sources]` merge key by key, a `form` row replaces the base's
row of that name, and a `change` replaces single fields of the rows it lists. Other kinds of rows are laid over the
base's by their forms (targets.tables.rows).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from targets.datafile import read_toml
from targets.forms import TableError
from targets.kept import own_tables
from targets.tables.patterns import parse_ports, says_ports
from targets.tables.shape import check_shape, fault

CPU_DIR = Path(__file__).parents[1] / "cpus"
MERGED = ("core", "caches", "groups", "sources")
IN_ORDER = frozenset({"p5"})
"""Front ends of CPUs that execute in order: `pairing` rows say what their instructions cost, pipes and clocks."""
File = tuple[Path, int, int]
"""A file as it is now: its path, the time of its last change in nanoseconds and its bytes."""


class UnknownCpu(KeyError):
    """No table for a CPU of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


def directories() -> tuple[Path, ...]:
    """Where tables are: those of the tool, then those of the current project, if it has any."""
    own = own_tables()
    return (CPU_DIR, own) if own else (CPU_DIR,)


def model_names() -> list[str]:
    """Names of all CPUs that have a table, sorted: those the pipeline model knows, were their tables all sound."""
    return list(_names(directories()))


@cache
def _names(folders: tuple[Path, ...]) -> tuple[str, ...]:
    return tuple(sorted({path.stem for folder in folders for path in folder.glob("*.toml")}))


def place(name: str) -> str:
    """Where the table of a CPU is to be changed, in words: the tool's from the folder of its source, else the file."""
    own = [folder / f"{name}.toml" for folder in directories()[1:] if (folder / f"{name}.toml").exists()]
    return str(own[0]) if own else f"targets/cpus/{name}.toml"


def read_table(name: str) -> dict[str, Any]:
    """The raw table of one CPU, before its base is merged in; TableError if there is none, or it cannot be read.

    What it holds is shared, and not to be changed.
    """
    return dict(_parsed(_file(name)))


def merged_table(name: str) -> dict[str, Any]:
    """The table of a CPU with its bases merged in; TableError as `read_table`, or if bases form a cycle.

    What it holds is shared, and not to be changed.
    """
    return dict(_merged(files_of(name)))


def layers(files: tuple[File, ...]) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """(a table, what it comes to with its bases) from the lowest base to the CPU itself; `files` as `files_of`."""
    return [(_parsed(files[k]), _merged(files[k:])) for k in reversed(range(len(files)))]


def sound(names: list[str], check: Callable[[str], object] = merged_table) -> tuple[list[str], dict[str, TableError]]:
    """Those of some tables that `check` does not refuse, and of the others the reason: one stops no other."""
    good: list[str] = []
    bad: dict[str, TableError] = {}
    for name in names:
        try:
            check(name)
            good.append(name)
        except TableError as error:
            bad[name] = error
    return good, bad


def executes_in_order(name: str) -> bool:
    """Whether a CPU executes in order, two instructions at a time: its front end is of such a kind."""
    return merged_table(name).get("core", {}).get("frontend", {}).get("kind") in IN_ORDER


def files_of(name: str) -> tuple[File, ...]:
    """The file of a table, that of its base, and so on; TableError as `merged_table`."""
    chain = [name]
    while (base := read_table(chain[-1]).get("base")) is not None:
        if base in chain:
            raise fault(f"{chain[-1]}.toml: base: bases form a cycle: {' -> '.join((*chain, base))}")
        if not any((folder / f"{base}.toml").exists() for folder in directories()):
            raise fault(f"{chain[-1]}.toml: base: {base}.toml: no such table; tables are {', '.join(model_names())}")
        chain.append(base)
    return tuple(map(_file, chain))


def _file(name: str) -> File:
    """The file of a table."""
    found: list[File] = []
    for path in (folder / f"{name}.toml" for folder in directories()):
        with contextlib.suppress(OSError):
            now = path.stat()
            found.append((path, now.st_mtime_ns, now.st_size))
    if not found:
        raise TableError(f"{name}.toml: no such table; tables are {', '.join(model_names())}")
    if len(found) > 1:
        raise TableError(f"{found[1][0]}: cipherwright has a table of this name; rename yours: it may say "
                         f"`base = \"{name}\"`")
    return found[0]


@lru_cache(maxsize=64)
def _parsed(file: File) -> dict[str, Any]:
    """What a file says: reading it takes as long as a small schedule, and many ask."""
    path = file[0]
    table = read_toml(path, TableError)
    check_shape(table, path.name)
    return table


@lru_cache(maxsize=64)
def _merged(files: tuple[File, ...]) -> dict[str, Any]:
    """The first table, its base, and so on, as one."""
    table = {key: value for key, value in _parsed(files[0]).items() if key != "base"}
    return merge(_merged(files[1:]), table, files[0][0].name) if files[1:] else table


def merge(base: dict[str, Any], table: dict[str, Any], where: str) -> dict[str, Any]:
    """`base` with the changes of `table`; neither argument is modified, but what both hold is shared.

    TableError at the change of a form that the base does not have.
    """
    out = dict(base)
    for key, value in table.items():
        if key in MERGED:
            out[key] = _deep(out.get(key, {}), value)
        elif key in ("form", "port"):
            out[key] = list({row["name"]: row for row in (*out.get(key, ()), *value)}.values())
        elif key != "change":
            out[key] = value
    if table.get("change"):
        rows = {row["name"]: row for row in out.get("form", ())}
        for change in table["change"]:
            for form in change["forms"]:
                if form not in rows:
                    raise fault(f"{where}: change of form '{form}', which the base does not have")
                rows[form] = rows[form] | {key: value for key, value in change.items() if key != "forms"}
        out["form"] = list(rows.values())
    return out


def _deep(base: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    out = dict(base)
    for key, value in over.items():
        old = out.get(key)
        if isinstance(value, dict) and isinstance(old, dict) and key != "tried":    # which is of one fit, as a whole
            out[key] = _deep(old, value)
        elif key == "source" and old:
            out[key] = f"{value}; otherwise as the base; {old}"
        else:
            out[key] = value
    return out


def physical_ports(port: dict[str, Any]) -> tuple[str, ...]:
    """The ports that one `port` entry stands for: `lanes = 3` makes NAME0, NAME1 and NAME2 of it."""
    name, lanes = str(port["name"]), int(port.get("lanes", 1))
    return tuple(f"{name}{n}" for n in range(lanes)) if lanes > 1 else (name,)


def port_names(table: dict[str, Any]) -> dict[str, tuple[str, ...]]:
    """Every port name of a merged table and the physical ports it stands for."""
    out: dict[str, tuple[str, ...]] = {}
    for row in table.get("port", []):
        out[row["name"]] = physical_ports(row)
        out.update({port: (port,) for port in out[row["name"]]})
    return out


def group_names(table: dict[str, Any], where: str) -> dict[str, tuple[str, ...]]:
    """`port_names`, and the names of `[groups]` with the physical ports each stands for.

    A table over another may give a group other ports, and with them all rows of the base that name it. TableError,
    which begins with the file, `where`, for a group that is no set of ports, or whose name says ports by itself.
    """
    ports = port_names(table)
    groups: dict[str, tuple[str, ...]] = {}
    for name, text in table.get("groups", {}).items():
        here = f"{where}: [groups]: {name}"
        if says := says_ports(name, ports):
            raise fault(f"{here}: the name says ports by itself, {' or '.join(says)}; give the group another")
        groups[name] = one_set(text, ports, here)
    return ports | groups


def one_set(text: str, known: Mapping[str, tuple[str, ...]], where: str) -> tuple[str, ...]:
    """The ports of one set, ``"p23|p10"``, in the notation of rows; TableError, which begins with `where`, of others.
    """
    try:
        found = parse_ports(text, known)
    except TableError as error:
        raise fault(f"{where}: {error}") from None
    if len(found) != 1:
        raise fault(f"{where}: '{text}' is not one set of ports, as a row has them for one uop (\"p23|p10\")")
    return found[0]


def table_hash(table: dict[str, Any]) -> str:
    """SHA-256 of the merged table in a canonical form, so that equal data hash equally."""
    text = json.dumps(table, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()

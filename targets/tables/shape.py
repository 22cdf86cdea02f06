"""The shape of a CPU table: which keys hold what, so that readers of its rows need not ask.

What a table must have, and what its values mean, is checked where it is used (`tables.rows`, `targets.cpu`,
`model.parameters`, `model.p5_table`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from targets.datafile import MEND, check_kinds, fits, tables, words
from targets.forms import TableError

STATUSES = frozenset({"documented", "measured", "derived", "fitted"})
"""How a number came into a table."""
COSTS = {"latency": float, "latency_mem": float, "transfer": float, "unit": str, "unit_clocks": float,
         "occupancy": list[float], "source": str, "status": str}
FORM = {"name": str, "uops": int, "ports": list[list[str]], **COSTS}
ROWS: dict[str, tuple[str, dict[str, Any]]] = {
    "port": ("name", {"name": str, "lanes": int, "rate": float, "issues": str, "source": str, "status": str}),
    "form": ("name", FORM),
    "change": ("forms", {**FORM, "forms": list[str]}),
    "pattern": ("forms", {"forms": str, "slots": int, "ports": str, **COSTS, "path": str, "decode_clocks": int}),
    "pairing": ("forms", {"forms": str, "pair": str, "clocks": int, "class": str, "unit": str, "when": str,
                          **dict.fromkeys(("overlap_int", "overlap_fp", "latency", "again", "decode"), int),
                          "early": bool, "source": str, "status": str}),
}
"""The lists of tables: of each, the field that names a row, and the fields' kinds."""
TOP = {"name": str, "title": str, "base": str, "width": int, "features": list[str], "model_only": bool,
       "long_mode": bool, "long_only": bool, "mappings": str, "groups": dict[str, str],
       "sources": dict[str, str], "core": dict, "caches": dict, "variable_time": dict}
SECTIONS = ("frontend", "rename", "window", "scheduling", "planner", "retire", "branch", "rules", "memory", "timing",
            "pairing", "banks", "agi", "alignment", "x87", "x87_exchange", "emms", "cache_pipeline")
CORE = {**dict.fromkeys(SECTIONS, dict), "pipeline_stages": int, "load_latency": float, "load_latency_mmx": float,
        "source": str, "status": str}
NUMBERS: dict[str, dict[str, Any]] = {"window": {"rob": int}, "planner": {"stations": int},
                                      "rules": {"store_sib_extra_uops": int}, "frontend": {"kind": str}}
"""Of sections, the keys that are asked for before a reader checks the section."""
SECTION = {"status": str, "rows": str, "papers": list[str], "calibration": list[str], "tried": dict[str, list]}
"""What any section may say of how its numbers came there: `tried` has the values that a fit chose among, by key (keys
of equal values that were chosen together are joined by ``+``); `calibration` the published rows that it looked at, as
ROW@CPU, where `*` is any text; `papers` the tables of papers."""
PAPER = re.compile(r"\d+:[^:]+:[^:]+")
LEVEL = {"bytes": int, "ways": int, "line": int, "latency": float, "source": str, "status": str}


VARIABLE_TIME = {"operations": list[str], "source": str, "status": str}
"""What `variable_time` says: the operations (targets/forms.toml) whose time depends on their operands."""


def fault(said: str) -> TableError:
    """What is wrong with a table, and what to do about it."""
    return TableError(f"{said}; {MEND}")


def check_shape(table: dict[str, Any], where: str) -> None:
    """TableError for a table, before its base is merged in, of which something is not of the kind that readers expect.
    """
    check_kinds(table, TOP, where, fault)
    core = table.get("core", {})
    check_kinds(core, CORE, f"{where}: [core]", fault)
    for name, kinds in NUMBERS.items():
        check_kinds(core.get(name, {}), kinds, f"{where}: [core.{name}]", fault)
    for name, section in core.items():
        if isinstance(section, dict):
            _check_fit(section, f"{where}: [core.{name}]")
    check_kinds(table.get("variable_time", {}), VARIABLE_TIME, f"{where}: [variable_time]", fault)
    caches = table.get("caches", {})
    check_kinds(caches, dict.fromkeys(caches, dict), f"{where}: [caches]", fault)
    for name, level in caches.items():
        check_kinds(level, LEVEL, f"{where}: [caches.{name}]", fault)
        _check_fit(level, f"{where}: [caches.{name}]")
    for key, (name, kinds) in ROWS.items():
        for number, row in enumerate(tables(table, key, where, fault), 1):
            if name not in row:
                raise fault(f"{where}: [[{key}]] {number} lacks {name}; every one has a {name}")
            check_kinds(row, kinds, f"{where}: {key} '{row[name]}'", fault)


def _check_fit(section: dict[str, Any], where: str) -> None:
    """What a section of one file says of a fit: its shape alone, for bases are not merged yet."""
    check_kinds(section, SECTION, where, fault)
    for key in ("tried", "papers", "calibration"):
        if key in section and section.get("status") != "fitted":
            raise fault(f"{where}: {key} is of a fit; write status = \"fitted\" beside it, or remove {key}")
    for text in section.get("papers", ()):
        if not PAPER.fullmatch(text):
            raise fault(f"{where}: papers has '{text}'; expected \"PAPER:TABLE:CPU\", as in ciphers/report.toml")


def check_tried(section: Mapping[str, Any], values: Mapping[str, Any], kinds: Mapping[str, Any], where: str) -> None:
    """TableError for values that a fitted section says were tried, and which cannot be.

    `section`: as a table and its bases have it; `values`: what its keys come to, those left out as well; `kinds`: of
    the keys that the section has. A value must be of its key's kind, and the present one among those tried.
    """
    named: set[str] = set()
    for names, tried in (section.get("tried", {}) if section.get("status") == "fitted" else {}).items():
        for key in names.split("+"):
            if key not in kinds:
                raise fault(f"{where}: tried: unknown key '{key}'; the keys are {', '.join(kinds)}")
            if key in named:
                raise fault(f"{where}: tried: {key} is there twice; name it once")
            named.add(key)
            for value in tried:
                if not fits(value, kinds[key]):
                    raise fault(f"{where}: tried: {names} has {value!r}; expected {words(kinds[key])}")
            if values[key] not in tried:
                raise fault(f"{where}: {key} is {values[key]!r}, which is not among the tried {tried}; add it to them, "
                            "or give the table those that were tried for it")

"""docs/cpus.md says of each CPU what its table says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from targets.cpu import cpu_names
from targets.tables.files import merged_table, model_names

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cpus.md").read_text(encoding="utf-8")
KINDS = {"p5": "pairs", "decoders": "4-1-1", "predecode": "4-1-1-1", "trace-cache": "trace cache", "lanes": "3 lanes"}


def cells(name: str) -> list[str]:
    """The row of a CPU in the page's table, from its CPU table."""
    table = merged_table(name)
    core, l1d = table["core"], table["caches"]["l1d"]
    memory = core.get("memory", {})
    load = f"{core['load_latency']:g}"
    if memory.get("load_latency_simd", core["load_latency"]) != core["load_latency"]:
        load += f", simd {memory['load_latency_simd']:g}"
    return [name, "kernels, model" if name in cpu_names() else "model", KINDS[core["frontend"]["kind"]],
            f"{table['width']}", window(core.get("window", {}), core.get("scheduling", {})), load,
            f"{l1d['bytes'] // 1024} KB, {l1d['ways']} ways of {l1d['line']}", mispredict(core["branch"])]


def window(table: dict[str, Any], scheduling: dict[str, Any]) -> str:
    if not table:
        return "in order"
    if "lane_stations" in table:
        return f"{table['rob']}, 3 × {table['lane_stations']} + {table['fp_stations']}"
    if "memory_entries" in scheduling:
        memory, fast, slow = (scheduling[f"{name}_entries"] for name in ("memory", "fast", "slow"))
        return f"{table['rob']}, {memory} + 2 × {fast} + {slow}"
    return f"{table['rob']}, {table['stations']}"


def mispredict(table: dict[str, Any]) -> str:
    if "mispredict" in table:
        return f"{table['mispredict']:g}"
    u, v = table["mispredict_u"], table["mispredict_v"]
    return f"{u:g}" if u == v else f"{u:g}, in V {v:g}"


ROWS = [[cell.strip() for cell in line.strip("| ").split("|")]
        for line in re.findall(r"^\| [a-z][\w-]* \| (?:kernels, )?model \|.*$", PAGE, re.MULTILINE)]


def test_every_cpu_is_in_the_table_once():
    assert sorted(row[0] for row in ROWS) == model_names()


@pytest.mark.parametrize("name", model_names())
def test_the_table_says_what_the_cpu_table_says(name: str):
    (row,) = [row for row in ROWS if row[0] == name]
    assert row == cells(name)


def test_every_diagram_has_the_numbers_of_its_table():
    for name, wanted in {"core2": "rename 4/clock -> window 96, stations 32", "athlon64": "window 72",
                         "pentium3": "rename 3/clock -> window 40, stations 20", "northwood": "window 126"}.items():
        core = merged_table(name)["core"]
        assert wanted in PAGE and f"window {core['window']['rob']}" in wanted
        assert "stations" not in wanted or f"stations {core['window']['stations']}" in wanted

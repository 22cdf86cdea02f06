"""docs/cpus.md says of each CPU what its table says."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Any

import pytest

from targets.cpu import cpu_names
from targets.tables.files import merged_table, model_names
from targets.tables.rows import find_row

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "cpus.md").read_text(encoding="utf-8")
KINDS = {"p5": "pairs", "decoders": "4-1-1", "predecode": "4-1-1-1", "trace-cache": "trace cache", "lanes": "3 lanes"}


def cells(name: str) -> list[str]:
    """The row of a CPU in the page's table, from its CPU table."""
    table = merged_table(name)
    core, l1d = table["core"], table["caches"]["l1d"]
    memory = core.get("memory", {})
    load = f"{core['load_latency']:g}"
    for word, key in (("chased", "pointer_chase"), ("scaled", "scaled_index")):
        if memory.get(key):
            load += f", {word} {core['load_latency'] + memory[key]:g}"
    if memory.get("load_latency_simd", core["load_latency"]) != core["load_latency"]:
        load += f", simd {memory['load_latency_simd']:g}"
    used = "kernels, model" if name in cpu_names() else "64-bit kernels, model" if table.get("long_only") else "model"
    return [name, used, front_end(core["frontend"]),
            f"{table['width']}", window(core.get("window", {}), core.get("scheduling", {})), load,
            f"{l1d['bytes'] // 1024} KB, {l1d['ways']} ways of {l1d['line']}", mispredict(core["branch"])]


def front_end(table: dict[str, Any]) -> str:
    if table["kind"] == "uop-cache":
        return f"uop cache {table['cache_uops_per_clock']}, {'-'.join(map(str, table['template']))}"
    return KINDS[table["kind"]]


def window(table: dict[str, Any], scheduling: dict[str, Any]) -> str:
    if not table:
        return "in order"
    if "lane_stations" in table:
        return f"{table['rob']}, 3 × {table['lane_stations']} + {table['fp_stations']}"
    if "memory_entries" in scheduling:
        memory, fast, slow = (scheduling[f"{name}_entries"] for name in ("memory", "fast", "slow"))
        return f"{table['rob']}, {memory} + 2 × {fast} + {slow}"
    if "schedulers" in table:
        entries = [int(text.partition(":")[2]) for text in (*table["schedulers"], *table.get("queued_schedulers", ()))]
        runs = [(size, len(list(some))) for size, some in itertools.groupby(entries)]
        return f"{table['rob']}, {' + '.join(f'{count} × {size}' if count > 1 else str(size) for size, count in runs)}"
    return f"{table['rob']}, {table['stations']}"


def mispredict(table: dict[str, Any]) -> str:
    if "mispredict" in table:
        return f"{table['mispredict']:g}"
    u, v = table["mispredict_u"], table["mispredict_v"]
    return f"{u:g}" if u == v else f"{u:g}, in V {v:g}"


ROWS = [[cell.strip() for cell in line.strip("| ").split("|")]
        for line in re.findall(r"^\| [a-z][\w-]* \| (?:(?:64-bit )?kernels, )?model \|.*$", PAGE, re.MULTILINE)]


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


def facts() -> list[str]:
    """Sentences of the page with the numbers of the tables."""
    def core(cpu: str) -> dict[str, Any]:
        table: dict[str, Any] = merged_table(cpu)["core"]
        return table

    def clocks(cpu: str, form: str) -> str:
        return f"{find_row(cpu, form).latency:g}"

    def out_of(form: str) -> str:
        return f"{find_row('northwood', form).transfer:g} out of the"

    def uops(form: str) -> str:
        return number[find_row("core2", form).uops]

    p3, north, core2, k8 = (core(cpu) for cpu in ("pentium3", "northwood", "core2", "athlon64"))
    number = {2: "two", 3: "three", 4: "four"}
    words = {0.5: "half a clock", 2.0: "two clocks", 4.0: "four"}
    return [
        f"stalls {p3['rules']['partial_register_stall_min']} to {p3['rules']['partial_register_stall']} clocks",
        f"or the carry after `inc`, stalls {p3['rules']['partial_flags_stall']} clocks",
        f"shift, lea jump imul ({clocks('pentium3', 'imul r32,r32')})",
        f"An add takes {words[find_row('northwood', 'add r32,r32').latency]}, a shift "
        f"{words[find_row('northwood', 'shl r32,imm8').latency]} and one more to reach the ALUs",
        f"when the consumer is elsewhere: {out_of('add r32,r32')} fast ALUs, {out_of('shl r32,imm8')} shifter and the "
        "MMX units",
        f"A 128-bit operation keeps its subunit for {words[find_row('northwood', 'pxor x,x').unit_clocks]}",
        f"**MMX loads are slow** (about {clocks('northwood', 'movq mm,m64')}) and so are MMX register copies "
        f"({clocks('northwood', 'movq mm,mm')}, on p0)",
        f"{north['scheduling']['memory_entries']} entries each are fitted",
        f"two addresses {north['memory']['alias_evict_bytes'] // 1024} KB apart cannot be in it together",
        f"costs {north['rules']['forward_replay_min']} to {north['rules']['forward_replay']} clocks",
        f"shifts take {find_row('prescott', 'shl r32,imm8').occupancy[0]:g} clocks of p1",
        f"loads take {clocks('prescott', 'mov r32,m32')} clocks (MMX about {clocks('prescott', 'movq mm,m64')}), MMX "
        f"register copies {clocks('prescott', 'movq mm,mm')}",
        f"`bswap` is one uop of one clock, `imul` takes {clocks('prescott', 'imul r32,r32')}",
        f"`adc` and `sbb` are slower still ({clocks('prescott', 'adc r32,r32')}), `lea` is worth avoiding "
        f"({clocks('prescott', 'lea r32,m')} and more)",
        f"of 64-bit registers take {clocks('prescott-64', 'shr r64,imm8')} clocks",
        f"a loop of at most {core2['frontend']['loop_buffer_bytes']} bytes and "
        f"{core2['frontend']['loop_buffer_instructions']} instructions",
        f"(`pshufb` {uops('pshufb x,x')}, `punpck` {uops('punpckldq x,x')})",
        f"plans are judged with {core2['planner']['stations']} of the {core2['window']['stations']}",
        f"Plans are judged with {k8['planner']['stations']} of the {3 * k8['window']['lane_stations']} integer "
        "stations",
        f"window {k8['window']['rob']} (24 lines of 3)",
        f"`lea` takes {clocks('athlon64', 'lea r32,m')} clock, with a scale or three parts "
        f"{clocks('athlon64', 'lea r32,[r+r*i+i]')}. A taken jump costs "
        f"{number[k8['frontend']['taken_jump_clocks']]} clocks",
        f"({clocks('athlon64', 'movd mm,r32')} clocks in, {clocks('athlon64', 'movd r32,mm')} out)",
        f"Loops of up to {core('pentium-m')['branch']['loop_counter']} rounds are predicted",
        f"({clocks('northwood', 'add m32,r32')} on Northwood, {clocks('prescott', 'add m32,r32')} on Prescott)",
    ]


def test_the_text_has_the_numbers_of_the_tables():
    text = " ".join(PAGE.split())
    assert [fact for fact in facts() if fact not in text] == []

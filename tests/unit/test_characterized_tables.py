"""Tables that `cw characterize` writes: read back, names, differences from a built-in one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import tomllib

from cipherwright.characterize.compare import compare
from cipherwright.characterize.findings import Findings, FormFigures, as_data
from cipherwright.characterize.latency import Latency
from cipherwright.characterize.report import lines
from cipherwright.characterize.structure import Item
from cipherwright.characterize.table import clocks, text
from targets.simulate import check_table
from targets.tables import files
from targets.tables.rows import rows_of

EVERYTHING = frozenset({"avx", "avx2", "avx512f", "avx512dq"})


def figures(form: str, rate: float, uops: tuple[tuple[int, ...], ...], *pairs: tuple[str, float],
            occupancy: float = 1.0) -> FormFigures:
    return FormFigures(form, rate, 0.002, 1.07, uops, occupancy, True,
                       tuple(Latency(pair, value, 0.003, False, value) for pair, value in pairs))


def zen4_like() -> Findings:
    found = Findings("Made Up (family 25, model 17)", "2026-01-01", 1.4, 12.0, probes=3, repeated=1)
    for one in (figures("add r64,r64", 0.251, ((0, 1, 2, 3),), ("1>1", 1.001), ("2>1", 1.0)),
                figures("shl r32,imm8", 0.5, ((1, 2),), ("1>1", 1.0)),
                figures("imul r64,r64", 1.0, ((1,),), ("1>1", 3.0)),
                figures("setcc r8", 0.5, ((0, 3),), ("f>1", 1.0)),
                figures("vpaddd y,y,y", 0.25, ((4, 5, 6, 7),), ("2>1", 1.0)),
                figures("vpmuludq y,y,y", 0.5, ((4, 5),), ("2>1", 3.0)),
                figures("vpshufb y,y,y", 0.5, ((5, 6),), ("2>1", 2.004)),
                figures("vpsrld y,y,imm8", 0.5, ((6, 7),), ("2>1", 1.6)),
                figures("vpaddd z,z,z", 0.5, ((4, 5, 6, 7),), ("2>1", 1.0), occupancy=2.0),
                figures("mov r32,r32", 0.167, (), ("2>1", 0.167))):
        found.forms[one.form] = one
    found.classes = [("add r64,r64", (0, 1, 2, 3), ("add r64,r64",))]
    found.structure = [Item("rename width", 6, "a clock"), Item("entries: window", 312, "instructions"),
                       Item("load: [r]", 4.004, "clocks", 0.002), Item("misprediction", 15.4, "clocks", 0.02),
                       Item("L2 size", 1048576, "bytes")]
    found.skipped = {"sha1nexte x,x": "this CPU lacks sha_ni"}
    return found


def test_a_table_is_read_back_as_it_was_measured(cpu_tables: Path) -> None:
    written = text(zen4_like(), "mine", "zen4")
    assert tomllib.loads(written)["base"] == tomllib.loads(written)["mappings"] == "zen4"
    (cpu_tables / "mine.toml").write_text(written, encoding="utf-8")
    files._names.cache_clear()
    rows, base = rows_of("mine"), rows_of("zen4")
    assert rows["vpmuludq y,y,y"].ports == base["vpmuludq y,y,y"].ports
    assert rows["vpaddd z,z,z"].occupancy == (2.0,) and rows["mov r32,r32"].ports == ()
    assert rows["vpshufb y,y,y"].latency == 2 and rows["vpsrld y,y,imm8"].latency == 1.6
    assert rows["vpshufb y,y,y"].status == "measured" and "2>1 2.00 ±0.3 %" in rows["vpshufb y,y,y"].source
    assert rows["sub r64,r64"] == base["sub r64,r64"]
    core = files.merged_table("mine")["core"]
    assert files.merged_table("mine")["caches"]["l2"]["bytes"] == 1048576
    check_table("mine")
    assert (core["window"]["rob"], core["memory"]["load_latency"], core["window"]["status"]) == (312, 4, "measured")
    files._names.cache_clear()


def test_ports_beyond_those_of_the_base_are_in_the_table_that_is_written(cpu_tables: Path) -> None:
    found = zen4_like()
    found.forms["add r64,r64"] = figures("add r64,r64", 0.168, ((0, 1, 2, 3, 8, 9),), ("1>1", 1.0))
    found.forms["bswap r64"] = replace(figures("bswap r64", 0.125, ()), sure=False)
    (cpu_tables / "mine.toml").write_text(text(found, "mine", "zen4"), encoding="utf-8")
    files._names.cache_clear()
    rows, window = rows_of("mine"), files.merged_table("mine")["core"]["window"]
    assert set(rows["add r64,r64"].ports[0]) == {"alu0", "alu1", "alu2", "alu3", "more1", "more2"}
    assert [one for one in window["schedulers"] if "more1|more2" in one] == ["alu0|agu0|st01|more1|more2: 22"]
    assert rows["bswap r64"].ports == rows_of("zen4")["bswap r64"].ports and rows["bswap r64"].occupancy == (0.5,)
    check_table("mine")
    files._names.cache_clear()


def test_a_name_with_quotes_is_written_as_one() -> None:
    found = zen4_like()
    found.cpu = 'Made "Up" \\ CPU'
    made = tomllib.loads(text(found, "mine", "zen4"))
    assert made["title"] == f"{found.cpu} (measured)" and found.cpu in made["sources"]["here"]


def test_half_a_round_trip_does_not_replace_what_the_base_says() -> None:
    found, base = zen4_like(), rows_of("zen4")
    for form, pair, value in (("vmovd x,r32", "2>1", 4.3), ("vpinsrd x,x,m32,imm8", "m>1", 9.7),
                              ("made y,r32", "2>1", 4.3)):
        found.forms[form] = replace(figures(form, 1.0, ((5, 6),)), latencies=(Latency(pair, value, 0.003, True, 9.0),))
    made = {row["forms"]: row for row in tomllib.loads(text(found, "mine", "zen4"))["pattern"]}
    assert made["vmovd x,r32"]["latency"] == base["vmovd x,r32"].latency != 4.3
    assert made["vpinsrd x,x,m32,imm8"]["latency_mem"] == base["vpinsrd x,x,m32,imm8"].latency_mem != 9.7
    assert made["made y,r32"]["latency"] == 4.3         # of which the base knows nothing


def test_latencies_near_a_half_clock_are_taken_for_it() -> None:
    assert [clocks(v) for v in (1.003, 0.97, 2.49, 7.66, 3.3, 10.2)] == [1, 1, 2.5, 7.5, 3.3, 10]


def test_differences_from_a_table_are_said() -> None:
    found = compare(zen4_like(), "zen4")
    assert {found.ports[n] for n in (4, 5, 6, 7)} == {"fp0", "fp1", "fp2", "fp3"} and found.ports[1] == "alu1"
    differing = {(one.form, one.what) for one in found.differences}
    assert ("vpsrld y,y,imm8", "latency 2>1") in differing
    assert not [form for form, what in differing if what == "ports" and form not in ("setcc r8",)]
    said = "\n".join(lines(zen4_like(), "zen4", "this machine is made up"))
    assert "skipped: this CPU lacks sha_ni: 1 forms" in said and "against zen4" in said and "±" in said


def test_findings_go_through_json() -> None:
    found = zen4_like()
    data = json.loads(json.dumps(as_data(found)))
    assert data["forms"].keys() == found.forms.keys() and data["structure"][1] == {
        "name": "entries: window", "value": 312, "unit": "instructions", "spread": None}
    assert data["forms"]["vpmuludq y,y,y"]["uops"] == [[4, 5]] and data["classes"] == [
        ["add r64,r64", [0, 1, 2, 3], ["add r64,r64"]]]
    assert data["forms"]["imul r64,r64"]["latencies"] == [
        {"pair": "1>1", "clocks": 3.0, "spread": 0.003, "of_round_trip": False, "chain": 3.0}]

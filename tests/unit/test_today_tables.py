"""The tables of cores since 2013: whole, with a source for every number, and with rows for all that code can have."""

from __future__ import annotations

import re

import pytest

from cipherwright.machine.assemble import run_nasm
from targets.cpu import UnknownForm, load_cpu, long_names, table_name, target_names
from targets.forms import load_forms
from targets.machinecode import decode_all
from targets.model.parameters import parameters
from targets.tables.files import files_of, merged_table, read_table
from targets.tables.patterns import expand, parse_ports
from targets.tables.rows import find_row, rows_of
from targets.tables.shape import STATUSES
from tests.support.statements import statement

INTEL = ("haswell", "skylake", "skylake-x", "icelake", "golden-cove")
AMD = ("zen2", "zen3", "zen4", "zen5")
TODAY = (*INTEL, *AMD)


@pytest.mark.parametrize("name", TODAY)
def test_a_target_of_64_bit_code_alone(name: str) -> None:
    """It is called as its table; `-64` behind it is taken, too, and there is no 32-bit target."""
    assert name in long_names() and f"{name}-64" not in target_names() and table_name(f"{name}-64") == name
    cpu = load_cpu(name)
    assert (cpu.name, cpu.target, cpu.bits, cpu.abi.name) == (name, name, 64, "sysv64")
    assert load_cpu(f"{name}-64") is cpu and load_cpu(f"{name}-64-win64") is load_cpu(f"{name}-win64")
    assert load_cpu(f"{name}-win64").abi.name == "win64"


@pytest.mark.parametrize("name", TODAY)
def test_rows_are_sound(name: str) -> None:
    p = parameters(name)
    known = set(merged_table(name)["sources"])
    for form, row in rows_of(name).items():
        assert {port for choices in row.ports for port in choices} <= set(p.ports), form
        assert row.latency >= 0 and row.slots >= 1 and row.status in STATUSES, form
        keys = re.findall(r"(?:^|; )([a-z0-9-]+): ", row.source)
        assert keys and set(keys) <= known, f"{form}: {row.source}"


def on_registers(name: str, form: str) -> set[int]:
    """The slots of the forms that have a register where `form` has memory."""
    rows, memory = rows_of(name), re.search(r"\bm\d+b?\b", form)
    kinds = ("r8", "r16", "r32", "r64", "mm", "x", "y", "z", "st") if memory else ()
    names = [f"{form[:memory.start()]}{kind}{form[memory.end():]}" for kind in kinds if memory]
    return {rows[other].slots for other in names if other in rows}


@pytest.mark.parametrize("name", TODAY)
def test_a_load_that_is_fused_takes_no_slot(name: str) -> None:
    """There are fewer slots than uops, or as many as on registers; what has one for each says that it is not fused."""
    fused = {form: row for form, row in rows_of(name).items() if re.search(r"(?<!not) fused\)", row.source)}
    assert len(fused) > 500
    assert [form for form, row in fused.items()
            if row.slots >= len(row.ports) and row.slots not in on_registers(name, form)] == []
    apart = {form: row for form, row in rows_of(name).items() if "not fused" in row.source}
    assert all(row.slots == len(row.ports) for row in apart.values()) and (name in AMD) == (apart == {})


@pytest.mark.parametrize("name", TODAY)
def test_a_source_says_once_whether_it_has_a_row(name: str) -> None:
    sources = {form: row.source for form, row in rows_of(name).items()}
    assert [form for form, source in sources.items() if "these forms" in source and "at hand" in source] == []


def named(name: str) -> set[str]:
    """The words of the ports of a table's rows."""
    return {word for row in read_table(name).get("pattern", ()) for word in re.findall(r"[a-z]\w*", row["ports"])}


@pytest.mark.parametrize("name", TODAY)
def test_every_group_is_named_by_a_row(name: str) -> None:
    """Of its table or of one over it; a group that has other ports than in the base, by a row of that."""
    related = [other for other in TODAY for chain in [[file[0].stem for file in files_of(other)]] if name in chain]
    bases = [file[0].stem for file in files_of(name)]
    words = set().union(*(named(other) for other in (*related, *bases)))
    assert set(read_table(name).get("groups", {})) - words == set()


@pytest.mark.parametrize("name", TODAY)
def test_every_section_says_where_its_numbers_are_from(name: str) -> None:
    table = merged_table(name)
    sections = [(key, value) for key, value in table["core"].items() if isinstance(value, dict)]
    ports = [(port["name"], port) for port in table["port"]]
    for key, value in [*sections, ("core", table["core"]), *table["caches"].items(), *ports]:
        assert value["source"].strip() and value["status"] in STATUSES, key


@pytest.mark.parametrize("name", TODAY)
def test_every_form_that_the_cpu_has_a_feature_of_has_a_row(name: str) -> None:
    cpu = load_cpu(name)
    assert [form.name for form in load_forms().values()
            if set(form.feature.split()) <= cpu.features and not cpu.has(form.name)] == []


@pytest.mark.parametrize("name", ["zen3", "zen4", "zen5", "golden-cove"])
def test_every_row_is_of_a_form_that_code_can_have(name: str) -> None:
    """A row whose name no instruction decodes to would never be found."""
    swapped = {"xchg r8,r8h": "xchg r8h,r8", "xchg r8h,r8": "xchg r8,r8h"}      # either operand may come first
    forms = [form for form in rows_of(name) if form not in ("push r32", "pop r32", "push m32")]
    source = "\n".join(["bits 64", *map(statement, forms)])
    decoded = [one.form for one in decode_all(run_nasm(source, name, "bin"), 0, 64)]
    assert [(form, found) for form, found in zip(forms, decoded, strict=True)
            if found != form and swapped.get(form) != found] == []


def test_a_table_is_its_predecessor_with_differences() -> None:
    chains = {name: [file[0].stem for file in files_of(name)] for name in TODAY}
    assert chains["golden-cove"] == ["golden-cove", "icelake", "skylake-x", "skylake", "haswell"]
    assert chains["zen5"] == ["zen5", "zen4", "zen3", "zen2"]
    assert all(len(rows_of(name)) >= len(rows_of(chain[1])) for name, chain in chains.items() if len(chain) > 1)


@pytest.mark.parametrize(("old", "new", "more"), [
    ("haswell", "skylake", {"adx"}), ("skylake", "skylake-x", {"avx512f", "avx512bw", "avx512vl", "avx512dq"}),
    ("skylake-x", "icelake", {"avx512vbmi", "avx512vbmi2", "avx512ifma", "vaes", "vpclmul", "gfni", "sha"}),
    ("icelake", "golden-cove", set()), ("zen2", "zen3", {"vaes", "vpclmul"}), ("zen4", "zen5", set())])
def test_features_grow(old: str, new: str, more: set[str]) -> None:
    assert set(merged_table(new)["features"]) - set(merged_table(old)["features"]) == more
    assert set(merged_table(old)["features"]) <= set(merged_table(new)["features"])


def test_a_table_over_another_says_a_group_of_ports_anew() -> None:
    """Rows of the base then go to its ports."""
    assert find_row("haswell", "vpaddd y,y,y").ports == (("p1", "p5"),)
    assert find_row("skylake", "vpaddd y,y,y").ports == (("p0", "p1", "p5"),)
    assert find_row("golden-cove", "add r64,r64").ports == (("p0", "p1", "p5", "p6", "p11"),)
    assert find_row("golden-cove", "vpaddd y,y,m256").ports == (("p0", "p1", "p5"), ("p2", "p3", "p10"))
    assert find_row("golden-cove", "vpaddd z,z,m512").ports == (("p0", "p5"), ("p2", "p3"))
    assert "vpaddd" not in str(read_table("skylake").get("pattern"))


@pytest.mark.parametrize(("name", "form", "slots", "latency", "latency_mem", "ports"), [
    ("haswell", "adc r64,r64", 2, 2, None, "p0156+p06"),
    ("skylake", "adc r64,r64", 1, 1, None, "p06"),
    ("haswell", "vpsrld y,y,imm8", 1, 1, None, "p0"),
    ("skylake", "vpsrld y,y,imm8", 1, 1, None, "p01"),
    ("skylake-x", "vpsrld z{k}{z},z,imm8", 1, 1, None, "p0"),
    ("skylake-x", "vpternlogd z,z,m32b,imm8", 2, 1, 7, "p05+p23"),
    ("icelake", "vpshufb y,y,y", 1, 1, None, "p15"),
    ("icelake", "vpmadd52luq z,z,z", 1, 4, None, "p05"),
    ("golden-cove", "vpmadd52luq z,z,z", 1, 4.5, None, "p05"),
    ("golden-cove", "aesenc x,x", 1, 3, None, "p01"),
    ("zen2", "vpslld y,y,imm8", 1, 1, None, "fp2"),
    ("zen3", "vpslld y,y,imm8", 1, 1, None, "fp12"),
    ("zen3", "vpxor y,y,m256", 1, 1, 8, "fp0123+agu01"),
    ("zen3", "rol r32,imm8", 1, 1, None, "alu12"),
    ("zen4", "vprold z,z,imm8", 1, 2, None, "fp01"),
    ("zen4", "vgf2p8affineqb z,z,z,imm8", 1, 3, None, "fp01"),
    ("zen5", "add r64,r64", 1, 1, None, "alu0|alu1|alu2|alu3|alu4|alu5"),
    ("zen5", "vpxord z,z,m512", 1, 2, 9, "fp0123+agu01"),
    ("zen5", "vpshufb z,z,z", 1, 2, None, "fp12"),
])
def test_known_rows(name: str, form: str, slots: int, latency: float, latency_mem: float | None, ports: str) -> None:
    row = find_row(name, form)
    assert (row.slots, row.latency, row.latency_mem) == (slots, latency, latency_mem)
    assert row.ports == parse_ports(ports, {port: (port,) for port in parameters(name).ports})


def test_what_a_cpu_lacks_is_unknown() -> None:
    assert load_cpu("zen4").has("vpxor x,x,x") and not load_cpu("core2-64").has("vpxor x,x,x")
    with pytest.raises(UnknownForm, match="no cost for form 'vfrob x,x' on zen3"):
        load_cpu("zen3").cost("vfrob x,x")


def test_notation_of_vectors() -> None:
    """Operands of one width; masks that merge or zero behind the destination; elements that are broadcast."""
    assert expand("vpand xy,xy,xy") == ["vpand x,x,x", "vpand y,y,y"]
    assert expand("vpaddd/vpaddq zk,z,m512|mb") == [
        f"{name} {first},z,{last}" for name, last in (("vpaddd", "m32b"), ("vpaddq", "m64b"))
        for first in ("z", "z{k}", "z{k}{z}") for last in ("m512", last)]
    assert expand("vpshufd xym,mxy,imm8") == [
        "vpshufd x{k},m128,imm8", "vpshufd x{k}{z},m128,imm8", "vpshufd y{k},m256,imm8", "vpshufd y{k}{z},m256,imm8"]
    assert expand("movd r32,x; vmovd r32,x; cdq/cqo") == ["movd r32,x", "vmovd r32,x", "cdq", "cqo"]
    assert expand("vinserti128 y,y,x,imm8") == ["vinserti128 y,y,x,imm8"]

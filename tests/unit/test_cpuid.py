"""Which table a machine has: rows by vendor, family and model, and what is wrong with a row."""

from __future__ import annotations

import pytest

from targets import cpuid
from targets.forms import TableError


@pytest.mark.parametrize(("vendor", "family", "model", "table"), [
    ("AuthenticAMD", 25, 17, "zen4"), ("AuthenticAMD", 25, 1, "zen3"), ("AuthenticAMD", 23, 49, "zen2"),
    ("GenuineIntel", 6, 207, "golden-cove"), ("GenuineIntel", 6, 85, "skylake-x"), ("GenuineIntel", 6, 60, "haswell"),
    ("GenuineIntel", 6, 15, "core2"), ("AuthenticAMD", 26, 2, "zen5"), ("AuthenticAMD", 26, 36, None),
    ("GenuineIntel", 6, 9999, None),
    ("", -1, -1, None)])
def test_the_table_of_a_machine(vendor: str, family: int, model: int, table: str | None) -> None:
    found = cpuid.match(cpuid.Machine(vendor, family, model, "Some CPU"))
    assert found.table == table
    assert (f"whose table is {table}" if table else "of which there is no table") in found.why


@pytest.mark.parametrize(("vendor", "family", "model", "flags", "table"), [
    ("GenuineIntel", 6, 167, "avx512f avx512_vbmi2 avx512_fp16", "golden-cove"),
    ("GenuineIntel", 6, 85, "avx512f avx512_vbmi2 gfni", "icelake"),
    ("GenuineIntel", 6, 60, "avx512f", "skylake-x"), ("GenuineIntel", 6, 60, "sha_ni", None),
    ("AuthenticAMD", 25, 17, "avx512f avx512_vp2intersect", "zen5"), ("AuthenticAMD", 23, 49, "vaes", "zen3"),
    ("AuthenticAMD", 25, 1, "vaes avx512f", "zen4")])
def test_what_a_cpu_lacks_says_that_the_model_is_not_its_own(vendor: str, family: int, model: int, flags: str,
                                                             table: str | None) -> None:
    found = cpuid.match(cpuid.Machine(vendor, family, model, "Some CPU", frozenset(flags.split())))
    assert found.table == table
    assert "which no such CPU has" in found.why and "family" in found.why


def test_models_that_are_believed_or_not_known_are_as_they_were() -> None:
    old, unknown = (cpuid.match(cpuid.Machine("GenuineIntel", 6, model, "", frozenset({"avx512f", "avx512_vbmi2"})))
                    for model in (167, 9999))
    assert (old.table, unknown.table) == ("icelake", None)


def test_a_row_by_instructions_is_for_cpus_that_may_have_them() -> None:
    """What decides does not lead to a table whose models lack it."""
    lacks = {(row["vendor"], row["table"]): set(row.get("lacks", ())) for row in cpuid.rows()}
    for row in cpuid.features():
        assert row["has"] and not lacks[row["vendor"], row["table"]] & set(row["has"])


def test_no_two_rows_name_one_machine() -> None:
    taken: dict[tuple[str, int, int], str] = {}
    for row in cpuid.rows():
        for low, high in row["models"]:
            for model in range(low, high + 1):
                assert taken.setdefault((row["vendor"], row["family"], model), row["table"]) == row["table"]


@pytest.mark.parametrize(("right", "wrong", "said"), [
    ("[[16, 31], [96, 127]", "[[31, 16], [96, 127]", r"'zen4': models has \[31, 16\]; expected pairs \[low, high\]"),
    ("[[16, 31], [96, 127]", "[16, [96, 127]", r"'zen4': models has 16; expected pairs"),
    ("[[16, 31], [96, 127]", "[[16], [96, 127]", r"'zen4': models has \[16\]; expected pairs"),
    ("[[16, 31], [96, 127]", '[["10h", "1fh"], [96, 127]', r"'zen4': models has \['10h', '1fh'\]; expected pairs"),
    ('"uica: family 25, models 10h', '"uops: family 25, models 10h', "'zen4': source is 'uops: .* agner, intel, uica"),
    ('lacks = ["avx512f"]', 'lacks = [512]', r"lacks is \[512\]; expected names of flags"),
    ('[sources]\n', 'sources = 1\n[more]\n', "`sources` is 1; expected a table")])
def test_a_row_that_cannot_be_used_says_what_is_wrong(monkeypatch, tmp_path, right: str, wrong: str, said: str) -> None:
    text = cpuid.FILE.read_text(encoding="utf-8")
    assert right in text
    monkeypatch.setattr(cpuid, "FILE", tmp_path / "cpuid.toml")
    cpuid.FILE.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(TableError, match=said):
        cpuid.rows.__wrapped__()


def test_a_machine_is_read_from_cpuinfo() -> None:
    said = ("processor : 0\nvendor_id\t: AuthenticAMD\ncpu family\t: 25\nmodel\t\t: 17\n"
            "model name\t: AMD  EPYC\nflags\t\t: fpu vme avx2\n\nprocessor : 1\nflags: avx512f\n")
    assert cpuid.machine(said) == cpuid.Machine("AuthenticAMD", 25, 17, "AMD EPYC", frozenset({"fpu", "vme", "avx2"}))
    assert cpuid.machine("") == cpuid.Machine("", -1, -1)

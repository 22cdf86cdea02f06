"""Commands with CPU tables that are broken: what needs one fails with its file, place and remedy; the others go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import UserError
from cipherwright.explain.simulation import check_bits
from cipherwright.project.sources import Library
from cipherwright.report.html import cpu_title
from cipherwright.report.kernels import kernel_list
from cipherwright.validation.validate import plan, run_task

UNREADABLE = "northwood.toml:23:1: not a TOML file: Invalid value; mend it, or restore it from git"
BAD_ROW = "core2.toml: pattern 'mov r,r r8|r8h|r16|r32|r64,imm32': ports 'p9': no port 'p9'; ports are p0, p1, p5"


def spoil(path: Path, old: str, new: str) -> None:
    """Change the first `old` of a file."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def broken(cpu_tables: Path) -> None:
    """A table, the base of others, that cannot be read, and one with a row that cannot be used."""
    spoil(cpu_tables / "northwood.toml", "width = 3", "width = [")
    spoil(cpu_tables / "core2.toml", 'ports = "p015"', 'ports = "p9"')


def test_cpus_lists_the_others(cw: Any, broken: None) -> None:
    code, out, err = cw("cpus")
    listed = [line.split()[0] for line in out.splitlines()]
    assert code == 0 and listed == ["athlon64", "golden-cove", "haswell", "icelake", "pentium", "pentium-m",
                                    "pentium-mmx", "pentium-pro", "pentium2", "pentium3", "skylake", "skylake-x",
                                    "zen2", "zen3", "zen4", "zen5"]
    said = err.splitlines()
    assert [line.split(": ")[:2] for line in said] == [["left out", name] for name in (
        "core2", "core2-45nm", "northwood", "prescott", "prescott-64")]
    assert all(UNREADABLE in line or (BAD_ROW in line and "restore it from git" in line) for line in said)
    code, out, _ = cw("cpus", "--json")
    assert code == 0 and [row["name"] for row in json.loads(out)] == listed


def test_a_build_for_another_cpu_does_not_notice(cw: Any, broken: None) -> None:
    code, out, err = cw("build", "toy_expand", "--cpu", "pentium3", "--no-run")
    assert (code, err) == (0, "") and "1 built, 0 unchanged, 0 failed" in out


def test_a_build_for_all_counts_it_as_a_failure(cw: Any, broken: None) -> None:
    code, out, err = cw("build", "toy_expand", "--no-run", "--json")
    made = json.loads(out)
    assert code == 2 and sorted(made["built"]) == [f"{cpu}/toy_expand" for cpu in (
        "athlon64", "pentium-m", "pentium-pro", "pentium", "pentium2", "pentium3")]
    assert sorted(item["kernel"] for item in made["failed"]) == ["core2/toy_expand", "northwood"]
    assert made["unchanged"] == 0 and f"error: {UNREADABLE}" in err and BAD_ROW in err
    code, out, err = cw("build", "toy_expand", "--no-run", "--cpu", "northwood", "--cpu", "pentium3")
    assert code == 2 and "0 built, 1 unchanged, 1 failed" in out and UNREADABLE in err
    code, _, err = cw("build", "toy_expand", "--cpu", "northwood", "--dump-after", "parse")
    assert code == 2 and err == f"error: {UNREADABLE}\n"


def test_others_are_tested_listed_and_refined(cw: Any, broken: None) -> None:
    code, out, err = cw("test", "toy", "--cpu", "northwood", "--cpu", "pentium3")
    left_out, *made = err.splitlines()
    assert code == 2 and "toy: 3 of 3 vectors agree" in out and left_out == f"left out: {UNREADABLE}"
    assert [line.partition(" (")[0] for line in made] == ["built pentium3/toy_encrypt", "built pentium3/toy_expand"]
    code, out, err = cw("kernels", "--json")
    assert code == 0 and len(json.loads(out)) == 4 and err == f"left out: {UNREADABLE}\n"
    code, out, err = cw("refine", "toy_expand", "--cpu", "prescott", "--tries", "1")
    assert (code, out, err) == (2, "", f"left out: {UNREADABLE}\n")
    code, _, err = cw("vectors", "toy", "--cpu", "northwood")
    assert code == 2 and err == f"error: {UNREADABLE}\n"


def test_a_source_may_name_its_cpu(cw: Any, root: Path, broken: None, cpu_tables: Path) -> None:
    """A mapping for a CPU whose table cannot be read is no mistake, nor is one for its 64-bit code."""
    spoil(cpu_tables / "core2.toml", "width = 4", "width = [")
    source = root / "ciphers" / "toy.cw"
    source.write_text(source.read_text(encoding="utf-8") + "mapping toy_encrypt on northwood { streams 2 }\n"
                      "mapping toy_encrypt on core2-64 { streams 2 }\n", encoding="utf-8")
    (root / "ciphers" / "builds.toml").write_text('[sources]\ntoy = ["northwood", "pentium3"]\n', encoding="utf-8")
    code, out, err = cw("build", "toy_encrypt", "--cpu", "pentium3", "--no-run")
    assert (code, err) == (0, ""), out


def test_validation_says_so_in_the_rows(broken: None) -> None:
    from cipherwright.validation import rows

    todo = plan([rows.MICROBENCHMARKS], [rows.CALLS], ("northwood", "core2", "pentium"))
    tasks = {task.results[0].cpu: task for task in todo.tasks if task.sequence is not None}
    reasons = {cpu: run_task(task)[0].reason for cpu, task in tasks.items()}
    assert set(reasons) == {"northwood", "core2", "pentium"} and not reasons["pentium"]
    assert reasons["northwood"] == f"the CPU's table cannot be used: {UNREADABLE}"
    assert BAD_ROW in reasons["core2"]


@pytest.mark.full
def test_reports_go_on(broken: None) -> None:
    from cipherwright.building.build import Builder

    cpu_title.cache_clear()
    assert (cpu_title("northwood"), cpu_title("pentium3")) == ("northwood", "Pentium III (Katmai, Coppermine)")
    cpu_title.cache_clear()
    library = Library()
    listed = {kernel.cpu for kernel in kernel_list(Builder(library, library.root / "generated"))}
    assert "pentium3" in listed and "northwood" not in listed
    with pytest.raises(UserError, match="CPUs that do are athlon64, golden-cove, haswell, icelake, skylake, skylake-x, "
                                        "zen2, zen3, zen4, zen5$"):
        check_bits("pentium3", 64)

"""Figures in the text of pages that have no test of their own: each is computed here, or is one of a published page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cipherwright.commands import cli, shared
from cipherwright.project import scaffold
from cipherwright.project.sources import ROOT, Library
from cipherwright.refinement.exact import exact_kernel
from cipherwright.refinement.refinement import Job
from cipherwright.report.measure import code_bytes
from dsl.elaborate import elaborate
from dsl.parser import MAX_TEXT
from scheduler.algorithm.circuits import fewest
from scheduler.logic.inversion import towers
from scheduler.refine.portfolio import PORTFOLIO
from scheduler.schedule.reorder import Limits
from targets.x86.register_files import register_set
from tests import bench_scheduler
from tests.support import shipped, validation_page
from tests.unit import test_random_programs as programs
from tests.unit import test_structure as structure


def page(name: str) -> str:
    """The text of a page in one line."""
    return " ".join((ROOT / name).read_text(encoding="utf-8").split())


def manifest(kernel: str, cpu: str) -> dict:
    return json.loads(shipped.shipped(kernel, cpu, "json"))


def test_the_readme_counts_what_is_built_and_names_the_summary_of_the_validation() -> None:
    readme, validation = (ROOT / "README.md").read_text("utf-8"), validation_page.text()
    made = len([path for path in shipped.FOLDER.glob("*/*.json") if path.name != "refined.json"])
    assert f"\n{made} built, 0 unchanged, 0 failed, in …" in readme and f"\n{made} run (native): …" in readme
    rows = re.findall(r"^(pentium3) +(microbenchmarks|published) +(\d+ of \d+) +([\d.]+) +([\d.]+ %)  ", readme, re.M)
    assert len(rows) == 2
    for row in rows:
        assert f"| {' | '.join(row)} | " in validation


def test_the_map_says_what_the_scheduler_may_import() -> None:
    (row,) = re.findall(r"^\| `scheduler/` \| .* \| (.*) \|$", (ROOT / "docs/architecture.md").read_text("utf-8"), re.M)
    said = re.findall(r"`(targets\.[\w.]+)`", row)
    assert {name for name in structure.TABLES if not any(f"{name}.".startswith(f"{s}.") for s in said)} == set()
    assert {s for s in said if not any(f"{name}.".startswith(f"{s}.") for name in structure.TABLES)} == set()


def test_the_counts_of_tests_and_the_limits_of_modules() -> None:
    assert f"The tests have {programs.CHUNKS * programs.EACH}, of which" in page("docs/architecture.md")
    assert (f"modules of up to {structure.MODULE_LINES} lines, functions of up to {structure.FUNCTION_LINES}."
            in page("CONTRIBUTING.md"))


def test_the_registers_of_64_bit_code() -> None:
    short, long = register_set(32), register_set(64)
    text = page("docs/x64.md")
    assert f"| general registers | {len(short.general)} | {len(long.general)} (`rsp` is the frame) |" in text
    files = [", ".join(str(len(one.files[file])) for file in ("mm", "x")) for one in (short, long)]
    assert f"| MMX, XMM | {files[0]} | {files[1]} |" in text


def test_the_ways_to_do_inversion() -> None:
    """A norm and a factor are elements of the field, a triple of cosets is one of forms."""
    found = list(towers())
    norms, factors = {t.y for t in found}, {t.factor for t in found}
    triples = len(found) // len(norms) // len(factors)
    assert len(found) == len(norms) * triples * len(factors)
    assert (f"in all {len(found)} ways that differ ({len(norms)} norms, {triples} triples of cosets for products, "
            f"{len(factors)} factors)" in page("docs/circuits.md"))


def test_the_figures_of_bit_slices() -> None:
    text = page("docs/slices.md")
    kernels = ("aes128_encrypt", "kasumi_encrypt_compact")
    fewest_uops, most = (max(p["uops"] for p in manifest(f"{k}-bitsliced", "core2-64")["pieces"]) for k in kernels)
    assert f"{fewest_uops:,} (AES) to {most:,} (KASUMI) µops a round on Core 2" in text
    name = "aes128_encrypt-bitsliced"
    size = code_bytes(shipped.shipped(name, "core2-64", "asm"), name, 64) / manifest(name, "core2-64")["instructions"]
    assert f"AES on Core 2 takes {size:.1f} bytes an instruction" in text
    (table,) = {op.attr for op in elaborate(Library().kernels["aes128_encrypt"].program, "aes128_encrypt").body.ops()
                if op.kind == "lookup"}
    assert f"a circuit that wants {fewest(table).registers} registers" in text


def test_the_policies_of_the_benchmark() -> None:
    text = page("docs/benchmarks.md")
    policies = PORTFOLIO.of(64).broad
    windows = [policy.strategy.window for policy in policies]
    assert f"which look at {', '.join(map(str, windows[:-1]))} and {windows[-1]} places of the order" in text
    assert re.findall(r"\| ([a-z-]+) \| \d+ \| [\d.]+ \| \d+ \|", text) == [policy.name for policy in policies]


def rounds() -> tuple[int, dict[str, int]]:
    """Of the first table of the page of benchmarks: rounds of the kernel, and its instructions by CPU."""
    text = page("docs/benchmarks.md")
    (number,) = re.findall(r"python -m tests\.bench_scheduler (\d+)", text)
    assert f"kernel of {number} rounds" in text
    return int(number), {cpu: int(n) for cpu, n in re.findall(r"\| ([a-z]\w*) \| (\d+) \| [\d.]+ \| [\d.]+ \|", text)
                         if cpu in shipped.CPUS}


@pytest.mark.full
@pytest.mark.parametrize("cpu", rounds()[1])
def test_the_instructions_of_the_benchmark(cpu: str) -> None:
    number, instructions = rounds()
    assert bench_scheduler.measure(cpu, number).instructions == instructions[cpu]


@pytest.mark.full
def test_the_instructions_of_bit_slices_in_the_benchmark() -> None:
    shown = re.findall(r"\| ([a-z-]+) \| (\d+) \| [\d.]+ \| \d+ \|", page("docs/benchmarks.md"))
    assert [(name, str(count)) for name, count, _, _ in bench_scheduler.measure_slices()] == shown


def test_the_errors_that_the_model_page_quotes() -> None:
    """The medians of the rows that decided a fitted number, with it."""
    model, validation = page("docs/model.md"), validation_page.text()
    errors = dict(re.findall(r"^\| ([\w-]+) \| published \| .*? \| .*? \| ([\d.]+) % ", validation, re.M))
    assert f"`pentium-iii` (median error {errors['pentium3']} %)" in model
    assert f"`core-2` (median error {errors['core2']} %)" in model
    assert f"`pentium-4` in 32-bit code (median error {errors['northwood']} %)" in model


def test_the_limits_of_a_source() -> None:
    assert f"UTF-8, at most {MAX_TEXT >> 20} MiB." in page("docs/language.md")


@pytest.mark.full
def test_the_choice_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                  capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("ciphers", "tests/vectors"):
        (tmp_path / folder).mkdir(parents=True)
    scaffold.create(Library(tmp_path), "toy", "arx")
    monkeypatch.setattr(shared, "get_library", lambda: Library(tmp_path))
    monkeypatch.setenv("COLUMNS", "160")
    (command, shown), = re.findall(r"^```\n\$ \./cw (tune [^\n]*)\n(.*?)^```$",
                                   (ROOT / "docs" / "tuning.md").read_text("utf-8"), re.M | re.S)
    cli.main(command.split())
    assert capsys.readouterr().out.split() == shown.split()


@pytest.mark.full
def test_the_clocks_and_bounds_that_are_shown() -> None:
    """Those of the stored order; the search for a better one is left out, and so are its windows and what repeats."""
    shown = re.search(r"^\$ \./cw refine (\w+) --cpu (\w+) --exact.*?^```$",
                      (ROOT / "docs" / "inorder.md").read_text("utf-8"), re.M | re.S)
    assert shown is not None
    kernel, cpu = shown[1], shown[2]
    (made,) = exact_kernel(Job(ROOT, kernel, cpu, None, 1, Limits(seconds=0.01), Library().refined(cpu)), "beam")
    for line in made.proof.sentences()[:2]:
        assert f"  {line}\n" in shown[0]
    assert f" blocks: {made.model_before:.1f} -> {made.model:.1f} clocks by the model" in shown[0]
    assert f"the two figures above, {made.proof.clocks} and {made.model:.1f}." in page("docs/inorder.md")

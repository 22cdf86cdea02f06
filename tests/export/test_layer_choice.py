"""Which kernel the C layer calls where a variant could stand in its place."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.export.collect import Code, Function, collect, jobs_for
from cipherwright.export.contract import Contract, Parameter
from cipherwright.export.layer import _by_instructions, _safer, algorithms
from cipherwright.export.write import files, write
from targets.cpu import load_cpu
from tests.support.shipped import FOLDER, LIBRARY

TABLES = "NOT constant time: secret data indexes tables."
CONSTANT = "Constant time: no secret reaches an address or a branch."
PLACE = "Parameters do not overlap, but dst may be exactly in place of src."
LINES = ("src: 16 bytes a block, read, secret, no alignment needed",)
PARAMETERS = (Parameter("const void *", "src", 16), Parameter("uint32_t", "n"))


def function(variant: str | None, *sentences: str, lines: tuple[str, ...] = LINES) -> Function:
    return Function("f", "f", variant, 0, Contract(PARAMETERS, lines, sentences), (), {}, True)


def test_what_is_constant_time_stands_in_for_what_is_not() -> None:
    assert _safer(function("rounds", PLACE, CONSTANT), function(None, PLACE, TABLES))


@pytest.mark.parametrize("other", [
    function("general", PLACE, TABLES), function(None, PLACE, CONSTANT),
    function("rounds", "Parameters do not overlap.", CONSTANT),
    function("slices", PLACE, CONSTANT, lines=("src: 2048 bytes a batch (128 slices), read, secret, aligned to 16",)),
    replace(function("rounds", PLACE, CONSTANT), splits=False)])
def test_what_is_called_otherwise_or_no_better_does_not(other: Function) -> None:
    assert not _safer(other, function(None, PLACE, TABLES))


def test_what_is_constant_time_already_stays() -> None:
    assert not _safer(function("mmx", PLACE, CONSTANT), function(None, PLACE, CONSTANT))


def made_of(f: Function, needs: str) -> Function:
    """The function with one code that needs these features."""
    code = Code("f", load_cpu("zen3"), "", 0, frozenset(needs.split()), False, b"")
    return replace(f, codes=[code])


def test_instructions_for_the_like_of_it_stand_in_for_others() -> None:
    """Of two that are constant time."""
    words = made_of(function(None, PLACE, CONSTANT), "avx2")
    assert _by_instructions(made_of(function("rounds", PLACE, CONSTANT), "avx sha"), words)
    assert not _by_instructions(made_of(function("wide", PLACE, CONSTANT), "avx2 bmi2"), words)
    assert not _by_instructions(made_of(function("rounds", PLACE, TABLES), "avx sha"), words)
    assert not _by_instructions(made_of(function("rounds", "Other", CONSTANT), "avx sha"),
                                made_of(function(None, PLACE, CONSTANT), "aes avx"))


def counting(names: list[str], cpus: list[str]) -> set[tuple[str, str]]:
    """The kernels in counter mode among a library's, with their CPUs."""
    return {(job.kernel, job.cpu.name) for job in jobs_for(LIBRARY, names, cpus) if job.kernel.endswith("_ctr")}


def test_a_block_cipher_brings_its_kernel_in_counter_mode_where_there_is_one() -> None:
    assert counting(["aes128"], ["golden-cove", "core2-64"]) == {("aes128_ctr", "golden-cove")}
    assert counting(["aes128", "aes256"], ["zen3"]) == {("aes128_ctr", "zen3"), ("aes256_ctr", "zen3")}
    assert counting(["serpent128"], ["golden-cove"]) == {("serpent_ctr", "golden-cove")}
    assert counting(["sm4", "camellia192"], ["zen3"]) == {("sm4_ctr", "zen3"), ("camellia256_ctr", "zen3")}
    assert not counting(["aes128"], ["core2-64"]) and not counting(["aes128_encrypt", "rc6_128"], ["zen3"])
    assert [j.label for j in jobs_for(LIBRARY, ["aes128", "aes128_ctr"], ["zen3"])].count("zen3/aes128_ctr") == 1


@pytest.mark.full
@pytest.mark.long
@pytest.mark.skipif(not all(map(shutil.which, ("cc", "make"))), reason="not installed: cc, make")
def test_counter_mode_goes_through_that_kernel(tmp_path: Path) -> None:
    """The self-test compares it with single blocks, and finds a layer that does not stop where its counter wraps."""
    jobs = [job for job in jobs_for(LIBRARY, ["aes128"], ["zen3"]) if not job.variant]
    found = collect(Builder(LIBRARY, FOLDER), jobs, "mine", lambda: None)
    (row,) = algorithms(found)["ciphers"]
    assert (row["name"], row["counter_bytes"]) == ("aes128", 8)
    assert row["ctr"] == {"function": "mine_aes128_ctr", "arguments": ["keys + 0", "counter", "in", "out", "n"]}
    write(tmp_path / "c", files(found, True, lambda: None))
    layer = (tmp_path / "c/src/layer.c").read_text()
    for text, right in ((layer, True), (layer.replace("(uint32_t)left + 1", "(uint32_t)left + 2"), False)):
        (tmp_path / "c/src/layer.c").write_text(text)
        done = subprocess.run(["make", "-C", str(tmp_path / "c"), "check", "CFLAGS=-O1 -Werror"], text=True,
                              capture_output=True, check=False)
        skipped = re.search(r", (\d+) codes left out", done.stdout)
        assert skipped is not None, done.stderr
        assert (done.returncode == 0) is (right or skipped[1] != "0"), done.stdout

"""Many messages of different lengths at once: which functions the C layer chooses among, and by what."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.export.collect import Collected, collect, jobs_for
from cipherwright.export.lanes import clocks
from cipherwright.export.layer import algorithms
from cipherwright.export.write import files, write
from tests.support.shipped import FOLDER, LIBRARY

pytestmark = pytest.mark.long
compiles = pytest.mark.skipif(not all(map(shutil.which, ("cc", "make"))), reason="not installed: cc, make")
CHOICE = """#include <stdio.h>
#include "algorithms.h"
static unsigned most;
#define ROW(name, bit) static void name(unsigned char *const *s, const unsigned char *const *b, size_t n) \\
    { (void)s, (void)b, (void)n, most |= bit; }
ROW(one, 1)
ROW(two, 2)
ROW(eight, 4)
static const struct mine_code codes[] = {{0, 0, 100, 0, 0, 0}, {0, 0, 150, 0, 0, 0}, {0, 0, 400, 0, 0, 0},
    {0, 1u << 31, 1, 0, 0, 0}}; /* the last needs what no machine has */
static unsigned char picks[4];
static const struct mine_codes all[] = {{&codes[0], 1, &picks[0]}, {&codes[1], 1, &picks[1]}, {&codes[2], 1, &picks[2]},
    {&codes[3], 1, &picks[3]}};
static const struct mine_hash_row rows[] = {{1, &all[0], one}, {2, &all[1], two}, {8, &all[2], eight},
    {8, &all[3], one}};
static int ready(void) { return 1; }
int main(void)
{
    mine_hash_algorithm a = mine_alg_sha256;
    const unsigned char *messages[16] = {0};
    size_t lengths[16] = {0}, count;
    unsigned char digests[16 * 32];
    a.rows = rows, a.row_count = 4, a.ready = ready;
    for (count = 0; count <= 9; count++, most = 0) {
        if (mine_hash_many(&a, messages, lengths, digests, count))
            return 1;
        printf("%u ", most);
    }
    return 0;
}
"""


def collected(names: list[str], cpus: list[str], *variants: str | None) -> Collected:
    """A library of the kernels in generated/, of these variants alone."""
    jobs = [job for job in jobs_for(LIBRARY, names, cpus) if job.variant in variants]
    return collect(Builder(LIBRARY, FOLDER), jobs, "mine", lambda: None)


def of_sha256() -> Collected:
    """With one function for one message by words, one by instructions, one for two and one for eight messages."""
    return collected(["sha256"], ["zen3"], None, "rounds", "rounds_two", "many")


def test_every_function_for_several_messages_is_a_row() -> None:
    found = of_sha256()
    made = algorithms(found)
    by_name = {a["name"]: a["rows"] for a in made["hashes"]}
    assert by_name["sha224"] == by_name["sha256"]
    assert {r["function"]: r["messages"] for r in by_name["sha256"]} == {
        "mine_sha256_blocks": 1, "mine_sha256_blocks_rounds": 1, "mine_sha256_blocks_rounds_two2": 2,
        "mine_sha256_blocks_many8": 8}
    two = next(r for r in by_name["sha256"] if r["messages"] == 2)
    assert two["arguments"] == ["states[0]", "states[1]", "blocks[0]", "blocks[1]", "n"]
    told = clocks(found, made)
    assert told["mine_sha256_blocks_rounds_two2_zen3"] < told["mine_sha256_blocks_many8_zen3"] / 4
    assert told["mine_sha256_blocks_rounds_zen3"] < told["mine_sha256_blocks_zen3"] / 2


def test_what_is_told_of_its_blocks_has_no_rows() -> None:
    """A sponge whose kernel takes more than the message's blocks; and nothing is timed that has no choice."""
    found = collected(["sha3_256", "sha1"], ["core2-64"], None)
    made = algorithms(found)
    assert {a["name"]: len(a["rows"]) for a in made["hashes"] if a["name"] in ("sha1", "sha3_256")} == {
        "sha1": 1, "sha3_256": 0}
    assert clocks(found, made) == {}


@pytest.mark.full
def test_a_kernel_in_slices_is_no_kernel_of_the_layer() -> None:
    """Its state is one of hundreds of messages."""
    assert algorithms(collected(["whirlpool_many"], ["zen3"], None))["hashes"] == []


@compiles
def test_lanes_are_chosen_by_their_clocks(tmp_path: Path) -> None:
    """Of rows that are made up the quickest for the messages that are left, but none that the machine has not."""
    write(tmp_path, files(of_sha256(), True, lambda: None))
    (tmp_path / "choice.c").write_text(CHOICE)
    parts = [*(f"src/{name}.c" for name in ("dispatch", "algorithms", "layer")), *(tmp_path / "obj").iterdir()]
    subprocess.run(["cc", "-Werror", "-Wall", "-Isrc", "-Iinclude", "-o", "choice", "choice.c", *map(str, parts)],
                   cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "choice"], text=True, capture_output=True, check=True, timeout=60).stdout
    assert said.split() == ["0", "1", "2", "3", "2", "3", "4", "4", "4", "5"]


@compiles
@pytest.mark.parametrize("right, wrong", [
    ("n = i < used && at[i]->blocks < n ? at[i]->blocks : n;", "n = at[0]->blocks;"),  # a lane that ends is not seen
    ("whole -= held;\n    l->message", "whole -= 0;\n    l->message"),
    ("at[i] = at[--active];\n            at[active] = l;", "at[i] = at[--active];")])
def test_the_self_test_finds_lanes_that_are_wrong(tmp_path: Path, right: str, wrong: str) -> None:
    write(tmp_path, files(collected(["md5"], ["zen3"], None, "many"), True, lambda: None))
    layer = (tmp_path / "src/layer.c").read_text()
    assert layer.count(right) == 1
    (tmp_path / "src/layer.c").write_text(layer.replace(right, wrong))
    done = subprocess.run(["make", "-C", tmp_path, "build/check", "CFLAGS=-O1"], text=True, capture_output=True,
                          check=False)
    assert done.returncode == 0, done.stderr
    done = subprocess.run([tmp_path / "build/check"], text=True, capture_output=True, check=False, timeout=60)
    skipped = re.search(r"(\d+) codes left out", done.stdout)
    assert done.returncode or (skipped and skipped[1] != "0"), done.stdout

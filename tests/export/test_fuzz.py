"""The C layer under clang's fuzzer, for some thousand inputs; `make fuzz` goes on for as long as one wants."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.export import collect
from cipherwright.export.write import files, write
from tests.support.shipped import FOLDER, LIBRARY

RUNS = 20_000


def can_fuzz() -> bool:
    """Whether there is clang, with the runtime of its fuzzer."""
    if shutil.which("clang") is None or shutil.which("make") is None:
        return False
    text = "int LLVMFuzzerTestOneInput(const unsigned char *d, unsigned long n) { return d && n > 9 ? 0 : 0; }\n"
    return subprocess.run(["clang", "-fsanitize=fuzzer,address,undefined", "-x", "c", "-", "-o", os.devnull],
                          input=text, text=True, capture_output=True, check=False).returncode == 0


@pytest.mark.full
@pytest.mark.skipif(not can_fuzz(), reason="not installed: clang with its fuzzer (clang, libclang-rt-NN-dev)")
def test_a_fuzzer_finds_nothing(tmp_path: Path) -> None:
    names = ("aes128", "camellia128", "sm4", "md5", "sha256", "shake128", "chacha20", "poly1305")
    jobs = collect.jobs_for(LIBRARY, names, ("core2-64",))
    made = collect.collect(Builder(LIBRARY, FOLDER), jobs, "mine", lambda: None)
    write(tmp_path / "mine", files(made, True, lambda: None))
    done = subprocess.run(["make", "fuzz", f"FUZZ=-runs={RUNS} -seed=1"], cwd=tmp_path / "mine", text=True,
                          capture_output=True, check=False)
    assert done.returncode == 0 and f"Done {RUNS} runs" in done.stderr, (done.stdout[-2000:], done.stderr[-3000:])


@pytest.mark.full
@pytest.mark.skipif(not can_fuzz(), reason="not installed: clang with its fuzzer (clang, libclang-rt-NN-dev)")
def test_a_fuzzer_finds_what_is_wrong(tmp_path: Path) -> None:
    """A layer that forgets a byte that is held when a piece ends."""
    jobs = collect.jobs_for(LIBRARY, ("sha256",), ("core2-64",))
    made = collect.collect(Builder(LIBRARY, FOLDER), jobs, "mine", lambda: None)
    found = files(made, True, lambda: None)
    text = found["src/layer.c"].decode()
    assert text.count("h->fill += part;") == 1
    found["src/layer.c"] = text.replace("h->fill += part;", "h->fill += part - (part == 7);").encode()
    write(tmp_path / "mine", found)
    done = subprocess.run(["make", "fuzz", "FUZZ=-runs=200000 -seed=1"], cwd=tmp_path / "mine", text=True,
                          capture_output=True, check=False)
    assert done.returncode and "wrong: a digest in pieces" in done.stderr, done.stderr[-2000:]

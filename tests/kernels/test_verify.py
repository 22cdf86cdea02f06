"""Code that is wrong does not leave the tool: what a build runs before it writes, and what it says."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cipherwright import files
from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.jobs import Job
from cipherwright.building.verify import Checker
from cipherwright.building.warmup import compile_searches
from cipherwright.compiler import pipeline
from cipherwright.errors import CheckFailed, UserError
from cipherwright.project.sources import ROOT, Library

STATE = """
kernel step(s: inout u32le[2], dst: out u32le[1] per block, n: count) tables {
    blocks n {
        dst[0] = s[0] ^ 5
        s[0] = s[0] + s[1]
        s[1] = s[1] ^ s[0]
    }
}
"""
PAIRS = """
kernel pairs(key: in u32le[1], src: in u32le[2] per block, dst: out u32le[2] per block, n: count) tables {
    blocks n { for i in 0..2 { dst[i] = (src[i] <<< 3) ^ key[0] } }
}
mapping pairs two { streams 2 }
mapping pairs wide { lanes 4 in xmm }
mapping pairs sliced { slices in xmm }
"""


def made(root: Path, text: str, kernel: str, cpu: str, variant: str | None = None) -> tuple[Checker, Job, Any]:
    (root / "ciphers" / "mine.cw").write_text(text)
    library = Library(root)
    found = get_cpu(cpu)
    return (Checker(library), Job(kernel, found, variant),
            Builder(library, root / "generated").compile(kernel, found, variant=variant))


@pytest.mark.parametrize(("variant", "cpu", "calls"), [
    (None, "pentium", 6), (None, "core2-64-win64", 6), ("two", "northwood", 7), ("wide", "core2-64", 8),
    ("sliced", "prescott", 7)])
def test_right_code_passes(root: Path, variant: str | None, cpu: str, calls: int) -> None:
    checker, job, code = made(root, PAIRS, "pairs", cpu, variant)
    done = checker.check(job, code.asm, {**code.manifest, "in_place": []})
    assert (done.calls, done.vectors) == (calls, 0) and done.how in ("native", "emulated")


def without(line: str) -> Callable[[str], str]:
    """The first line with this in it taken out."""
    def change(asm: str) -> str:
        lines = asm.splitlines()
        at = next(i for i, text in enumerate(lines) if line in text.partition(";")[0])
        return "\n".join(lines[:at] + lines[at + 1:]) + "\n"

    return change


@pytest.mark.parametrize(("change", "said"), [
    (lambda asm: asm.replace("xor ", "or ", 1), "of `dst` is "),
    (lambda asm: asm.replace("pop esi", "pop ecx"), "esi is .* after the call"),
    (without("ret"), "step: "),
])
def test_wrong_code_is_found(root: Path, change: Callable[[str], str], said: str) -> None:
    checker, job, code = made(root, STATE, "step", "northwood")
    with pytest.raises(CheckFailed, match=said) as caught:
        checker.check(job, change(code.asm), code.manifest)
    assert "machine code is wrong" in str(caught.value) and "nothing was written" in str(caught.value)


def test_state_that_is_not_written_back_is_found(root: Path) -> None:
    checker, job, code = made(root, STATE, "step", "northwood")
    after = code.asm[code.asm.index("_done:"):]
    stores = [line for line in after.splitlines() if line.strip().startswith("mov dword [")]
    found = []
    for line in stores:
        try:
            checker.check(job, code.asm.replace(line + "\n", "", 1), code.manifest)
        except CheckFailed as error:
            found.append(str(error))
    assert len(stores) == 2 and len(found) == 2 and all("of `s` is" in text for text in found)


def test_in_place_is_run_where_it_is_promised(root: Path) -> None:
    text = PAIRS.replace("{ for i in 0..2 { dst[i] = (src[i] <<< 3) ^ key[0] } }",
                         "{ let a = src[0]\n let b = src[1]\n dst[0] = b\n dst[1] = a + key[0] }")
    checker, job, code = made(root, text, "pairs", "core2-64")
    checker.check(job, code.asm, {**code.manifest, "in_place": [["src", "dst"]]})
    lines = code.asm.splitlines()
    load = next(i for i, line in enumerate(lines) if line.strip().startswith("mov") and line.endswith(" a"))
    store = next(i for i, line in enumerate(lines) if line.strip().startswith("mov dword [") and line.endswith(" dst"))
    assert load < store
    worse = lines[:load] + lines[load + 1:store + 1] + [lines[load]] + lines[store + 1:]
    checker.check(job, "\n".join(worse) + "\n", {**code.manifest, "in_place": []})
    with pytest.raises(CheckFailed, match="output in place of input"):
        checker.check(job, "\n".join(worse) + "\n", {**code.manifest, "in_place": [["src", "dst"]]})


def spoilt(monkeypatch: pytest.MonkeyPatch, change: Callable[[str], str]) -> None:
    """Every kernel that is compiled from now on comes out changed."""
    plain = pipeline.compile_kernel

    def compile_kernel(*args: Any, **more: Any) -> Any:
        done = plain(*args, **more)
        return dataclasses.replace(done, asm=change(done.asm))

    monkeypatch.setattr(pipeline, "compile_kernel", compile_kernel)


@pytest.mark.parametrize("change", [lambda asm: asm.replace("xor ", "or "), lambda asm: asm.replace("add ", "adc "),
                                    lambda asm: asm.replace("        ret", "        rett")])
def test_a_build_of_wrong_code_fails(cw, root, monkeypatch, change) -> None:
    spoilt(monkeypatch, change)
    code, out, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert code == 1 and "northwood/toy_encrypt: " in err and "0 built, 0 unchanged, 1 failed" in out, out + err
    assert not list((root / "generated").rglob("toy*"))
    code, out, _ = cw("build", "toy_encrypt", "--cpu", "northwood", "--no-run")
    assert code == 0 and "not run" in out and (root / "generated" / "northwood" / "toy_encrypt.asm").exists()
    code, out, err = cw("build", "toy_encrypt", "--cpu", "northwood")
    assert code == 1, "code that has not been run is run by the next build"


def test_what_was_run_is_not_run_again(cw, root, monkeypatch) -> None:
    def runs() -> int:
        code, out, err = cw("build", "toy_encrypt", "--cpu", "northwood", "--json")
        assert code == 0, err
        return int(json.loads(out)["run"]["kernels"])

    assert (runs(), runs()) == (1, 0)
    vectors = root / "tests" / "vectors" / "toy.json"
    vectors.write_text(vectors.read_text() + "\n")
    assert (runs(), runs()) == (1, 0)
    monkeypatch.setattr("cipherwright.building.build.check_hash", lambda: "another")
    assert (runs(), runs()) == (1, 0)
    assert (root / "generated" / "northwood" / "toy_encrypt.asm").exists()


def test_kernels_of_no_algorithm_are_run(cw, root, monkeypatch) -> None:
    (root / "ciphers" / "lone.cw").write_text(STATE)
    code, out, _ = cw("build", "step", "--cpu", "northwood", "--json")
    assert code == 0 and json.loads(out)["run"] == {"kernels": 1, "calls": 6, "vectors": 0}
    spoilt(monkeypatch, lambda asm: asm.replace("xor ", "or "))
    code, _, err = cw("build", "step", "--cpu", "prescott")
    assert code == 1 and "prescott/step" in err


# -- no space, no parent --------------------------------------------------------------------------------------
def test_a_full_disk_is_said_with_the_file(cw, root, monkeypatch) -> None:
    """And the build goes on to its summary."""
    class Full:
        def __init__(self, handle: int) -> None:
            self.handle = handle

        def __enter__(self) -> Full:
            return self

        def write(self, data: bytes) -> None:
            raise OSError(28, "No space left on device")

        def __exit__(self, *error: object) -> None:
            os.close(self.handle)

    real = os.fdopen
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fdopen", lambda handle, mode="r", *more: Full(handle) if mode == "wb"
                      else real(handle, mode, *more))
        code, out, err = cw("build", "toy_encrypt", "--cpu", "northwood", "--no-run")
    assert code == 2 and "toy_encrypt.asm: cannot be written: No space left on device" in err
    assert "0 built, 0 unchanged, 1 failed" in out
    assert not [p for p in (root / "generated").rglob("*") if p.is_file()]


def test_an_error_of_the_writer_stays_its_own(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be written: No space left on device; make some, or name another"), \
            files.atomic_file(tmp_path / "a"):
        raise OSError(28, "No space left on device")
    with pytest.raises(OSError, match="other"), files.atomic_file(tmp_path / "a"):
        raise OSError(2, "no such file", "other")
    assert not list(tmp_path.iterdir())


WORKERS = """
import concurrent.futures, multiprocessing, time
from cipherwright.processes import end_with_parent
with concurrent.futures.ProcessPoolExecutor(2, multiprocessing.get_context("fork"), end_with_parent) as pool:
    for _ in range(2): pool.submit(time.sleep, 60)
    while len(pool._processes) < 2: time.sleep(0.01)
    print(*pool._processes, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif("fork" not in __import__("multiprocessing").get_all_start_methods(), reason="workers are forked")
def test_workers_end_with_a_killed_build() -> None:
    parent = subprocess.Popen([sys.executable, "-c", WORKERS], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    workers = [int(word) for word in parent.stdout.readline().split()]
    assert len(workers) == 2
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    while any(alive(pid) for pid in workers):  # a test that hangs has failed
        time.sleep(0.02)


def test_the_search_is_compiled_before_workers_start(root, monkeypatch) -> None:
    """Once, where a job will need it: not where what an earlier search found is kept, nor for other CPUs."""
    compiled: list[str] = []
    monkeypatch.setattr(pipeline, "compile_kernel", lambda program, name, cpu: compiled.append(cpu.name))
    builder = Builder(Library(root), root / "generated")
    mine, other = Job("toy_encrypt", get_cpu("pentium")), Job("toy_encrypt", get_cpu("northwood"))
    for jobs, wanted in [([other], 0), ([mine, other, mine], 1), ([], 0)]:
        compiled.clear()
        compile_searches(builder, jobs)
        assert compiled == ["pentium"] * wanted
    monkeypatch.setattr(Library, "known_refined", lambda self, cpu: {"a": {"users": ["toy_encrypt"]}, "b": {}})
    compiled.clear()
    compile_searches(builder, [mine])
    assert not compiled
    compile_searches(builder, [Job("toy_expand", mine.cpu)])
    assert compiled


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and that nobody waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False

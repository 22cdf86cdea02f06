"""Machine code whose look-ups at neighbouring parts are joined, against the interpreter."""

from __future__ import annotations

import random

import pytest

from cipherwright.compiler.passes import PASSES
from cipherwright.compiler.pipeline import compile_kernel
from cipherwright.machine.machine import Buffer
from cipherwright.project.sources import ROOT
from dsl.interpret import compile_interpreter
from dsl.parser import parse
from scheduler.refine.portfolio import PORTFOLIO
from targets.cpu import cpu_names, load_cpu
from tests.kernels.test_mapped_code import check, compiled, machine
from tests.passes.test_join import CASES, PRESENT, VECTORS, source

pytestmark = pytest.mark.usefixtures("one_choice")
CPUS = [*cpu_names(), "core2-64", "prescott-64-win64"]
KERNEL = PRESENT.replace("present80_encrypt", "k")
EXPAND = PRESENT.replace("present80_expand", "k")
CORNERS = [x ^ y for x in (0, 0xffff, 0x00ff, 0x0ff0, 0xf00f) for y in (0, 1, 0x10, 0x80, 0x100, 0x8000)]


@pytest.mark.spread(8)
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("what", [what for what, _ in CASES])
def test_small_boxes(what: str, cpu: str) -> None:
    """Two words: corner cases beside each other, and random ones."""
    kernel, image, _ = compiled(source(what), "", cpu)
    rng = random.Random(what)
    words = [w for x in CORNERS for y in (0, 0xffff, x) for w in (x, y)] + [rng.getrandbits(16) for _ in range(400)]
    count = len(words) // 2
    given = b"".join(w.to_bytes(2, "little") for w in words)
    _, wanted = compile_interpreter(kernel)([given, bytes(4 * count), count])
    found = machine(load_cpu(cpu).abi).call(image, "k", [Buffer(given, False), Buffer(bytes(4 * count)), count])
    assert found.buffers[1] == wanted


@pytest.mark.parametrize("cpu", CPUS)
def test_present(cpu: str) -> None:
    kernel, image, messages = compiled(KERNEL, "", cpu)
    for count in (0, 1, 7):
        check(kernel, image, messages, count, random.Random(count), cpu)
    expand, keys_image, _ = compiled(EXPAND, "", cpu)
    call = machine(load_cpu(cpu).abi).call
    for (key, plain), cipher in VECTORS.items():
        keys = call(keys_image, "k", [Buffer(bytes.fromhex(key * 10), False), Buffer(bytes(256))]).buffers[1]
        assert keys == compile_interpreter(expand)([bytes.fromhex(key * 10), bytes(256)])[1]
        made = call(image, "k", [Buffer(keys, False), Buffer(bytes.fromhex(plain * 8), False), Buffer(bytes(8)), 1])
        assert made.buffers[2].hex() == cipher


@pytest.mark.parametrize("said", ["place all in general", "roll rounds", "streams 2", "tables 3"])
@pytest.mark.parametrize("cpu", ["northwood", "core2-64"])
def test_present_laid_otherwise(said: str, cpu: str) -> None:
    kernel, image, messages = compiled(KERNEL, said, cpu)
    for count in (0, 1, 4):
        check(kernel, image, messages, count, random.Random(count), cpu)


@pytest.mark.long
@pytest.mark.parametrize("cpu", ["northwood", "pentium3", "core2-64"])
def test_the_figures_of_the_page(cpu: str) -> None:
    """µops of a block without the pass, and with it."""
    without = tuple(one for one in PASSES if one.name not in ("parts", "join"))
    apart, together = (
        compile_kernel(parse(KERNEL, "k.cw"), "k", load_cpu(cpu), source_text=KERNEL, source_name="k.cw",
                       portfolio=PORTFOLIO.first(1), passes=passes).manifest["loop_uops"]["blocks"]
        for passes in (without, PASSES))
    page = (ROOT / "docs" / "mapping.md").read_text(encoding="utf-8")
    assert f"| {cpu} | {apart} | {together} |" in page
    assert together < apart / 2

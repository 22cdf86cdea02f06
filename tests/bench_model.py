"""How fast the pipeline model is: uops simulated per second, for every CPU that runs out of order.

    python -m tests.bench_model [INSTRUCTIONS]

One trace is that of a shipped kernel (AES-128 with tables, as compiled for the Pentium III), the other is written out
here and goes over more memory than the small caches hold. Both are run over and over until they are that long. A figure
holds for the whole way from a trace to an outcome, with and without the causes of the cycles; best of several.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from cipherwright.building.build import Builder, get_cpu
from cipherwright.instrument.kernel_trace import kernel_trace
from cipherwright.machine.assemble import run_nasm
from cipherwright.project.sources import Library
from targets.machinecode import decode_all
from targets.model.outoforder import run_out_of_order
from targets.tables.files import executes_in_order, model_names
from targets.trace import Array, Trace

INSTRUCTIONS = 300_000
TIMES = 5
ROOT = Path(__file__).resolve().parents[1]
KERNEL = "aes128_encrypt"
MIXED = ("mov eax,[esi]", "movzx ecx,al", "add eax,edx", "mov ebx,[edi+ecx*4]", "xor edx,ebx", "rol edx,7",
         "mov [ebp],edx", "shl eax,3", "adc ecx,eax", "imul ebx,ecx", "lea esi,[esi+4]", "xor ecx,[edi]",
         "mov edx,[ebp]", "inc ebx", "and ebx,255", "cmp eax,ecx", "jz short $+2", "push eax", "mov al,bl", "pop ecx")
SPREAD = 24 << 10               # bytes: more than the data cache of Northwood and Prescott
TITLES = f"{'CPU':<14}{'trace':<8}{'uops':>9}{'uops/s':>12}{'with causes':>13}"
START = """
import time
from targets.machinecode import decode_all
from targets.simulate import simulate
from targets.trace import straight_line
trace = straight_line(decode_all(b"\\x90" * 3, 0x1000, 32))
started = time.perf_counter()
simulate(trace, CPU)
print(time.perf_counter() - started)
"""


def cpus() -> list[str]:
    """The CPUs with a model that runs out of order."""
    return [name for name in model_names() if not executes_in_order(name)]


def repeated(trace: Trace, length: int) -> Trace:
    """The calls of a trace over and over, as one call of at least `length` instructions."""
    times = -(-length // len(trace))

    def tiled(array: Array) -> Array:
        return np.tile(array, times)

    return Trace(bits=trace.bits, code=trace.code, index=tiled(trace.index), load=tiled(trace.load),
                 store=tiled(trace.store), taken=tiled(trace.taken), marks=(0, times * len(trace)))


@cache
def kernel(length: int) -> Trace:
    """The trace of the shipped kernel."""
    library = Library()
    builder = Builder(library, library.root / "generated")
    return repeated(kernel_trace(builder, KERNEL, get_cpu("pentium3"), None, 4).trace, length)


@cache
def mixed(length: int) -> Trace:
    """A trace of one instruction of each kind, with addresses at random."""
    code = decode_all(run_nasm("bits 32\n" + "\n".join(MIXED), "mixed", "bin"), 0x1000, 32)
    count = -(-length // len(code)) * len(code)
    index = np.arange(count, dtype=np.int32) % len(code)
    place = 0x200000 + 4 * np.random.default_rng(1).integers(0, SPREAD // 4, count)
    load, store = (place * np.array([getattr(one, f"{kind}_bytes") > 0 for one in code])[index]
                   for kind in ("load", "store"))
    return Trace(bits=32, code=tuple(code), index=index, load=load, store=store,
                 taken=np.zeros(count, dtype=np.int8), marks=(0, count))


@dataclass(frozen=True)
class Result:
    """Uops of a trace, and uops a second without and with the causes of its cycles."""

    cpu: str
    trace: str
    uops: int
    plain: float
    causes: float

    def line(self) -> str:
        """One row of the table that is printed."""
        return f"{self.cpu:<14}{self.trace:<8}{self.uops:>9}{self.plain:>12.0f}{self.causes:>13.0f}"


def measure(cpu: str, name: str, trace: Trace, times: int = TIMES) -> Result:
    """Run a trace `times` times each way, after once to warm up; the best counts."""
    uops = run_out_of_order(trace, cpu, causes=False).uops

    def best(causes: bool) -> float:
        least = float("inf")
        for _ in range(times):
            started = time.perf_counter()
            run_out_of_order(trace, cpu, causes=causes)
            least = min(least, time.perf_counter() - started)
        return uops / least

    return Result(cpu, name, uops, best(False), best(True))


def results(length: int, times: int = TIMES) -> Iterator[Result]:
    """A result for every CPU and trace; `length` is in instructions."""
    for cpu in cpus():
        for name, make in (("kernel", kernel), ("mixed", mixed)):
            yield measure(cpu, name, make(length), times)


def first_start(cpu: str) -> float:
    """Seconds of the first simulation on a CPU, with nothing compiled before."""
    with tempfile.TemporaryDirectory() as directory:
        env = os.environ | {"NUMBA_CACHE_DIR": directory, "PYTHONPATH": str(ROOT)}
        done = subprocess.run([sys.executable, "-c", f"CPU = {cpu!r}\n{START}"], env=env, cwd=ROOT, check=True,
                              capture_output=True, text=True)
    return float(done.stdout)


def main() -> None:
    """Print a row for every CPU and trace, and the seconds of the first start of both engines."""
    length = int(sys.argv[1]) if len(sys.argv) > 1 else INSTRUCTIONS
    print(TITLES)
    for result in results(length):
        print(result.line(), flush=True)
    for cpu in ("pentium3", "pentium"):
        print(f"first start, {cpu}: {first_start(cpu):.1f} s", flush=True)


if __name__ == "__main__":
    main()

"""One program of the language, checked: interpreter against machine code for every CPU."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any
from unittest import mock

from cipherwright.assemble import assemble
from cipherwright.machine import Argument, Buffer, Machine, Same, open_machine
from cipherwright.pipeline import Compiled, compile_kernel
from dsl.elaborate import elaborate
from dsl.interpret import Interpreter, compile_interpreter
from dsl.ir import Kernel, Param
from dsl.parser import parse
from scheduler import refine
from scheduler.choice import Weights
from scheduler.instr import Plan
from scheduler.mapping import choose, variants_for
from scheduler.nodes import Piece
from scheduler.refine import NAMES, PORTFOLIO
from scheduler.reorder import Limits, reorder
from scheduler.residents import Residents, choices
from scheduler.stored import put_in_order
from targets.abi import Abi
from targets.cpu import Cpu, cpu_names, load_cpu, mode_names
from targets.elf import Image, load_elf
from tests.programs import KERNEL, PATH

BASE = 0x10000000
ALIASED = KERNEL + "_in_place"


class Failure(AssertionError):
    """A program on which two ways to run it differ, or one of them breaks; `kind` says how, in a word or two."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind


@dataclass
class Case:
    """Arguments of one call. In `shared`, pairs of parameters (by number) that have one buffer."""

    args: list[bytes | int]
    shared: tuple[int, int] | None


@functools.lru_cache(maxsize=3)
def machine(abi: Abi) -> Machine:
    return open_machine(abi=abi)


def check(text: str, seed: int = 0, cpus: Sequence[str] = ()) -> list[Compiled]:
    """Raise Failure unless `text` computes the same everywhere; SourceError if it is no valid program."""
    program = parse(text, PATH)
    kernel = elaborate(program, KERNEL)
    cases = make_cases(kernel, random.Random(seed))
    plain = interpreter(kernel, "unrolled")
    wanted = [run(plain, case, "unrolled") for case in cases]
    known: dict[frozenset[str], bool] = {frozenset(): True}
    made = []
    weights = some_weights(random.Random(seed))
    for cpu in cpus or cpu_names():
        rolled = frozenset(choose(program, KERNEL, cpu, None, known_cpus=mode_names()).rolled)
        if rolled not in known:
            known[rolled] = True
            other = interpreter(elaborate(program, KERNEL, rolled), "rolled")
            for case, want in zip(cases, wanted, strict=True):
                compare(kernel, "rolled against unrolled", want, run(other, case, "rolled"))
        compiled, image = build(program, text, kernel, cpu, weights)
        made.append(compiled)
        for case, want in zip(cases, wanted, strict=True):
            if allowed(kernel, compiled, case):
                compare(kernel, f"machine code of {cpu}", want, execute(kernel, image, case, cpu))
        for variant in variants_for(program, KERNEL, cpu)[1:]:
            check_variant(program, text, kernel, cpu, variant, weights, seed)
    return made


def check_variant(program: Any, text: str, kernel: Kernel, cpu: str, variant: str | None, weights: Weights,
                  seed: int) -> None:
    """The same for another mapping; one that takes several messages at once gets others in each of them."""
    compiled, image = build(program, text, kernel, cpu, weights, variant)
    messages = int(compiled.manifest.get("messages", 1))
    plain, rng = interpreter(kernel, "unrolled"), random.Random(seed)
    more = [c for n in (5, 7) for c in make_cases(kernel, rng, [n])] if has_count(kernel) else []
    for first in [*make_cases(kernel, rng), *more]:
        if messages == 1 and allowed(kernel, compiled, first):
            compare(kernel, f"{variant} of {cpu}", run(plain, first, "unrolled"), execute(kernel, image, first, cpu))
        elif messages > 1 and not first.shared:
            together = [first, *(another(kernel, first, rng) for _ in range(messages - 1))]
            for want, got in zip((run(plain, c, "unrolled") for c in together),
                                 execute_together(kernel, image, together, cpu), strict=True):
                compare(kernel, f"{variant} of {cpu}", want, got)


def has_count(kernel: Kernel) -> bool:
    return any(p.kind == "count" for p in kernel.params)


def another(kernel: Kernel, case: Case, rng: random.Random) -> Case:
    """Another message for the same call: what is a message's own has other contents."""
    return Case([rng.randbytes(len(a)) if p.own and isinstance(a, bytes) else a
                 for p, a in zip(kernel.params, case.args, strict=True)], None)


def execute_together(kernel: Kernel, image: Image, cases: Sequence[Case], cpu: str) -> list[list[bytes]]:
    """For each message the pointer parameters after one call for all of them."""
    args: list[Argument] = []
    owners: list[list[int]] = []  # of each buffer of the call: which messages it is of
    for i, p in enumerate(kernel.params):
        for number in range(len(cases) if p.own else 1):
            a = cases[number].args[i]
            args.append(a if isinstance(a, int) else Buffer(a, writable=p.kind != "in", align=1))
            owners += [] if isinstance(a, int) else [[number] if p.own else list(range(len(cases)))]
    try:
        result = machine(load_cpu(cpu).abi).call(image, KERNEL, args).buffers
    except Exception as error:
        raise Failure(f"{type(error).__name__} {getattr(error, 'signal', '')}", f"{cpu}: {error}") from error
    return [[data for data, mine in zip(result, owners, strict=True) if number in mine] for number in range(len(cases))]


def interpreter(kernel: Kernel, what: str) -> Interpreter:
    try:
        return compile_interpreter(kernel)
    except Exception as error:
        raise Failure(f"interpreter ({what}) {type(error).__name__}", str(error)) from error


def run(interpret: Interpreter, case: Case, what: str) -> list[bytes]:
    """The pointer parameters after the call."""
    args: list[Any] = list(case.args)
    if case.shared:
        one = bytearray(args[case.shared[0]])
        for i in case.shared:
            args[i] = one  # one bytearray twice is one memory
    try:
        return interpret(args)
    except Exception as error:
        raise Failure(f"interpreter ({what}) {type(error).__name__}", str(error)) from error


def some_weights(rng: random.Random) -> Weights:
    """What the scheduler prefers: of its portfolio, or as a search of refinement might find.

    Any weights must give right code; one trial instead of the whole portfolio is several times quicker.
    """
    weights = replace(rng.choice(PORTFOLIO), deep=rng.randrange(2), aside=rng.randrange(2))
    if rng.random() < 0.6:
        return weights
    change = {name: getattr(weights, name) * 2 ** rng.gauss(0, 1) for name in NAMES if rng.random() < 0.5}
    bias = {number: rng.gauss(0, 3) for number in range(400) if rng.random() < 0.3} if rng.random() < 0.5 else {}
    return replace(weights, **change, bias=bias)


def one_of(residents: list[Residents], text: str) -> list[Residents]:
    """One number of residents instead of all: whatever it is, the code must be right."""
    return [residents[len(text) % len(residents)]]


def shuffling(text: str) -> Callable[..., Plan]:
    """`best_plan`, for about half of the programs with the instructions in another order that keeps dependences."""
    def planned(piece: Piece, cpu: Cpu, *args: Any) -> Plan:
        plan = refine.best_plan(piece, cpu, *args)
        if len(text) % 2 or len(plan.instrs) < 2:
            return plan
        calls = itertools.count()  # every order is better than the one before
        found = reorder(plan.instrs, lambda order: -next(calls), Limits(tries=60), len(text), (4, 1, 1))
        return put_in_order(plan, found.order, cpu)

    return planned


def build(program: Any, text: str, kernel: Kernel, cpu: str, weights: Weights,
          variant: str | None = None) -> tuple[Compiled, Image]:
    """The kernel's code for `cpu`; in 32-bit code with a second entry that passes one pointer twice."""
    stage = "compile"
    try:
        with mock.patch.object(refine, "choices", lambda piece: one_of(choices(piece), text)), \
                mock.patch("scheduler.finish.best_plan", shuffling(text)):
            compiled = compile_kernel(program, KERNEL, load_cpu(cpu), source_text=text, source_name=PATH,
                                      portfolio=(weights,), variant=variant)
        stage = "assemble"
        bits = load_cpu(cpu).bits
        more = thunk(kernel) if compiled.manifest.get("messages", 1) == 1 and bits == 32 else ""
        return compiled, load_elf(assemble(compiled.asm + more, PATH, bits), BASE, bits)
    except Exception as error:
        raise Failure(f"{stage} {type(error).__name__}", f"{cpu}: {error}") from error


def pair(kernel: Kernel) -> tuple[int, int] | None:
    """The numbers of two parameters that a contract may allow in one place: per-block output on per-block input."""
    params = list(enumerate(kernel.params))
    for i, a in params:
        for j, b in params:
            if (i != j and a.per_block and b.per_block and a.bytes == b.bytes and a.kind in ("in", "inout")
                    and b.kind in ("out", "inout")):
                return min(i, j), max(i, j)
    return None


def allowed(kernel: Kernel, compiled: Compiled, case: Case) -> bool:
    """Whether the code may be called so: its manifest says what may be in place."""
    names = [kernel.params[i].name for i in case.shared or ()]
    return not names or any({*pair} == {*names} for pair in compiled.manifest["in_place"])


def thunk(kernel: Kernel) -> str:
    """NASM for a function that calls the kernel with the second of the shared pointers left out."""
    shared = pair(kernel)
    if shared is None:
        return ""
    sources = [i - (i > shared[1]) if i != shared[1] else shared[0] for i in range(len(kernel.params))]
    pushes = "".join(f"        push dword [esp + {4 + 4 * source + 4 * done}]\n"
                     for done, source in enumerate(reversed(sources)))
    return (f"\n        section .text\n        global {ALIASED}\n{ALIASED}:\n{pushes}        call {KERNEL}\n"
            f"        add esp, {4 * len(sources)}\n        ret\n")


def make_cases(kernel: Kernel, rng: random.Random, counts: Sequence[int] = (0, 1, 2, 3)) -> list[Case]:
    """Calls with 0 to 3 blocks (two calls for a kernel without a count), and those with most of them in place."""
    counts = counts if has_count(kernel) else [1, 1]
    shared = pair(kernel)
    return [Case([argument(p, count, rng) for p in kernel.params], one)
            for count, one in [*((c, None) for c in counts), *((c, shared) for c in counts[-2:] if shared)]]


def argument(p: Param, count: int, rng: random.Random) -> bytes | int:
    if p.kind == "count":
        return count
    size = p.bytes * (count if p.per_block else 1)
    fill = rng.random()
    return b"\xff" * size if fill < 0.05 else bytes(size) if fill < 0.1 else rng.randbytes(size)


def execute(kernel: Kernel, image: Image, case: Case, cpu: str) -> list[bytes]:
    """The pointer parameters after a call of the machine code."""
    args: list[Argument] = []
    entry = ALIASED if case.shared and image.bits == 32 else KERNEL
    for i, (p, a) in enumerate(zip(kernel.params, case.args, strict=True)):
        if isinstance(a, int):
            args.append(a)
        elif not (case.shared and i == case.shared[1]):
            writable = p.kind != "in" or bool(case.shared and i == case.shared[0])
            # with no more alignment than promised, the buffer ends at a page that cannot be touched
            args.append(Buffer(a, writable=writable, align=1))
        elif image.bits == 64:
            args.append(Same(case.shared[0] + 1))
    try:
        result = machine(load_cpu(cpu).abi).call(image, entry, args).buffers
    except Exception as error:
        raise Failure(f"{type(error).__name__} {getattr(error, 'signal', '')}", f"{cpu}: {error}") from error
    if case.shared:
        pointers = [i for i, p in enumerate(kernel.params) if p.kind != "count"]
        result.insert(pointers.index(case.shared[1]), result[pointers.index(case.shared[0])])
    return result


def compare(kernel: Kernel, what: str, wanted: list[bytes], found: list[bytes]) -> None:
    params = [p for p in kernel.params if p.kind != "count"]
    for p, want, got in zip(params, wanted, found, strict=True):
        if want != got:
            at = next(i for i in range(len(want)) if want[i] != got[i])
            raise Failure("different", f"{what}: `{p.name}` at byte {at} of {len(want)}: interpreter {want.hex()}, "
                          f"found {got.hex()}")

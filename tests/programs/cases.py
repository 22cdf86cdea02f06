"""Calls of a random kernel: their arguments, and what the interpreter and the machine code make of them."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.machine.machine import Argument, Buffer, Machine, Same
from cipherwright.machine.open import open_machine
from cipherwright.protocols.slicing import ordinary_results, slice_arguments
from dsl.interpret import Interpreter
from dsl.ir import Kernel, Param
from scheduler.lowering.regions import independent
from targets.abi import Abi
from targets.cpu import load_cpu
from targets.elf import Image
from tests.programs.generate import KERNEL

FEW = 32  # copies from which on a call for several passes has no more than three


class Failure(AssertionError):
    """A program on which two ways to run it differ, or one of them breaks; `kind` says how, in a word or two."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind = kind


@dataclass
class Case:
    """Arguments of one call; `shared`: the numbers of a parameter that is read and one that is written in its place."""

    args: list[bytes | int]
    shared: tuple[int, int] | None


@dataclass(frozen=True)
class Form:
    """How compiled code takes its arguments: messages at once, bits of a slice (0: none), parameters in blocks.

    And those of whose slices memory has a word.
    """

    messages: int = 1
    slices: int = 0
    whole: tuple[str, ...] = ()
    shared: tuple[str, ...] = ()
    copies: int = 1  # blocks of one pass

    @staticmethod
    def of(kernel: Kernel, manifest: dict[str, Any]) -> Form:
        """That of code with this manifest."""
        slices, messages = int(manifest.get("slices", 0)), int(manifest.get("messages", 1))
        together = int(manifest.get("lanes", 1)) * int(manifest.get("streams", 1))
        alone = bool(slices) and not independent(kernel)
        return Form(messages, slices, tuple(manifest.get("whole", ())), tuple(manifest.get("broadcast", ())),
                    1 if messages > 1 or alone else together * max(1, slices))


@functools.lru_cache(maxsize=16)
def machine(features: frozenset[str], abi: Abi) -> Machine:
    return open_machine(features, abi=abi)


def has_count(kernel: Kernel) -> bool:
    return any(p.kind == "count" for p in kernel.params)


def pairs(kernel: Kernel, manifest: Mapping[str, Any]) -> list[tuple[int, int]]:
    """The numbers of a parameter that is read and of one that is written which code allows in one place.

    They are those that its manifest lists as `in_place`; without that, outputs on inputs of one size, but in slices.
    """
    number = {p.name: i for i, p in enumerate(kernel.params)}
    if "in_place" in manifest:
        return [(number[a], number[b]) for a, b in manifest["in_place"]]
    blocks = [p for p in kernel.params if p.per_block and not manifest.get("slices")]
    return [(number[a.name], number[b.name]) for a in blocks for b in blocks if a is not b and a.bytes == b.bytes
            and a.kind in ("in", "inout") and b.kind in ("out", "inout")]


def counts_of(kernel: Kernel, copies: int, rng: random.Random) -> list[int]:
    """Numbers of blocks: none, one, those round a pass of `copies`, some passes and a rest; twice 1 without a count."""
    if not has_count(kernel):
        return [1, 1]
    if copies == 1:
        return [0, 1, 2, 3, rng.randint(4, 20)]
    more = rng.randint(1, copies - 1)
    return sorted({0, 1, copies - 1, copies, copies + 1, (2 if copies >= FEW else rng.randint(2, 6)) * copies + more})


def make_cases(kernel: Kernel, rng: random.Random, counts: Sequence[int] = (0, 1, 2, 3),
               shared: Sequence[tuple[int, int]] = ()) -> list[Case]:
    """A call for each of `counts`, and for those with most blocks one with each of two pairs `shared`."""
    counts = counts if has_count(kernel) else [1, 1]
    apart = [Case([argument(p, count, rng) for p in kernel.params], None) for count in counts]
    return apart + [Case([argument(p, count, rng) for p in kernel.params], one)
                    for one in rng.sample(shared, min(2, len(shared))) for count in counts[-2:]]


def argument(p: Param, count: int, rng: random.Random) -> bytes | int:
    if p.kind == "count":
        return count
    size = p.bytes * (count if p.per_block else 1)
    fill = rng.random()
    return b"\xff" * size if fill < 0.05 else bytes(size) if fill < 0.1 else rng.randbytes(size)


def another(kernel: Kernel, case: Case, rng: random.Random) -> Case:
    """Another message for the same call: what is a message's own has other contents."""
    return Case([rng.randbytes(len(a)) if p.own and isinstance(a, bytes) else a
                 for p, a in zip(kernel.params, case.args, strict=True)], None)


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


def execute(kernel: Kernel, image: Image, cases: Sequence[Case], target: str, form: Form) -> list[list[bytes]]:
    """For each message the pointer parameters after one call of the machine code for all of them."""
    cpu = load_cpu(target)
    machine_of = machine(cpu.features, cpu.abi)
    return called(kernel, lambda args: machine_of.call(image, KERNEL, args).buffers, cases, target, form)


def called(kernel: Kernel, call: Callable[[list[Argument]], list[bytes]], cases: Sequence[Case], target: str,
           form: Form) -> list[list[bytes]]:
    """For each message the pointer parameters after one `call` for all of them, of code that takes its arguments so."""
    sent = [translated(kernel, case, form) for case in cases]
    shared = cases[0].shared or (-1, -1)
    args: list[Argument] = []
    owners: list[tuple[int, list[int]]] = []  # of each buffer of the call: its parameter, and the messages it is of
    for i, p in enumerate(kernel.params):
        for number in range(len(cases) if p.own else 1):
            a = sent[number][shared[0] if i in shared else i]  # what is read is there before the call
            if isinstance(a, int):
                args.append(a)
            elif i == max(shared):
                args.append(Same(min(shared) + 1))
            else:
                # with no more alignment than promised, the buffer ends at a page that cannot be touched
                args.append(Buffer(a, writable=p.kind != "in" or i in shared, align=16 if form.slices > 64 else 1))
                owners.append((i, [number] if p.own else list(range(len(cases)))))
    try:
        result = call(args)
    except Exception as error:
        raise Failure(f"{type(error).__name__} {getattr(error, 'signal', '')}", f"{target}: {error}") from error
    found = []
    for number, case in enumerate(cases):
        mine = {i: data for data, (i, of) in zip(result, owners, strict=True) if number in of}
        if case.shared:
            mine[max(shared)] = mine[min(shared)]
        after = ordinary(kernel, case, [mine[i] for i in sorted(mine)], form)
        if case.shared:  # and what is written after it
            place = {i: at for at, i in enumerate(sorted(mine))}
            after[place[shared[0]]] = after[place[shared[1]]]
        found.append(after)
    return found


def translated(kernel: Kernel, case: Case, form: Form) -> list[bytes | int]:
    """The arguments of one message as the code takes them."""
    if not form.slices:
        return case.args
    return slice_arguments(kernel.params, case.args, form.slices, form.whole, not independent(kernel), form.shared)


def ordinary(kernel: Kernel, case: Case, after: list[bytes], form: Form) -> list[bytes]:
    """What the code left, as the interpreter would."""
    if not form.slices:
        return after
    return ordinary_results(kernel.params, after, case.args, form.slices, form.whole, not independent(kernel),
                            form.shared)


def compare(kernel: Kernel, what: str, wanted: list[bytes], found: list[bytes]) -> None:
    params = [p for p in kernel.params if p.kind != "count"]
    for p, want, got in zip(params, wanted, found, strict=True):
        if want != got:
            at = next((i for i in range(min(len(want), len(got))) if want[i] != got[i]), min(len(want), len(got)))
            raise Failure("different", f"{what}: `{p.name}` at byte {at} of {len(want)}: interpreter "
                          f"{want[:400].hex()}, found {got[:400].hex()}")

"""Calls of kernels with what they leave, for a self-test: those that vectors of algorithms take, and random ones."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.building.in_slices import in_slices
from cipherwright.export.collect import Function
from cipherwright.project.sources import Library, Source
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.slicing import slice_arguments, to_slices
from cipherwright.protocols.vectors import check_all
from dsl.ir import Param
from scheduler.mapping.layout import REPEATED

MOST_CALLS, MOST_BYTES, BLOCKS = 4, 2048, 5
"""Calls of a kernel that are kept of vectors, bytes of one, and blocks of the random call behind them."""


@dataclass(frozen=True)
class Call:
    """Arguments of a kernel in order and, of the pointers among them, what they hold afterwards."""

    args: tuple[bytes | int, ...]
    after: tuple[bytes, ...]

    @property
    def count(self) -> int:
        """How many blocks."""
        return next((a for a in self.args if isinstance(a, int)), 0)

    @property
    def size(self) -> int:
        """Bytes of all arguments."""
        return sum(len(a) for a in self.args if isinstance(a, bytes))


class Cases:
    """The calls of a library's kernels; each source is run once."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._calls: dict[str, dict[str, list[Call]]] = {}  # of the kernels of a source, by its path

    def of(self, function: Function) -> list[Call]:
        """The calls for a function, as its code takes them: of messages together, in slices."""
        source = self._library.source_of(function.kernel)
        calls = self._recorded(source).get(function.kernel, [])
        rng = random.Random(function.kernel)
        params = function.params
        if function.slices:
            return [self._sliced(source, function, rng)]
        calls = [*calls, *(_random(source, function.kernel, params, BLOCKS, rng) for _ in range(2))]
        messages = int(function.manifest.get("messages", 1))
        if messages == 1:
            return calls
        found = []
        for count in sorted({c.count for c in calls}):
            several = [c for c in calls if c.count == count]
            several = [several[i % len(several)] for i in range(messages)]
            if len({c.args for c in several}) > 1:
                found.append(_together(params, several))
        return found

    def _recorded(self, source: Source) -> dict[str, list[Call]]:
        """The first calls of each kernel that the vectors of its algorithms take, with different numbers of blocks."""
        key = str(source.path)
        if key in self._calls:
            return self._calls[key]
        found: dict[str, list[Call]] = {}

        def record(name: str, args: list[bytes | int]) -> list[bytes]:
            after = source.interpreter(name, args)
            call, mine = Call(tuple(args), tuple(after)), found.setdefault(name, [])
            fresh = call.count not in {c.count for c in mine} or len(mine) < MOST_CALLS // 2
            if fresh and len(mine) < MOST_CALLS and call.size <= MOST_BYTES and call not in mine:
                mine.append(call)
            return after

        for algorithm in source.program.algorithms.values():
            with source.errors():
                cipher = make_cipher(algorithm, source.program, record, source.params)
                check_all(cipher, Builder.sampled(source, algorithm))
        self._calls[key] = found
        return found

    def _sliced(self, source: Source, function: Function, rng: random.Random) -> Call:
        """A batch that is full, with random contents."""
        form = in_slices(function.manifest)
        params = function.params
        whole = _random(source, function.kernel, params, 1 if form.messages else form.width, rng)
        args = slice_arguments(params, list(whole.args), *form)
        after = _sliced_after(params, whole, form)
        return Call(tuple(args), tuple(after))


def _sliced_after(params: Sequence[Param], call: Call, form: Any) -> list[bytes]:
    """What pointers hold afterwards, in slices: all copies, as a full batch has them."""
    width, pointers = form.width, [p for p in params if p.kind != "count"]
    made = []
    for param, data in zip(pointers, call.after, strict=True):
        if param.name in form.shared:
            made.append(to_slices(data * REPEATED, param, REPEATED))
            continue
        copies = data if param.per_block and not form.messages else b"".join(
            data[at:at + param.bytes] * width for at in range(0, len(data), param.bytes))
        made.append(copies if param.name in form.whole else to_slices(copies, param, width))
    return made


def _random(source: Source, kernel: str, params: Sequence[Param], count: int, rng: random.Random) -> Call:
    args: list[bytes | int] = [count if p.kind == "count" else rng.randbytes(p.bytes * (count if p.per_block else 1))
                               for p in params]
    return Call(tuple(args), tuple(source.interpreter(kernel, args)))


def _together(params: Sequence[Param], calls: Sequence[Call]) -> Call:
    """One call for several messages: what each has of its own stands side by side."""
    args: list[bytes | int] = []
    after: list[bytes] = []
    pointer = 0
    for at, param in enumerate(params):
        chosen = calls if param.own else calls[:1]
        args += [call.args[at] for call in chosen]
        if param.kind != "count":
            after += [call.after[pointer] for call in chosen]
            pointer += 1
    first = calls[0]
    if any(not p.own and p.kind != "count" and c.args[i] != first.args[i] for c in calls for i, p in enumerate(params)):
        return _together(params, [first] * len(calls))
    return Call(tuple(args), tuple(after))

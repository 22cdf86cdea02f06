"""Parameters of a kernel in slices that hold whole blocks, which it brings into slices and back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from dsl.diagnostics import SourceError
from dsl.ir import Access, Kernel, Loop, Op, Param
from scheduler.algorithm import transpose

Slices = tuple[Op, ...]


class Slicing(Protocol):
    """The kernel under way, which scheduler.algorithm.slices makes: where operations go, and what is known of it."""

    source: Kernel
    width: int
    params: dict[Param, Param]
    out: list[Op | Loop]
    like: Op

    def emit(self, kind: str, args: Sequence[Op], attr: object = None, bits: int | None = None) -> Op:
        """Another operation, `bits` wide or as wide as a slice."""


class Whole:
    """Parameters that hold whole blocks: read and transposed at the first use, transposed and written at the end.

    Both for every region; what an inner loop reads or writes is written before it.
    """

    def __init__(self, slicer: Slicing, names: Collection[str], by_bytes: bool) -> None:
        self.slicer, self.by_bytes = slicer, by_bytes and slicer.width >= 128
        self.params = {p for p in slicer.source.params if p.name in names}
        self.read: dict[tuple[int, Param], list[Op]] = {}
        self.written: dict[Param, dict[int, Op]] = {}

    def __contains__(self, param: Param) -> bool:
        return param in self.params

    def load(self, op: Op) -> Slices:
        """The slices of an element."""
        access: Access = op.attr
        self._check(op, access)
        slicer, written = self.slicer, self.written.get(access.param, {})
        key = id(slicer.out), access.param
        if key not in self.read and not all(n in written for n in self._bits(access)):
            registers = [self._register(access.param, n, "load", ()) for n in range(8 * access.param.bytes)]
            self.read[key] = transpose.to_slices(registers, slicer.width, slicer.emit, self.by_bytes)
        return tuple(written[n] if n in written else self.read[key][n] for n in self._bits(access))

    def store(self, op: Op, values: Slices) -> None:
        """What a block has at an element from now on: a slice for each bit."""
        access: Access = op.attr
        self._check(op, access)
        self.written.setdefault(access.param, {}).update(zip(self._bits(access), values, strict=True))

    def finish(self, params: Collection[Param] | None = None) -> None:
        """The region ends, or a loop with these `params` begins: what it has stored is written.

        SourceError if not all bits of a block are there.
        """
        slicer = self.slicer
        for param in [p for p in self.written if params is None or p in params]:
            found = self.written.pop(param)
            bits = 8 * param.bytes
            if len(found) < bits:
                assert slicer.like.pos is not None
                raise SourceError(slicer.like.pos, f"of `{param.name}` only {len(found)} of {bits} bits are written "
                                  "here",
                                  f"write all elements in one place, or take `{param.name}` out of `whole`")
            made = transpose.from_slices([found[n] for n in range(bits)], slicer.width, slicer.emit, self.by_bytes)
            for n, value in enumerate(made):
                self._register(param, n, "store", (value,))
            self.forget([param])

    def forget(self, params: Iterable[Param]) -> None:
        """Memory has changed: what the region has read of it is read again."""
        for param in params:
            self.read.pop((id(self.slicer.out), param), None)

    def _bits(self, access: Access) -> list[int]:
        """The places of an element's bits in a block, as it is in memory."""
        size = access.bits // 8
        return [8 * (access.offset + (b // 8 if access.endian == "le" else size - 1 - b // 8)) + b % 8
                for b in range(access.bits)]

    def _register(self, param: Param, n: int, kind: str, args: tuple[Op, ...]) -> Op:
        slicer = self.slicer
        width = slicer.width
        access = Access(slicer.params[param], n * (width // 8), width, "le")
        made = slicer.emit(kind, args, access, 0 if args else width)
        made.secret = made.secret or (kind == "load" and param.secret)
        return made

    def _check(self, op: Op, access: Access) -> None:
        assert op.pos is not None
        if access.strides:
            raise SourceError(op.pos, f"`{access.param.name}` holds whole blocks and is indexed by a run-time loop",
                              f"unroll that loop, or take `{access.param.name}` out of `whole`")
        if not transpose.fits(8 * access.param.bytes, self.slicer.width):
            raise SourceError(op.pos, f"a block of `{access.param.name}` has {access.param.bytes} bytes, which "
                              f"registers of {self.slicer.width} bits do not transpose",
                              f"blocks of {self._sizes()} bytes can be; take `{access.param.name}` out of `whole`")

    def _sizes(self) -> str:
        """Bytes of the blocks that can be transposed."""
        lane = min(self.slicer.width, 1 << transpose.LANE) // 8
        return f"{lane // 2}, {lane}, …" if self.slicer.width == 8 * lane else f"{lane // 2} and {lane}"

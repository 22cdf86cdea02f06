"""A kernel by itself, with vectors of its own: what it is given and what it gives, by the names of its parameters."""

from __future__ import annotations

import random

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import AlgorithmLike, Bound, Contents, Executor, ParamsOf, kernel_of


class Single:
    """One kernel. An `inout` parameter is among its inputs and its outputs."""

    messages = 1
    block_bytes = 1

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        self.name = algorithm.name
        self.kernel = kernel_of(algorithm, "kernel", params_of, executor)
        self._pointers = [p for p in self.kernel.params if p.kind != "count"]
        self._counted = len(self._pointers) < len(self.kernel.params)

    @property
    def kernels(self) -> list[Bound]:
        """What it calls."""
        return [self.kernel]

    def check(self, inputs: Contents, outputs: Contents, count: int | None) -> None:
        """ProtocolError at names that are not the kernel's, inputs that are missing, wrong lengths, and a count that
        the kernel does not take, or lacks."""
        if self._counted != (count is not None):
            raise ProtocolError(f'kernel {self.kernel.name} takes a count: give "count", the number of blocks'
                                if self._counted else f'kernel {self.kernel.name} takes no count: leave "count" out',
                                "count")
        for what, given, kinds in (("inputs", inputs, ("in", "inout")), ("outputs", outputs, ("out", "inout"))):
            wanted = {p.name: p for p in self._pointers if p.kind in kinds}
            for name, data in given.items():
                if name not in wanted:
                    raise ProtocolError(f'"{what}": kernel {self.kernel.name} has no `{" or ".join(kinds)}` parameter '
                                        f'"{name}"; it has {", ".join(wanted) or "none"}')
                size = wanted[name].bytes * ((count or 0) if wanted[name].per_block else 1)
                if len(data) != size:
                    raise ProtocolError(f'"{what}": "{name}" has {len(data)} bytes, the kernel\'s parameter {size}')
            missing = [name for name in wanted if name not in given]
            if missing and what == "inputs":
                raise ProtocolError(f'"{what}" lack "{missing[0]}"; give what every `in` and `inout` parameter holds')
        if not outputs:
            raise ProtocolError('"outputs" are empty, so there is nothing to compare; give one of them')

    def run(self, inputs: Contents, count: int | None) -> Contents:
        """What all parameters hold after a call."""
        return self.kernel.call(inputs, count or 0)

    def rehearse(self, rng: random.Random) -> None:
        """Call the kernel."""
        self.kernel.call({p.name: rng.randbytes(p.bytes) for p in self._pointers}, 1)

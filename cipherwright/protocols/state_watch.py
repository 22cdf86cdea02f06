"""What kernels leave in memory, compared with a reference call by call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cipherwright.protocols.bound import Bound, Contents, Executor


class StateWatch:
    """An observer of kernels' calls. `found` is the first difference, (expected, got), and `where` its place in words.

    Only kernels with an `inout` parameter are compared, in all that they write: what they leave is what their next
    call begins with. `reference` calls the same kernels, for one message each; `name` says what is being run.
    """

    def __init__(self, reference: Executor, name: str = "") -> None:
        self.found: tuple[bytes, bytes] | None = None
        self.where = ""
        self._reference = reference
        self._name = name
        self._calls = 0

    @contextmanager
    def of(self, kernels: Sequence[Bound]) -> Iterator[None]:
        """Watch these kernels inside the block."""
        for kernel in kernels:
            kernel.observer = self
        try:
            yield
        finally:
            for kernel in kernels:
                kernel.observer = None

    def __call__(self, kernel: Bound, given: Sequence[Contents], after: Sequence[Contents], count: int) -> None:
        """One call of a kernel that takes as many messages as there are dictionaries, of `count` blocks each."""
        if self.found is not None or not kernel.having("inout"):
            return
        self._calls += 1
        single = Bound(kernel.name.partition("-")[0], kernel.params, self._reference)
        for number, (before, got) in enumerate(zip(given, after, strict=True), 1):
            wanted = single.call(before, count)
            for param in (p for p in kernel.params if p.kind in ("out", "inout")):
                if self.found is None and got[param.name] != wanted[param.name]:
                    self.found = wanted[param.name], got[param.name]
                    lane = f", message {number} of {len(given)}" if len(given) > 1 else ""
                    self.where = (f"{self._name + ': ' if self._name else ''}parameter `{param.name}` after call "
                                  f"{self._calls} of {kernel.name}, with {count} blocks{lane}")

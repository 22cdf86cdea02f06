"""Finished kernels as functions: ordinary arguments in, what the machine code leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cipherwright.building.build import FIRST_BASE, Builder
from cipherwright.building.in_slices import InSlices, in_slices

if TYPE_CHECKING:
    from cipherwright.machine.machine import Machine
    from dsl.ir import Param
    from targets.cpu import Cpu

BASE_STEP, BASES = 0x01000000, 16
"""Bytes from where one kernel is put to the next, and for how many there is room."""


@dataclass
class MachineExecutor:
    """Runs kernels as machine code; `how` says on what. The name KERNEL-VARIANT means a variant of a kernel.

    Buffers are aligned to `align` bytes. The machine is opened unless one is given.
    """

    builder: Builder
    cpu: Cpu
    prefer: str | None = None
    machine: Machine = None  # type: ignore[assignment]  # set below
    align: int = 64

    def __post_init__(self) -> None:
        from cipherwright.machine.open import open_machine

        self.machine = self.machine or open_machine(
            self.cpu.features, self.prefer or self.builder.library.project.machine, self.cpu.abi)
        self._images: dict[str, Any] = {}
        self._machines: dict[str, Machine] = {}  # by the kernel
        self._native: dict[frozenset[str], Machine | None] = {}  # by the features that code needs
        self._messages: dict[str, int] = {}
        self._slices: dict[str, InSlices] = {}

    @property
    def how(self) -> str:
        """On what code was run, or will be, and for which CPU it is."""
        return f"{self.ran}, code for {self.cpu.target}"

    @property
    def ran(self) -> str:
        """The names of the machines that have run code, or of the one that will."""
        return " and ".join(dict.fromkeys(m.name for m in self._machines.values())) or self.machine.name

    def machine_of(self, name: str) -> Machine:
        """The machine for a kernel: native where this processor has what its code needs of the CPU's features."""
        from cipherwright.machine.executor import Executor
        from cipherwright.machine.needed import features_of
        from cipherwright.machine.open import natively

        if name not in self._machines:
            slow = isinstance(self.machine, Executor) and not (self.prefer or self.builder.library.project.machine)
            needed = features_of(self._image(name)) if slow else frozenset()
            if slow and needed not in self._native:
                self._native[needed] = natively(needed, self.cpu.abi)
            self._machines[name] = self._native.get(needed) or self.machine
        return self._machines[name]

    def messages(self, name: str) -> int:
        """How many independent messages a kernel takes at once: its pointer parameters are repeated as often."""
        kernel, _, variant = name.partition("-")
        if not variant:
            return 1
        if name not in self._messages:
            self._messages[name] = int(self.builder.manifest(kernel, self.cpu, variant).get("messages", 1))
        return self._messages[name]

    def slices(self, name: str) -> InSlices:
        """How a kernel takes its arguments."""
        kernel, _, variant = name.partition("-")
        if name not in self._slices:
            self._slices[name] = in_slices(self.builder.manifest(kernel, self.cpu, variant or None))
        return self._slices[name]

    def __call__(self, name: str, args: list[bytes | int], pairs: Sequence[tuple[int, int]] = ()) -> list[bytes]:
        """Call a kernel with ordinary arguments; what it takes in bit slices is brought into slices and back.

        Of a pair of arguments, by number, the second is in the place of the first.
        """
        from cipherwright.protocols.slicing import ordinary_results, slice_arguments

        kernel = name.partition("-")[0]
        params = [p for p in self.builder.library.source_of(kernel).params(kernel)
                  for _ in range(self.messages(name) if p.own else 1)]
        form = self.slices(name)
        if not form.width:
            return self._call(name, kernel, params, args, pairs)
        after = self._call(name, kernel, params, slice_arguments(params, args, *form), pairs)
        return ordinary_results(params, after, args, *form)

    def _call(self, name: str, kernel: str, params: Sequence[Param], args: Sequence[bytes | int],
              pairs: Sequence[tuple[int, int]]) -> list[bytes]:
        from cipherwright.machine.machine import Argument, Buffer, Same

        sent: list[Argument] = [a if isinstance(a, int) else Buffer(a, p.kind != "in", self.align)
                                for p, a in zip(params, args, strict=True)]
        for one, other in pairs:
            low, high = sorted((one, other))
            data = args[one]
            assert isinstance(data, bytes)
            sent[low], sent[high] = Buffer(data, True, self.align), Same(low + 1)
        after = iter(self.machine_of(name).call(self._image(name), kernel, sent).buffers)
        found = {i: next(after) for i, a in enumerate(sent) if isinstance(a, Buffer)}
        found.update({i: found[a.argument - 1] for i, a in enumerate(sent) if isinstance(a, Same)})
        return [found[i] for i in sorted(found)]

    def _image(self, name: str) -> Any:
        if name not in self._images:
            from cipherwright.machine.assemble import assemble
            from targets.elf import load_elf

            kernel, _, variant = name.partition("-")
            data = assemble(self.builder.asm(kernel, self.cpu, variant or None), name, self.cpu.bits)
            # past the last base, kernels take turns at one: the machine maps whichever is called
            self._images[name] = load_elf(data, FIRST_BASE + BASE_STEP * (len(self._images) % BASES), self.cpu.bits)
        return self._images[name]

    def close(self) -> None:
        """Release the machines."""
        for machine in (self.machine, *(m for m in self._native.values() if m)):
            machine.close()

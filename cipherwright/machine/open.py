"""Which machine calls finished code: this processor where it can, else the emulator, else the executor."""

from __future__ import annotations

from collections.abc import Callable

from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.executor import Executor
from cipherwright.machine.machine import Machine, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from targets.abi import Abi

MACHINES: dict[str, Callable[[frozenset[str], Abi | None], Machine]] = {
    "native": NativeMachine, "emulated": EmulatedMachine, "executor": Executor}
"""The kinds of machines, the fastest first."""


def open_machine(features: frozenset[str] = frozenset(), prefer: str | None = None, abi: Abi | None = None) -> Machine:
    """A machine with these CPU features and convention (cdecl): the first kind that runs such code here.

    ``prefer`` (a key of MACHINES; ValueError for another) takes only that kind; MachineUnavailable says why it cannot
    be had.
    """
    if prefer not in (None, *MACHINES):
        raise ValueError(f"no machine is called {prefer!r}; there are {', '.join(map(repr, MACHINES))}")
    if prefer:
        return MACHINES[prefer](features, abi)
    reasons = []
    for name, kind in MACHINES.items():
        try:
            return kind(features, abi)
        except MachineUnavailable as error:
            reasons.append(f"{name}: {error}")
    raise MachineUnavailable("; ".join(reasons))


def natively(features: frozenset[str], abi: Abi | None = None) -> Machine | None:
    """A native machine with these features, which the caller closes; None where this processor lacks one."""
    try:
        return NativeMachine(features, abi)
    except MachineUnavailable:
        return None

"""Which machine calls finished code: this processor where it can, else the emulator."""

from __future__ import annotations

from cipherwright.machine.emulated import EmulatedMachine
from cipherwright.machine.machine import Machine, MachineUnavailable
from cipherwright.machine.native import NativeMachine
from targets.abi import Abi


def open_machine(features: frozenset[str] = frozenset(), prefer: str | None = None, abi: Abi | None = None) -> Machine:
    """A machine with these CPU features and convention (cdecl): native if this system runs such code, else emulated.

    ``prefer`` ("native" or "emulated"; ValueError for another) takes only that kind; MachineUnavailable says why it
    cannot be had.
    """
    if prefer not in (None, "native", "emulated"):
        raise ValueError(f"no machine is called {prefer!r}; there are 'native' and 'emulated'")
    reason = ""
    if prefer != "emulated":
        try:
            return NativeMachine(features, abi)
        except MachineUnavailable as error:
            if prefer == "native":
                raise
            reason = f"native: {error}; "
    try:
        return EmulatedMachine(features, abi)
    except MachineUnavailable as error:
        raise MachineUnavailable(f"{reason}emulated: {error}") from None

"""How a kernel takes its arguments, as its manifest says: whole values, or bit slices of some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class InSlices(NamedTuple):
    """What cipherwright.protocols.slicing asks for.

    width: copies in bit slices (0: values are whole); whole: parameters in blocks all the same; messages: whether
    copies are messages; shared: parameters of whose slices memory has a word.
    """

    width: int
    whole: tuple[str, ...] = ()
    messages: bool = False
    shared: tuple[str, ...] = ()


def in_slices(manifest: Mapping[str, Any]) -> InSlices:
    """What a manifest says of that."""
    return InSlices(int(manifest.get("slices", 0)), tuple(manifest.get("whole", ())),
                    manifest.get("slices_of") == "messages", tuple(manifest.get("broadcast", ())))

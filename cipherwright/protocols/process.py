"""A message on its way through a cipher."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Process:
    """Called with the successive pieces of a message, gives what comes out for each; `finish` what is left at the end.

    A piece has any length, or with a `unit` is a whole number of so many bytes.
    """

    step: Callable[[bytes], bytes]
    end: Callable[[], bytes] = bytes
    unit: int = 1

    def __call__(self, data: bytes) -> bytes:
        """The next piece of the message."""
        return self.step(data)

    def finish(self) -> bytes:
        """The message ends here. ProtocolError where it cannot."""
        return self.end()

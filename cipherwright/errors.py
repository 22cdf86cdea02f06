"""The one error that means: the user can mend this."""

from __future__ import annotations


class UserError(Exception):
    """Bad input; the message says what was expected. Ends the command with exit code 2."""


class ProtocolError(UserError):
    """A cipher cannot be driven with these kernels, this key or this data."""


class VectorError(UserError):
    """A vector file that does not follow the schema."""


class CheckFailed(Exception):
    """A check ran and the answer was wrong. Ends the command with exit code 1."""

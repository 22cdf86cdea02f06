"""The one error that means: the user can mend this."""

from __future__ import annotations


class UserError(Exception):
    """Bad input; the message says what was expected. Ends the command with exit code 2."""


class ProtocolError(UserError):
    """A cipher cannot be driven with these kernels, this key or this data; `field`: which of a vector's, if one."""

    def __init__(self, message: str, field: str = "") -> None:
        super().__init__(message)
        self.field = field or (message.split('"')[1] if message.startswith('"') else "")


class VectorError(UserError):
    """A vector file that does not follow the schema, or a vector that is of no use to a cipher.

    `line` and `column` are None where it has no place in a text; `remedy` is what the message ends with.
    """

    def __init__(self, message: str, remedy: str = "", line: int | None = None, column: int | None = None) -> None:
        super().__init__(f"{message}; {remedy}" if remedy else message)
        self.said, self.remedy, self.line, self.column = message, remedy, line, column


class CheckFailed(Exception):
    """A check ran and the answer was wrong. Ends the command with exit code 1."""

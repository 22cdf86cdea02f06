"""Source errors: where, what was expected, how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from dsl.ir import Pos


class SourceError(Exception):
    """A mistake in a cipher source at `pos`; `hint` says how to mend it."""

    def __init__(self, pos: Pos, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.pos, self.message, self.hint = pos, message, hint

    def __str__(self) -> str:
        return f"{self.pos.path}:{self.pos.line}:{self.pos.column}: error: {self.message}" + (
            f"\n  {self.hint}" if self.hint else "")

    def render(self, source: str) -> str:
        """The message with the offending line and a caret under the column."""
        lines = source.splitlines()
        shown = lines[self.pos.line - 1] if 0 < self.pos.line <= len(lines) else ""
        caret = " " * (self.pos.column - 1) + "^"
        head = f"{self.pos.path}:{self.pos.line}:{self.pos.column}: error: {self.message}"
        return f"{head}\n    {shown.expandtabs(1)}\n    {caret}" + (f"\n  {self.hint}" if self.hint else "")


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint with the closest known names, or the list of all."""
    names = sorted(known)
    close = get_close_matches(word, names, 1)
    if close:
        return f"did you mean `{close[0]}`?"
    return f"known here: {', '.join(names[:12])}" + (", …" if len(names) > 12 else "") if names else ""

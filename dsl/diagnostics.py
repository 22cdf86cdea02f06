"""Source errors: where, what was expected, how to mend it."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from dsl.ir import Pos

SHOWN = 120  # columns of a source line


class SourceError(Exception):
    """A mistake in a cipher source at `pos`; `hint` says how to mend it."""

    def __init__(self, pos: Pos, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.pos, self.message, self.hint = pos, message, hint

    def __str__(self) -> str:
        return f"{self.pos.path}:{self.pos.line}:{self.pos.column}: error: {self.message}" + (
            f"\n  {self.hint}" if self.hint else "")

    def render(self, source: str, kind: str = "error") -> str:
        """The message with the offending line (of a long one, the part around the mistake) and a caret."""
        lines = source.split("\n")
        shown = lines[self.pos.line - 1] if 0 < self.pos.line <= len(lines) else ""
        start = max(0, self.pos.column - 1 - SHOWN // 2) if len(shown) > SHOWN else 0
        part = "".join(c if c.isprintable() else " " for c in shown[start:start + SHOWN])
        before, after = "… " if start else "", " …" if start + SHOWN < len(shown) else ""
        caret = " " * (len(before) + self.pos.column - 1 - start) + "^"
        head = f"{self.pos.path}:{self.pos.line}:{self.pos.column}: {kind}: {self.message}"
        return f"{head}\n    {before}{part}{after}\n    {caret}" + (f"\n  {self.hint}" if self.hint else "")


class TooLarge(SourceError):
    """A source that asks for more than is made of any: of compile-time work, or of operations."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint with the closest known names, or the list of all."""
    names = sorted(known)
    close = get_close_matches(word, names, 1)
    if close:
        return f"did you mean `{close[0]}`?"
    return f"known here: {', '.join(names[:12])}" + (", …" if len(names) > 12 else "") if names else ""

"""What commands share: the sources they work on, JSON, and what an error means to the caller."""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click

from cipherwright.errors import CheckFailed, UserError
from cipherwright.files import write_atomically
from cipherwright.paths import in_words
from cipherwright.project.project import here
from cipherwright.project.sources import Fault, Library, shown_path

KNOWN = {"UnknownCpu": 2, "TableError": 2, "SourceError": 2, "NoInstruction": 2, "UnknownRow": 2, "ToolMissing": 2,
         "MachineUnavailable": 2, "MachineError": 1, "CallFault": 1, "AbiViolation": 1,
         "AssembleError": 1, "ObjectError": 1, "RecursionError": 2,
         "CallSpecError": 2, "CircuitError": 2, "TraceError": 1}
"""Errors of other parts, by class name (of the error or a base), whose message is enough by itself."""


def get_library() -> Library:
    """The sources of the current project; outside any, the tool's own."""
    return Library(here())


def emit(data: Any) -> None:
    """Print JSON."""
    click.echo(json.dumps(data, indent=1, ensure_ascii=False))


def write_page(path: Path, text: str) -> None:
    """Write a page for the browser, and say so beside what is printed."""
    write_atomically(path, text.encode())
    click.echo(f"wrote {shown_path(path)}", err=True)


def say_left_out(faults: Iterable[Fault]) -> None:
    """Say what a command goes on without."""
    for fault in faults:
        click.echo(f"left out: {fault.message}", err=True)


def explain(error: BaseException) -> tuple[int, str]:
    """Exit code and message; code 3 means a bug in the tool."""
    code, message = _explained(error)
    return code, in_words(message)


def full_disk() -> str:
    """What to do where there is no room for a file that has no name yet."""
    import tempfile

    from targets.kept import CACHE, own_folders

    return ("there is no space left for a file: make some in the project, in the cache, "
            f"{next(own_folders())}, or in {tempfile.gettempdir()}; {CACHE} names another folder for the cache")


def _explained(error: BaseException) -> tuple[int, str]:
    if isinstance(error, UserError):
        return 2, str(error)
    if isinstance(error, CheckFailed):
        return 1, str(error)
    for kind in type(error).__mro__:
        if kind.__name__ in KNOWN:
            return KNOWN[kind.__name__], str(error)
    if isinstance(error, OSError):
        if error.errno == errno.ENOSPC and not error.filename:
            return 2, full_disk()
        where = f"{error.filename}: " if error.filename else ""
        return 2, f"{where}{error.strerror or error}"
    kind_name = type(error).__name__
    return 3, f"a bug in cipherwright ({kind_name}: {error}); run again with --debug for the traceback"

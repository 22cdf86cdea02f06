"""The circuits of S-boxes that a project has of its own: all that code may depend on, and what is wrong with them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from cipherwright.errors import UserError
from cipherwright.files import digest
from targets.kept import own_circuits


def own_circuits_digest() -> str:
    """Hash of the current project's own circuits, "" where it has none.

    UserError for a file that cannot be read, and for a circuit that does not compute its table.
    """
    folder = own_circuits()
    if folder is None:
        return ""
    from scheduler.logic.stored_circuits import own_files

    return _checked(folder, own_files())


@lru_cache(maxsize=4)
def _checked(folder: Path, files: tuple[tuple[Path, int, int], ...]) -> str:
    from scheduler.logic.circuit import CircuitError
    from scheduler.logic.stored_circuits import load_circuits

    try:
        load_circuits(folder)
    except CircuitError as error:
        raise UserError(f"{error}; mend the file, or take it out of the folder: docs/circuits.md says what a circuit "
                        "looks like, and which commands find one") from error
    return digest(b"\0".join(path.read_bytes() for path, *_ in files)) if files else ""

"""Where a project is, and where what is kept between runs goes: compiled code, small programs, fetched packages.

What is executed, unpickled or believed is never taken from a project, which may be a stranger's: it is kept beside the
tool, which is trusted as far as the tool is, or in the user's cache (`own_folders`).
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from targets.datafile import read_toml

MARK = "cipherwright.toml"
"""The file that makes a folder a project."""
TOOL = Path(__file__).resolve().parents[1]
"""The folder of the packages `dsl`, `scheduler`, `targets` and `cipherwright`."""
CACHE = "CIPHERWRIGHT_CACHE"


def installed() -> bool:
    """Whether the tool is installed as a package: it is no checkout of its repository, which is a project."""
    return not (TOOL / MARK).is_file()


def project_above(start: Path) -> Path | None:
    """The innermost project that a folder is in: it, or a folder above it, has the file MARK."""
    return next((folder for folder in (start, *start.parents) if (folder / MARK).is_file()), None)


def current_project() -> Path | None:
    """The project of the current directory; outside any, the tool's own repository, unless it is installed."""
    try:
        found = project_above(Path.cwd())
    except OSError:  # the current directory is gone
        found = None
    return found or (None if installed() else TOOL)


def own_tables() -> Path | None:
    """The folder of the current project's own CPU tables, if it names one."""
    return _own("tables")


def own_circuits() -> Path | None:
    """The folder of the current project's own circuits of S-boxes, if it names one."""
    return _own("circuits")


def _own(kind: str) -> Path | None:
    """The rest of the project's file, and what is wrong with it, is for `cipherwright.project` to say."""
    project = current_project()
    try:
        changed = (project / MARK).stat() if project else None
    except OSError:
        return None
    return _named(project, kind, changed.st_mtime_ns, changed.st_size) if project and changed else None


@lru_cache(maxsize=8)
def _named(project: Path, kind: str, _changed: int, _size: int) -> Path | None:
    try:
        folders = read_toml(project / MARK, ValueError).get("folders")
    except (OSError, ValueError):
        return None
    named = folders.get(kind) if isinstance(folders, dict) else None
    return project / named if isinstance(named, str) and named else None


def own_folders() -> Iterator[Path]:
    """Folders for what is kept between runs and trusted, the best one first; `private_folder` asks whose they are.

    $CIPHERWRIGHT_CACHE where it is set. Else `.cache` of the tool's repository, or of the installed package, as Python
    keeps compiled modules beside these; where that cannot be written to, the user's cache. Relative paths mean another
    place in every folder, which may be a stranger's: they are left out.
    """
    given = Path(os.environ.get(CACHE, ""))
    yield given if given.is_absolute() else (TOOL / "cipherwright" if installed() else TOOL) / ".cache"
    try:
        usual = Path.home() / ".cache"
    except RuntimeError:        # a user without a home
        usual = Path()
    base = Path(os.environ.get("XDG_CACHE_HOME", ""))
    base = base if base.is_absolute() else usual
    if base.is_absolute():
        yield base / "cipherwright"


def private_folder(folder: Path) -> bool:
    """Whether a folder, made if need be, is this user's, who can write to it, and nobody else can.

    A symbolic link is none.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and private(found) and os.access(folder, os.W_OK)


def private(found: os.stat_result) -> bool:
    """Whether a file or folder is this user's, and nobody else can change it."""
    return os.name != "posix" or (found.st_uid == os.getuid() and not found.st_mode & 0o022)


def own_folder(name: str) -> Path | None:
    """The first of `own_folders` in which a folder `name` is this user's alone: that folder; None if there is none."""
    return next((base / name for base in own_folders() if private_folder(base / name)), None)

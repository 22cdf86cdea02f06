"""Where a project is, and where what is kept between runs goes: compiled code, small programs, fetched packages."""

from __future__ import annotations

import os
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
    """The folder of the current project's own CPU tables, if it names one.

    The rest of the file, and what is wrong with it, is for `cipherwright.project` to say.
    """
    project = current_project()
    try:
        changed = (project / MARK).stat() if project else None
    except OSError:
        return None
    return _tables(project, changed.st_mtime_ns, changed.st_size) if project and changed else None


@lru_cache(maxsize=4)
def _tables(project: Path, _changed: int, _size: int) -> Path | None:
    try:
        folders = read_toml(project / MARK, ValueError).get("folders")
    except (OSError, ValueError):
        return None
    named = folders.get("tables") if isinstance(folders, dict) else None
    return project / named if isinstance(named, str) and named else None


def cache_folders() -> Iterator[Path]:
    """Folders for what is kept between runs, the best one first; whether they can be written to is not asked.

    $CIPHERWRIGHT_CACHE where it is set. Else `.cache` of the project, so that nothing is written outside it; outside
    any, and of a project that cannot be written to, the user's cache.
    """
    given = os.environ.get(CACHE)
    project = current_project()
    if given:
        yield Path(given)
    elif project:
        yield project / ".cache"
    try:
        yield Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "cipherwright"
    except RuntimeError:        # a user without a home
        pass


def cache_folder() -> Path:
    """The first of `cache_folders`; without any, one below the current directory."""
    return next(cache_folders(), Path(".cache"))

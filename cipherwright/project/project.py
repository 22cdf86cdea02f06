"""`cipherwright.toml`: what a project says of itself. It is data: nothing of a project is ever executed as Python."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import Any

from cipherwright.errors import UserError
from cipherwright.paths import SHIPPED
from dsl.diagnostics import did_you_mean
from dsl.versions import LANGUAGES
from targets.datafile import check_kinds, read_toml
from targets.kept import MARK, current_project, installed

KEYS: dict[str, Any] = {"language": int, "cpus": list[str], "machine": str, "command": str, "folders": dict[str, str]}
FOLDERS = {"ciphers": "ciphers", "vectors": "tests/vectors", "generated": "generated", "tables": "",
           "circuits": ""}
"""What a project's folders are called where it does not say; "": there is none."""
EXAMPLES = {"tables": "cpus", "circuits": "circuits"}
"""What folders that a project need not have may be called."""
MACHINES = ("native", "emulated", "executor")
REMEDY = "mend it; docs/projects.md has all keys"


@dataclass(frozen=True)
class Project:
    """A folder with sources, and what its cipherwright.toml says; paths are absolute.

    `cpus`: what code is made for when no CPU is named, () for what the sources say; `machine`: "native", "emulated" or
    None; `command`: how headers of generated files call the program; `tables`: CPU tables of its own; `circuits`:
    circuits of S-boxes of its own.
    """

    root: Path
    ciphers: Path
    vectors: Path
    generated: Path
    tables: Path | None = None
    language: int = LANGUAGES[-1]
    cpus: tuple[str, ...] = ()
    machine: str | None = None
    command: str = "cipherwright"
    circuits: Path | None = None

    @property
    def read_only(self) -> bool:
        """Whether these are the ciphers of an installed tool, which no command changes."""
        return installed() and self.root == SHIPPED

    def inside(self, path: Path) -> str:
        """A path of the project as its sources name it: from its root, with `/`."""
        return path.relative_to(self.root).as_posix()


def read_project(root: Path) -> Project:
    """The project in a folder: what its cipherwright.toml says; without one the folder has all that is usual.

    UserError names what is wrong in it.
    """
    try:
        changed = (root / MARK).stat()
    except OSError:
        return _project(root, {})
    return _read(root, changed.st_mtime_ns, changed.st_size)


@lru_cache(maxsize=16)
def _read(root: Path, _changed: int, _size: int) -> Project:
    where = str(root / MARK)
    table = read_toml(root / MARK, UserError, where, "mend it")
    for key in table:
        if key not in KEYS:
            raise UserError(f"{where}: there is no key `{key}`: {did_you_mean(key, KEYS)}; {REMEDY}")
    check_kinds(table, KEYS, where, UserError)
    language = table.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        newest = LANGUAGES[-1]
        raise UserError(f"{where}: language = {language} is not known here: "
                        + (f"this cipherwright knows {' and '.join(map(str, LANGUAGES))}; install a newer one"
                           if language > newest else f"the first version is {LANGUAGES[0]}; write that")
                        + f", or write the sources in version {newest} and say `language = {newest}`")
    if table.get("machine", MACHINES[0]) not in MACHINES:
        raise UserError(f"{where}: there is no machine `{table['machine']}`: write \"native\" or \"emulated\", or "
                        "leave the line out to have the first that works")
    command = table.get("command", "cipherwright")
    if not command.strip() or not command.isprintable():
        raise UserError(f"{where}: `command` is {command!r}; expected one line, such as \"cipherwright\"")
    return _project(root, table)


def _project(root: Path, table: dict[str, Any]) -> Project:
    given = table.get("folders", {})
    where = f"{root / MARK}, [folders]"
    for key, value in given.items():
        if key not in FOLDERS:
            raise UserError(f"{where}: there is no folder `{key}`: {did_you_mean(key, FOLDERS)}")
        parts = PurePosixPath(value).parts
        if not parts or ".." in parts or value.startswith(("/", "~")) or "\\" in value or not value.isprintable():
            raise UserError(f"{where}: {key} = {value!r} is no folder of the project; name one by its path from "
                            f"{MARK}, such as \"{FOLDERS[key] or EXAMPLES[key]}\"")
    folder = {key: given.get(key, usual) for key, usual in FOLDERS.items()}
    own = {key: root / folder[key] if folder[key] else None for key in EXAMPLES}
    for key, path in own.items():
        if path and not path.is_dir():
            raise UserError(f"{where}: {key} = {folder[key]!r}: there is no such folder; make it, or leave the line "
                            "out")
    for path in (root / ".cache", root / folder["generated"]):
        check_inside(root, path)
    return Project(root, root / folder["ciphers"], root / folder["vectors"], root / folder["generated"], own["tables"],
                   table.get("language", LANGUAGES[0]), tuple(dict.fromkeys(table.get("cpus", ()))),
                   table.get("machine"), table.get("command", "cipherwright" if table or root != SHIPPED else "./cw"),
                   own["circuits"])


def check_inside(root: Path, folder: Path) -> None:
    """UserError where a folder that is written to, or one in it, is a link out of the project."""
    for path in (folder, *(folder.iterdir() if folder.is_dir() else ())):
        if not path.resolve().is_relative_to(root.resolve()):
            raise UserError(f"{path} leads out of the project, to {path.resolve()}, and nothing is written there: "
                            "remove the link; `./cw build --out DIR` writes to another place")


def here() -> Path:
    """The root of the project that a command works on: the current one, or that of the tool's own ciphers."""
    return current_project() or SHIPPED


def need_own(project: Project, what: str) -> None:
    """UserError for the tool's own ciphers: where a project was looked for, and how to make one."""
    if project.read_only:
        raise UserError(f"{what} works on a project, and there is none: no {MARK} in {Path.cwd()} or above it; "
                        "`./cw init` makes one here, `./cw init DIR` in a new folder")

"""Finished code of a kernel: the text that is there now, or what git has of an earlier version of the project."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder
from cipherwright.errors import UserError
from cipherwright.project.sources import shown_path
from targets.cpu import Cpu

_PROTOTYPE = re.compile(r"^; (\w[\w *]*\([^()]*\);)", re.MULTILINE)
TIMEOUT = 60
"""Seconds for git to answer."""


@dataclass(frozen=True)
class Finished:
    """A kernel's assembly text and manifest, and the text of the source that they were made from; `where` names it."""

    asm: str
    manifest: dict[str, Any]
    source: str
    where: str

    @property
    def prototype(self) -> str:
        """The C declaration in the head of the text: what a caller passes."""
        found = _PROTOTYPE.search(self.asm)
        return found[1] if found else ""


def finished_now(builder: Builder, kernel: str, cpu: Cpu, variant: str | None) -> Finished:
    """The code as it is now; compiled first where there is none that is up to date."""
    asm = builder.asm(kernel, cpu, variant)
    return Finished(asm, builder.manifest(kernel, cpu, variant), builder.library.source_of(kernel).text,
                    str(builder.paths(kernel, cpu, variant)["asm"]))


def finished_at(builder: Builder, kernel: str, cpu: Cpu, variant: str | None, revision: str) -> Finished:
    """The code that git has of a revision, with its source as it was then.

    UserError where the project is in no git repository, the revision is not known, or has not this file.
    """
    folder = builder.library.root
    commit = _git(folder, "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}")
    if commit is None:
        raise UserError(f"git has no revision `{revision}` in {shown_path(folder)}; name a commit, a branch or a tag "
                        "(git log --oneline lists commits)")
    found = {part: _file_at(folder, commit.strip(), path, revision)
             for part, path in builder.paths(kernel, cpu, variant).items() if part in ("asm", "manifest")}
    manifest: dict[str, Any] = json.loads(found["manifest"])
    source = _git(folder, "show", f"{commit.strip()}:./{manifest.get('source', '')}") or ""
    return Finished(found["asm"], manifest, source, f"{builder.label(kernel, cpu, variant)}.asm of {revision}")


def _file_at(folder: Path, commit: str, path: Path, revision: str) -> str:
    name = path.relative_to(folder).as_posix() if path.is_relative_to(folder) else str(path)
    text = _git(folder, "show", f"{commit}:./{name}")
    if text is None:
        raise UserError(f"{revision} has no {name}: of some CPUs git has the hashes of the texts alone, and of what "
                        "was built later nothing; choose another revision or CPU, or build there: git worktree add DIR "
                        f"{revision}")
    return text


def _git(folder: Path, *words: str) -> str | None:
    """What git prints, None where it refuses; UserError where it is not installed or this is no repository."""
    try:
        ran = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, timeout=TIMEOUT)
    except FileNotFoundError:
        raise UserError("an earlier version is read from git, which is not installed") from None
    if ran.returncode and "not a git repository" in ran.stderr:
        raise UserError(f"{shown_path(folder)} is in no git repository: there are no earlier versions of it")
    return ran.stdout if ran.returncode == 0 else None

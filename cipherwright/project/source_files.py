"""Files of cipher sources: their text, or why there is none, and the names in them, found without parsing."""

from __future__ import annotations

import re
from pathlib import Path

from cipherwright.paths import SHIPPED
from cipherwright.project.project import here
from targets.kept import installed

ROOT = SHIPPED
"""Where the tool's own ciphers are."""
TOOLS = "<cipherwright>"
QUIET = re.compile(r'"[^"\n]*"|#[^\n]*')
DEFINED = re.compile(r"\b(kernel|algorithm)\s+([A-Za-z_]\w*)\s*[({]")
USED = re.compile(r"\buse\s+[A-Za-z_][\w\s,]*?\bfrom\s+([A-Za-z_]\w*)")


def shown_path(path: Path) -> str:
    """A path as people write it: from the project's root where it is inside; `<cipherwright>/…`: the tool's own."""
    try:
        path = path.resolve()
    except (OSError, RuntimeError):  # links in a circle
        path = path.absolute()
    root = here()
    if path.is_relative_to(root) and root != ROOT:
        return path.relative_to(root).as_posix()
    if not path.is_relative_to(ROOT):
        return str(path)
    inside = path.relative_to(ROOT).as_posix()
    return inside if root == ROOT and not installed() else f"{TOOLS}/{inside}"


def read_source(path: Path) -> tuple[str, str]:
    """A source's text, and what is wrong with the file: "" where nothing is.

    Of bytes that are no text so much is given as is legible: names of kernels are found in it.
    """
    try:
        if path.exists() and not path.is_file():
            kind = "a directory" if path.is_dir() else "no regular file"
            return "", f"{shown_path(path)}: cannot be read: it is {kind}; sources are files, move this elsewhere"
        data = path.read_bytes()
    except (OSError, RuntimeError) as error:
        link = path.is_symlink()
        why = "it is a symbolic link that leads nowhere" if link else getattr(error, "strerror", None) or str(error)
        remedy = "mend or remove the link" if link else "make it readable, or remove it"
        return "", f"{path if link else shown_path(path)}: cannot be read: {why}; {remedy}"
    try:
        return data.decode("utf-8").removeprefix("\ufeff").replace("\r\n", "\n"), ""
    except UnicodeDecodeError as error:
        before = data[:error.start]
        line, column = before.count(b"\n") + 1, error.start - before.rfind(b"\n")
        place = f"{shown_path(path)}:{line}:{column}"
        return data.decode("utf-8", "replace"), (f"{place}: error: the byte {data[error.start]:#04x} "
                                                 "is not UTF-8 text\n  save the file in UTF-8")


def used_sources(text: str) -> dict[str, int]:
    """The sources that a source uses, whether or not it parses -> where their names stand first, in characters."""
    found: dict[str, int] = {}
    for match in USED.finditer(QUIET.sub(lambda m: " " * len(m[0]), text)):
        found.setdefault(match[1], match.start(1))
    return found


def defined_names(text: str) -> dict[str, list[str]]:
    """What a source defines, whether or not it parses: "kernel" and "algorithm", each with names in their order."""
    found: dict[str, list[str]] = {"kernel": [], "algorithm": []}
    for kind, name in DEFINED.findall(QUIET.sub(" ", text)):
        if name not in found[kind]:
            found[kind].append(name)
    return found

"""`generated/hashes.json`: one committed file that says what all kernels were made from, so a clone need not build.

A build of everything writes it. Beside it each kernel that was built here has a stamp, which is not committed; either
is enough. `tool` is the hash of the compiler's files, `checked` for each source that of what ran its code and of its
vectors, `kernels` for each kernel that of its inputs and files. Where `tool` is another's, nothing else counts.
`texts`, if it is there, has the hash of the assembly text of every kernel whose text is not committed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cipherwright.files import digest, write_atomically
from targets.datafile import fits

FILE = "hashes.json"
IGNORED = "*.asm\n"


@dataclass(frozen=True)
class Hashes:
    """The file's contents; empty where there is none, or where it is of another tool."""

    tool: str = ""
    checked: Mapping[str, str] = field(default_factory=dict)
    kernels: Mapping[str, str] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)


def read_hashes(folder: Path, tool: str) -> Hashes:
    """What a folder of generated files has for this tool. A file that says nothing of use is as none: code is made."""
    try:
        found: Any = json.loads((folder / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return Hashes()
    kinds = {"tool": str, "checked": dict[str, str], "kernels": dict[str, str], "texts": dict[str, str]}
    if not isinstance(found, dict) or {*found, "texts"} != set(kinds) or not all(
            fits(value, kinds[key]) for key, value in found.items()):
        return Hashes()
    return Hashes(**found) if found["tool"] == tool else Hashes()


def write_hashes(folder: Path, hashes: Hashes) -> None:
    """Write the file, unless it says the same already."""
    said = {"tool": hashes.tool, "checked": dict(sorted(hashes.checked.items())),
            "kernels": dict(sorted(hashes.kernels.items()))}
    if hashes.texts:
        said["texts"] = dict(sorted(hashes.texts.items()))
    text = json.dumps(said, indent=1) + "\n"
    path = folder / FILE
    if not path.is_file() or path.read_bytes() != text.encode():
        write_atomically(path, text.encode())


def ignore_texts(folder: Path, ignored: bool) -> None:
    """Have git leave out the assembly texts of a CPU's folder, or no longer: a list of one line, which is committed."""
    path = folder / ".gitignore"
    there = path.is_file() and path.read_bytes() == IGNORED.encode()
    if ignored and not there:
        write_atomically(path, IGNORED.encode())
    elif there and not ignored:
        path.unlink()


def kernel_hash(inputs: Mapping[str, str], outputs: Mapping[str, str]) -> str:
    """One hash of what a kernel was made from, but for the tool and the wish to be quick, and of its files."""
    return digest(json.dumps([{k: v for k, v in inputs.items() if k not in ("tool", "plans")}, dict(outputs)],
                             sort_keys=True).encode())

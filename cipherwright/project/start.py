"""`init`: a folder becomes a project, with a first cipher, its vectors and what runs them on every change."""

from __future__ import annotations

from pathlib import Path

import cipherwright
from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.project.scaffold import create
from cipherwright.project.sources import Library
from dsl.versions import LANGUAGES
from targets.kept import MARK, TOOL

_TABLE = """\
# A project of cipherwright. Every line may be left out, but for the file itself: it says where the project begins.

language = LANGUAGE                  # the version of the language that the sources are written in
# cpus = ["northwood", "core2-64"]   # what `cipherwright build` makes code for; else every CPU's 32-bit code

# [folders]
# tables = "cpus"                    # CPU tables of your own, beside those of cipherwright
# circuits = "circuits"              # circuits of S-boxes of your own
"""
_IGNORED = """\
.cache/
generated/**/.*.stamp
"""
_CI = """\
# Every change: all code made anew, run, and compared with what is committed.
name: cipherwright
on: [push, pull_request]
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - run: sudo apt-get install -y nasm
      - run: pip install cipherwright==VERSION
      - run: cipherwright build --force
      - run: git diff --exit-code -- generated
      - run: cipherwright test
"""
CI = Path(".github") / "workflows" / "cipherwright.yml"


def make_project(folder: Path, name: str, like: str) -> list[Path]:
    """The files that were written; what is there already is left as it is.

    UserError where the folder is a project already, or its cipher cannot be made; then nothing is written.
    """
    folder = folder.resolve()
    if (folder / MARK).exists():
        raise UserError(f"{folder} is a project already: it has a {MARK}; `./cw new NAME` adds a cipher")
    if folder.exists() and not folder.is_dir():
        raise UserError(f"{folder} is no folder; name another place")
    if folder == TOOL:
        raise UserError(f"{folder} is cipherwright itself; name another place")
    library = Library(folder)
    made = [] if library.sources else create(library, name, like)  # first: it may be refused
    texts = {Path(MARK): _TABLE.replace("LANGUAGE", str(LANGUAGES[-1])), Path(".gitignore"): _IGNORED,
             CI: _CI.replace("VERSION", cipherwright.__version__)}
    for path, text in texts.items():
        if not (folder / path).exists():
            write_atomically(folder / path, text.encode())
            made.append(folder / path)
    return made

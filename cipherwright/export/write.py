"""The files of a library, from templates: written into a folder that is new, empty, or a library's of before."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cipherwright.errors import UserError
from cipherwright.export import describe, provenance
from cipherwright.export.cases import Cases
from cipherwright.export.collect import Collected
from cipherwright.export.lanes import clocks
from cipherwright.export.layer import algorithms
from cipherwright.export.layer_cases import layer_cases
from cipherwright.export.openssl import provided
from cipherwright.files import write_atomically
from cipherwright.paths import TOOL
from targets.kept import installed

MARK = ".cipherwright-export"
"""A file that says that a folder's contents were made by an export: a list of them, which the next one replaces."""
LICENCE_FILE = TOOL / "LICENSE"


@cache
def environment() -> Environment:
    """The folder of templates."""
    return Environment(loader=FileSystemLoader(Path(__file__).parent / "templates"), undefined=StrictUndefined,
                       trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)


def rendered(name: str, context: dict[str, Any]) -> bytes:
    """A file's bytes from the template of a name."""
    return environment().get_template(name + ".j2").render(context).encode()


def check_folder(folder: Path) -> None:
    """UserError at a folder with files that no export has made."""
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise UserError(f"{folder} is not empty, and no export made it: name a new folder, or remove what is there")


def files(collected: Collected, objects: bool, advance: Callable[[], None]) -> dict[str, bytes]:
    """Every file of a library by its path; `advance` is called after each function's cases for the self-test."""
    context = describe.library(collected)
    cases, p, elf = Cases(collected.library), collected.prefix, collected.format.elf
    for found, shown in zip(collected.functions, context["functions"], strict=True):
        shown["cases"] = [describe.case(call) for call in cases.of(found)]
        passed = count()
        shown["passed"] = ", ".join("n" if q.count else f"p[{next(passed)}]" for q in found.contract.parameters)
        shown["pointers"] = next(passed)
        shown["offset"] = 16 if any("aligned to" in line for line in found.contract.lines) else 1
        advance()
    made_of = algorithms(collected)
    told = clocks(collected, made_of)
    for code in (code for shown in context["functions"] for code in shown["codes"]):
        code["clocks"] = told.get(code["symbol"], 0)
    context.update(made_of, **provided(made_of), layer=layer_cases(collected, made_of), objects=objects,
                   sources=["dispatch", *(["algorithms", "layer"] if made_of["algorithms"] else [])],
                   provenance=provenance.sources(collected),
                   circuits=provenance.circuits(collected))
    made = {f"include/{p}.h": rendered("umbrella.h", context), "src/internal.h": rendered("internal.h", context),
            "src/dispatch.c": rendered("dispatch.c", context), "test/check.c": rendered("check.c", context),
            "Makefile": rendered("Makefile" if elf else f"Makefile.{collected.format.name}", context),
            "CMakeLists.txt": rendered("CMakeLists.txt", context),
            f"cmake/{p}-config.cmake": rendered("config.cmake", context),
            f"cmake/{p}-config-version.cmake": rendered("config-version.cmake", context),
            f"{p}.pc.in": rendered("pc.in", context), "README.md": rendered("README.md", context),
            "PROVENANCE.md": rendered("PROVENANCE.md", context), "LICENSE": licence()}
    if made_of["algorithms"]:
        made.update({f"src/{name}": rendered(name, context) for name in ("algorithms.h", "algorithms.c", "layer.c")})
    if made_of["algorithms"] and elf:  # what builds shared objects of ELF itself, or asks for a fuzzer
        if not collected.fixed:
            made.update({f"openssl/{name}": rendered(name, context) for name in ("provider.c", "check_provider.c")})
        python = {"pyproject.toml": "pyproject.toml", "setup.py": "setup.py", f"python/{p}/__init__.py": "package.py"}
        rust = {"Cargo.toml": "Cargo.toml", "rust/build.rs": "build.rs", "rust/lib.rs": "lib.rs"}
        made.update({name: rendered(template, context) for name, template in {**python, **rust}.items()
                     if not collected.fixed})
        made["test/fuzz.c"] = rendered("fuzz.c", context)
    for function in collected.functions:
        for code in function.codes:
            made[f"asm/{code.symbol}.asm"] = code.asm.encode()
            if objects:
                made[f"obj/{code.symbol}{collected.format.ending}"] = code.obj
    return made


def licence() -> bytes:
    """The text of the licence of generated code, which is the tool's. UserError where an installation has lost it."""
    if not installed():
        return LICENCE_FILE.read_bytes()
    from importlib.metadata import files as of_package

    found = next((f for f in of_package("cipherwright") or () if f.name == "LICENSE"), None)
    if found is None:
        raise UserError("the text of the licence is not in the installed package; install cipherwright again")
    return Path(str(found.locate())).read_bytes()


def write(folder: Path, made: dict[str, bytes]) -> None:
    """Put files into a folder; those of an export before that are no more are removed. UserError as `check_folder`."""
    check_folder(folder)
    before = (folder / MARK).read_text(encoding="utf-8").splitlines() if (folder / MARK).is_file() else []
    for name in sorted(set(before) - set(made)):
        path = folder / name
        if path.is_file() and path.resolve().is_relative_to(folder.resolve()):
            path.unlink()
    for name, data in made.items():
        write_atomically(folder / name, data)
    write_atomically(folder / MARK, "".join(f"{name}\n" for name in sorted(made)).encode())

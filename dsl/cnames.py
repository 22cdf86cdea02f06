"""Names as C and C++ see them: which a kernel cannot have, and what its parameters are called in the C prototype."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

WORDS = Path(__file__).with_name("c_words.toml")
LONGEST = 100  # characters of a kernel's name, which is also that of its files
PARAMETERS = ("keywords", "macros", "types")
"""Parts of the list that matter for a parameter; a function of the library it may hide."""
RESERVED = re.compile(r"_[_A-Z]")  # ISO C, 7.1.3: compilers define what they like there


@cache
def words(kind: str) -> frozenset[str]:
    """The words of a part of the list: keywords, macros, types or library."""
    return frozenset(tomllib.loads(WORDS.read_text(encoding="utf-8"))[kind]["words"].split())


def refusal(kernel: str) -> tuple[str, str] | None:
    """Why a C program could not call, or not be linked with, a kernel of that name, and what to do; None: it can."""
    other = f"call it `{kernel.strip('_') or 'kernel'}_blocks`, say"
    if len(kernel) > LONGEST:
        return f"the kernel's name has {len(kernel)} characters", f"at most {LONGEST}: it is the name of files, too"
    if kernel in words("keywords"):
        return f"`{kernel}` is a word of C or C++: no program could call the kernel", other
    if kernel in words("macros") or kernel in words("types"):
        return f"`{kernel}` is a macro or a type of C: no program could call the kernel", other
    if kernel in words("library"):
        return f"`{kernel}` is a function of every C program, in whose place the kernel would be linked", other
    if RESERVED.match(kernel):
        return f"`{kernel}` begins as names do that belong to C compilers", other
    return None


def c_names(params: Sequence[str]) -> list[str]:
    """What parameters are called in a prototype: their own names, with `_` behind those that mean something in C."""
    made: list[str] = []
    for name in params:
        wanted = name
        if name in made or RESERVED.match(name) or any(name in words(kind) for kind in PARAMETERS):
            wanted += "_"
            while wanted in made or wanted in params:
                wanted += "_"
        made.append(wanted)
    return made

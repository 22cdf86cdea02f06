"""`algorithm` blocks against their protocol: known fields, all that are needed, kernels that exist and fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Param, Pos

KERNEL, NUMBER = "a kernel", "a number of bytes"
FIELDS: dict[str, dict[str, tuple[str, bool]]] = {
    "block_cipher": {"key": (NUMBER, True), "block": (NUMBER, False), "expand": (KERNEL, False),
                     "encrypt": (KERNEL, True)},
    "keystream": {"key": (NUMBER, True), "iv": (NUMBER, False), "block": (NUMBER, False), "init": (KERNEL, True),
                  "keystream": (KERNEL, True), "big_endian_words": (NUMBER, False)},
}
"""Of each protocol: field -> (what it takes, whether it must be there)."""


def check_fields(algorithm: Any, kernels: Any) -> None:
    """Refuse unknown protocols and fields, missing ones, and kernels that are not in the file."""
    fields = FIELDS.get(algorithm.protocol)
    if fields is None:
        raise SourceError(algorithm.pos, f"there is no protocol `{algorithm.protocol}`",
                          did_you_mean(algorithm.protocol, FIELDS))
    for name, value in algorithm.fields.items():
        where = algorithm.places.get(name, algorithm.pos)
        if name not in fields:
            raise SourceError(where, f"protocol {algorithm.protocol} does not use a field `{name}`",
                              did_you_mean(name, fields) or "remove it")
        what = fields[name][0]
        if isinstance(value, int) != (what == NUMBER):
            raise SourceError(where, f"`{name}` takes {what}, not `{value}`",
                              f"write `{name} {'16' if what == NUMBER else 'NAME'}`")
        if what == NUMBER and not 0 < int(value) <= 1 << 16 and (name, value) != ("iv", 0):
            raise SourceError(where, f"`{name}` is {value} bytes", "give 1 to 65536 bytes")
        if what == KERNEL and value not in kernels:
            raise SourceError(where, f"there is no kernel `{value}` in this file",
                              did_you_mean(str(value), kernels) or f"declare it: `kernel {value}(…) {{ … }}`")
    for name, (what, needed) in fields.items():
        if needed and name not in algorithm.fields:
            raise SourceError(algorithm.pos, f"algorithm `{algorithm.name}`: protocol {algorithm.protocol} needs "
                              f"the field `{name}`", f"add a line `{name} {'16' if what == NUMBER else 'KERNEL'}`")


def check_vector_files(algorithm: Any, directory: Path) -> None:
    """Refuse a `vectors` line whose file is not there."""
    known = sorted(p.name for p in directory.glob("*.json")) if directory.is_dir() else []
    for file, _ in algorithm.vectors:
        if not (directory / file).is_file():
            raise SourceError(algorithm.places.get(f"vectors {file}", algorithm.pos),
                              f"there is no file tests/vectors/{file}",
                              did_you_mean(file, known) or "write it; docs/tutorial.md shows the form")


def check_sizes(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> None:
    """Refuse sizes and parameters that do not fit each other."""
    (_check_block_cipher if algorithm.protocol == "block_cipher" else _check_keystream)(algorithm, params_of)


class _Kernel:
    """A kernel that an algorithm names, with the place where it does."""

    def __init__(self, algorithm: Any, field: str, params_of: Callable[[str], Sequence[Param]]) -> None:
        self.name = str(algorithm.fields[field])
        self.pos: Pos = algorithm.places.get(field, algorithm.pos)
        self.params = params_of(self.name)

    def having(self, kinds: str, per_block: bool = False) -> list[Param]:
        return [p for p in self.params if p.kind in kinds.split() and p.per_block == per_block]

    def one(self, kinds: str, per_block: bool, role: str) -> Param:
        """The only parameter of these kinds."""
        found = self.having(kinds, per_block)
        if len(found) != 1:
            shape = f"`{kinds.split()[0]}{' … per block' if per_block else ''}`"
            raise SourceError(self.pos, f"kernel `{self.name}` has {len(found)} parameters {shape}, the protocol needs "
                              f"one: {role}", "give the kernel exactly one such parameter, or name another kernel")
        return found[0]

    def count(self) -> None:
        if not any(p.kind == "count" for p in self.params):
            raise SourceError(self.pos, f"kernel `{self.name}` has no count parameter; it is called for many blocks "
                              "at once", "add `n: count` and the loop `blocks n { … }`")


def _same(algorithm: Any, field: str, kernel: _Kernel, param: Param) -> None:
    """A size given by a field is the size of a kernel's parameter."""
    size = algorithm.fields.get(field)
    if size is not None and size != param.bytes:
        raise SourceError(algorithm.places.get(field, algorithm.pos), f"`{field}` is {size} bytes, but parameter "
                          f"`{param.name}` of kernel `{kernel.name}` holds {param.bytes}",
                          f"write `{field} {param.bytes}`, or change the parameter's length")


def _check_block_cipher(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> None:
    encrypt = _Kernel(algorithm, "encrypt", params_of)
    encrypt.count()
    source, target = encrypt.one("in", True, "the input"), encrypt.one("out", True, "the output")
    _same(algorithm, "block", encrypt, source)
    _same(algorithm, "block", encrypt, target)
    if source.bytes != target.bytes:
        raise SourceError(encrypt.pos, f"kernel `{encrypt.name}` takes blocks of {source.bytes} bytes and gives blocks "
                          f"of {target.bytes}", f"make `{source.name}` and `{target.name}` equally long")
    if "expand" not in algorithm.fields:
        _same(algorithm, "key", encrypt, encrypt.one("in", False, "the key"))
        return
    expand = _Kernel(algorithm, "expand", params_of)
    _same(algorithm, "key", expand, expand.one("in", False, "the key"))
    made, taken = expand.having("out inout"), encrypt.having("in")
    if [p.bytes for p in made] != [p.bytes for p in taken]:
        raise SourceError(expand.pos, f"kernel `{expand.name}` makes round keys of {_sizes(made)}, `{encrypt.name}` "
                          f"takes {_sizes(taken)}", "make the `out` parameters of the one and the `in` parameters of "
                          "the other agree")


def _check_keystream(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> None:
    make, init = _Kernel(algorithm, "keystream", params_of), _Kernel(algorithm, "init", params_of)
    make.count()
    _same(algorithm, "block", make, make.one("out", True, "the keystream"))
    inputs, iv = init.having("in"), int(algorithm.fields.get("iv", 0))
    wanted = [int(algorithm.fields["key"])] + [iv] * (iv > 0)
    if sorted(p.bytes for p in inputs) != sorted(wanted):
        raise SourceError(init.pos, f"kernel `{init.name}` takes {_sizes(inputs)}, the key and IV of algorithm "
                          f"`{algorithm.name}` have {' and '.join(map(str, wanted))} bytes",
                          "correct `key` and `iv`, or the `in` parameters of the kernel")
    made, state = init.having("out inout"), make.having("inout")
    if [p.bytes for p in made] != [p.bytes for p in state]:
        raise SourceError(init.pos, f"kernel `{init.name}` makes a state of {_sizes(made)}, `{make.name}` keeps "
                          f"{_sizes(state)}", "make their parameters agree")


def _sizes(params: Sequence[Param]) -> str:
    return " and ".join(f"{p.bytes} bytes (`{p.name}`)" for p in params) or "nothing"

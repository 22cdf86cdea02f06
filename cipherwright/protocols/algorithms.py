"""`algorithm` blocks against their protocol: known fields, all that are needed, kernels that exist and fit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Param, Pos

KERNEL, NUMBER, CONSTANT, ORDER = "a kernel", "a number of bytes", "a constant array", "an order of bytes"
FIELDS: dict[str, dict[str, tuple[str, bool]]] = {
    "block_cipher": {"key": (NUMBER, True), "block": (NUMBER, False), "expand": (KERNEL, False),
                     "encrypt": (KERNEL, True), "expand_decrypt": (KERNEL, False), "decrypt": (KERNEL, False)},
    "keystream": {"key": (NUMBER, True), "iv": (NUMBER, False), "block": (NUMBER, False), "init": (KERNEL, True),
                  "keystream": (KERNEL, True), "big_endian_words": (NUMBER, False)},
    "hash": {"block": (NUMBER, False), "digest": (NUMBER, True), "compress": (KERNEL, True),
             "initial": (CONSTANT, False), "length_bytes": (NUMBER, True), "length_order": (ORDER, False),
             "big_endian_words": (NUMBER, False)},
}
"""Of each protocol: field -> (what it takes, whether it must be there)."""
ORDERS = ("big_endian", "little_endian")
_EXAMPLE = {KERNEL: "KERNEL", NUMBER: "16", CONSTANT: "NAME", ORDER: ORDERS[0]}


def check_fields(algorithm: Any, kernels: Any, constants: Collection[str] = ()) -> None:
    """SourceError at unknown protocols and fields, missing ones, and kernels and constants that are not in the file."""
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
                              f"write `{name} {'NAME' if what == KERNEL else _EXAMPLE[what]}`")
        if what == NUMBER and not 0 < int(value) <= 1 << 16 and (name, value) != ("iv", 0):
            raise SourceError(where, f"`{name}` is {value} bytes", "give 1 to 65536 bytes")
        if what == KERNEL and value not in kernels:
            raise SourceError(where, f"there is no kernel `{value}` in this file",
                              did_you_mean(str(value), kernels) or f"declare it: `kernel {value}(…) {{ … }}`")
        if what == CONSTANT and value not in constants:
            raise SourceError(where, f"there is no constant `{value}` in this file",
                              did_you_mean(str(value), constants) or f"declare it: `const {value}: u32[8] = […]`")
        if what == ORDER and value not in ORDERS:
            raise SourceError(where, f"`{value}` is no order of bytes", f"write {' or '.join(ORDERS)}")
    for file, _ in algorithm.vectors:
        _check_inside(file, algorithm.places.get(f"vectors {file}", algorithm.pos))
    for name, (what, needed) in fields.items():
        if needed and name not in algorithm.fields:
            raise SourceError(algorithm.pos, f"algorithm `{algorithm.name}`: protocol {algorithm.protocol} needs "
                              f"the field `{name}`", f"add a line `{name} {_EXAMPLE[what]}`")
    if "expand_decrypt" in algorithm.fields and "decrypt" not in algorithm.fields:
        raise SourceError(algorithm.places.get("expand_decrypt", algorithm.pos), "`expand_decrypt` makes round keys "
                          "for decryption, and there is no `decrypt`", "add a line `decrypt KERNEL`, or remove this")


def _check_inside(file: str, where: Pos) -> None:
    """Refuse the name of a vector file that leads out of the folder of vectors, or is no name of a file."""
    parts = file.split("/")
    if not file.isprintable() or "\\" in file or not all(parts) or {".", ".."} & set(parts) or len(file) > 200:
        shown = file if file.isprintable() else ascii(file)[1:-1]
        raise SourceError(where, f"`{shown[:80]}` is no file of vectors", "name a file in the folder of vectors, "
                          "tests/vectors if cipherwright.toml does not say otherwise, by its path from there, as in "
                          "`vectors \"NAME.json\"`")


def check_vector_files(algorithm: Any, directory: Path) -> None:
    """SourceError at a `vectors` line whose file is not in `directory`."""
    said = "/".join(directory.parts[-2:])
    known = sorted(p.name for p in directory.glob("*.json")) if directory.is_dir() else []
    for file, _ in algorithm.vectors:
        if not (directory / file).is_file():
            raise SourceError(algorithm.places.get(f"vectors {file}", algorithm.pos),
                              f"there is no file {said}/{file}",
                              did_you_mean(file, known) or "write it; docs/tutorial.md shows the form")


def check_sizes(algorithm: Any, params_of: Callable[[str], Sequence[Param]],
                constant_of: Callable[[str], tuple[int, list[int]]]) -> None:
    """SourceError at sizes and parameters that do not fit each other.

    `constant_of` gives bits of an element and the elements of a constant array.
    """
    if algorithm.protocol == "hash":
        _check_hash(algorithm, params_of, constant_of)
    else:
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
    size = _check_direction(algorithm, "encrypt", "expand", params_of)
    if "decrypt" in algorithm.fields:
        expand = "expand_decrypt" if "expand_decrypt" in algorithm.fields else "expand"
        back = _check_direction(algorithm, "decrypt", expand, params_of)
        if back != size:
            raise SourceError(algorithm.places.get("decrypt", algorithm.pos), f"kernel `{algorithm.fields['decrypt']}` "
                              f"takes blocks of {back} bytes, `{algorithm.fields['encrypt']}` of {size}",
                              "make the blocks of both equally long")


def _check_direction(algorithm: Any, field: str, expand_field: str,
                     params_of: Callable[[str], Sequence[Param]]) -> int:
    """Encryption or decryption and its key expansion; the bytes of a block."""
    kernel = _Kernel(algorithm, field, params_of)
    kernel.count()
    source, target = kernel.one("in", True, "the input"), kernel.one("out", True, "the output")
    _same(algorithm, "block", kernel, source)
    _same(algorithm, "block", kernel, target)
    if source.bytes != target.bytes:
        raise SourceError(kernel.pos, f"kernel `{kernel.name}` takes blocks of {source.bytes} bytes and gives blocks "
                          f"of {target.bytes}", f"make `{source.name}` and `{target.name}` equally long")
    if expand_field not in algorithm.fields:
        _same(algorithm, "key", kernel, kernel.one("in", False, "the key"))
        return source.bytes
    expand = _Kernel(algorithm, expand_field, params_of)
    _same(algorithm, "key", expand, expand.one("in", False, "the key"))
    made, taken = expand.having("out inout"), kernel.having("in")
    if [p.bytes for p in made] != [p.bytes for p in taken]:
        raise SourceError(expand.pos, f"kernel `{expand.name}` makes round keys of {_sizes(made)}, `{kernel.name}` "
                          f"takes {_sizes(taken)}", "make the `out` parameters of the one and the `in` parameters of "
                          "the other agree" + (", or add a line `expand_decrypt KERNEL`"
                                               if (field, expand_field) == ("decrypt", "expand") else ""))
    return source.bytes


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


def _check_hash(algorithm: Any, params_of: Callable[[str], Sequence[Param]],
                constant_of: Callable[[str], tuple[int, list[int]]]) -> None:
    compress = _Kernel(algorithm, "compress", params_of)
    compress.count()
    blocks, state = compress.one("in", True, "the message"), compress.one("inout", False, "the state")
    _same(algorithm, "block", compress, blocks)
    if len(compress.params) != 3:
        other = next(p for p in compress.params if p not in (blocks, state) and p.kind != "count")
        raise SourceError(compress.pos, f"kernel `{compress.name}` has a parameter `{other.name}` that is neither the "
                          "message nor the state", "keep one `in … per block`, one `inout` and the count")
    for field, most, of in (("digest", state.bytes, f"the state `{state.name}`"),
                            ("length_bytes", blocks.bytes, "a block"),
                            ("big_endian_words", state.bytes, f"the state `{state.name}`")):
        if int(algorithm.fields.get(field, 1)) > most:
            raise SourceError(algorithm.places[field], f"`{field}` is {algorithm.fields[field]} bytes, {of} has only "
                              f"{most}", f"give at most {most}")
    word = int(algorithm.fields.get("big_endian_words", 1))
    if state.bytes % word:
        raise SourceError(algorithm.places["big_endian_words"], f"the state `{state.name}` of {state.bytes} bytes is "
                          f"no whole number of words of {word}", f"give the bytes of an element: {state.bits // 8}")
    if "initial" in algorithm.fields:
        bits, values = constant_of(str(algorithm.fields["initial"]))
        if (bits, len(values)) != (state.bits, state.length):
            found = f"{f'u{bits}' if bits else 'int'}[{len(values)}]" if values else "no array"
            raise SourceError(algorithm.places["initial"], f"`{algorithm.fields['initial']}` is {found}, the state "
                              f"`{state.name}` of kernel `{compress.name}` is u{state.bits}[{state.length}]",
                              f"declare the constant as u{state.bits}[{state.length}]")


def _sizes(params: Sequence[Param]) -> str:
    return " and ".join(f"{p.bytes} bytes (`{p.name}`)" for p in params) or "nothing"

"""`algorithm` blocks against their protocol: known fields, all that are needed, kernels that exist and fit."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from cipherwright.protocols.aead_fields import check_aead, check_aead_fields
from cipherwright.protocols.hash_fields import check_hash, check_hash_fields
from cipherwright.protocols.padding import MAC_PADDINGS, PADDINGS
from cipherwright.protocols.pool_fields import check_duplex, check_mac, check_stream
from cipherwright.protocols.shapes import Shape, same_size, sizes
from dsl.diagnostics import SourceError, did_you_mean
from dsl.ir import Param, Pos

KERNEL, NUMBER, CONSTANT, ORDER = "a kernel", "a number of bytes", "a constant array", "an order of bytes"
BYTE, PARAMETER, PADDING, OUTPUT = "a byte", "a parameter of the kernel", "a padding", "an output"
BLOCK, ALGORITHM, MAC_PADDING, MAC_KEY = "a number of a block", "an algorithm", "a padding of blocks", "a key of a MAC"
LENGTHS, NONCES = "a unit of lengths", "a way to take other nonces"
FIELDS: dict[str, dict[str, tuple[str, bool]]] = {
    "block_cipher": {"key": (NUMBER, True), "block": (NUMBER, False), "expand": (KERNEL, False),
                     "encrypt": (KERNEL, True), "expand_decrypt": (KERNEL, False), "decrypt": (KERNEL, False),
                     "ctr": (KERNEL, False), "counter_bytes": (NUMBER, False)},
    "keystream": {"key": (NUMBER, True), "iv": (NUMBER, False), "block": (NUMBER, False), "init": (KERNEL, True),
                  "keystream": (KERNEL, True), "big_endian_words": (NUMBER, False)},
    "hash": {"block": (NUMBER, False), "rate": (NUMBER, False), "digest": (NUMBER, True), "output": (OUTPUT, False),
             "compress": (KERNEL, True), "initial": (CONSTANT, False), "key": (NUMBER, False),
             "key_length_at": (NUMBER, False), "padding": (PADDING, False), "domain": (BYTE, False),
             "length_bytes": (NUMBER, False), "length_order": (ORDER, False), "byte_counter": (PARAMETER, False),
             "block_counter": (PARAMETER, False), "final_flag": (PARAMETER, False),
             "big_endian_words": (NUMBER, False)},
    "stream": {"key": (NUMBER, True), "nonce": (NUMBER, False), "block": (NUMBER, False), "init": (KERNEL, False),
               "blocks": (KERNEL, True), "block_counter": (PARAMETER, True), "first_counter": (BLOCK, False)},
    "mac": {"key": (NUMBER, True), "nonce": (NUMBER, False), "block": (NUMBER, False), "tag": (NUMBER, False),
            "init": (KERNEL, False), "blocks": (KERNEL, True), "last": (KERNEL, False), "finish": (KERNEL, False),
            "once": (KERNEL, False), "padding": (MAC_PADDING, False), "domain": (BYTE, False),
            "length_bytes": (NUMBER, False), "length_order": (ORDER, False)},
    "aead": {"cipher": (ALGORITHM, True), "mac": (ALGORITHM, True), "key": (NUMBER, False), "nonce": (NUMBER, False),
             "tag": (NUMBER, False), "mac_key_block": (BLOCK, False), "mac_key": (MAC_KEY, False),
             "mask_block": (BLOCK, False), "text_block": (BLOCK, False), "lengths": (LENGTHS, True),
             "length_order": (ORDER, False), "length_bytes": (NUMBER, False), "other_nonces": (NONCES, False)},
    "duplex": {"key": (NUMBER, True), "nonce": (NUMBER, True), "block": (NUMBER, False), "tag": (NUMBER, False),
               "init": (KERNEL, True), "associated": (KERNEL, True), "separate": (KERNEL, False),
               "seal": (KERNEL, True), "open": (KERNEL, True), "last": (KERNEL, False), "finish": (KERNEL, True),
               "domain": (BYTE, True)},
    "kernel": {"kernel": (KERNEL, True)},
}
"""Of each protocol: field -> (what it takes, whether it must be there)."""
CHOICES = {ORDER: ("big_endian", "little_endian"), PADDING: PADDINGS, OUTPUT: ("any",), MAC_PADDING: MAC_PADDINGS,
           MAC_KEY: ("zero_block",), LENGTHS: ("bytes", "bits"), NONCES: ("mac",)}
"""The words that a field of these kinds takes."""
MAY_BE_0 = ("iv", "nonce", "length_bytes", "key_length_at")
INTEGERS = (NUMBER, BYTE, BLOCK)
_EXAMPLE = {KERNEL: "KERNEL", NUMBER: "16", CONSTANT: "NAME", BYTE: "0x80", PARAMETER: "NAME",
            BLOCK: "1", ALGORITHM: "NAME",
            **{kind: words[0] for kind, words in CHOICES.items()}}


def kernels_of(algorithm: Any) -> list[str]:
    """The kernels that an algorithm block names, in the order of its protocol, and those of what it is put together
    of."""
    own = [algorithm.fields[name] for name, (kind, _) in FIELDS.get(algorithm.protocol, {}).items()
           if kind == KERNEL and isinstance(algorithm.fields.get(name), str)]
    return list(dict.fromkeys([*own, *(kernel for part in algorithm.parts for kernel in kernels_of(part))]))


def wholes_of(algorithm: Any, algorithms: Mapping[str, Any]) -> list[Any]:
    """Of the `algorithms` of a file those that have the vectors of one without any, which is only a part of them."""
    if algorithm.vectors:
        return []
    return [whole for whole in algorithms.values() if any(part is algorithm for part in whole.parts)]


def check_fields(algorithm: Any, kernels: Any, constants: Collection[str] = (),
                 algorithms: Mapping[str, Any] | None = None) -> None:
    """SourceError at unknown protocols and fields, missing ones, and kernels, constants and algorithms that are not in
    the file."""
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
        if isinstance(value, int) != (what in INTEGERS):
            raise SourceError(where, f"`{name}` takes {what}, not `{value}`",
                              f"write `{name} {'NAME' if what == KERNEL else _EXAMPLE[what]}`")
        if isinstance(value, int):
            _check_number(name, value, what, where)
        else:
            _check_word(name, value, what, kernels, constants, where)
    for file, _ in algorithm.vectors:
        _check_inside(file, algorithm.places.get(f"vectors {file}", algorithm.pos))
    for name, (what, needed) in fields.items():
        if needed and name not in algorithm.fields:
            raise SourceError(algorithm.pos, f"algorithm `{algorithm.name}`: protocol {algorithm.protocol} needs "
                              f"the field `{name}`", f"add a line `{name} {_EXAMPLE[what]}`")
    if "expand_decrypt" in algorithm.fields and "decrypt" not in algorithm.fields:
        raise SourceError(algorithm.places.get("expand_decrypt", algorithm.pos), "`expand_decrypt` makes round keys "
                          "for decryption, and there is no `decrypt`", "add a line `decrypt KERNEL`, or remove this")
    if "counter_bytes" in algorithm.fields and "ctr" not in algorithm.fields:
        raise SourceError(algorithm.places.get("counter_bytes", algorithm.pos), "`counter_bytes` is what a kernel in "
                          "counter mode counts in, and there is no `ctr`", "add a line `ctr KERNEL`, or remove this")
    if algorithm.protocol == "hash":
        check_hash_fields(algorithm)
    if algorithm.protocol == "aead":
        check_aead_fields(algorithm, algorithms or {})


def _check_number(name: str, value: int, what: str, where: Pos) -> None:
    if what == BYTE and not 0 < value < 256:
        raise SourceError(where, f"`{name}` is {value}, which is no byte with a bit that is one", "give 1 to 255")
    if what == BLOCK and value >= 1 << 32:
        raise SourceError(where, f"`{name}` is {value}", f"give at most {(1 << 32) - 1}")
    if what == NUMBER and not 0 < value <= 1 << 16 and (value or name not in MAY_BE_0):
        raise SourceError(where, f"`{name}` is {value} bytes", "give 1 to 65536 bytes")


def _check_word(name: str, value: str, what: str, kernels: Any, constants: Collection[str], where: Pos) -> None:
    if what == KERNEL and value not in kernels:
        raise SourceError(where, f"there is no kernel `{value}` in this file",
                          did_you_mean(value, kernels) or f"declare it: `kernel {value}(…) {{ … }}`")
    if what == CONSTANT and value not in constants:
        raise SourceError(where, f"there is no constant `{value}` in this file",
                          did_you_mean(value, constants) or f"declare it: `const {value}: u32[8] = […]`")
    if what in CHOICES and value not in CHOICES[what]:
        raise SourceError(where, f"`{value}` is no {what.split(' ', 1)[1]}", f"write {' or '.join(CHOICES[what])}")


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
                              did_you_mean(file, known) or "write it; docs/vectors.md has the form")


def check_sizes(algorithm: Any, params_of: Callable[[str], Sequence[Param]],
                constant_of: Callable[[str], tuple[int, list[int]]]) -> None:
    """SourceError at sizes and parameters that do not fit each other.

    `constant_of` gives bits of an element and the elements of a constant array.
    """
    if algorithm.protocol == "hash":
        check_hash(algorithm, params_of, constant_of)
    elif algorithm.protocol == "aead":
        for part in algorithm.parts:
            check_sizes(part, params_of, constant_of)
        check_aead(algorithm, _sizes_of_parts(algorithm, params_of))
    elif algorithm.protocol in _CHECKS:
        _CHECKS[algorithm.protocol](algorithm, params_of)


def _sizes_of_parts(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> dict[str, int]:
    """Bytes of what the parts of an `aead` take and give."""
    cipher, mac = algorithm.parts
    blocks = Shape(cipher, "blocks" if cipher.protocol == "stream" else "encrypt", params_of)
    end = Shape(mac, "finish" if "finish" in mac.fields else "blocks", params_of)
    made = end.one("out" if "finish" in mac.fields else "inout", False, "the tag").bytes
    return {"key": int(cipher.fields["key"]), "mac key": int(mac.fields["key"]),
            "tag": int(mac.fields.get("tag", made)), "block": blocks.one("out", True, "the output").bytes}


def _check_block_cipher(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> None:
    size = _check_direction(algorithm, "encrypt", "expand", params_of)
    if "decrypt" in algorithm.fields:
        expand = "expand_decrypt" if "expand_decrypt" in algorithm.fields else "expand"
        back = _check_direction(algorithm, "decrypt", expand, params_of)
        if back != size:
            raise SourceError(algorithm.places.get("decrypt", algorithm.pos), f"kernel `{algorithm.fields['decrypt']}` "
                              f"takes blocks of {back} bytes, `{algorithm.fields['encrypt']}` of {size}",
                              "make the blocks of both equally long")
    if "ctr" in algorithm.fields:
        _check_ctr(algorithm, size, params_of)


def _check_ctr(algorithm: Any, size: int, params_of: Callable[[str], Sequence[Param]]) -> None:
    """Counter mode in a kernel: what `encrypt` has, and as the last `in` for all blocks the first counter block."""
    kernel, encrypt = Shape(algorithm, "ctr", params_of), Shape(algorithm, "encrypt", params_of)
    kernel.count()
    text = [kernel.one("in", True, "the text").bytes, kernel.one("out", True, "the output").bytes]
    wanted = [*(p.bytes for p in encrypt.having("in")), size]
    if text != [size, size] or [p.bytes for p in kernel.having("in")] != wanted:
        raise SourceError(kernel.pos, f"kernel `{kernel.name}` takes {sizes(kernel.having('in'))} for all blocks and "
                          f"text in blocks of {text[0]} and {text[1]} bytes; `{encrypt.name}` takes "
                          f"{sizes(encrypt.having('in'))} and blocks of {size}",
                          "give it the `in` parameters of the other, behind them the first counter block, and text in "
                          "blocks as long")
    if int(algorithm.fields.get("counter_bytes", size)) > size:
        raise SourceError(algorithm.places.get("counter_bytes", algorithm.pos), "`counter_bytes` is "
                          f"{algorithm.fields['counter_bytes']}, a block has {size}",
                          f"write `counter_bytes {size}`, or fewer")


def _check_direction(algorithm: Any, field: str, expand_field: str,
                     params_of: Callable[[str], Sequence[Param]]) -> int:
    """Encryption or decryption and its key expansion; the bytes of a block."""
    kernel = Shape(algorithm, field, params_of)
    kernel.count()
    source, target = kernel.one("in", True, "the input"), kernel.one("out", True, "the output")
    same_size(algorithm, "block", kernel, source)
    same_size(algorithm, "block", kernel, target)
    if source.bytes != target.bytes:
        raise SourceError(kernel.pos, f"kernel `{kernel.name}` takes blocks of {source.bytes} bytes and gives blocks "
                          f"of {target.bytes}", f"make `{source.name}` and `{target.name}` equally long")
    if expand_field not in algorithm.fields:
        same_size(algorithm, "key", kernel, kernel.one("in", False, "the key"))
        return source.bytes
    expand = Shape(algorithm, expand_field, params_of)
    same_size(algorithm, "key", expand, expand.one("in", False, "the key"))
    made, taken = expand.having("out inout"), kernel.having("in")
    if [p.bytes for p in made] != [p.bytes for p in taken]:
        raise SourceError(expand.pos, f"kernel `{expand.name}` makes round keys of {sizes(made)}, `{kernel.name}` "
                          f"takes {sizes(taken)}", "make the `out` parameters of the one and the `in` parameters of "
                          "the other agree" + (", or add a line `expand_decrypt KERNEL`"
                                               if (field, expand_field) == ("decrypt", "expand") else ""))
    return source.bytes


def _check_keystream(algorithm: Any, params_of: Callable[[str], Sequence[Param]]) -> None:
    make, init = Shape(algorithm, "keystream", params_of), Shape(algorithm, "init", params_of)
    make.count()
    same_size(algorithm, "block", make, make.one("out", True, "the keystream"))
    inputs, iv = init.having("in"), int(algorithm.fields.get("iv", 0))
    wanted = [int(algorithm.fields["key"])] + [iv] * (iv > 0)
    if sorted(p.bytes for p in inputs) != sorted(wanted):
        raise SourceError(init.pos, f"kernel `{init.name}` takes {sizes(inputs)}, the key and IV of algorithm "
                          f"`{algorithm.name}` have {' and '.join(map(str, wanted))} bytes",
                          "correct `key` and `iv`, or the `in` parameters of the kernel")
    made, state = init.having("out inout"), make.having("inout")
    if [p.bytes for p in made] != [p.bytes for p in state]:
        raise SourceError(init.pos, f"kernel `{init.name}` makes a state of {sizes(made)}, `{make.name}` keeps "
                          f"{sizes(state)}", "make their parameters agree")


_CHECKS: dict[str, Callable[[Any, Callable[[str], Sequence[Param]]], None]] = {
    "block_cipher": _check_block_cipher, "keystream": _check_keystream, "stream": check_stream, "mac": check_mac,
    "duplex": check_duplex}
"""Of protocols that need no constants."""

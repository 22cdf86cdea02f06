"""The fields of protocol `hash` against each other, and against the kernel and the constant that they name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from cipherwright.protocols.padding import BYTES, LENGTH, SPONGE, ZEROS
from cipherwright.protocols.shapes import Shape, place_of, same_size
from dsl.diagnostics import SourceError
from dsl.ir import Param

COUNTERS = ("byte_counter", "block_counter")
TOLD = (*COUNTERS, "final_flag")
"""Fields that name a parameter by which the kernel is told something of each block."""
NAMED = ("; a counter or a flag is `in … per block`, and named by a line `byte_counter NAME`, `block_counter NAME` or "
         "`final_flag NAME`")
OF_PADDING = {"length_bytes": (LENGTH, BYTES), "length_order": (LENGTH, BYTES), "domain": (LENGTH, SPONGE),
              "output": (SPONGE,), **dict.fromkeys(TOLD, (LENGTH, ZEROS, BYTES))}
"""Fields that say something with some paddings only."""


def check_hash_fields(algorithm: Any) -> None:
    """SourceError at fields that say nothing beside the others, and where no padding is said."""
    fields = algorithm.fields
    padding = fields.get("padding", LENGTH)
    if "padding" not in fields and "length_bytes" not in fields:
        raise SourceError(algorithm.pos, f"algorithm `{algorithm.name}`: protocol hash needs the field `length_bytes`",
                          "add a line `length_bytes 16` (0: no length is in the padding), or `padding sponge`, or "
                          "`padding zeros`")
    need_length(algorithm)
    says_something(algorithm, padding, OF_PADDING)
    if padding == SPONGE and "domain" not in fields:
        raise SourceError(place_of(algorithm, "padding"), f"algorithm `{algorithm.name}`: `padding sponge` needs the "
                          "field `domain`, the first byte behind a message", "add a line `domain 0x06`, as SHA-3 has "
                          "it, or `domain 0x1f` for SHAKE")
    if "key_length_at" in fields and "key" not in fields:
        raise SourceError(place_of(algorithm, "key_length_at"), "`key_length_at` is about a key, and there is no `key`",
                          "add a line `key 32` with the bytes of the longest key, or remove this")
    if all(field in fields for field in COUNTERS):
        raise SourceError(place_of(algorithm, COUNTERS[1]), "there are two counters", "remove one of them")


def says_something(algorithm: Any, padding: str, fields: Mapping[str, Sequence[str]]) -> None:
    """SourceError at one of `fields` that says nothing with this padding; each has the paddings that it is for."""
    for field, paddings in fields.items():
        if field in algorithm.fields and padding not in paddings:
            raise SourceError(place_of(algorithm, field), f"`{field}` says nothing with `padding {padding}`",
                              "remove it, or write " + " or ".join(f"`padding {name}`" for name in paddings))


def need_length(algorithm: Any) -> None:
    """SourceError at `padding bytes` without bytes for the length."""
    fields = algorithm.fields
    if fields.get("padding") == BYTES and not int(fields.get("length_bytes", 0)):
        raise SourceError(place_of(algorithm, "length_bytes" if "length_bytes" in fields else "padding"),
                          f"algorithm `{algorithm.name}`: `padding bytes` needs the field `length_bytes`, 1 or more",
                          "add a line `length_bytes 1` with the bytes that the length has, or write `padding zeros`")


def _told(algorithm: Any, compress: Shape) -> list[Param]:
    """The parameters that `byte_counter`, `block_counter` and `final_flag` name."""
    found: list[Param] = []
    for field in TOLD:
        if field not in algorithm.fields:
            continue
        name, where = str(algorithm.fields[field]), place_of(algorithm, field)
        param = next((p for p in compress.params if p.name == name), None)
        if param is None:
            near = get_close_matches(name, [p.name for p in compress.params], 1, 0.5)
            raise SourceError(where, f"kernel `{compress.name}` has no parameter `{name}`",
                              f"did you mean `{near[0]}`?" if near else
                              f"declare it: `{name}: public in u64le[1] per block`")
        if param.kind != "in" or not param.per_block:
            raise SourceError(where, f"`{name}` of kernel `{compress.name}` is not `in … per block`; every block is "
                              "given its own value", f"declare it as `{name}: public in u{param.bits}"
                              f"{param.endian if param.bits > 8 else ''}[{param.length}] per block`, and read it in "
                              "the loop over the blocks")
        if param in found:
            raise SourceError(where, f"`{name}` is named twice", "give each field a parameter of its own")
        found.append(param)
    return found


def check_hash(algorithm: Any, params_of: Callable[[str], Sequence[Param]],
               constant_of: Callable[[str], tuple[int, list[int]]]) -> None:
    """SourceError at what does not fit the kernel `compress`.

    `constant_of` gives bits and elements of a constant array.
    """
    compress = Shape(algorithm, "compress", params_of)
    compress.count()
    told = _told(algorithm, compress)
    blocks = compress.one("in", True, "the message", told, NAMED)
    state = compress.one("inout", False, "the state", (), NAMED)
    same_size(algorithm, "block", compress, blocks)
    if len(compress.params) != 3 + len(told):
        other = next(p for p in compress.params if p not in (blocks, state, *told) and p.kind != "count")
        raise SourceError(compress.pos, f"kernel `{compress.name}` has a parameter `{other.name}` that is neither the "
                          "message nor the state", f"keep one `in … per block`, one `inout` and the count{NAMED}")
    _check_numbers(algorithm, blocks, state)
    if "initial" in algorithm.fields:
        bits, values = constant_of(str(algorithm.fields["initial"]))
        if (bits, len(values)) != (state.bits, state.length):
            found = f"{f'u{bits}' if bits else 'int'}[{len(values)}]" if values else "no array"
            raise SourceError(place_of(algorithm, "initial"), f"`{algorithm.fields['initial']}` is {found}, the state "
                              f"`{state.name}` of kernel `{compress.name}` is u{state.bits}[{state.length}]",
                              f"declare the constant as u{state.bits}[{state.length}]")


def _check_numbers(algorithm: Any, blocks: Param, state: Param) -> None:
    """Refuse sizes that are too large for a block or for the state."""
    fields = algorithm.fields
    room, whole = int(fields.get("rate", blocks.bytes)), f"the state `{state.name}`"
    sponge = fields.get("padding") == SPONGE
    for field, most, of in (("rate", min(blocks.bytes, state.bytes) if sponge else blocks.bytes,
                             "a block" if blocks.bytes <= state.bytes or not sponge else whole),
                            ("digest", 1 << 16 if sponge else state.bytes, whole),
                            ("length_bytes", room, "a block"), ("key", room, "a block"),
                            ("key_length_at", state.bytes - 1, whole), ("big_endian_words", state.bytes, whole)):
        if int(fields.get(field, 0)) > most:
            raise SourceError(place_of(algorithm, field), f"`{field}` is {fields[field]} bytes, {of} has only "
                              f"{most + (field == 'key_length_at')}", f"give at most {most}")
    if int(fields.get("key", 0)) > 255 and "key_length_at" in fields:
        raise SourceError(place_of(algorithm, "key"), f"`key` is {fields['key']} bytes, and one byte of the state "
                          "holds its length", "give at most 255, or remove `key_length_at`")
    word = int(fields.get("big_endian_words", 1))
    if state.bytes % word or (sponge and room % word):
        of = f"{whole} of {state.bytes}" if state.bytes % word else f"the rate of {room}"
        raise SourceError(place_of(algorithm, "big_endian_words"), f"{of} bytes is no whole number of words of {word}",
                          f"give the bytes of an element: {state.bits // 8}")

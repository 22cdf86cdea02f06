"""Protocols whose kernels hand on values by the names of their parameters: what does not fit is refused with its place.

These are `stream`, `mac` and `duplex` (cipherwright.protocols.bound.Pool).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cipherwright.protocols.hash_fields import need_length, says_something
from cipherwright.protocols.padding import BYTES, LENGTH, PARTIAL, SPONGE
from cipherwright.protocols.shapes import Shape, place_of, same_size
from dsl.diagnostics import SourceError
from dsl.ir import Param

ParamsOf = Callable[[str], Sequence[Param]]
OF_PADDING = {"length_bytes": (LENGTH, BYTES), "length_order": (LENGTH, BYTES), "domain": (PARTIAL, LENGTH, SPONGE)}
"""Fields of a MAC that say something with some paddings only."""


class PoolShape:
    """The values that an algorithm's kernels have so far: bytes by name, and who gives them."""

    def __init__(self, algorithm: Any, params_of: ParamsOf) -> None:
        self.algorithm = algorithm
        self._params_of = params_of
        self._known: dict[str, tuple[int, str]] = {}
        self._taken: set[str] = set()
        for field in ("key", "nonce"):
            size = int(algorithm.fields.get(field, 0))
            if size:
                self._known[field] = size, f"the field `{field}`"

    def kernel(self, field: str, besides: str = "") -> Shape:
        """The kernel that a field names; what it writes is known from now on. SourceError at a value that nobody
        gives, and one of another length; the parameter `besides` is given its value otherwise."""
        shape = Shape(self.algorithm, field, self._params_of)
        for p in shape.having("in inout out"):
            if p.name != besides:
                self._check(shape, p)
        return shape

    def _check(self, shape: Shape, p: Param) -> None:
        size, who = self._known.setdefault(p.name, (p.bytes, f"kernel `{shape.name}`")) if p.kind != "in" else (
            self._known.get(p.name, (0, "")))
        if p.kind != "out":
            self._taken.add(p.name)
        if not who:
            raise SourceError(shape.pos, f"kernel `{shape.name}`: nothing gives `{p.name}` a value",
                              f"call the parameter as what it is, {self._names()}, or let a kernel before it write an "
                              f"`out` parameter `{p.name}`")
        if size != p.bytes:
            raise SourceError(shape.pos, f"kernel `{shape.name}`: `{p.name}` holds {p.bytes} bytes, and {who} gives "
                              f"{size}", "make both equally long, or give the parameter another name")

    def _names(self) -> str:
        return " or ".join(f"`{name}`" for name in self._known) or "`key`"

    @property
    def untaken(self) -> str:
        """The first of `key` and `nonce` that is given and that no kernel so far takes; "" if there is none."""
        return next((field for field in ("key", "nonce") if field in self._known and field not in self._taken), "")

    def all_taken(self) -> None:
        """SourceError at a key or a nonce that no kernel takes."""
        if field := self.untaken:
            raise SourceError(place_of(self.algorithm, field), f"no kernel takes a parameter `{field}`, so that it "
                              "would say nothing", f"call the parameter that takes it `{field}`"
                              + ", or remove the field" * (field == "nonce"))


def check_stream(algorithm: Any, params_of: ParamsOf) -> None:
    """SourceError at what does not fit."""
    pool = PoolShape(algorithm, params_of)
    if "init" in algorithm.fields:
        pool.kernel("init")
    name = str(algorithm.fields["block_counter"])
    where = place_of(algorithm, "block_counter")
    plain = Shape(algorithm, "blocks", params_of)
    counter = next((p for p in plain.params if p.name == name), None)
    if counter is None:
        raise SourceError(where, f"kernel `{plain.name}` has no parameter `{name}`",
                          f"declare it: `{name}: public in u32le[1]`, the number of the first block of a call")
    if counter.kind != "in":
        raise SourceError(where, f"`{name}` of kernel `{plain.name}` is `{counter.kind}`; a counter is given",
                          f"declare it as `{name}: public in u{counter.bits}…`; of the block i of `blocks n as i` the "
                          f"number is `{name}[0] + i`")
    shape = pool.kernel("blocks", name)
    shape.count()
    target = shape.one("out", True, "the keystream, or the text with it")
    same_size(algorithm, "block", shape, target)
    texts = [p for p in shape.having("in", True) if p.name != name]
    if len(texts) > 1 or (texts and texts[0].bytes != target.bytes):
        raise SourceError(shape.pos, f"kernel `{shape.name}` takes {_shown(texts)} per block and gives {target.bytes} "
                          "bytes", f"keep the counter and at most one `in … per block`, a text as long as "
                          f"`{target.name}`")
    state = shape.having("inout out")
    if state:
        raise SourceError(shape.pos, f"kernel `{shape.name}` writes `{state[0].name}`, which is no block: in protocol "
                          "stream no block depends on another", "number the blocks: `block_counter NAME`, and "
                          "`blocks n as i`; or choose protocol keystream, whose state goes from block to block")
    _check_first(algorithm, counter)
    pool.all_taken()


def _check_first(algorithm: Any, counter: Param) -> None:
    first = int(algorithm.fields.get("first_counter", 0))
    if first >= 1 << 8 * counter.bytes:
        raise SourceError(place_of(algorithm, "first_counter"), f"`first_counter` is {first}, and `{counter.name}` "
                          f"holds {counter.bytes} bytes", f"give at most {(1 << 8 * counter.bytes) - 1}")


def _shown(params: Sequence[Param]) -> str:
    return " and ".join(f"{p.bytes} bytes (`{p.name}`)" for p in params)


def _blocks(pool: PoolShape, field: str, role: str, gives: bool) -> tuple[Shape, Param]:
    """A kernel that takes blocks, and gives as long ones or none."""
    shape = pool.kernel(field)
    shape.count()
    source = shape.one("in", True, role)
    targets = shape.having("out inout", True)
    if gives:
        target = shape.one("out", True, "the text in its other form")
        if target.bytes != source.bytes:
            raise SourceError(shape.pos, f"kernel `{shape.name}` takes blocks of {source.bytes} bytes and gives blocks "
                              f"of {target.bytes}", f"make `{source.name}` and `{target.name}` equally long")
    elif targets:
        raise SourceError(shape.pos, f"kernel `{shape.name}` gives blocks, `{targets[0].name}`; {role} only goes in",
                          "keep what is taken in as an `inout` parameter that is not `per block`")
    return shape, source


def _no_blocks(shape: Shape) -> None:
    """SourceError at a kernel with blocks, which is called once."""
    found = shape.having("in out inout", True)
    if found:
        raise SourceError(shape.pos, f"kernel `{shape.name}` has `{found[0].name} … per block`, and is called once, "
                          "without blocks", "declare it without `per block`")


def _tag(algorithm: Any, made: Param) -> None:
    size = int(algorithm.fields.get("tag", made.bytes))
    if size > made.bytes:
        raise SourceError(place_of(algorithm, "tag"), f"`tag` is {size} bytes, but `{made.name}` holds {made.bytes}",
                          f"give at most {made.bytes}")


def _like(algorithm: Any, field: str, found: Param, wanted: Param) -> None:
    if found.bytes != wanted.bytes:
        raise SourceError(place_of(algorithm, field), f"the blocks of this kernel, `{found.name}`, are of "
                          f"{found.bytes} bytes, others, `{wanted.name}`, of {wanted.bytes}", "make them equally long")


def check_mac(algorithm: Any, params_of: ParamsOf) -> None:
    """SourceError at what does not fit."""
    fields = algorithm.fields
    pool = PoolShape(algorithm, params_of)
    if "init" in fields:
        _no_blocks(pool.kernel("init"))
    shape, source = _blocks(pool, "blocks", "the message", False)
    same_size(algorithm, "block", shape, source)
    if "last" in fields:
        _like(algorithm, "last", _blocks(pool, "last", "the message", False)[1], source)
    if "finish" in fields:
        end = pool.kernel("finish")
        _no_blocks(end)
        made = end.one("out", False, "the tag")
        _reads_the_message(end, shape)
    else:
        made = shape.one("inout", False, "the tag, where there is no `finish`")
    _tag(algorithm, made)
    _check_padding(algorithm, source)
    pool.all_taken()
    if "once" in fields:
        _check_once(algorithm, params_of, source, made)


def _check_once(algorithm: Any, params_of: ParamsOf, source: Param, tag: Param) -> None:
    """SourceError at a kernel that does not make the tag of whole blocks of key and nonce alone."""
    pool = PoolShape(algorithm, params_of)
    shape, message = _blocks(pool, "once", "the message", False)
    _like(algorithm, "once", message, source)
    made = shape.one("out", False, "the tag")
    if made.bytes != tag.bytes:
        raise SourceError(shape.pos, f"kernel `{shape.name}` gives {made.bytes} bytes (`{made.name}`), and the tag, "
                          f"`{tag.name}`, is of {tag.bytes}", "make them equally long")
    if algorithm.fields.get("padding", PARTIAL) != PARTIAL:
        raise SourceError(place_of(algorithm, "once"), "`once` takes the blocks of a message as they are, and with "
                          f"`padding {algorithm.fields['padding']}` whole blocks are followed by more",
                          "remove the line `once`; `padding partial` leaves whole blocks alone")
    if field := pool.untaken:
        raise SourceError(shape.pos, f"kernel `{shape.name}` takes no `{field}`, so that its tag is not that of the "
                          "other kernels", f"give it a parameter `{field}: secret in …`")


def _reads_the_message(end: Shape, blocks: Shape) -> None:
    """SourceError at a kernel that makes a tag of nothing that the message went into."""
    state, taken = blocks.having("inout out"), {p.name for p in end.having("in inout")}
    if not taken & {p.name for p in state}:
        names = " or ".join(f"`{p.name}`" for p in state)
        raise SourceError(end.pos, f"kernel `{end.name}` takes nothing that `{blocks.name}` writes, so that its tag "
                          "does not depend on the message", f"give it the state, {names}" if state else f"let "
                          f"`{blocks.name}` have the state as an `inout` parameter, and this kernel take it")


def _check_padding(algorithm: Any, block: Param) -> None:
    fields = algorithm.fields
    padding = fields.get("padding", PARTIAL)
    need_length(algorithm)
    says_something(algorithm, padding, OF_PADDING)
    if int(fields.get("length_bytes", 0)) > block.bytes:
        raise SourceError(place_of(algorithm, "length_bytes"), f"`length_bytes` is {fields['length_bytes']} bytes, a "
                          f"block has only {block.bytes}", f"give at most {block.bytes}")


def check_duplex(algorithm: Any, params_of: ParamsOf) -> None:
    """SourceError at what does not fit."""
    pool = PoolShape(algorithm, params_of)
    _no_blocks(pool.kernel("init"))
    taken = _blocks(pool, "associated", "associated data", False)[1]
    if "separate" in algorithm.fields:
        _no_blocks(pool.kernel("separate"))
    shape, source = _blocks(pool, "seal", "plaintext", True)
    same_size(algorithm, "block", shape, source)
    _like(algorithm, "associated", taken, source)
    for field in ("open", "last"):
        if field in algorithm.fields:
            _like(algorithm, field, _blocks(pool, field, "text", True)[1], source)
    end = pool.kernel("finish")
    _no_blocks(end)
    _tag(algorithm, end.one("out", False, "the tag"))
    pool.all_taken()

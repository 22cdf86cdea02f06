"""Kernels called by the roles of their parameters; what every protocol driver is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, Union

from cipherwright.errors import ProtocolError
from dsl.ir import Param

Executor = Callable[[str, "list[Union[bytes, int]]"], "list[bytes]"]
"""(kernel name, arguments in calling order) -> contents of every pointer parameter after the call."""
Contents = dict[str, bytes]
"""What parameters hold, by name."""
Observer = Callable[["Bound", Sequence[Contents], Sequence[Contents], int], None]
"""(kernel, contents before, contents after, blocks) of a call, one dictionary for each message; told after the call."""
ParamsOf = Callable[[str], Sequence[Param]]

CHUNK = 1 << 16
"""Bytes of blocks that one call of a kernel is given."""


class AlgorithmLike(Protocol):
    """What is needed of `dsl.parser.Algorithm`."""

    name: str
    protocol: str
    fields: "dict[str, str | int]"


def reverse_words(data: bytes, size: int) -> bytes:
    """The bytes of each word of `size` bytes in reverse order."""
    out = bytearray(data)
    for i in range(size):
        out[i::size] = data[size - 1 - i::size]
    return bytes(out)


def number_in(value: int, param: Param) -> bytes:
    """The memory of a parameter that holds one number, modulo what it can hold; its first element is the lowest."""
    data = (value % (1 << 8 * param.bytes)).to_bytes(param.bytes, "little")
    return data if param.endian == "le" else reverse_words(data, param.bits // 8)


class Bound:
    """A kernel with its parameters, called by roles: arguments are dealt out to parameters by kind.

    `messages` is how many independent messages it takes at once: each pointer parameter then stands that many
    times in place (h_0, h_1, m_0, m_1, n).
    """

    def __init__(self, name: str, params: Sequence[Param], executor: Executor, messages: int = 1) -> None:
        self.name = name
        self.params = list(params)
        self.messages = messages
        self._executor = executor
        self.observer: Observer | None = None

    def having(self, kinds: str, per_block: bool = False) -> list[Param]:
        """The pointer parameters of these kinds (a space-separated list)."""
        return [p for p in self.params if p.kind in kinds.split() and p.per_block == per_block]

    def named(self, name: str) -> Param:
        """The per-block input of this name; ProtocolError if there is none."""
        found = next((p for p in self.having("in", per_block=True) if p.name == name), None)
        if found is None:
            raise ProtocolError(f"kernel {self.name} has no parameter `{name}: in … per block`")
        return found

    def only(self, kinds: str, role: str, besides: Sequence[Param] = ()) -> Param:
        """The single per-block parameter of these kinds, apart from those that have another role.

        ProtocolError, naming its `role`, if there is not just one.
        """
        found = [p for p in self.having(kinds, per_block=True) if p not in besides]
        if len(found) != 1:
            raise ProtocolError(f"kernel {self.name} needs exactly one `{kinds}` parameter per block for the "
                                f"{role}, and has {len(found)}")
        return found[0]

    def need_count(self) -> None:
        """ProtocolError for a kernel that cannot be told how many blocks there are."""
        if not any(p.kind == "count" for p in self.params):
            raise ProtocolError(f"kernel {self.name} has no `count` parameter; a protocol calls it for many "
                                "blocks at once: add `n: count` and a `blocks n` loop")

    def call(self, given: Contents, count: int = 0) -> Contents:
        """Call with contents by parameter name (zeros where none is given); the contents afterwards."""
        return self.call_together([given], count)[0]

    def call_together(self, given: Sequence[Contents], count: int = 0) -> list[Contents]:
        """As `call`, with one dictionary for each of `messages` messages; all have `count` blocks.

        ProtocolError for another number of dictionaries.
        """
        if len(given) != self.messages:
            raise ProtocolError(f"kernel {self.name} takes {self.messages} messages at once, not {len(given)}")
        args: list[bytes | int] = []
        for param in self.params:
            if param.kind == "count":
                args.append(count)
            else:
                args += [self._contents(param, one, count) for one in (given if param.own else given[:1])]
        after = iter(self._executor(self.name, args))
        out: list[Contents] = [{} for _ in given]
        for param in self.params:
            if param.kind == "count":
                continue
            shared = None if param.own else next(after)
            for one in out:
                one[param.name] = next(after) if shared is None else shared
        if self.observer is not None:
            self.observer(self, given, out, count)
        return out

    def _contents(self, param: Param, given: Contents, count: int) -> bytes:
        size = param.bytes * (count if param.per_block else 1)
        data = given.get(param.name, bytes(size))
        if len(data) != size:
            raise ProtocolError(f"kernel {self.name}: parameter {param.name} holds {size} bytes, "
                                f"the protocol has {len(data)}; change its length in the source")
        return data


class Pool:
    """What the kernels of an algorithm are given and what they make, by the names of their parameters.

    A parameter that is no block has the value that was last given or made under its name; zeros if there is none.
    """

    def __init__(self, values: Contents) -> None:
        self.values = dict(values)

    def call(self, kernel: Bound, blocks: Contents | None = None, count: int = 0) -> Contents:
        """Call a kernel, with the contents of its parameters per block; its results are in the pool, and returned."""
        known = {p.name: self.values[p.name] for p in kernel.having("in out inout") if p.name in self.values}
        after = kernel.call({**known, **(blocks or {})}, count)
        self.values.update({p.name: after[p.name] for p in kernel.having("out inout")})
        return after


def number(algorithm: AlgorithmLike, field: str, default: int | None = None) -> int:
    """The value of a numeric field, `default` where it is missing; ProtocolError where there is no default."""
    value = algorithm.fields.get(field, default)
    if not isinstance(value, int):
        raise ProtocolError(f"algorithm {algorithm.name}: `{field}` must be a number of bytes: "
                            f"`{field} 16`")
    return value


def kernel_of(algorithm: AlgorithmLike, field: str, params_of: ParamsOf, executor: Executor) -> Bound:
    """The kernel that a field names; ProtocolError if it names none."""
    name = algorithm.fields.get(field)
    if not isinstance(name, str):
        raise ProtocolError(f"algorithm {algorithm.name}: protocol {algorithm.protocol} needs a line "
                            f"`{field} KERNEL`")
    return Bound(name, params_of(name), executor)


def check_length(what: str, name: str, data: bytes, expected: Sequence[int]) -> None:
    """ProtocolError for data that have none of the expected lengths, in bytes."""
    if len(data) not in expected:
        wanted = " or ".join(str(n) for n in expected)
        field = "key" if "key" in what else "nonce" if "nonce" in what else "iv"
        raise ProtocolError(f"{name} takes {what} of {wanted} bytes (two hex digits each), "
                            f"this one has {len(data)}", field)

"""Ciphers made from kernels: which kernel is called when, with which buffers.

A driver knows nothing of how a kernel runs: an `Executor` calls one, be it the interpreter or machine code. Which
kernels there are and what parameters they have docs/protocols.md says, and cipherwright.protocols.algorithms checks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Union

from cipherwright.errors import ProtocolError
from cipherwright.protocols.aead import Aead, Composed
from cipherwright.protocols.algorithms import FIELDS, check_sizes
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.bound import AlgorithmLike, Executor, ParamsOf
from cipherwright.protocols.duplex import Duplex
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.keystream import Keystream
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.single import Single
from cipherwright.protocols.stream import Stream
from dsl.ir import Param

Keyed = Union[BlockCipher, Keystream, Stream]
"""What gives as many bytes as it takes."""
Cipher = Union[Keyed, Hash, Mac, Aead, Single]
_DRIVERS: dict[str, Callable[[AlgorithmLike, ParamsOf, Executor], Cipher]] = {
    "block_cipher": BlockCipher, "stream": Stream, "mac": Mac, "duplex": Duplex, "kernel": Single}
"""Of protocols that need no more than an algorithm's own fields."""


def make_cipher(algorithm: AlgorithmLike, program: Any, executor: Executor, params_of: ParamsOf | None = None,
                constant_of: Callable[[str], Sequence[int]] | None = None) -> Cipher:
    """The driver for an algorithm; ProtocolError for an unknown protocol.

    `params_of` gives a kernel's parameters, `constant_of` a constant array's elements (default: by elaboration). What
    does not fit in a source's `algorithm` block is a SourceError with its place there.
    """
    from dsl.elaborate import constant_values, elaborate
    from dsl.parser import Algorithm

    if params_of is None:
        def params_of(name: str) -> Sequence[Param]:
            return elaborate(program, name).params

    if constant_of is None:
        def constant_of(name: str) -> Sequence[int]:
            return constant_values(program, name)[1]

    if isinstance(algorithm, Algorithm):
        check_sizes(algorithm, params_of, lambda name: constant_values(program, name))
    if algorithm.protocol in _DRIVERS:
        return _DRIVERS[algorithm.protocol](algorithm, params_of, executor)
    if algorithm.protocol == "keystream":
        kernel = algorithm.fields.get("keystream")
        siblings = [a for a in program.algorithms.values()
                    if a.protocol == "keystream" and a.fields.get("keystream") == kernel]
        return Keystream(algorithm, siblings, params_of, executor)
    if algorithm.protocol == "hash":
        return Hash(algorithm, params_of, executor, constant_of)
    if algorithm.protocol == "aead":
        parts = [program.algorithms[algorithm.fields[part]] for part in ("cipher", "mac")]
        cipher, mac = (make_cipher(part, program, executor, params_of, constant_of) for part in parts)
        assert isinstance(cipher, BlockCipher | Stream) and isinstance(mac, Mac)
        return Composed(algorithm, cipher, mac)
    raise ProtocolError(f"algorithm {algorithm.name}: protocol `{algorithm.protocol}` is unknown; there are "
                        + ", ".join(FIELDS))

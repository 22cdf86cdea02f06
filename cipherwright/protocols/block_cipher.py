"""Block ciphers: `key` once, then whole blocks, in the modes that a block cipher is used in."""

from __future__ import annotations

import random

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Executor,
    ParamsOf,
    check_length,
    kernel_of,
    number,
)
from cipherwright.protocols.modes import REDUCTION, Blocks, Cmac, Xts, cbc_decryption, cbc_encryption
from cipherwright.protocols.process import Process
from cipherwright.protocols.xorstream import XorStream, counter_blocks


class _Direction:
    """Encryption or decryption: whole blocks under one key."""

    def __init__(self, algorithm: AlgorithmLike, kernel: str, expand: str, params_of: ParamsOf,
                 executor: Executor) -> None:
        self._kernel = kernel_of(algorithm, kernel, params_of, executor)
        self._expand = kernel_of(algorithm, expand, params_of, executor) if expand in algorithm.fields else None
        self._kernel.need_count()
        self._source = self._kernel.only("in", "input")
        self._target = self._kernel.only("out", "output")
        self._keys = self._kernel.having("in")
        self._round_keys: dict[str, bytes] | None = None
        self.name = algorithm.name
        self.kernels = [self._kernel, *([self._expand] if self._expand else [])]
        self.block_bytes = number(algorithm, "block", self._source.bytes)

    def set_key(self, key: bytes) -> None:
        """Expand a key."""
        made = [key]
        if self._expand is not None:
            inputs = self._expand.having("in")
            if len(inputs) != 1:
                raise ProtocolError(f"kernel {self._expand.name} must have one `in` parameter, the key")
            after = self._expand.call({inputs[0].name: key})
            made = [after[p.name] for p in self._expand.having("out inout")]
        if len(made) != len(self._keys):
            raise ProtocolError(f"kernel {self._kernel.name} takes {len(self._keys)} key arrays, "
                                f"key expansion gives {len(made)}; declare as many in both")
        self._round_keys = {p.name: data for p, data in zip(self._keys, made, strict=True)}

    @property
    def round_keys(self) -> list[bytes]:
        """What the kernel takes for all blocks, in the order of its parameters. ProtocolError without a key."""
        if self._round_keys is None:
            raise ProtocolError(f"{self.name}: no key has been set; call set_key first")
        return list(self._round_keys.values())

    def blocks(self, data: bytes) -> bytes:
        """Whole blocks, each by itself."""
        if self._round_keys is None:
            raise ProtocolError(f"{self.name}: no key has been set; call set_key first")
        step = max(1, CHUNK // self.block_bytes) * self.block_bytes
        pieces = []
        for start in range(0, len(data), step):
            piece = data[start:start + step]
            given = {**self._round_keys, self._source.name: piece}
            pieces.append(self._kernel.call(given, len(piece) // self.block_bytes)[self._target.name])
        return b"".join(pieces)


class _Counting:
    """A kernel that makes the counter blocks itself: the round keys of encryption, the first counter block, text."""

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor, encrypt: _Direction) -> None:
        self._kernel = kernel_of(algorithm, "ctr", params_of, executor)
        self._kernel.need_count()
        self._source, self._target = self._kernel.only("in", "text"), self._kernel.only("out", "output")
        *self._keys, self._counter = self._kernel.having("in")
        self._encrypt = encrypt
        self.kernels = [self._kernel]
        self._modulus = 1 << 8 * number(algorithm, "counter_bytes", encrypt.block_bytes)

    def keystream(self, first: int, count: int) -> bytes:
        """Of so many blocks, the first counter block being that number: a call counts in its low bytes alone."""
        made, size = [], self._encrypt.block_bytes
        while count > 0:
            run = min(count, self._modulus - first % self._modulus)
            given = {p.name: data for p, data in zip(self._keys, self._encrypt.round_keys, strict=True)}
            given |= {self._counter.name: first.to_bytes(size, "big"), self._source.name: bytes(size * run)}
            made.append(self._kernel.call(given, run)[self._target.name])
            first, count = (first + run) % (1 << 8 * size), count - run
        return b"".join(made)


class BlockCipher:
    """A block cipher: `key` once, then whole blocks; ECB, CTR with a block-sized big-endian counter, and the modes of
    cipherwright.protocols.modes.

    Source: NIST SP 800-38A, sections 6.1 and 6.5.
    """

    modes = ("ecb", "ctr", "cbc", "xts")
    mac_modes = ("cmac",)
    messages = 1
    """How many messages a kernel takes at once: blocks that depend on each other have no place in this protocol."""

    def __init__(self, algorithm: AlgorithmLike, params_of: ParamsOf, executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self._made_of = algorithm, "encrypt", "expand", params_of, executor
        self._encrypt = _Direction(*self._made_of)
        self._decrypt: _Direction | None = None
        if "decrypt" in algorithm.fields:
            expand = "expand_decrypt" if "expand_decrypt" in algorithm.fields else "expand"
            self._decrypt = _Direction(algorithm, "decrypt", expand, params_of, executor)
        self.block_bytes = self._encrypt.block_bytes
        self._counting = _Counting(algorithm, params_of, executor, self._encrypt) if "ctr" in algorithm.fields else None
        self.kernels = [*self._encrypt.kernels, *(self._decrypt.kernels if self._decrypt else []),
                        *(self._counting.kernels if self._counting else [])]

    @property
    def decrypts(self) -> bool:
        """Whether there is a kernel that decrypts."""
        return self._decrypt is not None

    def check(self, key: bytes, iv: bytes | None, what: str = "an initial counter block") -> None:
        """Refuse a key of the wrong length, and such an IV, called `what`, where there is one."""
        check_length("a key", self.name, key, [self.key_bytes])
        if iv is not None:
            check_length(what, self.name, iv, [self.block_bytes])

    def set_key(self, key: bytes) -> None:
        """Expand a key for encryption."""
        self.check(key, None)
        self._encrypt.set_key(key)

    def encrypt_blocks(self, data: bytes) -> bytes:
        """ECB of whole blocks."""
        return self._encrypt.blocks(data)

    def counter_stream(self, key: bytes, iv: bytes) -> XorStream:
        """The keystream of counter mode from its first byte."""
        self.check(key, iv)
        self.set_key(key)
        size = self.block_bytes
        counter = int.from_bytes(iv, "big")

        def blocks(count: int) -> bytes:
            nonlocal counter
            first, counter = counter, (counter + count) % (1 << 8 * size)
            if self._counting is not None:
                return self._counting.keystream(first, count)
            return self.encrypt_blocks(counter_blocks(first, count, size))

        def jump(count: int) -> None:
            nonlocal counter
            counter = (counter + count) % (1 << 8 * size)

        return XorStream(blocks, size, jump)

    def start(self, mode: str, key: bytes, iv: bytes = b"", decrypt: bool = False, unit: int | None = None) -> Process:
        """Begin a message: a function that takes its pieces (of whole blocks in ECB and CBC).

        CTR decrypts as it encrypts. In XTS the key is that of the data and that of the tweak, `iv` the number of the
        first data unit and `unit` their bytes; without, the message is one. ProtocolError for another mode, a wrong
        length, and a kernel that there is not.
        """
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a block cipher: its modes are {', '.join(self.modes)} and "
                                f"{', '.join(self.mac_modes)}, not {mode}")
        if mode == "ecb" and iv:
            raise ProtocolError("ECB has no IV: leave --iv out")
        if unit is not None and mode != "xts":
            raise ProtocolError(f"{mode.upper()} has no data units: leave --unit out")
        if mode == "ctr":
            return Process(self.counter_stream(key, iv))
        if mode == "xts":
            return self._xts(key, iv, decrypt, unit)
        self.check(key, iv if mode == "cbc" else None, "an IV")
        crypt = self._direction(mode, decrypt, key)
        if mode == "cbc":
            crypt = (cbc_decryption if decrypt else cbc_encryption)(crypt, self.block_bytes, iv)
        return Process(self._only_whole(mode, crypt), unit=self.block_bytes)

    def _only_whole(self, mode: str, crypt: Blocks) -> Blocks:
        def step(data: bytes) -> bytes:
            if len(data) % self.block_bytes:
                raise ProtocolError(f"{self.name} in {mode.upper()} mode takes a multiple of {self.block_bytes} bytes, "
                                    f"this input has {len(data)}; use --mode ctr for any length")
            return crypt(data)

        return step

    def _direction(self, mode: str, decrypt: bool, key: bytes) -> Blocks:
        """Whole blocks in one direction, its key expanded."""
        if decrypt and self._decrypt is None:
            raise ProtocolError(f"{self.name} has no kernel that decrypts {mode.upper()}: its `algorithm` block needs "
                                "a line `decrypt KERNEL`; CTR needs none")
        direction = self._decrypt if decrypt and self._decrypt is not None else self._encrypt
        direction.set_key(key)
        return direction.blocks

    def check_mode(self, mode: str, key: bytes, iv: bytes) -> None:
        """ProtocolError at a key or number of the wrong length for XTS or CMAC, and blocks that they do not take."""
        if mode == "cmac":
            if self.block_bytes not in REDUCTION:
                raise ProtocolError(f"CMAC is for blocks of 8 and 16 bytes, and {self.name} has {self.block_bytes}")
            self.check(key, None)
            return
        if self.block_bytes != 16:
            raise ProtocolError(f"XTS is for ciphers of 16 bytes a block, and {self.name} has {self.block_bytes}; "
                                "choose another mode")
        check_length("two keys, of the data and of the tweak, together", self.name, key, [2 * self.key_bytes])
        check_length("the number of a data unit", self.name, iv, [16])

    def _xts(self, key: bytes, iv: bytes, decrypt: bool, unit: int | None) -> Process:
        self.check_mode("xts", key, iv)
        if unit is not None and unit < 16:
            raise ProtocolError(f"--unit: XTS takes data units of 16 bytes or more, not {unit}")
        crypt = self._direction("xts", decrypt, key[:self.key_bytes])
        tweak = _Direction(*self._made_of)
        tweak.set_key(key[self.key_bytes:])
        message = Xts(crypt, tweak.blocks, iv, decrypt, unit)
        return Process(message.step, message.finish)

    def start_mac(self, mode: str, key: bytes) -> Cmac:
        """Begin a message that is authenticated. ProtocolError for another mode, a wrong length, and a block that the
        mode does not know."""
        if mode not in self.mac_modes:
            raise ProtocolError(f"{self.name} is a block cipher: of its modes {', '.join(self.mac_modes)} makes a tag, "
                                f"not {mode}")
        self.check_mode(mode, key, b"")
        self.set_key(key)
        return Cmac(self.encrypt_blocks, self.block_bytes)

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        key, block = rng.randbytes(self.key_bytes), bytes(self.block_bytes)
        self.start("ecb", key)(block)
        if self.decrypts:
            self.start("ecb", key, decrypt=True)(block)
        if self._counting is not None:
            self.start("ctr", key, block)(block)

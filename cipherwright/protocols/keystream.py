"""Stream ciphers whose state goes from block to block: `init` fills it, `keystream` gives blocks and moves it on."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from cipherwright.errors import ProtocolError
from cipherwright.protocols.bound import (
    CHUNK,
    AlgorithmLike,
    Bound,
    Contents,
    Executor,
    ParamsOf,
    check_length,
    kernel_of,
    number,
    reverse_words,
)
from cipherwright.protocols.process import Process
from cipherwright.protocols.xorstream import XorStream


@dataclass
class _Lane:
    """A message whose keystream is being made: its state, the bytes that are wanted, the blocks still to come."""

    state: Contents
    wanted: int
    blocks: int
    parts: list[bytes] = field(default_factory=list)


class Keystream:
    """A stream cipher: `init` fills the state, `keystream` gives blocks.

    Algorithms of one program with the same keystream kernel and other key lengths are one cipher: the
    initialisation is chosen by the key's length.
    """

    modes = ("stream", "keystream")

    def __init__(self, algorithm: AlgorithmLike, siblings: Sequence[AlgorithmLike], params_of: ParamsOf,
                 executor: Executor) -> None:
        self.name = algorithm.name
        self.key_bytes = number(algorithm, "key")
        self.iv_bytes = number(algorithm, "iv", 0)
        self._make = kernel_of(algorithm, "keystream", params_of, executor)
        self._make.need_count()
        self._target = self._make.only("out", "keystream")
        self._state = self._make.having("inout")
        self.block_bytes = self._target.bytes
        self._word = number(algorithm, "big_endian_words", 1)
        self._inits = {number(a, "key"): (a, lambda a=a: kernel_of(a, "init", params_of, executor))
                       for a in [*siblings, algorithm]}
        self._together: Bound | None = None

    def run_together(self, kernel: Bound) -> None:
        """From now on `keystreams` calls `kernel` while there are as many messages as it takes at once."""
        self._together = kernel

    @property
    def messages(self) -> int:
        """How many messages run at once."""
        return self._together.messages if self._together else 1

    @property
    def kernels(self) -> list[Bound]:
        """What makes the keystream."""
        return [self._make, *([self._together] if self._together else [])]

    def check(self, key: bytes, iv: bytes) -> None:
        """Refuse a key or an IV of the wrong length."""
        check_length("a key", self.name, key, sorted(self._inits))
        check_length("an IV", self.name, iv, [number(self._inits[len(key)][0], "iv", 0)])

    def _initial(self, key: bytes, iv: bytes) -> Contents:
        """The state that a key and an IV give."""
        self.check(key, iv)
        init = self._inits[len(key)][1]()
        inputs = init.having("in")
        values = [key, iv][:len(inputs)]
        if len(inputs) == 2 and "iv" in inputs[0].name.lower() and "iv" not in inputs[1].name.lower():
            values.reverse()
        if len(inputs) != (2 if iv else 1):
            raise ProtocolError(f"kernel {init.name} must have {'the key and the IV' if iv else 'the key'} "
                                f"as its `in` parameters, and has {len(inputs)}")
        after = init.call({p.name: v for p, v in zip(inputs, values, strict=True)})
        made = [after[p.name] for p in init.having("out inout")]
        if len(made) != len(self._state):
            raise ProtocolError(f"kernel {self._make.name} has {len(self._state)} state arrays (`inout`), "
                                f"{init.name} makes {len(made)}; declare as many in both")
        return {p.name: data for p, data in zip(self._state, made, strict=True)}

    def start_state(self, key: bytes, iv: bytes) -> XorStream:
        """Initialise with a key and an IV: the keystream from its first byte."""
        state = self._initial(key, iv)
        return XorStream(lambda count: self._advance([state], count)[0], self.block_bytes)

    def keystreams(self, requests: Iterable[tuple[bytes, bytes, int]], limits: Iterable[int] = ()) -> list[bytes]:
        """The keystreams of several messages, each given by its key, its IV and the bytes that are wanted.

        As many run at once as the kernel takes; when one ends, the next takes its place, and what is left over at
        the end runs in the kernel for a single message. `limits` are the most blocks of the first calls.
        """
        waiting, steps, most = iter(requests), iter(limits), max(1, CHUNK // self.block_bytes)
        made: list[_Lane] = []
        running: list[_Lane] = []
        while True:
            while len(running) < self.messages:
                request = next(waiting, None)
                if request is None:
                    break
                made.append(_Lane(self._initial(*request[:2]), request[2], -(-request[2] // self.block_bytes)))
                running += made[-1:] if request[2] else []
            if not running:
                return [b"".join(lane.parts)[:lane.wanted] for lane in made]
            count = min(*(lane.blocks for lane in running), next(steps, most), most)
            for lane, part in zip(running, self._advance([lane.state for lane in running], count), strict=True):
                lane.parts.append(part)
                lane.blocks -= count
            running = [lane for lane in running if lane.blocks]

    def _advance(self, states: Sequence[Contents], count: int) -> list[bytes]:
        """The next `count` blocks of each message, whose state moves on."""
        if self._together is not None and len(states) == self._together.messages:
            kernel, groups = self._together, [states]
        else:
            kernel, groups = self._make, [[state] for state in states]
        made = []
        for group in groups:
            for state, after in zip(group, kernel.call_together(group, count), strict=True):
                state.update({name: after[name] for name in state})
                made.append(reverse_words(after[self._target.name], self._word))
        return made

    def start(self, mode: str, key: bytes, iv: bytes = b"", decrypt: bool = False) -> Process:
        """Begin a message: "stream" XORs, which decrypts, too; "keystream" gives the keystream itself.

        ProtocolError for another mode, and a wrong length.
        """
        if mode not in self.modes:
            raise ProtocolError(f"{self.name} is a stream cipher: its modes are {' and '.join(self.modes)}, "
                                f"not {mode}")
        if decrypt and mode == "keystream":
            raise ProtocolError("a keystream is not decrypted: leave --decrypt out, or choose --mode stream")
        stream = self.start_state(key, iv)
        return Process(stream if mode == "stream" else lambda data: stream.take(len(data)))

    def rehearse(self, rng: random.Random) -> None:
        """Call every kernel."""
        self.start_state(rng.randbytes(self.key_bytes), rng.randbytes(self.iv_bytes)).take(1)

"""The hash protocol: padding, any split of a message, several messages at once. Kernels are Python functions."""

from __future__ import annotations

import random

import pytest

from cipherwright.errors import ProtocolError, VectorError
from cipherwright.protocols.bound import CHUNK, Bound
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check, check_all, check_together
from tests.support import fake_hashes, fakes
from tests.support.fake_hashes import BLOCK, Executor, expected

MOST = CHUNK // BLOCK


def make(executor=None, messages=1, **changes):
    """The toy hash; with `messages`, a kernel that takes so many at once."""
    executor = executor or Executor()
    made = make_cipher(fake_hashes.algorithm(**changes), fakes.PROGRAM, executor, {"squeeze": fake_hashes.PARAMS}.get,
                       {"START": fake_hashes.INITIAL}.get)
    if messages > 1:
        made.run_together(Bound(f"squeeze-{messages}", fake_hashes.PARAMS, executor, messages))
    return made


@pytest.mark.parametrize("length", [*range(4 * BLOCK), CHUNK - 1, CHUNK, 3 * CHUNK + 5])
def test_every_length(length):
    data = random.Random(length).randbytes(length)
    assert make().digest(data) == expected(data)
    assert make(length_order="little_endian").digest(data) == expected(data, little=True)
    assert make(initial=None).digest(data) == expected(data, start=bytes(12))


def test_fields_that_may_be_left_out():
    assert make(length_order=None).digest(b"x") == expected(b"x")
    words = make(big_endian_words=None, digest=12).digest(b"x")
    assert b"".join(words[i:i + 4][::-1] for i in (0, 4, 8))[:10] == expected(b"x")


def test_a_length_of_more_bits_than_there_is_room_for_wraps():
    assert make(length_bytes=1).padding.after(32) == b"\x80" + bytes(15)
    assert make(length_bytes=1).padding.after(33)[-1] == 8


@pytest.mark.parametrize("seed", range(20))
def test_any_split(seed):
    rng = random.Random(seed)
    data = rng.randbytes(rng.choice([0, 1, 100, 5 * BLOCK, 2 * CHUNK + 77]))
    message, at = make().start(), 0
    while at < len(data):
        step = rng.choice([0, 1, BLOCK - 1, BLOCK, BLOCK + 1, rng.randrange(2 * CHUNK)])
        message.update(data[at:at + step])
        at += step
    assert message.finish() == expected(data)


def test_a_call_takes_many_blocks_but_not_any_number():
    executor = Executor()
    make(executor).digest(bytes(3 * CHUNK))
    assert executor.calls == [(1, MOST)] * 3 + [(1, 1)]


def test_after_the_end():
    message = make().start()
    message.update(b"abc")
    assert message.finish() == message.finish() == expected(b"abc")
    with pytest.raises(ProtocolError, match="start another one"):
        message.update(b"d")


def test_messages_do_not_disturb_each_other():
    function = make()
    one, two = function.start(), function.start()
    one.update(b"a" * 40)
    two.update(b"b" * 100)
    one.update(b"c" * 9)
    assert (two.finish(), one.finish()) == (expected(b"b" * 100), expected(b"a" * 40 + b"c" * 9))


@pytest.mark.parametrize("params, said", [
    ([fake_hashes.WORDS, *fake_hashes.PARAMS], "exactly one `inout`"),
    (fake_hashes.PARAMS[:2], "no `count`"),
    ([fake_hashes.WORDS, fakes.COUNT], "exactly one `in`"),
])
def test_kernels_that_cannot_be_driven(params, said):
    with pytest.raises(ProtocolError, match=said):
        make_cipher(fake_hashes.algorithm(), fakes.PROGRAM, Executor(), {"squeeze": params}.get,
                    {"START": fake_hashes.INITIAL}.get)


# -- several messages at once ---------------------------------------------------------------------------------

def pieces(data, rng):
    """`data` in pieces of any length."""
    at = 0
    while at < len(data):
        step = rng.choice([1, BLOCK, rng.randrange(1, 1 + len(data))])
        yield data[at:at + step]
        at += step


@pytest.mark.parametrize("messages", [1, 2, 3, 4])
@pytest.mark.parametrize("lengths", [[], [0], [5, 5], [0, 1000], [1000, 0], [BLOCK * 7, BLOCK * 8, 3, 3, 500],
                                     [CHUNK + 3, 2 * CHUNK, 1], list(range(60))])
def test_digests(messages, lengths):
    rng = random.Random(str((messages, lengths)))
    data = [rng.randbytes(n) for n in lengths]
    assert make(messages=messages).digests(pieces(d, rng) for d in data) == [expected(d) for d in data]


def test_both_run_while_both_have_blocks():
    """6 and 20 blocks with padding: 6 together, 14 alone."""
    executor = Executor()
    data = [bytes(5 * BLOCK), bytes(19 * BLOCK)]
    assert make(executor, 2).digests([[d] for d in data]) == [expected(d) for d in data]
    assert executor.calls == [(2, 6), (1, 14)]


def test_the_next_message_takes_a_free_lane():
    executor = Executor()
    data = [bytes(BLOCK * n) for n in (9, 2, 6)]    # 10, 3 and 7 blocks with padding
    assert make(executor, 2).digests([[d] for d in data]) == [expected(d) for d in data]
    assert executor.calls == [(2, 3), (2, 7)]


def test_fewer_messages_than_lanes_run_alone():
    executor = Executor()
    make(executor, 3).digests([[b"a"], [b"b"]])
    assert executor.calls == [(1, 1), (1, 1)]


def test_a_source_is_not_read_ahead():
    """In a long message at most one call's blocks and one piece wait."""
    given = done = 0
    executor = Executor()

    def source():
        nonlocal given, done
        for _ in range(40):
            done = sum(n * count for n, count in executor.calls) * BLOCK
            assert given - done <= 2 * (CHUNK + 10_000)
            given += 10_000
            yield bytes(10_000)

    make(executor, 2).digests([source(), source()])
    assert given == 800_000 > 4 * CHUNK


def test_what_is_shared_is_given_once():
    """A key that is only read stands once in the call, the state and the blocks for every message."""
    seen = []

    def execute(name, args):
        seen.append(args)
        return args[:-1]

    params = [fakes.pointer("key", "in", 2), fakes.pointer("h", "inout", 1), fakes.pointer("m", "in", 1, True),
              fakes.pointer("tag", "out", 1), fakes.COUNT]
    lanes = [{"key": b"kk", "h": b"0", "m": b"abc"}, {"key": b"kk", "h": b"1", "m": b"def"}]
    after = Bound("k", params, execute, 2).call_together(lanes, 3)
    assert seen == [[b"kk", b"0", b"1", b"abc", b"def", bytes(1), bytes(1), 3]]
    assert [a["h"] for a in after] == [b"0", b"1"] and [a["m"] for a in after] == [b"abc", b"def"]
    with pytest.raises(ProtocolError, match="2 messages at once, not 1"):
        Bound("k", params, execute, 2).call(lanes[0], 3)


VECTORS = [{"id": str(n), "variant": "squeezed", "source": "here", "message": bytes([n % 5] * n).hex(),
            "digest": expected(bytes([n % 5] * n)).hex()} for n in (0, 3, 16, 40, 200, 1000)]


def test_vectors():
    assert check_all(make(), VECTORS) == check_all(make(messages=2), VECTORS) == []
    repeated = {**VECTORS[1], "repeat": 50_000, "digest": expected(bytes([3] * 150_000)).hex()}
    assert check(make(), repeated) is None and check(make(messages=2), repeated) is None
    assert check(make(), {**VECTORS[1], "message": ""}).id == "3"
    with pytest.raises(VectorError, match='needs "message" and "digest"'):
        check(make(), {"id": "e", "variant": "squeezed", "keystream": "00"})


def test_a_mixed_up_kernel_is_found():
    """Which the vectors one by one, or beside themselves, would not show."""
    wrong = make(Executor(swapped=True), 2)
    assert [check(wrong, v) for v in VECTORS] == [None] * len(VECTORS)
    assert check_together(wrong, [VECTORS[4]] * 2) == []
    assert len(check_together(wrong, VECTORS)) == len(VECTORS)

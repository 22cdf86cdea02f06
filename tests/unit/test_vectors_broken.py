"""Vector files that are wrong in every way: refused with file, vector and field, none taken for a bug of the tool."""

from __future__ import annotations

import hashlib
import json
import re
import struct

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

from cipherwright.errors import VectorError
from cipherwright.protocols import vector_files
from cipherwright.protocols.manners import FURTHEST
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check, check_all, load_vectors
from tests.support import fake_hashes, fakes

VECTOR = {"id": "one", "variant": "toy", "source": "me", "key": "00" * 16, "plaintext": "00" * 8,
          "ciphertext": "11" * 8}
FILE = {"algorithm": "toy", "variant": ["toy"], "source": {"me": "me"}, "vectors": [VECTOR]}


def text(change=None, **vector):
    return json.dumps({**FILE, **(change or {"vectors": [{**VECTOR, **vector}]})})


def raw(field, value):
    """A vector with a field whose value is written just so."""
    return text(**{field: "HERE"}).replace('"HERE"', value)


KINDS = [
    ("nothing", "", "not JSON"),
    ("spaces", " \n ", "not JSON"),
    ("NUL bytes", "\0\0", "not JSON"),
    ("UTF-16", text().encode("utf-16"), "not a text file"),
    ("Latin-1", text(id="\u00e9").replace("\\u00e9", "\u00e9").encode("latin-1"), "not a text file"),
    ("half a file", text()[:-20], "not JSON"),
    ("a comma too many", text()[:-1] + ",}", "not JSON"),
    ("something behind", text() + "x", "not JSON"),
    ("a list", "[]", "an object with \"algorithm\""),
    ("null", "null", "an object with \"algorithm\""),
    ("a string", '"x"', "it is \"x\""),
    ("a number", "7", "it is 7"),
    ("not a number", "NaN", "it is NaN"),
    ("ten thousand brackets", "[" * 100_000, "nested too deeply"),
    ("deep inside", text().replace('"me"}', '"me", "x": ' + "[" * 100_000 + "]" * 100_000 + "}"), "nested too deeply"),
    ("a field twice", text().replace('"key":', '"key": "00", "key":'), 'vector "one": "key" is given twice'),
    ("the whole twice", text()[:-1] + ', "vectors": []}', '"vectors" is given twice'),
    ("a source twice", text().replace('{"me": "me"}', '{"me": "1", "me": "2"}'), '"source": "me" is given twice'),
    ("no algorithm", text({"algorithm": 5}), '"algorithm" must be a string, it is 5'),
    ("variants an object", text({"variant": {}}), '"variant" must be a list'),
    ("a variant a list", text({"variant": [["toy"]]}), 'every variant in "variant" must be a string'),
    ("sources a list", text({"source": []}), '"source" must be an object'),
    ("vectors null", text({"vectors": None}), '"vectors" must be a list, it is null'),
    ("vectors an object", text({"vectors": {}}), '"vectors" must be a list, it is an object'),
    ("a vector a list", text({"vectors": [[]]}), "vector number 1: an object was expected, it is a list"),
    ("a vector a huge number", '{"algorithm":"a","variant":[],"source":{},"vectors":[' + "9" * 5000 + "]}",
     "vector number 1: an object was expected, it is a number of 5000 digits"),
    ("no id", text(id=None), 'vector number 1: "id" must be a string, it is null'),
    ("an empty id", text(id=""), 'vector number 1: "id" is ""'),
    ("a lone surrogate in an id", raw("id", '"\\ud800"'), 'vector number 1: "id" is "\\ud800"'),
    ("an escape in an id", raw("id", '"a\\u001b[2J"'), 'vector number 1: "id" is "a\\u001b[2J"'),
    ("a lone surrogate in a key", raw("key", '"\\udc80"'), 'vector "one": "key" has the character'),
    ("a lone surrogate in a variant", raw("variant", '"\\ud800"'), 'vector "one": variant "\\ud800" is unknown'),
    ("a lone surrogate in a source", raw("source", '"\\ud800"'), 'vector "one": source "\\ud800" has no'),
    ("a lone surrogate in a field", text(HERE="").replace("HERE", "\\ud800"), 'vector "one": unknown field "\\ud800"'),
    ("5000 digits", raw("repeat", "9" * 5000),
     'vector "one": "repeat" must be a number of at most 18 digits, it is a number of 5000 digits'),
    ("minus 5000 digits", raw("offset", "-" + "9" * 5000), 'vector "one": "offset" must be a number of at most'),
    ("infinity", raw("repeat", "Infinity"), 'vector "one": "repeat" must be a number of at most 18 digits, it is Inf'),
    ("minus infinity", raw("offset", "-Infinity"), 'vector "one": "offset" must be a number'),
    ("a large exponent", raw("repeat", "1e999"), 'vector "one": "repeat" must be a number without a fraction'),
    ("a fraction", raw("repeat", "1.5"), '"repeat" must be a number without a fraction, it is 1.5'),
    ("true", raw("repeat", "true"), '"repeat" must be a number, it is true'),
    ("no repeat", raw("repeat", "0"), '"repeat" must be at least 1, it is 0'),
    ("repeated for ever", raw("repeat", "10" * 8), '"repeat" is 1010101010101010, at most 1000000 are run'),
    ("a key of numbers", raw("key", "[1, 2]"), '"key" must be a string of hex digits, it is a list'),
    ("a key of half a byte", text(key="0"), '"key" has 1 hex digits'),
    ("a short key", text(key="00"), 'vector "one": toy takes a key of 16 bytes (two hex digits each), this one has 1'),
    ("half a block", text(plaintext="00" * 5, ciphertext="00" * 5), '"plaintext" has 5 bytes, in ECB mode a multiple'),
    ("an empty keystream", text(keystream=""), 'vector "one": "keystream" is empty'),
    ("an empty digest", text(digest="", message=""), 'vector "one": "digest" is empty'),
    ("a digest", text({"vectors": [{"id": "one", "variant": "toy", "source": "me", "digest": "00", "message": ""}]}),
     'vector "one": a block cipher in ECB mode needs "plaintext" and "ciphertext"'),
    ("a tag", text({"vectors": [{"id": "one", "variant": "toy", "source": "me", "key": "00", "tag": "00"}]}),
     'vector "one": field "message" is missing (there is a "tag", and no "ciphertext"); add it'),
    ("the tag of a message", text({"vectors": [{"id": "one", "variant": "toy", "source": "me", "key": "00", "tag": "00",
                                                "message": ""}]}),
     'vector "one": a block cipher in ECB mode needs "plaintext" and "ciphertext"'),
    ("an iv", text(iv="00"), 'vector "one": "iv" says nothing of a block cipher in ECB mode; leave it out'),
    ("a nonce", text(nonce="00"), '"nonce" says nothing'),
    ("an offset", text(offset=3), '"offset" says nothing'),
    ("valid bits", text(valid_bits=60), '"valid_bits" says nothing'),
    ("too many valid bits", text(valid_bits=65), '"valid_bits" is 65, and "plaintext" has 8 bytes'),
    ("valid bits of nothing", text({"vectors": [{"id": "one", "variant": "toy", "source": "me", "key": "00",
                                                 "tag": "00", "message": "", "valid_bits": 9}]}),
     '"message" has 0 bytes'),
]


def test_broken_files(cw, tmp_path):
    path = tmp_path / "broken.json"
    for kind, content, said in KINDS:
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        code, out, err = cw("vectors", "toy", "--interpret", "--file", path)
        assert (code, out) == (2, "") and said in err and "broken.json" in err and "a bug" not in err, (kind, err)
        assert re.search(r"broken\.json:\d+:\d+: ", err) and "; " in err, (kind, err)
        assert err.count("\n") == 1 and "\x1b" not in err and len(err) < 500, (kind, err)


def test_files_that_are_none(cw, tmp_path, monkeypatch):
    code, _, err = cw("vectors", "toy", "--interpret", "--file", tmp_path)
    assert code == 2 and "cannot be read" in err
    monkeypatch.setattr(vector_files, "FILE_BYTES", 1 << 20)
    code, _, err = cw("vectors", "toy", "--interpret", "--file", "/dev/zero")
    assert code == 2 and "more than 1 MB" in err


def test_a_byte_order_mark_is_passed_over(tmp_path):
    path = tmp_path / "v.json"
    path.write_bytes(b"\xef\xbb\xbf" + text().encode())
    assert load_vectors(path) == [VECTOR]


def test_nothing_said_is_no_mistake(tmp_path):
    """Fields with values that mean nothing may stand in any vector."""
    path = tmp_path / "v.json"
    path.write_text(text(repeat=1, offset=0, iv=""))
    assert len(load_vectors(path)) == 1


@pytest.mark.parametrize("digits, message, most", [(9, "", 1 << 24), (8, "00" * 200, 1 << 30)])
def test_a_repeated_message_has_a_limit(tmp_path, digits, message, most):
    path = tmp_path / "v.json"
    path.write_text(text({"vectors": [{"id": "one", "variant": "toy", "source": "me", "message": message,
                                       "digest": "00", "repeat": int("1" * digits)}]}))
    with pytest.raises(VectorError, match=rf'"one": "repeat" .*at most {most}'):
        load_vectors(path)


# -- fields that used to be passed over -----------------------------------------------------------------------

def aes():
    return make_cipher(fakes.AES, fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


def toy():
    return make_cipher(fakes.STREAMS[16], fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


@pytest.mark.parametrize("offset", [0, 1, 15, 16, 17, 100, (1 << 40) + 5, (1 << 59) + 1])
def test_offset_in_counter_mode(offset):
    """However far: the counter is moved, nothing is made that is not wanted."""
    key, iv, data = bytes(range(16)), bytes(14) + b"\xff\xf0", bytes(range(50))
    first = (int.from_bytes(iv, "big") + offset // 16) % (1 << 128)
    stream = Cipher(algorithms.AES(key), modes.CTR(first.to_bytes(16, "big"))).encryptor()
    coded = stream.update(bytes(offset % 16) + data)[offset % 16:]
    vector = {"id": "v", "variant": "AES-128-CTR", "key": key.hex(), "iv": iv.hex(), "plaintext": data.hex(),
              "ciphertext": coded.hex(), "offset": offset}
    assert check(aes(), vector) is None
    assert check(aes(), {**vector, "offset": offset + 1}).id == "v"


def test_offset_of_a_keystream_has_a_limit():
    vector = {"id": "v", "variant": "toy", "key": "00" * 16, "iv": "00" * 4, "keystream": "00", "offset": FURTHEST + 1}
    with pytest.raises(VectorError, match=f'"v": "offset" is {FURTHEST + 1}, at most {FURTHEST} bytes'):
        check(toy(), vector)


def test_valid_bits_of_a_stream():
    stream = toy().start_state(bytes(16), bytes(4)).take(3)
    vector = {"id": "v", "variant": "toy", "key": "00" * 16, "iv": "00" * 4, "keystream": stream.hex(),
              "valid_bits": 21}
    other = {**vector, "keystream": (stream[:2] + bytes([stream[2] ^ 7])).hex()}
    assert check(toy(), vector) is check(toy(), other) is None
    assert check(toy(), {**other, "valid_bits": 22}).id == check(toy(), {**other, "valid_bits": 24}).id == "v"
    assert check_all(toy(), [other], reference=fakes.executor) == []


def test_a_result_is_one_of_two_kinds():
    vector = {"id": "v", "variant": "toy", "key": "00" * 16, "iv": "00" * 4, "keystream": "00", "plaintext": "00",
              "ciphertext": "00"}
    with pytest.raises(VectorError, match="not both"):
        check(toy(), vector)
    with pytest.raises(VectorError, match='"repeat" says nothing of a stream cipher'):
        check(toy(), {**{k: v for k, v in vector.items() if "text" not in k}, "repeat": 2})


def padded(bits, block, length_bytes):
    """A message, a string of 0 and 1, padded bit by bit."""
    whole = bits + "1"
    while len(whole) % (8 * block) != 8 * (block - length_bytes):
        whole += "0"
    whole += f"{len(bits):0{8 * length_bytes}b}"
    return int(whole, 2).to_bytes(len(whole) // 8, "big")


def toy_digest(bits):
    """The toy hash of a message of any number of bits."""
    state = struct.pack("<3I", *fake_hashes.INITIAL)
    data = padded(bits, fake_hashes.BLOCK, 8)
    for at in range(0, len(data), fake_hashes.BLOCK):
        state = fake_hashes.squeeze(state, data[at:at + fake_hashes.BLOCK])
    return struct.pack(">3I", *struct.unpack("<3I", state))[:10]


@pytest.mark.parametrize("messages", [1, 2])
def test_messages_of_any_number_of_bits(messages):
    from tests.unit.test_hashes import make

    vectors = []
    for count in [*range(20), 55, 56, 57, 63, 64, 65, 71, 127, 128, 129, 1021]:
        bits = "".join(str(b & 1) for b in hashlib.shake_128(bytes([count & 255])).digest(count))
        data = int(bits.ljust(-(-count // 8) * 8, "1") or "0", 2).to_bytes(-(-count // 8), "big")
        vectors.append({"id": str(count), "variant": "squeezed", "message": data.hex(), "valid_bits": count,
                        "digest": toy_digest(bits).hex()})
    assert check_all(make(messages=messages), vectors, reference=fake_hashes.Executor()) == []
    wrong = [{**v, "valid_bits": v["valid_bits"] ^ 1} for v in vectors if v["valid_bits"] % 8 in (2, 4, 6)]
    assert len(check_all(make(), wrong)) == len(wrong)



"""Vector files: the schema and its messages, and checking ciphers with them."""

from __future__ import annotations

import json

import pytest

from cipherwright.errors import VectorError
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check, check_all, load_vectors, sample, summary
from tests.support import fakes

GOOD = {"id": "c128", "variant": "AES-128-ECB", "source": "fips197",
        "key": "000102030405060708090a0b0c0d0e0f",
        "plaintext": "00112233445566778899aabbccddeeff", "ciphertext": "69c4e0d86a7b0430d8cdb78070b4c55a"}
HEAD = {"algorithm": "AES", "variant": ["AES-128-ECB", "AES-128-CTR"], "source": {"fips197": "FIPS-197"}}


def write(tmp_path, vectors, **changes):
    path = tmp_path / "v.json"
    path.write_text(json.dumps({**HEAD, "vectors": vectors, **changes}))
    return path


def without(field):
    return {k: v for k, v in GOOD.items() if k != field}


def aes():
    return make_cipher(fakes.AES, fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)


def test_good(tmp_path):
    assert load_vectors(write(tmp_path, [GOOD])) == [GOOD]


@pytest.mark.parametrize("vector, said", [
    (without("key"), '"c128": field "key" is missing'),
    (without("plaintext"), '"c128": field "plaintext" is missing'),
    (without("id"), 'number 1: field "id" is missing'),
    (without("ciphertext"), "no result"),
    ({**GOOD, "key": "012"}, '"key" has 3 hex digits'),
    ({**GOOD, "key": "0x"}, "'x', which is not a hex digit"),
    ({**GOOD, "key": 5}, '"key" must be a string'),
    ({**GOOD, "variant": "AES-ECB"}, 'variant "AES-ECB" is unknown; the file lists "AES-128-ECB"'),
    ({**GOOD, "source": "me"}, 'source "me" has no description'),
    ({**GOOD, "repeat": 0}, '"repeat" must be at least 1'),
    ({**GOOD, "repeat": "3"}, '"repeat" must be a number'),
    ({**GOOD, "plaintext": "00"}, "equally long"),
    ({**GOOD, "plain": "00"}, 'unknown field "plain"'),
    (7, "an object was expected"),
])
def test_bad_vectors(tmp_path, vector, said):
    with pytest.raises(VectorError) as caught:
        load_vectors(write(tmp_path, [vector]))
    assert said in str(caught.value) and "v.json" in str(caught.value)


def test_bad_files(tmp_path):
    with pytest.raises(VectorError, match="two vectors"):
        load_vectors(write(tmp_path, [GOOD, GOOD]))
    with pytest.raises(VectorError, match='"variant" must be a list'):
        load_vectors(write(tmp_path, [GOOD], variant="AES"))
    with pytest.raises(VectorError, match="cannot be read"):
        load_vectors(tmp_path / "none.json")
    for content, said in [(b"[]", "an object"), (b"{", "not JSON"), (b"\xff\xfe\x00", "not a text file")]:
        path = tmp_path / "bad.json"
        path.write_bytes(content)
        with pytest.raises(VectorError, match=said):
            load_vectors(path)


def test_checks():
    repeated = fakes.aes_ecb(bytes.fromhex(GOOD["key"]), bytes.fromhex(GOOD["ciphertext"])).hex()
    wrong = {**GOOD, "id": "wrong", "ciphertext": GOOD["ciphertext"][:-2] + "5b"}
    ctr = {"id": "ctr", "variant": "AES-128-CTR", "key": "2b7e151628aed2a6abf7158809cf4f3c",
           "iv": "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff", "plaintext": "6bc1bee22e409f96e93d7e117393172a",
           "ciphertext": "874d6191b620e3261bef6864990db6ce"}
    vectors = [GOOD, {**GOOD, "repeat": 2, "ciphertext": repeated}, ctr, wrong]
    failures = check_all(aes(), vectors)
    assert [f.id for f in failures] == ["wrong"]
    text = summary("aes128", 4, failures, "interpreted")
    assert "3 of 4 vectors agree (interpreted)" in text and "first difference at byte 15 of 16" in text
    assert "c5 5b" in text and "c5 5a" in text


def test_stream_vectors():
    toy = make_cipher(fakes.STREAMS[16], fakes.PROGRAM, fakes.executor, fakes.PARAMS.__getitem__)
    stream = fakes.toy_block(b"\x01\x02\x03\x04", 0)
    head = {"variant": "toy", "key": bytes(16).hex(), "iv": "01020304"}
    assert check(toy, {**head, "id": "a", "keystream": stream[:20].hex()}) is None
    assert check(toy, {**head, "id": "b", "keystream": stream[7:20].hex(), "offset": 7}) is None
    coded = bytes(b ^ 255 for b in stream[:2]).hex()
    assert check(toy, {**head, "id": "c", "plaintext": "ffff", "ciphertext": coded}) is None
    assert check(toy, {**head, "id": "d", "keystream": "00" * 20}).id == "d"
    with pytest.raises(VectorError):
        check(toy, {**head, "id": "e", "digest": "00"})


def test_mode_not_driven():
    with pytest.raises(VectorError, match="mode OFB is not driven here, only ECB, CTR, CBC, XTS and CMAC"):
        check(aes(), {**GOOD, "variant": "AES-128-OFB"})


def test_sample_is_cheap_and_spread():
    vectors = [{"id": i, "plaintext": "00" * 16} for i in range(50)]
    vectors.append({"plaintext": "00" * 16, "repeat": 1000})
    chosen = [v["id"] for v in sample(vectors, 6)]
    assert chosen[0] == 0 and chosen[-1] == 49 and len(chosen) == 6
    assert sample(vectors[-1:]) == vectors[-1:]

"""Wrong vector files: each is refused with file, line, column and a remedy, and the remedy, followed, mends it.

A row changes a file of docs/vectors.md: in the changed text ¦ marks the place that is said. What follows mends the
changed text; where nothing does, the change is taken back.
"""

from __future__ import annotations

import functools
import re
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import VectorError
from cipherwright.protocols.vectors import check_all, load_vectors
from tests.pages.test_vectors_page import DRIVERS, FILES, driver

MARK = "¦"

KINDS = ("ecb", "modes", "keystream", "hash", "stream", "mac", "aead", "duplex", "kernel")
BASES = dict(zip(KINDS, FILES, strict=True))
Change = tuple[str, str]
Row = tuple[str, str, list[Change], str, str, list[Change]]
ROWS: list[Row] = [
    # what is no file of vectors
    ("empty", "ecb", [(FILES[0], MARK)], "not JSON", "mend it there", [("", FILES[0])]),
    ("list", "ecb", [(FILES[0], MARK + "[]")], "an object with", "write { … } with these", [("[]", FILES[0])]),
    ("comma too many", "ecb", [(" ]\n}", " ],\n¦}")], "not JSON", "mend it there", [],),
    ("comma missing", "ecb", [('["AES-128-ECB"],', '["AES-128-ECB"]'), (' "source": {', ' ¦"source": {')], "not JSON",
     "mend it there", [('["AES-128-ECB"]', '["AES-128-ECB"],')]),
    ("bracket open", "ecb", [(" ]\n}\n", "¦")], "not JSON", "mend it there", []),
    ("single quotes", "ecb", [('"algorithm": "AES"', '"algorithm": ¦\'AES\'')], "not JSON", "mend it there", []),
    ("no quotes", "ecb", [('"key": "0', '"key": 0¦')], "not JSON", "mend it there", []),
    ("deep", "ecb", [('"algorithm": "AES"', '"algorithm": [[[' + MARK + "[" * 100_000)],
     "not JSON|brackets are nested too deeply", "it needs 4 levels at most|mend it there", []),
    # the file
    ("no algorithm", "ecb", [(' "algorithm": "AES",\n', ""), ("{", "¦{")], 'field "algorithm" is missing', "add it",
     [("{", '{"algorithm": "AES",')]),
    ("algorithm a number", "ecb", [('"AES",', "¦5,")], '"algorithm" must be a string, it is 5', "in quotes",
     [("5,", '"5",')]),
    ("no variants", "ecb", [(' "variant": ["AES-128-ECB"],\n', ""), ("{", "¦{")], 'field "variant" is missing',
     "add it", [("{", '{"variant": ["AES-128-ECB"],')]),
    ("one variant", "ecb", [('["AES-128-ECB"]', '¦"AES-128-ECB"')], '"variant" must be a list', "[ … ]", []),
    ("variant a number", "ecb", [('["AES-128-ECB"]', '["AES-128-ECB", ¦5]')], 'every variant in "variant" must be',
     "in quotes", [("5]", '"5"]')]),
    ("variant without name", "ecb", [('["AES-128-ECB"]', '["AES-128-ECB", ¦""]')], 'every variant in "variant" is ""',
     "a name needs characters", [('""]', '"AES"]')]),
    ("no sources", "ecb", [(' "source": {"lib": "made with OpenSSL by PyPI cryptography"},\n', ""), ("{", "¦{")],
     'field "source" is missing', "add it", [("{", '{"source": {"lib": "made"},')]),
    ("source a text", "ecb", [('{"lib": "made with OpenSSL by PyPI cryptography"}', '¦"made"')],
     '"source" must be an object', "{ … }", [('"made"', '{"lib": "made"}')]),
    ("source a list", "ecb", [('"made with OpenSSL by PyPI cryptography"', '¦["made"]')],
     '"source: lib" must be a string, it is a list', "in quotes", [('["made"]', '"made"')]),
    ("source twice", "ecb", [('{"lib":', '{"lib": "other", ¦"lib":')], '"source": "lib" is given twice', "keep one",
     []),
    ("no vectors", "ecb", [('"vectors"', '"vector"'), ("{", "¦{")], 'field "vectors" is missing', "add it", []),
    ("vectors an object", "ecb", [("[\n  {", "¦{\n  "), ("\n ]", "\n ")], '"vectors" must be a list', "[ … ]", []),
    ("vectors twice", "ecb", [(' "vectors": [', ' "vectors": [],\n ¦"vectors": [')], '"vectors" is given twice',
     "keep one", []),
    ("vector a text", "ecb", [('  {"id"', '  ¦"one",\n  {"id"')], "vector number 1: an object was expected",
     "write { … }", [('  "one",\n', "")]),
    # a vector
    ("no id", "ecb", [('{"id": "one block", ', "¦{")], 'vector number 1: field "id" is missing', "add it", []),
    ("id a number", "ecb", [('"id": "one block"', '"id": ¦1')], '"id" must be a string', "in quotes",
     [('"id": 1', '"id": "1"')]),
    ("id with a line's end", "ecb", [('"one block"', '¦"one\\n"')], '"id" is "one\\n"', "can be printed", []),
    ("id twice", "hash", [('"id": "with a key"', '"id": "2000 times a"'), ('{"id": "2000 times a", "variant": '
                                                                            '"BLAKE2s-256", "source": "lib", "key"',
     '¦{"id": "2000 times a", "variant": "BLAKE2s-256", "source": "lib", "key"')], "there are two vectors with this id",
     "give one of them another", []),
    ("no variant", "ecb", [('{"id": "one block", "variant": "AES-128-ECB", ', '¦{"id": "one block", ')],
     'field "variant" is missing', "add it", []),
    ("variant unlisted", "ecb", [('"variant": "AES-128-ECB"', '"variant": ¦"AES-128"')],
     'variant "AES-128" is unknown', 'the file lists "AES-128-ECB"', []),
    ("variant added", "ecb", [('"variant": "AES-128-ECB"', '"variant": ¦"AES-128"')], "is unknown",
     'add it to "variant"', [('["AES-128-ECB"]', '["AES-128-ECB", "AES-128"]')]),
    ("no source", "ecb", [('"source": "lib", ', ""), ('{"id"', '¦{"id"')], 'field "source" is missing', "add it", []),
    ("source without description", "ecb", [('"source": "lib"', '"source": ¦"nist"')],
     'source "nist" has no description', "add one, or name another", [('{"lib": ', '{"nist": "there", "lib": ')]),
    ("unknown field", "ecb", [('"plaintext"', '¦"plain"')], 'unknown field "plain"', "docs/vectors.md", []),
    ("field twice", "ecb", [('"key"', '"key": "", ¦"key"')], '"key" is given twice', "keep one", []),
    ("no key", "ecb", [('"key": "000102030405060708090a0b0c0d0e0f",', ""), ('{"id"', '¦{"id"')],
     'field "key" is missing (there is a "ciphertext")', "add it", []),
    ("no plaintext", "ecb", [('"plaintext": "000102030405060708090a0b0c0d0e0f",', ""), ('{"id"', '¦{"id"')],
     'field "plaintext" is missing (there is a "ciphertext")', "add it", []),
    ("no result", "ecb", [('"ciphertext"', '"iv"'), ('{"id"', '¦{"id"')], "no result: one of", "is needed; add it",
     []),
    # what fields hold
    ("half a byte", "ecb", [('"key": "0001', '"key": ¦"000')], '"key" has 31 hex digits; bytes need an even number',
     "write each byte as two", []),
    ("no hex digit", "ecb", [('"key": "00', '"key": ¦"0x')], "has the character 'x', which is not a hex digit",
     "write each byte as two", []),
    ("bytes with spaces", "ecb", [('"key": "00', '"key": ¦"00 ')], "has the character ' '", "write each byte as two",
     []),
    ("bytes as numbers", "ecb", [('"key": "000102030405060708090a0b0c0d0e0f"', '"key": ¦[0, 1]')],
     '"key" must be a string of hex digits, it is a list', "in quotes", []),
    ("a bare number", "keystream", [('"keystream": "8d590ae9a74a7d056dc9ca74b72d1a4599b0a083"', '"keystream": ¦1')],
     '"keystream" must be a string of hex digits, it is 1', "in quotes", []),
    ("unequal lengths", "ecb", [('"ciphertext": "', '"ciphertext": ¦"00')],
     '"plaintext" has 16 bytes and "ciphertext" 17', "equally long", []),
    ("repeat 0", "ecb", [('"plaintext"', '"repeat": ¦0, "plaintext"')], '"repeat" must be at least 1, it is 0',
     "write 1 or more", [("0, ", "1, ")]),
    ("repeat in quotes", "ecb", [('"plaintext"', '"repeat": ¦"1", "plaintext"')],
     '"repeat" must be a number, it is "1"', "without quotes", [('"1"', "1")]),
    ("repeat for long", "ecb", [('"plaintext"', '"repeat": ¦1000001, "plaintext"')],
     '"repeat" is 1000001, at most 1000000 are run', "take fewer", [("1000001", "1")]),
    ("repeat a fraction", "hash", [('"repeat": 500', '"repeat": ¦500.5')], "without a fraction, it is 500.5",
     "write digits", []),
    ("repeat of a hash", "hash", [('"repeat": 500', '"repeat": ¦16777217')], "at most 16777216 are run", "take fewer",
     [("16777217", "500")]),
    ("digits without end", "stream", [('"offset": 60', '"offset": ¦' + "6" * 30)], "a number of at most 18 digits",
     "write digits", [("6" * 30, "60")]),
    ("offset negative", "stream", [('"offset": 60', '"offset": ¦-60')], '"offset" must be at least 0, it is -60',
     "write 0 or more", [("-60", "60")]),
    ("rejected as a text", "mac", [('"rejected": true', '"rejected": ¦"true"')], '"rejected" must be true or false',
     "write true", [('"true"', "true")]),
    ("empty tag", "mac", [('"tag": "e591505e87b0d9022c557ea7d0f9224c"', '"tag": ¦""')], '"tag" is empty',
     "give the result", []),
    ("empty keystream", "keystream", [('"keystream": "8d590ae9a74a7d056dc9ca74b72d1a4599b0a083"', '"keystream": ¦""')],
     '"keystream" is empty', "give the result, or leave the vector out", []),
    ("no message", "mac", [('"message": "616263",\n   "tag": "e591', '"tag": "e591'),
                           ('{"id": "abc"', '¦{"id": "abc"')],
     'field "message" is missing (there is a "tag"', "add it", []),
    ("no message of a digest", "hash", [(' "message": "",', ""), ('{"id": "with', '¦{"id": "with')],
     'field "message" is missing (there is a "digest")', "add it", []),
    ("valid bits", "stream", [('"keystream"', '"valid_bits": ¦65, "keystream"')],
     '"valid_bits" is 65, and "keystream" has 8 bytes', "just as many", [("65", "64")]),
    ("bits repeated", "hash", [('"message": "61616161"', '"valid_bits": ¦31, "message": "61616161"')],
     '"valid_bits" ends inside a byte, and "repeat" is 500', "leave one of the two out", [('"valid_bits": 31, ', "")]),
    ("bits of whole bytes", "hash", [('"message": "",', '"message": "00", "valid_bits": ¦7,')],
     '"valid_bits" ends inside a byte, and blake2s takes whole bytes', 'correct "valid_bits"',
     [('"message": "00", "valid_bits": 7', '"message": ""')]),
    # what a protocol takes
    ("ecb: iv", "ecb", [('"plaintext"', '¦"iv": "00", "plaintext"')],
     '"iv" says nothing of a block cipher in ECB mode', "leave it out", [('"iv": "00", ', "")]),
    ("ecb: short key", "ecb", [('"key": "0001', '"key": ¦"01')], "takes a key of 16 bytes", 'correct "key"', []),
    ("ecb: half a block", "ecb", [('"plaintext": "0001', '"plaintext": ¦"01'), ('"ciphertext": "0a94',
     '"ciphertext": "94')], '"plaintext" has 15 bytes, in ECB mode a multiple of 16', 'correct "plaintext"', []),
    ("ecb: a digest", "ecb", [('"ciphertext"', '"digest"'), ('"plaintext"', '"message"'), ('{"id"', '¦{"id"')],
     'a block cipher in ECB mode needs "plaintext" and "ciphertext"', "give them, or name another variant", []),
    ("another mode", "ecb", [('["AES-128-ECB"]', '["AES-128-OFB"]'), ('"variant": "AES-128-ECB"',
                                                                     '"variant": ¦"AES-128-OFB"')],
     "mode OFB is not driven here", "leave its variant out", []),
    ("ctr: no iv", "modes", [('"iv": "101112131415161718191a1b1c1d1e1f", "offset"', '"offset"'),
                             ('{"id": "from', '¦{"id": "from')], "an initial counter block of 16 bytes", 'add "iv"',
     []),
    ("ctr: unit", "modes", [('"offset": 16', '¦"unit": 16')], '"unit" says nothing of a block cipher in CTR mode',
     "leave it out", []),
    ("cbc: short iv", "modes", [('"iv": "101112131415161718191a1b1c1d1e1f",\n   "plaintext"',
                                 '"iv": ¦"1011",\n   "plaintext"')], "an IV of 16 bytes", 'correct "iv"', []),
    ("xts: one key", "modes", [('"key": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"',
                                '"key": ¦"000102030405060708090a0b0c0d0e0f"')], "two keys, of the data and of the",
     'correct "key"', []),
    ("xts: unit of a byte", "modes", [('"iv": "07', '"unit": ¦1, "iv": "07')], '"unit" must be at least 16',
     "write 16 or more", [('"unit": 1,', '"unit": 32,')]),
    ("xts: last unit", "modes", [('"iv": "07', '"unit": 16, "iv": "07'),
                                 ('"plaintext": "000102030405060708090a0b0c0d0e0f10"',
                                  '"plaintext": ¦"000102030405060708090a0b0c0d0e0f10"')],
     "in XTS mode the last unit needs a block or more", 'correct "plaintext"', [('"unit": 16, ', "")]),
    ("cmac: nonce", "modes", [('"message": "616263", "tag": "0a',
                               '"message": "616263", ¦"nonce": "00", "tag": "0a')],
     '"nonce" says nothing of a block cipher in CMAC mode', "leave it out", [('"nonce": "00", ', "")]),
    ("keystream: nonce", "keystream", [('"iv"', '¦"nonce": "00", "iv"')], '"nonce" says nothing of a stream cipher',
     "leave it out", [('"nonce": "00", ', "")]),
    ("keystream: both", "keystream", [('"keystream"', '"plaintext": "00", "ciphertext": "00", "keystream"'),
                                      ('{"id"', '¦{"id"')], "not both", "leave one of them out", []),
    ("keystream: far", "keystream", [('"keystream"', '"offset": ¦67108865, "keystream"')],
     '"offset" is 67108865, at most 67108864 bytes', 'correct "offset"', [('"offset": 67108865, ', "")]),
    ("hash: long key", "hash", [('"key": "0001"', '"key": ¦"' + "00" * 33 + '"')], "takes a key of at most 32 bytes",
     'correct "key"', []),
    ("hash: a tag", "hash", [('"message": ""', '¦"tag": "00", "message": ""')], '"tag" says nothing of a hash function',
     "leave it out", [('"tag": "00", ', "")]),
    ("stream: iv", "stream", [('"counter": 7, "plaintext"', '"counter": 7, ¦"iv": "00", "plaintext"')],
     '"iv" says nothing of a stream cipher', "leave it out", [('"iv": "00", ', "")]),
    ("stream: short nonce", "stream", [('"nonce": "00', '"nonce": ¦"')], "takes a nonce of 12 bytes",
     'correct "nonce"', []),
    ("stream: no nonce", "stream", [(', "nonce": "000000000000004a00000000",\n   "counter": 7, "plain',
                                     ',\n   "counter": 7, "plain'), ('{"id": "from', '¦{"id": "from')],
     "takes a nonce of 12 bytes", 'add "nonce"', []),
    ("stream: counter", "stream", [('"counter": 7, "plaintext"', '"counter": ¦4294967296, "plaintext"')],
     "counts blocks in 4 bytes", 'correct "counter"', []),
    ("mac: short tag", "mac", [('"tag": "e591', '"tag": ¦"91')], '"tag" has 15 bytes, toy_poly gives 16',
     'correct "tag"', []),
    ("mac: long key", "mac", [('"key": "00', '"key": ¦"0000')], "takes a key of 32 bytes", 'correct "key"', []),
    ("mac: associated", "mac", [('"message"', '¦"associated": "00", "message"')],
     '"associated" says nothing of a message authentication code', "leave it out", [('"associated": "00", ', "")]),
    ("aead: no plaintext", "aead", [('"plaintext": "616263", ', ""), ('{"id": "abc"', '¦{"id": "abc"')],
     'field "plaintext" is missing', "add it", []),
    ("aead: no tag", "aead", [(', "tag": "13a385a311fa492f3c3e06afb072db5d", "rejected"', ', "rejected"'),
                              ('{"id": "other', '¦{"id": "other')],
     'authenticated encryption needs "ciphertext" and "tag"', "give them", []),
    ("aead: message", "aead", [('"associated"', '¦"message": "00", "associated"')],
     '"message" says nothing of authenticated encryption', "leave it out", [('"message": "00", ', "")]),
    ("aead: empty tag", "aead", [('"tag": "13a385a311fa492f3c3e06afb072db5d"', '"tag": ¦""')], '"tag" is empty',
     "give the result", []),
    ("aead: short nonce", "aead", [('"nonce": "00', '"nonce": ¦"')], "takes a nonce of 12 bytes", 'correct "nonce"',
     []),
    ("mac: nonce", "mac", [('"message"', '"nonce": ¦"00", "message"')], "takes a nonce of 0 bytes", 'correct "nonce"',
     [('"nonce": "00"', '"nonce": ""')]),
    ("kernel: output length", "kernel", [('"outputs": {"st": "00', '"outputs": ¦{"st": "')],
     '"outputs": "st" has 39 bytes, the kernel\'s parameter 40', 'correct "outputs"', []),
    ("duplex: short nonce", "duplex", [('"nonce": "10', '"nonce": ¦"')], "takes a nonce of 16 bytes",
     'correct "nonce"', []),
    ("duplex: tag", "duplex", [('"tag": "2b', '"tag": ¦"')], '"tag" has 15 bytes, ascon_aead128 gives 16',
     'correct "tag"', []),
    ("duplex: counter", "duplex", [('"plaintext"', '¦"counter": 1, "plaintext"')], '"counter" says nothing of',
     "leave it out", [('"counter": 1, ', "")]),
    ("kernel: no inputs", "kernel", [('"inputs"', '"in"'), ('"in"', '¦"in"')], 'unknown field "in"',
     "docs/vectors.md", []),
    ("kernel: inputs left out", "kernel", [(re.findall(r'"inputs": \{.*?\}', FILES[8])[0] + ",", ""),
                                           ('{"id"', '¦{"id"')], 'field "inputs" is missing (there are "outputs")',
     "add it", []),
    ("kernel: name", "kernel", [('"outputs": {"st"', '"outputs": ¦{"ts"')], 'no `out or inout` parameter "ts"',
     "it has st", []),
    ("kernel: length", "kernel", [('"inputs": {"st": "00', '"inputs": ¦{"st": "')],
     '"st" has 39 bytes, the kernel\'s parameter 40', 'correct "inputs"', []),
    ("kernel: nothing compared", "kernel", [(re.findall(r'"outputs": \{.*?\}', FILES[8])[0], '"outputs": ¦{}')],
     '"outputs" is empty', "give the result", []),
    ("kernel: inputs empty", "kernel", [(re.findall(r'"inputs": \{.*?\}', FILES[8])[0], '"inputs": ¦{}')],
     '"inputs" lack "st"', "give what every", []),
    ("kernel: count", "kernel", [('"inputs"', '"count": ¦1, "inputs"')], "takes no count", 'leave "count" out',
     [('"count": 1, ', "")]),
    ("kernel: no hex", "kernel", [('"outputs": {"st": "00', '"outputs": {"st": ¦"0g')],
     "\"outputs: st\" has the character 'g'", "write each byte as two", []),
    ("kernel: name twice", "kernel", [('"inputs": {"st"', '"inputs": {"st": "00", ¦"st"')],
     '"inputs": "st" is given twice', "keep one", []),
    ("kernel: key", "kernel", [('"inputs"', '¦"key": "00", "inputs"')], '"key" says nothing of a kernel by itself',
     "leave it out", [('"key": "00", ', "")]),
]


@functools.cache
def cipher(base: str) -> Any:
    name = re.search(r'"algorithm": "(.*?)"', BASES[base])
    assert name
    return driver(DRIVERS[name[1]])[0]


def changed(text: str, changes: list[Change]) -> str:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refusal(path: Path, base: str, text: str) -> VectorError | None:
    """What reading and running the vectors says; an error of values is none here."""
    path.write_text(text, encoding="utf-8")
    try:
        assert check_all(cipher(base), load_vectors(path)) == []
    except VectorError as error:
        return error
    return None


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_wrong_file(tmp_path: Path, row: Row) -> None:
    _, base, changes, said, remedy, mend = row
    right, path = BASES[base], tmp_path / "v.json"
    marked = changed(right, changes)
    before, mark, after = marked.partition(MARK)
    assert mark and MARK not in after
    wrong = before + after
    error = refusal(path, base, wrong)
    assert error is not None
    place = f"{path}:{before.count(chr(10)) + 1}:{len(before) - before.rfind(chr(10))}: "
    assert str(error).startswith(place) and (error.line, error.column) != (None, None), (str(error)[:200], place)
    assert re.search("|".join(map(re.escape, said.split("|"))), error.said), str(error)
    assert error.remedy and re.search("|".join(map(re.escape, remedy.split("|"))), error.said + "; " + error.remedy)
    assert refusal(path, base, changed(wrong, mend) if mend else right) is None


@pytest.mark.full
def test_there_are_enough() -> None:
    """With the wrong sources whose remedies are followed, a hundred and more."""
    from tests.unit.test_wrong import MENDED

    assert len(ROWS) >= 100 and len(ROWS) + len(MENDED) >= 190
    assert len({row[0] for row in ROWS}) == len(ROWS)

"""docs/vectors.md: its files are read and hold, its table says what each protocol takes, its message is what comes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import VectorError
from cipherwright.project.source import Source
from cipherwright.project.sources import ROOT, Library
from cipherwright.protocols.algorithms import FIELDS
from cipherwright.protocols.manners import USED
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.schema import schema
from cipherwright.protocols.vectors import check_all, load_vectors

PAGE = (ROOT / "docs" / "vectors.md").read_text(encoding="utf-8")
FILES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
ROWS = re.findall(r"^\| ((?:`\w+` ?)+) \| (.*?) \| (.*?) \|$", PAGE.split("## Fields")[1].split("##")[0], re.MULTILINE)
DRIVERS = {"AES": "aes128", "SNOW 2.0": "snow2_128", "BLAKE2s": "blake2s", "ChaCha20": "toy_chacha",
           "Poly1305": "toy_poly", "ChaCha20-Poly1305": "toy_chacha_poly", "Ascon-AEAD128": "ascon_aead128",
           "a kernel of Ascon": "toy_separation"}


def driver(name: str) -> Any:
    """Of a cipher of ours, or of a source of tests/protocols."""
    library = Library()
    if name in library.algorithms:
        source = library.algorithms[name]
    else:
        path = next(p for p in (ROOT / "tests" / "protocols").glob("*.cw") if f"algorithm {name} {{" in p.read_text())
        source = Source(path, path.read_text())
    algorithm = source.program.algorithms[name]
    return make_cipher(algorithm, source.program, source.interpreter, source.params), algorithm.protocol


def wrong(text: str) -> str:
    """With another last byte of what comes out."""
    return re.sub(r'("(?:digest|keystream|tag|ciphertext)": "[0-9a-f]*)([0-9a-f])"|(80)("\}\})',
                  lambda m: f'{m[1]}{"01"[m[2] == "0"]}"' if m[1] else f"81{m[4]}", text)


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_a_file_of_the_page_holds(tmp_path: Path, text: str) -> None:
    name = re.search(r'"algorithm": "(.*?)"', text)
    assert name
    cipher, _ = driver(DRIVERS[name[1]])
    path = tmp_path / "v.json"
    path.write_text(text)
    vectors = load_vectors(path)
    assert vectors and check_all(cipher, vectors) == []
    path.write_text(wrong(text))
    told = [v for v in load_vectors(path) if not v.get("rejected")]
    assert len(check_all(cipher, told)) == len(told)


def test_every_protocol_has_a_file() -> None:
    assert {driver(DRIVERS[name])[1] for name in re.findall(r'"algorithm": "(.*?)"', PAGE)} == set(FIELDS)
    assert [p for p in FIELDS if f"**{p}" not in PAGE] == []


def test_the_table_has_every_field_and_who_uses_it() -> None:
    words = {"ECB": ["ecb"], "CTR": ["ctr"], "CBC": ["cbc"], "XTS": ["xts"], "CMAC": ["cmac"],
             "`hash`": ["hash", "keyed hash"],
             "`keystream`": ["keystream"], "`stream`": ["stream"], "`mac`": ["mac"], "`aead`": ["aead"],
             "`duplex`": ["aead"], "`kernel`": ["kernel"], "block ciphers": ["ecb", "ctr", "cbc", "xts"],
             "all but `kernel`": [m for m in USED if m not in ("kernel", "hash")]}
    found: dict[str, set[str]] = {}
    for names, of, _ in ROWS:
        of = of.replace("`hash` if it has one", "")
        if of.startswith("all but"):
            of = "all but `kernel`"
        used = {m for word, manners in words.items() if word in of and (word != "`kernel`" or "all" not in of)
                for m in manners}
        for name in re.findall(r"`(\w+)`", names):
            found.setdefault(name, set()).update(used)
    every = set().union(*USED.values())
    assert found == {field: {m for m, fields in USED.items() if field in fields} for field in every}
    assert set(found) | {"id", "variant", "source"} == set(schema()["$defs"]["vector"]["properties"])


def test_the_message_of_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path("tests/vectors/aes.json")
    path.parent.mkdir(parents=True)
    path.write_text(re.sub(r'("key": "[0-9a-f]*)[0-9a-f]"', r'\1"', FILES[0]))
    with pytest.raises(VectorError) as caught:
        load_vectors(path)
    said = re.search(r"```\n(tests/vectors/aes.json:.*?)\n```", PAGE, re.DOTALL)
    assert said and said[1].replace("\n    ", " ") == str(caught.value)


def test_limits_are_those_of_the_schema() -> None:
    vector = schema()["$defs"]["vector"]
    most = vector["allOf"][-1]
    assert (most["then"]["properties"]["repeat"]["maximum"], most["else"]["properties"]["repeat"]["maximum"]) == (
        1 << 24, 10**6) and "at most 1,000,000; of a hash 2^24" in PAGE
    assert vector["properties"]["unit"]["minimum"] == 16 and "16 or more" in PAGE

"""docs/protocols.md: its algorithms are those of sources and run, its tables say what the protocols do."""

from __future__ import annotations

import re

import pytest

from cipherwright.project.sources import ROOT, Library, Source
from cipherwright.protocols.algorithms import CHOICES, FIELDS
from cipherwright.protocols.padding import Padding
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import check_all, sample
from tests.unit.test_hash_protocol import inputs_of

PAGE = (ROOT / "docs" / "protocols.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```\n(algorithm (\w+) \{.*?\})\n```", PAGE, re.DOTALL)
PADDED = re.compile(r"^\| ((?:`[^|]*` ?)+) \| ((?:[0-9a-f]{2} ?)+) \| ((?:[0-9a-f]{2} ?)+) \|$", re.MULTILINE)


def toys() -> list[Source]:
    """Sources of tests/protocols."""
    return [Source(path, path.read_text(encoding="utf-8")) for path in (ROOT / "tests" / "protocols").glob("*.cw")]


@pytest.mark.parametrize(("text", "name"), BLOCKS, ids=[name for _, name in BLOCKS])
def test_an_algorithm_of_the_page_runs(text: str, name: str) -> None:
    """In the place of the one that the source has: a shipped one, or one that protocols are tried with."""
    library = Library()
    source = library.algorithms.get(name) or next(s for s in toys() if name in s.program.algorithms)
    put, count = re.subn(rf"algorithm {name} \{{.*?\n\}}", lambda _: text, source.text, flags=re.DOTALL)
    assert count == 1
    changed = Source(source.path, put, folder=library.project.vectors, find=source.find)
    found = changed.program.algorithms[name]
    with changed.errors():
        cipher = make_cipher(found, changed.program, changed.interpreter, changed.params)
    vectors = sample(changed.vectors(found))
    assert vectors and check_all(cipher, vectors) == []


def test_every_block_is_an_algorithm_and_every_word_is_there() -> None:
    assert PAGE.count("```") == 2 * len(BLOCKS) >= 20
    words = {*FIELDS, *(field for fields in FIELDS.values() for field in fields),
             *(word for words in CHOICES.values() for word in words)}
    assert [word for word in sorted(words) if word not in PAGE] == []


def test_the_table_of_paddings() -> None:
    rows = PADDED.findall(PAGE)
    assert len(rows) == 6
    for said, *shown in rows:
        fields = dict(field.split() for field in re.findall(r"`(.*?)`", said))
        made = Padding("x", fields.get("padding", "length"), 8, int(fields.get("domain", "0x80"), 0),
                       int(fields.get("length_bytes", 0)), fields.get("length_order") == "little_endian")
        for message, wanted in zip((b"abc", b"a" * 8), shown, strict=True):
            assert (message + made.after(len(message))).hex(" ") == wanted, said


def test_what_a_kernel_is_told() -> None:
    """Of 100 bytes by BLAKE2s."""
    said = "A message of 100 bytes without a key is two blocks: `t` is 64 and 100, `f` 0 and 0xffffffff."
    assert said in PAGE
    assert inputs_of("blake2s", bytes(100), "t", "f") == ([64, 100], [0, 0xFFFFFFFF])

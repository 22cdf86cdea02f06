"""vectors.schema.json: what the loader makes of a file is what a validator of any schema makes of it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from cipherwright.errors import VectorError
from cipherwright.paths import TOOL
from cipherwright.protocols import schema as ours
from cipherwright.protocols import vector_files
from cipherwright.protocols.json_places import TOKEN, find
from cipherwright.protocols.manners import USED
from cipherwright.protocols.vector_files import load_vectors
from tests.unit.test_vectors_broken import KINDS

SHIPPED = sorted((TOOL / "tests" / "vectors").glob("*.json"))
CIPHER = {"id": "a", "variant": "v", "source": "s", "key": "00", "plaintext": "00", "ciphertext": "11", "iv": "00"}
GOOD: list[dict[str, Any]] = [
    CIPHER, {**CIPHER, "repeat": 2}, {**CIPHER, "tag": "00", "associated": "", "nonce": "00"},
    {k: v for k, v in {**CIPHER, "tag": "00", "rejected": True}.items() if k != "plaintext"},
    {"id": "a", "variant": "v", "source": "s", "key": "00", "keystream": "0a0B", "counter": 3, "offset": 1,
     "valid_bits": 12}, {"id": "a", "variant": "v", "source": "s", "message": "", "digest": "00", "repeat": 1 << 24},
    {"id": "a", "variant": "v", "source": "s", "key": "", "message": "", "tag": "00"},
    {"id": "a", "variant": "v", "source": "s", "inputs": {}, "outputs": {"x": "00"}, "count": 1}]
ODD = ["", "0", "00", "0g", "00" * 20, 0, 1, -1, 15, 16, 1.0, 1.5, 1e18, 1 << 24, (1 << 24) + 1, 10**6, 10**6 + 1,
       10**18, True, False, None, [], {}, ["00"], {"x": "00"}, {"x": 0}, {"": ""}]
BY_CODE = re.compile(r"equally long|no description|is unknown|two vectors|given twice|just as many|whole bytes can|"
                     r"makes a message|not JSON|not a text file|too deeply")
"""What no schema says."""


def file_of(vector: Any, **more: Any) -> dict[str, Any]:
    return {"algorithm": "a", "variant": ["v"], "source": {"s": "here"}, "vectors": [vector], **more}


def broken(rng: random.Random) -> dict[str, Any]:
    """A right file in which up to three things are changed."""
    data: dict[str, Any] = json.loads(json.dumps(file_of(rng.choice(GOOD))))
    fields = list(ours.schema()["$defs"]["vector"]["properties"])
    for _ in range(rng.randint(0, 3)):
        holder = data if rng.random() < 0.2 else data["vectors"][0] if isinstance(data.get("vectors"), list) else data
        name = rng.choice([*holder] if holder is data else [*fields, "other"])
        if rng.random() < 0.3:
            holder.pop(name, None)
        else:
            holder[name] = rng.choice(ODD)
        if not isinstance(data.get("vectors"), list) or not data["vectors"] or not isinstance(data["vectors"][0], dict):
            break
    return data


def refusal(path: Path, data: Any) -> str:
    path.write_text(json.dumps(data))
    try:
        load_vectors(path)
    except VectorError as error:
        return str(error)
    return ""


def read(path: Path) -> Any:
    return vector_files._read(path, path.name)[1]


@pytest.mark.full
def test_any_validator_agrees(tmp_path: Path) -> None:
    """Two thousand files: accepted by the schema's rules are those that a validator accepts, and the loader refuses of
    them only what no schema says."""
    jsonschema = pytest.importorskip("jsonschema", reason="it comes with the `test` packages")
    jsonschema.Draft202012Validator.check_schema(ours.schema())
    validator = jsonschema.Draft202012Validator(ours.schema())
    rng, right, wrong = random.Random(19), 0, 0
    for _ in range(2000):
        data = broken(rng)
        said = refusal(tmp_path / "v.json", data)
        fits = validator.is_valid(data)
        assert fits == (next(ours.faults(ours.schema(), read(tmp_path / "v.json")), None) is None), data
        assert fits == (not said or BY_CODE.search(said) is not None), (data, said)
        right, wrong = right + (not said), wrong + (not fits)
    assert right > 200 and wrong > 1000
    for path in SHIPPED:
        assert validator.is_valid(json.loads(path.read_text())), path.name
    for kind, content, _ in KINDS:
        (tmp_path / "v.json").write_bytes(content if isinstance(content, bytes) else content.encode())
        try:
            data = read(tmp_path / "v.json")
        except VectorError:
            continue
        assert validator.is_valid(data) == (next(ours.faults(ours.schema(), data), None) is None), kind


def test_the_loader_reads_what_the_schema_has(tmp_path: Path) -> None:
    for vector in GOOD:
        assert refusal(tmp_path / "v.json", file_of(vector)) == ""
        more = {"$schema": "vectors.schema.json", "for people": 1}
        assert refusal(tmp_path / "v.json", file_of(vector, **more)) == ""
    fields = set(ours.schema()["$defs"]["vector"]["properties"])
    assert fields == set().union(*USED.values()) | {"id", "variant", "source"}
    assert refusal(tmp_path / "v.json", file_of({**CIPHER, "repeat": 2.0})) == ""
    assert "fraction" in refusal(tmp_path / "v.json", file_of({**CIPHER, "repeat": 2.5}))


def test_every_keyword_is_followed() -> None:
    """A word of the schema without a rule would say nothing."""
    def words(node: Any, names: bool = False) -> set[str]:
        if isinstance(node, list):
            return set().union(*(words(one) for one in node))
        if not isinstance(node, dict):
            return set()
        inside = [words(value, key in ("properties", "$defs", "dependentRequired") and not names)
                  for key, value in node.items() if names or key not in ("const", "required")]
        return set().union(set() if names else set(node), *inside)

    assert words(ours.schema()) == ours.SILENT | set(ours.RULES)


def test_places_are_found_again() -> None:
    text = '{"a": [1, {"b\\u0022": "x", "c": {}}],\n "a": {"d":[[],"é]",\n  -3e5]}, "e" : null}'
    assert find(text, ()) == (1, 1) and find(text, ("e",)) == (3, 17) and find(text, ("e",), True) == (3, 11)
    assert find(text, ("a", "d", 1)) == (2, 16) and find(text, ("a", "d", 2)) == (3, 3)
    assert find(text, ("a",), True) == (2, 2)        # the one that counts
    assert find(text, ("a", 1, 'b"')) == (1, 23) and find(text, ("a", 1, 'b"'), True) == (1, 12)
    assert find(text, ("a", "d", 7)) == (2, 12) and find(text, ("x", "y")) == (1, 1)    # what would hold it
    for token in TOKEN.finditer(text):
        assert token[0]

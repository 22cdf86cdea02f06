"""What OpenSSL calls the algorithms of a library (openssl.toml), for its provider."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from targets.datafile import read_toml
from targets.forms import TableError

FILE = Path(__file__).with_name("openssl.toml")
KINDS = ("hashes", "macs", "ciphers", "streams")
MODES = ("ECB", "CBC", "CTR")


@cache
def _names() -> dict[str, Any]:
    return read_toml(FILE, TableError, FILE.name)


def name_of(kind: str, algorithm: str) -> str:
    """The names of an algorithm, with `:` between them, of a block cipher the first part of them."""
    return str(_names()[kind].get(algorithm, algorithm.upper().replace("_", "-")))


def provided(made: Mapping[str, Any]) -> dict[str, Any]:
    """What the provider's template is given of the algorithms of `layer.algorithms`: those that OpenSSL has a kind of
    operation for, with `openssl`, their names there. A MAC with a nonce of its own has none.
    """
    found: dict[str, Any] = {kind: [{**a, "openssl": name_of(kind, a["name"])} for a in made[kind]
                                    if a["name"] not in _names()["left_out"]] for kind in KINDS}
    found["macs"] = [a for a in found["macs"] if not a["nonce"]]
    for one in found["streams"]:
        one["iv_counter"] = int(_names()["counter_bytes"].get(one["name"], 0))
    for one in found["hashes"]:
        one["bytes"] = int(_names()["digest_bytes"].get(one["name"], one["digest"]))
    return {"provided": found, "modes": MODES}

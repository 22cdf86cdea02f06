"""Wycheproof's test files: JSON, groups of tests of one form, each test with the result that is expected.

AeadTest, MacTest, MacWithIvTest and IndCpaTest are read, as the project's schemas describe them; other groups are
counted as left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NoReturn

from cipherwright.protocols.imported import Fields, Import, LeftOut, read_text, refuse, unequal
from cipherwright.protocols.json_places import Path as JsonPath
from cipherwright.protocols.json_places import find
from cipherwright.protocols.schema import DIGITS

NAMES = {"CHACHA20-POLY1305": "ChaCha20-Poly1305", "XCHACHA20-POLY1305": "XChaCha20-Poly1305",
         "ASCONAEAD128": "Ascon-AEAD128", "ASCON-AEAD128": "Ascon-AEAD128"}
"""How we write what is written otherwise there."""
PADDED = "-PKCS5"
BLOCK = 16
NONCE_FLAGS = ("InvalidNonceSize", "ZeroLengthIv")
"""Tests of what no vector can have: a nonce of a length that the algorithm does not take."""


class Reader:
    """One file; `variant` as in cipherwright.protocols.nist_files."""

    def __init__(self, path: Path, variant: str | None) -> None:
        self.path, self.variant = path, variant
        self.text = read_text(path)
        try:
            self.data = json.loads(self.text, parse_int=lambda digits: int(digits) if len(digits) <= DIGITS else None)
        except json.JSONDecodeError as error:
            refuse(path, error.lineno, error.colno, f"not JSON: {error.msg}", "give a file of Wycheproof's as it is")
        except RecursionError:
            refuse(path, 1, 1, "brackets are nested too deeply", "give a file of Wycheproof's as it is")
        if not isinstance(self.data, dict) or "testGroups" not in self.data:
            refuse(path, 1, 1, 'an object with "algorithm" and "testGroups" was expected', "give a file of "
                   "Wycheproof's, or a response file (.rsp) of NIST's")
        version = self.data.get("generatorVersion")
        self.made = Import(path, source=f"Project Wycheproof, {path.name}" + (
            f", generator version {version}" if isinstance(version, str) else ""))

    def refuse(self, path: JsonPath, said: str, remedy: str) -> NoReturn:
        """VectorError at a value."""
        place = find(self.text, path)
        refuse(self.path, place.line, place.column, said, remedy)

    def need(self, holder: Any, path: JsonPath, name: str, kind: type) -> Any:
        """A field of an object; VectorError where it is missing or of another kind."""
        if not isinstance(holder, dict) or name not in holder:
            self.refuse(path, f'an object with "{name}" was expected', "give the file whole, as Wycheproof has it")
        if not isinstance(holder[name], kind) or isinstance(holder[name], bool):
            self.refuse((*path, name), f'"{name}" must be {_KINDS[kind]}', "give the file as Wycheproof has it")
        return holder[name]

    def hex(self, test: Any, path: JsonPath, name: str) -> str:
        """Bytes of a test; VectorError where they are none."""
        value: str = self.need(test, path, name, str)
        try:
            if len(bytes.fromhex(value)) * 2 == len(value):
                return value.lower()
        except ValueError:
            pass
        self.refuse((*path, name), f'"{name}" is no bytes', "give two hex digits a byte")

    def vectors(self) -> Import:
        """What the file gives; VectorError where it is no such file."""
        name = self.need(self.data, (), "algorithm", str)
        self.made.algorithm = NAMES.get(name.upper(), name.split("-")[0] if name.startswith("AES-") else name)
        for number, group in enumerate(self.need(self.data, (), "testGroups", list)):
            at: JsonPath = ("testGroups", number)
            kind = self.need(group, at, "type", str)
            tests = self.need(group, at, "tests", list)
            if kind not in _READ:
                self.made.left_out[f"tests of type {kind}"] += len(tests)
                continue
            for index, test in enumerate(tests):
                self._one(name, kind, group, test, (*at, "tests", index))
        return self.made

    def _one(self, algorithm: str, kind: str, group: Any, test: Any, path: JsonPath) -> None:
        identity = self.need(test, path, "tcId", int)
        result = self.need(test, path, "result", str)
        try:
            if result == "acceptable":
                raise LeftOut("tests that may come out either way (acceptable)")
            if result not in ("valid", "invalid"):
                self.refuse((*path, "result"), f'"result" is {json.dumps(result)}', 'write "valid" or "invalid"')
            fields = _READ[kind](self, algorithm, test, path, result == "invalid")
        except LeftOut as why:
            self.made.left_out[str(why)] += 1
            return
        if unequal(fields):
            self.refuse(path, unequal(fields), "give the file as Wycheproof has it")
        variant = self.variant or _variant(algorithm, fields, group)
        self.made.vectors.append({"id": str(identity), "variant": variant, **fields})

    def _aead(self, _: str, test: Any, path: JsonPath, invalid: bool) -> Fields:
        flags = test.get("flags")
        if any(flag in NONCE_FLAGS for flag in (flags if isinstance(flags, list) else ())) or test.get("iv") == "":
            raise LeftOut("nonces of a length that is not taken")
        fields = {"key": self.hex(test, path, "key"), "nonce": self.hex(test, path, "iv"),
                  "associated": self.hex(test, path, "aad"), "ciphertext": self.hex(test, path, "ct"),
                  "tag": self._tag(test, path)}
        return {**fields, "rejected": True} if invalid else {**fields, "plaintext": self.hex(test, path, "msg")}

    def _tag(self, test: Any, path: JsonPath) -> str:
        tag = self.hex(test, path, "tag")
        if not tag:
            raise LeftOut("tags of no bytes")
        return tag

    def _mac(self, algorithm: str, test: Any, path: JsonPath, invalid: bool) -> Fields:
        tag = self._tag(test, path)
        if algorithm == "AES-CMAC" and len(tag) != 2 * BLOCK and not invalid:
            raise LeftOut("tags that are cut short")
        key = self.hex(test, path, "key")
        if algorithm.startswith("AES-") and len(key) not in (32, 48, 64):
            raise LeftOut("keys of a length that is not taken")
        nonce = {"nonce": self.hex(test, path, "iv")} if "iv" in test else {}
        return {"key": key, **nonce, "message": self.hex(test, path, "msg"), "tag": tag,
                **({"rejected": True} if invalid else {})}

    def _cipher(self, algorithm: str, test: Any, path: JsonPath, invalid: bool) -> Fields:
        if invalid:
            raise LeftOut("invalid tests of encryption without a tag")
        plain, iv = self.hex(test, path, "msg"), self.hex(test, path, "iv")
        if len(iv) != 2 * BLOCK:
            raise LeftOut("IVs that are no block")
        if algorithm.endswith(PADDED):
            more = BLOCK - len(plain) // 2 % BLOCK
            plain += f"{more:02x}" * more
        return {"key": self.hex(test, path, "key"), "iv": iv, "plaintext": plain,
                "ciphertext": self.hex(test, path, "ct")}


def _variant(algorithm: str, fields: Fields, group: Any) -> str:
    """The algorithm with the bits of its key where AES is in it, and those of a tag that is shorter than AES's."""
    name = algorithm.removesuffix(PADDED)
    bits = len(fields["key"]) * 4 // (2 if name == "AES-XTS" else 1)
    made = NAMES.get(name.upper()) or (f"AES-{bits}{name[3:]}" if name.startswith("AES-") else name)
    size = group.get("tagSize", 8 * BLOCK)
    return made if size == 8 * BLOCK or name == "AES-CMAC" or "tag" not in fields else f"{made}-{size}"


_KINDS = {str: "a string", int: "a number", list: "a list"}
_READ = {"AeadTest": Reader._aead, "MacTest": Reader._mac, "MacWithIvTest": Reader._mac, "IndCpaTest": Reader._cipher}

"""NIST's response files (CAVP, `.rsp`): `NAME = VALUE` lines, in paragraphs, below `[SECTION]` lines and `#` remarks.

Their form is that of the validation systems AESAVS, TMOVS, SHAVS, SHA3VS, CMACVS, GCMVS and XTSVS. What they are of,
the head says, or the file's name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cipherwright.protocols.imported import Fields, Import, LeftOut, read_text, refuse, unequal
from cipherwright.protocols.schema import DIGITS, quoted

LINE = re.compile(r"\s*(?:\[\s*(?P<section>[^\]]*?)\s*\]|(?P<name>[A-Za-z][\w ]*?)\s*=\s*(?P<value>.*?)|"
                  r"(?P<mark>[A-Z]+))\s*")
MODES = ("ECB", "CBC", "CTR")
"""Of those that a file of PLAINTEXT and CIPHERTEXT may be of, what is driven here."""
MODE = re.compile(r"(?:\b|\bT)(ECB|CBC|CTR|OFB|CFB|CCM)(I(?=\b|[a-zM])|[\d-]*)")
"""In a remark or at the beginning of a file's name, which has a T before it for Triple DES, an I behind it for
interleaved blocks."""
RESULT = re.compile(r"MD|OUTPUT|MAC|TAG|(?:CT|CIPHERTEXT)\d?")
DIGEST = re.compile(r"(?<![A-Z])(SHA-?3|SHA)[-_ ]?(512[-/_]2(?:24|56)|1(?!\d)|224|256|384|512)(?!\d)")
SHAKES = re.compile(r"SHAKE-?(128|256)")
TAG_BYTES = 16


@dataclass
class Paragraph:
    """Lines that belong together: names in capitals -> (value, line, column), what the sections above say, words that
    stand alone."""

    line: int
    section: dict[str, str]
    given: dict[str, tuple[str, int, int]]
    marks: set[str]

    def text(self, *names: str) -> str | None:
        """The value of the first of these names that there is."""
        return next((self.given[name][0] for name in names if name in self.given), None)


def paragraphs(path: Path, text: str) -> Iterator[Paragraph]:
    """The paragraphs with values; VectorError at a line that is none of these."""
    section: dict[str, str] = {}
    now = Paragraph(0, section, {}, set())
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.lstrip().startswith("#"):
            continue
        found = LINE.fullmatch(line)
        if line.strip() and found is None:
            refuse(path, number, len(line) - len(line.lstrip()) + 1, "`NAME = VALUE`, `[SECTION]` or a remark after # "
                   "was expected", "give a response file (.rsp) of NIST's as it is")
        if not line.strip() or (found and found["section"] is not None):
            if now.given:
                yield now
            if found and found["section"] is not None:
                name, _, value = found["section"].partition("=")
                section = {**section, name.strip().upper(): value.strip()}
            now = Paragraph(number, section, {}, set())
        elif found and found["name"]:
            if not now.given:
                now.line = number
            now.given[found["name"].upper()] = found["value"], number, found.start("value") + 1
        elif found:
            now.marks.add(found["mark"])


class Reader:
    """One file; `variant` is the name that its vectors get, if it is not to come from the file."""

    def __init__(self, path: Path, variant: str | None) -> None:
        self.path, self.variant = path, variant
        self.text = read_text(path)
        remarks = [line.strip("# \t\r") for line in self.text.splitlines() if line.lstrip().startswith("#")]
        self.head = "\n".join([*remarks, path.stem])
        about = next((line for line in remarks if line and not line.startswith("CAVS")), "")
        self.made = Import(path, source=f"NIST CAVP, {path.name}" + (f": {about}" if about else ""))

    def hex(self, one: Paragraph, *names: str) -> str:
        """Bytes of a field; VectorError where it is missing or no hex."""
        name = next((name for name in names if name in one.given), None)
        if name is None:
            refuse(self.path, one.line, 1, f"these lines give no `{names[0].title()}`", "give the file whole, as NIST "
                   "has it")
        value, line, column = one.given[name]
        bad = re.search("[^0-9a-fA-F]", value)
        if bad or len(value) % 2:
            refuse(self.path, line, column + (bad.start() if bad else 0), f"`{name.title()}` is no bytes: " + (
                f"{bad[0]!r} is no hex digit" if bad else f"{len(value)} hex digits"), "give two hex digits a byte")
        return value.lower()

    def number(self, one: Paragraph, name: str) -> int | None:
        """A number of a paragraph or its sections; None where there is none, VectorError where it is no number."""
        value, line, column = one.given.get(name, (one.section.get(name, ""), one.line, 1))
        if value and not re.fullmatch(f"[0-9]{{1,{DIGITS}}}", value):
            refuse(self.path, line, column, f"`{name.title()}` is {quoted(value)}, which is no number",
                   f"write it in digits, {DIGITS} at most")
        return int(value) if value else None

    def message(self, one: Paragraph, bits: int | None) -> Fields:
        """`message`, and `valid_bits` where it is no whole bytes. An empty one stands there as one byte."""
        data = self.hex(one, "MSG") if bits != 0 else ""
        if bits is not None and -(-bits // 8) != len(data) // 2:
            _, line, column = one.given["MSG"]
            refuse(self.path, line, column, f"`Msg` has {len(data) // 2} bytes, and {bits} bits are said",
                   "make them agree")
        return {"message": data, **({"valid_bits": bits} if bits and bits % 8 else {})}

    def key(self, one: Paragraph) -> tuple[str, str]:
        """The key, and what its length makes the cipher."""
        if "KEYS" in one.given:
            return self.hex(one, "KEYS") * 3, "TDES"
        if "KEY1" in one.given:
            return "".join(self.hex(one, f"KEY{n}") for n in (1, 2, 3)), "TDES"
        key = self.hex(one, "KEY")
        return key, f"AES-{len(key) * 4}"

    def vectors(self) -> Import:
        """What the file gives; VectorError where it is no such file, or does not say what it is of."""
        monte = re.search(r"Monte|MCT", self.head, re.IGNORECASE) is not None
        mode = MODE.search(self.head)
        for one in paragraphs(self.path, self.text):
            if not any(RESULT.fullmatch(name) for name in one.given):
                continue
            try:
                if monte:
                    raise LeftOut("Monte Carlo tests")
                if mode and (mode[1] not in MODES or mode[2].startswith("I")):
                    raise LeftOut(f"mode {mode[1]}{mode[2]}, which is not driven here".replace("-", ""))
                name, fields = self._vector(one)
            except LeftOut as why:
                self.made.left_out[str(why)] += 1
                continue
            if unequal(fields):
                refuse(self.path, one.line, 1, unequal(fields), "give the file as NIST has it")
            self.made.algorithm = self.made.algorithm or re.sub(r"^AES-\d+-.*", "AES", name)
            self.made.vectors.append({"id": str(one.line), "variant": self.variant or name, **fields})
        if not self.made.vectors and not self.made.left_out:
            refuse(self.path, 1, 1, "there is no vector in this file", "give a response file (.rsp) of NIST's with "
                   "results")
        return self.made

    def _vector(self, one: Paragraph) -> tuple[str, Fields]:
        if "MD" in one.given or "OUTPUT" in one.given:
            return self._hash(one)
        if "MAC" in one.given:
            return self._cmac(one)
        if "TAG" in one.given:
            return self._gcm(one)
        return self._xts(one) if "DATAUNITLEN" in one.given else self._mode(one)

    def _unknown(self, one: Paragraph, what: str) -> str:
        if self.variant is None:
            refuse(self.path, one.line, 1, f"which {what} this is of neither the head of the file nor its name says",
                   "say it: --variant NAME")
        return self.variant

    def _hash(self, one: Paragraph) -> tuple[str, Fields]:
        if "OUTPUT" in one.given:
            found = SHAKES.search(self.head)
            bits = self.number(one, "OUTPUTLEN")
            if bits and bits % 8:
                raise LeftOut("digests of no whole bytes")
            length = self.number(one, "LEN")
            message = self.message(one, length if length is not None else self.number(one, "INPUT LENGTH"))
            return (f"SHAKE{found[1]}" if found else self._unknown(one, "hash function"),
                    {**message, "digest": self.hex(one, "OUTPUT")})
        if "MSG" not in one.given:
            raise LeftOut("Monte Carlo tests")
        shake, plain = SHAKES.search(self.head), DIGEST.search(self.head)
        name = f"SHAKE{shake[1]}" if shake else self._unknown(one, "hash function") if plain is None else (
            f"{plain[1].replace('-', '')}-{plain[2].replace('-', '/').replace('_', '/')}")
        return name, {**self.message(one, self.number(one, "LEN")), "digest": self.hex(one, "MD")}

    def _cmac(self, one: Paragraph) -> tuple[str, Fields]:
        key, cipher = self.key(one)
        size = 8 if cipher == "TDES" else TAG_BYTES
        tag, length = self.hex(one, "MAC"), self.number(one, "MLEN")
        if len(tag) != 2 * size:
            raise LeftOut("tags that are cut short")
        fields = {"key": key, **self.message(one, None if length is None else 8 * length), "tag": tag}
        refused = (one.text("RESULT") or "P").startswith("F")
        return f"{cipher}-CMAC", {**fields, **({"rejected": True} if refused else {})}

    def _gcm(self, one: Paragraph) -> tuple[str, Fields]:
        key, cipher = self.key(one)
        tag = self.hex(one, "TAG")
        fields = {"key": key, "nonce": self.hex(one, "IV"), "associated": self.hex(one, "AAD"),
                  "ciphertext": self.hex(one, "CT"), "tag": tag}
        name = f"{cipher}-GCM" + (f"-{4 * len(tag)}" if len(tag) != 2 * TAG_BYTES else "")
        if "FAIL" in one.marks:
            return name, {**fields, "rejected": True}
        return name, {**fields, "plaintext": self.hex(one, "PT")}

    def _xts(self, one: Paragraph) -> tuple[str, Fields]:
        key, _ = self.key(one)
        bits = self.number(one, "DATAUNITLEN")
        if bits is not None and bits % 8:
            raise LeftOut("data of no whole bytes")
        sequence = self.number(one, "DATAUNITSEQNUMBER")
        tweak = self.hex(one, "I") if sequence is None else sequence.to_bytes(16, "little").hex()
        return f"AES-{len(key) * 2}-XTS", {"key": key, "iv": tweak, "plaintext": self.hex(one, "PT"),
                                           "ciphertext": self.hex(one, "CT")}

    def _mode(self, one: Paragraph) -> tuple[str, Fields]:
        key, cipher = self.key(one)
        found = MODE.search(self.head)
        mode = found[1] if found else self._unknown(one, "mode")
        fields = {"key": key, **({"iv": self.hex(one, "IV")} if "IV" in one.given else {}),
                  "plaintext": self.hex(one, "PLAINTEXT", "PT"), "ciphertext": self.hex(one, "CIPHERTEXT", "CT")}
        return f"{cipher}-{mode}", fields

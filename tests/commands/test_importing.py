"""`./cw import-vectors`: excerpts of NIST's and Wycheproof's files become vectors that hold; the rest is said.

The excerpts are lines of CAVP's response files (as carried by PyPI package cryptography-vectors 50.0.2) and tests of
Project Wycheproof (C2SP/wycheproof, testvectors_v1); those with the mark `made` are made by PyPI cryptography in their
form.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers import algorithms
from cryptography.hazmat.primitives.cmac import CMAC

from cipherwright.protocols.vectors import check_all, load_vectors
from tests.conftest import Call
from tests.pages.test_vectors_page import driver

KEY = "2b7e151628aed2a6abf7158809cf4f3c"


def cmac(message: bytes) -> str:
    made = CMAC(algorithms.AES(bytes.fromhex(KEY)))
    made.update(message)
    return made.finalize().hex()


CBC = """# CAVS 11.1
# Config info for aes_values
# AESVS MMT test data for CBC
# State : Encrypt and Decrypt

[ENCRYPT]

COUNT = 0
KEY = 1f8e4973953f3fb0bd6b16662e9a3c17
IV = 2fe2b333ceda8f98f4a99b40d2cd34a8
PLAINTEXT = 45cf12964fc824ab76616ae2f4bf0822
CIPHERTEXT = 0f61c4d44c5147c03c195ad7e2cc12b2

[DECRYPT]

COUNT = 0
KEY = 0700d603a1c514e46b6191ba430a3a0c
IV = aad1583cd91365e3bb2f0c3430d065bb
CIPHERTEXT = c4dc61d9725967a3020104a9738f23868527ce839aab1752fd8bdb95a82c4d00
PLAINTEXT = 068b25c7bfb1f8bdd4cfc908f69dffc5ddc726a197f0e5f720f730393279be91
"""
GCM = """# CAVS 14.0
# GCM Decrypt with keysize 128 test information

[Keylen = 128]
[Taglen = 128]

Count = 0
Key = cf063a34d4a9a76c2c86787d3f96db71
IV = 113b9785971864c83b01c787
CT =
AAD =
Tag = 72ac8493e3a5228b5d130a69d2510e42
PT =

Count = 1
Key = a49a5e26a2f8cb63d05546c2a62f5343
IV = 907763b19b9b4ab6bd4f0281
CT =
AAD =
Tag = a2be08210d8c470a8df6e8fbd79ec5cf
FAIL
"""
XTS = """#  CAVS 11.0
#  XTSGen information
[ENCRYPT]

COUNT = 1
DataUnitLen = 128
Key = a1b90cba3f06ac353b2c343876081762090923026e91771815f29dab01932f2f
i = 4faef7117cda59c66e4b92013e768ad5
PT = ebabce95b14d3c8d6fb350390790311c
CT = 778ae8b43cb98d5a825081d5be471c63

COUNT = 2
DataUnitLen = 130
Key = a1b90cba3f06ac353b2c343876081762090923026e91771815f29dab01932f2f
i = 4faef7117cda59c66e4b92013e768ad5
PT = ebabce95b14d3c8d6fb350390790311c00
CT = 778ae8b43cb98d5a825081d5be471c6300
"""
SHA3 = """#  "SHA3-256 ShortMsg" information for "SHA3AllBytes1-28-16"
[L = 256]

Len = 0
Msg = 00
MD = a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a

Len = 8
Msg = e9
MD = f0d04dd1e6cfc29a4460d521796852f25d9ef8d28b44ee91ff5b759d72c1e6d6
"""
SHAKE = """#  "SHAKE128 VariableOut" information for "SHAKE3AllBytesGT"
[Tested for Output of byte-oriented messages]
[Input Length = 128]
COUNT = 0
Outputlen = 128
Msg = 84e950051876050dc851fbd99e6247b8
Output = 8599bd89f63a848c49ca593ec37a12c6
"""
TDES = """# VARIABLE PLAINTEXT/CIPHERTEXT - KAT for ECB
[ENCRYPT]
COUNT = 0
KEYs = 0101010101010101
PLAINTEXT = 8000000000000000
CIPHERTEXT = 95f8a5e5dd31d900
"""
MADE = f"""# made
Klen = 16
Mlen = 0
Tlen = 16
Key = {KEY}
Msg = 00
Mac = {cmac(b"")}
Result = P

Mlen = 3
Tlen = 16
Key = {KEY}
Msg = 616263
Mac = {cmac(b"abd")}
Result = F (1 - Message changed)

Mlen = 3
Tlen = 4
Key = {KEY}
Msg = 616263
Mac = {cmac(b"abc")[:8]}
Result = P
"""
NIST = [("CBCMMT128", CBC, "aes128", {"AES-128-CBC": 2}, ""), ("CMACVerAES128", MADE, "aes128", {"AES-128-CMAC": 2},
                                                               "1, tags that are cut short"),
        ("XTSGenAES128", XTS, "aes128", {"AES-128-XTS": 1}, "1, data of no whole bytes"),
        ("SHA3_256ShortMsg", SHA3, "sha3_256", {"SHA3-256": 2}, ""), ("out", SHAKE, "shake128", {"SHAKE128": 1}, ""),
        ("gcmDecrypt128", GCM, "", {"AES-128-GCM": 2}, ""), ("TECBvartext", TDES, "", {"TDES-ECB": 1}, "")]


def one_of(key: str, **fields: Any) -> dict[str, Any]:
    return {"tcId": 1, "comment": "", "flags": [], "key": key, "result": "valid", **fields}


def group(kind: str, *tests: dict[str, Any], **sizes: int) -> dict[str, Any]:
    return {"type": kind, **sizes, "tests": [{**test, "tcId": n + 1} for n, test in enumerate(tests)]}


CHACHA = one_of("cc56b680552eb75008f5484b4cb803fa5063ebd6eab91f6ab6aef4916a766273", iv="99e23ec48985bccdeeab60f1",
                 aad="", msg="2a", ct="3a", tag="cac27dec0968801e9f6eded69d807522")
MAC = one_of("e1e726677f4893890f8c027f9d8ef80d", msg="3f", tag="15f856bbed3b321952a584b3c4437a63")
PADDED = one_of("e1e726677f4893890f8c027f9d8ef80d", iv="155fd397579b0b5d991d42607f2cc9ad", msg="3f",
                 ct="599d77aca16910b42d8b4ac9560efe1b")
WYCHEPROOF = [
    ("CHACHA20-POLY1305", [group("AeadTest", CHACHA, {**CHACHA, "tag": "00" * 16, "result": "invalid"},
                                 {**CHACHA, "iv": "00" * 8, "flags": ["InvalidNonceSize"], "result": "invalid"},
                                 {**CHACHA, "result": "acceptable"}, tagSize=128)],
     "toy_chacha_poly", {"ChaCha20-Poly1305": 2},
     "1, nonces of a length that is not taken|1, tests that may come out either way (acceptable)"),
    ("AES-CMAC", [group("MacTest", MAC, {**MAC, "tag": "14" + MAC["tag"][2:], "result": "invalid"}, tagSize=128),
                  group("MacTest", {**MAC, "tag": MAC["tag"][:16]}, tagSize=64), group("KeywrapTest", MAC)],
     "aes128", {"AES-128-CMAC": 2}, "1, tags that are cut short|1, tests of type KeywrapTest"),
    ("AES-CBC-PKCS5", [group("IndCpaTest", PADDED, {**PADDED, "result": "invalid"})], "aes128", {"AES-128-CBC": 1},
     "1, invalid tests of encryption without a tag"),
    ("AES-GCM", [group("AeadTest", CHACHA, tagSize=96)], "", {"AES-256-GCM-96": 1}, "")]


def imported(cw: Call, path: Path, text: str) -> tuple[Any, Path, str]:
    path.write_text(text)
    out = path.with_suffix(".out.json")
    code, said, err = cw("import-vectors", path, "--out", out, "--json")
    assert code == 0 and err == "", err
    return json.loads(said), out, said


def holds(name: str, out: Path, more: str = "") -> None:
    """Every vector is checked, and found wrong when its result is another."""
    vectors = load_vectors(out)
    assert all("source" in vector for vector in vectors)
    if name:
        cipher, _ = driver(name)
        assert check_all(cipher, vectors) == []
        assert len(check_all(cipher, [{**v, **{f: "00" + v[f][2:] for f in ("tag", "digest", "ciphertext") if f in v},
                                       **({"rejected": False} if v.get("rejected") else {})} for v in vectors
                                      if "plaintext" in v or "tag" not in v or "message" in v])) >= 1


@pytest.mark.parametrize(("name", "text", "cipher", "variants", "left"), NIST, ids=[row[0] for row in NIST])
def test_response_files(cw: Call, tmp_path: Path, name: str, text: str, cipher: str, variants: dict[str, int],
                        left: str) -> None:
    said, out, _ = imported(cw, tmp_path / f"{name}.rsp", text)
    assert said["variants"] == variants and "|".join(f"{r['count']}, {r['what']}" for r in said["left_out"]) == left
    data = json.loads(out.read_text())
    assert data["variant"] == list(variants) and f"{name}.rsp" in data["source"][name]
    lines = text.splitlines()
    for vector in data["vectors"]:
        assert "=" in lines[int(vector["id"].rpartition("-")[2]) - 1]      # where it began
    holds(cipher, out)


@pytest.mark.parametrize(("algorithm", "groups", "cipher", "variants", "left"), WYCHEPROOF,
                         ids=[row[0] for row in WYCHEPROOF])
def test_wycheproof_files(cw: Call, tmp_path: Path, algorithm: str, groups: Any, cipher: str,
                          variants: dict[str, int], left: str) -> None:
    text = json.dumps({"algorithm": algorithm, "generatorVersion": "0.9", "testGroups": groups}, indent=1)
    said, out, _ = imported(cw, tmp_path / "test.json", text)
    assert said["variants"] == variants and "|".join(f"{r['count']}, {r['what']}" for r in said["left_out"]) == left
    assert "Project Wycheproof, test.json, generator version 0.9" in json.loads(out.read_text())["source"]["test"]
    holds(cipher, out)


def test_bits_fails_and_sequence_numbers(cw: Call, tmp_path: Path) -> None:
    """What the excerpts above do not show of fields."""
    bits = SHA3.replace("Len = 8\nMsg = e9", "Len = 5\nMsg = 13")
    _, out, _ = imported(cw, tmp_path / "SHA3_256.rsp", bits)
    assert [v.get("valid_bits") for v in load_vectors(out)] == [None, 5]
    _, out, _ = imported(cw, tmp_path / "gcm.rsp", GCM)
    assert [(v.get("rejected"), "plaintext" in v) for v in load_vectors(out)] == [(None, True), (True, False)]
    _, out, _ = imported(cw, tmp_path / "xts.rsp", XTS.replace("i = 4faef7117cda59c66e4b92013e768ad5",
                                                               "DataUnitSeqNumber = 258"))
    assert load_vectors(out)[0]["iv"] == "0201" + "00" * 14
    _, out, _ = imported(cw, tmp_path / "tdes.rsp", TDES)
    assert load_vectors(out)[0]["key"] == "01" * 24
    assert load_vectors(out)[0]["id"] == "tdes-3"


def test_files_together_and_to_the_output(cw: Call, tmp_path: Path) -> None:
    one, two = tmp_path / "CBCMMT128.rsp", tmp_path / "more" / "CBCMMT128.rsp"
    two.parent.mkdir()
    one.write_text(CBC)
    two.write_text(CBC.replace("for CBC", "for OFB") + CBC.replace("[", "\n["))
    code, out, err = cw("import-vectors", one, two)
    assert code == 0 and json.loads(out)["variant"] == ["AES-128-CBC"]
    assert err == f"2 vectors: 2 of AES-128-CBC\nleft out of {two}: 4, mode OFB, which is not driven here\n"
    two.write_text(CBC)
    made = tmp_path / "both.json"
    assert cw("import-vectors", one, two, "--out", made)[:2] == (0, f"{made}: 4 vectors: 4 of AES-128-CBC\n")
    assert [v["id"] for v in load_vectors(made)] == ["CBCMMT128-8", "CBCMMT128-16", "CBCMMT128+-8", "CBCMMT128+-16"]
    code, _, err = cw("import-vectors", one, "--out", made)
    assert code == 2 and "there is such a file; give another name, or --force" in err
    assert cw("import-vectors", one, "--out", made, "--force", "--variant", "mine")[0] == 0
    assert {v["variant"] for v in load_vectors(made)} == {"mine"}


HEADLESS = CBC.replace(" for CBC", "")


@pytest.mark.parametrize(("text", "place", "said", "remedy", "mended"), [
    (CBC.replace("KEY = 1f", "KEY = xf"), "9:7", "`Key` is no bytes: 'x' is no hex digit", "two hex digits",
     CBC),
    (CBC.replace("17\n", "1\n"), "9:7", "`Key` is no bytes: 31 hex digits", "two hex digits a byte", CBC),
    (CBC.replace("COUNT = 0", "COUNT: 0", 1), "8:1", "`NAME = VALUE`, `[SECTION]` or a remark", "as it is", CBC),
    (CBC.replace("IV = 2fe2b333ceda8f98f4a99b40d2cd34a8\nPLAINTEXT = 45cf12964fc824ab76616ae2f4bf0822\n", ""), "8:1",
     "these lines give no `Plaintext`", "give the file whole", CBC),
    (HEADLESS, "8:1", "which mode this is of neither the head of the file nor its name says", "--variant NAME",
     CBC),
    (SHA3.replace("Len = 8", "Len = 16"), "9:7", "`Msg` has 1 bytes, and 16 bits are said", "make them agree", SHA3),
    (SHA3.replace("Len = 8", "Len = x"), "8:7", '`Len` is "x", which is no number', "digits", SHA3),
    (SHA3.replace("Len = 8", "Len = " + "8" * 5000), "8:7", "which is no number", "18 at most", SHA3),
    ('{"algorithm": "AES-CMAC", "testGroups": [{"type": "MacTest", "tests": [\n{"tcId": ' + "1" * 5000 + '}]}]}',
     "2:10", '"tcId" must be a number', "as Wycheproof", CBC),
    (CBC.replace("CIPHERTEXT = 0f", "CIPHERTEXT = "), "8:1", "the plaintext has 16 bytes and the ciphertext 15",
     "as NIST has it", CBC),
    ('{"algorithm": "AES-GCM", "testGroups": [{"type": "AeadTest", "tests": [\n{"tcId": 1, "key": "", "iv": "00",'
     '"aad": "", "msg": "00", "ct": "", "tag": "00", "result": "valid"}]}]}', "2:1",
     "the plaintext has 1 bytes and the ciphertext 0", "as Wycheproof has it", CBC),
    ("# nothing\n", "1:1", "there is no vector in this file", "with results", CBC),
    (json.dumps([]), "1:1", '"algorithm" and "testGroups" was expected', "response file", CBC),
    ('{"testGroups": 1}', "1:1", 'an object with "algorithm" was expected', "give the file whole", CBC),
    ('{"algorithm": "AES-GCM",\n "testGroups": {}}', "2:16", '"testGroups" must be a list', "as Wycheproof", CBC),
    ('{"algorithm": "AES-GCM", "testGroups": [\n', "2:1", "not JSON", "as it is", CBC),
    ('{"algorithm": "AES-CMAC", "testGroups": [{"type": "MacTest", "tests": [\n'
     '{"tcId": 1, "key": "0", "tag": "00", "msg": "", "result": "invalid"}]}]}', "2:20", '"key" is no bytes',
     "two hex digits", CBC),
    ('{"algorithm": "AES-CMAC", "testGroups": [{"type": "MacTest", "tests": [\n'
     '{"tcId": 1, "key": "00", "tag": "00", "msg": "", "result": "so"}]}]}', "2:60", '"result" is "so"',
     'write "valid"', CBC),
])
def test_what_is_no_such_file(cw: Call, tmp_path: Path, text: str, place: str, said: str, remedy: str,
                              mended: str) -> None:
    path = tmp_path / "some.rsp"
    path.write_text(text)
    code, out, err = cw("import-vectors", path)
    assert (code, out) == (2, "") and err.startswith(f"error: {path}:{place}: ") and said in err, err
    assert remedy in err.rpartition("; ")[2] + err.rpartition(": ")[2] and "a bug" not in err
    if text == HEADLESS:
        assert cw("import-vectors", path, "--variant", "AES-128-CBC")[0] == 0
    path.write_text(mended)
    assert cw("import-vectors", path)[0] == 0


def test_other_refusals(cw: Call, tmp_path: Path) -> None:
    path = tmp_path / "a.rsp"
    assert "a.rsp: cannot be read" in cw("import-vectors", path)[2]
    path.write_bytes(b"# abc\n\xff\xfe")
    assert f"{path}:2:1: the byte 0xff is no text" in cw("import-vectors", path)[2]
    path.write_text(CBC.replace("for CBC", "for CFB8"))
    code, _, err = cw("import-vectors", path)
    assert code == 2 and "no vector can be said in our form (mode CFB8, which is not driven here)" in err
    path.write_text("# SHA-256 Monte\nCOUNT = 0\nMD = 00\n")
    assert "(Monte Carlo tests)" in cw("import-vectors", path)[2]
    code, _, err = cw("import-vectors", path, "--json")
    assert code == 2 and "give --out FILE.json" in err

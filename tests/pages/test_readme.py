"""What the README shows is what the tool makes: code, counts, the planned clocks of a build, diff and explain."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cipherwright.commands import cli
from cipherwright.compiler.manifest import in_short
from targets.tables.files import model_names
from tests.support import shipped
from tests.support.listing import in_order

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def block(start: str) -> list[str]:
    """Lines of the one code block in which a line begins so."""
    (found,) = [b for b in BLOCKS if any(line.startswith(start) for line in b.splitlines())]
    return found.splitlines()


def squeezed(text: str) -> str:
    return " ".join(text.split())


def manifest(kernel: str, cpu: str) -> dict:
    return json.loads(shipped.shipped(kernel, cpu, "json"))


def test_the_source_is_the_one_that_is_compiled():
    source = (ROOT / "ciphers" / "aes.cw").read_text(encoding="utf-8")
    shown = [line for line in block("kernel aes128_encrypt") if line and "…" not in line]
    assert len(shown) > 10 and in_order(shown, source.splitlines()) is None


def blessing(request: pytest.FixtureRequest, changes: dict[str, str]) -> bool:
    """With `pytest --bless`, put the new text in the old one's place; whether that was asked for."""
    if not request.config.getoption("--bless"):
        return False
    path = ROOT / "README.md"
    text = path.read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return True


def test_the_code_is_the_code_that_ships(request):
    shown = block(".blocks_1:")
    code = shipped.shipped("aes128_encrypt", "northwood", "asm").splitlines()
    first = code.index(".blocks_1:")
    if blessing(request, {"\n".join(shown): "\n".join(code[first:first + len(shown)])}):
        return
    assert "\n".join(shown) in shipped.shipped("aes128_encrypt", "northwood", "asm") and len(shown) > 10


def test_the_mappings_are_those_of_the_ciphers():
    sources = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "ciphers").glob("*.cw")))
    shown = [line for line in block("mapping ") if line]
    assert len(shown) > 3 and [line for line in shown if line not in sources.splitlines()] == []


def test_every_cipher_and_page_is_named():
    names = {"aes": "AES", "aes_ctr": "counter mode", "counter": "counter mode", "ascon": "Ascon-AEAD128",
             "blake2b": "BLAKE2b", "blake2s": "BLAKE2s", "camellia": "Camellia", "camellia_ctr": "Camellia, SM4",
             "chacha20": "XChaCha20", "des": "Triple DES", "fox128": "FOX128",
             "fox128_lanes": "FOX128 in lanes of\nbytes", "gcm": "AES-GCM", "kasumi": "KASUMI",
             "md4": "MD4", "md5": "MD5", "misty1": "MISTY1", "poly1305": "Poly1305", "poly1305_aes": "Poly1305-AES",
             "rc6": "RC6", "ripemd": "RIPEMD", "ripemd128": "RIPEMD-128", "ripemd160": "RIPEMD-160",
             "serpent": "Serpent", "serpent_ctr": "Serpent in counter mode", "sha1": "SHA-1", "sha256": "SHA-256",
             "sha3": "SHA-3", "sha512": "SHA-512", "sm4": "SM4", "sm4_ctr": "SM4 and Serpent in counter mode",
             "snow2": "SNOW 2.0", "whirlpool": "Whirlpool", "whirlpool_many": "Whirlpool of many messages"}
    assert {p.stem for p in (ROOT / "ciphers").glob("*.cw")} == set(names)
    assert [n for n in names.values() if n not in README] == []
    assert [p.name for p in (ROOT / "docs").glob("*.md") if f"](docs/{p.name})" not in README] == []


def counts_row(kernel: str, cpu: str) -> str:
    (paper,) = manifest(kernel, cpu)["papers"]
    return (f"| {kernel} | {paper['unit']} | {cpu} | {paper['ours']:g} | {paper['published']:g} | "
            f"{manifest(kernel, cpu)['table_bytes']} bytes |")


def test_the_counts_are_those_of_the_manifests(request):
    lines = [line for line in README.splitlines()
             if re.match(r"\| \w+ \| .* \| (pentium3|northwood|prescott) \|", line)]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    if blessing(request, {old: counts_row(row[0], row[2]) for old, row in zip(lines, rows, strict=True)}):
        return
    assert {(row[0], row[2]) for row in rows} == {(k, c) for k in ("aes128_encrypt", "snow2_keystream")
                                                  for c in ("pentium3", "northwood", "prescott")}
    for kernel, unit, cpu, ours, published, tables in rows:
        (paper,) = manifest(kernel, cpu)["papers"]
        assert (unit, ours, published) == (paper["unit"], f"{paper['ours']:g}", f"{paper['published']:g}")
        assert tables == f"{manifest(kernel, cpu)['table_bytes']} bytes"


def test_the_build_says_what_the_manifests_say(request):
    shown = re.findall(r"^\[…/(\d+)\] ([\w-]+)/([\w-]+): (.*); scheduled", README, re.MULTILINE)
    if blessing(request, {f"/{kernel}: {said};": f"/{kernel}: {in_short(manifest(kernel, cpu))};"
                          for _, cpu, kernel, said in shown}):
        return
    assert len(shown) >= 4
    for total, cpu, kernel, said in shown:
        manifests = [path for path in shipped.FOLDER.glob("*/*.json") if path.name != "refined.json"]
        assert said == in_short(manifest(kernel, cpu)) and int(total) == len(manifests)


def test_the_number_of_cpus_is_that_of_the_list(capsys):
    cli.main(["cpus"])
    listed = len(capsys.readouterr().out.splitlines())
    words = {12: "twelve", 13: "thirteen", 20: "twenty", 21: "21"}
    assert f"A pipeline model of {words[listed]} x86 CPUs" in README and listed == len(model_names())


def test_the_counts_are_named_alike():
    """`µops a pass` of the build is the count of the table and of the paper; the plan's is beside it."""
    made = manifest("aes128_encrypt", "northwood")
    (paper,), pieces = made["papers"], {p["name"]: p["uops"] for p in made["pieces"]}
    assert in_short(made).startswith(f"blocks {paper['ours']:g} µops a pass, {pieces['blocks']} planned in ")
    nested = manifest("camellia128_encrypt-bitsliced", "core2-64")
    assert in_short(nested).startswith("blocks/rounds 3978 µops planned in ")  # two loops have this label


def printed(command: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    cli.main(command)
    return [squeezed(line) for line in capsys.readouterr().out.splitlines()]


def test_the_diff_is_what_the_command_prints(capsys):
    command, *shown = block("$ ./cw diff")
    said = printed([*command.split()[2:], "--width", "100"], capsys)
    assert in_order([squeezed(line) for line in shown if line != "…"], said) is None


def shortened(said: list[str]) -> list[str]:
    """What the README keeps of a comparison: the first line, the summary, the six largest differences, and the end."""
    at = {start: next(k for k, line in enumerate(said) if line.startswith(start))
          for start in ("northwood:", "where", "together")}
    return [said[0], "…", *said[at["northwood:"]: at["where"] + 8], "…", *said[at["together"]:]]


def test_the_explanation_is_what_the_command_prints(capsys, request):
    """`pytest --bless` rewrites it, since it changes with the model; read the text around it then."""
    command, *shown = block("$ ./cw explain")
    cli.main(command.split()[2:])
    said = shortened([line.rstrip() for line in capsys.readouterr().out.splitlines()])
    if request.config.getoption("--bless"):
        blessing(request, {"\n".join([command, *shown]): "\n".join([command, *said])})
    else:
        assert shown == said, "the model has changed: pytest tests/pages/test_readme.py --bless"


def test_the_validation_names_rows_that_are_there():
    _, *shown = block("$ ./cw validate")
    page = (ROOT / "docs" / "validation.md").read_text(encoding="utf-8")
    rows = [line.split() for line in shown if line.endswith("%") and ":" in line.split()[0]]
    assert len(rows) > 3
    for name, cpu, model, figure, *error in rows:
        (there,) = re.findall(rf"^\| {cpu} \| `{re.escape(name)}`.*$", page, re.MULTILINE)
        cells = [cell.strip() for cell in there.strip("| ").split("|")]
        assert cells[-3:] == [figure, model, f"{' '.join(error)} (calibration)"]


def test_every_command_is_in_the_table():
    table = "\n".join(line for line in README.splitlines() if line.startswith("| `./cw"))
    shown = [name for name, command in cli.cli.every().items() if not command.hidden]
    assert len(shown) > 10 and [name for name in shown if f"`./cw {name}" not in table] == []

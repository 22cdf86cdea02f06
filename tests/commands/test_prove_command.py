"""The command `prove`: kernels and functions of other people's objects, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from cipherwright.commands.prove import prove
from cipherwright.instrument.peers import load_peers
from cipherwright.machine.assemble import assemble
from cipherwright.paths import TOOL
from tests.support import libcrypto

CONTRACTS = TOOL / "tests" / "golden" / "contracts"
WHY = libcrypto.missing()
needs_openssl = pytest.mark.skipif(bool(WHY), reason=WHY)
COMPARE = """        bits 64
        global compare
compare:
        xor eax, eax
.next:  mov cl, [rdi]
        xor cl, [rsi]
        {}
        inc rdi
        inc rsi
        dec rdx
        jnz .next
        ret
"""
SPEC = """args = [{ buffer = 0, each = 1, name = "a" }, { buffer = 0, each = 1, name = "b", secret = false },
        { count = [1, 1000], name = "bytes" }]
"""


def run(*words: str | Path) -> Result:
    """The command with these words."""
    return CliRunner().invoke(prove, [str(word) for word in words])


def foreign(folder: Path, body: str, spec: str = SPEC) -> list[str | Path]:
    """The options for a function of our own making in an object."""
    obj, contract = folder / "x.o", folder / "contract.toml"
    obj.write_bytes(assemble(COMPARE.format(body), "x.asm", 64))
    contract.write_text(spec)
    return ["--object", obj, "--entry", "compare", "--contract", contract]


def test_a_kernel_in_words() -> None:
    done = run("md5_blocks", "--cpu", "pentium")
    assert done.exit_code == 0
    assert done.output.startswith("pentium/md5_blocks: proved: memory, abi, written before read, constant time (")


def test_declared_tables_are_said_and_listed() -> None:
    done = run("aes128_encrypt", "--cpu", "northwood", "--all")
    assert done.exit_code == 0 and "160 loads from declared tables at secret addresses" in done.output
    assert done.output.count("\n  table: at 0x") == 160


def test_json_has_every_field() -> None:
    (one,) = json.loads(run("md5_blocks", "--cpu", "pentium", "--json").output)
    assert one["result"] == "proved" and set(one["results"].values()) == {"proved"} and one["findings"] == []


def test_an_object_of_others_is_proved(tmp_path: Path) -> None:
    done = run(*foreign(tmp_path, "or al, cl"))
    assert (done.exit_code, done.output) == (
        0, "compare: proved: memory, abi, written before read, constant time (9 instructions)\n")


def test_a_branch_on_a_secret_is_found(tmp_path: Path) -> None:
    done = run(*foreign(tmp_path, "jne .done\n.done:"), "--constant-time")
    assert done.exit_code == 1
    assert "compare: refuted: constant time refuted" in done.output
    assert "  constant time: at 0x6, jne short 10000008h: a branch depends on a secret\n" in done.output


def test_what_is_not_followed_is_unknown(tmp_path: Path) -> None:
    done = run(*foreign(tmp_path, "jmp rdi"), "--json")
    (one,) = json.loads(done.stdout)
    assert done.exit_code == 1 and set(one["results"].values()) == {"unknown"}


@pytest.mark.parametrize(("spec", "message"), [
    ("args = [{ bufer = 4 }]", "unknown key 'bufer' (did you mean 'buffer'?)"),
    ("args = [{ name = 'x' }]", "expected one of buffer, count and int, found none"),
    ("args = [{ buffer = 4, align = 3 }]", "3 is not a power of two"),
    ("args = [{ buffer = 4, each = 1 }]", "`each` is for each of what an argument"),
    ("args = [{ count = [2, 1] }]", "expected [least, most]"),
    ("args = [{ count = [1, 2] }, { count = [1, 2] }]", "only one argument may be a `count`"),
    ("abi = 'cdecl'", "'cdecl' is no convention of 64-bit code"),
    ("cpu_features = { x = [1] }", "has no variable `x` of another object; it leaves open nothing"),
    ("args = [{ buffer = 4, written = true, holds = [[0, 1]] }]", "leave one away"),
])
def test_a_wrong_contract_is_refused(tmp_path: Path, spec: str, message: str) -> None:
    done = run(*foreign(tmp_path, "nop", spec))
    assert done.exit_code and message in str(done.exception)


def test_options_that_do_not_go_together_are_refused(tmp_path: Path) -> None:
    assert "--contract is missing" in str(run("--object", tmp_path / "x.o", "--entry", "f").exception)
    assert "name kernels, or a function" in str(run(*foreign(tmp_path, "nop"), "md5_blocks").exception)


@needs_openssl
@pytest.mark.parametrize(("member", "entry", "contract", "leaks"), [
    ("aes-x86_64", "AES_encrypt", "aes_block_cpu", "the address of a load in .text depends on a secret"),
    ("aes-x86_64", "AES_decrypt", "aes_block_cpu", "the address of a load in .text depends on a secret"),
    ("rc4-x86_64", "RC4", "rc4", "the address of a load in key depends on a secret"),
    ("vpaes-x86_64", "vpaes_encrypt", "aes_block", ""), ("vpaes-x86_64", "vpaes_decrypt", "aes_block", ""),
    ("aesni-x86_64", "aesni_encrypt", "aes_block", ""), ("aesni-x86_64", "aesni_decrypt", "aes_block", ""),
    ("bsaes-x86_64", "ossl_bsaes_ctr32_encrypt_blocks", "bsaes_ctr", ""),
    ("chacha-x86_64", "ChaCha20_ctr32", "chacha", ""), ("poly1305-x86_64", "poly1305_blocks", "poly1305", ""),
    ("sha256-x86_64", "sha256_block_data_order", "sha256", ""),
])
def test_functions_of_openssl(tmp_path: Path, member: str, entry: str, contract: str, leaks: str) -> None:
    obj = tmp_path / f"{member}.o"
    obj.write_bytes(load_peers("amd64", fetch=False)[f"libcrypto-lib-{member}.o"])
    done = run("--object", obj, "--entry", entry, "--contract", CONTRACTS / f"{contract}.toml", "--constant-time",
               "--all")
    assert done.output.startswith(f"{entry}: {'refuted' if leaks else 'proved'}: ")
    assert (leaks in done.output) if leaks else done.exit_code == 0


def test_what_a_kernel_computes_is_proved_on_demand() -> None:
    done = run("md4_blocks", "--cpu", "pentium3", "--function", "--force", "--seconds", "120")
    assert done.exit_code == 0 and "constant time, it computes what its source says (" in done.output
    done = run("md4_blocks", "--cpu", "pentium3", "--function", "--json")
    (kept,) = json.loads(done.stdout)
    assert kept["result"] == kept["results"]["function"] == "proved" and kept["kept"]


def test_what_there_is_no_time_for_is_unknown() -> None:
    done = run("whirlpool_blocks", "--cpu", "pentium3", "--function", "--seconds", "1")
    assert done.exit_code == 1 and "not finished in 1 s of processor time: --seconds gives it more" in done.output


def test_what_a_proof_of_the_function_does_not_cover_is_said() -> None:
    done = run("aes128_encrypt", "--cpu", "northwood", "--function")
    said = "it computes what its source says; assumed: that dst is not in place of src"
    assert done.exit_code == 0 and said in done.output
    assert "assumed" not in run("aes128_encrypt", "--cpu", "northwood").output


def test_a_census_counts_by_verdict_and_reason_and_keeps_what_it_found() -> None:
    words = ["whirlpool_blocks", "aes128_expand", "--cpu", "pentium3", "--census", "--seconds", "1"]
    done = run(*words)
    assert done.exit_code == 1
    assert "pentium3/aes128_expand: proved in" in done.stdout
    assert "unknown: not finished in the given processor time (" in done.stdout
    made = json.loads(run(*words, "--json").stdout)
    assert made["counts"]["proved"] == 1 and made["kernels"]["pentium3/aes128_expand"]["instructions"] > 100
    assert made["reasons"]["unknown: not finished in the given processor time"] == made["counts"]["unknown"]
    assert made["milliseconds_an_instruction"] > 0

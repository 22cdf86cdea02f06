"""Block ciphers backwards, and with their rounds kept as a loop: vectors by the interpreter and by machine code."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from shipped import CPUS, LIBRARY, executor, interpreted

from cipherwright.build import Builder, MachineExecutor, get_cpu
from cipherwright.sources import ROOT, Library
from cipherwright.vectors import cost, load_vectors
from dsl.elaborate import elaborate
from dsl.interpret import interpret

AES = [(f"aes{bits}", f"aes{bits}_expand_decrypt", f"aes{bits}_decrypt", bits // 2 + 112) for bits in (128, 192, 256)]
FOX = [("fox128" + name, "fox128_expand" + name[4:], "fox128_decrypt", 256)
       for name in ("", "_key64", "_key192", "_key256")]  # the last number: bytes of round keys
Run = Callable[[str, "list[bytes | int]"], "list[bytes]"]


def ecb(algorithm: str) -> list[dict[str, str]]:
    """The ECB vectors of an algorithm that are one step, cheap ones."""
    source = LIBRARY.algorithms[algorithm]
    (file, variants), *_ = source.program.algorithms[algorithm].vectors
    found = [v for v in load_vectors(ROOT / "tests" / "vectors" / file) if v["variant"] in variants]
    return [v for v in found if "iv" not in v and "repeat" not in v and cost(v) <= 4096]


def decrypt(run: Run, expand: str, kernel: str, size: int, key: bytes, data: bytes) -> bytes:
    """Whole blocks."""
    keys = run(expand, [key, bytes(size)])[1]
    return run(kernel, [keys, data, bytes(len(data)), len(data) // 16])[2]


@pytest.mark.parametrize("cpu", [None, *CPUS])
@pytest.mark.parametrize("algorithm, expand, kernel, size", AES + FOX)
def test_vectors_backwards(algorithm: str, expand: str, kernel: str, size: int, cpu: str | None) -> None:
    run: Run = interpreted if cpu is None else executor(cpu)
    vectors = ecb(algorithm)
    assert len(vectors) >= 7
    for v in vectors:
        got = decrypt(run, expand, kernel, size, bytes.fromhex(v["key"]), bytes.fromhex(v["ciphertext"]))
        assert got.hex() == v["plaintext"], v["id"]


@pytest.fixture(scope="module")
def rolled(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The ciphers with their rounds kept."""
    root = tmp_path_factory.mktemp("repository")
    (root / "ciphers").mkdir()
    (root / "tests").mkdir()
    (root / "tests" / "vectors").symlink_to(ROOT / "tests" / "vectors")
    for name in ("aes", "fox128"):
        kernels = [k for k in LIBRARY.kernels if k.startswith(name) and k.endswith(("_encrypt", "_decrypt"))]
        text = (ROOT / "ciphers" / f"{name}.cw").read_text()
        assert not [k for k in kernels if f"mapping {k} " in text]
        text += "".join(f"mapping {k} {{ roll rounds }}\n" for k in kernels)
        (root / "ciphers" / f"{name}.cw").write_text(text)
    return Library(root)


@pytest.fixture(scope="module", params=CPUS)
def small(request: pytest.FixtureRequest, rolled: Library, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    """Machine code of that library."""
    made = MachineExecutor(Builder(rolled, Path(tmp_path_factory.mktemp("built"))), get_cpu(request.param))
    yield made
    made.close()


@pytest.mark.parametrize("algorithm, plain, expand, forth, back, size", [
    ("aes192", "aes192_expand", "aes192_expand_decrypt", "aes192_encrypt", "aes192_decrypt", 208),
    ("fox128", "fox128_expand", "fox128_expand", "fox128_encrypt", "fox128_decrypt", 256)])
def test_rounds_as_a_loop(small: Run, algorithm: str, plain: str, expand: str, forth: str, back: str,
                          size: int) -> None:
    vectors = random.Random(algorithm).sample(ecb(algorithm), 12)
    for v in vectors:
        key, text, code = (bytes.fromhex(v[f]) for f in ("key", "plaintext", "ciphertext"))
        assert decrypt(small, plain, forth, size, key, text) == code, v["id"]
        assert decrypt(small, expand, back, size, key, code) == text, v["id"]


@pytest.mark.parametrize("kernel", ["aes256_encrypt", "aes256_decrypt", "fox128_encrypt", "fox128_decrypt",
                                    "fox128_expand256"])
def test_kept_and_unrolled_mean_the_same(kernel: str) -> None:
    program = LIBRARY.kernels[kernel].program
    plain, kept = elaborate(program, kernel), elaborate(program, kernel, frozenset({"rounds"}))
    assert sum(1 for _ in kept.body.ops()) < 0.3 * sum(1 for _ in plain.body.ops())
    rng = random.Random(6)
    args = [3 if p.kind == "count" else rng.randbytes(p.bytes * (3 if p.per_block else 1)) for p in plain.params]
    assert interpret(plain, args) == interpret(kept, args)

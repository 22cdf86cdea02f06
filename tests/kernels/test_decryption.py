"""Block ciphers backwards, and with their rounds kept as a loop: vectors by the interpreter and by machine code."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cipherwright.building.build import Builder, get_cpu
from cipherwright.building.running import MachineExecutor
from cipherwright.project.sources import ROOT, Library
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.protocols import make_cipher
from cipherwright.protocols.vectors import cost
from dsl.elaborate import elaborate
from dsl.interpret import interpret
from tests.support import shipped
from tests.support.shipped import LIBRARY

ALGORITHMS = [a for a in shipped.of_protocol(BlockCipher) if "decrypt" in
              LIBRARY.algorithms[a].program.algorithms[a].fields]


def ecb(algorithm: str) -> list[tuple[bytes, bytes, bytes]]:
    """(key, plaintext, ciphertext) of the ECB vectors of an algorithm that are one step, cheap ones."""
    source = LIBRARY.algorithms[algorithm]
    vectors = source.vectors(source.program.algorithms[algorithm])
    found = [v for v in vectors if "plaintext" in v and "iv" not in v and "repeat" not in v and cost(v) <= 4096]
    return [(bytes.fromhex(v["key"]), bytes.fromhex(v["plaintext"]), bytes.fromhex(v["ciphertext"])) for v in found]


def test_there_is_something_to_test() -> None:
    assert {"aes128", "aes192", "aes256", "fox128"} <= set(ALGORITHMS)


@pytest.mark.spread(16)
@pytest.mark.parametrize(("algorithm", "cpu"), [*((a, None) for a in ALGORITHMS), *shipped.cases(ALGORITHMS)])
def test_vectors_backwards(algorithm: str, cpu: str | None) -> None:
    cipher, vectors = shipped.cipher(algorithm, cpu), ecb(algorithm)
    assert len(vectors) >= 7
    for key, text, code in vectors:
        assert cipher.start("ecb", key, decrypt=True)(code) == text, f"key {key.hex()}"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """AES and FOX128 with the rounds of every kernel kept as a loop."""
    root = tmp_path_factory.mktemp("repository")
    (root / "ciphers").mkdir()
    (root / "tests").mkdir()
    (root / "tests" / "vectors").symlink_to(ROOT / "tests" / "vectors")
    for name in ("aes", "fox128"):
        kernels = [k for k, source in LIBRARY.kernels.items() if source.path.stem == name
                   and k.endswith(("_encrypt", "_decrypt")) and "expand" not in k]
        text = (ROOT / "ciphers" / f"{name}.cw").read_text()
        mapped = tuple(f"mapping {k}" for k in kernels)
        text = "\n".join(line for line in text.split("\n") if not line.startswith(mapped))
        text += "".join(f"mapping {k} {{ roll rounds }}\n" for k in kernels)
        (root / "ciphers" / f"{name}.cw").write_text(text)
    return Library(root)


@pytest.fixture(scope="module", params=shipped.CPUS)
def small(request: pytest.FixtureRequest, kept: Library,
          tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Any]]:
    """An algorithm of that library as machine code."""
    executor = MachineExecutor(Builder(kept, tmp_path_factory.mktemp("built")), get_cpu(request.param))

    def cipher(name: str) -> Any:
        source, algorithm = kept.algorithm(name)
        return make_cipher(algorithm, source.program, executor, source.params)

    yield cipher
    executor.close()


@pytest.mark.long
@pytest.mark.spread(16)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("algorithm", ["aes192", "fox128"])
def test_rounds_as_a_loop(small: Callable[[str], Any], algorithm: str) -> None:
    cipher = small(algorithm)
    for key, text, code in random.Random(algorithm).sample(ecb(algorithm), 12):
        assert cipher.start("ecb", key)(text) == code, f"key {key.hex()}"
        assert cipher.start("ecb", key, decrypt=True)(code) == text, f"key {key.hex()}"


@pytest.mark.parametrize("kernel", ["aes256_encrypt", "aes256_decrypt", "fox128_encrypt", "fox128_decrypt",
                                    "fox128_expand256"])
def test_kept_and_unrolled_mean_the_same(kernel: str) -> None:
    program = LIBRARY.kernels[kernel].program
    plain, short = elaborate(program, kernel), elaborate(program, kernel, frozenset({"rounds"}))
    assert sum(1 for _ in short.body.ops()) < 0.3 * sum(1 for _ in plain.body.ops())
    rng = random.Random(6)
    args = [3 if p.kind == "count" else rng.randbytes(p.bytes * (3 if p.per_block else 1)) for p in plain.params]
    assert interpret(plain, args) == interpret(short, args)

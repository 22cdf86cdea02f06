"""The kernels of whose text generated/ has the hash alone: they are of that hash, and pass the vectors.

`./cw build --force` makes all of them, too, and runs them beside the interpreter and on some of the vectors. Here the
text is what the build has left in generated/, if it has, else it is compiled, which takes its time.
"""

from __future__ import annotations

import json

import pytest

from cipherwright.building.hashes import FILE
from cipherwright.commands.vectors import with_variant
from cipherwright.files import digest
from cipherwright.project.sources import kernels_of
from cipherwright.protocols.bound import CHUNK
from cipherwright.protocols.vectors import check_all
from tests.support import shipped
from tests.support.shipped import ALGORITHMS, LIBRARY
from tests.support.spread import every

CASES = shipped.cases(ALGORITHMS, kept=False)
PLAIN = [(kernel, cpu) for kernel in shipped.KERNELS for cpu in shipped.MODES
         if LIBRARY.built_for(kernel, cpu) and not LIBRARY.keeps_text(cpu)]
KERNELS = PLAIN + [(f"{kernel}-{variant}", cpu) for kernel, cpu in PLAIN
                   for variant in sorted(LIBRARY.kernels[kernel].variants(kernel, cpu))]
VARIANTS = [(a, v, cpu) for a, cpu in CASES for source in [LIBRARY.algorithms[a]]
            for v in sorted({v for kernel in kernels_of(source.program.algorithms[a])
                             for v in source.variants(kernel, cpu)})]
TOGETHER = "messages at once, because its blocks"


def test_there_is_something_to_test() -> None:
    hashes = json.loads((shipped.FOLDER / FILE).read_text())
    built = {f"{cpu}/{kernel}" for kernel, cpu in KERNELS}
    assert set(hashes["texts"]) <= built and {cpu for _, cpu in CASES} == {one.split("/")[0] for one in hashes["texts"]}
    assert not {cpu for _, cpu in CASES} & {cpu for _, cpu in shipped.CASES}


@pytest.mark.full
@pytest.mark.parametrize(("kernel", "cpu"), every(KERNELS, len(KERNELS)))
def test_the_text_has_its_hash(kernel: str, cpu: str) -> None:
    hashes = json.loads((shipped.FOLDER / FILE).read_text())
    if f"{cpu}/{kernel}" in hashes["texts"]:  # else the CPU has not the registers of the variant
        assert digest(shipped.shipped(kernel, cpu, "asm").encode()) == hashes["texts"][f"{cpu}/{kernel}"]


@pytest.mark.full
@pytest.mark.parametrize(("algorithm", "cpu"), every(CASES, len(CASES)))
def test_vectors(algorithm: str, cpu: str) -> None:
    source = LIBRARY.algorithms[algorithm]
    vectors = source.vectors(source.program.algorithms[algorithm])
    failures = check_all(shipped.cipher(algorithm, cpu), vectors, longest=CHUNK)
    assert vectors and not failures, "\n".join(f.describe() for f in failures[:3])


@pytest.mark.full
@pytest.mark.parametrize(("algorithm", "variant", "cpu"), VARIANTS)
def test_vectors_of_variants(algorithm: str, variant: str, cpu: str) -> None:
    source = LIBRARY.algorithms[algorithm]
    found = source.program.algorithms[algorithm]
    vectors = source.vectors(found)
    made = with_variant(source, found, shipped.executor(cpu), variant)
    failures = check_all(made, vectors, longest=CHUNK)
    assert vectors and not failures, "\n".join(f.describe() for f in failures[:3])

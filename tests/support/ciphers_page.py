"""docs/ciphers.md: every source of ciphers/ with what it is, its algorithms, and cycles a byte by the pipeline model.

The words are the sources' own first lines; the figures are simulated.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Collection

from cipherwright.instrument.kernel_args import block_bytes
from cipherwright.project.source import Source
from cipherwright.project.sources import MAIN
from cipherwright.report.measure import Job, measure_job
from tests.support import shipped
from tests.support.shipped import LIBRARY

TEXT = 1024
"""Bytes of text in a measured call, at least a block or, in bit slices, a batch."""
TEXTS = ("ctr", *(field for field in MAIN if field != "kernel"))
"""Fields that name a kernel which goes over a text."""
WIDTH = 120
HEAD = f"""# The ciphers

What stands in `ciphers/`, made from the sources' own first lines, in the order of their names. `pytest --bless -m ''
tests/pages/test_ciphers_page.py` writes this page anew, with `-k NAME` the figures of one source.

Figures are cycles a byte of text as the pipeline model sees them ([model.md](model.md) says how far it is off), of the
third call of a kernel with {TEXT} bytes, or one batch in bit slices where that is more: without what a protocol adds,
such as round keys, padding and the other kernel of an authenticated cipher. A name behind a kernel's is a variant of
its mapping. Decryption, key schedules and kernels that are called once for a message are not shown. Columns, and how
often kernels are built, are of the CPUs whose code `generated/` holds; of others it has headers and hashes.
"""
Cycles = Callable[[str, str, str], float]
"""(kernel, variant, CPU) -> cycles a byte."""


def cycles(kernel: str, variant: str, cpu: str) -> float:
    """Of one call, by the model; what was simulated before is kept in .cache/."""
    size = block_bytes(shipped.params(kernel))
    assert size is not None
    job = Job(kernel, variant or None, cpu, max(1, TEXT // size))
    made = measure_job(shipped.Shipped(LIBRARY, shipped.FOLDER), job)
    return made.cycles / made.blocks / size


def kernels(source: Source) -> list[str]:
    """The kernels of a source that go over texts, as algorithms name them."""
    named = [str(a.fields[field]) for a in source.program.algorithms.values() for field in TEXTS if field in a.fields]
    return [k for k in dict.fromkeys(named) if k in source.program.kernels]


def rows(source: Source) -> list[tuple[str, str, list[str]]]:
    """Kernel, variant and CPUs, for every row of a source's table."""
    found: dict[tuple[str, str], list[str]] = {}
    for kernel in kernels(source):
        for cpu in (cpu for name, cpu in shipped.CASES if name == kernel):
            found.setdefault((kernel, ""), []).append(cpu)
        for _, variant, cpu in (case for case in shipped.VARIANTS if case[0] == kernel):
            found.setdefault((kernel, variant), []).append(cpu)
    return [(kernel, variant, cpus) for (kernel, variant), cpus in found.items()]


def about(source: Source) -> str:
    """The comment that a source begins with."""
    lines = []
    for line in source.text.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line.lstrip("# "))
    return " ".join(lines)


def figures(text: str) -> list[str]:
    """The figures of a page or a section, in order."""
    return re.findall(r"(?<=\| )\d+\.\d(?= \|)", text)


def section(source: Source, figure: Cycles = cycles) -> str:
    """What the page says of one source."""
    path = source.path
    algorithms = [a for a in source.program.algorithms.values() if a.vectors]
    vectors = {(file, v) for a in algorithms for file, variants in a.vectors for v in variants}
    count = sum(len(source.vectors(a)) for a in algorithms)
    own, length = source.program.kernels, len(source.text.splitlines())
    made = sum(k in own for k, _ in shipped.CASES) + sum(k in own for k, _, _ in shipped.VARIANTS)
    names = ", ".join(f"`{a.name}`" for a in algorithms)
    protocols = ", ".join(dict.fromkeys(a.protocol for a in algorithms))
    said = f"[{path.name}](../ciphers/{path.name}), {length} lines: " + (
        f"{names} ({protocols}); {_some(len(own), 'kernel')}, built {_some(made, 'time')}; "
        f"{_some(count, 'vector')} of {_some(len(vectors), 'variant')}." if own else "functions that others use.")
    shown = rows(source)
    cpus = [cpu for cpu in shipped.MODES if any(cpu in there for _, _, there in shown)]
    table = [f"| cycles a byte | {' | '.join(cpus)} |", "|---" * (len(cpus) + 1) + "|"]
    for kernel, variant, there in shown:
        cells = [f"{figure(kernel, variant, cpu):.1f}" if cpu in there else "" for cpu in cpus]
        table.append(f"| {' '.join(filter(None, (kernel, variant)))} | {' | '.join(cells)} |")
    lines = ["\n".join(re.sub(r"\|\s+(?=\|)", "| ", line) for line in table)] * bool(shown)
    return "\n\n".join([f"## {path.stem}", _filled(about(source)), _filled(said), *lines]) + "\n"


def _filled(text: str) -> str:
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _some(count: int, what: str) -> str:
    return f"{count:,} {what}{'s' * (count != 1)}"


SOURCES = {source.path.stem: source for source in sorted(LIBRARY.sources, key=lambda s: s.path.stem)}
"""By name."""


def kept(source: Source, old: str) -> str:
    """The section of a source with the figures of an old one; made anew where these are too few or too many."""
    shown = iter(figures(old))
    try:
        made = section(source, lambda *_: float(next(shown)))
    except StopIteration:
        return section(source)
    return section(source) if next(shown, None) else made


def page(old: str, anew: Collection[str] = ()) -> str:
    """The whole page, with the figures of an old one but for the sources `anew`."""
    before = parts(old)
    made = (section(source) if name in anew else kept(source, before.get(name, "")) for name, source in SOURCES.items())
    return "\n".join([HEAD, *made])


def parts(text: str) -> dict[str, str]:
    """The sections of a page by their names."""
    return {m[1]: m[0].strip() for m in re.finditer(r"^## (\S+)\n.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)}

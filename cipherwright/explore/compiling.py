"""A source as it is in the editor, compiled quickly and put on the pipeline model: what the explorer shows of it.

All of it is a function of a `Request` and of the project's other sources and vectors, which are only read. It runs in a
process of its own (`explore.workers`), in a folder that is gone afterwards.
"""

from __future__ import annotations

import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cipherwright.building.build import Builder, get_cpu
from cipherwright.errors import CheckFailed, UserError
from cipherwright.project.sources import Library, Source

BLOCKS = 4
"""Blocks of the call that is shown, at least."""
ROWS = 60_000
"""Instructions of it that are listed, at most."""
VECTORS = "vectors"


@dataclass(frozen=True)
class Request:
    """What is to be shown: the text of the source called `stem`, and the choices ("": the first there is)."""

    stem: str
    source: str
    kernel: str = ""
    cpu: str = ""
    variant: str = ""


@dataclass
class Shown:
    """What came of a request, as JSON has it.

    `page`: the page of `explain` for it, empty where there is an `error`, which is a dict of line, column (from 1, 0
    where it is of no place), message and hint. `said`: sentences on the whole. What there is to choose comes as far as
    it is known in any case; `request` with what was chosen.
    """

    kernels: list[str] = field(default_factory=list)
    variants: list[str] = field(default_factory=list)
    request: dict[str, str] = field(default_factory=dict)
    page: str = ""
    said: list[str] = field(default_factory=list)
    error: dict[str, Any] | None = None


def shown(request: Request, library: Library) -> dict[str, Any]:
    """What is shown of a request; `library` is the project's."""
    out = Shown(request=asdict(request))
    del out.request["source"]
    with tempfile.TemporaryDirectory(prefix="cipherwright-explore-") as folder:
        try:
            _show(request, _beside(library, request, Path(folder)), out)
        except UserError as error:
            out.error = _place(error, request.stem)
        except CheckFailed as error:
            out.error = {"line": 0, "column": 0, "message": str(error), "hint": ""}
    return asdict(out)


def _beside(library: Library, request: Request, root: Path) -> Library:
    """A library in a folder: the text in the place of its source, all others and the vectors as links."""
    ciphers, vectors = root / "ciphers", root / "tests" / "vectors"
    ciphers.mkdir()
    vectors.parent.mkdir()
    for path in library.project.ciphers.iterdir():
        if path.stem != request.stem:
            (ciphers / path.name).symlink_to(path.resolve())
    if library.project.vectors.is_dir():
        vectors.symlink_to(library.project.vectors.resolve())
    (ciphers / f"{request.stem}.cw").write_text(request.source, encoding="utf-8")
    return Library(root)


def _show(request: Request, library: Library, out: Shown) -> None:
    from cipherwright.explain.html import render

    source = next(s for s in library.sources if s.path.stem == request.stem)
    out.kernels = list(source.program.kernels)
    kernel = request.kernel if request.kernel in out.kernels else out.kernels[0]
    cpu = get_cpu(request.cpu or library.builds.get(request.stem, ["core2-64"])[0])
    out.variants = sorted(source.variants(kernel, cpu.name))
    variant = request.variant if request.variant in out.variants else ""
    out.request = {"stem": request.stem, "kernel": kernel, "cpu": cpu.target, "variant": variant}
    builder = Builder(library, library.project.generated, quick=True)
    out.said.append(_checked(builder, source))
    out.page = render(f"{kernel}-{variant}" if variant else kernel, [_view(builder, kernel, cpu, variant or None)])


def _checked(builder: Builder, source: Source) -> str:
    """Whether the source computes what its vectors say; code is made all the same, of a source in the midst of work."""
    said, count = [], 0
    for algorithm in source.program.algorithms.values():
        try:
            count += builder.check_algorithm(source, algorithm)
        except CheckFailed as error:
            said.append(str(error).splitlines()[1])
        builder.checked.add(algorithm.name)
    if said:
        return "Not what the vectors say: " + "; ".join(said)
    return f"{count} vectors agree (interpreted)." if count else "No vectors say what this computes."


def _view(builder: Builder, kernel: str, cpu: Any, variant: str | None) -> Any:
    from cipherwright.explain.view import make_view
    from cipherwright.instrument.kernel_args import block_bytes
    from cipherwright.instrument.kernel_trace import copies, kernel_trace
    from cipherwright.validation.bias import sentence
    from targets import simulate

    source = builder.library.source_of(kernel)
    size = block_bytes(source.params(kernel))
    each = copies(builder.manifest(kernel, cpu, variant))
    rounds = -(-BLOCKS // each) if size else 1
    ran = kernel_trace(builder, kernel, cpu, variant, rounds)
    outcome = simulate.simulate(ran.trace, cpu.name, timeline=True)
    if outcome.timeline is None:
        raise UserError(f"the model of {cpu.name} keeps no timeline: choose a CPU that executes out of order")
    return make_view(outcome, ran.trace, ran.lines, ran.asm, source.text, title=cpu.title, bias=sentence(cpu.name),
                     blocks=rounds * each if size else None, block_bytes=size, most=ROWS)


def _place(error: UserError, stem: str) -> dict[str, Any]:
    """Where an error is; one of another source, or of none, has no line."""
    from dsl.diagnostics import SourceError

    cause = error.__cause__
    if not isinstance(cause, SourceError):
        return {"line": 0, "column": 0, "message": str(error), "hint": ""}
    here = Path(cause.pos.path).stem == stem
    return {"line": cause.pos.line if here else 0, "column": cause.pos.column if here else 0, "hint": cause.hint,
            "message": cause.message if here else str(error)}

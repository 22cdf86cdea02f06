"""What `./cw kernels` lists: kernels, the algorithms made of them, variants of their mappings with their CPUs."""

from __future__ import annotations

import json
from typing import Any

from cipherwright import kept
from cipherwright.building.build import get_cpus, tool_hash
from cipherwright.building.jobs import variant_cpus
from cipherwright.files import digest
from cipherwright.paths import contents_hash
from cipherwright.project.sources import Fault, Library, kernels_of, shown_path
from targets.tables import files

MODULES = ("building/listing", "building/jobs", "project/source_files", "project/sources", "protocols/algorithms")
"""What makes the rows, beside what makes code."""

Row = dict[str, Any]
"""`kernel`, `source`: its file, `algorithms`: names, `variants`: name -> CPUs that have its registers."""


def listing(library: Library) -> tuple[list[Row], list[Fault]]:
    """The rows, and what they are without. As they were made before, while no file that they depend on has changed."""
    inputs = json.dumps([tool_hash(), contents_hash(MODULES), digest(_files(library))])
    rows = kept.find("kernels", inputs)
    if rows is not None:
        return list(rows), []
    rows, faults = _made(library)
    if not faults:
        kept.put("kernels", inputs, rows)
    return rows, faults


def _files(library: Library) -> bytes:
    """Names and contents of sources, of what says for which CPUs they are, and of the CPUs' tables."""
    builds, own = library.project.ciphers / "builds.toml", library.project.tables
    tables = [*sorted(files.CPU_DIR.glob("*.toml")), *(sorted(own.glob("*.toml")) if own else [])]
    data = [*tables, *([builds] if builds.is_file() else [])]
    sources = [(shown_path(s.path), s.text, s.unread) for s in library.sources]
    return json.dumps([str(library.project), sources, [(p.name, digest(p.read_bytes())) for p in data]]).encode()


def _made(library: Library) -> tuple[list[Row], list[Fault]]:
    kernels, faults = library.usable("kernel")
    faults += get_cpus()[1]
    uses: dict[str, list[str]] = {name: [] for name in kernels}
    for name, source in library.usable("algorithm")[0].items():
        for kernel in kernels_of(source.program.algorithms[name]):
            if name not in uses.setdefault(kernel, []):
                uses[kernel].append(name)
    return [{"kernel": name, "source": shown_path(source.path), "algorithms": uses[name],
             "variants": variant_cpus(library, name)} for name, source in kernels.items()], faults

"""Templates of the pages that commands write: each one file that needs nothing else."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template


def template(folder: Path, name: str) -> Template:
    """A page's template, beside the module that fills it; what it is given is escaped, what it is not given fails."""
    env = Environment(loader=FileSystemLoader(folder), undefined=StrictUndefined, autoescape=True, trim_blocks=True,
                      lstrip_blocks=True, keep_trailing_newline=True)
    return env.get_template(name)

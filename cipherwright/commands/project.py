"""The commands about the project itself: init, where."""

from __future__ import annotations

import os
from pathlib import Path

import click

import cipherwright
from cipherwright.paths import SHIPPED, TOOL, in_words
from cipherwright.project.templates import LIKE


@click.command()
@click.argument("folder", metavar="[DIR]", default=".", type=click.Path(path_type=Path))
@click.option("--cipher", metavar="NAME", default="first", show_default=True, help="The first cipher's name.")
@click.option("--like", type=click.Choice(LIKE), default="arx", show_default=True,
              help="What its round is made of.")
def init(folder: Path, cipher: str, like: str) -> None:
    """Make a project in a folder: cipherwright.toml, a first cipher with its vectors, .gitignore, a CI file.

    What is there already is left as it is; a folder that has sources gets no first cipher.

    \b
    Example:
      ./cw init fair && cd fair && ./cw build && ./cw test
    """
    from cipherwright.project.start import make_project

    made = make_project(folder, cipher, like)
    root = folder.resolve()
    for path in made:
        click.echo(f"wrote {os.path.normpath(folder / path.relative_to(root))}")
    there = "" if root == Path.cwd() else f"cd {folder}; "
    click.echo(f"next: {there}cipherwright build; cipherwright test")


@click.command()
def where() -> None:
    """Say which project is worked on, which files belong to the tool, and which assembler is used.

    \b
    Example:
      ./cw where
    """
    from cipherwright.machine.assemble import ToolMissing, nasm_program
    from cipherwright.project.project import MARK, read_project
    from dsl.versions import LANGUAGES
    from targets.kept import current_project, own_folder

    root = current_project()
    click.echo(in_words(f"project:   none: no {MARK} in {Path.cwd()} or above it; `./cw init` makes one")
               if root is None else f"project:   {root}")
    if root:
        project = read_project(root)
        click.echo(f"language:  version {project.language} (this cipherwright knows "
                   f"{', '.join(map(str, LANGUAGES))})")
    click.echo(f"tool:      cipherwright {cipherwright.__version__}, {TOOL}")
    click.echo(f"ciphers:   {SHIPPED / 'ciphers'} (the tool's own)")
    own = own_folder("programs")
    click.echo(f"cache:     {own.parent if own else 'none: no folder that you alone can write to'}")
    if root:
        click.echo(f"measured:  {root / '.cache'}")
    try:
        program, why = nasm_program()
        click.echo(f"nasm:      {program} (from {why})")
    except ToolMissing as error:
        click.echo(f"nasm:      {error}")

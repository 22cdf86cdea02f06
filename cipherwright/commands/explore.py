"""The command that serves the explorer on this machine: explore."""

from __future__ import annotations

import socket
from pathlib import Path

import click

from cipherwright.commands import shared
from cipherwright.errors import UserError
from cipherwright.progress import step


@click.command("explore")
@click.argument("source", required=False, metavar="[FILE.cw|NAME]")
@click.option("--cpu", default="", help="The CPU to begin with; default: the first that the source is built for.")
@click.option("--kernel", default="", help="The kernel to begin with; default: the source's first.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, show_default="one that is free",
              help="Where to listen, on 127.0.0.1.")
@click.option("--no-open", is_flag=True, help="Only print the address; do not open a browser.")
def explore(source: str | None, cpu: str, kernel: str, port: int, no_open: bool) -> None:
    """A page on this machine: a source, what becomes of it on a CPU, and its timeline, anew as you type.

    The code is that of a quick build, beside it what each instruction waited for. Nothing is written, nobody else can
    reach it, and the page asks no other machine for anything. It ends with Ctrl-C.

    \b
    Example:
      ./cw explore aes --cpu northwood
      ./cw explore mycipher.cw --port 8000 --no-open
    """
    try:
        import uvicorn

        from cipherwright.explore.server import Explorer
    except ImportError:
        raise UserError("explore needs a small server: pip install 'cipherwright[explore]'") from None
    from cipherwright.building.build import get_cpu

    library = shared.get_library()
    stem = _stem(source, [s.path.stem for s in library.sources])
    if cpu:
        get_cpu(cpu)
    with socket.socket() as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", port))
        except OSError as error:
            raise UserError(f"127.0.0.1:{port} cannot be had ({error.strerror}): choose another --port") from None
        explorer = Explorer(library, listening.getsockname()[1], {"stem": stem, "cpu": cpu, "kernel": kernel})
        with step("loading the compiler and the model"):
            warm(explorer, stem, cpu, kernel)
        listening.listen()                  # a browser that is quick waits until the server answers
        click.echo(f"open {explorer.address}")
        click.echo("it ends with Ctrl-C")
        if not no_open:
            click.launch(explorer.address)
        config = uvicorn.Config(explorer.app(), log_level="warning", access_log=False, lifespan="off", loop="asyncio")
        try:
            uvicorn.Server(config).run(sockets=[listening])
        finally:
            explorer.workers.close()


def warm(explorer: object, stem: str, cpu: str, kernel: str) -> None:
    """Compile once here, so that every later process has the compiler and the model loaded."""
    from cipherwright.explore.compiling import Request, shown
    from cipherwright.explore.server import Explorer

    assert isinstance(explorer, Explorer)
    text = next((s.text for s in explorer.library.sources if s.path.stem == stem), "")
    shown(Request(stem, text, kernel, cpu), explorer.library)


def _stem(given: str | None, known: list[str]) -> str:
    """The source that is meant by its name or its file."""
    from cipherwright.project.sources import suggestion

    if not known:
        raise UserError("there is no source here: `cipherwright new NAME` makes one")
    name = Path(given).stem if given else ("aes" if "aes" in known else known[0])
    if name not in known:
        raise UserError(f"no source is called `{name}`: {suggestion(name, known)}")
    return name

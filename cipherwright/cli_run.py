"""The command `run`: a file through a cipher, or the digests of files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from cipherwright.build import write_atomically
from cipherwright.cli_check import open_cipher
from cipherwright.errors import UserError
from cipherwright.hashes import Hash
from cipherwright.run import digest_line, hash_files, parse_hex, run_file

PROGRESS_FROM = 8 << 20
"""Bytes from which on a bar shows how far the work is."""


@contextmanager
def _progress(how: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error for long inputs; gives the function to call with (done, total)."""
    bar: Any = None

    def advance(done: int, total: int) -> None:
        nonlocal bar
        if total < PROGRESS_FROM:
            return
        if bar is None:
            bar = click.progressbar(length=total, label=how, file=sys.stderr)
            bar.__enter__()
        bar.update(done - bar.pos)

    try:
        yield advance
    finally:
        if bar is not None:
            bar.__exit__(None, None, None)


@click.command()
@click.argument("algorithm")
@click.option("--cpu", required=True, help="Run the code for this CPU.")
@click.option("--mode", type=click.Choice(["ctr", "ecb", "stream", "keystream"]), help="Not for hash functions.")
@click.option("--key", metavar="HEX", help="The key.")
@click.option("--iv", metavar="HEX", help="IV, or the initial counter block.")
@click.option("--decrypt", is_flag=True, help="Decrypt (in CTR and stream mode the same as encrypting).")
@click.option("--in", "sources", multiple=True, type=click.Path(path_type=Path),
              help="The file to read; for a hash function repeatable.")
@click.option("--out", "target", type=click.Path(path_type=Path),
              help="The file to write; a hash function writes its lines there instead of printing them.")
@click.option("--length", type=click.IntRange(min=0), help="How many bytes; default: the whole file.")
@click.option("--variant", metavar="NAME", help="Run the kernels' variants of this name.")
def run(algorithm: str, cpu: str, mode: str | None, key: str | None, iv: str | None, decrypt: bool,
        sources: tuple[Path, ...], target: Path | None, length: int | None, variant: str | None) -> None:
    """Encrypt, decrypt or hash files with a generated kernel.

    A hash function prints a line for each file, its digest in hex and its name, as sha512sum does; `sha512sum -c`
    checks the lines of SHA-512. With a variant that hashes several messages at once, the files run side by side; what
    is left over, as the one file of a cipher, runs in the kernel for a single message.

    \b
    Example:
      ./cw run aes128 --cpu northwood --mode ctr --key 000102030405060708090a0b0c0d0e0f \\
          --iv 00000000000000000000000000000000 --in plain.bin --out cipher.bin
      ./cw run sha512 --cpu northwood --in disk.img --in other.img --out SHA512SUMS
    """
    from cipherwright import cli

    given = {"--mode": mode, "--key": key, "--iv": iv, "--decrypt": decrypt or None}
    library = cli.get_library()
    source, found = library.algorithm(algorithm)
    if found.protocol == "hash":
        used = [option for option, value in given.items() if value is not None]
        if used:
            raise UserError(f"{found.name} is a hash function and has no {', '.join(used)}: leave "
                            f"{'it' if len(used) == 1 else 'them'} out")
    else:
        lacking = [o for o, value in [("--mode", mode), ("--key", key), ("--out", target)] if value is None]
        if lacking:
            raise UserError(f"{found.name} is a cipher and needs {', '.join(lacking)}; ./cw run --help has an example")
        if len(sources) > 1:
            raise UserError(f"--in is given {len(sources)} times, and a cipher takes one file: run it for each")
    key_bytes, iv_bytes = parse_hex("--key", key or ""), parse_hex("--iv", iv or "")
    cipher, how = open_cipher(library, source, found, cpu, variant)
    if len(sources) < cipher.messages:
        click.echo(f"note: variant `{variant}` takes {cipher.messages} messages at once; fewer run in the kernel for "
                   "one", err=True)
    if isinstance(cipher, Hash):
        _hash(cipher, found.name, how, sources, target, length)
        return
    assert mode is not None and target is not None
    with _progress(how) as advance:
        count = run_file(cipher, mode, key_bytes, iv_bytes, sources[0] if sources else None, target, length, decrypt,
                         advance)
    done = f"{mode} decrypted" if decrypt else mode
    click.echo(f"{count} bytes, {found.name} {done}, {how}: {target}", err=True)


def _hash(function: Hash, name: str, how: str, sources: tuple[Path, ...], target: Path | None,
          length: int | None) -> None:
    """Print or write the digests of files."""
    if not sources:
        raise UserError("--in FILE is needed")
    with _progress(how) as advance:
        results = hash_files(function, sources, length, advance)
    lines = [digest_line(digest, path) for (digest, _), path in zip(results, sources, strict=True)]
    if target is None:
        click.echo("\n".join(lines))
    else:
        write_atomically(target, ("\n".join(lines) + "\n").encode(errors="surrogateescape"))
    count = sum(size for _, size in results)
    click.echo(f"{count} bytes, {name}, {how}" + (f": {target}" if target else ""), err=True)


def register(group: click.Group) -> None:
    """Add this command to the command line."""
    group.add_command(run)

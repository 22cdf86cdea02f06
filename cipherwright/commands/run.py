"""The command `run`: a file through a cipher, or the digests of files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from cipherwright.commands import shared
from cipherwright.commands.vectors import open_cipher
from cipherwright.errors import UserError
from cipherwright.progress import step
from cipherwright.protocols.hashes import Hash
from cipherwright.streaming.run import Advance, digest_line, hash_files, parse_hex, run_file
from cipherwright.streaming.streams import STANDARD, shown, writing

PROGRESS_FROM = 8 << 20
"""Bytes from which on a bar shows how far the work is."""


@contextmanager
def _progress(how: str) -> Iterator[Advance]:
    """A bar on standard error for long inputs, a count where no total is known; gives the function to call."""
    bar: Any = None
    counted = -1

    def advance(done: int, total: int | None) -> None:
        nonlocal bar, counted
        if total is None:
            if done >= PROGRESS_FROM and done // PROGRESS_FROM > counted and sys.stderr.isatty():
                counted = done // PROGRESS_FROM
                click.echo(f"\r{how}: {done >> 20} MiB", err=True, nl=False)
            return
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
        if counted >= 0:
            click.echo(err=True)


@click.command()
@click.argument("algorithm")
@click.option("--cpu", required=True, help="Run the code for this CPU.")
@click.option("--mode", type=click.Choice(["ctr", "ecb", "stream", "keystream"]), help="Not for hash functions.")
@click.option("--key", metavar="HEX", help="The key; of a hash function that takes one, if there is one.")
@click.option("--iv", metavar="HEX", help="IV, or the initial counter block.")
@click.option("--decrypt", is_flag=True, help="Decrypt (in CTR and stream mode the same as encrypting).")
@click.option("--in", "sources", multiple=True, type=click.Path(), metavar="FILE",
              help="What to read, a file or a stream; - is standard input. For a hash function repeatable.")
@click.option("--out", "target", type=click.Path(), metavar="FILE",
              help="What to write; - is standard output, where a hash function writes without it.")
@click.option("--length", type=click.IntRange(min=0), help="How many bytes; default: all, to the end.")
@click.option("--digest", type=click.IntRange(min=1, max=1 << 16), help="Bytes of digest, where it has any length.")
@click.option("--variant", metavar="NAME", help="Run the kernels' variants of this name.")
def run(algorithm: str, cpu: str, mode: str | None, key: str | None, iv: str | None, decrypt: bool,
        sources: tuple[str, ...], target: str | None, length: int | None, digest: int | None,
        variant: str | None) -> None:
    """Encrypt, decrypt or hash files with a generated kernel.

    A hash function prints a line for each file, its digest in hex and its name, as sha512sum does; `sha512sum -c`
    checks the lines of SHA-512. --key is of functions with a key, --digest of those that give any number of bytes, as
    SHAKE does. With a variant that hashes several messages at once, the files run side by side; what is left over, as
    the one file of a cipher, runs in the kernel for a single message.

    An output file appears whole or, after an error, not at all; a pipe or device is written as the data come.

    \b
    Example:
      ./cw run aes128 --cpu northwood --mode ctr --key 000102030405060708090a0b0c0d0e0f \\
          --iv 00000000000000000000000000000000 --in plain.bin --out cipher.bin
      ./cw run sha512 --cpu northwood --in disk.img --in other.img --out SHA512SUMS
      ./cw run shake128 --cpu core2-64 --digest 200 --in disk.img
      tar c folder | ./cw run sha512 --cpu northwood --in -
    """
    given = {"--mode": mode, "--key": key, "--iv": iv, "--decrypt": decrypt or None}
    library = shared.get_library()
    source, found = library.algorithm(algorithm)
    if found.protocol == "hash":
        used = [o for o, value in given.items() if value is not None and not (o == "--key" and "key" in found.fields)]
        if used:
            raise UserError(f"{found.name} is a hash function and has no {', '.join(used)}: leave "
                            f"{'it' if len(used) == 1 else 'them'} out")
    else:
        if digest is not None:
            raise UserError(f"{found.name} is a cipher and makes no digest: leave --digest out")
        lacking = [o for o, value in [("--mode", mode), ("--key", key), ("--out", target)] if value is None]
        if lacking:
            raise UserError(f"{found.name} is a cipher and needs {', '.join(lacking)}; ./cw run --help has an example")
        if len(sources) > 1:
            raise UserError(f"--in is given {len(sources)} times, and a cipher takes one file: run it for each")
    key_bytes, iv_bytes = parse_hex("--key", key or ""), parse_hex("--iv", iv or "")
    with step(f"compiling {found.name}"):
        cipher, how = open_cipher(library, source, found, cpu, variant)
    if len(sources) < cipher.messages:
        click.echo(f"note: variant `{variant}` takes {cipher.messages} messages at once; fewer run in the kernel for "
                   "one", err=True)
    if isinstance(cipher, Hash):
        _hash(cipher, found.name, how, sources, target, length, key_bytes, digest)
        return
    assert mode is not None and target is not None
    with _progress(how) as advance:
        count = run_file(cipher, mode, key_bytes, iv_bytes, sources[0] if sources else None, target, length, decrypt,
                         advance)
    done = f"{mode} decrypted" if decrypt else mode
    click.echo(f"{count} bytes, {found.name} {done}, {how}: {shown(target, 'standard output')}", err=True)


def _hash(function: Hash, name: str, how: str, sources: tuple[str, ...], target: str | None,
          length: int | None, key: bytes, digest: int | None) -> None:
    """Print or write the digests of files."""
    if not sources:
        raise UserError("--in FILE is needed")
    with _progress(how) as advance:
        results = hash_files(function, sources, length, advance, key, digest)
    lines = [digest_line(made, path) for (made, _), path in zip(results, sources, strict=True)]
    with writing(STANDARD if target is None else target) as out:
        out.write(("\n".join(lines) + "\n").encode(errors="surrogateescape"))
    count = sum(size for _, size in results)
    click.echo(f"{count} bytes, {name}, {how}" + (f": {target}" if target else ""), err=True)

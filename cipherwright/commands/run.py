"""The command `run`: a file through a cipher, or the digests of files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import click

from cipherwright.commands import native, shared
from cipherwright.commands.vectors import open_cipher
from cipherwright.errors import UserError
from cipherwright.progress import step
from cipherwright.protocols.aead import Aead
from cipherwright.protocols.block_cipher import BlockCipher
from cipherwright.protocols.hashes import Hash
from cipherwright.protocols.macs import Mac
from cipherwright.protocols.protocols import Keyed
from cipherwright.protocols.single import Single
from cipherwright.streaming.run import Advance, digest_line, hash_files, parse_hex, pieces, run_file
from cipherwright.streaming.streams import STANDARD, reading, shown, writing
from cipherwright.streaming.tags import Started, check_tag, open_file, seal_file, tag_files

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


KINDS = {"hash": "a hash function", "mac": "a message authentication code", "kernel": "a kernel by itself"}
"""Of protocols, in words; the others' are ciphers."""
TAKES = {"hash": {"--digest"}, "mac": {"--key", "--iv", "--verify"},
         "aead": {"--mode", "--key", "--iv", "--ad", "--ad-file"},
         "stream": {"--mode", "--key", "--iv", "--decrypt", "--counter"},
         "keystream": {"--mode", "--key", "--iv", "--decrypt"},
         "block_cipher": {"--mode", "--key", "--iv", "--decrypt", "--unit", "--verify"}}
"""By protocol, the options that say something beside those of all."""
TAKES["duplex"] = TAKES["aead"]
MODES = ("ctr", "ecb", "cbc", "xts", "cmac", "stream", "keystream", "seal", "open")


@dataclass
class Asked:
    """What is to be done with the files, as the command line says."""

    sources: tuple[str, ...]
    target: str | None
    mode: str
    key: bytes
    iv: bytes
    length: int | None


@click.command()
@click.argument("algorithm")
@click.option("--cpu", required=True, callback=native.option,
              help="Run the code for this CPU, `native` for this machine's.")
@click.option("--mode", type=click.Choice(MODES), help="Not for hash functions and MACs.")
@click.option("--key", metavar="HEX", help="The key; of a hash function that takes one, if there is one.")
@click.option("--iv", "--nonce", "iv", metavar="HEX", help="IV, nonce, initial counter block or number of a data unit.")
@click.option("--counter", type=click.IntRange(min=0), metavar="N", help="Number of a stream cipher's first block.")
@click.option("--unit", type=click.IntRange(min=16), metavar="BYTES", help="XTS: of a data unit; default: one unit.")
@click.option("--ad", metavar="HEX", help="Associated data: authenticated, not encrypted, not written.")
@click.option("--ad-file", type=click.Path(), metavar="FILE", help="Associated data from a file.")
@click.option("--decrypt", is_flag=True, help="Decrypt (in CTR and stream mode the same as encrypting).")
@click.option("--in", "sources", multiple=True, type=click.Path(), metavar="FILE",
              help="What to read, a file or a stream; - is standard input. Where it gives a line a file, repeatable.")
@click.option("--out", "target", type=click.Path(), metavar="FILE",
              help="What to write; - is standard output, where lines go without it.")
@click.option("--length", type=click.IntRange(min=0), help="How many bytes; default: all, to the end.")
@click.option("--digest", type=click.IntRange(min=1, max=1 << 16), help="Bytes of digest, where it has any length.")
@click.option("--verify", metavar="HEX", help="MAC: compare with this tag; exit code 1 if it is another.")
@click.option("--variant", metavar="NAME", help="Run the kernels' variants of this name.")
def run(algorithm: str, cpu: str, sources: tuple[str, ...], target: str | None, length: int | None, digest: int | None,
        variant: str | None, mode: str | None, key: str | None, iv: str | None, **more: Any) -> None:
    """Encrypt, decrypt, hash or authenticate files with a generated kernel.

    A hash function or MAC prints a line for each file, its digest or tag in hex and its name, as sha512sum does;
    `sha512sum -c` checks the lines of SHA-512. --key is of functions with a key, --digest of those that give any number
    of bytes, as SHAKE does. With a variant that hashes several messages at once, the files run side by side; what is
    left over, as the one file of a cipher, runs in the kernel for a single message.

    Authenticated encryption has the modes seal and open; the tag stands behind the ciphertext, and what is opened is
    written when the tag was found to be right, else nothing is.

    An output file appears whole or, after an error, not at all; a pipe or device is written as the data come.

    \b
    Example:
      ./cw run aes128 --cpu northwood --mode ctr --key 000102030405060708090a0b0c0d0e0f \\
          --iv 00000000000000000000000000000000 --in plain.bin --out cipher.bin
      ./cw run sha512 --cpu northwood --in disk.img --in other.img --out SHA512SUMS
      ./cw run shake128 --cpu core2-64 --digest 200 --in disk.img
      ./cw run aes128 --cpu northwood --mode cmac --key 000102030405060708090a0b0c0d0e0f --in disk.img
      tar c folder | ./cw run sha512 --cpu northwood --in -
    """
    given = {"--mode": mode, "--key": key, "--iv": iv, "--digest": digest, "--counter": more["counter"],
             "--unit": more["unit"], "--ad": more["ad"], "--ad-file": more["ad_file"],
             "--decrypt": more["decrypt"] or None, "--verify": more["verify"]}
    library = shared.get_library()
    source, found = library.algorithm(algorithm)
    _check_options(found, given, target)
    asked = Asked(sources, target, mode or "", parse_hex("--key", key or ""), parse_hex("--iv", iv or ""), length)
    with step(f"compiling {found.name}"):
        cipher, how = open_cipher(library, source, found, cpu, variant)
    if len(sources) < cipher.messages:
        click.echo(f"note: variant `{variant}` takes {cipher.messages} messages at once; fewer run in the kernel for "
                   "one", err=True)
    if isinstance(cipher, Hash):
        _lines(asked, found.name, how, lambda advance: hash_files(cipher, sources, length, advance, asked.key, digest))
    elif isinstance(cipher, Mac):
        _tags(asked, found.name, how, lambda: cipher.start(asked.key, asked.iv), more["verify"])
    elif isinstance(cipher, BlockCipher) and mode in cipher.mac_modes:
        _tags(asked, f"{found.name} {mode}", how, lambda: cipher.start_mac(mode, asked.key), more["verify"])
    elif isinstance(cipher, Aead):
        _sealed(asked, cipher, how, _associated(more["ad"], more["ad_file"]))
    elif isinstance(cipher, Single):
        raise UserError(f"{found.name} is {KINDS['kernel']} and does nothing with files: `./cw test {found.name}` runs "
                        "its vectors")
    else:
        options = {name: more[name] for name in ("counter", "unit") if more[name] is not None}
        _ciphered(asked, cipher, how, more["decrypt"], options)


def _check_options(algorithm: Any, given: dict[str, Any], target: str | None) -> None:
    """UserError at options that say nothing of an algorithm, and those that are lacking."""
    protocol, name = algorithm.protocol, algorithm.name
    what, keyed = KINDS.get(protocol, "a cipher"), protocol == "hash" and "key" in algorithm.fields
    takes = TAKES.get(protocol, set()) | ({"--key"} if keyed else set())
    used = [option for option, value in given.items() if value is not None and option not in takes]
    if used == ["--digest"]:
        raise UserError(f"{name} is {what} and makes no digest: leave --digest out")
    if used:
        raise UserError(f"{name} is {what} and has no {', '.join(used)}: leave {'it' if len(used) == 1 else 'them'} "
                        "out")
    needed: list[str] = [o for o in ("--mode", "--key") if o in takes and not keyed and given[o] is None]
    if "--mode" in takes and given["--mode"] != "cmac" and target is None:
        needed += ["--out"]
    if needed:
        raise UserError(f"{name} is {what} and needs {', '.join(needed)}; ./cw run --help has an example")
    tagging = given["--mode"] == "cmac"
    useless = [o for o in (("--iv", "--decrypt", "--unit") if tagging else ("--verify",)) if given[o] is not None]
    if protocol == "block_cipher" and useless:
        raise UserError(f"mode {given['--mode']} has no {', '.join(useless)}: leave "
                        f"{'it' if len(useless) == 1 else 'them'} out")


def _one_source(asked: Asked) -> str:
    if len(asked.sources) > 1:
        raise UserError(f"--in is given {len(asked.sources)} times, and a cipher takes one file: run it for each")
    if not asked.sources:
        raise UserError("--in FILE is needed")
    return asked.sources[0]


def _ciphered(asked: Asked, cipher: Keyed, how: str, decrypt: bool, options: dict[str, int]) -> None:
    """Write a file as long as the one that is read."""
    if asked.sources:
        _one_source(asked)
    assert asked.target is not None
    with _progress(how) as advance:
        count = run_file(cipher, asked.mode, asked.key, asked.iv, asked.sources[0] if asked.sources else None,
                         asked.target, asked.length, decrypt, advance, **options)
    done = f"{asked.mode} decrypted" if decrypt else asked.mode
    click.echo(f"{count} bytes, {cipher.name} {done}, {how}: {shown(asked.target, 'standard output')}", err=True)


def _associated(text: str | None, path: str | None) -> bytes:
    """Associated data, as an option or a file gives them."""
    if text is not None and path is not None:
        raise UserError("associated data are given twice: leave --ad or --ad-file out")
    if path is None:
        return parse_hex("--ad", text or "")
    with reading(path) as read:
        return b"".join(pieces(read, None))


def _sealed(asked: Asked, cipher: Aead, how: str, associated: bytes) -> None:
    """Write a sealed or an opened file."""
    if asked.mode not in cipher.modes:
        raise UserError(f"{cipher.name} is authenticated encryption: its modes are {' and '.join(cipher.modes)}, not "
                        f"{asked.mode}")
    if asked.length is not None:
        raise UserError("--length: a file is sealed and opened whole; leave it out")
    assert asked.target is not None
    work = seal_file if asked.mode == "seal" else open_file
    with _progress(how) as advance:
        count = work(cipher, asked.key, asked.iv, associated, _one_source(asked), asked.target, advance)
    done = "sealed, with a tag of" if asked.mode == "seal" else "opened, without a tag of"
    click.echo(f"{count} bytes, {cipher.name} {done} {cipher.tag_bytes} bytes, {how}: "
               f"{shown(asked.target, 'standard output')}", err=True)


def _tags(asked: Asked, name: str, how: str, start: Started, verify: str | None) -> None:
    """Print or write the tags of files, or compare that of one."""
    if verify is None:
        _lines(asked, name, how, lambda advance: tag_files(start, asked.sources, asked.length, advance))
        return
    wanted, source = parse_hex("--verify", verify), _one_source(asked)
    with _progress(how) as advance:
        [(tag, count)] = tag_files(start, [source], asked.length, advance)
    check_tag(tag, wanted, source)
    click.echo(f"{count} bytes, {name}, {how}: the tag is right", err=True)


def _lines(asked: Asked, name: str, how: str, work: Callable[[Advance], list[tuple[bytes, int]]]) -> None:
    """Print or write the digests or tags of files."""
    if not asked.sources:
        raise UserError("--in FILE is needed")
    with _progress(how) as advance:
        results = work(advance)
    lines = [digest_line(made, path) for (made, _), path in zip(results, asked.sources, strict=True)]
    with writing(STANDARD if asked.target is None else asked.target) as out:
        out.write(("\n".join(lines) + "\n").encode(errors="surrogateescape"))
    count = sum(size for _, size in results)
    click.echo(f"{count} bytes, {name}, {how}" + (f": {asked.target}" if asked.target else ""), err=True)

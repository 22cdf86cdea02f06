"""Other people's kernels: the members of libcrypto.a in Debian's package libssl-dev, fetched once.

apt-get does the fetching, so that its keys and hashes are checked as for any package. It works in a state directory
of its own, below `peers` of the tool's or the user's cache: that needs neither root nor `dpkg --add-architecture` nor
an `apt-get update` before.
"""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import click

from cipherwright.errors import UserError
from cipherwright.files import write_atomically
from cipherwright.progress import step
from cipherwright.project.sources import suggestion
from targets.kept import CACHE, own_folder

PACKAGE, LIBRARY = "libssl-dev", "libcrypto.a"
ARCHITECTURES = ("amd64", "i386")
TIMEOUT = 600                           # seconds for one apt-get


class PeerError(UserError):
    """The package cannot be had or read."""


@dataclass(frozen=True)
class Peers:
    """The object files of libcrypto.a by member name, and the package's version."""

    architecture: str
    version: str
    members: Mapping[str, bytes]

    def __getitem__(self, member: str) -> bytes:
        """An object file; PeerError names the nearest member."""
        if member not in self.members:
            raise PeerError(f"{LIBRARY} ({self.architecture}, {self.version}) has no member '{member}'"
                            f"; {suggestion(member, list(self.members))}")
        return self.members[member]


def read_ar(data: bytes, what: str) -> Iterator[tuple[str, bytes]]:
    """The files of an ar archive with their names (GNU long names resolved, its own tables left out).

    PeerError, naming `what`, for other data and damaged ones.
    """
    if not data.startswith(b"!<arch>\n"):
        raise PeerError(f"{what} is not an ar archive; give a static library (libX.a)")
    at, long_names = 8, b""
    while at + 60 <= len(data):
        header = data[at : at + 60]
        digits = header[48:58].strip()
        if header[58:] != b"`\n" or not digits.isdigit() or at + 60 + int(digits) > len(data):
            raise PeerError(f"{what}: damaged ar archive at byte {at}; make or fetch it again")
        size = int(digits)
        name, body = header[:16].rstrip(), data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
        if name == b"//":
            long_names = body
        elif name not in (b"/", b"/SYM64/"):
            if name.startswith(b"/") and name[1:].isdigit():
                name = long_names[int(name[1:]) :].split(b"\n", 1)[0]
            yield name.decode("utf-8", "replace").removesuffix("/"), body


def _open_tar(name: str, body: bytes, deb: Path) -> tarfile.TarFile:
    if name.endswith(".zst"):           # the standard library reads it from Python 3.14 on
        if shutil.which("dpkg-deb") is None:
            raise PeerError(f"{deb.name}: {name} is compressed with zstd; install dpkg (dpkg-deb) to read it")
        option = "--ctrl-tarfile" if name.startswith("control") else "--fsys-tarfile"
        done = subprocess.run(["dpkg-deb", option, str(deb)], capture_output=True, check=False)
        if done.returncode:
            raise PeerError(f"{deb.name}: dpkg-deb: {done.stderr.decode(errors='replace').strip()}")
        body = done.stdout
    return tarfile.open(fileobj=io.BytesIO(body))


def unpack_deb(deb: Path) -> tuple[str, bytes]:
    """(version, the bytes of libcrypto.a) of a libssl-dev package file; PeerError says what is wrong with it."""
    version, library = "", b""
    try:
        for name, body in read_ar(deb.read_bytes(), deb.name):
            if not name.startswith(("control.tar", "data.tar")):
                continue
            with _open_tar(name, body, deb) as tar:
                for entry in tar:
                    wanted = {"control.tar": "control", "data.tar": LIBRARY}[name[: name.index(".tar") + 4]]
                    stream = tar.extractfile(entry) if Path(entry.name).name == wanted else None
                    if stream is not None and wanted == LIBRARY:
                        library = stream.read()
                    elif stream is not None:
                        lines = stream.read().decode().splitlines()
                        version = next((x.split(None, 1)[1] for x in lines if x.startswith("Version:")), "")
    except (tarfile.TarError, EOFError) as error:
        raise PeerError(f"{deb}: damaged package, delete it: {error}") from None
    if not version or not library:
        raise PeerError(f"{deb.name}: no {LIBRARY} in it; expected Debian's package {PACKAGE}")
    return version, library


def apt_options(state: Path, architecture: str) -> list[str]:
    """Options that make apt-get keep everything in `state` and serve one architecture only."""
    return ["-o", f"Dir::State={state}", "-o", f"Dir::State::lists={state}/lists", "-o", f"Dir::Cache={state}/cache",
            "-o", "Dir::State::status=/dev/null", "-o", f"APT::Architecture={architecture}",
            "-o", f"APT::Architectures::={architecture}", "-o", "APT::Sandbox::User=", "-o", "Acquire::Retries=2",
            "-o", "Acquire::http::Timeout=30", "-o", "Acquire::https::Timeout=30"]


def _apt(arguments: list[str], folder: Path) -> tuple[bool, str]:
    """Run apt-get; whether it worked, and what it complains about (an update warns of a dead mirror and is content)."""
    try:
        done = subprocess.run(["apt-get", "-q", *arguments], cwd=folder, capture_output=True, text=True, check=False,
                              timeout=TIMEOUT, env={**os.environ, "LC_ALL": "C"})
    except subprocess.TimeoutExpired:
        return False, f"apt-get took more than {TIMEOUT} s"
    lines = [x.strip() for x in done.stderr.splitlines() if x.startswith(("E:", "W:"))]
    return done.returncode == 0, "; ".join(lines[:2])


def _download(architecture: str, cache: Path, fetch: bool) -> Path:
    """A package file in `cache`: one that lies there already, or, if `fetch`, what apt-get fetches."""
    pattern = f"{PACKAGE}_*_{architecture}.deb"
    found = sorted(cache.glob(pattern))
    if found:
        return found[-1]
    by_hand = f"put a file {pattern} of Debian 12 into {cache}"
    if not fetch:
        raise PeerError(f"{PACKAGE} ({architecture}) has not been fetched; ./cw peers {architecture} fetches it")
    if shutil.which("apt-get") is None:
        raise PeerError(f"{PACKAGE} ({architecture}) is fetched with apt-get, which is not on PATH; or "
                        f"{by_hand}")
    state = cache / f"apt-{architecture}"
    for folder in (state / "lists" / "partial", state / "cache" / "archives" / "partial"):
        folder.mkdir(parents=True, exist_ok=True)
    # an update that fails in part, say at one of several mirrors, may still have brought the list that is needed
    with step(f"fetching {PACKAGE} ({architecture})"), tempfile.TemporaryDirectory(dir=cache) as name:
        _updated, complaint = _apt([*apt_options(state, architecture), "update"], cache)
        worked, problem = _apt([*apt_options(state, architecture), "download", f"{PACKAGE}:{architecture}"], Path(name))
        fetched = sorted(Path(name).glob(pattern))
        if not worked or not fetched:
            raise PeerError(f"{PACKAGE} ({architecture}) could not be fetched: {problem or 'nothing came'}"
                            f"{'; apt-get update: ' + complaint if complaint else ''}. Is there a network, and a "
                            f"Debian mirror in /etc/apt? Or {by_hand}")
        target = cache / fetched[0].name
        os.replace(fetched[0], target)
    shutil.rmtree(state, ignore_errors=True)
    return target


def load_peers(architecture: str, cache: Path | None = None, fetch: bool = True) -> Peers:
    """The members of libcrypto.a for amd64 or i386, fetched on first use unless `fetch` is false.

    Any OpenSSL 3 revision is taken; the caller compares instruction counts. PeerError when it cannot be had.
    """
    if architecture not in ARCHITECTURES:
        raise PeerError(f"unknown architecture '{architecture}'; "
                        f"there are {' and '.join(ARCHITECTURES)}")
    cache = cache or own_folder("peers")
    if cache is None:
        raise PeerError(f"{PACKAGE} cannot be kept anywhere: name a folder of yours, which nobody else can write to, "
                        f"by {CACHE}")
    folder = cache / architecture
    library, version_file = folder / LIBRARY, folder / "version"
    if not version_file.exists() or not library.exists():
        folder.mkdir(parents=True, exist_ok=True)
        version, data = unpack_deb(_download(architecture, cache, fetch))
        if not version.split(":")[-1].startswith("3."):
            raise PeerError(f"{PACKAGE} is version {version}; the calls are for OpenSSL 3 (Debian 12)")
        write_atomically(library, data)
        write_atomically(version_file, f"{version}\n".encode())     # last: it says that the library is complete
    members = dict(read_ar(library.read_bytes(), LIBRARY))
    return Peers(architecture, version_file.read_text(encoding="utf-8").strip(), members)


@click.command(hidden=True)
@click.argument("architectures", nargs=-1, metavar="[ARCHITECTURE]...")
def peers(architectures: tuple[str, ...]) -> None:
    """Fetch Debian's libcrypto.a for amd64, i386 or (no argument) both, and say what there is.

    \b
    Example:
      ./cw peers i386
    """
    for architecture in architectures or ARCHITECTURES:
        got = load_peers(architecture)
        click.echo(f"{architecture}: {PACKAGE} {got.version}, {len(got.members)} members of {LIBRARY}")

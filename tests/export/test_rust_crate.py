"""The Rust crate of a library: built, and run on test vectors; with the traits where the crates that have them are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from cipherwright.building.build import Builder
from cipherwright.export import collect
from cipherwright.export.write import files, write
from tests.support.shipped import FOLDER, LIBRARY

MISSING = [name for name in ("cargo", "cc", "make") if shutil.which(name) is None]
pytestmark = [pytest.mark.full, pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")]
MAIN = """use crate_of_kernels::{Aes128Ctr, Sha256};

fn main() -> Result<(), crate_of_kernels::Error> {
    let mut hash = Sha256::begin()?;
    hash.add(b"ab");
    let mut other = hash.clone();
    hash.add(b"c");
    other.add(b"c");
    let digest = hash.end();
    assert_eq!(digest, other.end());
    assert_eq!(Sha256::many(&[b"", b"abc", &[7; 1000]])?[1], digest);
    assert!(Sha256::many(&[])?.is_empty());
    let (mut data, mut again) = ([7; 100], Aes128Ctr::begin(&[1; 16], &[255; 16])?);
    Aes128Ctr::begin(&[1; 16], &[255; 16])?.apply(&mut data)?;
    assert_ne!(data, [7; 100]);
    again.apply(&mut data[..33])?;
    again.apply(&mut data[33..])?;
    assert_eq!(data, [7; 100]);
    println!("right");
    Ok(())
}
"""


def test_the_crate_builds_and_its_tests_pass(tmp_path: Path) -> None:
    jobs = collect.jobs_for(LIBRARY, ["aes128", "sha256", "chacha20"], ["golden-cove", "core2-64"])
    found = collect.collect(Builder(LIBRARY, FOLDER), [job for job in jobs if not job.variant], "crate_of_kernels",
                            lambda: None)
    write(tmp_path, files(found, True, lambda: None))
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "used.rs").write_text(MAIN)

    def cargo(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["cargo", *words, "--offline"], cwd=tmp_path, text=True, capture_output=True, check=False)

    if cargo("metadata", "--format-version", "1").returncode:  # the crates digest and cipher are not here
        manifest = (tmp_path / "Cargo.toml").read_text()
        (tmp_path / "Cargo.toml").write_text(re.sub(r"\[features\].*(?=\[workspace\])", "[features]\ntraits = []\n\n",
                                                         manifest, flags=re.DOTALL))
    done = cargo("test")
    assert done.returncode == 0 and "vectors_agree ... ok" in done.stdout, done.stderr[-3000:]
    assert "warning" not in done.stderr, done.stderr[-3000:]
    done = cargo("run", "--example", "used")
    assert done.returncode == 0 and done.stdout == "right\n", done.stderr[-3000:]

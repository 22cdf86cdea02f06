"""What algorithms promise and how kernels are driven: modes, hashes, keystreams, vectors, state."""

from pathlib import Path

MODULES = tuple(f"protocols/{p.stem}" for p in sorted(Path(__file__).parent.glob("*.py")))
"""What runs ciphers: the modules of this package, as cipherwright.paths.contents_hash names them."""

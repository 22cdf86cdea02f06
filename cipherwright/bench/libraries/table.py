"""The libraries that there are adapters of, by the names that rows of ciphers/bench.toml call them."""

from __future__ import annotations

from collections.abc import Mapping

from cipherwright.bench.libraries import botan, compiled, gcrypt, nettle
from cipherwright.bench.libraries.adapter import Library

LIBRARIES: Mapping[str, Library] = {"gcrypt": gcrypt.LIBRARY, "nettle": nettle.LIBRARY, "botan": botan.LIBRARY,
                                    "cryptopp": compiled.CRYPTOPP, "ipsec-mb": compiled.IPSEC_MB}

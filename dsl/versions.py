"""Versions of the language, and words that other languages or former versions have for what is written otherwise."""

LANGUAGES = (1,)
"""Those that are understood, the newest last."""
INSTEAD = {"import": "use NAME from SOURCE", "include": "use NAME from SOURCE", "from": "use NAME from SOURCE",
           "function": "fn NAME(…) { … }", "def": "fn NAME(…) { … }", "cipher": "algorithm NAME { … }"}
"""A word at the beginning of an item -> what to write instead."""

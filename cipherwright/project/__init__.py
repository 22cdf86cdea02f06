"""The sources and vectors that a command works on."""

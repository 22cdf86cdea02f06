"""The x87 stack: in which order operations of floating point run, and the exchanges and copies that this takes."""

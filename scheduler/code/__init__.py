"""Instructions with real registers: forms of vector instructions, dependences, short encodings."""

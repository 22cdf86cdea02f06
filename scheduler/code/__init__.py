"""Instructions with real registers: register files, forms of vector instructions, dependences, short encodings."""

"""Finished code called: assembled, on this processor or in an emulator, with guards around its buffers."""

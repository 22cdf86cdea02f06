"""Kernels made, checked and kept: what is up to date, what runs side by side, what finished code must compute."""

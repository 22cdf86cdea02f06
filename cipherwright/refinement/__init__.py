"""Searches for a better schedule that ask the pipeline model."""

"""The explorer: a page on this machine that shows what a source becomes while it is typed."""

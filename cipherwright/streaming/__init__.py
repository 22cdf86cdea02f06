"""Files and streams through a cipher or hash."""

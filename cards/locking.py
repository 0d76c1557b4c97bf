"""One at a time in a folder: a lock that ends with the process that has it, however that ends."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cards.errors import SyncError

if sys.platform != "win32":
    import fcntl

_NO_LOCKS = (errno.EBADF, errno.ENOLCK, errno.EOPNOTSUPP)
"""What a file system says that knows no locks on folders."""


@contextmanager
def only_one(folder: Path) -> Iterator[None]:
    """Hold the folder meanwhile; SyncError if another process holds it. Windows has no such locks."""
    if sys.platform == "win32":
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(held)
        raise SyncError(f"Another sync is at work in {folder}: wait until it is done.") from None
    except OSError as problem:
        if problem.errno not in _NO_LOCKS:
            os.close(held)
            raise
    try:
        yield
    finally:
        os.close(held)

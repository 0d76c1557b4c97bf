"""The data that may lie beside the repository: real files of the publishers, too large to be in it."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cards.sync import import_files


def shared_dir() -> Path:
    """The folder with ``data`` and ``seeds``; skips the test where it is missing."""
    folder = Path(os.environ.get("SIEGE_SHARED_DATA") or Path(__file__).parents[3] / "shared")
    if not (folder / "data").is_dir():
        pytest.skip(f"needs the publishers' files in {folder} (or SIEGE_SHARED_DATA)")
    return folder


def full_database(base: Path) -> Path:
    """A database of everything in the shared data, built once for all test processes under ``base``."""
    target = base / "full-cards.db"
    claim = base / "full-cards.claimed"
    data = shared_dir() / "data"
    try:
        claim.touch(exist_ok=False)
    except FileExistsError:
        for _ in range(600):
            if target.exists():
                return target
            time.sleep(0.5)
        pytest.fail("another test process did not finish the full database")
    import_files([data], target)
    return target

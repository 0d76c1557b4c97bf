"""The data that may lie beside the repository: real files of the publishers, too large to be in it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest


def shared_dir() -> Path:
    """The folder with ``data`` and ``seeds``; skips the test where it is missing."""
    folder = Path(os.environ.get("SIEGE_SHARED_DATA") or Path(__file__).parents[3] / "shared")
    if not (folder / "data").is_dir():
        pytest.skip(f"needs the publishers' files in {folder} (or SIEGE_SHARED_DATA)")
    return folder


IMPORT = """
import json, resource, sys, time
from cards.sync import import_files
start = time.perf_counter()
summary = import_files([sys.argv[1]], sys.argv[2])
figures = {
    "seconds": time.perf_counter() - start,
    "peak MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    "bad": len(summary.bad),
    "ignored": summary.ignored,
    "formats": sorted({source.format for source in summary.sources}),
}
json.dump(figures, open(sys.argv[3], "w"))
"""


def full_database(base: Path) -> Path:
    """A database of everything in the shared data, built once for all test processes under ``base``.

    Built in a process of its own; what it took is in ``full-import.json`` beside it.
    """
    target, figures = base / "full-cards.db", base / "full-import.json"
    data = shared_dir() / "data"
    try:
        (base / "full-cards.claimed").touch(exist_ok=False)
    except FileExistsError:
        for _ in range(600):
            if figures.exists():
                return target
            time.sleep(0.5)
        pytest.fail("another test process did not finish the full database")
    written = base / "writing.json"
    subprocess.run([sys.executable, "-c", IMPORT, str(data), str(target), str(written)], check=True)
    written.rename(figures)
    return target

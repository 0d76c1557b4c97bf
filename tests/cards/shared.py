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


IMPORT = r"""
import json, re, resource, sys, time
from pathlib import Path
from cards.sync import import_files

def peak_kb():
    # Of this program alone: the resource figure also counts the process that started it.
    status = Path("/proc/self/status")
    if status.exists():
        return int(re.search(r"VmHWM:\s*(\d+)", status.read_text())[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

start = time.perf_counter()
summary = import_files([sys.argv[1]], sys.argv[2])
figures = {
    "seconds": time.perf_counter() - start,
    "peak MB": peak_kb() / 1024,
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

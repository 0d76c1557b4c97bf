"""What all tests share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SHARED = Path(os.environ.get("SIEGE_SHARED_DATA", Path(__file__).parents[1].parent / "shared"))
"""Where the publishers' files lie on machines that have them."""


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of publishers' files; tests that need it are skipped where it is missing."""
    data = SHARED / "data"
    if not data.is_dir():
        pytest.skip("the publishers' data files are not on this machine")
    return data

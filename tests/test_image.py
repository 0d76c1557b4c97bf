"""The image's steps in a clean Debian root; it fetches Debian and the packages, so only where SIEGE_IMAGE=1 says so."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest


@pytest.mark.skipif(os.environ.get("SIEGE_IMAGE") != "1", reason="fetches Debian: runs where SIEGE_IMAGE=1")
def test_the_image_is_built_and_plays_as_its_user_in_a_read_only_root() -> None:
    done = subprocess.run([Path(__file__).parent.parent / ".ci" / "image"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    said = done.stdout.strip().splitlines()[-1]
    if said.startswith("The image was not tried"):
        pytest.skip(said)
    assert said == "The image's steps were carried out, and siege demo ran as siege in a read-only root."

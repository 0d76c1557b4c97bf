"""How soon the command line answers: help and a rule of the starter set, each in a process of its own (aim: 0.4 s)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("arguments", [("--help",), ("rule", "310.1")], ids=["help", "rule"])
def test_a_command_answers(benchmark: Callable[..., Any], tmp_path: Path, arguments: tuple[str, ...]) -> None:
    call = [sys.executable, "-c", "from bot.cli import main; main()", *arguments]
    nowhere = {key: value for key, value in os.environ.items() if key != "SIEGE_CARDS"} | {
        "XDG_DATA_HOME": str(tmp_path)
    }

    def answer() -> str:
        return subprocess.run(call, cwd=ROOT, env=nowhere, capture_output=True, text=True, check=True).stdout

    assert benchmark(answer)

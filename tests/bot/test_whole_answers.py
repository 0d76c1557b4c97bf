"""Answers to questions that tell of a board, whole, as they have been read and found right.

Each question stands in ``whole_answers.txt`` behind ``>`` (``fr>`` in French), its answer below.
``UPDATE_TRANSCRIPTS=1 pytest tests/bot/test_whole_answers.py`` writes the answers anew; what has changed by that is to
be read before it is kept.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.desk import Desk, Place

KEPT = Path(__file__).with_name("whole_answers.txt")
BLOCKS = re.split(r"\n+(?=(?:fr)?> )", KEPT.read_text("utf-8").strip())


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.split("\n")[0])
def test_an_answer_is_what_has_been_read_and_found_right(desk: Desk, alice: Place, block: str) -> None:
    asked = block.split("\n")[0]
    language, _, question = asked.partition("> ")
    place = replace(alice, locale=language) if language else alice
    told = f"{asked}\n{desk.run(place, 'ask', question=question).verdict}"
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        KEPT.write_text(KEPT.read_text("utf-8").replace(block, told), "utf-8")
    else:
        assert told == block

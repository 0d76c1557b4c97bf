"""The same answer again: one ability has triggered several times, and each of them asks for its target (603.3)."""

from __future__ import annotations

import re

from bot.boards.moves import Entry
from bot.desk.games import Played

MOST_AGAIN = 100
"""How often one tap gives an answer."""
_NUMBERED = re.compile(r"#\d+| \(\d+ \w+ \d+\)$")
"""What tells namesakes apart, and which of several it is: "Blood Artist#2", "(2 of 4)"."""


def asks_again(before: Played | None, now: Played) -> bool:
    """Whether what is asked now is what was asked and answered before, of another object of the same name."""
    if before is None or before.asked is None or now.asked is None or now.refused is not None:
        return False
    first, second = before.asked.pending, now.asked.pending
    return (
        first.kind == second.kind == "target"
        and first.player == second.player
        and _NUMBERED.sub("", first.prompt) == _NUMBERED.sub("", second.prompt)
        and [it.id for it in first.options] == [it.id for it in second.options]
        and (first.form, first.min, first.max) == (second.form, second.min, second.max)
    )


def answered_again(before: Played, now: Played, answer: Entry) -> tuple[list[Entry], Played]:
    """The last answer given again for as long as the same is asked: those answers, and what comes of them."""
    answers: list[Entry] = []
    while len(answers) < MOST_AGAIN and asks_again(before, now):
        before, now = now, now.then([answer])
        answers.append(answer)
    return answers, now

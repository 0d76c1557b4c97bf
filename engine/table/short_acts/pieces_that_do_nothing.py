"""Pieces of a text that tell no act: what is asked behind the acts, and that something triggers, as it does."""

from __future__ import annotations

from cards.model import fold
from engine.table.short_acts.naming import Naming, said_of_stack, typed
from engine.table.short_acts.sentences import Span

MOST_WORDS_OF_A_QUESTION = 3
"""Words with which a question begins: "who", "est-ce que"."""


def is_question(piece: Span) -> bool:
    """Whether a piece asks what comes of it ("does it fizzle"), which is what the answer says."""
    words = fold(piece.text).split()
    begins = (" ".join(words[:n]) for n in range(1, MOST_WORDS_OF_A_QUESTION + 1) if len(words) > n)
    return any(one in typed("question") for one in begins)


def says_trigger(naming: Naming, piece: Span) -> bool:
    """Whether a piece says no more than that something triggers ("trigger", "the Confidant trigger"), or which turn
    it is by its number, on which nothing turns."""
    words, _, number = fold(piece.text).rpartition(" ")
    if fold(piece.text) in typed("trigger-happens") or (words in typed("turn-number") and number.isdecimal()):
        return True
    what = said_of_stack(piece.text)
    return what is not None and what[0] and bool(what[1] and naming.all_called(what[1], naming.in_play))

"""Answers by the words of what is asked, or by what comes of them: "shuffle", "don't draw", "the new one"."""

from __future__ import annotations

import re

from cards.model import fold
from engine.state.choices import Choice, Option
from engine.table.messages_in_words import Speech
from engine.table.short_acts.naming import typed
from engine.table.short_acts.reading_context import Reader


def to_prompt(reader: Reader, choice: Choice, text: str) -> str | None:
    """Yes or no to what may be done, by its own words: "shuffle", "draw a card", "don't draw"; to shuffling also
    "keep", and to paying what is sacrificed otherwise ("sacrifice Stasis")."""
    asked = _letters(Speech(reader.refs, reader.table.locale).say(choice.prompt).partition("?")[0])
    words = fold(text).split()
    denied = next((n for n in (2, 1) if " ".join(words[:n]) in typed("not")), 0)
    plain = " ".join(words[denied:])
    if len(plain) > 2 and f"{asked} ".startswith(f"{plain} "):
        return "no" if denied else "yes"
    if asked in map(_letters, typed("to-shuffle")) and fold(text) in typed("stays-on-top"):
        return "no"
    first, _, rest = text.partition(" ")
    sacrificed = fold(first) in typed("sacrificed-in-front") and bool(reader.all_called(rest, reader.permanents()))
    return "no" if sacrificed and words[0] != asked.split()[0] and asked.split()[0] in typed("to-pay") else None


def _letters(text: str) -> str:
    return re.sub(r"[^\w{}]+", " ", fold(text)).strip()


def by_age(text: str, options: list[Option]) -> Option | None:
    """The one that is newest, or oldest, where that is said: "the new one"."""
    there = sorted((one for one in options if one.object is not None), key=lambda one: one.object or 0)
    if len(there) != len(options) or not there:
        return None
    return there[-1] if fold(text) in typed("new-one") else there[0] if fold(text) in typed("old-one") else None

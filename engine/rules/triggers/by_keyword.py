"""Triggered abilities that are all that a keyword stands for (CR 702): they are called by its name."""

from __future__ import annotations

import re

from engine.abilities.base import Ability
from engine.grammar.printer import print_value
from engine.oracle.keywords.expansion import keyword_of, meaning_of
from engine.oracle.keywords.written_out import MEANINGS
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.words import keyword_name


def keyword_called(game: Game, source: ObjectId, ability: Ability) -> Term | None:
    """The name of the keyword that an ability of something comes of: "storm"; None where it is written out."""
    found = keyword_of(game.characteristics(source).abilities.all, ability)
    return Term(keyword_name(found.name.word), found.name.word.lower()) if found is not None else None


def keyword_that_triggers(game: Game, source: ObjectId, ability: Ability) -> Message | str:
    """The keyword that an ability of something is all of: "Persist", "Ward {2}". Its rule says what that means. Empty
    where it is none, or one of several abilities of a keyword; or where it says only what has been paid before: "Evoke
    {2}{U}"."""
    found = keyword_of(game.characteristics(source).abilities.all, ability)
    if found is None or len(meaning_of(found)) != 1:
        return ""
    text, word = str(print_value(found)).rstrip("."), found.name.word
    more = text[len(word) :]
    if more and word in MEANINGS and not any("{" in said for said in MEANINGS[word].english):
        return ""
    if not text.casefold().startswith(word.casefold()) or re.search(r"[a-z]", more):
        return text
    return Message("keyword-with", {"text": text, "keyword": Term(keyword_name(word), word), "more": more})

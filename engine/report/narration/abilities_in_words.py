"""Abilities as they are listed: keywords by their names in the reader's language, others in quotation marks."""

from __future__ import annotations

import re
from typing import Any

from engine.abilities.ability import Keyword
from engine.abilities.base import Ability
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.rules.permanents.protection import from_what
from engine.state.choices import Message, Term
from engine.words import keyword_had


def keyword_words(ability: Keyword, text: str) -> Term | Message | None:
    """A keyword by its name, with its number or the symbols of its cost; None where it says more than that."""
    word = ability.name.word
    more = text[len(word) :]
    if not text.casefold().startswith(word.casefold()) or re.search(r"[a-z]", more):
        return None
    named = Term(keyword_had(word), word.lower())
    said = text[:1].lower() + text[1:]
    return Message("keyword-with", {"text": said, "keyword": named, "more": more}) if more else named


def word_of(name: str, ability: Ability) -> Any:
    """An ability of something of that name as it is listed."""
    text = english(ability).rstrip(".")
    if isinstance(ability, Keyword) and (said := keyword_words(ability, text)) is not None:
        return said
    if qualities := from_what(text.lower()):
        return qualities
    if " " not in text or isinstance(ability, Keyword):
        return text[:1].lower() + text[1:]
    return Message("quoted", {"text": with_name(text, name)})

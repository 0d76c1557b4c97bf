"""Abilities on the stack by the keyword that they come of: "the storm trigger", "la capacité « déluge »" (CR 702)."""

from __future__ import annotations

import re

from engine.rules.triggers.by_keyword import keyword_called
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.words import LANGUAGES, Words


def without_keyword(game: Game, object_id: ObjectId, text: str) -> str | None:
    """What is said of an ability on the stack, without the name of its keyword: "the ability of Tendrils"; None where
    that isn't said, or it comes of none."""
    on = game.objects[object_id].on_stack
    keyword = keyword_called(game, on.source, on.ability) if on is not None else None
    if keyword is None:
        return None
    for name in (keyword.word, *(Words.of(language).find(keyword.key) for language in LANGUAGES)):
        rest, count = re.subn(rf"(?:«\s*)?\b{re.escape(name or keyword.word)}\b(?:\s*»)?\s*", "", text, flags=re.I)
        if count == 1:
            return rest
    return None

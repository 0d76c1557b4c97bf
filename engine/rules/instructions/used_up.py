"""What the parts of one cost use up: nothing pays for two of them (CR 118.3, 601.2h)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.abilities.base import Ref
from engine.abilities.dispatch import Dispatch
from engine.abilities.nouns.object_phrases import Some, This
from engine.rules.evaluate.amounts import bounds
from engine.rules.evaluate.described_objects import fitting
from engine.rules.evaluate.object_phrases import other_than
from engine.rules.instructions.naming_unknown_cards import might_fit
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.needs import Need, Used

USED_UP: Dispatch[Callable[[Game, Any, Frame, PlayerId], Need | None]] = Dispatch("a cost that uses objects up")
"""For verbs after which what they were done to can't be used for the like again: how many they take, and of which."""


def need_of(game: Game, what: Ref | None, frame: Frame, used: Used) -> Need | None:
    """How many of which objects are taken where a verb speaks of some of a kind, or of its own source."""
    if isinstance(what, This):
        return Need(used, frozenset({frame.source}), 1)
    if not isinstance(what, Some):
        return None
    others = other_than(game, what, frame) if what.article.value else ()
    there = [*fitting(game, what.group, frame), *might_fit(game, what.group, frame)]
    return need_among(game, what, frame, used, (it.id for it in there if it.id not in others))


def need_among(game: Game, what: Some, frame: Frame, used: Used, ids: Iterable[ObjectId]) -> Need:
    """As many of these objects as it asks for at least."""
    return Need(used, frozenset(ids), bounds(game, what.count, frame)[0])

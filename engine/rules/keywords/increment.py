"""Increment (CR 702.191)."""

from __future__ import annotations

from engine.abilities.keywords.increment import MoreManaSpent
from engine.events import SpellCast
from engine.rules.evaluate.evaluation import CONDITIONS
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.undetermined_numbers import determined


@CONDITIONS.register(MoreManaSpent)
def _more_mana(game: Game, node: MoreManaSpent, frame: Frame) -> bool:
    """Only of a creature (702.191a)."""
    own = game.characteristics(frame.source)
    if not isinstance(frame.event, SpellCast) or "Creature" not in own.types:
        return False
    made = game.find(frame.event.object).announced
    spent = made.mana_spent if made is not None else 0
    return spent > min(determined(own.power), determined(own.toughness))

"""How many there are of what a condition asks for a number: told where the condition is not true (CR 603.4)."""

from __future__ import annotations

from engine.abilities.base import Condition
from engine.abilities.conditions.conditions import Controls
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import AtLeast, AtMost, Exactly, FewerThan
from engine.rules.evaluate.conditions import described
from engine.rules.evaluate.evaluation import players
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game

NUMBERS = (AtLeast, AtMost, Exactly, FewerThan)


def number_found(game: Game, condition: Condition, frame: Frame) -> Message | str:
    """How many things a player controls of those that "if you control at least five other Mountains" asks for; empty
    where a condition asks for no such number."""
    if not isinstance(condition, Controls) or condition.denied or len(condition.what) != 1:
        return ""
    (what,) = condition.what
    who = players(game, condition.who, frame)
    if len(who) != 1 or not isinstance(what, Some) or not isinstance(what.count, NUMBERS):
        return ""
    found, _ = described(game, what, frame)
    return Message("number-found", {"count": sum(game.controller(one) == who[0] for one in found)})

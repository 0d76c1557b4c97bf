"""What has taken the abilities of a permanent that it would have, and of which the rules ask (CR 305.7, 613.1f)."""

from __future__ import annotations

from typing import Any

from engine.events import CharacteristicsChanged
from engine.rules.continuous.telling_of_changed_characteristics import causes_of, what_makes_it_so
from engine.rules.evaluate.for_each import LAND_TYPES
from engine.state.choices import Message, Term
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject


def what_takes_abilities(game: Game, it: GameObject) -> tuple[Message | str, tuple[str, ...]]:
    """The words for the effects by which an object has lost the abilities of its text, with their rules; nothing where
    there is none, or where that has been told this turn."""
    if any(one.object == it.id for one in game.this_turn(CharacteristicsChanged)):
        return "", ()
    now = game.derived()
    causes, rules = causes_of(game, it, [], what_makes_it_so(now, it), now, ["abilities", "types"])
    taking = [cause for cause in causes if cause.applies and (cause.sets_land_type or cause.takes_abilities)]
    if not taking:
        return "", ()
    args: dict[str, Any] = {"effects": TargetId.of_objects(dict.fromkeys(cause.source for cause in taking))}
    if not any(cause.sets_land_type for cause in taking):
        return Message("abilities-taken", args), rules
    types = [Term(f"land-type-{word}", word) for word in sorted(LAND_TYPES & game.characteristics(it).subtypes)]
    return Message("abilities-taken-by-land-type", {**args, "types": types}), rules

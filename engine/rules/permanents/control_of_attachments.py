"""Telling that what is on a permanent stays under the control of whoever had it (CR 301.5d, 303.4e)."""

from __future__ import annotations

from engine.events import ControlChanged
from engine.rules.continuous.layers.what_each_effect_changed import trace
from engine.rules.pipeline import ALONGSIDE
from engine.rules.pipeline.not_happening import does_not_happen
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged

SEPARATE = {"Equipment": "301.5d", "Aura": "303.4e"}
"""The rule by which each kind has a controller apart from that of what it is attached to."""


@ALONGSIDE.by("301.5d")
def _stays_whose_it_was(game: Game, logged: list[Logged]) -> None:
    """Changing control of the creature does not change control of the Equipment and Auras on it."""
    for one in logged:
        if isinstance(event := one.event, ControlChanged):
            givers = _givers(game, event.object)
            for kind, rule in SEPARATE.items():
                on_it = [
                    it.target
                    for it in game.permanents()
                    if it.attached_to == TargetId.of_object(event.object)
                    and kind in game.characteristics(it).subtypes
                    and game.controller(it) == event.before
                    and it.id not in givers
                ]
                if on_it:
                    player = TargetId.of_player(event.before)
                    with game.under(one):
                        does_not_happen(game, "control-stays", rule, player=player, things=on_it, count=len(on_it))


def _givers(game: Game, object_id: ObjectId) -> set[ObjectId]:
    """What gives somebody control of a permanent: of that it goes without saying."""
    applied = trace(game.derived(), object_id)
    return {one.part.standing.frame.source for one in applied if one.part is not None and one.layer == "2"}

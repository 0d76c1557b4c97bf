"""Permanents that can't be sacrificed, neither by an effect nor to pay a cost (CR 101.2, 701.21)."""

from __future__ import annotations

from engine.abilities.prohibitions.cant_be_sacrificed import BeSacrificed
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import Event, Sacrificed
from engine.rules.continuous.statements import looked_up
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition, by_effect_of, does_not_happen
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

CANT = looked_up(Cant, begun=True)


@can_not(Sacrificed, by="101.2")
def _cant_be_sacrificed(game: Game, event: Event) -> Prohibition | None:
    assert isinstance(event, Sacrificed)
    by = never_sacrificed(game, event.object)
    return None if by is None else Prohibition(("101.2",), by)


def never_sacrificed(game: Game, object_id: ObjectId) -> ObjectId | None:
    """What says that a permanent can't be sacrificed; None if nothing does."""
    said = CANT.said_of(game, TargetId.of_object(object_id))
    return next((standing.frame.source for verb, standing in said if isinstance(verb.what, BeSacrificed)), None)


def tell_never_sacrificed(game: Game, object_id: ObjectId) -> None:
    """Note that a permanent can't be sacrificed, where it would have been (101.2)."""
    by = by_effect_of(never_sacrificed(game, object_id), object_id)
    does_not_happen(game, "not-sacrificed", "101.2", what=TargetId.of_object(object_id), by=by)

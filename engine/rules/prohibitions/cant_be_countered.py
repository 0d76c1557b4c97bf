"""Spells that can't be countered (CR 101.2, 113.6g)."""

from __future__ import annotations

from engine.abilities.base import Condition
from engine.abilities.prohibitions.cant_be_countered import BeCountered
from engine.abilities.verbs.attack_and_block import Cant
from engine.events import Countered, Event
from engine.rules.continuous.statements import looked_up, statements_of
from engine.rules.evaluate.false_conditions import in_words
from engine.rules.pipeline import can_not
from engine.rules.pipeline.not_happening import Prohibition
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.objects import GameObject, Kind

CANT = looked_up(Cant, begun=True)


@can_not(Countered, by="101.2")
def _cant_be_countered(game: Game, event: Event) -> Prohibition | None:
    """(101.2, 113.6g)"""
    assert isinstance(event, Countered)
    return keeps_from_being_countered(game, event.object)


def keeps_from_being_countered(game: Game, object_id: ObjectId) -> Prohibition | None:
    """What keeps a spell or ability from being countered; None if nothing does."""
    it = game.now(object_id)
    if it is None:
        return None
    if it.memory.uncounterable:
        return Prohibition(("101.2", "106.6"))
    said_here = list(CANT.own(game, it)) if it.kind is not Kind.ABILITY else []
    said_here += [(verb, standing.frame) for verb, standing in CANT.said_of(game, it.target)]
    by = ((verb, frame) for verb, frame in said_here if isinstance(verb.what, BeCountered))
    return next((Prohibition(("101.2",), f.source, condition=_condition(it, v, f)) for v, f in by), None)


def _condition(it: GameObject, verb: Cant, frame: Frame) -> str:
    """The condition under which an object says so of itself: "X is 5 or more"."""
    if frame.source != it.id or frame.ability is None:
        return ""
    given = (one for said in statements_of(frame.ability) if verb in said.verbs for one in said.given)
    return next((in_words(one) for one in given if isinstance(one, Condition)), "")

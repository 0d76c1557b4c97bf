"""Casting a spell out of one's own hand or graveyard as part of an effect (CR 608.2g)."""

from __future__ import annotations

from engine.abilities.verbs import cast_from_own_zone as cf
from engine.oracle.printed import COMPILED
from engine.rules.casting.ways_to_cast import Way, faces_castable
from engine.rules.evaluate.as_a_spell import as_a_spell
from engine.rules.evaluate.evaluation import test_of
from engine.rules.instructions.carrying_out import DO, Acted, choose_objects
from engine.rules.resolution.verbs.cast import cast_by_effect, forbidden
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.zones import Zone

_ZONES = {cf.OwnZone.HAND: Zone.HAND, cf.OwnZone.GRAVEYARD: Zone.GRAVEYARD}


@DO.register(cf.CastFrom)
def _cast_from(game: Game, verb: cf.CastFrom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """One card that could be cast so is chosen and cast at once, whatever its timing (608.2g)."""
    acted: Acted = []
    for player in players:
        can = [it.id for it in game.in_zone(_ZONES[verb.where], player) if _ways(game, verb, it, player, frame)]
        for chosen in (yield from choose_objects(game, player, can, 1, 1, "choose-cast", "608.2g", frame)):
            it = game.objects[chosen]
            acted += yield from cast_by_effect(game, player, it, _ways(game, verb, it, player, frame))
    frame.done = bool(acted)
    return acted


def _ways(game: Game, verb: cf.CastFrom, it: GameObject, player: PlayerId, frame: Frame) -> list[Way]:
    """The ways in which the card could be cast as such a spell (601.3e)."""
    if it.card is None or it.id == frame.item:
        return []
    found = []
    tests = [test_of(verb.group), *([] if verb.number is None else [test_of(verb.number)])]
    free = verb.payment.is_free
    for name, face in faces_castable(it):
        values = COMPILED.faces(it.card)[face]
        spell, seen = as_a_spell(game, player, it, values)
        if "Land" in values.types or not (free or values.mana_cost):
            continue
        if all(test(game, spell, seen, frame) for test in tests):
            way = Way(name, face, None if free else values.mana_cost, ("608.2g",), any_time=True)
            if forbidden(game, player, it, way) is None:
                found.append(way)
    return found

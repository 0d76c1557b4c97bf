"""Casting a card as part of an effect (CR 608.2g, 601.3, 712.14a)."""

from __future__ import annotations

from engine.abilities import actions as ac
from engine.decisions import Gen, Illegal
from engine.events import CannotCast
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject, Kind
from engine.printed import COMPILED
from engine.rules.casting import Way, cast_in_way
from engine.rules.effects.verbs import DO, Acted
from engine.rules.pipeline import commit
from engine.rules.refs import things


def way_to_cast(it: GameObject, verb: ac.CastCard) -> Way | None:
    """The way in which an effect lets a card be cast; None if the card can't be cast like that.

    Only a double-faced card that can transform can be cast transformed (701.27, 712.14a, 310.11b).
    """
    if it.card is None or it.kind is not Kind.CARD:
        return None
    face = 0
    if verb.manner is ac.Manner.TRANSFORMED:
        if it.card.layout != "transform":
            return None
        face = 1
    values = COMPILED.faces(it.card)[face]
    if "Land" in values.types:
        return None
    cost = None if verb.payment is ac.Payment.FREE else values.mana_cost
    return Way("effect", face, cost, ("608.2g",), any_time=True)


@DO.register(ac.CastCard)
def _cast(game: Game, verb: ac.CastCard, frame: Frame, players: list[int]) -> Gen[Acted]:
    acted: Acted = []
    for kind, object_id in things(game, verb.what, frame):
        it = game.now(object_id) if kind == "object" else None
        if it is None:
            continue
        way = way_to_cast(it, verb)
        if way is None:
            commit(game, [CannotCast(it.id, players[0], "not a card that can be cast like that")], "608.2g")
            continue
        try:
            acted.append(("object", (yield from cast_in_way(game, players[0], it, way))))
        except Illegal as reason:
            commit(game, [CannotCast(it.id, players[0], reason.message.key)], *reason.rules)
    frame.done = bool(acted)
    return acted

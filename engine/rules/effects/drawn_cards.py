"""Cards drawn this turn, and what they cost to keep (CR 119.4, 121.1)."""

from __future__ import annotations

from engine.abilities.places import CardOrder, OntoLibrary, Whose
from engine.abilities.since import DrawnThisTurn, PayOrPutOnTop
from engine.abilities.zones import End
from engine.characteristics import Characteristics
from engine.decisions import YES_NO, Choice, Gen, Message
from engine.events import ZoneChange
from engine.frame import Frame
from engine.game import Game
from engine.objects import GameObject
from engine.rules import life
from engine.rules.amounts import amount
from engine.rules.effects.places import put_all
from engine.rules.effects.verbs import present
from engine.rules.matching import FITS, Test
from engine.rules.refs import objects
from engine.rules.resolving import PERFORM


@FITS.register(DrawnThisTurn)
def _drawn(node: DrawnThisTurn) -> Test:
    """As the very card that it is since then (400.7)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("hand")
        moves = (one.event for one in game.this_turn() if isinstance(one.event, ZoneChange))
        return any(move.cause == "draw" and it.id in move.became for move in moves)

    return test


@PERFORM.register(PayOrPutOnTop)
def _pay_or_put(game: Game, node: PayOrPutOnTop, frame: Frame) -> Gen[None]:
    """Whoever can't pay so much life puts the card there (119.4)."""
    player, price = frame.controller, max(0, amount(game, node.life, frame))
    top = []
    for card in present(game, objects(game, node.those, frame)):
        if life.can_pay(game, player, price):
            prompt = Message("may-pay-life-or-top", {"life": price, "object": ("object", card)})
            if (yield Choice(player, "may", prompt, "608.2d", YES_NO)) == ["yes"]:
                yield from life.pay(game, player, price, frame.source)
                continue
        top.append(card)
    place = OntoLibrary(Whose.YOUR, End.TOP, CardOrder.ANY)
    yield from put_all(game, [(top, place, None)], player, frame, "put")

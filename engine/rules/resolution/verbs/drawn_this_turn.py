"""Cards drawn this turn, and what they cost to keep (CR 119.4, 121.1)."""

from __future__ import annotations

from engine.abilities.nouns.destinations import CardOrder, OntoLibrary, Whose
from engine.abilities.nouns.zones import End
from engine.abilities.verbs.drawn_this_turn import DrawnThisTurn, PayOrPutOnTop
from engine.events import ZoneChange
from engine.rules.evaluate.evaluation import FITS, Test, amount, objects
from engine.rules.instructions.carrying_out import present
from engine.rules.instructions.performing import PERFORM
from engine.rules.players import paying_life
from engine.rules.resolution.destinations import put_all
from engine.state.characteristics import Characteristics
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.objects import GameObject


@FITS.register(DrawnThisTurn)
def _drawn(node: DrawnThisTurn) -> Test:
    """As the very card that it is since then (400.7)."""

    def test(game: Game, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
        game.look("hand")
        return any(move.cause == "draw" and it.id in move.became for move in game.this_turn(ZoneChange))

    return test


@PERFORM.register(PayOrPutOnTop)
def _pay_or_put(game: Game, node: PayOrPutOnTop, frame: Frame) -> Gen[None]:
    """Whoever can't pay so much life puts the card there (119.4)."""
    player, price = frame.controller, max(0, amount(game, node.life, frame))
    top = []
    for card in present(game, objects(game, node.those, frame)):
        if paying_life.can_pay(game, player, price):
            prompt = Message("may-pay-life-or-top", {"life": price, "object": TargetId.of_object(card)})
            if (yield Choice(player, "may", prompt, "608.2d", YES_NO)) == ["yes"]:
                yield from paying_life.pay(game, player, price, frame.source)
                continue
        top.append(card)
    place = OntoLibrary(Whose.YOUR, End.TOP, CardOrder.ANY)
    yield from put_all(game, [(top, place, None)], player, frame, "put")

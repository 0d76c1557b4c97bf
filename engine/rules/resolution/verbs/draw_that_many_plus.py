"""Drawing as many cards as something came to, and more or fewer (CR 121)."""

from __future__ import annotations

from engine.abilities.quantities.computed_amounts import Plus
from engine.abilities.quantities.differences import Minus
from engine.abilities.verbs.draw import Draw
from engine.abilities.verbs.draw_that_many_plus import DrawThatManyMinus, DrawThatManyPlus
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@DO.register(DrawThatManyPlus)
def _draw_plus(game: Game, verb: DrawThatManyPlus, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(121.2)"""
    return (yield from do_player_verb(game, Draw(Plus(verb.count, verb.more)), frame, players))


@DO.register(DrawThatManyMinus)
def _draw_minus(game: Game, verb: DrawThatManyMinus, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(121.2)"""
    return (yield from do_player_verb(game, Draw(Minus(verb.count, verb.less)), frame, players))

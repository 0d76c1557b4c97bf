"""Drawing (CR 121)."""

from __future__ import annotations

from engine.abilities.verbs.draw import Draw, DrawAndReveal, DrawUpTo
from engine.events import DrawCard, Revealed, Skipped
from engine.rules.drawing import draw
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, in_turn
from engine.rules.pipeline import commit, show
from engine.rules.pipeline.applying_replacement_effects import applicable
from engine.rules.prohibitions.cant_draw import keeps_from_choosing_to_draw
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId


@DO.register(Draw)
def _draw(game: Game, verb: Draw, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    drawn: Acted = []
    for player in in_turn(verb, frame, players):
        drawn += [TargetId.of_object(i) for i in (yield from draw(game, player, amount(game, verb.count, frame)))]
    return drawn


@DO.register(DrawUpTo)
def _draw_up_to(game: Game, verb: DrawUpTo, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each says how many before drawing any (608.2d), and can't choose more than they can draw (121.2b)."""
    up_to = range(max(0, amount(game, verb.count, frame)), 0, -1)
    wanted: dict[PlayerId, int] = {}
    for player in players:
        most = next((n for n in up_to if keeps_from_choosing_to_draw(game, player, n) is None), 0)
        prompt = Message("choose-up-to-draw")
        wanted[player] = int((yield Choice(player, "number", prompt, "608.2d", (), 0, most, form="number")))
    drawn: Acted = []
    for player, number in wanted.items():
        drawn += [TargetId.of_object(i) for i in (yield from draw(game, player, number))]
    frame.done = bool(drawn)
    return drawn


@DO.register(DrawAndReveal)
def _draw_and_reveal(game: Game, verb: DrawAndReveal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is done with the card drawn is not done with one drawn instead of it (121.6c, 614.11b)."""
    drawn: Acted = []
    for player in players:
        number, may_be_replaced = amount(game, verb.count, frame), applicable(game, DrawCard(player), game.applied)
        cards = yield from draw(game, player, number)
        if len(cards) < number and may_be_replaced:
            commit(game, [Skipped(player, "reveal")], "614.11b", "121.6c")
        if cards:
            yield from show(game, [Revealed(tuple(cards), player)], "701.20a")
        drawn += TargetId.of_objects(cards)
    frame.done = bool(drawn)
    return drawn


@POSSIBLE.register(Draw)
@POSSIBLE.register(DrawAndReveal)
def _can_draw(game: Game, verb: Draw | DrawAndReveal, frame: Frame, player: PlayerId) -> bool:
    """Who can't draw so many can't choose to; an empty library keeps nobody from choosing it (121.2b, 121.3)."""
    return keeps_from_choosing_to_draw(game, player, amount(game, verb.count, frame)) is None

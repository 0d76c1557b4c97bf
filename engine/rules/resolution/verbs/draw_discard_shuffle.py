"""Drawing, discarding and shuffling (CR 121, 701.9, 701.24)."""

from __future__ import annotations

from engine.abilities import verbs as ac
from engine.abilities.prohibitions.restrictions import Causing
from engine.abilities.verbs.draw_mill_scry_surveil import DrawUpTo
from engine.events import DrawCard, Revealed, Shuffled, Skipped, ZoneChange
from engine.rules.drawing import draw
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, choose_objects
from engine.rules.pipeline import barred, commit, happen
from engine.rules.pipeline.applying import applicable
from engine.rules.prohibitions.cant_cause import not_caused
from engine.state.choices import Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(ac.Draw)
def _draw(game: Game, verb: ac.Draw, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    drawn: Acted = []
    for player in players:
        drawn += [TargetId.of_object(i) for i in (yield from draw(game, player, amount(game, verb.count, frame)))]
    return drawn


@DO.register(DrawUpTo)
def _draw_up_to(game: Game, verb: DrawUpTo, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each says how many before drawing any (608.2d)."""
    most = max(0, amount(game, verb.count, frame))
    wanted: dict[PlayerId, int] = {}
    for player in players:
        prompt = Message("choose-up-to-draw")
        wanted[player] = int((yield Choice(player, "number", prompt, "608.2d", (), 0, most, form="number")))
    drawn: Acted = []
    for player, number in wanted.items():
        drawn += [TargetId.of_object(i) for i in (yield from draw(game, player, number))]
    frame.done = bool(drawn)
    return drawn


@DO.register(ac.DrawAndReveal)
def _draw_and_reveal(game: Game, verb: ac.DrawAndReveal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """What is done with the card drawn is not done with one drawn instead of it (121.6c, 614.11b)."""
    drawn: Acted = []
    for player in players:
        number, may_be_replaced = amount(game, verb.count, frame), applicable(game, DrawCard(player), game.applied)
        cards = yield from draw(game, player, number)
        if len(cards) < number and may_be_replaced:
            commit(game, [Skipped(player, "reveal")], "614.11b", "121.6c")
        if cards:
            commit(game, [Revealed(tuple(cards), player)], "701.20a")
        drawn += TargetId.of_objects(cards)
    frame.done = bool(drawn)
    return drawn


@POSSIBLE.register(ac.Draw)
@POSSIBLE.register(ac.DrawAndReveal)
def _can_draw(game: Game, verb: ac.Draw | ac.DrawAndReveal, frame: Frame, player: PlayerId) -> bool:
    """Who can't draw can't choose to; an empty library keeps nobody from choosing it (121.3)."""
    return barred(game, DrawCard(player)) is None


@DO.register(ac.Discard)
def _discard(game: Game, verb: ac.Discard, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Each player chooses in APNAP order, then all discard at once (101.4, 701.9b)."""
    chosen: list[ObjectId] = []
    for player in not_caused(game, Causing.DISCARD, frame, players):
        hand = list(game.ids(Zone.HAND, player))
        count = min(amount(game, verb.count, frame), len(hand))
        if verb.how is ac.Randomly.AT_RANDOM:
            chosen += game.random.sample(hand, count)
        else:
            chosen += yield from choose_objects(game, player, hand, count, count, "choose-discard", "701.9b", frame)
    moves = [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source) for i in chosen]
    logged = yield from happen(game, moves, "701.9a")
    frame.done = bool(chosen)
    return [TargetId.of_object(one.event.became[0]) for one in logged if isinstance(one.event, ZoneChange)]


@POSSIBLE.register(ac.Discard)
def _can_discard(game: Game, verb: ac.Discard, frame: Frame, player: PlayerId) -> bool:
    return len(game.ids(Zone.HAND, player)) >= amount(game, verb.count, frame)


def shuffle(game: Game, player: PlayerId) -> None:
    """Put a library into a random order (701.24a)."""
    order = list(game.ids(Zone.LIBRARY, player))
    game.random.shuffle(order)
    commit(game, [Shuffled(player, tuple(order))], "701.24a")


@DO.register(ac.Shuffle)
def _shuffle(game: Game, verb: ac.Shuffle, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    for player in players:
        shuffle(game, player)
    yield from ()
    return TargetId.of_players(players)

"""Things done more than once: processes, keyword actions (CR 608.2c)."""

from __future__ import annotations

from engine.abilities.verbs.repeat import Repeatedly, RepeatFollowing, RepeatThis
from engine.rules.evaluate.evaluation import amount
from engine.rules.instructions.carrying_out import DO, Acted, do_player_verb
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId


@DO.register(Repeatedly)
def _repeatedly(game: Game, verb: Repeatedly, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """The whole of it, so often, one after another (608.2c)."""
    acted: Acted = []
    for _ in range(verb.times or (amount(game, verb.count, frame) if verb.count is not None else 0)):
        acted += yield from do_player_verb(game, verb.verb, frame, players)
    return acted


@DO.register(RepeatThis)
def _repeat(game: Game, verb: RepeatThis, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Once all is done it begins anew, unless it has been done as often as it says."""
    frame.again = verb.more is None or frame.round < amount(game, verb.more, frame)
    return []
    yield


@DO.register(RepeatFollowing)
def _repeat_following(game: Game, verb: RepeatFollowing, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Zero times is not at all."""
    times = amount(game, verb.times, frame)
    frame.again, frame.ended = frame.round + 1 < times, times <= 0
    return []
    yield

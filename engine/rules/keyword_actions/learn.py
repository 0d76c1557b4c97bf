"""Learning (CR 701.48)."""

from __future__ import annotations

from engine.abilities.keyword_actions.learn import Learn
from engine.events import Revealed, ZoneChange
from engine.rules.drawing import draw
from engine.rules.instructions.carrying_out import DO, Acted
from engine.rules.instructions.choosing_objects import choose_objects
from engine.rules.keyword_actions.action_done import action_done
from engine.rules.pipeline import happen, show
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(Learn)
def _learn(game: Game, verb: Learn, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Discard a card and draw one, or else a Lesson from outside the game (701.48a)."""
    for player in players:
        with game.because("701.48a"):
            hand = list(game.ids(Zone.HAND, player))
            gone = yield from choose_objects(game, player, hand, 0, 1, "choose-learn-discard", "701.48a", frame)
            if gone:
                yield from happen(
                    game, [ZoneChange(i, Zone.GRAVEYARD, Zone.HAND, "discard", frame.source) for i in gone]
                )
                yield from draw(game, player, 1)
            else:
                yield from _lesson(game, player, frame)
            action_done(game, player, "learn", "701.48a")
    return TargetId.of_players(players)


def _lesson(game: Game, player: PlayerId, frame: Frame) -> Gen[None]:
    lessons = [it.id for it in game.in_zone(Zone.OUTSIDE, player) if "Lesson" in it.base.subtypes]
    chosen = yield from choose_objects(game, player, lessons, 0, 1, "choose-lesson", "701.48a", frame)
    for i in chosen:
        yield from show(game, [Revealed((i,), player)])
        yield from happen(game, [ZoneChange(i, Zone.HAND, Zone.OUTSIDE, "learn", frame.source)])

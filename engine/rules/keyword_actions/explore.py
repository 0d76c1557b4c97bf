"""Exploring (CR 701.44)."""

from __future__ import annotations

from engine.abilities.keyword_actions.explore import Explore
from engine.events import KeywordAction, Revealed, ZoneChange
from engine.rules.instructions.carrying_out import ACT, Acted
from engine.rules.pipeline import commit, happen, show
from engine.rules.resolution.verbs.counters import put_growth
from engine.state.choices import YES_NO, Choice, Gen, Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId, objects_in
from engine.state.unknown_cards import top_of_library
from engine.state.zones import Zone


@ACT.register(Explore)
def _explore(game: Game, verb: Explore, frame: Frame, subjects: list[TargetId]) -> Gen[Acted]:
    """One after another (701.44a, 701.44d)."""
    for i in objects_in(subjects):
        player = game.controller(i)
        with game.because("701.44a"):
            revealed = yield from _explore_once(game, i, player, frame)
            commit(game, [KeywordAction(player, "explore", 1, (i, *revealed))], "701.44b")
    return subjects


def _explore_once(game: Game, explorer: ObjectId, player: PlayerId, frame: Frame) -> Gen[tuple[ObjectId, ...]]:
    """One permanent explores; returns what was revealed."""
    top = tuple(top_of_library(game, player))
    if top:
        yield from show(game, [Revealed(top, player)])
        if "Land" in game.characteristics(top[0]).types:
            yield from happen(game, [ZoneChange(top[0], Zone.HAND, Zone.LIBRARY, "explore", explorer)])
            return top
    yield from put_growth(game, [explorer], 1, player, "701.44a")
    if top:
        prompt = Message("explore-graveyard", {"card": TargetId.of_object(top[0])})
        answer = yield Choice(player, "may", prompt, "701.44a", YES_NO)
        if answer == ["yes"]:
            yield from happen(game, [ZoneChange(top[0], Zone.GRAVEYARD, Zone.LIBRARY, "explore", explorer)])
    return top

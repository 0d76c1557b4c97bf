"""Revealing, and looking at what others don't see (CR 701.20)."""

from __future__ import annotations

from engine.abilities.keyword_actions.reveal import LookAt, Reveal, RevealAtRandom
from engine.abilities.nouns.object_phrases import Some
from engine.events import Revealed
from engine.rules.instructions.carrying_out import DO, POSSIBLE, Acted, enough, objects_for, present
from engine.rules.pipeline import show
from engine.state.choices import Gen
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.zones import Zone


@DO.register(Reveal)
def _reveal(game: Game, verb: Reveal, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.20a)"""
    return (yield from _show(game, verb, frame, players, None))


@DO.register(RevealAtRandom)
def _reveal_at_random(game: Game, verb: RevealAtRandom, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """(701.20a)"""
    acted: Acted = []
    for player in players:
        hand = game.ids(Zone.HAND, player)
        if hand:
            card = game.random.choice(list(hand))
            yield from show(game, [Revealed((card,), player)], "701.20a")
            acted.append(TargetId.of_object(card))
    frame.done = bool(acted)
    return acted
    yield


@DO.register(LookAt)
def _look_at(game: Game, verb: LookAt, frame: Frame, players: list[PlayerId]) -> Gen[Acted]:
    """Only the player who looks sees the cards (701.20e)."""
    return (yield from _show(game, verb, frame, players, tuple(players)))


def _show(
    game: Game, verb: Reveal | LookAt, frame: Frame, players: list[PlayerId], to: tuple[PlayerId, ...] | None
) -> Gen[Acted]:
    rule = "701.20a" if to is None else "701.20e"
    acted: Acted = []
    for player in players:
        ids = yield from objects_for(game, verb.what, frame, player, "choose-reveal", rule)
        seen = present(game, ids)
        if seen:
            yield from show(game, [Revealed(tuple(seen), player, to)], rule)
        acted += TargetId.of_objects(seen)
    frame.done = bool(acted)
    return acted


@POSSIBLE.register(Reveal)
def _can_reveal(game: Game, verb: Reveal, frame: Frame, player: PlayerId) -> bool:
    """Enough cards of that kind to reveal (118.3)."""
    if not isinstance(verb.what, Some):
        return True
    return enough(game, verb.what, frame, lambda found: (it for it in found if it.owner == player))

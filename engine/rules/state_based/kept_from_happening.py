"""What state-based actions would do and an effect says can't happen (CR 101.2, 704.3)."""

from __future__ import annotations

from engine.events import (
    CountersPut,
    DamageMarked,
    DrewFromEmpty,
    Event,
    LifeLoss,
    PlayerLoses,
)
from engine.rules.pipeline import barred
from engine.rules.pipeline.not_happening import WORDS, Prohibition, still_does_not_happen, words_of
from engine.state.game import Game
from engine.state.ids import ObjectId


def is_prevented(game: Game, event: Event, *rules: str) -> bool:
    """Whether what a state-based action would do can't happen; that is told once, and again once there is new cause."""
    why = barred(game, event)
    if why is not None:
        args = words_of(event, why)
        still_does_not_happen(game, _new_cause(game, event), WORDS[type(event)], *why.rules, *rules, **args)
    return why is not None


def tell_lives_without_life(game: Game, loss: PlayerLoses, by: ObjectId) -> None:
    """Note that a player doesn't lose the game for having 0 or less life, as a card says so (704.5a, 101.1)."""
    args = {**words_of(loss, Prohibition((), by)), "life": game.players[loss.player].life}
    still_does_not_happen(game, _new_cause(game, loss), "lives-without-life", "704.5a", "101.1", **args)


def _new_cause(game: Game, event: Event) -> int:
    """The latest of what happened to an object or a player for which that would happen."""
    return next((one.id for one, cause in reversed(game.logged(*CAUSES)) if _same_thing(cause, event)), 0)


CAUSES = (DamageMarked, LifeLoss, CountersPut, DrewFromEmpty)
"""What happens to an object or a player for which it is destroyed or loses the game (704.5a-c, 704.5g-h)."""


def _same_thing(one: Event, other: Event) -> bool:
    if isinstance(one, CountersPut) and "/" in one.kind and not one.kind.startswith("-"):
        return False  # what makes a creature larger is no cause to destroy it
    return (one.affected_object, one.affected_player) == (other.affected_object, other.affected_player)

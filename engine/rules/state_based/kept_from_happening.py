"""What state-based actions would do and an effect says can't happen (CR 101.2, 704.3)."""

from __future__ import annotations

from engine.events import (
    CountersPut,
    DamageMarked,
    DrewFromEmpty,
    Event,
    LifeLoss,
)
from engine.rules.pipeline import barred
from engine.rules.pipeline.not_happening import WORDS, still_does_not_happen, words_of
from engine.state.game import Game


def is_prevented(game: Game, event: Event, *rules: str) -> bool:
    """Whether what a state-based action would do can't happen; that is told once, and again once there is new cause."""
    why = barred(game, event)
    if why is not None:
        latest = (one.id for one, cause in reversed(game.logged(*CAUSES)) if _same_thing(cause, event))
        args = words_of(event, why.by)
        still_does_not_happen(game, next(latest, 0), WORDS[type(event)], *why.rules, *rules, **args)
    return why is not None


CAUSES = (DamageMarked, LifeLoss, CountersPut, DrewFromEmpty)
"""What happens to an object or a player for which it is destroyed or loses the game (704.5a-c, 704.5g-h)."""


def _same_thing(one: Event, other: Event) -> bool:
    return (one.affected_object, one.affected_player) == (other.affected_object, other.affected_player)

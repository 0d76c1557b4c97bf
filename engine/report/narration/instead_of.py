"""What would have happened instead of what a step tells, where an effect has replaced it (CR 614.6)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.events import Damage, DrawCard, Event, GameEnds, LifeGain, LifeLoss, PlayerLoses, Skipped, ZoneChange
from engine.events.keyword_actions import AboutTo
from engine.state.choices import Message
from engine.state.ids import TargetId
from engine.state.log import Logged

_WORDS: dict[type[Event], str] = {
    Damage: "damage",
    DrawCard: "draw",
    LifeGain: "gain",
    LifeLoss: "loss",
    PlayerLoses: "loses",
}
"""What is told of in words, by its kind."""


_SAYS_ITSELF = (GameEnds, PlayerLoses, Skipped)
"""What is told with its reason, or with what does not happen."""


def instead_of(told: Iterable[Logged], doer: object) -> Message | None:
    """What would have happened: "instead of drawing 2 cards", with whose that would have been unless it is the player
    who does what is told; None where that goes without saying, or is of several kinds."""
    told = list(told)
    events = [one.replaced for one in told if one.replaced is not None and not isinstance(one.event, _SAYS_ITSELF)]
    moves = any(
        isinstance(one.event, ZoneChange) and one.event.cause not in ("discard", "draw", "mill") for one in told
    )
    return in_words(events, None if moves else doer)


def in_words(events: list[Event], doer: object) -> Message | None:
    """The same of what has been replaced."""
    kinds = {(_what(one), one.affected_player, one.affected_object) for one in events}
    if len(kinds) != 1:
        return None
    ((what, player, _),) = kinds
    if not what:
        return None
    count = sum(1 if one.amount is None else one.amount for one in events)
    whose = TargetId.of_player(player) if player is not None and what != "damage" else None
    args: dict[str, object] = {"what": what, "count": count, "whose": "own"}
    return Message("instead-of-it", args if whose in (None, doer) else {**args, "whose": "others", "player": whose})


def _what(event: Event) -> str:
    """What kind of thing would have happened; empty for what goes without saying."""
    if isinstance(event, AboutTo):
        return "draw" if event.action == "draw" else ""
    return _WORDS.get(type(event), "")

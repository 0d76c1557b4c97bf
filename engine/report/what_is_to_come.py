"""Delayed triggered abilities that still wait: what is yet to become of things that a verdict tells of (CR 603.7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import events as ev
from engine.report.narration.delayed_triggers import made_by, said_of
from engine.report.narration.draft import Draft
from engine.rules.triggers.delayed_triggers import speaks_of_what_is_there
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.log import Logged


def to_come(game: Game, events: Sequence[Logged], drafts: Sequence[Draft]) -> list[Message]:
    """What waits still of what these events have created, each in the words of its card; but for what steps tell."""
    told = {one.id for draft in drafts for one in draft.events}
    return [*{repr(one): one for one in _to_come(game, events, told)}.values()]


def _to_come(game: Game, events: Sequence[Logged], told: set[int]) -> Iterator[Message]:
    for logged in events:
        event = logged.event
        if not isinstance(event, ev.DelayedAbilityCreated) or logged.id in told:
            continue
        if any(speaks_of_what_is_there(game, one) for one in made_by(game, event)):
            yield Message("tell-effect-rule", said_of(event))

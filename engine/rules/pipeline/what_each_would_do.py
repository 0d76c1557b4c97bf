"""What each of several replacement effects would make of an event, told to the player who chooses between them
(CR 616.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.events import Damage, DamagePrevented, Event, ZoneChange
from engine.state.choices import Message
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.limits import LimitReached
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.rules.pipeline.applying_replacement_effects import Replacement


def would_do(game: Game, event: Event, first: Replacement, others: Sequence[Replacement]) -> Message:
    """A choice in words: whose effect it is, and what becomes of the event if it is applied first; of an amount with
    what a second effect makes of it then."""
    if first.source is None:
        return first.label
    trying = game.copy()
    made = _tried(trying, event, first)
    if made is None:
        return first.label
    source = TargetId.of_object(first.source)
    if not made:
        return Message("leaves-nothing", {"source": source})
    if len(made) != 1 or type(made[0]) is not type(event):
        return first.label
    now = made[0]
    if isinstance(now, ZoneChange) and isinstance(event, ZoneChange) and now.to is not event.to:
        thing = TargetId.of_object(event.object)
        shuffled = bool(now.chosen) or now.to is not Zone.LIBRARY
        where = now.to.value if shuffled else "bottom" if now.position == -1 else "top"
        return Message("sends-to", {"source": source, "object": thing, "zone": now.to.value, "where": where})
    if None in (number_in(event), number_in(now)) or number_in(now) == number_in(event):
        return first.label
    return Message("makes-of-it", {"source": source, "amounts": _amounts(trying, event, now, others)})


def _amounts(game: Game, event: Event, now: Event, others: Sequence[Replacement]) -> str:
    """What the amount becomes: by the first effect, which has made ``now`` of it in this game, and by the other behind
    it where there is but one."""
    said = [number_in(event), number_in(now)]
    made = _tried(game, now, others[0]) if len(others) == 1 and number_in(now) else None
    if made is not None and len(made) == 1 and type(made[0]) is type(now) and number_in(made[0]) != said[-1]:
        said.append(number_in(made[0]))
    return " → ".join(map(str, said))


def number_in(event: Event) -> int | None:
    """The amount of an event; of what enters with counters, how many (122.6a)."""
    return sum(dict(event.counters).values()) if isinstance(event, ZoneChange) else event.amount


def _tried(game: Game, event: Event, one: Replacement) -> list[Event] | None:
    """What an effect would make of an event, tried in a copy of the game; None if that depends on a choice, or on what
    is being carried out."""
    trying = one.replace(game, event)
    try:
        next(trying)
    except StopIteration as end:
        made: list[Event] = end.value
        left = [now for now in made if not isinstance(now, DamagePrevented)]
        return [replace(event, amount=0)] if not left and made and isinstance(event, Damage) else left
    except LimitReached:
        return None
    return None

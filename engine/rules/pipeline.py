"""The one way in which anything happens (CR 700.1, 614-616, 603.2).

Every verb proposes events here. What can't happen is dropped (101.2, 614.17); replacement and prevention
effects change what is left, the affected player choosing their order (616.1); then the whole batch is
committed at once, written into the log, and shown to everything that may trigger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.decisions import Gen
from engine.events import Event, ZoneChange
from engine.game import Game, Logged
from engine.rules import triggers
from engine.rules.layers import derived
from engine.rules.replacement import replaced
from engine.zones import Zone

Bar = Callable[[Game, Event], tuple[str, ...] | None]

BARS: dict[type[Event], list[Bar]] = {}
"""For each class of event the rules that can say it can't happen; each returns the rule numbers, or None."""


def can_not(*kinds: type[Event]) -> Callable[[Bar], Bar]:
    """Decorator: this function may say that an event of these classes can't happen (101.2, 614.17)."""

    def remember(function: Bar) -> Bar:
        for kind in kinds:
            BARS.setdefault(kind, []).append(function)
        return function

    return remember


def barred(game: Game, event: Event) -> tuple[str, ...] | None:
    """The rules by which an event can't happen, or None if it can."""
    for bar in BARS.get(type(event), ()):
        rules = bar(game, event)
        if rules is not None:
            return rules
    return None


def happen(game: Game, events: Sequence[Event], *rules: str) -> Gen[list[Logged]]:
    """Let these events happen at the same time, as far as they can and as they are replaced.

    Returns what really happened, in order. ``rules`` are cited beside those already in force.
    """
    final: list[Event] = []
    for event in events:
        if barred(game, event) is None:
            final += yield from replaced(game, event)
    return commit(game, [e for e in final if barred(game, e) is None], *rules)


def happens(game: Game, event: Event, *rules: str) -> Gen[list[Logged]]:
    """Let one event happen, as far as it can and as it is replaced."""
    return (yield from happen(game, (event,), *rules))


def commit(game: Game, events: Iterable[Event], *rules: str) -> list[Logged]:
    """Make the events of one batch real: change the game, log them, and see what triggers (603.2)."""
    batch = list(events)
    if not batch:
        return []
    looking_back = any(_looks_back(e) for e in batch)
    if looking_back:
        game.before_batch = derived(game)
    earlier = triggers.listeners(game) if looking_back else None
    logged = []
    for event in batch:
        event.apply(game)
        for facet in event.facets:
            game.bump(facet)
        logged.append(game.record(event, *rules))
    game.before_batch = None
    triggers.notice(game, logged, earlier)
    return logged


def _looks_back(event: Event) -> bool:
    """Whether abilities that trigger on an event of this kind look back in time (603.10a)."""
    return isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD or event.looks_back

"""Replacement and prevention effects: what happens instead (CR 614, 615, 616)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from engine.decisions import Choice, Gen, Message, Option
from engine.events import Event, ZoneChange
from engine.game import Game, Logged
from engine.zones import Zone


class Stage(IntEnum):
    """The order in which replacement effects must be chosen (616.1a-e)."""

    SELF = 0
    CONTROL = 1
    COPY = 2
    BACK_FACE = 3
    OTHER = 4


@dataclass(frozen=True, slots=True)
class Replacement:
    """One way in which an event can be replaced.

    ``key`` says which effect it is: the same effect is applied only once to an event and what becomes of it
    (614.5). ``replace`` yields the choices it needs and returns what happens instead, in one batch.
    """

    key: Hashable
    source: int | None
    label: Message
    rules: tuple[str, ...]
    replace: Callable[[Game, Event], Gen[list[Event]]]
    stage: Stage = Stage.OTHER
    text: str | None = None
    commutes: bool = False
    """True where it makes no difference when it is applied among others of which this is true ("enters
    tapped", "enters with a counter"): those are applied in order without asking (616.1)."""
    does: Hashable = None
    """What it does, where that is all there is to it: among several that do the very same, as two that each
    double the damage, nobody needs to choose (616.1)."""


@dataclass(slots=True)
class Proposal:
    """An event that is about to happen, with the rules that made it what it is and the event it is part of."""

    event: Event
    rules: tuple[str, ...] = ()
    under: Logged | Proposal | None = None
    text: str | None = None
    source: int | None = None
    """The sentence that replaced what would have happened, and the object it stands on."""
    logged: Logged | None = None
    """What it became, once it has happened."""


def simply(change: Callable[[Game, Event], list[Event]]) -> Callable[[Game, Event], Gen[list[Event]]]:
    """Decorator: a replacement that nobody has to choose anything for."""

    def replace(game: Game, event: Event) -> Gen[list[Event]]:
        return change(game, event)
        yield  # a replacement is a generator, although this one asks nothing

    return replace


@simply
def to_exile(game: Game, event: Event) -> list[Event]:
    """It is exiled instead of going where it would go, so nothing is left of how it would be there (614.1a)."""
    assert isinstance(event, ZoneChange)
    exiled = dataclasses.replace(event, to=Zone.EXILE, position=None, became=[])
    return [dataclasses.replace(exiled, tapped=False, counters=(), attached_to=None, attacking=None, protector=None)]


Offer = Callable[[Game, Event], Iterable[Replacement]]

OFFERS: dict[type[Event], list[Offer]] = {}
"""For each class of event the functions that offer replacements for it."""


def replaces(*kinds: type[Event]) -> Callable[[Offer], Offer]:
    """Decorator: this function offers replacement effects for events of these classes."""

    def remember(function: Offer) -> Offer:
        for kind in kinds:
            OFFERS.setdefault(kind, []).append(function)
        return function

    return remember


def applicable(game: Game, event: Event, applied: frozenset[Hashable]) -> list[Replacement]:
    """The replacement effects that could be applied to an event now, of the first stage that has any (616.1)."""
    found = [one for offer in OFFERS.get(type(event), ()) for one in offer(game, event) if one.key not in applied]
    if not found:
        return found
    first = min(one.stage for one in found)
    return [one for one in found if one.stage is first]


def replaced(game: Game, proposal: Proposal, applied: frozenset[Hashable] = frozenset()) -> Gen[list[Proposal]]:
    """What happens instead of an event once every replacement effect that applies has been applied (616.1)."""
    event = proposal.event
    applied |= game.applied
    choices = applicable(game, event, applied) if type(event) in OFFERS else ()
    if not choices:
        return [proposal]
    settled = len(choices) == 1 or all(one.commutes for one in choices) or _all_do_the_same(choices)
    chosen = choices[0] if settled else (yield from _choose(game, event, choices))
    done = applied | {chosen.key}
    with game.because(*chosen.rules), game.by_text(chosen.text, chosen.source), game.applying(done):
        instead = yield from chosen.replace(game, event)
    rules = (*proposal.rules, *(r for r in chosen.rules if r not in proposal.rules))
    text, source = (chosen.text, chosen.source) if chosen.text else (proposal.text, proposal.source)
    final: list[Proposal] = []
    for one in instead:
        final += yield from replaced(game, Proposal(one, rules, proposal.under, text, source), done)
    return final


def _all_do_the_same(choices: Sequence[Replacement]) -> bool:
    does = choices[0].does
    return does is not None and all(one.does == does for one in choices)


def _choose(game: Game, event: Event, choices: Sequence[Replacement]) -> Gen[Replacement]:
    """The affected object's controller, or the affected player, chooses which to apply (616.1)."""
    player = event.affected_player
    if player is None:
        affected = event.affected_object
        player = game.controller(affected) if affected is not None else game.turn.active
    options = [Option(str(i), one.label, kind="replacement", object=one.source) for i, one in enumerate(choices)]
    answer = yield Choice(player, "replacement", Message("choose-replacement"), "616.1", options)
    return choices[int(answer[0])]

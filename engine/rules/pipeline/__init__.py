"""The one way in which anything happens (CR 700.1, 614-616, 603.2).

Every verb proposes events here. What can't happen is dropped (101.2, 614.17); replacement and prevention
effects change what is left, the affected player choosing their order (616.1); then the whole batch is
committed at once, written into the log, and shown to everything that may trigger.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.events import Event, Revealed, ZoneChange
from engine.rules.hooks import Hooks
from engine.rules.pipeline.applying_replacement_effects import Batch, Proposal, Remark, replaced
from engine.rules.pipeline.becoming_known import LookedFor, becoming_known, which_cards
from engine.rules.pipeline.not_happening import Prohibition, cannot_happen
from engine.state.choices import Gen
from engine.state.game import Game
from engine.state.ids import ObjectId
from engine.state.limits import LOOKED_AT_IN_A_STEP
from engine.state.log import Logged
from engine.state.unknown_cards import UNKNOWN_CARD, is_unknown
from engine.state.zones import Zone

Bar = Callable[[Game, Event], Prohibition | None]

BARS: dict[type[Event], Hooks[Bar]] = {}
"""For each class of event the rules that can say it can't happen, and why; or None."""


def can_not(*kinds: type[Event], by: str) -> Callable[[Bar], Bar]:
    """Decorator: this function may say that an event of these classes can't happen (101.2, 614.17), ``by`` the rule
    with that number."""

    def remember(function: Bar) -> Bar:
        for kind in kinds:
            BARS.setdefault(kind, Hooks()).by(by)(function)
        return function

    return remember


def barred(game: Game, event: Event) -> Prohibition | None:
    """Why an event can't happen, or None if it can. Nothing happens to what is phased out (702.26b)."""
    affected = event.affected_object
    it = game.objects.get(affected) if affected is not None else None
    if it is not None and it.phased_out and not event.of_phased_out:
        return Prohibition(("702.26b",))
    for bar in BARS.get(type(event), ()):
        why = bar(game, event)
        if why is not None:
            return why
    return None


def _can_happen(game: Game, proposal: Proposal) -> bool:
    """Whether something proposed can happen; it is told if it can't."""
    why = barred(game, proposal.event)
    if why is not None:
        under = proposal.under.logged if isinstance(proposal.under, Proposal) else proposal.under
        cannot_happen(game, proposal.event, why, under)
    return why is None


BEFORE: dict[type[Event], Hooks[Callable[[Game, Event], Iterable[Remark]]]] = {}
"""For each class of event what the rules have to say of it as it is about to happen, while all is as it was."""


def before(*kinds: type[Event], by: str) -> Callable[[Callable[[Game, Event], Iterable[Remark]]], None]:
    """Decorator: this function may have something to say of an event of these classes, by the rule ``by``."""

    def remember(function: Callable[[Game, Event], Iterable[Remark]]) -> None:
        for kind in kinds:
            BEFORE.setdefault(kind, Hooks()).by(by)(function)

    return remember


AFTERWARDS: Hooks[Callable[[Game], Gen[None]]] = Hooks()
"""What follows at once on a batch of events, before anything else happens (610.3, 615.5)."""


AT_ANY_TIME: Hooks[Callable[[Game], list[Event | Proposal]]] = Hooks()
"""What the rules do at once whenever something is so, without waiting for state-based actions (702.131b, 702.145c)."""


ALONGSIDE: Hooks[Callable[[Game, list[Logged]], None]] = Hooks()
"""What the rules have happen along with a batch of events that has just been committed (708.9)."""


TAKING_NOTICE: Hooks[Callable[[Game, bool], Callable[[Game, list[Logged]], None]]] = Hooks()
"""What takes notice of a batch of events: asked before it, told whether it looks back in time, it gives what is to be
called with what has happened (603.2)."""


def at_once(game: Game) -> None:
    """Do what the rules do at any time."""
    for rule in AT_ANY_TIME:
        due = rule(game)
        if due:
            commit(game, due)


def follow_up(game: Game) -> Gen[None]:
    """Let everything happen that follows at once on what has happened (610.3)."""
    for follow in AFTERWARDS:
        yield from follow(game)


def happen(game: Game, events: Iterable[Event | Proposal], *rules: str) -> Gen[list[Logged]]:
    """Let these events happen at the same time, as far as they can and as they are replaced.

    Returns what really happened, in order. ``rules`` are cited beside those already in force.
    """
    logged = commit(game, (yield from propose(game, events)), *rules)
    if game.deferred or any(_looks_back(one.event) for one in logged):
        yield from follow_up(game)
    return logged


def see(game: Game, events: Iterable[Event], rule: str = "400.2", looked_for: LookedFor | None = None) -> Gen[None]:
    """Have unknown cards named that everybody is about to see (400.2); those of a library that is gone through from the
    top with what is ``looked_for``."""
    unknown = [game.objects[i] for i in becoming_known(game, events)]
    while unknown:
        named = yield from which_cards(game, unknown, rule, looked_for)
        commit(game, named, rule)
        unknown = unknown[len(named) :]


def show(game: Game, events: list[Revealed], *rules: str) -> Gen[list[Logged]]:
    """Reveal cards to all players; unknown ones are named first (701.20a)."""
    yield from see(game, events, "701.20a")
    return commit(game, events, *rules)


def propose(game: Game, events: Iterable[Event | Proposal]) -> Gen[list[Proposal]]:
    """What would really happen if these events were to happen now: without what can't, and as it is replaced."""
    final: list[Proposal] = []
    proposals = [one if isinstance(one, Proposal) else Proposal(one) for one in events]
    if not proposals:
        return []
    yield from see(game, [one.event for one in proposals])
    outer, batch = game.batch, Batch([one.event for one in proposals], game.batch)
    try:
        for proposal in proposals:
            game.batch = batch
            batch.now = batch.still_to_come.pop(0)
            if _can_happen(game, proposal):
                made = yield from replaced(game, proposal)
                batch.settled += [one.event for one in made]
                final += made
    finally:
        game.batch = outer
    return [p for p in final if _can_happen(game, p)]


def happens(game: Game, event: Event, *rules: str) -> Gen[list[Logged]]:
    """Let one event happen, as far as it can and as it is replaced."""
    return (yield from happen(game, (event,), *rules))


def commit(game: Game, events: Iterable[Event | Proposal], *rules: str) -> list[Logged]:
    """Make the events of one batch real: change the game, log them, and see what triggers (603.2)."""
    batch = [one if isinstance(one, Proposal) else Proposal(one) for one in events]
    if not batch:
        return []
    game.budget.spend(len(batch) + (len(game.battlefield) + len(game.stack)) // LOOKED_AT_IN_A_STEP)
    looking_back = any(_looks_back(p.event) for p in batch)
    game.before_batch = game.derived() if looking_back else None
    notices = [take(game, looking_back) for take in TAKING_NOTICE]
    logged = []
    start = len(game.log) + 1
    for proposal in batch:
        proposal.remarks += [one for say in BEFORE.get(type(proposal.event), ()) for one in say(game, proposal.event)]
    names = {i: name_now(game, i) for p in batch for i in p.event.renames if i in game.objects}
    for proposal in batch:
        event = proposal.event
        event.apply(game)
        for facet in event.facets:
            game.bump(facet)
        if not event.logged:
            continue
        proposal.logged = _record(game, proposal, rules)
        proposal.logged.batch = start
        logged.append(proposal.logged)
    game.before_batch = None
    _note_names(game, names, logged)
    at_once(game)
    for along in ALONGSIDE:
        along(game, logged)
    for notice in notices:
        notice(game, logged)
    return logged


def name_now(game: Game, object_id: ObjectId) -> str:
    """What an object is called; an unknown card so too."""
    it = game.objects[object_id]
    return UNKNOWN_CARD if is_unknown(it) and it.face_down is None else game.characteristics(object_id).name


def _note_names(game: Game, names: dict[ObjectId, str], logged: list[Logged]) -> None:
    """Keep what objects were called that a batch of events has given another name."""
    for one in logged if names else ():
        for i in one.event.renames:
            if i in names and i in game.objects and name_now(game, i) != names[i]:
                game.names[i] = [*game.names.get(i, ()), (one.id, names.pop(i))]


def _record(game: Game, proposal: Proposal, rules: tuple[str, ...]) -> Logged:
    """Log an event with its own rules before those of the batch, in its place under what it is part of."""
    made = game.record(proposal.event, *proposal.rules, *(r for r in rules if r not in proposal.rules))
    under = proposal.under.logged if isinstance(proposal.under, Proposal) else proposal.under
    if under is not None:
        made.parent = under.id
    if proposal.text is not None:
        made.text, made.source = proposal.text, proposal.source
    made.amounts, made.instead_of = (*made.amounts, *proposal.amounts), proposal.instead_of
    made.replaced = made.replaced or proposal.replaced
    made.counted = (*made.counted, *(one.said for one in proposal.remarks))
    made.rules = (*made.rules, *(rule for one in proposal.remarks for rule in one.rules if rule not in made.rules))
    made.changed_by = (*made.changed_by, *(i for i in proposal.changed_by if i not in made.changed_by))
    return made


def _looks_back(event: Event) -> bool:
    """Whether abilities that trigger on an event of this kind look back in time (603.10a)."""
    return (isinstance(event, ZoneChange) and event.origin is Zone.BATTLEFIELD) or event.looks_back

"""Replacement and prevention effects: what happens instead (CR 614, 615, 616)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto

from engine.abilities.base import Instruction
from engine.events import DrawCard, Event, MadeToken, ZoneChange
from engine.rules.hooks import Hooks
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.pipeline.what_each_would_do import number_in, would_do
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.limits import check_number
from engine.state.log import Logged
from engine.state.zones import Zone


class Stage(IntEnum):
    """The order in which replacement effects must be chosen (616.1a-e). What the rules decide by what has come of all
    of them stands last."""

    SELF = 0
    CONTROL = 1
    COPY = 2
    BACK_FACE = 3
    OTHER = 4
    DECIDED = 5


class Alteration(Enum):
    """How an effect changes an event, for those that make no difference when they are applied among others of the
    same way: nobody is asked for their order (616.1)."""

    ADDS = auto()
    """ "enters tapped", "enters with a counter", "that much plus 1" """
    LESSENS = auto()
    """ "prevent 1 of that damage" """
    HALVES_UP = auto()
    """ "prevent half that damage, rounded up" """
    HALVES_DOWN = auto()
    """ "it deals half that damage, rounded up": what is taken away is rounded down"""
    LEAVES_AT_MOST = auto()
    """ "prevent all but 1 of that damage" """
    MULTIPLIES = auto()
    """ "twice that many" """
    MULTIPLIES_ALL = auto()
    """ "twice that many of those tokens": of whatever else is there too by another effect"""
    AS_MANY_BESIDES = auto()
    """ "those tokens plus that many Squirrel tokens": as many as there are, whether before or after all are multiplied
    """
    ONE_FOR_ONE = auto()
    """ "that many Angel tokens instead": as many as there are, whether before or after all are multiplied"""
    ENDS = auto()
    """ "prevent all of it": nothing is left, however much the others would have made of it"""


_MULTIPLIED = (Alteration.MULTIPLIES, Alteration.MULTIPLIES_ALL)
_BY_THEIR_NUMBER = {Alteration.AS_MANY_BESIDES, Alteration.ONE_FOR_ONE}


@dataclass(frozen=True, slots=True)
class Replacement:
    """One way in which an event can be replaced.

    ``key`` says which effect it is: the same effect is applied only once to an event and what becomes of it
    (614.5). ``replace`` yields the choices it needs and returns what happens instead, in one batch.
    """

    key: Hashable
    source: ObjectId | None
    label: Message
    rules: tuple[str, ...]
    replace: Callable[[Game, Event], Gen[list[Event]]]
    stage: Stage = Stage.OTHER
    text: str | None = None
    alteration: Alteration | None = None
    does: Hashable = None
    """What it does, where that is all there is to it: among several that do the very same nobody needs to choose."""
    why: Message | None = None
    """What makes it apply, where nobody sees that."""
    only_moves: bool = False
    """Whether all it does is to have something go elsewhere."""
    besides: tuple[Instruction, ...] = ()
    """What is done besides preventing damage (615.5)."""
    part: str | None = None
    """What it changes of an event, where it looks at nothing else of it: "counters", "protector"."""

    @property
    def only_changes(self) -> bool:
        """Whether it changes the event and does nothing instead of it."""
        return self.alteration is not None or self.part is not None

    def may_go_before(self, other: Replacement) -> bool:
        """Whether nothing can depend on which of two effects is applied first."""
        if self.part is not None and other.part is not None and self.part != other.part:
            return True
        if self.replace is other.replace or (self.does is not None and self.does == other.does):
            return True
        if self.alteration is None or other.alteration is None:
            return False
        both = {self.alteration, other.alteration}
        if Alteration.MULTIPLIES_ALL in both and both <= {*_MULTIPLIED, *_BY_THEIR_NUMBER}:
            return True
        return (len(both) == 1 and not both & _BY_THEIR_NUMBER) or Alteration.ENDS in both


@dataclass(frozen=True, slots=True)
class Remark:
    """What is told beside an event, with the rules that it is told by."""

    said: Message
    rules: tuple[str, ...]


@dataclass(slots=True)
class Proposal:
    """An event that is about to happen, with the rules that made it what it is and the event it is part of."""

    event: Event
    rules: tuple[str, ...] = ()
    under: Logged | Proposal | None = None
    text: str | None = None
    source: ObjectId | None = None
    """The sentence that replaced what would have happened, and the object it stands on."""
    changed_by: tuple[ObjectId, ...] = ()
    """The objects whose replacement and prevention effects made it what it is, in the order they were applied."""
    amounts: tuple[tuple[ObjectId, int, int], ...] = ()
    """Of how much such an object's effect made how much."""
    instead_of: Zone | None = None
    """Where something would have gone that goes elsewhere instead."""
    replaced: Event | None = None
    """What would have happened, for the first event of what happens instead (614.6)."""
    remarks: list[Remark] = field(default_factory=list)
    """What the rules have to say of it."""
    logged: Logged | None = None
    """What it became, once it has happened."""


@dataclass(slots=True)
class Batch:
    """What is still to be looked at of a batch, and what really happens of it as far as that is known."""

    still_to_come: list[Event]
    outer: Batch | None = None
    """The batch of whose replacement these events are part."""
    now: Event | None = None
    """The event that is being looked at."""
    settled: list[Event] = field(default_factory=list)
    orders: dict[int, list[ObjectId]] = field(default_factory=dict)
    """For each shield the sources of damage in the order in which it meets them."""
    shares: dict[int, dict[tuple[TargetId, TargetId], int]] = field(default_factory=dict)
    """For each shield how much of the damage by something to something it stops, where it is dealt to several."""


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

OFFERS: dict[type[Event], Hooks[Offer]] = {}
"""For each class of event the functions that offer replacements for it."""


def replaces(*kinds: type[Event], by: str) -> Callable[[Offer], Offer]:
    """Decorator: this function offers replacement effects for events of these classes, ``by`` the rule with that
    number."""

    def remember(function: Offer) -> Offer:
        for kind in kinds:
            OFFERS.setdefault(kind, Hooks()).by(by)(function)
        return function

    return remember


def applicable(game: Game, event: Event, applied: frozenset[Hashable]) -> list[Replacement]:
    """The replacement effects that could be applied to an event now, of the first stage that has any (616.1). Damage,
    life and counters of which there are none do not happen, so nothing is there to replace (614.7)."""
    if event.amount is not None and event.amount <= 0:
        return []
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
        _tell_applied_once(game, proposal, applied)
        return [proposal]
    unasked = _not_asked_for(choices)
    chosen = unasked or (yield from _choose(game, event, choices))
    made, done, first = [proposal], applied, not proposal.changed_by
    for one in (chosen, *_growing_alike(chosen, choices)):
        if len(made) != 1 or type(made[0].event) is not type(event):
            break
        left = [other for other in choices if other.key not in done]
        done |= {one.key}
        made = yield from _apply(game, made[0], one, left, done)
    if unasked is None and not any(type(one.event) is type(event) for one in made):
        _tell_nothing_left(game, event, [one for one in choices if one.key not in done])
    final: list[Proposal] = []
    for instead in made:
        final += yield from replaced(game, instead, done)
    if unasked is not None and first and all(a.may_go_before(b) for a in choices for b in choices if a is not b):
        _in_any_order(game, event, choices, final)
    return final


def _tell_nothing_left(game: Game, event: Event, others: Sequence[Replacement]) -> None:
    """Note of those effects that were not chosen that what they would apply to does not happen any more (616.1f)."""
    sources = list(dict.fromkeys(one.source for one in others if one.source is not None))
    if sources:
        said = {"sources": TargetId.of_objects(sources), "count": len(sources), "which": _which(event)}
        does_not_happen(game, "no-effect-left", "616.1f", "614.6", **said)


def _tell_applied_once(game: Game, proposal: Proposal, applied: frozenset[Hashable]) -> None:
    """Remark of tokens that an effect would make others of, that it has been applied before another added them
    (614.5)."""
    event = proposal.event
    if not isinstance(event, MadeToken) or len(proposal.changed_by) < 2:
        return
    before = proposal.changed_by[:-1]
    again = [
        one.source
        for offer in OFFERS.get(type(event), ())
        for one in offer(game, event)
        if one.key in applied and one.alteration is Alteration.ONE_FOR_ONE and one.source in before
    ]
    if sources := [one for one in dict.fromkeys(again) if one is not None and one != proposal.changed_by[-1]]:
        said = {"effects": TargetId.of_objects(sources), "count": len(sources)}
        proposal.remarks.append(Remark(Message("applied-once", said), ()))
        proposal.rules = ("614.5", *proposal.rules)


def _which(event: Event) -> Message | str:
    """Which of several draws an event is: effects apply to each by itself (121.2, 614.11)."""
    return event.which if isinstance(event, DrawCard) else ""


def _in_any_order(game: Game, event: Event, choices: Sequence[Replacement], made: Iterable[Proposal]) -> None:
    """Remark of an amount that several effects have changed who chooses their order; any comes to the same (616.1)."""
    sources = {one.source for one in choices}
    said = Message("in-any-order", {"player": TargetId.of_player(_chooser(game, event))})
    for one in made:
        changed = [source for source, _, _ in one.amounts]
        if len(changed) > 1 and sources.issuperset(changed) and STAGES[Stage.OTHER] in one.rules:
            one.remarks.append(Remark(said, ("616.1",)))


def _growing_alike(chosen: Replacement, choices: Sequence[Replacement]) -> list[Replacement]:
    """Those that would be applied next one after the other, as they make more of the event in the same way: none of
    them can end what another applies to."""
    if chosen.alteration not in (*_MULTIPLIED, Alteration.ADDS) or _not_asked_for(choices) is not chosen:
        return []
    return [one for one in choices if one is not chosen and one.alteration is chosen.alteration]


def _apply(
    game: Game, proposal: Proposal, chosen: Replacement, choices: Sequence[Replacement], done: frozenset[Hashable]
) -> Gen[list[Proposal]]:
    """Apply one replacement effect out of several to an event; ``done`` are those that won't be applied to it again."""
    event = proposal.event
    by = (chosen.source,) if chosen.source is not None and chosen.source != event.affected_object else ()
    made_possible = ("616.2",) if game.applied else ()
    if sum(rule.startswith("704.") for rule in proposal.rules) > 1:  # several state-based actions with one result
        made_possible = (*made_possible, "704.7")
    applying = game.applying(done, (*proposal.changed_by, *by), proposal.amounts, event)
    with game.because(*chosen.rules, *made_possible), game.by_text(chosen.text, chosen.source), applying:
        instead = yield from chosen.replace(game, event)
        by_rules = game.reasons()
    cited = (*by_rules, *_order(choices, chosen, again=bool(proposal.changed_by)))
    text, source = (chosen.text, chosen.source) if chosen.text else (proposal.text, proposal.source)
    made: list[Proposal] = []
    for one in instead:
        changed = proposal.changed_by if one == event else (*proposal.changed_by, *by)
        amounts = _amounts(proposal, one, by if "614.17" not in chosen.rules else ())  # of what can't be, no number
        once_each = ("614.5",) if len(amounts) > max(1, len(proposal.amounts)) else ()
        rules = tuple(dict.fromkeys((*proposal.rules, *cited, *once_each)))
        elsewhere = proposal.instead_of or _goes_elsewhere(event, one)
        now = Proposal(one, rules, proposal.under, text, source, changed, amounts, elsewhere, proposal.replaced)
        if type(one) is not type(event) and one.takes_a_place and all(it.replaced is None for it in made):
            now.replaced = event
        made.append(now)
    if chosen.why is not None and made and made[0].event != event:
        made[0].remarks.append(Remark(chosen.why, ()))
    return made


def _goes_elsewhere(event: Event, now: Event) -> Zone | None:
    """Where something would have gone that now goes elsewhere."""
    if isinstance(event, ZoneChange) and isinstance(now, ZoneChange) and event.object == now.object:
        return event.to if event.to is not now.to else None
    return None


STAGES = {
    Stage.SELF: "616.1a",
    Stage.CONTROL: "616.1b",
    Stage.COPY: "616.1c",
    Stage.BACK_FACE: "616.1d",
    Stage.OTHER: "616.1e",
    Stage.DECIDED: "616.1f",
}
"""The rule by which one of several effects is chosen."""


def _order(choices: Sequence[Replacement], chosen: Replacement, *, again: bool) -> tuple[str, ...]:
    """The rules of one effect among several that change the same, or after another (616.1a-f)."""
    if any(one is not chosen and one.part in (None, chosen.part) for one in choices):
        return (STAGES[chosen.stage],)
    return ("616.1f",) if again else ()


def _amounts(proposal: Proposal, now: Event, by: tuple[ObjectId, ...]) -> tuple[tuple[ObjectId, int, int], ...]:
    """What has been made of an amount so far."""
    before, after = number_in(proposal.event), number_in(now)
    if type(now) is not type(proposal.event) or before == after or before is None or after is None:
        return proposal.amounts
    check_number(after)
    if isinstance(now, ZoneChange) and before <= 0:
        return proposal.amounts  # of the counters that something enters with only more or fewer is told as a number
    return (*proposal.amounts, *((source, before, after) for source in by))


def _not_asked_for(choices: Sequence[Replacement]) -> Replacement | None:
    """The first effect whose place among the others makes no difference: it is applied without a question, one that
    leaves nothing before those that would only make more of it."""
    in_order = sorted(choices, key=lambda one: one.alteration is not Alteration.ENDS)
    return next((a for a in in_order if all(a.may_go_before(b) for b in choices if b is not a)), None)


def nothing_is_left(game: Game, event: Event) -> bool:
    """Whether an effect applies to an event that leaves nothing of it, however much it would be and whatever else
    applies."""
    chosen = _not_asked_for(applicable(game, event, game.applied))
    return chosen is not None and chosen.alteration is Alteration.ENDS


def _choose(game: Game, event: Event, choices: Sequence[Replacement]) -> Gen[Replacement]:
    """The affected object's controller, or the affected player, chooses which to apply (616.1)."""
    options = [
        Option(str(i), _in_words(game, event, one, choices), kind="replacement", object=one.source)
        for i, one in enumerate(choices)
    ]
    affected = event.affected_object if event.affected_player is None else None
    of_object = {"object": TargetId.of_object(affected)} if affected is not None else None
    whose = {"which": _which(event)}
    prompt = Message("choose-replacement-of", of_object) if of_object else Message("choose-replacement", whose)
    rule = STAGES[choices[0].stage]
    answer = yield Choice(_chooser(game, event), "replacement", prompt, rule, options, besides=("616.1",))
    return choices[int(answer[0])]


def _chooser(game: Game, event: Event) -> PlayerId:
    """The affected player, or the affected object's controller (616.1)."""
    affected = event.affected_object
    if event.affected_player is not None:
        return event.affected_player
    return game.controller(affected) if affected is not None else game.turn.active


def _in_words(game: Game, event: Event, one: Replacement, choices: Sequence[Replacement]) -> Message:
    """An effect to choose: with what it would make of the event, where it only changes that; what is done instead is
    not done to see what would come of it."""
    others = [other for other in choices if other is not one]
    behind = others if all(map(_can_be_tried, others[:1])) else []
    return would_do(game, event, one, behind) if _can_be_tried(one) else one.label


def _can_be_tried(one: Replacement) -> bool:
    return one.only_changes or one.only_moves or one.replace is to_exile

"""Replacement effects that say how permanents enter: tapped, with counters, after a choice (CR 614.1c-d, 614.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

from engine.abilities.ability import DoAsCost, PayLife
from engine.abilities.base import Declaration
from engine.abilities.conditions.designations import Designation
from engine.abilities.keywords.escape import EscapesWith
from engine.abilities.nouns.noun_groups import OfType
from engine.abilities.nouns.object_phrases import It, This
from engine.abilities.nouns.types_and_colors import CardType
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement import entering as en
from engine.abilities.replacement.enter_as_one_of_several import EnterAsOneOf
from engine.abilities.verbs.note_life import NoteLifeEntering
from engine.abilities.verbs.prepare import EnterPrepared
from engine.events import Event, LifeNoted, ZoneChange
from engine.grammar.printer import print_value
from engine.rules import costs
from engine.rules.choices.declined import CHOOSES_NOT, tell_declined
from engine.rules.choices.which_player import which_player
from engine.rules.continuous.statements import (
    LookUp,
    Statement,
    looked_up,
    met,
)
from engine.rules.evaluate.evaluation import (
    amount,
    holds,
    test_of,
)
from engine.rules.evaluate.for_each import count
from engine.rules.instructions.carrying_out import possible
from engine.rules.instructions.performing import perform
from engine.rules.permanents.choosing_as_it_enters import choose_as_it_enters
from engine.rules.permanents.done_as_it_enters import do_entering, get_emblem_entering
from engine.rules.permanents.enter_as_one_of_several import become_one
from engine.rules.permanents.pay_life_as_it_enters import pay_life_entering
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.applying_replacement_effects import (
    Alteration,
    Replacement,
    Stage,
    replaces,
    simply,
)
from engine.rules.pipeline.not_happening import does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.characteristics import Characteristics
from engine.state.choices import (
    YES_NO,
    Choice,
    Gen,
    Illegal,
    Message,
    Option,
)
from engine.state.flipped_cards_and_rooms import PREPARE
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import PlayerId, TargetId
from engine.state.log import Logged
from engine.state.objects import GameObject
from engine.state.zones import Zone

OTHERS_ENTERING: LookUp[en.Enter | en.EnterIf] = looked_up(en.Enter, en.EnterIf)
"""What is said of how others enter."""

UNDER_YOURS = looked_up(en.EnterUnderYours)


@replaces(ZoneChange, by="614.12")
def _as_it_enters(game: Game, event: Event) -> Iterable[Replacement]:
    """What the permanent's own abilities and those of others say of how it enters (614.12)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    it, ch = would_enter(game, event)
    for number, (node, statement, frame) in enumerate(_own(it, ch)):
        made = _replacement(game, event, node, frame, ("enters", event.object, number))
        if made is not None and met(game, statement.given, frame):
            yield made
    for others, standing in OTHERS_ENTERING.said(game):
        if standing.frame.source != event.object and _covers(game, others, it, ch, standing.frame):
            made = _replacement(game, event, others, standing.frame, ("enters", standing.key))
            if made is not None:
                yield made


@replaces(ZoneChange, by="616.1b")
def _under_yours(game: Game, event: Event) -> Iterable[Replacement]:
    """ "If a creature would enter under an opponent's control, it enters under your control instead." (616.1b)"""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    for node, standing in UNDER_YOURS.said(game):
        it, ch = would_enter(game, event)
        you, group = standing.frame.controller, node.what.group
        if ch.controller != you and group is not None and test_of(group)(game, it, ch, standing.frame):
            label = Message(
                "enters-under", {"object": TargetId.of_object(event.object), "player": TargetId.of_player(you)}
            )
            change = simply(partial(_controlled_by, you))
            rules = ("614.1a", "614.12", "616.1b")
            key = ("enters under yours", standing.key)
            yield Replacement(key, standing.frame.source, label, rules, change, Stage.CONTROL)


def _controlled_by(you: PlayerId, game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [replace(event, controller=you)]


@TAKING_NOTICE.by("614.12")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """What a permanent says of a group does not affect how it enters itself, though it is one of them (614.12)."""
    return _tell_unaffected


def _tell_unaffected(game: Game, logged: list[Logged]) -> None:
    for one in logged:
        entered = one.event.became if isinstance(one.event, ZoneChange) and one.event.enters else ()
        for it in (game.objects[i] for i in entered if i in game.objects):
            ch = game.characteristics(it)
            for node, _, ability in OTHERS_ENTERING.stated(ch.abilities.statics):
                frame = Frame(it.id, ch.controller, ability)
                if not _about_itself(node) and _covers(game, node, it, ch, frame):
                    does_not_happen(game, "not-for-itself", "614.12", object=it.target)


@TAKING_NOTICE.by("616.1b")
def _notice_under_whom(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    """What is a creature elsewhere and none as it enters is not what "a creature would enter" speaks of (614.12)."""
    return _tell_not_under_yours


def _tell_not_under_yours(game: Game, logged: list[Logged]) -> None:
    entered = [
        one.event for one in logged if isinstance(one.event, ZoneChange) and one.event.enters and one.event.became
    ]
    for node, standing in UNDER_YOURS.said(game) if entered else ():
        head = node.what.group.head if node.what.group is not None else None
        if not isinstance(head, OfType) or head.type is not CardType.CREATURE:
            continue
        for event in entered:
            before, now = game.characteristics(event.object), game.characteristics(event.became[0])
            is_theirs = now.controller != standing.frame.controller
            if is_theirs and "Creature" in before.types and "Creature" not in now.types:
                by, what = TargetId.of_object(standing.frame.source), TargetId.of_object(event.became[0])
                does_not_happen(game, "no-creature-as-it-enters", "614.12", what=what, by=by)


def _own(it: GameObject, ch: Characteristics) -> Iterator[tuple[Declaration, Statement, Frame]]:
    """The statements of the entering permanent about itself (614.12)."""
    for node, statement, ability in ENTERING.stated(ch.abilities.statics):
        if _about_itself(node):
            frame = Frame(it.id, ch.controller, ability)
            frame.x = it.announced.x if it.announced is not None else None
            yield node, statement, frame


def _about_itself(node: Declaration) -> bool:
    subject = node.what.subject if isinstance(node, en.EnterIf) else node.subject
    return subject is None or isinstance(subject, This | It)


def _covers(game: Game, node: en.Enter | en.EnterIf, it: GameObject, ch: Characteristics, frame: Frame) -> bool:
    """Whether a permanent that would enter is among those that another object's ability speaks of."""
    subject = (node.what if isinstance(node, en.EnterIf) else node).subject
    group = subject.group
    return group is not None and test_of(group)(game, it, ch, frame)


def _replacement(
    game: Game, event: ZoneChange, node: Declaration, frame: Frame, key: tuple[object, ...]
) -> Replacement | None:
    """What the statement does to the event; None where its condition is not met."""
    if isinstance(node, en.EnterIf):
        if holds(game, node.condition, frame) is not node.when_true:
            return None
        node = node.what
    label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
    if isinstance(node, EscapesWith):
        made = game.objects[event.object].announced
        if made is None or made.paid.keyword != "escape":
            return None
        return _enter(event, en.Enter(node.subject, counters=node.counters), frame, key, label, "702.138c")
    if isinstance(node, en.Enter) and node.untapped:
        rules = ("614.1d", "614.12")
        return Replacement(key, frame.source, label, rules, _untapped, does=("untapped",), part="tapped")
    if isinstance(node, en.Enter):
        return _enter(event, node, frame, key, label)
    way = WAYS[type(node)]
    change = partial(way.change, node=node, frame=frame)
    return Replacement(key, frame.source, label, way.rules, change, way.stage, alteration=way.alteration, part=way.part)


def _enter(
    event: ZoneChange, node: en.Enter, frame: Frame, key: tuple[object, ...], label: Message, *rules: str
) -> Replacement:
    def change(game: Game, proposed: Event) -> Gen[list[Event]]:
        assert isinstance(proposed, ZoneChange)
        changed = replace(proposed, tapped=True) if node.tapped else proposed
        if node.counters is not None:
            kind, number = yield from _counters(game, changed, node.counters, frame)
            if number > 0:
                changed = with_counters(changed, kind, number)
        return [changed]

    rule = "614.1d" if node.counters is None else "614.1c"
    part = None if node.tapped and node.counters is not None else "tapped" if node.tapped else "counters"
    return Replacement(
        key, frame.source, label, (rule, "614.12", *rules), change, alteration=Alteration.ADDS, part=part
    )


@simply
def _untapped(game: Game, event: Event) -> list[Event]:
    """What would enter tapped (614.1d)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, tapped=False)]


def _counters(
    game: Game,
    event: ZoneChange,
    counters: en.EnteringCounters | en.CountersOfChoice | en.CounterOfKinds,
    frame: Frame,
) -> Gen[tuple[str, int]]:
    """Of which kind it enters with counters, which its controller-to-be chooses where the text leaves it open
    (614.12a), and with how many."""
    if isinstance(counters, en.EnteringCounters):
        return str(counters.kind.name), _number(game, counters, frame)
    numbers = {str(one.kind.name): amount(game, one.count, frame) for one in counters.options}
    options = [Option(kind, Message("counter-kind", {"kind": kind}), kind="counter") for kind in numbers]
    prompt = Message("choose-counter-put", {"object": TargetId.of_object(event.object)})
    (kind,) = yield Choice(frame.controller, "counter", prompt, "614.12a", options)
    return kind, numbers[kind]


def _number(game: Game, counters: en.EnteringCounters, frame: Frame) -> int:
    number = amount(game, counters.equal or counters.count or Fixed(1), frame)
    return number * count(game, counters.per, frame) if counters.per is not None else number


def _under(game: Game, event: Event, node: en.EnterUnder, frame: Frame) -> Gen[list[Event]]:
    """Whoever would control it says which opponent will (616.1b)."""
    assert isinstance(event, ZoneChange)
    them = [p.number for p in game.opponents(frame.controller)]
    if not them:
        return [event]
    chosen = yield from which_player(frame.controller, them, event.object, "616.1b")
    return [replace(event, controller=chosen)]


def _pay(game: Game, event: Event, node: en.PayOrTapped, frame: Frame) -> Gen[list[Event]]:
    """It enters tapped unless its controller-to-be can and does pay (614.12a)."""
    assert isinstance(event, ZoneChange)
    assert isinstance(node.cost, PayLife | DoAsCost)
    if _payable(game, node, frame):
        answer = yield Choice(
            frame.controller,
            "may",
            Message("may-pay-or-tapped", {"source": TargetId.of_object(event.object)}),
            "614.12a",
            YES_NO,
        )
        if answer == ["yes"]:
            yield from costs.pay(game, (node.cost,), frame)
            return [event]
        tell_declined(game, CHOOSES_NOT, str(print_value(node.cost)), frame, frame.controller, "614.12a")
    return [replace(event, tapped=True)]


def _payable(game: Game, node: en.PayOrTapped, frame: Frame) -> bool:
    try:
        costs.check(game, (node.cost,), frame)
    except Illegal:
        return False
    return True


def _note_life(game: Game, event: Event, node: NoteLifeEntering, frame: Frame) -> Gen[list[Event]]:
    """The life total of its controller-to-be (607.2e)."""
    assert isinstance(event, ZoneChange)
    return [replace(event, chosen=(*event.chosen, (LifeNoted.key, game.players[frame.controller].life)))]
    yield


def _at_price(game: Game, event: Event, node: en.EnterAtPrice, frame: Frame) -> Gen[list[Event]]:
    """Where it is not done in full (609.3) it never enters: it is put into its owner's graveyard (614.6, 614.13)."""
    assert isinstance(event, ZoneChange)
    in_full = all(possible(game, verb, frame, frame.controller) for verb in node.price.verbs)
    yield from perform(game, node.price, frame)
    if in_full and frame.done:
        return [event]
    if event.origin is Zone.GRAVEYARD:
        return []
    return [ZoneChange(event.object, Zone.GRAVEYARD, event.origin, "price not paid")]


def _prepared(game: Game, event: Event, node: EnterPrepared, frame: Frame) -> Gen[list[Event]]:
    """Only what has a prepare spell can be prepared (722.3a)."""
    assert isinstance(event, ZoneChange)
    if would_enter(game, event)[1].form != PREPARE:
        return [event]
    return [replace(event, designations=(*event.designations, Designation.PREPARED.value))]
    yield


@dataclass(frozen=True, slots=True)
class Entering:
    """What a statement does to the event by which the permanent enters, and by which rules."""

    change: Callable[..., Gen[list[Event]]]
    """Of the game, the event, the statement and what its words refer to."""
    rules: tuple[str, ...]
    stage: Stage = Stage.OTHER
    alteration: Alteration | None = Alteration.ADDS
    part: str | None = None
    """What it changes of the event, as ``Replacement`` says."""


WAYS: dict[type[Declaration], Entering] = {
    en.ChooseEntering: Entering(choose_as_it_enters, ("614.1c", "614.12a"), part="chosen"),
    en.PayLifeEntering: Entering(pay_life_entering, ("614.1c", "614.12a", "607.2g"), part="paid"),
    en.LoseLifeEntering: Entering(do_entering, ("614.1c",)),
    en.DoEntering: Entering(do_entering, ("614.1c",)),
    en.GetEmblemEntering: Entering(get_emblem_entering, ("614.1c",)),
    EnterAsOneOf: Entering(become_one, ("614.1c", "208.2b"), alteration=None),
    NoteLifeEntering: Entering(_note_life, ("614.1c", "607.2e"), part="noted"),
    EnterPrepared: Entering(_prepared, ("614.1c", "722.3a")),
    en.EnterUnder: Entering(_under, ("614.1c", "616.1b"), Stage.CONTROL, alteration=None),
    en.EnterAtPrice: Entering(_at_price, ("614.1a", "614.12a"), alteration=None),
    en.PayOrTapped: Entering(_pay, ("614.1c", "614.12a")),
}
"""How each statement has a permanent enter, beside tapped, untapped or with counters."""

ENTERING = looked_up(en.Enter, en.EnterIf, EscapesWith, *WAYS)
"""What a permanent says of how it itself enters (614.1c-d)."""

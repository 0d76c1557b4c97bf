"""Effects that say how often abilities trigger: an additional time, or not at all (CR 603.2d)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from engine.abilities.base import Node
from engine.abilities.trigger_events import trigger_multipliers as tc
from engine.events import AbilityTriggered, Event, ZoneChange
from engine.rules.continuous.layers import Derived
from engine.rules.continuous.statements import StatementInForce, looked_up
from engine.rules.evaluate.evaluation import is_player
from engine.rules.evaluate.event_verbs import EVENT_VERBS, is_subject
from engine.rules.pipeline import TAKING_NOTICE
from engine.rules.pipeline.not_happening import does_not_affect
from engine.rules.triggers.listening import HUSHES, Listener
from engine.rules.triggers.noticing_triggers import REPEATS
from engine.rules.triggers.trigger_events import watches
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged
from engine.state.zones import Zone

TRIGGERS_AGAIN_ON = looked_up(tc.TriggersAgainOn)
TRIGGERS_AGAIN_ON_ACT = looked_up(tc.TriggersAgainOnAct)
TRIGGERS_AGAIN = looked_up(tc.TriggersAgain)
CAUSES_NO_TRIGGERS = looked_up(tc.CausesNoTriggers)

V = TypeVar("V", bound=Node)


def _said(game: Game, verb: type[V], before: Derived | None) -> Iterator[tuple[V, StatementInForce]]:
    """The statements in force, or those that were in force before an event that abilities look back at (603.10a)."""
    yield from (before or game.derived()).by_verb.get(verb, ())  # type: ignore[misc]


def _is_cause(
    game: Game, node: tc.TriggersAgainOn | tc.CausesNoTriggers | tc.CausesTrigger, event: Event, frame: Frame
) -> bool:
    """Whether an event is what "creatures entering" speaks of."""
    for act in node.acts:
        known = EVENT_VERBS[type(act)]
        if type(event) in known.events:
            doers = known.doers(game, act, event, frame)
            subjects = node.subjects if isinstance(node, tc.TriggersAgainOn) else (node.subject,)
            if any(is_subject(game, subject, doer, frame) for doer in doers for subject in subjects):
                return True
    return False


def _is_act(game: Game, node: tc.TriggersAgainOnAct, event: Event, frame: Frame) -> bool:
    """Whether an event is what "you casting a spell" speaks of."""
    for act in node.acts:
        known = EVENT_VERBS[type(act)]
        doers = known.doers(game, act, event, frame) if type(event) in known.events else ()
        if any(is_player(node.who)(game, doer, frame) for doer in doers):
            return True
    return False


@REPEATS.by("603.2d")
def _again(game: Game, listener: Listener, events: Iterable[Event], before: Derived | None) -> Iterator[ObjectId]:
    """What makes an ability trigger an additional time each; none of these effects applies to another (603.2d)."""
    for node, standing in TRIGGERS_AGAIN_ON.said(game, before):
        concerned = is_subject(game, node.of, listener.source, standing.frame)
        if concerned and any(_is_cause(game, node, event, standing.frame) for event in events):
            yield standing.frame.source
    for done, standing in TRIGGERS_AGAIN_ON_ACT.said(game, before):
        concerned = is_subject(game, done.of, listener.source, standing.frame)
        if concerned and any(_is_act(game, done, event, standing.frame) for event in events):
            yield standing.frame.source
    for each, standing in TRIGGERS_AGAIN.said(game, before):
        if any(is_subject(game, of, listener.source, standing.frame) for of in each.of):
            yield standing.frame.source


@HUSHES.by("603.2")
def _hushed(game: Game, source: ObjectId, event: Event, before: Derived | None) -> ObjectId | None:
    """What keeps an event from causing an object's abilities to trigger. What triggers in the graveyard, as a card is
    put there from anywhere, is no ability of a permanent that dies (603.6c)."""
    if game.find(source).zone is Zone.GRAVEYARD:
        return None
    by = (
        standing.frame.source
        for node, standing in CAUSES_NO_TRIGGERS.said(game, before)
        if (node.of is None or is_subject(game, node.of, source, standing.frame))
        and _is_cause(game, node, event, standing.frame)
    )
    return next(by, None)


@TAKING_NOTICE.by("603.6d")
def _take_notice(game: Game, looking_back: bool) -> Callable[[Game, list[Logged]], None]:
    return _tell_that_copying_is_no_trigger


def _tell_that_copying_is_no_trigger(game: Game, batch: list[Logged]) -> None:
    """What doesn't let abilities trigger on creatures that enter does not affect one that enters as a copy: that is no
    triggered ability (603.6d)."""
    for logged in batch:
        event = logged.event
        if not isinstance(event, ZoneChange) or not event.enters or event.copied is None or not event.became:
            continue
        for node, standing in CAUSES_NO_TRIGGERS.said(game):
            if node.of is None and _is_cause(game, node, event, standing.frame):
                does_not_affect(
                    game, logged, "603.6d", standing.frame, event.became[:1], Message("copies-as-it-enters")
                )


@watches(tc.CausesTrigger, AbilityTriggered)
def _causes(
    game: Game, trigger_event: tc.CausesTrigger, event: AbilityTriggered, frame: Frame
) -> Iterable[TargetId | None]:
    """As the ability has been put onto the stack, so that this one comes on top of it (603.3b)."""
    on = game.find(event.item).on_stack
    cause = on.trigger if on is not None else None
    if cause is None or cause.event is None:
        return
    if any(_is_cause(game, trigger_event, one.event, frame) for one in cause.batch or (cause.event,)):
        yield TargetId.of_object(event.item)

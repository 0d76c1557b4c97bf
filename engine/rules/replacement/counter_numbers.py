"""More or fewer counters than would be put, or none (CR 614.1a, 614.16, 614.17, 122.6)."""

from __future__ import annotations

from collections.abc import (
    Callable,
    Hashable,
    Iterable,
    Iterator,
)
from dataclasses import replace

from engine.abilities.base import Ref
from engine.abilities.nouns.object_phrases import This
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.replacement import counter_and_token_numbers as m
from engine.abilities.verbs.counters import CounterKind
from engine.events import CountersPut, Event, ZoneChange
from engine.rules.continuous.statements import LookUp, StatementInForce, looked_up
from engine.rules.evaluate.evaluation import amount, is_player, test_of
from engine.rules.evaluate.event_verbs import is_subject
from engine.rules.pipeline import before, can_not
from engine.rules.pipeline.applying_replacement_effects import (
    Alteration,
    Remark,
    Replacement,
    replaces,
    simply,
)
from engine.rules.pipeline.not_happening import Prohibition, does_not_happen
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.rules.replacement.replacement_effects import made
from engine.state.characteristics import Characteristics
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId

MORE_COUNTERS = looked_up(m.MoreCounters)
MORE_OWN_COUNTERS = looked_up(m.MoreOwnCounters)
GETS_NO_COUNTERS: LookUp[m.GetsNoCounters | m.HasNoCountersPut] = looked_up(m.GetsNoCounters)
HAS_NO_COUNTERS_PUT: LookUp[m.GetsNoCounters | m.HasNoCountersPut] = looked_up(m.HasNoCountersPut)

WHATEVER_PUTS_THEM = ("614.1a", "614.16")
"""The rules of effects that change how many counters an effect would put, be it the effect of a spell or a
replacement effect."""

PUT_BY_A_RULE, PUT_AS_A_COST = ("614.1a",), ("614.1a", "118.11")
"""The rules of those that change how many counters are put by damage or in the course of a turn, and as a cost, which
is paid all the same."""

Change = Callable[[Game, Event], list[Event]]
Counters = tuple[tuple[str, int], ...]
"""Kinds of counters and how many of each."""


def _as_many(game: Game, node: m.MoreCounters, number: int, frame: Frame) -> int:
    """How many are put instead of so many of one kind."""
    if node.scale is not None:
        return _scaled(game, node.scale, number, frame)
    if node.minus is not None:
        return max(0, number - amount(game, node.minus, frame))
    return number // 2


def _scaled(game: Game, scale: m.Scale, number: int, frame: Frame) -> int:
    if isinstance(scale, m.SoManyMore):
        return number + amount(game, scale.plus, frame)
    return number * 2


def _does(node: m.MoreCounters) -> object:
    """What makes two of those that put fewer the same to whoever would choose between them (616.1)."""
    return (node.scale, node.minus) if node.minus is None or isinstance(node.minus, Fixed) else None


def alteration(scale: m.Scale | None) -> Alteration | None:
    """ "that many plus one" or "twice that many": nobody need order those that are alike in this (616.1)."""
    if isinstance(scale, m.SoManyMore):
        return Alteration.ADDS if isinstance(scale.plus, Fixed) else None
    return None if scale is None else Alteration.MULTIPLIES


def _more(
    standing: StatementInForce, change: Change, rules: tuple[str, ...], scale: m.Scale | None, does: object = None
) -> Replacement:
    """An effect by which more or fewer counters are put (614.16)."""
    return made(standing, "more-counters", change, rules, does, alteration(scale), part="counters")


# ---- put on what is there


@replaces(CountersPut, by="614.1a")
def _more_counters(game: Game, event: Event) -> Iterable[Replacement]:
    """ "twice that many +1/+1 counters are put on it instead" """
    assert isinstance(event, CountersPut)
    for node, standing in MORE_COUNTERS.said(game):
        if _concerns(game, node, event, standing.frame):
            change = _counters(node, standing.frame)
            yield _more(standing, change, _rules(event), node.scale, _does(node))
    if event.target.player is not None:
        for own, standing in MORE_OWN_COUNTERS.said(game):
            if event.target.player == standing.frame.controller:
                change = _own(own, standing.frame)
                yield _more(standing, change, WHATEVER_PUTS_THEM, own.scale)


def _rules(event: CountersPut) -> tuple[str, ...]:
    """The rules by which it is changed how many are put, by what puts them."""
    if event.by_effect:
        return WHATEVER_PUTS_THEM
    return PUT_AS_A_COST if event.as_cost else PUT_BY_A_RULE


@before(CountersPut, by="614.16")
def _not_by_an_effect(game: Game, event: Event) -> Iterator[Remark]:
    """That what changes how many counters an effect puts doesn't change those put by a rule or as a cost (614.16)."""
    assert isinstance(event, CountersPut)
    if event.by_effect or event.amount <= 0:
        return
    unlike = [s.frame.source for n, s in MORE_COUNTERS.said(game) if n.effect and _would(game, n, event, s.frame)]
    if unlike:
        said = {"effects": TargetId.of_objects(dict.fromkeys(unlike)), "cost": event.as_cost}
        yield Remark(Message("not-put-by-an-effect", said), ("614.16",))


def _concerns(game: Game, node: m.MoreCounters, event: CountersPut, frame: Frame) -> bool:
    return (event.by_effect or not node.effect) and _would(game, node, event, frame)


def _would(game: Game, node: m.MoreCounters, event: CountersPut, frame: Frame) -> bool:
    """Whether it concerns these counters if an effect puts them."""
    if node.kind is not None and event.kind != node.kind.name:
        return False
    if node.by is not None and (event.by is None or not is_player(node.by)(game, event.by, frame)):
        return False
    if isinstance(node.subject, m.Anything) or (node.or_yourself and event.target.player == frame.controller):
        return True
    return event.target.object is not None and is_subject(game, node.subject, event.target.object, frame)


def _counters(node: m.MoreCounters, frame: Frame) -> Change:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, CountersPut)
        number = _as_many(game, node, event.amount, frame)
        if number:
            return [replace(event, amount=number)]
        words = {"kind": event.kind, "what": event.target, "source": TargetId.of_object(frame.source)}
        does_not_happen(game, "no-counters-left", *_rules(event), **words, before=event.amount)
        return []

    return change


def _own(node: m.MoreOwnCounters, frame: Frame) -> Change:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, CountersPut)
        return [replace(event, amount=_scaled(game, node.scale, event.amount, frame))]

    return change


# ---- put on it as it enters


@replaces(ZoneChange, by="614.16")
def _enters_with_more(game: Game, event: Event) -> Iterable[Replacement]:
    """What enters with counters has them put on it by its controller, as an effect (122.6a, 614.16)."""
    assert isinstance(event, ZoneChange)
    if not event.enters or not event.counters:
        return
    it, ch = would_enter(game, event)
    for node, standing in MORE_COUNTERS.said(game):
        held = dict(event.counters)
        if node.kind is not None and node.kind.name not in held:
            continue
        if node.by is not None and not is_player(node.by)(game, ch.controller, standing.frame):
            continue
        group = node.subject.group if isinstance(node.subject, Ref) else None
        fits = group is not None and test_of(group)(game, it, ch, standing.frame)
        if fits or isinstance(node.subject, m.Anything):
            change = _entering(node, standing.frame)
            yield _more(standing, change, ("614.16", "122.6a"), node.scale, _does(node))


def _entering(node: m.MoreCounters, frame: Frame) -> Change:
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        counters = tuple(
            (kind, n if node.kind is not None and kind != node.kind.name else _as_many(game, node, n, frame))
            for kind, n in event.counters
        )
        return [replace(event, counters=counters)]

    return change


# ---- none


@can_not(CountersPut, by="101.2")
def _none(game: Game, event: Event) -> Prohibition | None:
    """(101.2, 614.17)"""
    assert isinstance(event, CountersPut)
    statements = GETS_NO_COUNTERS if event.target.player is not None else HAS_NO_COUNTERS_PUT
    for node, standing in statements.said_of(game, event.target):
        if _is_kind(node.kind, event.kind):
            return Prohibition(("101.2", "614.17"), standing.frame.source)
    return None


def _is_kind(meant: CounterKind | None, kind: str) -> bool:
    return meant is None or meant.name == kind


@replaces(ZoneChange, by="614.17")
def _enters_with_none(game: Game, event: Event) -> Iterable[Replacement]:
    """The counters that can't be put on it are left out, whatever adds them (614.17)."""
    assert isinstance(event, ZoneChange)
    for by, source, rules, left in _left_out(game, event):
        label = Message("more-counters", {"source": TargetId.of_object(source)})
        key = ("no counters", by, event.counters)
        yield _without(key, source, label, rules, left)


def can_enter_with(game: Game, event: ZoneChange, kind: str) -> bool:
    """Whether a permanent could enter with a counter of this kind (614.17): if not, nobody may choose that it does."""
    return not any(kind not in dict(left) for *_, left in _left_out(game, with_counters(event, kind, 1)))


def _left_out(game: Game, event: ZoneChange) -> Iterator[tuple[object, ObjectId, tuple[str, ...], Counters]]:
    """What forbids some of the counters a permanent would enter with: its mark, source, rules, and what is left."""
    if not event.enters or not event.counters:
        return
    it, ch = would_enter(game, event)
    own = tuple(one for one in event.counters if not _refuses(ch, one[0]))
    if own != event.counters:
        yield event.object, event.object, ("614.17", "113.6i"), own
    for node, standing in HAS_NO_COUNTERS_PUT.said(game):
        left = tuple((kind, n) for kind, n in event.counters if node.kind is not None and kind != node.kind.name)
        subject = standing.statement.subject
        group = subject.group if subject is not None else None
        if left == event.counters or isinstance(subject, This) or group is None:
            continue
        if test_of(group)(game, it, ch, standing.frame):
            yield standing.key, standing.frame.source, ("614.17",), left


def _refuses(ch: Characteristics, kind: str) -> bool:
    """Whether what would enter says of itself that it can't have counters of a kind put on it (113.6i)."""
    return any(
        _is_kind(verb.kind, kind)
        for verb, said, _ in HAS_NO_COUNTERS_PUT.stated(ch.abilities.statics)
        if isinstance(said.subject, This) and not said.given
    )


def _without(key: Hashable, source: ObjectId, label: Message, rules: tuple[str, ...], left: Counters) -> Replacement:
    """Only what is left of the counters is put on it."""

    @simply
    def change(game: Game, event: Event) -> list[Event]:
        assert isinstance(event, ZoneChange)
        return [replace(event, counters=left)]

    return Replacement(key, source, label, rules, change, alteration=Alteration.ENDS, part="counters")

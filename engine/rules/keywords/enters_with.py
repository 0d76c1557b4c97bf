"""Keywords that say how a permanent enters: unleash, riot, devour, compleated, tribute, amplify, sunburst (CR 702.38,
702.44, 702.82, 702.98, 702.104, 702.136, 702.150)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from engine.abilities.ability import Keyword
from engine.abilities.nouns.noun_groups import CardType, Described, Group, OfType
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.vocabulary import CREATURE_TYPES
from engine.events import Event, Revealed, ZoneChange
from engine.rules.destruction.sacrificing import sacrifice
from engine.rules.evaluate.described_objects import fitting
from engine.rules.instructions.carrying_out import choose_objects
from engine.rules.pipeline import commit
from engine.rules.pipeline.applying import Replacement, Way, replaces
from engine.rules.replacement.counter_numbers import can_enter_with
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.state.choices import YES_NO, Choice, Gen, Message, Option
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import TargetId
from engine.state.zones import Zone

Change = Callable[[Game, ZoneChange, int, Group | None], Gen[ZoneChange]]
"""What one instance of a keyword makes of the event: given its number, and the quality that it names."""

CREATURE = Described(OfType(CardType.CREATURE))
_KINDS = frozenset(CREATURE_TYPES)


def _may_enter_with(game: Game, event: ZoneChange, text: str, rule: str) -> Gen[bool]:
    if not can_enter_with(game, event, "+1/+1"):
        return False
    _, seen = would_enter(game, event)
    prompt = Message("may", {"source": TargetId.of_object(event.object), "text": text})
    answer = yield Choice(seen.controller, "may", prompt, rule, YES_NO)
    return bool(answer == ["yes"])


def _unleash(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """It may have a +1/+1 counter (702.98a)."""
    may = yield from _may_enter_with(game, event, "enter with an additional +1/+1 counter", "702.98a")
    return with_counters(event, "+1/+1", 1) if may else event


def _riot(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """It has a +1/+1 counter, or haste (702.136a)."""
    hasty = replace(event, chosen=(*event.chosen, ("riot haste", True)))
    if not can_enter_with(game, event, "+1/+1"):
        return hasty
    _, seen = would_enter(game, event)
    options = [
        Option("counter", Message("riot-counter"), kind="may"),
        Option("haste", Message("riot-haste"), kind="may"),
    ]
    prompt = Message("choose-riot", {"object": TargetId.of_object(event.object)})
    answer = yield Choice(seen.controller, "riot", prompt, "702.136a", options)
    if answer == ["counter"]:
        return with_counters(event, "+1/+1", 1)
    return hasty


def _devour(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Any number of creatures, or of permanents with the quality it names, are sacrificed, each for so many counters
    (702.82a, 702.82c)."""
    it, seen = would_enter(game, event)
    player = seen.controller
    frame = Frame(it.id, player)
    can = [o.id for o in fitting(game, what or CREATURE, frame) if game.controller(o) == player and o.id != it.id]
    chosen = yield from choose_objects(game, player, can, 0, len(can), "choose-devoured", "702.82a", frame)
    gone = yield from sacrifice(game, [(player, i) for i in chosen])
    eaten = dict(event.chosen).get("devoured", 0) + len(gone)
    fed = replace(event, chosen=(*(one for one in event.chosen if one[0] != "devoured"), ("devoured", eaten)))
    return with_counters(fed, "+1/+1", number * len(gone)) if gone else fed


def _tribute(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """An opponent is chosen, who may put the counters on it (702.104a)."""
    _, seen = would_enter(game, event)
    prompt = Message("choose-tribute", {"source": TargetId.of_object(event.object)})
    others = [Option.of(p.target) for p in game.opponents(seen.controller)]
    chosen = yield Choice(seen.controller, "player", prompt, "702.104a", others)
    if not can_enter_with(game, event, "+1/+1"):
        return event
    asked = Message("may-pay-tribute", {"object": TargetId.of_object(event.object), "number": number})
    answer = yield Choice(chosen[0].player, "may", asked, "702.104a", YES_NO)
    if answer != ["yes"]:
        return event
    return with_counters(replace(event, chosen=(*event.chosen, ("tribute", True))), "+1/+1", number)


def _amplify(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Cards in hand that share a creature type with it are revealed, each for so many counters (702.38a)."""
    it, seen = would_enter(game, event)
    kinds = seen.subtypes & _KINDS
    can = [
        card.id
        for card in game.in_zone(Zone.HAND, seen.controller)
        if card.id != event.object and not kinds.isdisjoint(game.characteristics(card).subtypes)
    ]
    frame = Frame(it.id, seen.controller)
    chosen = yield from choose_objects(game, seen.controller, can, 0, len(can), "choose-amplify", "702.38a", frame)
    if not chosen:
        return event
    commit(game, [Revealed(tuple(chosen), seen.controller)], "702.38a")
    return with_counters(event, "+1/+1", number * len(chosen))


def _sunburst(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """A counter for each color of mana spent to cast it: +1/+1 on a creature, charge on anything else (702.44a-b)."""
    it, _ = would_enter(game, event)
    made = game.objects[event.object].announced
    spent = len(made.colors_spent) if made is not None and event.origin is Zone.STACK else 0
    kind = "+1/+1" if "Creature" in it.base.types else "charge"
    return with_counters(event, kind, spent) if spent else event
    yield


def _compleated(game: Game, event: ZoneChange, number: int, what: Group | None) -> Gen[ZoneChange]:
    """Two loyalty counters fewer for each Phyrexian symbol that was paid for with life (702.150a)."""
    made = game.objects[event.object].announced
    paid = made.paid.get("symbols paid with life", 0) if made is not None and event.origin is Zone.STACK else 0
    loyalty = max(0, dict(event.counters)["loyalty"] - 2 * paid)
    return replace(event, counters=tuple({**dict(event.counters), "loyalty": loyalty}.items())) if paid else event
    yield


BY_KEYWORD: dict[str, tuple[str, Change]] = {
    "amplify": ("702.38a", _amplify),
    "compleated": ("702.150a", _compleated),
    "devour": ("702.82a", _devour),
    "riot": ("702.136a", _riot),
    "sunburst": ("702.44a", _sunburst),
    "tribute": ("702.104a", _tribute),
    "unleash": ("702.98a", _unleash),
}


@replaces(ZoneChange, by="702.38b")
def _as_it_enters(game: Game, event: Event) -> Iterable[Replacement]:
    """Each instance works by itself (702.38b, 702.44d, 702.136b)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    _, seen = would_enter(game, event)
    for word, (rule, _) in BY_KEYWORD.items():
        if word == "compleated" and not dict(event.counters).get("loyalty"):
            continue  # it changes with how many it enters, once there are some
        for place, keyword in enumerate(seen.abilities.keyword(word)):
            label = Message("enters-in-a-way", {"object": TargetId.of_object(event.object)})
            yield Replacement(
                (word, event.object, place), event.object, label, (rule,), _changed(keyword), way=Way.ADDS
            )


def _changed(keyword: Keyword) -> Callable[[Game, Event], Gen[list[Event]]]:
    def change(game: Game, event: Event) -> Gen[list[Event]]:
        assert isinstance(event, ZoneChange)
        number = keyword.amount.value if isinstance(keyword.amount, Fixed) else 1
        return [(yield from BY_KEYWORD[keyword.name.word][1](game, event, number, keyword.what))]

    return change

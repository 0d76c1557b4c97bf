"""Telling what a rule or an effect keeps from happening (CR 101.2, 609.3)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any

from engine.abilities.ability import Static
from engine.events import (
    Countered,
    CountersPut,
    Destroyed,
    DidNotHappen,
    DrawCard,
    Event,
    GameEnds,
    LifeGain,
    LifeLoss,
    PlayerLoses,
    Sacrificed,
    Transformed,
    Untapped,
    ZoneChange,
)
from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.state.choices import Message
from engine.state.frame import Frame
from engine.state.game import Game
from engine.state.ids import ObjectId, TargetId
from engine.state.log import Logged


@dataclass(frozen=True, slots=True)
class Prohibition:
    """Why an event can't happen (101.2, 614.17)."""

    rules: tuple[str, ...]
    by: ObjectId | None = None
    """The object whose effect says so; None where it is a rule or a keyword."""
    words: str = ""
    """What is said of it, where that is not what is said of such events otherwise."""
    this_turn: bool = False
    """Whether an effect says so that ends with the turn."""
    older: tuple[ObjectId, ...] = ()
    """What else has effects that would have taken the ability that says so, were they not older (613.7)."""
    condition: str = ""
    """The condition under which the object itself says so, which is met."""


WORDS: dict[type[Event], str] = {
    Countered: "not-countered",
    CountersPut: "no-counters-put",
    Destroyed: "not-destroyed",
    DrawCard: "no-card-drawn",
    GameEnds: "does-not-win",
    LifeGain: "no-life-gained",
    LifeLoss: "no-life-lost",
    PlayerLoses: "does-not-lose",
    Sacrificed: "not-sacrificed",
    Transformed: "does-not-transform",
    Untapped: "does-not-untap",
    ZoneChange: "does-not-enter",
}
"""What is said where an event of a class can't happen; nothing of those that nobody waits for."""


def does_not_happen(game: Game, key: str, *rules: str, **args: Any) -> None:
    """Note in the log that something does not happen: ``key`` and ``args`` are the words of the step, ``rules`` say
    why.

    For what a player would expect and the rules prevent. Call it where the engine decides "no", and never where it only
    asks whether something could happen. What is said again at once is noted once.
    """
    said = DidNotHappen(Message(key, args))
    last = game.log[-1] if game.log else None
    parent = game.part_of.id if game.part_of is not None else None
    if last is None or last.event != said or last.parent != parent:
        game.record(said, *rules)


def amount_is_nothing(game: Game, key: str, number: int, rule: str, /, **args: Any) -> None:
    """Note that nothing comes of an effect as its amount is 0, by this rule, or less (107.1b)."""
    does_not_happen(game, key, *(("107.1b",) if number < 0 else ()), rule, count=number, **args)


def still_does_not_happen(game: Game, since: int, key: str, *rules: str, **args: Any) -> None:
    """The same for what the rules look at again and again: noted once since that place of the log."""
    said = Message(key, args)
    if all(earlier.message != said for earlier in game.happened(DidNotHappen, since=since)):
        does_not_happen(game, key, *rules, **args)


def does_not_affect(
    game: Game, under: Logged, rule: str, frame: Frame, objects: Sequence[ObjectId], why: Message | None
) -> None:
    """Note once a turn that what a static ability says doesn't affect objects, though what happens comes near it:
    ``why``, or as its words say."""
    if not isinstance(frame.ability, Static) or frame.source in objects:
        return
    text = with_name(english(frame.ability), game.characteristics(frame.source).name).rstrip(".")
    said = {"source": TargetId.of_object(frame.source), "text": text, "object": TargetId.of_objects(objects)}
    reason = Message("lets-be-as", {"why": why}) if why is not None else ""
    with game.under(under):
        still_does_not_happen(game, game.turn_began_at, "lets-be", rule, **said, why=reason)


def cannot_happen(game: Game, event: Event, why: Prohibition, under: Logged | None = None) -> None:
    """Note that an event can't happen, as part of what it would have been part of."""
    key = why.words or WORDS.get(type(event))
    if key is None:
        return
    with game.under(under) if under is not None else nullcontext():
        does_not_happen(game, key, *why.rules, **(words_of(event, why) | _as_met(why)))


def _as_met(why: Prohibition) -> dict[str, Any]:
    """The condition that is met, instead of whose effect it is."""
    if not why.condition:
        return {}
    met = Message("condition-true", {"condition": why.condition, "by": ""})
    return {"by": Message("in-brackets", {"what": met})}


def words_of(event: Event, why: Prohibition) -> dict[str, Any]:
    """What the words for an event that can't happen speak of: by whose effect."""
    by = why.by
    what = TargetId.of_object(event.affected_object) if event.affected_object is not None else None
    if what is None and event.affected_player is not None:
        what = TargetId.of_player(event.affected_player)
    if isinstance(event, GameEnds) and event.winner is not None:
        what = TargetId.of_player(event.winner)
    effect = by_effect_of(by, event.affected_object)
    if why.this_turn and isinstance(effect, Message):
        effect = Message("forbidden-by-this-turn", effect.args)
    args: dict[str, Any] = {"what": what, "by": effect}
    if isinstance(event, Countered):
        args |= {"resolved": ""}  # a report says what has resolved for nothing
    if isinstance(event, Destroyed):
        args |= {"what": [what], "count": 1, "by": given_by(by, event.object, older=why.older)}
    return {**args, "kind": event.kind} if isinstance(event, CountersPut) else args


def by_effect_of(by: ObjectId | None, *named: ObjectId | None) -> Message | str:
    """Names the object whose effect keeps something from happening, or demands it, unless that is named anyway."""
    return Message("forbidden-by", {"source": TargetId.of_object(by)}) if by is not None and by not in named else ""


def by_text_of(game: Game, frame: Frame, *named: ObjectId) -> Message | str:
    """What a static ability says that forbids something or demands it, with the object it is of, unless that is named
    anyway; of an effect that a spell or ability has made, only where it came from."""
    if not isinstance(frame.ability, Static):
        return by_effect_of(frame.source, *named)
    text = with_name(english(frame.ability), game.characteristics(frame.source).name).rstrip(".")
    if frame.source in named:
        return Message("forbidden-by-own-text", {"text": text})
    return Message("forbidden-by-text", {"source": TargetId.of_object(frame.source), "text": text})


def given_by(giver: ObjectId | None, *named: ObjectId | None, older: Sequence[ObjectId] = ()) -> Message | str:
    """Names what an object has an ability from that protects it, unless that is named anyway; and than whose effects
    that is newer which would have taken it (613.7)."""
    if giver is None or giver in named:
        return ""
    return Message("given-by", {"source": TargetId.of_object(giver), "newer": than_older(older)})


def than_older(effects: Sequence[ObjectId]) -> Message | str:
    """Than whose effects one is newer, behind what it has come from."""
    return Message("newer-than-these", {"others": TargetId.of_objects(effects)}) if effects else ""

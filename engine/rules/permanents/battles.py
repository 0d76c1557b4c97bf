"""Battles: defense, protectors, and what becomes of a defeated Siege (CR 310)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from engine.abilities.ability import Triggered
from engine.events import Event, ZoneChange
from engine.oracle.compile import ability_meant
from engine.rules.pipeline.applying_replacement_effects import Alteration, Replacement, replaces, simply
from engine.rules.replacement.permanent_as_it_would_enter import with_counters, would_enter
from engine.rules.triggers.listening import BY_RULE, INTRINSIC
from engine.state.characteristics import NO_ABILITIES, Characteristics
from engine.state.choices import Choice, Gen, Message, Option
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined

SIEGE = "Siege"

DEFEATED = (
    "When the last defense counter is removed from ~, exile it, then you may cast it transformed without paying "
    "its mana cost."
)
"""The intrinsic ability of Sieges (310.11b)."""


@cache
def defeated() -> Triggered:
    """The intrinsic ability of Sieges, read from its English."""
    ability = ability_meant(DEFEATED)
    assert isinstance(ability, Triggered)
    BY_RULE[ability] = ("310.11b",)
    return ability


def is_siege(ch: Characteristics) -> bool:
    """Whether an object is a battle of the type Siege (310.11)."""
    return SIEGE in ch.subtypes and "Battle" in ch.types


@INTRINSIC.by("310.11b")
def _siege_trigger(it: GameObject, ch: Characteristics) -> Iterable[Triggered]:
    if not is_siege(ch) or (ch.abilities is NO_ABILITIES and it.base.abilities is not NO_ABILITIES):
        return ()  # no Siege, or one that has lost all abilities
    return (defeated(),)


def defense(it: GameObject) -> int:
    """The defense of a battle on the battlefield: its defense counters (310.4c)."""
    return it.counters.get("defense", 0)


# ---- protectors


def possible_protectors(game: Game, ch: Characteristics) -> list[PlayerId]:
    """Who can be the protector of a battle: an opponent of a Siege's controller, else its controller (310.8a,
    310.11a)."""
    if is_siege(ch):
        return [p.number for p in game.opponents(ch.controller)]
    return [ch.controller]


def choose_protector(game: Game, ch: Characteristics, battle: ObjectId, rule: str = "310.11a") -> Gen[PlayerId | None]:
    """The controller of a battle chooses its protector; None if nobody can be. ``rule`` is why, if it isn't
    entering."""
    can = possible_protectors(game, ch)
    if not can or not is_siege(ch):
        return can[0] if can else None
    options = [Option.of(TargetId.of_player(p)) for p in can]
    prompt = Message("choose-protector", {"battle": TargetId.of_object(battle)})
    answer = yield Choice(ch.controller, "protector", prompt, rule, options)
    protector: PlayerId = answer[0].player
    return protector


# ---- entering


@replaces(ZoneChange, by="310.4b")
def _enters_with_defense(game: Game, event: Event) -> Iterable[Replacement]:
    """A battle enters with as many defense counters as its printed defense (310.4b)."""
    assert isinstance(event, ZoneChange)
    if not event.enters:
        return
    ch = would_enter(game, event)[1]
    if "Battle" not in ch.types:
        return
    if ch.defense:
        yield Replacement(
            ("defense counters", event.object),
            event.object,
            Message("enters-with-defense", {"object": TargetId.of_object(event.object), "count": ch.defense}),
            ("310.4", "310.4a", "310.4b"),
            _with_defense,
            alteration=Alteration.ADDS,
            part="counters",
        )
    if event.protector is None:
        yield Replacement(
            ("protector", event.object),
            event.object,
            Message("enters-with-protector", {"object": TargetId.of_object(event.object)}),
            ("310.8", "310.8a", *(("310.3", "310.11", "310.11a") if is_siege(ch) else ())),
            _with_protector,
            alteration=Alteration.ADDS,
            part="protector",
        )


@simply
def _with_defense(game: Game, event: Event) -> list[Event]:
    assert isinstance(event, ZoneChange)
    return [with_counters(event, "defense", determined(would_enter(game, event)[1].defense))]


def _with_protector(game: Game, event: Event) -> Gen[list[Event]]:
    """Its controller chooses its protector as it enters (310.8a)."""
    assert isinstance(event, ZoneChange)
    protector = yield from choose_protector(game, would_enter(game, event)[1], event.object)
    return [replace(event, protector=protector)]

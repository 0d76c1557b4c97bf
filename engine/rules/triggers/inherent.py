"""Triggered abilities that no object has: they come with a designation, a kind of counter or a player's speed, have
no source, and are read from their English like a card's (CR 113.8, 702.179d, 725.2, 726.2, 728.1).

Where the engine needs to say whose ability it is, a marker stands for what it comes with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache

from engine.abilities.ability import Triggered
from engine.oracle.compile import ability_meant
from engine.rules.hooks import Hooks
from engine.state.game import Game
from engine.state.ids import ObjectId, PlayerId
from engine.state.objects import GameObject, Kind


@dataclass(frozen=True, slots=True)
class Inherent:
    """Abilities that come with something: its name, what they say, their rule, and which players control them now."""

    name: str
    english: tuple[str, ...]
    rule: str
    controllers: Callable[[Game], Iterable[PlayerId]]


INHERENT: Hooks[Inherent] = Hooks()
"""Everything that has such abilities."""


def has_inherent(one: Inherent) -> None:
    """Let a designation, a kind of counter or the like have its abilities."""
    INHERENT.add(one.rule, one.name, one)


@cache
def ability_of(english: str) -> Triggered:
    """The ability that an English text is."""
    ability = ability_meant(english)
    assert isinstance(ability, Triggered), f"not a triggered ability: {english}"
    return ability


def in_force(game: Game) -> Iterable[tuple[ObjectId, PlayerId, Triggered]]:
    """The inherent abilities that there are now: the marker, who controls it, and the ability."""
    for one in INHERENT:
        for player in one.controllers(game):
            for text in one.english:
                yield game.marker(one.name, player), player, ability_of(text)


def rules_of(source: GameObject) -> tuple[str, ...]:
    """The rule that such an ability comes from, by its marker; none for the abilities of objects."""
    if source.kind is not Kind.MARKER:
        return ()
    return tuple(one.rule for one in INHERENT if one.name == source.base.name)

"""Characteristics (109.3) as they are read, and what has changed from one time to another."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from engine.oracle.compile import english
from engine.oracle.names import with_name
from engine.state.characteristics import COLORS, Characteristics

_SIZE = ("power", "toughness")


@dataclass(frozen=True, slots=True)
class CharacteristicsView:
    """Characteristics as they are read: words in alphabetical order, colors as letters in the order WUBRG, abilities
    that are more than a keyword by their English."""

    name: str
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    colors: str
    keywords: tuple[str, ...]
    abilities: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    controller: str = ""
    """The name of the player who controls it, where that is asked for."""
    mana_of_types: tuple[str, ...] = ()
    """The abilities that it has as a land for its basic land types (305.6), where these are asked for."""

    @classmethod
    def of(cls, seen: Characteristics, controller: str = "") -> CharacteristicsView:
        """The view of what the rules have worked out."""
        texts = (with_name(english(ability), seen.name) for ability in seen.abilities.all)
        return cls(
            name=seen.name,
            supertypes=tuple(sorted(seen.supertypes)),
            types=tuple(sorted(seen.types)),
            subtypes=tuple(sorted(seen.subtypes)),
            colors="".join(c for c in COLORS if c in seen.colors),
            keywords=tuple(sorted(seen.abilities.keywords)),
            abilities=tuple(text for text in texts if text.lower() not in seen.abilities.keywords),
            power=seen.power,
            toughness=seen.toughness,
            controller=controller,
        )

    def unlike(self, other: CharacteristicsView) -> dict[str, Any]:
        """What is otherwise than in another view; power and toughness together."""
        names = [f.name for f in dataclasses.fields(self) if getattr(self, f.name) != getattr(other, f.name)]
        if not names or set(names).isdisjoint(_SIZE):
            return {name: getattr(self, name) for name in names}
        return {name: getattr(self, name) for name in (*(n for n in names if n not in _SIZE), *_SIZE)}

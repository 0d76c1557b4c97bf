"""Choosing one of the opponents (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<choose> an opponent[{random=True} at random]")
@dataclass(frozen=True, slots=True)
class ChooseOpponent(PlayerVerb):
    """ "Choose an opponent at random.": who is "that player" from then on."""

    meets: ClassVar[frozenset[str]] = frozenset({"player", "opponent"})
    random: bool = False

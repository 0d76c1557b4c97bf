"""Getting an emblem (CR 114)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Ability, PlayerVerb
from engine.grammar.phrase import phrase


@phrase("<get> an emblem with {abilities:and quoted}")
@dataclass(frozen=True, slots=True)
class GetEmblem(PlayerVerb):
    """Put an emblem with these abilities into the command zone (114.1)."""

    abilities: tuple[Ability, ...]

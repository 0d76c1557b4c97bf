"""Sacrificing several things that are each described by itself (CR 701.21)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.nouns.object_phrases import Some, This
from engine.abilities.quantities.amounts import ONE
from engine.grammar.phrase import phrase


@phrase("<sacrifice> {those:and obj 2+}")
@dataclass(frozen=True, slots=True)
class SacrificeSeveral(PlayerVerb):
    """ "sacrifice a green creature, a white creature, and a blue creature", "sacrifice a creature and a Swamp": a
    different permanent for each."""

    those: tuple[Some | This, ...]

    def __post_init__(self) -> None:
        if any(isinstance(one, Some) and one.count != ONE for one in self.those):
            raise ValueError("one for each description")

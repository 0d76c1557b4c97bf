"""Earthbending, as texts say it (CR 701.66)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, PlayerVerb, Ref
from engine.abilities.nouns.noun_groups import ControlledBy, Described, OfType
from engine.abilities.nouns.player_phrases import You
from engine.abilities.nouns.target_phrases import Target
from engine.abilities.nouns.types_and_colors import CardType
from engine.grammar.phrase import phrase

_LAND_OF_YOURS = Target(Described(OfType(CardType.LAND), qualifiers=(ControlledBy(You()),)))


@phrase("<earthbend> {count:digits}")
@dataclass(frozen=True, slots=True)
class Earthbend(PlayerVerb):
    """ "earthbend 2": the target is not written (701.66a)."""

    count: Amount
    what: Ref = _LAND_OF_YOURS

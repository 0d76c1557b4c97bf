"""A card found for each permanent of a player's that was destroyed, and put in its place (CR 608.2c, 701.20)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.conditions.comparisons import PerDestroyed
from engine.abilities.nouns.destinations import OntoBattlefield
from engine.abilities.nouns.noun_groups import Group
from engine.grammar.phrase import phrase


@phrase(
    "for each {per}, its controller reveals cards from the top of their library until a {group:sg} is revealed and "
    "exiles that card. Those players put the exiled cards {place}, then shuffle"
)
@dataclass(frozen=True, slots=True)
class RevealedForEach(Instruction):
    """ "For each permanent destroyed this way, its controller reveals cards from the top of their library until an
    artifact or creature card is revealed and exiles that card. Those players put the exiled cards onto the battlefield,
    then shuffle.": who controlled it last (608.2h)."""

    says_who = True
    per: PerDestroyed
    group: Group
    place: OntoBattlefield

"""A player's party: up to one Cleric, one Rogue, one Warrior and one Wizard (CR 700.8)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Condition, Who
from engine.abilities.quantities.for_each import Per
from engine.grammar.phrase import phrase


@phrase("the number of creatures in {who:poss} party")
@dataclass(frozen=True, slots=True)
class PartySize(Amount):
    """ "the number of creatures in your party": from 0 to 4 (700.8a)."""

    who: Who


@phrase("creature in {who:poss} party")
@dataclass(frozen=True, slots=True)
class PerPartyMember(Per):
    """ "(for each) creature in your party"."""

    who: Who


@phrase("{who:subj} <have:@who> a full party")
@dataclass(frozen=True, slots=True)
class HasFullParty(Condition):
    """ "you have a full party": four creatures are in it (700.8c)."""

    who: Who

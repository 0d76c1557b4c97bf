"""What is said of things in several zones at once: "creature spells you control and creature cards you own"."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Declaration, Qualifier, Ref
from engine.abilities.nouns.noun_groups import Described, Group, OfSubtype, Where
from engine.grammar.phrase import phrase


@phrase("the total number of {group:pl} you own in exile and in your graveyard")
@dataclass(frozen=True, slots=True)
class InExileAndGraveyard(Amount):
    """ "the total number of instant and sorcery cards you own in exile and in your graveyard" (406, 404)."""

    group: Group


@phrase("that aren't on the battlefield")
@dataclass(frozen=True, slots=True)
class NotOnBattlefield(Qualifier):
    """ "creature cards you own that aren't on the battlefield": in whatever zone they are (109.2a)."""

    goes_with = (Where.CARD,)


def _in_several_zones(ref: InSeveralZones) -> bool:
    """In "Merfolk and Druid cards" the noun belongs to both words: that is one description."""
    nouns = [group.head.noun or Where.PERMANENT for group in ref.groups]
    shared = any(isinstance(group.head, OfSubtype) and not group.qualifiers for group in ref.groups[:-1])
    listing = any(one.lists for group in ref.groups[:-1] for one in group.qualifiers)
    return len(set(nouns)) > 1 and not shared and not listing


@phrase("{groups:and pl 2+}", when=_in_several_zones)
@phrase("all {groups:and pl 2+}", every=True, when=_in_several_zones)
@dataclass(frozen=True, slots=True)
class InSeveralZones(Ref):
    """ "creature spells you control and creature cards you own": every object that fits one of the descriptions."""

    groups: tuple[Described, ...]
    every: bool = False

    @property
    def agreement(self) -> str:
        return "base"


@phrase("the same is true for {subject}")
@dataclass(frozen=True, slots=True)
class SameIsTrue(Declaration):
    """ "Creatures you control are the chosen type. The same is true for creature spells you control ..." """

    follows_another = True
    subject: InSeveralZones

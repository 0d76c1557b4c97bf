"""Cards that are taken at random: "two cards at random from your graveyard" (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Count, Ref
from engine.abilities.nouns.noun_groups import Described, Where
from engine.abilities.nouns.zones import Graveyards, InZone, ZoneName
from engine.abilities.quantities.amounts import ONE
from engine.grammar.phrase import phrase


def _is_out_of_a_graveyard(ref: AtRandom) -> bool:
    """Cards of one player's graveyard, told apart by what they are and not by where."""
    where, group = ref.where, ref.group
    if where.zones != (ZoneName.GRAVEYARD,) or where.of is None or where.several is not Graveyards.ONE:
        return False
    return group.head.noun is Where.CARD and not any(isinstance(q, InZone) for q in group.qualifiers)


@phrase("a {group:sg} at random {where}", when=_is_out_of_a_graveyard)
@phrase("{count} {group:#count} at random {where}", when=_is_out_of_a_graveyard)
@phrase("a {group:sg} {where} at random", behind=True, when=_is_out_of_a_graveyard)
@phrase("{count} {group:#count} {where} at random", behind=True, when=_is_out_of_a_graveyard)
@dataclass(frozen=True, slots=True)
class AtRandom(Ref):
    """ "a creature card at random from your graveyard", "a card from your graveyard at random"."""

    group: Described
    where: InZone
    count: Count = ONE
    behind: bool = False
    """Whether it is said last that it is taken at random."""

    @property
    def agreement(self) -> str:
        return self.count.agreement

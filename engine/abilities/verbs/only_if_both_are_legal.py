"""What is done only if both of two targets are still legal (CR 608.2b)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.nouns.destinations import OntoBattlefield
from engine.abilities.nouns.noun_groups import Described
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.nouns.target_phrases import Target
from engine.grammar.phrase import phrase


def _calls_them_again(node: SacrificeWhileReturning) -> bool:
    """What is sacrificed and what is returned are the two targets, in this order, called by what they are."""
    targets = (node.sacrificed, node.returned)
    return all(
        isinstance(target.group, Described) and again == Described(target.group.head)
        for target, again in zip(targets, (node.the_one, node.the_other), strict=True)
    )


@phrase(
    "Choose {sacrificed:obj} and {returned:obj}. If both targets are still legal as this ability resolves, {who:subj} "
    "simultaneously <sacrifice:@who> the {the_one:sg} and <return:@who> the {the_other:sg} {place:to}",
    when=_calls_them_again,
)
@dataclass(frozen=True, slots=True)
class SacrificeWhileReturning(Instruction):
    """ "Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets
    are still legal ..., that player simultaneously sacrifices the artifact and returns the artifact card to the
    battlefield.": both at once or nothing at all (608.2b)."""

    sacrificed: Target
    returned: Target
    who: ThatPlayer
    the_one: Described
    the_other: Described
    place: OntoBattlefield

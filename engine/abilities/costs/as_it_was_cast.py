"""What was so, and which cost was paid, as a spell was cast (CR 601.2, 118.8, 118.9)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Condition
from engine.abilities.nouns.noun_groups import Group, Where
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


def _card_and_permanent(node: RevealedOrControlled) -> bool:
    """What is revealed is a card, what is controlled a permanent."""
    if _noun(node.permanent) is not Where.PERMANENT:
        return False
    return node.card is None or _noun(node.card) is Where.CARD


def _noun(group: Group) -> Where | None:
    return group.head.noun if group.head is not None else None


@phrase("you revealed a {card:sg} or controlled a {permanent:sg} as you cast ~", when=_card_and_permanent)
@phrase("you controlled a {permanent:sg} as you cast ~", card=None, when=_card_and_permanent)
@dataclass(frozen=True, slots=True)
class RevealedOrControlled(Condition):
    """ "you revealed a Dragon card or controlled a Dragon as you cast ~": the one as an additional cost, the other as
    casting was finished (601.2i)."""

    card: Group | None
    permanent: Group


@phrase("the {mana} cost was paid")
@dataclass(frozen=True, slots=True)
class AlternativeWasPaid(Condition):
    """ "the {1}{B} cost was paid": the alternative cost that the same card offers (118.9)."""

    mana: ManaSymbols

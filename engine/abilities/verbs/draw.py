"""Drawing (CR 121)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration, PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.grammar.phrase import phrase


class Besides(Enum):
    """That something is done beside what is done anyway; the word changes nothing else."""

    UNSAID = ""
    ADDITIONAL = "additional"


@phrase("<draw> {count:a} <card:#count>", when=lambda verb: verb.count.stands_before)
@phrase("<draw> cards equal to {count}", when=lambda verb: not verb.count.stands_before)
@phrase("<draw> an additional card", count=Fixed(1), besides=Besides.ADDITIONAL)
@phrase(
    "<draw> {count} additional cards",
    besides=Besides.ADDITIONAL,
    when=lambda verb: verb.count.stands_before and verb.count != Fixed(1),
)
@dataclass(frozen=True, slots=True)
class Draw(PlayerVerb):
    """Draw cards, one at a time (121)."""

    count: Amount
    besides: Besides = Besides.UNSAID


@phrase("<draw> a card and reveal it", count=Fixed(1))
@phrase("<draw> {count} cards and reveal them", when=lambda verb: verb.count != Fixed(1) and verb.count.stands_before)
@dataclass(frozen=True, slots=True)
class DrawAndReveal(PlayerVerb):
    """Draw cards and show them; a card drawn instead is none of them (614.11b)."""

    makes = frozenset({"card"})
    count: Amount


@phrase("<draw> up to {count} <card:#count>")
@dataclass(frozen=True, slots=True)
class DrawUpTo(PlayerVerb):
    """ "may draw up to two cards": as many as the player says (608.2d)."""

    count: Amount


@phrase("you draw a card during each opponent's draw step")
@phrase("you draw a card during each other player's draw step", other=True)
@dataclass(frozen=True, slots=True)
class DrawsOften(Declaration):
    """ "You draw a card during each opponent's draw step.": right behind that player's own card (504.1)."""

    other: bool = False
    """Whether it is said with "other player": the same, as long as there are no teams."""

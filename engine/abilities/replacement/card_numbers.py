"""More cards drawn, milled, scried or surveilled than a text says, or something else instead (CR 121.2a, 614.1a,
701.25b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration, Who
from engine.grammar.phrase import phrase


class Instead(Enum):
    """What is done instead of scrying."""

    DRAW = "draw"
    SCRY = "scry"


@phrase("if {who:subj} would mill one or more cards, they mill twice that many cards instead", plus=None)
@phrase("if {who:subj} would mill one or more cards, they mill that many cards plus {plus} instead")
@dataclass(frozen=True, slots=True)
class MillsMore(Declaration):
    """ "If an opponent would mill one or more cards, they mill twice that many cards instead." """

    who: Who
    plus: Amount | None


@phrase("if {who:subj} would draw one or more cards, you draw that many cards plus {plus} instead")
@dataclass(frozen=True, slots=True)
class DrawsMore(Declaration):
    """ "If you would draw one or more cards, you draw that many cards plus one instead." (121.2a)"""

    who: Who
    plus: Amount


@phrase("if {who:subj} would draw two or more cards, instead you and that player each draw a card")
@dataclass(frozen=True, slots=True)
class EachDrawsOne(Declaration):
    """ "If an opponent would draw two or more cards, instead you and that player each draw a card." (121.2a)"""

    who: Who


@phrase("if you would scry a number of cards, {then} that many cards[ plus {plus}] instead")
@dataclass(frozen=True, slots=True)
class InsteadOfScrying(Declaration):
    """ "If you would scry a number of cards, draw that many cards instead." """

    then: Instead
    plus: Amount | None = None


@phrase("you may look at an additional {count} cards each time you surveil")
@dataclass(frozen=True, slots=True)
class SeesMore(Declaration):
    """ "You may look at an additional two cards each time you surveil." (701.25b)"""

    count: Amount

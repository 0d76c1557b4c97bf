"""More cards milled, scried or surveilled than a text says, or something else instead (CR 614.1a, 701.25b)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration, Who
from engine.oracle.phrase import phrase


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

"""Other mana than a permanent is tapped for (CR 106.12b, 614.1a)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from engine.abilities.base import Amount, Declaration
from engine.abilities.nouns.object_phrases import Some
from engine.abilities.quantities.amounts import ONE, Fixed
from engine.abilities.verbs.mana import ManaSymbols, ManaText
from engine.grammar.phrase import phrase


class InPlaceOf(Enum):
    """What of the mana is replaced."""

    TYPE = "instead of any other type"
    TYPE_AND_AMOUNT = "instead of any other type and amount"


COLORLESS = ManaSymbols(ManaText("{C}"))


@phrase("if {what:subj} is tapped for mana, it produces {mana} {how}")
@phrase("if {what:subj} is tapped for mana, it produces colorless mana {how}", mana=COLORLESS, said=True)
@phrase("if {what:subj} is tapped for {least} or more mana, it produces {mana} {how}")
@dataclass(frozen=True, slots=True)
class ProducesInstead(Declaration):
    """ "If a land is tapped for mana, it produces {B} instead of any other type and amount." """

    what: Some
    mana: ManaSymbols
    how: InPlaceOf
    least: Amount | None = None
    """Of how much mana at the least it is true."""
    said: bool = False
    """Whether colorless mana is called that."""

    def __post_init__(self) -> None:
        one_kind = re.fullmatch(r"\{[WUBRGC]\}", self.mana.text.upper())
        if not one_kind or self.what.count != ONE or not isinstance(self.least, Fixed | None):
            raise ValueError("one mana of a type, of any such permanent")

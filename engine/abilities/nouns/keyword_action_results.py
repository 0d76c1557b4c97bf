"""What a keyword action was done with, as the text goes on to call it (CR 701.47c, 701.62, 701.68c)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount, Ref
from engine.grammar.phrase import phrase


class Done(Enum):
    """How it is called."""

    AMASSED = "the amassed Army"
    ARMY = "the Army you amassed"
    DISCOVERED = "the discovered card"
    BLIGHTED = "the blighted creature"
    BOLSTERED = "the chosen creature"

    @property
    def verb(self) -> str:
        """The name of the verb that did it."""
        return {Done.DISCOVERED: "Discover", Done.BLIGHTED: "Blight", Done.BOLSTERED: "Bolster"}.get(self, "Amass")


@phrase("{word}")
@dataclass(frozen=True, slots=True)
class DoneWith(Ref):
    """ "the amassed Army": the creature that was chosen, whether or not it got counters (701.47c)."""

    word: Done

    @property
    def needs(self) -> str:
        """What has to have been done."""
        return self.word.verb

    @property
    def called(self) -> frozenset[str]:
        """What it can be called afterwards."""
        return frozenset({"card"} if self.word is Done.DISCOVERED else {"creature", "permanent"})


@phrase("the difference")
@dataclass(frozen=True, slots=True)
class TheDifference(Amount):
    """Of the two numbers that the condition of the sentence compared."""

    needs: ClassVar[str] = "Discover"


@phrase("a card you put into your graveyard this way")
@dataclass(frozen=True, slots=True)
class PutByDread(Ref):
    """A card that was not manifested by the manifesting of dread that is looked at (701.62a)."""

"""Cards drawn this turn, and what they cost to keep (CR 608.2d)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Instruction, Qualifier
from engine.abilities.nouns.noun_groups import Where
from engine.abilities.nouns.object_phrases import Those
from engine.grammar.phrase import phrase


@phrase("drawn this turn")
@dataclass(frozen=True, slots=True)
class DrawnThisTurn(Qualifier):
    """ "cards in your hand drawn this turn" (121.1)."""

    goes_with = (Where.CARD,)


@phrase("for each of {those:obj}, pay {life:digits} life or put the card on top of your library")
@dataclass(frozen=True, slots=True)
class PayOrPutOnTop(Instruction):
    """For each card the player pays life or puts it there; those that go there go together (608.2f, 119.4)."""

    those: Those
    life: Amount

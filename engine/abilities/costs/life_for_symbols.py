"""Life that may be paid for single mana symbols of any cost (CR 118.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Declaration
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase("for each {mana} in a cost, you may pay {life:digits} life rather than pay that mana")
@dataclass(frozen=True, slots=True)
class LifeForSymbol(Declaration):
    """ "For each {B} in a cost, you may pay 2 life rather than pay that mana.": the cost stays what it is."""

    mana: ManaSymbols
    life: Amount

    def __post_init__(self) -> None:
        if self.mana.text.upper() not in {f"{{{letter}}}" for letter in "WUBRG"}:
            raise ValueError("one mana of a color")

    @property
    def letter(self) -> str:
        """The letter of the color."""
        return self.mana.text.upper().strip("{}")

"""Life that may be paid to cast spells of a kind, which then cost less (CR 118.8b, 601.2f)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Amount, Declaration
from engine.abilities.nouns.noun_groups import Group
from engine.abilities.nouns.types_and_colors import Color
from engine.abilities.verbs.mana import ManaSymbols
from engine.grammar.phrase import phrase


@phrase(
    "as an additional cost to cast {group:pl}, you may pay {life:digits} life. those spells cost {mana} less to cast "
    "if you paid life this way. this effect reduces only the amount of {color} mana you pay"
)
@dataclass(frozen=True, slots=True)
class LifeForColor(Declaration):
    """ "As an additional cost to cast blue permanent spells, you may pay 2 life. Those spells cost {U} less to cast if
    you paid life this way. This effect reduces only the amount of blue mana you pay." """

    carried_out = True
    group: Group
    life: Amount
    mana: ManaSymbols
    color: Color

    def __post_init__(self) -> None:
        if self.mana.text.upper() != f"{{{self.color.letter}}}":
            raise ValueError("one mana of the color that is named")

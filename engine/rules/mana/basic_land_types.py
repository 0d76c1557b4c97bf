"""The mana abilities that lands have for their basic land types (CR 305.6)."""

from __future__ import annotations

from engine.abilities.ability import Activated, TapSymbol
from engine.abilities.base import Ability
from engine.abilities.sentences import Imperative, Sentences
from engine.abilities.verbs.mana import AddMana, ManaSymbols, ManaText
from engine.state.characteristics import Characteristics

BASIC_TYPES = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}

_INTRINSIC: dict[str, Activated] = {
    land: Activated((TapSymbol(),), Sentences((Imperative((AddMana(ManaSymbols(ManaText("{" + letter + "}"))),)),)))
    for land, letter in BASIC_TYPES.items()
}


def intrinsic_mana(ch: Characteristics) -> tuple[Ability, ...]:
    """The abilities "{T}: Add [mana]" that an object has for its basic land types (305.6)."""
    if "Land" not in ch.types or ch.bare:
        return ()
    return tuple(ability for land, ability in _INTRINSIC.items() if land in ch.subtypes)

"""Mana that may be spent on the abilities that a keyword stands for (CR 106.6)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.costs.activation_cost_changes import AbilityKind
from engine.abilities.verbs.mana import GrammaticalNumber, ManaUse
from engine.grammar.phrase import phrase


def _is_keyword(use: ToActivateOfKeyword) -> bool:
    return use.kind is not AbilityKind.ACTIVATED


@phrase("activate {kind} abilities", when=_is_keyword)
@phrase("to activate {kind} abilities", again=True, when=_is_keyword)
@phrase("activate a {kind} ability", number=GrammaticalNumber.ONE, when=_is_keyword)
@phrase("to activate a {kind} ability", number=GrammaticalNumber.ONE, again=True, when=_is_keyword)
@dataclass(frozen=True, slots=True)
class ToActivateOfKeyword(ManaUse):
    """ "(spend this mana only to) activate equip abilities"."""

    kind: AbilityKind
    number: GrammaticalNumber = GrammaticalNumber.MANY
    again: bool = False
    """Whether "to" is said again."""

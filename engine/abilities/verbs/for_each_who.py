"""What is done for each of several players of whom something is true, about that player (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import Instruction
from engine.abilities.conditions.comparisons import PerPlayerWho
from engine.abilities.nouns.player_phrases import ThatPlayer
from engine.abilities.sentences import And, Does
from engine.abilities.walk import found
from engine.grammar.phrase import phrase


def _speaks_of_them(node: ForEachWho) -> bool:
    return next(found(node.then, ThatPlayer), None) is not None


@phrase("for each {per}, {then}", when=_speaks_of_them)
@dataclass(frozen=True, slots=True)
class ForEachWho(Instruction):
    """ "For each opponent who doesn't, that player loses 2 life and you draw a card.": one after the other, in turn
    order (101.4)."""

    per: PerPlayerWho
    then: Does | And

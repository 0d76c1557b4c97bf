"""What the anchor words of a choice made on entering stand for (CR 614.12c)."""

from __future__ import annotations

from engine.abilities.ability import Static
from engine.abilities.base import Ability
from engine.abilities.nouns.object_phrases import This
from engine.abilities.replacement.entering import ChooseEntering
from engine.abilities.symbols import AnchorWords, WordWasChosen
from engine.abilities.verbs.gain_lose_abilities import HaveAbilities
from engine.oracle.keywords.stands_for import STANDS_FOR, while_true


@STANDS_FOR.register(AnchorWords)
def _anchors(symbol: AnchorWords) -> tuple[Ability, ...]:
    """As long as a word was chosen as the permanent entered, it has the ability behind that word (614.12c)."""
    choice = ChooseEntering(This(), None, words=(symbol.first, symbol.second))
    return (
        Static((choice,)),
        *(while_true(WordWasChosen(line.word), HaveAbilities((line.ability,))) for line in symbol.lines),
    )

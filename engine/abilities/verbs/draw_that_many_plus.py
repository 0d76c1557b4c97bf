"""Drawing as many cards as something came to, and more or fewer (CR 121)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.abilities.base import PlayerVerb
from engine.abilities.quantities.amounts import Fixed
from engine.abilities.quantities.computed_amounts import ThatMuch, ThatWord
from engine.grammar.phrase import phrase


@phrase("<draw> {count} cards plus {more}", when=lambda verb: verb.count.word is ThatWord.MANY)
@dataclass(frozen=True, slots=True)
class DrawThatManyPlus(PlayerVerb):
    """ "(discard your hand, then) draw that many cards plus one" (121.2)."""

    count: ThatMuch
    more: Fixed


@phrase("<draw> {count} cards minus {less}", when=lambda verb: verb.count.word is ThatWord.MANY)
@dataclass(frozen=True, slots=True)
class DrawThatManyMinus(PlayerVerb):
    """ "(discard your hand, then) draw that many cards minus one" (121.2)."""

    count: ThatMuch
    less: Fixed

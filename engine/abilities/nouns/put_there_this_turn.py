"""Cards that were put into a graveyard this turn (CR 404, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Qualifier
from engine.abilities.nouns.noun_groups import Where
from engine.grammar.phrase import phrase


class PutFrom(Enum):
    """Where a card was put there from."""

    UNSAID = ""
    ANYWHERE = "from anywhere"
    BATTLEFIELD = "from the battlefield"
    ELSEWHERE = "from anywhere other than the battlefield"
    YOUR_LIBRARY = "from your library"
    THEIR_LIBRARY = "from their library"


@phrase("that was put there[ {whence}] this turn")
@phrase("that were put there[ {whence}] this turn", plural=True)
@dataclass(frozen=True, slots=True)
class PutThereThisTurn(Qualifier):
    """ "(card in your graveyard) that was put there from the battlefield this turn"."""

    goes_with: ClassVar[tuple[Where, ...]] = (Where.CARD,)
    comes_last: ClassVar[bool] = True
    whence: PutFrom = PutFrom.UNSAID
    plural: bool = False

"""How much life a text has had players lose (CR 119.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.abilities.base import Amount
from engine.grammar.phrase import phrase


@phrase("the life lost this way")
@dataclass(frozen=True, slots=True)
class LifeLostThisWay(Amount):
    """ "(you gain life equal to) the life lost this way": by all players together."""

    needs: ClassVar[str] = "LoseLife"


class OwnLife(Enum):
    """How whose life it is is said again."""

    YOUR = "your"
    THEIR = "their"

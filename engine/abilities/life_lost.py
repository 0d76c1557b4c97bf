"""How much life a text has had players lose (CR 119.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.base import Amount
from engine.oracle.phrase import phrase


@phrase("the life lost this way")
@dataclass(frozen=True, slots=True)
class LifeLostThisWay(Amount):
    """ "(you gain life equal to) the life lost this way": by all players together."""

    needs: ClassVar[str] = "LoseLife"

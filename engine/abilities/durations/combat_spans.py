"""How long what is said of attacking and blocking holds (CR 508.1d, 509.1c, 611.2a)."""

from __future__ import annotations

from enum import Enum

from engine.abilities.base import Duration
from engine.abilities.durations.durations import TurnDuration, Until


class CombatSpan(Enum):
    """For which combats a requirement or permission stands."""

    EACH_COMBAT = "each combat"
    EACH_TURN = "each turn"
    THIS_TURN = "this turn"
    EACH_COMBAT_THIS_TURN = "each combat this turn"
    THIS_COMBAT = "this combat"

    @property
    def lasts(self) -> Duration | None:
        """How long an effect that says so lasts; None for as long as what it is said by."""
        return _LASTS.get(self)


_LASTS: dict[CombatSpan, Duration] = {
    CombatSpan.THIS_TURN: Until(TurnDuration.THIS_TURN),
    CombatSpan.EACH_COMBAT_THIS_TURN: Until(TurnDuration.THIS_TURN),
    CombatSpan.THIS_COMBAT: Until(TurnDuration.END_OF_COMBAT),
}

"""What is settled for a whole game, and what is known of the turn in which a board begins from before it began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from engine.state.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class Options:
    """What a scenario settles for the whole game; None for what it does not say."""

    seed: int | None = None
    """From which random numbers come."""
    format: str | None = None
    """The variant that is played, such as "commander" (903) or "brawl" (903.12)."""
    starting_life: int | None = None
    """The starting life total of each player (103.4)."""
    day: str | None = None
    """ "day" or "night", where the game begins with it (731.1)."""
    hands: str | None = None
    """ "unknown", where hands of which nothing is said may hold unknown cards."""
    said: tuple[str, ...] = ()
    """The names of those that the scenario speaks of, in its order: so they are shown again."""


@dataclass(frozen=True, slots=True)
class PlayerHistory:
    """How much of something a player had done earlier in the turn, by what the scenario says."""

    life_lost: int = 0
    life_gained: int = 0
    cards_drawn: int = 0
    attacked_with: tuple[str, ...] = ()
    """References to the creatures that had attacked."""


@dataclass(frozen=True, slots=True)
class History:
    """What happened earlier in a turn and was not played, as far as it does not stand in the log."""

    players: Mapping[PlayerId, PlayerHistory] = field(default_factory=lambda: MappingProxyType({}))
    attacked: tuple[ObjectId, ...] = ()
    """The creatures that had attacked and are still there."""

    def of(self, player: PlayerId) -> PlayerHistory:
        """What one player had done."""
        return self.players.get(player, _NOTHING)


_NOTHING = PlayerHistory()
NO_HISTORY = History()
"""Where nothing is said."""

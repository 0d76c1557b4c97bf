"""What rules keep of what they have worked out of a game, so as not to work it out again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from engine.state.game import Game

T = TypeVar("T")


class Cache(Generic[T]):
    """A place for one value, declared by the rule that owns it. The value belongs to a game; a copy of the game begins
    without it. The owner keeps with it what it was worked out from, to tell whether it still holds."""

    __slots__ = ()

    def get(self, game: Game) -> T | None:
        """What was last kept of this game; None if nothing was."""
        found: T | None = game.caches.get(self)
        return found

    def keep(self, game: Game, value: T) -> None:
        """Keep a value in place of the last."""
        game.caches[self] = value


Caches = dict[Cache[Any], Any]
"""The values of one game, each of the type of its cache."""

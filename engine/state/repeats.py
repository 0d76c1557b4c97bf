"""What a player has done and how the game was then, to tell what can be done again and again (CR 732.2a)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from engine.state.ids import ObjectId, PlayerId

Doing = tuple[PlayerId, ObjectId, int]
"""A player, and the ability they activated: its object and its number."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What must not get worse for a loop to go on: what an object is like, its counters and its damage."""

    like: Hashable
    counters: dict[str, int]
    damage: int

    def at_least(self, before: Thing) -> bool:
        """Whether nothing is missing of what there was before."""
        held = all(self.counters.get(kind, 0) >= n for kind, n in before.counters.items())
        return self.like == before.like and held and self.damage <= before.damage

    def grown(self, before: Thing) -> bool:
        """Whether it is as it was but for more +1/+1 counters."""
        rest = [{kind: n for kind, n in one.counters.items() if kind != "+1/+1"} for one in (self, before)]
        return self.at_least(before) and rest[0] == rest[1]

    @property
    def exactly(self) -> Hashable:
        """What it has to be for the very same to be done with it once more."""
        return self.like, tuple(sorted(self.counters.items())), self.damage


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The game as a player has priority with an empty stack, before activating an ability or after that."""

    turn: int
    step: str
    life: int
    counters: dict[str, int]
    mana: dict[str, int]
    things: dict[ObjectId, Thing]
    log: int
    """How much had happened by then."""


@dataclass(slots=True)
class Repeats:
    """What one player after another activates, and how the game was before, and each time that was over."""

    doing: Doing | None = None
    seen: dict[Doing, Snapshot] = field(default_factory=dict)
    begun: dict[Doing, Snapshot] = field(default_factory=dict)
    named: frozenset[Doing] = frozenset()
    """Of which it has been told that they can be repeated."""

    def copy(self) -> Repeats:
        return Repeats(self.doing, dict(self.seen), dict(self.begun), self.named)

    def begin(self, doing: Doing | None, before: Snapshot | None = None) -> None:
        """A player activates an ability, with an empty stack if it is said how the game is ``before``; or does
        something else."""
        self.doing = doing
        if doing is not None and before is not None:
            began = [one for one in self.begun.values() if (one.turn, one.step) == (before.turn, before.step)]
            if not began:
                self.begun, self.seen = {}, {}
            self.begun[doing] = before

    def end(self, now: Snapshot) -> Snapshot | None:
        """What was activated has come to its end; how the game was when the same did so before."""
        assert self.doing is not None
        doing, self.doing = self.doing, None
        earlier = self.seen.get(doing)
        self.seen[doing] = now
        return earlier

    def name(self, *repeated: Doing) -> None:
        """It is told of these that they can be repeated."""
        self.named |= {*repeated}

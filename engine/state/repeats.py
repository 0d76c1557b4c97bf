"""What a player has done and how the game was then, to tell what can be done again and again (CR 732.2a)."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from engine.state.ids import ObjectId, PlayerId
from engine.state.mana_costs import ManaCost

MOST_BEGUN = 12
"""So many acts at most a round of a loop has that is looked for."""

Doing = tuple[PlayerId, str, int]
"""A player, and the ability they activated or the spell they cast: the name of its object, which may be another one in
each round, and the number of the ability; -1 for a spell."""


@dataclass(frozen=True, slots=True)
class Thing:
    """What must not get worse for a loop to go on: what an object is like, its counters and its damage."""

    like: Hashable
    host: Hashable
    """What it is attached to, if anything."""
    is_gear: bool
    """Whether it is Equipment that is no creature, which is as good attached to anything as lying by itself."""
    counters: dict[str, int]
    damage: int

    def at_least(self, before: Thing) -> bool:
        """Whether nothing is missing of what there was before."""
        held = all(self.counters.get(kind, 0) >= n for kind, n in before.counters.items())
        worn = self.host == before.host or (before.host is None and self.is_gear)
        return self.like == before.like and worn and held and self.damage <= before.damage

    def grown(self, before: Thing) -> bool:
        """Whether it is as it was but for more +1/+1 counters."""
        rest = [{kind: n for kind, n in one.counters.items() if kind != "+1/+1"} for one in (self, before)]
        return self.at_least(before) and rest[0] == rest[1]

    @property
    def exactly(self) -> Hashable:
        """What it has to be for the very same to be done with it once more."""
        return self.like, self.host, tuple(sorted(self.counters.items())), self.damage


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The game as a player has priority with an empty stack, before activating an ability or casting a spell, or after
    that."""

    player: PlayerId
    turn: int
    step: str
    life: int
    counters: dict[str, int]
    mana: dict[str, int]
    things: dict[ObjectId, Thing]
    log: int
    """How much had happened by then."""
    paid: int
    """How many costs had been paid by then with mana of which there is no end (``Repeats.paid``)."""


@dataclass(frozen=True, slots=True)
class Paid:
    """What a player has paid whose mana is unlimited: nothing in their pool has become less by it."""

    player: PlayerId
    cost: ManaCost
    usable: frozenset[str]
    """The units in their pool with which it could have been paid, as the pool names them (106.6)."""


@dataclass(slots=True)
class Repeats:
    """What one player after another activates or casts, and how the game was before, and each time that was over."""

    doing: Doing | None = None
    seen: dict[Doing, Snapshot] = field(default_factory=dict)
    begun: list[tuple[Doing, Snapshot]] = field(default_factory=list)
    """What was begun with an empty stack in one step, the latest so many times, and how the game was before."""
    named: frozenset[Doing] = frozenset()
    """Of which it has been told that they can be repeated."""
    asked: dict[Hashable, Snapshot] = field(default_factory=dict)
    """How the game was when a player last had to choose such a thing."""
    paid: tuple[Paid, ...] = ()
    """What players have paid whose mana is unlimited."""

    def copy(self) -> Repeats:
        return Repeats(self.doing, dict(self.seen), list(self.begun), self.named, dict(self.asked), self.paid)

    def note_paid(self, paid: Paid) -> None:
        """A player whose mana is unlimited has paid a cost."""
        self.paid = (*self.paid, paid)

    def begin(self, doing: Doing | None, before: Snapshot | None = None) -> None:
        """A player activates an ability or casts a spell, with an empty stack if it is said how the game is
        ``before``; or does something else."""
        self.doing = doing
        if doing is not None and before is not None:
            if not any((one.turn, one.step) == (before.turn, before.step) for _, one in self.begun):
                self.begun, self.seen = [], {}
            self.begun = [*self.begun[1 - MOST_BEGUN :], (doing, before)]

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

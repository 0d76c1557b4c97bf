"""Who attacks what and who blocks whom (CR 506.3-506.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.state.ids import ObjectId, TargetId
from engine.state.turn import Step


@dataclass(slots=True)
class Combat:
    """The combat of this combat phase; empty outside of one.

    ``attackers`` maps each attacking creature to what it attacks: a player, a planeswalker or a battle. One whose
    permanent was removed from combat stays an attacker although it attacks nothing; the permanent is then in
    ``departed`` (506.4c). ``blockers`` maps each blocking creature to the attackers it blocks, in order. ``blocked``
    holds attackers that became blocked and stay so although their blockers have left (509.1h).
    """

    attackers: dict[ObjectId, TargetId] = field(default_factory=dict)
    blockers: dict[ObjectId, list[ObjectId]] = field(default_factory=dict)
    blocked: set[ObjectId] = field(default_factory=set)
    unblocked: set[ObjectId] = field(default_factory=set)
    dealt_first: set[ObjectId] = field(default_factory=set)
    """Creatures that dealt damage in the first of two combat damage steps (702.7b)."""
    first_strike_step: bool = False
    """Whether this combat phase has two combat damage steps and the first is now or over."""
    departed: set[ObjectId] = field(default_factory=set)
    """The planeswalkers and battles that were attacked and have been removed from combat."""
    bands: list[set[ObjectId]] = field(default_factory=list)
    """The attacking bands (702.22c)."""
    had_to_attack: set[ObjectId] = field(default_factory=set)
    """The attackers that something required to attack (506.6)."""
    happened: bool = False
    """Whether any creature was declared as an attacker or put onto the battlefield attacking (508.8)."""
    strike_later: tuple[ObjectId, ...] = ()
    """Those that had damage to deal in the second of two combat damage steps as the first began (510.4)."""
    strike_twice: tuple[ObjectId, ...] = ()
    """Those that had double strike then (702.4d)."""

    def attack(self, attacker: ObjectId, target: TargetId) -> None:
        self.attackers[attacker] = target
        self.happened = True

    def block(self, blocker: ObjectId, attacker: ObjectId) -> None:
        self.blockers.setdefault(blocker, []).append(attacker)
        self.blocked.add(attacker)
        self.unblocked.discard(attacker)

    def blockers_of(self, attacker: ObjectId) -> list[ObjectId]:
        """The creatures that block an attacker."""
        return [b for b, attackers in self.blockers.items() if attacker in attackers]

    def remove(self, object_id: ObjectId) -> None:
        """Remove a permanent from combat, whatever its part in it is (506.4)."""
        self.stop_being_attacked(object_id)
        self.stop_fighting(object_id)

    def stop_being_attacked(self, object_id: ObjectId) -> None:
        """Creatures that attack a planeswalker or battle attack nothing from now on (506.4c)."""
        if TargetId.of_object(object_id) in self.attackers.values():
            self.departed.add(object_id)

    def stop_fighting(self, object_id: ObjectId) -> None:
        """A creature stops attacking, blocking, being blocked or unblocked (506.4)."""
        self.attackers.pop(object_id, None)
        self.blocked.discard(object_id)
        self.unblocked.discard(object_id)
        self.blockers.pop(object_id, None)
        for band in self.bands:
            band.discard(object_id)
        for attackers in self.blockers.values():
            if object_id in attackers:
                attackers.remove(object_id)

    def band_of(self, attacker: ObjectId) -> list[ObjectId]:
        """The other creatures of an attacker's band (702.22c)."""
        return [i for band in self.bands if attacker in band for i in sorted(band) if i != attacker]

    def attacked(self, attacker: ObjectId) -> TargetId | None:
        """What a creature is attacking at the moment; None if that has been removed from combat (506.4c)."""
        target = self.attackers.get(attacker)
        return None if target is None or target.object in self.departed else target

    def about(self, object_id: ObjectId) -> dict[str, Any]:
        """What is known of one object's part in combat, as last-known information."""
        found: dict[str, Any] = {}
        if object_id in self.attackers:
            found["attacking"] = self.attackers[object_id]
        if object_id in self.blockers:
            found["blocking"] = tuple(self.blockers[object_id])
        if object_id in self.blocked:
            found["blocked by"] = tuple(self.blockers_of(object_id))
        if object_id in self.unblocked:
            found["unblocked"] = True
        return found

    def is_yet_to_deal(self, object_id: ObjectId, step: Step) -> bool:
        """Whether a permanent is attacking or blocking in this step, and combat damage is still to be dealt (510.1)."""
        fights = object_id in self.attackers or object_id in self.blockers
        return fights and step in (Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS)

    def copy(self) -> Combat:
        return Combat(
            dict(self.attackers),
            {b: list(a) for b, a in self.blockers.items()},
            set(self.blocked),
            set(self.unblocked),
            set(self.dealt_first),
            self.first_strike_step,
            set(self.departed),
            [set(band) for band in self.bands],
            set(self.had_to_attack),
            self.happened,
            self.strike_later,
            self.strike_twice,
        )

"""The permanents that some state-based action may be about, found in one pass (CR 704.3)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.ids import PlayerId
from engine.state.objects import GameObject
from engine.state.undetermined_numbers import determined


@dataclass(slots=True)
class Concerned:
    """The permanents that some state-based action may be about."""

    small: list[GameObject] = field(default_factory=list)
    """Creatures with toughness 0 or less."""
    hurt: list[GameObject] = field(default_factory=list)
    """Creatures with lethal damage or damage from a source with deathtouch."""
    planeswalkers: list[GameObject] = field(default_factory=list)
    battles: list[GameObject] = field(default_factory=list)
    legends: dict[tuple[PlayerId, str], list[GameObject]] = field(default_factory=dict)
    """Legendary permanents by controller and name."""
    worlds: list[GameObject] = field(default_factory=list)
    attached: list[GameObject] = field(default_factory=list)
    """Auras, and whatever is attached to something."""
    opposed: list[GameObject] = field(default_factory=list)
    """Permanents with both +1/+1 and -1/-1 counters."""
    touched: list[GameObject] = field(default_factory=list)
    """Permanents dealt damage by a source with deathtouch since the last check."""

    def __bool__(self) -> bool:
        """Whether there is any."""
        lists = self.small or self.hurt or self.planeswalkers or self.battles or self.worlds or self.attached
        return bool(lists or self.legends or self.opposed or self.touched)


def permanents_concerned(game: Game) -> Concerned:
    """Everything that may be concerned, found in one pass over the battlefield."""
    found = Concerned()
    characteristics = game.derived().characteristics
    for it in game.permanents():
        ch = characteristics[it.id]
        types = ch.types
        if "Creature" in types:
            toughness = determined(ch.toughness)
            if toughness <= 0 and _size_unread(it, ch):
                game.assume("size-unread", object=it.target)
            elif toughness <= 0:
                found.small.append(it)
            elif it.damage >= toughness or it.deathtouched:
                found.hurt.append(it)
        if "Planeswalker" in types:
            found.planeswalkers.append(it)
        if "Battle" in types:
            found.battles.append(it)
        if ch.supertypes:
            _look_at_supertypes(found, it, ch)
        if it.attached_to is not None or "Aura" in ch.subtypes:
            found.attached.append(it)
        if it.counters and "+1/+1" in it.counters and "-1/-1" in it.counters:
            found.opposed.append(it)
        if it.deathtouched:
            found.touched.append(it)
    return found


_SIZES = re.compile(r"\btoughness\b|[+]1/[+]1")


def _size_unread(it: GameObject, ch: Characteristics) -> bool:
    """Whether a creature's toughness is 0 only as far as its text could be read (208.2a, 604.3)."""
    return determined(it.base.toughness) <= 0 and any(_SIZES.search(unread.text) for unread in ch.abilities.unread)


def _look_at_supertypes(found: Concerned, it: GameObject, ch: Characteristics) -> None:
    if "Legendary" in ch.supertypes and ch.name:
        found.legends.setdefault((ch.controller, ch.name), []).append(it)
    if "World" in ch.supertypes:
        found.worlds.append(it)

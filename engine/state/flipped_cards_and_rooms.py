"""Cards with several sets of characteristics, and which of them an object has at the moment (CR 709, 710).

The further sets are part of the copiable values (709.5b), so they stand beside the characteristics: whatever is a
copy of a flip card can flip, and a copy of a Room has both doors.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.state.characteristics import Abilities, Characteristics
from engine.state.zones import Zone

if TYPE_CHECKING:
    from engine.state.objects import GameObject

LEFT, RIGHT = "left half unlocked", "right half unlocked"
DOORS = (LEFT, RIGHT)
"""The unlocked designations, by the place of the half (709.5c)."""

FLIP, ROOM, PREPARE = "flip", "room", "prepare"
"""What the further sets of characteristics are for: one that is used while flipped (710.1b), both halves of a
permanent with a shared type line (709.5), or a prepare spell (722.2)."""

SPLIT = "split"
"""The layout of cards with two halves on one face (709.1)."""

BETWEEN_NAMES = " // "


def names_of(ch: Characteristics) -> frozenset[str]:
    """The names of an object: two for a split card off the stack, none for some objects (201.2a, 709.4a)."""
    return frozenset(ch.name.split(BETWEEN_NAMES)) if ch.name else frozenset()


def in_form(values: Characteristics, it: GameObject) -> Characteristics:
    """What an object with these values is by its status and designations: flipped, or a Room with locked doors."""
    if not values.forms or it.zone is not Zone.BATTLEFIELD:
        return values
    if values.form == FLIP:
        return values.forms[0] if it.flipped else values
    if values.form != ROOM:
        return values
    unlocked = tuple(door in it.memory.designations for door in DOORS)
    return values if all(unlocked) else _with_locked(values, unlocked)


@lru_cache(maxsize=1024)
def _with_locked(values: Characteristics, unlocked: tuple[bool, ...]) -> Characteristics:
    """A Room without the name, mana cost and rules text of its locked halves; its color is that of the rest (709.5,
    202.2)."""
    halves = values.forms
    kept = [half for half, is_open in zip(halves, unlocked, strict=True) if is_open]
    gone = [ability for half in halves if half not in kept for ability in half.abilities.all]
    made = values.thaw()
    made.name = BETWEEN_NAMES.join(half.name for half in kept)
    made.mana_cost = "".join(half.mana_cost for half in kept)
    made.colors = frozenset().union(*(half.colors for half in kept))
    made.abilities = Abilities(a for a in values.abilities.all if not any(a is one for one in gone))
    return made


def door_of(spell: GameObject) -> str | None:
    """The designation with which a Room enters: its half that was cast is unlocked (709.5d). None for all else, and for
    a copy of a spell, which was not cast."""
    if spell.zone is not Zone.STACK or spell.base.form != ROOM or spell.kind.value != "card":
        return None
    return DOORS[spell.face]


def whole(values: Characteristics) -> Characteristics:
    """The values of a permanent that a copy of a spell with these becomes: one half of a Room has the other with it
    (709.5b)."""
    if values.form != ROOM or values.name not in (half.name for half in values.forms):
        return values
    return combined(*values.forms)


@lru_cache(maxsize=4096)
def combined(left: Characteristics, right: Characteristics) -> Characteristics:
    """The characteristics of a split card in every zone but the stack: those of its two halves together (709.4)."""
    made = left.thaw()
    made.name = left.name + BETWEEN_NAMES + right.name
    made.mana_cost = left.mana_cost + right.mana_cost
    made.colors = left.colors | right.colors
    made.supertypes = left.supertypes | right.supertypes
    made.types = left.types | right.types
    made.subtypes = left.subtypes | right.subtypes
    made.abilities = Abilities((*left.abilities.all, *right.abilities.all))
    return made


def flipped(normal: Characteristics, alternative: Characteristics) -> Characteristics:
    """What a flip card is once it has flipped: its color and mana cost don't change (710.1c)."""
    made = alternative.thaw()
    made.mana_cost = normal.mana_cost
    made.colors = normal.colors
    return made

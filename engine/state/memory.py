"""What objects and effects remember of what has happened to them, besides their status (CR 607, 400.7).

The records are never changed: whoever has something to remember puts another in their place (``dataclasses.replace``),
so that copies of a game share them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.abilities.base import PlayerVerb
from engine.abilities.permissions.play_once_with_rider import CastAndGain, PlayOnce
from engine.state.characteristics import Characteristics
from engine.state.frame import Frame
from engine.state.ids import ObjectId, PlayerId, TargetId
from engine.state.zones import Zone


@dataclass(frozen=True, slots=True)
class Memory:
    """What an object remembers. An object that changes zones becomes a new one, which remembers nothing (400.7)."""

    # ---- permanents
    designations: frozenset[str] = frozenset()
    """What it is designated as, such as "monstrous" (701.37b), "renowned" (702.112b), "left half unlocked" (709.5c)."""
    level: int | None = None
    """Its level; None where it has none (716.2d)."""
    mutated: int = 0
    """How often it had mutated before the board began (702.140)."""
    faces: tuple[Characteristics, ...] | None = None
    """Both faces of a token that is a copy of a double-faced permanent or card (707.8)."""
    paired: tuple[ObjectId, PlayerId] | None = None
    """The creature that it is paired with, and the player who controls both (702.95b)."""
    prepare_spell: ObjectId | None = None
    """The copy in exile of its prepare spell (722.3c)."""
    phased_under: PlayerId | None = None
    """Who controlled it when it phased out (702.26a)."""
    phased_with: ObjectId | None = None
    """What it phased out along with; None where it did so directly (702.26g)."""
    phased_out_until: int | None = None
    """The timestamp of the effect for as long as which it is phased out: no untap step brings it back (610.4a)."""

    # ---- linked abilities and what is so once a turn
    exiled: tuple[ObjectId, ...] = ()
    """What its abilities have exiled until something leaves (607.2a, 610.3)."""
    exiled_as_made: tuple[ObjectId, ...] = ()
    """What was exiled by the ability that created this token and gave it a linked one, or is told to have been exiled
    with it (607.2a)."""
    described_on: ObjectId | None = None
    """What it is attached to on a described board: it may be that its own ability has put it there (607.2c)."""
    triggered: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By hash of an ability of its own: the last turn in which it triggered, and how often it did then (603.2h)."""
    done: Mapping[int, int] = field(default_factory=dict)
    """By hash of an ability of its own: the last turn in which its controller did what it allows once (603.2h)."""
    leave: int | None = None
    """The mark of the leave by which it was cast or played, where that is for only some cards (601.3)."""
    leave_used: int | None = None
    """The last turn in which somebody played something by the leave that it gives once each turn (601.3)."""

    # ---- cards elsewhere
    found_by: ObjectId | None = None
    """The object whose text had it searched for, where it was exiled as it was found (614.6)."""
    prepares: ObjectId | None = None
    """The permanent that this copy in exile is the prepare spell of (722.3c)."""
    room: int | None = None
    """The room of this dungeon that the venture marker is in, counted from 0 (309.4)."""

    # ---- spells
    commander_tax: str = ""
    """What it cost more for having been cast from the command zone before, as mana symbols (903.8)."""
    exiled_off_stack: str = ""
    """The rule by which it is exiled instead of going anywhere else from the stack, such as 702.34a; "" if none."""
    exiled_not_buried: str = ""
    """Whether it is exiled rather than put into "any" graveyard or into "yours" (614.1a); "" where it is not."""
    prototyped: bool = False
    """Whether it was cast prototyped: the permanent that it becomes is so too (718.3b)."""
    uncounterable: bool = False
    """Whether the mana spent on it makes it so that it can't be countered (106.6)."""
    untimely: bool = False
    """Whether it was cast when a sorcery couldn't have been (307.1)."""
    cast_once_by: tuple[ObjectId, int] | None = None
    """The object whose statement let it be cast, once a turn, and the hash of that statement (601.3)."""
    cast_by_leave: tuple[PlayOnce | CastAndGain, Frame] | None = None
    """The statement that let it be cast and gives it something, with the values behind its words (611.3d)."""


NOTHING = Memory()
"""What a new object remembers."""


@dataclass(frozen=True, slots=True)
class EffectMemory:
    """What a continuous effect remembers."""

    until_these_leave: tuple[ObjectId, ...] = ()
    """What it exiled returns once one of these has left the battlefield (610.3)."""
    exiled_from: Zone | None = None
    """From where it is taken to have exiled things before the board was described (610.3)."""
    until_monarch_other_than: tuple[PlayerId, int] | None = None
    """What it exiled returns once an opponent of this player has become the monarch, from this place of the log on
    (610.3)."""
    phased_until_these_leave: tuple[ObjectId, ...] = ()
    """What it phased out phases in once one of these has left the battlefield (610.4)."""
    phases_in_tapped: bool = False
    """Whether what it phased out phases in tapped."""
    source_of_damage: ObjectId | None = None
    """The source whose damage it is about, as it was chosen (609.7a)."""
    goal: tuple[TargetId, ...] = ()
    """To what damage is dealt instead (614.9)."""
    missed: tuple[ObjectId, ...] = ()
    """What has missed its untap step by now (502.3)."""
    missed_by: tuple[PlayerId, ...] = ()
    """The players whose untap step it has been about by now (502.3)."""
    ended_by: PlayerVerb | None = None
    """What its controller may do to end it (116.2c)."""
    exiled_not_buried: str = ""
    """What a spell cast by leave of it remembers of the same name (614.1a)."""


NOTHING_OF_EFFECT = EffectMemory()
"""What a new effect remembers."""


def marked(memory: Memory, designation: str, has: bool = True) -> frozenset[str]:
    """The designations with one more, or without one of them."""
    return memory.designations | {designation} if has else memory.designations - {designation}

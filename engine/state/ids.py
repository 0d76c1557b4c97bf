"""Objects and players by number, each a type of its own, and what can be either (CR 109, 102, 115)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, NewType

ObjectId = NewType("ObjectId", int)
"""The number of an object. A card that changes zones becomes a new object with a new one (400.7)."""

PlayerId = NewType("PlayerId", int)
"""The number of a player: the place in turn order from 0."""

FIRST_PLAYER = PlayerId(0)
"""The player named first; there always is one."""


class TargetId(NamedTuple):
    """An object or a player: what can be a target, be dealt damage, be attacked, have counters or be spoken of.

    One of the fields says which, the others are None.
    """

    object: ObjectId | None
    player: PlayerId | None
    entering: ObjectId | None
    """An object about to enter the battlefield: an effect that speaks of what it will be holds it so (614.12)."""

    @classmethod
    def of_object(cls, number: ObjectId) -> TargetId:
        """This object."""
        return tuple.__new__(cls, (number, None, None))

    @classmethod
    def of_player(cls, number: PlayerId) -> TargetId:
        """This player."""
        return tuple.__new__(cls, (None, number, None))

    @classmethod
    def of_objects(cls, numbers: Iterable[ObjectId]) -> list[TargetId]:
        """These objects, in their order."""
        new = tuple.__new__
        return [new(cls, (number, None, None)) for number in numbers]

    @classmethod
    def of_players(cls, numbers: Iterable[PlayerId]) -> list[TargetId]:
        """These players, in their order."""
        new = tuple.__new__
        return [new(cls, (None, number, None)) for number in numbers]

    @classmethod
    def of_entering(cls, number: ObjectId) -> TargetId:
        """What this object will be once it has entered."""
        return tuple.__new__(cls, (None, None, number))

    @classmethod
    def read(cls, text: str) -> TargetId | None:
        """The object or player that an id in a report or a script stands for; None if it is no such id."""
        kind, _, number = text.partition(":")
        if not number.isdecimal() or kind not in ("object", "player"):
            return None
        return cls.of_object(ObjectId(int(number))) if kind == "object" else cls.of_player(PlayerId(int(number)))

    def __str__(self) -> str:
        """Its id in reports and scripts: object:12, player:1."""
        return f"player:{self.player}" if self.player is not None else f"object:{self.object}"

    @property
    def object_id(self) -> ObjectId:
        """The object, of what is known to be one."""
        assert self.object is not None
        return self.object

    @property
    def player_id(self) -> PlayerId:
        """The player, of what is known to be one."""
        assert self.player is not None
        return self.player


def objects_in(targets: Iterable[TargetId]) -> list[ObjectId]:
    """Those of them that are objects."""
    return [one.object for one in targets if one.object is not None]


def players_in(targets: Iterable[TargetId]) -> list[PlayerId]:
    """Those of them that are players."""
    return [one.player for one in targets if one.player is not None]

"""A vote is over (CR 701.38)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.events.base import Event, OfPlayer
from engine.state.ids import ObjectId, PlayerId


@dataclass(frozen=True, slots=True)
class VoteCast(OfPlayer):
    """A player votes for a word or for an object."""

    choice: str | ObjectId


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """Players have voted: who for what, in order. A choice is a word or the number of an object."""

    votes: tuple[tuple[PlayerId, str | ObjectId], ...]

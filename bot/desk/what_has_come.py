"""What has come of what a question tells, as the heads of answers look at it: events, zones, permanents, life."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import engine
from bot.desk.games import Played
from bot.situations.board import Asked, Piece, Situation
from bot.words import Words

Event = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Head:
    """What answers one question: yes, no or neither (None), and a sentence or none."""

    decided: bool | None = None
    sentence: str = ""


class Come:
    """What one question asks of, at one end. Where nothing is done, what the board has come to since it was set up."""

    def __init__(self, found: Situation, asked: Asked, before: Played, after: Played, words: Words) -> None:
        self.found, self.asked, self.before, self.after, self.words = found, asked, before, after, words
        since = len(before.report.events) if found.acts else 0
        self.events: Sequence[Event] = after.report.events[since:]
        self.pieces = [one for one in asked.of if isinstance(one, Piece)]
        self.players = [one for one in asked.of if isinstance(one, str)]

    def of(self, kind: str, **fields: object) -> Iterator[Event]:
        """The events of a kind with these fields."""
        return (
            one
            for one in self.events
            if one["type"] == kind and all(one.get(key) == value for key, value in fields.items())
        )

    def moves(self, piece: Piece, **fields: object) -> Iterator[Event]:
        return self.of("ZoneChange", object=self.reference(piece), **fields)

    def total(self, kind: str, **fields: object) -> int:
        return sum(event["amount"] for event in self.of(kind, **fields))

    def reference(self, piece: Piece) -> str:
        return self.found.reference(piece)

    def now(self, piece: Piece) -> tuple[str, str]:
        """What stands for it now, and the zone that it has been put into last."""
        name, zone = self.reference(piece), piece.zone
        for event in self.of("ZoneChange"):
            if event["object"] == name and event.get("origin") == zone:
                became = event.get("became") or [name]
                name, zone = became[0], event["to"]
        if any(self.of("CeasedToExist", object=name)):
            zone = "nowhere"
        return name, zone

    def has_left(self, piece: Piece) -> bool:
        """Whether it has left the battlefield, wherever it is now."""
        names = {self.reference(piece), *self._became(piece)}
        return any(any(self.of("ZoneChange", object=name, origin="battlefield")) for name in names)

    def _became(self, piece: Piece) -> set[str]:
        """What it has been called since it came onto the battlefield."""
        return {name for event in self.moves(piece, to="battlefield") for name in event.get("became") or ()}

    def zone(self, piece: Piece) -> str:
        return self.now(piece)[1]

    def permanent(self, piece: Piece) -> engine.PermanentState | None:
        name, _ = self.now(piece)
        return next(
            (one for side in self.after.position.players for one in side.battlefield if one.reference == name), None
        )

    def owner(self, piece: Piece) -> str:
        return piece.owner

    def life(self, played: Played, player: str) -> int:
        return next(one.life for one in played.position.players if one.name == player)

    def sentences(self, players: Iterable[str], message: str, count: Callable[[str], int]) -> str:
        return " ".join(self.words(message, name=one, count=count(one)) for one in players)

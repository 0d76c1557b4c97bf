"""What was taken for granted, in words: in one order whatever the players are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.state.choices import Message
from engine.state.game import Game
from engine.table.messages_in_words import Speech

Assumed = tuple[str, tuple[tuple[str, Any], ...]]

TOGETHER = {"draws-unknown-cards"}
"""What is said of several players in one sentence."""


def assumptions_in_words(assumed: Iterable[Assumed], game: Game, speech: Speech) -> list[str]:
    """What was taken for granted: by what it is, then in the order of the players of whom it is said. Several players
    whose libraries nobody knows are told of together."""
    seats = [player.name for player in game.players]

    def place(one: Assumed) -> tuple[str, int, str]:
        key, args = one
        player = dict(args).get("player")
        return key, seats.index(player) if player in seats else -1, repr(args)

    said: list[str] = []
    together: dict[str, list[str]] = {}
    for key, args in sorted(assumed, key=place):
        values = dict(args)
        if "player" in values:
            values["player"] = speech.words.player(values["player"])
        if key in TOGETHER:
            together.setdefault(key, []).append(values["player"])
            values |= {"player": together[key], "count": len(together[key])}
            said = said[:-1] if len(together[key]) > 1 else said
        said.append(speech.say(Message(key, values)))
    return said

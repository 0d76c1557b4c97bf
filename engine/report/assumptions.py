"""What was taken for granted, in words: in one order whatever the players are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.state.choices import Message
from engine.state.game import Game
from engine.table.messages_in_words import Speech
from engine.table.top_of_library_named import ON_TOP

Assumed = tuple[str, tuple[tuple[str, Any], ...]]

OF_PLAYERS = {"draws-unknown-cards": "", "mana-is-unlimited": "whose-mana"}
"""What is said of several players in one sentence, and how each is named in it, if not by name alone."""

OF_A_PLAYER = {"has-in-hand": "card", ON_TOP: "card"}
"""What is said of a player in one sentence of several cards, by the gap that these fill."""


def assumptions_in_words(assumed: Iterable[Assumed], game: Game, speech: Speech) -> list[str]:
    """What was taken for granted: by what it is, then in the order of the players of whom it is said. What is taken for
    granted of several players, and of several cards of a player, is told together."""
    seats = [player.name for player in game.players]

    def place(one: Assumed) -> tuple[str, int, str]:
        key, args = one
        player = dict(args).get("player")
        return key, seats.index(player) if player in seats else -1, repr(args)

    said: dict[tuple[str, str], dict[str, Any]] = {}
    for key, args in sorted(assumed, key=place):
        values = dict(args)
        if "player" in values:
            values["player"] = speech.words.player(values["player"])
        if key in OF_PLAYERS:
            named = Message(OF_PLAYERS[key], values) if OF_PLAYERS[key] else values["player"]
            players = [*said.get((key, ""), {"player": []})["player"], named]
            said[key, ""] = values | {"player": players, "count": len(players)}
        elif key in OF_A_PLAYER:
            gap, player = OF_A_PLAYER[key], values["player"]
            said[key, player] = values | {gap: [*said.get((key, player), {gap: []})[gap], values[gap]]}
        else:
            said[key, repr(args)] = values
    return [speech.say(Message(key, values)) for (key, _), values in said.items()]

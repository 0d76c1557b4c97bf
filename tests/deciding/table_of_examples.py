"""The rules that the CR illustrates with examples: what plays them here, or why they make no board.

Most are played where their rule is: by a board of the corpus that names it, or by a test that is marked with it. What
is not found so stands here.
"""

from __future__ import annotations

PLAYED_AS = {
    "113.2a": "That it can't block is an ability, and it can be lost",
}
"""The boards of the corpus in which other rules decide than the one that the example stands at."""

_STICKERS = "name stickers are not played"
_RANGE = "a limited range of influence is an option that is not played"
_TEAMS = "teams share no life and no turn here: the team variants are not played"
_VANGUARD = "vanguard cards are not played"
_TYPE_LINE = "says how a type line is read, not what happens"
_DECK = "is about building a deck"
_NOT_READ = "the text of the example is not read"

NO_BOARD = {
    "123.6b": _STICKERS,
    "123.6c": _STICKERS,
    "202.2a": "says which color a mana cost makes, not what happens",
    "205.3b": _TYPE_LINE,
    "305.5": _TYPE_LINE,
    "400.6": _NOT_READ,
    "701.20c": "a revealed hand is shown to everybody anyway",
    "702.1a": _NOT_READ,
    "702.1b": _NOT_READ,
    "702.1c": _NOT_READ,
    "702.184c": _NOT_READ,
    "712.13a": "a face that is up and could not be a permanent's: no text that is read makes one",
    "712.21b": "one ability speaks of both cards of a melded permanent: not read",
    "723.4": "who may look at which cards is not a matter of the board",
    "723.5a": "whose cards pay a cost: a player is asked for their own only",
    "723.5b": "is about what players do beside the game",
    "727.2": "restarting the game is not played",
    "729.5": "subgames are not played",
    "732.2b": "a shortcut that players agree on in words",
    "801.2a": _RANGE,
    "801.2c": _RANGE,
    "801.5a": _RANGE,
    "801.5b": _RANGE,
    "801.5c": _RANGE,
    "801.7": _RANGE,
    "801.7a": _RANGE,
    "801.10": _RANGE,
    "801.11": _RANGE,
    "801.13a": _RANGE,
    "801.13b": _RANGE,
    "807.4a": _TEAMS,
    "807.4j": _TEAMS,
    "809.3c": _TEAMS,
    "809.6a": _TEAMS,
    "810.8a": _TEAMS,
    "810.9": _TEAMS,
    "810.9a": _TEAMS,
    "810.9c": _TEAMS,
    "810.9d": _TEAMS,
    "811.3": _TEAMS,
    "902.4": _VANGUARD,
    "902.5a": _VANGUARD,
    "902.5b": _VANGUARD,
    "903.5c": _DECK,
    "903.5d": _DECK,
}
"""Why the examples of a rule make no board."""

"""The examples of the Comprehensive Rules that no board of the corpus plays, and why; the boards name the others.

An example is called after its rule and its place there: "107.1b#2" is the second one of rule 107.1b.
"""

from __future__ import annotations

_STICKERS = "name stickers are not played"
_RANGE = "a limited range of influence is an option that is not played"
_TEAMS = "teams share no life and no turn here: the team variants are not played"
_VANGUARD = "vanguard cards are not played"
_TYPE_LINE = "says how a type line is read, not what happens"
_DECK = "is about building a deck"
_NOT_READ = "the text of the example is not read"

NO_BOARD = {
    "118.12#2": _NOT_READ,
    **dict.fromkeys(("123.6b#1", "123.6c#1", "123.6c#2", "123.6c#3"), _STICKERS),
    "201.5a#1": _NOT_READ,
    **dict.fromkeys(("205.3b#1", "302.3#1", "305.5#1"), _TYPE_LINE),
    "400.6#1": "where it goes is not asked: the report says which place is assumed",
    **dict.fromkeys(("607.5#1", "608.2f#2", "608.2i#1", "609.4a#1", "614.13a#1", "616.1f#2"), _NOT_READ),
    **dict.fromkeys(("700.5a#1", "702.1a#1", "702.1b#1", "702.1c#1", "707.9f#1", "707.10#3"), _NOT_READ),
    "709.4b#2": _NOT_READ,
    "712.13a#1": "a face that is up and could not be a permanent's: no text that is read makes one",
    "712.21b#1": "one ability speaks of both cards of a melded permanent: not read",
    "723.4#1": "who may look at which cards is not a matter of the board",
    "723.5b#1": "is about what players do beside the game",
    "727.2#1": "restarting the game is not played",
    "729.5#1": "subgames are not played",
    "732.2b#1": "a shortcut that players agree on in words",
    **dict.fromkeys(("801.2a#1", "801.2a#2", "801.2c#1", "801.5a#1", "801.5b#1", "801.5c#1", "801.7#1"), _RANGE),
    **dict.fromkeys(("801.7a#1", "801.10#1", "801.11#1", "801.11#2", "801.13a#1"), _RANGE),
    **dict.fromkeys(("801.13b#1", "801.13b#2", "801.13b#3"), _RANGE),
    **dict.fromkeys(("807.4a#1", "807.4j#1", "809.3c#1", "809.6a#1", "810.8a#1", "810.8a#2", "810.8a#3"), _TEAMS),
    **dict.fromkeys(("810.9#1", "810.9a#1", "810.9a#2", "810.9a#3", "810.9c#1", "810.9d#1", "811.3#1"), _TEAMS),
    **dict.fromkeys(("902.4#1", "902.5a#1", "902.5b#1"), _VANGUARD),
    **dict.fromkeys(("903.5c#1", "903.5d#1"), _DECK),
}
"""Why an example makes no board."""

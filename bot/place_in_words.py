"""Where something stands in a board's file, told to people who have never seen one from within."""

from __future__ import annotations

import re

from bot.words import Words

_ZONES = "battlefield|hand|graveyard|exile|library|command|sideboard"
_ZONE = re.compile(rf"players\.(?P<player>.+?)\.(?P<zone>{_ZONES})(?:\[(?P<n>\d+)\])?(?![^.])")
_PLAYER = re.compile(r"players\.(?P<player>[^.]+)")
_ACT = re.compile(r"script\[(?P<n>\d+)\]")
_POSITION = re.compile(r"(\d+):(\d+)")
_KEYS = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


def place_in_words(place: str, words: Words) -> str:
    """ "players.Ana.hand[1].tapped": "Ana, hand, no. 2, “tapped”"; "3:7": "line 3, column 7". Nothing for the whole
    of it."""
    if match := _POSITION.fullmatch(place):
        return words("place-position", line=int(match[1]), column=int(match[2]))
    rest, said = re.sub(r"^\$\.?", "", place), []
    if match := _ZONE.match(rest):
        said = [match["player"], words(f"zone-{match['zone']}")]
        if match["n"] is not None:
            said.append(words("place-number", n=int(match["n"]) + 1))
    elif match := _PLAYER.match(rest):
        said = [match["player"]]
    elif match := _ACT.match(rest):
        said = [words("place-act", n=int(match["n"]) + 1)]
    for number, key in _KEYS.findall(rest[match.end() :] if match else rest):
        said.append(words("place-number", n=int(number) + 1) if number else words("quoted", text=key))
    return ", ".join(said)

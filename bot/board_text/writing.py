"""A board as the text that :mod:`bot.board_text.paste` reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import engine
from bot.board_text.items import GOES_ON
from bot.board_text.tokens import COLORS
from bot.boards.moves import ZONES, Listed, Scenario, Side

_GIVEN = {kind.value for kind in engine.Predefined}
"""The tokens whose text the rules give (111.10), so that their name says all."""
_COLOR_WORDS = {letter: word for word, letter in COLORS.items()}


def write(scenario: Scenario) -> str:
    """The starting position of a scenario (or a report's state, which is of that shape) as text that ``read`` reads."""
    lines = []
    for player, side in scenario.get("players", {}).items():
        values = _values(side)
        for zone in ZONES:
            items = [item for entry in side.get(zone) or () if (item := _item(entry, player))]
            if zone == "battlefield":
                lines.append(f"{player}: " + ", ".join([*values, *items]))
            elif zone == "library" and side.get(zone) == []:
                lines.append(f"{player} {zone}: none")
            elif items and items != [GOES_ON]:
                lines.append(f"{player} {zone}: " + ", ".join(items))
        commanders = side.get("commander") or ()
        listed = [commanders] if isinstance(commanders, str | dict) else commanders
        if listed:
            lines.append(f"{player} commander: " + ", ".join(_item(one, player) for one in listed))
    day = (scenario.get("options") or {}).get("day")
    if day:
        lines.append(f"It is {day}")
    turn, first = scenario.get("turn") or {}, next(iter(scenario.get("players", {})), None)
    active, step = turn.get("active") or first, turn.get("step")
    if active != first or step not in (None, "precombat main"):  # else it is as it is when nothing is said
        lines.append(f"It is {active}'s turn" + (f", {step}" if step not in (None, "precombat main") else ""))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _values(side: Side) -> Iterable[str]:
    if "life" in side:
        yield f"life {side['life']}"
    for kind, count in (side.get("counters") or {}).items():
        if count:
            yield f"{kind} {count}"
    yield from side.get("designations") or ()
    if side.get("speed"):
        yield f"speed {side['speed']}"
    if isinstance(side.get("mana"), str):
        yield f"mana {side['mana']}"


def _item(entry: Any, player: str) -> str:
    if isinstance(entry, str):
        return entry
    if "unknown" in entry:
        return _counted(entry["unknown"], "unknown card", _modifier_words(entry, player))
    if "token" in entry:
        name = _token_words(entry["token"])
    else:
        name = entry.get("card") or entry.get("name") or ""
    if not name:
        return ""
    return _counted(entry.get("count", 1), name, _modifier_words(entry, player))


def _counted(count: int, name: str, modifiers: Iterable[str]) -> str:
    said = ", ".join(modifiers)
    return (f"{count} " if count != 1 else "") + name + (f" ({said})" if said else "")


def _modifier_words(entry: Listed, player: str) -> Iterable[str]:
    identity = str(entry.get("id") or "")
    name = str(entry.get("card") or entry.get("name") or "")
    if identity and " " not in identity and "#" not in identity and identity != name:
        yield f"as {identity}"
    for flag in ("tapped", "sick", "flipped"):
        if entry.get(flag):
            yield flag
    for key in ("level", "cast"):
        if entry.get(key):
            yield f"{key} {entry[key]}"
    yield from entry.get("designations") or ()
    if entry.get("face_down"):
        yield "face down" if entry["face_down"] is True else f"{entry['face_down']} face down"
    if entry.get("face") and entry["face"] not in ("front", 0):
        yield "back" if entry["face"] in ("back", 1) else f"face {entry['face']}"
    for kind, count in (entry.get("counters") or {}).items():
        if count:
            yield f"{count} {kind}"
    if isinstance(entry.get("damage"), Mapping):
        yield from (f"{n} damage to {victim}" for victim, n in entry["damage"].items())
    elif entry.get("damage"):
        yield f"damage {entry['damage']}"
    for key, word in (("attached_to", "on"), ("protector", "protector"), ("owner", "owner")):
        if entry.get(key) and not (key == "owner" and entry[key] == player):
            yield f"{word} {entry[key]}"
    if entry.get("controller") and entry["controller"] != player:
        yield f"controller {entry['controller']}"
    for key, value in (entry.get("chosen") or {}).items():
        yield f"{key}={value}"


def _token_words(token: Any) -> str:
    if not isinstance(token, Mapping):
        return f"{token} token"
    if "copy_of" in token:
        return f"token copy of {token['copy_of']}"
    kind = str(token.get("name")).removesuffix(" Token")
    if kind in _GIVEN and list(token.get("subtypes", ())) == [kind] and token.get("text"):
        return f"{kind} token"
    size = f"{token['power']}/{token['toughness']} " if token.get("power") is not None else ""
    colors = " and ".join(_COLOR_WORDS[c] for c in token.get("colors") or ()) or "colorless"
    words = " ".join([*token.get("subtypes", ()), *(t.lower() for t in token.get("types", ()))])
    said = ", ".join(str(token.get("text") or "").splitlines())
    text = f" with {said.lower()}" if said else ""
    return f"{size}{colors} {words} token{text}"

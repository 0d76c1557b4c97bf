"""A whole board as text that people write and paste, a line for each zone.

::

    You: life 17, 2 Grizzly Bears, Mountain (tapped), Pacifism (on Grizzly Bears#1)
    You hand: Lightning Bolt
    Opp: Invasion of Zendikar (as siege, 3 defense, protector You), 2 1/1 white Soldier creature token
    It is night
    # a remark

``read`` gives what each good line puts on the board and a problem for each bad one; its inverse is
:func:`bot.writing.write`.
Card names are looked up as anywhere else (a misspelt one is a problem with near names), so names with commas,
colons or parentheses need no quoting.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import engine
from bot.boards.moves import ZONES, Listed, Side
from bot.errors import Ambiguous, BadValue, NoSuch
from bot.names import Names
from bot.words import meant, one_of, typed
from cards import fold

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Kindred", "Land", "Planeswalker")

_PLAYER_MARKS = ("monarch", "initiative", "city's blessing")
"""What a player is or has (`designations` of a scenario)."""
_FLAGS = ("tapped", "sick", "face down", "flipped")
_MARKS = ("solved", "prepared", "suspected", "monstrous", "harnessed", "left half unlocked", "right half unlocked")
"""How permanents are marked (`designations` of a scenario)."""
_RELATIONS = ("attached-to", "protector", "controller", "owner")


@dataclass(frozen=True, slots=True)
class LineProblem:
    """A line that could not be read, numbered from 1, and why."""

    line: int
    text: str
    error: Exception


@dataclass(slots=True)
class Pasted:
    """What a pasted text says: cards and values by player, and the lines that say nothing readable."""

    sides: dict[str, Side] = field(default_factory=dict)
    day: str | None = None
    """"day" or "night" where a line says so."""
    problems: list[LineProblem] = field(default_factory=list)


def read(text: str, names: Names, players: Sequence[str] = (), me: str = "You") -> Pasted:
    """Read a pasted board. ``players`` are those of the board it goes to; none: any name is a new player, and
    ``me`` is what "You" is called."""
    pasted = Pasted()
    header: tuple[str, str] | None = None
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if daytime := _daytime(line):
            pasted.day = daytime
            continue
        try:
            known = players or tuple(pasted.sides)
            found, items = _header(line.strip(), names, known, header, None if players else me)
            player, zone = header = found or header or (known[0] if known else me, "battlefield")
            pasted.sides.setdefault(player, {})
            _merge(pasted.sides[player], _items(items, zone, names))
        except (NoSuch, BadValue, Ambiguous, LookupError) as error:
            pasted.problems.append(LineProblem(number, line.strip(), error))
    for side in pasted.sides.values():
        _name_players(side, players or tuple(pasted.sides), None if players else me)
    return pasted


def zone_called(text: str) -> str | None:
    """The zone that a word names, in English or French."""
    return meant("zone", ZONES).get(fold(text))


def player_called(text: str, players: Sequence[str]) -> str | None:
    """The player that a word names: the name itself, "me" and "opp", or the only one that begins so."""
    key = fold(text)
    for player in players:
        if fold(player) == key:
            return player
    if players and key in typed("first-player"):
        return players[0]
    if len(players) == 2 and key in typed("second-player"):
        return players[1]
    near = [player for player in players if key and fold(player).startswith(key)]
    return near[0] if len(near) == 1 else None


GOES_ON = "..."
"""At the end of a library: it goes on with unknown cards (docs/scenario.md)."""


def read_counters(text: str) -> dict[str, int]:
    """ "2 +1/+1, defense 3" -> {"+1/+1": 2, "defense": 3}; BadValue for what is no such list."""
    counters = {}
    for part in re.split(r"[,;]", text):
        found = _counter(part.strip())
        if found is None:
            raise BadValue(option="counters", found=part.strip(), expected="2 +1/+1, 3 defense")
        counters[found[0]] = found[1]
    return counters


# Lines


def _header(
    line: str, names: Names, players: Sequence[str], before: tuple[str, str] | None, me: str | None
) -> tuple[tuple[str, str] | None, str]:
    """Split off "You hand:"; None where the line goes on with the zone of the line before.

    ``me`` is the name of a new player called "You", or None where there are no new players.
    """
    head, colon, rest = line.partition(":")
    if not colon or _card_with_colon(line, names):
        return None, line
    name, zone = _player_and_zone(head.strip())
    if not name:
        first = players[0] if players else me or name
        return (before[0] if before else first, zone), rest
    player = player_called(name, players) if me is None or fold(name) not in typed("first-player") else me
    if player is None:
        if me is None:
            raise NoSuch(what="player", name=name, near=", ".join(players))
        player = name
    return (player, zone), rest


def _daytime(line: str) -> str | None:
    """ "It is night": "day" or "night", or None for any other line."""
    match = re.fullmatch(rf"(?:{one_of('it-is')} )?(.+?)[.;]?", fold(line))
    return meant("daytime", ("day", "night")).get(match[1]) if match else None


def _player_and_zone(head: str) -> tuple[str, str]:
    words = head.replace("'s ", " ").split()
    if words and fold(words[-1]) in typed("commander"):
        return " ".join(words[:-1]), "commander"
    for taken in (3, 2, 1):
        zone = zone_called(" ".join(words[-taken:])) if len(words) >= taken else None
        if zone:
            return " ".join(words[:-taken]), zone
    return " ".join(words), "battlefield"


def _card_with_colon(line: str, names: Names) -> bool:
    """Whether the line begins with a card whose own name has a colon."""
    first = re.sub(r"^\d+\s*[x×]?\s+", "", _split(line, ",;")[0].split("(")[0]).strip()
    return ":" in first and names.exact(first) is not None


def _merge(side: Side, more: Side) -> None:
    for key, value in more.items():
        if isinstance(value, list):
            side.setdefault(key, []).extend(value)
        elif isinstance(value, dict):
            side[key] = {**side.get(key, {}), **value}
        else:
            side[key] = value


def _name_players(side: Side, players: Sequence[str], me: str | None) -> None:
    """Players that an item names ("protector Opp"), by the names they have here."""
    for zone in ZONES:
        for entry in side.get(zone, ()):
            for key in ("protector", "controller", "owner"):
                if isinstance(entry, dict) and key in entry:
                    mine = me is not None and fold(entry[key]) in typed("first-player")
                    entry[key] = me if mine else player_called(entry[key], players) or entry[key]


# Items


def _items(text: str, zone: str, names: Names) -> Side:
    """What the items of one line put into a zone."""
    side: Side = {}
    pieces = [piece for piece in _split(text, ",;") if piece]
    if zone == "library" and len(pieces) == 1 and fold(pieces[0]) in typed("none"):
        return {zone: []}
    while pieces:
        value = _player_value(pieces[0])
        if value:
            _merge(side, value)
            pieces.pop(0)
            continue
        where, (first, card) = zone, (pieces[0].partition(" ")[::2])
        if fold(first) in typed("commander") and card and names.exact(pieces[0]) is None:
            where, pieces[0] = "commander", card
        taken = next((n for n in range(min(4, len(pieces)), 1, -1) if _is_card(", ".join(pieces[:n]), names)), 1)
        _merge(side, {where: [read_entry(", ".join(pieces[:taken]), names)]})
        del pieces[:taken]
    return side


def _split(text: str, marks: str) -> list[str]:
    """The pieces between the marks, but for marks inside parentheses."""
    pieces, depth, current = [], 0, ""
    for char in text:
        depth += (char == "(") - (char == ")")
        if char in marks and depth <= 0:
            pieces.append(current.strip())
            current = ""
        else:
            current += char
    return [*pieces, current.strip()]


def _player_value(text: str) -> Side | None:
    """ "life 17", "3 poison", "mana UUR2", "monarch": something about the player."""
    mark = meant("player", _PLAYER_MARKS).get(_without_article(fold(text)))
    if mark is not None:
        return {"designations": [mark]}
    life, speed = one_of("life"), one_of("speed")
    if match := re.fullmatch(rf"{speed} ([1-4])", text, re.I):
        return {"speed": int(match[1])}
    if match := re.fullmatch(rf"{life} (-?\d+)|(-?\d+) {life}", text, re.I):
        return {"life": int(match[1] or match[2])}
    if match := re.fullmatch(r"(poison|energy|experience|rad) (\d+)|(\d+) (poison|energy|experience|rad)", text, re.I):
        return {"counters": {(match[1] or match[4]).lower(): int(match[2] or match[3])}}
    if match := re.fullmatch(r"mana (any|lands|[WUBRGC\d]+)", text, re.I):
        return {"mana": match[1] if match[1].lower() in ("any", "lands") else match[1].upper()}
    return None


def _without_article(text: str) -> str:
    """ "the monarch": "monarch"."""
    for article in typed("article"):
        text = text.removeprefix(article if article.endswith("'") else article + " ")
    return text


def _is_card(text: str, names: Names) -> bool:
    """Whether several pieces belong together as one name with commas, modifiers aside."""
    name = re.sub(r"^\d+\s*[x×]?\s+", "", text)
    return any(names.exact(part) is not None for part in (name, re.sub(r"\s*\([^()]*\)$", "", name)))


def read_entry(text: str, names: Names) -> Any:
    """One item as a scenario entry: a plain name where nothing else is said."""
    count, rest = 1, text
    if (match := re.match(r"(\d+)\s*[x×]?\s+(?=\S)", text)) and not names.exact(text):
        count, rest = int(match[1]), text[match.end() :]
    if text == GOES_ON:
        return text
    entry: Listed = {}
    name, modifiers = _modifiers(rest, names)
    for word in modifiers:
        _modify(entry, word)
    name = _flags(name, entry, names)
    if fold(name) in typed("unknown-card"):
        return {"unknown": count, **entry}
    if token := _predefined(name, names) or _token(name):
        entry = {"token": token, **entry}
    else:
        entry = {**names.entry(name), **entry}
    if count != 1:
        entry["count"] = count
    return entry["card"] if list(entry) == ["card"] else entry


def _modifiers(text: str, names: Names) -> tuple[str, list[str]]:
    """Split "Mountain (tapped, 2 +1/+1)"; a name that ends in parentheses itself stays whole."""
    match = re.fullmatch(r"(.*\S)\s*\(([^()]*)\)", text)
    if not match or names.exact(text):
        return text, []
    return match[1], [part for part in _split(match[2], ",;") if part]


def _flags(name: str, entry: Listed, names: Names) -> str:
    """ "tapped Mountain" and "Mountain tapped" as well."""
    for word, flag in meant("flag", _FLAGS).items():
        for pattern in (rf"{word}\s+(.+)", rf"(.+)\s+{word}"):
            match = re.fullmatch(pattern, name, re.I)
            if match and names.exact(name) is None:
                entry[flag.replace(" ", "_")] = True
                name = match[1]
    return name


_TURNED_DOWN = r"(morph|disguise|manifested|cloaked|turned) face down"


def _modify(entry: Listed, word: str) -> None:
    """Set what one modifier says; BadValue for one that says nothing known."""
    key = fold(word)
    if flag := meant("flag", _FLAGS).get(key):
        entry[flag.replace(" ", "_")] = True
    elif mark := meant("mark", _MARKS).get(key):
        entry.setdefault("designations", []).append(mark)
    elif key in typed("unlocked"):
        entry.setdefault("designations", []).extend(("left half unlocked", "right half unlocked"))
    elif match := re.fullmatch(rf"({one_of('level', 'cast')}) (\d+)(?: {one_of('times')})?", key):
        entry["level" if match[1] in typed("level") else "cast"] = int(match[2])
    elif key in typed("back"):
        entry["face"] = "back"
    elif match := re.fullmatch(r"damage (\d+)|(\d+) damage", word, re.I):
        entry["damage"] = int(match[1] or match[2])
    elif match := re.fullmatch(r"([^=]+?)\s*=\s*(.+)", word):
        entry.setdefault("chosen", {})[match[1]] = match[2]
    elif relation := _relation(word):
        entry[relation[0]] = relation[1]
    elif counter := _counter(word):
        entry.setdefault("counters", {})[counter[0]] = counter[1]
    else:
        raise BadValue(
            option="( )",
            found=word,
            expected="tapped, face down, back, 2 +1/+1, 3 defense, level 2, damage 1, on X, protector P, as x",
        )


def _relation(word: str) -> tuple[str, str] | None:
    """ "on Grizzly Bears", "as siege", "face left": what is said of it, and the thing, id or face that is named."""
    patterns = {what.replace("-", "_"): rf"{one_of(what)} (.+)" for what in _RELATIONS}
    patterns |= {"id": r"(?:as|id) (\S+)", "face_down": _TURNED_DOWN, "face": r"face (\S+)"}
    for what, pattern in patterns.items():
        if match := re.fullmatch(pattern, word, re.I):
            return what, match[1]
    return None


def _counter(text: str) -> tuple[str, int] | None:
    """ "2 +1/+1", "+1/+1 2", "3 defense counters", "defense 3", "+1/+1" -> kind and number."""
    text = fold(re.sub(rf"\b{one_of('counters')}\b", "", text, flags=re.I))
    for word in typed("loyalty"):
        text = text.replace(word, "loyalty")
    if match := re.fullmatch(r"(\d+) ([a-z][a-z -]*|[+-]\d+/[+-]\d+)", text, re.I):
        return match[2], int(match[1])
    if match := re.fullmatch(r"([a-z][a-z -]*|[+-]\d+/[+-]\d+)[ :](\d+)", text, re.I):
        return match[1], int(match[2])
    return (text, 1) if re.fullmatch(r"[+-]\d+/[+-]\d+", text) else None


def _predefined(text: str, names: Names) -> str | None:
    """ "Clue", "2 Treasure tokens": a token whose characteristics the rules give (111.10); None for anything else."""
    token = one_of("token")
    match = re.fullmatch(rf"(?P<before>{token}\s+)?(?P<kind>.+?)(?P<behind>\s+{token})?", text, re.I)
    if match is None or (not match["before"] and not match["behind"] and names.exact(text) is not None):
        return None
    key, known = fold(match["kind"]), meant("token", (kind.value for kind in engine.Predefined))
    return known.get(key) or known.get(key.removesuffix("s"))


def _token(text: str) -> Listed | None:
    """ "1/1 white Soldier creature token with flying" -> a token; None if it does not read like one."""
    match = re.fullmatch(r"(?:(\d+)/(\d+)\s+)?(.+?)\s+tokens?(?:\s+with\s+(.+))?", text, re.I)
    if not match:
        return None
    words = match[3].split()
    colors = [COLORS[w.lower()] for w in words if w.lower() in COLORS]
    types = [w.capitalize() for w in words if w.capitalize() in _TYPES]
    plain = {*COLORS, "and", "colorless"}
    subtypes = [w for w in words if w.lower() not in plain and w.capitalize() not in _TYPES]
    if not types and not match[1]:
        return None
    token: Listed = {"name": " ".join(subtypes) or types[0], "types": types or ["Creature"]}
    token |= {"subtypes": subtypes, "colors": colors}
    if match[1]:
        token |= {"power": int(match[1]), "toughness": int(match[2])}
    if match[4]:
        token["text"] = ", ".join(re.split(r",\s*|\s+and\s+", match[4])).capitalize()
    return token

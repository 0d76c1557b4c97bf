"""A board as the text that :mod:`bot.board_text.paste` reads."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

import engine
from bot.board_text import tokens
from bot.board_text.named_here import number_of
from bot.board_text.numbers_held import GOES_ON
from bot.board_text.said_of_a_player import mana_as_typed
from bot.board_text.tokens import COLORS
from bot.boards.moves import ZONES, Listed, Scenario, Side
from bot.words import Words
from cards import fold

ENGLISH = Words.of("en")
_GIVEN = {kind.value for kind in engine.Predefined}
"""The tokens whose text the rules give (111.10), so that their name says all."""
_COLOR_WORDS = {letter: word for word, letter in COLORS.items()}


def write(scenario: Scenario, words: Words = ENGLISH) -> str:
    """The starting position of a scenario (or a report's state, which is of that shape) as text that ``read`` reads, in
    a person's ``words``."""
    lines = []
    for player, side in scenario.get("players", {}).items():
        values = [*_values(side, words), *_earlier((scenario.get("history") or {}).get(player, {}), words)]
        for zone in ZONES:
            items = _together(item for entry in side.get(zone) or () if (item := _item(entry, player, words)))
            if zone == "battlefield":
                lines.append(_line(player, [*values, *items]))
            elif zone == "library" and side.get(zone) == []:
                lines.append(_line(f"{player} {_first(f'zone-{zone}', words)}", [_first("none", words)]))
            elif items and items != [GOES_ON]:
                whole = zone == "library" and GOES_ON not in items
                number = f" ({sum(map(number_of, side[zone]))})" if whole else ""
                lines.append(_line(f"{player} {_first(f'zone-{zone}', words)}{number}", items))
        commanders = side.get("commander") or ()
        listed = [commanders] if isinstance(commanders, str | dict) else commanders
        if listed:
            items = [_item(one, player, words) for one in listed]
            lines.append(_line(f"{player} {_first('commander', words)}", items))
    day = (scenario.get("options") or {}).get("day")
    if day:
        lines.append(f"{_first('it-is', words)} {_first(f'daytime-{day}', words)}".capitalize())
    turn, first = scenario.get("turn") or {}, next(iter(scenario.get("players", {})), None)
    active, step = turn.get("active") or first, turn.get("step")
    if active != first or step not in (None, "precombat main"):  # else it is as it is when nothing is said
        whose = words("situation-turns", player=str(active)).strip()
        lines.append(whose[:1].upper() + whose[1:] + _step(step, words))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _together(items: Iterable[str]) -> list[str]:
    """What is listed several times in a row, counted: "4 Treasure token"."""
    told = []
    for item, same in groupby(items):
        times = len(list(same))
        alike = times > 1 and item != GOES_ON and not re.match(r"\d+ ", item)
        told += [f"{times} {item}"] if alike else [item] * times
    return told


def _first(what: str, words: Words) -> str:
    """The first of what people may type for something."""
    return words(f"typed-{what}").partition(",")[0]


def _line(head: str, items: Iterable[str]) -> str:
    return f"{head}: {', '.join(items)}"


def _step(step: str | None, words: Words) -> str:
    """The step as it is written behind whose turn it is; nothing for that in which nothing needs to be said."""
    if step in (None, "precombat main"):
        return ""
    spelt = words(f"short-word-step-{step.replace(' ', '-')}").partition(",")[0]
    return f", {step if words.language == ENGLISH.language else spelt}"


def _values(side: Side, words: Words) -> Iterable[str]:
    if "life" in side:
        yield f"{_first('life', words)} {side['life']}"
    for kind, count in (side.get("counters") or {}).items():
        if count:
            yield f"{kind} {count}"
    yield from (_mark("player", one, words) for one in side.get("designations") or ())
    if side.get("speed"):
        yield f"{_first('speed', words)} {side['speed']}"
    if isinstance(side.get("mana"), str):
        yield f"mana {mana_as_typed(side['mana'])}"


def _earlier(history: Listed, words: Words) -> Iterable[str]:
    """How many spells a player has cast this turn, of which no more is said."""
    if isinstance(history.get("spells_cast"), int):
        yield f"{history['spells_cast']} {_first('spells-cast', words)}"


def _mark(kind: str, mark: str, words: Words) -> str:
    """A designation of a player or permanent as people type it."""
    said = words.find(f"typed-{kind}-{re.sub('[^a-z]+', '-', mark.lower())}")
    return said.partition(",")[0] if said else mark


def _item(entry: Any, player: str, words: Words) -> str:
    if isinstance(entry, str):
        return entry
    if "unknown" in entry:
        return _counted(entry["unknown"], _first("unknown-card", words), _modifier_words(entry, player, words))
    if "emblem" in entry:
        return f"{entry['emblem']} {_first('emblem', words)}"
    if "token" in entry:
        name = _token_words(entry["token"], words)
    else:
        name = entry.get("card") or entry.get("name") or ""
    if not name:
        return ""
    return _counted(entry.get("count", 1), name, _modifier_words(entry, player, words))


def _counted(count: int, name: str, modifiers: Iterable[str]) -> str:
    said = ", ".join(modifiers)
    return (f"{count} " if count != 1 else "") + name + (f" ({said})" if said else "")


def _modifier_words(entry: Listed, player: str, words: Words) -> Iterable[str]:
    identity = str(entry.get("id") or "")
    name = str(entry.get("card") or entry.get("name") or "")
    if identity and " " not in identity and "#" not in identity and identity != name:
        yield f"as {identity}"
    for flag in ("tapped", "sick", "flipped"):
        if entry.get(flag):
            yield _first(f"flag-{flag}", words)
    for key in ("level", "cast"):
        if entry.get(key):
            yield f"{_first(key, words)} {entry[key]}"
    yield from (_mark("mark", one, words) for one in entry.get("designations") or ())
    if entry.get("set_aside"):
        yield _mark("set-aside", entry["set_aside"], words)
    if entry.get("copy_of"):
        yield f"{_first('copying', words)} {entry['copy_of']}"
    if entry.get("face_down") and entry.get("set_aside") != "foretold":
        yield _first("flag-face-down", words) if entry["face_down"] is True else f"{entry['face_down']} face down"
    if entry.get("face") and entry["face"] not in ("front", 0):
        yield _first("back", words) if entry["face"] in ("back", 1) else f"face {entry['face']}"
    for kind, count in (entry.get("counters") or {}).items():
        if count:
            yield f"{count} {kind}"
    if isinstance(entry.get("damage"), Mapping):
        dealt, to = _first("damage", words), _first("to", words)
        yield from (f"{n} {dealt} {to} {victim}" for victim, n in entry["damage"].items())
    elif entry.get("damage"):
        yield f"{_first('damage', words)} {entry['damage']}"
    if "goaded_by" in entry:
        yield f"{_first('goaded', words)} {_first('goaded-by', words)} {entry['goaded_by']}"
    if entry.get("regeneration_shields"):
        yield _first("regenerated", words)
    for key in ("attached_to", "paired_with", "protector", "owner"):
        if entry.get(key) and not (key == "owner" and entry[key] == player):
            yield f"{_first(key.replace('_', '-'), words)} {entry[key]}"
    if entry.get("controller") and entry["controller"] != player:
        yield f"{_first('controller', words)} {entry['controller']}"
    for key, value in (entry.get("chosen") or {}).items():
        yield f"{key}={value}"


def _token_words(token: Any, words: Words) -> str:
    if not isinstance(token, Mapping):
        return f"{token} {_first('token', words)}"
    if "copy_of" in token:
        return f"{_first('token', words)} {_first('copy-of', words)} {token['copy_of']}"
    kind = str(token.get("name")).removesuffix(" Token")
    if kind in _GIVEN and list(token.get("subtypes", ())) == [kind] and token.get("text"):
        return f"{kind} {_first('token', words)}"
    if not token.get("subtypes") and tokens.token(str(token.get("name")), words.language) == _bare(token):
        return str(token["name"])
    size = f"{token['power']}/{token['toughness']} " if token.get("power") is not None else ""
    colors = " and ".join(_COLOR_WORDS[c] for c in token.get("colors") or ()) or "colorless"
    kinds = " ".join([*token.get("subtypes", ()), *(t.lower() for t in token.get("types", ()))])
    said = [_ability_words(line) for line in str(token.get("text") or "").splitlines()]
    text = f" with {', '.join(said)}" if said else ""
    return f"{size}{colors} {kinds} token{text}"


def _ability_words(line: str) -> str:
    """A line of a token's text: keywords as they are, any other ability in quotation marks."""
    keywords = [fold(one) for one in line.split(",")]
    return line.lower() if all(one.strip() in tokens.KEYWORDS_CALLED for one in keywords) else f'"{line}"'


def _bare(token: Mapping[str, Any]) -> Listed:
    """A token as it would be listed, without what is empty."""
    return {key: value for key, value in token.items() if value not in ((), [], "", None)}

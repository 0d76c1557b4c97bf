"""Tokens and plain creatures as people write them: "a 2/2", "5/5 trampler", "3 1/1 white Soldier tokens"."""

from __future__ import annotations

import re

import engine
from bot.boards.moves import Listed
from bot.card_names import Names
from bot.words import LANGUAGES, Words, meant, one_of, typed
from cards import fold

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Kindred", "Land", "Planeswalker")
_KEYWORDS = (
    *("deathtouch", "defender", "double-strike", "fear", "first-strike", "flash", "flying", "haste", "hexproof"),
    *("horsemanship", "indestructible", "infect", "intimidate", "lifelink", "menace", "prowess", "reach", "shadow"),
    *("shroud", "skulk", "trample", "vigilance", "wither"),
)
_SPOKEN_OF = (
    *("deathtouch", "defender", "double-strike", "first-strike", "flying", "haste", "hexproof", "infect", "lifelink"),
    *("prowess", "reach", "trample"),
)
"""Those whose creatures have names too: "a trampler"."""
_CALLED = {
    **{fold(Words.of(language).bare(word)): word.replace("-", " ") for word in _KEYWORDS for language in LANGUAGES},
    **{word: name.replace("-", " ") for word, name in meant("term", _SPOKEN_OF).items()},
}
"""The keyword abilities of tokens, by what they are called in any language."""
_LONGEST = 3
"""Words of the longest of them, and of creature types."""


def predefined(text: str, names: Names) -> str | None:
    """ "Clue", "2 Treasure tokens": a token whose characteristics the rules give (111.10); None for anything else."""
    token = one_of("token")
    match = re.fullmatch(rf"(?P<before>{token}\s+)?(?P<kind>.+?)(?P<behind>\s+{token})?", text, re.I)
    if match is None or (not match["before"] and not match["behind"] and names.exact(text) is not None):
        return None
    key, known = fold(match["kind"]), meant("token", (kind.value for kind in engine.Predefined))
    return known.get(key) or known.get(key.removesuffix("s"))


def copied(text: str, names: Names) -> Listed | None:
    """ "token copy of Serra Angel": a token that is a copy of that card (707.2)."""
    match = re.fullmatch(rf"{one_of('token')} {one_of('copy-of')} ?(.+)", text, re.I)
    card = names.exact(match[1]) if match is not None and names.exact(text) is None else None
    return {"copy_of": card.front.name} if card is not None else None


def token(text: str) -> Listed | None:
    """ "1/1 white Soldier creature token with flying", "a vanilla 2/2", "5/5 trample": a token (111.4); None
    for what reads like none. What has a size is one if each word is known; what is called a token may be of any type.
    """
    sized = re.fullmatch(r"(?P<before>[^/]*?)\s*\b(?P<power>\d+)/(?P<toughness>\d+)s?\b\s*(?P<behind>[^/]*)", text)
    if sized is not None:
        size = {"power": int(sized["power"]), "toughness": int(sized["toughness"])}
        if (known := _known(f"{sized['before']} {sized['behind']}")) is not None:
            return _made(*known, size)
    return _of_any_type(text)


def _known(text: str) -> tuple[list[str], list[str], list[str], list[str]] | None:
    """The types, subtypes, colors and keyword abilities that a text lists; None where it says anything else."""
    types, subtypes, colors, keywords = list[str](), list[str](), list[str](), list[str]()
    creature_types = {fold(kind): kind for kind in engine.CREATURE_TYPES}
    filling = typed("token") | typed("plain-creature") | typed("with") | typed("share-and")
    words = re.findall(r"[^\s,]+", fold(text))
    while words:
        for length in range(min(_LONGEST, len(words)), 0, -1):
            said = " ".join(words[:length])
            one = said.removesuffix("s")
            if said in _CALLED or one in _CALLED:
                keywords.append(_CALLED.get(said) or _CALLED[one])
            elif kind := creature_types.get(said) or creature_types.get(one):
                subtypes.append(kind)
            elif said in COLORS:
                colors.append(COLORS[said])
            elif said.capitalize() in _TYPES:
                types.append(said.capitalize())
            elif said not in filling:
                continue
            words = words[length:]
            break
        else:
            return None
    return types, subtypes, colors, keywords


def _made(types: list[str], subtypes: list[str], colors: list[str], keywords: list[str], size: Listed) -> Listed:
    types = types if "Creature" in types else [*types, "Creature"]
    made: Listed = {"name": " ".join(subtypes) or "Creature", "types": types, **size}
    if subtypes:
        made["subtypes"] = subtypes
    if colors:
        made["colors"] = colors
    if keywords:
        made["text"] = ", ".join(keywords).capitalize()
    return made


def _of_any_type(text: str) -> Listed | None:
    """ "2/2 Glorp token with “Whenever …”": a token of types that nobody has heard of, or with an ability in full."""
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
    made: Listed = {"name": " ".join(subtypes) or types[0], "types": types or ["Creature"]}
    made |= {"subtypes": subtypes, "colors": colors}
    if match[1]:
        made |= {"power": int(match[1]), "toughness": int(match[2])}
    if match[4]:
        made["text"] = ", ".join(re.split(r",\s*|\s+and\s+", match[4])).capitalize()
    return made

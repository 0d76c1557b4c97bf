"""Tokens and plain creatures as people write them: "a 2/2", "5/5 trampler", "3 1/1 white Soldier tokens"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import engine
from bot.boards.moves import Listed
from bot.card_names import Names
from bot.words import LANGUAGES, Words, meant, one_of, typed
from cards import fold

COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
TYPES = ("Artifact", "Battle", "Creature", "Enchantment", "Kindred", "Land", "Planeswalker")
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
_SHORTENED = ("deathtouch", "double-strike", "first-strike", "flying", "lifelink", "trample", "vigilance")
"""Those that are written short: "piét.", "CM"."""
KEYWORDS_CALLED = {
    **{fold(Words.of(language).bare(word)): word.replace("-", " ") for word in _KEYWORDS for language in LANGUAGES},
    **{word: name.replace("-", " ") for word, name in meant("term", _SPOKEN_OF).items()},
    **{word: name.replace("-", " ") for word, name in meant("short", _SHORTENED).items()},
}
"""The keyword abilities of tokens, by what they are called in any language."""
_COLORS_CALLED = meant("situation-color", COLORS)
"""Colors by what they are called in any language, of things of any gender."""
_FILLING = (
    typed("token") | typed("plain-creature") | typed("with") | typed("share-and") | typed("of") | typed("before-a-term")
)
"""Words that say nothing of a token by themselves: "créature", "et", "le" vol."""
_ELIDED = re.compile(r"(?<!\w)([ld]['’])(?=\w)", re.I)
_QUOTED = re.compile(r'"([^"]+)"|[“«]\s*([^”»]+?)\s*[”»]')
"""An ability in quotation marks, of either kind."""
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


def token(text: str, language: str = "en") -> Listed | None:
    """ "1/1 white Soldier creature token with flying", "a vanilla 2/2", "5/5 trample": a token (111.4); None for what
    reads like none. Each word has to be known; what is called a token may be of any type, and have any ability. One
    without a creature type is called by what is said of it, in a person's ``language``."""
    sized = re.search(r"(?<!\S)(\d+)/(\d+)s?(?!\S)", text)
    rest = text if sized is None else f"{text[: sized.start()]} {text[sized.end() :]}"
    listed, *having = re.split(rf"\s{one_of('with')}\s", rest, maxsplit=1, flags=re.I)
    called_so = re.search(rf"\b{one_of('token')}\b", listed, re.I) is not None
    said = _Said()
    if not said.take(listed, of_any_type=called_so) or not (sized or (called_so and said.types)):
        return None
    for text_of_it in having:
        abilities = _Said(texts=[first or second for first, second in _QUOTED.findall(text_of_it)])
        unquoted = _QUOTED.sub(" ", text_of_it)
        if abilities.take(unquoted) and not (abilities.types or abilities.subtypes or abilities.colors):
            said.keywords += abilities.keywords
        elif called_so:
            said.keywords += [
                one for one in re.split(rf",\s*|\s+{one_of('share-and')}\s+", unquoted) if one.strip(" ,")
            ]
        else:
            return None
        said.texts += abilities.texts
    return said.token({"power": int(sized[1]), "toughness": int(sized[2])} if sized else {}, Words.of(language))


def without_size(text: str) -> Listed | None:
    """ "Zombie tokens", "a white Spirit token", "Saprolings": the subtypes, colors and keywords that a text lists of
    creatures, if it says not how large they are, so that they may be any of several (111.4)."""
    said = _Said()
    if re.search(r"\d/\d", text) is not None or not said.take(text) or not said.subtypes:
        return None
    return {"subtypes": said.subtypes, "colors": said.colors, "keywords": said.keywords}


def goes_on(text: str, piece: str) -> bool:
    """Whether what follows a comma belongs to a token: a keyword, in small letters, or an ability in quotation marks,
    behind "with". In capitals it may be a card ("Vigilance")."""
    if re.search(rf"\d/\d.*\s{one_of('with')}\s|\b{one_of('token')}\b.*\s{one_of('with')}\s", text, re.I) is None:
        return False
    unquoted, said = _QUOTED.sub(" ", re.sub(r"\s*\([^()]*\)$", "", piece)), _Said()
    known = unquoted == unquoted.lower() and said.take(unquoted) and not (said.types or said.subtypes or said.colors)
    return known and bool(said.keywords or unquoted != piece)


@dataclass(slots=True)
class _Said:
    """What the words for a token say of it."""

    types: list[str] = field(default_factory=list)
    subtypes: list[str] = field(default_factory=list)
    colors: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    """Abilities that stand in quotation marks."""

    def take(self, text: str, *, of_any_type: bool = False) -> bool:
        """Take in what a text lists; False where a word says nothing that is known, and may not be a type either."""
        words = _ELIDED.sub(r"\1 ", text).replace(",", " ").split()
        while words:
            known = (n for n in range(min(_LONGEST, len(words)), 0, -1) if self._knows(fold(" ".join(words[:n]))))
            length = next(known, 0)
            if not length and not of_any_type:
                return False
            if not length:
                self.subtypes.append(words[0])
            words = words[length or 1 :]
        return True

    def _knows(self, said: str) -> bool:
        """Whether words are known, which are then taken in: the plural too ("Soldiers", "flyers", "Elves")."""
        for one in engine.singulars(said):
            if one in KEYWORDS_CALLED:
                self.keywords.append(KEYWORDS_CALLED[one])
            elif one in _creature_types():
                self.subtypes.append(_creature_types()[one])
            elif one in _COLORS_CALLED:
                self.colors.append(COLORS[_COLORS_CALLED[one]])
            elif one in _types_called():
                self.types.append(_types_called()[one])
            elif one not in _FILLING:
                continue
            return True
        return False

    def token(self, size: Listed, words: Words) -> Listed:
        """The token that it is."""
        types = self.types if "Creature" in self.types or not size else [*self.types, "Creature"]
        name = " ".join(self.subtypes) or (self._size_as_name(size, words) if size else types[-1])
        made: Listed = {"name": name, "types": types, **size}
        keywords = ", ".join(self.keywords)
        text = "\n".join(filter(None, [keywords[:1].upper() + keywords[1:], *self.texts]))
        rest = {"subtypes": self.subtypes, "colors": self.colors, "text": text}
        return made | {key: value for key, value in rest.items() if value}

    def _size_as_name(self, size: Listed, words: Words) -> str:
        """What a creature is called of which no more is said: "2/2 creature", "5/5 red trample"."""
        colors = (words.find(f"situation-token-{word}") for word, letter in COLORS.items() if letter in self.colors)
        abilities = (words.bare(one.replace(" ", "-")) for one in self.keywords if one in KEYWORDS_CALLED.values())
        said = " ".join(word for word in (*colors, *abilities) if word)
        numbers = f"{size['power']}/{size['toughness']}"
        return f"{numbers} {said}" if said else words("token-unnamed", size=numbers, count=1)


@cache
def _creature_types() -> dict[str, str]:
    """The creature types of the rules, by what they are called in any language, folded."""
    named = {fold(said): kind for kind in engine.CREATURE_TYPES for said in _in_languages(f"subtype-{kind}")}
    return named | {fold(kind): kind for kind in engine.CREATURE_TYPES}


def subtype_called(text: str) -> str | None:
    """The subtype of a creature or of a token that the rules know by name, by what it is called in any language."""
    known = _creature_types() | meant("token", (kind.value for kind in engine.Predefined))
    return next((known[one] for one in engine.singulars(fold(text)) if one in known), None)


@cache
def _types_called() -> dict[str, str]:
    """Card types by what they are called in any language, folded: "artefact"."""
    named = {fold(said): kind for kind in TYPES for said in _in_languages(f"picture-type-{kind}")}
    return named | {kind.lower(): kind for kind in TYPES}


def _in_languages(key: str) -> Iterator[str]:
    """What a message says in each language that has it."""
    return filter(None, (Words.of(language).find(key.replace(" ", "-")) for language in LANGUAGES))

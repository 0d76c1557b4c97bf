"""Tokens as cards make them: what "3 Saprolings" are where nobody says how large, read from the cards' own texts
(111.3, 111.4)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from bot.board_text import tokens
from bot.boards.moves import Listed, Side
from bot.card_names import Names
from bot.errors import Ambiguous
from bot.words import Words

MOST_MAKE = 3 / 4
"""The share of the cards that make such a token from which on theirs is taken to be meant."""
MOST_OFFERED = 5
"""Tokens that are offered where several may be meant."""

_COLORS = r"(?:(?:white|blue|black|red|green|colorless|and) )+"
_KEYWORD = "|".join(sorted(set(tokens.KEYWORDS_CALLED.values()), key=len, reverse=True))
_HAVING = rf'"[^"]+"|(?:{_KEYWORD})(?:(?:,| and|, and) (?:{_KEYWORD}))*(?: and "[^"]+")?'
_MADE = re.compile(
    rf"(?P<token>\d+/\d+ {_COLORS}(?:[A-Z][\w'-]+ )+(?:artifact |enchantment )?creature token)s?"
    rf'(?: with (?P<having>{_HAVING}))?(?:\. (?:It has|They have) (?P<text>"[^"]+"))?'
    r'(?=[.,:;\n)]| that\b| and (?!")| on\b| for\b| or\b| named\b|$)'
)
"""What a card that creates a token says of it."""


def as_made(text: str, names: Names) -> Listed | None:
    """The token that cards make where a text names its creature type and no size; None where none makes one, or it is
    no such text. Ambiguous where cards make several."""
    like = _made_by_cards(text, names)
    if not like:
        return None
    (most, number), *_ = like.most_common(1)
    if number < MOST_MAKE * like.total():
        raise Ambiguous(text, made_by_cards(text, names))
    return tokens.token(most)


def made_by_cards(text: str, names: Names) -> list[str]:
    """The tokens that cards make of the creature type which a text names without a size, those of most cards first."""
    return [said for said, _ in _made_by_cards(text, names).most_common(MOST_OFFERED)]


def _made_by_cards(text: str, names: Names) -> Counter[str]:
    """Such tokens with the number of texts that make them: those of no other type besides, if most are of none."""
    wanted = tokens.without_size(text)
    if wanted is None:
        return Counter()
    made = Counter(said for one in names.texts_with(wanted["subtypes"][0]) for said in set(_made(one)))
    found = [(said, n, tokens.token(said)) for said, n in made.items()]
    like = [(said, n, token) for said, n, token in found if token is not None and _fits(token, wanted)]
    every = Counter({said: n for said, n, _ in like})
    just_so = Counter({said: n for said, n, token in like if len(token["subtypes"]) == len(wanted["subtypes"])})
    return just_so if just_so.most_common(1) == every.most_common(1) else every


def named_so(text: str, names: Names) -> Listed | None:
    """The token that a card creates by that very name, which no card has: "Marit Lage" (111.4)."""
    if not text[:1].isupper() or names.exact(text) is not None:
        return None
    called = re.escape(text)
    told = rf"(legendary )?(\d+/\d+ {_COLORS}[^.,;]*?creature token)( with (?:{_HAVING}))?"
    of_that_name = re.compile(rf"create (?:{called}, an? {told}|an? {told} named {called})(?![\w'’])", re.I)
    found = (of_that_name.search(one) for one in names.texts_with(text))
    match = next((one for one in found if one is not None), None)
    if match is None:
        return None
    halves = zip(match.groups()[:3], match.groups()[3:], strict=True)
    legendary, size, having = (first or second for first, second in halves)
    token = tokens.token(f"{size}{having or ''}")
    return token and {**token, "name": text} | ({"supertypes": ["Legendary"]} if legendary else {})


def taken_as_made(items: str, side: Side, words: Words) -> list[str]:
    """The creature tokens of a side whose size the text for it doesn't say, each as it is taken to be: "1/1 Goblin"."""
    found = (one["token"] for one in side.get("battlefield", ()) if isinstance(one, dict) and "token" in one)
    sized = [(f"{one['power']}/{one['toughness']}", one["name"]) for one in found if "power" in one]
    return [f"{size} {words.find(f'subtype-{name}') or name}" for size, name in sized if size not in items]


def _made(text: str) -> Iterator[str]:
    for match in _MADE.finditer(text):
        having = " and ".join(filter(None, (match["having"], match["text"])))
        yield f"{match['token']} with {having}" if having else match["token"]


def _fits(token: Listed, wanted: Listed) -> bool:
    """Whether a token is of all the types and of the colors that are asked for, and has the abilities."""
    of_colors = not wanted["colors"] or set(token.get("colors", ())) == set(wanted["colors"])
    of_types = set(token.get("subtypes", ())) >= set(wanted["subtypes"])
    text = str(token.get("text", "")).lower()
    return of_colors and of_types and all(one in text for one in wanted["keywords"])

"""Who plays, where a question says it: how many, "in a 4 man pod", "against 3 opponents", and who is called by a first
name, "my friend dave attacks"."""

from __future__ import annotations

import re
from functools import cache

from bot.situations.descriptions import number, number_of
from bot.situations.spelling import plain_letters
from bot.words import one_of
from cards import fold

MOST_PLAYERS = 6
"""More than so many do not sit at one table."""
_TWO = 2
_AS = ("opp", "my other opponent")
"""What they are taken to be, by the order in which they come up."""


def without_number_of_players(text: str) -> tuple[str, int | None]:
    """A question without the words that say how many play, and how many that is; None where it does not say."""
    found = _group().search(text) or _opponents().search(text)
    groups = found.groupdict() if found is not None else {}
    said = number_of(groups.get("number") or groups.get("of") or "")
    if found is None or said is None:
        return text, None
    players = said + (found.re is _opponents())
    if not _TWO <= players <= MOST_PLAYERS:
        return text, None
    return f"{text[: found.start()]} {text[found.end() :]}".strip(), players


def is_table(text: str, start: int, end: int) -> bool:
    """Whether these words are the table that is played at, and no card: "in a 4 man pod", "somebody in my pod"."""
    found = (*_group().finditer(text), *_own_table().finditer(text))
    return any(one.start() <= start and end <= one.end() for one in found)


@cache
def _own_table() -> re.Pattern[str]:
    """ "in my pod"."""
    return re.compile(rf"(?<!\w){one_of('situation-at-table')}\s+{one_of('situation-table')}(?!\w)", re.I)


@cache
def _group() -> re.Pattern[str]:
    """ "in a 4 man pod", "pod of four"; "number" is the group."""
    at = rf"(?:(?<!\w){one_of('situation-at-table')}\s+)?(?<!\w)"
    return re.compile(
        rf"{at}(?:(?:{one_of('situation-table-of')})\s+(?P<of>{number()})(?!\w|/)(?:\s+{one_of('situation-players')})?"
        rf"|(?P<number>{number()})[\s-]*{one_of('situation-table')}(?!\w))",
        re.I,
    )


@cache
def _opponents() -> re.Pattern[str]:
    """ "against 3 opponents"."""
    against = one_of("situation-against-opponents")
    return re.compile(rf"(?<!\w){against}\s+(?P<number>{number()})\s+{one_of('situation-opponents')}(?!\w)", re.I)


def with_people(text: str) -> str:
    """The text with opponents where it has first names; as it is where they are more than can be told apart."""
    name = one_of("situation-first-name")
    named = re.sub(rf"(?<!\w){one_of('situation-opponent')} (?={name}(?!\w))", "", text, flags=re.I)
    found = list(re.finditer(rf"(?<![\w§-]){name}(?![\w-])", plain_letters(named), re.I))
    people = list(dict.fromkeys(fold(one[0]) for one in found))
    if not people or len(people) > len(_AS):
        return text
    for one in reversed(found):
        named = named[: one.start()] + _AS[people.index(fold(one[0]))] + named[one.end() :]
    return named

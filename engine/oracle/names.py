"""By which names a card speaks of itself, short names too, and the marks that stand for them (CR 201.5)."""

from __future__ import annotations

import re
from functools import lru_cache

_SMALL = re.compile(r",| the | of | and | with ")
_QUOTED = re.compile('"[^"]*"')


def with_name(text: str, name: str) -> str:
    """The words with the name of the object they are of; in quotation marks "~" is what has the quoted ability, "~~"
    the object that grants it."""
    inside = _QUOTED.sub(lambda said: said[0].replace("~~", name).replace("~", "this permanent"), text)
    return inside.replace("~~", name).replace("~", name)


@lru_cache(maxsize=8192)
def own_names(name: str, legendary: bool, subtypes: tuple[str, ...]) -> tuple[str, ...]:
    """The names a card calls itself by, longest first: the whole, and where it is legendary the first part
    (201.5b).
    """
    names = [name]
    if legendary:
        first = _SMALL.split(name)[0]
        names += [name.split(",")[0], first]
        words = first.split(" ")
        names += [" ".join(words[:n]) for n in range(len(words) - 1, 0, -1)]
    kept = [n for n in names if n == name or (n[:1].isupper() and n not in _NO_NAMES and n not in subtypes)]
    return tuple(dict.fromkeys(kept))


_NO_NAMES = frozenset(
    re.findall(
        r"\w+",
        "A An The All Lord Lady King Queen General Captain Master Doctor Sliver Dragon Elf Goblin Zombie "
        "Human God Soldier Phyrexian Sir Legion Avatar Spirit Knight Angel Demon Commander Food Clue Vampire",
    )
)
"""First words that are no short name by themselves."""

"""By which names a card speaks of itself, short names too, and the marks that stand for them (CR 201.5)."""

from __future__ import annotations

import re
from functools import lru_cache

_SMALL = re.compile(r",| the | of | and | with ")
_QUOTED = re.compile('"[^"]*"')
_QUOTED_WITHIN = re.compile("(?<= )'.*'")
_BEGINS = re.compile(r"(^[\"']|[.:] )~")
"""Where a sentence of a quoted ability begins with what has it."""
_GIVEN_TO = re.compile(r"\b(?P<what>emblem|token)s? with (?:[^\".]* and )?$")


def with_name(text: str, name: str) -> str:
    """The words with the name of the object they are of; in quotation marks "~" is what has the quoted ability, "~~"
    the object that grants it."""
    inside = _QUOTED.sub(lambda said: _in_quotes(said, name), text)
    return inside.replace("~~", name).replace("~", name)


def _in_quotes(quoted: re.Match[str], name: str) -> str:
    """A quoted ability; what it grants in its turn is of another object than it is."""
    granted = _QUOTED_WITHIN.sub(lambda said: _called(said[0], _holder(said)), quoted[0].replace("~~", name))
    return _called(granted, _holder(quoted))


def _called(ability: str, holder: str) -> str:
    """The ability with what has it called "this creature", "this token" and the like."""
    begun = _BEGINS.sub(rf"\1This {holder}", ability)
    return begun.replace("~", f"this {holder}")


def _holder(quoted: re.Match[str]) -> str:
    """What has a quoted ability, as far as the words before it say."""
    said = _GIVEN_TO.search(quoted.string[: quoted.start()])
    return said["what"] if said is not None else "permanent"


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

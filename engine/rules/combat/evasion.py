"""Evasion abilities: which creatures a keyword lets block, or keeps from blocking (CR 509.1b, 702)."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.nouns.types_and_colors import CardType, Supertype
from engine.state.characteristics import Characteristics
from engine.state.game import Game
from engine.state.undetermined_numbers import determined

May = Callable[[Characteristics, Characteristics], bool]
"""Whether the second creature may block the first as far as one keyword goes."""

EVASION: dict[str, tuple[str, May]] = {
    "flying": ("702.9b", lambda attacker, blocker: blocker.has("flying") or blocker.has("reach")),
    "fear": ("702.36b", lambda attacker, blocker: "Artifact" in blocker.types or "B" in blocker.colors),
    "intimidate": (
        "702.13b",
        lambda attacker, blocker: "Artifact" in blocker.types or bool(attacker.colors & blocker.colors),
    ),
    "shadow": ("702.28b", lambda attacker, blocker: blocker.has("shadow")),
    "horsemanship": ("702.31b", lambda attacker, blocker: blocker.has("horsemanship")),
    "skulk": ("702.118b", lambda attacker, blocker: determined(blocker.power) <= determined(attacker.power)),
}
"""For each keyword of an attacker its rule, and which creatures may block it nevertheless."""

OF_BLOCKER: dict[str, tuple[str, May]] = {
    "shadow": ("702.28b", lambda attacker, blocker: attacker.has("shadow")),
}
"""For each keyword of a blocker its rule, and which creatures it may block."""

MINIMUM_BLOCKERS: dict[str, tuple[str, int]] = {"menace": ("702.111b", 2)}
"""For each keyword of an attacker its rule, and how many creatures at least must block it together."""


def evades(
    attacker: Characteristics,
    blocker: Characteristics,
    aside: frozenset[str] = frozenset(),
    missing: frozenset[str] = frozenset(),
) -> tuple[str, str] | None:
    """The keyword, and its rule, by which one creature can't be blocked by the other; None if no keyword says so.
    Those put ``aside`` do not count, and the attacker is taken not to have those that are ``missing`` (609.4)."""
    for keyword in (attacker.abilities.keywords & EVASION.keys()) - aside:
        rule, may = EVASION[keyword]
        if not may(attacker, blocker):
            return keyword, rule
    for keyword in blocker.abilities.keywords & OF_BLOCKER.keys():
        rule, may = OF_BLOCKER[keyword]
        if keyword in missing or not may(attacker, blocker):
            return keyword, rule
    return None


# ---- landwalk (702.14)

_SUPERTYPES = {s.value: s.value.capitalize() for s in Supertype}
_TYPES = {t.value: t.value.capitalize() for t in CardType}


def landwalk(game: Game, attacker: Characteristics, defender: int, aside: frozenset[str] = frozenset()) -> str | None:
    """The landwalk ability by which a creature can't be blocked by this player's creatures, if any (702.14c). Those
    put ``aside`` do not count (609.4)."""
    for keyword in attacker.abilities.keywords - aside:
        if keyword.endswith("walk"):
            for it in game.permanents():
                land = game.characteristics(it)
                if "Land" in land.types and land.controller == defender and _is_walked(keyword, land):
                    return keyword
    return None


def _is_walked(keyword: str, land: Characteristics) -> bool:
    """Whether a land is of the kind that "snow swampwalk" or "nonbasic landwalk" speaks of."""
    *qualities, last = keyword.split()
    kind = last.removesuffix("walk")
    if kind != "land" and kind.capitalize() not in land.subtypes:
        return False
    return all(_has_quality(word, land) for word in qualities)


def _has_quality(word: str, land: Characteristics) -> bool:
    if word.startswith("non"):
        return not _has_quality(word[3:], land)
    return _SUPERTYPES.get(word, "") in land.supertypes or _TYPES.get(word, "") in land.types

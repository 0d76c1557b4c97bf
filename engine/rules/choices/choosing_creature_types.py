"""Choosing a creature type (CR 205.3m): those of the game are listed, any other may be said."""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities.vocabulary import CREATURE_TYPES
from engine.state.choices import Illegal, Message, Option
from engine.state.game import Game

ANOTHER_TYPE = "another creature type"
"""The answer that stands for every type that nothing in the game has."""

_BY_FOLDED_NAME = {one.casefold(): one for one in CREATURE_TYPES}


def type_options(game: Game, not_this: str | None = None) -> list[Option]:
    """The creature types that something in the game has, and one option for all others."""
    there = {str(one) for it in game.objects.values() for one in game.characteristics(it).subtypes}
    listed = sorted(there.intersection(CREATURE_TYPES) - {not_this})
    another = Option(ANOTHER_TYPE, Message("another-creature-type"), kind="creature type")
    return [*map(_option, listed), another]


def any_type(not_this: str | None = None) -> Callable[[str], Option]:
    """Any creature type there is, as an option; ``Illegal`` for what is none (205.3e)."""

    def named(name: str) -> Option:
        found = _BY_FOLDED_NAME.get(name.casefold())
        if found is None or found == not_this:
            raise Illegal(Message("no-such-creature-type", {"name": name}), "205.3e")
        return _option(found)

    return named


def _option(name: str) -> Option:
    return Option(name, Message("word", {"word": name}), kind="creature type")

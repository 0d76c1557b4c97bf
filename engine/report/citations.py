"""Rules as they are cited to people: the number of the edition at hand, our gloss, the official text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.report.model import Citation, Role
from engine.report.roles import LAYERS, PROCEDURE, SIZES, roles, specific
from engine.table.library import KnowsRules
from engine.words import Words

MOST_LAYERS = 3
"""Of more layers than can stand beside a step, the last that are applied come first: they say what has become of it."""


class Citations:
    """Cites rules by the numbers of the home edition, the one the code was written from.

    ``cards`` may know the rules of an imported edition (``KnowsRules``); then the numbers and texts are those of that
    edition, and a rule it no longer has is not cited.
    """

    def __init__(self, cards: object, locale: str) -> None:
        self._edition = cards if isinstance(cards, KnowsRules) else None
        self._words = Words.of(locale)
        self.cite = lru_cache(maxsize=None)(self._cite)

    def number(self, home: str) -> str | None:
        """A rule's number in the edition at hand; None if that edition no longer has the rule."""
        return self._edition.current_number(home) if self._edition is not None else home

    def _cite(self, home: str, role: Role = Role.DECIDES) -> Citation | None:
        number = self.number(home)
        if number is None:
            return None
        return Citation(number, self._words.gloss(home) or "", self._text(number), role)

    def _text(self, number: str) -> str | None:
        if self._edition is None:
            return None
        try:
            return self._edition.rule(number).text
        except LookupError:
            return None

    def all(self, homes: Iterable[str]) -> tuple[Citation, ...]:
        """These rules, each once, without those that have vanished. All decide, as those of a refusal do."""
        return _each_once(self.cite(home) for home in homes)

    def of_refusal(self, homes: Iterable[str]) -> tuple[Citation, ...]:
        """The rules of a refusal, each once: what is true of whatever is announced decides only where nothing more
        specific is cited, and then the first of it."""
        home = list(dict.fromkeys(homes))
        special = [one for one in home if one not in PROCEDURE] or home[:1]
        return _each_once(self.cite(one, Role.DECIDES if one in special else Role.PROCEDURE) for one in home)

    def of_step(self, homes: Iterable[str]) -> tuple[Citation, ...]:
        """The rules of a step, each with what it does there: first what decides, the most specific before others."""
        found = _each_once(self.cite(home, role) for home, role in roles(tuple(homes)).items())
        deciding = sorted((one for one in found if one.role is Role.DECIDES), key=lambda one: specific(one.id))
        layers = [one for one in deciding if one.id in LAYERS]
        if len(layers) > MOST_LAYERS:
            foremost = iter(sorted(layers, key=lambda one: _from_the_last(one.id)))
            deciding = [next(foremost) if one.id in LAYERS else one for one in deciding]
        return (*deciding, *(one for one in found if one.role is Role.PROCEDURE))


def _from_the_last(layer: str) -> tuple[bool, int]:
    """First what makes power and toughness, as it is applied (613.4b-c); of the layers before the last one first."""
    size = layer in SIZES
    return not size, ord(layer[-1]) * (1 if size else -1)


def _each_once(cited: Iterable[Citation | None]) -> tuple[Citation, ...]:
    """Several rules of the home edition may be one in that at hand; it decides where one of them does."""
    found: dict[str, Citation] = {}
    for one in cited:
        if one is not None and (one.id not in found or one.role is Role.DECIDES):
            found[one.id] = one
    return tuple(found.values())

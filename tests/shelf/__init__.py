"""The shelf: real cards that tests need beside the starter set, typed as facts, one module for each type.

Each module holds ``CARDS``, its cards sorted by name with an empty line between them. A card begins with
"name | cost | type line | numbers" (numbers are "2/2", a loyalty or a defense; a color indicator such as "[UB]"
stands in place of a cost), and its text stands below, mostly without reminder text. A card that is more than one plain
face has its layout on a line before ("transform:", with Scryfall's words), and a line "---" between its faces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from cards.database import CardDatabase
from cards.model import Card, Face, fold

_TYPES = {"Artifact", "Battle", "Creature", "Enchantment", "Instant", "Kindred", "Land", "Planeswalker", "Sorcery"}
_SUPERTYPES = {"Basic", "Legendary", "Snow", "World"}


def rows(cards: str) -> Iterator[Card]:
    """The cards of such a text, in its order."""
    for row in cards.strip().split("\n\n"):
        first, _, below = row.partition("\n")
        layout, row = (first[:-1], below) if first.endswith(":") and "|" not in first else ("normal", row)
        faces = tuple(_face(part) for part in row.split("\n---\n"))
        yield Card(" // ".join(one.name for one in faces), faces, layout=layout, source="tests")


def _face(row: str) -> Face:
    """A face of its printed parts."""
    head, *text = row.split("\n")
    name, cost, type_line, numbers = (part.strip() for part in head.split("|"))
    indicator = cost.strip("[]") if cost.startswith("[") else ""
    left, _, right = type_line.partition(" — ")
    words = left.split()
    power, slash, toughness = numbers.partition("/")
    single = numbers if numbers and not slash else None
    return Face(
        name=name,
        mana_cost="" if indicator else cost,
        type_line=type_line,
        supertypes=tuple(w for w in words if w in _SUPERTYPES),
        types=tuple(w for w in words if w in _TYPES),
        subtypes=tuple(right.split()),
        text="\n".join(text),
        power=power if slash else None,
        toughness=toughness if slash else None,
        loyalty=single if "Planeswalker" in words else None,
        defense=single if "Battle" in words else None,
        colors=indicator or "".join(c for c in "WUBRG" if c in cost),
        color_indicator=indicator,
    )


def typed() -> Iterator[Card]:
    """The cards of all modules of the shelf."""
    for path in sorted(Path(__file__).parent.glob("[!_]*.py")):
        yield from rows(import_module(f"{__name__}.{path.stem}").CARDS)


@cache
def shelf() -> dict[str, Card]:
    """The cards typed, by folded name, and by the names of their faces."""
    return {fold(name): card for card in typed() for name in (card.name, *(one.name for one in card.faces))}


class Cards:
    """The typed cards, and the starter set behind them."""

    def __init__(self) -> None:
        self.starter = CardDatabase.starter_set()

    def __getitem__(self, name: str) -> Card:
        typed = shelf().get(fold(name))
        return typed if typed is not None else self.starter[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (fold(name) in shelf() or name in self.starter)

    def __iter__(self) -> Iterator[str]:
        yield from (card.name for card in shelf().values())
        yield from self.starter


@cache
def cards() -> Cards:
    """The cards of all rules tests."""
    return Cards()

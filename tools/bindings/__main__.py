"""What every "it", "that", "other" and "that much" is bound to: ``python -m tools.bindings [--cards FILE] [NAMES …]``.

Of the cards that are named each ability is shown with its references. Without names those references are put together
that are read and answered alike (``Reference.shape``), the rarest first, each with how many there are and two examples.
What can't be meant where it stands stands before all others; ``--implausible`` lists that alone. ``--asked`` lists
instead who chooses, decides or pays. ``--word it`` keeps to one word, ``--sample N --seed S`` to some of the cards.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from cards import CardDatabase
from cards.model import Card
from engine.abilities.base import Ability
from engine.oracle.compile import compile_card
from tools.bindings.asked import asked
from tools.bindings.implausible import implausible
from tools.bindings.references import references


class Line(NamedTuple):
    """Something that is told of an ability: "it → the target", with what is alike in its likes."""

    shape: tuple[str, ...]
    told: str
    why: str = ""
    """Why it can't be so."""


@dataclass(slots=True)
class Likes:
    """Lines that are read and answered alike."""

    count: int = 0
    why: str = ""
    examples: list[tuple[str, str, str]] = field(default_factory=list)
    """What is told, of which card, in which text."""


def bound(ability: Ability) -> Iterator[Line]:
    """What each reference of an ability is bound to."""
    faults = {id(one.node): why for one, why in implausible(ability)}
    for one in references(ability):
        yield Line(one.shape, f"{one.words} → {one.meaning}", faults.get(id(one.node), ""))


def who_is_asked(ability: Ability) -> Iterator[Line]:
    """Who is asked about each verb of an ability."""
    for one in asked(ability):
        yield Line(one.shape, f"{one.who}: {one.verb}")


def read(cards: Iterable[Card]) -> Iterator[tuple[str, str, Ability]]:
    """The abilities of cards that are read, each text once: name, text, ability."""
    seen = set()
    for card in cards:
        for face in compile_card(card).faces:
            for unit in face.units:
                if unit.whole and (unit.text, unit.is_spell) not in seen:
                    seen.add((unit.text, unit.is_spell))
                    yield from ((card.name, unit.text, ability) for ability in unit.abilities)


def grouped(
    abilities: Iterable[tuple[str, str, Ability]], tell: Callable[[Ability], Iterator[Line]], word: str | None
) -> list[tuple[tuple[str, ...], Likes]]:
    """Lines put together by their shape: what can't be so first, then the rarest."""
    found: dict[tuple[str, ...], Likes] = {}
    for name, text, ability in abilities:
        for line in tell(ability):
            if word is not None and word not in line.told.partition(" →")[0].split():
                continue
            likes = found.setdefault(line.shape, Likes())
            likes.count += 1
            if line.why and not likes.why:
                likes.why = line.why
                likes.examples.insert(0, (line.told, name, text))
            elif name not in (example[1] for example in likes.examples):
                likes.examples.append((line.told, name, text))
            del likes.examples[2:]
    return sorted(found.items(), key=lambda item: (not item[1].why, item[1].count, item[0]))


def main() -> None:
    """Print the listing."""
    options = argparse.ArgumentParser(prog="python -m tools.bindings", description=main.__doc__)
    options.add_argument("names", nargs="*", help="show the abilities of these cards")
    options.add_argument("--cards", help="the card database; the default one otherwise")
    options.add_argument("--word", help='this word alone: "it", "other", "that"')
    options.add_argument("--sample", type=int, help="so many cards, drawn at random")
    options.add_argument("--seed", type=int, default=1, help="by which they are drawn")
    options.add_argument("--asked", action="store_true", help="who chooses, decides or pays")
    options.add_argument("--implausible", action="store_true", help="only what can't be meant where it stands")
    chosen = options.parse_args()
    tell = who_is_asked if chosen.asked else bound
    with CardDatabase.open(chosen.cards) as cards:
        if chosen.names:
            for name in chosen.names:
                _show(cards.card(name), tell)
            return
        everything = list(cards.cards())
    if chosen.sample is not None:
        everything = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    listing = grouped(read(everything), tell, chosen.word)
    shown = [(shape, likes) for shape, likes in listing if likes.why or not chosen.implausible]
    for shape, likes in shown:
        print(f"{likes.count} × {' · '.join(filter(None, shape))}" + (f"  !! {likes.why}" if likes.why else ""))
        for told, name, text in likes.examples:
            print(f"    {told}\n        {name}: {text.replace(chr(10), ' / ')}")
    print(f"{len(shown)} shapes of {sum(likes.count for _, likes in shown)} references")


def _show(card: Card, tell: Callable[[Ability], Iterator[Line]]) -> None:
    for name, text, ability in read([card]):
        print(f"{name}: {text}")
        for line in tell(ability):
            print(f"    {line.told}" + (f"  !! {line.why}" if line.why else ""))


if __name__ == "__main__":
    main()

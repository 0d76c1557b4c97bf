"""The gates of the grammar: what is read prints back, means one thing, ignores no word, points at what can be meant.

On the starter set always; on every card there is where the publishers' files are at hand.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator

import pytest

from cards.database import CardDatabase
from cards.model import Card
from engine.abilities.ability import KeywordLine
from engine.abilities.base import Ability
from engine.abilities.sentences import Sentences
from engine.grammar.printer import print_value
from engine.grammar.reader import read
from engine.oracle.compile import ReadUnit, compile_card, grammar
from engine.oracle.coverage import Coverage, measure, swallowed
from engine.oracle.normalise import normalise
from tests.oracle.ratchet import figures, kept, worse
from tests.shelf import shelf
from tools.bindings.implausible import implausible


def read_units(cards: Iterable[Card]) -> Iterable[tuple[Card, ReadUnit]]:
    seen = set()
    for card in cards:
        for face in compile_card(card).faces:
            for unit in face.units:
                if unit.whole and (unit.text, unit.is_spell) not in seen:
                    seen.add((unit.text, unit.is_spell))
                    yield card, unit


def unlike(unit: ReadUnit) -> str | None:
    """What a text prints as, if neither the text again nor something that means exactly the same."""
    for category in (KeywordLine, Sentences, Ability):
        values = read(grammar(), category, unit.text)
        for value in values:
            printed = print_value(value)
            if printed == unit.text or read(grammar(), category, printed) == values:
                return None
    return printed


def misread(cards: Iterable[Card]) -> Iterator[tuple[str, str, str, str]]:
    """Card, text, and the words of it that are bound to what they can't mean, with why they can't."""
    for card, unit in read_units(cards):
        if REFERS.search(unit.text):
            for ability in unit.abilities:
                yield from ((card.name, unit.text, one.words, why) for one, why in implausible(ability))


REFERS = re.compile(r"\b(it|its|itself|that|those|they|them|their|other|another|the)\b", re.IGNORECASE)
"""The words without which a text points back at nothing."""


def losses(which: str, found: Coverage) -> list[str]:
    return worse(figures(found), kept(which))


def test_normalisation_of_the_starter_set_can_be_undone(starter_set: CardDatabase) -> None:
    assert all(normalise(face).restore() == face.text for card in starter_set.cards() for face in card.faces)


def test_what_is_read_of_the_starter_set_prints_back(starter_set: CardDatabase) -> None:
    wrong = [(card.name, unit.text, unlike(unit)) for card, unit in read_units(starter_set.cards()) if unlike(unit)]
    assert wrong == []


def test_the_starter_set_is_read_no_worse_than_before(starter_set: CardDatabase) -> None:
    found = measure(starter_set.cards())
    assert found.ambiguous == []
    assert found.swallowed == []
    assert losses("starter", found) == []


def test_no_reference_of_the_starter_set_and_the_shelf_means_what_it_cannot(starter_set: CardDatabase) -> None:
    assert list(misread((*starter_set.cards(), *shelf().values()))) == []


@pytest.fixture(scope="module")
def everything(full: CardDatabase) -> list[Card]:
    return list(full.cards())


def test_normalisation_of_all_cards_can_be_undone(everything: list[Card]) -> None:
    wrong = [face.name for card in everything for face in card.faces if normalise(face).restore() != face.text]
    assert wrong == []


def test_all_cards_are_read_no_worse_than_before_and_no_reference_means_what_it_cannot(everything: list[Card]) -> None:
    found = measure(everything, probe=False)
    assert found.ambiguous == []
    assert losses("everything", found) == []
    assert list(misread(everything)) == []


def test_no_word_is_ignored_in_a_sample_of_all_cards(everything: list[Card]) -> None:
    units = list(read_units(everything))
    sample = random.Random(310).sample(units, min(2500, len(units)))
    assert [(card.name, unit.text, swallowed(unit)) for card, unit in sample if swallowed(unit)] == []


def test_a_sample_of_all_cards_prints_back(everything: list[Card]) -> None:
    units = list(read_units(everything))
    sample = random.Random(704).sample(units, min(2500, len(units)))
    assert [(card.name, unit.text, unlike(unit)) for card, unit in sample if unlike(unit)] == []

"""Creatures that are nothing without counters of which their text does not say how many (704.5f) are asked about."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.card_names import Names
from bot.desk.asking_back import prompt_of, which_card
from bot.errors import CountersUntold
from bot.words import Words
from cards import Card, CardDatabase
from tests.bot.situations_told import told
from tests.shelf import shelf


class OfShelf(Names):
    """The names of the starter set, and of the shelf."""

    def exact(self, text: str) -> Card | None:
        return shelf().get(text.casefold()) or super().exact(text)

    def card(self, text: str) -> Card:
        return shelf().get(text.casefold()) or super().card(text)


@pytest.fixture
def shelf_names(cards: CardDatabase) -> Names:
    return OfShelf(cards)


@pytest.mark.parametrize("said", ["Walking Ballista", "Walking Ballista (tapped)", "2 Walking Ballista"])
def test_how_many_counters_there_are_is_asked(shelf_names: Names, said: str) -> None:
    text = f"You: {said}; Opp: Grizzly Bears"
    (problem,) = read(text, shelf_names).problems
    assert isinstance(problem.error, CountersUntold)
    which = which_card({"board": text}, problem.error.name, problem.error.cards, "counters")
    assert which is not None
    assert prompt_of(which, Words.of("en")) == f"How many +1/+1 counters are on “{said}”?"
    (entry,) = read(which.readings[1].value, shelf_names).sides["You"]["battlefield"]
    assert entry["counters"] == {"+1/+1": 2}


@pytest.mark.parametrize(
    "text", ["You: Walking Ballista (3 +1/+1)", "You hand: Walking Ballista", "You: Arcbound Ravager, Tarmogoyf"]
)
def test_what_is_told_or_needs_none_is_not_asked(shelf_names: Names, text: str) -> None:
    assert not read(text, shelf_names).problems


def test_a_question_takes_some_for_granted(cards: CardDatabase) -> None:
    found = told(cards, "My opponent casts Lightning Bolt on my Walking Ballista, does it die?")
    assert found.pieces[0].notes == ["2 +1/+1"]
    assert "Walking Ballista is taken to have 2 +1/+1 counters." in found.assumed


@pytest.mark.parametrize(
    ("said", "counters"),
    [
        ("Aether Vial (1 counter)", {"charge": 1}),
        ("Walking Ballista (4 counters)", {"+1/+1": 4}),
        ("Walking Ballista with two counters", {"+1/+1": 2}),
    ],
)
def test_the_one_kind_that_a_card_speaks_of_is_meant(shelf_names: Names, said: str, counters: dict[str, int]) -> None:
    (entry,) = read(f"You: {said}", shelf_names).sides["You"]["battlefield"]
    assert entry["counters"] == counters


@pytest.mark.parametrize("text", ["You: Forest; You life: 10", "You: Forest\nYou life: 10", "You: Forest; life: 10"])
def test_a_life_total_may_be_a_head_of_its_own(names: Names, text: str) -> None:
    side = read(text, names).sides["You"]
    assert side == {"battlefield": ["Forest"], "life": 10}


def test_so_may_poison(names: Names) -> None:
    assert read("Opp poison: 3; Opp: Forest", names).sides["Opp"] == {
        "counters": {"poison": 3},
        "battlefield": ["Forest"],
    }


def test_a_creature_that_lives_only_as_a_copy_is_said_to_copy_nothing(shelf_names: Names) -> None:
    assert read("You: Clone, 2 Clone; Opp: Serra Angel", shelf_names).copies_untold == ["Clone", "Clone"]
    assert not read("You: Clone as Serra Angel, Clone (1 +1/+1); You hand: Clone", shelf_names).copies_untold

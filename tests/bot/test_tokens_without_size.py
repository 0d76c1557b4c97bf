"""Tokens of which nobody says how large they are: those that cards make (111.3, 111.4), or a question."""

from __future__ import annotations

import pytest

from bot.board_text.items import read_entry
from bot.board_text.paste import read
from bot.card_names import Names
from bot.desk import Desk, Place
from bot.errors import Ambiguous, BadValue
from cards import CardDatabase
from cards.errors import UnknownCard

SOLDIER = {
    "name": "Soldier",
    "types": ["Creature"],
    "power": 1,
    "toughness": 1,
    "subtypes": ["Soldier"],
    "colors": ["W"],
}
MAKING = (
    "Create two 1/1 red Goblin creature tokens.",
    "Create a 1/1 red Goblin creature token with haste.",
    "When this creature dies, create a 1/1 red Goblin creature token.",
    "At the beginning of combat on your turn, create a 1/1 red Goblin creature token for each artifact you control.",
    "Create a 0/1 colorless Eldrazi Spawn creature token. It has \"Sacrifice this token: Add {C}.\"",
    "Create a 4/4 white Angel creature token with flying and vigilance.",
    "Create a 4/4 white Angel creature token with flying. Then draw a card.",
)  # fmt: skip


class Making(Names):
    """Names of a library whose cards make these tokens."""

    def texts_with(self, words: str) -> list[str]:
        return [one for one in MAKING if words in one]


def test_a_token_is_what_the_cards_make_that_make_one(names: Names) -> None:
    assert read_entry("2 Soldiers", names) == {"token": SOLDIER, "count": 2}
    assert read_entry("Soldier token", names) == {"token": SOLDIER}
    knight = read_entry("a Knight token", names)["token"]
    assert (knight["power"], knight["toughness"], knight["text"]) == (2, 2, "Vigilance")


def test_what_no_card_makes_is_asked_for(names: Names) -> None:
    with pytest.raises(BadValue):
        read_entry("Zombie token", names)
    with pytest.raises(UnknownCard):
        read_entry("Saprolings", names)


def test_what_most_cards_make_is_taken_and_several_are_offered(cards: CardDatabase) -> None:
    names = Making(cards)
    assert "text" not in read_entry("3 Goblins", names)["token"], "three of four cards make them without haste"
    assert read_entry("2 hasty Goblin tokens", names)["token"]["text"] == "Haste", "unless they are said to have it"
    spawn = read_entry("Eldrazi Spawn token", names)["token"]
    assert (spawn["power"], spawn["toughness"], spawn["text"]) == (0, 1, "Sacrifice this token: Add {C}.")
    with pytest.raises(Ambiguous) as which:
        read_entry("Angel token", names)
    assert which.value.cards == (
        "4/4 white Angel creature token with flying and vigilance",
        "4/4 white Angel creature token with flying",
    )


def test_cards_that_are_called_so_go_first(names: Names) -> None:
    assert read_entry("Serra Angel", names) == "Serra Angel"
    assert read_entry("2 Grizzly Bears", names) == {"card": "Grizzly Bears", "count": 2}
    assert read_entry("1/1 Soldier", names)["token"].get("colors") is None, "what has a size is what is said of it"


@pytest.mark.parametrize(
    ("text", "said"), [("Me: 2 Soldiers, 3/3 Knight", ["1/1 Soldier"]), ("Me: 1/1 Soldier, Forest", [])]
)
def test_what_is_taken_is_said(names: Names, text: str, said: list[str]) -> None:
    assert read(text, names).sized == said


def test_what_is_taken_stands_below_the_answer(desk: Desk, alice: Place) -> None:
    reply = desk.run(alice, "what-if", board="Alice: 2 Soldiers; Opp: Grizzly Bears", do="attack with Soldier")
    assert any("1/1 Soldier: so large, as most cards make them" in line for line in reply.footer)


@pytest.mark.parametrize("text", ["3 dwarves", "3 Dwarves", "three dwarfs"])
def test_a_creature_type_may_stand_in_any_plural(cards: CardDatabase, text: str) -> None:
    class Dwarves(Names):
        def texts_with(self, words: str) -> list[str]:
            return ["Create a 2/2 red Dwarf creature token."] if words == "Dwarf" else []

    made = read_entry(text, Dwarves(cards))
    assert (made["token"]["name"], made["token"]["power"], made["count"]) == ("Dwarf", 2, 3)


@pytest.mark.parametrize(("text", "count"), [("4 lands", 4), ("5 terrains", 5)])
def test_lands_without_a_name_are_of_no_basic_land_type(names: Names, text: str, count: int) -> None:
    """And the answer owns up to that (305.6)."""
    assert read_entry(text, names) == {"card": "Wastes", "count": count}
    assert read(f"You: {text}", names).unnamed_lands
    assert not read("You: 4 Forest", names).unnamed_lands

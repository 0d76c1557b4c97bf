"""Which cards a sentence names: in any spelling, and not where a word only happens to be a name."""

from __future__ import annotations

import pytest

from cards.database import CardDatabase

NAMED = [
    ("Does Lightning Bolt kill two Grizzly Bears?", ["Lightning Bolt", "Grizzly Bears"]),
    ("does ajanis pridemate see my soul warden's trigger", ["Ajani's Pridemate", "Soul Warden"]),
    ("I bolt the bears, he bolts me back", ["Lightning Bolt", "Lightning Bolt"]),
    ("lighnting bolt on a serra angle", ["Lightning Bolt", "Serra Angel"]),
    ("can he sword to plowshares my llanowar elf", ["Swords to Plowshares", "Llanowar Elves"]),
    ("My Ornithopter blocks a Thopter", ["Ornithopter"]),
    ("Stomp's damage can't be prevented", ["Bonecrusher Giant // Stomp"]),
    ("what is the mana value of fire/ice", ["Fire // Ice"]),
    ("I [[shock]] it", ["Shock"]),
    ("Can my Clone copy his Clone?", ["Clone", "Clone"]),
    ("i cast fork on it", ["Fork"]),
    ("what if fork is out", ["Fork"]),
]


@pytest.mark.parametrize(("text", "names"), NAMED)
def test_named_in_any_spelling(text: str, names: list[str], starter_set: CardDatabase) -> None:
    assert [mention.name for mention in starter_set.mentions(text)] == names


@pytest.mark.parametrize(
    "text",
    [
        "I want to clone a creature, who owns it?",
        "Clone a creature: what does it copy?",
        "does my forest enter tapped",
        "Can regeneration stop state-based actions?",
        "why does it die",
        "is there a fork in it",
    ],
)
def test_ordinary_words_are_left_alone(text: str, starter_set: CardDatabase) -> None:
    assert starter_set.mentions(text) == ()


@pytest.mark.parametrize("text", ["my grizzly baers 2/2 attacks", "mon grizzly baers 2/2 attaque"])
def test_a_number_beside_a_misspelt_name_is_no_part_of_it(text: str, starter_set: CardDatabase) -> None:
    (mention,) = starter_set.mentions(text)
    assert text[mention.start : mention.end] == "grizzly baers"


def test_where_it_stands_and_what_else_is_meant(starter_set: CardDatabase) -> None:
    text = "He attacks with serra angel; I chump."
    (mention,) = starter_set.mentions(text)
    assert text[mention.start : mention.end] == "serra angel"
    assert mention.rung == "card"


def test_names_in_the_askers_language(starter_set: CardDatabase) -> None:
    assert [mention.name for mention in starter_set.mentions("Je lance Foudre", "fr")] == ["Lightning Bolt"]
    assert starter_set.mentions("I see a foudre") == ()


FULL_NAMES = [
    ("opp has bowmasters, how many triggers", ["Orcish Bowmasters"]),
    ("does tnn die to wrath", ["True-Name Nemesis", "Wrath of God"]),
    ("blightsteel gets -11/-11", ["Blightsteel Colossus"]),
    ("the consequences are known", []),
    ("i rip the top card of my library", []),
    ("he git probes me", ["Gitaxian Probe"]),
    ("does RIP exile it", ["Rest in Peace"]),
    ("he overloads rift", ["Cyclonic Rift"]),
    ("bob's trigger kills me", ["Dark Confidant"]),
    ("a dude wearing opp's sword, can i swords it", ["Swords to Plowshares"]),
    (
        "cascade into valki, can i cast tibalt",
        ["Valki, God of Lies // Tibalt, Cosmic Impostor", "Valki, God of Lies // Tibalt, Cosmic Impostor"],
    ),
]


@pytest.mark.parametrize(("text", "names"), FULL_NAMES)
def test_named_as_players_shorten_it(text: str, names: list[str], full: CardDatabase) -> None:
    assert [mention.name for mention in full.mentions(text)] == names


@pytest.mark.parametrize(
    "text",
    [
        "if bob's creature dies do i get it back from bob",
        "bob loses the game, what happens",
        "steve attacks me with a 3/3",
        "is my guy bolt-proof",
        "est-ce une mise à mort, ou une mise en jeu ?",
        "he casts a burn spell",
        "i have the lord out",
    ],
)
def test_people_and_ordinary_words_are_no_cards(full: CardDatabase, text: str) -> None:
    assert not full.mentions(text, "fr" if "mise" in text else "en")

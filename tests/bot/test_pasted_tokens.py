"""Tokens in pasted boards: by size, types, abilities and names, and written back (CR 111)."""

from __future__ import annotations

import pytest

from bot.board_text.paste import read
from bot.board_text.writing import write
from bot.boards.moves import Side
from bot.card_names import Names
from bot.errors import describe
from bot.words import Words
from cards import CardDatabase
from tests.bot.test_pasted_permanents import NamesWith


def test_a_token_in_words(names: Names) -> None:
    (entry,) = read("You: 2 1/1 white Soldier creature token with flying and haste (tapped)", names).sides["You"][
        "battlefield"
    ]
    assert entry == {
        "token": {
            "name": "Soldier",
            "types": ["Creature"],
            "subtypes": ["Soldier"],
            "colors": ["W"],
            "power": 1,
            "toughness": 1,
            "text": "Flying, haste",
        },
        "tapped": True,
        "count": 2,
    }


def test_a_token_that_the_rules_know_needs_no_more_than_its_name(names: Names) -> None:
    side = read("You: 2 Clue, Treasure token, 3 Food tokens, jeton Trésor", names).sides["You"]
    assert side["battlefield"] == [
        {"token": "Clue", "count": 2},
        {"token": "Treasure"},
        {"token": "Food", "count": 3},
        {"token": "Treasure"},
    ]


def test_creatures_by_their_size_alone(names: Names) -> None:
    plain = {"types": ["Creature"]}
    side = read("Opp: 5/5 trample, 2 2/2 deathtouch and first strike (tapped), a 1/1", names).sides["Opp"]
    assert side["battlefield"] == [
        {"token": {**plain, "name": "5/5 trample", "power": 5, "toughness": 5, "text": "Trample"}},
        {
            "token": {
                **plain,
                "name": "2/2 deathtouch first strike",
                "power": 2,
                "toughness": 2,
                "text": "Deathtouch, first strike",
            },
            "tapped": True,
            "count": 2,
        },
        {"token": {**plain, "name": "1/1 creature", "power": 1, "toughness": 1}},
    ]


@pytest.mark.parametrize(
    ("text", "size", "more"),
    [
        ("a vanilla 2/2", (2, 2), {}),
        ("2/2 creature", (2, 2), {}),
        ("2/2 Bear", (2, 2), {"name": "Bear", "subtypes": ["Bear"]}),
        ("Bear token 2/2", (2, 2), {"name": "Bear", "subtypes": ["Bear"]}),
        ("1/1 flyer", (1, 1), {"text": "Flying"}),
        (
            "4/4 white Time Lord with first strike",
            (4, 4),
            {"subtypes": ["Time Lord"], "colors": ["W"], "text": "First strike"},
        ),
        ("1/1 black deathtoucher", (1, 1), {"colors": ["B"], "text": "Deathtouch"}),
        ("jeton 3/3 vol", (3, 3), {"text": "Flying"}),
        (
            "2/2 Glorp token with “~ can't block.”",
            (2, 2),
            {"name": "Glorp", "subtypes": ["Glorp"], "text": "~ can't block."},
        ),
        ("1/1 colorless Servo artifact token", (1, 1), {"types": ["Artifact", "Creature"], "subtypes": ["Servo"]}),
        ("1/1 artifact Servo", (1, 1), {"types": ["Artifact", "Creature"], "subtypes": ["Servo"]}),
    ],
)
def test_a_creature_with_a_size_is_a_token(names: Names, text: str, size: tuple[int, int], more: Side) -> None:
    (entry,) = read(f"You: {text}", names).sides["You"]["battlefield"]
    assert (entry["token"]["power"], entry["token"]["toughness"]) == size
    assert entry["token"].items() >= more.items()
    assert set(entry["token"]) <= {"name", "types", "power", "toughness", *more}


def test_several_plain_creatures_and_what_is_on_them(names: Names) -> None:
    twos, beast = read("You: two 2/2s, 3/3 Beast with two +1/+1 counters", names).sides["You"]["battlefield"]
    assert (twos["token"]["power"], twos["count"]) == (2, 2)
    assert (beast["token"]["name"], beast["counters"]) == ("Beast", {"+1/+1": 2})


def test_a_word_that_is_no_type_and_no_ability_makes_no_token(names: Names) -> None:
    (problem,) = read("You: 2/2 trampel", names).problems
    assert "There is no card named “2/2 trampel”" in describe(problem.error, Words.of("en"))[0]


def test_tokens_whose_text_the_rules_give_are_written_by_their_name() -> None:
    treasure = {"name": "Treasure Token", "types": ["Artifact"], "subtypes": ["Treasure"], "text": "{T}, Sacrifice …"}
    birds = {"name": "Bird", "types": ["Creature"], "power": 1, "toughness": 1, "text": "Flying\nHaste"}
    written = write({"players": {"You": {"battlefield": [{"token": treasure}, {"token": birds}]}}})
    assert written == "You: Treasure token, 1/1 colorless creature token with flying, haste\n"


def test_what_a_creature_without_a_name_is_called_in_the_reader_s_language(cards: CardDatabase) -> None:
    text = "You: 2/2, 5/5 red trample, 3/3 Beast, 1/1 black flier"
    for language, called in (
        ("en", ["2/2 creature", "5/5 red trample", "Beast", "1/1 black flying"]),
        ("fr", ["créature 2/2", "5/5 rouge piétinement", "Beast", "1/1 noire vol"]),
    ):
        side = read(text, Names(cards, language)).sides["You"]
        assert [one["token"]["name"] for one in side["battlefield"]] == called


def test_tokens_as_french_players_write_them(names: Names) -> None:
    text = "Moi: jeton 1/1 soldat blanc avec le vol, 3/3 Bête verte avec la vigilance et l'initiative"
    side = read(f"{text}, 2 jetons artefact créature 1/1 incolores", names).sides["You"]
    assert [one["token"] for one in side["battlefield"]] == [
        {
            "name": "Soldier",
            "types": ["Creature"],
            "subtypes": ["Soldier"],
            "colors": ["W"],
            "power": 1,
            "toughness": 1,
            "text": "Flying",
        },
        {
            "name": "Beast",
            "types": ["Creature"],
            "subtypes": ["Beast"],
            "colors": ["G"],
            "power": 3,
            "toughness": 3,
            "text": "Vigilance, first strike",
        },
        {"name": "1/1 creature", "types": ["Artifact", "Creature"], "power": 1, "toughness": 1},
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "ability",
    [
        'flying and "Whenever this creature attacks, draw a card."',
        "flying, “{T}: Draw a card.”",
        'flying, vigilance and "{T}: Draw a card." (tapped)',
        "flying and « {T}: Draw a card. »",
    ],
)
def test_keywords_stand_beside_abilities_in_quotation_marks(names: Names, ability: str, language: str) -> None:
    sides = read(f"You: 2 2/2 black Knight token with {ability}, Forest", names).sides
    token, forest = sides["You"]["battlefield"]
    keywords, _, quoted = token["token"]["text"].partition("\n")
    assert keywords in ("Flying", "Flying, vigilance")
    assert quoted.endswith("raw a card.")
    assert forest == "Forest"
    assert read(write({"players": sides}, Words.of(language)), names).sides == sides


class _Depths(NamesWith):
    def texts_with(self, words: str) -> list[str]:
        return ["create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible."]


def test_a_token_that_a_card_creates_by_a_name_of_its_own(names: Names) -> None:
    """CR 111.4: "Marit Lage" is the token, and no card whose name only begins so."""
    names = _Depths(names, "Marit Lage's Slumber")
    (entry,) = read("You: Marit Lage", names).sides["You"]["battlefield"]
    token = entry["token"]
    assert (token["name"], token["supertypes"], token["power"]) == ("Marit Lage", ["Legendary"], 20)
    assert token["text"] == "Flying, indestructible"


@pytest.mark.parametrize(
    "said",
    [
        "2 2/2 Zombie tokens with flying and a +1/+1 counter, Forest",
        "2 2/2 Zombie tokens with flying, a +1/+1 counter on each, Forest",
        "2 2/2 Zombie tokens with flying (1 +1/+1), Forest",
        "2 jetons Zombie 2/2 avec vol et un marqueur +1/+1 chacun, Forest",
    ],
)
def test_counters_on_tokens(names: Names, said: str) -> None:
    """What else stands behind "with" is what the token has."""
    token, forest = read(f"You: {said}", names).sides["You"]["battlefield"]
    assert (token["counters"], token["count"], token["token"]["text"]) == ({"+1/+1": 1}, 2, "Flying")
    assert forest == "Forest"


def test_counters_of_each_of_some_tokens(names: Names) -> None:
    (token,) = read("You: 3 2/2 Zombie tokens, each with two +1/+1 counters", names).sides["You"]["battlefield"]
    assert (token["counters"], token["count"]) == ({"+1/+1": 2}, 3)

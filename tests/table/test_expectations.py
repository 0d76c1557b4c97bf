"""Expectations: every form of the contract, denied in front and where English puts it, singular and plural."""

from __future__ import annotations

import pytest

from engine import Scenario, ScenarioError, Table
from tests.table.conftest import Playing, held


@pytest.fixture
def table(game: Playing) -> Table:
    a = {
        "life": 17,
        "battlefield": [
            {"card": "Grizzly Bears", "id": "bear", "counters": {"+1/+1": 2}, "tapped": True, "damage": 1},
            {"card": "Serra Angel", "attacking": "siege"},
            {"card": "Pacifism", "attached_to": "Serra Angel"},
            {"card": "Forest", "count": 3},
            {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 1}, "protector": "B"},
        ],
        "hand": ["Lightning Bolt", "Shock", "Island"],
        "graveyard": ["Divination"],
        "counters": {"poison": 2},
    }
    b = {
        "battlefield": ["Jace Beleren", {"token": {"name": "Soldier", "power": 1, "toughness": 1}}],
        "exile": ["Murder"],
    }
    return game(a, b, turn={"step": "end of combat"})


TRUE = [
    "bear on the battlefield",
    "bear is on battlefield",
    "Grizzly Bears in A's battlefield",
    "Lightning Bolt in A's hand",
    "Lightning Bolt is in hand",
    "Divination in graveyard",
    "Murder in exile",
    "Murder is in B's exile",
    "Invasion of Zendikar on the battlefield",
    "Goblin Guide nowhere",
    "A life 17",
    "A's life is 17",
    "A has 17 life",
    "A is at 17 life",
    "bear is 4/4",
    "bear is a 4/4 creature",
    "Serra Angel has flying",
    "Serra Angel has flying and vigilance",
    "bear is a creature",
    "bear is tapped",
    "bear is a tapped Bear",
    "bear is green",
    "bear is a green Bear creature",
    "Forest#2 is a basic land",
    "Forest#2 is colorless",
    "Serra Angel is attacking",
    "Serra Angel is attacking siege",
    "Serra Angel is enchanted",
    "Pacifism is attached to Serra Angel",
    "bear has 2 +1/+1 counters",
    "bear has two +1/+1 counter",
    "bear has +1/+1 counters",
    "siege has 1 defense counters",
    "siege has a defense counter",
    "siege has 1 defense",
    "siege's defense is 1",
    "Jace Beleren has loyalty 3",
    "bear has 1 damage",
    "bear's power is 4",
    "A controls bear",
    "A controls 3 Forests",
    "A controls 3 Forest",
    "A controls a Forest",
    "A controls no Soldier",
    "B controls Soldier",
    "B controls one Soldier Token",
    "A owns bear",
    "A has 3 cards in hand",
    "A has 1 card in graveyard",
    "A has 1 cards in graveyard",
    "B has no cards in hand",
    "A has 2 poison counters",
    "stack is empty",
    "the stack is empty",
    "B protects siege",
    "siege is protected by B",
    "siege's protector is B",
    "Lightning Bolt has mana value 1",
    "Serra Angel's mana value is 5",
    "it is A's turn",
    "it is turn 1",
    "it is the end of combat step",
    "A has priority",
    "Soldier is a token",
    "Serra Angel is named Serra Angel",
]

FALSE = [
    "bear in exile",
    "Lightning Bolt in B's hand",
    "A life 16",
    "bear is 2/2",
    "bear has flying",
    "Serra Angel has flying and trample",
    "bear is an artifact",
    "bear is untapped",
    "bear is red",
    "bear is attacking",
    "Serra Angel is attacking B",
    "bear has 3 +1/+1 counters",
    "A controls 2 Forests",
    "B controls bear",
    "A has 4 cards in hand",
    "A has 1 poison counter",
    "A wins",
    "B loses",
    "A protects siege",
    "Lightning Bolt has mana value 2",
    "it is night",
    "it is day",
    "it is B's turn",
    "Goblin Guide on battlefield",
    "A must choose",
    "the game is over",
]

DENIED = [
    "not bear in exile",
    "bear is not in exile",
    "bear not in exile",
    "bear isn't in exile",
    "not A life 16",
    "A life is not 16",
    "A life not 16",
    "A does not have 16 life",
    "bear is not 2/2",
    "bear does not have flying",
    "bear doesn't have flying",
    "bear has no flying",
    "bear is not an artifact",
    "bear isn't red",
    "bear is not attacking",
    "bear does not have 3 +1/+1 counters",
    "bear has no -1/-1 counters",
    "bear doesn't have -1/-1 counters",
    "Serra Angel has no counters",
    "B does not control bear",
    "B doesn't control bear",
    "B controls no Grizzly Bears",
    "A does not win",
    "A doesn't lose",
    "not B loses",
    "A does not protect siege",
    "siege is not protected by A",
    "it is not night",
    "it isn't B's turn",
    "A doesn't control Goblin Guide",
    "A must not choose",
    "B has not 3 cards in hand",
]


@pytest.mark.parametrize("text", TRUE)
def test_what_is_so_holds_and_its_denial_does_not(table: Table, text: str) -> None:
    check = _check(table, text)
    assert check[text], _found(table, text)
    assert not _check(table, f"not {text}")[f"not {text}"]


@pytest.mark.parametrize("text", FALSE)
def test_what_is_not_so_does_not_hold_and_its_denial_does(table: Table, text: str) -> None:
    assert not _check(table, text)[text], _found(table, text)
    assert _check(table, f"not {text}")[f"not {text}"]


@pytest.mark.parametrize("text", DENIED)
def test_denials_are_read_where_english_puts_them(table: Table, text: str) -> None:
    assert _check(table, text)[text], _found(table, text)


def _check(table: Table, *texts: str) -> dict[str, bool]:
    fork = table.fork()
    fork.scenario = Scenario({**table.scenario.data, "expect": list(texts)})
    fork._report = None
    return held(fork)


def _found(table: Table, text: str) -> str:
    fork = table.fork()
    fork.scenario = Scenario({**table.scenario.data, "expect": [text]})
    fork._report = None
    return fork.report().expect[0].found


def test_what_was_found_is_told(table: Table) -> None:
    assert _found(table, "bear in exile") == "battlefield (A)"
    assert _found(table, "bear is 2/2") == "4/4"
    assert _found(table, "A life 3") == "17"
    assert _found(table, "Grizly Bears in exile") == "Nothing is called “Grizly Bears”. Did you mean Grizzly Bears?"


def test_a_misspelt_name_never_makes_a_denial_hold(table: Table) -> None:
    assert not _check(table, "Grizly Bears is not tapped")["Grizly Bears is not tapped"]
    assert not _check(table, "A does not control Grizly Bears")["A does not control Grizly Bears"]


def test_a_name_of_several_must_be_true_of_all(table: Table) -> None:
    assert _check(table, "Forest is untapped")["Forest is untapped"]
    table.act({"do": "edit", "tap": "Forest#1"})
    assert not _check(table, "Forest is untapped")["Forest is untapped"]
    assert "Forest#1: tapped" in _found(table, "Forest is untapped")


def test_what_has_no_form_is_an_error_of_the_scenario() -> None:
    with pytest.raises(ScenarioError) as wrong:
        Scenario.load({"players": {"A": {}, "B": {}}, "expect": ["A life 20", "hello there"]})
    assert wrong.value.place == "expect[1]"


def test_cites_hold_rules_their_parts_and_rulings(game: Playing) -> None:
    siege = {"card": "Invasion of Zendikar", "counters": {"defense": 3}, "protector": "B"}
    script = [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["Invasion of Zendikar"]},
        {"do": "resolve"},
    ]
    ruling = "Damage dealt to a battle causes that many defense counters to be removed from it."
    cites = ["601.2", "601.2c", "310.6", ruling, "702.9b", "No such ruling."]
    table = game({"hand": ["Lightning Bolt"], "battlefield": [siege]}, script=script, cites=cites)
    assert list(held(table).values()) == [True, True, True, True, False, False]
    assert not table.report().good


def test_a_refusal_is_a_citation_too(game: Playing) -> None:
    script = [{"do": "resolve", "expect_refused": True}]
    assert game(script=script, cites=["117.4"]).report().good


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("not bear in nowhere", "bear in nowhere"),
        ("bear is not nowhere", "bear is nowhere"),
        ("Goblin Guide in nowhere", "not Goblin Guide in nowhere"),
        ("Goblin Guide is nowhere", "Goblin Guide is not nowhere"),
        ("not Goblin Guide in exile", "Goblin Guide in exile"),
    ],
)
def test_nowhere_and_its_denial_never_both_hold(table: Table, true: str, false: str) -> None:
    assert _check(table, true, false) == {true: True, false: False}


def test_a_permanent_goes_by_the_name_of_the_face_that_is_up(table: Table) -> None:
    wrong = ["A controls Awakened Skyclave", "Awakened Skyclave on the battlefield", "A controls 1 Awakened Skyclave"]
    right = ["A controls Invasion of Zendikar", "A controls siege", "A controls no Awakened Skyclave"]
    found = _check(table, *wrong, *right)
    assert [found[one] for one in wrong] == [False] * 3
    assert [found[one] for one in right] == [True] * 3

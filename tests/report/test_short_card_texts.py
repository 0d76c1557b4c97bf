"""Short texts of cards in a prompt are said in the reader's language, where the catalogue has them."""

from __future__ import annotations

import pytest

from engine import Scenario, play
from engine.words import Words
from engine.words.in_other_languages import in_language
from tests.helpers import RESOLVE, activate, answer, board, cast
from tests.shelf import cards


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Pay {3}", "Payer {3}"),
        ("Pay 3 life", "Payer 3 points de vie"),
        ("Gain 1 life", "Gagner 1 point de vie"),
        ("Draw a card", "Piocher une carte"),
        ("draw two cards.", "Piocher 2 cartes"),
        ("Its controller sacrifices it", "Son contrôleur le sacrifie"),
        ("Cast it transformed without paying its mana cost", "Le lancer transformé sans payer son coût de mana"),
        ("Mill two cards", "Meuler 2 cartes"),
        ("Choose new targets for target spell", "Choisir de nouvelles cibles pour le sort ciblé"),
        ("Turn the world inside out", None),
        ("", None),
    ],
)
def test_what_is_asked_often_is_asked_in_french(english: str, french: str | None) -> None:
    assert in_language(english, Words.of("fr")) == french


@pytest.mark.parametrize(("locale", "asked"), [("en", "Pay {3}? (Mana Leak)"), ("fr", "Payer {3}\xa0? (Mana Leak)")])
def test_a_price_is_asked_for_in_the_readers_words(locale: str, asked: str) -> None:
    scenario = {
        "version": 1,
        "players": {
            "A": {"hand": ["Grizzly Bears"], "library": ["Forest"] * 3},
            "B": {"hand": ["Mana Leak"], "library": ["Forest"] * 3},
        },
        "turn": {"number": 3, "active": "A", "step": "precombat main"},
        "script": [
            {"do": "cast", "player": "A", "card": "Grizzly Bears"},
            {"do": "pass", "player": "A"},
            {"do": "cast", "player": "B", "card": "Mana Leak", "targets": ["Grizzly Bears"]},
            {"do": "resolve"},
        ],
    }
    pending = play(Scenario.load(scenario), cards(), locale=locale).report().pending
    assert pending is not None
    assert pending.prompt.replace("\u202f", "\xa0") == asked


def test_an_ability_is_quoted_as_it_is_printed() -> None:
    scenario = {
        "version": 1,
        "players": {"A": {"battlefield": ["Soul Warden"], "hand": ["Grizzly Bears"]}, "B": {}},
        "script": [{"do": "cast", "player": "A", "card": "Grizzly Bears"}, {"do": "resolve"}],
    }
    steps = play(Scenario.load(scenario), cards(), locale="fr").report().steps
    (told,) = [step.text.replace("\xa0", " ") for step in steps if "se déclenche" in step.text]
    assert told.partition(" : ")[2] == "« Whenever another creature enters, you gain 1 life »."


def test_it_is_asked_what_is_put_where() -> None:
    hand = {"hand": ["Serra Angel", "Grizzly Bears"], "battlefield": ["Elvish Piper of Lands"]}
    onto = board(hand, [], activate("Elvish Piper of Lands"), RESOLVE, answer("yes"))
    assert onto.pending["prompt"] == "Choose what to put onto the battlefield"
    mine = {"hand": ["A Little Chat"], "library": ["Forest", "Shock", "Island"]}
    into = board(mine, [], cast("A Little Chat"), RESOLVE)
    assert into.pending["prompt"] == "Choose what to put into hand"


def test_a_sentence_about_a_token_without_a_name_begins_with_a_capital() -> None:
    token = {"token": {"name": "créature 5/5", "types": ["Creature"], "power": 5, "toughness": 5}}
    scenario = {
        "version": 1,
        "players": {"A": {"battlefield": [token], "hand": ["Murder"]}, "B": {}},
        "script": [{"do": "cast", "player": "A", "card": "Murder", "targets": ["créature 5/5"]}, {"do": "resolve"}],
    }
    assert play(Scenario.load(scenario), cards(), locale="fr").report().verdict == "Créature 5/5 meurt."

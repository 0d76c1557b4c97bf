"""The starter set: what a fresh clone knows before anything was imported."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cards.database import CardDatabase
from cards.errors import UnknownRule
from cards.model import fold

SIEGES = {
    "Invasion of Zendikar": ("Awakened Skyclave", "{3}{G}", "3", 17),
    "Invasion of Gobakhan": ("Lightshield Array", "{1}{W}", "3", 12),
    "Invasion of Arcavios": ("Invocation of the Founders", "{3}{U}{U}", "7", 25),
    "Invasion of Alara": ("Awaken the Maelstrom", "{W}{U}{B}{R}{G}", "7", 26),
}


@pytest.mark.parametrize("front", SIEGES)
def test_the_four_sieges_have_both_faces_and_the_rulings_of_the_founding_documents(
    starter_set: CardDatabase, front: str
) -> None:
    back, cost, defense, rulings = SIEGES[front]
    card = starter_set.card(front)
    assert card.name == f"{front} // {back}"
    assert card.layout == "transform"
    assert (card.front.mana_cost, card.front.defense) == (cost, defense)
    assert (card.front.types, card.front.subtypes) == (("Battle",), ("Siege",))
    assert card.faces[1].defense is None
    assert len(card.rulings) == rulings


def test_a_back_face_is_found_by_its_own_name(starter_set: CardDatabase) -> None:
    skyclave = starter_set.card("awakened skyclave").faces[1]
    assert (skyclave.power, skyclave.toughness, skyclave.colors) == ("4", "4", "G")


def test_every_statement_of_the_founding_documents_is_in_the_starter_set(
    starter_set: CardDatabase, shared: Path
) -> None:
    statements = json.loads((shared / "seeds" / "statements.json").read_text("utf-8"))
    cards = [starter_set.card(front) for front in SIEGES]
    rulings = {fold(ruling.text) for card in cards for ruling in card.rulings}
    rulings |= {fold(face.text) for card in cards for face in card.faces}  # one statement is Oracle text
    for statement in statements:
        text = fold(statement["text"]).rstrip("*")  # a footnote mark is no part of it
        if statement["kind"] == "rule":
            assert fold(starter_set.rule(statement["ref"]).text) == text
        elif statement["kind"] == "glossary":
            assert fold(starter_set.glossary("Siege").text) == text
        else:
            assert text in rulings, statement["id"]


def test_rule_310_is_there_and_another_rule_says_how_to_get_it(starter_set: CardDatabase) -> None:
    assert starter_set.rule("310.11b").text.startswith("Sieges have the intrinsic ability")
    assert [rule.number for rule in starter_set.rule_children("310.11")] == ["310.11a", "310.11b"]
    with pytest.raises(UnknownRule, match=r"704\.5f is not here yet: run “siege sync”"):
        starter_set.rule("704.5f")


def test_home_numbers_are_kept_where_the_excerpt_has_no_text(starter_set: CardDatabase) -> None:
    assert starter_set.current_number("704.5f") == "704.5f"
    assert starter_set.current_number("310.11b") == "310.11b"
    assert starter_set.moved("310.8") == []


def test_the_cards_cover_a_first_evening(starter_set: CardDatabase) -> None:
    cards = list(starter_set.cards())
    assert len(cards) >= 64
    assert {card.layout for card in cards} >= {
        "normal",
        "split",
        "adventure",
        "modal_dfc",
        "saga",
        "transform",
    }
    types = {kind for card in cards for face in card.faces for kind in face.types}
    assert types == {
        "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery"
    }  # fmt: skip
    words = " ".join(face.text for card in cards for face in card.faces).casefold()
    for ability in (
        "flying", "first strike", "double strike", "trample", "deathtouch", "lifelink", "reach", "menace",
        "vigilance", "haste", "indestructible", "hexproof", "regenerate", "kicker", "choose one",
        "proliferate", "fights", "equip", "crew", "outside the game", "protection from",
    ):  # fmt: skip
        assert ability in words, ability


def test_wording_is_of_today(starter_set: CardDatabase) -> None:
    """Permanents call themselves "this creature" now, and things enter without "the battlefield"."""
    for card in starter_set.cards():
        for face in card.faces:
            assert not re.search(r"enters? the battlefield", face.text), card.name
            if "Creature" in face.types and "Legendary" not in face.supertypes:
                assert face.name not in face.text, card.name


def test_texts_agree_with_the_newest_published_ones(starter_set: CardDatabase, full: CardDatabase) -> None:
    """Reminder text aside, and where the data at hand has today's wording."""
    for card in starter_set.cards():
        other = full.card(card.name)
        assert (card.layout, card.mana_value, card.color_identity) == (
            other.layout,
            other.mana_value,
            other.color_identity,
        )
        for mine, theirs in zip(card.faces, other.faces, strict=True):
            assert (mine.mana_cost, mine.type_line, mine.colors, mine.color_indicator) == (
                theirs.mana_cost,
                theirs.type_line,
                theirs.colors,
                theirs.color_indicator,
            )
            assert (mine.power, mine.toughness, mine.loyalty, mine.defense) == (
                theirs.power,
                theirs.toughness,
                theirs.loyalty,
                theirs.defense,
            )
            assert _bare(mine.text, mine.name) == _bare(theirs.text, theirs.name)


def _bare(text: str, name: str) -> list[str]:
    """The lines without reminder text, and with the name where Oracle now says "this creature"."""
    plain = re.sub(r" *\([^()]*\)", "", text)
    named = re.sub(r"\bthis (creature|land|enchantment|siege)\b", name, plain, flags=re.IGNORECASE)
    return [line for line in named.split("\n") if line]

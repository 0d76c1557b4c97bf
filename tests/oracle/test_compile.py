"""From a printed card to its abilities."""

from __future__ import annotations

import pytest

from cards.model import Card, Face
from engine.abilities.ability import Activated, Keyword, Spell, Static, Triggered
from engine.abilities.sentences import Sentences
from engine.abilities.unread import Unread
from engine.oracle import compile as compiling
from engine.oracle.compile import compile_card, compile_face, english, grammar_version, read_unit, stop_of


def face(text: str, *types: str) -> Face:
    return Face(name="Test Bear", text=text, types=types or ("Creature",))


def test_each_paragraph_is_the_ability_its_form_says() -> None:
    """113.3: spell, activated, triggered and static abilities are told apart by how they are written."""
    text = (
        "Flying, vigilance\nCreatures you control have haste.\nWhen this creature dies, draw a card.\n"
        "{T}: You gain 1 life."
    )
    kinds = [type(ability) for ability in compile_face(face(text)).abilities]
    assert kinds == [Keyword, Keyword, Static, Triggered, Activated]


def test_a_sentence_on_an_instant_is_an_instruction_and_on_a_permanent_a_statement() -> None:
    text = "Creatures you control have haste."
    assert isinstance(compile_face(face(text, "Enchantment")).abilities[0], Static)
    assert isinstance(compile_face(face("Draw a card.", "Instant")).abilities[0], Spell)


def test_what_is_not_understood_is_kept_with_its_place_and_what_was_expected() -> None:
    read = compile_face(face("Flying\nWhen this creature dies, frobnicate a card."))
    assert isinstance(read.abilities[0], Keyword)
    (unread,) = read.unread
    assert isinstance(unread, Unread)
    assert unread.text == "When ~ dies, frobnicate a card."
    assert read.normal.text[slice(*unread.span)] == unread.text
    stop = stop_of(read.units[1])
    assert unread.text[slice(*stop.span)] == "frobnicate"
    assert stop.expected
    assert not compile_card(Card("Test Bear", (face("Frobnicate."),))).whole


def test_one_unread_word_makes_its_whole_ability_unread() -> None:
    (unread,) = compile_face(face("Destroy target creature. Frobnicate it.", "Sorcery")).abilities
    assert isinstance(unread, Unread)


def test_a_word_that_matters_is_never_dropped() -> None:
    for odd in ("Destroy target nonfoo creature.", "Destroy all but target creature.", "Draw a card maybe."):
        assert compile_face(face(odd, "Sorcery")).unread


def test_equal_texts_are_read_once() -> None:
    assert read_unit("Flying", False) is read_unit("Flying", False)
    assert compile_face(face("Flying")) is compile_face(face("Flying"))


def test_a_card_without_text_is_whole() -> None:
    assert compile_card(Card("Test Bear", (face(""),))).whole


def test_every_ability_can_say_itself_in_english() -> None:
    (ability,) = compile_face(face("Whenever this creature attacks, draw a card.")).abilities
    assert english(ability) == "Whenever ~ attacks, draw a card."
    (spell,) = compile_face(face("Draw two cards, then discard a card.", "Sorcery")).abilities
    assert english(spell) == "Draw two cards, then discard a card."


def test_the_grammar_has_a_version() -> None:
    assert len(grammar_version()) == 12
    assert grammar_version() == grammar_version()


def test_what_could_mean_two_things_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """No text is known of which the grammar makes two; should one be, neither meaning is taken for the other."""
    one, other = (compiling.read(compiling.grammar(), Sentences, text) for text in ("Draw a card.", "Scry 1."))
    monkeypatch.setattr(compiling, "read", lambda *_: (*one, *other))
    unit = compiling.read_once("Draw a card.", is_spell=True)
    assert unit.readings == 2
    assert not unit.whole

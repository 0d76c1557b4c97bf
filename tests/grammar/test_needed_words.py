"""Words that cannot be left out: what is passed over for want of them is nothing that could be read."""

from __future__ import annotations

from cards.database import CardDatabase
from engine.abilities.ability import KeywordLine
from engine.abilities.base import Ability
from engine.abilities.sentences import Sentences
from engine.grammar.reader import Chart, Everywhere, read
from engine.oracle.compile import compile_card, grammar
from tests.grammar.toy import TOY, Saying, Thing


def test_one_word_of_every_way_to_say_it_is_needed() -> None:
    assert TOY.symbol((Thing,), "poss").needed == {"each", "all", "every", "its", "maker"}


def test_what_can_be_anything_needs_nothing_certain() -> None:
    assert grammar().symbol((Ability,), None).needed is None


def test_all_that_is_read_of_the_starter_set_is_read_without_passing_over_anything() -> None:
    with CardDatabase.starter_set() as database:
        units = {
            (unit.text, unit.is_spell)
            for card in database.cards()
            for face in compile_card(card).faces
            for unit in face.units
        }
    for text, is_spell in units:
        for category in (KeywordLine, Sentences if is_spell else Ability):
            assert read(grammar(), category, text) == read(grammar(), category, text, Chart(Everywhere()))


def test_a_chart_that_is_turned_to_a_line_with_a_word_more_reads_that_too() -> None:
    chart = Chart()
    assert not read(TOY, Saying, "It draws card a.", chart)
    assert not read(TOY, Saying, "It maker draws card.", chart)
    assert read(TOY, Saying, "It draws a card.", chart) == read(TOY, Saying, "It draws a card.")
    assert read(TOY, Saying, "Its maker draws.", chart) == read(TOY, Saying, "Its maker draws.")

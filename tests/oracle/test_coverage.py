"""The figures behind `siege coverage`."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from cards.model import Card, Face
from engine import read_card
from engine.oracle.compile import CompiledCard, ReadUnit, compile_card, read_unit
from engine.oracle.coverage import measure, sentence_at, swallowed, template


def card(name: str, text: str, *types: str, **more: object) -> Card:
    return Card(name, (Face(name=name, text=text, types=types or ("Creature",)),), **more)  # type: ignore[arg-type]


CARDS = [
    card("Plain", "", legalities={"modern": "legal", "vintage": "banned"}, printings=("TST",)),
    card("Flyer", "Flying", legalities={"modern": "legal"}),
    card("Odd", "Flying\nFrobnicate 3 cards.", "Creature"),
    card("Odder", "Frobnicate 4 cards.", "Sorcery"),
    card("Oddest", "Frobnicate 5 cards.\nWobble.", "Sorcery"),
]


def test_cards_are_whole_partly_read_or_unread() -> None:
    found = measure(CARDS).to_dict()
    assert (found["cards"], found["whole"], found["partly"], found["unread"]) == (5, 2, 1, 2)
    assert found["whole_share"] == 0.4
    assert found["lines_share"] == 0.3333
    assert (found["lines"], found["lines_read"]) == (6, 2)
    assert found["swallowed"] == found["ambiguous"] == 0
    assert found["seconds"] >= 0


def test_shares_of_nothing_are_none_and_others_have_four_digits() -> None:
    found = measure([]).to_dict()
    assert (found["whole_share"], found["lines_share"]) == (0.0, 0.0)
    assert measure([CARDS[0], CARDS[1], CARDS[3]]).to_dict()["whole_share"] == 0.6667


def test_the_sentences_that_alone_block_most_cards_come_first_with_numbers_masked() -> None:
    (first, *_) = measure(CARDS).to_dict()["worst"]
    assert first == {"template": "Frobnicate N cards.", "cards": 2, "example": "Odd"}


def test_figures_by_format_set_type_and_mechanic() -> None:
    groups = measure(CARDS).to_dict()["groups"]
    assert groups["format"] == {"modern": {"cards": 2, "whole": 2, "whole_share": 1.0, "partly": 0, "unread": 0}}
    assert groups["set"]["TST"]["cards"] == 1
    assert groups["type"]["Sorcery"]["unread"] == 2
    assert groups["mechanic"]["flying"]["cards"] == 2


def test_a_card_with_a_node_that_nothing_carries_out_is_not_whole() -> None:
    found = measure([card("Flyer", "Flying")], unplayed=lambda ability: [type(ability).__name__])
    assert found.tally.whole == 0
    assert found.unplayed == {"Keyword": 1}


def test_how_one_card_reads() -> None:
    read, unread = read_card(card("Odd", "Flying (It flies.)\nDraw a card, frobnicate it.", "Sorcery"))
    assert (read.printed, read.english, read.whole) == ("Flying (It flies.)", "Flying", True)
    assert unread.printed == "Draw a card, ⟦frobnicate it.⟧"
    assert not unread.whole
    assert unread.expected


def test_what_is_read_but_not_played_is_not_whole() -> None:
    (unit,) = read_card(card("Odd Warder", "Ward—Waterbend {4}. (Whenever this creature ...)"))
    assert (bool(unit.models), unit.whole, unit.unplayed) == (True, False, ("keyword ward",))


def test_a_text_in_which_every_word_counts_has_none_that_was_ignored() -> None:
    assert swallowed(read_unit("When ~ dies, draw a card.", False)) == ()


def test_each_word_is_left_out_in_turn_to_see_whether_it_was_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """A grammar that takes every text for the same has ignored each of its words; signs and numbers are none."""
    whole, asked = read_unit("Draw 2 cards, then scry.", True), []

    def read(text: str, *_: object) -> ReadUnit:
        asked.append(text)
        return whole

    monkeypatch.setattr("engine.oracle.coverage.read_unit", read)
    monkeypatch.setattr("engine.oracle.coverage.read_once", read)
    assert swallowed(whole) == ("Draw", "cards", "then", "scry")
    _, *without = asked
    assert without == ["2 cards, then scry.", "Draw 2, then scry.", "Draw 2 cards, scry.", "Draw 2 cards, then."]
    assert swallowed(ReadUnit("Shuffle", ())) == ()  # without its only word there is no text


def test_texts_are_probed_once_for_each_kind_and_only_where_they_were_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.oracle.coverage.swallowed", lambda unit: ("odd",))
    cards = [card("One", "Scry 1.\nFrobnicate.", "Sorcery"), card("Two", "Scry 2.", "Sorcery")]
    assert measure(cards).swallowed == [("One", "Scry 1.", "odd")]
    assert measure(cards, probe=False).swallowed == []


def test_a_text_with_two_models_is_told_with_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(card: Card) -> CompiledCard:
        face = compile_card(card).faces[0]
        return CompiledCard(card.name, (replace(face, units=tuple(replace(it, readings=2) for it in face.units)),))

    assert measure(CARDS).ambiguous == []
    monkeypatch.setattr("engine.oracle.coverage.compile_card", read)
    assert measure([card("Flyer", "Flying")]).ambiguous == [("Flyer", "Flying")]


def test_the_time_of_reading_and_that_of_probing_are_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter([10.0, 12.1234, 17.3579])
    monkeypatch.setattr("engine.oracle.coverage.time", SimpleNamespace(perf_counter=lambda: next(ticks)))
    found = measure([card("Flyer", "Flying")]).to_dict()
    assert (found["seconds"], found["probe_seconds"]) == (2.12, 5.23)


def test_the_mask_keeps_what_makes_sentences_alike() -> None:
    assert template(read_unit("Foo gets +2/+2 for each Elf.", False)) == "Foo gets +N/+N for each NAME."


@pytest.mark.parametrize("at", [15, 18, 32])
def test_what_blocks_is_the_sentence_at_which_reading_stopped(at: int) -> None:
    text = "Scry and wait. Frobnicate a card. Shuffle."
    assert sentence_at(text, at) == "Frobnicate a card."


def test_what_blocks_is_the_first_sentence_or_the_last_or_where_reading_only_ended_the_whole() -> None:
    text = "Frobnicate. Shuffle."
    assert [sentence_at(text, at) for at in (0, 12)] == ["Frobnicate.", "Shuffle."]
    assert sentence_at(text, len(text)) == text
    assert sentence_at("Shuffle.\nFrobnicate. Scry.", 9) == "Frobnicate."

"""The figures behind `siege coverage`."""

from __future__ import annotations

from cards.model import Card, Face
from engine import read_card
from engine.oracle.compile import ReadUnit, read_unit
from engine.oracle.coverage import measure, swallowed, template


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
    assert (found["lines"], found["lines_read"]) == (6, 2)
    assert found["swallowed"] == found["ambiguous"] == 0
    assert found["seconds"] >= 0


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


def test_a_word_that_could_be_dropped_is_found() -> None:
    assert swallowed(read_unit("When ~ dies, draw a card.", False)) == ()


def test_the_mask_keeps_what_makes_sentences_alike() -> None:
    unit = ReadUnit("Foo gets +2/+2 for each Elf.", read_unit("Foo gets +2/+2 for each Elf.", False).abilities)
    assert template(unit) == "Foo gets +N/+N for each NAME."

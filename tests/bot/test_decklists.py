"""Deck lists as other programs write them, read whole, and put into a library or hand."""

from __future__ import annotations

import pytest

from bot.board_text.decklists import is_deck_list, read_deck
from bot.boards.limits_of_imported_boards import MOST_BYTES
from bot.card_names import Names
from bot.desk import Desk, Place, Reply
from bot.errors import BadImport

ARENA = """\
About
Name Burn and more

Commander
1 Grizzly Bears (10E) 268

Deck
4 Lightning Bolt (2XM) 141
20 Mountain (ANB) 114

Sideboard
2 Shock (M21) 159
"""
MTGO = "4 Lightning Bolt\n20 Mountain\n\n2 Shock\n"
MOXFIELD = "4 Lightning Bolt (2XM) 141 *F*\n20 Mountain (PLST) UNF-238\n\nSIDEBOARD:\n2 Shock (M21) 159 #burn\n"
ARCHIDEKT = """\
1x Grizzly Bears (10e) 268 [Commander{top}]
4x Lightning Bolt (2xm) 141 *F* [Removal] ^Have,#37d67a^
20x Mountain (anb) 114 [Land]
2x Shock (m21) 159 [Sideboard{noDeck}{noPrice},Removal]
1x Giant Spider (m10) 184 [Maybeboard{noDeck}{noPrice}]
"""
DEK = """\
<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Lightning Bolt" Annotation="0" />
  <Cards CatID="2" Quantity="20" Sideboard="false" Name="Mountain" Annotation="0" />
  <Cards CatID="3" Quantity="2" Sideboard="true" Name="Shock" Annotation="0" />
</Deck>
"""
COD = """\
<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Burn</deckname>
    <zone name="main">
        <card number="4" name="Lightning Bolt"/>
        <card number="20" name="Mountain"/>
    </zone>
    <zone name="side">
        <card number="2" name="Shock"/>
    </zone>
</cockatrice_deck>
"""
MAIN = [("Lightning Bolt", 4), ("Mountain", 20)]


def good(reply: Reply) -> Reply:
    assert reply.error is None, (reply.verdict, reply.sections)
    return reply


def side(desk: Desk, player: str) -> dict[str, object]:
    return desk.games.at(desk.boards.at("channel"), "en").report.state["players"][player]


@pytest.mark.parametrize("text", [ARENA, MTGO, MOXFIELD, ARCHIDEKT, DEK, COD])
def test_every_form_says_the_same(names: Names, text: str) -> None:
    deck = read_deck(text, names)
    assert not deck.problems
    assert deck.parts["main"] == MAIN
    assert deck.parts["sideboard"] == [("Shock", 2)]
    assert deck.parts.get("commander", [("Grizzly Bears", 1)]) == [("Grizzly Bears", 1)]
    assert set(deck.parts) <= {"main", "sideboard", "commander"}


def test_a_list_that_a_text_field_has_put_on_one_line(names: Names) -> None:
    deck = read_deck("Deck 4 Lightning Bolt (2XM) 141 20x Mountain Sideboard 2 Shock", names)
    assert not deck.problems
    assert deck.parts == {"main": MAIN, "sideboard": [("Shock", 2)]}


def test_every_bad_line_is_named(names: Names) -> None:
    deck = read_deck("4 Lightning Bolt\n4 Lihgtning Blot\n0 Shock\n3 Mountain\n1 Nonesuch", names)
    assert deck.parts == {"main": [("Lightning Bolt", 4), ("Mountain", 3)]}
    assert [problem.line for problem in deck.problems] == [2, 3, 5]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Shock", {"main": [("Shock", 1)]}),
        ("2 Shock\nSB: 1 Mountain", {"main": [("Shock", 2)], "sideboard": [("Mountain", 1)]}),
        ("// Burn\n// Sideboard\n2 Shock", {"sideboard": [("Shock", 2)]}),
        ("Réserve\n2 Shock", {"sideboard": [("Shock", 2)]}),
        ("Creatures (2)\n2 Grizzly Bears\n\nLands (3)\n3 Forest", {"main": [("Grizzly Bears", 2), ("Forest", 3)]}),
        ("2 Shock\n\n3 Forest\n\n1 Mountain", {"main": [("Shock", 2), ("Forest", 3), ("Mountain", 1)]}),
        ("2 Shock\n\n16 Forest", {"main": [("Shock", 2), ("Forest", 16)]}),
        (
            "1 Invasion of Zendikar // Awakened Skyclave (MOM) 194",
            {"main": [("Invasion of Zendikar // Awakened Skyclave", 1)]},
        ),
        ("1 Invasion of Zendikar", {"main": [("Invasion of Zendikar // Awakened Skyclave", 1)]}),
        ("1 Invasion of Zendikar/Awakened Skyclave", {"main": [("Invasion of Zendikar // Awakened Skyclave", 1)]}),
    ],
)
def test_what_else_lists_have(names: Names, text: str, parts: dict[str, object]) -> None:
    deck = read_deck(text, names)
    assert not deck.problems
    assert deck.parts == parts


@pytest.mark.parametrize(
    "text", ["<Deck>", "<html></html>", '<!DOCTYPE a [<!ENTITY b "c">]><Deck/>', "<Deck>" + "<a>" * 5]
)
def test_xml_that_is_no_deck_is_refused(names: Names, text: str) -> None:
    with pytest.raises(BadImport):
        read_deck(text, names)


def test_a_board_is_not_taken_for_a_deck() -> None:
    assert all(map(is_deck_list, (ARENA, MOXFIELD, ARCHIDEKT, DEK, COD)))
    boards = ("You: 2 Grizzly Bears (tapped)\nOpp: Forest", "2 Grizzly Bears, Forest (tapped)", "You library: Forest")
    assert not any(map(is_deck_list, boards))


def test_a_deck_is_shuffled_into_a_library(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "board deck", text=ARENA))
    assert reply.verdict == "Shuffled 24 cards into Alice’s library (103.3). Commander: Grizzly Bears. Sideboard: 2."
    library = side(desk, "Alice")["library"]
    assert isinstance(library, list)
    assert sorted(library) == ["Lightning Bolt"] * 4 + ["Mountain"] * 20
    assert library != sorted(library)
    assert side(desk, "Alice")["sideboard"] == ["Shock", "Shock"]


def test_a_deck_may_be_a_hand_and_another_player_s(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Opp: Grizzly Bears"))
    reply = good(desk.run(alice, "board deck", file=DEK.encode(), player="opp", zone="hand"))
    assert reply.verdict == "Put 24 cards into Opp’s hand. Sideboard: 2."
    assert len(side(desk, "Opp")["hand"]) == 24  # type: ignore[arg-type]


def test_bad_lines_keep_a_deck_out_until_it_is_said_otherwise(desk: Desk, alice: Place) -> None:
    text = "4 Lihgtning Blot\n3 Mountain\n1 Nonesuch"
    reply = desk.run(alice, "board deck", text=text)
    assert reply.error == "input"
    assert [section.text.split(":")[0] for section in reply.sections] == ["Line 1", "Line 3"]
    assert good(desk.run(alice, "board deck", text=text, partly=True)).verdict.startswith("Shuffled 3 cards")
    assert desk.run(alice, "board deck", text="Deck").error == "input"
    assert desk.run(alice, "board deck", file=b"1 Forest\n" * MOST_BYTES).error == "input"


def test_an_imported_file_may_be_a_deck(desk: Desk, alice: Place) -> None:
    assert good(desk.run(alice, "board import", file=COD.encode())).verdict.startswith("Shuffled 24 cards")


def test_a_deck_drawn_from_is_played_on(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board deck", text=MTGO))
    good(desk.run(alice, "go-to", step="end"))
    good(desk.run(alice, "board deck", text=MTGO, player="Opp"))
    assert desk.boards.at("channel").revision == 3


@pytest.mark.parametrize(
    ("text", "main", "side"),
    [
        (
            "4 [2XM] Lightning Bolt\r\n- 2 Shock\r\n\r\nSIDEBOARD:\r\n* 1 Fire/Ice\r\n",
            {"Lightning Bolt": 4, "Shock": 2},
            1,
        ),
        ("Lightning Bolt x4\nShock x2\nSideboard\n1 Fire // Ice [MH2] <foil>", {"Lightning Bolt": 4, "Shock": 2}, 1),
        ("Instant (6)\n4 Lightning Bolt (2XM) 141 *F*\n2 Shock (PLST) M21-159\n", {"Lightning Bolt": 4, "Shock": 2}, 0),
    ],
)
def test_counts_sets_and_bullets_as_different_programs_write_them(
    desk: Desk, alice: Place, text: str, main: dict[str, int], side: int
) -> None:
    deck = read_deck(text, desk.names(alice))
    assert deck.problems == []
    assert dict(deck.parts["main"]) == main
    assert deck.count("sideboard") == side
    assert is_deck_list(text) or "x4" in text


def test_what_a_cod_has_for_tokens_is_no_part_of_the_deck(desk: Desk, alice: Place) -> None:
    zones = '<zone name="main"><card number="2" name="Shock"/></zone><zone name="tokens"><card name="Treasure"/></zone>'
    deck = read_deck(f"<cockatrice_deck>{zones}</cockatrice_deck>", desk.names(alice))
    assert deck.parts == {"main": [("Shock", 2)]}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_file_of_any_encoding_is_read(desk: Desk, alice: Place, encoding: str) -> None:
    text = f'<?xml version="1.0" encoding="{encoding}"?>\r\n<Deck><Cards Quantity="3" Name="Shock"/></Deck>'
    put = good(desk.run(alice, "board import", file=text.encode(encoding)))
    assert "3 cards" in put.verdict

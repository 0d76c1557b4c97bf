"""What is said to happen to players by nothing in particular happens by the rules: it triggers, and is replaced."""

from __future__ import annotations

import pytest

from engine.state.zones import Zone
from tests.helpers import board, cr
from tests.table.test_short_acts import done, said, table


@cr("121.1")
@pytest.mark.parametrize(
    ("text", "count", "said_so"),
    [
        ("Bob draws 3", 3, "Bob draws 3 cards"),
        ("Bob draws a card", 1, "Bob draws a card"),
        ("Bob pioche deux cartes", 2, "Bob draws 2 cards"),
    ],
)
def test_each_card_that_somebody_is_said_to_draw_is_drawn(text: str, count: int, said_so: str) -> None:
    after = done(text, table(bob={})).table
    assert len(after.game.ids(Zone.HAND, after.game.players[1].number)) == count
    assert said(text, table()) == [said_so]


@cr("603.3b")
def test_what_is_said_to_be_drawn_triggers_what_watches_for_it() -> None:
    said_so = {"do": "happen", "player": "B", "what": "draw", "count": 3}
    played = board(["Underworld Dreams"], [], said_so, {"do": "resolve", "all": True}, expect=["B life 17"])
    assert "What makes B draw is not on the board: it happens by whatever it is" in played.report["assumed"]


@cr("614.11")
def test_what_is_said_to_be_drawn_may_be_replaced() -> None:
    said_so = {"do": "happen", "player": "B", "what": "draw", "count": 3}
    board(["Notion Thief"], [], said_so, expect=["A has 3 cards in hand", "B has 0 cards in hand"])


@cr("701.9a")
@pytest.mark.parametrize("text", ["Bob discards 2", "Bob discards Shock and Forest", "Bob discards his hand"])
def test_cards_that_somebody_is_said_to_discard_are_of_their_choice_or_those_named(text: str) -> None:
    game = done(text, table(bob={"hand": ["Shock", "Forest"]})).table.game
    assert sorted(one.base.name for one in game.in_zone(Zone.GRAVEYARD)) == ["Forest", "Shock"]


@cr("701.9b")
def test_which_cards_are_discarded_is_asked() -> None:
    on = table(bob={"hand": ["Shock", "Forest", "Grizzly Bears"]})
    asked = done("Bob se défausse de 2 cartes", on).table.asked
    assert asked is not None
    assert (asked.rule, asked.maximum) == ("701.9b", 2)


@cr("101.3")
def test_who_is_known_to_have_no_cards_discards_none() -> None:
    nothing = {"do": "happen", "player": "B", "what": "discard", "count": 2}
    assert "B has no cards to discard." in board([], {"hand": []}, nothing).steps


@cr("701.17a")
def test_cards_that_somebody_is_said_to_mill_come_from_the_top() -> None:
    on = table(bob={"library": ["Shock", "Forest", "Grizzly Bears"]})
    game = done("Bob mills two", on).table.game
    assert sorted(one.base.name for one in game.in_zone(Zone.GRAVEYARD)) == ["Forest", "Shock"]

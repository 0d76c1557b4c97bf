"""Who is meant, in an act and by the heads of pasted lines: where it may be several players, the desk asks."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good
from tests.bot.test_which_is_meant import asked, hands, told

# Players


def test_you_are_the_asker_not_the_first_player(desk: Desk, alice: Place, bob: Place) -> None:
    new = good(desk.run(alice, "board new", players="Bob, Alice"))
    assert new.verdict.endswith("You are Alice.")
    good(desk.run(alice, "board paste", text="me: Grizzly Bears\nopp: Serra Angel"))
    good(desk.run(alice, "board add", card="Forest"))
    good(desk.run(bob, "board paste", text="my lands: Island"))
    bob_side, alice_side = desk.games.at(desk.boards.at("channel"), "en").position.players
    assert [p.called for p in alice_side.battlefield] == ["Grizzly Bears", "Forest"]
    assert [p.called for p in bob_side.battlefield] == ["Serra Angel", "Island"]


def test_a_seat_goes_before_a_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob <@1>"))
    good(desk.run(alice, "board edit", change="life", value="7"))
    assert [side.life for side in desk.games.at(desk.boards.at("channel"), "en").position.players] == [20, 7]


def test_who_is_nobody_here_is_asked_who_they_are(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears\nBob: Giant Spider"))
    good(desk.run(alice, "board access", who="everyone"))
    carol = Place("channel", "3", name="Carol")
    which = desk.run(carol, "board add", card="Forest", controller="me")
    assert asked(which) == ["Alice", "Bob"]
    assert "to Bob" in good(told(desk, carol, which, "Bob")).verdict


def test_a_player_called_what_another_calls_them_is_asked(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Giant Spider"))
    good(desk.run(bob, "board sit", player="Opp"))
    assert asked(desk.run(bob, "board add", card="Forest", controller="opp")) == ["Opp", "Alice"]
    good(desk.run(alice, "board add", card="Forest", controller="opp"))


def test_the_opponent_of_three_is_asked(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob, Cid"))
    good(desk.run(alice, "board add", card="Grizzly Bears"))
    assert asked(desk.run(alice, "board add", card="Forest", controller="opp")) == ["Bob", "Cid"]
    which = desk.run(alice, "attack", attackers="Grizzly Bears")
    assert asked(which) == ["Bob at 20 life", "Cid at 20 life"]
    assert "attacks Cid" in good(told(desk, alice, which, "Cid")).verdict


# Whose card


def test_whoever_alone_holds_a_card_casts_it(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp hand: Giant Growth"))
    done = good(desk.run(alice, "cast", card="Giant Growth", target="Grizzly Bears"))
    assert "Opp casts Giant Growth" in done.verdict
    assert hands(desk) == {"Alice": [], "Opp": []}


def test_of_two_who_hold_a_card_the_one_with_a_seat_casts_it_else_it_is_asked(
    desk: Desk, alice: Place, bob: Place
) -> None:
    text = "Alice: Grizzly Bears\nAlice hand: Shock\nBob hand: Shock"
    good(desk.run(alice, "board paste", text=text))
    good(desk.run(bob, "board sit", player="Bob"))
    assert "Bob casts Shock" in good(desk.run(bob, "cast", card="Shock", target="Alice")).verdict
    good(desk.run(bob, "board undo"))
    good(desk.run(alice, "pass"))
    which = desk.run(alice, "cast", card="Shock", target="Alice")
    assert asked(which) == ["Alice", "Bob"]


def test_a_namesake_casts_their_own(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text="Alice: Grizzly Bears; hand: Shock; Bob: Forest; hand: Shock"))
    assert "Bob casts Shock" in good(desk.run(bob, "cast", card="Shock", target="Alice")).verdict


def test_lines_imported_as_text_ask_as_a_paste_does(desk: Desk, alice: Place) -> None:
    which = desk.run(alice, "board import", file=b"You: Forest\nOppp: Island")
    assert asked(which) == ["Alice", "+ Oppp"]
    good(told(desk, alice, which, "+ Oppp"))
    assert desk.games.at(desk.boards.at("channel"), "en").position.names == ("Alice", "Oppp")


def test_a_card_that_cannot_be_cast_from_the_graveyard_is_another_in_hand(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You graveyard: Shock\nOpp: Giant Spider"))
    done = good(desk.run(alice, "cast", card="Shock", target="Giant Spider"))
    assert "Alice has Shock in hand" in done.footer[-1]


# Heads of pasted lines


@pytest.mark.parametrize(
    ("text", "sides"),
    [
        ("My board: Forest\nLands: Island", {"Alice": ["Forest", "Island"]}),
        ("Forest\nMy creatures: Grizzly Bears\nOpp's board: Giant Spider", {"Alice": 2, "Opp": ["Giant Spider"]}),
        ("Me (12 life): Forest\nOpp life 7: Island", {"Alice": ["Forest"], "Opp": ["Island"]}),
        ("Player 1: Forest\nPlayer 2: Island", {"Player 1": ["Forest"], "Player 2": ["Island"]}),
        ("You: Forest\nBob: Island", {"Alice": ["Forest"], "Bob": ["Island"]}),
    ],
)
def test_heads_are_understood(desk: Desk, alice: Place, text: str, sides: dict[str, object]) -> None:
    good(desk.run(alice, "board paste", text=text))
    found = desk.games.at(desk.boards.at("channel"), "en").position.players
    for side in found:
        here = [p.called for p in side.battlefield]
        expected = sides.get(side.name, [])
        assert here == expected or len(here) == expected
    assert set(sides) <= {side.name for side in found}


def test_a_sideboard_is_no_player(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nSB: Shock"))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert position.names == ("Alice", "Opp")
    assert [card.called for card in position.players[0].sideboard] == ["Shock"]


def test_life_said_in_a_head_is_the_players(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You (12 life): Forest\nOpp life 7: Island"))
    assert [side.life for side in desk.games.at(desk.boards.at("channel"), "en").position.players] == [12, 7]


@pytest.mark.parametrize("slip", ["Alcie hand", "Oppp", "Gravyard", "Sidebord"])
def test_a_slip_makes_no_player_unless_it_is_said_to(desk: Desk, alice: Place, slip: str) -> None:
    which = desk.run(alice, "board paste", text=f"You: Forest\n{slip}: Shock\nOpp: Island")
    labels = asked(which)
    assert "Alice" in labels
    assert labels[-1] == f"+ {slip.split()[0]}"
    done = good(told(desk, alice, which, "Alice"))
    position = desk.games.at(desk.boards.at("channel"), "en").position
    assert position.names == ("Alice", "Opp")
    assert done.chosen == "Alice"


def test_a_third_with_a_battlefield_is_another_player(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp: Island\nCarol: Swamp"))
    assert desk.games.at(desk.boards.at("channel"), "en").position.names == ("Alice", "Opp", "Carol")


def test_somebody_beside_opp_who_may_be_opp_is_asked(desk: Desk, alice: Place) -> None:
    which = desk.run(alice, "board paste", text="You: Forest\nOpp: Island\nCarol hand: Shock")
    assert asked(which) == ["Alice", "Opp", "+ Carol"]
    good(told(desk, alice, which, "+ Carol"))
    assert desk.games.at(desk.boards.at("channel"), "en").position.names == ("Alice", "Opp", "Carol")

"""A board put together by commands: who is seated, what is put where, and what is wrong with it."""

from __future__ import annotations

import json

import pytest

from bot.desk import Desk, Place
from tests.bot.replies import good, position

# New boards


@pytest.mark.parametrize("life", [1, 40, 1_000_000])
def test_players_begin_with_the_life_that_is_said(desk: Desk, alice: Place, life: int) -> None:
    good(desk.run(alice, "board new", life=life))
    assert [(side.name, side.life) for side in position(desk).players] == [("Alice", life), ("Opp", life)]


@pytest.mark.parametrize("life", [0, -1, 1_000_001])
def test_nobody_begins_with_no_life_or_too_much(desk: Desk, alice: Place, life: int) -> None:
    assert desk.run(alice, "board new", life=life).error == "input"


@pytest.mark.parametrize(
    ("players", "names"),
    [
        ("Alice, Bob", ["Alice", "Bob"]),
        ("Alice; Bob\nCid", ["Alice", "Bob", "Cid"]),
        ("Alice vs Bob", ["Alice", "Bob"]),
        (" Alice <@1> , <@!2>", ["Alice", "Player 2"]),
        (", ".join("ABCDEFGH"), list("ABCDEFGH")),
        ("x" * 40 + ", Bob", ["x" * 40, "Bob"]),
    ],
)
def test_players_are_listed_in_turn_order(desk: Desk, alice: Place, players: str, names: list[str]) -> None:
    good(desk.run(alice, "board new", players=players))
    assert list(position(desk).names) == names


@pytest.mark.parametrize(
    "players", ["Alice", "Alice, alice", ", ".join("ABCDEFGHI"), "x" * 41 + ", Bob", "Alice, ", "Alice, <b>", ""]
)
def test_players_are_two_to_eight_of_different_names(desk: Desk, alice: Place, players: str) -> None:
    assert desk.run(alice, "board new", players=players).error == "input"
    assert desk.run(alice, "board show").error == "state"


def test_a_second_board_in_a_channel_waits_for_the_end_of_the_first(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    assert desk.run(alice, "board new").error == "state"
    file = good(desk.run(alice, "board end")).attachments[0]
    assert desk.run(alice, "board show").error == "state"
    good(desk.run(alice, "board import", file=file.data))
    assert position(desk).names == ("Alice", "Opp")


# Cards one by one


def test_so_many_as_are_said_are_added_in_their_state(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    told = good(desk.run(alice, "board add", card="Grizzly Bears", count=3, tapped=True, counters="2 +1/+1"))
    assert told.verdict == "Added 3 × Grizzly Bears to Alice: battlefield."
    bears = position(desk).players[0].battlefield
    assert sum(one.count for one in bears) == 3
    assert {(one.tapped, one.power, tuple(one.counters.items())) for one in bears} == {(True, 4, (("+1/+1", 2),))}
    good(desk.run(alice, "board add", card="Forest"))
    assert not position(desk).players[0].battlefield[-1].tapped


@pytest.mark.parametrize(("count", "fits"), [(0, False), (1, True), (500, True), (501, False), (-1, False)])
def test_one_to_five_hundred_are_added(desk: Desk, alice: Place, count: int, fits: bool) -> None:
    good(desk.run(alice, "board new"))
    reply = desk.run(alice, "board add", card="Forest", zone="library", count=count)
    assert (reply.error is None) is fits


def test_a_zone_or_card_that_is_none_is_told(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    assert desk.run(alice, "board add", card="Forest", zone="limbo").error == "input"
    assert desk.run(alice, "board add", card="Nonesuch Card Of Nothing").error == "unknown"
    assert not position(desk).players[0].battlefield


def test_an_aura_is_added_to_what_it_is_on(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Serra Angel\nOpp: Grizzly Bears"))
    good(desk.run(alice, "board add", card="Holy Strength", attached_to="opp's bears"))
    assert (position(desk).players[1].battlefield[0].power, position(desk).players[1].battlefield[0].toughness) == (
        3,
        4,
    )


def test_an_instant_goes_to_the_hand_and_a_token_stays_where_it_is_put(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    told = good(desk.run(alice, "board add", card="Shock"))
    assert "Shock" in told.footer[0]
    assert [card.called for card in position(desk).players[0].hand] == ["Shock"]
    asked = good(desk.run(alice, "board add", card="Shock", zone="graveyard"))
    assert not any("Shock" in line for line in asked.footer)
    assert [card.called for card in position(desk).players[0].graveyard] == ["Shock"]
    good(desk.run(alice, "board add", card="2/2 green Bear creature token", controller="Opp"))
    assert [one.called for one in position(desk).players[1].battlefield] == ["Bear"]


# Pasted text


def test_day_and_turn_are_pasted_onto_a_board_that_is_there(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Forest"))
    good(desk.run(alice, "board paste", text="Night\nIt is Opp's turn"))
    assert position(desk).turn.active == "Opp"
    file = good(desk.run(alice, "board export")).attachments[0]
    scenario = json.loads(file.data)
    assert scenario["options"]["day"] == "night"
    assert scenario["turn"]["active"] == "Opp"
    good(desk.run(alice, "board paste", text="It is my turn"))
    again = json.loads(good(desk.run(alice, "board export")).attachments[0].data)
    assert (again["options"]["day"], again["turn"]["active"]) == ("night", "Alice"), "the one leaves the other"


def test_what_is_pasted_is_counted(desk: Desk, alice: Place) -> None:
    told = good(desk.run(alice, "board paste", text="You: 3 Forest, Grizzly Bears\nYou hand: 2 Shock\nOpp: life 7"))
    assert told.verdict.startswith("Put 6 cards on the board.")


def test_an_empty_board_is_put_down_by_naming_who_plays(desk: Desk, alice: Place) -> None:
    for channel, text, names in (
        ("a", "Bob: Forest", ("Alice", "Bob")),
        ("b", "Me: Forest", ("Alice", "Opp")),
        ("c", "Bob: Forest\nCid: Forest", ("Bob", "Cid")),
        ("d", "Bob: Forest\nMe: Forest", ("Alice", "Bob")),
    ):
        good(desk.run(Place(channel, "1", name="Alice"), "board paste", text=text))
        assert position(desk, channel).names == names, text


# Looking, sharing, taking back


def test_a_board_says_its_turn_and_step_and_applies_what_is_on_it(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Glorious Anthem, Grizzly Bears\nOpp: Forest"))
    shown = good(desk.run(alice, "board show"))
    assert shown.verdict == "Turn 1, Alice: first main phase."
    assert shown.picture is not None
    assert shown.picture.before is None
    good(desk.run(alice, "go-to", step="end step"))
    assert good(desk.run(alice, "board show")).verdict == "Turn 1, Alice: end step."


def test_a_copy_of_the_last_act_tells_it_with_the_board_before(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nOpp: Grizzly Bears"))
    begun = good(desk.run(alice, "board share"))
    assert begun.picture is not None
    assert begun.picture.before is None
    good(desk.run(alice, "cast", card="Shock", target="Grizzly Bears"))
    shared = good(desk.run(alice, "board share"))
    assert shared.verdict.splitlines()[0] == "Alice casts Shock targeting Grizzly Bears."
    assert shared.steps[0].n == 1
    assert shared.picture is not None
    assert shared.picture.before is not None
    (text,) = shared.sections
    assert "Grizzly Bears" in text.text
    assert (shared.buttons, shared.choice) == ((), None)


def test_what_was_taken_back_says_whose_it_was_where_somebody_did_it(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You hand: Shock\nOpp: Grizzly Bears"))
    good(desk.run(alice, "board add", card="Forest"))
    assert good(desk.run(alice, "board undo")).verdict == "Took back: the cards just added."
    good(desk.run(alice, "cast", card="Shock", target="Opp"))
    good(desk.run(alice, "resolve"))
    assert good(desk.run(alice, "board undo")).verdict == "Took back: resolve."
    assert good(desk.run(alice, "board undo")).verdict == "Took back what Alice did: cast Shock."
    assert good(desk.run(alice, "board redo")).verdict == "Done again: cast Shock."


def test_only_a_board_of_two_goes_out_as_a_puzzle(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    assert [file.filename for file in good(desk.run(alice, "board export")).attachments] == ["board.json", "board.pzl"]
    good(desk.run(alice, "board end"))
    good(desk.run(alice, "board new", players="Alice, Bob, Cid"))
    assert [file.filename for file in good(desk.run(alice, "board export")).attachments] == ["board.json"]


# Seats


def test_a_seat_is_taken_by_name_or_the_free_one_and_never_somebody_elses(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob, Cid"))
    assert good(desk.run(bob, "board sit")).verdict.startswith("Bob takes the seat of that name")
    carol = Place("channel", "3", name="Carol")
    assert desk.run(carol, "board sit", player="Bob").error == "state"
    good(desk.run(alice, "board sit"))
    assert good(desk.run(carol, "board sit")).verdict.startswith("Carol sits in for Cid")
    assert desk.boards.at("channel").seats == {"Alice": "1", "Bob": "2", "Cid": "3"}


@pytest.mark.parametrize("who", ["owner", "players", "everyone"])
def test_who_may_play_is_said_by_the_owner(desk: Desk, alice: Place, bob: Place, who: str) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob, Cid"))
    assert desk.run(bob, "board access", who=who).error == "state"
    good(desk.run(alice, "board access", who=who))
    assert desk.boards.at("channel").access.value == who
    assert desk.run(alice, "board access", who="nobody").error == "input"
    played = desk.run(Place("channel", "3", name="Carol"), "board add", card="Forest", controller="Cid")
    assert (played.error is None) is (who == "everyone")
    assert (desk.run(bob, "board add", card="Forest", controller="me").error is None) is (who != "owner")

"""Decks, files and puzzles: what becomes of each, and what is too large or nothing at all."""

from __future__ import annotations

import json

import pytest

import engine
from bot.boards.limits_of_imported_boards import MOST_BYTES
from bot.desk import Desk, Place
from tests.bot.replies import good

DECK = "4 Grizzly Bears\n3 Forest\n\nSideboard\n2 Naturalize"


def sides(desk: Desk) -> tuple[engine.PlayerState, ...]:
    return desk.games.at(desk.boards.at("channel"), "en").position.players


def listed(cards: object) -> list[str]:
    return [one.called for one in cards for _ in range(one.count)]  # type: ignore[attr-defined]


# Decks


def test_a_deck_is_the_askers_shuffled_library_and_the_same_for_the_same_text(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "board deck", text=DECK))
    assert "7" in reply.verdict
    assert reply.verdict.endswith("Sideboard: 2.")
    library = listed(sides(desk)[0].library)
    assert sorted(library) == ["Forest"] * 3 + ["Grizzly Bears"] * 4
    assert listed(sides(desk)[0].sideboard) == ["Naturalize"] * 2
    assert not sides(desk)[1].library
    other = Place("other", "1", name="Alice")
    good(desk.run(other, "board deck", text=DECK))
    assert listed(desk.games.at(desk.boards.at("other"), "en").position.players[0].library) == library


def test_a_deck_without_a_sideboard_says_nothing_of_one(desk: Desk, alice: Place) -> None:
    assert "ideboard" not in good(desk.run(alice, "board deck", text="4 Grizzly Bears\n3 Forest")).verdict


def test_a_deck_may_be_another_players_or_a_hand_as_it_is_written(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob"))
    good(desk.run(alice, "board deck", text="1 Shock\n1 Fog\n1 Murder", player="Bob", zone="hand"))
    mine, theirs = sides(desk)
    assert listed(theirs.hand) == ["Shock", "Fog", "Murder"]
    assert not mine.hand
    good(desk.run(alice, "board deck", text="1 Shock\n1 Fog"))
    assert sorted(listed(sides(desk)[0].library)) == ["Fog", "Shock"]


def test_a_deck_for_a_new_board_may_be_the_opponents(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board deck", text="2 Shock", player="Opp"))
    assert [side.name for side in sides(desk)] == ["Alice", "Opp"]
    assert listed(sides(desk)[1].library) == ["Shock", "Shock"]


def test_a_deck_comes_as_a_file_too(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board deck", file=b"2 Shock\n1 Fog"))
    assert sorted(listed(sides(desk)[0].library)) == ["Fog", "Shock", "Shock"]


@pytest.mark.parametrize(
    "given",
    [{}, {"text": "2 Shock", "zone": "graveyard"}, {"text": "2 Shock", "zone": "limbo"}, {"text": ""}, {"text": "\n"}],
)
def test_a_deck_of_nothing_or_to_nowhere_is_none(desk: Desk, alice: Place, given: dict[str, str]) -> None:
    reply = desk.run(alice, "board deck", **given)
    assert reply.error == "input"
    assert given.get("zone", "") in reply.verdict, "what is wrong is quoted"
    assert desk.run(alice, "board show").error == "state", "no board was begun"


def test_a_card_that_is_none_stops_a_deck_unless_part_of_it_will_do(desk: Desk, alice: Place) -> None:
    text = "2 Shock\n1 Nonesuch Card Of Nothing"
    reply = desk.run(alice, "board deck", text=text)
    assert reply.error is not None
    assert "Nonesuch" in "".join(section.text for section in reply.sections)
    good(desk.run(alice, "board deck", text=text, partly=True))
    assert listed(sides(desk)[0].library) == ["Shock", "Shock"]


def test_a_file_as_large_as_may_be_is_read_and_a_larger_one_is_not(desk: Desk, alice: Place) -> None:
    for command in ("board deck", "board import"):
        large = desk.run(alice, command, file=b"You: Forest" + b" " * MOST_BYTES)
        assert large.error == "input", command
        assert f"{MOST_BYTES // 1024 + 1}" in large.verdict
        assert f"{MOST_BYTES // 1024} " in large.verdict
        assert desk.run(alice, "board show").error == "state", command
    good(desk.run(alice, "board import", file=b"You: Forest".ljust(MOST_BYTES)))
    assert desk.run(alice, "board import").error == "input"


# Boards


def scenario(**more: object) -> str:
    players = {"Alice": {"hand": ["Shock"]}, "Bob": {"battlefield": ["Grizzly Bears"]}}
    return json.dumps({"version": 1, "players": players} | more)


@pytest.mark.parametrize("before", ["", "\ufeff", " \n\t"])
def test_a_scenario_begins_the_board_anew(desk: Desk, alice: Place, before: str) -> None:
    reply = good(desk.run(alice, "board import", file=(before + scenario()).encode()))
    assert reply.verdict == "The board is imported."
    assert reply.picture is not None
    assert listed(sides(desk)[1].battlefield) == ["Grizzly Bears"]
    good(desk.run(alice, "board add", card="Forest"))
    good(desk.run(alice, "board import", text=scenario()))
    assert not sides(desk)[0].battlefield
    good(desk.run(alice, "board undo"))
    assert listed(sides(desk)[0].battlefield) == ["Forest"]


def test_what_was_done_in_a_scenario_is_told_and_taken_back_act_by_act(desk: Desk, alice: Place) -> None:
    script = [{"do": "cast", "player": "Alice", "card": "Shock", "targets": ["Bob"]}, {"do": "resolve"}]
    reply = good(desk.run(alice, "board import", text=scenario(script=script)))
    assert "Bob is at 18 life" in reply.verdict
    assert reply.steps[0].n == 1
    good(desk.run(alice, "board undo"))
    assert [side.life for side in sides(desk)] == [20, 20]


def test_only_the_owner_puts_another_board_in_its_place(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board new", players="Alice, Bob"))
    before = desk.boards.at("channel")
    assert desk.run(bob, "board import", text=scenario()).error == "state"
    assert desk.boards.at("channel") == before


def test_a_scenario_that_makes_no_sense_leaves_no_board(desk: Desk, alice: Place) -> None:
    wrong = json.dumps({"version": 1, "players": {"Alice": {"hand": ["Nonesuch Card Of Nothing"]}, "Bob": {}}})
    assert desk.run(alice, "board import", text=wrong).error is not None
    assert desk.run(alice, "board show").error == "state"


def test_text_is_a_deck_or_lines_by_what_it_looks_like(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board import", text="You: Forest\nOpp: Grizzly Bears"))
    assert listed(sides(desk)[1].battlefield) == ["Grizzly Bears"]
    good(desk.run(alice, "board import", text=DECK))
    assert len(listed(sides(desk)[0].library)) == 7


def test_a_commander_is_told_and_begins_in_the_command_zone(desk: Desk, alice: Place) -> None:
    reply = good(desk.run(alice, "board deck", text="Commander\n1 Jace Beleren\n\nDeck\n2 Island"))
    assert "Commander: Jace Beleren." in reply.verdict
    assert listed(sides(desk)[0].command) == ["Jace Beleren"]


def test_a_puzzle_begins_a_board(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Serra Angel"))
    _, puzzle = good(desk.run(alice, "board export")).attachments
    other = Place("other", "1", name="Alice")
    good(desk.run(other, "board import", file=puzzle.data))
    found = desk.games.at(desk.boards.at("other"), "en").position.players
    assert [listed(side.battlefield) for side in found] == [["Grizzly Bears"], ["Serra Angel"]]

"""Who may do what on a board, undo and redo, and requests that come twice."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.boards.moves import empty, start
from bot.boards.store import REQUEST_DAYS, Access, BoardStore
from bot.desk import Desk, Place, Reply
from bot.desk import presenting as presenting
from cards.database import CardDatabase
from tests.bot.replies import button, good

BOARD = "Alice: Grizzly Bears\nAlice hand: Shock\nBob: Giant Spider\nBob hand: Shock"


@pytest.fixture
def carol() -> Place:
    return Place("channel", "3", name="Carol")


def test_onlookers_look_on_and_may_take_a_free_seat(desk: Desk, alice: Place, carol: Place) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    shown = good(desk.run(alice, "board add", card="Forest"))
    for command, options in (
        ("cast", {"card": "Shock", "target": "Bob"}),
        ("board add", {"card": "Forest"}),
        ("board paste", {"text": "Bob: Forest"}),
        ("board edit", {"change": "life", "player": "Bob", "value": "1"}),
        ("board undo", {}),
        ("resolve", {}),
        ("go-to", {"step": "end"}),
    ):
        refused = desk.run(carol, command, **options)
        assert refused.error == "state", command
        assert refused.verdict.startswith("Only its owner and those who have a seat play on this board."), command
    assert desk.press(carol, button(shown, "next")).error == "state"
    for command, options in (("board show", {}), ("why", {"object": "Grizzly Bears"}), ("board export", {})):
        good(desk.run(carol, command, **options))
    good(desk.run(carol, "board sit", player="Bob"))
    good(desk.run(carol, "cast", card="Shock", target="Alice"))


def test_who_has_the_name_of_a_player_plays_without_sitting_down(desk: Desk, alice: Place, bob: Place) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    assert "Bob casts Shock" in good(desk.run(bob, "cast", card="Shock", target="Alice", player="me")).verdict


def test_the_owner_says_who_may_play(desk: Desk, alice: Place, bob: Place, carol: Place) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    assert desk.run(bob, "board access", who="everyone").error == "state"
    good(desk.run(alice, "board access", who="everyone"))
    good(desk.run(carol, "board add", card="Forest", controller="Bob"))
    good(desk.run(alice, "board access", who="owner"))
    assert "/board access" in desk.run(bob, "pass").verdict
    assert desk.run(alice, "board access", who="nobody").error == "input"


def test_a_what_if_is_its_askers(desk: Desk, alice: Place, bob: Place) -> None:
    asked = good(desk.run(alice, "what-if", card="Lightning Bolt", target="Invasion of Zendikar"))
    assert asked.choice is not None
    assert desk.choose(bob, asked.choice.at, ["yes"]).error == "state"
    assert desk.press(bob, button(asked, "undo")).error == "state"
    good(desk.choose(alice, asked.choice.at, ["yes"]))


def test_one_takes_back_ones_own_moves_and_the_owner_anybodys(
    desk: Desk, alice: Place, bob: Place, carol: Place
) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    good(desk.run(bob, "board sit", player="Bob"))
    good(desk.run(alice, "cast", card="Shock", target="Bob", player="Alice"))
    assert "somebody else’s move" in desk.run(bob, "board undo").verdict
    good(desk.run(bob, "cast", card="Shock", target="Alice"))
    assert good(desk.run(bob, "board undo")).verdict == "Took back what Bob did: cast Shock."
    assert good(desk.run(bob, "board redo")).verdict == "Done again: cast Shock."
    assert good(desk.run(alice, "board undo")).verdict == "Took back what Bob did: cast Shock."
    assert good(desk.run(replace(carol, moderator=True), "board undo")).verdict.startswith("Took back what Alice did")


def test_redo_goes_on_act_by_act_until_something_else_is_done(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    cast = good(desk.run(alice, "cast", card="Shock", target="Giant Spider", player="Alice"))
    resolved = good(desk.run(alice, "resolve"))
    good(desk.run(alice, "board undo"))
    good(desk.run(alice, "board undo"))
    assert good(desk.run(alice, "board redo")).at == cast.at
    assert good(desk.run(alice, "board redo")).at == resolved.at
    assert desk.run(alice, "board redo").verdict.startswith("There is nothing to do again")


# Requests


def test_a_request_that_comes_again_is_told_what_came_of_it(desk: Desk, alice: Place) -> None:
    """As the first answer may never have arrived: with what is asked, so that it can be answered."""
    good(desk.run(alice, "board paste", text="You hand: Giant Growth\nOpp: Grizzly Bears, Serra Angel"))
    once = replace(alice, request="79")
    asked = good(desk.run(once, "cast", card="Giant Growth"))
    again = good(desk.run(once, "cast", card="Giant Growth"))
    assert asked.choice is not None
    assert again.choice == asked.choice
    assert not again.private
    assert again.verdict == f"That has been done. {asked.verdict}"


def test_a_request_that_comes_twice_is_carried_out_once(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text=BOARD))
    once = replace(alice, request="77")
    good(desk.run(once, "board add", card="Forest"))
    again = good(desk.run(once, "board add", card="Forest"))
    assert again.verdict.startswith("That has been done.")
    alice_side = desk.games.at(desk.boards.at("channel"), "en").position.players[0]
    assert [p.called for p in alice_side.battlefield] == ["Grizzly Bears", "Forest"]
    good(desk.run(replace(alice, request="78"), "board undo"))
    assert good(desk.run(replace(alice, request="78"), "board undo")).verdict.startswith("That has been done.")


def test_what_was_done_but_could_not_be_told_is_said_so(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    good(desk.run(alice, "board paste", text=BOARD))

    def breaks(*_: object) -> Reply:
        raise RuntimeError("boom")

    monkeypatch.setattr(presenting, "outcome", breaks)
    lost = desk.run(alice, "cast", card="Shock", target="Giant Spider", player="Alice")
    assert lost.error == "trouble"
    assert lost.verdict.startswith("That was done, but its answer could not be given.")
    monkeypatch.undo()
    assert [item.called for item in desk.games.at(desk.boards.at("channel"), "en").position.stack] == ["Shock"]


def test_what_broke_before_it_was_done_changed_nothing(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    good(desk.run(alice, "board paste", text=BOARD))

    def breaks(*_: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(desk.boards, "add", breaks)
    lost = desk.run(alice, "cast", card="Shock", target="Giant Spider", player="Alice")
    assert "nothing was changed" in lost.verdict


def test_requests_are_forgotten_after_a_while(tmp_path: Path) -> None:
    now = [0.0]
    root = start(empty(("You", "Opp")))
    store = BoardStore(tmp_path / "state.db", lambda: now[0])
    with store.noting("7"):
        store.open("c", "1", root)
    assert store.done("7")
    store.close()
    now[0] = (REQUEST_DAYS + 1) * 86400.0
    later = BoardStore(tmp_path / "state.db", lambda: now[0])
    assert not later.done("7")
    later.close()


def test_a_board_of_before_is_for_its_players(tmp_path: Path) -> None:
    """A database without the columns of today is brought up to date."""
    path = tmp_path / "state.db"
    store = BoardStore(path)
    board = store.open("c", "1", start(empty(("You", "Opp"))))
    store.close()
    with sqlite3.connect(path) as old:
        old.execute("ALTER TABLE boards DROP COLUMN access")
        old.execute("DROP TABLE requests")
        old.execute("DELETE FROM _sqlite_migrations WHERE name = 'requests_and_access'")
    again = BoardStore(path)
    assert again.board(board.id).access is Access.PLAYERS
    again.close()


# What a board tells


def test_what_happens_at_once_on_a_pasted_board_is_told_from_step_one(desk: Desk, alice: Place) -> None:
    text = "You: Invasion of Zendikar (3 defense, protector Opp), Grizzly Bears (damage 2)\nOpp: Forest"
    told = good(desk.run(alice, "board paste", text=text))
    assert told.steps[0].n == 1
    assert any("Grizzly Bears is destroyed" in step.text for step in told.steps)
    rules = good(desk.press(alice, button(told, "rules")))
    assert "704.5g" in [section.heading for section in rules.sections]


def test_what_happens_at_once_to_an_added_card_is_told(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board new"))
    told = good(desk.run(alice, "board add", card="Grizzly Bears", counters="2 -1/-1"))
    assert told.steps[0].n == 1
    assert "704.5f" in {rule.id for step in told.steps for rule in step.rules}


def test_going_to_a_step_again_goes_to_the_next_of_its_name(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nYou library: 9 Forest\nOpp library: 9 Island"))

    def at(step: str, player: str | None = None) -> tuple[int, str]:
        good(desk.run(alice, "go-to", step=step, player=player))
        turn = desk.games.at(desk.boards.at("channel"), "en").position.turn
        return turn.number, turn.step

    assert at("upkeep") == (2, "upkeep")
    assert at("upkeep") == (3, "upkeep")
    assert at("upkeep", "me") == (5, "upkeep")
    assert at("main") == (5, "precombat main")
    assert at("main") == (5, "postcombat main")
    assert at("end step") == (5, "end")
    assert at("end step") == (6, "end")


def test_special_actions_get_the_passes_that_lead_to_them(desk: Desk, alice: Place) -> None:
    good(desk.run(alice, "board paste", text="You: Forest\nOpp: Grizzly Bears (face down)"))
    turned = good(desk.run(alice, "activate", permanent="face-down creature", ability="turn face up"))
    assert any("Opp turns Grizzly Bears face up" in step.text for step in turned.steps)


def test_nobody_acts_for_a_player_whose_seat_somebody_else_has(desk: Desk, alice: Place, bob: Place) -> None:
    assert desk.run(alice, "board new", players="Alice, Bob, Carol <@3>").error is None
    assert desk.run(bob, "board sit", player="Bob").error is None
    before = desk.boards.at("channel")
    for command, options in (
        ("pass", {"player": "Carol"}),
        ("attack", {"attackers": "none", "player": "Carol"}),
        ("do", {"acts": "Carol passes"}),
    ):
        reply = desk.run(bob, command, **options)
        assert reply.error is not None, command
        assert desk.boards.at("channel") == before, command
    assert desk.run(alice, "pass", player="Carol").error in (None, "refused"), "the owner acts for all"


def test_a_block_of_nothing_says_what_would_be_one(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="You: Grizzly Bears\nOpp: Giant Spider").error is None
    refused = desk.run(alice, "block", blockers="Giant Spider")
    assert (refused.error, refused.verdict.partition(".")[0]) == ("input", "Nothing attacks, so nothing can be blocked")


def test_a_desk_that_is_closed_has_closed_its_cards(tmp_path: Path) -> None:
    desk = Desk(CardDatabase.starter_set(), BoardStore(tmp_path / "state.db"))
    assert desk.cards["Shock"].name == "Shock"
    desk.close()
    with pytest.raises(Exception, match=r"(?i)closed"):
        desk.cards.complete("Sh", 3, "en")

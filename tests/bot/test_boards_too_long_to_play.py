"""A board that takes too long to be played is shown as a file, exported, and its last move taken back."""

from __future__ import annotations

import json

import pytest

from bot.desk import Desk, Place, Reply
from bot.desk.boards_too_long_to_play import UNPLAYED
from bot.errors import NotAPlayer, NotYourMove


@pytest.fixture
def board(desk: Desk, alice: Place) -> Desk:
    for command, options in (
        ("board new", {"players": "Alice, Bob <@2>"}),
        ("board add", {"card": "Mountain"}),
        ("cast", {"card": "Shock", "target": "Bob"}),
    ):
        reply: Reply = desk.run(alice, command, **options)
        assert reply.error is None, reply.verdict
    return desk


@pytest.mark.parametrize("command", ["board show", "board export"])
def test_it_comes_as_a_file_with_what_was_done_last(board: Desk, alice: Place, command: str) -> None:
    at = board.boards.at("channel")
    reply = UNPLAYED[command](board, alice)
    assert "cast Shock" in reply.verdict
    (file,) = reply.attachments
    scenario = json.loads(file.data)
    assert [entry["do"] for entry in scenario["script"]] == ["edit", "cast"]
    assert reply.at is not None
    assert (reply.at.board, reply.at.revision) == (at.id, at.revision)


def test_its_last_move_is_taken_back_and_named(board: Desk, alice: Place) -> None:
    reply = UNPLAYED["board undo"](board, alice)
    assert reply.verdict == "Took back what Alice did: cast Shock."
    assert not board.games.at(board.boards.at("channel"), "en").position.stack


def test_only_those_who_may_take_it_back_do(board: Desk, alice: Place, bob: Place) -> None:
    before = board.boards.at("channel")
    with pytest.raises(NotYourMove):
        UNPLAYED["board undo"](board, bob)
    with pytest.raises(NotAPlayer):
        UNPLAYED["board undo"](board, Place("channel", "3", name="Carol"))
    assert board.boards.at("channel") == before

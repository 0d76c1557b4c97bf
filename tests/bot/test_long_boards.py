"""Boards on which much has happened: what may be kept, and what can be done with one that takes too long to play."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

import pytest

import engine
from bot.boards.store import BoardStore
from bot.desk import Desk, Place, Reply
from bot.desk import games as playing
from bot.workers.desk_requests import DeskWork
from cards.database import CardDatabase

LONGEST = 20.0
"""Seconds that a board may take, where each time that something is played or told takes one."""


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is played or told takes a second."""
    monkeypatch.setattr(playing, "thread_time", count(0.0).__next__)


@pytest.fixture
def desk(cards: CardDatabase, store: BoardStore) -> Desk:
    return Desk(cards, store, longest=LONGEST)


def begun(desk: Desk, alice: Place) -> None:
    pasted = desk.run(alice, "board paste", text="Alice: 3 Grizzly Bears\nOpp: Serra Angel")
    assert pasted.error is None, pasted.verdict


def until_refused(act: Callable[[], Reply]) -> Reply:
    for _ in range(30):
        if (reply := act()).error is not None:
            return reply
    raise AssertionError("nothing was refused")


@pytest.mark.usefixtures("ticking")
def test_a_board_that_has_become_too_long_says_so_and_stays_as_it_was(desk: Desk, alice: Place) -> None:
    begun(desk, alice)
    reply = until_refused(lambda: desk.run(alice, "cast", card="Shock", target="Opp"))
    assert reply.verdict.startswith("This board has become too long to play: to go through all of it again takes more")
    assert reply.error == "state"
    before = desk.boards.at(alice.channel)
    shown = desk.run(alice, "board show")
    assert (shown.error, shown.at and shown.at.revision) == (None, before.revision)
    assert desk.run(alice, "board export").error is None
    assert desk.run(alice, "board undo").error is None
    french = desk.run(Place(alice.channel, alice.user, "fr", alice.name), "cast", card="Shock", target="Opp")
    assert french.error is None, "what was taken back left room"


@pytest.mark.usefixtures("ticking")
def test_what_is_kept_can_be_played_anew_in_time(desk: Desk, alice: Place, cards: CardDatabase) -> None:
    begun(desk, alice)
    until_refused(lambda: desk.run(alice, "cast", card="Shock", target="Opp"))
    board = desk.boards.at(alice.channel)
    cold = Desk(cards, desk.boards, longest=LONGEST)
    cold.games.check_length(cold.games.at(board, "en"))


def test_a_board_that_is_too_long_is_not_begun(cards: CardDatabase, store: BoardStore, alice: Place) -> None:
    small = Desk(cards, store, longest=0.0)
    scenario = {"version": 1, "players": {"A": {}, "B": {}}, "script": [{"do": "pass", "player": "A"}]}
    assert "too long" in small.run(alice, "board import", text=json.dumps(scenario)).verdict
    assert store.count() == 0


def test_what_takes_too_long_to_play_is_shown_exported_and_undone_unplayed(
    cards: CardDatabase, store: BoardStore, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = DeskWork(cards, store)
    begun(desk, alice)
    assert desk.run(alice, "cast", card="Lightning Bolt", target="Serra Angel").error is None
    exported = desk.run(alice, "board export").attachments

    def endless(*_: object) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr(playing.Games, "at", endless)
    monkeypatch.setattr(playing.Games, "of", endless)
    revision = store.at(alice.channel).revision
    for name in ("board show", "board export"):
        reply = desk.unplayed(alice, name)
        assert reply.verdict.startswith("This board takes too long to be played, so here it is as a file.")
        assert [json.loads(file.data) for file in reply.attachments] == [json.loads(exported[0].data)]
        assert store.at(alice.channel).revision == revision
    assert desk.unplayed(alice, "board undo").verdict == "Took back what Alice did: cast Lightning Bolt."
    assert len(store.moves(store.at(alice.channel).id, store.at(alice.channel).revision)) == 1
    monkeypatch.undo()
    assert "Serra Angel" in str(desk.run(alice, "board show").picture)


def test_what_was_tried_beside_the_channel_and_brought_there_is_there_after_a_restart(
    desk: Desk, alice: Place, cards: CardDatabase
) -> None:
    tried = desk.run(alice, "what-if", board="You: 2 Grizzly Bears; Opp: Serra Angel", do="attack with everything")
    draft = next(button.id for button in tried.buttons if button.id.endswith(":draft"))
    assert desk.press(alice, draft).error is None
    picture = desk.run(alice, "board show").picture
    again = Desk(cards, desk.boards).run(alice, "board show").picture
    assert picture is not None
    assert again is not None
    assert "Opp at 16 life" in again.alt
    assert again.alt == picture.alt


def test_large_positions_are_kept_warm_as_far_as_there_is_room(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(desk, alice)
    monkeypatch.setattr(playing, "MOST_WARM", 4 * desk.games.at(desk.boards.at(alice.channel), "en").size)
    for _ in range(6):
        assert desk.run(alice, "cast", card="Shock", target="Opp").error is None
    board, played = desk.boards.at(alice.channel), []
    monkeypatch.setattr(playing.Games, "_replay", lambda *_: played.append(True) or desk.games.of({}, "en"))
    desk.games.at(board, "en")
    assert not played, "the latest is always warm"
    with pytest.raises(engine.ScenarioError):
        desk.games.at(board, "en", desk.boards.line(board.id, board.revision)[0][0])
    assert played, "the oldest is not"

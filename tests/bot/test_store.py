"""Boards that survive: moves as a tree, undo, revisions that never come back, several processes."""

from __future__ import annotations

import multiprocessing
import sqlite3
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from bot.boards.moves import empty, scenario_of, start
from bot.boards.store import SCRATCH_DAYS, BoardStore
from bot.errors import BoardThere, NoBoard, NothingToUndo, Stale

ROOT = start(empty(("You", "Opp")))


def act(n: int) -> dict[str, object]:
    return {"acts": [{"do": "pass", "player": "You", "note": str(n)}]}


def test_the_scenario_of_a_board_is_the_fold_of_its_moves(store: BoardStore) -> None:
    board = store.open("c", "1", ROOT)
    board = store.add(board, "1", {"put": {"You": {"hand": ["Shock"]}}})
    board = store.add(board, "2", {"put": {"You": {"hand": ["Murder"], "life": 3}}})
    board = store.add(board, "1", act(1))
    assert scenario_of(store.moves(board.id, board.revision)) == {
        "version": 1,
        "players": {"You": {"hand": ["Shock", "Murder"], "life": 3}, "Opp": {}},
        "script": [{"do": "pass", "player": "You", "note": "1"}],
    }


def test_undo_goes_back_and_a_revision_is_never_used_again(store: BoardStore) -> None:
    board = store.open("c", "1", ROOT)
    first = store.add(board, "1", act(1))
    back, move = store.undo(first)
    assert (back.revision, move) == (board.revision, act(1))
    second = store.add(back, "1", act(2))
    assert second.revision not in (board.revision, first.revision)
    assert store.moves(board.id, first.revision)[-1] == act(1), "what was undone can still be explained"
    with pytest.raises(NothingToUndo):
        store.undo(store.undo(second)[0])


def test_two_people_at_once_cannot_both_move(store: BoardStore) -> None:
    board = store.open("c", "1", ROOT)
    store.add(board, "1", act(1))
    with pytest.raises(Stale):
        store.add(board, "2", act(2))


def test_one_board_in_a_channel(store: BoardStore) -> None:
    board = store.open("c", "1", ROOT)
    with pytest.raises(BoardThere):
        store.open("c", "2", ROOT)
    store.end(board.id)
    with pytest.raises(NoBoard):
        store.at("c")
    with pytest.raises(Stale):
        store.moves(board.id, board.revision)


def test_a_board_is_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    store = BoardStore(path)
    board = store.add(store.open("c", "1", ROOT, {"You": "1"}), "1", act(1))
    store.close()
    store.close()
    again = BoardStore(path)
    assert again.at("c") == board
    assert again.moves(board.id, board.revision)[-1] == act(1)
    again.close()


def test_privacy_deletion_takes_a_person_out_everywhere(store: BoardStore) -> None:
    store.open("mine", "1", ROOT)
    theirs = store.open("theirs", "2", ROOT, {"You": "1"})
    store.add(theirs, "1", act(1))
    store.set("user:1", "locale", "fr")
    assert store.kept("1") == {"boards": 1, "moves": 2, "seats": 1}
    store.forget("1")
    assert store.kept("1") == {"boards": 0, "moves": 0, "seats": 0}
    assert store.setting("user:1", "locale") is None
    assert len(store.moves(theirs.id, store.at("theirs").revision)) == 2, "the other's board goes on"


def test_throwaway_boards_are_forgotten_after_a_while(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    now = 1_000_000.0
    store = BoardStore(path, clock=lambda: now)
    scratch, kept = store.open(None, "1", ROOT), store.open("c", "1", ROOT)
    store.close()
    later = BoardStore(path, clock=lambda: now + (SCRATCH_DAYS + 1) * 86400)
    with pytest.raises(NoBoard):
        later.board(scratch.id)
    assert later.board(kept.id) == kept
    later.close()


def test_a_damaged_file_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    path.write_bytes(b"this is no database, whatever its name says" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        BoardStore(path)


def _play(path: str, channel: str) -> int:
    store = BoardStore(path)
    board = store.open(channel, "1", ROOT)
    for n in range(10):
        board = store.add(board, "1", act(n))
    return len(store.moves(board.id, board.revision))


def test_several_processes_share_a_new_file(tmp_path: Path) -> None:
    path = str(tmp_path / "state.db")
    with ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")) as pool:
        lengths = list(pool.map(_play, [path] * 6, [f"channel {n}" for n in range(6)]))
    assert lengths == [11] * 6

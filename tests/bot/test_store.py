"""Boards that survive: moves as a tree, undo, revisions that never come back, several processes."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from bot.boards import store as stores
from bot.boards.moves import empty, scenario_of, start
from bot.boards.store import SCRATCH_DAYS, BoardStore
from bot.errors import (
    BoardThere,
    NoBoard,
    NothingToRedo,
    NothingToUndo,
    Stale,
    StateDamaged,
    StateFull,
    StateLocked,
    TooMuch,
)
from tests import postgresql

ROOT = start(empty(("You", "Opp")))


Open = Callable[..., BoardStore]


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgresql.server() as url:
        yield url


@pytest.fixture(params=["file", "server"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where boards are kept: a file, or a server. All tests of a store are the same for both."""
    if request.param == "file":
        return str(tmp_path / "state.db")
    url = str(request.getfixturevalue("server"))
    postgresql.empty(url)
    return url


@pytest.fixture
def store(where: str) -> Iterator[BoardStore]:
    made = BoardStore(where)
    yield made
    made.close()


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


def test_a_board_is_there_after_a_restart(where: str) -> None:
    store = BoardStore(where)
    board = store.add(store.open("c", "1", ROOT, {"You": "1"}), "1", act(1))
    store.close()
    store.close()
    again = BoardStore(where)
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


def test_throwaway_boards_are_forgotten_after_a_while(where: str) -> None:
    now = 1_000_000.0
    store = BoardStore(where, clock=lambda: now)
    scratch, kept = store.open(None, "1", ROOT), store.open("c", "1", ROOT)
    store.close()
    later = BoardStore(where, clock=lambda: now + (SCRATCH_DAYS + 1) * 86400)
    with pytest.raises(NoBoard):
        later.board(scratch.id)
    assert later.board(kept.id) == kept
    later.close()


def test_a_damaged_file_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    path.write_bytes(b"this is no database, whatever its name says" * 100)
    with pytest.raises(StateDamaged, match=r"state\.db"):
        BoardStore(path)


def _play(where: str, channel: str) -> int:
    store = BoardStore(where)
    board = store.open(channel, "1", ROOT)
    for n in range(10):
        board = store.add(board, "1", act(n))
    return len(store.moves(board.id, board.revision))


def test_several_processes_share_a_new_database(where: str) -> None:
    with ProcessPoolExecutor(3, mp_context=multiprocessing.get_context("spawn")) as pool:
        lengths = list(pool.map(_play, [where] * 6, [f"channel {n}" for n in range(6)]))
    assert lengths == [11] * 6


# Bounds


def test_moves_taken_back_are_bounded_and_the_latest_can_be_made_again(
    store: BoardStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "MOST_UNDONE", 20)
    board = store.add(store.open("c", "1", ROOT), "1", act(0))
    undone = []
    for n in range(50):
        board = store.add(store.add(board, "1", act(n)), "1", act(n))
        undone.append(board.revision)
        board, _ = store.undo(store.undo(board)[0])
    assert store.kept("1")["moves"] <= 2 + 20 + 2
    assert store.moves(board.id, undone[-1])[-1] == act(49)
    with pytest.raises(Stale):
        store.moves(board.id, undone[0])
    assert store.moves(board.id, board.revision) == (ROOT, act(0))
    assert store.redo(board)[1] == act(49)


def test_throwaway_boards_are_bounded_for_each_person(store: BoardStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MOST_SCRATCH", 5)
    mine, other = store.open("c", "1", ROOT), store.open(None, "2", ROOT)
    latest = [store.open(None, "1", ROOT) for _ in range(20)][-5:]
    assert store.kept("1")["boards"] == 6
    assert [store.board(board.id) for board in (mine, other, *latest)] == [mine, other, *latest]


def test_what_one_person_may_keep_is_bounded(store: BoardStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "MOST_KEPT", 10_000)
    board = store.open("c", "1", ROOT)
    with pytest.raises(TooMuch):
        store.add(board, "2", *({"acts": [{"note": "x" * 500}]} for _ in range(30)))
    assert store.at("c") == board, "all or nothing"
    with pytest.raises(NothingToRedo):
        store.redo(board)
    store.end(board.id)
    store.open("c", "1", {"start": {"note": "x" * 9000}})


def test_what_is_too_old_is_deleted_while_running(where: str) -> None:
    now = [1_000_000.0]
    store = BoardStore(where, clock=lambda: now[0])
    scratch = store.open(None, "1", ROOT)
    with store.noting("old"):
        store.open("c", "1", ROOT)
    now[0] += (SCRATCH_DAYS + 1) * 86400
    store.set("any", "write", "will do")
    with pytest.raises(NoBoard):
        store.board(scratch.id)
    assert not store.done("old")
    store.close()


def test_a_request_that_only_began_a_scratch_board_may_be_made_again(store: BoardStore) -> None:
    with store.noting("question"):
        scratch = store.open(None, "1", ROOT)
        scratch = store.add(scratch, "1", {"acts": []})
    assert not store.done("question")
    with store.noting("answer"):
        store.add(scratch, "1", {"acts": []})
    assert store.done("answer")


def test_deletion_takes_the_name_off_boards_of_others(store: BoardStore) -> None:
    root = {"start": {"version": 1, "players": {"Ana": {"life": 3}, "Player 1": {"hand": ["Shock", "Ana"]}}}}
    board = store.open("c", "2", root, {"Ana": "1", "Player 1": "2"})
    entry = {"do": "cast", "player": "Player 1", "card": "Ana", "targets": ["Ana"], "attackers": {"Bears": "Ana"}}
    board = store.add(board, "2", {"acts": [entry]})
    store.forget("1")
    after = store.at("c")
    assert (after.seats, after.revision, after.names) == ({"Player 1": "2"}, board.revision, 1)
    start, acts = store.moves(after.id, after.revision)
    assert list(start["start"]["players"]) == ["Player 2", "Player 1"]
    assert acts["acts"] == [entry | {"targets": ["Player 2"], "attackers": {"Bears": "Player 2"}}]


def test_what_is_deleted_is_gone_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    store = BoardStore(path)
    secret = "a name that nobody shall find"
    for n in range(20):
        store.open(f"c{n}", "1", {"start": {"players": {secret: {"note": "x" * 20_000}}}})
    store.open("d", "2", ROOT)
    large = sum(file.stat().st_size for file in tmp_path.iterdir())
    store.forget("1")
    rest = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert secret.encode() not in rest
    assert path.stat().st_size < large / 3
    store.close()


def test_a_file_made_before_has_its_space_given_back_too(tmp_path: Path) -> None:
    path = tmp_path / "state.db"
    with sqlite3.connect(path) as old:
        old.execute("CREATE TABLE other (x)")
    BoardStore(path).close()
    with sqlite3.connect(path) as now:
        assert now.execute("PRAGMA auto_vacuum").fetchone() == (2,)


# Troubles


def test_a_locked_a_full_and_a_damaged_file_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "state.db"
    monkeypatch.setattr("bot.boards.sqlite.WAIT", 0.1)
    store = BoardStore(path)
    store.open("c", "1", ROOT)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StateLocked):
        store.open("d", "1", ROOT)
    holder.execute("ROLLBACK")
    holder.close()
    store._db.rows("PRAGMA max_page_count = 1")
    with pytest.raises(StateFull):
        store.open("d", "1", {"start": {"note": "x" * 500_000}})
    assert store.at("c").owner == "1"
    store.close()
    data = bytearray(path.read_bytes())
    data[4096:] = b"?" * (len(data) - 4096)
    path.write_bytes(data)
    with pytest.raises(StateDamaged):
        BoardStore(path).open("e", "1", ROOT)


def test_two_processes_take_turns_at_a_board_and_a_dead_one_s_is_taken_over(server: str) -> None:
    context = multiprocessing.get_context("spawn")
    told = context.Queue()
    holder = context.Process(target=_hold, args=(server, told))
    holder.start()
    assert told.get(timeout=30) == "held"
    store, got = BoardStore(server), threading.Event()

    def hold() -> None:
        with store.holding("c"):
            got.set()

    waiting = threading.Thread(target=hold)
    waiting.start()
    assert not got.wait(0.3), "another process is at the board"
    with BoardStore(server).holding("d"):
        pass
    assert holder.pid is not None
    os.kill(holder.pid, signal.SIGKILL)
    assert got.wait(5), "the one that died holds nothing"
    waiting.join()
    store.close()


def _hold(where: str, told: multiprocessing.Queue[str]) -> None:
    with BoardStore(where).holding("c"):
        told.put("held")
        time.sleep(60)


# What has been acknowledged


def test_killed_at_any_moment_nothing_acknowledged_is_lost(where: str, kills: int) -> None:
    """A process that plays is killed at a random moment, again and again; each time, what it had been told is done is
    there, and what is there can be read from its start."""
    context = multiprocessing.get_context("spawn")
    BoardStore(where).close()
    for round_ in range(kills):
        receiving, sending = context.Pipe(duplex=False)
        player = context.Process(target=_play_on, args=(where, f"c{round_}", sending))
        player.start()
        sending.close()
        assert receiving.recv() == 0
        time.sleep(0.2 * (round_ * 0.618 % 1))
        assert player.pid is not None
        os.kill(player.pid, signal.SIGKILL)
        player.join()
        told = _last(receiving)
        store = BoardStore(where)
        board = store.at(f"c{round_}")
        done = [json.dumps(move) for move in store.moves(board.id, board.revision)]
        assert len(done) - 1 in (told, told + 1)
        assert done == [json.dumps(ROOT), *(json.dumps(act(n)) for n in range(1, len(done)))]
        assert store.done(f"c{round_} {told}")
        store.close()


def _last(pipe: Connection) -> int:
    """The last number that came through a pipe whose other end is gone."""
    told = 0
    with suppress(EOFError):
        while True:
            told = pipe.recv()
    return told


def _play_on(where: str, channel: str, told: Connection) -> None:
    store = BoardStore(where)
    with store.noting(f"{channel} 0"):
        board = store.open(channel, "1", ROOT)
    told.send(0)
    for n in range(1, 900):
        with store.noting(f"{channel} {n}"):
            board = store.add(board, "1", act(n))
        told.send(n)


def test_an_answer_that_nobody_judged_goes_after_a_day() -> None:
    now = [0.0]
    store = BoardStore(clock=lambda: now[0])
    unjudged, judged = store.thumbs.answered("1", "a", ("704.5g",)), store.thumbs.answered("1", "b", ("704.5h",))
    assert store.thumbs.judge(judged, "2", good=False)
    now[0] = 86400.0 + 3600
    store.set("user:1", "locale", "en")
    assert not store.thumbs.judge(unjudged, "2", good=True)
    assert [(one.question, one.up, one.down) for one in store.thumbs.judged()] == [("b", 0, 1)]
    store.forget("2")
    assert not store.thumbs.judged()

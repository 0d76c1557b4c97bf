"""Positions: the latest are kept, any other is replayed, and what was told before is not told again."""

from __future__ import annotations

import pytest

from bot.desk import Desk, Place, games


def laid_out(desk: Desk, place: Place) -> None:
    assert desk.run(place, "board paste", text="You hand: Shock\nOpp: Serra Angel").error is None
    assert desk.run(place, "cast", card="Shock", target="Opp").error is None
    assert desk.run(place, "resolve").error is None


def test_so_many_positions_are_kept_and_the_one_looked_at_longest_ago_goes(
    desk: Desk, alice: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out(desk, alice)
    monkeypatch.setattr(games, "WARM", 2)
    board = desk.boards.at("channel")
    first, second, third = (board.revision - 2, board.revision - 1, board.revision)
    warm = games.Games(desk.cards, desk.boards)
    kept = {revision: warm.at(board, "en", revision) for revision in (first, second)}
    assert warm.at(board, "en", second) is kept[second]
    assert warm.at(board, "en", first) is kept[first]
    warm.at(board, "en", third)
    assert warm.at(board, "en", first) is kept[first], "it was looked at after the other"
    assert warm.at(board, "en", second) is not kept[second]


def test_a_position_is_that_of_its_language(desk: Desk, alice: Place) -> None:
    laid_out(desk, alice)
    board = desk.boards.at("channel")
    assert desk.games.at(board, "en").report.verdict != desk.games.at(board, "fr").report.verdict
    assert desk.games.at(board, "en") is desk.games.at(board, "en")


def test_what_came_before_a_move_and_what_had_been_told_by_then(desk: Desk, alice: Place) -> None:
    laid_out(desk, alice)
    board = desk.boards.at("channel")
    start, cast, resolved = (board.revision - 2, board.revision - 1, board.revision)
    assert desk.games.before(board, "en", start) is None
    before = desk.games.before(board, "en", resolved)
    assert before is not None
    assert before.position.players[1].life == 20
    assert desk.games.told_before(board, "en", start) == 0
    assert desk.games.told_before(board, "en", cast) == 0
    assert desk.games.told_before(board, "en", resolved) == 1


def test_a_change_of_the_beginning_is_told_from_its_beginning(desk: Desk, alice: Place) -> None:
    assert desk.run(alice, "board paste", text="You: Grizzly Bears (2 -1/-1)").error is None
    assert desk.run(alice, "board add", card="Serra Angel").error is None
    board = desk.boards.at("channel")
    assert desk.games.told_before(board, "en", board.revision) == 0


def test_what_is_refused_ends_what_was_to_be_done(desk: Desk, alice: Place) -> None:
    laid_out(desk, alice)
    before = desk.games.at(desk.boards.at("channel"), "en")
    after = before.then([{"do": "cast", "player": "Alice", "card": "Murder"}, {"do": "go_to", "step": "end"}])
    assert after.refused is not None
    assert after.position.turn.step == before.position.turn.step


def test_the_verdict_tells_only_what_is_new(desk: Desk, alice: Place) -> None:
    laid_out(desk, alice)
    first = desk.games.at(desk.boards.at("channel"), "en")
    assert desk.run(alice, "cast", card="Murder", target="Serra Angel").error is None
    cast = desk.games.at(desk.boards.at("channel"), "en")
    assert desk.run(alice, "resolve").error is None
    last = desk.games.at(desk.boards.at("channel"), "en")
    assert last.verdict_after(cast) == "Serra Angel dies."
    assert "18 life" not in last.verdict_after(first)
    assert last.verdict_after(None) == last.report.verdict

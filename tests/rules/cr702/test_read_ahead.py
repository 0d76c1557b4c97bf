"""Read Ahead (CR 702.155)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("714.3b", "702.155a")
def test_read_ahead_starts_at_the_chosen_chapter_and_skips_those_before() -> None:
    board(
        {"hand": ["Three Blessed Tales"]},
        [],
        cast("Three Blessed Tales"),
        RESOLVE,
        answer(2),
        RESOLVE_ALL,
        expect=["A has 22 life", "Three Blessed Tales has 2 lore counters"],
    )


@cr("702.155b", cited=False)
@pytest.mark.parametrize(("chapter", "life"), [(1, 21), (2, 22), (3, 23)])
def test_a_saga_with_read_ahead_begins_at_the_chosen_chapter(chapter: int, life: int) -> None:
    saga = [cast("Twice Read Ahead"), answer(chapter), RESOLVE, RESOLVE_ALL]
    board({"hand": ["Twice Read Ahead"]}, [], *saga, expect=[f"A has {life} life"])


@cr("702.155c", cited=False)
def test_two_instances_of_read_ahead_are_one_choice() -> None:
    played = board({"hand": ["Twice Read Ahead"]}, [], cast("Twice Read Ahead"), RESOLVE, answer(2), RESOLVE_ALL)
    (saga,) = played.report["state"]["players"]["A"]["battlefield"]
    assert saga["counters"] == {"lore": 2}
    assert played.report["pending"] is None or played.pending["kind"] == "priority"

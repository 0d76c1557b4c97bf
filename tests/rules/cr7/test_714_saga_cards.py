"""Saga Cards (CR 714)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to


@cr("714.2b")
def test_a_saga_is_told_chapter_by_chapter_and_sacrificed_after_the_last() -> None:
    played = board(
        {"hand": ["History of Benalia"]},
        [],
        cast("History of Benalia"),
        RESOLVE,
        RESOLVE,
        {"do": "go_to", "turn": 5, "step": "precombat main"},
        RESOLVE,
        {"do": "go_to", "turn": 7, "step": "precombat main"},
        RESOLVE,
        expect=["History of Benalia in graveyard", "Knight is 4/3"],
    )
    assert played.cites("714.3c")
    assert played.cites("704.5s")
    assert played.cites("714.4")


@cr("714.2c", "714.2d", "714.4")
def test_a_chapter_line_with_two_numbers_triggers_twice_and_then_the_saga_is_sacrificed() -> None:
    board(
        {"hand": ["Two Tales"]},
        [],
        cast("Two Tales"),
        RESOLVE_ALL,
        {**to("precombat main"), "turn": 5},
        RESOLVE_ALL,
        expect=["A has 26 life", "Two Tales in A's graveyard"],
    )


@cr("714.3c")
def test_a_saga_on_a_board_in_the_main_phase_already_has_its_counter_of_the_turn() -> None:
    saga = {"card": "History of Benalia", "counters": {"lore": 1}}
    board([saga], [], {"do": "pass", "player": "A"}, expect=["History of Benalia has 1 lore counters"])
    board(
        [saga],
        [],
        {**to("precombat main"), "turn": 5},
        {"do": "resolve", "all": True},
        expect=["History of Benalia has 2 lore counters", "A controls 1 Knight"],
    )


@cr("714.3c", "714.4", "305.7")
def test_a_saga_whose_land_type_is_set_gets_no_lore_counter() -> None:
    played = board(
        ["Blood Moon", {"card": "Urza's Saga", "counters": {"lore": 1}}],
        [],
        {**to("precombat main"), "turn": 5},
        expect=["Urza's Saga has 1 lore counter"],
    )
    said = "Urza's Saga gets no lore counter: it has no chapter abilities (it is a Mountain: Blood Moon)."
    assert played.steps[-1] == said
    assert played.rules_of("gets no lore counter")[:2] == ["305.7", "714.3c"]
    assert "(c’est une Montagne : Blood Moon)" in played.steps_in("fr")[-1]


@cr("714.4", cited=False)
def test_a_saga_stays_while_its_last_chapter_is_on_the_stack() -> None:
    board(
        [{"card": "Two Tales", "counters": {"lore": 1}}],
        [],
        {**to("precombat main"), "turn": 5},
        expect=["Two Tales in battlefield", "Two Tales has 2 lore counters"],
    )


@cr("207.2d", "714.2b")
def test_a_chapter_with_a_flavor_word_is_a_chapter() -> None:
    played = board(
        {"hand": ["Summon: Ixion"]},
        ["Grizzly Bears"],
        cast("Summon: Ixion"),
        RESOLVE,
        RESOLVE,
        expect=["Grizzly Bears in exile", "Summon: Ixion has 1 lore counter"],
    )
    assert played.report["unread"] == []


@cr("207.2c", "714.2b", cited=False)
def test_an_ability_word_within_what_a_saga_gains_means_nothing() -> None:
    saga = {"card": "Down in the Valley", "counters": {"lore": 2}}
    play = {"do": "play", "player": "A", "card": "Forest"}
    board({"battlefield": [saga], "hand": ["Forest"]}, [], play, RESOLVE, expect=["A controls Elf Token"])

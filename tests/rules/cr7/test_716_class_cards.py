"""Class Cards (CR 716)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("716.2a", "608.2h", "603.10a")
def test_what_left_is_asked_whether_it_had_any_counter_as_it_last_was() -> None:
    bears = {"card": "Grizzly Bears", "counters": {"charge": 1}}
    for it, life in ((bears, 22), ("Grizzly Bears", 20)):
        board(
            {"battlefield": [{"card": "Leader's Calling", "level": 2}, it], "hand": ["Lightning Bolt"]},
            [],
            cast("Lightning Bolt", "Grizzly Bears"),
            RESOLVE_ALL,
            expect=[f"A has {life} life"],
        )


@cr("716.2a", "716.2d")
def test_a_class_becomes_level_2_and_its_trigger_sees_that() -> None:
    played = board(
        {"battlefield": ["Wizard Class"], "library": ["Forest"] * 4},
        [],
        activate("Wizard Class"),
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "Wizard Class is level 2", "not Wizard Class is level 3"],
    )
    assert played.cites("716.2a")
    assert played.report["state"]["players"]["A"]["battlefield"][0]["level"] == 2


@cr("716.2a")
def test_a_level_cannot_be_skipped() -> None:
    board(["Wizard Class"], [], activate("Wizard Class", ability=2), refused="602.5")


@cr("716.2a")
def test_a_level_can_be_gained_only_once() -> None:
    board([{"card": "Wizard Class", "level": 2}], [], activate("Wizard Class", ability=1), refused="602.5")


@cr("716.2a")
def test_a_second_activation_before_the_first_resolves_is_no_sorcery_timing() -> None:
    board(["Wizard Class"], [], activate("Wizard Class"), activate("Wizard Class"), refused="602.5d")


@cr("716.2a", "716.3", cited=False)
def test_each_level_adds_to_those_before() -> None:
    board(
        [{"card": "Rogue's Order", "level": 3}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/3", "Grizzly Bears has menace", "Grizzly Bears has flying"],
    )
    board(
        [{"card": "Rogue's Order", "level": 2}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/3", "Grizzly Bears doesn't have flying"],
    )


@cr("716.2b", cited=False)
def test_a_copy_of_a_class_is_level_1() -> None:
    board(
        {"battlefield": [{"card": "Rogue's Order", "level": 3}, "Grizzly Bears"], "hand": ["Copy Enchantment"]},
        [],
        cast("Copy Enchantment"),
        {**RESOLVE, "count": 1},
        answer("Rogue's Order"),
        expect=["Grizzly Bears is 3/3", "A controls 2 Rogue's Order"],
    )

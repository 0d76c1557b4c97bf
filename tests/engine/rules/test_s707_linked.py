"""Triggered abilities linked to entering as a copy (CR 707.9g), and copies that keep their names (CR 707.9b)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr

MINE: dict[str, Any] = {
    "battlefield": ["Grizzly Bears"],
    "hand": ["Superior Spider-Man"],
    "graveyard": ["Serra Angel", "Clone"],
}
SPIDER = cast("Superior Spider-Man")


@cr("603.11", "707.9b")
def test_the_card_that_was_copied_is_exiled_when_that_was_done() -> None:
    played = board(
        MINE,
        [],
        SPIDER,
        answer("Serra Angel", choice="objects"),
        RESOLVE_ALL,
        expect=["Serra Angel in exile", "Superior Spider-Man is 4/4", "Superior Spider-Man has flying"],
    )
    assert played.cites("603.11")
    board(MINE, [], SPIDER, answer([], choice="objects"), RESOLVE, expect=["stack is empty"])


@cr("707.9g", "707.9e")
def test_it_does_not_trigger_if_another_copy_effect_was_applied_after_it() -> None:
    """As a copy of Clone it may become a copy of something else, and then is nothing of what made it a Clone."""
    clone = [SPIDER, answer("Clone", choice="objects")]
    played = board(
        MINE,
        [],
        *clone,
        answer("Grizzly Bears", choice="objects"),
        RESOLVE,
        expect=["Clone in A's graveyard", "Grizzly Bears#2 is 2/2", "stack is empty"],
    )
    assert not played.count("triggers")
    board(
        MINE,
        [],
        *clone,
        answer([], choice="objects"),
        RESOLVE_ALL,
        expect=["Clone in exile", "Superior Spider-Man is 4/4"],
    )


@cr("707.9a", "707.9b")
def test_lazav_keeps_his_name_and_the_ability() -> None:
    lazav = "Lazav, the Multifarious"
    board(
        {"battlefield": [lazav], "graveyard": ["Serra Angel", "Grizzly Bears"]},
        [],
        activate(lazav, "Serra Angel", x=5),
        RESOLVE,
        activate(lazav, "Grizzly Bears", x=2),
        RESOLVE,
        expect=[f"{lazav} is 2/2", f"not {lazav} has flying"],
    )


@cr("707.9b", "616.1c")
def test_a_clone_of_what_keeps_its_name_has_that_name_whatever_it_goes_on_to_copy() -> None:
    side = {"battlefield": ["Superior Spider-Man"], "hand": ["Clone"], "graveyard": ["Serra Angel"]}
    script = (cast("Clone"), RESOLVE, answer("Superior Spider-Man"), answer("Serra Angel"))
    board(side, (), *script, expect=["A controls 2 Superior Spider-Man", "Superior Spider-Man#2 has flying"])

"""Other tokens than those that would be created (CR 614.1a, 111)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr, creature


@cr("614.1a")
def test_angels_are_created_instead_of_soldiers() -> None:
    here = {"battlefield": ["Divine Visitation"], "hand": ["Raise the Alarm"]}
    expect = ["A controls 2 Angel Tokens", "Angel Token is 4/4", "Angel Token has flying", "Angel Token has vigilance"]
    played = board(here, [], cast("Raise the Alarm"), RESOLVE, expect=expect)
    assert "Soldier" not in str(played.report["state"])
    assert any("creates 2 Angel Tokens" in step and "Divine Visitation" in step for step in played.steps)


@cr("614.1a", cited=False)
def test_a_token_that_is_no_creature_stays_what_it_is() -> None:
    makes = creature("{0}: Create a Treasure token.")
    board(["Divine Visitation", makes], [], activate("Tester"), RESOLVE, expect=["A controls 1 Treasure Token"])


@cr("614.1a", cited=False)
def test_an_opponents_tokens_stay_what_they_are() -> None:
    theirs = {"hand": ["Raise the Alarm"]}
    script = (cast("Raise the Alarm", player="B"), RESOLVE)
    board(["Divine Visitation"], theirs, *script, active="B", expect=["B controls 2 Soldier Tokens"])


@cr("614.1a", "508.4")
def test_what_else_is_said_of_the_tokens_holds_for_the_angels() -> None:
    brimaz = "Brimaz, King of Oreskos"
    played = board(["Divine Visitation", brimaz], [], *attack_with({brimaz: "B"}), RESOLVE)
    angels = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Angel Token"]
    assert [it["attacking"] for it in angels] == ["B"]


@cr("614.1a")
def test_a_copy_has_nothing_of_what_it_would_have_copied() -> None:
    here = {"battlefield": ["Divine Visitation", "Grizzly Bears"], "hand": ["Cackling Counterpart"]}
    expect = ["A controls 1 Angel Token", "A controls 1 Grizzly Bears"]
    board(here, [], cast("Cackling Counterpart", "Grizzly Bears"), RESOLVE, expect=expect)


@cr("614.1a", "616.1")
@pytest.mark.parametrize(("beside", "angels"), [("Doubling Season", 4), ("Divine Visitation", 2)])
def test_nobody_is_asked_for_an_order_that_makes_no_difference(beside: str, angels: int) -> None:
    here = {"battlefield": ["Divine Visitation", beside], "hand": ["Raise the Alarm"]}
    board(here, [], cast("Raise the Alarm"), RESOLVE, expect=[f"A controls {angels} Angel Tokens"])


@cr("616.1", "616.1f")
def test_squirrels_beside_the_soldiers_become_angels_only_where_they_come_first() -> None:
    here = {"battlefield": ["Divine Visitation", "Chatterfang, Squirrel General"], "hand": ["Raise the Alarm"]}
    pending = board(here, [], cast("Raise the Alarm"), RESOLVE).pending
    assert pending["kind"] == "replacement"


@cr("614.1a")
@pytest.mark.parametrize(
    ("taken", "there"),
    [("1", "A controls 2 Cat Tokens"), ("2", "A controls 2 Dog Tokens"), ("no", "A controls 2 Soldiers")],
)
def test_of_two_descriptions_one_is_chosen_for_all_or_none(taken: str, there: str) -> None:
    here = {"battlefield": ["Jinnie Fay, Jetmir's Second"], "hand": ["Raise the Alarm"]}
    board(here, [], cast("Raise the Alarm"), RESOLVE, answer(taken), expect=[there])

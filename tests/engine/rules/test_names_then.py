"""Each step calls a permanent what it was called then, whatever it has become since."""

from __future__ import annotations

from tests.engine.helpers import AFTER_COMBAT, RESOLVE, activate, answer, attack, board, cast, cr, turn

BEARS = "Grizzly Bears"


@cr("701.27a")
def test_a_permanent_that_transforms_has_its_earlier_name_in_earlier_steps() -> None:
    played = board(
        {"battlefield": ["Delver of Secrets"], "hand": ["Giant Growth"]},
        (),
        cast("Giant Growth", "Delver of Secrets"),
        RESOLVE,
        activate("Delver of Secrets"),
        RESOLVE,
        *attack(Delver_of_Secrets="B"),
        AFTER_COMBAT,
    )
    before, _, after = "\n".join(played.steps).partition("transforms into Insectile Aberration")
    assert "A casts Giant Growth targeting Delver of Secrets." in before
    assert "A activates Delver of Secrets" in before
    assert "Insectile Aberration" not in before
    assert "A attacks B with Insectile Aberration." in after
    assert "Delver of Secrets" not in after


@cr("707.2")
def test_a_permanent_that_is_a_copy_for_a_turn_has_its_own_name_before_and_after() -> None:
    played = board(
        {"battlefield": ["Hill Giant"], "hand": ["Cytoshape", "Shock", "Giant Growth"]},
        ["Serra Angel"],
        cast("Shock", "Hill Giant"),
        RESOLVE,
        cast("Cytoshape", "Hill Giant", choices=["Serra Angel"]),
        RESOLVE,
        *attack(Hill_Giant="B"),
        AFTER_COMBAT,
        turn(4),
        {"do": "pass", "player": "B"},
        cast("Giant Growth", "Hill Giant"),
    )
    before, _, after = "\n".join(played.steps).partition("Hill Giant becomes a copy of Serra Angel.")
    assert "Shock deals 2 damage to Hill Giant." in before
    assert "A attacks B with Serra Angel." in after
    assert "A casts Giant Growth targeting Hill Giant." in after


@cr("707.5")
def test_what_enters_as_a_copy_is_named_with_what_it_copies() -> None:
    played = board({"battlefield": ["Grizzly Bears"], "hand": ["Clone"]}, (), cast("Clone", choices=[BEARS]), RESOLVE)
    assert played.count("Clone enters the battlefield under A's control as a copy of Grizzly Bears.") == 1


@cr("707.5", "707.9b")
def test_what_keeps_its_name_is_told_with_what_it_copies() -> None:
    spider, angel = "Superior Spider-Man", "Serra Angel"
    cast_spider = (cast(spider), RESOLVE, answer(angel))
    played = board({"hand": [spider], "graveyard": [angel]}, (), *cast_spider)
    assert played.count("enters the battlefield under A's control as a copy of Serra Angel.") == 1
    lazav = "Lazav, the Multifarious"
    becomes = (activate(lazav, angel, x=5), RESOLVE)
    played = board({"battlefield": [lazav], "graveyard": [angel]}, (), *becomes)
    assert played.count("Lazav, the Multifarious becomes a copy of Serra Angel.") == 1


@cr("208.2b")
def test_what_enters_as_one_of_several_sizes_is_no_copy() -> None:
    played = board({"hand": ["Primal Plasma"]}, (), cast("Primal Plasma"), RESOLVE, answer("a 3/3 creature"))
    assert played.count("Primal Plasma enters the battlefield under A's control.") == 1


@cr("612.8")
def test_what_an_aura_names_is_called_as_before_until_then() -> None:
    side = {"battlefield": ["Serra Angel"], "hand": ["Witness Protection"]}
    played = board(side, (), cast("Witness Protection", "Serra Angel"), RESOLVE, *attack(Serra_Angel="B"))
    assert played.count("A casts Witness Protection targeting Serra Angel.") == 1
    assert played.count("A attacks B with Legitimate Businessperson.") == 1

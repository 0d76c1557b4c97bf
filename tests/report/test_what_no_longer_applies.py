"""What becomes of things to which effects no longer apply: what they are now, and since what (CR 613)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr, creature, play_land

MOON, ASHAYA = "Blood Moon", "Ashaya, Soul of the Wild"


@cr("613.1d", "613.1f")
def test_what_no_effect_of_others_makes_anything_else_is_itself_again_and_no_longer_a_land() -> None:
    bears = {"card": "Grizzly Bears", "id": "bears"}
    moon = "Imprisoned in the Moon"
    mine = {"hand": ["Disenchant"], "battlefield": [bears, {"card": moon, "attached_to": "bears"}]}
    played = board(mine, [], cast("Disenchant", moon), RESOLVE)
    why = "Imprisoned in the Moon no longer applies to it."
    assert played.count(f"Grizzly Bears is itself again (2/2) and is no longer a land: {why}") == 1
    assert "is itself again (2/2) and is no longer a land" in played.report["verdict"]


@cr("613.1d")
def test_lands_are_themselves_again_together() -> None:
    lands = ["Steam Vents", "Wasteland"]
    played = board({"hand": ["Disenchant"], "battlefield": lands}, [MOON], cast("Disenchant", MOON), RESOLVE)
    assert played.count("Steam Vents and Wasteland are themselves again: Blood Moon no longer applies to them.") == 1


@cr("613.1f")
def test_abilities_that_come_back_are_had_again_and_not_gained() -> None:
    mine = {"hand": ["Disenchant"], "battlefield": ["Serra Angel", "Glorious Anthem"]}
    played = board(mine, ["Humility"], cast("Disenchant", "Humility"), RESOLVE, expect=["Serra Angel is 5/5"])
    assert played.count("Serra Angel becomes 5/5 and has flying and vigilance again") == 1


@cr("208.2a", "613.4a")
def test_a_star_that_nothing_defines_is_0() -> None:
    mine = {"hand": ["Dress Down"], "battlefield": ["Tarmogoyf"], "graveyard": ["Lightning Bolt"]}
    played = board(mine, [], cast("Dress Down"), RESOLVE, expect=["Tarmogoyf is 0/1"])
    lost = "Tarmogoyf becomes 0/1 and loses all abilities: Dress Down"
    assert played.count(f"{lost}; without the ability that defines it, * is 0.") == 1


@cr("613.8", "208.2a", "305.7")
def test_that_one_effect_depends_on_another_and_that_basic_lands_stay_is_said_once() -> None:
    mine = {"battlefield": [ASHAYA, "Llanowar Elves", "Forest"]}
    played = board(mine | {"hand": [MOON]}, [], cast(MOON), RESOLVE)
    steps = " ".join(played.steps)
    assert steps.count("(it depends on Ashaya, Soul of the Wild, so that is applied first)") == 1
    assert steps.count("(Forest is basic: unaffected)") == 1
    let_go = f"Llanowar Elves is itself again and is no longer a land: {ASHAYA} and {MOON} no longer apply to it."
    assert played.report["verdict"] == f"{ASHAYA} dies; {let_go}"


@cr("613.1f")
def test_what_a_card_in_a_graveyard_has_lost_does_not_trigger() -> None:
    """Nobody waits in vain."""
    theirs = creature("Cards in graveyards lose all abilities.", name="Jailer")
    mine = {"graveyard": ["Bloodghast"], "hand": ["Forest"]}
    played = board(mine, [theirs], play_land("Forest"))
    said = "Bloodghast's ability doesn't trigger: Jailer has taken that ability away, so it doesn't return."
    assert said in played.report["verdict"]

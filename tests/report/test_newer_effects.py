"""Of two effects that contend for an ability, which is the later one is said where that decides; what is lost is said
of what had it, and what can't be had is not said to be gained."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature

PROTECTS = creature("{0}: Creatures you control gain indestructible until end of turn.", name="Guard")
TAKES = creature("{0}: Each creature loses hexproof and indestructible until end of turn.", name="Spear")
WRATH = cast("Damnation")


@cr("613.7", "702.12b")
def test_what_is_saved_by_the_later_effect_says_so() -> None:
    mine = {"battlefield": [TAKES, PROTECTS], "hand": ["Damnation"]}
    script = [activate("Spear"), RESOLVE, activate("Guard"), RESOLVE, WRATH, RESOLVE]
    played = board(mine, ["Hill Giant"], *script)
    why = "it has indestructible (Guard, an effect newer than Spear's)"
    assert f"Spear isn't destroyed: {why}" in played.report["verdict"]
    assert played.count("gain indestructible until end of turn (newer than Spear's effect).") == 1
    assert played.count("Spear, Guard and Hill Giant have no hexproof or indestructible to lose.") == 1


@cr("613.7", "702.12b")
def test_what_the_later_effect_has_taken_does_not_save() -> None:
    mine = {"battlefield": [TAKES, PROTECTS], "hand": ["Damnation"]}
    script = [activate("Guard"), RESOLVE, activate("Spear"), RESOLVE, WRATH, RESOLVE]
    played = board(mine, ["Hill Giant"], *script)
    assert (
        "(Spear and Guard no longer have indestructible: Spear, an effect newer than Guard's)"
        in played.report["verdict"]
    )
    assert played.count("Spear and Guard lose indestructible until end of turn (newer than Guard's effect).") == 1


@cr("113.11")
def test_what_cant_be_gained_is_not_told_as_gained() -> None:
    grounds = creature("Creatures your opponents control lose flying and can't have or gain flying.", name="Ground")
    lifts = creature("{0}: Target creature gets +1/+1 and gains flying until end of turn.", name="Lift")
    played = board([lifts], [grounds], activate("Lift", "Lift"), RESOLVE)
    assert played.report["verdict"] == "Lift is now 3/3 (it can't gain flying: Ground)."
    assert "113.11" in played.rules_of("Lift gets +1/+1 until end of turn (it can't gain flying: Ground), now 3/3.")


@cr("113.11")
def test_where_nothing_else_is_gained_the_answer_is_that_it_cant_be() -> None:
    grounds = creature("Creatures your opponents control lose flying and can't have or gain flying.", name="Ground")
    lifts = creature("{0}: Target creature gains flying until end of turn.", name="Lift")
    played = board([lifts, "Hill Giant"], [grounds], activate("Lift", "Hill Giant"), RESOLVE)
    assert played.report["verdict"] == "Hill Giant can't gain flying: Ground."
    assert "113.11" in played.rules_of("Hill Giant can't gain flying: Ground.")


@cr("113.11")
def test_what_a_static_ability_gives_to_none_that_can_have_it_is_told() -> None:
    """As it enters, and of a board as it stands."""
    grounds = creature("Creatures your opponents control lose flying and can't have or gain flying.", name="Ground")
    lifts = creature("Creatures you control have flying.", name="Lift")
    standing = board([lifts, "Hill Giant"], [grounds])
    assert standing.steps[0] == "Lift and Hill Giant can't gain flying: Ground."
    assert standing.steps_in("fr")[0] == "Lift et Hill Giant ne peuvent pas gagner le vol : Ground."
    mine = {"battlefield": ["Hill Giant"], "hand": ["Archetype of Imagination"]}
    entered = board(mine, [grounds], cast("Archetype of Imagination"), RESOLVE)
    assert entered.report["verdict"].startswith("Hill Giant and Archetype of Imagination can't gain flying: Ground")
    assert "113.11" in entered.rules_of("can't gain flying: Ground.")


@cr("113.11")
def test_why_what_had_hexproof_can_be_targeted_is_said() -> None:
    gone = "creatures your opponents control lose hexproof and shroud and can't have hexproof or shroud."
    light = creature(f"{{0}}: Until end of turn, {gone}", name="Light")
    mine = {"battlefield": [light], "hand": ["Lightning Bolt"]}
    scout = creature("Hexproof", "1/1", name="Scout")
    script = [activate("Light"), RESOLVE, cast("Lightning Bolt", "Scout"), RESOLVE]
    played = board(mine, [scout], *script)
    assert played.report["verdict"] == "Scout dies (no longer has hexproof: Light)."
    assert not played.count("not targeted")


@cr("613.7", "613.4b")
def test_a_size_that_a_later_effect_has_overtaken_is_not_told_as_what_it_is() -> None:
    shrinks = creature("{0}: Target creature has base power and toughness 0/1 until end of turn.", name="Shrinker")
    mine = {"hand": ["Kenrith's Transformation"], "battlefield": [shrinks]}
    become = [cast("Kenrith's Transformation", "Hill Giant"), RESOLVE, RESOLVE]
    played = board(mine, ["Hill Giant"], *become, activate("Shrinker", "Hill Giant"), RESOLVE)
    assert "Hill Giant is now 0/1" in played.report["verdict"]
    assert "3/3" not in played.report["verdict"]

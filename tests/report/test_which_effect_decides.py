"""Of effects that contend, which one decides is said where it does, and of what was given, what has given it."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, answer, attack_with, block_with, board, cast, cr, creature, to

TAKES = "{0}: Gain control of target creature for as long as you control Taker."
HOME = creature("{0}: Each player gains control of all creatures they own.", name="Home")


@cr("613.7b")
def test_of_two_effects_on_control_the_newer_one_is_named() -> None:
    taker = creature(TAKES, name="Taker")
    script = [activate("Taker", "Hill Giant"), RESOLVE, PASS_A, activate("Home", player="B"), RESOLVE]
    played = board([taker], [HOME, "Hill Giant"], *script, expect=["B controls 1 Hill Giant"])
    assert played.report["verdict"] == "B controls Hill Giant (by an effect newer than that of Taker)."
    assert "613.7b" in played.rules_of("B gains control of Hill Giant (by an effect newer than that of Taker).")
    assert not played.count("A gains control of Taker"), "who has it already gains nothing"


@cr("611.2a", cited=False)
def test_control_until_the_end_of_the_turn_is_said_to_be_that() -> None:
    threat = creature("{0}: Gain control of target creature until end of turn.", name="Threat")
    played = board([threat], ["Hill Giant"], activate("Threat", "Hill Giant"), RESOLVE)
    assert played.report["verdict"] == "A controls Hill Giant until end of turn."


@cr("702.12b")
def test_what_is_destroyed_though_it_was_indestructible_is_told_with_what_took_that() -> None:
    frog = creature("{0}: Target creature loses all abilities until end of turn.", name="Frogging")
    mine = {"battlefield": [frog], "hand": ["Damnation"]}
    colossus = creature("Indestructible", "9/9", name="Colossus")
    played = board(mine, [colossus], activate("Frogging", "Colossus"), RESOLVE, cast("Damnation"), RESOLVE)
    why = "(Colossus no longer has indestructible: Frogging)"
    assert played.report["verdict"] == f"Frogging and Colossus die {why}."
    assert "702.12b" in played.rules_of("Colossus is destroyed (no longer has indestructible: Frogging).")


@cr("701.6a")
def test_what_counters_by_an_ability_that_is_given_is_named() -> None:
    watched = "Whenever this creature becomes the target of a spell or ability, counter that spell or ability."
    text = f'Creatures you control have "{watched}"'
    glass = creature(text, name="Glass")
    bolt = cast("Lightning Bolt", "Hill Giant")
    played = board({"hand": ["Lightning Bolt"]}, [glass, "Hill Giant"], bolt, RESOLVE)
    assert played.report["verdict"] == "Lightning Bolt is countered (by the ability that Glass gives)."
    assert played.count("(given by Glass).") == 1


@cr("608.2b", "101.1")
def test_an_ability_that_resolves_though_its_target_is_gone_says_why() -> None:
    outlet = creature("Sacrifice another creature: You gain 1 life.", name="Outlet")
    script = [cast("Gilded Drake"), RESOLVE, answer(["Hill Giant"]), PASS_A, activate("Outlet", player="B"), RESOLVE]
    played = board({"hand": ["Gilded Drake"]}, [outlet, "Hill Giant"], *script, RESOLVE)
    assert played.count("(but its own text has it resolve all the same).") == 1


@cr("510.1a")
def test_damage_by_toughness_names_the_effect() -> None:
    siege = creature("Each creature assigns combat damage equal to its toughness rather than its power.", name="Siege")
    script = (*attack_with({"Giant Spider": "B"}), to("combat damage"))
    played = board([siege, "Giant Spider"], [], *script, expect=["B life 16"])
    assert played.report["verdict"] == "B is at 16 life (4 damage, toughness counts instead of power: Siege)."
    alone = board([siege, "Grizzly Bears"], [], *attack_with({"Grizzly Bears": "B"}), to("combat damage"))
    assert "toughness" not in alone.report["verdict"], "that makes no difference to it"


@cr("120.3b", "613.1f")
def test_damage_of_what_has_lost_infect_names_the_effect() -> None:
    infects = creature("Infect", name="Crusader")
    takes = creature("Creatures your opponents control lose infect.", name="Outcast")
    script = (*attack_with({"Crusader": "B"}), to("combat damage"))
    played = board([infects], [takes], *script, expect=["B life 18", "B has 0 poison counters"])
    assert played.report["verdict"] == "B is at 18 life (2 damage, no infect: Outcast)."
    dead = board([infects], [takes], *script[:-1], *block_with({"Outcast": "Crusader"}), to("combat damage"))
    assert "no infect" not in dead.report["verdict"], "what dies of the damage dies anyway"


@cr("702.9b")
def test_what_cannot_block_by_an_effect_on_flying_names_it() -> None:
    archetype = creature("Creatures your opponents control lose flying.", name="Archetype")
    blocks = (*attack_with({"Serra Angel": "B"}), *block_with({"Air Elemental": "Serra Angel"}))
    played = board([archetype, "Serra Angel"], ["Air Elemental"], *blocks, refused="702.9b")
    assert "can't block Serra Angel (flying: Archetype)." in played.report["verdict"], played.report["verdict"]

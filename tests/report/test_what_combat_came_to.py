"""What verdicts and steps say of combat: damage dealt to something else, what is forced or forbidden, what grew."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
)
from tests.report.test_as_a_judge_would_say_it import verdict


@cr("614.9")
def test_damage_moved_from_several_is_told_of_all_of_them() -> None:
    walker = {"card": "Elspeth, Knight-Errant", "id": "elspeth", "counters": {"loyalty": 4}}
    attacks = attack_with({"Gurmag Angler": "elspeth", "Bloodghast": "B"})
    played = board(["Gurmag Angler", "Bloodghast"], ["Palisade Giant", walker], *attacks, *block_with({}), DAMAGE)
    said = "7 damage is dealt to Palisade Giant instead of Elspeth, Knight-Errant and B; Palisade Giant dies."
    assert verdict(played) == said


@cr("614.9", "510.1d")
def test_damage_moved_to_what_is_dealt_damage_anyway_stands_apart() -> None:
    attacks = attack_with({"Gurmag Angler": "B", "Bloodghast": "B"})
    block = block_with({"Palisade Giant": "Gurmag Angler"})
    played = board(["Gurmag Angler", "Bloodghast"], ["Palisade Giant"], *attacks, *block, DAMAGE)
    assert played.count("Gurmag Angler deals 5 combat damage to Palisade Giant.") == 1
    assert played.count("Bloodghast deals 2 combat damage not to B but to Palisade Giant.") == 1


@cr("701.15a")
def test_what_is_goaded_is_part_of_the_answer_in_the_language_of_the_reader() -> None:
    played = board(
        ["Marisi, Breaker of the Coil"],
        ["Serra Angel", "Hill Giant"],
        *attack_with({"Marisi, Breaker of the Coil": "B"}),
        *block_with({}),
        DAMAGE,
        RESOLVE,
    )
    assert verdict(played).startswith("Serra Angel and Hill Giant are goaded until A's next turn.")
    assert "Serra Angel et Hill Giant sont incités jusqu’au prochain tour d’A." in played.steps_in("fr")


@cr("611.2")
def test_what_can_t_be_done_is_the_answer_until_combat_is_over() -> None:
    strike = (cast("Distortion Strike", "Grizzly Bears"), RESOLVE)
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Distortion Strike"]}
    assert "Grizzly Bears can't be blocked this turn" in verdict(board(mine, [], *strike))
    fought = board(mine, [], *strike, *attack_with({"Grizzly Bears": "B"}), *block_with({}), to("end of combat"))
    assert "can't be blocked" not in verdict(fought)


@cr("615.5")
def test_what_grew_by_damage_that_was_prevented_is_told_as_large_as_it_is() -> None:
    played = board(
        ["Typhoid Rats"],
        ["Vigor", "Grizzly Bears"],
        *attack_with({"Typhoid Rats": "B"}),
        *block_with({"Grizzly Bears": "Typhoid Rats"}),
        DAMAGE,
    )
    assert verdict(played) == (
        "Typhoid Rats dies; 1 damage to Grizzly Bears is prevented (effect of Vigor), so it survives; "
        "Grizzly Bears is now 3/3."
    )


@cr("500.8")
def test_a_combat_phase_that_was_added_is_no_result_once_it_is_over() -> None:
    aurelia = "Aurelia, the Warleader"
    attacks = (*attack_with({aurelia: "B"}), RESOLVE, *block_with({}), DAMAGE)
    assert "Another combat phase is added" in verdict(board([aurelia], [], *attacks))
    again = (to("declare attackers"), *attack_with({aurelia: "B"})[1:], *block_with({}), DAMAGE)
    both = board([aurelia], [], *attacks, *again)
    assert both.report["state"]["players"]["B"]["life"] == 14
    assert "Another combat phase" not in verdict(both)


@cr("506.4")
def test_who_is_taken_out_of_combat_is_said_to_be() -> None:
    mine = ["Reconnaissance", "Grizzly Bears"]
    attacks = (*attack_with({"Grizzly Bears": "B"}), *block_with({"Hill Giant": "Grizzly Bears"}))
    away = board(mine, ["Hill Giant"], *attacks, activate("Reconnaissance", "Grizzly Bears"), RESOLVE)
    assert "Grizzly Bears untaps; it is removed from combat" in verdict(away)


@cr("506.4", "400.7")
def test_what_was_attacking_and_is_back_is_out_of_combat() -> None:
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]}
    attack = attack_with({"Grizzly Bears": "B"})
    played = board(mine, [], *attack, cast("Cloudshift", "Grizzly Bears"), RESOLVE, to("end of combat"))
    said = "Grizzly Bears (2/2) is back on the battlefield, out of combat, and deals no combat damage."
    assert verdict(played) == said
    assert {"506.4", "400.7"} <= {*played.rules_of("a new object, out of combat")}
    assert any("(nouvel objet, hors du combat)" in step for step in played.steps_in("fr"))
    later = board(mine, [], *attack, *block_with({}), DAMAGE, cast("Cloudshift", "Grizzly Bears"), RESOLVE)
    assert not later.count("out of combat"), "it has dealt its damage"
    other = {"battlefield": ["Grizzly Bears", "Hill Giant"], "hand": ["Cloudshift"]}
    beside = board(other, [], *attack, cast("Cloudshift", "Hill Giant"), RESOLVE)
    assert not beside.count("out of combat"), "it wasn't attacking"


@cr("506.4", "702.93a")
def test_who_dies_attacking_and_returns_is_out_of_combat() -> None:
    theirs = {"hand": ["Lightning Bolt"]}
    attack = (*attack_with({"Young Wolf": "B"}), passing("A"), cast("Lightning Bolt", "Young Wolf", player="B"))
    played = board(["Young Wolf"], theirs, *attack, RESOLVE, RESOLVE)
    assert verdict(played).endswith("; it is out of combat and deals no combat damage.")


@cr("506.4", "510.1c")
def test_a_blocker_that_is_back_is_out_of_combat() -> None:
    theirs = {"battlefield": ["Grizzly Bears"], "hand": ["Cloudshift"]}
    fight = (*attack_with({"Hill Giant": "B"}), *block_with({"Grizzly Bears": "Hill Giant"}), passing("A"))
    saved = cast("Cloudshift", "Grizzly Bears", player="B")
    played = board(["Hill Giant"], theirs, *fight, saved, RESOLVE, to("end of combat"))
    said = "Grizzly Bears (2/2) is back on the battlefield, out of combat, and deals no combat damage."
    assert verdict(played).endswith(said)
    assert verdict(played).startswith("Hill Giant stays blocked, though nothing blocks it any more")


@cr("506.4", "701.19a")
def test_who_regenerates_or_phases_out_before_damage_deals_none() -> None:
    attack = attack_with({"Drudge Skeletons": "B"})
    bolt = (passing("A"), cast("Lightning Bolt", "Drudge Skeletons", player="B"), RESOLVE)
    shield = (activate("Drudge Skeletons"), RESOLVE)
    played = board(["Drudge Skeletons"], {"hand": ["Lightning Bolt"]}, *attack, *shield, *bolt)
    said = "is removed from combat and deals no combat damage."
    assert verdict(played).endswith(f"; it {said}")
    assert "506.4" in played.rules_of(f"Drudge Skeletons {said}")
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Slip Out the Back"]}
    away = board(mine, [], *attack_with({"Grizzly Bears": "B"}), cast("Slip Out the Back", "Grizzly Bears"), RESOLVE)
    assert verdict(away).endswith("; it is removed from combat and deals no combat damage.")


@cr("506.4", "707.2")
def test_what_is_no_creature_any_more_is_out_of_combat_for_that() -> None:
    """What has made the land a creature isn't copied: the attackers become copies of a land."""
    mine = {"battlefield": ["Mutavault"], "hand": ["Mirrorweave"]}
    played = board(
        mine,
        ["Siege Wurm", "Hill Giant"],
        *attack_with({"Siege Wurm": "A", "Hill Giant": "A"}, player="B"),
        passing("B"),
        activate("Mutavault", ability=2),
        RESOLVE,
        passing("B"),
        cast("Mirrorweave", "Mutavault"),
        RESOLVE,
        active="B",
    )
    copies = "become copies of Mutavault (a land, not a creature; not copied: what effects have made of it)"
    assert f"Siege Wurm and Hill Giant {copies}" in verdict(played)
    out = "are no longer creatures, so they are removed from combat and deal no combat damage."
    assert verdict(played).endswith(f"Siege Wurm and Hill Giant {out}")
    assert played.count(f"Siege Wurm and Hill Giant {out}") == 1
    french = "Siege Wurm et Hill Giant ne sont plus des créatures, donc sont retirés du combat et n’infligent pas"
    assert any(step.startswith(french) for step in played.steps_in("fr"))


@cr("702.80a", "609.4")
def test_whose_effect_has_damage_dealt_as_though_by_wither_is_said() -> None:
    fight = (*attack_with({"Grizzly Bears": "B"}), *block_with({"Serra Angel": "Grizzly Bears"}), DAMAGE)
    played = board(["Everlasting Torment", "Grizzly Bears"], ["Serra Angel"], *fight)
    assert "Serra Angel is now 2/2 (wither from Everlasting Torment)" in verdict(played)
    assert "702.80a" in played.rules_of("on Serra Angel (wither from Everlasting Torment), now 2/2")


@cr("702.80a", "615.12")
def test_counters_that_damage_results_in_are_not_said_to_be_no_damage() -> None:
    mine = {"battlefield": ["Everlasting Torment"], "hand": ["Pyroclasm"]}
    played = board(mine, [creature("Protection from red", "2/4", name="Cold")], cast("Pyroclasm"), RESOLVE)
    assert played.count("The damage that Pyroclasm deals to Cold can't be prevented") == 1
    assert not played.count("nor dealt damage")


@cr("508.1d")
def test_all_who_must_attack_are_named() -> None:
    must = creature("Creatures you control attack each combat if able.", "1/1", name="Leader")
    refused = board([must, "Grizzly Bears", "Hill Giant"], [], *attack_with({"Leader": "B"}), refused="508.1d")
    assert refused.reason.startswith("Grizzly Bears and Hill Giant must attack if able: Leader")


@cr("508.4")
def test_what_is_put_onto_the_battlefield_attacking_is_said_to_attack() -> None:
    mine = {"battlefield": ["Kaalia of the Vast"], "hand": ["Serra Angel"]}
    played = board(mine, [], *attack_with({"Kaalia of the Vast": "B"}), RESOLVE, answer("yes"), DAMAGE)
    assert verdict(played).startswith("Serra Angel (4/4) enters tapped and attacking.")


@cr("702.7b")
def test_who_dies_before_striking_is_told_apart_from_who_strikes_back() -> None:
    block = block_with({"Grizzly Bears": "White Knight", "Goblin Piker": "Hill Giant"})
    attacks = attack_with({"White Knight": "B", "Hill Giant": "B"})
    played = board(
        ["White Knight", "Hill Giant"], ["Grizzly Bears", "Goblin Piker"], *attacks, *block, to("end of combat")
    )
    assert verdict(played).startswith("Grizzly Bears dies before dealing combat damage; Goblin Piker dies")


@cr("702.2c", "702.19b")
def test_damage_that_goes_past_blockers_by_deathtouch_says_so() -> None:
    biter = creature("Trample, deathtouch", name="Biter", size="5/5")
    fight = (*attack_with({"Biter": "B"}), *block_with({"Hill Giant": "Biter"}))
    played = board([biter], ["Hill Giant"], *fight, DAMAGE, answer({"Hill Giant": 1, "B": 4}))
    assert "B is at 16 life (4 damage, with deathtouch 1 damage to a blocker is lethal)" in verdict(played)


@cr("702.2b", "704.5h")
def test_who_dies_of_deathtouch_alone_is_told_so() -> None:
    biter = creature("Deathtouch", name="Biter", size="1/1")
    fight = (*attack_with({"Hill Giant": "B"}), *block_with({"Biter": "Hill Giant"}))
    played = board(["Hill Giant"], [biter], *fight, DAMAGE)
    assert verdict(played) == "Biter and Hill Giant die (Hill Giant: deathtouch)."


@cr("702.4b", "510.4")
def test_a_double_striker_that_has_died_is_said_to_deal_no_damage_a_second_time() -> None:
    twice, guard = creature("Double strike", name="Twice", size="1/1"), creature("First strike", name="Guard")
    fight = (*attack_with({"Twice": "B"}), *block_with({"Guard": "Twice"}))
    played = board([twice], [guard], *fight, AFTER_COMBAT)
    told = "Twice deals no damage a second time: it is no longer in combat."
    assert told in played.steps
    assert "702.4b" in played.rules_of(told)

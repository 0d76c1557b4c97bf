"""Why something comes out as it does is said in a few words where a player may have thought otherwise."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature
from tests.table.test_short_acts import done, said, table


@cr("702.16b", "105.2")
def test_protection_from_multicolored_does_not_help_against_one_color() -> None:
    shielded = creature("Protection from multicolored", "4/4", name="Serpent")
    played = board({"hand": ["Murder"]}, [shielded], cast("Murder", "Serpent"), RESOLVE)
    words = "Murder is only black, so protection from multicolored doesn't help"
    assert played.report["verdict"] == f"Serpent dies ({words})."
    assert {"702.16b", "105.2"} <= {*played.rules_of(words)}


@cr("702.11d")
def test_hexproof_from_one_color_does_not_help_against_others() -> None:
    shielded = creature("Hexproof from black", name="Knight")
    played = board({"hand": ["Lightning Helix"]}, [shielded], cast("Lightning Helix", "Knight"), RESOLVE)
    assert "702.11d" in played.rules_of("Lightning Helix is white and red, so hexproof from black doesn't help")


@cr("702.16b", cited=False)
def test_nothing_is_said_of_protection_from_what_players_do_with_their_own() -> None:
    mine = {"hand": ["Giant Growth"], "battlefield": ["White Knight"]}
    assert not board(mine, [], cast("Giant Growth", "White Knight"), RESOLVE).count("doesn't help")


@cr("701.6a", "702.108a")
def test_a_countered_ability_of_a_keyword_is_called_by_it() -> None:
    prowess = creature("Prowess", name="Monk")
    on = table({"battlefield": [prowess], "hand": ["Shock"]}, {"hand": ["Stifle"]})
    for called in ("the prowess trigger", "Monk's prowess trigger", "the prowess ability of Monk"):
        text = f"cast Shock on Bob; Bob casts Stifle on {called}"
        assert said(text, on)[1:] == ["Bob casts Stifle on the prowess ability of Monk"], called
    found = done("cast Shock on Bob; Bob casts Stifle on the prowess trigger; resolve all", on)
    assert found.table.report().verdict.startswith("The prowess ability of Monk is countered")


@cr("702.74a", "400.7")
def test_what_is_back_was_not_evoked() -> None:
    on = table({"hand": ["Mulldrifter", "Cloudshift"], "library": ["Forest"] * 8}, {})
    found = done("evoke Mulldrifter; resolve; as listed; cast Cloudshift on Mulldrifter; resolve all", on)
    steps = {step.text: [rule.id for rule in step.rules] for step in found.table.report().steps}
    triggers = next(text for text in steps if "its controller sacrifices it" in text)
    assert triggers.endswith("When Mulldrifter enters, if its evoke cost was paid, its controller sacrifices it.")
    (why,) = [text for text in steps if "evoke doesn't trigger" in text]
    assert "(it is a new object and wasn't cast)" in why
    assert {"702.74a", "400.7"} <= {*steps[why]}


@cr("608.2c")
def test_two_numbers_that_have_to_be_the_same_are_told_and_that_a_spell_is_not_countered() -> None:
    mine = {"battlefield": ["Counterbalance"], "library": ["Shock"]}
    script = [cast("Grizzly Bears", player="B"), RESOLVE, answer("yes"), RESOLVE_ALL]
    played = board(mine, {"hand": ["Grizzly Bears"]}, *script, active="B")
    verdict = played.report["verdict"]
    assert "isn't true (2 against 1), so Grizzly Bears isn't countered" in verdict
    assert verdict.endswith("Grizzly Bears (2/2) enters.")


@cr("101.2")
def test_under_which_condition_a_spell_cannot_be_countered() -> None:
    mine = {"hand": ["Banefire"]}
    script = [cast("Banefire", "B", x=5), {"do": "pass", "player": "A"}]
    played = board(mine, {"hand": ["Counterspell"]}, *script, cast("Counterspell", "Banefire", player="B"), RESOLVE)
    assert "101.2" in played.rules_of("Banefire can't be countered (“if X is 5 or more” is true)")


@cr("701.21a")
def test_why_one_creature_is_sacrificed_and_not_another_is_said() -> None:
    edict = creature(
        "{0}: Each opponent sacrifices a creature with the greatest power among creatures that player controls.",
        name="Doom",
    )
    theirs = ["Hill Giant", "Grizzly Bears"]
    played = board([edict], theirs, activate("Doom"), RESOLVE)
    assert played.count("B sacrifices Hill Giant (power 3 against 2; the only legal choice)") == 1
    alone = board([edict], theirs[:1], activate("Doom"), RESOLVE)
    assert not alone.count("against")


@cr("614.5", "616.1f")
def test_an_effect_that_makes_other_tokens_applies_once() -> None:
    mine = {"battlefield": ["Chatterfang, Squirrel General", "Divine Visitation"], "hand": ["Raise the Alarm"]}
    asked = board(mine, [], cast("Raise the Alarm"), RESOLVE)
    labels = [one["label"] for one in asked.report["pending"]["options"]]
    assert labels == ["Chatterfang, Squirrel General first (2 → 4)", "Divine Visitation first (other tokens)"]
    played = board(mine, [], cast("Raise the Alarm"), RESOLVE, answer("1"))
    assert "614.5" in played.rules_of("Divine Visitation applies only once")


@cr("613.8")
def test_that_an_effect_applies_before_one_that_depends_on_it_is_said_in_words() -> None:
    lord = creature("Other creatures you control get +1/+1 and have flying.", name="Lord")
    spoils = creature(
        "{0}: Until end of turn, creatures your opponents control lose all abilities and have base power and toughness "
        "0/2.",
        name="Spoiler",
    )
    played = board([spoils], [lord, "Grizzly Bears"], activate("Spoiler"), RESOLVE, expect=["Grizzly Bears is 0/2"])
    assert "613.8" in played.rules_of("applied before the effect of Lord, which depends on it")


@pytest.mark.parametrize("third", [False, True])
@cr("701.21a", cited=False)
def test_of_several_players_a_verdict_names_who_has_sacrificed(third: bool) -> None:
    edict = creature("{0}: Each opponent sacrifices a creature.", name="Edict")
    more = {"C": ["Hill Giant"]} if third else {}
    played = board([edict], ["Grizzly Bears"], activate("Edict"), RESOLVE, **more)
    named = "Grizzly Bears is sacrificed by B; Hill Giant is sacrificed by C."
    assert played.report["verdict"] == (named if third else "Grizzly Bears is sacrificed.")

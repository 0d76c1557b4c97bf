"""A verdict says by what it came: what gave life, took power, kept from dying, and did not help who lost."""

from __future__ import annotations

from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
)
from tests.report.test_as_a_judge_would_say_it import verdict

DRAIN = creature("{0}: Each opponent loses 3 life.", name="Draining")


@cr("119.3", "608.2")
def test_of_several_things_that_resolve_the_one_that_gives_life_is_named() -> None:
    watch = creature("Whenever a creature dies, you gain 1 life.", name="Watch")
    played = board(
        {"hand": ["Murder"], "battlefield": [watch]}, ["Hill Giant"], cast("Murder", "Hill Giant"), RESOLVE_ALL
    )
    assert verdict(played) == "Hill Giant dies. A is at 21 life (+1, Watch)."


@cr("119.3")
def test_of_the_only_thing_that_resolves_it_goes_without_saying() -> None:
    played = board([DRAIN], [], activate("Draining"), RESOLVE)
    assert verdict(played) == "B is at 17 life (\u22123)."


@cr("704.5a", "115.10a", "702.11c")
def test_who_loses_is_told_what_did_not_help() -> None:
    theirs = {"life": 3, "battlefield": ["Leyline of Sanctity"]}
    played = board([DRAIN], theirs, activate("Draining"), RESOLVE)
    assert verdict(played).startswith("B loses the game: life total 0 or less (")
    assert "so hexproof doesn't help" in verdict(played)


@cr("613.4b", "208.2a", "510.1a")
def test_by_what_a_creature_has_no_power_is_said_where_it_deals_no_damage() -> None:
    shaming = creature("{0}: Target creature loses all abilities until end of turn.", name="Shaming")
    fight = (*attack_with({"Hill Giant": "B"}), *block_with({"Tarmogoyf": "Hill Giant"}))
    mine = {"battlefield": ["Hill Giant", shaming], "graveyard": ["Forest", "Shock"]}
    played = board(mine, ["Tarmogoyf"], *fight, activate("Shaming", "Tarmogoyf"), RESOLVE, DAMAGE)
    assert "Tarmogoyf dies; it deals no combat damage: its power is 0 (effect of Shaming)" in verdict(played)


@cr("614.6", "700.4", "903.9a")
def test_what_kept_something_from_dying_is_said_wherever_it_has_gone_since() -> None:
    watch = creature("Whenever another creature dies, you gain 1 life.", name="Watch", size="9/9")
    mine = {"battlefield": ["Bosh, Iron Golem", "Rest in Peace", watch], "commander": "Bosh, Iron Golem"}
    doom = {**mine, "hand": ["Murder"]}
    script = [cast("Murder", "Bosh, Iron Golem"), RESOLVE, answer("Yes")]
    played = board(doom, [], *script, options={"format": "commander"})
    assert verdict(played).endswith(
        "Watch's ability doesn't trigger: Bosh, Iron Golem doesn't die, so no life is gained (effect of Rest in Peace)."
    )


@cr("800.4a")
def test_what_a_leaving_player_controls_for_good_is_exiled_and_it_is_said_why() -> None:
    giant = {"card": "Hill Giant", "owner": "B"}
    played = board(
        {"life": 3, "battlefield": [giant]},
        [],
        cast("Lightning Bolt", "A", player="C"),
        RESOLVE,
        C={"hand": ["Lightning Bolt"]},
        active="C",
    )
    why = "(A still controls it on leaving: no effect that ends then gives it back)"
    assert f"Hill Giant is in exile {why}" in verdict(played)
    assert f"Hill Giant is exiled {why}." in played.steps


@cr("121.2", "603.3b")
def test_what_triggers_for_each_card_of_several_drawn_says_so() -> None:
    watch = creature("Whenever an opponent draws a card, Watch deals 1 damage to any target.", name="Watch")
    played = board([watch], {"hand": ["Divination"]}, cast("Divination", player="B"), RESOLVE, active="B")
    assert "Watch's ability triggers 2 times (once for each card drawn)" in verdict(played)
    assert "121.2" in played.rules_of("Watch's ability triggers")


@cr("603.2g", "700.4")
def test_an_ability_that_triggers_for_one_thing_and_not_for_another_says_for_which() -> None:
    watch = creature("Whenever a creature dies, target player loses 1 life.", name="Watch", size="9/9")
    seer = creature("Sacrifice a creature: You gain 1 life.", name="Feeder")
    mine = [watch, seer, "Grizzly Bears", creature("Vigilance", name="Soldier")]
    sacrificed = [activate("Feeder", choices=["Grizzly Bears"]), activate("Feeder", choices=["Soldier"])]
    played = board(mine, ["Leyline of the Void"], *sacrificed)
    assert "Watch's ability triggers for Soldier" in verdict(played), verdict(played)


@cr("603.10a")
def test_what_leaves_with_what_it_watches_is_said_to_see_it() -> None:
    """The ability of what has died alone looks back too, and that goes without saying."""
    watch = creature("Whenever a creature dies, you gain 1 life.", name="Watch")
    wrath = {"battlefield": [watch, "Grizzly Bears"], "hand": ["Wrath of God"]}
    played = board(wrath, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL)
    said = "its ability triggers 2 times (it sees what dies together with it)"
    assert said.replace("its", "Watch's", 1) in verdict(played)
    assert "603.10a" in played.rules_of("(it sees what dies together with it)")
    alone = board(wrath | {"battlefield": [watch]}, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL)
    assert "it sees" not in verdict(alone)


@cr("702.19d", "510.1c")
def test_who_tramples_past_nothing_is_said_to() -> None:
    altar = creature("Sacrifice another creature: You gain 1 life.", name="Altar")
    fight = (*attack_with({"Colossal Dreadmaw": "B"}), *block_with({"Grizzly Bears": "Colossal Dreadmaw"}))
    gone = ({"do": "pass", "player": "A"}, activate("Altar", player="B", choices=["Grizzly Bears"]), RESOLVE)
    played = board(["Colossal Dreadmaw"], [altar, "Grizzly Bears"], *fight, *gone, DAMAGE)
    assert "B is at 15 life (−5, trample: nothing blocks it any more)" in verdict(played)


@cr("608.2h", "701.7a")
def test_of_created_tokens_it_is_told_what_they_are_counted_by() -> None:
    """What has gone before the ability resolves doesn't count."""
    krenko = creature("{0}: Create X 1/1 red Goblin creature tokens, where X is the number of creatures you control.")
    mine = {"battlefield": [krenko, "Grizzly Bears"], "hand": ["Murder"]}
    played = board(mine, [], activate("Tester"), cast("Murder", "Tester"), RESOLVE, RESOLVE)
    assert "A creates a Goblin Token (1/1; counting Grizzly Bears)" in verdict(played)
    assert "608.2h" in played.rules_of("counting Grizzly Bears")

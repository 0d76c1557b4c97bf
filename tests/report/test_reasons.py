"""Steps say why: what makes a target illegal, a creature die, an exchange fail, an ability cost what it costs."""

from __future__ import annotations

import pytest

from engine import Scenario, play
from tests.helpers import (
    RESOLVE,
    activate,
    aimed,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    passing,
    special,
    to,
    turn,
)
from tests.report.test_why_and_why_not import does
from tests.shelf import cards

BEARS = {"battlefield": ["Grizzly Bears"]}


@cr("608.2b", "702.11b")
def test_what_protects_a_target_is_said_where_the_spell_does_not_resolve() -> None:
    hides = creature("{0}: Target creature you control gains hexproof until end of turn.", name="Cloak")
    script = [
        cast("Shock", "Grizzly Bears"),
        passing(),
        activate("Cloak", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
    ]
    played = board({"hand": ["Shock"]}, [hides, "Grizzly Bears"], *script)
    said = "Shock doesn't resolve and is put into A's graveyard: its target is illegal (Grizzly Bears has hexproof: "
    assert played.steps[-1] == f"{said}Cloak)."


@cr("608.2b", "400.7")
def test_where_a_target_no_longer_is_is_said() -> None:
    script = [cast("Decimate", "Ornithopter", "Grizzly Bears", "Pacifism", "Forest"), passing()]
    unsummon = [cast("Unsummon", "Grizzly Bears", player="B"), RESOLVE, RESOLVE]
    theirs = {"battlefield": ["Ornithopter", "Grizzly Bears", "Forest"], "hand": ["Unsummon"]}
    theirs["battlefield"].append({"card": "Pacifism", "attached_to": "Ornithopter"})
    played = board({"hand": ["Decimate"]}, theirs, *script, *unsummon)
    assert "Grizzly Bears is no longer on the battlefield and isn't affected." in played.steps


@cr("608.2b")
def test_a_target_that_is_something_else_now_is_said_to_be_that() -> None:
    paints = creature("{0}: Target creature becomes black until end of turn.", name="Painter")
    script = [cast("Doom Blade", "Grizzly Bears"), passing(), activate("Painter", "Grizzly Bears", player="B"), RESOLVE]
    played = board({"hand": ["Doom Blade"]}, [paints, "Grizzly Bears"], *script, RESOLVE)
    said = "Doom Blade doesn't resolve and is put into A's graveyard: its target is illegal (Grizzly Bears doesn't fit "
    assert played.steps[-1] == f"{said}“nonblack creature”)."


@cr("704.5f", "704.5g")
def test_state_based_actions_say_why_and_name_all_of_one_cause_together() -> None:
    shrinks = does("All creatures get -2/-2 until end of turn.")
    played = board(
        [shrinks, "Grizzly Bears"], ["Grizzly Bears", creature("", "4/4", "Two")], activate("Source"), RESOLVE
    )
    together = "Source, Grizzly Bears#1 and #2 are put into their owners' graveyards: toughness 0 or less."
    assert together in played.steps
    assert "Grizzly Bears is destroyed: lethal damage." in aimed("Shock", "Grizzly Bears", ["Grizzly Bears"]).steps


@cr("704.5j")
def test_the_legend_rule_is_named() -> None:
    second = {"battlefield": ["Isamaru, Hound of Konda"], "hand": ["Isamaru, Hound of Konda"]}
    played = board(second, [], cast("Isamaru, Hound of Konda"), RESOLVE, answer("Isamaru, Hound of Konda#1"))
    assert any(text.endswith("is put into A's graveyard: the “legend rule”.") for text in played.steps)


@cr("603.2c", cited=False)
def test_the_words_of_an_ability_are_told_once_a_turn() -> None:
    soul = creature("Whenever another creature enters, you gain 1 life.", "1/1", "Warden")
    bears = {"battlefield": [soul], "hand": ["Grizzly Bears", "Hill Giant"]}
    script = [cast("Grizzly Bears"), RESOLVE, RESOLVE, RESOLVE, cast("Hill Giant"), RESOLVE, RESOLVE, RESOLVE]
    played = board(bears, [soul], *script)
    assert played.count("triggers: Whenever another creature enters, you gain 1 life.") == 1
    assert "Warden#2's ability also triggers." in played.steps
    assert played.count("Warden#1's ability triggers again.") == 1


@cr("603.2c", cited=False)
def test_the_words_of_two_abilities_of_one_name_are_told_each_time() -> None:
    both = "Whenever another creature enters, you gain 1 life.\nWhenever you gain life, draw a card."
    bears = {"battlefield": [creature(both, "1/1", "Warden")], "hand": ["Grizzly Bears", "Hill Giant"]}
    script = [cast("Grizzly Bears"), RESOLVE, RESOLVE, RESOLVE, cast("Hill Giant"), RESOLVE, RESOLVE, RESOLVE]
    played = board(bears, [], *script)
    assert played.count("Warden's ability triggers: Whenever another creature enters, you gain 1 life.") == 2


@cr("601.2f", "118.7a")
def test_what_an_ability_costs_is_told_where_something_changes_it() -> None:
    cheaper = {"token": {"name": "Grounds", "types": ["Enchantment"]}}
    cheaper["token"]["text"] = (
        "Activated abilities of creatures you control cost {2} less to activate. "
        "This effect can't reduce the mana in that cost to less than one mana."
    )
    mage = creature("{3}: ~ gets +1/+1 until end of turn.", name="Mage")
    played = board([cheaper, mage], [], activate("Mage"))
    assert played.steps[0].startswith("A activates Mage (for {1}: Grounds): {3}:")
    mage = creature("{2}: ~ gets +1/+1 until end of turn.", name="Mage")
    played = board([cheaper, mage], [], activate("Mage"))
    assert "(for {1}: Grounds, which can't make it cost less than one mana)" in played.steps[0]


@cr("107.1b", "120.8", "119.9")
def test_an_amount_of_nothing_is_told() -> None:
    weak = does("Target creature gets -3/-0 until end of turn.", "Weaken")
    one = creature(
        "{0}: You gain life equal to ~'s power.\n{0}: ~ deals damage equal to its power to any target.", "1/1"
    )
    script = [activate("Weaken", "Tester"), RESOLVE, activate("Tester"), RESOLVE]
    played = board([weak, one], [], *script, activate("Tester", "B", ability=2), RESOLVE)
    assert "A gains no life: the amount is -2." in played.steps
    assert "Tester deals no damage: the amount is -2." in played.steps


@cr("701.12b")
def test_why_nothing_is_exchanged() -> None:
    swap = does("Exchange control of two target creatures.")
    mine = [swap, "Grizzly Bears", "Hill Giant"]
    played = board(mine, [], activate("Source", targets=[["Grizzly Bears", "Hill Giant"]]), RESOLVE)
    said = "Nothing is exchanged: A controls both Grizzly Bears and Hill Giant."
    assert said in played.steps


@cr("613.4c")
@pytest.mark.parametrize(
    ("locale", "said"), [("fr", "Grizzly Bears gagne +3/+3 jusqu’à la fin du tour, maintenant 5/5.")]
)
def test_what_a_pump_does_is_said_in_the_readers_language(locale: str, said: str) -> None:
    players = {"A": {"hand": ["Giant Growth"], **BEARS}, "B": {}}
    script = [cast("Giant Growth", "Grizzly Bears"), RESOLVE]
    scenario = {"version": 1, "players": players, "script": script}
    assert said in [step.text for step in play(Scenario.load(scenario), cards(), locale).report().steps]


@cr("709.5")
def test_a_room_is_called_what_it_was_called_before_its_other_door_was_unlocked() -> None:
    annex = {"card": "Unholy Annex", "face": "left"}
    script = [to("end"), RESOLVE, turn(5, "precombat main"), special("unlock", "Unholy Annex"), RESOLVE]
    played = board([annex], [], *script)
    assert played.count("Unholy Annex's ability triggers: At the beginning of your end step") == 1
    assert played.count("Unholy Annex // Ritual Chamber's ability triggers: When you unlock this door") == 1


@cr("702.141a")
def test_whom_a_copy_made_by_encore_must_attack_is_named() -> None:
    mutineer = {"graveyard": ["Amphin Mutineer"]}
    played = board(mutineer, [], activate("Amphin Mutineer"), RESOLVE, answer("as listed", choice="order"))
    assert played.count("attacks B this turn if able.") == 1


@cr("614.17")
def test_counters_that_a_permanent_cannot_have_are_said_to_be_left_out() -> None:
    solemn = creature("Creatures you control can't have -1/-1 counters put on them.", name="Solemn")
    finks = "Kitchen Finks"
    played = board([solemn, does("Destroy target creature."), finks], [], activate("Source", finks), RESOLVE, RESOLVE)
    assert played.count("without the counters that it can't have (effect of Solemn).") == 1


@cr("616.1e")
def test_what_each_of_two_effects_would_do_instead_is_said() -> None:
    doubles = {"token": {"name": "Reflection", "types": ["Enchantment"]}}
    doubles["token"]["text"] = "If you would draw a card, draw two cards instead."
    archive = {"token": {"name": "Archive", "types": ["Enchantment"]}}
    archive["token"]["text"] = "If you would draw a card, you gain 1 life and draw a card instead."
    draws = does("Draw a card.")
    played = board([doubles, archive, draws], [], activate("Source"), RESOLVE)
    labels = [option["label"] for option in played.pending["options"]]
    assert labels[0] == "Reflection first (“draw two cards”)"


@cr("704.5g", "510.2")
def test_both_of_a_name_are_told_so_and_more_by_their_plural() -> None:
    sweeps = does("~ deals 2 damage to each other creature.")
    walls = ["Wall of Omens"] * 3
    played = board([sweeps, "Blood Artist"], ["Grizzly Bears", "Grizzly Bears", *walls], activate("Source"), RESOLVE)
    assert "both Grizzly Bears die" in str(played.report["verdict"])
    assert "3 Walls of Omens" in str(played.report["verdict"])


@cr("111.8")
def test_a_token_that_persists_is_said_to_have_left() -> None:
    played = board(
        [does("Destroy target creature."), creature("Persist")], [], activate("Source", "Tester"), RESOLVE, RESOLVE
    )
    assert played.steps[-1] == "Tester has left already: nothing happens."


@cr("714.2b")
def test_what_a_trigger_comes_from_is_said_by_its_rule_and_what_repeats_it_by_name() -> None:
    doubles = {"token": {"name": "Harmonicon", "types": ["Artifact"]}}
    doubles["token"]["text"] = (
        "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that "
        "ability triggers an additional time."
    )
    played = board({"battlefield": [doubles], "hand": ["Elvish Visionary"]}, [], cast("Elvish Visionary"), RESOLVE)
    twice = (
        "Elvish Visionary's ability triggers 2 times: When Elvish Visionary enters, draw a card (effect of Harmonicon)."
    )
    assert twice in played.steps
    saga = board([{"card": "History of Benalia", "counters": {"lore": 1}}], [], turn(5, "precombat main"))
    assert "714.2b" in saga.rules_of("II — ")


@cr("702.79a")
def test_a_trigger_that_a_keyword_is_all_of_is_told_by_the_keyword() -> None:
    kills = does("Destroy target creature.")
    played = board([kills, "Kitchen Finks"], [], activate("Source", "Kitchen Finks"), RESOLVE)
    assert "Kitchen Finks' ability triggers: Persist." in played.steps


@cr("614.11")
def test_draws_that_are_replaced_card_by_card_are_told_together() -> None:
    thief = creature(
        "If an opponent would draw a card except the first one they draw in each of their draw steps, "
        "instead that player skips that draw and you draw a card.",
        name="Thief",
    )
    played = board([thief], [does("Draw two cards.")], passing(), activate("Source", player="B"), RESOLVE)
    assert played.steps[-2:] == [
        "B draws none of the 2 cards (effect of Thief).",
        "A draws Forest ×2 (effect of Thief).",
    ]


@cr("510.4", "509.1h")
def test_that_a_double_striker_deals_no_more_damage_does_not_deny_what_it_dealt() -> None:
    striker = creature("Double strike", "4/4", "Striker")
    script = [*attack_with({"Striker": "B"}), *block_with({"Grizzly Bears": "Striker"}), to("end of combat")]
    played = board([striker], ["Grizzly Bears"], *script)
    assert played.count("deals no damage in the second combat damage step.") == 1


@cr("613.1b")
def test_why_a_player_gets_a_permanent_back_is_said() -> None:
    magic = {"card": "Control Magic", "attached_to": "Grizzly Bears"}
    kills = {"token": {"name": "Source", "types": ["Artifact"], "text": "{0}: Destroy target enchantment."}}
    played = board([kills, "Grizzly Bears"], [magic], activate("Source", "Control Magic"), RESOLVE)
    assert "A gains control of Grizzly Bears: the effect that gave it to B is over." in played.steps


@cr("704.5g")
def test_lethal_damage_that_was_dealt_at_different_times_is_told_as_a_sum() -> None:
    bolts = {"hand": ["Shock", "Lightning Bolt"]}
    shots = [cast("Shock", "Serra Angel"), RESOLVE, cast("Lightning Bolt", "Serra Angel"), RESOLVE]
    twice = board(bolts, ["Serra Angel"], *shots)
    assert "Serra Angel is destroyed: lethal damage (2 + 3 = 5 on toughness 4)." in twice.steps
    mended = board(bolts, ["Serra Angel"], *shots[:2], turn(5), *shots[2:])
    assert not any("lethal" in step for step in mended.steps)


@cr("702.2c", "702.19b")
def test_why_so_little_is_lethal_is_said_of_the_creature_it_is_lethal_to() -> None:
    rats = creature("Deathtouch, trample", "4/4", "Rats")
    script = [*attack_with({"Rats": "B"}), *block_with({"Serra Angel": "Rats"}), to("combat damage")]
    played = board([rats], ["Serra Angel"], *script, answer({"Serra Angel": 1, "B": 3}, "A"))
    assert "Rats deals 1 combat damage to Serra Angel (1 damage is lethal from deathtouch)." in played.steps
    assert "Rats deals 3 combat damage to B, who is at 17 life." in played.steps
    assert "702.2c" in played.rules_of("to Serra Angel")
    assert "702.2c" not in played.rules_of("who is at 17 life")
    kept = board([rats], ["Serra Angel"], *script, answer({"Serra Angel": 4}, "A"))
    assert not any("lethal from" in step for step in kept.steps), "where nothing goes past, nothing turns on it"


@cr("702.2c", "702.19b", cited=False)
def test_a_division_says_what_is_lethal_for_deathtouch_and_by_which_rules() -> None:
    rats = creature("Deathtouch, trample", "4/4", "Rats")
    script = [*attack_with({"Rats": "B"}), *block_with({"Serra Angel": "Rats"}), to("combat damage")]
    pending = board([rats], ["Serra Angel"], *script).table.report().pending
    assert pending is not None
    assert pending.besides == ("702.2c", "702.19b")
    assert [(one.lethal, one.deathtouch) for one in pending.options] == [(1, True), (None, False)]


@cr("616.1")
def test_who_chose_which_effect_applies_first_is_told_with_the_rule_that_says_who_chooses() -> None:
    """The affected player chooses, whoever controls the effects."""
    more = {
        "token": {
            "name": "More",
            "types": ["Enchantment"],
            "text": "If a red source you control would deal damage to an opponent, "
            "it deals that much damage plus 2 instead.",
        }
    }
    mine = {"battlefield": ["Furnace of Rath", more], "hand": ["Lightning Bolt"]}
    script = [cast("Lightning Bolt", "B"), RESOLVE, answer("Furnace of Rath", "B")]
    played = board(mine, [], *script, expect=["B life 12"])
    assert "B chooses that the effect of Furnace of Rath applies first." in played.steps
    assert "616.1" in played.rules_of("applies first")


@cr("903.9a")
def test_who_puts_a_commander_into_the_command_zone_is_told() -> None:
    mine = {"battlefield": ["Bosh, Iron Golem"], "commander": "Bosh, Iron Golem", "hand": ["Wrath of God"]}
    script = [cast("Wrath of God"), RESOLVE, answer("yes", "A")]
    played = board(mine, [], *script, options={"format": "commander"})
    assert "A puts Bosh, Iron Golem into the command zone." in played.steps


@cr("118.8d", "202.3e")
def test_an_ability_that_asks_for_the_mana_value_of_a_spell_tells_it() -> None:
    """Kicker does not change it, X does."""
    text = "Whenever a player casts a spell with mana value 2 or less, you gain 1 life."
    watcher = creature(text, name="Watcher")
    kicked = board({"hand": ["Burst Lightning"]}, [watcher], cast("Burst Lightning", "B", costs=["kicker"]))
    said = "Watcher's ability triggers: Whenever a player casts a spell with mana value 2 or less, you gain 1 life"
    assert kicked.count(f"{said} (the mana value of Burst Lightning is 1).") == 1
    assert "118.8d" in kicked.rules_of("Watcher's ability triggers")
    blaze = board({"hand": ["Blaze"]}, [watcher], cast("Blaze", "B", x=1))
    assert blaze.count("(the mana value of Blaze is 2)") == 1
    assert "202.3e" in blaze.rules_of("Watcher's ability triggers")


@cr("601.2c")
def test_a_forced_target_is_told_where_it_is_chosen_and_not_where_it_was_cast() -> None:
    mine, theirs = {"hand": ["Shock"]}, {"hand": ["Counterspell"]}
    played = board(mine, theirs, cast("Shock", "B"), passing("A"), cast("Counterspell", player="B"))
    assert played.count("A casts Shock targeting B.") == 1
    assert played.count("B casts Counterspell targeting Shock (the only legal choice).") == 1


@cr("601.2c", "115.1")
@pytest.mark.parametrize(
    ("thing", "why", "rule"),
    [
        ("Heliod, Sun-Crowned", " (“as long as your devotion to white is less than five”: it is 1)", "613.1d"),
        ("Smuggler's Copter", " (a Vehicle becomes one only as it's crewed)", "702.122a"),
        ("Mutavault", "", "115.1"),
    ],
)
def test_of_what_is_no_creature_now_it_is_said_why(thing: str, why: str, rule: str) -> None:
    """Also where nothing else would be a legal target either."""
    for others in ([], ["Grizzly Bears"]):
        played = board({"hand": ["Doom Blade"]}, [thing, *others], cast("Doom Blade", thing), refused=("601.2c", rule))
        assert f"{thing} isn't a creature{why}." in played.report["refused"]["reason"]
    if why:
        played = board([thing], [], *attack_with({thing: "B"}), refused=("506.3", rule))
        assert f"{thing} is not a creature, so it can't attack{why}." == played.report["refused"]["reason"]


@cr("109.2", "613.1d")
def test_a_god_that_stays_where_all_creatures_are_destroyed_is_said_not_to_be_one() -> None:
    played = board({"hand": ["Wrath of God"]}, ["Heliod, Sun-Crowned"], cast("Wrath of God"), RESOLVE)
    why = "“as long as your devotion to white is less than five”: it is 1"
    assert f"Heliod, Sun-Crowned stays: it isn't a creature ({why})." in played.report["verdict"]

"""What a number comes from stands beside it: what has been doubled, added up or counted, and what lets it be so."""

from __future__ import annotations

from tests.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    passing,
    tap,
    walker,
)
from tests.report.test_verdict import verdict
from tests.report.test_why_and_why_not import does

ANY_ORDER = "the order, which A chooses, makes no difference"


@cr("614.1a", "614.16", "616.1f")
def test_tokens_that_are_doubled_are_told_with_how_many_there_would_have_been() -> None:
    doubled = ["Anointed Procession", "Parallel Lives"]
    played = board([*doubled, does("Create two 1/1 white Soldier creature tokens.")], [], activate("Source"), RESOLVE)
    effects = "effects of Anointed Procession: 2 → 4 and Parallel Lives: 4 → 8"
    assert f"A creates 8 Soldier Tokens (1/1; {effects}; {ANY_ORDER})." in played.steps


@cr("616.1", "616.1e")
def test_of_effects_in_whichever_order_it_is_told_who_chooses_it() -> None:
    each = [does("Put a +1/+1 counter on Source."), {"card": "Doubling Season", "count": 2}]
    played = board(each, [], activate("Source"), RESOLVE)
    assert played.count(ANY_ORDER) == 1, "once of all that they change"
    assert any("l’ordre, que choisit A, n’y change rien" in step for step in played.steps_in("fr"))
    one = board([*each[:1], "Doubling Season"], [], activate("Source"), RESOLVE)
    assert one.count(ANY_ORDER) == 0, "one effect has no order"


@cr("616.1e", "616.1f")
def test_of_effects_whose_order_was_chosen_it_is_not_said_to_make_no_difference() -> None:
    both = [does("Put a +1/+1 counter on Source."), "Doubling Season", "Hardened Scales"]
    played = board(both, [], activate("Source"), RESOLVE, answer("Hardened Scales"))
    assert played.count("Hardened Scales: 1 → 2 and Doubling Season: 2 → 4") == 1
    assert played.count(ANY_ORDER) == 0


@cr("122.6a", "714.3a", "614.16")
def test_counters_with_which_something_enters_are_told_with_how_many_there_would_have_been() -> None:
    mine = {"battlefield": ["Doubling Season"], "hand": ["History of Benalia"]}
    played = board(mine, [], cast("History of Benalia"), RESOLVE, RESOLVE_ALL)
    assert any("with 2 lore counters (effect of Doubling Season: 1 → 2)" in step for step in played.steps)
    entering = "History of Benalia enters with 2 lore counters (effect of Doubling Season)"
    assert verdict(played) == f"{entering}; A creates 4 Knight Tokens (2/2 with vigilance)."


@cr("700.5")
def test_devotion_is_told_with_what_each_permanent_adds() -> None:
    mine = {"battlefield": ["Gray Merchant of Asphodel"], "hand": ["Gray Merchant of Asphodel"]}
    played = board(mine, [], cast("Gray Merchant of Asphodel"), RESOLVE, RESOLVE)
    counted = "devotion 2 + 2 = 4: Gray Merchant of Asphodel#1 and #2"
    assert f"B loses 4 life and is at 16 ({counted})." in played.steps
    assert "A gains 4 life and is at 24." in played.steps, "told where it is first used"


@cr("107.1", cited=False)
def test_a_total_is_told_as_a_sum() -> None:
    counts = does("You gain life equal to the total power of creatures you control.")
    played = board([counts, "Grizzly Bears"], [], activate("Source"), RESOLVE)
    assert "A gains 3 life and is at 23 (1 + 2 = 3)." in played.steps


@cr("614.1c", "702.54a")
def test_a_permanent_that_enters_without_counters_says_what_is_not_so() -> None:
    played = board({"hand": ["Bloodscale Prowler"]}, [], cast("Bloodscale Prowler"), RESOLVE)
    why = "“if an opponent was dealt damage this turn” isn't true"
    assert f"Bloodscale Prowler enters without +1/+1 counters: {why}." in played.steps


@cr("601.3b")
def test_what_lets_a_spell_be_cast_now_is_named() -> None:
    mine = {"battlefield": ["Vedalken Orrery"], "hand": ["Grizzly Bears"]}
    played = board(mine, [], passing("B"), cast("Grizzly Bears"), RESOLVE, active="B")
    assert "A casts Grizzly Bears (effect of Vedalken Orrery)." in played.steps
    in_time = board(mine, [], cast("Grizzly Bears"), RESOLVE)
    assert "A casts Grizzly Bears." in in_time.steps


@cr("606.3")
def test_what_lets_a_loyalty_ability_be_activated_now_is_named() -> None:
    text = "You may activate loyalty abilities of planeswalkers you control on any player's turn any time you could "
    leave = {"token": {"name": "Leave", "types": ["Enchantment"], "text": text + "cast an instant."}}
    played = board([walker("+1: You gain 1 life."), leave], [], passing("B"), activate("Walker"), RESOLVE, active="B")
    assert "A activates Walker: +1: You gain 1 life (effect of Leave)." in played.steps
    assert "606.3" in played.rules_of("A activates Walker")


@cr("702.79a", "903.9a")
def test_a_verdict_says_both_that_it_died_and_where_it_is_now() -> None:
    wrath = {"hand": ["Wrath of God"], "battlefield": ["Kitchen Finks"]}
    played = board(wrath, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL)
    assert verdict(played) == (
        "Kitchen Finks dies and is back on the battlefield as a 2/1 with a -1/-1 counter. "
        "A is at 22 life (+2, Kitchen Finks)."
    )
    mine = {"battlefield": [does("Destroy target creature."), "Kaalia of the Vast"], "commander": "Kaalia of the Vast"}
    script = [activate("Source", "Kaalia of the Vast"), RESOLVE, answer("yes")]
    dies = board(mine, [], *script, options={"format": "commander"})
    assert verdict(dies) == "Kaalia of the Vast dies and is now in the command zone."


@cr("101.2")
def test_a_verdict_says_that_what_cannot_be_countered_resolves() -> None:
    counters = does("Counter target spell.")
    script = [cast("Carnage Tyrant"), passing(), activate("Source", "Carnage Tyrant", player="B"), RESOLVE, RESOLVE]
    played = board({"hand": ["Carnage Tyrant"]}, [counters], *script)
    assert verdict(played) == "Carnage Tyrant can't be countered; Carnage Tyrant (7/6) enters."


@cr("613.1f")
def test_a_verdict_says_what_has_become_of_a_thing_as_long_as_it_is_so() -> None:
    frog = does("Target creature loses all abilities until end of turn.", "Frog")
    becomes = board([frog], ["Serra Angel"], activate("Frog", "Serra Angel"), RESOLVE)
    assert verdict(becomes) == "Serra Angel loses all abilities until end of turn."
    script = [activate("Frog", "Serra Angel"), RESOLVE, activate("Source", "Serra Angel"), RESOLVE]
    dies = board([frog, does("Destroy target creature.")], ["Serra Angel"], *script)
    assert verdict(dies) == "Serra Angel dies."


@cr("614.1c", "613.4c")
def test_a_verdict_tells_with_how_many_counters_something_enters_where_effects_have_changed_that() -> None:
    scaled = {"hand": ["Hangarback Walker"], "battlefield": ["Hardened Scales"]}
    played = board(scaled, [], cast("Hangarback Walker", x=2), RESOLVE)
    assert (
        played.report["verdict"] == "Hangarback Walker (3/3) enters with 3 +1/+1 counters (effect of Hardened Scales)."
    )
    plain = board({"hand": ["Hangarback Walker"]}, [], cast("Hangarback Walker", x=2), RESOLVE)
    assert plain.report["verdict"] == "Hangarback Walker (2/2) enters."


@cr("608.2c")
def test_card_types_that_are_too_few_are_told() -> None:
    """Delirium of Unholy Heat: an artifact, a creature and a land are three card types."""
    mine = {"hand": ["Unholy Heat"], "graveyard": ["Sol Ring", "Grizzly Bears", "Forest"]}
    played = board(mine, ["Hill Giant"], cast("Unholy Heat", "Hill Giant"), RESOLVE)
    assert played.count("card types among cards in your graveyard” isn't true: there are 3)") == 1


@cr("106.4", "605.3b")
def test_of_mana_that_is_added_for_each_of_some_things_it_is_told_which_are_counted() -> None:
    druid = creature("{T}: Add {G} for each creature you control.", name="Druid")
    played = board([druid, "Grizzly Bears"], [], tap("Druid"))
    assert played.steps == [
        "A activates a mana ability of Druid: {T}: Add {G} for each creature you control.",
        "A adds {G}{G} (counting Druid and Grizzly Bears).",
    ]


@cr("106.1b")
def test_which_of_several_mana_it_is_that_is_asked_for_is_told() -> None:
    mage = creature("{0}: Add X mana in any combination of {U} and/or {R}, where X is ~'s power.", name="Mage")
    played = board([mage], [], activate("Mage"))
    assert played.pending["prompt"] == "Choose which mana to add (1 of 2)"
    assert played.table.report().verdict == "It's up to A: choose which mana to add (1 of 2)"

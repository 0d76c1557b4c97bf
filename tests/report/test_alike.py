"""Alike steps are told once, with their number; and what is told is told in true words."""

from __future__ import annotations

from engine import told_at_once
from tests.helpers import (
    DAMAGE,
    PASS_A,
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
    to,
)


@cr("603.3b")
def test_abilities_that_trigger_and_resolve_alike_are_told_with_their_number() -> None:
    mine = {"hand": ["Wrath of God"], "battlefield": ["Zulaport Cutthroat", {"card": "Grizzly Bears", "count": 9}]}
    played = board(mine, [], cast("Wrath of God"), RESOLVE, RESOLVE_ALL, expect=["A life 30", "B life 10"])
    assert played.count("Zulaport Cutthroat's ability triggers: Whenever") == 10
    assert "Zulaport Cutthroat's ability resolves 10 times." in played.steps
    assert "B loses 10 × 1 = 10 life and is at 10." in played.steps
    assert "A gains 10 × 1 = 10 life and is at 30." in played.steps


@cr("701.8a")
def test_what_is_destroyed_at_once_is_one_step() -> None:
    played = board({"hand": ["Wrath of God"]}, ["Hill Giant", "Grizzly Bears"], cast("Wrath of God"), RESOLVE)
    assert "Hill Giant and Grizzly Bears are destroyed." in played.steps


def test_what_has_been_told_stays_as_it_is() -> None:
    mine = {"hand": ["Wrath of God"], "battlefield": ["Zulaport Cutthroat", {"card": "Grizzly Bears", "count": 2}]}
    played = board(mine, [], cast("Wrath of God"), RESOLVE, RESOLVE, RESOLVE_ALL)
    assert "B loses 1 life and is at 19." in played.steps
    assert "Zulaport Cutthroat's ability resolves 2 times." in played.steps
    assert "B loses 1 + 1 = 2 life and is at 17." in played.steps


@cr("121.1")
def test_cards_drawn_one_by_one_are_told_together() -> None:
    played = board({"hand": ["Divination"], "library": ["Forest", "Island"]}, [], cast("Divination"), RESOLVE)
    assert "A draws Forest and Island." in played.steps


@cr("701.6a")
def test_an_ability_is_called_an_ability() -> None:
    source = creature("{0}: You gain 3 life.", "1/1", "Source")
    stifle = cast("Stifle", "stack#1", player="B")
    played = board([source], {"hand": ["Stifle"]}, activate("Source"), PASS_A, stifle, RESOLVE)
    assert "B casts Stifle targeting the ability of Source." in played.steps
    assert "The ability of Source is countered by Stifle, so no life is gained." in played.steps


@cr("510.4")
def test_both_combat_damage_steps_have_their_names() -> None:
    attack = attack_with({"Fencing Ace": "B"})
    blocker = creature("", "1/4", "Wall")
    block = block_with({"Wall": "Fencing Ace"})
    played = board(["Fencing Ace"], [blocker], *attack, *block, DAMAGE, to("end of combat"))
    assert "The first combat damage step begins (first strike and double strike)." in played.steps
    assert "The second combat damage step begins." in played.steps


@cr("702.122a")
def test_creatures_tapped_for_a_cost_are_told() -> None:
    crew = activate("Smuggler's Copter", choices=["Grizzly Bears"])
    played = board(["Smuggler's Copter", "Grizzly Bears"], [], crew, RESOLVE)
    assert "Grizzly Bears becomes tapped." in played.steps


@cr("702.35a")
def test_a_card_with_madness_is_exiled_instead() -> None:
    looting = cast("Faithless Looting", choices=[["Arrogant Wurm", "Forest"]])
    played = board({"hand": ["Faithless Looting", "Arrogant Wurm", "Forest"]}, [], looting, RESOLVE)
    assert "A discards Arrogant Wurm, exiled instead." in played.steps


@cr("603.3b")
def test_alike_abilities_with_different_targets_are_told_once_with_their_targets() -> None:
    mine = {"hand": ["Wrath of God"], "battlefield": ["Blood Artist", {"card": "Grizzly Bears", "count": 4}]}
    aimed = [answer(who) for who in ("B", "B", "C", "B", "C")]
    played = board(
        mine, [], cast("Wrath of God"), *aimed, RESOLVE, RESOLVE_ALL, C=[], expect=["B life 17", "C life 18"]
    )
    assert played.count("Blood Artist's ability triggers targeting B ×3 and C ×2: Whenever") == 5
    lives = [
        "C loses 1 + 1 = 2 life and is at 18.",
        "B loses 1 + 1 + 1 = 3 life and is at 17.",
        "A gains 5 × 1 = 5 life and is at 25.",
    ]
    assert played.steps[-3:] == lives


@cr("603.3b")
def test_an_ability_that_has_triggered_once_more_is_told_with_its_targets() -> None:
    mine = {"hand": ["Wrath of God"], "battlefield": ["Blood Artist", "Grizzly Bears"]}
    begun = (cast("Wrath of God"), RESOLVE, answer("B"))
    first, then = board(mine, [], *begun), board(mine, [], *begun, answer("A"))
    assert first.steps[-1] == "Blood Artist's ability targets B."
    assert then.steps == [*first.steps, "Blood Artist's ability triggers again targeting A."]


@cr("119.3")
def test_what_one_player_loses_and_gains_is_told_in_its_order() -> None:
    mine = {"hand": ["Wrath of God"], "battlefield": ["Blood Artist", "Grizzly Bears"]}
    played = board(mine, [], cast("Wrath of God"), answer("B"), answer("A"), RESOLVE, RESOLVE_ALL)
    assert played.steps.count("Blood Artist's ability resolves.") == 2


@cr("510.1c")
def test_the_only_way_to_divide_damage_is_told_with_that_damage() -> None:
    mine = ["Serra Angel", creature("Trample", "3/2", "Beast")]
    attack, blocks = attack_with({"Serra Angel": "B", "Beast": "B"}), block_with({"Wall": "Beast"})
    played = board(mine, [creature("", "0/4", "Wall")], *attack, *blocks, DAMAGE)
    assert played.count(" – ") == 0
    assert played.count("Beast deals 3 combat damage to Wall") == 1


@cr("120.3e", "704.5g")
def test_what_one_source_deals_to_many_at_once_is_one_step() -> None:
    theirs = ["Hill Giant", "Wall of Stone", "Grizzly Bears"]
    played = board({"hand": ["Pyroclasm"], "battlefield": ["Llanowar Elves"]}, theirs, cast("Pyroclasm"), RESOLVE)
    (told,) = [step for step in played.steps if "deals 2 damage" in step]
    assert told == (
        "Pyroclasm deals 2 damage to each of Llanowar Elves, Hill Giant, Wall of Stone and Grizzly Bears "
        "(Hill Giant survives as 3/3 with 2 damage; Wall of Stone survives as 0/8 with 2 damage)."
    )
    assert {"120.3e", "704.5g"} <= set(played.rules_of("deals 2 damage"))
    many = board({"hand": ["Pyroclasm"]}, [{"card": "Grizzly Bears", "count": 10}], cast("Pyroclasm"), RESOLVE)
    assert any("Grizzly Bears#1, #2, #3, #4, #5, #6, #7 and 3 more." in step for step in many.steps)
    arithmetic = board({"hand": ["Pyroclasm"], "battlefield": ["Furnace of Rath"]}, theirs, cast("Pyroclasm"), RESOLVE)
    assert any("effect of Furnace of Rath: 2 → 4)" in step for step in arithmetic.steps)


@cr("614.1a", "614.16")
def test_counters_put_on_several_things_at_once_are_one_step_with_what_each_is_now() -> None:
    crusade = {
        "token": {
            "name": "Crusade",
            "types": ["Enchantment"],
            "text": "Whenever a creature enters under your control, put a +1/+1 counter on each creature you control.",
        }
    }
    mine = {"battlefield": ["Doubling Season", crusade, "Grizzly Bears"], "hand": ["Raise the Alarm"]}
    played = board(mine, [], cast("Raise the Alarm"), RESOLVE, RESOLVE_ALL)
    told = "put on each of Grizzly Bears (now 10/10) and 4 Soldier Tokens (now 9/9)"
    assert any(f"8 +1/+1 counters are {told}" in step for step in played.steps)
    assert played.count("counters are put") == 1
    french = played.steps_in("fr")
    assert any("Grizzly Bears (maintenant 10/10) et 4 jetons Soldat (maintenant 9/9)" in step for step in french)


@cr("603.3b")
def test_what_has_been_told_at_stops_is_one_where_all_is_told_at_once() -> None:
    mine = {"battlefield": ["Blood Artist", {"card": "Grizzly Bears", "count": 2}], "hand": ["Wrath of God"]}
    told = [answer("B"), answer("B"), answer("B")]
    played = board(mine, [], cast("Wrath of God"), RESOLVE, *told, RESOLVE_ALL)
    apart = [step for step in played.steps if "triggers" in step or "targets" in step]
    together = [step.text for step in told_at_once(played.table) if "triggers" in step.text or "targets" in step.text]
    assert len(apart) > 1
    assert len(together) == 1
    assert together[0].startswith("Blood Artist's ability triggers 3 times, each targeting B: ")


@cr("602.2a", "608.2")
def test_activations_in_a_row_and_cards_that_nobody_knows_are_told_with_their_number() -> None:
    pact = creature("Pay 1 life: Exile the top card of your library face down.", name="Pact")
    mine = {"battlefield": [pact], "library": ["..."]}
    played = board(mine, [], *[activate("Pact")] * 3, RESOLVE_ALL)
    told = [step.text for step in told_at_once(played.table)]
    assert told[0].startswith("A activates Pact 3 times: Pay 1 life: Exile the top card")
    assert {"A loses 1 + 1 + 1 = 3 life and is at 17.", "3 unknown cards are exiled."} <= {*told}

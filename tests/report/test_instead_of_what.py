"""Who reads that something happens instead is told instead of what, and by which effect (CR 614.6)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature

SCARS = creature(
    "If a source you control would deal noncombat damage to a creature an opponent controls, put that many -1/-1 "
    "counters on that creature instead.",
    name="Scars",
)


@cr("614.1a")
def test_counters_are_put_instead_of_so_much_damage() -> None:
    played = board({"battlefield": [SCARS], "hand": ["Shock"]}, ["Hill Giant"], cast("Shock", "Hill Giant"), RESOLVE)
    said = "2 -1/-1 counters are put on Hill Giant (effect of Scars, instead of 2 damage), now 1/1."
    assert said in played.steps
    french = "2 marqueurs -1/-1 sont mis sur Hill Giant (effet : Scars, au lieu de 2 blessures), maintenant 1/1."
    assert french in played.steps_in("fr")


@cr("614.1a")
def test_what_changes_its_own_damage_is_not_named_twice() -> None:
    grows = creature("If damage would be dealt to ~, put that many +1/+1 counters on it instead.", "1/1", "Plant")
    played = board({"hand": ["Shock"]}, [grows], cast("Shock", "Plant"), RESOLVE)
    assert "2 +1/+1 counters are put on Plant (instead of 2 damage), now 3/3." in played.steps


@cr("614.11", "121.2")
def test_each_card_is_drawn_by_another_player_instead() -> None:
    """What does not happen has been told with the draw that does not."""
    thief = ["Notion Thief"]
    played = board(thief, {"hand": ["Divination"]}, cast("Divination", player="B"), RESOLVE, active="B")
    assert "B draws none of the 2 cards (effect of Notion Thief)." in played.steps
    assert played.count("instead of") == 0


@cr("614.11", "121.2")
def test_as_many_draws_are_told_as_are_replaced() -> None:
    side = {"battlefield": ["Thought Reflection"], "hand": ["Divination"]}
    played = board(side, [], cast("Divination"), RESOLVE)
    assert "A draws Forest ×4 (effect of Thought Reflection, instead of drawing 2 cards)." in played.steps


@cr("614.5", "614.11", "121.2")
def test_an_effect_applies_once_to_each_draw_and_the_verdict_names_it() -> None:
    """Each draw is replaced by itself, and the draw that comes of it not again (614.5)."""
    chains = creature(
        "If a player would draw a card except the first one they draw in each of their draw steps, that player "
        "discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't "
        "discard a card this way, they mill a card.",
        name="Chains",
    )
    side = {"hand": ["Divination", "Island"]}
    played = board(side, [chains], cast("Divination"), RESOLVE)
    assert played.count("(effect of Chains, instead of drawing a card; the only legal choice)") == 2
    assert played.count("A draws Forest (effect of Chains).") == 2
    assert "A discards Island and Forest (effect of Chains)." in played.report["verdict"]


@cr("104.2b", "614.11")
def test_who_wins_instead_of_drawing_is_told_so() -> None:
    maniac = {"battlefield": ["Laboratory Maniac"], "hand": ["Divination"], "library": []}
    won = board(maniac, [], cast("Divination"), RESOLVE, expect=["A wins"])
    assert "A wins the game (effect of Laboratory Maniac, instead of drawing a card)." in won.steps


@cr("614.12", "614.1a")
def test_what_was_not_cast_is_exiled_for_that() -> None:
    priest = creature("If a nontoken creature would enter and it wasn't cast, exile it instead.", name="Priest")
    side = {"hand": ["Reanimate"], "graveyard": ["Grizzly Bears"]}
    played = board(side, [priest], cast("Reanimate", "Grizzly Bears"), RESOLVE)
    said = "Grizzly Bears is exiled instead of entering the battlefield (it wasn't cast; effect of Priest)."
    assert said in played.steps


@cr("614.6", "614.1a")
def test_a_verdict_says_what_takes_the_place_of_dying() -> None:
    edict = {"hand": ["Diabolic Edict"]}
    played = board(edict, ["Darksteel Colossus"], cast("Diabolic Edict", "B"), RESOLVE)
    assert played.report["verdict"].startswith("Darksteel Colossus is shuffled into B's library instead of dying (")


@cr("614.6", "614.1a")
def test_what_is_exiled_instead_of_dying_is_told_with_the_effect() -> None:
    murder = {"hand": ["Murder"]}
    played = board(murder, ["Grizzly Bears", "Rest in Peace"], cast("Murder", "Grizzly Bears"), RESOLVE)
    assert played.report["verdict"] == "Grizzly Bears is exiled instead of dying (effect of Rest in Peace)."


@cr("702.16j", "115.10a")
def test_protection_from_everything_is_no_help_against_what_does_not_target() -> None:
    safe = creature("Protection from everything", "10/10", "Safe")
    played = board({"hand": ["Wrath of God"]}, [safe], cast("Wrath of God"), RESOLVE_ALL)
    assert played.rules_of("Safe is destroyed (not targeted, so protection doesn't help)")[:2] == ["702.16b", "702.16j"]


@cr("616.1", "616.1e", "615.10")
def test_effects_to_choose_between_are_told_with_the_sums_they_come_to() -> None:
    """Half of 6 is 3; half of 3, rounded up, is 2, and what is left is doubled."""
    doubles = creature(
        "If a source you control would deal damage to a permanent or player, it deals double that damage "
        "to that permanent or player instead.",
        name="Doubler",
    )
    halves = creature(
        "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up.",
        name="Halver",
    )
    bolt = {"hand": ["Lightning Bolt"], "battlefield": [doubles]}
    asked = board(bolt, [halves], cast("Lightning Bolt", "B"), RESOLVE)
    assert [one["label"] for one in asked.pending["options"]] == [
        "Doubler first (3 → 6 → 3)",
        "Halver first (3 → 1 → 2)",
    ]
    assert asked.pending["prompt"] == "Choose which effect applies first, as the affected player"
    doubled = board(
        bolt, [halves], cast("Lightning Bolt", "B"), RESOLVE, answer("Doubler", player="B"), expect=["B life 17"]
    )
    assert doubled.cites("616.1e")
    board(bolt, [halves], cast("Lightning Bolt", "B"), RESOLVE, answer("Halver", player="B"), expect=["B life 18"])


@cr("614.16", "702.79a")
def test_a_permanent_that_enters_with_fewer_counters_is_told_with_none() -> None:
    fewer = creature(
        "If one or more -1/-1 counters would be put on a creature you control, that many -1/-1 counters "
        "minus one are put on it instead.",
        name="Vizier",
    )
    side = {"battlefield": [fewer, "Kitchen Finks"], "hand": ["Murder"]}
    played = board(side, [], cast("Murder", "Kitchen Finks"), RESOLVE_ALL)
    said = "Kitchen Finks enters the battlefield under A's control without counters (effect of Vizier: 1 → 0)."
    assert said in played.steps


@cr("614.1a", "614.16")
def test_other_tokens_are_told_with_those_that_they_replace() -> None:
    visitation = creature(
        "If one or more creature tokens would be created under your control, that many 4/4 white Angel "
        "creature tokens with flying and vigilance are created instead.",
        name="Visitation",
    )
    side = {"battlefield": [visitation], "hand": ["Raise the Alarm"]}
    played = board(side, [], cast("Raise the Alarm"), RESOLVE)
    told = "A creates 2 Angel Tokens (4/4 with flying and vigilance"
    assert f"{told}; instead of 2 Soldier Tokens; effect of Visitation)." in played.steps
    assert any("au lieu de 2 jetons Soldat" in one for one in played.steps_in("fr"))


@cr("614.10", "614.1a")
def test_a_verdict_names_the_effect_by_which_nothing_is_gained() -> None:
    vortex = creature("If a player would gain life, that player gains no life instead.", name="Vortex")
    side = {"battlefield": [vortex], "hand": ["Healing Salve"]}
    played = board(side, [], cast("Healing Salve", "A", modes=[1]), RESOLVE)
    assert played.report["verdict"] == "A gains no life (effect of Vortex)."


@cr("704.5j")
def test_a_verdict_names_the_legend_rule() -> None:
    legend = {"battlefield": ["Isamaru, Hound of Konda"], "hand": ["Isamaru, Hound of Konda"]}
    script = [cast("Isamaru, Hound of Konda"), RESOLVE, answer("Isamaru, Hound of Konda#2")]
    said = board(legend, [], *script).report["verdict"]
    assert said.startswith("Isamaru, Hound of Konda#1 goes to A's graveyard (“legend rule”)")


@cr("609.3")
def test_what_depends_on_hands_that_nobody_has_described_is_told_so() -> None:
    windfall = creature(
        "{0}: Each player discards their hand, then draws cards equal to the greatest number of cards a "
        "player discarded this way.",
        name="Windfall",
    )
    played = board([windfall], [], activate("Windfall"), RESOLVE)
    hands = "the cards in A and B's hands, and nobody has said what is there: say it, and ask again"
    assert played.report["verdict"] == f"What Windfall does depends on {hands}."
    known = board({"battlefield": [windfall], "hand": []}, {"hand": []}, activate("Windfall"), RESOLVE)
    assert known.report["verdict"] == "There is nothing for the ability of Windfall to do."


@cr("603.2d", "603.3b")
def test_while_targets_are_asked_for_it_is_told_what_made_it_trigger_again() -> None:
    drain = creature("Whenever another creature dies, target player loses 1 life.", name="Drain")
    again = creature(
        "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability "
        "triggers an additional time.",
        name="Again",
    )
    side = {"battlefield": [drain, again, "Grizzly Bears"], "hand": ["Murder"]}
    played = board(side, [], cast("Murder", "Grizzly Bears"), RESOLVE)
    assert "Drain's ability triggers 2 times (effect of Again)." in played.report["verdict"]


@cr("121.2a", "614.1a")
def test_several_draws_that_are_replaced_together_are_told_so() -> None:
    collector = creature(
        "If an opponent would draw two or more cards, instead you and that player each draw a card.", name="Collector"
    )
    played = board([collector], {"hand": ["Divination"]}, cast("Divination", player="B"), RESOLVE, active="B")
    assert "B draws Forest (effect of Collector, instead of drawing 2 cards)." in played.steps


@cr("616.1e", "614.6")
def test_where_an_effect_sends_something_is_told_beside_one_that_does_more() -> None:
    said = "If a nontoken creature an opponent controls would die, instead exile that card and create a Treasure token."
    more = creature(said, name="More")
    side = {"battlefield": [more, "Leyline of the Void"], "hand": ["Murder"]}
    played = board(side, ["Grizzly Bears"], cast("Murder", "Grizzly Bears"), RESOLVE)
    labels = {one["label"] for one in played.pending["options"]}
    assert "Leyline of the Void first (Grizzly Bears goes to exile)" in labels


@cr("614.1a", "614.6")
def test_who_does_not_lose_as_something_else_happens_is_told_first() -> None:
    mine = {"life": 3, "battlefield": ["Exquisite Archangel"]}
    played = board(mine, {"hand": ["Lightning Bolt"]}, cast("Lightning Bolt", "A", player="B"), RESOLVE, active="B")
    assert played.report["verdict"].startswith("A doesn't lose the game (effect of Exquisite Archangel)")
    assert "Exquisite Archangel est exilé (au lieu qu’A perde la partie)." in played.steps_in("fr")

"""The verdict says what a board was put together for: who has a title, how often something triggers, where all went."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to


@cr("725.2", "725.3")
def test_a_verdict_says_who_becomes_the_monarch() -> None:
    bears = ["Grizzly Bears"]
    script = (*attack_with({"Grizzly Bears": "B"}), to("combat damage"), RESOLVE)
    played = board(bears, {"battlefield": [], "designations": ["monarch"]}, *script)
    assert played.report["verdict"] == "A becomes the monarch. B is at 18 life (2 damage)."


@cr("603.3b", "603.10a")
def test_what_triggers_several_times_is_told_with_its_number_before_its_targets_are_chosen() -> None:
    side = {"battlefield": ["Blood Artist", "Grizzly Bears", "Grizzly Bears"], "hand": ["Wrath of God"]}
    played = board(side, ["Serra Angel"], cast("Wrath of God"), RESOLVE)
    assert "Blood Artist's ability triggers 4 times (it sees what dies together with it)." in played.report["verdict"]
    assert played.pending["prompt"] == "Choose a target for Blood Artist (1 of 4)"
    second = board(side, ["Serra Angel"], cast("Wrath of God"), RESOLVE, answer("B"))
    assert second.pending["prompt"] == "Choose a target for Blood Artist (2 of 4)"
    four = board(side, ["Serra Angel"], cast("Wrath of God"), RESOLVE, *[answer("B")] * 4, RESOLVE_ALL)
    assert four.report["verdict"].count("triggers 4 times") == 1, "told once with why"


@cr("614.6", "614.1a")
def test_what_goes_elsewhere_together_is_told_together_with_the_effect_that_makes_it() -> None:
    """Rest in Peace is destroyed with the others, and applies to all of them, itself too."""
    disk = ["Nevinyrral's Disk", "Grizzly Bears"]
    played = board(disk, ["Rest in Peace", "Serra Angel"], activate("Nevinyrral's Disk"), RESOLVE)
    together = "Nevinyrral's Disk, Grizzly Bears, Rest in Peace and Serra Angel"
    cards = "Nevinyrral's Disk, Grizzly Bears, Serra Angel and Rest in Peace"
    assert (
        played.report["verdict"] == f"{cards} are exiled instead of going to the graveyard (effect of Rest in Peace)."
    )
    assert played.count(f"{together} are destroyed.") == 1
    exiled = f"{together} are exiled instead of going to their owners' graveyards (effect of Rest in Peace)."
    assert played.count(exiled) == 1
    mine = board(disk, {"battlefield": ["Rest in Peace"]}, activate("Nevinyrral's Disk"), RESOLVE)
    assert mine.count("exiled instead of going to their owners' graveyards")
    own = board([*disk, "Rest in Peace"], [], activate("Nevinyrral's Disk"), RESOLVE)
    assert own.count("exiled instead of going to their owner's graveyard (effect of Rest in Peace)")


@cr("104.2b", "104.3e")
def test_a_game_is_won_or_lost_by_an_effect_that_is_named() -> None:
    side = {"graveyard": ["Phage the Untouchable"], "hand": ["Reanimate"]}
    lost = board(side, [], cast("Reanimate", "Phage the Untouchable"), RESOLVE_ALL)
    assert lost.report["verdict"] == "A loses the game (effect of Phage the Untouchable)."
    maniac = {"battlefield": ["Laboratory Maniac"], "hand": ["Divination"], "library": []}
    won = board(maniac, [], cast("Divination"), RESOLVE, expect=["A wins"])
    said = "A wins the game (effect of Laboratory Maniac, instead of drawing a card)."
    assert won.report["verdict"] == said
    assert won.count(said) == 1


@cr("614.16", "306.5b")
def test_a_planeswalker_that_enters_with_more_or_less_loyalty_is_told_with_it() -> None:
    jace = {"hand": ["Jace Beleren"]}
    halved = board(jace, ["Vorinclex, Monstrous Raider"], cast("Jace Beleren"), RESOLVE)
    entering = "Jace Beleren enters with 1 loyalty counter (effect of Vorinclex, Monstrous Raider)."
    assert halved.report["verdict"] == entering
    assert halved.count("with a loyalty counter (effect of Vorinclex, Monstrous Raider: 3 → 1)")
    doubled = board(jace | {"battlefield": ["Doubling Season"]}, [], cast("Jace Beleren"), RESOLVE)
    assert doubled.report["verdict"] == "Jace Beleren enters with 6 loyalty counters (effect of Doubling Season)."
    assert board(jace, [], cast("Jace Beleren"), RESOLVE).report["verdict"] == "Jace Beleren enters."


@cr("306.5b", "707.2")
def test_a_copy_that_enters_with_more_loyalty_is_told_with_the_sum() -> None:
    """Three are printed on it and it enters with one more; the verdict says how many it has."""
    side = {"hand": ["Spark Double"], "battlefield": ["Jace Beleren"]}
    played = board(side, [], cast("Spark Double"), RESOLVE, answer("Jace Beleren"))
    assert played.count("with 3 + 1 = 4 loyalty counters.") == 1
    assert "306.5b" in played.rules_of("loyalty counters")
    assert "Spark Double: 4 loyalty counters" in played.report["verdict"]
    assert any("3 + 1 = 4 marqueurs" in step for step in played.steps_in("fr"))


@cr("118.12a", "118.12")
def test_what_is_paid_so_that_nothing_happens_is_told() -> None:
    script = (cast("Shock", "A", player="B"), RESOLVE, answer("yes", player="B"), RESOLVE_ALL)
    paid = board(["Rhystic Study"], {"hand": ["Shock"]}, *script, active="B")
    assert paid.report["verdict"] == "B pays {1}. A is at 18 life (2 damage)."


@cr("704.5q")
def test_opposing_counters_are_told_as_they_are_removed_together() -> None:
    zenith = {"hand": ["Black Sun's Zenith"], "battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}]}
    played = board(zenith, [], cast("Black Sun's Zenith", x=2), RESOLVE, expect=["Grizzly Bears is 1/1"])
    told = "A +1/+1 counter and a -1/-1 counter are removed together from Grizzly Bears; a -1/-1 counter left."
    assert played.count(told) == 1


@cr("608.2c")
def test_what_enters_together_is_told_together() -> None:
    """Living Death: each player's creatures enter at the same time."""
    side = {"hand": ["Living Death"], "graveyard": ["Grizzly Bears", "Hill Giant"]}
    played = board(side, {"graveyard": ["Serra Angel"]}, cast("Living Death"), RESOLVE)
    assert played.count("Grizzly Bears and Hill Giant enter the battlefield under A's control.") == 1
    assert played.count("Serra Angel enters the battlefield under B's control.") == 1


@cr("500.7")
def test_an_extra_turn_that_has_come_is_not_told_as_to_come() -> None:
    walk = (cast("Time Walk"), RESOLVE)
    assert board({"hand": ["Time Walk"]}, [], *walk).report["verdict"] == "A will take an extra turn after this one."
    here = board({"hand": ["Time Walk"]}, [], *walk, to("upkeep")).report["verdict"]
    assert here == "Turn 4, A's, begins. A's upkeep begins."

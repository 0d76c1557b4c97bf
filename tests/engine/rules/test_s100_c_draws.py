"""The rest of the rules about life, damage, draws and counters (CR 119-122)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.scenario_error import ScenarioError
from tests.engine.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to

IMP = "Stinkweed Imp"


# ---- 120: damage


@cr("120.1a")
def test_what_is_no_creature_planeswalker_or_battle_is_dealt_no_damage() -> None:
    side = {"hand": ["Lightning Bolt"]}
    assert board(side, ["Mox Amber"], cast("Lightning Bolt", "Mox Amber"), refused=True).refused("601.2c")


@cr("120.4b", "120.4c", "120.4d", "120.2a")
def test_what_is_prevented_is_no_damage_and_its_results_are_replaced_after_that() -> None:
    hammer = {"card": "Loxodon Warhammer", "attached_to": "Hill Giant"}
    side = ["Hill Giant", hammer, "Boon Reflection"]
    script = (*attack_with({"Hill Giant": "B"}), AFTER_COMBAT)
    board(side, ["Sphere of Law"], *script, expect=["B life 16", "A life 28"])


@cr("120.9")
def test_that_much_is_what_its_own_source_dealt() -> None:
    side = ["El-Hajjâj", "Hill Giant"]
    script = (*attack_with({"El-Hajjâj": "B", "Hill Giant": "B"}), AFTER_COMBAT)
    board(side, [], *script, expect=["A life 21", "B life 16"])


# ---- 121: draws


@cr("121.3")
def test_who_can_not_draw_is_not_offered_it_who_has_no_library_is() -> None:
    side = {"battlefield": ["Wirewood Savage"], "hand": ["Spined Beast"], "library": []}
    script = (cast("Spined Beast"), RESOLVE, RESOLVE)
    board(side, [], *script, answer("yes"), expect=["A loses"])
    board(side, [], *script, answer("no"), expect=["not A loses"])
    bound = {"battlefield": ["Wirewood Savage", "Spirit of the Labyrinth"], "hand": ["Spined Beast", "Opt"]}
    once = (cast("Opt"), RESOLVE, answer("no"), *script)
    board(bound, [], *once, expect=["stack is empty", "A has 1 card in hand"])


@cr("121.6a")
def test_a_draw_from_an_empty_library_may_be_replaced() -> None:
    side = {"battlefield": ["Obstinate Familiar"], "hand": ["Night's Whisper"], "library": []}
    script = (cast("Night's Whisper"), RESOLVE)
    board(side, [], *script, answer("yes"), answer("yes"), expect=["not A loses"])


@cr("121.6b")
def test_a_replaced_draw_is_over_before_the_next() -> None:
    library = ["Forest", "Forest", {"card": IMP, "id": "deep"}, "Forest", "Forest", "Swamp", *["Forest"] * 6]
    side = {"hand": ["Night's Whisper"], "graveyard": [{"card": IMP, "id": "first"}], "library": library}
    script = (cast("Night's Whisper"), RESOLVE, answer("yes"))
    played = board(side, [], *script)
    assert played.pending["rule"] == "702.52a"
    board(side, [], *script, answer("yes"), expect=["first in A's hand", "deep in A's hand", "A has 2 cards in hand"])


# ---- 122: counters


@cr("122.1a")
def test_counters_of_other_sizes_change_power_and_toughness_by_so_much() -> None:
    odd = {"card": "Grizzly Bears", "counters": {"+2/+0": 1, "-0/-1": 1}}
    board([odd], [], expect=["Grizzly Bears is 4/1"])


@cr("122.5")
def test_a_counter_that_is_not_there_or_may_not_arrive_is_not_moved() -> None:
    mage = {"card": "Simic Fluxmage", "counters": {"+1/+1": 1}}
    move = (activate("Simic Fluxmage", targets=["Grizzly Bears"]), RESOLVE)
    board([mage], ["Grizzly Bears"], *move, expect=["Grizzly Bears is 3/3", "Simic Fluxmage is 1/2"])
    board(["Simic Fluxmage"], ["Grizzly Bears"], *move, expect=["Grizzly Bears is 2/2", "Simic Fluxmage is 1/2"])
    itself = (activate("Simic Fluxmage", targets=["Simic Fluxmage"]), RESOLVE)
    board([mage], [], *itself, expect=["Simic Fluxmage is 2/3"])
    kite = (activate("Simic Fluxmage", targets=["Tatterkite"]), RESOLVE)
    board([mage], ["Tatterkite"], *kite, expect=["Simic Fluxmage is 2/3", "Tatterkite is 2/1"])


@cr("122.5")
def test_all_counters_or_some_are_moved() -> None:
    full = {"card": "Grizzly Bears", "counters": {"+1/+1": 2, "flying": 1}}
    side = {"hand": ["Fate Transfer"], "battlefield": [full, "Hill Giant"]}
    script = (cast("Fate Transfer", "Grizzly Bears", "Hill Giant"), RESOLVE)
    board(side, [], *script, expect=["Hill Giant is 5/5", "Hill Giant has flying", "Grizzly Bears is 2/2"])
    grounds = (
        activate("Nesting Grounds", ability=2, targets=["Grizzly Bears", "Hill Giant"]),
        RESOLVE,
        answer("flying"),
    )
    board(["Nesting Grounds", full, "Hill Giant"], [], *grounds, expect=["Hill Giant is 3/3", "Hill Giant has flying"])
    gone = ["Hill Giant is 3/3"]
    board(["Nesting Grounds", "Grizzly Bears", "Hill Giant"], [], *grounds[:2], expect=gone)


@cr("122.8")
def test_as_many_counters_as_it_had_are_put_on_another() -> None:
    drone = {"card": "Dockworker Drone", "counters": {"+1/+1": 2}}
    side = {"battlefield": [drone, "Hill Giant", "Hardened Scales"], "hand": ["Murder"]}
    script = (cast("Murder", "Dockworker Drone"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["Hill Giant is 6/6"])


@cr("122.7")
def test_the_third_counter_is_put_on_it_however_many_come() -> None:
    def plan(counters: int) -> dict[str, Any]:
        return {"card": "Robot Domination", "counters": {"plan": counters}}

    added: dict[str, Any] = {"hand": ["Doubled Plan"]}
    script = (cast("Doubled Plan", "Robot Domination"), RESOLVE, RESOLVE)
    for before in (1, 2):
        done = ["Robot Domination in A's graveyard", "A controls 3 Robot Villain Tokens"]
        board({**added, "battlefield": [plan(before)]}, [], *script, expect=done)
    for before in (0, 3):
        side = {**added, "battlefield": [plan(before)]}
        board(side, [], *script[:2], expect=["stack is empty", "A controls Robot Domination"])


@cr("104.4c")
def test_divine_intervention_ends_the_game_in_a_draw_for_one_who_can_not_lose() -> None:
    mine = {"card": "Divine Intervention", "counters": {"intervention": 1}}
    played = board([mine], ["Platinum Angel"], to("upkeep"), RESOLVE, RESOLVE, step="untap")
    assert "104.4c" in played.rules_of("The game is a draw")
    assert played.table.game.over
    assert played.table.game.winner is None


@cr("104.4c")
def test_divine_intervention_does_nothing_where_another_player_takes_its_last_counter_away() -> None:
    mine = {"card": "Divine Intervention", "counters": {"intervention": 1}}
    script = (activate("Vampire Hexmage", "Divine Intervention", player="B"), RESOLVE)
    played = board([mine], ["Vampire Hexmage"], *script, active="B", expect=["stack is empty"])
    assert not played.table.game.over


@cr("121.3a")
def test_nobody_can_choose_that_a_player_draws_who_can_not() -> None:
    """Under Narset B draws one card a turn, and Dire Undercurrents then offers A nothing; an empty library does not
    keep A from choosing it."""
    drawing = {"hand": ["Accumulated Knowledge"]}
    script = (cast("Wind Drake"), RESOLVE, answer("B"), RESOLVE)
    first = ({"do": "pass", "player": "A"}, cast("Accumulated Knowledge", player="B"), RESOLVE, to("postcombat main"))
    side = {"battlefield": ["Dire Undercurrents", "Narset, Parter of Veils"], "hand": ["Wind Drake"]}
    board(side, drawing, *first, *script, expect=["B has 1 card in hand", "stack is empty"])
    board(side, drawing, *script, answer("yes"), expect=["B has 2 cards in hand"])
    board(side, {"library": []}, *script, answer("yes"), expect=["B loses"])


@cr("121.2a", "616.1")
def test_an_instruction_to_draw_several_cards_is_changed_before_each_draw() -> None:
    """Alms Collector makes two draws one for each; the one that is left may be doubled or replaced by dredge."""
    collector = {"battlefield": ["Alms Collector"]}
    drawing = (cast("Divination", player="B"), RESOLVE)
    played = board(collector, {"hand": ["Divination"]}, *drawing, active="B", expect=["A has 1 card in hand"])
    assert "121.2a" in played.rules_of("B draws")
    doubled = {"hand": ["Divination"], "battlefield": ["Thought Reflection"]}
    found = ["A has 1 card in hand", "B has 2 cards in hand"]
    board(collector, doubled, *drawing, active="B", expect=found)
    dredge = {"hand": ["Divination"], "graveyard": [IMP], "library": ["Forest"] * 9}
    board(
        collector, dredge, *drawing, answer("yes", "B"), active="B", expect=[f"{IMP} in hand", "A has 1 card in hand"]
    )


@cr("121.2a")
def test_one_card_more_is_drawn_for_the_whole_instruction() -> None:
    riddler = {"battlefield": ["Quantum Riddler"], "hand": ["Divination"]}
    board(riddler, [], cast("Divination"), RESOLVE, expect=["A has 3 cards in hand"])
    full = {"battlefield": ["Quantum Riddler"], "hand": ["Divination", "Forest", "Forest"]}
    board(full, [], cast("Divination"), RESOLVE, expect=["A has 4 cards in hand"])


@cr("121.6c", "614.11b")
def test_what_is_done_with_a_drawn_card_is_not_done_with_one_drawn_instead() -> None:
    """Sindbad: "Draw a card and reveal it. If it isn't a land card, discard it." """
    side = {"battlefield": ["Sindbad"], "library": ["Shock", *["Forest"] * 6]}
    board(side, [], activate("Sindbad"), RESOLVE, expect=["Shock in graveyard"])
    dredging = {**side, "graveyard": [IMP]}
    played = board(dredging, [], activate("Sindbad"), RESOLVE, answer("yes"), expect=[f"{IMP} in hand"])
    assert played.cites("121.6c")


@cr("121.4")
def test_nobody_has_drawn_a_card_from_an_empty_library() -> None:
    drawing = {"hand": ["Divination"], "library": ["Forest"]}
    played = board(["Smothering Tithe"], drawing, cast("Divination", player="B"), RESOLVE, active="B", C=[])
    assert played.count("Smothering Tithe's ability triggers") == 1


@cr("800.4f", "118.12a")
def test_who_has_left_is_not_asked_whether_to_pay() -> None:
    drawing = {"hand": ["Divination"]}
    script = (cast("Divination", player="B"), RESOLVE, {"do": "concede", "player": "B"}, RESOLVE_ALL)
    expect = ["A controls 2 Treasure", "stack is empty"]
    board(["Smothering Tithe"], drawing, *script, C=[], active="B", expect=expect)


@cr("111.10f")
def test_a_predefined_token_is_put_on_a_board_by_its_name() -> None:
    side = [{"token": "Clue", "count": 2}, {"token": {"name": "Treasure"}}]
    board(
        side,
        [],
        activate("Clue#1"),
        RESOLVE,
        expect=["A controls 1 Clue", "A has 1 card in hand", "A controls Treasure"],
    )
    with pytest.raises(ScenarioError, match="Treasure, Food, Clue"):
        board([{"token": "Clu"}])


# ---- the first card of a turn, revealed as it is drawn


@cr("121.1", "504.1")
def test_a_card_is_drawn_from_the_top_of_the_library() -> None:
    drawn = board({"library": ["Shock", "Island"]}, [], to("draw"), step="upkeep", expect=["Shock in hand"])
    assert "121.1" in drawn.rules_of("A draws Shock")


@cr("121.9")
def test_who_may_reveal_a_card_as_it_is_drawn_sees_it_first() -> None:
    side = {"battlefield": ["Inquisitor Eisenhorn"], "library": ["Shock", "Island"]}
    asked = board(side, [], to("draw"), step="upkeep").pending
    assert (asked["player"], asked["rule"]) == ("A", "121.9")
    assert "Shock" in asked["prompt"]
    board(side, [], to("draw"), answer("yes"), RESOLVE, step="upkeep", expect=["Cherubael is 4/4"])
    board(side, [], to("draw"), answer("no"), step="upkeep", expect=["stack is empty"])


@cr("121.9")
def test_only_the_first_card_of_a_turn_is_revealed() -> None:
    etchings = {"battlefield": ["Primitive Etchings"], "library": ["Forest", "Grizzly Bears", "Island"]}
    later = (to("draw"), to("precombat main"), cast("Divination"), RESOLVE)
    drawing = {**etchings, "hand": ["Divination"]}
    played = board(drawing, [], *later, step="upkeep", expect=["stack is empty", "A has 3 cards in hand"])
    assert played.count("reveals") == 1
    first = {**etchings, "library": ["Grizzly Bears", "Island"]}
    board(first, [], to("draw"), RESOLVE, step="upkeep", expect=["A has 2 cards in hand"])


def test_a_card_revealed_each_of_ones_turns_only() -> None:
    keranos = {
        "battlefield": ["Keranos, God of Storms"],
        "library": ["Shock", "Island"],
        "hand": ["Accumulated Knowledge"],
    }
    board(keranos, [], to("draw"), answer("B"), RESOLVE, step="upkeep", expect=["B life 17"])
    mine = ({"do": "pass", "player": "B"}, cast("Accumulated Knowledge"), RESOLVE)
    board(keranos, [], *mine, active="B", expect=["stack is empty", "A has 1 card in hand"])

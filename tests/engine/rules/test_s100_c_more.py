"""Odds and ends of the general rules: owners, statuses, zones, draws instead of draws, special actions (CR 108-121)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import PASS_A, RESOLVE, answer, board, cast, cr, special, to


@cr("108.3b")
def test_a_card_from_the_sideboard_is_its_players() -> None:
    side = {"hand": ["Burning Wish"], "sideboard": ["Stone Rain"], "battlefield": []}
    script = (cast("Burning Wish"), RESOLVE, answer("yes"), answer("Stone Rain"), cast("Stone Rain", "Forest"), RESOLVE)
    board(side, ["Forest"], *script, expect=["Stone Rain in A's graveyard", "Burning Wish in exile"])


@cr("110.4c")
def test_without_any_type_it_is_still_a_permanent() -> None:
    side = {"hand": ["Unmaking Word"], "battlefield": ["Hill Giant", "Grizzly Bears"]}
    script = (cast("Unmaking Word", "Hill Giant"), RESOLVE)
    board(side, [], *script, expect=["Hill Giant is not a creature", "A controls Hill Giant"])
    board(side, [], *script, to("end"), expect=["Hill Giant in battlefield"])


@cr("113.6f")
def test_what_lets_a_card_be_cast_from_a_graveyard_is_looked_at_there() -> None:
    side = {"graveyard": ["Cackling Counterpart"], "battlefield": ["Grizzly Bears"]}
    script = (cast("Cackling Counterpart", "Grizzly Bears"), RESOLVE)
    board(side, [], *script, expect=["A controls 2 Grizzly Bears", "Cackling Counterpart in exile"])


@cr("116.2k", "702.170a")
def test_plotting_in_the_own_main_phase_with_an_empty_stack() -> None:
    side = {"hand": ["Slickshot Show-Off", "Shock"]}
    board(side, [], special("plot", "Slickshot Show-Off"), expect=["Slickshot Show-Off in exile"])
    held = (cast("Shock", "B"), special("plot", "Slickshot Show-Off"))
    assert board(side, [], *held, refused=True).report["refused"]
    assert board([], side, PASS_A, special("plot", "Slickshot Show-Off", "B"), refused=True).report["refused"]


@cr("121.7")
def test_a_draw_instead_of_another_players_draw_is_done_before_the_next_draw() -> None:
    thief = {"battlefield": ["Notion Thief"], "library": ["Mountain", "Swamp", "Forest"]}
    side = {"hand": ["Opportunity"], "library": ["Island"] * 5}
    script = (cast("Opportunity", "A"), RESOLVE)
    board(side, thief, *script, expect=["A has 0 cards in hand", "B has 3 cards in hand", "B loses"])


@cr("118.12")
def test_if_you_do_asks_whether_the_cost_was_begun_not_what_came_of_it() -> None:
    side = {"battlefield": ["Rest in Peace", "Grizzly Bears"], "hand": ["Bitter Bargain"]}
    script = (cast("Bitter Bargain"), RESOLVE, answer("yes"))
    board(side, [], *script, expect=["Grizzly Bears in exile", "A has 2 cards in hand"])


@cr("107.1a")
def test_half_is_rounded_as_it_is_said() -> None:
    side = {"battlefield": [], "hand": ["Fraying Line"]}
    board(side, {"life": 7}, cast("Fraying Line", "B"), RESOLVE, expect=["B life 3"])


@cr("118.13b")
def test_a_hybrid_symbol_paid_as_an_ability_resolves_is_paid_with_either_color() -> None:
    for pool, drained in (("RW", 19), ("RB", 19), ("RU", 20)):
        side = {"battlefield": ["Syndic of Tithes"], "hand": ["Lightning Bolt"], "mana": pool}
        script = (cast("Lightning Bolt", "Hill Giant"), RESOLVE, answer("yes"))
        willing = script if drained == 19 else script[:2]
        board(side, ["Hill Giant"], *willing, expect=[f"B life {drained}"])


@cr("118.13c")
def test_a_hybrid_morph_cost_is_paid_with_either_color() -> None:
    up = special("turn face up", "Dual Sneak")
    for pool in "GW":
        side = {"battlefield": [{"card": "Dual Sneak", "face_down": True}], "mana": pool}
        board(side, [], up, expect=["Dual Sneak is 3/3", "A has 0 mana"])
    side = {"battlefield": [{"card": "Dual Sneak", "face_down": True}], "mana": "B"}
    assert board(side, [], up, refused=True).report["refused"]


@cr("122.9")
def test_counters_of_what_was_sacrificed_are_put_as_they_were() -> None:
    keeper = {"card": "Keeper of Counters", "counters": {"+1/+1": 2, "flying": 1}}
    use = {"do": "activate", "player": "A", "source": "Keeper of Counters", "ability": 1, "targets": ["Hill Giant"]}
    board([keeper, "Hill Giant"], [], use, RESOLVE, expect=["Hill Giant is 5/5", "Hill Giant has flying"])


@cr("704.5x", "310.11a")
def test_a_siege_taken_over_by_its_protector_gets_another() -> None:
    siege = {"card": "Invasion of Zendikar", "protector": "B", "counters": {"defense": 3}}
    taken: dict[str, Any] = {"do": "edit", "control": {"Invasion of Zendikar": "B"}}
    board([siege], [], taken, expect=["A protects Invasion of Zendikar", "B controls Invasion of Zendikar"])

"""Odds and ends of the general rules: owners, statuses, zones, draws instead of draws, special actions (CR 108-121)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, answer, board, cast, cr, to

PASS_A = {"do": "pass", "player": "A"}


def special(act: str, source: str, player: str = "A") -> dict[str, Any]:
    return {"do": "special", "player": player, "act": act, "source": source}


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

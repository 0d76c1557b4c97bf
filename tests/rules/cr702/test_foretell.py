"""Foretell (CR 702.143)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, special, to, turn

VALKYRIE: list[Any] = [*attack_with({"Ethereal Valkyrie": "B"}), answer("Serra Angel", choice="objects"), RESOLVE]
FORETOLD = cast("Serra Angel", **{"from": "exile"})


@cr("116.2h", "702.143a")
def test_foretelling_at_any_time_in_the_own_turn() -> None:
    side = {"hand": ["Saw It Coming", "Shock"]}
    board(side, [], cast("Shock", "B"), special("foretell", "Saw It Coming"), expect=["Saw It Coming in exile"])
    assert board([], side, PASS_A, special("foretell", "Saw It Coming", "B"), refused="116.2h").report["refused"]


@cr("702.143a")
def test_a_foretold_card_is_cast_on_a_later_turn_only() -> None:
    foretold = {"hand": ["Augury Raven"]}
    played = board(foretold, [], special("foretell", "Augury Raven"), cast("Augury Raven"), refused="702.143a")
    assert played.cites("702.143a")
    board(
        foretold,
        [],
        special("foretell", "Augury Raven"),
        {**to("precombat main"), "turn": 5},
        cast("Augury Raven", costs=["foretell"]),
        RESOLVE,
        expect=["A controls 1 Augury Raven"],
    )


@cr("702.143c", cited=False)
def test_a_spell_was_foretold_if_it_was_a_foretold_card() -> None:
    foretold = (special("foretell", "Poison the Cup"), turn(4), {"do": "pass", "player": "B"})
    scry = cast("Poison the Cup", "Hill Giant", **{"from": "exile"})
    played = board({"hand": ["Poison the Cup"]}, ["Hill Giant"], *foretold, scry, RESOLVE)
    assert played.pending["kind"] != "priority"  # A scries
    board(
        {"hand": ["Poison the Cup"]},
        ["Hill Giant"],
        cast("Poison the Cup", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in B's graveyard"],
    )


@cr("702.143c", cited=False)
def test_foretelling_is_the_special_action_and_casting_is_not() -> None:
    scene = {"battlefield": ["Diligent Foreteller"], "hand": ["Augury Raven", "Counter of Fates"]}
    board(
        scene,
        [],
        special("foretell", "Augury Raven"),
        RESOLVE,
        cast("Counter of Fates"),
        RESOLVE_ALL,
        expect=["Diligent Foreteller is 2/3", "A life 22"],
    )


@cr("702.143d")
def test_a_card_without_foretell_becomes_foretold_and_is_cast_on_a_later_turn_for_less() -> None:
    """Two less than its mana cost, even if the Valkyrie is gone by then; not on the turn it was exiled."""
    plains = {"card": "Plains", "count": 3}
    mine = {"battlefield": ["Ethereal Valkyrie", plains], "hand": ["Serra Angel", "Murder"], "mana": "lands"}
    later = turn(5, "precombat main")
    played = board(mine, [], *VALKYRIE, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    assert played.cites("702.143d")
    free = {**mine, "mana": "any"}
    gone = [cast("Murder", "Ethereal Valkyrie"), RESOLVE]
    board(free, [], *VALKYRIE, *gone, later, FORETOLD, RESOLVE, expect=["A controls 1 Serra Angel"])
    board(free, [], *VALKYRIE, to("postcombat main"), FORETOLD, refused="702.143a")
    two = {**mine, "battlefield": ["Ethereal Valkyrie", {"card": "Plains", "count": 2}], "library": ["Island"] * 5}
    board(two, [], *VALKYRIE, later, FORETOLD, refused="601.2h")

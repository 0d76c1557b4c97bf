"""Bargain (CR 702.166)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.166a", "702.166b")
def test_bargaining_sacrifices_a_token_artifact_or_enchantment() -> None:
    board(
        {"hand": ["Candy Grapple"], "battlefield": ["Ornithopter", "Goblin Piker"]},
        ["Craw Wurm"],
        cast("Candy Grapple", "Craw Wurm", costs=["bargain"]),
        RESOLVE,
        expect=["Ornithopter in A's graveyard", "Craw Wurm in B's graveyard"],
    )
    board(
        {"hand": ["Candy Grapple"]},
        ["Craw Wurm"],
        cast("Candy Grapple", "Craw Wurm"),
        RESOLVE,
        expect=["Craw Wurm is 3/1"],
    )


@cr("702.166c", cited=False)
def test_a_bargained_spell_may_cost_less_for_it() -> None:
    board(
        {"hand": ["Hamlet Glutton"], "battlefield": ["Ornithopter", *["Forest"] * 5], **LANDS},
        [],
        cast("Hamlet Glutton", costs=["bargain"]),
        RESOLVE_ALL,
        expect=["A controls 1 Hamlet Glutton", "A has 23 life"],
    )


@cr("702.166d", cited=False)
def test_the_target_of_a_bargained_spell_is_chosen_only_if_it_was_bargained() -> None:
    mine = {"hand": ["Brave the Wilds"], "battlefield": ["Mountain", "Mox Jet"], "library": ["Island"]}
    bargained = cast("Brave the Wilds", "Mountain", costs=["bargain"])
    board(mine, [], bargained, RESOLVE, answer("Island"), expect=["Mountain is 3/3", "Island in A's hand"])
    board(mine, [], cast("Brave the Wilds"), RESOLVE, answer("Island"), expect=["Island in A's hand"])
    board(mine, [], cast("Brave the Wilds", "Mountain"), refused="601.2c")


@cr("702.166b", "120.1", cited=False)
def test_a_bargained_spell_is_what_deals_the_damage_and_not_what_it_is_dealt_to() -> None:
    played = board(
        {"hand": ["Stonesplitter Bolt"], "battlefield": ["Ornithopter"]},
        ["Craw Wurm"],
        cast("Stonesplitter Bolt", "Craw Wurm", x=2, costs=["bargain"]),
        RESOLVE,
        expect=["Craw Wurm in B's graveyard"],
    )
    assert played.count("Stonesplitter Bolt deals 4 damage to Craw Wurm") == 1

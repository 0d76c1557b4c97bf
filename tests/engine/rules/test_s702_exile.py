"""Judges' questions about keywords by which cards are cast from exile (CR 702)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, special, to


def discard_by(card: str) -> tuple[dict[str, Any], ...]:
    """Player A discards this card, the only one in hand."""
    return (cast("Raven's Crime", "A", costs=[]), RESOLVE)


@cr("702.35a")
def test_a_discarded_madness_card_may_be_cast_from_exile() -> None:
    played = board(
        {"hand": ["Raven's Crime", "Basking Rootwalla"]},
        [],
        *discard_by("Basking Rootwalla"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["A controls 1 Basking Rootwalla"],
    )
    assert played.cites("702.35a")


@cr("702.35a")
def test_a_madness_card_that_is_not_cast_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Raven's Crime", "Basking Rootwalla"]},
        [],
        *discard_by("Basking Rootwalla"),
        RESOLVE,
        answer("no", choice="may"),
        expect=["Basking Rootwalla in A's graveyard"],
    )


@cr("702.88a")
def test_a_rebound_spell_is_cast_again_at_the_next_upkeep() -> None:
    played = board(
        {"hand": ["Artful Maneuver"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Artful Maneuver", "Goblin Piker"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Goblin Piker is 4/3", "Artful Maneuver in A's graveyard"],
    )
    assert played.cites("702.88a")


@cr("702.143a")
def test_a_foretold_card_is_cast_on_a_later_turn_only() -> None:
    foretold = {"hand": ["Augury Raven"]}
    played = board(foretold, [], special("foretell", "Augury Raven"), cast("Augury Raven"), refused=True)
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


@cr("702.170d")
def test_a_plotted_card_is_cast_for_nothing_as_a_sorcery() -> None:
    played = board(
        {"hand": ["Beastbond Outcaster"], "battlefield": ["Forest", "Forest"], "mana": "lands"},
        [],
        special("plot", "Beastbond Outcaster"),
        {**to("precombat main"), "turn": 5},
        cast("Beastbond Outcaster"),
        RESOLVE_ALL,
        expect=["A controls 1 Beastbond Outcaster"],
    )
    assert played.cites("702.170d")


@cr("702.62a")
def test_a_suspended_creature_is_cast_for_nothing_and_has_haste() -> None:
    played = board(
        {"exile": [{"card": "Keldon Halberdier", "counters": {"time": 1}}], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["A controls 1 Keldon Halberdier", "Keldon Halberdier has haste"],
    )
    assert played.cites("702.62a")


@cr("702.62a")
def test_suspending_is_a_special_action_at_sorcery_speed_for_a_creature() -> None:
    hand = {"hand": ["Keldon Halberdier"], "battlefield": ["Mountain"], "mana": "lands"}
    suspend = special("suspend", "Keldon Halberdier")
    board(hand, [], suspend, expect=["Keldon Halberdier has 4 time counters", "Keldon Halberdier in exile"])
    assert board(hand, [], to("upkeep"), suspend, active="B", refused=True).refused("116.2f")

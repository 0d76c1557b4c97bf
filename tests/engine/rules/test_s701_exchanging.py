"""Judges' questions about exchanging control, zones and numbers (CR 701.12)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("701.12b")
def test_control_of_two_targets_of_one_phrase_is_exchanged() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Switcheroo"]},
        ["Hill Giant"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["A controls Hill Giant", "B controls Goblin Piker"],
    )


@cr("701.12b")
def test_nothing_is_exchanged_between_permanents_of_one_player() -> None:
    board(
        {"hand": ["Switcheroo"]},
        ["Hill Giant", "Goblin Piker"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        RESOLVE,
        expect=["B controls Hill Giant", "B controls Goblin Piker"],
    )


@cr("701.12a")
def test_no_part_of_an_exchange_happens_where_one_target_is_gone() -> None:
    board(
        {"battlefield": ["Goblin Piker"], "hand": ["Switcheroo", "Shock"]},
        ["Hill Giant"],
        cast("Switcheroo", "Goblin Piker", "Hill Giant"),
        cast("Shock", "Goblin Piker"),
        RESOLVE_ALL,
        expect=["B controls Hill Giant"],
    )


@cr("601.2c", "701.12b")
def test_targets_must_have_in_common_what_the_text_asks() -> None:
    mine = {"battlefield": ["Goblin Piker"], "hand": ["Shifting Loyalties"]}
    played = board(mine, ["Forest"], cast("Shifting Loyalties", "Goblin Piker", "Forest"), refused=True)
    assert played.refused("601.2c")


@cr("701.12a", "608.2c")
def test_an_exchange_that_is_not_made_leads_to_a_sacrifice() -> None:
    """Gilded Drake with no target, and with a target that has gone: it is sacrificed all the same."""
    drake = {"hand": ["Gilded Drake"]}
    board(drake, [], cast("Gilded Drake"), RESOLVE_ALL, expect=["Gilded Drake in A's graveyard"])
    gone = [cast("Gilded Drake"), RESOLVE, answer("Goblin Piker"), cast("Shock", "Goblin Piker"), RESOLVE_ALL]
    both = {"hand": ["Gilded Drake", "Shock"]}
    board(both, ["Goblin Piker"], *gone, expect=["Gilded Drake in A's graveyard"])
    made = [cast("Gilded Drake"), RESOLVE, answer("Hill Giant"), RESOLVE_ALL]
    board(drake, ["Hill Giant"], *made, expect=["B controls Gilded Drake", "A controls Hill Giant"])


@cr("701.12f")
@pytest.mark.parametrize(("hand", "graveyard"), [(["Shock"], ["Opt", "Murder"]), ([], ["Murder"]), (["Opt"], [])])
def test_zones_are_exchanged_even_if_one_is_empty(hand: list[str], graveyard: list[str]) -> None:
    """Harness Infinity is exiled as it resolves, after the exchange."""
    board(
        {"hand": ["Harness Infinity", *hand], "graveyard": graveyard},
        [],
        cast("Harness Infinity"),
        RESOLVE,
        expect=[
            f"A has {len(graveyard)} cards in hand",
            f"A has {len(hand)} cards in graveyard",
            "Harness Infinity in exile",
        ],
    )


@cr("701.12g")
def test_a_life_total_is_exchanged_with_power() -> None:
    board(
        {"battlefield": ["Evra, Halcyon Witness"], "life": 7},
        [],
        activate("Evra, Halcyon Witness"),
        RESOLVE,
        expect=["A life 4", "Evra, Halcyon Witness is 7/4"],
    )

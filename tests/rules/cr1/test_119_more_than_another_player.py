"""Who has more life, or more cards in hand, than somebody else (CR 119.1, 402.1)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, attack_with, board, cast, cr, creature, to


@cr("402.1", cited=False)
@pytest.mark.parametrize(("theirs", "size"), [(1, "4/4"), (2, "2/2")])
def test_more_cards_than_each_opponent_is_more_than_every_one(theirs: int, size: str) -> None:
    board(
        {"battlefield": ["Secretkeeper"], "hand": ["Opt"] * 2},
        [],
        C={"hand": ["Opt"] * theirs},
        expect=[f"Secretkeeper is {size}"],
    )


@cr("402.1", cited=False)
def test_the_difference_is_drawn() -> None:
    """The sorcery has left the hand by then: none against three."""
    board(
        {"hand": ["Balance of Power"]},
        {"hand": ["Opt"] * 3},
        cast("Balance of Power", "B"),
        RESOLVE,
        expect=["A has 3 cards in hand"],
    )


@cr("119.1", cited=False)
@pytest.mark.parametrize(("life", "triggers"), [(20, 1), (21, 0)])
def test_no_opponent_has_more_life_where_nobody_has(life: int, triggers: int) -> None:
    text = "Whenever ~ attacks a player, if no opponent has more life than that player, draw a card."
    played = board(
        [creature(text)],
        [],
        *attack_with({"Tester": "B"}),
        C={"life": life},
    )
    assert played.count("triggers") == triggers


@cr("119.1", "402.1", cited=False)
def test_than_each_other_player_is_asked_of_the_player_who_was_dealt_damage() -> None:
    """B has more cards in hand and more lands than A, and less life."""
    theirs = {"hand": ["Opt"] * 2, "battlefield": ["Island"]}
    script = [*attack_with({"Battle Angels of Tyr": "B"}), to("combat damage"), RESOLVE]
    board(["Battle Angels of Tyr"], theirs, *script, expect=["A has 1 cards in hand", "A life 20"])

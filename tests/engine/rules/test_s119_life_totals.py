"""Life totals that are set, exchanged, kept, and lived without (119.5-119.8, 701.12c, 704.5a)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, activate, attack_with, board, cast, cr


@cr("119.5")
def test_a_life_total_set_to_a_number_is_a_loss_or_a_gain() -> None:
    """So who gains because of life gained does."""
    played = board(
        {"battlefield": ["Ajani's Pridemate"], "hand": ["Magister Sphinx"], "life": 4},
        [],
        cast("Magister Sphinx", choices=[{"player": "A", "choice": "target", "value": "A"}]),
        *[RESOLVE] * 3,
        expect=["A life 10", "Ajani's Pridemate is 3/3"],
    )
    assert played.cites("119.5")
    board(
        {"battlefield": ["Grizzly Bears", "Grizzly Bears"], "hand": ["Biorhythm"]},
        ["Ornithopter"],
        cast("Biorhythm"),
        RESOLVE,
        expect=["A life 2", "B life 1"],
    )


@cr("701.12c", "119.7")
def test_life_totals_are_exchanged_unless_one_could_not_gain_it() -> None:
    board(
        {"battlefield": ["Soul Conduit"], "life": 3},
        {"life": 17},
        activate("Soul Conduit", "A", "B"),
        RESOLVE,
        expect=["A life 17", "B life 3"],
    )
    board(
        {"battlefield": ["Soul Conduit"], "life": 3},
        {"life": 17, "battlefield": ["Everlasting Torment"]},
        activate("Soul Conduit", "A", "B"),
        RESOLVE,
        expect=["A life 3", "B life 17"],
    )


@cr("119.7", "119.8")
def test_a_life_total_that_cannot_change_is_neither_raised_lowered_nor_paid_from() -> None:
    board(
        {"battlefield": ["Platinum Emperion"], "hand": ["Healing Salve"]},
        {"hand": ["Lightning Bolt"]},
        cast("Healing Salve", "A", modes=[1]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        *[RESOLVE] * 2,
        expect=["A life 20"],
    )
    played = board(
        ["Platinum Emperion", "Greedy Library"],
        [],
        activate("Greedy Library"),
        refused=True,
    )
    assert played.refused("119.8")


@cr("704.5a", "120.3b")
def test_who_does_not_lose_for_having_no_life_is_poisoned_from_then_on() -> None:
    board(
        {"battlefield": ["Phyrexian Unlife"], "life": 2},
        {"hand": ["Lightning Bolt", "Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        expect=["A life -1", "A has 3 poison counters"],
    )


@cr("120.3a")
@pytest.mark.parametrize(("creatures", "life"), [(["Ornithopter"], 1), ([], -7)])
def test_damage_dealt_together_leaves_one_life_as_long_as_there_is_a_creature(creatures: list[str], life: int) -> None:
    """Each attacker alone would leave life enough."""
    board(
        ["Colossal Dreadmaw", "Shivan Dragon"],
        {"battlefield": ["Worship", *creatures], "life": 4},
        *attack_with({"Colossal Dreadmaw": "B", "Shivan Dragon": "B"}),
        {"do": "go_to", "step": "combat damage"},
        expect=[f"B life {life}"],
    )
    board(
        ["Grizzly Bears", "Savannah Lions"],
        {"battlefield": ["Worship", "Ornithopter"], "life": 3},
        *attack_with({"Grizzly Bears": "B", "Savannah Lions": "B"}),
        {"do": "go_to", "step": "combat damage"},
        expect=["B life 1"],
    )


@cr("609.4", "120.3d")
def test_damage_as_though_with_wither_shrinks() -> None:
    board(
        {"battlefield": ["Everlasting Torment"], "hand": ["Shock"]},
        ["Colossal Dreadmaw"],
        cast("Shock", "Colossal Dreadmaw"),
        RESOLVE,
        expect=["Colossal Dreadmaw is 4/4"],
    )


@cr("701.12g", "613.4b")
def test_a_life_total_is_exchanged_with_a_toughness() -> None:
    """What makes the creature larger is added to the toughness it has been given."""
    board(
        {"battlefield": ["Tree of Redemption", "Glorious Anthem"], "life": 5},
        [],
        activate("Tree of Redemption"),
        RESOLVE,
        expect=["A life 14", "Tree of Redemption is 1/6"],
    )


@cr("119.5")
def test_each_life_total_becomes_the_lowest() -> None:
    board(
        {"hand": ["Repay in Kind"], "life": 3},
        {"life": 18},
        cast("Repay in Kind"),
        RESOLVE,
        expect=["A life 3", "B life 3"],
    )

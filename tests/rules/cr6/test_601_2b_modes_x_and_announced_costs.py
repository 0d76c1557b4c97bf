"""Proposing a spell, and the modes, X and costs announced with it (CR 601.2)."""

from __future__ import annotations

from tests.helpers import LANDS, PASS_A, PASS_B, RESOLVE, activate, answer, board, cast, cr


@cr("601.2")
def test_a_spell_that_cannot_be_paid_was_never_cast() -> None:
    """Everything goes back: the card to the hand, the land stays untapped."""
    played = board(
        {"hand": ["Grizzly Bears"], "battlefield": ["Forest"], "library": [], **LANDS},
        [],
        cast("Grizzly Bears"),
        refused="601.2h",
        expect=["Grizzly Bears in A's hand", "stack is empty", "Forest is not tapped"],
    )
    assert not played.count("casts")


@cr("601.2a", "601.3")
def test_an_instant_is_cast_in_anothers_turn_and_a_creature_is_not() -> None:
    board(
        [], {"hand": ["Lightning Bolt"]}, PASS_A, cast("Lightning Bolt", "A", player="B"), RESOLVE, expect=["A life 17"]
    )
    board([], {"hand": ["Grizzly Bears"]}, PASS_A, cast("Grizzly Bears", player="B"), refused="302.1")


@cr("601.2b", "700.2d")
def test_a_mode_is_not_chosen_twice() -> None:
    scene = {"hand": ["Cryptic Command"]}
    board(
        scene,
        ["Grizzly Bears"],
        cast("Cryptic Command", "Grizzly Bears", modes=[2, 4]),
        RESOLVE,
        expect=["Grizzly Bears in B's hand", "A has 1 card in hand"],
    )
    played = board(scene, ["Grizzly Bears"], cast("Cryptic Command", modes=[4, 4]), refused="601.2b")
    assert played.cites("601.2b")


@cr("601.2b", "118.9")
def test_force_of_will_is_cast_for_a_blue_card_and_a_life() -> None:
    board(
        {"hand": ["Force of Will", "Opt"], "mana": "lands"},
        {"hand": ["Lightning Bolt"]},
        PASS_A,
        cast("Lightning Bolt", "A", player="B"),
        PASS_B,
        cast("Force of Will", "Lightning Bolt", costs=["alternative"]),
        RESOLVE,
        expect=["A life 19", "Opt in exile", "Lightning Bolt in B's graveyard"],
    )


@cr("601.2b", "107.4f")
def test_phyrexian_mana_is_paid_with_life_if_it_is_announced_so() -> None:
    board(
        {"hand": ["Gitaxian Probe"], "mana": "lands"},
        [],
        cast("Gitaxian Probe", "B"),
        answer("2 life"),
        RESOLVE,
        expect=["A life 18", "A has 1 card in hand"],
    )


@cr("601.2b", "107.3b")
def test_x_is_nothing_where_the_mana_cost_is_not_paid() -> None:
    board({"hand": ["Fireball"]}, [], cast("Fireball", "B", free=True), RESOLVE, expect=["B life 20"])


@cr("601.2b", "700.2d", cited=False)
def test_a_mode_may_be_chosen_again_where_the_card_says_so() -> None:
    board({"hand": ["Fiery Confluence"]}, [], cast("Fiery Confluence", modes=[2, 2, 2]), RESOLVE, expect=["B life 14"])


@cr("601.2e", "733.1", cited=False)
def test_a_refusal_names_an_ability_that_was_taken_back_with_the_act() -> None:
    played = board(
        ["Mayhem Devil", "Goblin Bombardment"],
        [],
        activate("Goblin Bombardment", "B", choices=["Forest"]),
        refused=("601.2c", "115.1"),
        expect=["Mayhem Devil in battlefield"],
    )
    assert played.reason

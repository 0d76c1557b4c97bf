"""Processes that are repeated (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


@cr("608.2c", "608.2d")
def test_it_goes_on_for_as_long_as_the_player_wants() -> None:
    library = ["Lightning Bolt", "Forest", "Hill Giant", "Shock"]
    board(
        {"hand": ["Ad Nauseam"], "library": library},
        [],
        cast("Ad Nauseam"),
        RESOLVE,
        answer("yes"),
        answer("yes"),
        answer("no"),
        expect=["A life 15", "A has 3 cards in hand", "Shock in A's library"],
    )


@cr("608.2c")
def test_it_ends_with_the_first_card_that_does_not_fit() -> None:
    board(
        {"hand": ["Primal Surge"], "library": ["Grizzly Bears", "Forest", "Lightning Bolt", "Hill Giant"]},
        [],
        cast("Primal Surge"),
        RESOLVE,
        answer("yes"),
        answer("yes"),
        expect=[
            "A controls Grizzly Bears",
            "A controls Forest",
            "Lightning Bolt in exile",
            "Hill Giant in A's library",
        ],
    )


@cr("608.2c", "107.3a")
@pytest.mark.parametrize(("x", "drawn"), [(0, 1), (2, 3)])
def test_so_many_times_more(x: int, drawn: int) -> None:
    again = [answer("Elvish Visionary") for _ in range(x + 1)]
    board(
        {"hand": ["Another Round"], "battlefield": ["Elvish Visionary"]},
        [],
        cast("Another Round", x=x),
        RESOLVE,
        *again,
        RESOLVE_ALL,
        expect=[f"A has {drawn} cards in hand"],
    )


@cr("608.2c", "701.17a", "105.2")
def test_only_the_cards_of_this_time_count() -> None:
    """Two red cards, then a red and a blue one: the red one of the first time has no say."""
    library = ["Shock", "Lightning Bolt", "Shock", "Divination", "Forest"]
    board(
        ["Grindstone"],
        {"library": library},
        activate("Grindstone", "B"),
        RESOLVE,
        expect=["B has 4 cards in graveyard", "B has 1 card in library"],
    )


@cr("608.2c", "118.12a")
def test_each_opponent_chooses_each_time_how_to_get_out_of_it() -> None:
    """With a card and a creature both are offered; then what is left; then nothing is."""
    hurt = {"hand": ["Shock"], "battlefield": ["Grizzly Bears", "Forest"]}
    asked = board({"hand": ["Torment of Hailfire"]}, hurt, cast("Torment of Hailfire", x=3), RESOLVE)
    assert len(asked.pending["options"]) == 3
    board(
        {"hand": ["Torment of Hailfire"]},
        hurt,
        cast("Torment of Hailfire", x=3),
        RESOLVE,
        answer("2", "B"),
        answer("yes", "B"),
        expect=["B life 17", "Shock in B's graveyard", "Grizzly Bears in B's graveyard"],
    )


@cr("107.3a", "608.2c")
def test_no_times_is_not_at_all() -> None:
    board({"hand": ["Torment of Hailfire"]}, [], cast("Torment of Hailfire", x=0), RESOLVE, expect=["B life 20"])


@cr("101.4", "118.12a")
def test_who_has_nothing_to_give_up_loses_life_with_who_keeps_it() -> None:
    board(
        {"hand": ["Torment of Hailfire"]},
        {"hand": ["Shock"]},
        cast("Torment of Hailfire", x=1),
        RESOLVE,
        answer("no", "B"),
        C=[],
        expect=["B life 17", "C life 17", "Shock in B's hand"],
    )

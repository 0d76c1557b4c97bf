"""What a player does instead of drawing a card or gaining life (614.1a, 614.6, 614.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, activate, answer, board, cast, cr, to


@cr("614.5", "614.11")
def test_two_effects_that_double_a_draw_make_four_cards() -> None:
    """Each applies once to the draw and to what became of it."""
    twice = ["Thought Reflection", "Thought Reflection"]
    board(
        {"battlefield": twice, "hand": ["Divination"], "library": ["Forest"] * 10},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has 8 cards in hand", "A has 2 cards in library"],
    )


@cr("614.11", "504.1")
def test_the_first_card_of_the_draw_step_is_not_taken() -> None:
    """The thief takes the second card drawn in the draw step, and those of any other step."""
    board(
        {"library": ["Forest"] * 5, "hand": []},
        {"battlefield": ["Notion Thief"], "library": ["Island"] * 5, "hand": []},
        to("precombat main"),
        step="upkeep",
        expect=["A has 1 card in hand", "B has 0 cards in hand"],
    )
    board(
        {"library": ["Forest"] * 5, "hand": ["Divination"]},
        {"battlefield": ["Notion Thief"], "library": ["Island"] * 5, "hand": []},
        cast("Divination"),
        RESOLVE,
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("616.1", "614.11")
def test_the_player_who_would_draw_chooses_whose_effect_applies_first() -> None:
    """The thief's effect leaves nothing for the player's own to double; but the player may double first."""
    mine = {"battlefield": ["Thought Reflection"], "hand": ["Divination"], "library": ["Forest"] * 9}
    board(
        mine,
        {"battlefield": ["Notion Thief"], "library": ["Island"] * 9, "hand": []},
        answer("Notion Thief"),
        answer("Notion Thief"),
        cast("Divination"),
        RESOLVE,
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("614.11", "104.2b")
def test_who_would_draw_from_an_empty_library_wins_instead() -> None:
    board(
        {"battlefield": ["Laboratory Maniac"], "hand": ["Divination"], "library": ["Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has won"],
    )


@cr("614.6", "119.10")
@pytest.mark.parametrize(("card", "life"), [("Tainted Remedy", 17), ("Sulfuric Vortex", 20)])
def test_life_that_would_be_gained_is_lost_or_not_gained_at_all(card: str, life: int) -> None:
    played = board(
        {"hand": ["Healing Salve"], "battlefield": ["Ajani's Pridemate"]},
        [card],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=[f"A life {life}", "Ajani's Pridemate is 2/2"],
    )
    assert played.cites("119.10")


@cr("614.6", "603.2g")
def test_a_replaced_gain_draws_and_triggers_nothing() -> None:
    board(
        {"hand": ["Healing Salve"], "battlefield": ["Lich's Bargain", "Ajani's Pridemate"], "library": ["Forest"] * 5},
        [],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 20", "A has 3 cards in hand", "Ajani's Pridemate is 2/2", "stack is empty"],
    )


@cr("614.10")
@pytest.mark.parametrize(("wanted", "drawn"), [("yes", 0), ("no", 1)])
def test_a_draw_may_be_skipped_or_not(wanted: str, drawn: int) -> None:
    board(
        {"battlefield": ["Forgetful Library"], "hand": [], "library": ["Forest"] * 5},
        [],
        answer(wanted),
        to("precombat main"),
        step="upkeep",
        expect=[f"A has {drawn} cards in hand"],
    )


@cr("614.11b")
def test_sindbad_does_nothing_with_a_card_drawn_instead() -> None:
    def side(*more: str) -> dict[str, Any]:
        return {"battlefield": ["Sindbad", *more], "library": ["Grizzly Bears", "Hill Giant", "Forest"]}

    script = (activate("Sindbad"), RESOLVE)
    board(side(), [], *script, expect=["Grizzly Bears in A's graveyard"])
    board({**side(), "library": ["Forest"]}, [], *script, expect=["A has 1 cards in hand"])
    both = ["Grizzly Bears in A's hand", "Hill Giant in A's hand"]
    played = board(side("Thought Reflection"), [], *script, expect=both)
    assert played.cites("614.11b")
    assert not played.count("reveals")

"""Replaced draws (CR 614.11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import PASS_B, RESOLVE, Rules, activate, answer, board, cast, cr, to

LIBRARY = ["Sol Ring", "Island", "Swamp", "Mountain", "Plains"]


@cr("614.11", "614.5")
def test_each_draw_beyond_the_first_of_a_draw_step_costs_a_card_first() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Divination", "Shock"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["Shock in A's graveyard", "Sol Ring in A's graveyard", "Island in A's hand", "A has 1 card in hand"],
    )


@cr("614.11")
def test_who_can_not_discard_mills_and_draws_nothing() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Divination"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["Sol Ring in A's graveyard", "Island in A's graveyard", "A has 0 cards in hand"],
    )


@cr("614.11", "504.1")
def test_the_first_card_of_a_draw_step_is_drawn_as_ever() -> None:
    board(
        {"battlefield": ["Chains of Mephistopheles"], "library": LIBRARY, "hand": ["Shock"]},
        [],
        to("draw"),
        step="upkeep",
        expect=["A has 2 cards in hand", "Shock in A's hand"],
    )


@cr("614.11", "611.2a")
def test_a_word_replaces_one_draw_and_is_used_up() -> None:
    board(
        {"battlefield": ["Words of Worship"], "hand": ["Divination"], "library": LIBRARY},
        [],
        activate("Words of Worship"),
        RESOLVE,
        cast("Divination"),
        RESOLVE,
        expect=["A life 25", "A has 1 card in hand"],
    )


@cr("614.11", "601.3")
@pytest.mark.parametrize(("caster", "refused"), [("B", ()), ("A", "601.3")])
def test_the_card_exiled_instead_of_a_draw_may_be_played_by_whoever_would_have_drawn(
    caster: str, refused: Rules
) -> None:
    other = "A" if caster == "B" else "B"
    board(
        ["Urabrask, Heretic Praetor"],
        {"library": ["Lightning Bolt", "Forest"]},
        to("upkeep"),
        RESOLVE,
        to("draw"),
        to("precombat main"),
        *([PASS_B] if caster == "A" else []),
        cast("Lightning Bolt", other, player=caster, **{"from": "exile"}),
        refused=refused,
        step="untap",
        active="B",
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


@cr("614.11", "104.2b")
def test_who_would_draw_from_an_empty_library_wins_instead() -> None:
    board(
        {"battlefield": ["Laboratory Maniac"], "hand": ["Divination"], "library": ["Forest"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A has won"],
    )


@cr("614.11", "614.1a")
def test_the_thief_draws_in_place_of_the_opponent() -> None:
    board(
        {"hand": ["Divination"]},
        ["Notion Thief"],
        cast("Divination"),
        RESOLVE,
        expect=["A has 0 cards in hand", "B has 2 cards in hand"],
    )


@cr("614.11", "504.1")
def test_the_thief_leaves_the_first_card_of_the_draw_step() -> None:
    board(
        [],
        {"battlefield": ["Notion Thief"]},
        {"do": "go_to", "step": "precombat main"},
        step="upkeep",
        expect=["A has 1 card in hand", "B has 0 cards in hand"],
    )


@cr("614.11")
def test_the_maniac_wins_where_there_is_no_card_to_draw() -> None:
    board(
        {"hand": ["Divination"], "library": [], "battlefield": ["Laboratory Maniac"]},
        [],
        cast("Divination"),
        RESOLVE,
        expect=["A wins"],
    )


@cr("614.11")
def test_a_draw_that_may_be_skipped_is_drawn_if_it_is_not() -> None:
    scene = {"hand": ["Divination"], "battlefield": ["Obstinate Familiar"]}
    board(scene, [], cast("Divination"), RESOLVE, answer("no"), answer("yes"), expect=["A has 1 card in hand"])


@cr("614.11a", cited=False)
def test_each_draw_of_a_sequence_is_replaced_before_the_next() -> None:
    """Divination with two cards in the library: the first draw is replaced by both, the second wins."""
    board(
        {
            "hand": ["Divination"],
            "library": ["Forest", "Forest"],
            "battlefield": ["Laboratory Maniac", "Thought Reflection"],
        },
        [],
        cast("Divination"),
        RESOLVE,
        answer("Laboratory Maniac"),
        expect=["A wins"],
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

"""Dredge (CR 702.52)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Played, answer, board, cast, cr, creature


@cr("702.52a", "702.52b")
def test_dredge_mills_and_returns_instead_of_drawing() -> None:
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    played = board(
        mine,
        [],
        cast("Divination"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["Stinkweed Imp in A's hand", "A has 3 cards in library", "A has 2 cards in hand"],
    )
    assert played.cites("702.52a")
    few = {**mine, "library": ["Forest"] * 4}
    board(few, [], cast("Divination"), RESOLVE, expect=["Stinkweed Imp in A's graveyard"])


@cr("702.52a", "613.1f", cited=False)
def test_a_card_that_has_lost_dredge_does_not_dredge() -> None:
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    played = board(mine, ["Yixlid Jailer"], cast("Divination"), RESOLVE, expect=["A has 2 cards in hand"])
    assert played.report["pending"] is None


@cr("702.52a")
def test_a_card_that_is_given_dredge_dredges() -> None:
    giver = creature("Land cards in your graveyard have dredge 2.")
    mine = {"battlefield": [giver], "graveyard": ["Wastes"], "hand": ["Divination"], "library": ["Shock"] * 9}
    script = [cast("Divination"), answer("yes", choice="may"), RESOLVE]
    board(mine, [], *script, expect=["Wastes in A's hand", "A has 6 cards in library"])


def _drawn(*chosen: str) -> Played:
    """A would draw two cards, each of which B makes a Treasure of instead, or A dredges."""
    breacher = creature("If an opponent would draw a card, instead you create a Treasure token.", name="Breacher")
    mine = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Forest"] * 9}
    return board(mine, [breacher], cast("Divination"), RESOLVE, *map(answer, chosen))


@cr("121.2", "616.1f", "614.11")
def test_of_several_draws_it_is_told_to_which_one_nothing_is_left_to_apply() -> None:
    asked = _drawn()
    assert asked.pending["prompt"] == (
        "Choose which effect applies first for the first of the 2 draws, as the affected player"
    )
    may = _drawn("Stinkweed Imp").pending["prompt"]
    assert may == "Instead of drawing, mill 5 and return Stinkweed Imp to your hand for the first of the 2 draws?"
    played = _drawn("Stinkweed Imp", "yes")
    assert "Nothing is left for the effect of Breacher to apply to for the first of the 2 draws." in played.steps
    assert "A chooses that the effect of Stinkweed Imp applies first for the first of the 2 draws." in played.steps
    french = "Il ne reste rien à quoi l’effet de Breacher puisse s’appliquer pour la première des 2 pioches."
    assert french in played.steps_in("fr")
    assert "Nothing is left" not in played.report["verdict"]
    assert "B creates a Treasure Token (effect of Breacher)" in played.report["verdict"]


@cr("121.2", "616.1f")
def test_what_applies_to_none_of_several_draws_is_told_once() -> None:
    said = _drawn("Breacher", "Breacher").report["verdict"]
    assert said == (
        "Nothing is left for the effect of Stinkweed Imp to apply to; B creates 2 Treasure Tokens (effect of Breacher)."
    )

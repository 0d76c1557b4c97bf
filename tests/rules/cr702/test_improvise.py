"""Improvise (CR 702.126)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, activate, answer, board, cast, cr


@cr("611.2f", "702.126a")
def test_the_next_spell_has_improvise_as_it_is_paid_for() -> None:
    mine = {"battlefield": ["Archway of Innovation", "Ornithopter", {"card": "Island", "count": 3}], "mana": "lands"}
    board(
        {**mine, "hand": ["Divination"]},
        [],
        activate("Archway of Innovation", ability=2),
        RESOLVE,
        cast("Divination"),
        answer(["Ornithopter"]),
        RESOLVE,
        expect=["Ornithopter is tapped", "A has 2 cards in hand"],
    )


@cr("702.126a")
def test_improvise_taps_artifacts_even_new_ones() -> None:
    thopter = {"card": "Ornithopter", "sick": True}
    board(
        {"hand": ["Reverse Engineer"], "battlefield": [thopter, "Island", "Island", "Island", "Island"], **LANDS},
        [],
        cast("Reverse Engineer"),
        answer(["Ornithopter"], choice="improvise"),
        RESOLVE,
        expect=["A has 3 cards in hand", "Ornithopter is tapped"],
    )


@cr("702.126b", cited=False)
def test_improvise_pays_for_a_tax_because_it_comes_after_the_total_cost() -> None:
    """Glowrider makes the noncreature spell cost {1} more; an artifact pays for that, and for its own generic mana."""
    mine = {"hand": ["Battle at the Bridge"], "battlefield": ["Swamp", "Ornithopter", "Ornithopter"], **LANDS}
    spell = cast("Battle at the Bridge", "Hill Giant", x=1)
    helped = answer(["Ornithopter#1", "Ornithopter#2"], choice="improvise")
    both = ["A has 21 life", "Hill Giant is 2/2"]
    board(mine, ["Glowrider", "Hill Giant"], spell, helped, RESOLVE, expect=both)
    less = {**mine, "battlefield": ["Swamp", "Ornithopter"]}
    one = answer(["Ornithopter"], choice="improvise")
    board(less, ["Glowrider", "Hill Giant"], spell, one, refused="601.2h")


@cr("702.126c", cited=False)
def test_each_artifact_pays_once_for_a_spell_that_improvises_twice() -> None:
    mine = {"hand": ["Twice Improvise"], "battlefield": ["Ornithopter", "Ornithopter", "Forest"], **LANDS}
    helped = answer(["Ornithopter#1", "Ornithopter#2"], choice="improvise")
    board(mine, [], cast("Twice Improvise"), helped, refused="601.2h")
    more = {**mine, "battlefield": [*mine["battlefield"], "Forest"]}
    board(more, [], cast("Twice Improvise"), helped, RESOLVE, expect=["A controls 1 Twice Improvise"])

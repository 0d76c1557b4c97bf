"""Splice (CR 702.47)."""

from __future__ import annotations

from typing import Any

from tests.helpers import LANDS, RESOLVE, board, cast, cr


@cr("702.47a", "702.47b")
def test_a_card_is_spliced_once_and_only_with_its_choices_made() -> None:
    mine = {"hand": ["Reach Through Mists", "Glacial Ray"]}
    two = cast("Reach Through Mists", "B", "B", costs=["splice Glacial Ray", "splice Glacial Ray"])
    board(mine, [], two, refused="702.47a")
    none: dict[str, Any] = {"hand": ["Reach Through Mists", "Spliced Terror"]}
    spliced = cast("Reach Through Mists", costs=["splice Spliced Terror"])
    board(none, [], spliced, refused="601.2c")


@cr("702.47a", "702.47c")
def test_a_spliced_spell_does_what_both_cards_say_and_the_card_stays_in_hand() -> None:
    played = board(
        {"hand": ["Reach Through Mists", "Glacial Ray"], "battlefield": ["Island", "Mountain", "Mountain"], **LANDS},
        [],
        cast("Reach Through Mists", "B", costs=["splice Glacial Ray"]),
        RESOLVE,
        expect=["B has 18 life", "A has 2 cards in hand", "Glacial Ray in A's hand"],
    )
    assert played.cites("702.47a")


@cr("702.47a", cited=False)
def test_splice_onto_arcane_needs_an_arcane_spell_and_its_cost() -> None:
    spliced = cast("Lightning Bolt", "B", costs=["splice Glacial Ray"])
    board({"hand": ["Lightning Bolt", "Glacial Ray"]}, [], spliced, refused="601.2b")
    poor = {"hand": ["Reach Through Mists", "Glacial Ray"], "battlefield": ["Island", "Mountain"], **LANDS}
    spell = cast("Reach Through Mists", "B", costs=["splice Glacial Ray"])
    board(poor, [], spell, refused="601.2h")


@cr("702.47b", "612.10", cited=False)
def test_the_effects_of_the_main_spell_come_first() -> None:
    mine = {"hand": ["Reach Through Mists", "Glacial Ray", "Spliced Terror"], "library": ["Forest"]}
    costs = ["splice Glacial Ray", "splice Spliced Terror"]
    script = cast("Reach Through Mists", "B", "Hill Giant", costs=costs)
    found = board(mine, ["Hill Giant"], script, RESOLVE, expect=["B has 18 life", "Hill Giant in B's graveyard"])
    steps = "\n".join(found.steps)
    assert steps.index("draws") < steps.index("2 damage") < steps.index("Hill Giant is destroyed")


@cr("702.47d", "608.2b")
def test_a_spell_whose_only_target_is_spliced_does_nothing_once_that_is_gone() -> None:
    """Reach Through Mists itself has no target; spliced it has one, and doesn't draw when that is illegal."""
    mine = {"hand": ["Reach Through Mists", "Spliced Terror", "Lightning Bolt"]}
    spliced = cast("Reach Through Mists", "Hill Giant", costs=["splice Spliced Terror"])
    script = [spliced, cast("Lightning Bolt", "Hill Giant"), RESOLVE, RESOLVE]
    board(mine, ["Hill Giant"], *script, expect=["Reach Through Mists in A's graveyard", "A has 1 card in hand"])


@cr("702.47e", cited=False)
def test_after_it_has_left_the_stack_the_spell_has_no_spliced_text() -> None:
    played = board(
        {"hand": ["Reach Through Mists", "Glacial Ray"]},
        [],
        cast("Reach Through Mists", "B", costs=["splice Glacial Ray"]),
        RESOLVE,
    )
    (card,) = (o for o in played.table.game.objects.values() if o.base.name == "Reach Through Mists")
    assert "2 damage" not in str(card.base.abilities.all)

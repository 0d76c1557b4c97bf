"""Judges' questions about being made to discard (CR 701.9, 614.1a)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("701.9a", "614.1a")
def test_a_card_discarded_to_an_opponents_spell_enters_instead() -> None:
    """Loxodon Smiter enters; Dodecapod with two counters. Both were discarded all the same."""
    theirs = {"hand": ["Loxodon Smiter", "Dodecapod"]}
    played = board(
        {"hand": ["Mind Rot"]},
        theirs,
        cast("Mind Rot", "B"),
        RESOLVE,
        expect=["B controls Loxodon Smiter", "Dodecapod is 5/5", "B has 0 cards in hand"],
    )
    assert played.count("Loxodon Smiter enters") == 1


@cr("701.9a")
def test_discarding_to_ones_own_spell_is_not_being_made_to() -> None:
    mine = {"hand": ["Mind Rot", "Loxodon Smiter", "Guerrilla Tactics"]}
    board(mine, [], cast("Mind Rot", "A"), RESOLVE, expect=["Loxodon Smiter in A's graveyard", "stack is empty"])


@cr("701.9a")
def test_what_triggers_on_being_made_to_discard_works_in_the_graveyard() -> None:
    theirs = {"hand": ["Guerrilla Tactics", "Forest"]}
    shot = [cast("Mind Rot", "B"), RESOLVE, answer("A", "B"), RESOLVE]
    board({"hand": ["Mind Rot"]}, theirs, *shot, expect=["A life 16"])


@cr("616.1", "701.9a")
def test_its_owner_chooses_among_what_replaces_the_discard() -> None:
    """Rest in Peace and Loxodon Smiter's own ability both would replace the move: its owner chooses (616.1)."""
    theirs = {"hand": ["Loxodon Smiter", "Swamp"]}
    both = [cast("Mind Rot", "B"), RESOLVE, answer("Loxodon Smiter", "B")]
    mine = {"hand": ["Mind Rot"], "battlefield": ["Rest in Peace"]}
    board(mine, theirs, *both, expect=["B controls Loxodon Smiter", "Swamp in exile"])

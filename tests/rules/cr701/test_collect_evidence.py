"""Collect Evidence (CR 701.59)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, passing, to


@cr("701.59a", "701.59c")
def test_evidence_collected_as_an_additional_cost_is_remembered() -> None:
    board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Exalted Angel", "Forest"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=["collect evidence"]),
        answer("Exalted Angel"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Exalted Angel in exile", "Hill Giant has 1 stun counter", "Hill Giant is tapped"],
    )


@cr("701.59a")
def test_too_little_evidence_is_asked_for_again() -> None:
    played = board(
        {"battlefield": ["Forensic Researcher"], "graveyard": ["Goblin Piker", "Hill Giant"]},
        ["Wind Drake"],
        activate("Forensic Researcher", "Wind Drake", ability=2),
        answer("Goblin Piker"),
    )
    assert "total mana value 2" in played.pending["prompt"]


@cr("701.59a")
def test_collecting_evidence_is_seen_by_triggers() -> None:
    board(
        {"battlefield": ["Evidence Examiner"], "graveyard": ["Hill Giant"]},
        [],
        to("beginning of combat"),
        RESOLVE,
        answer("yes"),
        answer("Hill Giant"),
        RESOLVE,
        expect=["A controls 1 Clue Token"],
    )


@cr("701.59b", cited=False)
def test_nobody_collects_more_evidence_than_there_is() -> None:
    board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Goblin Piker"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=["collect evidence"]),
        refused="118.3",
    )


@cr("701.59c", cited=False)
def test_without_evidence_there_is_no_stun_counter() -> None:
    board(
        {"hand": ["Crimestopper Sprite"], "graveyard": ["Exalted Angel"]},
        ["Hill Giant"],
        cast("Crimestopper Sprite", costs=[]),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE,
        expect=["Exalted Angel in A's graveyard", "Hill Giant has 0 stun counters"],
    )


@cr("701.59b", "118.3")
def test_what_is_exiled_with_the_evidence_is_no_part_of_it() -> None:
    script = [passing(), cast("Terminate", "Lamplight Phoenix", player="B"), RESOLVE, RESOLVE]
    theirs = {"hand": ["Terminate"]}
    few = {"battlefield": ["Lamplight Phoenix"], "graveyard": ["Goblin Piker"]}
    board(few, theirs, *script, expect=["Lamplight Phoenix in A's graveyard", "Goblin Piker in A's graveyard"])
    enough = few | {"graveyard": ["Hill Giant"]}
    board(
        enough,
        theirs,
        *script,
        answer("yes"),
        answer(["Hill Giant"]),
        expect=["A controls Lamplight Phoenix", "Hill Giant in exile"],
    )

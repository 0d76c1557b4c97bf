"""Cipher (CR 702.99)."""

from __future__ import annotations

from tests.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, turn

ENCODED = (cast("Call of the Nightwing"), RESOLVE, answer(["Grizzly Bears"]))
HIT = (*attack_with({"Grizzly Bears": "B"}), DAMAGE)


@cr("702.99a", "702.99b", "707.12")
def test_the_encoded_card_is_cast_again_as_the_creature_deals_damage() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Call of the Nightwing"]},
        [],
        *ENCODED,
        *HIT,
        RESOLVE,
        answer("yes"),
        answer("yes"),
        RESOLVE_ALL,
        expect=["Call of the Nightwing#1 in exile"],
    )
    assert played.count("creates a Horror") == 2
    assert played.cites("702.99a")


@cr("702.99a")
def test_the_copy_is_no_card_and_is_not_encoded() -> None:
    """The spell that is a copy goes nowhere; no question is asked for it."""
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Call of the Nightwing"]},
        [],
        *ENCODED,
        *HIT,
        RESOLVE,
        answer("yes"),
        answer("yes"),
        RESOLVE_ALL,
        AFTER_COMBAT,
    )
    assert played.count("gains ") == 1
    assert played.report["pending"] is None


@cr("702.99a", cited=False)
def test_nobody_has_to_encode_the_card() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Call of the Nightwing"]},
        [],
        cast("Call of the Nightwing"),
        RESOLVE,
        answer([]),
        expect=["Call of the Nightwing in A's graveyard"],
    )


@cr("702.99c", cited=False)
def test_the_card_stays_encoded_whoever_controls_the_creature() -> None:
    """Its new controller casts the copy."""
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Call of the Nightwing"]},
        {"hand": ["Act of Treason"]},
        *ENCODED,
        turn(4, "precombat main"),
        cast("Act of Treason", "Grizzly Bears", player="B"),
        RESOLVE,
        *attack_with({"Grizzly Bears": "A"}, "B"),
        DAMAGE,
        RESOLVE,
        answer("yes", "B"),
        answer("yes", "B"),
        RESOLVE_ALL,
        expect=["A life 18", "B controls Horror#2"],
    )


@cr("702.99c", "611.2b")
def test_without_the_card_in_exile_the_creature_has_nothing() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Call of the Nightwing"]},
        [],
        *ENCODED,
        {"do": "edit", "move": {"Call of the Nightwing": "graveyard"}},
        *HIT,
        expect=["B life 18", "stack is empty"],
    )

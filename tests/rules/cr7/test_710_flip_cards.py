"""Flip Cards (CR 710)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, on_board, to


@cr("710.1c", cited=False)
def test_what_applied_before_the_flip_still_applies() -> None:
    board(
        {"battlefield": ["Akki Lavarunner"], "hand": ["Giant Growth"]},
        [],
        *attack_with({"Akki Lavarunner": "B"}),
        cast("Giant Growth", "Akki Lavarunner"),
        RESOLVE,
        to("combat damage"),
        RESOLVE_ALL,
        expect=["Akki Lavarunner is 5/5", "B has 16 life"],
    )


@cr("710.2", "710.1b", "710.1c")
def test_a_flipped_permanent_has_its_other_half_but_keeps_color_and_mana_cost() -> None:
    played = board(
        ["Akki Lavarunner"],
        [],
        *attack_with({"Akki Lavarunner": "B"}),
        to("combat damage"),
        RESOLVE_ALL,
        expect=[
            "Akki Lavarunner is 2/2",
            "Akki Lavarunner is legendary",
            "Akki Lavarunner is red",
            "Akki Lavarunner has mana value 4",
            "Akki Lavarunner doesn't have haste",
        ],
    )
    assert on_board(played, "Tok-Tok, Volcano Born")["flipped"]
    assert played.cites("710.4")


@cr("710.2", cited=False)
def test_two_flipped_legends_meet_the_legend_rule_but_unflipped_ones_do_not() -> None:
    board([{"card": "Akki Lavarunner", "count": 2}], [], expect=["A controls 2 Akki Lavarunner"])
    different = [
        {"card": "Akki Lavarunner", "flipped": True},
        {"card": "Akki Lavarunner", "flipped": True, "tapped": True},
    ]
    assert board(different, []).pending["rule"] == "704.5j"
    alike = board([{"card": "Akki Lavarunner", "count": 2, "flipped": True}], [])
    assert alike.cites("704.5j")
    assert alike.count("is put into A's graveyard") == 1


@cr("707.2", "710.2")
def test_a_clone_of_a_flipped_permanent_is_not_flipped_itself() -> None:
    played = board(
        {"battlefield": [{"card": "Akki Lavarunner", "flipped": True}], "hand": ["Clone"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Tok-Tok, Volcano Born"),
    )
    assert on_board(played, "Akki Lavarunner")["power"] == 1


@cr("710.4", "110.5", cited=False)
def test_a_flip_card_that_leaves_forgets_that_it_was_flipped() -> None:
    board(
        {"battlefield": [{"card": "Akki Lavarunner", "flipped": True}], "hand": ["Unsummon"]},
        [],
        cast("Unsummon", "Akki Lavarunner"),
        RESOLVE,
        cast("Akki Lavarunner"),
        RESOLVE,
        expect=["Akki Lavarunner is 1/1", "Akki Lavarunner is not legendary"],
    )

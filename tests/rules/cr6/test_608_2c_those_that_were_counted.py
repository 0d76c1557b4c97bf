""" "Those creatures" are those that were counted one by one, where nothing else has been spoken of (CR 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, board, cast, cr


@cr("611.2c")
def test_the_creatures_for_which_cards_were_drawn_gain_it() -> None:
    marked = {"card": "Grizzly Bears", "counters": {"+1/+1": 1}}
    played = board(
        {"battlefield": [marked, "Hill Giant"], "hand": ["Inspiring Call"]},
        [],
        cast("Inspiring Call"),
        RESOLVE,
        expect=["A has 1 card in hand", "Grizzly Bears has indestructible", "Hill Giant does not have indestructible"],
    )
    assert played.count("gains indestructible") == 1


@cr("608.2c", cited=False)
def test_tokens_that_were_created_are_spoken_of_before_what_was_counted() -> None:
    from engine.oracle.compile import read_unit

    elves = "Create a 1/1 green Elf creature token for each creature you control."
    text = f"{elves} Those creatures gain haste until end of turn."
    assert "RESULT" in repr(read_unit(text, True).abilities)

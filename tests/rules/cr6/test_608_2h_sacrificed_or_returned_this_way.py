"""What was sacrificed or returned by an earlier part of the text, or to pay for it (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr


@cr("608.2h", cited=False)
def test_swamps_that_were_returned_are_counted() -> None:
    board(
        {"hand": ["Sink into Takenuma"], "battlefield": ["Swamp", "Swamp", "Swamp"]},
        {"hand": ["Opt", "Shock", "Murder"]},
        cast("Sink into Takenuma", "B"),
        RESOLVE,
        answer(["Swamp#1", "Swamp#2"]),
        answer(["Opt", "Shock"], "B"),
        expect=["B has 1 cards in hand", "A has 2 cards in hand", "Murder in B's hand"],
    )


@cr("608.2h", cited=False)
def test_creatures_that_others_sacrificed_are_counted() -> None:
    board(
        {"hand": ["Syphon Flesh"], "battlefield": ["Hill Giant"]},
        ["Grizzly Bears"],
        cast("Syphon Flesh"),
        RESOLVE,
        C=["Grizzly Bears"],
        D=[],
        expect=["A controls Zombie#2", "Hill Giant on the battlefield"],
    )


@cr("608.2h", cited=False)
@pytest.mark.parametrize(("subtype", "life"), [("Saproling", 22), ("Bear", 20)])
def test_what_was_sacrificed_as_a_cost_was_sacrificed_this_way(subtype: str, life: int) -> None:
    token = {"token": {"name": "Token", "types": ["Creature"], "subtypes": [subtype], "power": 1, "toughness": 1}}
    board(
        ["Thallid Omnivore", token],
        [],
        activate("Thallid Omnivore"),
        RESOLVE,
        expect=["Thallid Omnivore is 5/5", f"A life {life}"],
    )


@cr("120.1", cited=False)
def test_damage_that_was_dealt_is_all_of_it() -> None:
    """Of three red creatures two are dealt damage by a spell for the third's color; {X} is two."""
    board(
        {"hand": ["Brightflame"], "battlefield": ["Hill Giant"]},
        ["Hill Giant", "Grizzly Bears"],
        cast("Brightflame", "Hill Giant#1", x=2),
        RESOLVE,
        expect=["A life 24"],
    )


@cr("615.6")
def test_of_damage_that_was_prevented_nothing_is_gained() -> None:
    board(
        {"hand": ["Syphon Soul"]},
        [{"token": {"name": "Idol", "types": ["Artifact"], "text": "Prevent all damage that would be dealt to you."}}],
        cast("Syphon Soul"),
        RESOLVE,
        C=[],
        expect=["A life 22", "B life 20", "C life 18"],
    )

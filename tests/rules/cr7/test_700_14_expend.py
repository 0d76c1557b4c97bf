"""Expending mana (CR 700.14)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr, turn


@cr("700.14")
def test_the_fourth_mana_of_the_turn_expends_four_once() -> None:
    """Three mana and then one: with the second spell. A fifth and sixth do not do it again."""
    script: list[Entry] = [cast("Grizzly Bears"), RESOLVE_ALL]
    boards = {"hand": ["Grizzly Bears", "Grizzly Bears", "Grizzly Bears"], "battlefield": ["Teapot Slinger"]}
    board(boards, [], *script, expect=["B life 20"])
    board(boards, [], *script, *script, expect=["B life 18"])
    board(boards, [], *script, *script, *script, expect=["B life 18"])


@cr("700.14")
def test_one_expensive_spell_expends_four_and_eight() -> None:
    """Muerra: with a spell for eight mana one expends 4 and 8; mana for abilities does not count."""
    board(
        {"hand": ["Fireball"], "battlefield": ["Muerra, Trash Tactician"]},
        [],
        answer("as listed", choice="order"),
        cast("Fireball", "B", x=7),
        RESOLVE_ALL,
        expect=["A life 23", "B life 13", "A has 2 cards in exile"],
    )
    board(
        ["Teapot Slinger", "Shivan Dragon"],
        [],
        *[activate("Shivan Dragon"), RESOLVE] * 4,
        expect=["B life 20", "Shivan Dragon is 9/5"],
    )


@cr("700.14", cited=False)
def test_expending_begins_anew_each_turn() -> None:
    board(
        {"hand": ["Lightning Bolt"] * 4, "battlefield": ["Teapot Slinger"]},
        [],
        *[cast("Lightning Bolt", "B"), RESOLVE] * 3,
        turn(5),
        cast("Lightning Bolt", "B"),
        RESOLVE_ALL,
        expect=["B life 8"],
    )

"""Spells (CR 112)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("112.2", "109.4", cited=False)
def test_a_spell_has_a_controller_and_an_owner() -> None:
    held = {"hand": ["Lightning Bolt"]}
    board(held, [], cast("Lightning Bolt", "B"), expect=["A controls Lightning Bolt"])


@cr("112.2a", cited=False)
def test_the_player_who_is_told_to_copy_owns_the_copy() -> None:
    """The card belongs to the opponent; the copy does not."""
    board(
        {"hand": ["Mnemonic Deluge"]},
        {"graveyard": ["Divination"], "library": ["Forest"] * 5},
        cast("Mnemonic Deluge", "Divination"),
        RESOLVE,
        answer("yes"),
        answer(["Divination#2", "Divination#3"]),
        RESOLVE_ALL,
        expect=["A has 4 cards in hand", "B has 0 cards in hand", "Divination#1 in exile"],
    )


@cr("112.4")
def test_what_changed_a_permanent_spell_stays_with_the_permanent() -> None:
    side = {"hand": ["Hill Giant", "Thoughtlace"]}
    script = (cast("Hill Giant"), cast("Thoughtlace", "Hill Giant"), RESOLVE, RESOLVE)
    board(side, [], *script, expect=["A controls Hill Giant", "Hill Giant is blue", "Hill Giant is not red"])

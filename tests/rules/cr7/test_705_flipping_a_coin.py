"""Flipping a Coin (CR 705)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr


def tap(source: str, **more: object) -> dict[str, object]:
    return {"do": "activate", "player": "A", "source": source, "ability": 1, **more}


@cr("705.1", "705.2")
def test_who_wins_the_flip_takes_another_turn() -> None:
    hand = {"hand": ["Stitch in Time"]}
    again = {"do": "go_to", "step": "upkeep", "turn": 4}
    won = board(hand, [], cast("Stitch in Time"), RESOLVE, answer("win"), again)
    assert won.report["state"]["turn"]["active"] == "A"
    lost = board(hand, [], cast("Stitch in Time"), RESOLVE, answer("lose"), again)
    assert lost.report["state"]["turn"]["active"] == "B"
    assert lost.cites("705.2")


@cr("705.2")
def test_either_end_of_a_flip_has_its_own_effect() -> None:
    bottle = (tap("Bottle of Suleiman"), RESOLVE)
    board(["Bottle of Suleiman"], [], *bottle, answer("win"), expect=["A controls Djinn Token", "A life 20"])
    board(["Bottle of Suleiman"], [], *bottle, answer("lose"), expect=["A life 15"])


@cr("705.2")
def test_only_who_flips_wins_the_flip() -> None:
    scoundrel = (tap("Tavern Scoundrel"), RESOLVE)
    both = ["Tavern Scoundrel"]
    won = (*scoundrel, answer("win"), RESOLVE_ALL)
    board(["Tavern Scoundrel", "Forest"], both, *won, expect=["A controls 2 Treasures"])
    played = board(["Tavern Scoundrel", "Forest"], both, *scoundrel, answer("lose"), expect=["stack is empty"])
    assert not played.count("creates")


@cr("705.3")
def test_a_flip_that_an_effect_wins_is_not_asked() -> None:
    """The first flip of the turn is won; the next is flipped."""
    mine = ["Edgar, King of Figaro", "Bottle of Suleiman", {"card": "Bottle of Suleiman", "id": "second"}]
    played = board(mine, [], activate("Bottle of Suleiman"), RESOLVE, expect=["A controls Djinn Token"])
    assert played.cites("705.3")
    board(
        mine,
        [],
        activate("Bottle of Suleiman#1"),
        RESOLVE,
        activate("second"),
        RESOLVE,
        answer("lose"),
        expect=["A life 15"],
    )

"""Scry (CR 701.22)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, to


@cr("701.22a", "701.22d")
def test_scrying_is_seen_once_however_many_cards() -> None:
    board(
        {"hand": ["Benevolent River Spirit"], "battlefield": ["Matoya, Archon Elder"]},
        [],
        cast("Benevolent River Spirit", choices=[[]]),
        RESOLVE,
        RESOLVE,
        answer([]),
        answer("as listed"),
        RESOLVE,
        expect=["A has 1 card in hand"],
    )


@cr("701.22b", cited=False)
def test_scrying_nothing_is_no_scrying() -> None:
    """Oath of Jace scries for each planeswalker; there is none."""
    mine = ["Oath of Jace", "Flamespeaker Adept"]
    played = board(mine, [], to("upkeep"), RESOLVE, step="untap", expect=["Flamespeaker Adept is 2/3"])
    assert played.report["state"]["stack"] == []


@cr("701.22c", cited=False)
def test_players_who_scry_at_once_decide_in_turn_order() -> None:
    mine = {"hand": ["Eager Construct"], "library": ["Island", "Forest"]}
    enter = [cast("Eager Construct"), RESOLVE, RESOLVE]
    played = board(mine, {"library": ["Swamp", "Plains"]}, *enter, answer("yes"), answer("yes", "B"))
    assert played.pending["player"] == "A"
    below = [answer(["Island"]), answer(["Swamp"], "B")]
    played = board(mine, {"library": ["Swamp", "Plains"]}, *enter, answer("yes"), answer("yes", "B"), *below)
    libraries = [played.report["state"]["players"][name]["library"] for name in "AB"]
    assert libraries == [["Forest", "Island"], ["Plains", "Swamp"]]


@cr("614.1a")
def test_instead_of_scrying_more_is_scried_or_as_many_drawn() -> None:
    opt = {"hand": ["Opt"]}
    more = board({**opt, "battlefield": ["Kenessos, Priest of Thassa"]}, [], cast("Opt"), RESOLVE)
    assert more.pending["max"] == 2
    board(
        {**opt, "battlefield": ["Eligeth, Crossroads Augur"]},
        [],
        cast("Opt"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )
    theirs = board(opt, ["Kenessos, Priest of Thassa", "Eligeth, Crossroads Augur"], cast("Opt"), RESOLVE)
    assert theirs.pending["max"] == 1

"""Clash (CR 701.30)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, to


def library(*cards: str) -> list[str]:
    return [*cards, "Forest", "Forest"]


@cr("701.30")
def test_a_clash_that_is_lost_has_the_other_player_act() -> None:
    glance = {"card": "Captivating Glance", "attached_to": "Grizzly Bears"}
    board(
        {"battlefield": ["Grizzly Bears", glance], "library": library("Forest")},
        {"library": library("Craw Wurm")},
        to("end"),
        RESOLVE,
        answer("no"),
        answer("no", "B"),
        expect=["B controls Grizzly Bears"],
    )


@cr("701.30a", cited=False)
def test_each_who_clashes_may_put_the_revealed_card_on_the_bottom() -> None:
    mine = {"hand": ["Nath's Elite"], "library": ["Hill Giant", "Island"]}
    theirs = {"library": ["Goblin Piker", "Swamp"]}
    clash = [cast("Nath's Elite"), RESOLVE, RESOLVE, answer("yes"), answer("no", "B")]
    played = board(mine, theirs, *clash)
    libraries = [played.report["state"]["players"][name]["library"] for name in "AB"]
    assert libraries == [["Island", "Hill Giant"], ["Goblin Piker", "Swamp"]]


@cr("701.30b")
def test_the_player_chooses_which_opponent_to_clash_with() -> None:
    mine = {"hand": ["Nath's Elite"], "library": library("Hill Giant")}
    board(
        mine,
        {"library": library("Craw Wurm")},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("C"),
        answer("no"),
        answer("no", "C"),
        C={"library": library("Grizzly Bears")},
        expect=["Nath's Elite is 5/3"],
    )


@cr("701.30c")
def test_each_player_may_put_the_card_on_the_bottom() -> None:
    mine = {"hand": ["Nath's Elite"], "library": ["Hill Giant", "Grizzly Bears"]}
    played = board(
        mine,
        {"library": ["Forest", "Island"]},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("no", "B"),
        expect=["Nath's Elite is 5/3"],
    )
    libraries = {name: state["library"] for name, state in played.report["state"]["players"].items()}
    assert [str(c["card"] if isinstance(c, dict) else c) for c in libraries["A"]] == ["Grizzly Bears", "Hill Giant"]
    assert [str(c["card"] if isinstance(c, dict) else c) for c in libraries["B"]] == ["Forest", "Island"]


@cr("701.30d")
def test_the_higher_mana_value_wins_the_clash() -> None:
    mine = {"hand": ["Nath's Elite"], "library": library("Hill Giant")}
    script = [cast("Nath's Elite"), RESOLVE, RESOLVE, answer("no"), answer("no", "B")]
    board(mine, {"library": library("Grizzly Bears")}, *script, expect=["Nath's Elite is 5/3"])
    board(mine, {"library": library("Hill Giant")}, *script, expect=["Nath's Elite is 4/2"])
    board(mine, {"library": library("Craw Wurm")}, *script, expect=["Nath's Elite is 4/2"])


@cr("701.30d")
def test_winning_a_clash_is_noticed() -> None:
    mine = {"hand": ["Nath's Elite"], "battlefield": ["Sylvan Echoes"], "library": library("Hill Giant", "Island")}
    board(
        mine,
        {"library": library("Grizzly Bears")},
        cast("Nath's Elite"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        answer("no", "B"),
        RESOLVE,
        answer("yes"),
        expect=["A has 1 card in hand"],
    )

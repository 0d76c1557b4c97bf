"""Descriptions by a type or color that is chosen as the sentence is carried out (CR 608.2d)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr, passing


@cr("608.2d", cited=False)
def test_creatures_of_the_chosen_type_are_destroyed() -> None:
    board(
        {"hand": ["Extinction"], "battlefield": ["Grizzly Bears"]},
        ["Hill Giant", "Grizzly Bears"],
        cast("Extinction"),
        RESOLVE,
        answer("Giant"),
        expect=["Hill Giant in B's graveyard", "Grizzly Bears#1 on the battlefield"],
    )


@cr("608.2d", "107.3a", cited=False)
def test_creatures_of_the_chosen_type_get_x() -> None:
    board(
        {"hand": ["Tribal Unity"], "battlefield": ["Grizzly Bears", "Hill Giant"]},
        [],
        cast("Tribal Unity", x=2),
        RESOLVE,
        answer("Bear"),
        expect=["Grizzly Bears is 4/4", "Hill Giant is 3/3"],
    )


@cr("105.4", cited=False)
def test_permanents_of_the_chosen_color_return() -> None:
    board(
        {"hand": ["Wash Out"], "battlefield": ["Grizzly Bears"]},
        ["Hill Giant"],
        cast("Wash Out"),
        RESOLVE,
        answer("R"),
        expect=["Hill Giant in B's hand", "Grizzly Bears on the battlefield"],
    )


@cr("508.1d")
def test_creatures_of_the_chosen_type_must_attack() -> None:
    board(
        {"battlefield": ["Walking Desecration"]},
        ["Grizzly Bears", "Hill Giant"],
        passing("B"),
        activate("Walking Desecration"),
        RESOLVE,
        answer("Bear"),
        *attack_with({"Hill Giant": "A"}, "B"),
        active="B",
        refused="508.1d",
    )


@cr("508.1b", cited=False)
def test_each_player_who_is_attacked_counts_once() -> None:
    played = board(
        ["Apothecary White", "Grizzly Bears", "Hill Giant"],
        [],
        *attack_with({"Grizzly Bears": "B", "Hill Giant": "C", "Apothecary White": "B"}),
        RESOLVE,
        C=[],
        D=[],
    )
    mine = played.report["state"]["players"]["A"]["battlefield"]
    assert sum(it["name"] == "Food Token" for it in mine) == 2

"""Casting from elsewhere for a cost beside or instead of the mana cost (CR 601.3, 118.8, 118.9)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, lands, passing

EMBRACE = {"graveyard": ["Demonic Embrace"], "hand": ["Shock", "Pacifism"]}


@cr("601.3")
def test_life_and_a_card_are_paid_beside_the_mana_cost() -> None:
    board(
        lands("Swamp", "Swamp", "Swamp", "Grizzly Bears", **EMBRACE),
        [],
        cast("Demonic Embrace", "Grizzly Bears"),
        answer(["Shock"]),
        RESOLVE,
        expect=["A has 17 life", "Shock in A's graveyard", "Grizzly Bears is 5/3", "Pacifism in A's hand"],
    )


@cr("118.3")
def test_without_a_card_to_discard_it_is_not_cast() -> None:
    mine = lands("Swamp", "Swamp", "Swamp", "Grizzly Bears", graveyard=["Demonic Embrace"])
    board(mine, [], cast("Demonic Embrace", "Grizzly Bears"), refused="118.3")


@cr("118.9")
def test_another_cost_is_paid_rather_than_the_mana_cost() -> None:
    guidance = {"graveyard": ["Raffine's Guidance"]}
    three = lands("Plains", "Plains", "Plains", "Grizzly Bears", **guidance)
    board(three, [], cast("Raffine's Guidance", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears is 3/3"])
    one = lands("Plains", "Grizzly Bears", **guidance)
    board(one, [], cast("Raffine's Guidance", "Grizzly Bears"), refused="601.2h")


@cr("601.3")
def test_instants_in_the_graveyard_cost_a_life_more_in_ones_own_turn() -> None:
    mine = {"graveyard": ["Shock"], "battlefield": ["Festival of Embers"]}
    board(mine, [], cast("Shock", "B"), RESOLVE, expect=["A has 19 life", "B has 18 life"])
    board(mine, [], passing("B"), cast("Shock", "B"), active="B", refused="601.3")


@cr("601.3")
def test_a_counter_is_removed_to_cast_the_top_card_of_the_library() -> None:
    falco = {"card": "Falco Spara, Pactweaver", "counters": {"shield": 1}}
    mine = {"battlefield": [falco], "library": ["Grizzly Bears", "Forest"]}
    board(
        mine,
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "Falco Spara, Pactweaver has 0 shield counters"],
    )

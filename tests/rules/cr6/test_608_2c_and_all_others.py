"""An object and all of a kind beside it: "it and all Samurai", "all Xs and all Ys" (CR 608.2c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, attack_with, board, cast, cr, creature


@cr("608.2c")
def test_it_and_all_samurai_untap() -> None:
    samurai = creature("", name="Ronin", looks={"subtypes": ["Samurai"]}, tapped=True)
    board(
        ["Godo, Bandit Warlord", samurai, {"card": "Hill Giant", "tapped": True}],
        [],
        *attack_with({"Godo, Bandit Warlord": "B"}),
        RESOLVE,
        expect=["Godo, Bandit Warlord is not tapped", "Ronin is not tapped", "Hill Giant is tapped"],
    )


@cr("608.2c")
def test_all_creatures_and_all_planeswalkers_you_do_not_control() -> None:
    board(
        {"hand": ["In Garruk's Wake"], "battlefield": ["Hill Giant"]},
        ["Grizzly Bears", "Ajani Goldmane", "Sol Ring"],
        cast("In Garruk's Wake"),
        RESOLVE,
        expect=[
            "Grizzly Bears in B's graveyard",
            "Ajani Goldmane in B's graveyard",
            "Hill Giant in battlefield",
            "Sol Ring in battlefield",
        ],
    )


@cr("608.2c")
def test_target_creature_and_all_auras_attached_to_it() -> None:
    worn = {"card": "Pacifism", "attached_to": "Hill Giant"}
    elsewhere = {"card": "Pacifism", "attached_to": "Grizzly Bears", "id": "other"}
    board(
        {"hand": ["Hubris"], "battlefield": [worn]},
        ["Hill Giant", "Grizzly Bears", elsewhere],
        cast("Hubris", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in hand", "Pacifism#1 in hand", "other in battlefield", "Grizzly Bears in battlefield"],
    )

"""Manifest (CR 701.40)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr
from tests.rules.face_down import down, up


@cr("701.40a")
def test_a_manifested_card_is_a_face_down_two_two() -> None:
    played = board(
        {"hand": ["Soul Summons"], "library": ["Lightning Bolt", "Forest"]},
        [],
        cast("Soul Summons"),
        RESOLVE,
        expect=["Lightning Bolt is 2/2", "Lightning Bolt is face down", "Lightning Bolt is a creature"],
    )
    assert played.cites("701.40a")
    assert not any("Bolt" in text for text in played.steps)


@cr("701.40b")
def test_a_manifested_creature_card_is_turned_up_for_its_mana_cost() -> None:
    played = board(
        {"battlefield": [down("Grizzly Bears", face_down="manifested"), down("Hill Giant", id="giant")], "mana": "G1"},
        [],
        up("hidden"),
        expect=["hidden is 2/2", "not hidden is face down"],
    )
    assert played.cites("701.40b")


@cr("701.40b")
def test_a_manifested_card_that_is_no_creature_card_stays_face_down() -> None:
    board([down("Forest", face_down="manifested")], [], up("hidden"), refused="701.40b")


@cr("701.40c")
def test_a_manifested_morph_card_is_turned_up_either_way() -> None:
    played = board({"battlefield": [down("Exalted Angel", face_down="manifested")], "mana": "WW2"}, [], up("hidden"))
    assert played.pending["kind"] == "cost"
    board(
        {"battlefield": [down("Exalted Angel", face_down="manifested")], "mana": "WW2"},
        [],
        up("hidden"),
        answer("morph"),
        expect=["hidden is 4/5"],
    )


@cr("701.40d", cited=False)
def test_a_manifested_disguise_card_is_turned_up_either_way() -> None:
    board(
        {"battlefield": [down("Alley Assailant", face_down="manifested")], "mana": "B2"},
        [],
        up("hidden"),
        answer("mana cost"),
        expect=["hidden is 3/3"],
    )


@cr("701.40e", cited=False)
def test_several_cards_are_manifested_one_at_a_time() -> None:
    played = board(
        {"hand": ["Ethereal Ambush"], "library": ["Grizzly Bears", "Hill Giant", "Island"]},
        [],
        cast("Ethereal Ambush"),
        RESOLVE,
        expect=["Grizzly Bears is face down", "Hill Giant is face down"],
    )
    entered = [step for step in played.steps if "enters the battlefield" in step]
    assert len(entered) == 2
    assert entered[0] != entered[1]


@cr("701.40f", "701.58f", cited=False)
@pytest.mark.parametrize("spell", ["Soul Summons", "Cryptic Coat"])
def test_what_cannot_enter_is_not_manifested_or_cloaked_and_stays_where_it_is(spell: str) -> None:
    mine = {"hand": [spell], "library": ["Hill Giant", "Island"]}
    played = board(mine, ["Grafdigger's Cage"], cast(spell), RESOLVE_ALL)
    assert played.report["state"]["players"]["A"]["library"] == ["Hill Giant", "Island"]
    assert played.count("face down") == 0
    land = board({**mine, "library": ["Forest", "Island"]}, ["Grafdigger's Cage"], cast(spell), RESOLVE_ALL)
    assert land.report["state"]["players"]["A"]["library"] == ["Forest", "Island"]  # face down it would be a creature
    free = board(mine, [], cast(spell), RESOLVE_ALL)
    assert free.report["state"]["players"]["A"]["library"] == ["Island"]


@cr("701.40g")
def test_a_manifested_instant_is_revealed_and_stays_face_down() -> None:
    played = board(
        {"hand": ["Break Open"]},
        [down("Lightning Bolt", face_down="manifested"), "Secret Plans"],
        cast("Break Open", "hidden"),
        RESOLVE,
        expect=["hidden is face down", "B has 0 cards in hand", "stack is empty"],
    )
    assert played.cites("701.40g")
    assert played.count("reveals Lightning Bolt") == 1


@cr("730.2g", "701.40g")
def test_a_manifested_instant_beneath_keeps_it_face_down() -> None:
    played = board(
        {"hand": ["Break Open"]},
        [{"card": "Gemrazer", "face_down": "manifested", "id": "it", "merged_with": ["Lightning Bolt"]}],
        cast("Break Open", "it"),
        RESOLVE,
        expect=["it is 2/2"],
    )
    assert played.cites("701.40g")

"""Cloak (CR 701.58)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr
from tests.rules.face_down import down, up


@cr("701.58a", "701.58b")
def test_a_cloaked_card_has_ward_and_is_turned_up_for_its_mana_cost() -> None:
    played = board(
        {"hand": ["Cryptic Coat"], "library": ["Hill Giant", "Forest"]},
        [],
        cast("Cryptic Coat"),
        RESOLVE_ALL,
        up("Hill Giant"),
        expect=["Hill Giant is 4/3", "Cryptic Coat is attached to Hill Giant", "not Hill Giant has ward"],
    )
    assert played.cites("701.58a")
    assert played.cites("701.58b")


@cr("701.58c", "701.58d", cited=False)
def test_a_cloaked_card_may_be_turned_up_for_a_disguise_or_morph_cost() -> None:
    for card, word, size in (("Exalted Angel", "morph", "4/5"), ("Alley Assailant", "disguise", "3/3")):
        board(
            [down(card, face_down="cloaked")],
            [],
            up("hidden"),
            answer(word),
            expect=[f"hidden is {size}"],
        )


@cr("701.58e", cited=False)
def test_two_cards_are_cloaked_as_two_creatures() -> None:
    mine = {"hand": ["Hide in Plain Sight"], "library": ["Forest", "Hill Giant", "Island", "Swamp", "Plains", "Forest"]}
    played = board(mine, [], cast("Hide in Plain Sight"), RESOLVE, answer(["Hill Giant", "Island"]))
    down = [p for p in played.report["state"]["players"]["A"]["battlefield"] if p.get("face_down")]
    assert [(p["power"], p["toughness"]) for p in down] == [(2, 2), (2, 2)]


@cr("701.58g", cited=False)
def test_a_cloaked_sorcery_is_revealed_and_stays_face_down() -> None:
    played = board(
        ["Ixidor, Reality Sculptor", down("Lay of the Land", face_down="cloaked"), "Secret Plans"],
        [],
        {"do": "activate", "player": "A", "source": "Ixidor, Reality Sculptor", "targets": ["hidden"]},
        RESOLVE,
        expect=["hidden is face down", "A has 0 cards in hand"],
    )
    assert played.count("reveals Lay of the Land") == 1

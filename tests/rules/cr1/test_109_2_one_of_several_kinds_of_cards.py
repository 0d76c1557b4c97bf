"""One noun behind several kinds: "a Bird or basic land card", "a Phyrexian creature or artifact creature spell" (CR
109.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("701.23a")
def test_a_bird_card_is_found_by_who_looks_for_a_bird_or_basic_land_card() -> None:
    mine = {"hand": ["Sazh Katzroy"], "library": ["Storm Crow", "Grizzly Bears", "Island"]}
    find = [cast("Sazh Katzroy"), RESOLVE, RESOLVE, answer("yes"), answer("Storm Crow")]
    board(mine, [], *find, expect=["Storm Crow in A's hand"])


@cr("601.2i")
def test_a_phyrexian_creature_spell_is_a_phyrexian_creature_or_artifact_creature_spell() -> None:
    for spell, created in (("Phyrexian Rager", 1), ("Ornithopter", 1), ("Grizzly Bears", 0)):
        played = board({"hand": [spell], "battlefield": ["Brimaz, Blight of Oreskos"]}, [], cast(spell), RESOLVE_ALL)
        assert played.count("A creates an Incubator Token") == created


@cr("601.2c")
def test_a_creature_or_spell_is_no_creature_spell_alone() -> None:
    mine = {"hand": ["Unsubstantiate"]}
    board(
        mine, ["Grizzly Bears"], cast("Unsubstantiate", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in B's hand"]
    )

"""The graveyard (CR 404)."""

from __future__ import annotations

from tests.helpers import PASS_A, PASS_B, RESOLVE, activate, board, cast, cr, creature


@cr("404.2", cited=False)
def test_the_top_creature_card_is_the_one_put_there_last() -> None:
    """The Bears die behind the Giant, and a card that is no creature lies on them."""
    board(
        {"battlefield": ["Hill Giant", "Grizzly Bears"], "hand": ["Murder", "Murder", "Shock", "Corpse Dance"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        cast("Shock", "B"),
        RESOLVE,
        cast("Corpse Dance"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "Grizzly Bears has haste", "Hill Giant in A's graveyard"],
    )


@cr("118.3")
def test_what_is_not_there_cannot_be_exiled_as_a_cost() -> None:
    board({"battlefield": ["Necratog"], "graveyard": ["Opt"]}, [], activate("Necratog"), refused="118.3")


LOCH = {"hand": ["Drown in the Loch"], "graveyard": ["Forest"] * 5}


@cr("404.1", cited=False)
def test_a_target_is_measured_by_the_graveyard_of_its_own_controller() -> None:
    theirs = {"battlefield": ["Grizzly Bears", "Hill Giant"], "graveyard": ["Opt", "Shock"]}
    drown = {"modes": [2]}
    board(LOCH, theirs, cast("Drown in the Loch", "Grizzly Bears", **drown), RESOLVE, expect=["A life 20"])
    board(LOCH, theirs, cast("Drown in the Loch", "Hill Giant", **drown), refused="601.2c")
    ooze = {**theirs, "battlefield": ["Grizzly Bears", creature("{G}: Exile target card from a graveyard.")]}
    eaten = [cast("Drown in the Loch", "Grizzly Bears", **drown), PASS_A]
    eaten += [activate("Tester", "Opt", player="B"), RESOLVE, RESOLVE]
    board(LOCH, ooze, *eaten, expect=["Grizzly Bears on battlefield"])


@cr("404.1", cited=False)
def test_a_spell_is_measured_by_the_graveyard_of_its_own_controller() -> None:
    theirs = {"hand": ["Hill Giant"], "graveyard": ["Opt"] * 4}
    giant = [cast("Hill Giant", player="B"), PASS_B]
    drown = [cast("Drown in the Loch", "Hill Giant", modes=[1]), RESOLVE]
    board(LOCH, theirs, *giant, *drown, active="B", expect=["Hill Giant in B's graveyard"])

"""Judges' questions about modes that opponents choose and modes worth pawprints (CR 700.2e, 700.2i, 107.18)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, answer, board, cast, cr


@cr("700.2i", "107.18", "700.2d")
def test_modes_are_chosen_up_to_their_pawprints() -> None:
    """Two rabbits and a card from the graveyard are 1 + 1 + 3 pawprints."""
    mine = {"hand": ["Season of the Burrow"], "graveyard": ["Grizzly Bears"]}
    played = board(
        mine,
        [],
        cast("Season of the Burrow", "Grizzly Bears", modes=[1, 1, 3]),
        RESOLVE,
        expect=["Grizzly Bears has 1 indestructible counters"],
    )
    rabbits = [it for it in played.report["state"]["players"]["A"]["battlefield"] if it["name"] == "Rabbit Token"]
    assert len(rabbits) == 2


@cr("700.2i", "700.2d")
def test_each_time_a_mode_is_chosen_it_may_have_another_target() -> None:
    """Two pawprints twice: two permanents are exiled, and each of their controllers draws a card."""
    board(
        {"hand": ["Season of the Burrow"]},
        ["Goblin Piker", "Hill Giant"],
        cast("Season of the Burrow", "Goblin Piker", "Hill Giant", modes=[2, 2]),
        RESOLVE,
        expect=["Goblin Piker in exile", "Hill Giant in exile", "B has 2 cards in hand"],
    )


@cr("700.2i")
def test_more_pawprints_than_there_are_can_not_be_chosen() -> None:
    """Three and three are six."""
    mine = {"hand": ["Season of the Burrow"], "graveyard": ["Grizzly Bears"]}
    played = board(mine, [], cast("Season of the Burrow", "Grizzly Bears", modes=[3, 3]), refused=True)
    assert played.refused("700.2i")


@cr("700.2e")
def test_an_opponent_chooses_the_mode_as_the_spell_is_cast() -> None:
    """The one who chose is "that player": B's creature gets the counter and B is dealt the damage."""
    mine = {"hand": ["Misfortune"], "battlefield": ["Grizzly Bears"]}
    open_choice = board(mine, ["Hill Giant"], cast("Misfortune"))
    assert open_choice.pending["player"] == "B"
    assert open_choice.pending["rule"] == "700.2e"
    chosen = [cast("Misfortune"), answer(2, "B"), RESOLVE]
    board(mine, ["Hill Giant"], *chosen, expect=["Hill Giant is 2/2", "B life 16", "Grizzly Bears is 2/2", "A life 20"])


@cr("700.2e")
def test_the_controller_decides_which_opponent_chooses() -> None:
    mine = {"hand": ["Misfortune"], "battlefield": ["Grizzly Bears"]}
    board(
        mine,
        ["Hill Giant"],
        cast("Misfortune"),
        answer("C"),
        answer(2, "C"),
        RESOLVE,
        C=["Goblin Piker"],
        expect=["C life 16", "B life 20", "Goblin Piker in C's graveyard", "Hill Giant is 3/3"],
    )

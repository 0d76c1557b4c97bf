"""Texts with a target for each of several players (CR 601.2c)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, PASS_B, RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature, walker

BOUNCED = "For each opponent, return up to one target nonland permanent that player controls to its owner's hand."
BOUNCE = walker(f"−2: {BOUNCED}")
SEIZE = walker("−2: For each opponent, gain control of target permanent that player controls.")
B, C = ["Grizzly Bears", "Hill Giant"], ["Serra Angel"]


@cr("601.2c")
def test_there_is_a_target_for_each_opponent() -> None:
    gone = ["Grizzly Bears in hand", "Serra Angel in hand", "B controls Hill Giant"]
    board([BOUNCE], B, activate("Walker", "Grizzly Bears", "Serra Angel"), RESOLVE, C=C, expect=gone)
    board([BOUNCE], B, activate("Walker", "Hill Giant"), RESOLVE, C=C, expect=["C controls Serra Angel"])


@cr("601.2c")
@pytest.mark.parametrize("targets", [("Grizzly Bears", "Hill Giant"), ("Savannah Lions",)])
def test_never_two_of_one_opponent_nor_your_own(targets: tuple[str, ...]) -> None:
    board([BOUNCE, "Savannah Lions"], B, activate("Walker", *targets), C=C, refused="601.2c")


@cr("601.2c")
def test_one_must_be_chosen_for_each_opponent_who_has_any() -> None:
    board([SEIZE], B, activate("Walker", "Hill Giant"), C=C, refused="601.2c")
    board([SEIZE], B, activate("Walker", "Hill Giant"), RESOLVE, C=[], expect=["A controls Hill Giant"])


@cr("608.2b")
def test_what_another_opponent_has_taken_is_no_target_any_more() -> None:
    """The target for B was to be what B controls."""
    taking = creature("{0}: Gain control of target creature.")
    theirs = {"battlefield": [*C, taking]}
    board(
        [SEIZE],
        B,
        activate("Walker", "Grizzly Bears", "Serra Angel"),
        PASS_A,
        PASS_B,
        activate("Tester", "Grizzly Bears", player="C"),
        RESOLVE_ALL,
        C=theirs,
        expect=["C controls Grizzly Bears", "A controls Serra Angel"],
    )


@cr("610.3")
def test_what_is_exiled_until_something_leaves_is_one_of_each_opponent() -> None:
    """And nobody is told to gain control of it."""
    said = "{0}: For each opponent, exile up to one target nonland permanent that player controls until ~ leaves the "
    mine = {"battlefield": [creature(f"{said}battlefield.")], "hand": ["Shock"]}
    exiling = [activate("Tester", "Hill Giant", "Serra Angel"), RESOLVE]
    played = board(mine, B, *exiling, C=C, expect=["Hill Giant in exile", "Serra Angel in exile"])
    assert played.count("gains control") == 0
    back = ["B controls Hill Giant", "C controls Serra Angel"]
    board(mine, B, *exiling, cast("Shock", "Tester"), RESOLVE, C=C, expect=back)


@cr("608.2c")
def test_for_each_player_is_for_you_too_and_cards_are_of_their_own_graveyard() -> None:
    kill = walker("−2: For each player, destroy up to one target creature that player controls.")
    died = ["Savannah Lions in graveyard", "Serra Angel in graveyard", "B controls Hill Giant"]
    board([kill, "Savannah Lions"], B, activate("Walker", "Savannah Lions", "Serra Angel"), RESOLVE, C=C, expect=died)
    dig = walker("−2: For each opponent, exile up to one target creature card from that player's graveyard.")
    graves = {"graveyard": B}
    two = activate("Walker", "Grizzly Bears", "Hill Giant")
    board([dig], graves, two, C={"graveyard": C}, refused="601.2c")
    one = activate("Walker", "Grizzly Bears", "Serra Angel")
    gone = ["Grizzly Bears in exile", "Serra Angel in exile"]
    board([dig], graves, one, RESOLVE, C={"graveyard": C}, expect=gone)

"""Solved (CR 702.169)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, attack_with, board, cast, cr, to

ARTIFACTS = ["Mox Jet", "Mox Pearl", "Mox Ruby"]


@cr("702.169a", cited=False)
def test_a_solved_case_has_what_it_says_behind_solved() -> None:
    """A Case is solved at the beginning of its controller's end step if the condition holds (719.3a)."""
    mine: dict[str, Any] = {
        "battlefield": ["Case of the Gateway Express", "Goblin Piker", "Hill Giant", "Youthful Knight"]
    }
    three = attack_with({"Goblin Piker": "B", "Hill Giant": "B", "Youthful Knight": "B"})
    board(mine, [], *three, to("postcombat main"), expect=["Goblin Piker is 2/1"])
    board(mine, [], *three, to("end"), RESOLVE_ALL, expect=["Goblin Piker is 3/1"])
    two = attack_with({"Goblin Piker": "B", "Hill Giant": "B"})
    board(mine, [], *two, to("end"), expect=["Goblin Piker is 2/1", "stack is empty"])


@cr("719.3c", "702.169b", cited=False)
def test_the_static_ability_of_a_case_works_only_once_it_is_solved() -> None:
    board(["Case of the Gateway Express", "Grizzly Bears"], [], expect=["Grizzly Bears is 2/2"])
    board(
        [{"card": "Case of the Gateway Express", "designations": ["solved"]}, "Grizzly Bears"],
        [],
        expect=["Grizzly Bears is 3/2"],
    )


@cr("702.169c", "719.3a")
def test_the_triggered_ability_of_a_case_triggers_only_once_it_is_solved() -> None:
    unsolved = board(["Case of the Crimson Pulse"], [], {**to("upkeep"), "turn": 5}, step="postcombat main")
    assert (
        unsolved.count("triggers: At the beginning of your upkeep, discard") == 1
    )  # its ability that solves it at the end step says so too
    solved = board(
        {"battlefield": [{"card": "Case of the Crimson Pulse", "designations": ["solved"]}], "hand": ["Forest"]},
        [],
        {**to("upkeep"), "turn": 5},
        RESOLVE_ALL,
        expect=["A has 2 cards in hand", "A has 1 card in graveyard"],
    )
    assert solved.cites("702.169a")


@cr("719.3a", "719.3b", "702.169d")
def test_a_case_is_solved_at_the_end_step_and_only_then_may_be_used() -> None:
    solved = board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        [],
        to("end"),
        RESOLVE_ALL,
        activate("Case of the Filched Falcon", "Mox Jet"),
        RESOLVE_ALL,
        expect=["Mox Jet is 4/4", "Mox Jet has flying"],
    )
    assert solved.cites("719.3a")
    board(
        ["Case of the Filched Falcon", *ARTIFACTS],
        [],
        activate("Case of the Filched Falcon", "Mox Jet"),
        refused="602.5",
    )


@cr("702.169a", "113.6m", cited=False)
def test_a_solved_ability_that_lets_others_be_cast_from_the_graveyard_is_activated_on_the_battlefield() -> None:
    board(
        {
            "battlefield": [{"card": "Case of the Uneaten Feast", "designations": ["solved"]}],
            "graveyard": ["Grizzly Bears"],
        },
        [],
        activate("Case of the Uneaten Feast"),
        RESOLVE,
        cast("Grizzly Bears"),
        RESOLVE,
        expect=["Case of the Uneaten Feast in A's graveyard", "A controls Grizzly Bears"],
    )

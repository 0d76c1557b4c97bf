"""Goad (CR 701.15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
    PASS_B,
    RESOLVE,
    Entry,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    passing,
    to,
)

GOAD_OF_A = activate("Laser Screwdriver", "Hill Giant", ability=4)
OTHERS: dict[str, Any] = {"C": ["Laser Screwdriver"]}
GOADED_TWICE: list[Entry] = [
    {**GOAD_OF_A, "source": "Laser Screwdriver#1"},
    RESOLVE,
    PASS_A,
    {"do": "pass", "player": "B"},
    {**GOAD_OF_A, "player": "C", "source": "Laser Screwdriver#3"},
    RESOLVE,
    {**to("declare attackers"), "active": "B", "turn": 4},
]


@cr("701.15a")
def test_goading_lasts_until_the_next_turn_of_who_did_it() -> None:
    goad = [cast("Jeering Homunculus"), RESOLVE, answer("Hill Giant"), RESOLVE, answer("yes"), to("upkeep")]
    here = ({"hand": ["Jeering Homunculus"]}, ["Hill Giant"])
    board(*here, *goad, *attack_with({}, "B"), C=[], refused="508.1d")
    board(*here, *goad, *attack_with({"Hill Giant": "C"}, "B"), C=[], expect=["Hill Giant is attacking"])


@cr("701.15a", "701.15b")
def test_a_goaded_creature_attacks_somebody_else_if_it_can() -> None:
    board(
        {"hand": ["Disrupt Decorum"]},
        ["Hill Giant"],
        cast("Disrupt Decorum"),
        RESOLVE,
        {**to("declare attackers"), "turn": 4, "active": "B"},
        {"do": "attack", "player": "B", "attackers": {"Hill Giant": "A"}},
        refused="508.1d",
        C=[],
    )


@cr("701.15b", cited=False)
def test_a_goaded_creature_attacks_somebody_else_if_able() -> None:
    goaded = [{"card": "Hill Giant"}, {"card": "Martial Impetus", "attached_to": "Hill Giant", "controller": "B"}]
    board(goaded, [], *attack_with({"Hill Giant": "B"}), C=[], refused="508.1d")
    board(goaded, [], *attack_with({"Hill Giant": "C"}), C=[], expect=["Hill Giant is attacking"])


@cr("701.15b", cited=False)
def test_a_goaded_creature_attacks_who_goaded_it_if_there_is_nobody_else() -> None:
    goaded = [{"card": "Hill Giant"}, {"card": "Martial Impetus", "attached_to": "Hill Giant", "controller": "B"}]
    board(goaded, [], *attack_with({}), refused="508.1d")
    board(goaded, [], *attack_with({"Hill Giant": "B"}), expect=["Hill Giant is attacking"])


@cr("508.1d", "701.15b")
def test_a_goaded_creature_that_attacks_who_goaded_it_is_told_to_attack_somebody_else() -> None:
    played = board(
        ["Hill Giant"],
        {"hand": ["Disrupt Decorum"]},
        cast("Disrupt Decorum", player="B"),
        RESOLVE,
        {"do": "go_to", "step": "declare attackers", "turn": 5},
        {"do": "attack", "player": "A", "attackers": {"Hill Giant": "B"}},
        C=[],
        active="B",
        refused="508.1d",
    )
    assert "else" in played.reason


@cr("701.15c", cited=False)
def test_a_creature_goaded_by_two_players_attacks_a_third() -> None:
    """The Kobolds of A and C have goaded it: D is the only player who satisfies both of them."""
    mine = ["Laser Screwdriver", "Laser Screwdriver"]
    for goal in ("A", "C"):
        act: Entry = {"do": "attack", "player": "B", "attackers": {"Hill Giant": goal}}
        board(mine, ["Hill Giant"], *GOADED_TWICE, act, refused="508.1d", **OTHERS, D=[])
    board(mine, ["Hill Giant"], *GOADED_TWICE, {**act, "attackers": {"Hill Giant": "D"}}, **OTHERS, D=[])


@cr("701.15d", cited=False)
def test_goading_a_creature_again_is_no_further_requirement() -> None:
    """With A and C alone, attacking either of them obeys one of the two, however often A goaded it."""
    mine = ["Laser Screwdriver", "Laser Screwdriver"]
    twice = [{**GOAD_OF_A, "source": "Laser Screwdriver#2"}, RESOLVE, *GOADED_TWICE]
    for goal in ("A", "C"):
        act: Entry = {"do": "attack", "player": "B", "attackers": {"Hill Giant": goal}}
        board(mine, ["Hill Giant"], *twice, act, expect=["Hill Giant is attacking"], **OTHERS)


@cr("701.15b", cited=False)
def test_what_is_goaded_as_long_as_it_is_equipped_must_attack_another() -> None:
    blade = {"card": "Bloodthirsty Blade", "attached_to": "Grizzly Bears"}
    board(
        [blade],
        ["Grizzly Bears"],
        to("declare attackers"),
        {"do": "attack", "player": "B", "attackers": {}},
        active="B",
        refused="508.1d",
    )
    away = {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "A"}}
    board([blade], ["Grizzly Bears"], to("declare attackers"), away, active="B", C=[], refused="508.1d")


@cr("701.15b", "613.4c", cited=False)
@pytest.mark.parametrize("by", ["{0}: Goad target creature.", "Creatures your opponents control are goaded."])
def test_goaded_creatures_are_larger(by: str) -> None:
    """Whether an effect that has ended resolving says so or an ability all the time."""
    lord = creature(f"Goaded creatures get +1/+1.\n{by}", name="Lord")
    goading = (activate("Lord", "Grizzly Bears"), RESOLVE) if by.startswith("{0}") else ()
    board([lord], ["Grizzly Bears"], *goading, expect=["Grizzly Bears is 3/3", "Lord is 2/2"])


@cr("508.1d", "611.2c")
def test_creatures_that_attack_others_than_somebody_without_being_goaded() -> None:
    """Also those that enter later; where there is nobody else, they attack that player."""
    text = (
        "{0}: Until your next turn, creatures your opponents control attack each combat if able and attack a player "
        "other than you if able."
    )
    mine = [creature(text, name="Scourge")]
    theirs = {"battlefield": ["Hill Giant"], "hand": ["Raging Goblin"]}
    scourge = [PASS_B, activate("Scourge"), RESOLVE]
    among_three = [PASS_B, passing("C"), *scourge[1:]]
    enters = [cast("Raging Goblin", player="B"), RESOLVE]

    def attacking(at: dict[str, str], **more: Any) -> None:
        board(mine, theirs, *among_three, *enters, *attack_with(at, "B"), C=[], active="B", **more)

    attacking({"Raging Goblin": "C"}, refused="508.1d")
    attacking({"Raging Goblin": "A", "Hill Giant": "C"}, refused="508.1d")
    attacking({"Raging Goblin": "C", "Hill Giant": "C"}, expect=["Raging Goblin is attacking"])
    at_a = attack_with({"Raging Goblin": "A", "Hill Giant": "A"}, "B")
    board(mine, theirs, *scourge, *enters, *at_a, active="B", expect=["Hill Giant is attacking"])

"""What a described board says has begun: goaded creatures, pairs, regeneration shields, emblems (docs/scenario.md)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import ScenarioError
from tests.helpers import DAMAGE, RESOLVE, attack_with, board, cast, cr, to

BEARS: dict[str, Any] = {"card": "Grizzly Bears"}


@cr("508.1d")
def test_a_goaded_creature_has_to_attack() -> None:
    goaded = {**BEARS, "goaded_by": "B"}
    board([goaded], [], *attack_with({}), refused="508.1d")
    board([BEARS], [], *attack_with({}))


@cr("701.15a", cited=False)
def test_it_is_goaded_until_the_next_turn_of_who_goaded_it() -> None:
    after = {"do": "go_to", "turn": 5, "step": "precombat main"}
    board([{**BEARS, "goaded_by": "B"}], [], *attack_with({"Grizzly Bears": "B"}), after, *attack_with({}))


@cr("510.4")
def test_a_pair_is_one_on_both_sides() -> None:
    pair = [{"card": "Silverblade Paladin", "paired_with": "Grizzly Bears"}, BEARS]
    for attacker in ("Silverblade Paladin", "Grizzly Bears"):
        board(pair, [], *attack_with({attacker: "B"}), DAMAGE, to("postcombat main"), expect=["B is at 16 life"])
    board(pair[::-1], [], *attack_with({"Grizzly Bears": "B"}), to("postcombat main"), expect=["B is at 16 life"])


@cr("702.95e", cited=False)
def test_nobody_is_paired_with_an_opponent_s_creature() -> None:
    with pytest.raises(ScenarioError) as problem:
        board([{"card": "Silverblade Paladin", "paired_with": "Hill Giant"}], ["Hill Giant"])
    assert problem.value.place.endswith("paired_with")


@cr("701.19a")
def test_a_regeneration_shield_is_used_up() -> None:
    hand = {"hand": ["Murder", "Murder"]}
    once = [cast("Murder", "Grizzly Bears"), RESOLVE]
    board(hand, [{**BEARS, "regeneration_shields": 1}], *once, expect=["Grizzly Bears is tapped"])
    board(hand, [{**BEARS, "regeneration_shields": 1}], *once, *once, expect=["Grizzly Bears in B's graveyard"])
    twice = board(hand, [{**BEARS, "regeneration_shields": 2}], *once, *once, expect=["Grizzly Bears is tapped"])
    assert twice.count("regenerates") == 2


@cr("114.1", "114.4", cited=False)
def test_an_emblem_has_the_abilities_that_its_card_gives_it() -> None:
    mine = {"battlefield": [BEARS], "command": [{"emblem": "Elspeth, Knight-Errant"}], "hand": ["Murder"]}
    board(mine, ["Hill Giant"], cast("Murder", "Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(
        {**mine, "command": []}, [], cast("Murder", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in A's graveyard"]
    )
    burning = {"command": [{"emblem": "Chandra, Awakened Inferno"}, {"emblem": "Chandra, Awakened Inferno"}]}
    upkeep = {"do": "go_to", "turn": 5, "step": "upkeep"}
    board(burning, [], upkeep, {"do": "resolve", "all": True}, expect=["A is at 18 life", "B is at 20 life"])


@pytest.mark.parametrize(
    ("zone", "one", "place"),
    [
        ("command", {"emblem": "Grizzly Bears"}, "command[0].emblem"),
        ("hand", {"emblem": "Elspeth, Knight-Errant"}, "hand[0].emblem"),
        ("hand", {**BEARS, "goaded_by": "B"}, "hand[0].goaded_by"),
        ("battlefield", {**BEARS, "goaded_by": "C"}, "battlefield[0].goaded_by"),
    ],
)
def test_what_counts_for_nothing_is_refused(zone: str, one: dict[str, Any], place: str) -> None:
    with pytest.raises(ScenarioError) as problem:
        board({zone: [one]}, [])
    assert str(problem.value.place).endswith(place)

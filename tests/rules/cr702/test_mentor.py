"""Mentor (CR 702.134)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, answer, attack_with, board, cast, cr


@cr("702.134a", "702.134b")
def test_each_mentor_has_its_own_target() -> None:
    goals = {"Twice Mentor": "B", "Goblin Piker": "B", "Youthful Knight": "B"}
    board(
        ["Twice Mentor", "Goblin Piker", "Youthful Knight"],
        [],
        *attack_with(goals),
        answer("Goblin Piker", choice="target"),
        answer("Youthful Knight", choice="target"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Youthful Knight is 3/2"],
    )


@cr("702.134c")
def test_a_creature_mentors_another_as_its_mentor_ability_resolves() -> None:
    legion = [{"card": "Aegis of the Legion", "attached_to": "Hill Giant"}]
    scene = ["Hill Giant", "Grizzly Bears", *legion]
    script = (*attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), answer(["Grizzly Bears"]), RESOLVE_ALL)
    played = board(scene, [], *script, expect=["Grizzly Bears has 1 shield counter", "Grizzly Bears is 3/3"])
    assert played.cites("702.134c")


@cr("702.134c", cited=False)
def test_nothing_is_mentored_if_the_target_has_become_illegal() -> None:
    legion = [{"card": "Aegis of the Legion", "attached_to": "Hill Giant"}]
    played = board(
        ["Hill Giant", "Grizzly Bears", *legion],
        {"hand": ["Lightning Bolt"]},
        *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}),
        answer(["Grizzly Bears"]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
    )
    assert not played.cites("702.134c")

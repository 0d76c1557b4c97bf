"""What the engine says of creatures whose text it cannot read."""

from __future__ import annotations

from tests.engine.helpers import board, cr, to


@cr("704.5f")
def test_a_creature_whose_size_cannot_be_read_does_not_die_of_it() -> None:
    played = board(
        ["Dinosaur Egg Sac"], [], {"do": "pass", "player": "A"}, expect=["Dinosaur Egg Sac on the battlefield"]
    )
    assert any("size depends on text that can't be read" in said for said in played.report["assumed"])


@cr("508.1c")
def test_what_cannot_be_read_of_attacking_could_matter_while_attackers_are_declared() -> None:
    pillar = {"token": {"name": "Odd Pillar", "types": ["Enchantment"], "text": "Creatures can't attack on a Tuesday."}}
    before = board(["Grizzly Bears"], [pillar])
    assert [one["could_matter"] for one in before.report["unread"]] == [False]
    asked = board(["Grizzly Bears"], [pillar], to("declare attackers"))
    assert asked.pending["kind"] == "attackers"
    assert [one["could_matter"] for one in asked.report["unread"]] == [True]

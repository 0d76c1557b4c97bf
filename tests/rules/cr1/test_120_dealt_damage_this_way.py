"""What is dealt damage this way, and what may be any target (CR 120.1, 115.4)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature


@cr("120.1", cited=False)
@pytest.mark.parametrize(("target", "power"), [("Hill Giant", 8), ("B", 3)])
def test_a_creature_that_is_dealt_damage_grows(target: str, power: int) -> None:
    mine = {"hand": ["Provoke the Trolls"]}
    theirs = [creature("", "3/4", name="Hill Giant")]
    board(mine, theirs, cast("Provoke the Trolls", target), RESOLVE, expect=[f"Hill Giant is {power}/4"])


@cr("615.6")
def test_what_is_dealt_none_because_it_is_prevented_is_not_dealt_damage_this_way() -> None:
    mine = {"hand": ["Provoke the Trolls"]}
    theirs = [creature("Protection from red", "3/4", name="Knight"), creature("", "3/4", name="Hill Giant")]
    board(mine, theirs, cast("Provoke the Trolls", "Hill Giant"), RESOLVE, expect=["Hill Giant is 8/4"])
    safe = [creature("Prevent all damage that would be dealt to this creature.", "3/4", name="Ghost")]
    board(mine, safe, cast("Provoke the Trolls", "Ghost"), RESOLVE, expect=["Ghost is 3/4"])


@cr("701.22a")
def test_only_a_player_who_is_dealt_damage_has_its_controller_scry() -> None:
    mine = {"hand": ["Play with Fire"]}
    played = board(mine, ["Hill Giant"], cast("Play with Fire", "B"), RESOLVE)
    assert played.pending["kind"] == "cards"
    board(mine, ["Hill Giant"], cast("Play with Fire", "Hill Giant"), RESOLVE, expect=["B life 20"])


@cr("701.8a", cited=False)
@pytest.mark.parametrize(("kind", "destroyed"), [("Werewolf", 1), ("Wolf", 0)])
def test_it_is_destroyed_only_if_it_is_what_was_asked_about(kind: str, destroyed: int) -> None:
    beast = creature("", "9/9", name="Beast", looks={"subtypes": [kind]})
    played = board(["Silver Bolt"], [beast], activate("Silver Bolt", "Beast"), RESOLVE)
    assert played.count("Beast is destroyed") == destroyed


@cr("115.4", cited=False)
@pytest.mark.parametrize(("target", "expect"), [("B", "B life 17"), ("Hill Giant", "Hill Giant in B's graveyard")])
def test_that_permanent_or_player_is_the_target_that_was_chosen(target: str, expect: str) -> None:
    mine = {"hand": ["Riddle of Lightning"], "library": ["Divination", "Divination", "Divination"]}
    script = [cast("Riddle of Lightning", target), RESOLVE, answer([])]
    board(mine, ["Hill Giant"], *script, expect=[expect])


@cr("118.12", cited=False)
@pytest.mark.parametrize(("has", "life", "land"), [("yes", 14, "on the battlefield"), ("no", 20, "in B's graveyard")])
def test_a_land_is_spared_by_whoever_has_damage_dealt_to_them(has: str, life: int, land: str) -> None:
    mine = {"hand": ["Lava Blister"]}
    script = [cast("Lava Blister", "Ancient Tomb"), RESOLVE, answer(has, "B")]
    board(mine, ["Ancient Tomb"], *script, expect=[f"B life {life}", f"Ancient Tomb {land}"])

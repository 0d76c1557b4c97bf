"""What is known of players who have left, who deals damage when, and commanders' colors (CR 800.4, 802, 903)."""

from __future__ import annotations

from typing import Any

from tests.engine.helpers import AFTER_COMBAT, RESOLVE, attack_with, board, cast, cr

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}


def leaves(player: str) -> dict[str, Any]:
    return {"do": "concede", "player": player}


def tower(commander: str, **more: Any) -> list[str]:
    """The mana that Command Tower offers to the player of a commander."""
    side = {"battlefield": ["Command Tower"], "mana": "lands", "commander": commander, **more}
    played = board(side, [], {"do": "activate", "player": "A", "source": "Command Tower", "ability": 1}, **COMMANDER)
    pending = played.report["pending"]
    return played.steps if pending is None else [option["label"] for option in pending["options"]]


@cr("800.4i")
def test_what_was_done_to_a_player_who_has_left_was_done() -> None:
    side = {"hand": ["Shock", "Bloodscale Prowler"]}
    script = (cast("Shock", "C"), RESOLVE, leaves("C"), cast("Bloodscale Prowler"), RESOLVE)
    board(side, [], *script, C=[], expect=["Bloodscale Prowler is 4/2"])
    without = (leaves("C"), cast("Bloodscale Prowler"), RESOLVE)
    board(side, [], *without, C=[], expect=["Bloodscale Prowler is 3/1"])


@cr("802.5")
def test_several_defending_players_are_dealt_combat_damage_at_once() -> None:
    strikes = attack_with({"Hill Giant": "B", "Serra Angel": "C"})
    low = {"life": 3}
    board(["Hill Giant", "Serra Angel"], low, *strikes, AFTER_COMBAT, C={"life": 4}, expect=["A wins"])


@cr("903.3e")
def test_a_commander_in_the_library_is_still_known() -> None:
    signet = tower("Watchwolf", library=["Watchwolf", "Forest"])
    assert signet == ["{W}", "{G}"]


@cr("903.4c")
def test_reminder_text_gives_no_color() -> None:
    assert "{B}" not in "".join(tower("Syndic of Tithes"))


@cr("903.4d")
def test_the_back_face_counts_for_the_colors() -> None:
    assert tower("Civilized Scholar") == ["{U}", "{R}"]


@cr("903.4e")
def test_an_adventure_counts_for_the_colors() -> None:
    assert tower("Kellan, the Fae-Blooded") == ["{W}", "{R}"]

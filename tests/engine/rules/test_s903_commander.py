"""The Commander variant (CR 903)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.table.scenario_error import ScenarioError
from tests.engine.helpers import AFTER_COMBAT, DAMAGE, RESOLVE, answer, attack_with, board, cast, cr

HOUND = "Isamaru, Hound of Konda"
RULES: dict[str, Any] = {"options": {"format": "commander"}}


def led(by: Any = HOUND, **more: Any) -> dict[str, Any]:
    """A player with a commander."""
    return {"commander": by, **more}


@cr("903.6", "903.7")
def test_a_commander_begins_in_the_command_zone_and_its_player_at_forty_life() -> None:
    board(led(), [], expect=["A life 40", f"{HOUND} in command"], **RULES)


@cr("903.8", "118.8d")
def test_each_cast_from_the_command_zone_before_costs_two_more() -> None:
    twice = {"card": HOUND, "cast": 2}
    board(led(twice, mana="W4"), [], cast(HOUND), RESOLVE, expect=[f"A controls {HOUND}", "A has 0 mana"], **RULES)
    assert board(led(twice, mana="W3"), [], cast(HOUND), refused=True, **RULES).refused("601.2h")
    from_hand = led(twice, mana="W", hand=[HOUND])
    board(from_hand, [], cast(HOUND), RESOLVE, expect=[f"A controls {HOUND}"], **RULES)


@cr("903.8")
def test_the_state_tells_how_often_it_has_been_cast() -> None:
    played = board(led({"card": HOUND, "cast": 1}, mana="W2"), [], cast(HOUND), RESOLVE, **RULES)
    assert played.report["state"]["players"]["A"]["commander"] == [{"card": HOUND, "cast": 2}]


@cr("903.9a", "704.6d")
def test_a_commander_that_dies_or_is_exiled_may_go_home_or_stay() -> None:
    side = led(battlefield=[HOUND], hand=["Swords to Plowshares", "Murder"])
    for spell, place in (("Swords to Plowshares", "exile"), ("Murder", "graveyard")):
        script = (cast(spell, HOUND), RESOLVE)
        board(side, [], *script, answer("yes"), expect=[f"{HOUND} in command"], **RULES)
        board(side, [], *script, answer("no"), expect=[f"{HOUND} in {place}"], **RULES)


@cr("903.9a")
def test_a_commander_that_dies_has_died() -> None:
    side = led(battlefield=[HOUND, "Blood Artist"], hand=["Murder"])
    script = (cast("Murder", HOUND), RESOLVE, answer("yes"), answer("B"), RESOLVE)
    board(side, [], *script, expect=["B life 39", f"{HOUND} in command"], **RULES)


@cr("903.9b")
def test_a_commander_that_would_go_to_a_hand_may_go_home_instead() -> None:
    side = led(battlefield=[HOUND], hand=["Unsummon"])
    script = (cast("Unsummon", HOUND), RESOLVE)
    board(side, [], *script, answer("yes"), expect=[f"{HOUND} in command"], **RULES)
    board(side, [], *script, answer("no"), expect=[f"{HOUND} in A's hand"], **RULES)


@cr("903.9b")
def test_its_owner_decides_whoever_controls_it() -> None:
    thief = {"battlefield": [{"card": HOUND, "owner": "B"}], "hand": ["Unsummon"]}
    played = board(thief, led(), cast("Unsummon", HOUND), RESOLVE, **RULES)
    assert played.pending["player"] == "B"


@cr("903.10a", "704.6c", "104.3j")
def test_twenty_one_combat_damage_of_one_commander_in_the_game() -> None:
    strikes = attack_with({HOUND: "B"})
    for before, lost in ((19, "B loses"), (18, "not B loses")):
        side = led({"card": HOUND, "damage": {"B": before}}, battlefield=[HOUND])
        script = (*strikes, DAMAGE if before == 19 else AFTER_COMBAT)
        board(side, [], *script, expect=[lost], **RULES)


@cr("903.10a")
def test_damage_of_two_commanders_is_not_added_up() -> None:
    two = [{"card": HOUND, "damage": {"B": 15}}, {"card": "Tana, the Bloodsower", "damage": {"B": 15}}]
    side = led(two, battlefield=[HOUND])
    board(side, [], *attack_with({HOUND: "B"}), AFTER_COMBAT, expect=["not B loses"], **RULES)


@cr("903.3")
def test_a_copy_of_a_commander_is_no_commander() -> None:
    side = {"hand": ["Clone", "Murder"]}
    script = (cast("Clone"), RESOLVE, answer(HOUND), cast("Murder", f"{HOUND}#1"), RESOLVE)
    board(side, led(battlefield=[HOUND]), *script, expect=["Clone in graveyard"], **RULES)


@cr("903.3d", "118.9")
def test_controlling_a_commander_frees_a_spell_of_its_cost() -> None:
    swat = led(battlefield=[HOUND], hand=["Deflecting Swat"], mana="0")
    spell = {"hand": ["Lightning Bolt"]}
    script = ({"do": "pass", "player": "A"}, cast("Lightning Bolt", "A", player="B"), {"do": "pass", "player": "B"})
    cast_it = cast("Deflecting Swat", "Lightning Bolt", costs=["alternative"])
    board(swat, spell, *script, cast_it, RESOLVE, answer("yes"), answer("B"), RESOLVE, expect=["B life 37"], **RULES)


def test_a_commander_that_dealt_damage_to_nobody_known_is_an_error() -> None:
    with pytest.raises(ScenarioError, match=r"players\.A\.commander"):
        board(led({"card": HOUND, "damage": {"Q": 3}}), [])


PIPER = {"command": [{"card": "The Prismatic Piper", "chosen": {"color": "U"}}], "commander": "The Prismatic Piper"}
OUT = (cast("The Prismatic Piper", **{"from": "command"}), RESOLVE)


@cr("607.2p")
def test_the_color_chosen_for_a_commander_before_the_game_goes_with_it_from_zone_to_zone() -> None:
    blue = ["The Prismatic Piper is blue"]
    board(PIPER, [], expect=blue)
    board(PIPER, [], *OUT, expect=[*blue, "The Prismatic Piper on battlefield"])
    script = (*OUT, {"do": "pass", "player": "A"}, cast("Unsummon", "The Prismatic Piper", player="B"), RESOLVE)
    board(PIPER, {"hand": ["Unsummon"]}, *script, answer("no"), expect=[*blue, "The Prismatic Piper in A's hand"])


@cr("607.2p")
def test_a_card_that_is_no_commander_has_no_color_chosen_for_it() -> None:
    script = (cast("The Prismatic Piper"), RESOLVE)
    board({"hand": ["The Prismatic Piper"]}, [], *script, expect=["The Prismatic Piper is colorless"])

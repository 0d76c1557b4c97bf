"""Handling Static Abilities (CR 604)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, board, cast, cr, creature, to

TOMB = "Svogthos, the Restless Tomb"
ANIMATE = (activate(TOMB, ability=2), RESOLVE)


@cr("604.3", "704.3")
def test_a_creature_as_large_as_graveyards_are_varied_survives_the_bolt_that_feeds_it() -> None:
    """State-based actions wait until the spell has resolved and is in the graveyard itself."""
    board(
        {"battlefield": ["Tarmogoyf"], "graveyard": ["Forest", "Grizzly Bears"]},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Tarmogoyf", player="B"),
        RESOLVE,
        expect=["Tarmogoyf is 3/4", "Tarmogoyf on the battlefield"],
    )


@cr("604.3", "613.3", "613.1f", cited=False)
def test_a_card_in_a_graveyard_that_has_lost_its_abilities_defines_no_size() -> None:
    """In layer 6 it loses what would have counted in layer 7a."""
    board({"battlefield": ["Yixlid Jailer"], "graveyard": ["Tarmogoyf", "Forest"]}, [], expect=["Tarmogoyf is 0/1"])
    board({"graveyard": ["Tarmogoyf", "Forest"]}, [], expect=["Tarmogoyf is 2/3"])


@cr("604.3", "613.3", cited=False)
def test_a_card_in_a_graveyard_that_gets_a_color_still_defines_its_size() -> None:
    servant = {"card": "Painter's Servant", "chosen": {"color": "blue"}}
    board(
        {"battlefield": [servant], "graveyard": ["Tarmogoyf", "Forest"]},
        [],
        expect=["Tarmogoyf is 2/3", "Tarmogoyf is blue"],
    )


@cr("604.3")
def test_a_creature_can_be_as_big_as_the_number_of_swamps() -> None:
    board(["Nightmare", {"card": "Swamp", "count": 3}], ["Swamp"], expect=["Nightmare is 3/3"])


@cr("604.3", "604.3a")
def test_what_defines_a_creatures_size_works_in_every_zone() -> None:
    board(
        {"hand": ["Forest"] * 3, "graveyard": ["Maro"], "battlefield": ["Maro"]},
        [],
        expect=["Maro#1 is 3/3", "Maro#2 is 3/3"],
    )


@cr("604.3a", "613.4a", "613.4b", "613.6")
def test_a_size_that_a_land_gives_itself_is_set_in_the_order_of_timestamps() -> None:
    scene = {"battlefield": [TOMB], "hand": ["Vivify"], "graveyard": ["Grizzly Bears"] * 10}
    vivify = (cast("Vivify", TOMB), RESOLVE)
    board(scene, [], *vivify, *ANIMATE, expect=[f"{TOMB} is 10/10"])
    board(scene, [], *ANIMATE, *vivify, expect=[f"{TOMB} is 3/3"])


@cr("604.3a", "613.4b")
def test_a_land_that_gives_itself_a_size_is_not_made_small_by_what_was_there_before() -> None:
    graveyard = ["Grizzly Bears"] * 5
    board({"battlefield": ["Godhead of Awe", TOMB], "graveyard": graveyard}, [], *ANIMATE, expect=[f"{TOMB} is 5/5"])
    later = {"battlefield": [TOMB], "hand": ["Godhead of Awe"], "graveyard": graveyard}
    board(later, [], *ANIMATE, cast("Godhead of Awe"), RESOLVE, expect=[f"{TOMB} is 1/1"])


@cr("604.3a", "111.3", "613.4a")
def test_a_token_has_the_size_defining_ability_that_it_was_created_with() -> None:
    avatar = (activate("Ajani Goldmane", ability=3), RESOLVE)
    ajani = {"card": "Ajani Goldmane", "counters": {"loyalty": 6}}
    board([ajani], [], *avatar, expect=["Avatar is 20/20"])
    board([ajani, "Godhead of Awe"], [], *avatar, expect=["Avatar is 1/1"])


@cr("604.4", cited=False)
def test_an_aura_that_is_moved_stops_applying_to_what_it_left() -> None:
    board(
        {"battlefield": [{"card": "Bonesplitter", "attached_to": "Grizzly Bears"}, "Grizzly Bears", "Hill Giant"]},
        [],
        activate("Bonesplitter", "Hill Giant"),
        RESOLVE,
        expect=["Grizzly Bears is 2/2", "Hill Giant is 5/3"],
    )


@cr("604.5", "604.6", cited=False)
def test_what_a_spell_says_of_itself_holds_on_the_stack_and_where_it_is_cast_from() -> None:
    """Supreme Verdict can't be countered; Aleatory may be cast only in combat."""
    board(
        {"hand": ["Supreme Verdict"], "battlefield": ["Hill Giant"]},
        {"hand": ["Cancel"]},
        cast("Supreme Verdict"),
        {"do": "pass", "player": "A"},
        cast("Cancel", "Supreme Verdict", player="B"),
        RESOLVE_ALL,
        expect=["Hill Giant in A's graveyard"],
    )
    board({"hand": ["Chaotic Strike"]}, ["Hill Giant"], cast("Chaotic Strike", "Hill Giant"), refused="601.3")


@cr("604.7", cited=False)
def test_a_static_ability_does_not_remember_what_is_gone() -> None:
    """The Ape is big only while there is a Forest; the Forest that was there counts for nothing."""
    board(
        ["Wild Ape", {"card": "Forest", "id": "wood"}],
        {"hand": ["Land Wreck"]},
        {"do": "edit", "remove": "wood"},
        expect=["Wild Ape is 1/1"],
    )


SAID_AND_DONE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("you have exactly 13 life", {"set_life": {"A": 13}}),
    ("an opponent has 10 or less life", {"set_life": {"B": 10}}),
    ("you have 25 or more life", {"set_life": {"A": 25}}),
    ("you control an artifact", {"create": {"A": ["Sol Ring"]}}),
    ("you have three or more cards in hand", {"move": {"Fog": "hand", "Shock": "hand", "Murder": "hand"}}),
    ("an opponent controls a creature", {"create": {"B": ["Grizzly Bears"]}}),
    ("~ is tapped", {"tap": {"Tester": True}}),
    ("~ has a +1/+1 counter on it", {"counters": {"Tester": {"+1/+1": 1}}}),
    ("an opponent has three or more poison counters", {"counters": {"B": {"poison": 3}}}),
)


@cr("604.2", "611.3a", cited=False)
@pytest.mark.parametrize(("said", "done"), SAID_AND_DONE)
def test_what_a_static_ability_asks_is_asked_anew_whenever_it_may_have_changed(said: str, done: dict[str, Any]) -> None:
    tester = creature(f"As long as {said}, ~ has flying.")
    side = {"battlefield": [tester], "graveyard": ["Fog", "Shock", "Murder"]}
    board(side, [], to("end"), expect=["Tester has no flying"])
    board(side, [], to("end"), {"do": "edit", **done}, expect=["Tester has flying"])

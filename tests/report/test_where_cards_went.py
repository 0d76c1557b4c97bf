"""Verdicts on cards that have gone from one zone to another: which zone that is, and where in it."""

from __future__ import annotations

import pytest

from engine import verdict_since
from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    answer,
    board,
    cast,
    cr,
    creature,
    passing,
)

LEADER = "Hill Giant"

LAPSE = (
    "Counter target spell. If that spell is countered this way, put it on top of its owner's library instead of into "
    "that player's graveyard."
)


def verdict(played: Played) -> str:
    return str(played.report["verdict"])


@cr("903.9b", "701.6a")
@pytest.mark.parametrize(
    ("answered", "said"),
    [
        ("yes", f"{LEADER} is countered and now in the command zone."),
        ("no", f"{LEADER} is countered and put on top of A's library."),
    ],
)
def test_where_a_commander_goes_that_is_countered(answered: str, said: str) -> None:
    counters = creature("{0}: " + LAPSE, name="Source")
    script = [cast(LEADER, **{"from": "command"}), PASS_A, activate("Source", "stack#1", player="B"), RESOLVE]
    mine = {"commander": LEADER, "command": [LEADER], "life": 40}
    played = board(mine, {"life": 40, "battlefield": [counters]}, *script, answer(answered))
    assert verdict(played) == said
    cited = {rule["id"] for step in played.report["steps"] for rule in step["rules"]}
    assert ("903.9b" in cited) is (answered == "yes")
    assert played.count("into the command zone instead of into its owner's library") == (answered == "yes")


@cr("701.6a")
def test_of_what_was_not_cast_from_a_hand_it_is_told_where_it_is_once_it_is_countered() -> None:
    script = [cast("Think Twice", **{"from": "graveyard"}), PASS_A, cast("Cancel", "stack#1", player="B"), RESOLVE]
    played = board({"graveyard": ["Think Twice"]}, {"hand": ["Cancel"]}, *script)
    assert verdict(played) == "Think Twice is countered and exiled."
    leader = [cast(LEADER, **{"from": "command"}), PASS_A, cast("Cancel", "stack#1", player="B"), RESOLVE, answer("no")]
    mine = {"commander": LEADER, "command": [LEADER], "life": 40}
    played = board(mine, {"life": 40, "hand": ["Cancel"]}, *leader)
    assert verdict(played) == f"{LEADER} is countered and put into A's graveyard."


@cr("903.8")
def test_a_commander_that_began_on_the_battlefield_is_cast_for_the_first_time() -> None:
    mine = {"commander": LEADER, "battlefield": [LEADER], "hand": ["Murder"], "life": 40}
    script = [cast("Murder", LEADER), RESOLVE, answer("yes"), cast(LEADER, **{"from": "command"}), RESOLVE]
    played = board(mine, {"life": 40}, *script)
    said = "dies, goes to the command zone, is cast for the first time (no commander tax) and enters."
    assert verdict_since(played.table, 0, whole=True) == f"{LEADER} (3/3) {said}"


@cr("701.6a")
def test_a_spell_that_was_countered_into_a_hand_is_told_though_another_did_not_resolve() -> None:
    """Counterspell's target is gone, since its owner has countered it first (608.2b)."""
    mine = {"hand": ["Divination", "Remand"]}
    script = (
        cast("Divination"),
        passing(),
        cast("Counterspell", "Divination", player="B"),
        passing("B"),
        cast("Remand", "Divination"),
        RESOLVE_ALL,
    )
    played = board(mine, {"hand": ["Counterspell"]}, *script)
    assert "Divination is countered and put into A's hand" in verdict(played)
    assert "Counterspell doesn't resolve" in verdict(played)


@cr("401.4", cited=False)
def test_cards_put_on_top_are_told_from_the_top_down() -> None:
    looks = creature("{0}: Look at the top two cards of your library, then put them back in any order.", name="Seer")
    script = (activate("Seer"), RESOLVE, answer(["Shock", "Forest"]))
    played = board({"battlefield": [looks], "library": ["Forest", "Shock", "Island"]}, [], *script)
    assert "Shock and Forest are put on top of A's library, Shock topmost." in played.steps


@cr("401.4", "121.2", cited=False)
def test_cards_that_were_drawn_or_are_on_top_of_a_library_are_named() -> None:
    has = {"library": ["Shock", "Forest", "Mountain"], "hand": ["Giant Growth", "Air Elemental"]}
    storm = creature("{0}: Draw two cards, then put two cards from your hand on top of your library in any order.")
    given = answer(["Giant Growth", "Air Elemental"]), answer(["Air Elemental", "Giant Growth"])
    played = board({"battlefield": [storm], **has}, [], activate("Tester"), RESOLVE, *given)
    on_top = "Air Elemental and Giant Growth are on top of A's library."
    assert verdict(played) == f"{on_top} A draws Shock and Forest."


def test_a_creature_that_goes_to_the_bottom_is_there() -> None:
    ends = creature("{0}: Put target creature on the bottom of its owner's library.")
    played = board([ends], ["Grizzly Bears"], activate("Tester", "Grizzly Bears"), RESOLVE)
    assert verdict(played) == "Grizzly Bears is on the bottom of B's library."


@cr("608.2b")
def test_where_a_card_went_is_told_beside_the_ability_that_found_it_gone() -> None:
    both = {"hand": ["Regrowth", "Raise Dead"], "graveyard": ["Grizzly Bears"]}
    first, second = cast("Regrowth", "Grizzly Bears"), cast("Raise Dead", "Grizzly Bears")
    quick = creature("You may cast spells as though they had flash.", name="Quick")
    played = board(both | {"battlefield": [quick]}, [], first, second, RESOLVE, RESOLVE)
    assert "its target is illegal (Grizzly Bears is no longer in the graveyard)" in verdict(played)
    assert "Grizzly Bears is in A's hand" in verdict(played)


@cr("614.1a")
def test_a_spell_that_is_countered_and_shuffled_away_is_in_no_known_place_of_the_library() -> None:
    countered = (PASS_A, cast("Counterspell", "Nexus of Fate", player="B"), RESOLVE)
    played = board({"hand": ["Nexus of Fate"]}, {"hand": ["Counterspell"]}, cast("Nexus of Fate"), *countered)
    assert played.report["verdict"] == "Nexus of Fate is countered and shuffled into A's library."


@cr("614.1a", "614.12")
def test_what_is_exiled_instead_of_entering_is_told_so() -> None:
    """A token isn't "in exile": it never was on the battlefield, and has ceased to exist."""
    priest = creature("If a nontoken creature would enter and it wasn't cast, exile it instead.", "2/2", "Priest")
    side = {"battlefield": [priest], "hand": ["Reanimate"], "graveyard": ["Grizzly Bears"]}
    played = board(side, [], cast("Reanimate", "Grizzly Bears"), RESOLVE)
    assert played.report["verdict"].startswith("Grizzly Bears is exiled instead of entering (effect of Priest)")


@cr("603.2d", "608.2b")
def test_of_an_ability_that_triggers_twice_it_is_not_told_that_the_second_finds_its_target_gone() -> None:
    twice = creature(
        "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that "
        "ability triggers an additional time.",
        "1/1",
        "Echo",
    )
    side = {"battlefield": [twice], "hand": ["Ravenous Chupacabra"]}
    script = (cast("Ravenous Chupacabra"), RESOLVE_ALL)
    played = board(side, ["Grizzly Bears"], *script)
    assert "608.2b" in played.rules_of("doesn't resolve")
    assert "doesn't resolve" not in played.report["verdict"]


@cr("400.7")
def test_what_is_back_tapped_is_said_to_be_so() -> None:
    flicker = "{0}: Exile target creature, then return it to the battlefield tapped under its owner's control."
    played = board([creature(flicker, name="Blinker")], ["Hill Giant"], activate("Blinker", "Hill Giant"), RESOLVE)
    assert verdict(played) == "Hill Giant (3/3) is back on the battlefield tapped."


@cr("702.79a", "707.5")
def test_what_comes_back_as_a_copy_says_with_which_counter() -> None:
    image = {"card": "Clone", "copy_of": "Kitchen Finks"}
    script = [cast("Murder", "Clone"), RESOLVE, RESOLVE, answer("Serra Angel")]
    played = board({"battlefield": [image], "hand": ["Murder"]}, ["Serra Angel"], *script)
    assert "as a copy of Serra Angel (3/3) with a -1/-1 counter" in verdict(played), verdict(played)

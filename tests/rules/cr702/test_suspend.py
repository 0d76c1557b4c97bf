"""Suspend (CR 702.62)."""

from __future__ import annotations

import pytest

from tests.helpers import (
    LANDS,
    NEXT_UPKEEP,
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    YES,
    Entry,
    activate,
    answer,
    board,
    cast,
    cr,
    special,
    to,
    turn,
)

SUSPEND: Entry = {"do": "special", "player": "A", "act": "suspend", "source": "Ancestral Vision"}


@cr("702.62a", "122.6")
def test_a_spell_that_exiles_itself_with_time_counters_is_cast_again() -> None:
    script = [cast("Arc Blade", "B"), RESOLVE]
    played = board({"hand": ["Arc Blade"]}, [], *script, expect=["Arc Blade in exile", "B life 18"])
    (exiled,) = played.report["state"]["players"]["A"]["exile"]
    assert exiled["counters"] == {"time": 3}
    later = board({"hand": ["Arc Blade"]}, [], *script, turn(5), RESOLVE_ALL)
    (exiled,) = later.report["state"]["players"]["A"]["exile"]
    assert exiled["counters"] == {"time": 2}


@cr("702.62a")
def test_with_how_many_counters_it_is_exiled_is_told() -> None:
    played = board({"hand": ["Ancestral Vision"]}, [], SUSPEND)
    assert played.count("Ancestral Vision is exiled with 4 time counters.")
    assert "Ancestral Vision: 4 time counters" in played.report["verdict"]


@cr("116.2f", "702.62a")
def test_suspending_when_it_could_be_cast() -> None:
    side = {"hand": ["Rift Bolt"]}
    board(side, [], special("suspend", "Rift Bolt"), expect=["Rift Bolt in exile", "Rift Bolt has 1 time counter"])
    theirs = (PASS_A, special("suspend", "Rift Bolt", "B"))
    assert board([], side, cast("Shock", "B", player="A"), *theirs, refused="601.2a").report["refused"]


@cr("702.62a", "702.62c")
def test_a_card_that_may_not_be_cast_may_not_be_suspended() -> None:
    silenced = [PASS_A, cast("Silence", player="B"), RESOLVE]
    here = ({"hand": ["Keldon Halberdier"]}, {"hand": ["Silence"]})
    halberdier = {**SUSPEND, "source": "Keldon Halberdier"}
    board(*here, *silenced, halberdier, refused="116.2f")
    board(*here, halberdier, expect=["Keldon Halberdier in exile", "Keldon Halberdier has 4 time counters"])


@cr("702.62a")
def test_a_suspended_creature_is_cast_for_nothing_and_has_haste() -> None:
    played = board(
        {"exile": [{"card": "Keldon Halberdier", "counters": {"time": 1}}], "mana": "lands"},
        [],
        {**to("upkeep"), "turn": 5},
        RESOLVE,
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["A controls 1 Keldon Halberdier", "Keldon Halberdier has haste"],
    )
    assert played.cites("702.62a")


@cr("702.62a")
def test_suspending_is_a_special_action_at_sorcery_speed_for_a_creature() -> None:
    hand = {"hand": ["Keldon Halberdier"], "battlefield": ["Mountain"], "mana": "lands"}
    suspend = special("suspend", "Keldon Halberdier")
    board(hand, [], suspend, expect=["Keldon Halberdier has 4 time counters", "Keldon Halberdier in exile"])
    board(hand, [], to("upkeep"), suspend, active="B", refused="116.2f")


@cr("702.62a", "107.3d")
def test_suspend_x_exiles_it_with_x_counters() -> None:
    board(
        {"hand": ["Benalish Commander"], "mana": "WWWWW"},
        [],
        special("suspend", "Benalish Commander"),
        answer(3, choice="x"),
        {"do": "go_to", "step": "draw", "turn": 5},
        expect=["Benalish Commander has 2 time counters", "A controls 1 Soldier"],
    )


@cr("702.62d", cited=False)
@pytest.mark.parametrize(("islands", "hand"), [(1, 4), (0, 1)])
def test_a_suspended_spell_is_free_but_for_what_is_added(islands: int, hand: int) -> None:
    """Thalia adds {1}, which has to be paid."""
    suspended = {"card": "Ancestral Vision", "counters": {"time": 1}}
    mine = {"exile": [suspended], "battlefield": ["Island"] * islands, "library": ["Forest"] * 9, **LANDS}
    aim = answer("A", choice="target")
    script = [NEXT_UPKEEP, RESOLVE, YES, aim, RESOLVE_ALL]
    board(mine, ["Thalia, Guardian of Thraben"], *script, expect=[f"A has {hand - 1} cards in hand"])


@cr("702.62b", cited=False)
def test_only_a_suspended_card_has_what_is_activated_while_it_is() -> None:
    act = activate("Greater Gargadon")
    board(["Greater Gargadon", "Forest"], [], act, refused="113.6m")
    waiting = {"card": "Greater Gargadon", "counters": {"time": 2}}
    done = board({"battlefield": ["Forest"], "exile": [waiting]}, [], act, RESOLVE)
    assert done.count("A time counter is removed from Greater Gargadon; 1 left") == 1


@cr("702.62a", "702.62b", "307.5")
def test_what_cannot_be_cast_stays_in_exile_and_is_no_longer_suspended() -> None:
    teferi = {"card": "Teferi, Time Raveler", "counters": {"loyalty": 4}}
    bolt = {"exile": [{"card": "Rift Bolt", "counters": {"time": 1}}]}
    played = board(bolt, [teferi], {**to("upkeep"), "turn": 5}, RESOLVE_ALL, expect=["Rift Bolt in exile"])
    assert "702.62b" in played.rules_of("It stays in exile and is no longer suspended")
    assert "It stays in exile and is no longer suspended" in played.report["verdict"]
    said = "if Rift Bolt is exiled, you may play Rift Bolt without paying its mana cost if able"
    assert played.count(f"When the last time counter is removed from Rift Bolt, {said}"), "in the words of the rule"

"""Hexproof (CR 702.11)."""

from __future__ import annotations

import pytest

from tests.helpers import PASS_A, RESOLVE, activate, aimed, answer, attack_with, board, cast, cr, creature, twice


@cr("702.11b")
def test_hexproof_keeps_opponents_from_targeting_and_not_oneself() -> None:
    here = ({"hand": ["Shock"]}, ["Gladecover Scout", "Hill Giant"])
    board(*here, cast("Shock", "Gladecover Scout"), refused="702.11b")
    board(
        {"hand": ["Holy Strength"], "battlefield": ["Gladecover Scout"]}, [], cast("Holy Strength", "Gladecover Scout")
    )


@cr("115.1", "702.11b")
def test_the_only_candidate_has_hexproof_and_the_refusal_says_so() -> None:
    played = board(
        {"hand": ["Murder"]}, ["Invisible Stalker"], cast("Murder", "Invisible Stalker"), refused=("601.2c", "702.11b")
    )
    assert "Invisible Stalker has hexproof" in played.reason


@cr("702.11b")
def test_a_refusal_names_whose_effect_gives_hexproof() -> None:
    shared = creature("Other creatures you control have hexproof.", name="Shelter")
    played = board({"hand": ["Murder"]}, [shared, "Grizzly Bears"], cast("Murder", "Grizzly Bears"), refused="702.11b")
    assert "Grizzly Bears has hexproof: Shelter." in played.reason


@cr("702.11c")
def test_a_refusal_names_what_gives_a_player_hexproof() -> None:
    played = board({"hand": ["Shock"]}, ["Leyline of Sanctity"], cast("Shock", "B"), refused="702.11c")
    assert "B has hexproof: Leyline of Sanctity." in played.reason


@cr("702.11b", cited=False)
def test_a_counter_of_any_kind_is_a_counter() -> None:
    board(
        ["Leader's Calling", {"card": "Grizzly Bears", "counters": {"charge": 1}}, "Hill Giant"],
        [],
        expect=["Grizzly Bears has hexproof", "Hill Giant doesn't have hexproof"],
    )


@cr("702.11c", "702.11a")
def test_a_player_with_hexproof_is_no_target_for_opponents() -> None:
    aimed("Lightning Bolt", "B", ["Leyline of Sanctity"], refused="702.11c")
    aimed("Lightning Bolt", "A", [], mine=["Leyline of Sanctity"], expect=["A has 17 life"])
    two = ["Leyline of Sanctity", "Leyline of Sanctity"]
    aimed("Lightning Bolt", "B", two, refused="702.11c")


@cr("702.11d", "113.1b")
@pytest.mark.parametrize(("spell", "target"), [("Thought Scour", "A"), ("Fatal Push", "Hill Giant")])
def test_behind_the_veil_neither_the_player_nor_their_permanents_can_be_targeted_by_black_or_blue(
    spell: str, target: str
) -> None:
    board(
        {"hand": ["Veil of Summer"], "battlefield": ["Hill Giant"]},
        {"hand": [spell]},
        cast("Veil of Summer"),
        RESOLVE,
        PASS_A,
        cast(spell, target, player="B"),
        refused="702.11d",
    )


@cr("702.11d", "608.2c")
def test_a_counterspell_may_target_what_it_can_not_counter_and_red_still_finds_the_player() -> None:
    board(
        {"hand": ["Veil of Summer", "Grizzly Bears"]},
        {"hand": ["Counterspell", "Shock"]},
        cast("Veil of Summer"),
        RESOLVE,
        cast("Grizzly Bears"),
        PASS_A,
        cast("Counterspell", "Grizzly Bears", player="B"),
        RESOLVE,
        RESOLVE,
        PASS_A,
        cast("Shock", "A", player="B"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "A life 18"],
    )


@cr("702.11d", "702.11f", cited=False)
@pytest.mark.parametrize(("spell", "hit"), [("Murder", False), ("Lightning Bolt", True), ("Condemn", False)])
def test_hexproof_from_two_qualities_is_hexproof_from_each(spell: str, hit: bool) -> None:
    bear = creature("Hexproof from white and from black", attacking="A")
    bear.pop("attacking")
    if spell == "Condemn":  # white: it has to be attacking
        attack = [*attack_with({"Tester": "A"}, "B"), {"do": "pass", "player": "B"}]
        board({"hand": [spell]}, [bear], *attack, cast(spell, "Tester"), active="B", refused=("601.2c", "702.11d"))
    elif hit:
        aimed(spell, "Tester", [bear], expect=["Tester in nowhere"])
    else:
        aimed(spell, "Tester", [bear], refused=("601.2c", "702.11d"))


@cr("702.11d")
def test_hexproof_from_a_color_counts_the_source_of_an_ability_and_is_none_against_oneself() -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger", looks={"colors": ["B"]})
    bear = creature("Hexproof from black")
    board([pinger], [bear], activate("Pinger", "Tester"), refused="702.11d")
    board([pinger, bear], [], activate("Pinger", "Tester"), RESOLVE, expect=["Tester has 1 damage"])


@cr("702.11e", cited=False)
@pytest.mark.parametrize(
    ("hexproof", "rule"),
    [("Hexproof", "702.11b"), ("Hexproof from black", "702.11d"), ("Hexproof from each color", "702.11d")],
)
def test_what_loses_hexproof_loses_hexproof_from_a_quality(hexproof: str, rule: str) -> None:
    bear = creature(hexproof)
    aimed("Murder", "Tester", [bear], mine=["Shadowspear"], refused=("601.2c", rule))
    strip = [activate("Shadowspear", ability=1), RESOLVE]
    aimed("Murder", "Tester", [bear], *strip, mine=["Shadowspear"], expect=["Tester in nowhere"])


@cr("702.11e", "609.4", cited=False)
@pytest.mark.parametrize(("hexproof", "rule"), [("Hexproof", "702.11b"), ("Hexproof from black", "702.11d")])
def test_as_though_without_hexproof_is_without_any_of_it(hexproof: str, rule: str) -> None:
    bear = creature(hexproof)
    aimed("Murder", "Tester", [bear], mine=["Glaring Spotlight"], expect=["Tester in nowhere"])
    only_mine = {"hand": ["Murder"], "battlefield": []}
    board(only_mine, [bear, "Glaring Spotlight"], cast("Murder", "Tester"), refused=("601.2c", rule))
    shrouded = creature("Hexproof\nShroud")
    aimed("Murder", "Tester", [shrouded], mine=["Glaring Spotlight"], refused=("601.2c", "702.18a"))


@cr("702.11e", cited=False)
def test_a_search_for_hexproof_finds_hexproof_from_a_quality() -> None:
    mine = {"hand": ["Hexproof Census"], "library": ["Hill Giant", "Hexproof Bear", "Forest"]}
    found = [cast("Hexproof Census"), RESOLVE, answer("Hexproof Bear")]
    board(mine, [], *found, expect=["Hexproof Bear in A's hand"])
    wrong = [cast("Hexproof Census"), RESOLVE, answer("Hill Giant")]
    board(mine, [], *wrong, refused="701.23a")


@cr("702.11g", cited=False)
@pytest.mark.parametrize("spell", ["Murder", "Lightning Bolt", "Pacifism"])
def test_hexproof_from_each_color_is_hexproof_from_every_color(spell: str) -> None:
    aimed(spell, "Breaker of Creation", ["Breaker of Creation"], refused="702.11d")


@cr("702.11g", cited=False)
def test_hexproof_from_each_color_is_none_from_colorless() -> None:
    rod = creature("{T}: This creature deals 1 damage to target creature.", name="Rod")
    hit = [activate("Rod", "Breaker of Creation"), RESOLVE]
    board([rod], ["Breaker of Creation"], *hit, expect=["Breaker of Creation has 1 damage"])


@cr("702.11h", "702.12a", "702.12b", "702.12c", "702.18b", "702.16m", cited=False)
@pytest.mark.parametrize(
    ("keyword", "rule"),
    [
        ("Hexproof", "702.11b"),
        ("Hexproof from black", "702.11d"),
        ("Shroud", "702.18a"),
        ("Protection from black", "702.16b"),
    ],
)
def test_two_instances_protect_as_one_does(keyword: str, rule: str) -> None:
    aimed("Murder", "Tester", [twice(keyword)], refused=rule)
    frogged = [cast("Turn to Frogs", "Tester"), RESOLVE]
    mine = {"hand": ["Turn to Frogs", "Murder"]}
    if keyword not in ("Hexproof", "Shroud"):
        board(mine, [twice(keyword)], *frogged, cast("Murder", "Tester"), RESOLVE, expect=["Tester in nowhere"])


@cr("702.11d")
def test_a_refusal_says_from_what_it_has_hexproof() -> None:
    red = creature("Hexproof from red", "2/2", "Shy")
    played = board({"hand": ["Shock"]}, [red], cast("Shock", "Shy"), refused="702.11d")
    assert "Shy has hexproof from red" in played.reason

"""Judges' questions about hexproof, shroud, protection and indestructible, and what Auras and Equipment may be put
on (CR 702.5 to 702.18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    Played,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    to,
)
from tests.engine.rules.test_s702_a_combat import creature, twice


def aimed(spell: str, target: str, theirs: Any, *before: Entry, mine: Any = (), **kw: Any) -> Played:
    """A casts a spell at something of B's."""
    board_of_a = {"hand": [spell], "battlefield": list(mine)}
    return board(board_of_a, theirs, *before, cast(spell, target), RESOLVE, **kw)


# ---- enchant and equip


@cr("702.5a")
def test_enchant_restricts_what_an_aura_spell_targets() -> None:
    assert aimed("Pacifism", "Forest", ["Forest"], refused=True).refused("601.2c")
    aimed("Pacifism", "Hill Giant", ["Hill Giant"], expect=["Pacifism is attached to Hill Giant"])


@cr("702.5a", "702.5c")
def test_an_aura_with_two_enchant_abilities_follows_both() -> None:
    for target, rule in (("Hill Giant", "702.5c"), ("Bonesplitter", "601.2c")):
        assert aimed("Doubly Bound", target, [target], refused=True).refused(rule)
    expect = ["Doubly Bound is attached to Ornithopter"]
    aimed("Doubly Bound", "Ornithopter", ["Ornithopter"], expect=expect)


@cr("702.5a", "702.5c")
def test_it_leaves_when_one_of_its_enchant_abilities_no_longer_fits() -> None:
    """A crewed Vehicle is an artifact and a creature; from the next turn on it is no creature."""
    crew = activate("Smuggler's Copter", choices=[["Hill Giant"]])
    mine = {"battlefield": ["Smuggler's Copter", "Hill Giant"], "hand": ["Doubly Bound"]}
    bound = [crew, RESOLVE, cast("Doubly Bound", "Smuggler's Copter"), RESOLVE]
    board(mine, [], *bound, expect=["Doubly Bound is attached to Smuggler's Copter"])
    over = board(mine, [], *bound, to("upkeep"), expect=["Doubly Bound in A's graveyard"])
    assert over.cites("704.5m")


@cr("702.6c", "702.6d")
def test_any_of_several_equip_abilities_may_be_activated() -> None:
    blade, legend = "Blackblade Reforged", "Isamaru, Hound of Konda"
    mine = {"battlefield": [blade, legend, "Hill Giant", *["Plains"] * 3], "mana": "lands"}
    board(mine, [], activate(blade, legend, ability=1), RESOLVE, expect=[f"{legend} is 5/5"])
    assert board(mine, [], activate(blade, "Hill Giant", ability=1), refused=True).refused("601.2c")
    assert board(mine, [], activate(blade, legend, ability=2), refused=True).refused("601.2h")
    rich = {**mine, "battlefield": [*mine["battlefield"], *["Plains"] * 4]}
    board(rich, [], activate(blade, "Hill Giant", ability=2), RESOLVE, expect=["Hill Giant is 10/10"])
    board(rich, [], activate(blade, legend, ability=2), RESOLVE, expect=[f"{legend} is 9/9"])


# ---- flash


@cr("702.8a", "702.8b")
def test_flash_works_in_the_command_zone_too() -> None:
    hound: dict[str, Any] = {"commander": "Ambush Hound"}
    rules: dict[str, Any] = {"options": {"format": "commander"}, "active": "B"}
    answered = [{"do": "pass", "player": "B"}, cast("Ambush Hound", **{"from": "command"}), RESOLVE]
    board(hound, [], *answered, expect=["A controls Ambush Hound"], **rules)
    slow = [{"do": "pass", "player": "B"}, cast("Isamaru, Hound of Konda", **{"from": "command"})]
    late = board({"commander": "Isamaru, Hound of Konda"}, [], *slow, refused=True, **rules)
    assert late.refused("302.1")


@cr("702.8a", "702.8b")
def test_flash_works_wherever_the_card_may_be_cast_from() -> None:
    """From the top of the library, in the middle of combat."""
    top = {"library": ["Ambush Hound", "Forest"], "battlefield": ["Vizier of the Menagerie", "Hill Giant"]}
    script = [*attack_with({"Hill Giant": "B"}), cast("Ambush Hound", **{"from": "library"}), RESOLVE]
    board(top, [], *script, expect=["A controls Ambush Hound"])


# ---- hexproof and shroud


@cr("702.11c", "702.11a")
def test_a_player_with_hexproof_is_no_target_for_opponents() -> None:
    assert aimed("Lightning Bolt", "B", ["Leyline of Sanctity"], refused=True).refused("702.11c")
    aimed("Lightning Bolt", "A", [], mine=["Leyline of Sanctity"], expect=["A has 17 life"])
    two = ["Leyline of Sanctity", "Leyline of Sanctity"]
    assert aimed("Lightning Bolt", "B", two, refused=True).refused("702.11c")


@cr("702.11d", "702.11f")
@pytest.mark.parametrize(("spell", "hit"), [("Murder", False), ("Lightning Bolt", True), ("Condemn", False)])
def test_hexproof_from_two_qualities_is_hexproof_from_each(spell: str, hit: bool) -> None:
    bear = creature("Hexproof from white and from black", attacking="A")
    bear.pop("attacking")
    if spell == "Condemn":  # white: it has to be attacking
        attack = [*attack_with({"Tester": "A"}, "B"), {"do": "pass", "player": "B"}]
        found = board({"hand": [spell]}, [bear], *attack, cast(spell, "Tester"), active="B", refused=True)
        assert found.refused("702.11d")
    elif hit:
        aimed(spell, "Tester", [bear], expect=["Tester in nowhere"])
    else:
        assert aimed(spell, "Tester", [bear], refused=True).refused("702.11d")


@cr("702.11d")
def test_hexproof_from_a_color_counts_the_source_of_an_ability_and_is_none_against_oneself() -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger", looks={"colors": ["B"]})
    bear = creature("Hexproof from black")
    assert board([pinger], [bear], activate("Pinger", "Tester"), refused=True).refused("702.11d")
    board([pinger, bear], [], activate("Pinger", "Tester"), RESOLVE, expect=["Tester has 1 damage"])


@cr("702.11e")
@pytest.mark.parametrize("hexproof", ["Hexproof", "Hexproof from black", "Hexproof from each color"])
def test_what_loses_hexproof_loses_hexproof_from_a_quality(hexproof: str) -> None:
    bear = creature(hexproof)
    assert aimed("Murder", "Tester", [bear], mine=["Shadowspear"], refused=True).refused()
    strip = [activate("Shadowspear", ability=1), RESOLVE]
    aimed("Murder", "Tester", [bear], *strip, mine=["Shadowspear"], expect=["Tester in nowhere"])


@cr("702.11e", "609.4")
@pytest.mark.parametrize("hexproof", ["Hexproof", "Hexproof from black"])
def test_as_though_without_hexproof_is_without_any_of_it(hexproof: str) -> None:
    bear = creature(hexproof)
    aimed("Murder", "Tester", [bear], mine=["Glaring Spotlight"], expect=["Tester in nowhere"])
    only_mine = {"hand": ["Murder"], "battlefield": []}
    assert board(only_mine, [bear, "Glaring Spotlight"], cast("Murder", "Tester"), refused=True).refused()
    shrouded = creature("Hexproof\nShroud")
    found = aimed("Murder", "Tester", [shrouded], mine=["Glaring Spotlight"], refused=True)
    assert found.refused("702.18a")


@cr("702.11e")
def test_a_search_for_hexproof_finds_hexproof_from_a_quality() -> None:
    mine = {"hand": ["Hexproof Census"], "library": ["Hill Giant", "Hexproof Bear", "Forest"]}
    found = [cast("Hexproof Census"), RESOLVE, answer("Hexproof Bear")]
    board(mine, [], *found, expect=["Hexproof Bear in A's hand"])
    wrong = [cast("Hexproof Census"), RESOLVE, answer("Hill Giant")]
    board(mine, [], *wrong, refused=True)


@cr("702.11g")
@pytest.mark.parametrize("spell", ["Murder", "Lightning Bolt", "Pacifism"])
def test_hexproof_from_each_color_is_hexproof_from_every_color(spell: str) -> None:
    found = aimed(spell, "Breaker of Creation", ["Breaker of Creation"], refused=True)
    assert found.refused("702.11d")


@cr("702.11g")
def test_hexproof_from_each_color_is_none_from_colorless() -> None:
    rod = creature("{T}: This creature deals 1 damage to target creature.", name="Rod")
    hit = [activate("Rod", "Breaker of Creation"), RESOLVE]
    board([rod], ["Breaker of Creation"], *hit, expect=["Breaker of Creation has 1 damage"])


@cr("702.11h", "702.12a", "702.12b", "702.12c", "702.18b", "702.16m")
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
    assert aimed("Murder", "Tester", [twice(keyword)], refused=True).refused(rule)
    frogged = [cast("Turn to Frogs", "Tester"), RESOLVE]
    mine = {"hand": ["Turn to Frogs", "Murder"]}
    if keyword not in ("Hexproof", "Shroud"):
        board(mine, [twice(keyword)], *frogged, cast("Murder", "Tester"), RESOLVE, expect=["Tester in nowhere"])


@cr("702.12a", "702.12b", "702.12c")
def test_two_instances_of_indestructible_are_lost_together() -> None:
    solid = [twice("Indestructible")]
    aimed("Murder", "Tester", solid, expect=["B controls Tester"])
    strip = [activate("Shadowspear", ability=1), RESOLVE]
    aimed("Murder", "Tester", solid, *strip, mine=["Shadowspear"], expect=["Tester in nowhere"])


@cr("702.12b")
def test_indestructible_does_not_help_against_no_toughness() -> None:
    shrunk = {**creature("Indestructible"), "counters": {"-1/-1": 2}}
    board([shrunk], [], PASS_A, expect=["Tester in nowhere"])


# ---- protection


@cr("702.16g")
@pytest.mark.parametrize(
    ("source", "kept_off"), [("W", True), ("B", True), ("R", False)], ids=["white", "black", "red"]
)
def test_protection_from_two_qualities_is_protection_from_each(source: str, kept_off: bool) -> None:
    text = "{T}: This creature deals 1 damage to target creature."
    pinger = creature(text, name="Pinger", looks={"colors": [source]})
    shot = activate("Pinger", "Stillmoon Cavalier")
    found = board([pinger], ["Stillmoon Cavalier"], shot, *([] if kept_off else [RESOLVE]), refused=kept_off)
    if kept_off:
        assert found.refused("702.16b")
    else:
        assert found.table.report().to_dict()["state"]["players"]["B"].get("battlefield", []) == []


@cr("702.16h")
@pytest.mark.parametrize("color", "WUBRG")
def test_protection_from_each_color_is_protection_from_every_color(color: str) -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger", looks={"colors": [color]})
    assert board([pinger], ["Iridescent Angel"], activate("Pinger", "Iridescent Angel"), refused=True).refused(
        "702.16b"
    )
    gray = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger")
    shot = [activate("Pinger", "Iridescent Angel"), RESOLVE]
    board([gray], ["Iridescent Angel"], *shot, expect=["Iridescent Angel has 1 damage"])


@cr("702.16i", "702.16k")
def test_protection_from_each_opponent_is_protection_from_all_of_them() -> None:
    pinger = creature("{T}: This creature deals 1 damage to target creature.", name="Pinger")
    kept = creature("Protection from each of your opponents")
    setting: dict[str, Any] = {"C": {"battlefield": [pinger]}}
    shot = activate("Pinger", "Tester", player="C")
    found = board([kept], [], PASS_A, {"do": "pass", "player": "B"}, shot, refused=True, **setting)
    assert found.refused("702.16b")
    own = activate("Pinger", "Tester")
    board([kept, pinger], [], own, RESOLVE_ALL, expect=["Tester has 1 damage"], C={})


@cr("702.16m")
def test_protection_twice_prevents_the_damage_once() -> None:
    found = board({"hand": ["Pyroclasm"]}, [twice("Protection from red")], cast("Pyroclasm"), RESOLVE)
    assert found.count("prevented") == 1


# ---- ward


@cr("702.21a", "118.3")
@pytest.mark.parametrize(
    ("lands", "life", "answered", "bolted"),
    [(3, 20, "yes", True), (3, 20, "no", False), (2, 20, "", False), (3, 1, "", False)],
)
def test_a_ward_of_mana_and_life_is_paid_whole_or_not_at_all(
    lands: int, life: int, answered: str, bolted: bool
) -> None:
    """With too few lands or too little life nothing is asked and nothing is paid."""
    mine = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"] * lands, "life": life, "mana": "lands"}
    script = [cast("Lightning Bolt", "Tester"), RESOLVE, *([answer(answered, choice="may")] if answered else [])]
    warded = creature("Ward—{2}, Pay 2 life.", "3/3")
    found = board(mine, [warded], *script, *([RESOLVE] if bolted else []), expect=["stack is empty"])
    state = found.table.game
    assert state.players[0].life == life - (2 if bolted else 0)
    assert any(o.base.name == "Tester" for o in state.permanents()) is not bolted


@cr("702.122a")
def test_the_ability_of_a_keyword_is_found_by_the_keyword() -> None:
    crew = activate("Smuggler's Copter", ability="Crew", choices=[["Hill Giant"]])
    board(["Smuggler's Copter", "Hill Giant"], [], crew, RESOLVE, expect=["Smuggler's Copter is a creature"])

"""Judges' questions about evasion, and about keywords of combat and of damage (CR 702.2 to 702.90)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    Entry,
    Played,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
)


def creature(text: str, size: str = "2/2", name: str = "Tester", **more: Any) -> dict[str, Any]:
    """A creature with this text, as a token."""
    power, _, toughness = size.partition("/")
    body = {"name": name, "types": ["Creature"], "power": int(power), "toughness": int(toughness), "text": text}
    return {"token": body | more.pop("looks", {}), **more}


def twice(keyword: str, size: str = "2/2", **more: Any) -> dict[str, Any]:
    """A creature with two instances of a keyword."""
    return creature(f"{keyword}\n{keyword}", size, **more)


def attacks(attacker: Any, blocker: Any, *more: Entry, refused: bool = False, with_: Any = (), **kw: Any) -> Played:
    """The Tester attacks and is blocked by B's first creature (by name)."""
    name = blocker if isinstance(blocker, str) else blocker["token"]["name"]
    script = (*attack_with({"Tester": "B"}), *block_with({name: "Tester"}), *more)
    return board([attacker], [blocker, *with_], *script, refused=refused, **kw)


# ---- evasion


@cr("702.9a", "702.9b", "702.9c", "702.13a", "702.13b", "702.13c", "702.28a", "702.28b", "702.28c")
@cr("702.31a", "702.31b", "702.31c", "702.36a", "702.36b", "702.36c", "702.17a", "702.17c")
@pytest.mark.parametrize("instances", [1, 2])
@pytest.mark.parametrize(
    ("keyword", "rule", "blocks"),
    [
        ("Flying", "702.9b", creature("Flying", name="Blocker")),
        ("Flying", "702.9b", creature("Reach\nReach", name="Blocker")),
        ("Fear", "702.36b", creature("", name="Blocker", looks={"colors": ["B"]})),
        ("Fear", "702.36b", "Ornithopter"),
        ("Intimidate", "702.13b", "Ornithopter"),
        ("Intimidate", "702.13b", creature("", name="Blocker", looks={"colors": ["U", "G"]})),
        ("Shadow", "702.28b", creature("Shadow", name="Blocker")),
        ("Horsemanship", "702.31b", creature("Horsemanship", name="Blocker")),
    ],
)
def test_an_evasive_creature_is_blocked_by_the_right_creatures_only(
    keyword: str, rule: str, blocks: Any, instances: int
) -> None:
    evasive = creature("\n".join([keyword] * instances), looks={"colors": ["U"]})
    name = blocks if isinstance(blocks, str) else "Blocker"
    attacks(evasive, blocks, expect=[f"{name} is blocking Tester"])
    assert attacks(evasive, "Hill Giant", refused=True).refused(rule)


@cr("702.9b", "702.31b")
@pytest.mark.parametrize("keyword", ["Flying", "Horsemanship"])
def test_flying_and_horsemanship_do_not_restrict_what_they_block(keyword: str) -> None:
    attacks(creature(""), creature(keyword, name="Blocker"), expect=["Blocker is blocking Tester"])


@cr("702.28b")
def test_a_creature_with_shadow_does_not_block_one_without() -> None:
    assert attacks(creature(""), creature("Shadow", name="Blocker"), refused=True).refused("702.28b")


@cr("702.9c")
def test_losing_flying_is_losing_both_instances() -> None:
    aura = {"card": "Grounded", "attached_to": "Tester"}
    attacks(twice("Flying"), "Hill Giant", with_=[aura], expect=["Hill Giant is blocking Tester"])


@cr("702.14b", "702.14e")
def test_two_instances_of_swampwalk_are_one_evasion() -> None:
    swampy = attacks(twice("Swampwalk"), "Hill Giant", with_=["Swamp"], refused=True)
    assert swampy.refused("702.14c")
    attacks(twice("Swampwalk"), "Hill Giant", with_=["Island"], expect=["Hill Giant is blocking Tester"])


@cr("702.14d")
def test_landwalkers_do_not_cancel_one_another() -> None:
    same = creature("Snow forestwalk", name="Blocker")
    walked = attacks(creature("Snow forestwalk"), same, with_=["Snow-Covered Forest"], refused=True)
    assert walked.refused("702.14c")
    attacks(creature("Snow forestwalk"), same, with_=["Forest"], expect=["Blocker is blocking Tester"])


# ---- attacking


@cr("702.3a", "702.3c")
@pytest.mark.parametrize("instances", [1, 2])
def test_two_instances_of_defender_are_lifted_by_one_effect(instances: int) -> None:
    wall = creature("\n".join(["Defender"] * instances), looks={"subtypes": ["Wall"]})
    assert board([wall], [], *attack_with({"Tester": "B"}), refused=True).refused("702.3b")
    animated = [wall, {"card": "Animate Wall", "attached_to": "Tester"}]
    board(animated, [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.10a", "702.10b", "702.10c", "702.10d")
@pytest.mark.parametrize("instances", [0, 1, 2])
def test_haste_lets_a_new_creature_attack_and_tap(instances: int) -> None:
    text = "\n".join(["Haste"] * instances + ["{T}: You gain 1 life."])
    new = creature(text, sick=True)
    tap: Entry = {"do": "activate", "player": "A", "source": "Tester"}
    if not instances:
        assert board([new], [], tap, refused=True).refused("302.6")
        assert board([new], [], *attack_with({"Tester": "B"}), refused=True).refused("302.6")
        return
    board([new], [], tap, RESOLVE, expect=["A has 21 life"])
    board([new], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.10c")
def test_haste_allows_the_untap_symbol_too() -> None:
    untap: Entry = {"do": "activate", "player": "A", "source": "Tester"}
    text = "{Q}: You gain 1 life."
    assert board([creature(text, sick=True, tapped=True)], [], untap, refused=True).refused("302.6")
    hasty = creature(f"Haste\n{text}", sick=True, tapped=True)
    board([hasty], [], untap, RESOLVE, expect=["A has 21 life", "Tester is not tapped"])


@cr("702.20b", "702.20c")
@pytest.mark.parametrize("instances", [1, 2])
def test_vigilance_keeps_an_attacker_untapped(instances: int) -> None:
    text = "\n".join(["Vigilance"] * instances)
    board([creature(text)], [], *attack_with({"Tester": "B"}), expect=["Tester is not tapped", "Tester is attacking"])


# ---- combat damage


@cr("702.4e", "702.7d")
@pytest.mark.parametrize(("keyword", "life"), [("First strike", 18), ("Double strike", 16)])
def test_two_instances_of_first_or_double_strike_are_no_further_damage(keyword: str, life: int) -> None:
    board([twice(keyword)], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=[f"B has {life} life"])
    both = creature(f"{keyword}\n{keyword}\nFirst strike")
    board([both], [], *attack_with({"Tester": "B"}), AFTER_COMBAT, expect=[f"B has {life} life"])


@cr("702.4d")
def test_a_first_striker_given_double_strike_deals_damage_again() -> None:
    """In the first combat damage step, after it has dealt its damage."""
    mine = {"battlefield": [creature("First strike")], "hand": ["Double Cleave"]}
    script = [*attack_with({"Tester": "B"}), DAMAGE, cast("Double Cleave", "Tester"), RESOLVE]
    board(mine, [], *script, AFTER_COMBAT, expect=["B has 16 life"])
    board(mine, [], *script[:-2], AFTER_COMBAT, expect=["B has 18 life"])


@cr("702.4d")
def test_a_creature_without_first_strike_given_double_strike_then_deals_damage_once() -> None:
    others = [creature(""), creature("First strike", name="Other")]
    script = [*attack_with({"Tester": "B", "Other": "B"}), DAMAGE, cast("Double Cleave", "Tester"), RESOLVE]
    board({"battlefield": others, "hand": ["Double Cleave"]}, [], *script, AFTER_COMBAT, expect=["B has 16 life"])


@cr("702.2f")
def test_two_instances_of_deathtouch_make_one_damage_lethal() -> None:
    board(
        [twice("Deathtouch")],
        ["Hill Giant", "Wall of Stone"],
        *attack_with({"Tester": "B"}),
        *block_with({"Hill Giant": "Tester", "Wall of Stone": "Tester"}),
        DAMAGE,
        answer({"Hill Giant": 1, "Wall of Stone": 1}),
        expect=["Hill Giant in B's graveyard", "Wall of Stone in B's graveyard"],
    )


@cr("702.19g")
def test_two_instances_of_trample_carry_the_excess_once() -> None:
    board(
        [twice("Trample", "5/5")],
        ["Hill Giant"],
        *attack_with({"Tester": "B"}),
        *block_with({"Hill Giant": "Tester"}),
        DAMAGE,
        answer({"Hill Giant": 3, "B": 2}),
        expect=["Hill Giant in B's graveyard", "B has 18 life"],
    )


@cr("702.19g")
def test_two_instances_of_trample_over_planeswalkers() -> None:
    board(
        [twice("Trample over planeswalkers", "6/6")],
        [{"card": "Gideon, Ally of Zendikar", "counters": {"loyalty": 4}}],
        *attack_with({"Tester": "Gideon, Ally of Zendikar"}),
        DAMAGE,
        answer({"Gideon, Ally of Zendikar": 4, "B": 2}),
        expect=["B has 18 life", "Gideon, Ally of Zendikar in B's graveyard"],
    )


# ---- damage by spells and abilities

SHOT: Entry = {"do": "activate", "player": "A", "source": "Tester", "targets": ["Wall of Stone"]}
FOUND = {
    "Deathtouch": ["Wall of Stone in B's graveyard"],
    "Lifelink": ["A has 22 life", "Wall of Stone has 2 damage"],
    "Wither": ["Wall of Stone is -2/6", "Wall of Stone has 0 damage"],
    "Infect": ["Wall of Stone is -2/6", "Wall of Stone has 0 damage"],
}


@cr("702.2a", "702.2b", "702.2e", "702.15a", "702.15c", "702.80b", "702.90a", "702.90c", "702.90d")
@pytest.mark.parametrize("keyword", FOUND)
@pytest.mark.parametrize("gone", [False, True])
def test_a_source_that_is_gone_deals_damage_as_it_last_was(keyword: str, gone: bool) -> None:
    shooter = creature(f"{keyword}\n{{T}}: This creature deals 2 damage to any target.")
    killed = [cast("Murder", "Tester"), RESOLVE] if gone else []
    mine = {"battlefield": [shooter], "hand": ["Murder"]}
    board(mine, ["Wall of Stone"], SHOT, *killed, RESOLVE, expect=FOUND[keyword])


@cr("702.2e", "702.15c", "702.80b", "702.90d")
@pytest.mark.parametrize("keyword", FOUND)
def test_what_it_had_lost_before_it_left_counts_no_longer(keyword: str) -> None:
    """It loses the keyword in response, and is gone when the ability resolves."""
    text = f"{keyword}\n{{T}}: This creature deals 2 damage to any target."
    shooter = creature(text, looks={"subtypes": ["Wall"]})
    script = [SHOT, cast("Turn to Frogs", "Tester"), RESOLVE, cast("Murder", "Tester"), RESOLVE, RESOLVE]
    plain = ["Wall of Stone has 2 damage", "A has 20 life", "B controls Wall of Stone"]
    board({"battlefield": [shooter], "hand": ["Turn to Frogs", "Murder"]}, ["Wall of Stone"], *script, expect=plain)


@cr("702.2d", "702.15d", "702.80c", "702.90e")
@pytest.mark.parametrize("keyword", FOUND)
def test_a_spell_with_the_keyword_deals_such_damage_from_the_stack(keyword: str) -> None:
    mine = {"hand": [f"{keyword} Dart"]}
    board(mine, ["Wall of Stone"], cast(f"{keyword} Dart", "Wall of Stone"), RESOLVE, expect=FOUND[keyword])


@cr("702.2d", "702.15d", "702.80c", "702.90e")
@pytest.mark.parametrize("keyword", FOUND)
def test_a_card_in_the_graveyard_deals_such_damage(keyword: str) -> None:
    mine = {"hand": [f"{keyword} Gempalm"]}
    act: Entry = {"do": "activate", "player": "A", "source": f"{keyword} Gempalm", "targets": ["Wall of Stone"]}
    board(mine, ["Wall of Stone"], act, RESOLVE, expect=[f"{keyword} Gempalm in A's graveyard", *FOUND[keyword]])

"""Judges' questions about becoming unattached, regenerating each time, and ignored rolls (CR 701, 705, 706)."""

from __future__ import annotations

import pytest

from tests.engine.helpers import (
    RESOLVE,
    RESOLVE_ALL,
    Entry,
    activate,
    answer,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    to,
)

WORN: list[Entry | str] = ["Goblin Piker", {"card": "Grafted Exoskeleton", "attached_to": "Goblin Piker"}]


@cr("701.3d", "603.10c")
@pytest.mark.parametrize("spell", ["Disarm", "Naturalize"])
def test_the_creature_is_sacrificed_when_its_equipment_comes_off(spell: str) -> None:
    """Unattached by an effect, or by leaving the battlefield: both count."""
    target = "Goblin Piker" if spell == "Disarm" else "Grafted Exoskeleton"
    board({"hand": [spell]}, WORN, cast(spell, target), RESOLVE, RESOLVE_ALL, expect=["Goblin Piker in B's graveyard"])


@cr("701.3d")
def test_moving_it_to_another_creature_is_becoming_unattached() -> None:
    board(
        [*WORN, "Hill Giant"],
        [],
        activate("Grafted Exoskeleton", "Hill Giant"),
        RESOLVE,
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "Hill Giant is 5/5"],
    )


@cr("701.3d")
def test_a_creature_that_leaves_is_gone_already() -> None:
    """The ability triggers when the creature dies, and finds nothing to sacrifice."""
    board(
        {"hand": ["Murder"], "battlefield": ["Hill Giant"]},
        WORN,
        cast("Murder", "Goblin Piker"),
        RESOLVE_ALL,
        expect=["Grafted Exoskeleton on the battlefield", "Hill Giant on the battlefield"],
    )


# ---- regeneration


@cr("701.19b")
def test_a_static_ability_regenerates_each_time() -> None:
    """Destroyed twice, it is there still, tapped; what is never destroyed is not regenerated."""
    twice = [cast("Murder", "Mossbridge Troll"), RESOLVE, cast("Doom Blade", "Mossbridge Troll"), RESOLVE]
    hand = {"hand": ["Murder", "Doom Blade"]}
    played = board(hand, ["Mossbridge Troll"], *twice, expect=["Mossbridge Troll is tapped"])
    assert played.cites("701.19b")


@cr("701.19b")
def test_a_regenerated_blocker_is_removed_from_combat_and_healed() -> None:
    fight = [*attack_with({"Mossbridge Troll": "B"}), *block_with({"Deadly Recluse": "Mossbridge Troll"})]
    played = board(["Mossbridge Troll"], ["Deadly Recluse"], *fight, to("combat damage"))
    (troll,) = played.report["state"]["players"]["A"]["battlefield"]
    assert (troll["damage"], troll["attacking"]) == (0, None)


@cr("701.19c")
def test_what_can_not_be_regenerated_is_not() -> None:
    board(
        {"hand": ["Terror"]},
        ["Mossbridge Troll"],
        cast("Terror", "Mossbridge Troll"),
        RESOLVE,
        expect=["Mossbridge Troll in B's graveyard"],
    )


# ---- rolls and flips


@cr("706.6")
def test_the_lowest_roll_is_ignored() -> None:
    """With Pixie Guide two dice are rolled for one: what is ignored never happened."""
    mine = ["Ancient Copper Dragon", "Pixie Guide"]
    rolled = [*attack_with({"Ancient Copper Dragon": "B"}), to("combat damage"), RESOLVE, answer(3), answer(5)]
    played = board(mine, [], *rolled)
    treasures = [t for t in played.report["state"]["players"]["A"]["battlefield"] if t["name"] == "Treasure Token"]
    assert len(treasures) == 5
    assert len([e for e in played.report["events"] if e["type"] == "DieRolled"]) == 1
    assert played.cites("706.6")


@cr("706.2", "706.3a")
@pytest.mark.parametrize(("natural", "cards"), [(11, 4), (12, 4)])
def test_what_is_added_to_a_roll_makes_its_result(natural: int, cards: int) -> None:
    """Three cards in hand: 11 is 14, which draws X cards; 12 is 15, which scries first."""
    mine = {"hand": ["Diviner's Portent", "Opt", "Shock", "Murder"], "library": ["Forest"] * 5}
    done = [cast("Diviner's Portent", x=1), RESOLVE, answer(natural)]
    played = board(mine, [], *done, *([answer([])] if natural == 12 else []), expect=[f"A has {cards} cards in hand"])
    assert played.cites("706.2")


@cr("705.3")
def test_a_flip_that_an_effect_wins_is_not_asked() -> None:
    """The first flip of the turn is won; the next is flipped."""
    mine = ["Edgar, King of Figaro", "Bottle of Suleiman", {"card": "Bottle of Suleiman", "id": "second"}]
    played = board(mine, [], activate("Bottle of Suleiman"), RESOLVE, expect=["A controls Djinn Token"])
    assert played.cites("705.3")
    board(
        mine,
        [],
        activate("Bottle of Suleiman#1"),
        RESOLVE,
        activate("second"),
        RESOLVE,
        answer("lose"),
        expect=["A life 15"],
    )


@cr("614.1a", "705.2")
def test_of_two_coins_one_is_ignored() -> None:
    mine = ["Krark's Thumb", "Bottle of Suleiman"]
    flips = [activate("Bottle of Suleiman"), RESOLVE, answer("lose"), answer("win"), answer("win")]
    board(mine, [], *flips, expect=["A controls Djinn Token", "A life 20"])
    board(mine, [], *flips[:2], answer("lose"), answer("lose"), expect=["A life 15"])

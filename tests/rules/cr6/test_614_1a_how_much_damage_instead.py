"""More or less damage than a source would deal (CR 614.1a)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, attack_with, block_with, board, cast, cr

FLAIL: dict[str, Any] = {"card": "Inquisitor's Flail", "attached_to": "Grizzly Bears"}


@cr("614.1a")
def test_of_what_it_is_attached_to_and_of_what_deals_damage_to_that() -> None:
    """Rulings: combat damage alone, dealt by the equipped creature or to it by another."""
    fought = (*attack_with({"Grizzly Bears": "B"}), *block_with({"Craw Wurm": "Grizzly Bears"}), DAMAGE)
    played = board(["Grizzly Bears", FLAIL], ["Craw Wurm"], *fought)
    assert played.count("4 combat damage to Craw Wurm") == 1
    assert played.count("12 combat damage to Grizzly Bears") == 1
    shock = cast("Shock", "Grizzly Bears", player="B")
    shot = board(["Grizzly Bears", FLAIL], {"hand": ["Shock"]}, shock, RESOLVE_ALL, active="B")
    assert shot.count("2 damage to Grizzly Bears") == 1


@cr("614.1a")
@pytest.mark.parametrize("target", ["A", "Goldnight Castigator"])
def test_to_you_or_to_itself(target: str) -> None:
    theirs = {"hand": ["Lightning Bolt"]}
    bolt = cast("Lightning Bolt", target, player="B")
    played = board(["Goldnight Castigator"], theirs, bolt, RESOLVE, active="B")
    assert played.count(f"6 damage to {target}") == 1


@cr("614.1a")
def test_of_spells_of_a_color_and_type() -> None:
    mine = {"battlefield": ["Fire Servant"], "hand": ["Lightning Bolt"]}
    board(mine, [], cast("Lightning Bolt", "B"), RESOLVE, expect=["B life 14"])
    board(["Fire Servant"], [], *attack_with({"Fire Servant": "B"}), DAMAGE, expect=["B life 16"])


@cr("614.1a")
def test_of_sources_of_a_subtype() -> None:
    side = ["Calamity Bearer", "Hill Giant", "Grizzly Bears"]
    board(side, [], *attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), DAMAGE, expect=["B life 12"])


@cr("614.1a")
def test_of_this_turn_alone() -> None:
    """Goblin Goliath's ability is for this turn, and for damage to opponents."""
    side: dict[str, Any] = {"battlefield": ["Goblin Goliath"], "hand": ["Shock", "Shock"]}
    doubled = (activate("Goblin Goliath"), RESOLVE)
    board(side, [], *doubled, cast("Shock", "B"), RESOLVE, expect=["B life 16"])
    board(side, [], *doubled, cast("Shock", "A"), RESOLVE, expect=["A life 18"])
    board(side, [], *doubled, cast("Shock", "B"), RESOLVE, cast("Shock", "B"), RESOLVE, expect=["B life 12"])


@cr("616.1e")
def test_whoever_is_dealt_it_chooses_what_comes_first() -> None:
    """2 less 1 and doubled, or doubled less 1."""
    side = ["Benevolent Unicorn", "Furnace of Rath"]
    asked = board(side, {"hand": ["Shock"]}, cast("Shock", "A", player="B"), RESOLVE, active="B").report["pending"]
    labels = [one["label"] for one in asked["options"]]
    assert asked["player"] == "A"
    assert labels == ["Benevolent Unicorn first (2 → 1 → 2)", "Furnace of Rath first (2 → 4 → 3)"]


@cr("120.8", cited=False)
def test_half_of_1_is_no_damage_at_all() -> None:
    pinger = {
        "token": {
            "name": "Pinger",
            "types": ["Creature"],
            "toughness": 1,
            "text": "{T}: ~ deals 1 damage to any target.",
        }
    }
    board(["Ghosts of the Innocent", pinger], [], activate("Pinger", "B"), RESOLVE, expect=["B life 20"])


@cr("614.1a")
def test_counters_and_milled_cards_instead_of_damage_to_a_player() -> None:
    """Szadek deals no damage: it gets as many counters, and the player mills as many cards."""
    library = {"library": ["Forest", "Island", "Swamp", "Plains", "Mountain", "Forest"]}
    fought = (*attack_with({"Szadek, Lord of Secrets": "B"}), DAMAGE)
    end = ["B life 20", "Szadek, Lord of Secrets is 10/10", "Plains in graveyard", "Mountain in graveyard"]
    assert board(["Szadek, Lord of Secrets"], library, *fought, expect=end).count("B mills") == 1


@cr("614.6", cited=False)
def test_a_card_that_goes_from_its_library_to_an_opponents_graveyard() -> None:
    """Undead Alchemist: the Zombie mills instead of dealing damage, and the creature card becomes a Zombie."""
    library = {"library": ["Grizzly Bears", "Shock", "Craw Wurm"]}
    fought = (*attack_with({"Walking Corpse": "B"}), DAMAGE, RESOLVE_ALL)
    end = ["B life 20", "Grizzly Bears in exile", "Shock in graveyard"]
    played = board(["Undead Alchemist", "Walking Corpse"], library, *fought, expect=end)
    assert played.count("A creates a Zombie Token (2/2)") == 1

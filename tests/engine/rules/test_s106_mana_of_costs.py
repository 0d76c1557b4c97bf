"""Mana costs that effects speak of: what they add, and paying them (CR 105.5, 106.8-106.11, 107.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import DAMAGE, RESOLVE, answer, attack_with, board, cr, to, turn


@cr("106.8", "106.9", "106.10", "106.11")
@pytest.mark.parametrize(
    ("card", "halves", "added", "rule"),
    [
        ("Icehide Golem", [], "{C}", "106.11"),
        ("Kitchen Finks", ["{G}", "{W}"], "{C}{G}{W}", "106.8"),
        ("Porcelain Legionnaire", [], "{C}{C}{W}", "106.9"),
        ("Watchwolf", [], "{G}{W}", "106.4"),
        ("Hill Giant", [], "{C}{C}{C}{R}", "106.10"),
        ("Reaper King", ["{C}{C}"] * 4 + ["{G}"], "{C}{C}{C}{C}{C}{C}{C}{C}{G}", "106.8"),
    ],
)
def test_mana_equal_to_a_mana_cost(card: str, halves: list[str], added: str, rule: str) -> None:
    """Elemental Resonance: "add mana equal to enchanted permanent's mana cost"."""
    played = board(
        {"battlefield": [card, {"card": "Elemental Resonance", "attached_to": card}], "mana": "lands"},
        [],
        to("precombat main"),
        RESOLVE,
        *(answer(half) for half in halves),
        step="draw",
    )
    assert rule in played.rules_of(f"A adds {added}.")


UPKEEP = (turn(4), RESOLVE)


def flux(cursed: Any, **more: Any) -> tuple[Any, Any]:
    """A creature of B's with Pendrell Flux on it, which A controls."""
    return [{"card": "Pendrell Flux", "attached_to": "cursed"}], {"battlefield": [{"id": "cursed", **cursed}], **more}


@cr("107.3h")
def test_x_is_nothing_where_a_permanents_mana_cost_is_paid() -> None:
    hydra = {"card": "Hungering Hydra", "counters": {"+1/+1": 3}}
    mine, theirs = flux(hydra, mana="lands")
    theirs["battlefield"].append({"card": "Forest", "id": "wood"})
    played = board(mine, theirs, *UPKEEP, answer("yes", "B"), expect=["B controls Hungering Hydra", "wood is tapped"])
    assert played.cites("107.3h")
    board(mine, theirs, *UPKEEP, answer("no", "B"), expect=["Hungering Hydra in B's graveyard"])


@cr("118.6")
def test_a_mana_cost_that_is_not_there_can_not_be_paid() -> None:
    mine, theirs = flux({"token": {"name": "Soldier", "types": ["Creature"], "power": 1, "toughness": 1}})
    board(mine, theirs, *UPKEEP, expect=["B controls 0 Soldiers"])


@cr("105.5")
def test_different_color_pairs_are_counted() -> None:
    """Two Watchwolves are one pair; what has one color or three is none."""
    side = ["Niv-Mizzet, Guildpact", "Baleful Strix", "Watchwolf", "Watchwolf", "Grizzly Bears"]
    script = (*attack_with({"Niv-Mizzet, Guildpact": "B"}), DAMAGE, answer("B"), answer("A"), RESOLVE)
    board(side, [], *script, expect=["A life 22", "B life 12", "A has 2 cards in hand"])


@cr("107.3p")
def test_y_is_worked_out_like_x() -> None:
    """Aspect of Wolf: half the Forests, rounded down, and rounded up."""
    aspect = {"card": "Aspect of Wolf", "attached_to": "Grizzly Bears"}
    board(["Grizzly Bears", aspect, *["Forest"] * 5], [], expect=["Grizzly Bears is 4/5"])
    side = {"battlefield": ["Grizzly Bears", aspect, *["Forest"] * 3], "hand": ["Forest"]}
    board(side, [], {"do": "play", "player": "A", "card": "Forest"}, expect=["Grizzly Bears is 4/4"])

"""A party (CR 700.8)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


def creature(*subtypes: str, **more: object) -> dict[str, object]:
    """A 1/1 creature token with these types."""
    token = {"name": "-".join(subtypes), "types": ["Creature"], "subtypes": list(subtypes), "power": 1, "toughness": 1}
    return {"token": token, **more}


@cr("700.8", "700.8a", cited=False)
@pytest.mark.parametrize(
    ("others", "power"),
    [
        ([], 1),
        ([creature("Rogue")], 2),
        ([creature("Rogue"), creature("Rogue")], 2),
        ([creature("Goblin"), creature("Cleric")], 1),
        ([creature("Rogue"), creature("Warrior"), creature("Wizard"), creature("Wizard")], 4),
    ],
)
def test_a_party_has_up_to_one_of_each(others: list[object], power: int) -> None:
    """Archpriest of Iona is a Cleric itself; a second Rogue, and a Goblin, do not join."""
    board(["Archpriest of Iona", *others], expect=[f"Archpriest of Iona is {power}/2"])


@cr("700.8", cited=False)
def test_only_ones_own_creatures_make_a_party() -> None:
    board(["Archpriest of Iona"], [creature("Rogue"), creature("Wizard")], expect=["Archpriest of Iona is 1/2"])


@cr("700.8a", "601.2f")
def test_a_party_makes_a_spell_cheaper() -> None:
    """Spoils of Adventure costs {4}{W}{U}, less {1} for each of two creatures."""
    board(
        {
            "hand": ["Spoils of Adventure"],
            "battlefield": [creature("Cleric"), creature("Rogue"), creature("Rogue")],
            "mana": "WUCC",
        },
        [],
        cast("Spoils of Adventure"),
        RESOLVE,
        expect=["A life 23", "A has 3 cards in hand"],
    )


@cr("700.8a", "608.2h", cited=False)
def test_the_party_is_counted_as_the_ability_resolves() -> None:
    """In response to Malakir Blood-Priest's trigger its Rogue dies: 1 life, not 2."""
    board(
        {"hand": ["Malakir Blood-Priest"], "battlefield": ["Bandit's Haul", creature("Rogue")]},
        {"hand": ["Lightning Bolt"]},
        cast("Malakir Blood-Priest"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Rogue", player="B"),
        RESOLVE_ALL,
        expect=["B life 19", "A life 21"],
    )


@cr("700.8b", cited=False)
def test_a_creature_counts_where_it_helps_most() -> None:
    """A Rogue Wizard is the Wizard where another can only be the Rogue; yet it is counted once."""
    both = creature("Rogue", "Wizard")
    board(["Archpriest of Iona", creature("Rogue"), both], expect=["Archpriest of Iona is 3/2"])
    board(["Archpriest of Iona", both], expect=["Archpriest of Iona is 2/2"])
    board(
        ["Archpriest of Iona", both, creature("Rogue", "Warrior"), creature("Cleric", "Rogue"), creature("Wizard")],
        expect=["Archpriest of Iona is 4/2"],
    )


@cr("700.8c", "603.4", cited=False)
@pytest.mark.parametrize(("fourth", "power"), [("Wizard", 5), ("Warrior", 3)])
def test_a_full_party_has_four(fourth: str, power: int) -> None:
    """Archpriest of Iona with a full party: 4 and +1/+1 at the beginning of combat; without one it does not trigger."""
    board(
        ["Archpriest of Iona", creature("Rogue"), creature("Warrior"), creature(fourth)],
        [],
        answer(["Archpriest of Iona"], choice="target"),
        to("postcombat main"),
        expect=[f"Archpriest of Iona is {power}/{3 if power == 5 else 2}"],
    )

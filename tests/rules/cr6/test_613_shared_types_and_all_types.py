"""Creature types counted by what each creature shares, and all of them gained (CR 205.3m, 613.1d, 613.4c)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr, creature


@cr("613.4c")
def test_each_creature_counts_those_that_share_a_type_with_it() -> None:
    """A Goblin Wizard shares a type with a Goblin and with a Wizard, and once with another Goblin Wizard."""
    mixed = creature("", "1/1", name="Mixed", looks={"subtypes": ["Goblin", "Wizard"]})
    also = creature("", "1/1", name="Also", looks={"subtypes": ["Goblin", "Wizard"]})
    goblin = creature("", "1/1", name="Plain", looks={"subtypes": ["Goblin"]})
    board(
        ["Coat of Arms", mixed, also, goblin],
        ["Grizzly Bears", creature("", "1/1", name="Mage", looks={"subtypes": ["Wizard"]})],
        expect=["Mixed is 4/4", "Also is 4/4", "Plain is 3/3", "Mage is 3/3", "Grizzly Bears is 2/2"],
    )


@cr("613.1d", "613.4b")
def test_creatures_gain_all_creature_types_for_a_turn() -> None:
    board(
        {"battlefield": ["Mirror Entity", "Grizzly Bears", "Goblin Chieftain", *["Plains"] * 3], "mana": "lands"},
        [],
        activate("Mirror Entity", x=3),
        RESOLVE,
        expect=["Grizzly Bears is 4/4", "Grizzly Bears is a Goblin", "Mirror Entity is 4/4", "Goblin Chieftain is 3/3"],
    )


@cr("205.3m", cited=False)
def test_a_spell_gives_two_creatures_all_types() -> None:
    board(
        {"battlefield": ["Goblin Chieftain", "Grizzly Bears"], "hand": ["Blades of Velis Vel"]},
        [],
        cast("Blades of Velis Vel", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is 5/3", "Grizzly Bears is a Goblin"],
    )

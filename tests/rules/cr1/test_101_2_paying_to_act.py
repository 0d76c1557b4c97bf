"""What players can't pay with to cast spells or activate abilities (CR 101.2, 118.3)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, board, cast, cr

ANGEL = "Angel of Jubilation"


@cr("101.2")
def test_no_life_is_paid_for_an_ability() -> None:
    board([ANGEL], ["Griselbrand"], activate("Griselbrand", player="B"), active="B", refused="101.2")
    fetching: dict[str, Any] = {"battlefield": [ANGEL, "Polluted Delta"], "library": ["Island"]}
    board(fetching, [], activate("Polluted Delta"), refused="101.2", expect=["A life 20"])


@cr("101.2")
def test_no_creature_is_sacrificed_for_a_spell_and_it_is_said_what_keeps_it() -> None:
    mine: dict[str, Any] = {"battlefield": [ANGEL, "Grizzly Bears"], "hand": ["Village Rites"]}
    assert ANGEL in board(mine, [], cast("Village Rites"), refused="101.2").reason


@cr("101.2")
def test_of_what_is_offered_only_other_permanents_are_sacrificed() -> None:
    """An artifact creature is a creature; a noncreature artifact may go."""
    eater = {"token": {"name": "Eater", "text": "Sacrifice an artifact: You gain 1 life.", "types": ["Enchantment"]}}
    board([ANGEL, eater, "Ornithopter"], [], activate("Eater"), refused="101.2")
    board([ANGEL, eater, "Ornithopter", "Sol Ring"], [], activate("Eater"), RESOLVE, expect=["A life 21"])


@cr("101.2", cited=False)
def test_effects_that_resolve_may_have_players_sacrifice() -> None:
    edict: dict[str, Any] = {"battlefield": [ANGEL], "hand": ["Diabolic Edict"]}
    board(edict, ["Hill Giant"], cast("Diabolic Edict", "B"), RESOLVE, expect=["Hill Giant in B's graveyard"])


@cr("107.4f")
def test_a_symbol_of_phyrexian_mana_is_paid_with_mana_alone() -> None:
    mine: dict[str, Any] = {"battlefield": [ANGEL, "Island"], "hand": ["Gitaxian Probe"], "mana": "lands"}
    board(mine, [], cast("Gitaxian Probe", "B"), RESOLVE, expect=["A life 20", "Island is tapped"])


@cr("101.2")
def test_what_keeps_life_from_being_paid_is_why_a_symbol_of_phyrexian_mana_cannot_be_paid() -> None:
    mine: dict[str, Any] = {"battlefield": [ANGEL, "Forest"], "hand": ["Gitaxian Probe"], "mana": "lands"}
    assert ANGEL in board(mine, [], cast("Gitaxian Probe", "B"), refused="101.2").reason

"""Equip (CR 702.6)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, activate, attack_with, board, cr, on_board

EQUIP = {"do": "activate", "player": "A", "source": "Bonesplitter", "ability": 1}


@cr("702.6a")
def test_equip_attaches_equipment_to_ones_creature() -> None:
    board(
        ["Bonesplitter", "Hill Giant"],
        [],
        {**EQUIP, "targets": ["Hill Giant"]},
        RESOLVE,
        expect=["Hill Giant is 5/3", "Bonesplitter is attached to Hill Giant"],
    )


@cr("702.6a")
def test_equip_moves_equipment_from_one_creature_to_another() -> None:
    board(
        [{"card": "Bonesplitter", "attached_to": "Hill Giant"}, "Hill Giant", "Grizzly Bears"],
        [],
        {**EQUIP, "targets": ["Grizzly Bears"]},
        RESOLVE,
        expect=["Hill Giant is 3/3", "Grizzly Bears is 4/2"],
    )


@cr("702.6a", cited=False)
def test_equip_targets_only_ones_own_creatures() -> None:
    board(
        ["Bonesplitter", "Grizzly Bears"],
        ["Hill Giant"],
        {**EQUIP, "targets": ["Hill Giant"]},
        refused=("601.2c", "115.1"),
    )


@cr("702.6a")
def test_equip_is_activated_only_as_a_sorcery() -> None:
    board(
        ["Bonesplitter", "Hill Giant"],
        [],
        *attack_with({"Hill Giant": "B"}),
        {**EQUIP, "targets": ["Hill Giant"]},
        refused="602.5d",
    )


@cr("702.6a")
def test_equip_may_cost_something_else_than_mana() -> None:
    board(
        ["Demonmail Hauberk", "Youthful Knight", "Goblin Piker"],
        [],
        activate("Demonmail Hauberk", "Youthful Knight", choices=["Goblin Piker"]),
        RESOLVE,
        expect=["Youthful Knight is 6/3", "Goblin Piker in A's graveyard"],
    )


@cr("702.6c", "702.6d", cited=False)
def test_any_of_several_equip_abilities_may_be_activated() -> None:
    blade, legend = "Blackblade Reforged", "Isamaru, Hound of Konda"
    mine = {"battlefield": [blade, legend, "Hill Giant", *["Plains"] * 3], "mana": "lands"}
    board(mine, [], activate(blade, legend, ability=1), RESOLVE, expect=[f"{legend} is 5/5"])
    board(mine, [], activate(blade, "Hill Giant", ability=1), refused=("601.2c", "115.1"))
    board(mine, [], activate(blade, legend, ability=2), refused="601.2h")
    rich = {**mine, "battlefield": [*mine["battlefield"], *["Plains"] * 4]}
    board(rich, [], activate(blade, "Hill Giant", ability=2), RESOLVE, expect=["Hill Giant is 10/10"])
    board(rich, [], activate(blade, legend, ability=2), RESOLVE, expect=[f"{legend} is 9/9"])


@cr("702.6c", cited=False)
def test_equipping_a_creature_of_a_quality_is_another_ability() -> None:
    mine = {"battlefield": ["Steelclaw Lance", "Youthful Knight", "Goblin Piker", "Plains"], **LANDS}
    equip = activate("Steelclaw Lance", "Youthful Knight", ability=1)
    board(mine, [], equip, RESOLVE, expect=["Youthful Knight is 4/3"])
    board(mine, [], activate("Steelclaw Lance", "Goblin Piker", ability=1), refused=("601.2c", "115.1"))


@cr("702.6e", cited=False)
def test_equip_planeswalker_attaches_it_as_though_it_were_a_creature() -> None:
    """Luxior then makes it a creature, so that it stays attached."""
    played = board(
        ["Luxior, Giada's Gift", {"card": "Tamiyo, Compleated Sage", "counters": {"loyalty": 4}}, "Grizzly Bears"],
        [],
        activate("Luxior, Giada's Gift", "Tamiyo, Compleated Sage"),
        RESOLVE,
        expect=["Tamiyo, Compleated Sage is 4/4", "Tamiyo, Compleated Sage is not a planeswalker"],
    )
    assert on_board(played, "Luxior, Giada's Gift")["attached_to"] == "Tamiyo, Compleated Sage"
    board(
        ["Luxior, Giada's Gift", "Grizzly Bears"],
        [],
        activate("Luxior, Giada's Gift", "Grizzly Bears"),
        refused="601.2c",
    )

"""How much damage was dealt to the opponents this turn, and how much life they have lost (CR 120.3a, 119.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, attack_with, block_with, board, cast, cr, to


@cr("120.3a", "118.7a")
def test_only_noncombat_damage_to_opponents_makes_it_cost_less() -> None:
    mine = {"hand": ["Lightning Bolt", "Chandra's Incinerator"], "mana": "RRRR"}
    bolt = (cast("Lightning Bolt", "B"), RESOLVE)
    board(mine, [], *bolt, cast("Chandra's Incinerator"), expect=["Chandra's Incinerator on the stack"])
    board(mine, [], cast("Lightning Bolt", "A"), RESOLVE, cast("Chandra's Incinerator"), refused="601.2h")


@cr("120.3a", "118.7a", cited=False)
@pytest.mark.parametrize(("blockers", "refused"), [({}, "601.2h"), ({"Grizzly Bears": "Hill Giant"}, "601.2h")])
def test_combat_damage_makes_it_cost_no_less(blockers: dict[str, str], refused: str) -> None:
    mine = {"hand": ["Chandra's Incinerator"], "battlefield": ["Hill Giant"], "mana": "RRR"}
    fight = (*attack_with({"Hill Giant": "B"}), *block_with(blockers), to("postcombat main"))
    board(mine, ["Grizzly Bears"], *fight, cast("Chandra's Incinerator"), refused=refused)


@cr("119.3", cited=False)
def test_the_life_of_all_opponents_together_counts() -> None:
    played = board(
        {"hand": ["Flame Rift"], "battlefield": ["Florian, Voldaren Scion"], "library": ["Forest"] * 12},
        [],
        cast("Flame Rift"),
        RESOLVE_ALL,
        to("postcombat main"),
        RESOLVE,
        C=[],
    )
    assert played.count("A looks at 8") == 1 or played.pending, played.steps

"""Fortify (CR 702.67)."""

from __future__ import annotations

from tests.helpers import LANDS, RESOLVE, activate, board, cr, to


@cr("702.67a", "702.67c")
def test_any_fortify_ability_may_be_used_on_ones_own_land() -> None:
    mine = {"battlefield": ["Double Garrison", "Forest", *["Island"] * 3], **LANDS}
    board(mine, [], activate("Double Garrison", "Forest", ability=1), RESOLVE, expect=["Forest#1 has indestructible"])
    board(mine, [], activate("Double Garrison", "Forest", ability=2), refused="601.2h")
    rich = {**mine, "battlefield": [*mine["battlefield"], "Island", "Island"]}
    board(rich, [], activate("Double Garrison", "Forest", ability=2), RESOLVE, expect=["Forest#1 has indestructible"])
    board(["Double Garrison"], ["Forest"], activate("Double Garrison", "Forest", ability=1), refused="601.2c")
    fight = [to("beginning of combat"), activate("Double Garrison", "Forest", ability=1)]
    board(["Double Garrison", "Forest"], [], *fight, refused="602.5d")

"""Partner (CR 702.124)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, board, cast, cr

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}
PARTNERS = [{"card": "Tana, the Bloodsower", "cast": 1}, "Tymna the Weaver"]


@cr("702.124d", cited=False)
def test_each_of_two_commanders_has_a_tax_of_its_own() -> None:
    """Tana has been cast once: {2}{R}{G} and {2} more; Tymna's {1}{W}{B} stays as it is."""
    side = {"commander": PARTNERS, "mana": "lands", "library": ["Forest"] * 5}
    three = {**side, "battlefield": ["Plains", "Swamp", "Swamp"]}
    board(three, [], cast("Tymna the Weaver", **{"from": "command"}), RESOLVE, **COMMANDER)
    four = {**side, "battlefield": ["Mountain", "Forest", "Forest", "Forest"]}
    board(four, [], cast("Tana, the Bloodsower", **{"from": "command"}), refused="601.2h", **COMMANDER)
    six = {**side, "battlefield": ["Mountain", "Forest", "Forest", "Forest", "Forest", "Forest"]}
    board(six, [], cast("Tana, the Bloodsower", **{"from": "command"}), RESOLVE, **COMMANDER)


@cr("702.124e", cited=False)
def test_either_of_two_commanders_is_ones_commander() -> None:
    """Deflecting Swat asks for "a commander"; which of the two is there does not matter."""
    for name in ("Tana, the Bloodsower", "Tymna the Weaver"):
        side = {"commander": PARTNERS, "battlefield": [name], "hand": ["Deflecting Swat"], "mana": "0"}
        spell: tuple[Entry, ...] = (
            {"do": "pass", "player": "A"},
            cast("Lightning Bolt", "A", player="B"),
            {"do": "pass", "player": "B"},
        )
        swat = cast("Deflecting Swat", "Lightning Bolt", costs=["alternative"])
        board(side, {"hand": ["Lightning Bolt"]}, *spell, swat, expect=["A has 0 cards in hand"], **COMMANDER)


@cr("702.124j")
def test_partner_with_finds_the_other() -> None:
    board(
        {"hand": ["Blaring Captain"], "library": ["Forest", "Blaring Recruiter", "Forest"]},
        [],
        cast("Blaring Captain"),
        RESOLVE,
        answer("A", choice="target"),
        answer("yes", choice="may"),
        answer("Blaring Recruiter"),
        RESOLVE_ALL,
        expect=["Blaring Recruiter in A's hand"],
    )

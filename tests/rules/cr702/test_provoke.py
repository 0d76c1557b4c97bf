"""Provoke (CR 702.39)."""

from __future__ import annotations

from tests.helpers import ORDER, RESOLVE_ALL, YES, answer, attack_with, block_with, board, cr, to, twice


@cr("702.39a", "702.39b")
def test_each_provoke_has_its_own_target() -> None:
    tapped = [{"card": name, "tapped": True} for name in ("Hill Giant", "Goblin Piker")]
    provoked = [
        *attack_with({"Tester": "B"}),
        ORDER,
        answer("Hill Giant", choice="target"),
        answer("Goblin Piker", choice="target"),
        YES,
        YES,
        RESOLVE_ALL,
    ]
    board(
        [twice("Provoke", "2/8")], tapped, *provoked, expect=["Hill Giant is not tapped", "Goblin Piker is not tapped"]
    )
    one = block_with({"Hill Giant": "Tester"})
    board([twice("Provoke", "2/8")], tapped, *provoked, *one, refused="509.1c")
    both = block_with({"Hill Giant": "Tester", "Goblin Piker": "Tester"})
    board([twice("Provoke", "2/8")], tapped, *provoked, *both, expect=["Goblin Piker is blocking Tester"])


@cr("702.39a")
def test_provoked_a_creature_untaps_and_must_block() -> None:
    giant = {"card": "Hill Giant", "tapped": True}
    board(
        ["Brontotherium"],
        [giant],
        *attack_with({"Brontotherium": "B"}),
        answer("Hill Giant", choice="target"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        to("declare blockers"),
        {"do": "block", "player": "B", "blockers": {}},
        refused="509.1c",
    )

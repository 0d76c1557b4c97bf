"""Decayed (CR 702.147)."""

from __future__ import annotations

from tests.helpers import RESOLVE_ALL, board, cast, cr, to


@cr("702.147a")
def test_a_decayed_attacker_is_sacrificed_at_end_of_combat() -> None:
    board(
        {"hand": ["Diregraf Horde"]},
        [],
        cast("Diregraf Horde"),
        RESOLVE_ALL,
        {"do": "go_to", "turn": 5, "step": "declare attackers"},
        {"do": "attack", "player": "A", "attackers": {"Zombie Token#1": "B"}},
        RESOLVE_ALL,
        to("postcombat main"),
        expect=["A controls 1 Zombie Token", "B has 18 life"],
    )


@cr("702.147a", "509.1b")
def test_a_creature_with_decayed_cant_block() -> None:
    board(
        {"hand": ["Diregraf Horde"]},
        [{"card": "Grizzly Bears"}],
        cast("Diregraf Horde"),
        RESOLVE_ALL,
        {"do": "go_to", "turn": 4, "step": "declare attackers"},
        {"do": "attack", "player": "B", "attackers": {"Grizzly Bears": "A"}},
        {"do": "go_to", "step": "declare blockers"},
        {"do": "block", "player": "A", "blockers": {"Zombie Token#1": "Grizzly Bears"}},
        refused=("509.1b", "702.147a"),
    )

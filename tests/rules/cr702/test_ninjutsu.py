"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack_with, block_with, board, cr, creature, to

NINJA: Entry = {"do": "activate", "player": "A", "source": "Ninja of the Deep Hours"}


@cr("702.49a", "702.49c")
def test_ninjutsu_swaps_an_unblocked_attacker_for_the_ninja_which_attacks_the_same_player() -> None:
    played = board(
        {"hand": ["Ninja of the Deep Hours"], "battlefield": ["Goblin Piker"]},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        NINJA,
        RESOLVE,
        answer("yes", choice="may"),
        to("combat damage"),
        RESOLVE_ALL,
        expect=["B has 18 life", "Goblin Piker in A's hand", "Ninja of the Deep Hours is tapped"],
    )
    assert played.cites("702.49c")


@cr("702.49c")
def test_the_ninja_attacks_the_player_that_a_returned_token_attacked() -> None:
    board(
        {"hand": ["Ninja of the Deep Hours"], "battlefield": [creature("")]},
        [],
        *attack_with({"Tester": "B"}),
        to("declare blockers"),
        NINJA,
        RESOLVE,
        answer("no", choice="may"),
        to("end of combat"),
        expect=["B has 18 life"],
    )


@cr("702.49a", cited=False)
def test_a_blocked_attacker_cannot_be_returned_for_ninjutsu() -> None:
    board(
        {"hand": ["Ninja of the Deep Hours"], "battlefield": ["Goblin Piker"]},
        ["Hill Giant"],
        *attack_with({"Goblin Piker": "B"}),
        *block_with({"Hill Giant": "Goblin Piker"}),
        NINJA,
        refused="118.3",
    )


@cr("702.49d")
def test_commander_ninjutsu_works_from_the_command_zone() -> None:
    board(
        {"command": ["Yuriko, the Tiger's Shadow"], "battlefield": ["Goblin Piker"], "library": ["Forest"] * 5},
        [],
        *attack_with({"Goblin Piker": "B"}),
        to("declare blockers"),
        {"do": "activate", "player": "A", "source": "Yuriko, the Tiger's Shadow"},
        RESOLVE,
        expect=["A controls 1 Yuriko, the Tiger's Shadow", "Yuriko, the Tiger's Shadow is attacking"],
    )


@cr("702.49c")
def test_what_is_a_creature_with_the_counters_it_enters_with_attacks() -> None:
    """Kaito is a creature during your turn as long as he has a loyalty counter on him."""
    played = board(
        {"battlefield": ["Ornithopter"], "hand": ["Kaito, Bane of Nightmares"]},
        [],
        *attack_with({"Ornithopter": "B"}),
        to("declare blockers"),
        {"do": "activate", "player": "A", "source": "Kaito, Bane of Nightmares"},
        RESOLVE,
        to("combat damage"),
        expect=["B has 17 life", "Kaito, Bane of Nightmares has 4 loyalty counters"],
    )
    assert played.count("attacking B and with 4 loyalty counters") == 1

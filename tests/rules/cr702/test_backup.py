"""Backup (CR 702.165)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.165a")
def test_backup_gives_another_creature_the_counter_and_the_abilities_below() -> None:
    board(
        {"hand": ["Boon-Bringer Valkyrie"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Goblin Piker", choice="target"),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has flying", "Goblin Piker has lifelink"],
    )
    board(
        {"hand": ["Boon-Bringer Valkyrie"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Boon-Bringer Valkyrie", choice="target"),
        RESOLVE,
        expect=["Boon-Bringer Valkyrie is 5/5", "not Goblin Piker has flying"],
    )


@cr("702.165b", cited=False)
def test_a_copy_of_a_creature_with_backup_shares_the_abilities_below_it() -> None:
    board(
        {"hand": ["Clone"], "battlefield": ["Archpriest of Shadows", "Goblin Piker"]},
        [],
        cast("Clone"),
        RESOLVE,
        answer("Archpriest of Shadows"),
        answer("Goblin Piker"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Goblin Piker has deathtouch"],
    )


@cr("702.165c", cited=False)
def test_backup_does_not_share_what_the_creature_has_been_given() -> None:
    board(
        {"hand": ["Archpriest of Shadows"], "battlefield": ["Fervor", "Goblin Piker"]},
        [{"card": "Hill Giant"}],
        cast("Archpriest of Shadows"),
        RESOLVE,
        answer("Hill Giant"),
        RESOLVE_ALL,
        expect=["Hill Giant has deathtouch", "not Hill Giant has haste", "Archpriest of Shadows has haste"],
    )


@cr("702.165d", cited=False)
def test_backup_still_shares_its_abilities_when_its_creature_has_left() -> None:
    board(
        {"hand": ["Boon-Bringer Valkyrie", "Unsummon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boon-Bringer Valkyrie"),
        RESOLVE,
        answer("Goblin Piker", choice="target"),
        cast("Unsummon", "Boon-Bringer Valkyrie"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 3/2", "Goblin Piker has flying"],
    )

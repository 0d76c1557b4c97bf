"""Champion (CR 702.72)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("702.72a")
def test_a_champion_exiles_another_and_gives_it_back_as_it_leaves() -> None:
    played = board(
        {"hand": ["Boggart Mob", "Unsummon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Boggart Mob"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        cast("Unsummon", "Boggart Mob"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "Boggart Mob in A's hand"],
    )
    assert played.count("Goblin Piker is exiled") or played.count("exiles Goblin Piker"), played.steps


@cr("702.72a")
def test_a_champion_that_championed_nothing_is_sacrificed() -> None:
    board(
        {"hand": ["Boggart Mob"], "battlefield": ["Hill Giant"]},
        [],
        cast("Boggart Mob"),
        RESOLVE_ALL,
        expect=["Boggart Mob in A's graveyard", "A controls 1 Hill Giant"],
    )


@cr("702.72c", "607.2k", cited=False)
def test_what_is_championed_is_noticed() -> None:
    board(
        {"hand": ["Mistbind Clique"], "battlefield": ["Bitterblossom"]},
        {"battlefield": ["Swamp", "Island", "Grizzly Bears"]},
        cast("Mistbind Clique"),
        RESOLVE_ALL,
        answer("yes"),
        answer("B"),
        expect=["Bitterblossom in exile", "Swamp is tapped", "Island is tapped", "not Grizzly Bears is tapped"],
    )

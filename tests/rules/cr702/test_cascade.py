"""Cascade (CR 702.85)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr


@cr("611.3a", "702.85a")
def test_the_first_spell_of_a_turn_has_cascade_from_when_it_is_put_onto_the_stack() -> None:
    played = board(
        {"battlefield": ["Maelstrom Nexus"], "hand": ["Centaur Courser", "Hill Giant"], "library": ["Grizzly Bears"]},
        [],
        cast("Centaur Courser"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        cast("Hill Giant"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in A's library", "Hill Giant on the battlefield"],
    )
    assert played.count("ability triggers") == played.count("Centaur Courser's ability triggers: Cascade.") == 1


@cr("702.85a")
def test_cascade_finds_a_cheaper_nonland_card_and_casts_it_first() -> None:
    board(
        {"hand": ["Bloodbraid Elf"], "library": ["Forest", "Craw Wurm", "Goblin Piker", "Hill Giant"]},
        [],
        cast("Bloodbraid Elf"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "A controls 1 Bloodbraid Elf", "A has 3 cards in library"],
    )


@cr("702.85c", cited=False)
def test_each_cascade_digs() -> None:
    board(
        {"hand": ["Twice Cascade"], "library": ["Goblin Piker", "Hill Giant", "Forest"]},
        [],
        cast("Twice Cascade"),
        answer("yes", choice="may"),
        answer("yes", choice="may"),
        RESOLVE_ALL,
        expect=["A controls 1 Goblin Piker", "A controls 1 Hill Giant"],
    )


@cr("702.85a")
def test_a_card_of_the_same_mana_value_is_not_cast() -> None:
    mine = {"hand": ["Bloodbraid Elf"], "library": ["Bloodbraid Elf", "Goblin Piker"]}
    script = (cast("Bloodbraid Elf"), answer("yes", choice="may"), RESOLVE_ALL)
    board(mine, [], *script, expect=["A controls 1 Goblin Piker", "A controls 1 Bloodbraid Elf"])

"""Bestow (CR 702.103)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, to


@cr("702.103a", "702.103b")
def test_a_creature_cast_bestowed_is_an_aura_and_no_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        expect=["Goblin Piker is 3/2", "Goblin Piker has lifelink", "not Hopeful Eidolon is a creature"],
    )
    assert played.cites("702.103a")


@cr("702.103c", cited=False)
def test_a_copy_of_a_bestowed_spell_is_a_bestowed_aura_too() -> None:
    board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker", "Lithoform Engine"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        {"do": "activate", "player": "A", "source": "Lithoform Engine", "ability": 3, "targets": ["Hopeful Eidolon"]},
        RESOLVE_ALL,
        expect=["Goblin Piker is 4/3"],
    )


@cr("702.103d", cited=False)
def test_cast_bestowed_it_is_no_creature_spell_for_what_forbids_those() -> None:
    mine = {"hand": ["Hopeful Eidolon"], "battlefield": ["Steel Golem"]}
    board(mine, [], cast("Hopeful Eidolon"), refused=("101.2", "601.3"))
    board(mine, [], cast("Hopeful Eidolon", "Steel Golem", costs=["bestow"]), RESOLVE, expect=["Steel Golem is 4/5"])


@cr("702.103e")
def test_a_bestowed_spell_without_its_target_resolves_as_a_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon"], "battlefield": ["Goblin Piker"]},
        {"hand": ["Lightning Bolt"]},
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Goblin Piker", player="B"),
        RESOLVE_ALL,
        expect=["A controls 1 Hopeful Eidolon", "Hopeful Eidolon is a creature", "Goblin Piker in A's graveyard"],
    )
    assert played.count("Hopeful Eidolon resolves as a creature spell: its target is illegal") == 1
    assert "Hopeful Eidolon resolves." not in played.steps, "that is said with it"
    assert played.count("is a creature again") == 0
    assert str(played.report["verdict"]).endswith("; Hopeful Eidolon (1/1) enters.")


@cr("702.103f")
def test_when_the_enchanted_creature_dies_the_bestowed_aura_stays_as_a_creature() -> None:
    played = board(
        {"hand": ["Hopeful Eidolon", "Lightning Bolt"], "battlefield": ["Goblin Piker"]},
        [],
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        cast("Lightning Bolt", "Goblin Piker"),
        RESOLVE,
        expect=["A controls 1 Hopeful Eidolon", "Hopeful Eidolon is a creature", "Hopeful Eidolon is 1/1"],
    )
    assert played.cites("702.103f")


@cr("702.103g", cited=False)
def test_a_bestowed_aura_that_phases_in_unattached_is_a_creature() -> None:
    board(
        {"hand": ["Hopeful Eidolon", "Clever Concealment"], "battlefield": ["Goblin Piker"]},
        {"hand": ["Lightning Bolt"]},
        cast("Hopeful Eidolon", "Goblin Piker", costs=["bestow"]),
        RESOLVE,
        cast("Clever Concealment", "Hopeful Eidolon"),
        answer([], choice="convoke"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "Goblin Piker", player="B"),
        RESOLVE,
        {**to("upkeep"), "turn": 5},
        expect=["Hopeful Eidolon is a creature", "Hopeful Eidolon is 1/1"],
    )


@cr("702.103b", "702.103f")
def test_a_creature_with_bestow_that_is_attached_as_the_board_begins_is_bestowed() -> None:
    worn = {"card": "Hopeful Eidolon", "attached_to": "Goblin Piker"}
    board(["Goblin Piker", worn], expect=["Goblin Piker is 3/2", "not Hopeful Eidolon is a creature"])
    played = board(
        {"hand": ["Lightning Bolt"], "battlefield": ["Goblin Piker", worn]},
        [],
        cast("Lightning Bolt", "Goblin Piker"),
        RESOLVE,
        expect=["Hopeful Eidolon is a creature", "Hopeful Eidolon is 1/1"],
    )
    assert played.report["verdict"] == (
        "Goblin Piker dies; Hopeful Eidolon is no longer an Aura and is a creature again."
    )

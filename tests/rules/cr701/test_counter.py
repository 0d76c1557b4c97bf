"""Counter (CR 701.6)."""

from __future__ import annotations

from tests.helpers import PASS_A, RESOLVE, activate, board, cast, cr, creature


@cr("611.2f", "701.6a")
def test_the_next_spell_of_a_kind_can_not_be_countered_and_no_other() -> None:
    mine = {"hand": ["Insist", "Grizzly Bears", "Hill Giant"]}
    theirs = {"hand": ["Counterspell", "Counterspell"]}
    first = [cast("Insist"), RESOLVE, cast("Grizzly Bears"), {"do": "pass", "player": "A"}]
    countered = [cast("Counterspell#1", "Grizzly Bears", player="B"), RESOLVE, RESOLVE]
    then = [
        cast("Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Counterspell#2", "Hill Giant", player="B"),
        RESOLVE,
    ]
    board(
        mine,
        theirs,
        *first,
        *countered,
        *then,
        expect=["Grizzly Bears on the battlefield", "Hill Giant in A's graveyard"],
    )


@cr("701.6a", "701.6b")
def test_a_countered_spell_goes_to_the_graveyard_and_its_mana_is_gone() -> None:
    played = board(
        {"hand": ["Goblin Piker"], "mana": "R1"},
        {"hand": ["Counterspell"]},
        cast("Goblin Piker"),
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Goblin Piker", player="B"),
        RESOLVE,
        expect=["Goblin Piker in A's graveyard", "stack is empty"],
    )
    assert played.cites("701.6a")
    assert played.report["state"]["players"]["A"]["mana"] == ""


@cr("601.2c")
def test_an_ability_or_a_permanent_is_no_spell() -> None:
    counters = creature("{0}: Counter target spell.", name="Negator")
    there = (["Prodigal Sorcerer", "Grizzly Bears"], [counters])
    board(
        *there,
        activate("Prodigal Sorcerer", "B"),
        PASS_A,
        activate("Negator", "Prodigal Sorcerer", player="B"),
        refused="601.2c",
    )


@cr("614.15")
def test_a_spell_is_countered_onto_the_bottom_of_its_owners_library() -> None:
    """The one that counters it puts itself on the bottom of its own owner's."""
    here = {"hand": ["Spell Crumple"], "library": ["Swamp"]}
    theirs = {"hand": ["Divination"], "library": ["Swamp"]}
    script = (
        cast("Divination", player="B"),
        {"do": "pass", "player": "B"},
        cast("Spell Crumple", "Divination"),
        RESOLVE,
    )
    expect = ["Divination in B's library", "Spell Crumple in A's library"]
    played = board(here, theirs, *script, active="B", expect=expect)
    assert any("on the bottom of B's library" in step for step in played.steps)

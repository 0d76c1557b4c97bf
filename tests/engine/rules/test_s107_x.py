"""The X of other objects, and of what is put off until later (CR 107.3)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, turn


@cr("107.3i")
def test_every_x_of_a_spell_has_the_value_that_was_paid() -> None:
    """Battle at the Bridge pays X, takes X from a creature and gives X life."""
    side = {"hand": ["Battle at the Bridge"], "mana": "BBBB"}
    found = ["Serra Angel is 1/1", "A life 23", "A has 0 mana"]
    board(side, ["Serra Angel"], cast("Battle at the Bridge", "Serra Angel", x=3), RESOLVE_ALL, expect=found)


@cr("107.3n", "603.7b")
def test_a_delayed_trigger_has_the_x_of_the_spell_that_made_it() -> None:
    """Storm King's Thunder with X = 2: the next spell is copied twice, the one after it not at all."""
    side = {"hand": ["Storm King's Thunder", "Lightning Bolt", "Shock"]}
    thunder = (cast("Storm King's Thunder", x=2), RESOLVE)
    bolt = (cast("Lightning Bolt", "B"), RESOLVE, answer("B"), answer("B"), RESOLVE_ALL)
    board(side, [], *thunder, *bolt, cast("Shock", "B"), RESOLVE_ALL, expect=["B life 9"])


@cr("603.7b")
def test_what_waits_for_a_spell_this_turn_is_over_with_the_turn() -> None:
    side = {"hand": ["Complete the Circuit", "Lightning Bolt"]}
    script = (cast("Complete the Circuit"), RESOLVE, turn(5), cast("Lightning Bolt", "B"), RESOLVE_ALL)
    board(side, [], *script, expect=["B life 17"])


@cr("107.3e")
def test_x_is_that_of_the_spell_with_x_in_its_cost_that_an_ability_speaks_of() -> None:
    side = {"battlefield": ["Zaxara, the Exemplary"], "hand": ["Blaze", "Shock"]}
    board(side, [], cast("Blaze", "B", x=5), RESOLVE, expect=["Hydra Token is 5/5", "B life 20"])
    board(side, [], cast("Shock", "B"), RESOLVE, expect=["B life 18", "stack is empty"])
    library = {"library": ["Shock", "Island", "Plains"], "battlefield": ["Geometer's Arthropod"], "hand": ["Blaze"]}
    looked = board(library, [], cast("Blaze", "B", x=2), RESOLVE).pending
    assert {option["label"] for option in looked["options"]} == {"Shock", "Island"}


@cr("107.3e")
def test_only_the_first_spell_with_x_each_turn_counts() -> None:
    side = {"battlefield": ["Nev, the Practical Dean"], "hand": ["Blaze", "Fireball"]}
    script = (cast("Blaze", "B", x=2), RESOLVE_ALL, cast("Fireball", "B", x=3), RESOLVE_ALL)
    board(side, [], *script, expect=["Nev, the Practical Dean is 4/4", "B life 15"])


def test_spells_with_x_in_their_costs_are_known_by_it() -> None:
    assert board(["Gaddock Teeg"], {"hand": ["Blaze"]}, cast("Blaze", "A", x=2, player="B"), active="B", refused=True)
    medic = (cast("Blaze", "A", x=2, player="B"), {"do": "pass", "player": "B"}, activate("Frontline Medic", "Blaze"))
    board(["Frontline Medic"], {"hand": ["Blaze"]}, *medic, active="B", expect=["Frontline Medic in graveyard"])

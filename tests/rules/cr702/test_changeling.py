"""Changeling (CR 702.73)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr, creature


@cr("702.73a", cited=False)
def test_a_changeling_is_a_goblin_too_everywhere() -> None:
    board(
        {"hand": ["Boggart Mob"], "battlefield": ["Chameleon Colossus"]},
        [],
        cast("Boggart Mob"),
        RESOLVE,
        answer("yes", choice="may"),
        RESOLVE,
        expect=["Chameleon Colossus in exile", "A controls 1 Boggart Mob"],
    )


@cr("604.3")
def test_a_changeling_spell_is_a_goblin_spell() -> None:
    watcher = creature("Whenever you cast a Goblin spell, draw a card.")
    on_the_stack = board(
        {"hand": ["Woodland Changeling"], "battlefield": [watcher]},
        [],
        cast("Woodland Changeling"),
        RESOLVE,
        expect=["A has 1 card in hand", "Woodland Changeling is a Goblin", "Woodland Changeling in stack"],
    )
    assert on_the_stack.count("every creature type") == 0  # what a card says of itself is told as it enters
    entered = board({"hand": ["Woodland Changeling"]}, [], cast("Woodland Changeling"), RESOLVE)
    assert entered.count("every creature type") == 1


@cr("702.73a", "604.3", cited=False)
def test_a_changeling_spell_costs_less_where_goblin_spells_do() -> None:
    board(
        {
            "hand": ["Woodland Changeling"],
            "battlefield": [creature("Goblin spells you cast cost {1} less to cast.")],
            "mana": "G",
        },
        [],
        cast("Woodland Changeling"),
        expect=["Woodland Changeling in stack"],
    )


@cr("601.3e", "118.9")
def test_what_lets_zombie_spells_be_cast_for_nothing_lets_a_changeling() -> None:
    side = {"battlefield": ["Rooftop Storm"], "hand": ["Woodland Changeling", "Hill Giant"], "mana": "0"}
    board(side, [], cast("Woodland Changeling", costs=["alternative"]), expect=["Woodland Changeling in stack"])
    board(side, [], cast("Hill Giant", costs=["alternative"]), refused="601.2b")


@cr("702.73a", "601.2c")
def test_that_a_changeling_is_every_creature_type_is_why_it_is_no_non_angel() -> None:
    aimed = creature("{0}: Destroy target non-Angel creature.", name="Slayer")
    script = activate("Slayer", "Chameleon Colossus")
    played = board([aimed], ["Chameleon Colossus"], script, refused=["702.73a", "601.2c"])
    assert played.report["refused"]["reason"].endswith("it has every creature type (changeling).")

"""Delayed triggered abilities that static abilities make (CR 603.7f-g)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, board, cast, cr, to, turn


@cr("603.7f", "603.12")
def test_what_nemata_exiles_instead_makes_a_saproling_each() -> None:
    """Nemata dies along with them: her effect applies all the same, and the triggers have her as their source."""
    played = board(
        {"battlefield": ["Nemata, Primeval Warden"], "hand": ["Wrath of God"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Wrath of God"),
        RESOLVE_ALL,
        expect=[
            "Grizzly Bears in exile",
            "Serra Angel in exile",
            "Nemata, Primeval Warden in A's graveyard",
            "A controls 2 Saprolings",
        ],
    )
    assert played.count("Nemata, Primeval Warden's ability triggers") == 2
    assert "603.7f" in played.rules_of("ability triggers")


@cr("603.7f")
def test_whoever_controls_nemata_as_a_creature_would_die_gets_the_saproling() -> None:
    """The trigger is that player's although Nemata is given back before it resolves."""
    board(
        {"hand": ["Act of Treason", "Murder"], "battlefield": []},
        ["Nemata, Primeval Warden", "Grizzly Bears"],
        cast("Act of Treason", "Nemata, Primeval Warden"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        {"do": "edit", "control": {"Nemata, Primeval Warden": "B"}},
        RESOLVE,
        expect=["Grizzly Bears in exile", "A controls 1 Saproling", "B controls 0 Saprolings"],
    )


@cr("603.7f")
def test_ones_own_creature_just_dies() -> None:
    board(
        {"battlefield": ["Nemata, Primeval Warden", "Grizzly Bears"], "hand": ["Murder"]},
        [],
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in A's graveyard", "stack is empty"],
    )


@cr("603.7g")
def test_an_aura_cast_at_a_time_for_instants_is_sacrificed_at_cleanup() -> None:
    played = board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Armor of Thorns"]},
        [],
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Armor of Thorns in A's graveyard", "Grizzly Bears is 2/2"],
        step="upkeep",
    )
    assert "603.7g" in played.rules_of("ability triggers")


@cr("603.7g")
def test_the_same_aura_cast_at_a_time_for_sorceries_stays() -> None:
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Armor of Thorns"]},
        [],
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Grizzly Bears is 4/4"],
    )


@cr("603.7g")
def test_it_counts_when_it_was_cast_not_what_allowed_it() -> None:
    """With Vedalken Orrery it needs no leave of its own; it is sacrificed all the same, by whoever controls it then."""
    played = board(
        {"battlefield": ["Grizzly Bears", "Vedalken Orrery"], "hand": ["Armor of Thorns"]},
        [],
        to("beginning of combat"),
        cast("Armor of Thorns", "Grizzly Bears"),
        RESOLVE,
        {"do": "edit", "control": {"Armor of Thorns": "B"}},
        turn(4),
        expect=["Armor of Thorns in A's graveyard"],
    )
    assert played.count("B sacrifices Armor of Thorns") == 1

"""Casting a copy of a card (CR 707.12)."""

from __future__ import annotations

from tests.helpers import DAMAGE, RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr

SCEPTER = {"hand": ["Isochron Scepter", "Lightning Bolt"]}
IMPRINTED = (cast("Isochron Scepter"), RESOLVE, answer("yes"), RESOLVE_ALL)
COPIED = activate("Isochron Scepter", ability="copy the exiled", choices=["yes", "yes"])


@cr("707.12", "607.2a")
def test_the_copy_of_an_imprinted_card_is_cast_without_paying() -> None:
    played = board(
        {**SCEPTER, "battlefield": ["Young Pyromancer"]},
        [],
        *IMPRINTED,
        COPIED,
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Lightning Bolt#1 in exile", "A controls Elemental Token"],
    )
    assert played.cites("707.12")


@cr("707.12", "601.2i")
def test_a_copy_that_was_cast_can_be_countered() -> None:
    board(
        SCEPTER,
        {"hand": ["Counterspell"]},
        *IMPRINTED,
        COPIED,
        answer("B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Counterspell", "Lightning Bolt#2", player="B"),
        RESOLVE_ALL,
        expect=["B life 20", "Lightning Bolt#1 in exile"],
    )


@cr("707.12", "704.5e")
def test_a_copy_that_is_not_cast_ceases_to_exist() -> None:
    board(
        SCEPTER,
        [],
        *IMPRINTED,
        activate("Isochron Scepter", ability="copy the exiled", choices=["yes", "no"]),
        RESOLVE_ALL,
        expect=["B life 20", "Lightning Bolt#1 in exile", "stack is empty"],
    )


@cr("707.12", "601.3")
def test_who_may_cast_only_one_spell_each_turn_cannot_cast_the_copy_as_the_second() -> None:
    played = board(
        SCEPTER,
        ["Rule of Law"],
        *IMPRINTED,
        COPIED,
        RESOLVE_ALL,
        expect=["B life 20"],
    )
    assert played.count("can't cast") == 1


@cr("707.12", "608.3f")
def test_a_copy_of_a_permanent_card_becomes_a_token() -> None:
    board(
        {"hand": ["Shiko, Paragon of the Way"], "graveyard": ["Grizzly Bears"]},
        {"hand": ["Unsummon"]},
        cast("Shiko, Paragon of the Way"),
        RESOLVE_ALL,
        answer("yes"),
        {"do": "pass", "player": "A"},
        cast("Unsummon", "Grizzly Bears#2", player="B"),
        RESOLVE_ALL,
        expect=["A has 0 cards in hand", "Grizzly Bears#1 in exile"],
    )


@cr("707.12", "603.2")
def test_the_equipped_creature_has_the_copy_cast_as_it_deals_damage() -> None:
    board(
        {
            "battlefield": ["Grizzly Bears", {"card": "Isochron Scepter", "id": "other"}],
            "hand": ["Spellbinder", "Lightning Bolt"],
        },
        [],
        cast("Spellbinder"),
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        activate("Spellbinder", "Grizzly Bears", ability="Equip"),
        RESOLVE_ALL,
        *attack_with({"Grizzly Bears": "B"}),
        DAMAGE,
        RESOLVE,
        answer("yes"),
        answer("yes"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 15"],
    )

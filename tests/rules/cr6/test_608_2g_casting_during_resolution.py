"""Mana, and spells cast, during resolution (CR 608.2)."""

from __future__ import annotations

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, answer, attack, board, cast, cr, turn

WILD = ["Wild Evocation"]


def evoked(*then: Entry) -> tuple[Entry, ...]:
    return turn(4), RESOLVE, *then


@cr("608.2g", "118.9")
def test_any_number_of_spells_are_cast_as_it_resolves() -> None:
    board(
        {
            "hand": ["Seven Wonders"],
            "library": ["Grizzly Bears", "Forest", "Serra Angel", "Forest", "Forest", "Forest", "Forest"],
        },
        [],
        answer("yes"),
        answer(["Grizzly Bears", "Serra Angel"]),
        cast("Seven Wonders"),
        {"do": "resolve", "all": True},
        expect=["Grizzly Bears on the battlefield", "Serra Angel on the battlefield", "A has 4 cards in exile"],
    )


@cr("608.2g", cited=False)
def test_invasion_of_alara_leaves_the_card_not_cast_in_exile_unless_it_goes_to_the_hand() -> None:
    board(
        {
            "hand": ["Invasion of Alara"],
            "library": ["Island", "Lightning Bolt", "Forest", "Grizzly Bears", "Swamp"],
        },
        [],
        cast("Invasion of Alara"),
        RESOLVE,
        RESOLVE,
        answer("no"),
        answer("Grizzly Bears"),
        expect=["Grizzly Bears in hand", "Lightning Bolt in exile", "Island in library", "Forest in library"],
    )


@cr("608.2g", cited=False)
def test_a_land_card_revealed_is_put_onto_the_battlefield() -> None:
    board(WILD, {"hand": ["Mountain"]}, *evoked(), expect=["B controls Mountain"])
    board(WILD, {}, *evoked(), expect=["stack is empty"])


@cr("608.2g", "614.1a")
def test_torrential_gearhulk_casts_an_instant_that_is_exiled_as_it_resolves():
    board(
        {"hand": ["Torrential Gearhulk"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Torrential Gearhulk"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("608.2g")
def test_dreadhorde_arcanist_casts_what_its_power_reaches():
    board(
        {"battlefield": ["Dreadhorde Arcanist"], "graveyard": ["Lightning Bolt"]},
        [],
        *attack(Dreadhorde_Arcanist="B"),
        answer("yes"),
        answer("B"),
        RESOLVE_ALL,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("608.2g")
def test_rishkars_expertise_casts_a_small_spell_from_the_hand_for_free():
    played = board(
        {
            "battlefield": ["Grizzly Bears"],
            "hand": ["Rishkar's Expertise", "Divination", "Torrential Gearhulk"],
            "mana": "4GG",
        },
        [],
        cast("Rishkar's Expertise"),
        RESOLVE,
        answer("yes"),
        RESOLVE_ALL,
        expect=["Divination in A's graveyard", "Torrential Gearhulk in A's hand"],
    )
    assert played.count("casts Divination") == 1

"""Judges' questions about enchantments, and the types that share their ways (CR 303, 310)."""

from __future__ import annotations

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, answer, board, cast, cr, passing, to


@cr("303.4a")
def test_an_aura_spell_needs_a_legal_target() -> None:
    assert board(
        {"hand": ["Pacifism"], "battlefield": ["Forest"]}, [], cast("Pacifism", "Forest"), refused=True
    ).report["refused"]
    assert board({"hand": ["Pacifism"]}, [], cast("Pacifism"), refused=True).refused("601.2c")


@cr("303.4a", "608.2b", "608.3b")
def test_an_aura_whose_target_is_gone_goes_to_the_graveyard() -> None:
    board(
        {"hand": ["Pacifism"]},
        {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"]},
        cast("Pacifism", "Grizzly Bears"),
        passing(),
        cast("Unsummon", "Grizzly Bears", player="B"),
        RESOLVE_ALL,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4c")
def test_an_aura_on_what_it_cannot_enchant_any_more_is_put_into_the_graveyard() -> None:
    board(
        [],
        [{"card": "Mishra's Factory"}, {"card": "Flight", "attached_to": "Mishra's Factory"}],
        expect=["Flight in B's graveyard"],
    )


@cr("303.4d")
def test_an_aura_that_becomes_a_creature_is_put_into_the_graveyard() -> None:
    board(
        {"hand": ["Opalescent Dawn"]},
        ["Grizzly Bears", {"card": "Flight", "attached_to": "Grizzly Bears"}],
        cast("Opalescent Dawn"),
        RESOLVE,
        expect=["Flight in B's graveyard"],
    )


@cr("303.4e")
def test_a_stolen_creature_keeps_an_aura_that_its_controller_keeps() -> None:
    board(
        {"hand": ["Steal Shape"]},
        ["Grizzly Bears", {"card": "Armadillo Cloak", "attached_to": "Grizzly Bears"}],
        cast("Steal Shape", "Grizzly Bears"),
        RESOLVE,
        expect=["A controls Grizzly Bears", "B controls Armadillo Cloak", "Grizzly Bears is 4/4"],
    )


@cr("303.4f")
def test_an_aura_put_onto_the_battlefield_is_attached_by_choice_not_target() -> None:
    played = board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        ["Invisible Stalker"],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        answer("Invisible Stalker"),
        expect=["Pacifism is attached to Invisible Stalker"],
    )
    assert played.cites("303.4f")


@cr("303.4g")
def test_an_aura_with_nothing_to_enchant_stays_where_it_is() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Pacifism"]},
        [],
        cast("Aura Return", "Pacifism"),
        RESOLVE,
        expect=["Pacifism in A's graveyard"],
    )


@cr("303.4f", "702.5d")
def test_an_aura_with_enchant_player_may_go_on_any_player() -> None:
    board(
        {"hand": ["Aura Return"], "graveyard": ["Curse of Thirst"]},
        [],
        cast("Aura Return", "Curse of Thirst"),
        RESOLVE,
        answer("B"),
        {**to("upkeep"), "turn": 4},
        RESOLVE,
        expect=["B has 19 life"],
    )


@cr("303.4k")
def test_an_aura_turned_face_up_is_attached_to_what_it_can_enchant() -> None:
    board(
        [{"card": "Gift of Doom", "face_down": "morph", "id": "gift"}, "Grizzly Bears", "Hill Giant"],
        [],
        {"do": "special", "player": "A", "act": "turn face up", "source": "gift"},
        answer("Grizzly Bears"),
        answer("yes"),
        expect=["gift is attached to Hill Giant", "Hill Giant has deathtouch"],
    )


@cr("310.8f", "310.8")
def test_a_battle_has_only_one_protector() -> None:
    board(
        [{"card": "Invasion of Zendikar", "protector": "B"}],
        [],
        {"do": "concede", "player": "B"},
        C={"battlefield": []},
        expect=["C protects Invasion of Zendikar"],
    )


@cr("310.3", "310.4")
def test_a_siege_card_has_its_battle_type_and_defense_in_every_zone() -> None:
    board(
        {"graveyard": ["Invasion of Zendikar"]},
        [],
        expect=[
            "Invasion of Zendikar is a Siege",
            "Invasion of Zendikar is a battle",
            "Invasion of Zendikar has 3 defense",
        ],
    )


@cr("303.5", "714.3a")
def test_a_saga_is_an_enchantment_with_chapters() -> None:
    board(
        {"hand": ["History of Benalia"]},
        [],
        cast("History of Benalia"),
        RESOLVE,
        expect=["History of Benalia has 1 lore counter", "History of Benalia is an enchantment"],
    )

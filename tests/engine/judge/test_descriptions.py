"""Judges' questions about what a text describes, and about smaller things."""

from __future__ import annotations

import pytest

from engine.oracle.compile import read_unit
from engine.oracle.playable import unplayed
from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr, to

SENTENCES = """
~ can't attack unless you control a 1/1 creature.
Until your next turn, you may cast sorcery spells as though they had flash.
You may play lands and cast spells from the top of your library.
Each instant and sorcery card in your graveyard has flashback. The flashback cost is equal to that card's mana cost.
Whenever you cast another Vampire spell, if ~ is in the command zone or on the battlefield, draw a card.
As ~ enters, choose a nonland card name.
Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.
Your opponents can't cast spells with the chosen name.
{T}: Choose a card name. Reveal the top card of your library. If that card has the chosen name, draw a card.
{T}: Add {G}. Spend this mana only to cast your commander.
~ costs {1} less to cast for each card type among cards in your graveyard.
""".strip().splitlines()


@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentences_are_read_and_played(sentence: str) -> None:
    found = read_unit(sentence, sentence.startswith("Until"))
    assert found.whole, found
    assert not any(unplayed(ability) for ability in found.abilities)


@cr("508.1c", "208.1")
@pytest.mark.parametrize(("beside", "may"), [("Vampire of the Dire Moon", True), ("Grizzly Bears", False)])
def test_the_beast_attacks_only_for_a_creature_of_just_that_size(beside: str, may: bool) -> None:
    played = board(["Lovestruck Beast", beside], [], *attack_with({"Lovestruck Beast": "B"}), refused=not may)
    assert may or played.refused("508.1c")


@cr("122.1", "608.2d")
@pytest.mark.parametrize(("counters", "where"), [(2, "battlefield"), (1, "A's hand")])
def test_the_vial_lets_in_a_creature_of_just_its_number(counters: int, where: str) -> None:
    board(
        {"battlefield": [{"card": "Aether Vial", "counters": {"charge": counters}}], "hand": ["Grizzly Bears"]},
        [],
        answer("yes"),
        {"do": "activate", "player": "A", "source": "Aether Vial"},
        RESOLVE,
        expect=[f"Grizzly Bears on the {where}" if where == "battlefield" else f"Grizzly Bears in {where}"],
    )


@cr("608.2d", "202.3")
def test_only_a_cheap_card_is_taken_from_the_hand() -> None:
    board(
        {"hand": ["Inquisition of Kozilek"]},
        {"hand": ["Serra Angel", "Grizzly Bears", "Forest"]},
        cast("Inquisition of Kozilek", "B"),
        RESOLVE,
        expect=["Grizzly Bears in B's graveyard", "Serra Angel in B's hand"],
    )


@cr("601.2d", "603.3d")
def test_the_incarnation_divides_its_damage_among_creatures() -> None:
    board(
        {"hand": ["Fury"]},
        ["Grizzly Bears", "Vampire of the Dire Moon", "Serra Angel"],
        answer(["Grizzly Bears", "Vampire of the Dire Moon"], choice="target"),
        answer({"Grizzly Bears": 3, "Vampire of the Dire Moon": 1}, choice="division"),
        cast("Fury"),
        RESOLVE,
        RESOLVE,
        expect=[
            "Grizzly Bears in B's graveyard",
            "Vampire of the Dire Moon in B's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("105.2", "105.2c")
def test_what_has_no_color_is_spared() -> None:
    board(
        {"hand": ["Ugin's Judgment"], "battlefield": ["Sol Ring"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Ugin's Judgment"),
        RESOLVE,
        expect=[
            "Grizzly Bears in exile",
            "Sol Ring on the battlefield",
            "Serra Angel on the battlefield",
        ],
    )


@cr("601.3b")
def test_a_sorcery_in_the_draw_step_after_the_zone_is_gone() -> None:
    board(
        {"battlefield": ["Emergence Zone"], "hand": ["Divination"]},
        [],
        {"do": "activate", "player": "A", "source": "Emergence Zone", "ability": 2},
        RESOLVE,
        cast("Divination"),
        RESOLVE,
        step="end",
        expect=["A has 2 cards in hand"],
    )


@cr("305.2")
def test_any_number_of_lands() -> None:
    board(
        {"battlefield": ["Fastbond"], "hand": ["Forest"] * 4},
        [],
        *[{"do": "play", "player": "A", "card": "Forest"}] * 4,
        expect=["A controls 4 Forest"],
    )


@cr("701.20a", "608.2c")
@pytest.mark.parametrize(("top", "size"), [("Lightning Bolt", "2/2"), ("Forest", "1/1")])
def test_only_an_instant_or_sorcery_card_turns_the_reader(top: str, size: str) -> None:
    board(
        {"battlefield": ["Delver of Books"], "library": [top, "Forest"]},
        [],
        answer("yes"),
        to("draw"),
        step="untap",
        expect=[f"Delver of Books is {size}"],
    )


@cr("601.2f", "205.2")
def test_a_spell_is_cheaper_by_the_card_types_there() -> None:
    board(
        {
            "hand": ["Emrakul's Herald"],
            "graveyard": ["Forest", "Island", "Lightning Bolt", "Grizzly Bears"],
            "battlefield": ["Forest"] * 3,
            "mana": "lands",
        },
        [],
        cast("Emrakul's Herald"),
        RESOLVE,
        expect=["Emrakul's Herald on the battlefield"],
    )


@cr("608.2d", "701.9a")
def test_as_many_cards_are_drawn_as_were_discarded() -> None:
    board(
        {"hand": ["Fable's Second Page", "Forest", "Island", "Swamp"], "library": ["Plains"] * 5},
        [],
        answer("yes"),
        answer(["Forest", "Island"]),
        cast("Fable's Second Page"),
        RESOLVE,
        expect=["A has 3 cards in hand", "A has 3 cards in library"],
    )


@cr("400.3")
def test_the_card_goes_to_the_bottom_of_the_library_it_was_on() -> None:
    board(
        {"hand": ["Fate's Reader"]},
        {"library": ["Serra Angel", "Forest"]},
        answer("yes"),
        cast("Fate's Reader", "B"),
        RESOLVE,
        {"do": "go_to", "step": "end"},
        expect=["Serra Angel in B's library"],
    )

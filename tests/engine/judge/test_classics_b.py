"""More questions that judges are asked about the best-known cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.oracle.compile import read_unit
from engine.oracle.printer import print_value
from engine.playable import unplayed
from tests.engine.helpers import RESOLVE, answer, attack_with, board, cast, cr, to

COMMANDER: dict[str, Any] = {"options": {"format": "commander"}}


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


# ---- what is described


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


# ---- cards in a graveyard


@cr("702.34a", "400.7")
def test_a_spell_cast_again_by_the_mage_is_exiled() -> None:
    board(
        {"hand": ["Snapcaster Mage"], "graveyard": ["Lightning Bolt"]},
        [],
        cast("Snapcaster Mage"),
        RESOLVE,
        RESOLVE,
        cast("Lightning Bolt", "B", costs=["flashback"]),
        RESOLVE,
        expect=["B life 17", "Lightning Bolt in exile"],
    )


@cr("601.3", "614.1a")
def test_every_card_is_exiled_on_the_day_the_graveyard_opens() -> None:
    board(
        {"hand": ["Yawgmoth's Will"], "graveyard": ["Lightning Bolt", "Forest"]},
        [],
        cast("Yawgmoth's Will"),
        RESOLVE,
        {"do": "play", "player": "A", "card": "Forest"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=[
            "B life 17",
            "Lightning Bolt in exile",
            "Yawgmoth's Will in exile",
            "A controls 1 Forest",
        ],
    )


@cr("702.138a", "601.2h")
@pytest.mark.parametrize(("others", "may"), [(3, True), (2, False)])
def test_the_breach_asks_for_three_other_cards(others: int, may: bool) -> None:
    board(
        {"battlefield": ["Underworld Breach"], "graveyard": ["Lightning Bolt", *["Forest"] * others]},
        [],
        cast("Lightning Bolt", "B", costs=["escape"]),
        *([RESOLVE] if may else []),
        refused=not may,
        expect=["B life 17", "A has 1 card in graveyard"] if may else [],
    )


@cr("601.3")
def test_leave_for_one_spell_each_turn() -> None:
    played = board(
        {"battlefield": ["Lurrus's Leave"], "graveyard": ["Grizzly Bears", "Vampire of the Dire Moon"]},
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        cast("Vampire of the Dire Moon"),
        refused=True,
        expect=["Grizzly Bears on the battlefield"],
    )
    assert played.refused("601.3")


# ---- the command zone


@cr("113.6b", "207.2c")
def test_eminence_works_from_the_command_zone() -> None:
    board(
        {"commander": "Edgar Markov", "hand": ["Vampire of the Dire Moon"]},
        [],
        cast("Vampire of the Dire Moon"),
        RESOLVE,
        RESOLVE,
        expect=["A controls 1 Vampire Token"],
        **COMMANDER,
    )


@cr("113.6")
def test_other_abilities_of_a_commander_wait_for_the_battlefield() -> None:
    board(
        {"commander": "Elesh Norn, Grand Cenobite", "battlefield": ["Grizzly Bears"]},
        [],
        expect=["Grizzly Bears is 2/2"],
        **COMMANDER,
    )


@cr("106.6", "903.3")
@pytest.mark.parametrize(("spell", "may"), [("Edgar Markov", True), ("Grizzly Bears", False)])
def test_the_lotus_pays_for_the_commander_alone(spell: str, may: bool) -> None:
    played = board(
        {
            "commander": "Edgar Markov",
            "battlefield": ["Jeweled Lotus", "Plains", "Swamp", "Mountain"],
            "hand": ["Grizzly Bears"],
            "mana": "lands",
        },
        [],
        answer("R"),
        {"do": "activate", "player": "A", "source": "Jeweled Lotus"},
        cast(spell),
        refused=not may,
        **COMMANDER,
    )
    assert may or played.refused("601.2g") or played.refused("601.2h")


# ---- smaller things


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


# ---- names of cards


@cr("201.4", "602.5")
@pytest.mark.parametrize(("named", "may"), [("Prodigal Sorcerer", False), ("Grizzly Bears", True)])
def test_the_needle_stops_what_it_names(named: str, may: bool) -> None:
    played = board(
        {"hand": ["Pithing Needle"], "battlefield": ["Prodigal Sorcerer"]},
        ["Grizzly Bears"],
        cast("Pithing Needle"),
        RESOLVE,
        answer(named),
        {"do": "activate", "player": "A", "source": "Prodigal Sorcerer", "targets": ["B"]},
        refused=not may,
    )
    assert may or played.refused("602.5")


@cr("605.1a", "201.4")
def test_the_needle_lets_mana_abilities_be() -> None:
    board(
        {"hand": ["Pithing Needle"], "battlefield": ["Sol Ring"]},
        [],
        cast("Pithing Needle"),
        RESOLVE,
        answer("Sol Ring"),
        {"do": "activate", "player": "A", "source": "Sol Ring"},
        expect=["Sol Ring is tapped"],
    )


@cr("201.4a", "601.3")
def test_the_mage_names_no_land_and_stops_the_spell() -> None:
    played = board(
        {"hand": ["Meddling Mage"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        cast("Meddling Mage"),
        RESOLVE,
        answer("Lightning Bolt"),
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt", "A", player="B"),
        refused=True,
    )
    assert played.refused("601.3")
    asked = board({"hand": ["Meddling Mage"]}, ["Mountain"], cast("Meddling Mage"), RESOLVE)
    labels = [option["label"] for option in asked.pending["options"]]
    assert "Mountain" not in labels
    assert "another card" in labels


@cr("201.4", "701.9a")
def test_every_card_with_the_name_is_discarded() -> None:
    board(
        {"hand": ["Cabal Therapy"]},
        {"hand": ["Lightning Bolt", "Lightning Bolt", "Grizzly Bears"]},
        answer("Lightning Bolt"),
        cast("Cabal Therapy", "B"),
        RESOLVE,
        expect=["B has 1 card in hand", "B has 2 cards in graveyard"],
    )


@cr("201.4", "701.20a")
@pytest.mark.parametrize(
    ("named", "hand", "library"), [("Serra Angel", 1, 1), ("another card", 0, 0), ("Lightning Bolt", 0, 0)]
)
def test_naming_a_card_that_is_not_there_exiles_the_library(named: str, hand: int, library: int) -> None:
    board(
        {
            "hand": ["Demonic Consultation"],
            "library": ["Lightning Bolt", *["Forest"] * 6, "Serra Angel", "Forest"],
        },
        [],
        answer(named),
        cast("Demonic Consultation"),
        RESOLVE,
        expect=[
            f"A has {hand} card{'' if hand == 1 else 's'} in hand",
            f"A has {library} card{'' if library == 1 else 's'} in library",
        ],
    )


# ---- abilities in quotation marks


@cr("114.4", "113.7")
def test_a_land_deals_the_damage_that_the_emblem_gave_it() -> None:
    played = board(
        {"battlefield": [{"card": "Koth of the Hammer", "counters": {"loyalty": 5}}, "Mountain"]},
        [],
        {"do": "activate", "player": "A", "source": "Koth of the Hammer", "ability": 1},
        RESOLVE,
        {"do": "activate", "player": "A", "source": "Mountain", "ability": 1, "targets": ["B"]},
        RESOLVE,
        expect=["B life 19", "Mountain is tapped"],
    )
    assert any("Mountain deals 1 damage" in step for step in played.steps)


@cr("608.2c", "111.3")
def test_what_stands_behind_the_quotation_is_done_too() -> None:
    board(
        {"hand": ["Spawning Lesson"]},
        [],
        cast("Spawning Lesson"),
        RESOLVE,
        expect=["A controls 1 Eldrazi Spawn Token", "A has 1 card in hand"],
    )


def test_quotations_inside_quotations_are_printed_as_they_stand() -> None:
    text = "−6: You get an emblem with \"Swamps you control have '{T}: Add {B}{B}{B}{B}.'\""
    (ability,) = read_unit(text, False).abilities
    assert print_value(ability) == text


# ---- what is pointed at, counted and copied


@cr("603.7a", "608.2c")
def test_what_was_sneaked_in_is_sacrificed_at_the_end() -> None:
    board(
        {"battlefield": ["Sneak Attack"], "hand": ["Serra Angel"]},
        [],
        answer("yes"),
        {"do": "activate", "player": "A", "source": "Sneak Attack"},
        RESOLVE,
        *attack_with({"Serra Angel": "B"}),
        to("end"),
        RESOLVE,
        expect=["B life 16", "Serra Angel in A's graveyard"],
    )


@cr("601.3b", "118.9")
def test_three_cards_are_played_for_nothing() -> None:
    board(
        {
            "battlefield": ["Golos, Tireless Pilgrim", "Plains"],
            "library": ["Lightning Bolt", "Serra Angel", "Swamp"],
            "mana": "WWUBRGG",
        },
        [],
        {"do": "activate", "player": "A", "source": "Golos, Tireless Pilgrim"},
        RESOLVE,
        {"do": "play", "player": "A", "card": "Swamp"},
        cast("Lightning Bolt", "B"),
        RESOLVE,
        cast("Serra Angel"),
        RESOLVE,
        expect=["B life 17", "Serra Angel on the battlefield", "A controls 1 Swamp"],
    )


@cr("701.24a", "601.3b")
def test_the_card_on_top_of_the_shuffled_library_is_exiled() -> None:
    board(
        {"battlefield": ["Urza, Lord High Artificer"], "library": ["Serra Angel"]},
        [],
        {"do": "activate", "player": "A", "source": "Urza, Lord High Artificer"},
        RESOLVE,
        cast("Serra Angel"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "A has 0 cards in library"],
    )


@cr("608.2c", "601.3b")
def test_that_card_is_the_card_and_not_the_treasure() -> None:
    board(
        ["Ragavan, Nimble Pilferer"],
        {"library": ["Lightning Bolt", "Forest"]},
        *attack_with({"Ragavan, Nimble Pilferer": "B"}),
        to("combat damage"),
        RESOLVE,
        cast("Lightning Bolt", "B"),
        RESOLVE,
        expect=["B life 15", "A controls 1 Treasure", "Lightning Bolt in B's graveyard"],
    )


@cr("707.9b", "707.9d")
def test_the_copy_is_a_black_zombie_and_nothing_else() -> None:
    played = board(
        {"battlefield": ["The Scarab God"], "graveyard": ["Serra Angel"]},
        [],
        {"do": "activate", "player": "A", "source": "The Scarab God", "targets": ["Serra Angel"]},
        RESOLVE,
    )
    game = played.table.game
    (token,) = [game.characteristics(o) for o in game.permanents() if game.characteristics(o).name == "Serra Angel"]
    assert (token.power, token.toughness, token.colors, token.subtypes) == (4, 4, {"B"}, {"Zombie"})
    assert token.has("flying")


@cr("608.2h", "609.3", "701.21a")
@pytest.mark.parametrize(("soot", "left"), [(2, 1), (5, 0)])
def test_as_many_permanents_as_there_is_soot(soot: int, left: int) -> None:
    board(
        {"battlefield": [{"card": "Smokestack", "counters": {"soot": soot}}]},
        {"battlefield": ["Island", "Plains", "Swamp"]},
        to("upkeep"),
        RESOLVE,
        *([answer(["Island", "Plains"], "B")] if left else []),
        step="untap",
        active="B",
        expect=[f"B has {3 - left} cards in graveyard"],
    )


@cr("615.12")
def test_combat_damage_of_the_beasts_side_is_not_prevented() -> None:
    board(
        {"battlefield": ["Questing Beast", "Grizzly Bears"]},
        {"hand": ["Fog"]},
        *attack_with({"Grizzly Bears": "B"}),
        {"do": "pass", "player": "A"},
        cast("Fog", player="B"),
        RESOLVE,
        to("combat damage"),
        expect=["B life 18"],
    )


@cr("603.2c", "608.2h")
def test_a_card_for_each_dragon_that_attacks() -> None:
    board(
        {"battlefield": ["Scion of the Ur-Dragon's Nest", "The Ur-Dragon", "Grizzly Bears"]},
        [],
        *attack_with({"Scion of the Ur-Dragon's Nest": "B", "The Ur-Dragon": "B", "Grizzly Bears": "B"}),
        answer("no"),
        RESOLVE,
        expect=["A has 2 cards in hand"],
    )


@cr("702.16a", "608.2d")
def test_protection_from_what_has_no_color() -> None:
    played = board(
        ["Giver of Runes", "Grizzly Bears"],
        [{"card": "Walking Ballista", "counters": {"+1/+1": 2}}],
        answer("colorless"),
        {"do": "activate", "player": "A", "source": "Giver of Runes", "targets": ["Grizzly Bears"]},
        RESOLVE,
        {"do": "pass", "player": "A"},
        {"do": "activate", "player": "B", "source": "Walking Ballista", "ability": 2, "targets": ["Grizzly Bears"]},
        refused=True,
    )
    assert played.refused("702.16b")


@cr("702.8a")
def test_creature_cards_have_flash_in_hand() -> None:
    board(
        {"battlefield": ["Teferi, Mage of Zhalfir"], "hand": ["Grizzly Bears"]},
        [],
        {"do": "pass", "player": "B"},
        cast("Grizzly Bears"),
        RESOLVE,
        active="B",
        expect=["Grizzly Bears on the battlefield"],
    )


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


# ---- piles


FIVE = ["Lightning Bolt", "Serra Angel", "Island", "Swamp", "Plains"]


@cr("700.3a", "700.3c")
@pytest.mark.parametrize(("first", "hand"), [(["Lightning Bolt", "Serra Angel"], 2), ([], 0)])
def test_an_opponent_makes_the_piles_and_one_may_be_empty(first: list[str], hand: int) -> None:
    board(
        {"hand": ["Fact or Fiction"], "library": [*FIVE, "Forest"]},
        [],
        answer(first, "B"),
        answer(1),
        cast("Fact or Fiction"),
        RESOLVE,
        expect=[f"A has {hand} cards in hand", f"A has {5 - hand + 1} cards in graveyard", "A has 1 card in library"],
    )


@cr("700.3", "608.2d")
def test_the_caster_makes_the_piles_and_an_opponent_chooses() -> None:
    board(
        {"hand": ["Steam Augury"], "library": [*FIVE, "Forest"]},
        [],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Steam Augury"),
        RESOLVE,
        expect=["A has 4 cards in hand", "Serra Angel in A's graveyard"],
    )


@cr("700.3", "701.21a")
def test_the_player_sacrifices_the_pile_they_choose() -> None:
    board(
        {"hand": ["Liliana's Last Word"]},
        ["Serra Angel", "Island", "Swamp"],
        answer(["Serra Angel"]),
        answer(2, "B"),
        cast("Liliana's Last Word", "B"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "Island in B's graveyard", "Swamp in B's graveyard"],
    )


# ---- instead


@cr("608.2c", "608.2h")
@pytest.mark.parametrize(
    ("creature", "left", "dies"),
    [
        ("Vampire of the Dire Moon", False, True),
        ("Questing Beast", False, False),
        ("Questing Beast", True, True),
        ("Serra Angel", True, False),
    ],
)
def test_a_push_reaches_further_once_something_of_ones_own_has_left(creature: str, left: bool, dies: bool) -> None:
    first = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE] if left else []
    board(
        {"battlefield": ["Grizzly Bears"], "hand": ["Fatal Push", "Lightning Bolt"]},
        [creature],
        *first,
        cast("Fatal Push", creature),
        RESOLVE,
        expect=[f"{creature} in B's graveyard" if dies else f"{creature} on the battlefield"],
    )


@cr("608.2c")
def test_what_left_under_anothers_control_is_no_revolt() -> None:
    board(
        {"hand": ["Fatal Push", "Lightning Bolt"]},
        ["Grizzly Bears", "Questing Beast"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Fatal Push", "Questing Beast"),
        RESOLVE,
        expect=["Questing Beast on the battlefield"],
    )


@cr("614.15", "608.2c")
@pytest.mark.parametrize(("land", "where"), [("Forest", "B's graveyard"), ("Lightning Bolt", "battlefield")])
def test_the_heat_burns_hotter_with_four_card_types(land: str, where: str) -> None:
    board(
        {"hand": ["Unholy Heat"], "graveyard": [land, "Lightning Bolt", "Grizzly Bears", "Sol Ring"]},
        ["Serra Angel"],
        cast("Unholy Heat", "Serra Angel"),
        RESOLVE,
        expect=[f"Serra Angel {'in' if 'grave' in where else 'on the'} {where}"],
    )


@cr("614.15", "702.33d")
@pytest.mark.parametrize(("kicked", "number"), [(True, 5), (False, 1)])
def test_five_of_those_tokens(kicked: bool, number: int) -> None:
    played = board(
        {"hand": ["Rite of Replication"]},
        ["Serra Angel"],
        cast("Rite of Replication", "Serra Angel", **({"kicked": 1} if kicked else {})),
        RESOLVE,
    )
    game = played.table.game
    mine = [o for o in game.permanents() if game.controller(o) == 0]
    assert len(mine) == number


@cr("401.4", "608.2d")
@pytest.mark.parametrize(("end", "drawn"), [("top", True), ("bottom", False)])
def test_the_owner_chooses_the_end_of_the_library(end: str, drawn: bool) -> None:
    board(
        {"hand": ["Failed Escape"]},
        {"battlefield": ["Serra Angel"], "library": ["Forest"] * 3},
        answer(end, "B"),
        cast("Failed Escape", "Serra Angel"),
        RESOLVE,
        {"do": "go_to", "step": "draw"},
        {"do": "go_to", "step": "draw"},
        active="A",
        expect=[f"Serra Angel in B's {'hand' if drawn else 'library'}"],
    )

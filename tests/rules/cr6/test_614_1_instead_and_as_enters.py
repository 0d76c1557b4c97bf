"""Replacement effects: “instead”, “enters with”, “as enters” (CR 614.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, play_land, to

KALITAS = "Kalitas, Traitor of Ghet"
RED = {"hand": ["Lightning Bolt"]}
ASHIOK = "Ashiok, Wicked Manipulator"


def pool(zone: str, *library: str) -> dict[str, Any]:
    cards = ["Courser of Kruphix", ASHIOK]
    top = {"library": ["Breeding Pool", *library]} if zone == "library" else {"library": list(library)}
    return {"battlefield": cards, "hand": ["Breeding Pool"] if zone == "hand" else [], **top}


def played_from(zone: str) -> tuple[dict[str, Any], ...]:
    return {"do": "play", "player": "A", "card": "Breeding Pool", "from": zone}, answer("yes")


@cr("614.1", "614.6")
def test_a_creature_exiled_instead_of_dying_does_not_die() -> None:
    board(
        {"battlefield": ["Zulaport Cutthroat"], "hand": ["Murder"]},
        ["Leyline of the Void"],
        cast("Murder", "Zulaport Cutthroat"),
        RESOLVE_ALL,
        expect=["Zulaport Cutthroat in exile", "B life 20"],
    )


@cr("614.1", "119.10")
def test_life_is_not_gained_but_lost_under_the_drone() -> None:
    """Plague Drone: its opponent's Healing Salve costs three life."""
    board(
        {"hand": ["Healing Salve"]},
        ["Plague Drone"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        expect=["A life 17"],
    )


@cr("614.1a", "700.4")
def test_graveyards_are_emptied_and_stay_empty_so_that_nothing_dies() -> None:
    board(
        {"battlefield": ["Blood Artist"], "hand": ["Rest in Peace", "Murder"], "graveyard": ["Shock"]},
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Divination"]},
        cast("Rest in Peace"),
        *[RESOLVE] * 2,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Shock in exile", "Divination in exile", "stack is empty", "A life 20"],
    )


@cr("614.1a", "614.6")
def test_each_of_those_destroyed_together_is_exiled_for_a_token() -> None:
    """They never die; tokens and the vampire's own creatures do."""
    played = board(
        {"battlefield": [KALITAS, "Hill Giant"], "hand": ["Wrath of God"]},
        ["Grizzly Bears", "Serra Angel"],
        cast("Wrath of God"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Serra Angel in exile", "Hill Giant in A's graveyard", "A controls 2 Zombie"],
    )
    assert played.cites("614.1a")


@cr("614.1a", "608.2h")
def test_counters_for_the_power_of_the_creature_that_is_exiled_instead() -> None:
    board(
        {"battlefield": ["Ravenous Slime"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile", "Ravenous Slime has 3 +1/+1 counters"],
    )


@cr("614.1a", "122.6")
def test_exiled_with_a_counter_instead() -> None:
    played = board(
        {"battlefield": ["Rayami, First of the Fallen"], "hand": ["Murder"]},
        ["Hill Giant"],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        expect=["Hill Giant in exile"],
    )
    (exiled,) = played.report["state"]["players"]["B"]["exile"]
    assert exiled["counters"] == {"blood": 1}


@cr("614.1a", "104.3b", "119.5")
def test_exiled_instead_of_losing_the_game() -> None:
    """Once it is gone the next loss is one."""
    bolt = cast("Lightning Bolt", "A", player="B")
    board(
        {"battlefield": ["Exquisite Archangel"], "life": 2},
        {"hand": ["Lightning Bolt"]},
        {"do": "pass", "player": "A"},
        bolt,
        RESOLVE,
        expect=["Exquisite Archangel in exile", "A life 20"],
    )


@cr("614.1a", "614.12a")
@pytest.mark.parametrize(
    ("word", "mox", "card"), [("yes", "battlefield", "A's graveyard"), ("no", "A's graveyard", "A's hand")]
)
def test_the_diamond_never_enters_unless_a_land_card_is_discarded(word: str, mox: str, card: str) -> None:
    played = board(
        {"hand": ["Mox Diamond", "Island"]},
        [],
        cast("Mox Diamond"),
        answer(word),
        RESOLVE,
        expect=[f"Mox Diamond in {mox}", f"Island in {card}"],
    )
    assert played.count("enters the battlefield") == (word == "yes")


@cr("614.1a", "616.1")
def test_the_diamond_goes_from_the_stack_into_exile_where_graveyards_are_closed() -> None:
    board(
        {"hand": ["Mox Diamond"]},
        ["Leyline of the Void"],
        cast("Mox Diamond"),
        RESOLVE,
        expect=["Mox Diamond in exile"],
    )


@cr("614.1a", "608.2e")
def test_only_what_the_first_instruction_exiled_comes_back() -> None:
    board(
        {"hand": ["Living Death"], "battlefield": ["Leyline of the Void"]},
        {"battlefield": ["Grizzly Bears"], "graveyard": ["Hill Giant"]},
        cast("Living Death"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "B controls Hill Giant"],
    )


@cr("614.1a")
def test_rest_in_peace_exiles_what_would_go_to_a_graveyard() -> None:
    board(
        RED | {"battlefield": ["Rest in Peace"]},
        ["Grizzly Bears"],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears in exile", "Lightning Bolt in exile"],
    )


@cr("614.1a")
def test_what_spikefield_hazard_kills_is_exiled() -> None:
    board(
        {"hand": ["Spikefield Hazard"]},
        ["Glistener Elf"],
        cast("Spikefield Hazard", "Glistener Elf"),
        RESOLVE,
        expect=["Glistener Elf in exile"],
    )


@cr("614.1a", "700.4")
def test_whatever_creature_would_die_this_turn_is_exiled() -> None:
    """Also one that was not hurt by the spell, and one that comes later."""
    board(
        {"hand": ["Flaying Tendrils", "Lightning Bolt"], "graveyard": []},
        ["Grizzly Bears", "Serra Angel"],
        cast("Flaying Tendrils"),
        RESOLVE_ALL,
        cast("Lightning Bolt", "Serra Angel"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in exile", "Serra Angel in exile"],
    )


@cr("614.1a", "119.4")
def test_cards_are_exiled_instead_of_paying_life_as_long_as_there_are_enough() -> None:
    enough = ["Grizzly Bears in exile", "Hill Giant in exile", "A life 20"]
    board(pool("hand", "Grizzly Bears", "Hill Giant"), [], *played_from("hand"), expect=enough)
    few = ["Grizzly Bears in library", "A life 18", "Breeding Pool is untapped"]
    board(pool("hand", "Grizzly Bears"), [], *played_from("hand"), expect=few)


@cr("614.1a", "702.79a")
def test_one_counter_less_is_none() -> None:
    board(
        {"battlefield": ["Vizier of Remedies", "Kitchen Finks"], "hand": ["Murder"]},
        [],
        cast("Murder", "Kitchen Finks"),
        RESOLVE,
        RESOLVE,
        expect=["Kitchen Finks is 3/2"],
    )


@cr("614.1a")
def test_an_opponent_puts_half_of_one_counter_which_is_none() -> None:
    board(
        {"battlefield": ["Ajani's Pridemate"], "hand": ["Healing Salve"]},
        ["Vorinclex, Monstrous Raider"],
        cast("Healing Salve", "A", modes=[1]),
        RESOLVE,
        RESOLVE,
        expect=["Ajani's Pridemate is 2/2"],
    )


@cr("614.1a", "614.5")
def test_other_tokens_come_beside_and_their_number_may_be_doubled_first() -> None:
    """The player chooses the order: doubled first there are four and four, else two and two are doubled: the same."""
    board(
        {"battlefield": ["Chatterfang, Squirrel General"], "hand": ["Raise the Alarm"]},
        [],
        cast("Raise the Alarm"),
        RESOLVE,
        expect=["A controls 2 Soldiers", "A controls 2 Squirrel Tokens"],
    )


@cr("614.1a", cited=False)
@pytest.mark.parametrize(
    ("source", "spell", "words", "by"),
    [
        ("Anointed Procession", "Raise the Alarm", "creates 4 Soldier Tokens", "Anointed Procession: 2 → 4"),
        ("Thought Reflection", "Divination", "draws Forest", "Thought Reflection, instead of drawing 2 cards"),
    ],
)
def test_the_step_that_a_replacement_effect_changed_names_its_source(
    source: str, spell: str, words: str, by: str
) -> None:
    played = board({"battlefield": [source], "hand": [spell]}, [], cast(spell), RESOLVE)
    (told,) = {text for text in played.steps if words in text}
    assert told.endswith(f"effect of {by}).")


@cr("614.1a", "120.3a")
def test_damage_that_leaves_one_life_and_damage_that_is_doubled_name_what_made_them_so() -> None:
    played = board(
        {"battlefield": ["Worship", "Grizzly Bears", "Furnace of Rath"], "life": 5},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE,
        active="B",
        expect=["A life 1"],
    )
    told = "Lightning Bolt deals 6 damage to A, who is at 1 life (effects of Furnace of Rath: 3 → 6 and Worship)."
    assert told in played.steps
    assert "614.1a" in played.rules_of("deals 6 damage")


@cr("614.1a", "615.1", "107.1a")
def test_gisela_doubles_what_is_dealt_to_opponents_and_prevents_half_of_what_is_dealt_to_you() -> None:
    board(
        {"battlefield": ["Gisela, Blade of Goldnight"], "hand": ["Lightning Bolt"]},
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt#1", "B"),
        RESOLVE,
        {"do": "pass", "player": "A"},
        cast("Lightning Bolt#2", "A", player="B"),
        RESOLVE,
        expect=["B life 14", "A life 19"],
    )


@cr("614.1a", "616.1")
@pytest.mark.parametrize(("others", "each"), [([], 1), (["Academy Manufactor"], 3), (["Doubling Season"], 2)])
def test_one_of_each_for_every_token_of_the_three_kinds(others: list[str], each: int) -> None:
    board(
        {"battlefield": ["Academy Manufactor", *others], "hand": ["Hard Evidence"]},
        [],
        cast("Hard Evidence"),
        RESOLVE_ALL,
        expect=[f"A controls {each} {kind}s" for kind in ("Clue", "Food", "Treasure")],
    )


@cr("614.1a", "705.2")
def test_of_two_coins_one_is_ignored() -> None:
    mine = ["Krark's Thumb", "Bottle of Suleiman"]
    flips = [activate("Bottle of Suleiman"), RESOLVE, answer("lose"), answer("win"), answer("win")]
    board(mine, [], *flips, expect=["A controls Djinn Token", "A life 20"])
    board(mine, [], *flips[:2], answer("lose"), answer("lose"), expect=["A life 15"])


@cr("614.1a", "500.5")
def test_kruphix_turns_unspent_mana_colorless():
    played = board({"battlefield": ["Kruphix, God of Horizons"], "mana": "GGU"}, [], to("end"))
    assert played.report["state"]["players"]["A"]["mana"] == "CCC"


@cr("614.1c")
def test_a_creature_enters_with_its_counters_and_lives() -> None:
    played = board(
        {"hand": ["Kalonian Hydra"]},
        [],
        cast("Kalonian Hydra"),
        RESOLVE,
        expect=["Kalonian Hydra is 4/4", "Kalonian Hydra has 4 +1/+1 counters"],
    )
    assert played.cites("614.1c")


@cr("614.1c", cited=False)
def test_what_a_permanent_says_of_its_own_entering_needs_no_name() -> None:
    played = board({"hand": ["Invasion of Zendikar"]}, [], cast("Invasion of Zendikar"), RESOLVE)
    assert played.count("effect of") == 0


@cr("614.1c")
def test_crystalline_crawler_enters_with_a_counter_for_each_color():
    board(
        {"battlefield": ["Plains", "Island", "Island", "Island"], "hand": ["Crystalline Crawler"], "mana": "lands"},
        [],
        cast("Crystalline Crawler"),
        RESOLVE,
        expect=["Crystalline Crawler is 3/3"],
    )


@cr("614.1d")
def test_a_land_can_enter_tapped() -> None:
    board(
        {"hand": ["Temple of Bloom"]},
        [],
        {"do": "play", "player": "A", "card": "Temple of Bloom"},
        expect=["Temple of Bloom is tapped"],
    )


@cr("614.1d")
def test_a_land_that_looks_at_how_many_opponents_there_are() -> None:
    land = "Bountiful Promenade"
    board({"hand": [land]}, [], play_land(land), expect=[f"{land} is tapped"])
    board({"hand": [land]}, [], play_land(land), C=[], expect=[f"{land} is not tapped"])


@cr("614.1e", "708.11")
def test_counters_are_on_the_hydra_as_it_is_turned_face_up() -> None:
    """It never is a 0/0 that dies: the counters come with the turning."""
    board(
        {"hand": ["Hooded Hydra"]},
        [],
        cast("Hooded Hydra", face="face down"),
        RESOLVE,
        {"do": "special", "player": "A", "act": "turn face up", "source": "Hooded Hydra"},
        expect=["Hooded Hydra is 5/5", "stack is empty"],
    )

"""Triggers on an object itself or one of a kind, on lands and spells of a kind, and what they target (CR 603.2)."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, RESOLVE_ALL, answer, attack_with, board, cast, cr, creature, play_land, to

FIEND = {"name": "Fiend", "types": ["Creature"], "subtypes": ["Demon"], "power": 2, "toughness": 2}


@cr("603.2")
def test_itself_or_an_enchanted_creature() -> None:
    calix = creature(
        "Whenever ~ or an enchanted creature you control deals combat damage to a player, you gain 1 life."
    )
    mine = [calix, "Grizzly Bears", "Hill Giant", {"card": "Holy Strength", "attached_to": "Grizzly Bears"}]
    fight = [*attack_with({"Tester": "B", "Grizzly Bears": "B", "Hill Giant": "B"}), to("combat damage"), RESOLVE_ALL]
    board(mine, [], *fight, expect=["A life 22"])


@cr("603.3")
def test_a_legendary_land_that_is_played_and_a_legendary_spell_that_is_cast() -> None:
    shanid = creature("Whenever you play a legendary land or cast a legendary spell, you gain 1 life.")
    hand = {"battlefield": [shanid], "hand": ["Karakas", "Isamaru, Hound of Konda", "Forest", "Grizzly Bears"]}
    board(hand, [], play_land("Karakas"), RESOLVE, expect=["A life 21"])
    board(hand, [], cast("Isamaru, Hound of Konda"), RESOLVE_ALL, expect=["A life 21"])
    board(hand, [], play_land("Forest"), cast("Grizzly Bears"), RESOLVE_ALL, expect=["A life 20"])


@cr("115.1", "601.2c")
def test_a_target_that_is_not_of_a_subtype() -> None:
    demon = creature("{T}: Destroy target creature that isn't a Demon.", name="Priest")
    theirs = [{"token": FIEND}, "Grizzly Bears"]
    script = {"do": "activate", "player": "A", "source": "Priest", "ability": 1}
    board([demon], theirs, script | {"targets": ["Grizzly Bears"]}, RESOLVE, expect=["Grizzly Bears in B's graveyard"])
    board([demon], theirs, script | {"targets": ["Fiend"]}, refused="601.2c")


@cr("202.3", cited=False)
def test_a_card_that_is_measured_by_what_entered() -> None:
    """Of no greater mana value than that Aura, and of no name of an Aura there is."""
    paws = creature(
        "Whenever an Aura you control enters, if you cast it, you may search your library for an Aura card with mana "
        "value less than or equal to that Aura and with a different name than each Aura you control, put that card "
        "onto the battlefield attached to ~, then shuffle.",
        name="Paws",
    )
    library = ["Holy Strength", "Pacifism", "Control Magic"]
    mine: dict[str, Any] = {"battlefield": [paws], "hand": ["Pacifism"], "library": library}
    begun = [cast("Pacifism", "Grizzly Bears"), RESOLVE, RESOLVE, answer("yes")]
    board(mine, ["Grizzly Bears"], *begun, answer("Holy Strength"), expect=["Paws is 3/4"])
    for other in ("Pacifism", "Control Magic"):
        board(mine, ["Grizzly Bears"], *begun, answer(other), refused="701.23a")

"""What is put onto the battlefield attached to something (CR 301.5e-f, 303.4g-m)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, to


@cr("303.4i")
def test_an_aura_that_can_not_enchant_what_it_is_to_be_attached_to_stays_where_it_is() -> None:
    drake: dict[str, Any] = {"hand": ["Iridescent Drake"], "battlefield": ["Forest"]}
    there = {"graveyard": ["Wild Growth", "Holy Strength"]}
    script = (cast("Iridescent Drake"), RESOLVE)
    growth = board(drake, there, *script, answer("Wild Growth"), RESOLVE, expect=["Wild Growth in graveyard"])
    assert not growth.count("enters the battlefield under A's control attached")
    strength = ["Holy Strength is attached to Iridescent Drake", "A controls Holy Strength"]
    board(drake, there, *script, answer("Holy Strength"), RESOLVE, expect=strength)


@cr("303.4i")
def test_an_aura_put_from_the_hand_onto_the_wrong_thing_stays_in_hand() -> None:
    script = (cast("Academy Researchers"), RESOLVE, RESOLVE, answer("yes"))
    for aura, found in (("Wild Growth", "Wild Growth in hand"), ("Holy Strength", "Academy Researchers is 3/4")):
        board({"hand": ["Academy Researchers", aura], "battlefield": ["Forest"]}, [], *script, expect=[found])


@cr("303.4i")
def test_an_aura_that_was_to_go_on_a_creature_that_is_gone_stays_where_it_is() -> None:
    board(
        {"graveyard": ["Smoke Shroud"], "hand": ["Ninja of the Deep Hours", "Murder"]},
        [],
        cast("Ninja of the Deep Hours"),
        RESOLVE,
        cast("Murder", "Ninja of the Deep Hours"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        expect=["Smoke Shroud in graveyard"],
    )


@cr("303.4h", "113.6m")
@pytest.mark.parametrize(
    ("copied", "found"), [("Glorious Anthem", "Goblin Piker is 6/5"), ("Reins of the Vinesteed", "other is 4/4")]
)
def test_what_would_enter_attached_and_is_no_aura_enters_unattached(copied: str, found: str) -> None:
    """Copy Enchantment, the Reins of a creature that dies, comes back by the copied ability and copies again."""
    reins = {"card": "Reins of the Vinesteed", "attached_to": "Goblin Piker"}
    mine, other = ({"card": "Grizzly Bears", "id": name} for name in ("mine", "other"))
    played = board(
        {"hand": ["Murder", "Copy Enchantment"], "battlefield": [mine, "Goblin Piker", "Glorious Anthem", reins]},
        [other],
        cast("Copy Enchantment"),
        RESOLVE,
        answer("Reins of the Vinesteed"),
        answer("mine"),
        cast("Murder", "mine"),
        RESOLVE,
        RESOLVE,
        answer("yes"),
        answer(copied),
        expect=[found],
    )
    assert played.cites("303.4h") is (copied == "Glorious Anthem")


def test_what_an_aura_enters_attached_to_is_chosen_among_what_it_can_enchant() -> None:
    board(
        {"graveyard": ["Holy Strength"], "battlefield": ["Grizzly Bears", "Nomad Mythmaker", "Island"]},
        ["Hill Giant"],
        activate("Nomad Mythmaker", "Holy Strength"),
        RESOLVE,
        answer("Grizzly Bears"),
        expect=["Grizzly Bears is 3/4"],
    )


def test_equipment_is_put_onto_the_battlefield_attached() -> None:
    snuffler = {"graveyard": ["Bonesplitter"], "hand": ["Magnetic Snuffler"]}
    board(snuffler, [], cast("Magnetic Snuffler"), RESOLVE_ALL, expect=["Magnetic Snuffler is 6/4"])
    chargers = {"battlefield": ["Rohirrim Chargers"], "library": ["Forest", "Bonesplitter", "Island"]}
    attack = (*attack_with({"Rohirrim Chargers": "B"}), answer("yes"), RESOLVE)
    board(chargers, [], *attack, expect=["Rohirrim Chargers is 6/4", "A has 2 cards in library"])


def test_several_cards_enter_attached_to_the_same_creature() -> None:
    board(
        {"hand": ["Unfinished Business"], "graveyard": ["Grizzly Bears", "Bonesplitter", "Holy Strength"]},
        [],
        cast("Unfinished Business", "Grizzly Bears", "Bonesplitter", "Holy Strength"),
        RESOLVE,
        expect=["Grizzly Bears is 5/4"],
    )


def test_a_curse_returns_attached_to_a_player() -> None:
    curse = {"card": "Curse of Thirst", "attached_to": "B"}
    script = (cast("Naturalize", "Curse of Thirst"), RESOLVE_ALL, to("end"), RESOLVE)
    side = {"hand": ["Naturalize"], "battlefield": ["Lynde, Cheerful Tormentor", curse]}
    board(side, [], *script, expect=["Curse of Thirst is attached to A"])


@cr("303.4m", "301.5f")
@pytest.mark.parametrize(
    ("subtype", "said"), [("Aura", "Equipped creature gets +2/+0."), ("Equipment", "Enchanted creature gets +2/+0.")]
)
def test_enchanted_and_equipped_are_whatever_it_is_attached_to(subtype: str, said: str) -> None:
    kind = "Enchantment" if subtype == "Aura" else "Artifact"
    thing = {"name": "Odd Thing", "types": [kind], "subtypes": [subtype], "text": said}
    board(["Grizzly Bears", {"token": thing, "attached_to": "Grizzly Bears"}], [], expect=["Grizzly Bears is 4/2"])

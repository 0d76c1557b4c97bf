"""Attach (CR 701.3)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, Entry, activate, answer, board, cast, cr

WORN: list[Entry | str] = ["Goblin Piker", {"card": "Grafted Exoskeleton", "attached_to": "Goblin Piker"}]


@cr("701.3a", "701.3b")
def test_an_equipment_is_not_attached_to_what_it_cannot_equip_and_stays_where_it_is() -> None:
    """The Archers have protection from artifacts; they can be the target of a red spell all the same."""
    wings = {"card": "Cobbled Wings", "attached_to": "Goblin Piker"}
    mine = {"hand": ["Magnetic Theft"], "battlefield": ["Goblin Piker", "Tel-Jilad Archers", wings]}
    spell = cast("Magnetic Theft", "Cobbled Wings", "Tel-Jilad Archers")
    board(mine, [], spell, RESOLVE, expect=["Goblin Piker has flying", "not Tel-Jilad Archers has flying"])


@cr("608.2d", "701.3b", cited=False)
def test_nobody_is_asked_about_attaching_to_what_is_gone() -> None:
    board(
        {"battlefield": ["Grizzly Bears", "Bonesplitter"], "hand": ["Kor Outfitter", "Murder"]},
        [],
        cast("Kor Outfitter"),
        RESOLVE,
        answer("Grizzly Bears"),
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        RESOLVE,
        expect=["Bonesplitter in battlefield", "stack is empty"],
    )


@cr("701.3c", "613.7e", cited=False)
def test_equipment_attached_again_has_a_new_timestamp() -> None:
    """The Sword takes flying away; the Wings give it back once they come to the creature after the Sword."""
    wings = {"card": "Cobbled Wings", "attached_to": "Hill Giant"}
    sword = {"card": "Starforged Sword", "attached_to": "Goblin Piker"}
    again = [activate("Cobbled Wings", "Goblin Piker"), RESOLVE]
    board(["Goblin Piker", "Hill Giant", wings, sword], [], *again, expect=["Goblin Piker has flying"])
    there = {"card": "Cobbled Wings", "attached_to": "Goblin Piker"}
    board(["Goblin Piker", there, sword], [], expect=["not Goblin Piker has flying", "Goblin Piker is 5/4"])


@cr("701.3d", "603.10c", cited=False)
@pytest.mark.parametrize("spell", ["Disarm", "Naturalize"])
def test_the_creature_is_sacrificed_when_its_equipment_comes_off(spell: str) -> None:
    """Unattached by an effect, or by leaving the battlefield: both count."""
    target = "Goblin Piker" if spell == "Disarm" else "Grafted Exoskeleton"
    board({"hand": [spell]}, WORN, cast(spell, target), RESOLVE, RESOLVE_ALL, expect=["Goblin Piker in B's graveyard"])


@cr("701.3d", cited=False)
def test_moving_it_to_another_creature_is_becoming_unattached() -> None:
    board(
        [*WORN, "Hill Giant"],
        [],
        activate("Grafted Exoskeleton", "Hill Giant"),
        RESOLVE,
        RESOLVE_ALL,
        expect=["Goblin Piker in A's graveyard", "Hill Giant is 5/5"],
    )


@cr("701.3d", cited=False)
def test_a_creature_that_leaves_is_gone_already() -> None:
    """The ability triggers when the creature dies, and finds nothing to sacrifice."""
    board(
        {"hand": ["Murder"], "battlefield": ["Hill Giant"]},
        WORN,
        cast("Murder", "Goblin Piker"),
        RESOLVE_ALL,
        expect=["Grafted Exoskeleton on the battlefield", "Hill Giant on the battlefield"],
    )

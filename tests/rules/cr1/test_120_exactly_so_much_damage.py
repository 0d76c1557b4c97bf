"""Triggers on exactly so much damage, dealt to what is spoken of again (CR 120.3, 120.4b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, attack_with, board, cr, creature, to, walker

STARN = creature(
    "Whenever another source you control deals exactly 1 damage to a permanent or player, ~ deals 2 damage to that "
    "permanent or player.",
    name="Starn",
)
PINGER = creature("{T}: ~ deals 1 damage to any target.", name="Pinger")


@cr("120.3")
@pytest.mark.parametrize(
    ("target", "then"),
    [("B", "B life 17"), ("Hill Giant", "Hill Giant in B's graveyard"), ("Walker", "Walker has 2 loyalty counters")],
)
def test_what_was_dealt_one_damage_is_dealt_two_more(target: str, then: str) -> None:
    theirs = ["Hill Giant", walker("+1: Draw a card.")]
    board([STARN, PINGER], theirs, activate("Pinger", target), RESOLVE_ALL, expect=[then])


@cr("120.4b", cited=False)
def test_it_is_so_much_as_is_dealt_after_what_changes_it() -> None:
    more: dict[str, Any] = {
        "doubled": creature("If a source you control would deal damage, it deals double that damage instead."),
        "halved": creature("If a source would deal damage to you, prevent 1 of that damage."),
    }
    two = creature("{T}: ~ deals 2 damage to any target.", name="Pinger")
    board([STARN, PINGER, more["doubled"]], [], activate("Pinger", "B"), RESOLVE_ALL, expect=["B life 18"])
    board([STARN, two], [more["halved"]], activate("Pinger", "B"), RESOLVE_ALL, expect=["B life 18"])


@cr("120.3")
def test_its_own_damage_and_that_of_others_does_not_count() -> None:
    small = {**STARN, "token": {**STARN["token"], "power": 1, "toughness": 1}}
    board([small], [], *attack_with({"Starn": "B"}), to("combat damage"), expect=["B life 19", "stack is empty"])
    played = board([STARN], [PINGER], activate("Pinger", "A", player="B"), RESOLVE, active="B", expect=["A life 19"])
    assert played.count("triggers") == 0

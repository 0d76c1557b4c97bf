"""Double-faced cards that speak of the blighted creature, and that convert, typed as facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cards.model import Card, Face

_PAY = "At the beginning of your first main phase, you may pay {{{0}}}. If you do, transform Grub."
_FRONT = (
    "Menace\nWhenever this creature enters or transforms into Grub, Storied Matriarch, return up to one target Goblin "
    "card from your graveyard to your hand.\n" + _PAY.format("R")
)
_BACK = (
    "Menace\nWhenever Grub attacks, you may blight 1. If you do, create a tapped and attacking token that's a copy of "
    'the blighted creature, except it has "At the beginning of the end step, sacrifice this token."\n'
) + _PAY.format("B")


_HERO = (
    "More Than Meets the Eye {2}{U}{R}{W}\nAt the beginning of each end step, bolster 1.\n"
    "When Optimus Prime dies, return it to the battlefield converted under its owner's control."
)
_LEADER = (
    "Living metal\nTrample\nWhenever you attack, bolster 2. The chosen creature gains trample until end of turn. When "
    "that creature deals combat damage to a player this turn, convert Optimus Prime."
)


def typed(face: Callable[[str, str, str, str, str], Face]) -> Iterable[Card]:
    """The cards of this module."""
    front = face("Grub, Storied Matriarch", "{2}{B}", "Legendary Creature — Goblin Warlock", _FRONT, "2/1")
    back = face("Grub, Notorious Auntie", "", "Legendary Creature — Goblin Warrior", _BACK, "2/1")
    yield Card("Grub, Storied Matriarch // Grub, Notorious Auntie", (front, back), layout="transform", source="tests")
    front = face("Optimus Prime, Hero", "{3}{U}{R}{W}", "Legendary Artifact Creature — Robot", _HERO, "4/8")
    back = face("Optimus Prime, Autobot Leader", "", "Legendary Artifact — Vehicle", _LEADER, "6/8")
    yield Card(
        "Optimus Prime, Hero // Optimus Prime, Autobot Leader", (front, back), layout="transform", source="tests"
    )

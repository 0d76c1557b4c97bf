"""Descended this turn (CR 700.11)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, board, cast, cr, turn


def creature(*subtypes: str, **more: object) -> dict[str, object]:
    """A 1/1 creature token with these types."""
    token = {"name": "-".join(subtypes), "types": ["Creature"], "subtypes": list(subtypes), "power": 1, "toughness": 1}
    return {"token": token, **more}


@cr("700.11", cited=False)
@pytest.mark.parametrize(
    ("card", "target", "size"),
    [("Lightning Bolt", "Grizzly Bears", "3/3"), ("Lightning Bolt", "Rogue", "2/2"), ("Lightning Bolt", "B", "2/2")],
)
def test_permanent_cards_not_tokens_or_instants_descend(card: str, target: str, size: str) -> None:
    """Deep Goblin Skulltaker gets a counter if its controller descended: a bear does, a token or a Bolt does not."""
    board(
        {"hand": [card], "battlefield": ["Deep Goblin Skulltaker", "Grizzly Bears", creature("Rogue")]},
        [],
        cast(card, target),
        RESOLVE,
        turn(4),
        expect=[f"Deep Goblin Skulltaker is {size}"],
    )


@cr("700.11", cited=False)
def test_a_discarded_permanent_card_descends_for_its_owner() -> None:
    board(
        {"hand": ["Mind Rot"], "battlefield": ["Deep Goblin Skulltaker"]},
        {"hand": ["Forest", "Forest"]},
        cast("Mind Rot", "B"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 2/2"],
    )
    board(
        {"hand": ["Mind Rot", "Forest", "Forest"], "battlefield": ["Deep Goblin Skulltaker"]},
        [],
        cast("Mind Rot", "A"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 3/3"],
    )


@cr("700.11", cited=False)
def test_what_descended_need_not_stay_in_the_graveyard() -> None:
    board(
        {"hand": ["Lightning Bolt", "Raise Dead"], "battlefield": ["Deep Goblin Skulltaker", "Grizzly Bears"]},
        [],
        cast("Lightning Bolt", "Grizzly Bears"),
        RESOLVE,
        cast("Raise Dead", "Grizzly Bears"),
        RESOLVE,
        turn(4),
        expect=["Deep Goblin Skulltaker is 3/3", "Grizzly Bears in hand"],
    )

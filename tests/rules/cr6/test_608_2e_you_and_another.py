"""What a player and another each do; half of a library; what is attached to what was spoken of (CR 608.2e, 107.1a)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, aimed, board, cast, cr, passing
from tests.rules.watching import do, doer


@cr("608.2e", cited=False)
def test_a_player_and_a_target_each_draw() -> None:
    mine = {"hand": ["Secret Rendezvous"]}
    expect = ["A has 3 cards in hand", "B has 3 cards in hand", "C has 0 cards in hand"]
    board(mine, [], cast("Secret Rendezvous", "B"), RESOLVE, C=[], expect=expect)


@cr("608.2b")
def test_with_an_illegal_target_neither_draws() -> None:
    """The official ruling: neither player draws a card."""
    text = "You and target opponent each draw a card."
    theirs = [doer("You gain hexproof until end of turn.", name="Veil")]
    script = [do("B"), passing(), do(player="B", name="Veil"), RESOLVE, RESOLVE]
    board([doer(text)], theirs, *script, expect=["A has 0 cards in hand", "B has 0 cards in hand"])


@cr("107.1a", cited=False)
@pytest.mark.parametrize(("way", "left"), [("down", 3), ("up", 2)])
def test_half_of_a_library_is_rounded_as_it_is_said(way: str, left: int) -> None:
    text = f"Target player mills half their library, rounded {way}."
    expect = [f"A has {left} cards in library"]
    board([doer(text)], [], do("B"), RESOLVE, expect=[one.replace("A has", "B has") for one in expect])


@cr("701.3d", cited=False)
def test_all_that_is_attached_to_that_creature_is_destroyed() -> None:
    """The creature is still there: damage destroys only as state-based actions are checked (704.3)."""
    on = {"card": "Bonesplitter", "attached_to": "Grizzly Bears"}
    loose = "Loxodon Warhammer"
    expect = ["Bonesplitter in B's graveyard", "Grizzly Bears in B's graveyard", f"{loose} in B's battlefield"]
    aimed("Turn to Slag", "Grizzly Bears", ["Grizzly Bears", on, loose], expect=expect)


@cr("202.3", cited=False)
@pytest.mark.parametrize(
    ("graveyard", "size"),
    [
        (["Forest", "Shock", "Grizzly Bears", "Hill Giant", "Shivan Dragon"], "4/4"),
        (["Forest", "Shock", "Grizzly Bears", "Hill Giant", "Mountain"], "2/2"),
    ],
)
def test_mana_values_among_cards_are_counted_once_each(graveyard: list[str], size: str) -> None:
    """A land card has mana value 0."""
    text = "As long as there are five or more mana values among cards in your graveyard, this creature gets +2/+2."
    mine = {
        "battlefield": [{"token": {"name": "Spy", "types": ["Creature"], "power": 2, "toughness": 2, "text": text}}]
    }
    board({**mine, "graveyard": graveyard}, [], expect=[f"Spy is {size}"])

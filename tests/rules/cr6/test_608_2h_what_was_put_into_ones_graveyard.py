"""How many permanents were put into one's graveyard this turn (CR 608.2h, 700.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr

WRATH = [cast("Wrath of God"), RESOLVE]


@cr("608.2h", cited=False)
def test_each_creature_put_into_your_own_graveyard_from_the_battlefield() -> None:
    """A token was a creature, too (111.7); what the other player owns goes to their graveyard (400.3)."""
    token = {"token": {"name": "Insect", "types": ["Creature"], "power": 1, "toughness": 1}}
    theirs_of_mine = {"card": "Hill Giant", "owner": "B"}
    mine = {"battlefield": ["Grizzly Bears", token, theirs_of_mine], "hand": ["Wrath of God", "Fresh Meat"]}
    played = board(mine, ["Giant Spider"], *WRATH, cast("Fresh Meat"), RESOLVE)
    assert "A creates 2 Beast Tokens (3/3; counting Grizzly Bears and Insect)." in played.steps
    nontoken = {**mine, "hand": ["Wrath of God", "Caller of the Claw"]}
    played = board(nontoken, ["Giant Spider"], *WRATH, cast("Caller of the Claw"), RESOLVE, RESOLVE)
    assert "A creates a Bear Token (2/2; counting Grizzly Bears)." in played.steps


@cr("608.2h", cited=False)
def test_cards_discarded_are_not_counted() -> None:
    mine = {"hand": ["Fresh Meat", "Grizzly Bears", "Hill Giant", "Mind Rot"]}
    thrown = answer(["Grizzly Bears", "Hill Giant"])
    played = board(mine, [], cast("Mind Rot", "A"), RESOLVE, thrown, cast("Fresh Meat"), RESOLVE)
    assert played.count("creates") == 0

"""The graveyard (CR 404)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, board, cast, cr


@cr("404.2", cited=False)
def test_the_top_creature_card_is_the_one_put_there_last() -> None:
    """The Bears die behind the Giant, and a card that is no creature lies on them."""
    board(
        {"battlefield": ["Hill Giant", "Grizzly Bears"], "hand": ["Murder", "Murder", "Shock", "Corpse Dance"]},
        [],
        cast("Murder", "Hill Giant"),
        RESOLVE,
        cast("Murder", "Grizzly Bears"),
        RESOLVE,
        cast("Shock", "B"),
        RESOLVE,
        cast("Corpse Dance"),
        RESOLVE,
        expect=["Grizzly Bears on the battlefield", "Grizzly Bears has haste", "Hill Giant in A's graveyard"],
    )


@cr("118.3")
def test_what_is_not_there_cannot_be_exiled_as_a_cost() -> None:
    board({"battlefield": ["Necratog"], "graveyard": ["Opt"]}, [], activate("Necratog"), refused="118.3")

"""How much is attached to something (CR 301.5, 303.4, 608.2h): to the one that a text speaks of, as it does."""

from __future__ import annotations

from typing import Any

from tests.helpers import RESOLVE, activate, attack_with, board, cast, cr, creature

CLAD = {"card": "Loxodon Warhammer", "attached_to": "Bearer"}
LOOSE = "Loxodon Warhammer"


def bearer(text: str) -> dict[str, Any]:
    return creature(text, name="Bearer")


@cr("608.2h", cited=False)
def test_a_trigger_counts_what_is_attached_to_the_creature_that_it_speaks_of() -> None:
    one = bearer("Whenever this creature attacks, draw a card for each Equipment attached to it.")
    cards = ["Forest", "Forest", "Forest"]
    two = [one, CLAD, CLAD, LOOSE]
    drawn = ["A has 2 cards in hand"]
    board({"battlefield": two, "library": cards}, {}, *attack_with({"Bearer": "B"}), RESOLVE, expect=drawn)


@cr("608.2h", cited=False)
def test_what_has_left_is_looked_at_as_it_last_was() -> None:
    one = bearer("Sacrifice this creature: You gain 1 life for each Equipment attached to it.")
    board([one, CLAD, LOOSE], [], activate("Bearer"), RESOLVE, expect=["A life 21"])


@cr("613.4c")
def test_each_of_several_gets_something_for_what_is_attached_to_itself() -> None:
    one = bearer("Each creature you control gets +1/+0 for each Equipment attached to it.")
    bears = {"card": "Rancor", "attached_to": "Grizzly Bears"}
    expect = ["Bearer is 10/2", "Grizzly Bears is 4/2"]
    board([one, CLAD, CLAD, "Grizzly Bears", bears], [], expect=expect)


@cr("608.2h", cited=False)
def test_for_a_while_it_is_counted_once() -> None:
    """Another Aura that comes later changes nothing; it gives its own."""
    one = bearer("{0}: This creature gets +1/+1 until end of turn for each Aura attached to it.")
    aura = {"card": "Rancor", "attached_to": "Bearer"}
    done = [activate("Bearer"), RESOLVE, cast("Rancor", "Bearer"), RESOLVE]
    board({"battlefield": [one, aura], "hand": ["Rancor"]}, {}, *done, expect=["Bearer is 7/3"])


@cr("608.2h", cited=False)
def test_what_was_attached_to_a_creature_that_died_is_still_meant() -> None:
    one = bearer("Whenever a creature you control other than this creature dies, attach all Equipment attached to that "
                 "creature to this creature.")  # fmt: skip
    dead = ["Grizzly Bears", {"card": "Loxodon Warhammer", "attached_to": "Grizzly Bears"}, LOOSE]
    killed = [cast("Lightning Bolt", "Grizzly Bears"), RESOLVE, RESOLVE]
    board({"battlefield": [one, *dead], "hand": ["Lightning Bolt"]}, {}, *killed, expect=["Bearer is 5/2"])

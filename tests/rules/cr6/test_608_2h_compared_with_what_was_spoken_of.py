"""Numbers compared with those of what a text has spoken of (CR 608.2h): lesser, the same, for each 1 life."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("608.2h")
def test_lesser_than_what_died() -> None:
    text = (
        "Whenever another creature you control dies, return target creature card with lesser mana value from your "
        "graveyard to your hand."
    )
    scene: dict[str, Any] = {
        "battlefield": [creature(text, "3/3"), "Hill Giant"],
        "graveyard": ["Grizzly Bears", "Shivan Dragon"],
        "hand": ["Lightning Bolt"],
    }
    board(scene, [], cast("Lightning Bolt", "Hill Giant"), RESOLVE, RESOLVE_ALL, expect=["Grizzly Bears in hand"])
    small = {**scene, "battlefield": [creature(text, "3/3"), "Raging Goblin"]}
    board(small, [], cast("Lightning Bolt", "Raging Goblin"), RESOLVE_ALL, expect=["Grizzly Bears in graveyard"])


@cr("608.2h", cited=False)
def test_until_a_card_with_lesser_mana_value_turns_up() -> None:
    text = (
        "Whenever you cast a legendary spell from your hand, exile cards from the top of your library until you exile "
        "a nonland card with lesser mana value. You may cast that card without paying its mana cost. Put the rest on "
        "the bottom of your library in a random order."
    )
    scene = {
        "battlefield": [creature(text, "5/5")],
        "hand": ["Isamaru, Hound of Konda", "Thalia, Guardian of Thraben"],
        "library": ["Forest", "Hill Giant", "Raging Goblin", "Forest"],
    }
    thalia = cast("Thalia, Guardian of Thraben")
    board(scene, [], thalia, RESOLVE, answer("yes"), RESOLVE, expect=["Raging Goblin in battlefield"])


@cr("608.2h", cited=False)
def test_the_same_mana_value_as_a_card_revealed() -> None:
    """Counterbalance counters a spell with the mana value of the top card, and no other."""
    for top, life, then in (("Raging Goblin", 20, []), ("Grizzly Bears", 17, [RESOLVE])):
        mine = {"battlefield": ["Counterbalance"], "library": [top, "Forest"]}
        theirs = {"hand": ["Lightning Bolt"]}
        bolt = cast("Lightning Bolt", "A", player="B")
        board(mine, theirs, PASS_A, bolt, RESOLVE, answer("yes"), *then, expect=[f"A life {life}"])


@cr("119.3")
def test_for_each_1_life_that_was_lost() -> None:
    text = "Whenever you lose life, you gain 2 life for each 1 life you lost."
    theirs = {"hand": ["Lightning Bolt"]}
    bolt = cast("Lightning Bolt", "A", player="B")
    board([creature(text)], theirs, PASS_A, bolt, RESOLVE_ALL, expect=["A life 23"])


@cr("601.2f")
def test_for_each_card_cycled_or_discarded() -> None:
    scene = {"battlefield": [creature("Discard a card: You gain 1 life.", name="Outlet"), *["Forest"] * 3]}
    scene = {**scene, "hand": ["Hollow One", "Swamp"], "mana": "lands"}
    board(scene, [], cast("Hollow One"), refused="601.2h")
    paid = activate("Outlet", choices=["Swamp"])
    board(scene, [], paid, RESOLVE, cast("Hollow One"), RESOLVE, expect=["Hollow One in battlefield"])


@cr("601.2f")
def test_more_for_each_other_spell_its_caster_has_cast() -> None:
    text = "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn."
    shocks = {"battlefield": [creature(text), *["Mountain"] * 2], "hand": ["Shock", "Shock"], "mana": "lands"}
    twice = [cast("Shock#1", "B"), RESOLVE, cast("Shock#2", "B")]
    board(shocks, [], *twice, refused="601.2h")
    three = {**shocks, "battlefield": [creature(text), *["Mountain"] * 3]}
    board(three, [], *twice, RESOLVE, expect=["B life 16"])
    theirs = {"battlefield": ["Mountain"], "hand": ["Shock"], "mana": "lands"}
    board(shocks, theirs, twice[0], RESOLVE, PASS_A, cast("Shock", "A", player="B"), RESOLVE, expect=["A life 18"])

"""Which spell, or land, of a turn it was that triggered something (CR 603.4)."""

from __future__ import annotations

from tests.helpers import RESOLVE, answer, board, cast, cr, creature, play_land


@cr("603.4")
def test_the_second_creature_spell_of_the_turn() -> None:
    scene = {"graveyard": ["Vengevine"], "hand": ["Grizzly Bears", "Raging Goblin", "Shock"]}
    bears, goblin, shock = cast("Grizzly Bears"), cast("Raging Goblin"), cast("Shock", "B")
    second = board(
        scene, [], bears, RESOLVE, shock, RESOLVE, goblin, RESOLVE, answer("yes"), expect=["Vengevine in battlefield"]
    )
    assert second.count("triggers") == 1
    assert board(scene, [], bears, RESOLVE, shock).count("triggers") == 0


@cr("603.4")
def test_a_land_that_was_not_the_first() -> None:
    text = (
        "You may play any number of lands on each of your turns.\n"
        "Whenever you play a land, if it wasn't the first land you played this turn, ~ deals 1 damage to you."
    )
    fastbond = {"battlefield": [creature(text)], "hand": ["Forest", "Forest"]}
    lands = [play_land("Forest#1"), play_land("Forest#2")]
    board(fastbond, [], lands[0], expect=["A life 20", "stack is empty"])
    board(fastbond, [], *lands, RESOLVE, expect=["A life 19"])


@cr("603.4")
def test_a_power_greater_than_its_own() -> None:
    collector = {"battlefield": ["Pelt Collector"], "hand": ["Grizzly Bears", "Raging Goblin"]}
    board(collector, [], cast("Raging Goblin"), RESOLVE, expect=["Pelt Collector is 1/1", "stack is empty"])
    board(collector, [], cast("Grizzly Bears"), RESOLVE, RESOLVE, expect=["Pelt Collector is 2/2"])
    bolted = {"battlefield": ["Pelt Collector", "Grizzly Bears"], "hand": ["Lightning Bolt"]}
    board(bolted, [], cast("Lightning Bolt", "Grizzly Bears"), RESOLVE, RESOLVE, expect=["Pelt Collector is 2/2"])


@cr("715.3d", cited=False)
def test_a_creature_spell_that_has_an_adventure() -> None:
    innkeeper = creature("Whenever you cast a creature spell that has an Adventure, draw a card.")
    scene = {"battlefield": [innkeeper], "hand": ["Bonecrusher Giant", "Grizzly Bears"]}
    board(scene, [], cast("Bonecrusher Giant"), RESOLVE, expect=["A has 2 cards in hand"])
    board(scene, [], cast("Grizzly Bears"), RESOLVE, expect=["A has 1 card in hand"])

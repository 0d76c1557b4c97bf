"""Something else paid than a spell's mana cost, by leave of an effect (CR 118.9)."""

from __future__ import annotations

from typing import Any

from tests.helpers import PASS_A, RESOLVE, board, cast, cr, creature, play_land, turn

FIVE = ["Plains", "Island", "Swamp", "Mountain", "Forest"]


def _mine(*battlefield: Any, hand: list[str], **more: Any) -> dict[str, Any]:
    return {"battlefield": list(battlefield), "hand": hand, "mana": "lands", **more}


@cr("118.9")
def test_one_of_each_color_rather_than_the_mana_cost() -> None:
    fist = _mine("Fist of Suns", *FIVE, hand=["Emrakul, the Aeons Torn"])
    board(
        fist, [], cast("Emrakul, the Aeons Torn", costs=["Fist of Suns"]), expect=["Emrakul, the Aeons Torn in stack"]
    )
    short = _mine("Fist of Suns", *["Forest"] * 5, hand=["Emrakul, the Aeons Torn"])
    board(short, [], cast("Emrakul, the Aeons Torn", costs=["Fist of Suns"]), refused="601.2h")


@cr("118.6a", cited=False)
def test_a_mana_cost_that_cannot_be_paid_is_not_paid_then() -> None:
    fist = _mine("Fist of Suns", *FIVE, hand=["Ancestral Vision"])
    vision = cast("Ancestral Vision", "A", costs=["Fist of Suns"])
    board(fist, [], vision, RESOLVE, expect=["A has 3 cards in hand"])


@cr("118.9")
def test_what_spells_cost_more_they_cost_more_then_too() -> None:
    scene = _mine("Fist of Suns", "Thalia, Guardian of Thraben", *FIVE, hand=["Lightning Bolt"])
    bolt = cast("Lightning Bolt", "B", costs=["Fist of Suns"])
    board(scene, [], bolt, refused="601.2h")
    more = _mine("Fist of Suns", "Thalia, Guardian of Thraben", *FIVE, "Forest", hand=["Lightning Bolt"])
    board(more, [], bolt, RESOLVE, expect=["B life 17"])


@cr("118.9", "601.3")
def test_only_spells_of_the_kind_that_is_named() -> None:
    zombie = _mine("Rooftop Storm", hand=["Walking Corpse", "Grizzly Bears"])
    board(
        zombie, [], cast("Walking Corpse", costs=["Rooftop Storm"]), RESOLVE, expect=["Walking Corpse in battlefield"]
    )
    board(zombie, [], cast("Grizzly Bears", costs="ask"), refused="601.2h")


@cr("118.9")
def test_once_each_turn_up_to_a_mana_value() -> None:
    two = {"card": "As Foretold", "counters": {"time": 2}}
    scene = _mine(two, hand=["Grizzly Bears", "Raging Goblin", "Hill Giant"])
    bears = cast("Grizzly Bears", costs=["As Foretold"])
    board(scene, [], bears, RESOLVE, expect=["Grizzly Bears in battlefield"])
    board(scene, [], cast("Hill Giant", costs=["As Foretold"]), refused="118.8")
    board(scene, [], bears, RESOLVE, cast("Raging Goblin", costs=["As Foretold"]), refused="118.8")
    board(
        scene,
        [],
        bears,
        RESOLVE,
        turn(5, "precombat main"),
        cast("Raging Goblin", costs=["As Foretold"]),
        RESOLVE,
        expect=["Raging Goblin in battlefield"],
    )


@cr("118.9", "601.3")
def test_spells_without_paying_and_only_so_many_in_ones_own_turn() -> None:
    scene = _mine(
        "Fires of Invention", "Forest", "Forest", hand=["Grizzly Bears", "Raging Goblin", "Shock", "Hill Giant"]
    )
    free = "Fires of Invention"
    bears, goblin = cast("Grizzly Bears", costs=[free]), cast("Raging Goblin", costs=[free])
    board(scene, [], bears, RESOLVE, goblin, RESOLVE, expect=["A controls Grizzly Bears", "A controls Raging Goblin"])
    board(scene, [], bears, RESOLVE, goblin, RESOLVE, cast("Shock", "B", costs=[free]), refused=("101.2", "601.3"))
    board(scene, [], cast("Hill Giant", costs="ask"), refused="601.2h")
    board(
        scene, [], turn(4), {"do": "pass", "player": "B"}, cast("Shock", "B", costs=[free]), refused=("101.2", "601.3")
    )


@cr("118.9", "601.3b")
def test_any_player_at_any_time() -> None:
    theirs = {"hand": ["Grizzly Bears", "Hill Giant"]}
    board(
        ["Aluren"],
        theirs,
        PASS_A,
        cast("Grizzly Bears", player="B", costs=["Aluren"]),
        RESOLVE,
        expect=["B controls Grizzly Bears"],
    )
    board(["Aluren"], theirs, PASS_A, cast("Hill Giant", player="B", costs="ask"), refused="302.1")


@cr("118.9", "601.3")
def test_life_for_spells_from_the_top_of_the_library() -> None:
    citadel = {
        "battlefield": ["Bolas's Citadel"],
        "library": ["Grizzly Bears", "Forest", "Hill Giant"],
        "mana": "lands",
    }
    board(
        citadel,
        [],
        cast("Grizzly Bears"),
        RESOLVE,
        play_land("Forest"),
        cast("Hill Giant"),
        RESOLVE,
        expect=["A life 14", "A controls Grizzly Bears", "A controls Hill Giant"],
    )
    poor = {**citadel, "life": 1}
    board(poor, [], cast("Grizzly Bears"), refused="119.4")


@cr("601.2f")
def test_spells_cast_from_elsewhere_cost_less() -> None:
    doc = {"battlefield": ["Doc Aurlock, Grizzled Genius", "Island", "Mountain"], "mana": "lands"}
    flash = {**doc, "graveyard": ["Think Twice"], "battlefield": ["Doc Aurlock, Grizzled Genius", "Island"]}
    board(
        flash,
        [],
        cast("Think Twice", **{"from": "graveyard", "costs": ["flashback"]}),
        RESOLVE,
        expect=["A has 1 card in hand"],
    )
    board({**doc, "hand": ["Hill Giant"]}, [], cast("Hill Giant"), refused="601.2h")


@cr("702.85a", cited=False)
def test_spells_cast_from_one_place_have_a_keyword() -> None:
    text = "Spells you cast from your hand have storm."
    scene = _mine(creature(text), *["Mountain"] * 2, hand=["Lightning Bolt"])
    played = board(scene, [], cast("Lightning Bolt", "B"))
    assert played.count("triggers") == 1


@cr("107.3b")
def test_x_is_0_where_another_cost_without_x_is_paid() -> None:
    fist = _mine("Fist of Suns", *FIVE, hand=["Fireball"])
    cheap = cast("Fireball", "B", costs=["Fist of Suns"])
    board(fist, [], {**cheap, "x": 3}, refused="107.3b")
    played = board(fist, [], cheap, RESOLVE, expect=["B life 20"])
    assert "A casts Fireball (X = 0" in played.steps[0]

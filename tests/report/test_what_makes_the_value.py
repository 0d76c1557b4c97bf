"""A step of what has become of something names every effect that makes the value that it tells (613.1, 613.4)."""

from __future__ import annotations

from engine import play
from tests.helpers import RESOLVE, Played, activate, board, cast, cr, creature
from tests.shelf import cards

COUNTED = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}


def humility_on(*battlefield: object) -> Played:
    return board({"hand": ["Humility"], "battlefield": [*battlefield]}, [], cast("Humility"), RESOLVE)


@cr("613.4b", "613.4c")
def test_a_size_that_several_effects_make_is_told_in_the_order_of_the_layers() -> None:
    played = humility_on(COUNTED, "Glorious Anthem")
    assert "1/1 by Humility, +1/+1 by Glorious Anthem and +2/+2 by its counters" in played.steps[-1]
    assert "1/1 par Humility, +1/+1 par Glorious Anthem et +2/+2 par ses marqueurs" in played.steps_in("fr")[-1]
    assert "becomes 4/4" in played.steps[-1]


@cr("613.4b", "613.4c")
def test_what_no_longer_applies_stands_behind_what_makes_the_size() -> None:
    played = humility_on("Lord of Atlantis", "Evidence Examiner", "Glorious Anthem")
    assert played.count("Lord of Atlantis becomes 2/2 and loses all abilities: 1/1 by Humility (applied before its")
    assert played.count("1/1 by Humility and +1/+1 by Glorious Anthem; Lord of Atlantis no longer applies to it.") == 1


@cr("613.8")
def test_in_french_the_effect_that_another_depends_on_is_applied_first() -> None:
    goblins = ["Goblin Chieftain", "Goblin Piker"]
    played = board({"hand": ["Dress Down"], "battlefield": goblins}, [], cast("Dress Down"), RESOLVE)
    gone = "Goblin Chieftain ne s’y applique plus (son effet dépend de Dress Down, qui s’applique donc d’abord)."
    assert gone in " ".join(played.steps_in("fr"))


def test_one_effect_alone_is_named_as_it_is() -> None:
    assert humility_on("Grizzly Bears").steps[-1] == "Grizzly Bears becomes 1/1: Humility."


@cr("613.4c")
def test_what_only_adds_to_what_others_make_tells_how_much() -> None:
    side = {"hand": ["Glorious Anthem"], "battlefield": [COUNTED]}
    played = board(side, [], cast("Glorious Anthem"), RESOLVE)
    assert played.steps[-1] == "Grizzly Bears gets +1/+1 (5/5): Glorious Anthem."


@cr("613.4c")
def test_effects_of_one_name_are_added_up() -> None:
    played = humility_on("Grizzly Bears", "Glorious Anthem", "Glorious Anthem")
    assert played.steps[-1] == "Grizzly Bears becomes 3/3: 1/1 by Humility and +2/+2 by Glorious Anthem#1 and #2."


@cr("613.4a", "613.4c")
def test_what_an_ability_of_its_own_defines_is_one_of_several() -> None:
    side = {"hand": ["Giant Growth"], "battlefield": ["Tarmogoyf", "Glorious Anthem", "Grizzly Bears"]}
    played = board(side, [], cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    assert (
        played.count(
            "Tarmogoyf becomes 2/3: 1/2 by its own ability (counting an instant) and +1/+1 by Glorious Anthem."
        )
        == 1
    )


@cr("613.4b", "613.4c")
def test_a_board_as_it_stands_names_them_too() -> None:
    played = board(["Hill Giant", "Humility", "Glorious Anthem"])
    assert played.count("Hill Giant is 2/2: 1/1 by Humility and +1/+1 by Glorious Anthem.") == 1


@cr("613.4b", "613.4c")
def test_the_effect_of_a_spell_says_what_else_makes_the_size() -> None:
    side = {"hand": ["Ovinize"], "battlefield": [COUNTED]}
    played = board(side, [], cast("Ovinize", "Grizzly Bears"), RESOLVE)
    assert played.steps[-1].endswith("now 2/3 (0/1 by Ovinize and +2/+2 by its counters).")


@cr("613.4b", "613.4c")
def test_of_many_layers_those_that_make_the_size_are_named_first_and_then_the_last_before_them() -> None:
    mine = [{"card": "Serra Angel", "counters": {"+1/+1": 1}}]
    aura = cast("Kenrith's Transformation", "Serra Angel")
    played = board({"hand": ["Kenrith's Transformation"], "battlefield": mine}, [], aura, RESOLVE)
    assert played.rules_of("Serra Angel becomes 4/4")[:3] == ["613.4b", "613.4c", "613.1f"]


def test_tokens_that_a_board_begins_with_have_french_names_too() -> None:
    token = {"name": "Saproling", "types": ["Creature"], "subtypes": ["Saproling"], "power": 1, "toughness": 1}
    theirs = {"battlefield": [{"token": token, "count": 2}]}
    played = board({"hand": ["Wrath of God"]}, theirs, cast("Wrath of God"), RESOLVE)
    french = play(played.table.scenario, cards(), locale="fr").report().verdict
    assert french.replace("\u00a0", " ") == "Les deux jetons Saprobionte meurent."
    assert played.report["verdict"] == "Both Saprolings die."


@cr("613.4c", "613.1e")
def test_what_no_longer_adds_to_a_size_is_told_beside_what_does() -> None:
    pale = creature("", "1/1", "Pale", looks={"colors": ["W"]}, counters={"+1/+1": 2})
    turns = creature("{0}: Target creature becomes a blue Frog with base power and toughness 1/1 until end of turn.")
    played = board([pale, turns, "Honor of the Pure"], [], activate("Tester", "Pale"), RESOLVE)
    assert "(1/1 by Tester and +2/+2 by its counters; Honor of the Pure no longer applies to it)" in played.steps[-1]
    assert "Honor of the Pure ne s’y applique plus)" in played.steps_in("fr")[-1]

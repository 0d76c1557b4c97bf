"""What an effect that lets a spell be cast has its player pay rather than the mana cost (CR 118.9)."""

from __future__ import annotations

from tests.helpers import (
    AFTER_COMBAT,
    DAMAGE,
    RESOLVE,
    YES,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    play_land,
    turn,
)


@cr("118.9", "119.4")
def test_as_much_life_as_its_mana_value_is() -> None:
    mine = {"battlefield": ["Anrakyr the Traveller"], "hand": ["Ornithopter"], "graveyard": ["Juggernaut"]}
    swing = [*attack_with({"Anrakyr the Traveller": "B"}), RESOLVE, YES]
    board(mine, [], *swing, answer("Juggernaut"), RESOLVE, expect=["A life 16", "A controls Juggernaut"])
    poor = {**mine, "life": 3}
    assert board(poor, [], *swing, answer("Juggernaut"), expect=["Juggernaut in graveyard"]).cites("119.4")


@cr("118.9")
def test_a_card_is_discarded_for_it() -> None:
    mine = {"battlefield": ["The Infamous Cruelclaw"], "library": ["Mountain", "Hill Giant"], "hand": ["Swamp"]}
    swing = [*attack_with({"The Infamous Cruelclaw": "B"}), DAMAGE, RESOLVE, YES]
    board(mine, [], *swing, RESOLVE, expect=["Swamp in graveyard", "A controls Hill Giant", "Mountain in exile"])
    board({**mine, "hand": []}, [], *swing, expect=["Hill Giant in exile"])


@cr("118.9", "107.14")
def test_energy_is_paid_for_it() -> None:
    mine = {"hand": ["Amped Raptor"], "mana": "any"}
    begun = [cast("Amped Raptor"), RESOLVE, RESOLVE, YES]
    two = {**mine, "library": ["Forest", "Grizzly Bears"]}
    board(two, [], *begun, RESOLVE, expect=["A controls Grizzly Bears", "A has 0 energy counters"])
    four = {**mine, "library": ["Forest", "Hill Giant"]}
    board(four, [], *begun, expect=["Hill Giant in exile", "A has 2 energy counters"])


@cr("118.9")
def test_once_in_each_of_ones_own_turns_for_a_spell_of_the_kind() -> None:
    mine = {"battlefield": ["Demon of Fate's Design"], "hand": ["Glorious Anthem", "Phyrexian Arena", "Hill Giant"]}
    costs = ["Demon of Fate's Design"]
    anthem = cast("Glorious Anthem", costs=costs)
    once = {**mine, "mana": "lands"}
    board(once, [], anthem, RESOLVE, expect=["A life 17", "A controls Glorious Anthem"])
    board(once, [], anthem, RESOLVE, cast("Phyrexian Arena", costs=costs), refused="118.8")
    board(once, [], cast("Hill Giant", costs=costs), refused="118.8")
    board(once, [], anthem, RESOLVE, turn(5, "precombat main"), cast("Phyrexian Arena", costs=costs), RESOLVE)


@cr("118.9", "611.2f")
def test_for_the_next_spell_alone() -> None:
    mine = {"battlefield": ["Marshland Bloodcaster", "Swamp", "Swamp"], "hand": ["Hill Giant", "Grizzly Bears"]}
    begun = [activate("Marshland Bloodcaster"), RESOLVE]
    scene = {**mine, "mana": "lands"}
    giant = cast("Hill Giant", costs=["Marshland Bloodcaster"])
    board(scene, [], *begun, giant, RESOLVE, expect=["A life 16", "A controls Hill Giant"])
    board(scene, [], *begun, giant, RESOLVE, cast("Grizzly Bears", costs=["Marshland Bloodcaster"]), refused="118.8")


@cr("118.9", "601.3")
def test_cards_that_may_be_played_are_cast_for_life_and_lands_are_played() -> None:
    mine = {"battlefield": ["Nashi, Moon Sage's Scion"], "library": ["Hill Giant", "Forest"], "mana": "lands"}
    theirs = {"library": ["Island", "Forest"]}
    swing = [*attack_with({"Nashi, Moon Sage's Scion": "B"}), DAMAGE, RESOLVE, AFTER_COMBAT]
    board(mine, theirs, *swing, cast("Hill Giant"), RESOLVE, expect=["A life 16", "A controls Hill Giant"])
    board(mine, theirs, *swing, play_land("Island"), expect=["A life 20", "A controls Island"])
    board(mine, theirs, *swing, play_land("Island"), cast("Hill Giant"), refused="601.3")


@cr("614.1a", "607.2a")
def test_what_its_ability_has_exiled_may_be_played_for_life() -> None:
    mine = {"battlefield": ["Valgavoth, Terror Eater"], "hand": ["Murder"]}
    murder = [cast("Murder", "Grizzly Bears"), RESOLVE]
    board(mine, ["Grizzly Bears"], *murder, expect=["Grizzly Bears in exile", "Murder in graveyard"])
    for_nothing_else = {**mine, "mana": "BBB"}
    bears = cast("Grizzly Bears")
    board(
        for_nothing_else, ["Grizzly Bears"], *murder, bears, RESOLVE, expect=["A life 18", "A controls Grizzly Bears"]
    )


@cr("108.4", cited=False)
def test_what_one_controlled_is_no_card_one_did_not_control() -> None:
    stolen = {"card": "Grizzly Bears", "owner": "B"}
    mine = {"battlefield": ["Valgavoth, Terror Eater", stolen], "hand": ["Murder"]}
    board(mine, [], cast("Murder", "Grizzly Bears"), RESOLVE, expect=["Grizzly Bears in graveyard"])

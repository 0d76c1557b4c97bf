"""The first and the next spell of a turn, and spells and abilities begun in another way (CR 601.3c, 611.2f)."""

from __future__ import annotations

from tests.engine.helpers import AFTER_COMBAT, RESOLVE, RESOLVE_ALL, activate, answer, attack, board, cast, cr, turn


@cr("611.3a", "702.85a")
def test_the_first_spell_of_a_turn_has_cascade_from_when_it_is_put_onto_the_stack() -> None:
    played = board(
        {"battlefield": ["Maelstrom Nexus"], "hand": ["Centaur Courser", "Hill Giant"], "library": ["Grizzly Bears"]},
        [],
        cast("Centaur Courser"),
        RESOLVE,
        answer("no"),
        RESOLVE_ALL,
        cast("Hill Giant"),
        RESOLVE_ALL,
        expect=["Grizzly Bears in A's library", "Hill Giant on the battlefield"],
    )
    assert played.count("cascade") == 1


@cr("611.3a", "702.153a")
def test_a_keyword_given_to_a_spell_as_it_is_cast_may_be_a_cost_to_pay_for_it() -> None:
    board(
        {"battlefield": ["Anhelo, the Painter", "Hill Giant"], "hand": ["Lightning Bolt"]},
        [],
        cast("Lightning Bolt", "B", costs=["casualty"]),
        RESOLVE,
        answer(["B"]),
        RESOLVE_ALL,
        expect=["B life 14", "Hill Giant in A's graveyard"],
    )


@cr("601.2f", "611.3a")
def test_only_the_second_spell_costs_less() -> None:
    three = {"battlefield": ["Monk Class", {"card": "Forest", "count": 3}], "mana": "lands"}
    bears = {**three, "hand": ["Grizzly Bears", "Grizzly Bears"]}
    two = [cast("Grizzly Bears#1"), RESOLVE, cast("Grizzly Bears#2"), RESOLVE]
    board(bears, [], *two, expect=["A controls 2 Grizzly Bears"])


@cr("611.2f", "701.6a")
def test_the_next_spell_of_a_kind_can_not_be_countered_and_no_other() -> None:
    mine = {"hand": ["Insist", "Grizzly Bears", "Hill Giant"]}
    theirs = {"hand": ["Counterspell", "Counterspell"]}
    first = [cast("Insist"), RESOLVE, cast("Grizzly Bears"), {"do": "pass", "player": "A"}]
    countered = [cast("Counterspell#1", "Grizzly Bears", player="B"), RESOLVE, RESOLVE]
    then = [
        cast("Hill Giant"),
        {"do": "pass", "player": "A"},
        cast("Counterspell#2", "Hill Giant", player="B"),
        RESOLVE,
    ]
    board(
        mine,
        theirs,
        *first,
        *countered,
        *then,
        expect=["Grizzly Bears on the battlefield", "Hill Giant in A's graveyard"],
    )


@cr("611.2f", "702.126a")
def test_the_next_spell_has_improvise_as_it_is_paid_for() -> None:
    mine = {"battlefield": ["Archway of Innovation", "Ornithopter", {"card": "Island", "count": 3}], "mana": "lands"}
    board(
        {**mine, "hand": ["Divination"]},
        [],
        activate("Archway of Innovation", ability=2),
        RESOLVE,
        cast("Divination"),
        answer(["Ornithopter"]),
        RESOLVE,
        expect=["Ornithopter is tapped", "A has 2 cards in hand"],
    )


@cr("602.2b", "605.3a")
def test_a_land_that_is_tapped_for_its_own_ability_makes_no_mana_for_it() -> None:
    mine = {"battlefield": ["Archway of Innovation"], "mana": "lands"}
    board(mine, [], activate("Archway of Innovation", ability=2), refused=True)


@cr("611.2f", "514.2")
def test_what_waits_for_the_next_spell_of_this_turn_does_not_wait_longer() -> None:
    mine = {"battlefield": ["Hardened Berserker", {"card": "Forest", "count": 1}], "mana": "lands"}
    bears = {**mine, "hand": ["Grizzly Bears"]}
    charge = [*attack(Hardened_Berserker="B"), RESOLVE]
    board(bears, [], *charge, AFTER_COMBAT, cast("Grizzly Bears"), RESOLVE, expect=["A controls Grizzly Bears"])
    board(bears, [], *charge, turn(5, "precombat main"), cast("Grizzly Bears"), refused=True)


@cr("601.3c")
def test_for_a_further_cost_a_sorcery_may_be_begun_at_any_time() -> None:
    mine = {"battlefield": [{"card": "Mountain", "count": 4}], "mana": "lands", "hand": ["Ghitu Fire"]}
    now = {"do": "pass", "player": "B"}
    board(mine, [], now, cast("Ghitu Fire", "B", x=1), active="B", refused=True)
    paid = board(mine, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), RESOLVE, active="B")
    assert paid.cites("601.3c")
    three = {**mine, "battlefield": [{"card": "Mountain", "count": 3}]}
    board(three, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), active="B", refused=True)


@cr("609.4a", "609.4b")
def test_two_permissions_to_do_something_as_though_both_hold() -> None:
    """Any color of mana, at any time: neither asks about the other."""
    mine = {
        "battlefield": ["Chromatic Orrery", {"card": "Forest", "count": 5}],
        "mana": "lands",
        "hand": ["Ghitu Fire"],
    }
    now = {"do": "pass", "player": "B"}
    board(mine, [], now, cast("Ghitu Fire", "B", x=1, face="with flash"), RESOLVE, active="B", expect=["B life 19"])


# ---- which effect must be chosen first


@cr("616.1b", "614.12")
def test_under_whose_control_it_enters_comes_before_what_that_player_permits_it() -> None:
    """Under an opponent's control it enters tapped, as that player's Orb says of permanents, and is theirs."""
    played = board(
        {"hand": ["Captive Audience"], "battlefield": ["Orb of Dreams"]},
        [],
        cast("Captive Audience"),
        RESOLVE,
        expect=["B controls Captive Audience", "Captive Audience is tapped"],
    )
    assert played.cites("616.1b")


@cr("616.1b", "616.1e")
def test_effects_on_what_opponents_control_look_at_who_will_control_it() -> None:
    """Artifacts and creatures of A's opponents enter tapped: the Pendant does, entering under B's control."""
    board(
        {"hand": ["Pendant of Prosperity"], "battlefield": ["Kismet"]},
        [],
        cast("Pendant of Prosperity"),
        RESOLVE,
        expect=["Pendant of Prosperity is tapped"],
    )


@cr("616.1d", "702.145b")
def test_at_night_the_back_face_is_chosen_before_anything_about_the_permanent() -> None:
    played = board(
        {"hand": ["Harvesttide Infiltrator"], "battlefield": ["Orb of Dreams"]},
        [],
        cast("Harvesttide Infiltrator"),
        RESOLVE,
        options={"day": "night"},
        expect=["Harvesttide Assailant is tapped"],
    )
    assert played.cites("702.145b")


@cr("602.1e", "609.4b")
def test_mana_of_any_color_pays_for_abilities_of_what_the_text_speaks_of() -> None:
    """Agatha's Soul Cauldron speaks of creatures; the cost is paid so whatever else changes it."""
    mine = {
        "battlefield": ["Agatha's Soul Cauldron", "Hematite Golem", {"card": "Forest", "count": 2}],
        "mana": "lands",
    }
    board(mine, [], activate("Hematite Golem"), RESOLVE, expect=["Hematite Golem is 3/4"])
    spell = {**mine, "hand": ["Lightning Bolt"]}
    board(spell, [], cast("Lightning Bolt", "B"), refused=True)


@cr("606.5", "606.4")
def test_loyalty_added_and_removed_for_an_ability_is_one_cost() -> None:
    """With another +1 to pay, −8 is −7, and nothing is put on it first."""
    walker = {"card": "Elspeth, Knight-Errant", "counters": {"loyalty": 7}}
    board(
        ["Carth the Lion", walker],
        [],
        activate("Elspeth, Knight-Errant", ability=3),
        expect=["A controls Carth the Lion"],
    )
    board([walker], [], activate("Elspeth, Knight-Errant", ability=3), refused=True)
    plus = board(["Carth the Lion", walker], [], activate("Elspeth, Knight-Errant", ability=1))
    assert plus.cites("606.5")
    doubled = ["Carth the Lion", "Doubling Season", walker]
    board(doubled, [], activate("Elspeth, Knight-Errant"), expect=["Elspeth, Knight-Errant has 9 loyalty counters"])


@cr("613.7n", "611.2e", "613.4b")
def test_what_puts_it_there_and_sets_its_size_is_later_than_its_own_static_ability() -> None:
    """In its controller's turn the Druid says it is 4/2; what returned it says 1/1."""
    board(
        {"hand": ["Storm of Souls"], "graveyard": ["Circle of the Moon Druid"]},
        [],
        cast("Storm of Souls"),
        RESOLVE,
        expect=["Circle of the Moon Druid is 1/1", "Circle of the Moon Druid has flying"],
    )


@cr("610.5", "400.7b", "702.175a")
def test_what_a_spell_gains_as_it_is_cast_works_on_the_battlefield_too() -> None:
    mine = {"battlefield": ["Zinnia, Valley's Voice"], "hand": ["Hill Giant"]}
    paid = [cast("Hill Giant", costs=["offspring"]), RESOLVE, RESOLVE_ALL]
    board(mine, [], *paid, expect=["Hill Giant#1 is 3/3", "Hill Giant#2 is 1/1"])
    killed = [cast("Hill Giant", costs=["offspring"]), {"do": "pass", "player": "A"}]
    murder = [*killed, cast("Murder", "Zinnia, Valley's Voice", player="B"), RESOLVE, RESOLVE, RESOLVE_ALL]
    board(mine, {"hand": ["Murder"]}, *murder, expect=["Hill Giant#2 is 1/1"])
    board(mine, [], cast("Hill Giant"), RESOLVE, expect=["A controls 1 Hill Giant"])

"""Choosing targets, and dividing among them (CR 601.2)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, attack_with, board, cast, cr, creature


@cr("601.2c", cited=False)
def test_no_target_may_be_named_where_there_is_none() -> None:
    board({"hand": ["Frantic Salvage"]}, [], cast("Frantic Salvage", []), RESOLVE, expect=["A has 1 card in hand"])


@cr("601.2c")
def test_targets_may_have_only_so_much_power_in_total() -> None:
    buried = {"hand": ["Reunion of the House"], "graveyard": ["Hill Giant", "Serra Angel", "Colossal Dreadmaw"]}
    board(
        buried,
        [],
        cast("Reunion of the House", "Serra Angel", "Colossal Dreadmaw"),
        RESOLVE,
        expect=["Serra Angel on the battlefield", "Colossal Dreadmaw on the battlefield"],
    )
    board(buried, [], cast("Reunion of the House", "Hill Giant", "Serra Angel", "Colossal Dreadmaw"), refused="601.2c")


@cr("601.2c", "702.33d")
@pytest.mark.parametrize(("kicked", "life"), [(True, 20), (False, 18)])
def test_only_the_kicked_spell_is_countered_but_any_may_be_chosen(kicked: bool, life: int) -> None:
    hand = {"hand": ["Burst Lightning"]}
    trick = {"hand": ["Ertai's Trickery"]}
    board(
        hand,
        trick,
        cast("Burst Lightning", "B", kicked=kicked),
        {"do": "pass", "player": "A"},
        cast("Ertai's Trickery", "Burst Lightning", player="B"),
        RESOLVE_ALL,
        expect=[f"B life {life}"],
    )


@cr("601.2c", "115.3")
def test_hex_needs_six_different_creatures() -> None:
    played = board({"hand": ["Hex"]}, ["Grizzly Bears"], cast("Hex", "Grizzly Bears"), refused="601.2c")
    assert played.cites("601.2c")


@cr("601.2c", "701.12b")
def test_targets_must_have_in_common_what_the_text_asks() -> None:
    mine = {"battlefield": ["Goblin Piker"], "hand": ["Shifting Loyalties"]}
    board(mine, ["Forest"], cast("Shifting Loyalties", "Goblin Piker", "Forest"), refused="601.2c")


@cr("601.2c")
def test_targets_from_a_single_graveyard() -> None:
    mine = {"hand": ["Rapid Decay"], "graveyard": ["Forest", "Island"]}
    theirs = {"graveyard": ["Swamp", "Mountain"]}
    board(
        mine, theirs, cast("Rapid Decay", "Swamp", "Mountain"), RESOLVE, expect=["Swamp in exile", "Mountain in exile"]
    )
    board(mine, theirs, cast("Rapid Decay", "Swamp", "Forest"), refused="601.2c")


@cr("601.2c")
@pytest.mark.parametrize(("victim", "dies"), [("Grizzly Bears", True), ("Azure Drake", False)])
def test_cut_down_adds_power_and_toughness(victim, dies):
    board(
        {"hand": ["Cut Down"]},
        [victim],
        cast("Cut Down", victim),
        *([RESOLVE] if dies else []),
        refused=() if dies else "601.2c",
        expect=[f"{victim} in B's graveyard" if dies else f"{victim} in battlefield"],
    )


@cr("601.2c", "608.2b")
def test_decimate_needs_all_four_targets_and_destroys_those_still_legal():
    four = ["Sol Ring", "Grizzly Bears", "Energy Field", "Urza's Mine"]
    board(
        {"hand": ["Decimate"]},
        {"battlefield": four, "library": ["Plains"]},
        cast("Decimate", *four),
        RESOLVE_ALL,
        expect=[f"{name} in B's graveyard" for name in four],
    )
    board(
        {"hand": ["Decimate"]},
        {"battlefield": four[:3], "library": ["Plains"]},
        cast("Decimate", *four[:3]),
        refused="601.2c",
    )


@cr("601.2c")
def test_peel_from_reality_returns_one_creature_of_each_side():
    board(
        {"hand": ["Peel from Reality"], "battlefield": ["Elvish Mystic"]},
        ["Grizzly Bears"],
        cast("Peel from Reality", "Elvish Mystic", "Grizzly Bears"),
        RESOLVE,
        expect=["Elvish Mystic in A's hand", "Grizzly Bears in B's hand"],
    )


@cr("601.2d", "603.3d", cited=False)
def test_the_incarnation_divides_its_damage_among_creatures() -> None:
    board(
        {"hand": ["Fury"]},
        ["Grizzly Bears", "Vampire of the Dire Moon", "Serra Angel"],
        answer(["Grizzly Bears", "Vampire of the Dire Moon"], choice="target"),
        answer({"Grizzly Bears": 3, "Vampire of the Dire Moon": 1}, choice="division"),
        cast("Fury"),
        RESOLVE,
        RESOLVE,
        expect=[
            "Grizzly Bears in B's graveyard",
            "Vampire of the Dire Moon in B's graveyard",
            "Serra Angel on the battlefield",
        ],
    )


@cr("601.2d", "115.3")
def test_each_target_of_a_division_gets_something() -> None:
    played = board(
        {"hand": ["Electrolyze"]},
        ["Grizzly Bears", "Hill Giant"],
        cast("Electrolyze", "Grizzly Bears", "Hill Giant", choices=[{"Grizzly Bears": 2, "Hill Giant": 0}]),
        refused="601.2d",
    )
    assert played.report["refused"]


@cr("601.2d")
def test_damage_is_divided_as_the_spell_is_cast() -> None:
    board(
        {"hand": ["Forked Bolt"]},
        ["Savannah Lions"],
        cast("Forked Bolt", "Savannah Lions", "B", choices=[{"Savannah Lions": 1, "B": 1}]),
        RESOLVE,
        expect=["B life 19", "Savannah Lions in graveyard"],
    )


@cr("601.2c", "608.2b")
def test_targets_controlled_by_different_players() -> None:
    taps = creature("{0}: Tap two target creatures controlled by different players.")
    there = ([taps, "Hill Giant"], ["Goblin Piker", "Grizzly Bears"])
    board(*there, activate("Tester", "Goblin Piker", "Grizzly Bears"), refused="601.2c")
    board(
        *there,
        activate("Tester", "Hill Giant", "Grizzly Bears"),
        RESOLVE,
        expect=["Grizzly Bears is tapped", "Hill Giant is tapped"],
    )


@cr("601.2c", "107.3a")
def test_as_many_targets_as_x_and_none_where_it_is_0() -> None:
    taps = creature("{X}: Tap X target creatures.")
    board([taps], ["Hill Giant"], activate("Tester", [], x=0), RESOLVE, expect=["not Hill Giant is tapped"])
    board([taps], ["Hill Giant"], activate("Tester", "Hill Giant", x=1), RESOLVE, expect=["Hill Giant is tapped"])
    board([taps], ["Hill Giant"], activate("Tester", "Hill Giant", x=0), refused="601.2c")


@cr("601.2c")
def test_one_or_two_targets_are_at_least_one_and_at_most_two() -> None:
    taps = creature("{0}: Tap one or two target creatures.")
    theirs = ["Hill Giant", "Goblin Piker", "Grizzly Bears"]
    asked = board([taps], theirs, activate("Tester")).pending
    assert (asked["min"], asked["max"]) == (1, 2)
    board([taps], theirs, activate("Tester", "Hill Giant"), RESOLVE, expect=["Hill Giant is tapped"])
    board([taps], theirs, activate("Tester", "Hill Giant", "Goblin Piker", "Grizzly Bears"), refused="601.2c")


@cr("601.2c")
def test_one_or_more_targets_are_any_number_but_none() -> None:
    taps = creature("{0}: Tap one or more target creatures.")
    theirs = ["Hill Giant", "Goblin Piker", "Grizzly Bears"]
    asked = board([taps], theirs, activate("Tester")).pending
    assert (asked["min"], asked["max"]) == (1, 4)
    board([taps], theirs, activate("Tester", *theirs), RESOLVE, expect=["Grizzly Bears is tapped"])


@cr("107.1b", cited=False)
def test_fewer_targets_than_none_are_none() -> None:
    taps = creature("{0}: Tap up to X target creatures, where X is ~'s power.", "-1/1")
    board([taps], ["Hill Giant"], activate("Tester", []), RESOLVE, expect=["not Hill Giant is tapped"])


@cr("601.2c", "115.6")
def test_up_to_two_targets_may_be_none_and_are_at_most_two() -> None:
    taps = creature("{0}: Tap up to two target creatures.")
    asked = board([taps], ["Hill Giant", "Goblin Piker", "Grizzly Bears"], activate("Tester")).pending
    assert (asked["min"], asked["max"]) == (0, 2)


@cr("601.2c", "115.1")
def test_another_target_is_another_than_the_first_and_may_be_the_source() -> None:
    pair = ["Ulvenwald Tracker", "Grizzly Bears"]
    dies = ["Ulvenwald Tracker in A's graveyard"]
    board(pair, [], activate(pair[0], *pair), RESOLVE, expect=dies)
    board(pair, [], activate(pair[0], *reversed(pair)), RESOLVE, expect=dies)
    board(pair, [], activate(pair[0], pair[1], pair[1]), refused="601.2c")


@cr("601.2c")
def test_where_the_first_target_is_of_another_kind_it_is_another_than_the_source() -> None:
    ooze = {"hand": ["Kinetic Ooze"], "battlefield": ["Grizzly Bears", "Ornithopter"]}
    played = board(ooze, [], cast("Kinetic Ooze", x=10), RESOLVE, answer("Ornithopter"))
    assert "Kinetic Ooze" not in [one["label"] for one in played.pending["options"]]


@cr("601.2c", "115.1")
def test_other_targets_are_others_than_the_one_before() -> None:
    drakuseth = "Drakuseth, Maw of Flames"
    script = (*attack_with({drakuseth: "B"}), answer(["B"]))
    two = (answer(["Grizzly Bears", "Hill Giant"]), RESOLVE)
    board([drakuseth], ["Grizzly Bears", "Hill Giant"], *script, *two, expect=["B life 16", "Hill Giant in graveyard"])
    board([drakuseth], ["Grizzly Bears"], *script, answer(["B"]), refused="601.2c")


@cr("601.2d")
def test_no_more_targets_than_there_is_damage_to_divide() -> None:
    dividing = creature("{0}: ~ deals 2 damage divided as you choose among any number of targets.")
    targets = ("B", "Grizzly Bears", "Hill Giant")
    board([dividing], list(targets[1:]), activate("Tester", *targets), refused="601.2d")

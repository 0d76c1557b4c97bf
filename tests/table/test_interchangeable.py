"""Questions that are not put because nothing could depend on the answer, and those on which something could."""

from __future__ import annotations

from typing import Any

import pytest

from tests.helpers import (
    PASS_A,
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    answer,
    attack_with,
    board,
    cast,
    cr,
    creature,
    to,
    turn,
)

BEARS = "Grizzly Bears"
THREE = {"battlefield": [{"card": BEARS, "count": 3}]}
EDICT = cast("Diabolic Edict", "B")


def of_kind(played: Played, kind: str) -> bool:
    return played.report["pending"] is not None and played.report["pending"]["kind"] == kind


def triggered(played: Played) -> int:
    """How many abilities have triggered and been put onto the stack."""
    return sum(event["type"] == "AbilityTriggered" for event in played.report["events"])


@cr("701.21a")
def test_which_of_three_equal_creatures_is_sacrificed_is_not_asked_and_said_so() -> None:
    played = board({"hand": ["Diabolic Edict"]}, THREE, EDICT, RESOLVE, expect=["stack is empty"])
    assert played.report["pending"] is None
    assert "701.21a" in played.rules_of("Grizzly Bears#1 (it can't matter which)")
    assert played.count("B sacrifices Grizzly Bears#1") == 1


def test_a_script_may_still_name_the_one_before_or_after() -> None:
    after = [EDICT, RESOLVE, answer("Grizzly Bears#3", "B")]
    ahead = [EDICT, answer("Grizzly Bears#3", "B"), RESOLVE]
    inside = [cast("Diabolic Edict", "B", choices=["Grizzly Bears#3"]), RESOLVE]
    for script in (after, ahead, inside):
        expect = ["Grizzly Bears#3 in graveyard", "Grizzly Bears#1 in battlefield", "Grizzly Bears#2 in battlefield"]
        played = board({"hand": ["Diabolic Edict"]}, THREE, *script, expect=expect)
        assert not played.count("can't matter")


def test_two_answers_after_two_questions_that_were_not_put() -> None:
    script = [EDICT, EDICT, RESOLVE_ALL, answer("Grizzly Bears#3", "B"), answer("Grizzly Bears#2", "B")]
    expect = ["Grizzly Bears#1 in battlefield", "Grizzly Bears#2 in graveyard", "Grizzly Bears#3 in graveyard"]
    board({"hand": ["Diabolic Edict", "Diabolic Edict"]}, THREE, *script, expect=expect)


def test_an_answer_that_is_for_something_else_waits_for_it() -> None:
    script = [EDICT, RESOLVE, answer(["Hill Giant"], "B"), cast("Diabolic Edict", "B"), RESOLVE]
    side = {"battlefield": [{"card": BEARS, "count": 2}, "Hill Giant"]}
    played = board({"hand": ["Diabolic Edict", "Diabolic Edict"]}, side, EDICT, RESOLVE)
    assert of_kind(played, "objects")
    board({"hand": ["Diabolic Edict", "Diabolic Edict"]}, side, *script, expect=["Hill Giant in graveyard"])


@pytest.mark.parametrize(
    "unlike",
    [
        {"tapped": True},
        {"sick": True},
        {"damage": 1},
        {"counters": {"+1/+1": 1}},
        {"owner": "A"},
    ],
)
def test_what_differs_in_any_way_is_asked_for(unlike: dict[str, Any]) -> None:
    side = {"battlefield": [BEARS, {"card": BEARS, **unlike}]}
    assert of_kind(board({"hand": ["Diabolic Edict"]}, side, EDICT, RESOLVE), "objects")


def test_an_attachment_tells_them_apart() -> None:
    side = {"battlefield": [BEARS, BEARS, {"card": "Pacifism", "attached_to": "Grizzly Bears#1"}]}
    assert of_kind(board({"hand": ["Diabolic Edict"]}, side, EDICT, RESOLVE), "objects")


def test_an_effect_tells_them_apart_until_it_ends() -> None:
    side = {"battlefield": [BEARS, BEARS], "hand": ["Giant Growth"]}
    growth = [cast("Giant Growth", "Grizzly Bears#2", player="B"), RESOLVE]
    away = PASS_A
    assert of_kind(board({"hand": ["Diabolic Edict"]}, side, away, *growth, EDICT, RESOLVE), "objects")
    later = [away, *growth, turn(5), EDICT, RESOLVE]
    assert not of_kind(board({"hand": ["Diabolic Edict"]}, side, *later), "objects")


def test_a_spell_on_the_stack_tells_them_apart() -> None:
    side = {"battlefield": [BEARS, BEARS], "hand": ["Giant Growth"]}
    script = [PASS_A, cast("Giant Growth", "Grizzly Bears#2", player="B")]
    script += [{"do": "pass", "player": "B"}, EDICT, RESOLVE]
    assert of_kind(board({"hand": ["Diabolic Edict"]}, side, *script), "objects")


def test_having_attacked_tells_them_apart() -> None:
    angels = {"battlefield": [{"card": "Serra Angel", "count": 2}]}
    both = attack_with({"Serra Angel#1": "A", "Serra Angel#2": "A"}, "B")
    one = attack_with({"Serra Angel#1": "A"}, "B")
    for script, asked in ((both, False), (one, True)):
        edict = [{"do": "pass", "player": "B"}, EDICT, RESOLVE]
        played = board({"hand": ["Diabolic Edict"]}, angels, *script, *edict, active="B")
        assert of_kind(played, "objects") is asked


@cr("603.3b")
def test_two_of_a_creature_that_see_one_event_are_put_on_the_stack_without_a_question() -> None:
    side = {"battlefield": ["Ajani's Pridemate", "Ajani's Pridemate", "Soul Warden"], "hand": [BEARS]}
    played = board(
        side, (), cast(BEARS), RESOLVE_ALL, expect=["Ajani's Pridemate#1 is 3/3", "Ajani's Pridemate#2 is 3/3"]
    )
    assert not of_kind(played, "order")
    assert "603.3b" in played.rules_of("Ajani's Pridemate's ability triggers 2 times")


@cr("603.3b")
def test_two_of_a_creature_that_differ_are_asked_for() -> None:
    striking = creature("Whenever you gain life, ~ deals damage equal to its power to each opponent.")
    grown = {**striking, "counters": {"+1/+1": 1}}
    side = {"battlefield": [striking, grown, "Soul Warden"], "hand": [BEARS]}
    assert of_kind(board(side, (), cast(BEARS), RESOLVE_ALL), "order")


@cr("603.3b")
def test_one_trigger_for_each_of_two_events_that_it_says_the_same_of() -> None:
    side = {"battlefield": ["Smothering Tithe", "Smothering Tithe"]}
    drawing = {"hand": ["Divination"]}
    played = board(side, drawing, cast("Divination", player="B"), RESOLVE, active="B")
    assert not of_kind(played, "order")
    assert triggered(played) == 4
    order = ["Smothering Tithe#2", "Smothering Tithe#1", "Smothering Tithe#2", "Smothering Tithe#1"]
    named = board(side, drawing, cast("Divination", player="B"), RESOLVE, answer(order), active="B")
    assert not named.count("alike")
    assert [e["object"] for e in named.report["events"] if e["type"] == "AbilityTriggered"] == order


@cr("701.19a")
def test_which_of_two_equal_regeneration_shields_is_used_is_not_asked() -> None:
    shields = [activate("Drudge Skeletons"), RESOLVE, activate("Drudge Skeletons"), RESOLVE]
    bolts = [cast("Lightning Bolt", "Drudge Skeletons"), RESOLVE]
    played = board({"battlefield": ["Drudge Skeletons"], "hand": ["Lightning Bolt"] * 3}, (), *shields, *bolts, *bolts)
    assert played.count("regenerates") == 2
    expect = ["Drudge Skeletons in graveyard"]
    hand = ["Lightning Bolt"] * 3
    board({"battlefield": ["Drudge Skeletons"], "hand": hand}, (), *shields, *bolts, *bolts, *bolts, expect=expect)


def test_what_has_been_chosen_for_the_same_spell_is_told_from_its_like() -> None:
    """Which cards are discarded cannot matter; cards of a library, whose places differ, are asked for."""
    played = board({"hand": ["Mind Rot"]}, {"hand": ["Forest", "Forest", "Forest"]}, cast("Mind Rot", "B"), RESOLVE)
    assert played.count("B discards") == 1
    different = board({"hand": ["Mind Rot"]}, {"hand": ["Forest", "Forest", "Island"]}, cast("Mind Rot", "B"), RESOLVE)
    assert of_kind(different, "objects")


def test_forks_and_replays_agree_about_what_was_not_asked() -> None:
    played = board({"hand": ["Diabolic Edict"]}, THREE, EDICT, RESOLVE)
    fork = played.table.fork()
    assert fork.act(answer("Grizzly Bears#2", "B")) is None
    assert fork.game.permanents() != played.table.game.permanents()
    straight = board({"hand": ["Diabolic Edict"]}, THREE, EDICT, RESOLVE, answer("Grizzly Bears#2", "B"))
    assert [s.text for s in fork.report().steps] == straight.steps
    assert played.count("B sacrifices Grizzly Bears#1") == 1
    assert fork.act(to("end")) is None


def test_an_answer_for_later_stays_when_another_goes_back() -> None:
    side = {"hand": ["Diabolic Edict"], "battlefield": ["Goblin Piker", "Hill Giant"]}
    later = [answer("Goblin Piker", "A"), answer("Grizzly Bears#3", "B")]
    edict = cast("Diabolic Edict", "A", player="B")
    opponent = {**THREE, "hand": ["Diabolic Edict"]}
    expect = ["Grizzly Bears#3 in graveyard", "Goblin Piker in graveyard", "Hill Giant in battlefield"]
    board(side, opponent, EDICT, RESOLVE, *later, PASS_A, edict, RESOLVE, expect=expect)


@cr("601.2d", cited=False)
def test_uneven_damage_announced_tells_targets_apart() -> None:
    """Which of the two is sacrificed decides how much of the damage is still dealt."""
    giants = {"battlefield": ["Hill Giant", "Hill Giant"]}
    uneven, even = {"Hill Giant#1": 3, "Hill Giant#2": 1}, {"Hill Giant#1": 2, "Hill Giant#2": 2}
    for division, asked in ((uneven, True), (even, False)):
        dealing = [cast("Fury"), RESOLVE, answer(["Hill Giant#1", "Hill Giant#2"]), answer(division)]
        played = board({"hand": ["Fury", "Diabolic Edict"]}, giants, *dealing, EDICT, RESOLVE)
        assert of_kind(played, "objects") is asked


@cr("607.2d", cited=False)
def test_the_order_of_two_that_differ_in_what_was_chosen_is_asked_for() -> None:
    """With a Goblin above an Elf both cards are taken in one order and none in the other."""
    for types, asked in ((["Goblin", "Elf"], True), (["Elf", "Elf"], False)):
        horns = [{"card": "Herald's Horn", "chosen": {"creature type": one}} for one in types]
        side = {"battlefield": horns, "library": ["Goblin Piker", "Llanowar Elves", "Forest"]}
        played = board(side, (), turn(5))
        assert of_kind(played, "order") is asked


@cr("508.5", cited=False)
def test_the_order_of_two_that_speak_of_different_defending_players_is_asked_for() -> None:
    banes = ["Bane of Bala Ged", "Bane of Bala Ged"]
    for second, asked in (("C", True), ("B", False)):
        attackers = {"Bane of Bala Ged#1": "B", "Bane of Bala Ged#2": second}
        played = board({"battlefield": banes}, (), *attack_with(attackers), C=())
        assert of_kind(played, "order") is asked


@cr("607.2a", cited=False)
def test_what_linked_abilities_exiled_is_told_apart_in_later_turns() -> None:
    """Each Oblivion Ring returns only what it has exiled itself."""
    rings = [cast("Oblivion Ring"), RESOLVE, answer("Grizzly Bears#1"), RESOLVE_ALL]
    rings += [cast("Oblivion Ring"), RESOLVE, answer("Grizzly Bears#2"), RESOLVE_ALL]
    side = {"hand": ["Oblivion Ring", "Oblivion Ring", "Riftsweeper"]}
    script = [*rings, turn(5, "precombat main"), cast("Riftsweeper"), RESOLVE]
    assert of_kind(board(side, {"battlefield": [BEARS, BEARS]}, *script), "target")


@cr("603.3b")
def test_the_order_of_two_that_each_target_another_is_asked_for_if_they_differ() -> None:
    """Each of them can only aim at the other: "another" speaks of the source."""
    for second, asked in (({"card": "Haradrim Spearmaster", "tapped": True}, True), ("Haradrim Spearmaster", False)):
        played = board(["Haradrim Spearmaster", second], (), to("beginning of combat"))
        assert of_kind(played, "order") is asked


@cr("603.3b")
def test_the_order_of_two_that_speak_of_different_enchanted_players_is_asked_for() -> None:
    for second, asked in (("C", True), ("B", False)):
        curses = [{"card": "Curse of Tolls", "attached_to": player} for player in ("B", second)]
        played = board({"battlefield": curses, "hand": [BEARS]}, (), cast(BEARS), C=())
        assert of_kind(played, "order") is asked
        assert triggered(played) == (0 if asked else 2)


def test_what_has_attacked_before_the_board_began_is_told_from_its_like() -> None:
    side = {"battlefield": [{"card": BEARS, "id": name} for name in ("one", "other")]}
    past = {"B": {"attacked_with": ["one"]}}
    assert of_kind(board({"hand": ["Diabolic Edict"]}, side, EDICT, RESOLVE, history=past), "objects")


HUNGRY = creature(
    "Sacrifice another creature: ~ gains flying until end of turn.\n"
    "Whenever another creature you control dies, you may pay 2 life. If you do, draw a card."
)
FEED = activate("Tester", choices=[BEARS])
PAID = ["A has 18 life", "A has 1 card in hand", "Grizzly Bears in A's graveyard"]


@cr("602.2b", "601.2h")
def test_an_answer_to_a_cost_that_one_thing_can_pay_is_used_for_that() -> None:
    board([HUNGRY, BEARS], [], FEED, RESOLVE, answer("yes"), RESOLVE, expect=[*PAID, "Tester has flying"])
    after = [activate("Tester"), answer(BEARS), RESOLVE, answer("yes"), RESOLVE]
    board([HUNGRY, BEARS], [], *after, expect=PAID)


def test_an_answer_for_a_division_among_one_is_used() -> None:
    played = board({"hand": ["Forked Bolt"]}, [], cast("Forked Bolt", "B", choices=[{"B": 2}]), RESOLVE)
    assert played.report["assumed"] == ["A's mana is unlimited"]


def test_all_cards_of_a_hand_are_discarded_unasked_or_by_name() -> None:
    mine = {"hand": ["Faithless Looting"], "library": ["Shock", "Opt"]}
    unasked = board(mine, [], cast("Faithless Looting"), RESOLVE)
    assert unasked.count("A discards Shock and Opt (the only legal choice).") == 1
    for named in (["Opt", "Shock"], "as listed"):
        script = [cast("Faithless Looting", choices=[named]), RESOLVE]
        board(mine, [], *script, expect=["A has 0 cards in hand", "stack is empty"])


@cr("613.7", cited=False)
@pytest.mark.parametrize(("side", "asked"), [(["lord", "lord", "Forest"], False), (["lord", "Forest", "lord"], True)])
def test_two_with_a_static_ability_are_asked_for_where_something_came_between(side: list[str], asked: bool) -> None:
    """What came between has a timestamp after the one's and before the other's."""
    lord = creature("Other creatures you control get +1/+1.")
    theirs = {"battlefield": [lord if it == "lord" else it for it in side]}
    assert of_kind(board({"hand": ["Diabolic Edict"]}, theirs, EDICT, RESOLVE), "objects") is asked


VALAKUT = "Valakut, the Molten Pinnacle"


@cr("603.3b")
@pytest.mark.parametrize(("peaks", "number"), [(1, 2), (2, 4)])
def test_triggers_on_lands_that_nothing_tells_apart_are_alike(peaks: int, number: int) -> None:
    """Each says "five other Mountains" of another Mountain; it is the same for all of them."""
    searcher = creature(
        "{0}: Search your library for up to two land cards, put them onto the battlefield, then shuffle.",
        name="Searcher",
    )
    mine = {
        "battlefield": [searcher, {"card": VALAKUT, "count": peaks}, {"card": "Mountain", "count": 5}],
        "library": ["Mountain", "Mountain", "Forest"],
    }
    script = [activate("Searcher"), answer(["Mountain#6", "Mountain#7"]), RESOLVE]
    assert of_kind(board(mine, [], *script), "target")
    assert triggered(board(mine, [], *script, *[answer("B", choice="target")] * number)) == number


@cr("603.3b")
def test_triggers_on_lands_that_are_not_the_same_are_put_in_order() -> None:
    searcher = creature(
        "{0}: Search your library for up to two land cards, put them onto the battlefield, then shuffle.",
        name="Searcher",
    )
    mine = {
        "battlefield": [searcher, VALAKUT, {"card": "Mountain", "count": 5}],
        "library": ["Mountain", "Steam Vents", "Forest"],
    }
    script = [activate("Searcher"), answer(["Mountain#6", "Steam Vents"]), RESOLVE, answer("no")]
    assert of_kind(board(mine, [], *script), "order")


@pytest.mark.parametrize("held", [0, 2])
def test_cards_drawn_are_as_good_as_their_like_in_the_hand(held: int) -> None:
    mine = {"hand": ["Brainstorm", *["Forest"] * held], "library": ["Forest"] * 4}
    played = board(mine, [], cast("Brainstorm"), RESOLVE, expect=["stack is empty", f"A has {held + 1} cards in hand"])
    assert played.report["pending"] is None


def test_cards_drawn_this_turn_are_told_from_the_others_by_what_speaks_of_them() -> None:
    mine = {"battlefield": ["Sylvan Library"], "hand": ["Forest", "Forest", "Faithless Looting"]}
    assert of_kind(board(mine, [], cast("Faithless Looting"), RESOLVE), "objects")


@pytest.mark.parametrize(("life", "asked"), [(0, False), (1, True)])
def test_x_is_not_asked_where_no_more_than_the_least_can_be_paid(life: int, asked: bool) -> None:
    payer = {"token": {"name": "Payer", "types": ["Enchantment"], "text": "Pay X life: You gain X life."}}
    poor = {"life": life, "battlefield": [payer, "Platinum Angel"]}
    assert of_kind(board(poor, [], activate("Payer")), "x") is asked


@cr("119.8")
def test_x_that_cannot_be_paid_is_refused_for_that() -> None:
    mine = {"battlefield": ["Platinum Emperion"], "hand": ["Toxic Deluge"]}
    board(mine, [], cast("Toxic Deluge"), RESOLVE, expect=["stack is empty", "A life 20"])
    board(mine, [], cast("Toxic Deluge", x=2), refused="119.8")


@cr("601.2d", cited=False)
def test_no_target_is_asked_for_where_nothing_is_divided() -> None:
    text = "Pay X life: ~ deals X damage divided as you choose among any number of target creatures."
    payer = {"token": {"name": "Payer", "types": ["Enchantment"], "text": text}}
    played = board([payer], [BEARS], activate("Payer", x=0), RESOLVE, expect=["stack is empty"])
    assert not played.report["unread"]
    assert of_kind(board([payer], [BEARS], activate("Payer", x=1)), "target")


@cr("106.4")
def test_no_color_is_asked_for_where_no_mana_is_added() -> None:
    maker = creature("{0}: Add X mana of any one color, where X is the number of artifacts you control.", name="Maker")
    played = board([maker], [], activate("Maker"))
    assert not played.report["unread"]
    assert played.report["pending"] is None

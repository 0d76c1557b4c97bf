"""Counters removed from among several things, up to so many of them, and counters of one of several kinds (CR 122)."""

from __future__ import annotations

from tests.helpers import RESOLVE, activate, answer, board, cast, cr

SAGES = {"card": "Novijen Sages", "counters": {}}
GROWN = {"card": "Grizzly Bears", "counters": {"+1/+1": 2}}
GROWN_GIANT = {"card": "Hill Giant", "counters": {"+1/+1": 1}}


@cr("122.1")
def test_two_counters_are_removed_from_one_creature_or_from_two() -> None:
    mine = ["Glorious Anthem", SAGES, GROWN, GROWN_GIANT]
    one = [activate("Novijen Sages"), answer(2), RESOLVE]
    board(mine, [], *one, expect=["Grizzly Bears is 3/3", "Hill Giant is 5/5", "A has 1 card in hand"])
    each = [activate("Novijen Sages"), answer(1), RESOLVE]
    board(mine, [], *each, expect=["Grizzly Bears is 4/4", "Hill Giant is 4/4", "A has 1 card in hand"])


@cr("118.3")
def test_counters_on_what_an_opponent_controls_do_not_pay() -> None:
    board(["Glorious Anthem", SAGES, GROWN_GIANT], [GROWN], activate("Novijen Sages"), refused="118.3")


@cr("122.1")
def test_counters_of_any_kinds_pay_together() -> None:
    mine = {
        "battlefield": ["Tayam, Luminous Enigma", GROWN, {"card": "Hill Giant", "counters": {"charge": 1}}],
        "graveyard": ["Ornithopter"],
    }
    script = [activate("Tayam, Luminous Enigma"), RESOLVE, answer("Ornithopter")]
    expect = ["Grizzly Bears is 2/2", "Hill Giant has 0 charge counters", "Ornithopter on the battlefield"]
    board(mine, [], *script, expect=expect)


@cr("107.1c", "122.1")
def test_up_to_three_counters_may_be_fewer() -> None:
    theirs = [{"card": "Hill Giant", "counters": {"+1/+1": 4}}]
    mine = {"hand": ["Heartless Act"]}
    script = [cast("Heartless Act", "Hill Giant", modes=[2]), RESOLVE]
    board(mine, theirs, *script, answer(3), expect=["Hill Giant is 4/4"])
    board(mine, theirs, *script, answer(0), expect=["Hill Giant is 7/7"])


@cr("601.2h", cited=False)
def test_a_quest_is_paid_with_its_counters_and_itself() -> None:
    quest = {"card": "Quest for the Gravelord", "counters": {"quest": 3}}
    script = [activate("Quest for the Gravelord"), RESOLVE]
    expect = ["Quest for the Gravelord in A's graveyard", "A controls 1 Zombie Giant"]
    board([quest], [], *script, expect=expect)
    short = {"card": "Quest for the Gravelord", "counters": {"quest": 2}}
    board([short], [], activate("Quest for the Gravelord"), refused="118.3")


@cr("107.3a", cited=False)
def test_x_is_how_many_counters_are_removed_before_it_is_exiled() -> None:
    mine = {
        "battlefield": [{"card": "Hourglass of the Lost", "counters": {"time": 3}}],
        "graveyard": ["Grizzly Bears", "Hill Giant"],
    }
    script = [activate("Hourglass of the Lost", x=2, ability=2), RESOLVE]
    expect = ["Hourglass of the Lost in exile", "Grizzly Bears on the battlefield", "Hill Giant in A's graveyard"]
    board(mine, [], *script, expect=expect)


@cr("614.12", "614.12a")
def test_a_creature_enters_with_the_counter_that_its_controller_chooses() -> None:
    script = [cast("Flycatcher Giraffid"), RESOLVE, answer("reach")]
    expect = ["Flycatcher Giraffid has reach", "Flycatcher Giraffid does not have vigilance"]
    board({"hand": ["Flycatcher Giraffid"]}, [], *script, expect=expect)


@cr("702.138c")
def test_what_escapes_does_so_too() -> None:
    grave = ["Tizerus Charger", *["Forest"] * 5]
    script = [cast("Tizerus Charger", **{"from": "graveyard"}), RESOLVE, answer("flying")]
    board({"graveyard": grave}, [], *script, expect=["Tizerus Charger has flying", "Tizerus Charger is 3/2"])


@cr("122.6", "608.2d")
def test_one_counter_of_one_of_four_kinds_is_put_there() -> None:
    mine = ["Owen Grady, Raptor Trainer", "Colossal Dreadmaw"]
    script = [activate("Owen Grady, Raptor Trainer", "Colossal Dreadmaw"), RESOLVE, answer("haste")]
    expect = ["Colossal Dreadmaw has haste", "Colossal Dreadmaw does not have menace"]
    board(mine, [], *script, expect=expect)


@cr("122.1", cited=False)
def test_counters_of_every_kind_are_counted() -> None:
    mine = {"hand": ["Flay Essence"]}
    theirs = [{"card": "Hill Giant", "counters": {"+1/+1": 2, "charge": 1}}]
    board(mine, theirs, cast("Flay Essence", "Hill Giant"), RESOLVE, expect=["A life 23", "Hill Giant in exile"])


@cr("603.4")
def test_with_fewer_than_three_counters_it_gets_one_more() -> None:
    mine = {"battlefield": [{"card": "Runaway Steam-Kin", "counters": {"+1/+1": 2}}], "hand": ["Shock"] * 2}
    shock = [cast("Shock", "B"), RESOLVE, RESOLVE]
    board(mine, [], *shock, expect=["Runaway Steam-Kin is 4/4"])
    board(mine, [], *shock, cast("Shock", "B"), RESOLVE, expect=["Runaway Steam-Kin is 4/4"])


@cr("122.5")
def test_the_second_target_is_another_though_it_may_be_the_source() -> None:
    mine = [{"card": "Daghatar the Adamant", "counters": {"+1/+1": 4}}, "Grizzly Bears"]
    away = activate("Daghatar the Adamant", "Daghatar the Adamant", "Grizzly Bears")
    board(mine, [], away, RESOLVE, expect=["Grizzly Bears is 3/3", "Daghatar the Adamant is 3/3"])
    same = activate("Daghatar the Adamant", "Grizzly Bears", "Grizzly Bears")
    board(mine, [], same, refused="601.2c")

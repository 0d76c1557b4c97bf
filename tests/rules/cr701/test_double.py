"""Double (CR 701.10)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE, RESOLVE_ALL, activate, answer, board, cast, cr, creature


@cr("701.10a", "701.10b")
def test_doubled_power_is_added_to_what_it_is_then_and_does_not_set_it() -> None:
    """A 2/1 with +1/+1 that is doubled gets +3/+0; what changes it afterwards comes on top."""
    piker = {"card": "Goblin Piker", "counters": {"+1/+1": 1}}
    played = board(
        {"battlefield": [piker], "hand": ["Unleash Fury", "Giant Growth"]},
        [],
        cast("Unleash Fury", "Goblin Piker"),
        RESOLVE,
        cast("Giant Growth", "Goblin Piker"),
        RESOLVE,
        expect=["Goblin Piker is 9/5"],
    )
    assert played.cites("701.10b")


@cr("701.10b")
def test_each_of_several_is_doubled_by_its_own_power() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Hill Giant"], "hand": ["God-Eternal Rhonas"]},
        ["Grizzly Bears"],
        cast("God-Eternal Rhonas"),
        RESOLVE_ALL,
        expect=["Goblin Piker is 4/1", "Hill Giant is 6/3", "Grizzly Bears is 2/2", "Hill Giant has vigilance"],
    )


@cr("701.10b")
def test_doubling_x_times() -> None:
    """Twice doubled is four times as much."""
    board(
        {"battlefield": ["Hill Giant"], "hand": ["Exponential Growth"]},
        [],
        cast("Exponential Growth", "Hill Giant", x=2),
        RESOLVE,
        expect=["Hill Giant is 12/3"],
    )


@cr("701.10c", cited=False)
def test_negative_power_is_doubled_downwards() -> None:
    """A -1/3 whose power is doubled gets -1/-0."""
    char = {"card": "Char-Rumbler"}
    board(
        {"battlefield": [char], "hand": ["Unleash Fury"]},
        [],
        cast("Unleash Fury", "Char-Rumbler"),
        RESOLVE,
        expect=["Char-Rumbler is -2/3"],
    )


@cr("701.10d")
def test_doubling_a_life_total_is_gaining_life() -> None:
    played = board(
        {"hand": ["Beacon of Immortality"], "life": 13},
        [],
        cast("Beacon of Immortality", "A"),
        RESOLVE,
        expect=["A life 26"],
    )
    assert played.cites("701.10d")


@cr("701.10e")
def test_doubling_counters_puts_as_many_more_of_each_kind() -> None:
    """With Doubling Season twice as many are put: three become nine."""
    piker = {"card": "Goblin Piker", "counters": {"+1/+1": 3, "stun": 1}}
    double = [activate("Vorel of the Hull Clade", "Goblin Piker"), RESOLVE]
    mine = ["Vorel of the Hull Clade", piker]
    played = board(mine, [], *double, expect=["Goblin Piker has 6 +1/+1 counters", "Goblin Piker has 2 stun counters"])
    assert played.cites("701.10e")
    board([*mine, "Doubling Season"], [], *double, expect=["Goblin Piker has 9 +1/+1 counters"])


@cr("701.10e")
def test_doubling_after_distributing() -> None:
    board(
        {"battlefield": ["Goblin Piker", "Hill Giant"], "hand": ["Biogenic Upgrade"]},
        [],
        cast("Biogenic Upgrade", "Goblin Piker", "Hill Giant"),
        answer({"Goblin Piker": 2, "Hill Giant": 1}),
        RESOLVE,
        expect=["Goblin Piker has 4 +1/+1 counters", "Hill Giant has 2 +1/+1 counters"],
    )


@cr("701.10f")
def test_doubling_unspent_mana_adds_as_much_of_each_type() -> None:
    """The ability is a mana ability: it does not use the stack (605.1a)."""
    mine = {"battlefield": ["Doubling Cube"], "mana": "UUURR"}
    played = board(mine, [], activate("Doubling Cube"), expect=["stack is empty"])
    (made,) = [e["mana"] for e in played.report["events"] if e["type"] == "ManaAdded"]
    assert len(made) == 2
    assert played.cites("701.10f")


@cr("701.10g", cited=False)
def test_doubled_damage_is_doubled_by_each_that_doubles_it() -> None:
    bolt = (cast("Lightning Bolt", "B"), RESOLVE)
    one = {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath"]}
    board(one, [], *bolt, expect=["B has 14 life"])
    two = {"hand": ["Lightning Bolt"], "battlefield": ["Furnace of Rath", "Furnace of Rath"]}
    board(two, [], *bolt, expect=["B has 8 life"])


@cr("701.10b", cited=False)
@pytest.mark.parametrize(("before", "after"), [("-2/4", "-4/4"), ("0/4", "0/4"), ("3/4", "6/4")])
def test_a_doubled_power_may_be_negative_or_0(before: str, after: str) -> None:
    doubling = creature("{0}: Double target creature's power until end of turn.", name="Doubler")
    script = (activate("Doubler", "Tester"), RESOLVE)
    board([doubling, creature("", before)], [], *script, expect=[f"Tester is {after}"])

"""Ready-made ways to divide damage or counters: legal, and those that people mostly want first."""

from __future__ import annotations

from engine import ready_divisions
from tests.helpers import DAMAGE, Played, attack_with, block_with, board, cast, cr, creature


def said(played: Played) -> list[tuple[str, str]]:
    found = ready_divisions(played.table)
    for one in found:  # each is legal
        played.table.fork().answer(dict(one.shares))
    return [(one.label, one.why) for one in found]


def blocked(attacker: str | dict[str, object], *blockers: str, name: str = "") -> Played:
    name = name or str(attacker)
    return board([attacker], list(blockers), *attack_with({name: "B"}),
                 *block_with(dict.fromkeys(blockers, name)), DAMAGE)  # fmt: skip


@cr("510.1c")
def test_past_a_blocker_goes_what_is_left_once_it_has_lethal_damage() -> None:
    played = blocked("Colossal Dreadmaw", "Hill Giant")
    assert said(played) == [
        ("3 to Hill Giant and 3 to B", "lethal, the rest goes past"),
        ("6 to Hill Giant", ""),
    ]
    assert [(o["label"], o["least"], o.get("lethal")) for o in played.pending["options"]] == [
        ("Hill Giant", 0, 3),
        ("B", 0, None),
    ]


@cr("510.1c")
def test_of_deathtouch_one_damage_is_lethal() -> None:
    tester = creature("Trample, deathtouch", "5/5")
    assert said(blocked(tester, "Hill Giant", name="Tester"))[0] == (
        "1 to Hill Giant and 4 to B",
        "lethal, the rest goes past",
    )


@cr("510.1c")
def test_among_blockers_lethal_damage_to_as_many_as_possible_comes_first() -> None:
    assert said(blocked("Hill Giant", "Grizzly Bears", "Llanowar Elves")) == [
        ("2 to Grizzly Bears and 1 to Llanowar Elves", "lethal"),
        ("3 to Grizzly Bears", ""),
        ("3 to Llanowar Elves", ""),
    ]


@cr("601.2d")
def test_each_target_gets_at_least_one() -> None:
    played = board({"hand": ["Arc Lightning"]}, ["Grizzly Bears"], cast("Arc Lightning", "Grizzly Bears", "B"))
    assert said(played) == [
        ("2 to Grizzly Bears and 1 to B", "lethal"),
        ("1 to Grizzly Bears and 2 to B", ""),
    ]


@cr("601.2d")
def test_of_counters_nothing_is_lethal() -> None:
    tester = creature("{0}: Distribute four +1/+1 counters among any number of target creatures.", name="Tester")
    activate = {"do": "activate", "player": "A", "source": "Tester", "targets": [["Grizzly Bears", "Hill Giant"]]}
    played = board([tester, "Grizzly Bears", "Hill Giant"], [], activate)
    assert said(played)[-1] == ("2 to Grizzly Bears and 2 to Hill Giant", "evenly")
    assert played.pending["prompt"] == "Divide 4 counters"


def test_nothing_is_ready_where_nothing_is_divided() -> None:
    assert ready_divisions(board().table) == ()

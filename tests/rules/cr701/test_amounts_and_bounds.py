"""Keyword actions at the ends of what they may do: none of it, all of it, or a number of none (CR 701)."""

from __future__ import annotations

import pytest

from tests.helpers import RESOLVE_ALL, Entry, answer, board, cast, cr, creature
from tests.rules.watching import do, doer


@cr("701.34a")
@pytest.mark.parametrize(
    ("chosen", "sizes"), [([], ("3/3", "4/4")), (["Grizzly Bears", "Hill Giant", "B"], ("4/4", "5/5"))]
)
def test_proliferating_is_for_any_number(chosen: list[str], sizes: tuple[str, str]) -> None:
    board(
        [{"card": "Grizzly Bears", "counters": {"+1/+1": 1}}, doer("Proliferate.")],
        {"battlefield": [{"card": "Hill Giant", "counters": {"+1/+1": 1}}], "counters": {"poison": 2}},
        answer(chosen),
        do(),
        RESOLVE_ALL,
        expect=[
            f"Grizzly Bears is {sizes[0]}",
            f"Hill Giant is {sizes[1]}",
            f"B has {3 if chosen else 2} poison counters",
        ],
    )


@cr("701.44a")
@pytest.mark.parametrize(
    ("top", "answers", "expect"),
    [
        ("Mountain", [], ["Tester is 2/2", "Mountain in A's hand"]),
        ("Hill Giant", [answer("no")], ["Tester is 3/3", "Hill Giant in A's library"]),
        ("Hill Giant", [answer("yes")], ["Tester is 3/3", "Hill Giant in A's graveyard"]),
    ],
)
def test_the_explored_card_is_revealed(top: str, answers: list[Entry], expect: list[str]) -> None:
    explorer = creature("{0}: This creature explores.")
    played = board(
        {"battlefield": [explorer], "library": [top, "Island"]},
        [],
        *answers,
        do(name="Tester"),
        RESOLVE_ALL,
        expect=expect,
    )
    assert played.count(f"reveals {top}") == 1


@cr("701.14a", "120.8")
@pytest.mark.parametrize(("size", "hits"), [("0/4", 0), ("1/4", 1)])
def test_a_creature_without_power_deals_no_damage_in_a_fight(size: str, hits: int) -> None:
    fighter = creature("{0}: This creature fights target creature.", size, "Fighter")
    played = board([fighter], ["Grizzly Bears"], do("Grizzly Bears", name="Fighter"), RESOLVE_ALL)
    assert played.count("Grizzly Bears deals 2 damage to Fighter") == 1
    assert played.count("Fighter deals") == hits


@cr("701.3d")
def test_only_the_equipment_of_that_creature_is_unattached() -> None:
    played = board(
        {
            "battlefield": [
                "Grizzly Bears",
                "Hill Giant",
                {"card": "Bonesplitter", "id": "first", "attached_to": "Grizzly Bears"},
                {"card": "Bonesplitter", "id": "second", "attached_to": "Hill Giant"},
                {"card": "Holy Strength", "attached_to": "Grizzly Bears"},
                doer("Unattach all Equipment from target creature."),
            ]
        },
        [],
        do("Grizzly Bears"),
        RESOLVE_ALL,
        expect=["Grizzly Bears is 3/4", "Hill Giant is 5/3"],
    )
    assert played.count("unattached") == 1


@cr("615.1", "107.1a")
@pytest.mark.parametrize(("rounded", "life"), [("up", 19), ("down", 18)])
def test_half_of_an_odd_number_is_rounded_as_it_is_said(rounded: str, life: int) -> None:
    half = f"prevent half that damage, rounded {rounded}"
    guard = f"If a source would deal damage to you or a permanent you control, {half}."
    board(
        [creature(guard)],
        {"hand": ["Lightning Bolt"]},
        cast("Lightning Bolt", "A", player="B"),
        RESOLVE_ALL,
        active="B",
        expect=[f"A life {life}"],
    )

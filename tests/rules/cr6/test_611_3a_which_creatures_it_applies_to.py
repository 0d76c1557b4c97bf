"""Which creatures a static ability applies to, of four that differ (CR 611.3a)."""

from __future__ import annotations

import pytest

from tests.helpers import board, cr, creature

FOUR = [
    creature("Flying", "1/1", name="Bird", looks={"colors": ["U"], "subtypes": ["Bird"]}),
    creature("", "3/3", name="Golem", looks={"types": ["Artifact", "Creature"], "subtypes": ["Golem"]}),
    creature(
        "",
        name="Knight",
        tapped=True,
        looks={"colors": ["W", "B"], "subtypes": ["Human", "Knight"], "supertypes": ["Legendary"]},
    ),
    creature("Trample", "5/4", name="Beast", looks={"colors": ["G"], "subtypes": ["Beast"]}, counters={"+1/+1": 1}),
]


@cr("611.3a", cited=False)
@pytest.mark.parametrize(
    ("which", "those"),
    [
        ("Creatures with flying", "Bird"),
        ("Creatures without flying", "Golem Knight Beast"),
        ("Artifact creatures", "Golem"),
        ("Nonartifact creatures", "Bird Knight Beast"),
        ("Tapped creatures", "Knight"),
        ("Untapped creatures", "Bird Golem Beast"),
        ("Legendary creatures", "Knight"),
        ("Nonlegendary creatures", "Bird Golem Beast"),
        ("White creatures", "Knight"),
        ("Nonwhite creatures", "Bird Golem Beast"),
        ("Colorless creatures", "Golem"),
        ("Multicolored creatures", "Knight"),
        ("Monocolored creatures", "Bird Beast"),
        ("Knights", "Knight"),
        ("Non-Knight creatures", "Bird Golem Beast"),
        ("Humans and Birds", "Knight Bird"),
        ("Creatures with power 2 or less", "Bird Knight"),
        ("Creatures with power 3 or greater", "Golem Beast"),
        ("Creatures with toughness 3 or less", "Bird Golem Knight"),
        ("Creatures with counters on them", "Beast"),
        ("Creatures with no counters on them", "Bird Golem Knight"),
        ("Creatures with no abilities", "Golem Knight"),
        ("Black and/or green creatures", "Knight Beast"),
        ("Blue or white creatures", "Bird Knight"),
        ("Creatures with power greater than their toughness", "Beast"),
        ("Creatures your opponents control", "Bird Golem Knight Beast"),
        ("Creatures you control", ""),
        ("Creatures with trample or flying", "Bird Beast"),
        ("Modified creatures", "Beast"),
        ("Creatures with mana value 0", "Bird Golem Knight Beast"),
        ("Creature tokens", "Bird Golem Knight Beast"),
        ("Nontoken creatures", ""),
        ("Attacking creatures", ""),
        ("Blocking creatures", ""),
        ("Enchanted creatures", ""),
        ("Equipped creatures", ""),
        ("Outlaws", ""),
        ("Historic creatures", "Golem Knight"),
        ("Creatures of the chosen type", ""),
        ("Creatures with base power 2", "Knight"),
    ],
)
def test_which_have_vigilance(which: str, those: str) -> None:
    giving = {"token": {"name": "Giver", "types": ["Enchantment"], "text": f"{which} have vigilance."}}
    played = board([giving], FOUR)
    assert not played.report["unread"]
    theirs = played.report["state"]["players"]["B"]["battlefield"]
    assert {one["name"] for one in theirs if "vigilance" in str(one).lower()} == set(those.split())

"""Effects that depend on each other are applied in the order of their timestamps (CR 613.8b)."""

from __future__ import annotations

from typing import Any

from engine import explain
from tests.helpers import RESOLVE, board, cast, cr, creature
from tests.report.test_as_a_judge_would_say_it import verdict

SAPROLING = {
    "token": {
        "name": "Saproling",
        "types": ["Creature"],
        "subtypes": ["Saproling"],
        "colors": ["G"],
        "power": 1,
        "toughness": 1,
    }
}
LIMB, WOODS = "Life and Limb", "Woods"
OF_WOODS = {
    "token": {
        "name": WOODS,
        "types": ["Land"],
        "text": "Each land is a Forest in addition to its other land types.",
    }
}


def struck(*theirs: Any) -> Any:
    """A damages each of B's creatures by 1."""
    mine = {"battlefield": ["Mountain"], "hand": ["Electrickery"]}
    return board(mine, [*theirs, "Plains", SAPROLING], cast("Electrickery", costs=["overload"]), RESOLVE)


@cr("613.8b")
def test_the_older_of_two_that_depend_on_each_other_is_said_to_be_applied_first() -> None:
    """Life and Limb makes the token a land, Yavimaya makes lands Forests. Once the token is gone only one depends."""
    played = struck(LIMB, OF_WOODS)
    loop = f"{LIMB} and {WOODS} depend on each other, so {LIMB}, the older of them (listed first), is applied first"
    assert f"{loop} and doesn't apply to Mountain, {WOODS} and Plains" in verdict(played)
    assert played.count(f"{loop} and doesn't apply to Mountain, {WOODS} and Plains.") == 1
    assert played.count(f"(it depends on {WOODS}, which no longer depends on it, so that is applied first)") == 1
    assert "become 1/1 green Saproling creatures in addition to their other types" in verdict(played)
    french = f"Les effets de {LIMB} et de {WOODS} dépendent l’un de l’autre : le plus ancien, celui de {LIMB}"
    assert any(step.startswith(f"{french} (nommé en premier)") for step in played.steps_in("fr"))


@cr("613.8b")
def test_listed_the_other_way_round_the_lands_are_creatures() -> None:
    played = struck(OF_WOODS, LIMB)
    assert played.count(f"so {WOODS}, the older of them (listed first), is applied first.") == 1
    assert "Plains" in verdict(played).split(" die")[0]


@cr("613.8b")
def test_what_has_entered_later_is_newer_without_being_listed() -> None:
    mine = {"battlefield": [OF_WOODS, "Plains", SAPROLING], "hand": [LIMB]}
    played = board(mine, [], cast(LIMB), RESOLVE, expect=["Plains is a creature", "Saproling is a Forest"])
    assert (
        played.count(f"{WOODS} and {LIMB} depend on each other, so {WOODS}, the older of them, is applied first.") == 1
    )


@cr("613.8b")
def test_why_a_land_is_no_creature_is_that_the_older_effect_came_first() -> None:
    played = board([LIMB, OF_WOODS, "Plains", SAPROLING], [])
    explained = explain(played.table, "Plains")
    assert explained is not None
    kept, forest = explained.applied
    assert (kept.source, kept.in_a_loop, kept.listed) == (LIMB, (LIMB, WOODS), True)
    assert kept.now == kept.before
    assert [one.id for one in kept.rules] == ["613.8b", "613.1d"]
    assert forest.source == WOODS
    assert forest.now != forest.before


@cr("613.8b")
def test_an_effect_does_not_depend_on_itself() -> None:
    """What one sentence does in one layer is one effect."""
    explained = explain(board([OF_WOODS, LIMB, "Plains", SAPROLING], []).table, "Plains")
    assert explained is not None
    assert not any(one.source in one.depends_on for one in explained.applied)


@cr("613.8b")
def test_of_two_that_take_each_other_s_abilities_the_older_takes_them() -> None:
    mine = {"battlefield": ["Opalescence", "Humility"], "hand": ["Humility"]}
    played = board(mine, [], cast("Humility"), RESOLVE)
    assert played.count("Humility#1 and Humility#2 depend on each other, so Humility#1, the older of them") == 1


@cr("613.8a", cited=False)
def test_one_effect_waits_for_another_only_in_a_layer_in_which_both_apply() -> None:
    """What is a Swamp is found out in layer 4: the color that follows in layer 5 depends on nothing more (613.6)."""
    swamps = creature("All Swamps are 1/1 black creatures that are still lands.", name="Bell")
    everywhere = creature("Each land is a Swamp in addition to its other land types.", name="Mire")
    explained = explain(board([swamps, everywhere, "Forest"], []).table, "Forest")
    assert explained is not None
    waits = {(one.layer, one.source): one.depends_on for one in explained.applied if one.source == "Bell"}
    assert waits == {("4", "Bell"): ("Mire",), ("5", "Bell"): (), ("7b", "Bell"): ()}

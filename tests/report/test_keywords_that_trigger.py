"""Triggered abilities of keywords are called by their names, also of granted ones (CR 702.79a, 702.93a)."""

from __future__ import annotations

from tests.helpers import activate, answer, board, cr, creature
from tests.table.test_short_acts import done, table

GRANTS = creature("Other creatures you control have undying.", name="Lord")
OUTLET = creature("Sacrifice another creature: You gain 1 life.", name="Outlet")


@cr("702.93a")
def test_a_granted_keyword_that_triggers_as_its_creature_dies_is_cited() -> None:
    played = board([GRANTS, OUTLET, "Grizzly Bears"], [], activate("Outlet", choices=["Grizzly Bears"]))
    assert "Grizzly Bears' ability triggers: Undying." in played.steps


@cr("603.3b")
def test_abilities_that_keywords_stand_for_are_put_in_order_by_their_names() -> None:
    played = board([GRANTS, OUTLET, "Kitchen Finks"], [], activate("Outlet", choices=["Kitchen Finks"]))
    pending = played.report["pending"]
    assert [one["label"] for one in pending["options"]] == ["Kitchen Finks: Persist", "Kitchen Finks: Undying"]


@cr("603.3b", "400.7")
def test_what_has_come_back_is_told_and_not_that_it_has_left_before() -> None:
    script = [activate("Outlet", choices=["Kitchen Finks"]), answer(["1", "0"]), {"do": "resolve", "all": True}]
    played = board([GRANTS, OUTLET, "Kitchen Finks"], [], *script, expect=["Kitchen Finks is 2/1"])
    assert "has left already" not in played.report["verdict"]


@cr("702.74a")
def test_of_two_sacrifices_of_one_thing_the_second_is_no_news() -> None:
    on = table({"battlefield": ["Panharmonicon"], "hand": ["Mulldrifter"], "library": ["Forest"] * 8}, {})
    found = done("evoke Mulldrifter; resolve; 3, 1; resolve all", on)
    verdict = found.table.report().verdict
    assert verdict.startswith("Mulldrifter is sacrificed")
    assert "isn't sacrificed" not in verdict


@cr("603.3b")
def test_what_makes_abilities_trigger_again_is_told_where_they_are_put_in_order() -> None:
    on = table({"battlefield": ["Panharmonicon"], "hand": ["Mulldrifter"], "library": ["Forest"] * 8}, {})
    report = done("evoke Mulldrifter; resolve", on).table.report()
    assert report.pending is not None
    assert "because of Panharmonicon" in report.pending.prompt
    assert report.pending.besides == ("603.2d",)

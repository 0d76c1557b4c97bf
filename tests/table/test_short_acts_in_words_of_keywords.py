"""Short acts that say a keyword of a card in a graveyard, or what an ability does or costs."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, SeveralMeant, ShortActs, short_acts
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr, creature, walker
from tests.table.test_short_acts import done, said, table

IMP: dict[str, Any] = {"graveyard": ["Stinkweed Imp"], "hand": ["Divination"], "library": ["Island"] * 8}
BOTH: dict[str, Any] = {**IMP, "graveyard": ["Stinkweed Imp", "Stinkweed Imp"], "library": ["Island"] * 12}
HASTY: dict[str, Any] = {"graveyard": ["Hellspark Elemental"]}
COUNTER = "Remove a +1/+1 counter from ~"
FEEDS = f"{{2}}, {COUNTER}: Put a +1/+1 counter on target creature.\n{COUNTER}: You gain 2 life."
BUYS = "Pay 7 life: Draw seven cards."


def names(found: ShortActs, zone: Zone) -> list[str]:
    """The names of Ana's cards in a zone."""
    return [it.base.name for it in found.table.game.in_zone(zone, PlayerId(0))]


@cr("702.84a")
def test_what_is_unearthed_comes_back_by_its_own_ability() -> None:
    """And not by a card of that name; that is cast where what it names has no such ability."""
    assert said("unearth Hellspark Elemental", table(HASTY, {})) == [
        "Ana activates Hellspark Elemental, ability “unearth”"
    ]


@cr("702.52a")
@pytest.mark.parametrize("text", ["dredge Stinkweed Imp", "I dredge imp", "dredge", "drague Stinkweed Imp"])
def test_what_is_dredged_comes_back_instead_of_a_draw(text: str) -> None:
    """And no card of that name is cast."""
    found = done(f"cast Divination; {text}; resolve", table(IMP, {}))
    assert "Stinkweed Imp" in names(found, Zone.HAND)
    assert names(found, Zone.GRAVEYARD).count("Island") == 5


@cr("702.52a", "616.1")
def test_of_two_that_may_be_dredged_each_is_for_one_draw() -> None:
    found = done("cast Divination; dredge imp; dredge imp; resolve", table(BOTH, {}))
    assert names(found, Zone.HAND) == ["Stinkweed Imp", "Stinkweed Imp"]


def test_nothing_is_dredged_where_nothing_is_drawn() -> None:
    with pytest.raises(NotUnderstood) as problem:
        short_acts(table(IMP, {}), "dredge Stinkweed Imp", "Ana")
    assert problem.value.expected == ("dredged",)


@cr("602.2a")
def test_zero_is_the_ability_of_the_only_planeswalker() -> None:
    on = table({"battlefield": [walker("0: You gain 3 life.")]}, {})
    assert done("0; resolve", on).table.game.players[0].life == 23


@cr("602.2b")
def test_one_of_several_abilities_is_meant_by_what_it_does() -> None:
    feeder = creature(FEEDS, name="Feeder", counters={"+1/+1": 2})
    on = table({"battlefield": [feeder]}, {})
    assert done("activate Feeder, gain 2 life; resolve", on).table.game.players[0].life == 22
    with pytest.raises(SeveralMeant):
        short_acts(on, "activate Feeder", "Ana")


@cr("602.2b", "119.4")
@pytest.mark.parametrize("text", ["activate Buyer, paying 7 life", "activate Buyer paying 7 life"])
def test_the_life_that_an_ability_costs_may_be_said(text: str) -> None:
    on = table({"battlefield": [creature(BUYS, name="Buyer")]}, {})
    assert done(text, on).table.game.players[0].life == 13
    with pytest.raises(NotUnderstood):
        short_acts(on, "activate Buyer, paying 3 life", "Ana")


@cr("700.2a")
@pytest.mark.parametrize(
    "text", ["cast Cryptic Command, modes 2 and 4, on bears", "cast Cryptic Command modes 2 and 4 on bears"]
)
def test_modes_and_what_they_are_aimed_at_may_stand_between_commas(text: str) -> None:
    on = table({"hand": ["Cryptic Command"]}, {"battlefield": ["Grizzly Bears", "Giant Spider"]})
    assert said(text, on) == ["Ana casts Cryptic Command on Grizzly Bears, mode 2 and mode 4"]


@pytest.mark.parametrize("text", ["their upkeep", "upkeep of Bob", "to the upkeep of Bob", "Bob's upkeep"])
def test_whose_step_it_is_may_stand_behind_it_or_be_theirs(text: str) -> None:
    turn = done(text, table({}, {})).table.game.turn
    assert (turn.step.value, turn.active) == ("upkeep", 1)


# ---- as players chat


@cr("603.3")
def test_in_response_to_a_trigger_of_something_may_stand_behind_an_act() -> None:
    """Shock resolves before the ability that has triggered does."""
    on = table(
        {"battlefield": [creature("At the beginning of your upkeep, draw a card.", name="Sage")], "hand": ["Shock"]},
        {},
        step="untap",
    )
    found = done("my upkeep; shock Bob in response to Sage trigger; resolve", on)
    assert found.table.game.players[1].life == 18
    assert len(found.table.game.stack) == 1


@cr("602.2a")
def test_what_somebody_responds_with_may_be_on_the_battlefield() -> None:
    mother = creature("{T}: Target creature you control gains indestructible until end of turn.", name="Mother")
    on = table({"battlefield": [mother, "Grizzly Bears"]}, {"hand": ["Shock"]})
    acts = said("Bob shocks Bears; I respond with Mother on Bears", on)
    assert acts[-1] == "Ana activates Mother on Grizzly Bears"


@cr("602.2a")
def test_an_act_is_done_twice() -> None:
    on = table({"battlefield": [creature("Pay 1 life: ~ deals 1 damage to any target.", name="Pinger")]}, {})
    assert done("ping Bob twice; resolve all", on).table.game.players[1].life == 18
    assert done("activate Pinger on Bob x3; resolve all", on).table.game.players[0].life == 17


@cr("602.2b", "701.21a")
def test_several_are_sacrificed_one_by_one_to_what_takes_one() -> None:
    seer = creature("Sacrifice another creature: You gain 1 life.", name="Seer")
    on = table({"battlefield": [seer, "Grizzly Bears", "Llanowar Elves"]}, {})
    assert done("sac Bears and Elves to Seer; resolve all", on).table.game.players[0].life == 22


@cr("601.2a")
def test_a_verb_may_end_in_es() -> None:
    on = table({"hand": ["Fatal Push"]}, {"battlefield": ["Grizzly Bears"]})
    assert said("Ana pushes Bears", on) == ["Ana casts Fatal Push on Grizzly Bears"]


@cr("605.3b")
def test_mana_of_a_color_is_tapped_for_in_anybodys_words() -> None:
    on = table({"battlefield": ["Sacred Foundry"]}, {})
    for text in ("tap Foundry for red mana", "tap Foundry for some red", "j'engage Foundry pour du rouge"):
        assert any(step.text == "Ana adds {R}." for step in done(text, on).table.report().steps), text


@cr("605.3b")
def test_the_color_for_which_something_is_sacrificed_is_added() -> None:
    altar = creature("Sacrifice a creature: Add one mana of any color.", name="Altar")
    on = table({"battlefield": [altar, "Grizzly Bears"]}, {})
    found = done("sac Bears to Altar for black", on)
    assert found.acts[-1].said == "Ana activates Altar, sacrificing Grizzly Bears, choosing black"
    assert any(step.text == "Ana adds {B}." for step in found.table.report().steps)

"""What is paid for spells in short acts, and the turn in which something is done."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NotUnderstood, short_acts
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, said, table


def names(on: Any, zone: Zone, player: int = 0) -> list[str]:
    return sorted(it.base.name for it in on.table.game.in_zone(zone, PlayerId(player)))


@cr("118.8", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "cast Altar's Reap sacrificing Giant",
        "Altar's Reap, sacking Hill Giant",
        "cast Altar's Reap by sacrificing the Giant",
        "lance Altar's Reap en sacrifiant Hill Giant",
    ],
)
def test_what_an_additional_cost_is_paid_with_is_said_behind(text: str) -> None:
    on = table({"hand": ["Altar's Reap"], "battlefield": ["Grizzly Bears", "Hill Giant"]}, {})
    found = done(f"{text}; resolve", on)
    assert found.acts[0].said == "Ana casts Altar's Reap, paying with Hill Giant"
    assert names(found, Zone.GRAVEYARD) == ["Altar's Reap", "Hill Giant"]


def test_what_is_said_of_the_only_thing_to_pay_with_answers_nothing_else() -> None:
    """The answer must not wait for another choice."""
    on = table({"hand": ["Altar's Reap"], "battlefield": ["Grizzly Bears"]}, {})
    found = done("cast Altar's Reap sacrificing Bears", on)
    assert found.acts[0].entries[-1].get("choices") is None
    assert not found.table.answers_left


@cr("118.8", cited=False)
def test_both_of_a_name_are_two_that_are_paid() -> None:
    on = table({"hand": ["Torgaar, Famine Incarnate"], "battlefield": ["Grizzly Bears", "Grizzly Bears"]}, {})
    found = done("cast Torgaar, sacrificing both Grizzly Bears", on)
    assert names(found, Zone.GRAVEYARD) == ["Grizzly Bears", "Grizzly Bears"]


@cr("601.2c")
def test_the_target_may_stand_behind_what_is_paid() -> None:
    on = table({"hand": ["Fling"], "battlefield": ["Grizzly Bears", "Hill Giant"]}, {})
    for text in ("fling sacrificing Giant at Bob", "cast Fling on Bob, sacrificing Giant"):
        assert done(f"{text}; resolve", on).table.game.players[1].life == 17, text


@cr("601.2b", "603.3d", cited=False)
def test_what_a_spell_is_aimed_at_behind_its_cost_may_be_its_triggers_target() -> None:
    on = table({"hand": ["Torgaar, Famine Incarnate"], "battlefield": ["Grizzly Bears", "Hill Giant"]}, {})
    found = done("cast Torgaar sacrificing Hill Giant, targeting Bob; resolve all", on)
    assert names(found, Zone.GRAVEYARD) == ["Hill Giant"]
    assert found.table.game.players[1].life == 10


@cr("702.66a", cited=False)
@pytest.mark.parametrize(("text", "exiled"), [("delving 2", 2), ("delving everything", 2), ("exiling Shock", 1)])
def test_what_delve_exiles_is_said_by_number_or_by_name(text: str, exiled: int) -> None:
    on = table({"hand": ["Treasure Cruise"], "graveyard": ["Shock", "Lightning Bolt"]}, {})
    found = done(f"cast Treasure Cruise {text}", on)
    assert len(names(found, Zone.EXILE)) == exiled


def test_which_of_more_cards_than_delve_can_exile_is_asked() -> None:
    on = table({"hand": ["Gurmag Angler"], "graveyard": ["Shock", *["Forest"] * 6]}, {})
    found = done("cast Gurmag Angler delving everything", on)
    assert found.table.choice is not None
    assert found.table.choice.kind == "delve"


@cr("118.9")
def test_life_or_a_sacrifice_tells_which_alternative_cost_is_meant() -> None:
    mine = {"hand": ["Snuff Out", "Wretched Gryff"], "battlefield": ["Swamp", "Hill Giant", "Llanowar Elves"]}
    on = table(mine, {"battlefield": ["Grizzly Bears"]})
    found = done("cast Snuff Out on Bears by paying 4 life; resolve", on)
    assert found.acts[0].said == "Ana casts Snuff Out on Grizzly Bears, with its alternative cost"
    assert found.table.game.players[0].life == 16
    assert said("cast Wretched Gryff sacrificing Giant", on)[0] == (
        "Ana casts Wretched Gryff, with emerge, paying with Hill Giant"
    )


@cr("107.4f")
def test_life_is_paid_for_each_phyrexian_symbol() -> None:
    on = table({"hand": ["Dismember", "Gitaxian Probe"]}, {"battlefield": ["Grizzly Bears"]})
    assert said("dismember the bears paying 4 life", on) == ["Ana casts Dismember on Grizzly Bears, paying 4 life"]
    assert done("cast Gitaxian Probe on Bob for 2 life", on).table.game.players[0].life == 18


@cr("601.2c")
def test_what_can_t_be_cast_at_all_is_refused_for_that_and_not_for_what_is_paid() -> None:
    on = table({"hand": ["Snuff Out"], "battlefield": ["Swamp"]}, {"battlefield": ["Blood Artist"]})
    found = short_acts(on, "cast Snuff Out on Blood Artist by paying 4 life", "Ana")
    assert found.refusal is not None
    assert "601.2c" in found.refusal.rules
    found.table.report()


def test_what_is_no_cost_is_not_taken_for_one() -> None:
    on = table({"hand": ["Shock"], "battlefield": ["Grizzly Bears"]}, {})
    for text in ("cast Shock on Bob sacrificing Bears", "cast Shock on Bob with everything that I have got"):
        with pytest.raises(NotUnderstood):
            short_acts(on, text, "Ana")


def test_a_name_may_have_the_words_of_a_detail_in_it() -> None:
    on = table({"hand": ["Crackle with Power"]}, {})
    assert said("cast Crackle with Power X=0", on) == ["Ana casts Crackle with Power, X=0"]
    assert said("cast Crackle with Power from hand", on) == ["Ana casts Crackle with Power, from hand"]


def test_what_is_found_is_said_behind_and_details_need_no_commas() -> None:
    on = table({"hand": ["Demonic Tutor"], "library": ["Forest", "Hill Giant", "Serra Angel"]}, {})
    found = done("cast Demonic Tutor from hand finding Hill Giant; resolve", on)
    assert found.acts[0].said == "Ana casts Demonic Tutor, from hand, naming Hill Giant"
    assert names(found, Zone.HAND) == ["Hill Giant"]


@cr("702.66a", cited=False)
def test_details_may_stand_behind_what_is_paid() -> None:
    on = table({"hand": ["Altar's Reap"], "battlefield": ["Grizzly Bears", "Hill Giant"], "graveyard": []}, {})
    found = done("cast Altar's Reap sacrificing Giant from hand", on)
    assert found.acts[0].said == "Ana casts Altar's Reap, from hand, paying with Hill Giant"


def test_what_a_spell_is_cast_for_may_be_the_card_that_it_finds() -> None:
    on = table({"hand": ["Demonic Tutor"], "library": ["Forest", "Hill Giant"]}, {})
    assert said("cast Demonic Tutor for Hill Giant", on) == ["Ana casts Demonic Tutor, naming Hill Giant"]


def test_details_of_a_response_may_stand_before_its_targets() -> None:
    on = table({"hand": ["Snuff Out"], "battlefield": ["Swamp"]}, {"battlefield": ["Hill Giant"], "hand": ["Shock"]})
    found = said("Bob casts Shock on Ana; I respond with Snuff Out for free on Hill Giant", on)
    assert found[-1] == "Ana casts Snuff Out on Hill Giant, without paying"


@cr("702.61a")
def test_of_several_abilities_none_can_be_activated_while_a_spell_with_split_second_is_on_the_stack() -> None:
    top = {"battlefield": ["Sensei's Divining Top"]}
    found = short_acts(table({"hand": ["Sudden Shock"]}, top), "cast Sudden Shock on Bob; Bob activates Top", "Ana")
    assert found.refusal is not None
    assert found.refusal.rules == ("702.61a",)
    found.table.report()


@cr("601.3")
def test_a_card_that_an_ability_on_the_stack_lets_one_cast_is_meant_and_no_other() -> None:
    taker = creature("{0}: Exile target card from a graveyard. You may cast that card this turn.", name="Taker")
    on = table({"battlefield": [taker]}, {"graveyard": ["Grizzly Bears"]})
    found = done("activate Taker on Grizzly Bears; cast Grizzly Bears; resolve", on)
    assert "resolve all" in [act.said for act in found.acts]
    (bears,) = (it for it in found.table.game.objects.values() if it.base.name == "Grizzly Bears")
    assert bears.owner == 1


def test_a_list_of_what_will_be_asked_for_casts_nothing_at_anything() -> None:
    loots = {"hand": ["Faithless Looting", "Hill Giant", "Shock"], "library": ["Forest", "Forest"]}
    found = done("cast Faithless Looting; Hill Giant, Shock", table(loots, {}))
    assert found.acts[-1].said == "Ana chooses Hill Giant and Shock"


# ---- in which turn


@cr("307.1", cited=False)
@pytest.mark.parametrize(
    "text",
    [
        "Bob's turn; Bob casts Wrath of God",
        "Bob casts Wrath of God on his turn",
        "Bob casts Wrath of God during their turn",
        "Bob casts Wrath of God in their main phase",
        "end turn; Bob casts Wrath of God",
        "Bob lance Wrath of God pendant son tour",
    ],
)
def test_what_can_only_be_done_in_a_main_phase_is_done_there(text: str) -> None:
    on = table({"battlefield": ["Grizzly Bears"]}, {"hand": ["Wrath of God"]})
    found = done(f"{text}; resolve", on)
    assert found.table.game.turn.active == 1
    assert names(found, Zone.GRAVEYARD) == ["Grizzly Bears"]


def test_a_step_that_was_said_is_the_one_that_is_meant() -> None:
    on = table({}, {"hand": ["Wrath of God"]})
    assert short_acts(on, "to Bob's upkeep; Bob casts Wrath of God", "Ana").refusal is not None


@cr("603.3b")
def test_what_is_done_with_a_trigger_on_the_stack_waits_for_what_is_asked_first() -> None:
    on = table({"hand": ["Mulldrifter", "Cloudshift"]}, {})
    text = "evoke Mulldrifter; {}with the triggers on the stack, cast Cloudshift on Mulldrifter"
    found = short_acts(on, text.format(""), "Ana")
    assert found.table.choice is not None
    assert found.table.choice.kind == "order"
    found = done(text.format("resolve; 1, 2; ") + "; resolve all", on)
    assert [it.base.name for it in found.table.game.permanents()] == ["Mulldrifter"]
    assert any("new object" in step.text for step in found.table.report().steps)


@cr("118.9")
def test_two_cards_may_be_pitched() -> None:
    on = table({"hand": ["Commandeer", "Opt", "Divination", "Remand"]}, {"hand": ["Shock"]})
    found = done("Bob casts Shock on me; Commandeer it pitching Opt and Divination; resolve", on)
    assert names(found, Zone.EXILE) == ["Divination", "Opt"]
    assert not found.table.answers_left


@cr("118.9", cited=False)
@pytest.mark.parametrize(
    ("hand", "text", "why"),
    [
        (["Force of Negation", "Opt"], "cast Force of Negation on Bolt exiling Opt", "cost-not-now"),
        (["Foil", "Island", "Shock"], "foil it discarding Island and Shock", "cost-not-read"),
    ],
)
def test_another_cost_that_cannot_be_paid_at_all_is_refused_for_what_keeps_it_from_that(
    hand: list[str], text: str, why: str
) -> None:
    """What is said is understood, and nobody is told that there is no such cost."""
    on = table({"hand": hand, "battlefield": ["Grizzly Bears"]}, {"hand": ["Lightning Bolt"]})
    found = short_acts(on, f"Bob casts Lightning Bolt on Bears; {text}", "Ana")
    assert found.refusal is not None
    assert found.refusal.reason.key == why


@cr("115.7d")
@pytest.mark.parametrize("text", ["redirect onto Giant", "cast Redirect on Bolt onto Giant", "redirect it to Giant"])
def test_the_new_target_may_stand_behind_a_spell_that_changes_it(text: str) -> None:
    on = table(
        {"hand": ["Redirect"], "battlefield": ["Grizzly Bears"]},
        {"hand": ["Lightning Bolt"], "battlefield": ["Hill Giant"]},
    )
    found = done(f"Bob casts Lightning Bolt on Bears; {text}; resolve all", on)
    assert names(found, Zone.BATTLEFIELD) == ["Grizzly Bears"]
    assert names(found, Zone.BATTLEFIELD, 1) == []


@cr("118.9", "118.9d", cited=False)
@pytest.mark.parametrize("text", ["cast Shock on Bob", "cast Shock on Bob with Omniscience", "lance Shock sur Bob"])
def test_who_may_cast_spells_for_nothing_does(text: str) -> None:
    """What lets spells be cast so is on a board to be used; where they have an X something may be paid for that."""
    on = table({"hand": ["Shock", "Blaze"], "battlefield": ["Omniscience"]}, {})
    assert said(text, on) == ["Ana casts Shock on Bob, without paying"]
    assert said("cast Blaze on Bob with X=2", on) == ["Ana casts Blaze on Bob, X=2"]
    for paid in ("cast Shock on Bob for its mana cost", "lance Shock sur Bob en payant son coût de mana"):
        assert said(paid, on) == ["Ana casts Shock on Bob"]

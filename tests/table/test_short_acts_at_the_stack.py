"""Abilities and spells on the stack named by what they are ("Guide's trigger", "the etb", "my spell")."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Table
from engine.state.ids import PlayerId
from engine.state.zones import Zone
from tests.helpers import cr, creature
from tests.table.test_short_acts import done, said, table

GUIDE = creature("Whenever this creature attacks, you gain 1 life.", name="Goblin Guide")
SCOUT = creature("Whenever this creature attacks, you draw a card.", name="Goblin Scout")


def attacking(*mine: Any) -> Table:
    on = table({"battlefield": list(mine)}, {"hand": ["Stifle"]})
    return done("attack with everything", on).table


@cr("405.1", cited=False)
@pytest.mark.parametrize(
    "called",
    [
        "the trigger",
        "Guide's trigger",
        "the Goblin Guide trigger",
        "the ability of Goblin Guide",
        "Ana's trigger",
        "la capacité de Guide",
        "le trigger de Guide",
    ],
)
def test_an_ability_on_the_stack_is_named_by_its_source(called: str) -> None:
    on = attacking(GUIDE)
    assert said(f"Bob casts Stifle on {called}", on) == ["Bob casts Stifle on the ability of Goblin Guide"]


def test_of_several_abilities_the_one_of_that_source_is_meant() -> None:
    on = attacking(GUIDE, SCOUT)
    if on.choice is not None and on.choice.kind == "order":
        on = done("as listed", on).table
    for name in ("Guide", "Scout"):
        understood = said(f"Bob stifles the {name} trigger", on)
        assert understood == [f"Bob casts Stifle on the ability of Goblin {name}"]
    understood = done("Bob stifles Guide's trigger; resolve all", on)
    assert understood.table.game.players[0].life == 20, "the life is not gained"


def test_a_spell_is_named_as_one() -> None:
    on = table({"hand": ["Shock"]}, {"hand": ["Counterspell"]})
    for called in ("my spell", "the Shock spell", "the spell", "le sort Shock"):
        understood = said(f"cast Shock on Bob; Bob casts Counterspell on {called}", on)
        assert understood[1:] == ["Bob casts Counterspell on Shock"], called


def test_a_name_that_ends_in_the_word_of_a_cost_is_whole_behind_whose_it_is() -> None:
    on = table({"hand": ["Time Warp"]}, {"hand": ["Counterspell"]})
    understood = said("cast Time Warp on me; Bob responds with Counterspell on my Time Warp", on)
    assert understood[1:] == ["Bob casts Counterspell on Time Warp"]


@cr("603.3")
def test_what_enters_does_so_before_its_ability_is_countered() -> None:
    on = table({"hand": ["Elvish Visionary"], "library": ["Forest"]}, {"hand": ["Stifle"]})
    found = done("cast Elvish Visionary; Bob stifles the etb; resolve all", on)
    assert [act.said for act in found.acts][1:3] == ["resolve", "Bob casts Stifle on the ability of Elvish Visionary"]
    assert not found.table.game.in_zone(Zone.HAND, PlayerId(0)), "no card is drawn"


@cr("117.3c", cited=False)
def test_who_goes_on_keeps_no_priority_unless_that_is_said() -> None:
    """What a player has done resolves before what they do next."""
    loses = creature("{0}: Permanents your opponents control lose indestructible until end of turn.", name="Spear")
    mine = {"battlefield": [loses], "hand": ["Murder"]}
    theirs = {"battlefield": [creature("Indestructible", name="Colossus")]}
    found = done("activate Spear; Murder Colossus; resolve all", table(mine, theirs))
    assert [act.said for act in found.acts][1] == "resolve all"
    assert not found.table.game.in_zone(Zone.BATTLEFIELD, PlayerId(1))
    kept = done("activate Spear; holding priority, Murder Colossus; resolve", table(mine, theirs))
    assert len(kept.table.game.in_zone(Zone.BATTLEFIELD, PlayerId(1))) == 1


@cr("603.3")
@pytest.mark.parametrize(
    "text",
    [
        "Bob responds to its trigger with Shock on me",
        "in response to the trigger Bob casts Shock on me",
        "Bob répond à la capacité avec Shock sur moi",
    ],
)
def test_who_responds_to_what_triggers_waits_until_it_has(text: str) -> None:
    """Though it could be done while the spell is on the stack."""
    on = table({"hand": ["Elvish Visionary"], "library": ["Forest"]}, {"hand": ["Shock"]})
    found = done(f"cast Elvish Visionary; {text}", on)
    assert [act.said for act in found.acts][1:] == ["resolve", "Bob casts Shock on Ana"]
    assert len(found.table.game.stack) == 2, "the ability is below it"


def test_what_is_aimed_at_something_that_comes_of_the_stack_waits_for_that() -> None:
    on = table({"hand": ["Raise the Alarm"]}, {"hand": ["Shock"]})
    understood = said("cast Raise the Alarm; Bob casts Shock on Soldier", on)
    assert understood[1:] == ["resolve all", "Bob casts Shock on Soldier Token#1"]


@cr("302.1", cited=False)
def test_a_second_creature_that_copies_something_is_cast_once_the_first_has_resolved() -> None:
    on = table({"hand": ["Clone", "Phantasmal Image"]}, {"battlefield": ["Serra Angel"]})
    acts = done("cast Clone copying Serra Angel; cast Phantasmal Image copying Clone", on)
    assert acts.refusal is None


def test_an_act_is_no_answer_to_what_another_answer_is_for() -> None:
    on = table({"hand": ["Bribery"]}, {"hand": ["Murder"], "library": ["Serra Angel"]})
    understood = said("cast Bribery on Bob; Serra Angel; Bob casts Murder on Serra Angel", on)
    assert understood[2:] == ["resolve all", "Bob casts Murder on Serra Angel"]


@cr("117.3c", cited=False)
def test_what_a_player_does_next_waits_for_what_is_theirs_on_top_of_anothers_spell() -> None:
    """The creature and what it triggers resolve; the spell below, to which all that is a response, does not."""
    mine = {"hand": ["Snapcaster Mage"], "graveyard": ["Counterspell"]}
    on = table(mine, {"hand": ["Brainstorm"]})
    found = done("Bob casts Brainstorm; in response cast Snapcaster Mage; flash back Counterspell on Brainstorm", on)
    assert found.refusal is None
    assert found.acts[-1].said == "Ana casts Counterspell on Brainstorm, with flashback"
    assert found.acts[-2].entries == ({"do": "resolve", "count": 2},)


@cr("117.3b", cited=False)
def test_a_response_behind_what_is_chosen_is_one_to_what_that_triggers() -> None:
    """And a card in a graveyard is meant, where the ability that it is the source of can't be the target."""
    mine = {"hand": ["Faithless Looting", "Emrakul, the Aeons Torn", "Makeshift Mannequin", "Forest"]}
    on = table(mine | {"library": ["Island", "Island"]}, {})
    looted = "cast Faithless Looting; discard Emrakul and Forest"
    found = done(f"{looted}; in response cast Makeshift Mannequin on Emrakul; resolve all", on)
    assert [it.base.name for it in found.table.game.permanents()] == ["Emrakul, the Aeons Torn"]


def test_what_is_copied_is_part_of_the_act_that_a_response_is_to() -> None:
    on = table({"hand": ["Clone"], "battlefield": ["Wall of Omens"]}, {"hand": ["Unsummon"]})
    understood = said("cast Clone copying Wall of Omens; in response Bob casts Unsummon on Wall of Omens", on)
    assert "resolve" not in understood


def test_a_player_alone_is_an_answer_though_nothing_is_asked() -> None:
    found = done("cast Divination; Bob", table({"hand": ["Divination"]}, {}))
    assert found.acts[-1].entries[-1]["value"] == "Bob"


@pytest.mark.parametrize("text", ["cast Dawn", "cast Dawn from graveyard"])
def test_a_half_of_a_card_in_a_graveyard_is_called_by_its_own_name(text: str) -> None:
    found = done(text, table({"graveyard": ["Dusk // Dawn", "Grizzly Bears"]}, {}))
    assert found.refusal is None
    assert len(found.table.game.stack) == 1

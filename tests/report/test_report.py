"""The report: JSON of the contract, the same byte for byte, with a state that can be a start."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cards.database import CardDatabase
from engine import Scenario, ScenarioError, Table, play
from engine.report.position_as_scenario import pool_text
from tests.table.conftest import Playing, steps

SIEGE = {"card": "Invasion of Zendikar", "id": "siege", "counters": {"defense": 3}, "protector": "B"}
SIDES: tuple[dict[str, Any], dict[str, Any]] = (
    {
        "hand": ["Lightning Bolt", "Giant Growth"],
        "battlefield": [SIEGE, "Colossal Dreadmaw"],
        "library": ["Forest"] * 5,
    },
    {"battlefield": [{"card": "Grizzly Bears", "count": 2}], "hand": ["Shock"], "library": ["Island"] * 5},
)
SCRIPT: list[dict[str, Any]] = [
    {"do": "cast", "player": "A", "card": "Giant Growth", "targets": ["Colossal Dreadmaw"]},
    {"do": "resolve"},
    {"do": "go_to", "step": "declare attackers"},
    {"do": "attack", "player": "A", "attackers": {"Colossal Dreadmaw": "siege"}},
    {"do": "go_to", "step": "declare blockers"},
    {"do": "block", "player": "B", "blockers": {"Grizzly Bears#2": "Colossal Dreadmaw"}},
    {"do": "go_to", "step": "combat damage"},
    {"do": "answer", "player": "A", "value": {"Grizzly Bears#2": 2, "siege": 7}},
    {"do": "resolve", "choices": ["yes"]},
    {"do": "resolve"},
]


@pytest.fixture
def life(game: Playing) -> Table:
    """A Siege attacked, blocked for, defeated, exiled and cast transformed."""
    return game(*SIDES, script=SCRIPT)


def test_the_same_scenario_gives_the_same_report_byte_for_byte(game: Playing, life: Table) -> None:
    again = game(*SIDES, script=SCRIPT)
    assert again.report().to_json() == life.report().to_json()


def test_the_report_has_the_keys_of_the_contract(life: Table) -> None:
    report = life.report().to_dict()
    contract = [
        "version",
        "verdict",
        "deciding",
        "steps",
        "events",
        "pending",
        "refused",
        "unread",
        "assumed",
        "expect",
        "state",
        "data",
    ]
    assert set(contract) <= set(report)
    assert json.loads(life.report().to_json()) == report
    assert set(report["steps"][0]) >= {"n", "text", "depth", "kind", "rules", "rulings", "events", "by_hand"}
    assert set(report["steps"][0]["rules"][0]) == {"id", "gloss", "text", "role"}
    assert {"id", "parent", "type", "rules"} <= set(report["events"][0])
    assert report["data"]["engine"]


def test_every_step_stands_for_events_and_every_rule_has_a_gloss(life: Table) -> None:
    report = life.report()
    assert [step.n for step in report.steps] == list(range(1, len(report.steps) + 1))
    known = {event["id"] for event in report.events}
    for step in report.steps:
        assert step.rules, step.text
        assert all(rule.gloss for rule in step.rules)
        assert set(step.events) <= known


def test_no_event_is_without_a_rule(life: Table) -> None:
    assert not [event for event in life.report().events if not event["rules"] and event["type"] != "ByHand"]


def test_a_siege_from_attack_to_back_face_cites_its_rules_and_rulings(life: Table) -> None:
    told = {step.text: step for step in life.report().steps}
    cited = {rule.id for step in told.values() for rule in step.rules}
    assert {"310.6", "310.11b", "508.1k", "509.1g", "510.2", "601.2a"} <= cited
    removed = next(step for text, step in told.items() if text.startswith("The last 3 defense counters"))
    assert removed.rulings[0].text.startswith("Damage dealt to a battle causes")
    block = next(step for text, step in told.items() if text.startswith("B blocks"))
    assert block.rulings[0].text.startswith("Only creatures controlled by a battle's protector can block")
    attack = next(step for text, step in told.items() if text.startswith("A attacks"))
    assert attack.rulings[0].text.startswith("A battle can be attacked by all players other than its protector")
    trigger = next(step for text, step in told.items() if "ability triggers" in text)
    assert trigger.rulings[0].text.startswith("Sieges each have an intrinsic triggered ability")
    assert "Awakened Skyclave enters the battlefield under A's control." in told


def test_rulings_that_do_not_bear_on_a_step_are_not_offered(life: Table) -> None:
    for step in life.report().steps:
        if step.text.startswith(("Giant Growth", "A casts Giant Growth", "Grizzly Bears")):
            assert not step.rulings


def test_what_an_effect_does_is_told_in_words(life: Table) -> None:
    assert "Colossal Dreadmaw gets +3/+3 until end of turn, now 9/9." in steps(life)


def test_steps_once_told_stay_as_they_are(game: Playing) -> None:
    table = game(*SIDES)
    told: list[str] = []
    for entry in SCRIPT:
        table.act(entry)
        now = steps(table)
        assert now[: len(told)] == told
        told = now[: table.report().told]  # but for what only says where the game is


def test_what_happens_inside_a_step_stands_below_it(life: Table) -> None:
    report = life.report()
    assert report.steps[0].depth == 0
    for before, step in zip(report.steps, report.steps[1:], strict=False):
        assert step.depth <= before.depth + 1
    by_text = {step.text: i for i, step in enumerate(report.steps)}
    dealt = next(i for text, i in by_text.items() if "combat damage to Invasion of Zendikar" in text)
    assert report.steps[dealt + 1].text.startswith("The last 3 defense counters")


# ---- the state


def test_the_state_has_the_derived_values(game: Playing) -> None:
    table = game(*SIDES, script=SCRIPT[:4])
    state = table.report().state
    siege, dreadmaw = state["players"]["A"]["battlefield"]
    assert (siege["card"], siege["id"], siege["defense"], siege["protector"]) == (
        "Invasion of Zendikar // Awakened Skyclave",
        "siege",
        3,
        "B",
    )
    assert (dreadmaw["power"], dreadmaw["toughness"], dreadmaw["tapped"], dreadmaw["attacking"]) == (
        9,
        9,
        True,
        "siege",
    )
    assert dreadmaw["keywords"] == ["trample"]
    assert dreadmaw["types"] == ["Creature"]
    assert dreadmaw["colors"] == ["G"]
    assert state["players"]["A"]["hand"] == ["Lightning Bolt"]
    assert state["turn"] == {"number": 1, "active": "A", "step": "declare attackers", "priority": "A", "begun": True}
    assert [bear["id"] for bear in state["players"]["B"]["battlefield"]] == ["Grizzly Bears#1", "Grizzly Bears#2"]


def test_the_state_shows_the_stack_from_the_top(game: Playing) -> None:
    casts = [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]},
        {"do": "cast", "player": "A", "card": "Giant Growth", "targets": ["Grizzly Bears#2"]},
    ]
    stack = game(*SIDES, script=casts).report().state["stack"]
    assert [(item["name"], item["controller"], item["targets"]) for item in stack] == [
        ("Giant Growth", "A", ["Grizzly Bears#2"]),
        ("Lightning Bolt", "A", ["B"]),
    ]
    assert stack[0]["text"] == "Target creature gets +3/+3 until end of turn."


@pytest.mark.parametrize("acts", [0, 2, 4, 6, 10])
def test_a_state_can_be_a_start_and_is_a_fixed_point(game: Playing, cards: CardDatabase, acts: int) -> None:
    script = SCRIPT[:acts] if acts != 2 else [{"do": "go_to", "step": "upkeep"}]
    state = game(*SIDES, script=script).report().state
    assert not state["stack"]
    again = play(Scenario.load(state), cards).report().state
    start = json.loads(json.dumps(state))
    if acts > 2:  # Giant Growth is an effect, which is no part of a start
        for one in start["players"]["A"]["battlefield"]:
            if one["name"] == "Colossal Dreadmaw":
                one["power"] = one["toughness"] = 6
    assert again == start


def test_a_spell_on_the_stack_can_be_part_of_a_start(game: Playing, cards: CardDatabase) -> None:
    casts = [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]},
        {"do": "cast", "player": "A", "card": "Giant Growth", "targets": ["Grizzly Bears#2"]},
    ]
    state = game(*SIDES, script=casts).report().state
    script = [{"do": "resolve", "all": True}]
    again = play(Scenario.load({**state, "script": script, "expect": ["B life 17", "Grizzly Bears#2 is 5/5"]}), cards)
    assert again.report().good


def test_an_ability_on_the_stack_cannot(game: Playing) -> None:
    script = [{"do": "activate", "player": "A", "source": "Jace Beleren", "ability": 1}]
    state = game({"battlefield": ["Jace Beleren"]}, script=script).report().state
    with pytest.raises(ScenarioError) as wrong:
        Scenario.load(state)
    assert wrong.value.place.startswith("stack[0]")


def test_a_start_with_values_that_are_not_so_is_told(game: Playing) -> None:
    table = game({"battlefield": [{"card": "Grizzly Bears", "power": 5, "toughness": 2}]})
    assert table.report().assumed == ("Grizzly Bears: power is 2, not 5 as written",)


def test_printed_counters_are_assumed_and_told(game: Playing) -> None:
    report = game({"battlefield": [{"card": "Invasion of Zendikar", "protector": "B"}, "Jace Beleren"]}).report()
    assert report.state["players"]["A"]["battlefield"][0]["defense"] == 3
    assert "Invasion of Zendikar has the 3 defense counters printed on it" in report.assumed
    none = game({"battlefield": [{"card": "Jace Beleren", "counters": {}}]}).report()
    assert none.state["players"]["A"]["graveyard"] == ["Jace Beleren"]


def test_unlimited_mana_is_told_when_it_was_used(game: Playing) -> None:
    assert not game().report().assumed
    bolt = [{"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]}]
    assert game({"hand": ["Lightning Bolt"]}, script=bolt).report().assumed == ("A's mana is unlimited",)
    side = {"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "mana": "lands"}
    table = game(side, script=bolt)
    assert not table.report().assumed
    assert steps(table) == ["A casts Lightning Bolt targeting B, paying with Mountain."]


def test_a_pool_is_all_the_mana_there_is(game: Playing) -> None:
    script = [
        {"do": "cast", "player": "A", "card": "Shock", "targets": ["B"]},
        {"do": "cast", "player": "A", "card": "Shock", "targets": ["B"], "expect_refused": ["601.2h"]},
    ]
    table = game({"hand": ["Shock", "Shock"], "mana": "RU2"}, script=script)
    assert table.report().good
    assert table.report().state["players"]["A"]["mana"] == "UCC"
    assert pool_text({"C|snow": 1, "W": 2}) == "WWC"


# ---- what could not be read


def test_a_sentence_that_is_not_read_is_reported_where_it_matters(game: Playing) -> None:
    odd = {"name": "Oddity", "types": ["Creature"], "power": 1, "toughness": 1}
    speaks = {"token": {**odd, "text": "Whenever a source deals damage to you, wibble the frobnicator."}}
    silent = {"token": {**odd, "name": "Quiet", "text": "Wibble the frobnicator."}}
    script = [{"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]}, {"do": "resolve"}]
    report = game({"hand": ["Lightning Bolt"]}, {"battlefield": [speaks, silent]}, script=script).report()
    found = {unread.card: unread for unread in report.unread}
    assert found["Oddity"].could_matter
    assert "damage" in found["Oddity"].why
    assert found["Quiet"].could_matter  # it is static: it holds all the time
    assert "frobnicator" in found["Oddity"].text


@pytest.mark.parametrize(
    ("text", "step"),
    [("At the beginning of your upkeep, wibble.", "upkeep"), ("Whenever a player draws, wobble ~.", "draw")],
)
def test_an_unread_sentence_about_what_the_rules_do_by_themselves_matters(game: Playing, text: str, step: str) -> None:
    odd = {"token": {"name": "Oddity", "types": ["Enchantment"], "text": text}}
    script = [{"do": "go_to", "step": step, "turn": 3}]
    table = game({"battlefield": [odd], "library": ["Forest"]}, {"library": ["Forest"]}, script=script)
    (unread,) = table.report().unread
    assert unread.could_matter
    assert "~" not in unread.text


def test_nothing_is_unread_where_everything_was_read(life: Table) -> None:
    assert not [unread for unread in life.report().unread if unread.could_matter]


# ---- hidden choices and history


def test_what_the_board_says_happened_earlier_counts(game: Playing) -> None:
    history = {"A": {"lands_played": 1}}
    script = [{"do": "play", "player": "A", "card": "Forest", "expect_refused": ["305.2b"]}]
    assert game({"hand": ["Forest"]}, history=history, script=script).report().good


def test_commander_starts_in_the_command_zone_at_forty(game: Playing) -> None:
    table = game(
        {"commander": "Jace Beleren"}, options={"format": "commander"}, expect=["A life 40", "Jace Beleren in command"]
    )
    assert table.report().good


def test_a_back_face_named_stands_with_that_face_up(game: Playing) -> None:
    expect = [
        "Awakened Skyclave is a creature",
        "Invasion of Zendikar is transformed",
        "Awakened Skyclave is named Awakened Skyclave",
    ]
    assert game({"battlefield": ["Awakened Skyclave"]}, expect=expect).report().good
    side = {"battlefield": [{"card": "Invasion of Zendikar", "face": "back", "damage": 1, "tapped": True}]}
    assert game(side, expect=["Awakened Skyclave has 1 damage", "Awakened Skyclave is tapped"]).report().good

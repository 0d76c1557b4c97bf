"""A verdict names the effects that made what came of it so, though nobody has done anything with their sources."""

from __future__ import annotations

import re

import pytest

from engine import Scenario, play
from engine.report.verdict import since_rest
from tests.deciding.cases import Case
from tests.deciding.corpus import CASES
from tests.helpers import RESOLVE, activate, answer, attack_with, board, cast, cr, creature
from tests.shelf import cards

CAST_AND_RESOLVED = (cast("Pyroclasm"), RESOLVE)
_BY = re.compile(r"\(effects? of (?P<named>[^();]+)")
_AMOUNT = re.compile(r": \d+ → \d+")


def _effects(step: str) -> list[str]:
    """What a step names in brackets as what made it so: "effects of Two: 1 → 2 and Three: 2 → 4"."""
    named = [part for found in _BY.finditer(step) for part in _AMOUNT.sub("", found["named"]).split(" and ")]
    return [one.split(", instead")[0].strip() for one in named]


@pytest.mark.parametrize("one", CASES, ids=lambda one: one.title)
def test_what_made_a_step_what_it_is_stands_in_the_verdict(one: Case) -> None:
    """But for what players have done something with, and for a verdict that says what is asked, or why not."""
    table = play(Scenario.load(one.scenario), cards())
    report = table.report()
    if report.pending is not None or report.refused is not None:
        return
    script = str(one.scenario["script"])
    told = [step for step in report.steps if step.events and step.events[-1] > since_rest(table)]
    missing = [name for step in told for name in _effects(step.text) if name not in report.verdict + script]
    assert not missing, report.verdict


@cr("614.1a")
def test_what_doubles_is_named_once() -> None:
    side = {"battlefield": ["Parallel Lives"], "hand": ["Raise the Alarm"]}
    said = board(side, [], cast("Raise the Alarm"), RESOLVE).report["verdict"]
    assert said == "A creates 4 Soldier Tokens (1/1; effect of Parallel Lives)."
    furnace = board({"battlefield": ["Furnace of Rath"], "hand": ["Shock"]}, [], cast("Shock", "B"), RESOLVE)
    assert furnace.report["verdict"] == "B is at 16 life (4 damage, effect of Furnace of Rath)."
    armored = board({"hand": ["Lightning Bolt"]}, ["Urza's Armor"], cast("Lightning Bolt", "B"), RESOLVE)
    said = "1 damage to B is prevented (effect of Urza's Armor). B is at 18 life (2 damage)."
    assert armored.report["verdict"] == said


@cr("601.2f")
def test_what_a_spell_costs_more_or_less_is_said_once_it_has_resolved() -> None:
    taxing = {"battlefield": ["Thalia, Guardian of Thraben"]}
    cheap = board({"hand": ["Lightning Bolt"]}, taxing, cast("Lightning Bolt", "B"), RESOLVE)
    said = "Lightning Bolt costs {1}{R}: Thalia, Guardian of Thraben. B is at 17 life (3 damage)."
    assert cheap.report["verdict"] == said


@cr("701.23f")
def test_that_only_the_top_of_a_library_is_searched_is_said_before_the_choice_and_once_it_is_made() -> None:
    mine, library = ["Aven Mindcensor"], ["Island", "Forest", "Shock", "Opt", "Plains"]
    theirs = {"battlefield": ["Evolving Wilds"], "library": library}
    fetch = {"do": "pass", "player": "A"}, activate("Evolving Wilds", player="B"), RESOLVE
    begun, found = board(mine, theirs, *fetch), board(mine, theirs, *fetch, answer("Forest", "B"))
    said = "B searches their library, only its top 4 cards (Aven Mindcensor)."
    assert said in begun.report["verdict"]
    assert found.report["verdict"] == f"Forest enters tapped; {said}"
    french = play(begun.table.scenario, cards(), locale="fr").report().verdict
    assert "B cherche dans sa bibliothèque, seulement les 4 cartes du dessus (Aven Mindcensor)" in french
    assert "searches" not in board([], theirs, *fetch).report["verdict"]


@cr("603.2d")
def test_what_makes_an_ability_trigger_again_is_named_when_it_has_resolved() -> None:
    side = {"battlefield": ["Panharmonicon"], "hand": ["Elvish Visionary"], "library": ["Forest"] * 3}
    played = board(side, [], cast("Elvish Visionary"), RESOLVE, {"do": "resolve", "all": True})
    again = "its ability triggers 2 times (effect of Panharmonicon)"
    assert played.report["verdict"] == f"Elvish Visionary (1/1) enters; {again}. A draws 2 cards."


@cr("508.1c")
def test_when_it_is_looked_whether_a_creature_may_attack_is_said_of_one_that_grows() -> None:
    text = "Creatures with power greater than the number of cards in your hand can't attack."
    rule = {"token": {"name": "Rule", "types": ["Enchantment"], "text": text}}
    bridge = {"battlefield": [rule], "hand": ["Forest", "Forest"]}
    mine = {"battlefield": ["Grizzly Bears"], "hand": ["Giant Growth"]}
    script = (*attack_with({"Grizzly Bears": "B"}), cast("Giant Growth", "Grizzly Bears"), RESOLVE)
    why = "as attackers are declared: its power is 2, not greater than the 2 cards in B's hand"
    said = f"Grizzly Bears is now 5/5; Rule lets Grizzly Bears attack ({why})."
    assert board(mine, bridge, *script).report["verdict"] == said


@cr("702.16e")
def test_who_would_have_died_of_prevented_damage_survives() -> None:
    knight = creature("Protection from red", "2/2", "Knight")
    burnt = board({"hand": ["Pyroclasm"]}, [knight], cast("Pyroclasm"), RESOLVE)
    assert burnt.report["verdict"] == "2 damage to Knight is prevented by protection from red, so it survives."
    large = board({"hand": ["Pyroclasm"]}, [creature("Protection from red", "3/3", "Knight")], *CAST_AND_RESOLVED)
    assert large.report["verdict"] == "2 damage to Knight is prevented by protection from red."


@cr("301.5b", cited=False)
def test_what_an_equipment_makes_of_a_creature_is_in_the_verdict() -> None:
    equipped = board(["Bonesplitter", "Grizzly Bears"], [], activate("Bonesplitter", "Grizzly Bears"), RESOLVE)
    said = "Bonesplitter becomes attached to Grizzly Bears; Grizzly Bears becomes 4/2."
    assert equipped.report["verdict"] == said


@cr("601.2f", cited=False)
def test_what_effects_make_of_a_cost_is_told_where_only_its_target_is_open() -> None:
    taxing = creature("Noncreature spells cost {1} more to cast.", name="Taxing")
    played = board({"hand": ["Shock"]}, [taxing], cast("Shock"))
    assert played.table.outcomes().always == ("Shock costs {1}{R}: Taxing.",)

"""Many effects that each add to power and toughness: every object is what their sum makes it (CR 613.4c)."""

from __future__ import annotations

from typing import Any

from engine import play
from engine.rules.continuous.layers import derived
from engine.rules.continuous.layers.what_each_effect_changed import trace
from tests.helpers import RESOLVE, board, cast, cr
from tests.shelf import cards


def goblins(count: int, text: str, **more: Any) -> dict[str, Any]:
    """Creature tokens of one kind with a text."""
    kind = {"name": "Captain", "types": ["Creature"], "subtypes": ["Goblin"], "power": 2, "toughness": 2, "text": text}
    return {"token": kind, "count": count, **more}


OTHERS = "Other Goblins you control get +1/+1."


@cr("613.4c")
def test_each_of_many_captains_is_as_large_as_the_others_make_it() -> None:
    it = board([goblins(40, OTHERS), "Raging Goblin", "Grizzly Bears"], ["Raging Goblin"])
    sizes = [(ch.power, ch.toughness) for ch in map(it.table.game.characteristics, it.table.game.battlefield)]
    assert sizes == [(41, 41)] * 40 + [(41, 41), (2, 2), (1, 1)]


@cr("613.4c", "611.3a")
def test_one_captain_less_makes_all_others_smaller() -> None:
    it = board(
        {"battlefield": [goblins(40, OTHERS, id="captain"), "Raging Goblin"], "hand": ["Murder"]},
        [],
        cast("Murder", "captain#1"),
        RESOLVE,
        expect=["Raging Goblin is 40/40", "captain#2 is 40/40"],
    )
    assert any("40 creatures become 40/40: Captain#1 no longer applies to them." in step for step in it.steps)


@cr("613.4c")
def test_a_captain_under_another_player_s_control_makes_that_player_s_goblins_larger() -> None:
    board(
        {"battlefield": ["Raging Goblin"], "hand": ["Act of Treason"]},
        [goblins(3, OTHERS, id="captain"), "Grizzly Bears"],
        cast("Act of Treason", "captain#1"),
        RESOLVE,
        expect=["captain#1 is 2/2", "Raging Goblin is 2/2", "captain#2 is 3/3"],
    )


@cr("613.4c")
def test_what_is_applied_in_one_go_is_told_one_by_one() -> None:
    """Anthems of two kinds, in the order of their timestamps."""
    game = board([goblins(2, OTHERS), "Glorious Anthem", goblins(1, OTHERS)]).table.game
    first = game.battlefield[0]
    applied = [(one.after.power, one.part and one.part.standing.frame.source) for one in trace(derived(game), first)]
    assert applied == [(3, game.battlefield[1]), (4, game.battlefield[2]), (5, game.battlefield[3])]


@cr("613.4c")
def test_of_more_than_a_hundred_effects_it_is_told_how_many_they_are() -> None:
    it = board([goblins(150, OTHERS)])
    assert it.steps == [
        "Captain#1 is 151/151: Captain#2 and 148 other effects.",
        "149 creatures are 151/151: Captain#1 and 148 other effects.",
    ]
    changed = it.table.report().steps[1].changed[0]
    assert changed.effect == "Captain#1 and 148 other effects"
    french = play(it.table.scenario, cards(), "fr").report().steps[0].text
    assert french == "Captain#1 est 151/151\xa0: Captain#2 et 148 autres effets."

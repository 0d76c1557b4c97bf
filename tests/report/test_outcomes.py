"""What would come of a choice: every answer played on, and those that lead to the same told together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Outcome, Outcomes, Scenario, play, verdict_since
from tests.helpers import (
    DAMAGE,
    RESOLVE,
    RESOLVE_ALL,
    Played,
    activate,
    attack_with,
    block_with,
    board,
    cast,
    cr,
    creature,
    to,
)
from tests.shelf import cards

BEARS_DIE = (cast("Shock", "Grizzly Bears"), RESOLVE)
MUSTERING = creature("Whenever another creature dies, create a 1/1 white Soldier creature token.", name="Mustering")


def outcomes(played: Played, **bounds: int) -> Outcomes:
    found = played.table.outcomes(**bounds)
    assert found is not None
    return found


def upkeep(text: str, name: str) -> dict[str, Any]:
    """An enchantment with an ability that triggers at the beginning of its controller's upkeep."""
    ability = f"At the beginning of your upkeep, {text}"
    return {"token": {"name": name, "types": ["Enchantment"], "text": ability}}


def results(found: Outcomes) -> dict[str, tuple[str, ...]]:
    return {one.said: one.results for one in found.outcomes}


@cr("603.3b")
def test_the_order_of_triggers_does_not_matter_where_all_orders_lead_to_the_same() -> None:
    mine = [
        upkeep("you gain 1 life.", "Spring"),
        upkeep("you draw a card.", "Well"),
        upkeep("each opponent loses 1 life.", "Leech"),
    ]
    found = outcomes(board(mine, [], step="untap"))
    assert not found.matters
    assert (found.played, found.all) == (6, True)
    (only,) = found.outcomes
    assert only.said == "any order"
    assert sorted(only.results) == ["A draws Forest.", "A is at 21 life (+1, Spring).", "B is at 19 life (−1, Leech)."]


@cr("603.3b", "704.5a")
def test_the_order_of_triggers_that_matters_is_told_by_what_resolves_before_what() -> None:
    mine = [
        upkeep("you gain 1 life.", "Spring"),
        upkeep("you lose 1 life.", "Leech"),
        upkeep("you draw a card.", "Well"),
    ]
    found = outcomes(board({"battlefield": mine, "life": 1}, [], step="untap"))
    assert found.matters
    good = next(one for one in found.outcomes if one.said == "Spring resolves before Leech")
    assert len(good.answers) == 3
    assert "A is at 1 life, as before." in good.results
    bad = next(one for one in found.outcomes if one is not good)
    assert any("loses the game" in text or "B wins" in text for text in bad.results)


@cr("603.3b")
def test_triggers_that_do_the_same_are_ordered_once() -> None:
    two = {"card": "Soul Warden", "count": 3}
    found = outcomes(
        board(
            {"battlefield": [two, "Elvish Visionary"], "hand": ["Elvish Visionary"]},
            [],
            cast("Elvish Visionary"),
            RESOLVE,
        )
    )
    assert (found.played, found.all, found.matters) == (4, True, False), "where among three gains the card is drawn"


@cr("616.1")
def test_what_a_choice_among_replacement_effects_comes_to() -> None:
    mine = ["Hardened Scales", "Doubling Season", creature("{0}: Put a +1/+1 counter on Tester.", "1/1")]
    activated = {"do": "activate", "player": "A", "source": "Tester", "ability": 1}
    found = outcomes(board(mine, [], activated, RESOLVE))
    assert found.matters
    assert sorted(one.results[0] for one in found.outcomes) == ["Tester is now 4/4.", "Tester is now 5/5."]


@cr("601.2c")
def test_what_nothing_tells_apart_is_tried_once() -> None:
    found = outcomes(board({"hand": ["Shock"]}, [{"card": "Grizzly Bears", "count": 4}], cast("Shock")))
    assert results(found) == {
        "A": ("A is at 18 life (2 damage).",),
        "B": ("B is at 18 life (2 damage).",),
        "Grizzly Bears#1": ("Grizzly Bears#1 dies.",),
    }


@cr("509.1")
def test_blocks_are_played_to_the_end_of_combat_and_what_is_asked_on_the_way_too() -> None:
    blocks = [*attack_with({"Hill Giant": "B"}), to("declare blockers")]
    found = outcomes(board(["Hill Giant"], ["Typhoid Rats", "Serra Angel"], *blocks))
    said = results(found)
    assert said["no block"] == ("B is at 17 life (3 damage).",)
    assert said["Typhoid Rats → Hill Giant"] == ("Typhoid Rats and Hill Giant die.",)
    double = next(one for one in found.outcomes if "; " in one.said)
    assert double.then is not None
    assert (double.then.player, double.then.kind, len(double.then.outcomes)) == ("A", "damage", 4)
    assert double.then.always == ("Hill Giant dies.",)


@cr("509.1")
def test_a_creature_that_can_block_several_does_so_too() -> None:
    attack = [*attack_with({"Hill Giant": "B", "Grizzly Bears": "B"}), to("declare blockers")]
    found = outcomes(board(["Hill Giant", "Grizzly Bears"], ["Palace Guard"], *attack))
    assert "Palace Guard → Hill Giant and Grizzly Bears" in [one.said for one in found.outcomes]


def test_what_comes_of_every_answer_is_said_once() -> None:
    attack = attack_with({"Colossal Dreadmaw": "B"})
    block = block_with({"Typhoid Rats": "Colossal Dreadmaw"})
    found = outcomes(board(["Colossal Dreadmaw"], ["Typhoid Rats"], *attack, *block, DAMAGE))
    assert found.always == ("Typhoid Rats and Colossal Dreadmaw die.",)
    assert results(found)["1 to Typhoid Rats and 5 to B"] == ("B is at 15 life (5 damage).",)
    assert results(found)["6 to Typhoid Rats"] == ()


@cr("603.3b", "603.3d")
def test_choosing_again_afterwards_does_not_make_an_order_matter() -> None:
    mine = ["Blood Artist", MUSTERING, "Grizzly Bears"]
    found = outcomes(board({"battlefield": mine, "hand": ["Shock"]}, [], *BEARS_DIE))
    assert not found.matters
    (only,) = found.outcomes
    assert only.then is not None
    assert [one.said for one in only.then.outcomes] == ["A", "B"]


def test_bounds_are_kept_and_said() -> None:
    asked = board({"hand": ["Blaze"]}, [], cast("Blaze", "B"))
    found = outcomes(asked, answers=5)
    assert (len(found.outcomes), found.all) == (2, False), "of any number: none, or enough to win by"
    mine = ["Blood Artist", MUSTERING, "Grizzly Bears"]
    short = outcomes(board({"battlefield": mine, "hand": ["Shock"]}, [], *BEARS_DIE), lines=2)
    assert not short.to_the_end
    assert all(one.asks.startswith("Then it's up to A: ") for one in short.outcomes)


def test_what_is_untapped_tells_answers_apart() -> None:
    mine = [creature("{T}: Untap target creature.", name="Waker"), {"card": "Grizzly Bears", "tapped": True},
            {"card": "Hill Giant", "tapped": True}]  # fmt: skip
    found = outcomes(board(mine, [], {"do": "activate", "player": "A", "source": "Waker", "ability": 1}))
    assert results(found)["Grizzly Bears"] == ("Grizzly Bears untaps.",)
    assert results(found)["Hill Giant"] == ("Hill Giant untaps.",)


def test_the_table_stays_as_it_is_and_what_is_told_is_plain_data() -> None:
    asked = board({"hand": ["Shock"]}, ["Grizzly Bears"], cast("Shock"))
    before = asked.table.report().to_json()
    found = outcomes(asked)
    assert asked.table.report().to_json() == before
    data = json.loads(json.dumps(found.to_dict()))
    assert data["matters"] is True
    assert data["outcomes"][2]["answers"] == [{"value": "Grizzly Bears", "label": "Grizzly Bears"}]
    for one in found.outcomes:
        fork = asked.table.fork()
        fork.answer(one.answers[0].value)
        assert fork.choice is not None


def test_priority_is_no_choice_that_has_outcomes() -> None:
    assert board().table.outcomes() is None


@pytest.mark.parametrize(("locale", "said"), [("en", "any order"), ("fr", "n’importe quel ordre")])
def test_outcomes_are_told_in_the_language_of_the_table(locale: str, said: str) -> None:
    mine = [upkeep("you gain 1 life.", "Spring"), upkeep("you draw a card.", "Well")]
    turn = {"number": 3, "active": "A", "step": "untap"}
    scenario = {"version": 1, "players": {"A": {"battlefield": mine}, "B": {}}, "turn": turn}
    table = play(Scenario.load(scenario), cards(), locale=locale)
    found = table.outcomes()
    assert found is not None
    only: Outcome = found.outcomes[0]
    assert only.said == said


@cr("608.2d", "701.23a")
def test_what_is_only_just_resolving_is_not_told_to_be_on_the_stack() -> None:
    unknown = {"battlefield": ["Grizzly Bears"], "library": ["..."]}
    played = board({"hand": ["Path to Exile"]}, unknown, cast("Path to Exile", "Grizzly Bears"), RESOLVE)
    found = played.table.outcomes(brief=True)
    assert found is not None
    told = [line for way in found.outcomes for line in way.results]
    assert not any("On the stack" in line or "chooses not to" in line for line in told)
    assert any("name the card to find" in way.asks for way in found.outcomes)


@cr("510.1c", "702.19b")
def test_of_an_answer_of_which_nothing_comes_it_is_told_what_stays_so() -> None:
    dreadmaw = board(
        ["Colossal Dreadmaw"],
        ["Grizzly Bears"],
        *attack_with({"Colossal Dreadmaw": "B"}),
        *block_with({"Grizzly Bears": "Colossal Dreadmaw"}),
        DAMAGE,
    )
    found = dreadmaw.table.outcomes(brief=True)
    assert found is not None
    told = {way.said: way.results for way in found.outcomes}
    assert told["6 to Grizzly Bears"] == ("B stays at 20 life.",)


@cr("500.7", cited=False)
def test_who_takes_an_extra_turn_tells_answers_apart() -> None:
    found = outcomes(board({"hand": ["Time Warp"]}, [], cast("Time Warp")))
    assert results(found) == {
        "A": ("A will take an extra turn after this one.",),
        "B": ("B will take an extra turn after this one.",),
    }


def test_how_much_life_a_player_has_in_the_end_is_told_once() -> None:
    """What was lost before somebody had to choose is told with what is lost after it."""
    text = "{0}: Each opponent loses 1 life. You may draw a card. Each opponent loses 1 life."
    played = board([creature(text, name="Source")], [], activate("Source"), RESOLVE)
    found = played.table.outcomes(brief=True)
    assert found is not None
    assert found.always == ("B is at 18 life (−2).",)
    assert "B is at" not in verdict_since(played.table, 0, asking=False, whole=True, before=found)


@cr("603.3b")
def test_of_what_goes_on_no_number_is_told_for_what_comes_of_it() -> None:
    """Exquisite Blood and Sanguine Bond, with another ability to put in order in each round: B loses in the end, so no
    life total on the way is what comes of every order."""
    side = ["Exquisite Blood", "Sanguine Bond", "Ajani's Pridemate", creature("{0}: You gain 1 life.")]
    played = board(side, [], activate("Tester"), RESOLVE_ALL)
    assert not [one for one in outcomes(played).always if "life" in one]


@cr("903.9a")
def test_of_an_answer_behind_which_another_is_asked_it_is_told_what_has_come_of_it_or_stays() -> None:
    """What is settled by then: the commander that is sacrificed, and the one that stays where it is."""
    rules: dict[str, Any] = {"options": {"format": "commander"}}
    theirs = {"battlefield": ["Serra Angel", "Grizzly Bears"], "commander": "Serra Angel"}
    edict = board({"hand": ["Diabolic Edict"]}, theirs, cast("Diabolic Edict", "B"), RESOLVE, **rules)
    found = edict.table.outcomes(brief=True)
    assert found is not None
    told = {way.said: way.results for way in found.outcomes}
    assert told["Serra Angel"] == ("Serra Angel is sacrificed.",)
    pact = {"battlefield": ["Grave Pact", "Serra Angel"], "commander": "Serra Angel", "hand": ["Murder"]}
    murder = (cast("Murder", "Serra Angel"), RESOLVE)
    found = board(pact, ["Grizzly Bears", "Hill Giant"], *murder, **rules).table.outcomes(brief=True)
    assert found is not None
    assert {way.said: way.results for way in found.outcomes}["No"] == ("Serra Angel stays in A's graveyard.",)


@cr("603.3b", "608.2d")
def test_nothing_is_said_to_stay_while_more_is_to_resolve_behind_what_is_asked() -> None:
    """Which card is discarded is asked before the creature is sacrificed: it doesn't stay."""
    robs = "each opponent discards a card, then each opponent who didn't discard a nonland card this way loses 3 life."
    entering = "Whenever another creature you control enters, "
    watch = creature(f"{entering}{robs}\n{entering}sacrifice it.", name="Watch")
    mine = {"battlefield": [watch], "hand": ["Grizzly Bears"]}
    played = board(mine, {"hand": [{"unknown": 2}]}, cast("Grizzly Bears"), RESOLVE)
    told = [*played.table.outcomes(brief=True).outcomes]
    assert len(told) == 2
    assert not any("stays" in words for one in told for words in one.results)

"""What a table does not hold is refused in one sentence that cites no rule, and the game is as it was."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Budget, Illegal, Scenario, ScenarioError, Table, play
from engine.state.limits import MOST_AT_ONCE, MOST_DIGITS, MOST_PLACED
from tests.helpers import RESOLVE, Entry, activate
from tests.shelf import cards


def table(mine: list[Any], hand: list[str], *script: Entry, budget: Budget | None = None, **more: Any) -> Table:
    """A's board on A's first turn, and what is done."""
    library = [{"card": "Forest", "count": 60}]
    scenario = {
        "version": 1,
        "players": {"A": {"battlefield": mine, "hand": hand, "library": library}, "B": {"library": library}},
        "script": list(script),
        **more,
    }
    return play(Scenario.load(scenario), cards(), budget=budget)


def refused(it: Table) -> tuple[str, tuple[str, ...]]:
    """The sentence of the refusal, and the rules that it cites."""
    report = it.report()
    assert report.refused is not None
    return report.refused.reason, tuple(report.refused.rules)


def doublers(count: int) -> list[Any]:
    return [{"card": "Doubling Season", "count": count}]


def tome(text: str) -> dict[str, Any]:
    """An artifact with an activated ability."""
    return {"token": {"name": "Tome", "types": ["Artifact"], "text": text}}


MAKER = tome("{X}: Create X 2/2 white Cat creature tokens.")
CHARGER = tome("{0}: Put a charge counter on this artifact.")


def use(**more: Any) -> Entry:
    return activate("Tome", **more)


def test_a_million_tokens() -> None:
    it = table([MAKER], [], use(x=1_000_000), RESOLVE)
    assert refused(it) == ("That would make 1,000,000 tokens; this table stops at 5,000 at once.", ())
    assert len(it.game.stack) == len(it.game.battlefield) == 1


def test_as_many_tokens_as_a_table_holds() -> None:
    it = table([MAKER], [], use(x=MOST_AT_ONCE), RESOLVE)
    assert it.report().refused is None
    assert len(it.game.battlefield) == MOST_AT_ONCE + 1


def test_tokens_doubled_over_and_over() -> None:
    it = table([*doublers(29), MAKER], [], use(x=1), RESOLVE)
    assert refused(it) == ("That would make 8,192 tokens; this table stops at 5,000 at once.", ())


def test_counters_doubled_ninety_times_are_counted_exactly() -> None:
    it = table([*doublers(90), CHARGER], [], use(), RESOLVE)
    assert it.game.objects[it.game.battlefield[-1]].counters == {"charge": 2**90}
    assert f"{2**90:,}" in it.report().verdict
    assert f"{2**90:,}".replace(",", "\u202f") in play(it.scenario, cards(), "fr").report().verdict


def test_a_number_with_too_many_digits() -> None:
    it = table([*doublers(350), CHARGER], [], use(), RESOLVE)
    assert refused(it) == (f"That would make a number of more than {MOST_DIGITS} digits; this table stops there.", ())


def test_a_million_cards_from_a_library_of_sixty() -> None:
    it = table([tome("{X}: Target player draws X cards.")], [], use(x=1_000_000, targets=["B"]), RESOLVE)
    assert it.game.winner == 0
    assert "B draws Forest ×60." in [step.text for step in it.report().steps]


def test_more_steps_than_an_act_may_take() -> None:
    it = table([MAKER], [], use(x=90), RESOLVE, budget=Budget(steps=50))
    assert refused(it) == (
        "That would take more than 50 steps; this table stops there. Do it in smaller parts.",
        (),
    )
    assert len(it.game.stack) == 1


def test_no_time_left() -> None:
    times = iter([0.0] * 1000)
    it = table([MAKER], [], use(x=9), budget=Budget(seconds=5, clock=lambda: next(times)))
    times = iter([10.0 * n for n in range(1000)])
    refusal = it.act(RESOLVE)
    assert refusal is not None
    assert (refusal.reason.key, refusal.rules) == ("out-of-time", ())
    with pytest.raises(Illegal):
        it.run(lambda choice: "pass")
    assert len(it.game.stack) == 1


def test_more_objects_than_a_board_may_begin_with() -> None:
    with pytest.raises(ScenarioError, match=f"at most {MOST_PLACED:,} objects"):
        table([{"card": "Forest", "count": 2000}] * 6, [])


def captains(count: int) -> dict[str, Any]:
    """Creatures that each make all the others larger."""
    text = "Other creatures you control get +1/+1."
    kind = {"name": "Captain", "types": ["Creature"], "power": 2, "toughness": 2, "text": text}
    return {"token": kind, "count": count}


def test_five_hundred_captains_and_one_more() -> None:
    it = table([captains(500), MAKER], [], use(x=1), RESOLVE)
    assert it.report().refused is None
    assert {it.game.characteristics(i).power for i in it.game.battlefield} == {None, 501, 502}
    assert it.game.budget.spent < it.game.budget.steps / 4


def test_many_creatures_that_enter_beside_many_captains_cost_steps() -> None:
    it = table([captains(100), MAKER], [], use(x=100), RESOLVE, budget=Budget(steps=10_000))
    assert refused(it) == (
        "That would take more than 10,000 steps; this table stops there. Do it in smaller parts.",
        (),
    )
    assert len(it.game.battlefield) == 101

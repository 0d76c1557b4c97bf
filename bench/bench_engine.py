"""How fast the engine is: `make bench`. Compare figures within one run; machines differ and are noisy."""

from __future__ import annotations

from typing import Any

import pytest

from cards.database import CardDatabase
from engine import Scenario, Table, play

CARDS = CardDatabase.starter_set()
ANTHEMS = 5


def board(creatures: int, *, script: list[dict[str, Any]] | None = None, step: str = "precombat main") -> Scenario:
    """Half the creatures on each side, five anthems, and a burn spell in hand."""
    half = creatures // 2
    return Scenario.load(
        {
            "version": 1,
            "players": {
                "A": {
                    "battlefield": [
                        {"card": "Glorious Anthem", "count": ANTHEMS},
                        *([{"card": "Grizzly Bears", "count": creatures - half}] if half else []),
                    ],
                    "hand": ["Lightning Bolt"],
                    "library": [{"card": "Forest", "count": 60}],
                },
                "B": {
                    "battlefield": [{"card": "Grizzly Bears", "count": half, "id": "theirs"}] if half else [],
                    "library": [{"card": "Forest", "count": 60}],
                },
            },
            "turn": {"number": 1, "active": "A", "step": step},
            "script": script or [],
        }
    )


def table(creatures: int, **more: Any) -> Table:
    return play(board(creatures, **more), CARDS)


@pytest.mark.parametrize("creatures", [10, 100, 500])
def test_a_burn_spell_cast_and_resolved(benchmark: Any, creatures: int) -> None:
    """Cast, target, resolve, state-based actions, on boards with five anthems."""

    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        return (table(creatures),), {}

    def bolt(it: Table) -> Table:
        it.act({"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]})
        it.act({"do": "resolve"})
        return it

    done = benchmark.pedantic(bolt, setup=setup, rounds=15, warmup_rounds=2)
    assert done.game.players[1].life == 17


@pytest.mark.parametrize("creatures", [100, 500])
def test_all_characteristics(benchmark: Any, creatures: int) -> None:
    """Every permanent through the layers, from nothing."""
    from engine.rules.continuous.layers import derived

    game = table(creatures).game

    def derive() -> Any:
        game.derived_cache = None
        return derived(game)

    assert len(benchmark(derive).characteristics) == creatures + ANTHEMS


def test_twenty_attackers_into_twenty_blockers(benchmark: Any) -> None:
    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        return (table(40, step="declare attackers"),), {}

    def fight(it: Table) -> Table:
        names = [f"Grizzly Bears#{n}" for n in range(1, 21)]
        theirs = [f"Grizzly Bears#{n}" for n in range(21, 41)]
        it.act({"do": "attack", "player": "A", "attackers": dict.fromkeys(names, "B")})
        it.act({"do": "go_to", "step": "declare blockers"})
        it.act({"do": "block", "player": "B", "blockers": dict(zip(theirs, names, strict=True))})
        it.act({"do": "go_to", "step": "end of combat"})
        return it

    done = benchmark.pedantic(fight, setup=setup, rounds=10, warmup_rounds=1)
    assert len(done.game.battlefield) == 20 + ANTHEMS


def test_twelve_empty_turns(benchmark: Any) -> None:
    """Twelve turns in which everybody passes: 300 a second is 40 ms."""

    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        return (table(0),), {}

    def pass_on(it: Table) -> Table:
        it.act({"do": "go_to", "turn": 13, "step": "upkeep"})
        return it

    assert benchmark.pedantic(pass_on, setup=setup, rounds=5, warmup_rounds=1).game.turn.number == 13


def test_a_fork_of_a_hundred_permanents(benchmark: Any) -> None:
    assert benchmark(table(100).fork).choice is not None


def script(entries: int) -> list[dict[str, Any]]:
    """A burn spell cast, resolved and put back into the hand, again and again: the board stays as it is."""
    again = [
        {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]},
        {"do": "pass", "player": "A"},
        {"do": "pass", "player": "B"},
        {"do": "edit", "move": {"Lightning Bolt": "hand"}, "set_life": {"B": 20}},
    ]
    return again * (entries // len(again))


@pytest.mark.parametrize("entries", [52, 100, 200, 400])
def test_a_script(benchmark: Any, entries: int) -> None:
    """What a script costs grows as its length does: twice as many entries take twice as long."""
    scenario = board(10, script=script(entries))
    done = benchmark.pedantic(lambda: play(scenario, CARDS), rounds=3, warmup_rounds=1)
    assert len(done.history.marks) == entries


@pytest.mark.parametrize("entries", [52, 100, 200, 400])
def test_one_more_act_after_a_script(benchmark: Any, entries: int) -> None:
    """An act, a refusal and an answer cost the same however much has happened before."""
    scenario = board(10, script=script(entries))

    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        it = play(scenario, CARDS)
        it.act({"do": "resolve", "expect_refused": True})
        return (it,), {}

    def go_on(it: Table) -> Table:
        it.act({"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["A", "B"]})
        it.act({"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]})
        it.answer("pass")
        return it

    done = benchmark.pedantic(go_on, setup=setup, rounds=5, warmup_rounds=1)
    assert [refusal.rules for refusal in done.history.refused] == [("117.4",), ("601.2c",)]
    assert len(done.game.stack) == 1


def wake(mourners: int) -> Table:
    """As many creatures as given die at the same time, and each of them sees each die."""
    mourner = {
        "name": "Mourner",
        "types": ["Creature"],
        "subtypes": ["Spirit"],
        "power": 1,
        "toughness": 1,
        "text": "Whenever a creature dies, you gain 1 life.",
    }
    library = [{"card": "Forest", "count": 10}]
    return play(
        Scenario.load(
            {
                "version": 1,
                "players": {
                    "A": {
                        "battlefield": [{"token": mourner, "count": mourners}],
                        "hand": ["Wrath of God"],
                        "library": library,
                    },
                    "B": {"library": library},
                },
                "turn": {"number": 1, "active": "A", "step": "precombat main"},
                "script": [{"do": "cast", "player": "A", "card": "Wrath of God"}, {"do": "resolve"}],
            }
        ),
        CARDS,
    )


@pytest.mark.parametrize("mourners", [14, 20, 30, 42])
def test_a_report_with_triggers_on_the_stack(benchmark: Any, mourners: int) -> None:
    """196, 400, 900 and 1,764 triggered abilities on the stack: the time of each is to stay the same."""
    done = wake(mourners)
    benchmark.extra_info["triggers"] = len(done.game.stack)

    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        return (done.fork(),), {}

    report = benchmark.pedantic(lambda it: it.report(), setup=setup, rounds=3, warmup_rounds=1)
    assert len(report.state["stack"]) == len(done.game.stack) == mourners**2


def long_game(acts: int) -> Scenario:
    """A burns B, attacks with a bear and passes the turn, over and over: five acts in each of A's turns."""
    script: list[dict[str, Any]] = []
    for turn in range(1, 2 * (acts // 5), 2):
        script += [
            {"do": "cast", "player": "A", "card": "Lightning Bolt", "targets": ["B"]},
            {"do": "resolve"},
            {"do": "go_to", "turn": turn + 2, "step": "declare attackers"},
            {"do": "attack", "player": "A", "attackers": {"bear": "B"}},
            {"do": "go_to", "turn": turn + 2, "step": "postcombat main"},
        ]
    tome = {"token": {"name": "Tome", "types": ["Artifact"], "text": "You have no maximum hand size."}}
    bear = {"card": "Grizzly Bears", "id": "bear"}
    library = [{"card": "Forest", "count": acts // 5 + 1}]
    return Scenario.load(
        {
            "version": 1,
            "players": {
                "A": {
                    "life": 20,
                    "battlefield": [tome, bear],
                    "hand": [{"card": "Lightning Bolt", "count": acts // 5}],
                    "library": library,
                },
                "B": {"life": 10000, "battlefield": [tome], "library": library},
            },
            "turn": {"number": 1, "active": "A", "step": "precombat main"},
            "script": script,
        }
    )


@pytest.mark.parametrize("acts", [50, 100, 200, 400])
def test_a_long_game_is_played(benchmark: Any, acts: int) -> None:
    """From the script, which is what is stored of a board."""
    scenario = long_game(acts)
    done = benchmark.pedantic(lambda: play(scenario, CARDS), rounds=3, warmup_rounds=1)
    assert done.game.turn.number == 2 * (acts // 5) + 1


@pytest.mark.parametrize("acts", [50, 100, 200, 400])
def test_a_report_of_a_long_game(benchmark: Any, acts: int) -> None:
    done = play(long_game(acts), CARDS)

    def setup() -> tuple[tuple[Table], dict[str, Any]]:
        return (done.fork(),), {}

    report = benchmark.pedantic(lambda it: it.report(), setup=setup, rounds=5, warmup_rounds=1)
    assert len(report.steps) >= acts


@pytest.mark.parametrize("acts", [50, 100, 200, 400])
def test_a_fork_of_a_long_game(benchmark: Any, acts: int) -> None:
    assert benchmark(play(long_game(acts), CARDS).fork).choice is not None

"""The plan of the house: who may know whom, and what may stand where."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cards.database import CardDatabase
from tests.state_writes import writes

ROOT = Path(__file__).parents[1]
ALLOWED = {"bot": {"bot", "engine", "cards"}, "engine": {"engine", "cards.model"}, "cards": {"cards"}}


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


@pytest.mark.parametrize("room", ["bot", "engine", "cards"])
def test_imports_run_downwards_only(room: str) -> None:
    wrong = []
    for path in modules(room):
        for name in imported(path):
            if name.split(".")[0] in ALLOWED and not any(
                name == good or name.startswith(good + ".") for good in ALLOWED[room]
            ):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert not wrong


def test_no_function_of_the_engine_imports() -> None:
    """What is imported inside a function hides a circle; only the public names are loaded as they are first used."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} {function.name}"
        for path in modules("engine")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]
    assert not wrong


@pytest.mark.parametrize("room", ["engine", "cards"])
def test_the_rooms_below_know_no_front_end(room: str) -> None:
    banned = {"discord"}
    if room == "engine":
        banned |= {"click", "rich", "sqlite3", "sqlite_utils", "time", "datetime"}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in modules(room)
        for name in imported(path)
        if name.split(".")[0] in banned and (path.name, name) != ("coverage.py", "time")  # it reports its seconds
    ]
    assert not wrong


def test_no_card_is_named_in_the_code_of_the_engine() -> None:
    with CardDatabase.open() as cards:
        names = {face.name for card in cards.cards() for face in card.faces if " " in face.name}
    pattern = re.compile("|".join(re.escape(name) for name in sorted(names)))
    wrong = []
    for path in modules("engine"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                wrong.append(f"{path.relative_to(ROOT)}:{node.lineno} {node.value}")
    assert not wrong


SPENT = frozenset(
    {
        "mana_spent",
        "letters_spent",
        "from_treasures",
        "changed_cost",
        "cost_changed_by",
        "cost_sum",
        "costs_at_least_one",
    }
)
ANNOUNCED = SPENT | {"targets", "modes", "x", "division", "paid", "so_as_cast"}
KEPT = frozenset(
    {
        "base_values",
        "counting_out",
        "derived_at",
        "derived_cache",
        "in_layers",
        "said_in_layers",
        "tracking",
        "versions",
    }
)
WORKED_OUT = KEPT | {"outer", "shared", "setattr()"}
INTENT = frozenset({"announced", "marks", "queue"})

MAY_WRITE: dict[str, tuple[frozenset[str] | None, str]] = {
    "engine/rules/casting/announcing.py": (ANNOUNCED, "what is decided as a spell or ability is announced (601.2b-d)"),
    "engine/rules/casting/casting.py": (ANNOUNCED, "the same, and what was spent on it (601.2b-h)"),
    "engine/rules/casting/activating.py": (ANNOUNCED, "the same of abilities (602.2b)"),
    "engine/rules/casting/kicker_and_optional_costs.py": (ANNOUNCED, "the same of optional costs (601.2b)"),
    "engine/rules/casting/illegal_actions.py": (None, "an illegal action has never happened (733.1)"),
    "engine/rules/continuous/layers/base_values.py": (WORKED_OUT, "kept of what is worked out, no part of the game"),
    "engine/rules/continuous/layers/cached_characteristics.py": (WORKED_OUT, "the same"),
    "engine/rules/continuous/layers/applying_layers.py": (WORKED_OUT, "the same"),
    "engine/rules/continuous/telling_of_changed_characteristics.py": (
        frozenset({"setattr()"}),
        "of a copy of characteristics, to compare it",
    ),
    "engine/rules/pipeline/__init__.py": (
        frozenset({"batch", "before_batch", "bump()", "names"}),
        "the batch that is being worked out, and what it changes",
    ),
    "engine/rules/replacement/deferred.py": (frozenset({"deferred"}), "instructions that wait for an event (615.5)"),
    "engine/table/setup.py": (None, "the board is put together before the game goes on"),
    "engine/table/placing.py": (None, "the same"),
    "engine/table/earlier_this_turn.py": (None, "the same of what had happened before"),
    "engine/table/edits.py": (None, "what players change by hand, and each change is logged (``ByHand``)"),
    "engine/table/carrying_out.py": (INTENT, "what a script intends, no part of the game"),
    "engine/table/progress.py": (INTENT, "the same"),
    "engine/table/table.py": (INTENT, "the same"),
}
"""Where else than in ``apply`` of an event something that belongs to a game may be written: what, and why."""


@pytest.mark.parametrize("room", ["events", "rules", "mechanics", "table"])
def test_nothing_but_a_committed_event_changes_a_game(room: str) -> None:
    """Beside events there is bookkeeping: methods of the state's classes, and the places in ``MAY_WRITE``."""
    wrong, used = [], set()
    for path in modules(f"engine/{room}"):
        name = path.relative_to(ROOT).as_posix()
        allowed, _ = MAY_WRITE.get(name, (frozenset(), ""))
        of_events = "events" in (room, path.stem)
        for line, function, what in writes(path.read_text(encoding="utf-8")):
            if allowed is None or what in allowed:
                used.add(name)
            elif not (of_events and function == "apply"):
                wrong.append(f"{name}:{line} {function} writes {what}")
    assert not wrong
    assert used == {name for name in MAY_WRITE if name.startswith(f"engine/{room}/")}, "a place that writes no longer"


@pytest.mark.parametrize(
    "line",
    [
        "it.tapped = True",
        "game.objects[1].damage += 1",
        "it.memory = replace(it.memory, level=2)",
        "game.players[0].counters['poison'] = 10",
        "effect.uses -= 1",
        "game.turn.queue.insert(0, step)",
        "del game.objects[1]",
        "game.effects, before = [], game.effects",
        "held = game.counters_of(it)\n    held['+1/+1'] = 2",
        "pool = player.mana\n    pool.clear()",
        "game.zone_list(zone, player).append(1)",
        "game.combat.attack(1, target)",
        "setattr(it, name, 1)",
        "cease(game, 1)",
        "game.make(base, player, Zone.BATTLEFIELD)",
        "game.bump('stack')",
    ],
)
def test_a_rule_that_changes_a_game_by_itself_is_found(line: str) -> None:
    assert list(writes(f"def rule(game: Game, it: GameObject, player):\n    {line}\n"))


@pytest.mark.parametrize(
    "line",
    [
        "frame.targets = []",
        "values = it.thaw()\n    values.controller = player",
        "ids = list(game.ids(zone))\n    ids.remove(1)",
        "game.make(base, player, Zone.NOWHERE, kind=Kind.TOKEN)",
        "there = it.as_if(zone=Zone.GRAVEYARD)",
        "found = {}\n    found.update(it.counters)",
    ],
)
def test_what_changes_no_game_is_not_taken_for_it(line: str) -> None:
    assert not list(writes(f"def rule(game: Game, it: GameObject, player):\n    {line}\n"))

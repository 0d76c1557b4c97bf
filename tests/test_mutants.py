"""The slips that ``make mutants`` puts into the code."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import __main__ as command
from tools.mutants import blocks as blocks_of
from tools.mutants import sample
from tools.mutants.__main__ import chosen
from tools.mutants.blocks import blocks, places
from tools.mutants.operators import mutations
from tools.mutants.sample import Mutant, drawn, words_of

CODE = """
LIMIT = 3

def may(step: Step, mine: int, yours: int, done: list[int]) -> bool:
    '''Whether it may.'''
    if not done:
        done.append(mine)
    for one in done:
        if one < LIMIT and step is Step.UPKEEP:
            return less(mine, yours)
    return "graveyard" in done
"""


def slips() -> set[tuple[str, str]]:
    return {(it.was, it.now) for it in mutations(ast.parse(CODE))}


def test_each_kind_of_slip_is_made_where_it_can_be() -> None:
    assert {
        ("not done", "done"),
        ("done.append(mine)", "pass"),
        ("if not done:", "pass"),
        ("one < LIMIT", "one <= LIMIT"),
        ("one < LIMIT", "one >= LIMIT"),
        ("one < LIMIT and step is Step.UPKEEP", "one < LIMIT or step is Step.UPKEEP"),
        ("step is Step.UPKEEP", "step is not Step.UPKEEP"),
        ("Step.UPKEEP", "Step.DRAW"),
        ("return less(mine, yours)", "return not less(mine, yours)"),
        ("less(mine, yours)", "less(yours, mine)"),
        ("'graveyard'", "'stack'"),
    } <= slips()


def test_what_is_no_function_has_none() -> None:
    assert not any(was == "3" for was, _ in slips())


def test_a_mutant_differs_by_its_slip_alone() -> None:
    before = ast.unparse(ast.parse(CODE)).splitlines()
    for place in range(len(mutations(ast.parse(CODE)))):
        tree = ast.parse(CODE)
        mutations(tree)[place].make()
        after = ast.unparse(tree).splitlines()
        assert before != after
        assert len(before) - len(after) in (0, 1)


def test_each_block_of_a_function_is_watched() -> None:
    assert sorted(block[0].lineno for block in blocks(ast.parse(CODE))) == [5, 7, 9, 10]


def test_a_slip_is_told_only_where_it_is_come_to() -> None:
    """What follows ``and`` is not always, and "less" is "at most" but for equals."""
    places = {(it.was, it.now): it.place for it in mutations(ast.parse(CODE))}
    assert places["step is Step.UPKEEP", "step is not Step.UPKEEP"] == "may#1:e0"
    assert places["one < LIMIT", "one >= LIMIT"] == "may#1:2"
    assert places["one < LIMIT", "one <= LIMIT"] in places_of_orders()


def places_of_orders() -> list[str]:
    return list(places(ast.parse(CODE)).orders.values())


def test_watched_code_does_the_same_and_tells_its_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = """
def most(one, other, asked):
    '''The greater, if asked.'''
    return [n for n in (one if one >= other else other,) if asked and n]
"""
    reached: list[str] = []

    def came_out(name: str, value: object) -> object:
        reached.append(f"{name} {bool(value)}")
        return value

    def ordered(name: str, one: int, other: int, sign: str) -> bool:
        reached.append(f"{sign} {one == other}")
        return one >= other

    monkeypatch.setattr(blocks_of, "ROOT", tmp_path)
    (tmp_path / "most.py").write_text(code)
    names = {blocks_of.REACHED: reached.append, blocks_of.CAME_OUT: came_out, blocks_of.ORDERED: ordered}
    module: dict[str, Any] = {**names}
    exec(compile(blocks_of.watched(tmp_path / "most.py"), "most.py", "exec"), module)
    assert module["most"](2, 2, True) == [2]
    assert ">= True" in reached
    reached.clear()
    assert module["most"](0, 0, False) == []
    assert any(it.endswith(" False") for it in reached)


def test_a_change_to_one_function_leaves_the_names_of_the_others_blocks() -> None:
    """So that what has been recorded of them still holds."""

    def other(code: str) -> list[str]:
        return list(places(ast.parse(code)).of_function["may#1:"])

    longer = CODE.replace("def may", "def before() -> None:\n    if LIMIT:\n        return\n\n\ndef may")
    assert other(longer) == other(CODE)
    assert [name[6] for name in other(CODE)] == [*"0123", *"ebbo"]


def mutants_of(code: str, folder: Path) -> list[Mutant]:
    (folder / "may.py").write_text(code)
    return sample.of_file(folder / "may.py")


def test_a_change_elsewhere_draws_the_same_mutants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands before one moves it, and others may be drawn too; of those that were drawn all are left."""
    monkeypatch.setattr(sample, "ROOT", tmp_path)
    before = drawn(7, mutants_of(CODE, tmp_path), 5)
    changed = f"def less(one: int) -> bool:\n    return one < 3\n{CODE}"
    after = drawn(7, mutants_of(changed, tmp_path), 7)
    assert {(it.key, it.alike) for it in before} <= {(it.key, it.alike) for it in after}
    assert {it.line for it in before} != {it.line for it in after}


def test_slips_that_are_alike_are_drawn_each_for_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "ROOT", tmp_path)
    code = "def both() -> tuple[bool, bool]:\n    return True, True\n"
    assert [(it.key, it.alike) for it in mutants_of(code, tmp_path)] == [
        ("may.py both: True -> False", 0),
        ("may.py both: True -> False", 1),
    ]


def test_each_seed_draws_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sample, "ROOT", tmp_path)
    mutants = mutants_of(CODE, tmp_path)
    assert drawn(7, mutants, 5) == drawn(7, reversed(mutants), 5) != drawn(8, mutants, 5)


def test_what_is_recorded_anew_replaces_what_was_recorded_of_the_same_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "RECORD", tmp_path)
    (tmp_path / "1.jsonl").write_text(
        '["tests/a/test_x.py::one", 0.1, {"f:": "0"}]\n["tests/b/test_y.py::two", 0.2, {"f:": "0 e1"}]\n'
    )
    command.forget(("tests/a",))
    one = [(0.2, "tests/b/test_y.py::two")]
    assert command.read() == {"f:0": one, "f:e1": one}
    assert blocks_of.by_function(["f:0", "f:e1"]) == {"f:": "0 e1"}


def test_tests_of_each_way_through_the_function_are_tried_before_more_of_one() -> None:
    """All reach the block around the slip, and few what lies inside it."""
    plain = [(0.1, f"tests/test_{n}.py::test") for n in range(9)]
    deep = [(0.9, "tests/test_9.py::test")]
    taken, _ = chosen({"f.py:1": [*plain, *deep], "f.py:2": deep}, "f.py:1", ("f.py:1", "f.py:2"), 1)
    assert taken == ("tests/test_0.py::test", "tests/test_9.py::test")


def test_some_test_is_tried_however_long_it_takes() -> None:
    assert chosen({"f.py:1": [(9.0, "tests/test_it.py::test")]}, "f.py:1", ("f.py:1",), 1)[0]


def test_tests_named_after_the_function_are_tried_first() -> None:
    """All boards go through it, and few are about it."""
    plain = [(0.1, f"tests/cr700/test_{n}.py::test") for n in range(40)]
    about = (0.5, "tests/cr704/test_worlds.py::test_the_older_one_goes")
    reaching = {"f.py:1": [*plain, about]}
    taken, _ = chosen(reaching, "f.py:1", ("f.py:1",), 1, words_of("legend_and_world_rule world_rule"))
    assert taken[0] == about[1]
    assert len(taken) == 6

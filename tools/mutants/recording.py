"""A pytest plugin that records which places of the sampled rooms each test reaches, and how long it takes.

One line of JSON for each test, in a file for each process in the folder ``$MUTANTS_RECORD``: the test's id, its seconds
of processor time and, for each function, its places. Tests that fail or need the publishers' files are left out; what
is reached by importing stands in a line without an id. Modules are watched as they are imported; no file is changed,
and what is not sampled runs as fast as ever.
"""

from __future__ import annotations

import builtins
import importlib.abc
import importlib.machinery
import json
import operator
import os
import sys
from collections.abc import Generator, Sequence
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

from tools.mutants.blocks import CAME_OUT, ORDERED, ORDERS, REACHED, ROOT, by_function, watched
from tools.mutants.sample import ROOMS

PUBLISHED = {"edition", "full", "shared_data"}
"""Fixtures made of the publishers' files: each fork would make them anew, and not every machine has the files."""

_SAMPLED = tuple(f"{room.replace('/', '.')}." for room in ROOMS)
_reached: set[str] = set()
_failed: set[str] = set()


class _Watched(importlib.machinery.SourceFileLoader):
    """Loads a module with its places watched, past the cache of compiled modules."""

    def get_code(self, fullname: str) -> CodeType:
        return compile(watched(Path(self.path)), self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the modules of the sampled rooms."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not f"{name}.".startswith(_SAMPLED):
            return None
        found = importlib.machinery.PathFinder.find_spec(name, path or [str(ROOT)])
        if found is not None and isinstance(found.loader, importlib.machinery.SourceFileLoader):
            found.loader = _Watched(name, found.loader.path)
        return found


def _came_out(name: str, value: object) -> object:
    _reached.add(f"{name}{'+' if value else '-'}")
    return value


def _ordered(name: str, left: Any, right: Any, order: str) -> object:
    if left == right:
        _reached.add(name)
    return _SAYS[order](left, right)


_SAYS = dict(zip(ORDERS.values(), (operator.lt, operator.le, operator.gt, operator.ge), strict=True))
setattr(builtins, REACHED, _reached.add)
setattr(builtins, CAME_OUT, _came_out)
setattr(builtins, ORDERED, _ordered)
sys.meta_path.insert(0, _Finder())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave out the tests that need the publishers' files: some of them read every card there is."""
    items[:] = [it for it in items if not isinstance(it, pytest.Function) or PUBLISHED.isdisjoint(it.fixturenames)]


def pytest_collection_finish() -> None:
    """What the modules do as they are imported is reached by no test."""
    _record("", 0.0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Record one test."""
    _forget_what_was_read()
    _reached.clear()
    begun = _seconds()
    result = yield
    seconds = _seconds() - begun
    if item.nodeid not in _failed:
        _record(item.nodeid, seconds)
    return result


def _forget_what_was_read() -> None:
    """Each test reads its cards anew: what an earlier one has left read or worked out would hide what this one reaches.
    The grammar itself, which is kept for good, stays."""
    for name, module in sys.modules.copy().items():
        if f"{name}.".startswith(_SAMPLED):
            for one in [it for it in vars(module).values() if isinstance(it, _lru_cache_wrapper)]:
                if one.cache_parameters()["maxsize"] is not None or not name.startswith("engine.oracle."):
                    one.cache_clear()
    if cards := sys.modules.get("engine.oracle.values_of_printed_cards"):
        vars(vars(cards)["COMPILED"])["_known"].clear()


def _seconds() -> float:
    """The processor time of this process and of those that it has waited for."""
    return sum(os.times()[:4])


def _record(test: str, seconds: float) -> None:
    if _reached:
        with (Path(os.environ["MUTANTS_RECORD"]) / f"{os.getpid()}.jsonl").open("a") as out:
            out.write(json.dumps([test, round(seconds, 3), by_function(_reached)]) + "\n")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test that fails by itself tells nothing of a mutant."""
    if report.failed:
        _failed.add(report.nodeid)

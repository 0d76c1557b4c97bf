"""What all tests share."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

from engine import Report, Table
from tests.citations import problem

SHARED = Path(os.environ.get("SIEGE_SHARED_DATA", Path(__file__).parents[1].parent / "shared"))
"""Where the publishers' files lie on machines that have them."""


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """The folder of publishers' files; tests that need it are skipped where it is missing."""
    data = SHARED / "data"
    if not data.is_dir():
        pytest.skip("the publishers' data files are not on this machine")
    return data


def pytest_addoption(parser: pytest.Parser) -> None:
    """How often a process is killed in the tests that kill one."""
    parser.addoption("--kills", type=int, default=6, help="how often a process is killed at a random moment")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often to kill a process (``--kills 200`` for a thorough run)."""
    return int(request.config.getoption("--kills"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """A test marked with rules fails if none of its reports cites one of them (``tests.citations``)."""
    marks = list(item.iter_markers("cr"))
    if not marks:
        return (yield)
    reports: list[Report] = []
    make = Table.report

    def kept(table: Table) -> Report:
        reports.append(make(table))
        return reports[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "report", kept)
        result = yield
    if wrong := problem(marks, reports, once=not hasattr(item, "callspec")):
        pytest.fail(wrong, pytrace=False)
    return result

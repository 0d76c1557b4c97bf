"""A pytest plugin that tries mutants on the tests collected, each in a fork of the process.

All modules and tests are loaded once. A fork puts the mutant's code into the functions of its module, wherever they are
registered, and runs the tests that reach its place until one fails. No file is changed.
"""

from __future__ import annotations

import gc
import importlib
import os
import resource
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import click
import pytest

from tools.mutants.blocks import ROOT
from tools.mutants.sample import Mutant

MEMORY = 6 << 30
"""Bytes of address space a mutant may take."""
PATIENCE = 20
"""How much longer than its processor time a mutant may take."""
SURVIVED, DIED, NO_CODE = 0, 1, 2
"""How a fork ends: all its tests held, one failed, or the mutant fits none of the functions."""
ENDED = ("survived", "died", "cannot be made")


@dataclass(frozen=True)
class Trial:
    """A mutant (None for the code as it is), the ids of tests in the order in which they run, and the seconds of
    processor time after which it counts as one that does not end."""

    mutant: Mutant | None
    tests: tuple[str, ...]
    seconds: int


@dataclass(frozen=True)
class Outcome:
    """How a trial ended; ``killer`` is the test that failed, empty where the mutant took too long."""

    trial: Trial
    status: int
    killer: str = ""


class Runner:
    """Runs trials instead of the session's tests, ``jobs`` at a time, and keeps their outcomes."""

    def __init__(self, trials: list[Trial], jobs: int, into: Path) -> None:
        self.trials, self.jobs, self.into = trials, jobs, into
        self.outcomes: list[Outcome] = []
        self._failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Try each mutant; the session itself runs no test."""
        items = {item.nodeid: item for item in session.items}
        for trial in self.trials:
            if trial.mutant is not None:
                importlib.import_module(module_of(trial.mutant.path))
        gc.freeze()
        running: dict[int, Trial] = {}
        for trial in self.trials:
            if len(running) == self.jobs:
                self._wait(running)
            if child := os.fork():
                running[child] = trial
            else:
                self._child(trial, [items[name] for name in trial.tests if name in items])
        while running:
            self._wait(running)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a failure in the fork."""
        if report.failed:
            self._failed = report.nodeid

    def _wait(self, running: dict[int, Trial]) -> None:
        child, status = os.wait()
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # what a test has started and not ended
        trial = running.pop(child)
        ended = DIED if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
        said = self.into / str(child)
        self.outcomes.append(Outcome(trial, ended, said.read_text() if said.exists() else ""))
        if trial.mutant is not None:
            click.echo(f"{ENDED[ended]}: {trial.mutant.key}", err=True)

    def _child(self, trial: Trial, items: list[pytest.Item]) -> None:
        """What a fork does; it never returns."""
        status = DIED
        try:
            os.setsid()
            null = os.open(os.devnull, os.O_WRONLY)
            os.dup2(null, 1), os.dup2(null, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.setitimer(signal.ITIMER_PROF, trial.seconds)
            signal.setitimer(signal.ITIMER_REAL, PATIENCE * trial.seconds)  # waiting takes no processor time
            status = self._try(trial, items)
        finally:
            os._exit(status)

    def _try(self, trial: Trial, items: list[pytest.Item]) -> int:
        if trial.mutant is not None and not install(trial.mutant):
            return NO_CODE
        for place, item in enumerate(items):
            following = items[place + 1] if place + 1 < len(items) else None
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self._failed:
                (self.into / str(os.getpid())).write_text(self._failed)
                return DIED
        return SURVIVED


def module_of(path: Path) -> str:
    """The name under which a file of the project is imported."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def install(mutant: Mutant) -> bool:
    """Put the mutant's code into the functions of its module; whether any has changed."""
    path = str(mutant.path)
    new = {_place(code): code for code in _codes(compile(mutant.tree(), path, "exec", dont_inherit=True))}
    changed = False
    gc.unfreeze()
    for function in [it for it in gc.get_objects() if isinstance(it, FunctionType)]:
        code = new.get(_place(function.__code__)) if function.__code__.co_filename == path else None
        if code is not None and code != function.__code__:
            try:
                function.__code__ = code
            except ValueError:  # what it closes over is not what the mutant closes over
                return False
            changed = True
    return changed


def _place(code: CodeType) -> tuple[str, int]:
    return code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A code object and those inside it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)
